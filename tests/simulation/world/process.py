"""One process of the application: every call that it makes takes time, may fail in each way, and may be its last.

A dead process does nothing more: every later call of it dies too. What was under way then may still take effect.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.breaker import Breaker
from lambdas.core.errors import Unavailable
from tests.simulation.telling import shown, tenants_in
from tests.unit.harness import NOON

if TYPE_CHECKING:
    from tests.simulation.world import World

NEVER_FAILS = frozenset({"tell", "show_again"})  # best effort by contract: nobody hears of a failure
LANDS_WITHIN = 0.5  # seconds after a process was ended: what it had asked of others has happened by then, or never


class Died(BaseException):
    """The process is gone."""


@dataclass(eq=False)
class Process:
    world: "World"
    name: str
    lasts: float  # seconds: then the platform ends it
    tenants: frozenset[str] | None = None  # whose things it may touch; None: everybody's
    version: str = "v1"
    known: Mapping[str, Breaker] = field(default_factory=dict)  # breakers as it read them
    over: bool = False
    frozen: bool = False

    def __post_init__(self) -> None:
        dice = self.world.dice
        self.skew = dice.uniform(-2, 2) if self.world.struck("skewed") else 0.0
        self.ends_at = self.world.clock.now + self.lasts
        self.world.clock.at(self.ends_at, self._time_is_up)

    def now(self) -> datetime:
        return NOON + timedelta(seconds=self.world.clock.now + self.skew)

    def _time_is_up(self) -> None:
        self.over = self.over or not self.frozen  # a frozen one was forgotten, and thaws

    def die(self) -> None:
        self.over = True
        raise Died

    def require_life(self) -> None:
        if self.over:
            raise Died

    def sleep(self, seconds: float) -> None:
        self.require_life()
        self.world.clock.sleep(seconds)
        self.require_life()

    def around(self, port: str, name: str, do: Callable[[], Any], args: tuple[Any, ...]) -> Any:
        """One call of a port, from its being asked to its answer."""
        self.require_life()
        dice = self.world.dice
        self._require_own(name, args)
        if self.world.struck("dies_before"):
            self._tell(port, name, args, "dies before")
            self.die()
        self.world.clock.sleep(self._way())
        if self.over:
            self._when_over(port, name, do, args)
        if name not in NEVER_FAILS and self.world.struck("throttled"):
            self._tell(port, name, args, "throttled")
            return self._unavailable(name, port)
        answer = self._asked(port, name, do, args)
        self.world.clock.sleep(dice.choice((0.001, 0.01)))
        self.require_life()
        if name == "read":
            self.known = answer
        return answer

    def _asked(self, port: str, name: str, do: Callable[[], Any], args: tuple[Any, ...]) -> Any:
        try:
            answer = do()
        except Exception as error:
            self._tell(port, name, args, type(error).__name__)
            raise
        if self.world.struck("dies_after"):
            self._tell(port, name, args, "dies after")
            self.die()
        if name not in NEVER_FAILS and self.world.struck("lost"):
            self._tell(port, name, args, "answer lost")
            return self._unavailable(name, port)
        if self.world.struck("repeated"):
            self._tell(port, name, args, "repeated")
            self.world.clock.sleep(self._way())
            self.require_life()
            return do()
        self._tell(port, name, args, "")
        return answer

    def _unavailable(self, name: str, port: str) -> dict[str, Breaker]:
        if name == "read":  # by contract: what cannot be read is left out
            return {}
        raise Unavailable(f"{port}.{name}", "simulated")

    def _way(self) -> float:
        """Seconds until a request arrives."""
        dice = self.world.dice
        if self.world.struck("frozen"):
            self.frozen = True
            return dice.uniform(20, 600)
        if self.world.struck("slow"):
            return dice.uniform(0.2, 8)
        return dice.choice((0.001, 0.005, 0.02, 0.1))

    def _when_over(self, port: str, name: str, do: Callable[[], Any], args: tuple[Any, ...]) -> None:
        if self.world.struck("lands_late"):
            self._tell(port, name, args, "lands late")
            do()
        raise Died

    def _require_own(self, name: str, args: tuple[Any, ...]) -> None:
        if self.tenants is not None:
            strangers = tenants_in(args) - self.tenants
            if strangers:
                self.world.broken.append(f"{self.name} of {sorted(self.tenants)} asks {name} of {sorted(strangers)}")

    def _tell(self, port: str, name: str, args: tuple[Any, ...], outcome: str) -> None:
        self.world.tell(f"{self.name:12} {port}.{name} {shown(args)} {outcome}")


class Port:
    """A port as one process sees it."""

    def __init__(self, process: Process, name: str, real: Any) -> None:
        self._process = process
        self._name = name
        self._real = real

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._real, name)

        def call(*args: Any, **kwargs: Any) -> Any:
            every = (*args, *kwargs.values())
            return self._process.around(self._name, name, lambda: method(*args, **kwargs), every)

        return call
