"""Journeys that an operator begins: letters that are replayed, resumed, called back, approved, discarded."""

from collections.abc import Callable
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.job import Job
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from tests.support.journeys.journey import CALM, Journey
from tests.support.lane import healthy
from tests.support.worlds.island import REPLAY
from tests.support.worlds.town import Town

# A wave is judged after two seconds. A job whose worker died is then still leased, so it is not called back: it runs
# again, and its letter is for a person here. That the sweep replays such letters is a journey of its own.
BY_HAND = replace(CALM, replay=replace(CALM.replay, auto_max=0))


def is_recovered(town: Town) -> None:
    assert town.statuses() == {"recovered": len(town.ledger.dead)}
    assert all(times == 1 for times in town.outside.happened.values())


def quarantined(then: Callable[[Job, Run], Any]) -> Callable[[Town], None]:
    """Two letters, each with an effect that happened; and an agent that is mended."""

    def prepare(town: Town) -> None:
        mended: list[bool] = []

        def agent(job: Job, run: Run) -> Any:
            name = f"case of {job.payload['n']}"
            run.effect("case", key=name, do=town.outside.act, args=(name,), verify=town.outside.find)
            if not mended:
                raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")
            return then(job, run)

        town.agent = agent
        for number in range(2):
            town.kill(1, first=number, payload={"n": number})
        mended.append(True)

    return prepare


def driving(**changes: Any) -> Callable[[Town], None]:
    def go(town: Town) -> None:
        town.drive({**REPLAY, "canary": 1, "growth": 1, **changes})
        town.pass_time(3 * 86_400)

    return go


def dies_again(_job: Job, _run: Run) -> Any:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def one_dies_others_wait(job: Job, _run: Run) -> Any:
    if job.payload["n"] == 0:
        raise Permanent("OTHER", "another cause")
    raise Transient("NETWORK", "weather", retry_after=900)


def each_has_one_end(town: Town) -> None:
    over = (LetterStatus.OPEN, LetterStatus.HELD, LetterStatus.RECOVERED, LetterStatus.DISCARDED)
    for number in range(2):
        of_root = [letter.status for letter in town.ledger.dead.values() if letter.root == f"job_{number}"]
        assert sum(status in over for status in of_root) == 1, of_root


def are_discarded(town: Town) -> None:
    assert town.statuses() == {"discarded": 2}
    told = [notice for notice in town.notices.told if notice.what == "letter.discarded"]
    assert {notice.facts["letter_id"] for notice in told} <= set(town.ledger.dead)


def approved(town: Town) -> None:
    quarantined(healthy)(town)
    town.answer = {"approved": True, "by": "bo", "why": "looks right"}


OF_REDRIVES: dict[str, Journey] = {
    "replay": Journey(prepare=quarantined(healthy), go=driving(), check=is_recovered),
    "replay that dies again": Journey(prepare=quarantined(dies_again), go=driving(), check=each_has_one_end),
    "replay that is called back": Journey(
        prepare=quarantined(one_dies_others_wait), go=driving(canary=2), check=each_has_one_end, lane=BY_HAND
    ),
    "approval": Journey(
        prepare=approved, go=driving(), check=is_recovered, lane=replace(CALM, human_review=True, approval_above=1)
    ),
    "resume": Journey(prepare=quarantined(healthy), go=driving(action="resume"), check=is_recovered),
    "resume that is called back": Journey(
        prepare=quarantined(one_dies_others_wait),
        go=driving(action="resume", canary=2),
        check=each_has_one_end,
        lane=BY_HAND,
    ),
    "discard": Journey(prepare=quarantined(healthy), go=driving(action="discard", fixed=None), check=are_discarded),
}
