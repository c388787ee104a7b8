"""Verdicts: which failure is tried again, how, when, and when it is given up."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from lambdas.core.config.lane import AnswerOverride, Lane, Model
from lambdas.core.model.failure import KIND_OF, SAME, Code, Failure, Kind, stated
from lambdas.core.model.head import Head, HeadStatus, lost, streak
from lambdas.core.model.job import JobKey
from lambdas.core.worker.triage import Decision, Verdict, triage

NOON = datetime(2026, 6, 12, 12, tzinfo=UTC)
LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    alternates=("agents.kyc:second",),
    models=(Model(name="small", context_tokens=100_000), Model(name="large", context_tokens=400_000)),
)
KEY = JobKey(tenant_id="t", job_type="kyc", job_id="j")
OTHERS = {"WORKER_LOST", "AGENT_CRASHED"}  # transient codes that end sooner, or later


def failing(*codes: str, checkpoints: tuple[int, ...] = (), **fields: object) -> Head:
    """A head whose attempts failed with these codes, one after the other."""
    head = Head(key=KEY, status=HeadStatus.RUNNING, first_claimed_at=NOON)
    for number, code in enumerate(codes):
        checkpoint = checkpoints[number] if checkpoints else 0
        failure = replace(stated(Code(code), f"{code} happened"), signature=f"sig-{code}")
        head = replace(head, attempt=number + 1).with_failure(failure, at=NOON, checkpoint=checkpoint)
    return replace(head, **fields)  # type: ignore[arg-type]


def triaged(head: Head, lane: Lane = LANE, *, now: datetime = NOON, jitter: float = 0.5) -> Verdict:
    return triage(head, lane, now=now, jitter=jitter)


@pytest.mark.parametrize("code", [code for code, kind in KIND_OF.items() if kind in (Kind.PERMANENT, Kind.POISON)])
def test_permanent_and_poison_failures_get_no_further_try(code: str) -> None:
    verdict = triaged(failing(code))
    assert verdict.decision in (Decision.BURY, Decision.HOLD)
    assert verdict.failure.code == code


@pytest.mark.parametrize("code", ["POLICY_DENIED", "APPROVAL_REQUIRED", "EFFECT_IN_DOUBT", "NEEDS_REVIEW"])
def test_what_a_person_must_decide_is_held(code: str) -> None:
    assert triaged(failing(code)).decision is Decision.HOLD


def test_a_review_with_a_code_of_its_own_is_held_too() -> None:
    own = Failure(kind=Kind.PERMANENT, code="AMBIGUOUS_MATCH", retryable=False, error_type="NeedsReview")
    head = failing("UNKNOWN").with_failure(own, at=NOON, checkpoint=0)
    assert triaged(head).decision is Decision.HOLD


@pytest.mark.parametrize("code", [c for c, k in KIND_OF.items() if k is Kind.TRANSIENT and c not in OTHERS])
def test_a_transient_failure_is_tried_until_its_attempts_are_used_up(code: str) -> None:
    assert triaged(failing(*[code] * 3)).decision is Decision.RETRY
    exhausted = triaged(failing(*[code] * 4))
    assert exhausted.decision is Decision.BURY
    assert exhausted.failure.code == code, "exhausted, it keeps its own code and stays replayable"


def test_an_agent_that_crashes_twice_in_the_same_way_is_poison_as_a_program_error_is() -> None:
    assert triaged(failing("AGENT_CRASHED")).decision is Decision.RETRY
    again = triaged(failing("AGENT_CRASHED", "AGENT_CRASHED"))
    assert (again.decision, again.failure.code) == (Decision.BURY, "DETERMINISTIC_CRASH")


def test_an_agent_that_crashes_each_time_in_another_way_is_tried_like_any_transient_failure() -> None:
    head = failing("AGENT_CRASHED")
    other = stated(Code.AGENT_CRASHED, "another signal", about="another")
    assert triaged(head.with_failure(other, at=NOON, checkpoint=0)).decision is Decision.RETRY


@pytest.mark.parametrize(("tries", "ceiling"), [(1, 30), (2, 60), (3, 120)])
def test_transient_delays_double_with_full_jitter(tries: int, ceiling: float) -> None:
    head = failing(*["NETWORK"] * tries)
    assert triaged(head, jitter=1.0).delay == timedelta(seconds=ceiling)
    assert triaged(head, jitter=0.25).delay == timedelta(seconds=ceiling / 4)
    assert triaged(head, jitter=0.0).delay == timedelta(0)


def test_transient_delays_stop_at_the_cap() -> None:
    patient = replace(LANE, attempts=20)
    assert triaged(failing(*["NETWORK"] * 12), patient, jitter=1.0).delay == timedelta(seconds=300)


def test_a_vendors_retry_after_is_honoured_even_past_the_cap() -> None:
    head = failing("LLM_RATE_LIMITED")
    assert head.failure is not None
    slow = replace(head, failure=replace(head.failure, retry_after=777.0))
    assert triaged(slow).delay == timedelta(seconds=777)


def test_an_attempt_that_made_progress_does_not_count() -> None:
    head = failing(*["NETWORK"] * 6, checkpoints=(0, 0, 0, 1, 1, 1))
    assert len(streak(head)) == 2
    assert triaged(head).decision is Decision.RETRY
    stuck = failing(*["NETWORK"] * 5, checkpoints=(1, 1, 1, 1, 1))
    assert triaged(stuck).decision is Decision.BURY


def test_no_more_failures_in_a_row_are_retried_than_a_head_remembers_however_they_alternate() -> None:
    patient = replace(LANE, attempts=20)
    codes = ["NETWORK"] * 18 + ["TOOL_FAILED"] + ["NETWORK"] * 2
    assert triaged(failing(*codes[:19]), patient).decision is Decision.RETRY
    assert triaged(failing(*codes), patient).decision is Decision.BURY
    assert triaged(failing(*codes, checkpoints=(0,) * 10 + (1,) * 11), patient).decision is Decision.RETRY


def test_the_row_of_a_head_of_a_former_version_follows_from_its_failures() -> None:
    head = failing(*["NETWORK"] * 4, checkpoints=(0, 1, 1, 1))
    former = replace(head, furthest=0, in_a_row=0)
    assert streak(former) == streak(head) == head.failures[2:]
    again = former.with_failure(stated(Code.NETWORK, ""), at=NOON, checkpoint=1)
    assert (again.furthest, again.in_a_row) == (1, 3)


def test_the_same_program_error_twice_is_a_deterministic_crash() -> None:
    assert triaged(failing("PROGRAM_ERROR")).decision is Decision.RETRY
    verdict = triaged(failing("PROGRAM_ERROR", "PROGRAM_ERROR"))
    assert (verdict.decision, verdict.failure.kind) == (Decision.BURY, Kind.POISON)
    assert verdict.failure.code == Code.DETERMINISTIC_CRASH
    assert verdict.failure.signature == "sig-PROGRAM_ERROR", "the cause keeps its group"


def test_a_step_kept_before_the_crash_makes_it_no_less_deterministic() -> None:
    verdict = triaged(failing("PROGRAM_ERROR", "PROGRAM_ERROR", checkpoints=(1, 1)))
    assert verdict.failure.code == Code.DETERMINISTIC_CRASH


def test_two_different_program_errors_are_not_yet_deterministic() -> None:
    head = failing("PROGRAM_ERROR")
    assert head.failure is not None
    other = replace(head.failure, signature="another")
    assert triaged(head.with_failure(other, at=NOON, checkpoint=1)).decision is Decision.RETRY


def test_a_program_error_after_a_hiccup_is_not_yet_deterministic() -> None:
    assert triaged(failing("PROGRAM_ERROR", "NETWORK")).decision is Decision.RETRY
    assert triaged(failing("NETWORK", "PROGRAM_ERROR")).decision is Decision.RETRY


def test_the_same_signature_three_times_without_progress_is_poison() -> None:
    patient = replace(LANE, answers={"TOOL_FAILED": AnswerOverride(more_tries=9)})
    head = failing("TOOL_FAILED", "TOOL_FAILED", "TOOL_FAILED")
    assert triaged(head, patient).failure.code == Code.REPEATED_SIGNATURE
    moving = failing("TOOL_FAILED", "TOOL_FAILED", "TOOL_FAILED", checkpoints=(0, 1, 1))
    assert triaged(moving, patient).failure.code == Code.TOOL_FAILED


def test_an_unknown_error_is_poison_by_repetition_only_if_the_agents_own_frames_led_to_it() -> None:
    patient = replace(LANE, answers={"UNKNOWN": AnswerOverride(more_tries=2)})
    head = failing("UNKNOWN", "UNKNOWN", "UNKNOWN")
    assert head.failure is not None
    unplaced = triaged(head, patient).failure
    assert (unplaced.code, unplaced.kind) == (Code.UNKNOWN, Kind.CONDITIONAL)
    placed = replace(head, failure=replace(head.failure, where="kyc.review"))
    assert triaged(placed, patient).failure.code == Code.REPEATED_SIGNATURE


def test_lost_workers_are_bounded_by_max_receive_count_not_by_attempts() -> None:
    assert triaged(failing(*["WORKER_LOST"] * 4)).decision is Decision.RETRY
    head = failing(*["WORKER_LOST"] * 5)
    assert lost(head) == 5
    assert triaged(head).failure.code == Code.CRASH_LOOP


@pytest.mark.parametrize(
    ("code", "seconds"),
    [
        ("CONTEXT_OVERFLOW", 10),
        ("HALLUCINATION_LOOP", 60),
        ("TOKEN_BUDGET_EXCEEDED", 10),
        ("MODEL_CONFUSED", 60),
        ("TOOL_FAILED", 60),
        ("SWALLOWED", 60),
        ("EMPTY_RESULT", 60),
        ("PROGRAM_ERROR", 10),
        ("UNKNOWN", 120),
    ],
)
def test_each_conditional_failure_gets_one_more_try_after_its_own_delay(code: str, seconds: int) -> None:
    verdict = triaged(failing(code))
    assert (verdict.decision, verdict.delay) == (Decision.RETRY, timedelta(seconds=seconds))
    assert triaged(failing(code, code)).decision is Decision.BURY


def test_a_lane_overrides_delay_and_tries() -> None:
    lane = replace(LANE, answers={"UNKNOWN": AnswerOverride(delay_s=1.0, more_tries=2)})
    verdict = triaged(failing("UNKNOWN", "UNKNOWN"), lane)
    assert (verdict.decision, verdict.delay) == (Decision.RETRY, timedelta(seconds=1))


def test_a_context_overflow_is_compressed_onto_a_larger_model() -> None:
    strategy = triaged(failing("CONTEXT_OVERFLOW")).strategy
    assert (strategy.compress_to_tokens, strategy.model) == (80_000, "large")


def test_a_hallucination_loop_goes_to_another_agent_and_model_with_the_error_as_constraint() -> None:
    strategy = triaged(failing("HALLUCINATION_LOOP")).strategy
    assert (strategy.agent, strategy.model) == ("agents.kyc:second", "large")
    assert "HALLUCINATION_LOOP happened" in strategy.constraints[0]


def test_a_token_budget_is_tightened_to_sixty_per_cent() -> None:
    assert triaged(failing("TOKEN_BUDGET_EXCEEDED")).strategy.max_output_tokens == int(4096 * 0.6)


def test_a_swallowed_error_is_shown_to_the_next_try() -> None:
    assert "SWALLOWED happened" in triaged(failing("SWALLOWED")).strategy.instructions[0]


def test_a_strategy_that_failed_is_not_tried_again() -> None:
    lane = replace(LANE, answers={"CONTEXT_OVERFLOW": AnswerOverride(more_tries=5)})
    first = triaged(failing("CONTEXT_OVERFLOW"), lane).strategy
    again = failing("CONTEXT_OVERFLOW", "CONTEXT_OVERFLOW", strategies_tried=(first,))
    assert triaged(again, lane).decision is Decision.BURY


def test_a_transient_failure_keeps_the_strategy_that_was_under_way() -> None:
    strategy = triaged(failing("CONTEXT_OVERFLOW")).strategy
    assert triaged(failing("NETWORK", strategy=strategy)).strategy == strategy
    assert triaged(failing("NETWORK")).strategy == SAME


def test_a_spent_budget_buries_with_what_was_spent() -> None:
    lane = replace(LANE, budget_usd=0.5)
    verdict = triaged(failing("NETWORK", spend_usd=0.51), lane)
    assert verdict.failure.code == Code.BUDGET_EXCEEDED
    assert "spent $0.5100 of $0.5000; the last failure was NETWORK" in verdict.failure.detail
    assert triaged(failing("NETWORK", spend_usd=0.49), lane).decision is Decision.RETRY


def test_spent_tokens_bury_too() -> None:
    lane = replace(LANE, budget_tokens=100)
    assert triaged(failing("NETWORK", tokens=100), lane).failure.code == Code.BUDGET_EXCEEDED


def test_a_job_older_than_its_lane_allows_is_stale_and_parked_time_does_not_count() -> None:
    late = NOON + timedelta(hours=24)
    assert triaged(failing("NETWORK"), now=late).failure.code == Code.STALE
    assert triaged(failing("NETWORK", parked_ms=3_600_000), now=late).decision is Decision.RETRY


def test_a_permanent_failure_keeps_its_code_whatever_was_spent() -> None:
    lane = replace(LANE, budget_usd=0.1)
    assert triaged(failing("AUTH_DENIED", spend_usd=9.0), lane).failure.code == Code.AUTH_DENIED


def test_a_review_of_an_agents_own_package_is_held_too() -> None:
    own = Failure(kind=Kind.PERMANENT, code="AMBIGUOUS_MATCH", retryable=False, error_type="agents.NeedsReview")
    head = failing("UNKNOWN").with_failure(own, at=NOON, checkpoint=0)
    assert triaged(head).decision is Decision.HOLD


def test_three_failures_in_a_row_of_three_causes_are_no_repeated_one() -> None:
    verdict = triaged(failing("CONTEXT_OVERFLOW", "MODEL_CONFUSED", "UNKNOWN"))
    assert (verdict.decision, verdict.failure.code) == (Decision.RETRY, Code.UNKNOWN)
