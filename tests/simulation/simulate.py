"""One seed: a world is troubled for a while, then left in peace until everything in it has settled, then asked."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from unittest.mock import patch

from lambdas.core import notify_telling
from tests.simulation.ageing import Ageing
from tests.simulation.executions import Machine
from tests.simulation.functions import Functions
from tests.simulation.people import API_S, People
from tests.simulation.threads import virtual_threads
from tests.simulation.world import World

RETIRED = 0.12  # of the worlds: their lane, while it is troubled
JOBS = (4, 10)  # of a world
TROUBLE_S = (300, 1200)  # how long faults last
PATIENCE_S = 6 * 3600  # then everything has settled
DAYS_LATE_S = 3 * 86400
AGED = 4  # one world in so many is left to grow old
SHOWN = 60  # lines of a failing seed's trace
_NAMED = re.compile(r"/job_|^(replay:|dl_|rd-|auto-|id\d)")  # what such a line may be about


@dataclass(frozen=True)
class Outcome:
    seed: int
    broken: tuple[str, ...]
    trace: tuple[str, ...]
    calls: int
    strikes: Mapping[str, int]  # of each fault

    @property
    def digest(self) -> str:
        return hashlib.sha256("\n".join((*self.trace, *self.broken)).encode()).hexdigest()

    def told(self) -> str:
        """For a person: what is broken, and the lines that speak of it."""
        about = [line for line in self.trace if any(word in line for word in self._names())]
        rerun = f"make simulate FIRST={self.seed} SEEDS=1 ARGS=--trace"
        first = f"seed {self.seed} broke {len(self.broken)} promises; again: {rerun}"
        return "\n".join((first, *self.broken, *about[-SHOWN:]))

    def _names(self) -> set[str]:
        words = " ".join(self.broken).replace("/kyc/", "/").translate(str.maketrans(",:'()[]", "       ")).split()
        return {word for word in words if _NAMED.search(word)} or {"fails"}


def simulate(seed: int) -> Outcome:
    world = World(seed)
    functions = Functions(world)
    Machine(functions)
    people = People(functions)
    with virtual_threads(world.clock), patch.object(notify_telling, "MANY", world.many):
        _trouble(world, functions, people)
        world.calm()
        settle(world, functions, people)
        if not world.broken:
            world.clock.run(world.clock.now + DAYS_LATE_S)
            for queue, copy in world.late:  # long acknowledged, and delivered once more
                queue.take([copy])
            settle(world, functions, people)
        world.promises.check()
        if not world.broken and seed % AGED == 0:
            Ageing(world, people).live(lambda: settle(world, functions, people))
    return Outcome(seed, tuple(world.broken), tuple(world.trace), len(world.trace), world.strikes)


def _trouble(world: World, functions: Functions, people: People) -> None:
    dice = world.dice
    lasts = dice.uniform(*TROUBLE_S)
    for _ in range(dice.randint(*JOBS)):
        world.clock.at(dice.uniform(0, lasts * 0.7), people.send_job)
    for _ in range(dice.randint(0, 1)):
        world.clock.at(dice.uniform(0, lasts), people.send_nonsense)
    for _ in range(dice.randint(0, 16)):
        world.clock.at(dice.uniform(lasts * 0.2, lasts), people.act)
    world.clock.at(dice.uniform(lasts * 0.5, lasts * 1.5), lambda: world.versions.versions.update(kyc="v2"))
    if dice.random() < RETIRED:
        world.clock.at(dice.uniform(lasts * 0.2, lasts), world.retire)
    minute = 60.0
    while minute < lasts:
        world.clock.at(minute, functions.sweep)
        minute += 60
    world.clock.run(lasts)


def settle(world: World, functions: Functions, people: People) -> None:
    """A round of the sweep every minute, and no new job, until nothing is under way."""
    began = world.clock.now
    for minute in range(PATIENCE_S // 60):
        if minute == 0 or not world.settled:  # what is left to be told needs no sweep
            functions.sweep()
            world.start(world.process("operator", API_S), people.patient)
        world.clock.run(began + (minute + 1) * 60)
        if world.settled and world.all_told:
            return
    world.broken.append(f"not settled after {PATIENCE_S // 3600} hours: {world.standing()}")
