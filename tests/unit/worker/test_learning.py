"""A lane learns from its changed tries: what cured, what did not, and nothing from what only had to wait."""

from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.experience import NO_RULING, Experience, Ruling, Tally
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome
from tests.support.builders import an_event
from tests.support.lane import KEY, InMemory

LANE = KEY.job_type
DEFAULT = ("evidence", 60)  # the answer to EMPTY_RESULT


def known(lane: InMemory) -> Experience:
    found: Experience = lane.ledger.experience(LANE, "EMPTY_RESULT", signature="", now=lane.now)
    return found


def work_until_it_ends(lane: InMemory) -> list[Outcome]:
    outcomes = [lane.work(lane.message()).outcome]
    while outcomes[-1] is Outcome.RETRIED:
        lane.later(600)
        outcomes.append(lane.work(lane.delivered(lane.queue.sent[-1])).outcome)
    return outcomes


def answering(*results: Any) -> Any:
    """An agent whose attempts end with these, one after the other."""
    left = list(results)

    def agent(_job: Job, run: Run) -> Any:
        run.spend(usd=0.25)
        result = left.pop(0)
        if isinstance(result, Exception):
            raise result
        return result

    return agent


def test_a_changed_try_that_is_done_is_a_cure_with_what_it_cost() -> None:
    lane = InMemory(agent=answering(None, {"ok": True}))
    assert work_until_it_ends(lane) == [Outcome.RETRIED, Outcome.DONE]
    assert known(lane).of_code == {DEFAULT: Tally(tries=1, cures=1, usd=0.25)}


def test_a_changed_try_that_fails_again_is_no_cure() -> None:
    lane = InMemory(agent=answering(None, None))
    assert work_until_it_ends(lane) == [Outcome.RETRIED, Outcome.BURIED]
    assert known(lane).of_code == {DEFAULT: Tally(tries=1, cures=0, usd=0.25)}


def test_a_transient_failure_in_between_tells_nothing_and_the_answer_is_still_on_trial() -> None:
    lane = InMemory(agent=answering(None, ConnectionResetError("gone"), {"ok": True}))
    assert work_until_it_ends(lane) == [Outcome.RETRIED, Outcome.RETRIED, Outcome.DONE]
    assert known(lane).of_code == {DEFAULT: Tally(tries=1, cures=1, usd=0.25)}


def test_a_job_that_only_had_to_wait_teaches_nothing() -> None:
    lane = InMemory(agent=answering(ConnectionResetError("gone"), {"ok": True}))
    assert work_until_it_ends(lane) == [Outcome.RETRIED, Outcome.DONE]
    assert lane.ledger.learned(LANE, now=lane.now) == ({}, {})


def test_what_a_person_pinned_is_what_the_next_try_changes_and_the_timeline_says_why() -> None:
    lane = InMemory(agent=answering(None, {"ok": True}))
    lane.ledger.rule(LANE, "EMPTY_RESULT", Ruling(pinned="concise", who="ada"), an_event())
    lane.work(lane.message())
    assert lane.head().strategy.max_output_tokens is not None
    assert "concise, as ada decided" in [event.why for event in lane.ledger.timeline(KEY)]


@pytest.mark.parametrize("refused", ["experience", "learn"])
def test_a_table_that_does_not_answer_costs_the_lesson_and_nothing_else(
    refused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = InMemory(agent=answering(None, {"ok": True}))

    def down(*_args: object, **_named: object) -> None:
        raise Unavailable("table ledger", "throttled")

    monkeypatch.setattr(lane.ledger, refused, down)
    assert work_until_it_ends(lane) == [Outcome.RETRIED, Outcome.DONE]
    assert lane.head().status is HeadStatus.DONE
    monkeypatch.undo()
    assert known(lane).ruling == NO_RULING
