"""One process of the application: every request that it makes takes time, may fail in each way, and may be its last.

A dead process does nothing more: every later request of it dies too. What was under way then may still take effect.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ReadTimeoutError

from lambdas.core.model.breaker import Breaker
from lambdas.core.model.job import DeadMessage
from lazaret.testing.crash import Died
from lazaret.testing.dynamodb import refused
from tests.support.lane import NOON

if TYPE_CHECKING:
    from tests.simulation.world.world import World

LANDS_WITHIN = 0.5  # seconds after a process was ended: what it had asked of others has happened by then, or never
FREEZES_WITHIN = 8  # requests
TRIES = 3  # of the client library, see lambdas/wiring.py
TRANSACT = "TransactWriteItems"
SERVICES = {
    **dict.fromkeys(("SendMessage", "SendMessageBatch", "DeleteMessageBatch", "ChangeMessageVisibility"), "sqs"),
    **dict.fromkeys(("PutObject", "GetObject", "CopyObject"), "s3"),
}


@dataclass(eq=False)
class Process:
    world: "World"
    name: str
    lasts: float  # seconds: then the platform ends it
    tenants: frozenset[str] | None = None  # whose things it may touch; None: everybody's
    version: str = "v1"
    known: Mapping[str, Breaker] = field(default_factory=dict)  # breakers as it read them
    known_at: datetime = NOON
    takes_in: DeadMessage | None = None  # of an intake
    carries: frozenset[str | None] = frozenset()  # tickets of a worker's messages
    over: bool = False
    frozen: bool = False
    hurt: bool = False  # a request of it failed, or its answer was lost, or it did not live to return

    def __post_init__(self) -> None:
        dice = self.world.dice
        self.skew = dice.uniform(-2, 2) if self.world.struck("skewed") else 0.0
        self.ends_at = self.world.clock.now + self.lasts
        self._requests = 0
        self._freezes_at = dice.randint(1, FREEZES_WITHIN) if self.world.struck("frozen") else 0
        self.world.clock.at(self.ends_at, self._time_is_up)

    @property
    def kind(self) -> str:
        return self.name.rpartition("-")[0]

    def now(self) -> datetime:
        return NOON + timedelta(seconds=self.world.clock.now + self.skew)

    @property
    def deadline(self) -> datetime:
        """By its own clock."""
        return NOON + timedelta(seconds=self.ends_at + self.skew)

    def _time_is_up(self) -> None:
        if not self.over and not self.frozen:  # a frozen one was forgotten, and thaws
            self.over = self.hurt = True

    def die(self) -> None:
        self.over = self.hurt = True
        raise Died

    def require_life(self) -> None:
        if self.over:
            raise Died

    def sleep(self, seconds: float) -> None:
        self.require_life()
        self.world.clock.sleep(seconds)
        self.require_life()

    def request(self, operation: str, about: str, do: Callable[[], Any]) -> Any:
        """One request to AWS, from its being asked to its answer."""
        self.require_life()
        world, dice = self.world, self.world.dice
        if world.struck("dies_before"):
            world.tell(self.name, operation, about, "dies before")
            self.die()
        world.clock.sleep(self._way())
        if self.over:
            self._when_over(operation, about, do)
        self._fail_first(operation, about)
        answer = self._performed(operation, about, do)
        world.clock.sleep(dice.choice((0.001, 0.004)))
        self.require_life()
        return answer

    def _fail_first(self, operation: str, about: str) -> None:
        """Nothing has happened, and the client has given up."""
        world = self.world
        if world.is_down(SERVICES.get(operation, "dynamodb")) or world.struck("throttled"):
            world.tell(self.name, operation, about, "throttled")
            self.hurt = True
            world.clock.sleep(world.dice.uniform(0.05, 0.4))
            self.require_life()
            raise refused(operation, "ThrottlingException", "simulated")
        if operation == TRANSACT and world.struck("conflict"):
            world.tell(self.name, operation, about, "conflict")
            self.hurt = True
            reasons = [{"Code": "TransactionConflict"}]
            raise refused(operation, "TransactionCanceledException", "simulated", CancellationReasons=reasons)

    def _performed(self, operation: str, about: str, do: Callable[[], Any]) -> Any:
        """What the client's caller sees: the first answer, or that of a later try if the first was lost."""
        world = self.world
        try:
            answer = do()
        except Exception as error:
            world.tell(self.name, operation, about, _code(error))
            raise
        if world.struck("dies_after"):
            world.tell(self.name, operation, about, "dies after")
            self.die()
        gives_up = world.struck("lost")
        if gives_up or world.struck("repeated"):
            self.hurt = True
            world.tell(self.name, operation, about, "answer lost" if gives_up else "repeated")
            return self._again(operation, answer, do, TRIES if gives_up else 2)
        world.tell(self.name, operation, about, "")
        return answer

    def _again(self, operation: str, answer: Any, do: Callable[[], Any], tries: int) -> Any:
        """A transaction carries a token: DynamoDB performs it once, and answers a repeated one as the first."""
        world = self.world
        for _ in range(1, tries):
            world.clock.sleep(self._way() + world.dice.uniform(0, 0.2))
            if self.over:
                raise Died
            answer = answer if operation == TRANSACT else do()
        if tries == TRIES:
            raise ReadTimeoutError(endpoint_url="simulated")
        return answer

    def _way(self) -> float:
        """Seconds until a request arrives."""
        dice = self.world.dice
        self._requests += 1
        if self._requests == self._freezes_at:
            self.frozen = self.hurt = True
            return dice.uniform(20, 900)
        if self.world.struck("slow"):
            return dice.uniform(0.2, 8)
        return self.world.latency or dice.choice((0.001, 0.005, 0.02, 0.1)) * self.world.pace

    def _when_over(self, operation: str, about: str, do: Callable[[], Any]) -> None:
        if self.world.struck("lands_late"):
            self.world.tell(self.name, operation, about, "lands late")
            do()
        raise Died


def _code(error: Exception) -> str:
    response = getattr(error, "response", None)
    return str(response["Error"]["Code"]) if response else type(error).__name__
