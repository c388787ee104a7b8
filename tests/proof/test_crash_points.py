"""A process may die before or after every call it makes, on every journey: nothing is lost, nothing happens twice."""

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from tests.support.journeys.journey import Journey, tried
from tests.support.journeys.of_jobs import JOURNEYS, settle
from tests.support.markdown import table
from tests.support.schedule import sampled
from tests.support.worlds.town import Town

FIGURES = {row["what"]: row["tried"] for row in table("docs/reliability.md", "proof")}
PROMISED = {"healthy", "retry", "bury", "park, probe and release", "replay", "resume", "discard"}
SHORT = {"healthy", "retry", "bury", "a job that sends a job", "replay", "resume", "discard", "notice"}


@pytest.mark.parametrize("name", sampled(JOURNEYS, SHORT.__contains__))
def test_whenever_a_process_dies_all_settles_and_nothing_is_lost_or_done_twice(name: str) -> None:
    outcome = tried(JOURNEYS[name])
    assert outcome.broken == ()
    assert outcome.points >= 20, "so few calls are no journey"
    assert f"{outcome.points:,} points" == FIGURES[f"a process dies at every call: {name}"], (
        "run: python -m proof crashes"
    )


def test_the_document_lists_the_journeys_and_none_that_was_promised_is_missing() -> None:
    assert [row["journey"] for row in table("docs/reliability.md", "journeys")] == list(JOURNEYS)
    assert set(JOURNEYS) >= PROMISED


def _careless(town: Town) -> None:
    """An agent that changes the outside without saying so."""

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.step("read", lambda: 1)
        town.outside.act("case")
        run.step("write", lambda: 2)
        return {"ok": True}

    town.agent = agent
    town.enqueue(town.message())


def test_what_happens_twice_is_seen() -> None:
    outcome = tried(Journey(prepare=_careless, go=settle, check=lambda town: None))
    assert any("case happened 2 times" in fault for fault in outcome.broken)


def _stays(town: Town) -> None:
    for _ in range(10):
        if not town.waiting and not town.dead_waiting:
            break
        town.tick()


def test_what_is_lost_is_seen() -> None:
    """With no sweep, what died between the head and the message is not found again."""

    def flaky(town: Town) -> None:
        def agent(_job: Job, run: Run) -> dict[str, bool]:
            if run.attempt == 1:
                raise Transient("NETWORK", "a hiccup")
            return {"ok": True}

        town.agent = agent
        town.enqueue(town.message())

    def check(town: Town) -> None:
        assert town.head().status is HeadStatus.DONE

    assert tried(Journey(prepare=flaky, go=settle, check=check)).broken == ()
    assert any("is waiting" in fault for fault in tried(Journey(prepare=flaky, go=_stays, check=check)).broken)
