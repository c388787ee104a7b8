"""The world that agents change, which counts what was done to it. Nothing is done twice here without being seen.

Whatever left its process while that was alive arrives, and counts.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

from lambdas.core.model.failure import NotDone
from lambdas.core.model.job import JobKey
from lazaret.testing.crash import Died
from tests.simulation.world.process import LANDS_WITHIN, Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World


class Busy(Exception):
    """The other side refused, and did nothing. A client that asks once can know that."""


class TooManyRequests(Exception):
    """What the last try of a client got. It says nothing about the tries before."""


# How an effect asks to be settled when it is in doubt, and what its agent says about an error.
STYLES: dict[str, dict[str, Any]] = {
    "verified": {},
    "doubted": {},
    "idempotent": {"idempotent": True},
    "declared": {},
    "listed": {"not_done": (Busy,)},
    "agreed": {"idempotent": True, "same": ("amount",)},
}


class Outside:
    """Somebody else's system: it does what it is told, whoever tells it."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.done: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        self.amounts: dict[str, int] = {}  # that it was done with, by key

    def do(self, process: Process, key: str, style: str, amount: int) -> str:
        world, dice = self._world, self._world.dice
        self.tried[key] += 1
        process.require_life()
        if world.struck("dies_before"):
            process.die()
        # It prepares for a while, perhaps past its deadline: not in a crowd, where nothing but cost is to harm a job.
        if not world.latency and dice.random() < 0.1:
            process.sleep(dice.uniform(1, 6))
        world.clock.sleep(dice.uniform(0, LANDS_WITHIN))
        # A frozen process that thaws would have been ended by the platform long ago: that is relied upon.
        if world.clock.now > process.ends_at + LANDS_WITHIN:
            raise Died
        if world.struck("outside"):
            self._refuse(style)
        self.done[key] = 1 if STYLES[style].get("idempotent") else self.done[key] + 1
        self.amounts.setdefault(key, amount)
        world.tell(process.name, "does", key, "past its end" if process.over else "")
        if process.over or world.struck("dies_after"):
            process.die()
        return self._answer(process, key)

    def _answer(self, process: Process, key: str) -> str:
        world = self._world
        if world.struck("retried"):
            process.sleep(world.dice.uniform(0.05, 0.5))
            raise TooManyRequests("429 for the second try; the first was performed, and its answer lost")
        if world.struck("outside"):
            raise ConnectionResetError("the answer was lost")
        return f"ref-{key}"

    def _refuse(self, style: str) -> None:
        if style == "declared":
            raise NotDone("the other side was busy") from Busy()
        if style == "listed":
            raise Busy("try later")
        raise ConnectionRefusedError("the other side is down")

    def find(self, process: Process, key: str) -> str | None:
        process.sleep(0.01)
        return f"ref-{key}" if self.done[key] else None


def effect_key(root: JobKey, label: str, scope: str = "") -> str:
    """The versions of a job share their effects. In a fresh scope they are others."""
    key = f"{root.tenant_id}/{root.job_type}/{root.job_id}/{label}"
    return f"{key}@{scope}" if scope else key
