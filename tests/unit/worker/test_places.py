"""A lane with `tenant_concurrency` never runs more jobs of one tenant at once, and what waits burns nothing."""

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest

from lambdas.adapters.dynamo.places import DynamoPlaces
from lambdas.core.agent.run import Run
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Transient
from lambdas.core.model.job import MAX_DELAY_S, Job, JobKey, Message
from lambdas.core.model.places import HORIZON
from lambdas.core.worker.settle import Outcome
from lazaret.testing.breakers import BREAKERS
from lazaret.testing.crash import Life, lived
from tests.support.lane import KEY, LANE, InMemory, body, healthy

PORTS = ("ledger", "queue", "store", "breakers", "places")


def bounded(most: int = 1, agent: Any = healthy, **keys: Any) -> InMemory:
    return InMemory(lane=replace(LANE, tenant_concurrency=most, **keys), agent=agent)


def of(lane: InMemory, number: int, tenant: str = "tnt_1", **fields: Any) -> Message:
    return lane.message(body(job_id=f"job_{number}", tenant_id=tenant), group=tenant, **fields)


def held(lane: InMemory, tenant: str = "tnt_1") -> list[str]:
    found = lane.breakers.dynamodb.get_item(
        TableName=BREAKERS, Key={"pk": {"S": f"{tenant}#kyc"}, "sk": {"S": "PLACES"}}
    )
    return sorted(name for name in found.get("Item", {}) if name.startswith("held_"))


def meeting(lane: InMemory, do: Callable[[], Any]) -> list[Any]:
    """What others get while the first job's agent runs."""
    met: list[Any] = []

    def agent(job: Job, _run: Run) -> dict[str, bool]:
        if job.job_id == "job_1":
            met.append(do())
        return {"ok": True}

    lane.agent = agent
    assert lane.work(of(lane, 1)).outcome is Outcome.DONE
    return met


def test_a_second_job_of_the_tenant_waits_while_the_first_runs_and_burns_nothing() -> None:
    lane = bounded()
    (worked,) = meeting(lane, lambda: lane.work(of(lane, 2, receive_count=1)))
    assert (worked.outcome, worked.why) == (Outcome.REQUEUED, "its tenant has no place free")
    assert [head.key.job_id for head in lane.ledger.heads.values()] == ["job_1"], "it was not even claimed"
    (sent,) = lane.queue.sent
    assert (sent.bad_receives, sent.hops) == (0, 0)
    assert 1 <= sent.delay_s <= 5
    assert lane.work(lane.delivered(sent)).outcome is Outcome.DONE, "its turn comes when the place is free"


def test_for_how_long_a_process_stood_still_is_no_runs_time() -> None:
    """Lambda froze it, and thawed it for another message: the turns of those who wait must not follow from that."""
    lane = bounded()

    def frozen(_job: Job, _run: Run) -> dict[str, bool]:
        lane.later(3_600)
        return {"ok": True}

    lane.agent = frozen
    lane.work(of(lane, 3))
    (worked,) = meeting(lane, lambda: lane.work(of(lane, 2)))
    assert worked.outcome is Outcome.REQUEUED
    assert lane.queue.sent[-1].delay_s <= 5


def test_another_tenant_has_places_of_its_own() -> None:
    lane = bounded()
    assert [each.outcome for each in meeting(lane, lambda: lane.work(of(lane, 2, "tnt_2")))] == [Outcome.DONE]


@pytest.mark.parametrize("most", [1, 2, 3])
def test_of_a_batch_of_one_tenant_as_many_run_as_it_has_places(most: int) -> None:
    begun: list[str] = []

    def agent(job: Job, _run: Run) -> dict[str, bool]:
        begun.append(job.job_id)
        until = time.monotonic() + 5
        while len(lane.queue.sent) < 5 - most and time.monotonic() < until:  # none ends before all have asked
            time.sleep(0.01)
        return {"ok": True}

    lane = bounded(most, agent, batch_size=5)
    results = lane.work_all(*(of(lane, number) for number in range(5)))
    outcomes = [each.outcome for each in results.values()]
    assert (outcomes.count(Outcome.DONE), outcomes.count(Outcome.REQUEUED)) == (most, 5 - most)
    assert len(begun) == most
    assert held(lane) == []


JOB_2: JobKey = replace(KEY, job_id="job_2")


def failed_once(_job: Job, run: Run) -> dict[str, bool]:
    if run.attempt == 1:
        raise Transient("NETWORK", "a hiccup")
    return {"ok": True}


def test_a_retry_takes_a_place_too_and_the_sweep_sends_no_copy_while_it_waits() -> None:
    lane = bounded(agent=failed_once)
    lane.work(of(lane, 2))
    retry = lane.delivered(lane.queue.sent.pop())
    lane.later(60)
    before = lane.head(JOB_2).sweep_at
    meeting(lane, lambda: lane.work(retry))
    waits = lane.head(JOB_2)
    assert (waits.attempt, waits.status.value, waits.ticket) == (1, "waiting", retry.ticket)
    assert before is not None
    assert waits.sweep_at is not None
    assert waits.sweep_at >= lane.now + lane.lane.patience > before
    lane.agent = failed_once
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE


def test_the_sweep_looks_for_what_waits_when_its_message_comes_and_not_when_its_turn_would_be() -> None:
    """A message waits for a quarter of an hour at most; the last turn that is given may be behind that."""
    lane = bounded(agent=failed_once)
    lane.work(of(lane, 2))
    retry = lane.delivered(lane.queue.sent.pop())
    turn = lane.now + HORIZON + lane.lane.patience
    with patch.object(DynamoPlaces, "_turn", lambda *_: turn):
        meeting(lane, lambda: lane.work(retry))
    assert lane.queue.sent[-1].delay_s == MAX_DELAY_S
    assert lane.head(JOB_2).sweep_at == lane.now + HORIZON + lane.lane.patience


@pytest.mark.parametrize("dies_at", ["places.take", "ledger.claim", "ledger.finish", "places.free"])
@pytest.mark.parametrize("after", [False, True])
def test_a_crash_leaves_a_place_that_is_free_again_when_its_function_would_have_ended(
    dies_at: str, after: bool
) -> None:
    lane = bounded()
    lived(Life(dies_at=[dies_at], after=after), lane, PORTS, lambda: lane.work(of(lane, 1)))
    leaked = (dies_at, after) not in (("places.take", False), ("places.free", True))
    assert held(lane) == (["held_0"] if leaked else [])
    first = lane.work(of(lane, 2)).outcome
    assert first is (Outcome.REQUEUED if leaked else Outcome.DONE)
    lane.later(lane.lane.function_timeout_s + 6)
    assert lane.work(of(lane, 3)).outcome is Outcome.DONE


def test_whoever_waits_for_one_long_run_asks_less_and_less_often() -> None:
    lane = bounded(run_timeout=600)
    lived(Life(dies_at=["ledger.finish"]), lane, PORTS, lambda: lane.work(of(lane, 1)))
    waiting, asked = of(lane, 2), 0
    while asked < 50:
        asked += 1
        if lane.work(waiting).outcome is Outcome.DONE:
            break
        sent = lane.queue.sent.pop()
        lane.later(sent.delay_s)
        waiting = lane.delivered(sent)
    assert asked <= 16, "600 s of waiting"


def test_a_thousand_that_wait_come_back_one_after_another_and_never_as_a_herd() -> None:
    lane = bounded(2)
    lived(Life(dies_at=["ledger.finish"]), lane, PORTS, lambda: lane.work(of(lane, 1)))
    lived(Life(dies_at=["ledger.finish"]), lane, PORTS, lambda: lane.work(of(lane, 2)))
    for number in range(3, 1003):
        lane.work(of(lane, number))
    delays = [sent.delay_s for sent in lane.queue.sent]
    assert len(delays) == 1000
    assert max(delays.count(second) for second in set(delays) if second < 450) <= 2, "about as places become free"
    assert max(delays) <= MAX_DELAY_S


def test_a_tenant_without_an_item_that_can_be_read_does_not_pass_its_limit() -> None:
    lane = bounded()

    def down(_key: Any, **_: Any) -> Any:
        raise Unavailable("table breakers", "it is down")

    lane.places._table.updated = down  # type: ignore[method-assign, assignment]
    worked = lane.work(of(lane, 1))
    assert (worked.outcome, len(lane.ledger.heads)) == (Outcome.REQUEUED, 0)


def test_a_lane_whose_places_nobody_counts_runs_nothing() -> None:
    lane = bounded()
    lane.places = None  # type: ignore[assignment]
    assert lane.work(of(lane, 1)).outcome is Outcome.REQUEUED


def test_jobs_behind_an_open_breaker_are_parked_and_take_no_place() -> None:
    lane = bounded()
    lane.trip()
    writes = lane.breakers.writes
    assert lane.work(of(lane, 1)).outcome is Outcome.PARKED
    assert (held(lane), lane.breakers.writes) == ([], writes)


def test_what_is_not_run_gives_its_place_back() -> None:
    lane = bounded()
    lane.work(of(lane, 1))
    assert lane.work(of(lane, 1)).outcome is Outcome.DUPLICATE
    assert held(lane) == []


def test_a_lower_limit_never_lets_more_run_than_the_higher_one_did() -> None:
    lane = bounded(3)
    for number in range(3):
        lived(Life(dies_at=["ledger.finish"]), lane, PORTS, partial(lane.work, of(lane, number)))
    lane.lane = replace(lane.lane, tenant_concurrency=1)
    assert lane.work(of(lane, 7)).outcome is Outcome.REQUEUED
    lane.later(lane.lane.function_timeout_s + 6)
    assert lane.work(of(lane, 8)).outcome is Outcome.DONE


def test_the_place_costs_two_writes_of_its_own_and_nothing_without_the_key() -> None:
    costs = []
    for lane in (InMemory(), bounded()):
        lane.work(of(lane, 1))
        costs.append(lane.breakers.writes)
    assert costs == [0, 2]


def test_being_turned_away_costs_one_lost_write_and_one_for_the_turn() -> None:
    lane = bounded()
    asked: list[str] = []

    def others() -> None:
        lane.breakers.dynamodb.seen = lambda operation, _request: asked.append(operation)
        for number in (2, 3, 4):
            lane.work(of(lane, number))
        lane.breakers.dynamodb.seen = lambda _operation, _request: None

    meeting(lane, others)
    a_job = ["BatchGetItem", "UpdateItem", "UpdateItem"]  # its breaker, the place that is held, and its turn
    assert asked == a_job * 3


def test_an_old_copy_does_not_stand_in_line_for_a_place() -> None:
    """Many of them, each in line again and again, would keep the tenant's other jobs from their turn."""
    failed: list[bool] = []

    def agent(_job: Job, _run: Run) -> dict[str, bool]:
        if not failed:
            failed.append(True)
            raise ConnectionError("once")
        return {"ok": True}

    lane = bounded(agent=agent)
    assert lane.work(of(lane, 2)).outcome is Outcome.RETRIED
    (again,) = lane.queue.sent
    lane.later(again.delay_s)
    assert lane.work(lane.delivered(again)).outcome is Outcome.DONE
    met: list[Any] = []
    meeting(lane, lambda: met.append(lane.work(lane.delivered(again))))
    assert [each.outcome for each in met] == [Outcome.OUTDATED]
    assert again not in lane.queue.sent[1:]


def test_an_agent_that_outlives_its_deadline_keeps_its_place_until_its_process_ends() -> None:
    stop = threading.Event()

    def agent(_job: Job, _run: Run) -> None:
        stop.wait(30)

    lane = bounded(agent=agent, run_timeout=1)
    worked = lane.work(of(lane, 1))
    assert worked.survivor
    assert held(lane) == ["held_0"]
    stop.set()
