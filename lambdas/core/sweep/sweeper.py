"""The sweep: what it needs, and what it says it did in a round."""

from collections.abc import Callable, Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger
from lambdas.core.ports import Breakers, LaneQueue, Notices, Store
from lambdas.core.upkeep import Stuck, Upkeep
from lambdas.core.value import value


@value
class Sweeper:
    """The ports of a round, and the lanes that it looks after."""

    lanes: Mapping[str, Lane]
    ledger: Ledger
    upkeep: Upkeep  # the same ledger, as the sweep alone asks it
    breakers: Breakers
    notices: Notices
    store: Store
    queue_of: Callable[[str], LaneQueue]
    clock: Callable[[], datetime]
    pause: Callable[[float], None]  # seconds, in which workers take what was released
    new_id: Callable[[], str]


@value
class Gauge:
    """How one lane stands."""

    job_type: str
    open: int = 0  # breakers
    longest_open_s: float = 0.0
    parked: int = 0
    open_letters: int = 0  # that nobody has resolved, and no redrive holds
    oldest_letter_s: float = 0.0
    recovery_rate: float | None = None  # in percent, of what died in the last day; None if too little did
    stuck: int = 0


@value
class Swept:
    """What a round did."""

    resent: int = 0
    stubborn: int = 0  # of those, how many had been sent again several times before
    moved: int = 0  # somebody else was quicker
    failed: int = 0  # a queue or table did not answer; the next round tries again
    unknown: int = 0  # heads and breakers of a lane that is not deployed any more
    probes: int = 0  # parked jobs sent to find out whether their tenant is well again
    closed: int = 0  # breakers, after the probe's worker could not say it
    reopened: int = 0  # the same
    released: int = 0  # parked jobs sent because their breaker is closed
    condemned: int = 0  # parked jobs of a retired lane, on their way to the dead-letter queue
    kept: int = 0  # steps and effects that will be needed for longer than they were to be kept
    archived: int = 0  # letters that nobody resolved while their lane keeps letters
    finished: bool = True  # False: time was up before the list was
    gauges: tuple[Gauge, ...] = field(default=(), compare=False)
    stuck: tuple[Stuck, ...] = field(default=(), compare=False)  # jobs that got stuck since the round before
