"""A lane that announces everything: whoever dies on the way, each move is announced, and always under the same id."""

from collections.abc import Callable

from lambdas.core.agent.run import Run
from lambdas.core.model.announcement import Told
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from lambdas.core.model.value import replace
from tests.support.journeys.journey import CALM, Journey
from tests.support.journeys.of_redrives import driving
from tests.support.lane import body, healthy
from tests.support.worlds.town import Town

TELLING = replace(CALM, events=tuple(Told))


def told(town: Town) -> set[tuple[str, str]]:
    """What became of which job, as others have heard it."""
    ids = {(what, detail["event_id"]): detail for what, detail in town.bus.told}
    heard = {(what, detail["job_id"]) for (what, _), detail in ids.items()}
    assert len(ids) == len(heard), "one move, one id"
    return heard


def until_nothing_is_pending(go: Callable[[Town], None]) -> Callable[[Town], None]:
    def gone(town: Town) -> None:
        go(town)
        town.pass_time(60)
        town.minutes(4)

    return gone


def fatal(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def one_letter(town: Town) -> None:
    town.agent = fatal
    town.kill(1)
    town.agent = healthy


def its_end_is_told(end: Told) -> Callable[[Town], None]:
    def check(town: Town) -> None:
        (letter,) = town.ledger.dead.values()
        assert letter.status == end.value
        done = {(Told.DONE, head.key.job_id) for head in town.ledger.heads.values() if head.status == "done"}
        assert told(town) == {*done, (Told.DEAD, letter.job_id), (end, letter.job_id)}
        assert town.ledger.unannounced(town.now, limit=100) == ()

    return check


def one_of_each(town: Town) -> None:
    town.agent = lambda job, run: healthy(job, run) if job.payload["n"] else fatal(job, run)
    for number in (0, 1):
        town.enqueue(town.message(body(job_id=f"job_{number}", payload={"n": number})))


def one_is_dead_and_one_is_done(town: Town) -> None:
    assert told(town) == {(Told.DEAD, "job_0"), (Told.DONE, "job_1")}
    assert all(detail["result"] == {"ok": True} for what, detail in town.bus.told if what == Told.DONE)
    assert town.ledger.unannounced(town.now, limit=100) == ()


OF_ANNOUNCEMENTS: dict[str, Journey] = {
    "announce done and dead": Journey(
        prepare=one_of_each,
        go=until_nothing_is_pending(lambda town: town.run_until_settled(most=500)),
        check=one_is_dead_and_one_is_done,
        lane=TELLING,
    ),
    "announce recovered": Journey(
        prepare=one_letter,
        go=until_nothing_is_pending(driving()),
        check=its_end_is_told(Told.RECOVERED),
        lane=TELLING,
    ),
    "announce discarded": Journey(
        prepare=one_letter,
        go=until_nothing_is_pending(driving(action="discard", fixed=None)),
        check=its_end_is_told(Told.DISCARDED),
        lane=TELLING,
    ),
}
