"""A lane that foresees: it observes, begins differently, or holds; and a lane that does not never pays for it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import BreakerLimits, Lane, Model
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.experience import Answered, Ruling, Score
from lambdas.core.model.failure import AgentSignal, Kind
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job, JobKey
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.worker.foresee import FRESH, MOST_SEEN
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.builders import an_event
from tests.support.lane import KEY, LANE, InMemory, body

OVERFLOW = "CONTEXT_OVERFLOW"
MODELS = (Model(name="small", context_tokens=200_000), Model(name="large", context_tokens=1_000_000))
NEVER_TRIPS = BreakerLimits(failures=10_000)
NEW = KEY.job_type
LEFT_ALONE = 1  # the number of one of those that run as they came; job-2 is none of them


def foreseeing(mode: str, **more: Any) -> Lane:
    return replace(LANE, foresee=mode, models=MODELS, breaker=NEVER_TRIPS, **more)


def large_fails(job: Job, run: Run) -> dict[str, bool]:
    """Its like are cured by a larger model, and nothing else."""
    if job.payload.get("large") and run.strategy.model != "large":
        raise AgentSignal(Kind.CONDITIONAL, OVERFLOW, "too long")
    return {"ok": True}


def work(lane: InMemory, job_id: str, *, large: bool = True) -> Worked:
    payload = {"large": "x" * 4_000} if large else {"small": 1}
    return lane.work(lane.message(body(job_id=job_id, payload=payload)))


@contextmanager
def counted(lane: InMemory) -> Iterator[list[tuple[str, Any]]]:
    """The requests meanwhile: their names, and what they ask."""
    asked: list[tuple[str, Any]] = []
    lane.ledger.dynamodb.seen = lambda name, request: asked.append((name, request))
    yield asked
    lane.ledger.dynamodb.seen = lambda _name, _request: None


def of(job_id: str) -> JobKey:
    return replace(KEY, job_id=job_id)


def experienced(mode: str, *, failed: int = 40, cures: int = 5, **more: Any) -> InMemory:
    """A lane in which this many large jobs have failed, and the larger model has cured some."""
    lane = InMemory(lane=foreseeing("observe"), agent=large_fails)
    for number in range(failed):
        work(lane, f"old-{number}")
        work(lane, f"fine-{number}", large=False)
    for _ in range(cures):
        cured = Answered(code=OVERFLOW, signature="s", strategy="compress", delay_s=10)
        lane.ledger.learn(NEW, cured, cured=True, usd=0.1, at=lane.now)
    learn(lane)
    lane.lane, lane.foreseer = foreseeing(mode, **more), None
    return lane


def learn(lane: InMemory) -> None:
    """What is gathered is written with the next job, and the sweep learns from it a little later."""
    lane.later(FRESH.total_seconds())
    work(lane, f"last-{lane.new_id()}", large=False)
    lane.later(FRESH.total_seconds())
    lane.sweep()


def test_a_job_like_those_that_failed_begins_with_what_cured_them() -> None:
    lane = experienced("act")
    assert work(lane, "job-2").outcome is Outcome.DONE
    (event,) = lane.ledger.timeline(of("job-2"))
    assert event.what == "attempt.foreseen"
    assert event.why.startswith("foreseen: of 4")
    assert event.why.endswith(f"failed at first with {OVERFLOW}, and compress has cured most of those")
    assert event.data["strategy"]["model"] == "large"
    assert "instructions" not in event.data["strategy"], "there was no earlier try to speak of"


def test_a_job_unlike_them_begins_as_it_came() -> None:
    lane = experienced("act")
    assert work(lane, "job-2", large=False).outcome is Outcome.DONE
    assert lane.ledger.timeline(of("job-2")) == ()


def test_who_only_observes_changes_nothing_and_counts_what_it_would_have_done() -> None:
    lane = experienced("observe")
    assert [work(lane, f"job-{number}").outcome for number in range(3)] == [Outcome.RETRIED] * 3
    learn(lane)
    score = lane.ledger.foresight(NEW).score
    assert (score.right, score.wrong, score.changed, score.held) == (3, 0, 0, 0)
    assert score.missed == 40, "those from which it learned"


def test_one_in_five_runs_as_it_came_so_that_being_wrong_is_noticed() -> None:
    lane = experienced("act")
    outcomes = {number: work(lane, f"job-{number}").outcome for number in range(40)}
    assert outcomes[LEFT_ALONE] is Outcome.RETRIED
    assert list(outcomes.values()).count(Outcome.RETRIED) in range(4, 14)
    learn(lane)
    score = lane.ledger.foresight(NEW).score
    assert score.right == list(outcomes.values()).count(Outcome.RETRIED)
    assert score.changed == score.cured == list(outcomes.values()).count(Outcome.DONE)


def test_once_such_jobs_are_fine_it_stops_to_change_them() -> None:
    lane = experienced("act")
    lane.agent = lambda _job, _run: {"ok": True}
    for number in range(600):
        work(lane, f"job-{number}")
    learn(lane)
    lane.later(FRESH.total_seconds())
    work(lane, "job-last")
    assert lane.ledger.timeline(of("job-last")) == ()


@pytest.mark.parametrize(("mode", "outcome"), [("act", Outcome.RETRIED), ("hold", Outcome.BURIED)])
def test_what_nothing_cures_is_held_only_where_the_lane_says_so(mode: str, outcome: Outcome) -> None:
    lane = experienced(mode, cures=0)
    assert work(lane, "job-2").outcome is outcome


def test_a_held_job_was_never_begun_says_why_and_waits_for_a_person() -> None:
    lane = experienced("hold", cures=0)
    before = len(lane.agents_asked)
    work(lane, "job-2")
    assert len(lane.agents_asked) == before
    letter = lane.take_in(lane.queue.buried[-1])
    assert letter is not None
    assert (letter.status, letter.code, letter.spend_usd) == (LetterStatus.HELD, "NEEDS_REVIEW", 0.0)
    assert letter.because.startswith("foreseen: of 4")
    assert letter.because.endswith("and nothing is known to cure that")
    assert lane.breakers.find("tnt_1", NEW).opened_at is None


def test_a_clue_that_is_sure_enough_to_change_a_job_may_not_be_to_hold_one() -> None:
    lane = experienced("hold", failed=10, cures=0)
    assert work(lane, "job-2").outcome is Outcome.RETRIED


def test_a_strategy_that_a_person_forbade_is_not_begun_with() -> None:
    lane = experienced("observe")
    lane.ledger.rule(NEW, OVERFLOW, Ruling(forbidden=("compress",), who="ada"), an_event())
    learn(lane)
    lane.lane, lane.foreseer = foreseeing("act"), None
    assert work(lane, "job-2").outcome is Outcome.RETRIED


def test_a_lane_without_a_larger_model_still_compresses() -> None:
    lane = experienced("act")
    lane.lane, lane.foreseer = replace(lane.lane, models=MODELS[:1]), None
    work(lane, "job-2")
    (event, *_) = lane.ledger.timeline(of("job-2"))
    assert set(event.data["strategy"]) == {"compress_to_tokens"}


def test_later_attempts_replays_and_waits_are_never_looked_at() -> None:
    lane = experienced("act", cures=0)
    lane.agent = lambda _job, _run: (_ for _ in ()).throw(ConnectionResetError("gone"))
    before = lane.foreseer
    assert work(lane, "job-2").outcome is Outcome.RETRIED
    lane.later(600)
    lane.agent = large_fails
    lane.work(lane.delivered(lane.queue.sent[-1]))
    assert before is None
    learn(lane)
    assert lane.ledger.foresight(NEW).score == Score(missed=40)


def test_a_tenant_whose_breaker_is_open_is_judged_by_its_probe_alone() -> None:
    lane = experienced("hold", cures=0)
    lane.trip()
    assert work(lane, "job-2").outcome is Outcome.PARKED


@pytest.mark.parametrize("refused", ["foresight", "note_seen", "experience"])
def test_a_table_that_does_not_answer_lets_the_job_run_as_it_came(
    refused: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = experienced("act")

    def down(*_args: object, **_named: object) -> None:
        raise Unavailable("table ledger", "throttled")

    monkeypatch.setattr(lane.ledger, refused, down)
    work(lane, "job-2")
    assert lane.head(of("job-2")).status in (HeadStatus.DONE, HeadStatus.WAITING)


def test_a_lane_without_the_key_asks_nothing_more_and_one_with_it_asks_twice_in_ten_minutes() -> None:
    asked = {}
    for mode in ("", "observe"):
        lane = InMemory(lane=replace(LANE, foresee=mode))
        with counted(lane) as requests:
            for number in range(MOST_SEEN):
                work(lane, f"job-{number}", large=False)
        asked[mode] = [name for name, _ in requests]
    assert asked[""] == ["UpdateItem", "UpdateItem"] * MOST_SEEN
    extra = [name for name in asked["observe"] if name != "UpdateItem"]
    assert extra == ["GetItem", "PutItem"], "the first attempt is written at once, the next with others"
    assert len(asked["observe"]) == len(asked[""]) + 2


def test_a_bundle_is_written_once_it_is_full() -> None:
    lane = InMemory(lane=foreseeing("observe"))
    with counted(lane) as requests:
        for number in range(1 + MOST_SEEN):
            work(lane, f"job-{number}", large=False)
    bundles = [json.loads(each["Item"]["rows"]["S"]) for _, each in requests if "rows" in each.get("Item", {})]
    assert [sum(row[-1] for row in bundle) for bundle in bundles] == [1, MOST_SEEN]


def test_a_sweep_over_lanes_that_do_not_foresee_asks_nothing_about_it() -> None:
    asked = {}
    for mode in ("", "observe"):
        lane = InMemory(lane=replace(LANE, foresee=mode))
        with counted(lane) as requests:
            lane.sweep()
        asked[mode] = [each for _, each in requests if "foresee" in json.dumps(each, default=str)]
    assert asked[""] == []
    assert asked["observe"]


def test_what_was_seen_is_learned_from_once() -> None:
    lane = experienced("observe")
    before = lane.ledger.foresight(NEW)
    lane.later(FRESH.total_seconds())
    assert lane.sweep().taught == 0
    assert lane.ledger.foresight(NEW) == before
    assert not lane.ledger.keep_foresight(NEW, before, former="somewhere else")
