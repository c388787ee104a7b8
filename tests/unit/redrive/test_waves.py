"""How waves grow and how they are shared out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.core.model.letter import Way
from lambdas.core.redrive.request import Filter, Request
from lambdas.core.redrive.watch import MOST_SENDERS, SENDING_S, next_size, ranges, seconds, sizes


def asked(**changes: object) -> Request:
    fields: dict[str, object] = {"action": Way.REPLAY, "job_type": "kyc", "filter": Filter(code="X")}
    return Request(**{**fields, "reason": "r", "operator": "o", **changes})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "total", "expected"),
    [
        ({}, 60, [5, 20, 35]),
        ({}, 3, [3]),
        ({}, 0, []),
        ({"canary": 1, "growth": 1}, 3, [1, 1, 1]),
        ({"canary": 2, "growth": 1.5}, 12, [2, 3, 4, 3]),
        ({"rate_per_second": 0.1}, 130, [5, 20, 60, 45]),
        ({"action": Way.DISCARD}, 60, [60]),
    ],
)
def test_a_wave_is_growth_times_the_one_before_and_never_more_than_ten_minutes_of_the_rate(
    changes: dict[str, object], total: int, expected: list[int]
) -> None:
    request = asked(**changes)
    assert list(sizes(request, total)) == expected


@given(
    canary=st.integers(1, 1000),
    growth=st.floats(1, 100),
    rate=st.floats(0.1, 1000),
    total=st.integers(1, 3000),
)
def test_every_letter_is_in_exactly_one_range_of_one_wave(canary: int, growth: float, rate: float, total: int) -> None:
    request = asked(canary=canary, growth=growth, rate_per_second=rate)
    begin, waves, covered = 0, 0, []
    while begin < total and waves < 50:
        waves += 1
        end = begin + next_size(request, begin, total - begin)
        parts = ranges(request, begin, end - begin, total)
        covered += [position for part in parts for position in range(part.begin, part.begin + part.most)]
        assert all(part.begin + part.most <= part.end <= total for part in parts)
        assert 1 <= len(parts) <= MOST_SENDERS
        assert sum(part.rate for part in parts) == pytest.approx(rate)
        assert all(part.most / part.rate <= SENDING_S + 1 / part.rate for part in parts)
        begin = end
    assert covered == list(range(begin))


def test_a_small_wave_has_one_sender_however_high_the_rate() -> None:
    assert len(ranges(asked(rate_per_second=1000), 0, 5, 5)) == 1
    assert len(ranges(asked(rate_per_second=1000), 0, 100_000, 100_000)) == MOST_SENDERS


@pytest.mark.parametrize(("proven", "size"), [(0, 5), (3, 2), (5, 20), (8, 17), (25, 80), (104, 1), (105, 320)])
def test_the_next_wave_completes_what_was_not_really_sent_before_it_grows(proven: int, size: int) -> None:
    assert next_size(asked(), proven, 10_000) == size


def test_the_estimate_is_sending_and_watching() -> None:
    assert seconds(asked(watch_seconds=60, rate_per_second=5), 60) == 60 / 5 + 3 * 2
    assert seconds(asked(action=Way.DISCARD, rate_per_second=5), 60) == 12
