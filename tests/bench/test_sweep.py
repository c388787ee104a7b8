"""A fleet of a hundred lanes is swept in time, and the table of benchmarks says so."""

from bench import results
from bench.worlds import sweep


def test_the_row_of_the_sweep_meets_its_goal_and_is_shown() -> None:
    (row,) = sweep.rows()
    assert row.met, row.ours
    assert row in results.load()[1], "run: LAZARET_RECORD=1 python -m bench worlds.sweep && python -m bench.results"
