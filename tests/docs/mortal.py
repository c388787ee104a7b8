"""A lane in memory whose process dies at a chosen call, and the broker, intake and sweep that go on without it."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from lambdas.core.intake import NotYet, take_in
from lambdas.core.ledger import LetterQuery
from lambdas.core.letter import LetterStatus
from lambdas.core.message import DeadMessage, Message
from tests.unit.harness import InMemory

ROUNDS = 12


class Died(BaseException):
    """The process is gone. Not an Exception: nothing may handle it."""


@dataclass
class Mortal:
    """Dies once, before or after a call such as `ledger.claim`; then every other call of the process dies too."""

    call: str
    after: bool = True
    dead: bool = False

    def holding(self, port: Any, name: str) -> Any:
        return _Port(self, port, name)

    def ask(self, name: str, call: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.dead or (name == self.call and not self.after):
            self.dead = True
            raise Died
        answer = call(*args, **kwargs)
        if name == self.call:
            self.dead = True
            raise Died
        return answer


@dataclass
class _Port:
    mortal: Mortal
    port: Any
    name: str

    def __getattr__(self, method: str) -> Any:
        call = getattr(self.port, method)
        return lambda *args, **kwargs: self.mortal.ask(f"{self.name}.{method}", call, *args, **kwargs)


@dataclass
class Broker:
    """Delivers what is not acknowledged again, for as long as it takes."""

    world: InMemory
    waiting: list[Message] = field(default_factory=list)
    dead: list[DeadMessage] = field(default_factory=list)
    sent: int = 0
    buried: int = 0

    def dying(self, mortal: Mortal, act: Callable[[], object]) -> bool:
        """Do it in a process that dies as told. Afterwards the world is as that process left it."""
        world = self.world
        ports = {"ledger": world.ledger, "queue": world.queue, "store": world.store, "breakers": world.breakers}
        for name, port in ports.items():
            setattr(world, name, mortal.holding(port, name))
        try:
            act()
        except Died:
            return True
        finally:
            for name, port in ports.items():
                setattr(world, name, port)
        return False

    def collect(self) -> None:
        queue = self.world.queue
        self.waiting += [self.world.delivered(each) for each in queue.sent[self.sent :]]
        self.dead += [self.world.dead(each) for each in queue.buried[self.buried :]]
        self.sent, self.buried = len(queue.sent), len(queue.buried)

    def go_on(self) -> None:
        """Each round is long enough for every timeout, delay and lease."""
        for _ in range(ROUNDS):
            self.world.later(self.world.lane.visibility_s)
            self.collect()
            for message in list(self.waiting):
                self._deliver(message)
            for dead in list(self.dead):
                self._take_in(dead)
            self.world.sweep()
        self.collect()

    def _deliver(self, message: Message) -> None:
        self.waiting.remove(message)
        if not self.world.work(message).outcome.acked:
            self.waiting.append(again(message))

    def _take_in(self, dead: DeadMessage) -> None:
        try:
            take_in(self.world.intake, dead)
        except NotYet:
            return
        self.dead.remove(dead)


def again(message: Message) -> Message:
    return replace(message, receive_count=message.receive_count + 1)


def letters_of(world: InMemory) -> list[str]:
    """The codes of all letters there are."""
    pages = [world.ledger.letters(LetterQuery(status=status, job_type="kyc")) for status in LetterStatus]
    return [letter.code for page in pages for letter in page.letters]
