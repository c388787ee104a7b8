"""The sweep: what it needs of the outside, one beat's turn, and what it reports."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from datetime import datetime
from functools import cached_property

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import Unacceptable
from lambdas.core.model.head import Stuck
from lambdas.core.model.value import value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import Breakers, Bus, LaneQueue, Notices, Store, Watched

# What a row that was read, and does not make sense, may raise while it is worked on.
SENSELESS = (
    *(ValueError, TypeError, KeyError, AttributeError, IndexError, ArithmeticError, RecursionError),
    Unacceptable,
)


@value
class Sweeper:
    """The ports of a beat, and the lanes that it looks after."""

    lanes: Mapping[str, Lane]
    ledger: Ledger
    breakers: Breakers
    notices: Notices
    store: Store
    queue_of: Callable[[str], LaneQueue]
    clock: Callable[[], datetime]
    pause: Callable[[float], None]  # seconds, in which workers take what was released
    new_id: Callable[[], str]
    skipped: Callable[[str, Exception], None] = lambda _key, _why: None  # is told of a row that makes no sense
    bus: Bus | None = None  # where moves are announced; None: nowhere


class Turn:
    """One beat's turn: until when it may work, and what it has done. Its parts share it, one after the other."""

    def __init__(self, sweeper: Sweeper, until: datetime) -> None:
        self.sweeper, self.until = sweeper, until
        self.counts: Counter[str] = Counter()
        self.gauges: list[Gauge] = []
        self.stuck: list[Stuck] = []
        self.behind = False  # something that was due has not had its turn
        self.releasing: list[Breaker] = []  # closed, with jobs parked
        self.drained: list[Breaker] = []  # closed, with none: some that were released may still wait in the queue

    @property
    def over(self) -> bool:
        """Asked before each item, not before each page of them."""
        return self.sweeper.clock() >= self.until

    def cut(self) -> bool:
        """Time is up before the work is: the next turn resumes it."""
        self.behind = True
        return False

    @cached_property
    def watch_list(self) -> tuple[Watched, ...]:
        return tuple(self.sweeper.breakers.watch_list())

    @contextmanager
    def each(self, key: object) -> Iterator[None]:
        """Around the work on one item: if its row makes no sense it is skipped and reported."""
        try:
            yield
        except SENSELESS as why:
            self.sweeper.skipped(str(key), why)


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
    """What the beats did."""

    resent: int = 0
    stubborn: int = 0  # of those, how many had been sent again several times before
    moved: int = 0  # somebody else was quicker
    failed: int = 0  # a queue or table did not answer; the next turn tries again
    unknown: int = 0  # heads and breakers of a lane that is not deployed any more; the heads are looked at in an hour
    probes: int = 0  # parked jobs sent to find out whether their tenant is well again
    closed: int = 0  # breakers whose probe's worker could not report
    reopened: int = 0  # the same
    released: int = 0  # parked jobs sent because their breaker is closed
    condemned: int = 0  # parked jobs of a retired lane, on their way to the dead-letter queue
    counted: int = 0  # moves of letters that whoever settled them could not count
    announced: int = 0  # moves that whoever made them could not announce, or does not
    skipped: int = 0  # rows that make no sense: events of such moves that nobody can count
    kept: int = 0  # steps and effects whose expiry was extended
    archived: int = 0  # letters that nobody resolved while their lane keeps letters
    replays_started: int = 0  # redrives of letters that were due
    proposed: int = 0  # redrives that wait for a person
    picked_up: int = 0  # redrives that were written down and never began
    finished: bool = True  # False: more was due than one turn takes
    gauges: tuple[Gauge, ...] = field(default=(), compare=False)
    stuck: tuple[Stuck, ...] = field(default=(), compare=False)  # jobs that got stuck since the turn before
    lags: Mapping[str, float] = field(default_factory=dict, compare=False)  # by beat, in seconds
