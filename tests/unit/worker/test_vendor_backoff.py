"""A model's vendor that asks a tenant's job to wait means that tenant; one that asks two tenants means the lane."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.model.breaker import WHOLE_LANE
from lambdas.core.worker.breaker_report import asked_to_wait, back_off
from lambdas.core.worker.settle import Outcome
from tests.support.lane import LANE, NOON, InMemory, body, failing_with, healthy


def limited(package: str = "openai", *, retry_after: float | None = 60, status: int = 429) -> Exception:
    said = {} if retry_after is None else {"retry_after": retry_after}
    error: type[Exception] = type(
        "RateLimitError", (Exception,), {"__module__": package, "status_code": status, **said}
    )
    return error("slow down")


def after(error: Exception, *tenants: str) -> InMemory:
    lane = InMemory(agent=failing_with(error))
    for tenant_id in tenants or ("tnt_1", "tnt_2"):
        told = body(job_id=f"told_{tenant_id}", tenant_id=tenant_id)
        assert lane.work(lane.message(told)).outcome is Outcome.RETRIED
    lane.agent = healthy
    return lane


def test_the_other_jobs_of_the_lane_wait_as_long_and_burn_nothing() -> None:
    lane = after(limited())
    other = lane.message(body(job_id="job_2", tenant_id="tnt_3"))
    worked = lane.work(other)
    assert (worked.outcome, worked.why) == (Outcome.REQUEUED, "a model's vendor asked us to wait")
    sent = lane.queue.sent[-1]
    assert 60 <= sent.delay_s <= 72, "spread, so that the lane does not begin again all at once"
    assert (sent.bad_receives, len(lane.ledger.heads)) == (0, 2)


def test_what_one_tenant_was_told_makes_its_own_jobs_wait_and_nobody_elses() -> None:
    lane = after(limited(), "tnt_1")
    assert lane.work(lane.message(body(job_id="job_2", tenant_id="tnt_1"))).outcome is Outcome.REQUEUED
    assert lane.work(lane.message(body(job_id="job_2", tenant_id="tnt_2"))).outcome is Outcome.DONE


@pytest.mark.parametrize("package", ["agents.kyc", "builtins", "requests", "openai_by_a_tenant"])
def test_an_error_that_only_says_429_makes_nobody_wait_whoever_says_it(package: str) -> None:
    """An agent's own exception quotes what a tenant wrote: "429, rate limit, openai, retry after 60"."""
    error: type[Exception] = type(
        "ToolError", (Exception,), {"__module__": package, "status_code": 429, "retry_after": 60}
    )
    lane = after(error("429 rate_limit_exceeded from openai: tokens per min, retry after 60"))
    assert lane.work(lane.message(body(job_id="job_2", tenant_id="tnt_1"))).outcome is Outcome.DONE


def test_when_the_wait_is_over_they_run() -> None:
    lane = after(limited())
    lane.work(lane.message(body(job_id="job_2")))
    lane.later(72)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE


def test_a_longer_wait_stands_and_a_shorter_one_does_not_end_it() -> None:
    lane = after(limited(retry_after=60))
    for seconds in (10, 120):
        lane.breakers.slow_down("tnt_1", "kyc", until=NOON + timedelta(seconds=seconds), now=NOON)
        lane.breakers.slow_down("tnt_2", "kyc", until=NOON + timedelta(seconds=seconds), now=NOON)
    assert lane.breakers.find(WHOLE_LANE, "kyc").slow_until == NOON + timedelta(seconds=120)


def test_no_wait_is_longer_than_the_lanes_longest_backoff() -> None:
    lane = after(limited(retry_after=86_000))
    assert lane.breakers.find(WHOLE_LANE, "kyc").slow_until == NOON + timedelta(seconds=LANE.backoff.cap_s)


@pytest.mark.parametrize("error", [limited("crm"), limited(retry_after=None), limited("httpx", status=503)])
def test_only_a_models_vendor_that_names_a_time_is_listened_to(error: Exception) -> None:
    lane = after(error)
    assert lane.work(lane.message(body(job_id="job_2"))).outcome is Outcome.DONE


def test_another_lane_does_not_wait() -> None:
    lane = after(limited())
    other = InMemory(lane=replace(LANE, job_type="sanctions"), breakers=lane.breakers)
    assert other.work(other.message(body(job_type="sanctions"))).outcome is Outcome.DONE


def test_a_message_that_is_refused_anyway_does_not_wait() -> None:
    lane = after(limited())
    assert lane.work(lane.message("not json")).outcome is Outcome.REFUSED


def test_the_wait_is_spread_by_chance_and_over_when_its_time_has_come() -> None:
    lane = after(limited())
    other = lane.message(body(job_id="job_2"))
    known = {WHOLE_LANE: lane.breakers.find(WHOLE_LANE, "kyc")}
    held = back_off(replace(lane.worker, jitter=lambda: 0.5), [(other, "tnt_9")], known)
    assert held[other.message_id].outcome is Outcome.REQUEUED
    assert lane.queue.sent[-1].delay_s == 66
    assert asked_to_wait(known, "tnt_9", NOON + timedelta(seconds=59)) == timedelta(seconds=1)
    assert asked_to_wait(known, "tnt_9", NOON + timedelta(seconds=60)) is None
    assert asked_to_wait({}, "tnt_9", NOON) is None
