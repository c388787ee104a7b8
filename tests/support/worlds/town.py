"""An island whose every process may die: workers, intake, sweeps, redrive tasks, notify, people at their keyboards.

One life counts the calls of all of them, in the order in which they are made, and ends whoever makes the chosen one.
What is dead is begun again by whoever would do so: the broker, the minute, Step Functions, or the person.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from lambdas.core.model.letter import WAITING, LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.notify.deliver import Notifier, deliver
from lambdas.core.ports.outside import NoticeMessage
from lambdas.core.sweep.recoverer import recover
from lambdas.core.sweep.resender import finish_counting
from lambdas.core.sweep.sweep import sweep
from lazaret.testing.breakers import MemoryTenantNotices
from tests.support.worlds.broker import PORTS, SETTLED
from tests.support.worlds.island import Island
from tests.support.worlds.notices import ENDPOINT

NOTIFY_VISIBILITY_S = 360


class Outside:
    """What really happened there, and what a verify finds."""

    def __init__(self) -> None:
        self.happened: Counter[str] = Counter()
        self.told: list[tuple[str, str]] = []  # notices that the tenant's endpoint took

    def act(self, name: str) -> str:
        self.happened[name] += 1
        return name

    def find(self, name: str) -> Any:
        return name if self.happened[name] else None

    def post(self, _endpoint: Any, body: str, *, notice_id: str, at: Any) -> None:
        self.told.append((notice_id, body))


class Heards:
    """The notices queue."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, NoticeMessage]] = []

    def send(self, heard: NoticeMessage, *, delay_s: int = 0) -> None:
        self.waiting.append((delay_s, heard))


@dataclass
class Town(Island):
    outside: Outside = field(default_factory=Outside)
    book: MemoryTenantNotices = field(default_factory=MemoryTenantNotices)
    heards: Heards = field(default_factory=Heards)
    driven: set[str] = field(default_factory=set)
    said_usd: float = 0.0  # by its agents, to whom the ledger has answered
    ports: tuple[str, ...] = (*PORTS, "redrives", "notices", "machine", "book", "heards", "outside", "requests")

    def __post_init__(self) -> None:
        super().__post_init__()
        self._table = self.ledger

    @property
    def requests(self) -> Any:
        """The client of the ledger's own table."""
        return self._table.client

    @requests.setter
    def requests(self, client: Any) -> None:
        self._table.client = client

    def finish_counting(self) -> None:
        """The sweep of the next minutes counts what whoever settled it could not."""
        later = self.now + timedelta(minutes=2)
        finish_counting(replace(self.sweeper, clock=lambda: later), Counter(), later + timedelta(minutes=1))

    def _once(self, _name: str, do: Callable[..., Any], *args: Any) -> tuple[bool, Any]:
        return self.process(lambda: do(self.redriver, *args))

    def person(self, do: Callable[[], Any]) -> Any:
        """Whose command broke off, and who gives it again."""
        for _ in range(3):
            lived, answer = self.process(do)
            if lived:
                return answer
        raise AssertionError("died three times")

    def _sweep(self) -> str:
        until = self.now + timedelta(seconds=50)
        recover(self.recoverer, until=until)
        sweep(self.sweeper, until=until)
        return "swept"

    def minutes(self, number: int) -> None:
        """Rounds of the sweep, and the executions that they start."""
        for _ in range(number):
            self._in_a_process(self._sweep)
            self.run_executions()
            self.pass_time(60)

    def run_executions(self) -> None:
        for name in [name for name in self.machine.started if name not in self.driven]:
            self.driven.add(name)
            self.drive(self.machine.started[name], name=name)

    def tell(self, heard: NoticeMessage) -> None:
        """Until the notices queue is empty."""
        self.heards.send(heard)
        while self.heards.waiting:
            delay_s, next_heard = self.heards.waiting.pop(0)
            self.later(delay_s)
            lived, _ = self.process(lambda next_heard=next_heard: deliver(self.notifier, next_heard))  # type: ignore[misc]
            if not lived:
                self.heards.waiting.append((NOTIFY_VISIBILITY_S, next_heard))

    @property
    def notifier(self) -> Notifier:
        return Notifier(
            ledger=self.ledger,
            book=self.book,
            endpoints=self,
            postman=self.outside,
            queue=self.heards,
            breakers=self.breakers,
            redrives=self.redrives,
            people=self.notices,
            api_url="https://api.example.com",
            clock=lambda: self.now,
            new_id=self.new_id,
        )

    def find(self, _tenant_id: str) -> Any:
        return ENDPOINT

    def broken(self) -> list[str]:
        """What is asked of every journey: all has settled, nothing twice, nobody holds anything."""
        heads = [f"{head.key} is {head.status}" for head in self.ledger.heads.values() if head.status not in SETTLED]
        twice = [f"{name} happened {times} times" for name, times in self.outside.happened.items() if times > 1]
        held = [f"{head.key} is held by {head.live_replay}" for head in self.ledger.heads.values() if head.live_replay]
        moving = (LetterStatus.REDRIVING, LetterStatus.SCHEDULED)
        letters = [f"{each.job_id}: {each.status}" for each in self.ledger.dead.values() if each.status in moving]
        queued = [f"{len(self.waiting)} messages wait"] if self.waiting or self.dead_waiting else []
        replays = Counter(each.replays.letter_id for each in self.ledger.heads.values() if each.replays is not None)
        again = [f"{letter_id} was sent {times} times" for letter_id, times in replays.items() if times > 1]
        return [*heads, *twice, *held, *letters, *queued, *again, *self._miscounted()]

    def _miscounted(self) -> list[str]:
        """Counters know each letter once, and where it waits."""
        lane, dead = self.lane.job_type, list(self.ledger.dead.values())
        counted = sum(group.letters for group in self.ledger.groups(lane))
        waits = sum(each.total for each in self.ledger.waiting([lane])[lane].codes.values())
        waiting = sum(1 for letter in dead if letter.status in WAITING)
        wrong = (counted, waits) != (len(dead), waiting)
        return [f"{counted} letters are counted of {len(dead)}, {waits} that wait of {waiting}"] if wrong else []
