"""One seed: a world is troubled for a while, then left in peace until everything in it has settled, then asked."""

import hashlib
import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from lambdas.adapters.dynamo import counters, groups, heads, keys, letters, lists
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.value import replace
from lambdas.core.notify import deliver
from lambdas.wiring import logger
from tests.simulation.world.ageing import Ageing
from tests.simulation.world.clock import Endless
from tests.simulation.world.crowds import A_REQUEST_S, KINDS, Crowd
from tests.simulation.world.executions import Machine
from tests.simulation.world.functions import Functions
from tests.simulation.world.loops import virtual_loops
from tests.simulation.world.people import API_S, People
from tests.simulation.world.threads import virtual_threads
from tests.simulation.world.world import TENANTS, World

JOBS = (4, 12)  # of a world
TROUBLE_S = (300, 1200)  # how long faults last
PATIENCE_S = 6 * 3600  # then everything has settled
LONG_S = 3600
DAYS_LATE_S = 3 * 86400
AGED = 4  # one world in so many is left to grow old
SHOWN = 60  # lines of a failing seed's trace
_NAMED = re.compile(r"/job_|^(replay:|dl_|rd-|auto-|id\d)")  # what such a line may be about
SEEDS = 200  # that CI runs
UPKEPT = 8  # minutes in which every old letter of a crowd has had its turn
CROWDED = 20  # one world in so many has hundreds of tenants, groups or foreign rows
BACKLOGS_S = (2 * 3600, 9 * 3600, 3 * 86400, 8 * 86400)
ROUNDS = 40  # of the sweep while a queue stands still: each minute would be most of the worlds' cost
FEW, FEW_COUNTERS = 2, 4  # shards: the sweep of a world would spend most requests on reading empty ones
INCIDENT = 0.35  # of the worlds: many jobs of one tenant fail, and are redriven


@dataclass(frozen=True)
class Outcome:
    seed: int
    broken: tuple[str, ...]
    trace: tuple[str, ...]
    calls: int
    strikes: Mapping[str, int]  # of each fault
    moves: Mapping[str, int]  # of heads and letters, from status to status

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
        words = " ".join(self.broken).translate(str.maketrans(",:'()[]", "       ")).split()
        return {word for word in words if _NAMED.search(word)} or {"fails"}


def simulate(seed: int, *, long: bool = False) -> Outcome:
    """`long`: another world of that seed, in which runs go on, ask people and wait for jobs that they sent."""
    logger.setLevel(logging.CRITICAL)  # a notice that could not be sent is logged; here it is in the trace
    world = World(seed, long=long)
    functions = Functions(world)
    Machine(functions)
    people = People(functions)
    with (
        virtual_threads(world.clock),
        virtual_loops(world.clock),
        few_shards(),
        patch.object(deliver, "MANY", world.many),
    ):
        try:
            _live(world, functions, people)
        except Endless as endless:
            world.broken.append(str(endless))
    return _outcome(seed, world)


@contextmanager
def few_shards() -> Iterator[None]:
    with ExitStack() as patched:
        for module in (counters, heads, keys, letters, lists):
            patched.enter_context(patch.object(module, "SHARDS", FEW))
        for module in (groups, keys):
            patched.enter_context(patch.object(module, "COUNTER_SHARDS", FEW_COUNTERS))
        patched.enter_context(patch.object(keys.shard_of, "__defaults__", (FEW,)))
        yield


def _live(world: World, functions: Functions, people: People) -> None:
    """A world in which a promise is broken has nothing more to tell."""
    if world.seed % CROWDED == 0:
        _crowd(world, functions, people, KINDS[world.seed // CROWDED % len(KINDS)])
        return
    _trouble(world, functions, people)
    if world.seed % CROWDED == CROWDED // 2:
        _backlog(world, functions)
    world.calm()
    for act in (_settle_twice, _check, _grow_old):
        if not world.broken:
            act(world, functions, people)


def _settle_twice(world: World, functions: Functions, people: People) -> None:
    settle(world, functions, people)
    if not world.broken:
        world.clock.run(world.clock.now + DAYS_LATE_S)
        for queue, copy in world.late:  # long acknowledged, and delivered once more
            queue.take([copy])
        settle(world, functions, people)


def _check(world: World, functions: Functions, people: People) -> None:
    world.clock.run(world.clock.now + 60)  # what is listed a minute ahead is due
    functions.sweep(upkeep=True)  # what a crash left uncounted is counted by now
    world.clock.run(world.clock.now + 120)
    world.promises.check()


def _grow_old(world: World, functions: Functions, people: People) -> None:
    if world.seed % AGED == 0:
        Ageing(world, people).live(lambda: settle(world, functions, people))


def _outcome(seed: int, world: World) -> Outcome:
    trace = tuple(world.trace)
    return Outcome(seed, tuple(world.broken), trace, len(trace), world.strikes, world.audit.moves)


def _trouble(world: World, functions: Functions, people: People) -> None:
    dice, clock = world.dice, world.clock
    lasts = dice.uniform(*TROUBLE_S)
    for _ in range(dice.randint(*JOBS)):
        clock.at(dice.uniform(0, lasts * 0.7), people.send_job)
    if dice.random() < INCIDENT:
        _incident(world, people, lasts)
    for _ in range(dice.randint(0, 1)):
        clock.at(dice.uniform(0, lasts), people.send_nonsense)
    for _ in range(dice.randint(0, 24)):  # also when the trouble is over
        clock.at(dice.uniform(lasts * 0.2, lasts * 1.3), people.act)
    for number, lane in enumerate(world.lanes):
        _deploys(world, lane, lasts)
        if world.struck("backlog"):
            world.queues[lane].still_until = dice.choice((200.0, 1000.0)) * (number + 1)
    minute = 0.0
    while minute < lasts and not world.broken:
        minute += 60
        clock.run(min(minute, lasts))
        functions.sweep()


def _backlog(world: World, functions: Functions) -> None:
    """A lane's queue stands still for hours or days, past what its messages are kept for. The sweep goes on."""
    begin, lasts = world.clock.now, world.dice.choice(BACKLOGS_S)
    world.faults.endpoint = 0.0  # a day of refusals, and a notice has failed for good
    for name in ("unacked", "lost", "twice"):  # for days, each copy of what waits would leave others
        setattr(world.faults, name, 0.0)
    world.queues[world.dice.choice(list(world.lanes))].still_until = begin + lasts
    for number in range(1, ROUNDS + 1):
        functions.sweep()
        world.clock.run(begin + lasts * number / ROUNDS)


def _crowd(world: World, functions: Functions, people: People, kind: str) -> None:
    """No fault but cost. What is due among a crowd is served in time, and ends."""
    world.calm()
    world.latency = A_REQUEST_S
    crowd = Crowd(world)
    crowd.gather(kind)
    settle(world, functions, people)
    for _ in range(UPKEPT if kind == "old" else 0):
        functions.sweep(upkeep=True)
        world.clock.run(world.clock.now + 60)
    crowd.check_kept()
    world.promises.check_effects()
    for key in world.accepted:
        head = world.view.head(key)
        if not world.broken and (head is None or head.status is not HeadStatus.DONE):
            world.broken.append(f"{key} is {head.status if head else 'gone'} among the {kind}")


def _deploys(world: World, lane: str, lasts: float) -> None:
    """A good version some time, and now and then an edit of the lane's table before or after it."""
    dice = world.dice
    good_at = dice.uniform(lasts * 0.5, lasts * 1.5)
    world.clock.at(good_at, lambda: world.deploy(lane, "v2"))
    for _ in range(3):
        if world.struck("edited"):
            at = dice.uniform(lasts * 0.1, lasts)
            version = "v2" if at > good_at else f"v1.{world.number()}"
            world.clock.at(at, lambda version=version: world.deploy(lane, version, edit=True))  # type: ignore[misc]


def _incident(world: World, people: People, lasts: float) -> None:
    """Many jobs, perhaps of one tenant, that the first version cannot do, and somebody who redrives them."""
    dice = world.dice
    lane, mood = dice.choice(list(world.lanes)), dice.choice(("corrupt", "bug"))
    tenant = dice.choice((*TENANTS, ""))
    if dice.random() < 0.7:  # else breakers soon stop what would become letters
        world.configure(replace(world.lanes[lane], breaker=replace(world.lanes[lane].breaker, failures=50)))
    for _ in range(dice.randint(8, 24)):
        world.clock.at(dice.uniform(0, lasts * 0.3), lambda: people.send_job(mood=mood, tenant=tenant, lane=lane))
    world.clock.at(lasts * 0.6, lambda: world.deploy(lane, dice.choice(("v1", "v2", "v2"))))
    canary, share = dice.choice((1, 2, 5)), dice.choice((0.0, 0.3, 0.6))
    redriven_at, beside = lasts * dice.uniform(0.7, 1.2), dice.random() < 0.5
    world.clock.at(redriven_at, lambda: people.redrive_all(lane, canary, share, beside=beside))
    if dice.random() < 0.5:
        for _ in range(dice.choice((1, 2))):  # while it is planned, waits for approval, or between two of its waves
            world.clock.at(redriven_at + dice.choice((0.3, 1.0, 3.0, 10.0, 60.0)), lambda: people.resolve_some(lane))


def settle(world: World, functions: Functions, people: People) -> None:
    """A round of the sweep every minute, and no new job, until nothing is under way.

    Hours or days for which nothing is left but letters that were put off need no patience.
    """
    for minute in range(PATIENCE_S // 60):
        if minute == 0 or not world.settled:  # what is left to be told needs no sweep
            if world.idle_until > world.clock.now + LONG_S:
                world.clock.run(world.idle_until)
            functions.sweep(upkeep=minute == 0)
            world.start(world.process("operator", API_S), people.patient)
        world.clock.run(world.clock.now + 60)
        world.promises.each_minute()
        if world.broken or (world.settled and world.all_told):
            return
    world.broken.append(f"not settled after {PATIENCE_S // 3600} hours: {world.standing()}")
