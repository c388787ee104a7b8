"""A lane's defaults, the times derived from it, and its fingerprint."""

from dataclasses import replace

import pytest

from lambdas.core.config.lane import AlarmLimits, AnswerOverride, Lane, ReplayPolicy, lane_fingerprint
from lambdas.core.model.failure import KIND_OF, Kind, Rule

KYC = Lane(job_type="kyc", agent="agents.kyc:review")


def test_a_lane_that_names_only_its_agent_has_the_documented_defaults() -> None:
    assert (KYC.run_timeout, KYC.batch_size, KYC.max_concurrency, KYC.max_receive_count) == (120, 1, 50, 5)
    assert (KYC.attempts, KYC.backoff.base_s, KYC.backoff.cap_s) == (4, 30, 300)
    assert (KYC.budget_usd, KYC.budget_tokens, KYC.max_steps, KYC.max_age_hours) == (None, None, 100, 24)
    assert (KYC.breaker.failures, KYC.breaker.share, KYC.breaker.transient_share) == (5, 0.10, 0.50)
    assert (KYC.breaker.window_s, KYC.breaker.cool_down_s) == (300, 900)
    assert (KYC.replay.auto, KYC.replay.deny, KYC.replay.max, KYC.replay.auto_max) == (True, (), 3, 2)
    assert (KYC.human_review, KYC.approval_above, KYC.needs_result, KYC.retired) == (False, 500, True, False)
    assert (KYC.letter_sla_hours, KYC.retention_days) == (24, 90)


def test_by_default_the_sweep_may_replay_exactly_the_transient_codes() -> None:
    assert {code for code in KIND_OF if KYC.replay.may_auto(code)} == {
        code for code, kind in KIND_OF.items() if kind is Kind.TRANSIENT
    }


def test_a_denied_code_is_never_replayed_by_the_sweep_even_if_it_is_listed() -> None:
    policy = ReplayPolicy(codes=("NETWORK", "THROTTLED"), deny=("NETWORK",))
    assert not policy.may_auto("NETWORK")
    assert policy.may_auto("THROTTLED")
    assert not replace(policy, auto=False).may_auto("THROTTLED")


@pytest.mark.parametrize(
    ("run_timeout", "margin"), [(1, 2), (5, 2), (10, 2), (11, 3), (120, 24), (149, 30), (150, 30), (870, 30)]
)
def test_the_margin_to_settle_is_a_fifth_of_the_run_between_two_and_thirty_seconds(
    run_timeout: int, margin: int
) -> None:
    lane = replace(KYC, run_timeout=run_timeout)
    assert lane.settle_margin_s == margin
    assert lane.function_timeout_s == run_timeout + margin <= 900


def test_visibility_is_six_times_the_functions_timeout() -> None:
    assert KYC.visibility_s == 6 * (120 + 24)


def test_lanes_with_equal_policies_have_equal_fingerprints() -> None:
    one = replace(KYC, answers={"UNKNOWN": AnswerOverride(delay_s=1), "SWALLOWED": AnswerOverride()})
    two = replace(KYC, answers={"SWALLOWED": AnswerOverride(), "UNKNOWN": AnswerOverride(delay_s=1)})
    assert lane_fingerprint(one) == lane_fingerprint(two)


@pytest.mark.parametrize(
    "other",
    [
        replace(KYC, job_type="kyb"),
        replace(KYC, attempts=5),
        replace(KYC, replay=ReplayPolicy(max=4)),
        replace(KYC, rules=(Rule(kind=Kind.PERMANENT, code="X", match="gone"),)),
        replace(KYC, answers={"UNKNOWN": AnswerOverride(more_tries=2)}),
    ],
)
def test_any_change_of_policy_changes_the_fingerprint(other: Lane) -> None:
    assert lane_fingerprint(other) != lane_fingerprint(KYC)


def test_another_limit_of_an_alarm_leaves_the_fingerprint() -> None:
    louder = replace(KYC, alarms=AlarmLimits(open_letters=100))
    assert lane_fingerprint(louder) == lane_fingerprint(KYC)


def test_a_lane_can_be_a_key() -> None:
    assert {KYC: 1}[replace(KYC)] == 1
