"""The places of tenants: never more runs at once than a lane allows, and whoever has ended leaves its own to others."""

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lazaret.testing.dynamodb_table import Place
from tests.simulation.world.agents import Attempt
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

HELD = "held_"  # the name of a place's attribute begins so


class Places:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._taken: dict[str, dict[tuple[Place, str], Any]] = defaultdict(dict)  # by process: the marks that it wrote

    def begins(self, at: Attempt, running: Sequence[Attempt]) -> None:
        """Never more runs of one tenant at once than its lane allows, whatever made them run."""
        allowed = [lane.tenant_concurrency for lane in self._world.former[at.key.job_type]]
        most = max((each for each in allowed if each is not None), default=0)
        whose = (at.key.tenant_id, at.key.job_type)
        beside = [str(each.key) for each in running if (each.key.tenant_id, each.key.job_type) == whose]
        if None not in allowed and self._world.promises.runs.lives(at) and len(beside) >= most:
            self._world.broken.append(f"{at.key} runs beside {', '.join(beside)}, and its tenant has {most} places")

    def wrote(self, place: Place, was: dict[str, Any] | None, to: dict[str, Any], who: Process) -> None:
        for name, mark in to.items():
            if name.startswith(HELD) and (was or {}).get(name) != mark:
                self._taken[who.name][place, name] = mark

    def returns(self, process: Process) -> None:
        """What ends by itself only much later would keep the tenant's other jobs waiting."""
        items = self._world.tables.tables["breakers"].items
        for (place, name), mark in self._taken.pop(process.name, {}).items():
            held = items.get(place, {}).get(name) == mark
            if held and not process.hurt and not process.over:
                self._world.broken.append(f"{process.name} returned, and still has the place {name} of {place[0]}")
