"""A settled world grows old: what has expired vanishes, people replay old letters, and the sweep archives the rest.

Only what the ledger itself lets expire is taken away, and only then.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from lambdas.adapters.dynamo.keys import TTL
from lambdas.core.model.letter import UNRESOLVED

if TYPE_CHECKING:
    from tests.simulation.world.people import People
    from tests.simulation.world.world import World

A_DAY = 86_400.0
# Days after it settled, three days old. Letters live for 30 and effects for 60, unless a letter still needs them: a
# replay dies days or weeks later, another shortly before the letter of that one would be archived, and a last one finds
# what it must not do again.
FIRST_RELAPSES = (10, 17, 24)
AGAIN = 28  # days after each
ARCHIVED, GONE = 120, (260, 262)
LOOKS = (7, 21)  # of the sweep, days after each: it looks at what is 20 days old, and not before
BEFORE_ARCHIVED = 115
KEPT_DAYS = 60  # the bucket's objects: the lane's retention and a margin, see infra/core/bucket.py
KEPT = ("archive/", "redrives/")  # for good, and for longer than here
LINGERS = 0.3  # of the steps and effects that have expired, each time somebody looks
_KEPT_FOR_LONGER = ("H#", "G#", "U#", "N#", "R#")  # counters, notices and redrives outlast what this is about


class Bucket:
    """It forgets what is old unless it was renewed."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self.objects: dict[str, bytes] = {}
        self._put_at: dict[str, float] = {}

    def put(self, key: str, body: bytes, *, at: float | None = None) -> None:
        self.objects[key] = body
        self._put_at[key] = self._world.clock.now if at is None else at

    def lasts_until(self, key: str) -> float:
        return self._put_at[key] + KEPT_DAYS * A_DAY

    def expire(self) -> None:
        for key in list(self._put_at):
            if self.lasts_until(key) <= self._world.clock.now and not key.startswith(KEPT):
                del self.objects[key], self._put_at[key]


class Ageing:
    def __init__(self, world: "World", people: "People") -> None:
        self._world = world
        self._people = people
        self._began = world.clock.now
        first = world.dice.choice(FIRST_RELAPSES)
        self._relapses = (first, first + AGAIN)
        self._replays = (*self._relapses, first + 2 * AGAIN)
        looks = {day + later for day in self._relapses for later in LOOKS}
        self._days = sorted({*self._replays, *looks, BEFORE_ARCHIVED, ARCHIVED, *GONE})

    def live(self, settle: Callable[[], None]) -> None:
        for day in self._days:
            self._world.clock.run(self._began + day * A_DAY)
            self._expire(certainly=day in GONE)
            if day in self._replays:
                self._people.replay_old()
            for job_type in self._world.lanes:  # somebody deploys the bad version again
                self._world.versions[job_type] = "v1" if day in self._relapses else "v2"
            settle()
            if self._world.broken:
                return
            if day == ARCHIVED:
                self._check_archived()
        self._check_gone()

    def _expire(self, *, certainly: bool) -> None:
        """TTL takes an item away some time after its expiry. Readers ignore expired heads and letters until then;
        effects count for as long as they are there."""
        now = self._world.now().timestamp()
        self._world.bucket.expire()
        for table in self._world.tables.tables.values():
            for place, item in list(table.items.items()):
                if TTL in item and int(item[TTL]["N"]) <= now:
                    lingers = not certainly and self._world.dice.random() < LINGERS
                    if not lingers:
                        table.write(place, None)
        self._check_results(now)

    def _check_results(self, now: float) -> None:
        """What a step or an effect returned lasts as long as that does."""
        view, objects = self._world.view, self._world.bucket.objects
        for place, item in [*view.steps.items.items(), *view.effects.items.items()]:
            ref = item.get("result_ref", {}).get("S", "")
            if ref and ref not in objects and int(item[TTL]["N"]) > now:
                self._world.broken.append(f"the result of {place} is gone, and that lasts until {item[TTL]['N']}")

    def _check_archived(self) -> None:
        world = self._world
        for letter in world.view.letters:
            if letter.status in UNRESOLVED and not _expired(world, letter.letter_id):
                world.broken.append(
                    f"letter {letter.letter_id} of {letter.job_id} is {letter.status}, long past its time"
                )
        for ref in world.audit.archived:
            if ref not in world.bucket.objects:
                world.broken.append(f"{ref} was archived, and is not in the bucket")

    def _check_gone(self) -> None:
        """Nothing that is over is kept for ever, and nothing happened twice on the way."""
        view = self._world.view
        left = [place for shelf in (view.heads, view.letters, view.steps, view.effects) for place in shelf.items]
        if left:
            self._world.broken.append(f"kept for ever: {left[:5]}")
        self._world.promises.check_effects()


def _expired(world: "World", letter_id: str) -> bool:
    items = world.view.letters.items.values()
    found = next(item for item in items if item["letter_id"]["S"] == letter_id)
    return TTL in found and int(found[TTL]["N"]) <= world.now().timestamp()
