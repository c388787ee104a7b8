"""How long a message waits while our own infrastructure does not answer, and when a worker may have died on it."""

import pytest

from lambdas.core.model.job import outage_delay_s
from tests.support.builders import a_message


@pytest.mark.parametrize(("hops", "seconds"), [(0, 5), (1, 10), (2, 20), (7, 640), (8, 900), (40, 900)])
def test_each_hop_waits_twice_as_long_up_to_the_longest_delay(hops: int, seconds: int) -> None:
    assert outage_delay_s(hops) == seconds


def test_hops_add_up_to_a_day_and_then_there_is_none() -> None:
    hops, waited = 0, 0
    while (delay := outage_delay_s(hops)) is not None:
        hops, waited = hops + 1, waited + delay
    assert 24 * 3600 <= waited < 24 * 3600 + 900
    assert outage_delay_s(10_000) is None


@pytest.mark.parametrize(("bad", "broker", "suspect"), [(0, 1, False), (1, 1, True), (0, 2, True)])
def test_a_second_receive_makes_a_suspect(bad: int, broker: int, suspect: bool) -> None:
    message = a_message(bad_receives=bad, receive_count=broker)
    assert message.receives == bad + broker
    assert message.suspect is suspect
