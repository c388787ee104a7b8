"""What a head says of itself: its lease, its age, and the row of failures without progress."""

from datetime import timedelta

import pytest

from lambdas.core.model.head import HeadStatus, lost, streak
from lambdas.core.model.moves import unparked
from lambdas.core.model.value import clipped, storable
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_failure, a_head, a_key


@pytest.mark.parametrize(("seconds", "over"), [(119, False), (120, True), (121, True)])
def test_a_lease_is_over_when_its_time_has_come(seconds: int, over: bool) -> None:
    head, now = a_head(), NOON + timedelta(seconds=seconds)
    assert head.lease_is_over(now) is over
    assert head.abandoned(now) is over
    assert a_head(status=HeadStatus.WAITING).abandoned(now) is False
    assert a_head(lease_until=None).lease_is_over(NOON)


def test_age_counts_from_the_first_claim_without_the_time_parked() -> None:
    assert a_head(parked_ms=60_000).age(NOON + AN_HOUR) == timedelta(minutes=59)
    assert a_head(first_claimed_at=None).age(NOON + AN_HOUR) == timedelta(0)


@pytest.mark.parametrize(
    ("parked_s", "now_s", "aside_s"),
    [(-2, 7200, 7200), (60, 7200, 7140), (-2, 0, 0), (-2, -1, 0)],
    ids=["by a slower clock", "after the first claim", "before the first claim", "claimed by a slower clock"],
)
def test_time_parked_since_the_first_claim_is_no_age_whatever_two_clocks_say(
    parked_s: int, now_s: int, aside_s: int
) -> None:
    parked = a_head(first_claimed_at=NOON, parked_at=NOON + timedelta(seconds=parked_s))
    claimed = unparked(parked, NOON + timedelta(seconds=now_s))
    assert (claimed.parked_at, claimed.parked_ms) == (None, 1000 * aside_s)


def test_a_head_without_a_root_is_its_own() -> None:
    key = a_key(job_id="job_1")
    assert a_head(key, root="").root_key == key
    assert a_head(key, root="job_0").root_key.job_id == "job_0"


def test_the_first_failure_is_remembered_and_the_row_ends_with_progress() -> None:
    head = a_head()
    for minute, (code, checkpoint) in enumerate([("WORKER_LOST", 0), ("LLM_TIMEOUT", 2), ("WORKER_LOST", 2)]):
        head = head.with_failure(a_failure(code=code), at=NOON + minute * A_MINUTE, checkpoint=checkpoint)
    assert (head.first_failed_at, head.checkpoint) == (NOON, 2)
    assert [past.code for past in streak(head)] == ["WORKER_LOST"]
    assert lost(head) == 1
    assert streak(a_head()) == ()


def test_a_first_attempt_that_kept_a_step_begins_no_row() -> None:
    head = a_head().with_failure(a_failure(), at=NOON, checkpoint=1)
    assert streak(head) == ()


def test_text_is_cut_and_half_a_character_is_replaced() -> None:
    assert (clipped("abcd", 3), clipped("abc", 3)) == ("abc", "abc")
    assert storable("a\ud800b") == "a?b"
    assert storable("é") == "é"
