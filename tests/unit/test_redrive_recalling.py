"""A halted redrive calls back what nobody has begun, and goes on where it stopped when time was up."""

from datetime import datetime, timedelta

from lambdas.core.redrive.recalling import call_back
from lambdas.core.value import replace
from tests.unit.test_redrive_sending import AN_AGE, planned, send


def test_a_call_back_whose_time_is_up_says_so_and_the_next_one_ends_it() -> None:
    island = planned(5)
    send(island)
    assert island.statuses() == {"redriving": 5}
    began = island.now

    def ticking() -> datetime:
        island.now += timedelta(seconds=1)
        return island.now

    hurried = replace(island.redriver, clock=ticking)
    assert call_back(hurried, "rd-1", until=began + timedelta(seconds=5)) is False
    assert set(island.statuses()) == {"open", "redriving"}
    assert call_back(island.redriver, "rd-1", until=island.now + AN_AGE) is True
    assert island.statuses() == {"open": 5}
