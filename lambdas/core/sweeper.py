"""The sweep: what it needs, and what it says it did in a round."""

from collections.abc import Callable, Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.lane import Lane
from lambdas.core.ports import Breakers, LaneQueue, Ledger, Notices
from lambdas.core.value import value


@value
class Sweeper:
    """The ports of a round, and the lanes that it looks after."""

    lanes: Mapping[str, Lane]
    ledger: Ledger
    breakers: Breakers
    notices: Notices
    queue_of: Callable[[str], LaneQueue]
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


@value
class Gauge:
    """How one lane's breakers stand at the end of a round."""

    job_type: str
    open: int = 0
    longest_open_s: float = 0.0
    parked: int = 0


@value
class Swept:
    """What a round did."""

    resent: int = 0
    moved: int = 0  # somebody else was quicker
    failed: int = 0  # a queue or table did not answer; the next round tries again
    unknown: int = 0  # heads and breakers of a lane that is not deployed any more
    probes: int = 0  # parked jobs sent to find out whether their tenant is well again
    closed: int = 0  # breakers, after the probe's worker could not say it
    reopened: int = 0  # the same
    released: int = 0  # parked jobs sent because their breaker is closed
    condemned: int = 0  # parked jobs of a retired lane, on their way to the dead-letter queue
    finished: bool = True  # False: time was up before the list was
    gauges: tuple[Gauge, ...] = field(default=(), compare=False)
