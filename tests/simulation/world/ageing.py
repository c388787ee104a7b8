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
# replay dies shortly before its letter would be archived, another before that one's would, and a last one finds what it
# must not do again.
RELAPSES, REPLAYS, ARCHIVED, GONE = (24, 52), (80,), 120, (260, 262)
DAYS = (*RELAPSES, *REPLAYS, 45, 73, 115, ARCHIVED, *GONE)
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

    def put(self, key: str, body: bytes) -> None:
        self.objects[key] = body
        self._put_at[key] = self._world.clock.now

    def expire(self) -> None:
        for key, at in list(self._put_at.items()):
            if at + KEPT_DAYS * A_DAY <= self._world.clock.now and not key.startswith(KEPT):
                del self.objects[key], self._put_at[key]


class Ageing:
    def __init__(self, world: "World", people: "People") -> None:
        self._world = world
        self._people = people
        self._began = world.clock.now

    def live(self, settle: Callable[[], None]) -> None:
        for day in sorted(DAYS):
            self._world.clock.run(self._began + day * A_DAY)
            self._expire(certainly=day in GONE)
            if day in (*RELAPSES, *REPLAYS):
                self._people.replay_old()
            for job_type in self._world.lanes:  # somebody deploys the bad version again
                self._world.versions[job_type] = "v1" if day in RELAPSES else "v2"
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
