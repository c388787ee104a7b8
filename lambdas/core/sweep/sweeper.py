"""The sweep: what it needs of the outside, one beat's turn, how lanes take turns in it, and what it reports.

Of the lanes whoever waits longest is next, and what is cut resumes where it stopped. So no lane, however much there is
to do for it, stands before another for good.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import field
from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import Unacceptable, Unavailable
from lambdas.core.model.head import Stuck
from lambdas.core.model.value import replace, value
from lambdas.core.ports.ledger import EVERYWHERE, Cursor, Ledger
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
    skipped: Callable[[str, Exception], None] = lambda _key, _why: None  # receives a row that makes no sense
    bus: Bus | None = None  # where moves are announced; None: nowhere


class Turn:
    """One beat's turn: until when it may work, and what it has done. Its parts share it, one after the other."""

    def __init__(self, sweeper: Sweeper, until: datetime) -> None:
        self.sweeper, self.until = sweeper, until
        self.counts: Counter[str] = Counter()
        self.gauges: list[Gauge] = []
        self.stuck: list[Stuck] = []
        self.behind = False  # something that was due has not had its turn
        self._watch_list: tuple[Watched, ...] | None = None
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

    @property
    def watch_list(self) -> tuple[Watched, ...]:
        """Read once. Not a cached_property: before Python 3.12 that locks all turns of the process while it reads."""
        if self._watch_list is None:
            self._watch_list = tuple(self.sweeper.breakers.watch_list())
        return self._watch_list

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
    questions: int = 0  # that nobody has answered yet
    oldest_question_s: float = 0.0


@value
class Swept:
    """What the beats did."""

    resent: int = 0
    stubborn: int = 0  # of those, how many had been sent again several times before
    moved: int = 0  # somebody else was quicker
    failed: int = 0  # a queue or table did not answer; the next turn tries again
    unknown: int = 0  # heads and breakers of a lane that is not deployed any more; the heads are looked at in an hour
    gathered: int = 0  # jobs that waited for others and go on: those have ended, or the time for them has
    probes: int = 0  # parked jobs sent to find out whether their tenant is well again
    closed: int = 0  # breakers whose probe's worker could not report
    reopened: int = 0  # the same
    released: int = 0  # parked jobs sent because their breaker is closed
    condemned: int = 0  # parked jobs of a retired lane, on their way to the dead-letter queue
    counted: int = 0  # moves of letters that whoever settled them could not count
    announced: int = 0  # moves that whoever made them could not announce, or does not
    # Letters that an older release took in or moved without counting where they wait.
    caught_up: int = field(default=0, compare=False)
    skipped: int = 0  # rows that make no sense: events of such moves that nobody can count
    taught: int = 0  # bundles of first attempts that a lane's foresight has learned from
    kept: int = 0  # steps and effects whose expiry was extended
    archived: int = 0  # letters that nobody resolved while their lane keeps letters
    replays_started: int = 0  # redrives of letters that were due
    proposed: int = 0  # redrives that wait for a person
    picked_up: int = 0  # redrives that were written down and never began
    finished: bool = True  # False: more was due than one turn takes
    gauges: tuple[Gauge, ...] = field(default=(), compare=False)
    stuck: tuple[Stuck, ...] = field(default=(), compare=False)  # jobs that got stuck since the turn before
    lags: Mapping[str, float] = field(default_factory=dict, compare=False)  # by beat, in seconds


FEWEST_LANES = 4  # of a part in one turn
A_PASS = 20  # turns in which every lane has had one, however many there are
_NEVER = datetime(2000, 1, 1, tzinfo=UTC)

Work = Callable[[Turn, Lane, Cursor], Cursor]  # returns the cursor as `done` or `cut` make it


def take_turns(
    turn: Turn, part: str, work: Work, *, every: timedelta, most: int | None = None, only: Sequence[str] = ()
) -> bool:
    """False if a lane that is due has had no turn, or was cut. At most so many lanes have one; of all, or of `only`."""
    sweeper, now = turn.sweeper, turn.sweeper.clock()
    cursors = sweeper.ledger.cursors(part, tuple(only or sweeper.lanes))
    due = in_turn(each for each in cursors.values() if _is_due(each, now, every))
    most = most or max(FEWEST_LANES, -(-len(sweeper.lanes) // A_PASS))
    for number, cursor in enumerate(due):
        if number == most or turn.over:
            return turn.cut()
        reached = _served(turn, work, cursor if cursor.place else replace(cursor, began_at=now))
        if _is_due(reached, now, every):
            turn.behind = True
    return not turn.behind


def in_turn(cursors: Iterable[Cursor]) -> list[Cursor]:
    """Whoever has waited longest first."""
    return sorted(cursors, key=lambda each: (each.served_at or _NEVER, each.job_type))


def done(turn: Turn, cursor: Cursor, *, kept_to: datetime | None = None) -> Cursor:
    return replace(cursor, place="", done_at=turn.sweeper.clock(), kept_to=kept_to or cursor.kept_to)


def cut(cursor: Cursor, place: str) -> Cursor:
    return replace(cursor, place=place)


def lag_of(ledger: Ledger, beat: str, *, now: datetime, behind: bool) -> float | None:
    """Seconds since the beat last had nothing left to do: 0 if that is now, None if the ledger does not say.

    It is written down each time: how far a beat is behind must be known to the turn that does not get through.
    """
    try:
        cursor = ledger.cursors(beat, (EVERYWHERE,))[EVERYWHERE]
        reached = replace(cursor, began_at=cursor.began_at or now, served_at=now)
        ledger.note_cursor(reached if behind else replace(reached, done_at=now))
    except Unavailable:
        return None
    since = reached.done_at or reached.began_at or now
    return max(0.0, (now - since).total_seconds()) if behind else 0.0


def _served(turn: Turn, work: Work, cursor: Cursor) -> Cursor:
    """A lane for which something does not answer has had its turn too: the others must not wait for it."""
    sweeper, reached = turn.sweeper, cursor
    try:
        reached = work(turn, sweeper.lanes[cursor.job_type], cursor)
    except Unavailable:
        turn.counts["failed"] += 1
    except SENSELESS as why:  # a place that makes no sense: the next turn begins anew
        sweeper.skipped(f"{cursor.job_type} {cursor.part} {cursor.place}", why)
        reached = replace(cursor, place="", done_at=None)
    with suppress(Unavailable):
        sweeper.ledger.note_cursor(replace(reached, served_at=sweeper.clock()))
    return reached


def _is_due(cursor: Cursor, now: datetime, every: timedelta) -> bool:
    return bool(cursor.place) or cursor.done_at is None or now >= cursor.done_at + every
