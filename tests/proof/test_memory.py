"""The memory proof: that it sees growth, and a small one of its runs."""

import pytest

from proof.memory import Growth, fifths, measured

FLAT = (100.0, 100.0)


def test_the_second_fifth_is_compared_with_the_last() -> None:
    assert fifths([9, 9, 1, 3, 9, 9, 9, 9, 5, 7]) == (2, 6)


@pytest.mark.parametrize(("late", "faults"), [(100.0, 0), (102.0, 0), (102.1, 1)])
def test_two_hundredths_more_are_a_fault(late: float, faults: int) -> None:
    assert len(Growth(rss=(100.0, late), objects=FLAT).faults()) == faults
    assert len(Growth(rss=FLAT, objects=(100.0, late)).faults()) == faults


@pytest.mark.slow
def test_a_warm_worker_keeps_nothing_of_the_jobs_that_it_has_done() -> None:
    growth = measured("worker", 2000)
    assert min(growth.objects) > 10_000
    assert growth.faults() == ()
