"""Every task of a redrive dies before and after every call it makes: each letter is sent once, and none is hidden."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.job import Job
from lambdas.core.model.letter import UNRESOLVED, LetterStatus
from lazaret.testing.crash import Life
from tests.support.lane import LANE, AgentFunction
from tests.support.schedule import sampled
from tests.support.worlds.island import REPLAY, Island

CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))
TASKS = ("write_down", "plan", "choose_wave", "send", "judge", "call_back", "report")
LETTERS = 4


class Agents:
    """Breaks until it is fixed; then does what the journey needs, and counts what it did outside."""

    def __init__(self, then: AgentFunction) -> None:
        self.fixed = False
        self.then = then
        self.done: list[str] = []

    def __call__(self, job: Job, run: Run) -> Any:
        key = str(job.payload["key"])
        run.effect("crm.case_created", key=key, do=lambda: self.done.append(key))
        if not self.fixed:
            raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")
        return self.then(job, run)


def recovers(_job: Job, _run: Run) -> dict[str, bool]:
    return {"ok": True}


def dies_again(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def one_dies_others_wait(job: Job, _run: Run) -> None:
    if job.payload["key"] == "0":
        raise Permanent("OTHER", "another cause")
    raise Transient("NETWORK", "weather", retry_after=900)


JOURNEYS: dict[str, tuple[dict[str, Any], AgentFunction]] = {
    "replay recovers": ({}, recovers),
    "replay dies again": ({}, dies_again),
    "halt calls back": ({"canary": 4}, one_dies_others_wait),
    "resume recovers": ({"action": "resume"}, recovers),
    "resume calls back": ({"action": "resume", "canary": 4}, one_dies_others_wait),
    "discard": ({"action": "discard", "fixed": None}, recovers),
}


def quarantined(then: AgentFunction) -> tuple[Island, Agents]:
    agents = Agents(then)
    island = Island(agent=agents, lane=CALM)
    for number in range(LETTERS):
        island.kill(1, first=number, payload={"key": str(number)})
    agents.fixed = True
    return island, agents


def driven(island: Island, changes: dict[str, Any]) -> Any:
    return island.drive({**REPLAY, "canary": 2, "growth": 1, **changes})


def calls_of(then: AgentFunction, changes: dict[str, Any]) -> dict[str, int]:
    """How many calls each task makes at most, when nothing dies."""
    island, _ = quarantined(then)
    lives: dict[str, list[Life]] = {}

    def noted(task: str) -> Life:
        lives.setdefault(task, []).append(Life())
        return lives[task][-1]

    island.task_life = noted
    driven(island, changes)
    return {task: max(life.calls for life in each) for task, each in lives.items()}


def check(island: Island, agents: Agents) -> None:
    """Nothing lost, no effect twice, one live job a letter, each letter sent at most once."""
    island.pass_time(3 * 86_400)
    assert sorted(agents.done) == sorted(set(agents.done)), "an effect was performed twice"
    lineage = [head for head in island.ledger.heads.values() if head.replays is not None]
    replayed = [head.replays.letter_id for head in lineage if head.replays is not None]
    assert len(replayed) == len(set(replayed)), "a letter was sent twice"
    for letter in island.ledger.dead.values():
        assert letter.status is not LetterStatus.REDRIVING, f"{letter.letter_id} is hidden"
    for number in range(LETTERS):
        of_job = [each for each in island.ledger.dead.values() if each.root == f"job_{number}"]
        live = [each for each in of_job if each.status in UNRESOLVED]
        ended = [each for each in of_job if each.status in (LetterStatus.RECOVERED, LetterStatus.DISCARDED)]
        assert len(live) + len(ended) == 1, [each.status for each in of_job]


def dying(task: str, at: int, *, after: bool) -> Callable[[str], Life]:
    """The first process of that task dies at its n-th call; those after it live."""
    lives = iter([Life(dies_at=at, after=after)])
    return lambda name: next(lives, Life()) if name == task else Life()


@pytest.mark.parametrize("journey", sampled(JOURNEYS, {"replay recovers", "discard"}.__contains__))
def test_a_task_that_dies_at_any_call_is_begun_again_and_nothing_is_lost_or_sent_twice(journey: str) -> None:
    changes, then = JOURNEYS[journey]
    expected = driven(quarantined(then)[0], changes)
    calls_made = calls_of(then, changes)
    assert all(calls_made.values()), f"a task that cannot die proves nothing: {calls_made}"
    points = [(task, at) for task, calls in calls_made.items() for at in range(1, calls + 1)]
    assert len(points) > 15
    for task, at in points:
        for after in (False, True):
            island, agents = quarantined(then)
            island.task_life = dying(task, at, after=after)
            told = driven(island, changes)
            outcome = {name: told[name] for name in ("verdict", "planned", "replayed", "recovered", "died_again")}
            assert outcome == {name: expected[name] for name in outcome}, f"{task} died at call {at}, after={after}"
            check(island, agents)


class StoppedHere(Exception):
    """Somebody stopped the execution from the console."""


@pytest.mark.parametrize("journey", JOURNEYS)
@pytest.mark.parametrize("task", TASKS)
def test_an_execution_that_is_stopped_at_any_task_leaves_no_letter_hidden(journey: str, task: str) -> None:
    def stop(name: str) -> None:
        if name == task:
            raise StoppedHere

    changes, then = JOURNEYS[journey]
    island, agents = quarantined(then)
    island.on_task = stop
    with suppress(StoppedHere):
        driven(island, changes)
    check(island, agents)


@pytest.mark.parametrize("journey", sampled(JOURNEYS, {"halt calls back"}.__contains__))
def test_a_sender_that_dies_in_an_execution_that_is_then_stopped_leaves_no_letter_hidden(journey: str) -> None:
    """Between the head and the message: only the sweep knows of it then."""
    changes, then = JOURNEYS[journey]
    for at in range(1, calls_of(then, changes)["send"] + 1):
        for after in (False, True):
            island, agents = quarantined(then)
            island.task_life = dying("send", at, after=after)
            senders: list[str] = []

            def stop(name: str, senders: list[str] = senders) -> None:
                senders.extend([name] if name == "send" else [])
                if len(senders) > 1:
                    raise StoppedHere

            island.on_task = stop
            with suppress(StoppedHere):
                driven(island, changes)
            check(island, agents)
