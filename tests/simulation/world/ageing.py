"""A settled world grows old: what has expired vanishes, people replay old letters, and the sweep archives the rest.

Only what the ledger itself lets expire is taken away, and only then.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lambdas.adapters.memory import MemoryStore
from lambdas.core.job import JobKey
from lambdas.core.letter import UNRESOLVED

if TYPE_CHECKING:
    from tests.simulation.people import People
    from tests.simulation.world import World

A_DAY = 86_400.0
# Days after it settled, three days old. Letters live for 30 and effects for 60, unless a letter still needs them: a
# replay dies shortly before its letter would be archived, another before that one's would, and a last one finds what it
# must not do again.
RELAPSES, REPLAYS, ARCHIVED, GONE = (24, 52), (80,), 120, (260, 262)
DAYS = (*RELAPSES, *REPLAYS, 45, 73, 115, ARCHIVED, *GONE)
KEPT_DAYS = 60  # the bucket's objects: the lane's retention and a margin, see infra/bucket.py
KEPT = ("archive/", "redrives/")  # for good, and for longer than here


class AgeingStore(MemoryStore):
    """The bucket, which forgets what is old unless it was renewed."""

    def __init__(self, world: "World") -> None:
        super().__init__()
        self._world = world
        self._put_at: dict[str, float] = {}

    def put(self, ref: str, content: str) -> None:
        MemoryStore.put(self, ref, content)
        self._put_at[ref] = self._world.clock.now

    def renew(self, ref: str) -> None:
        MemoryStore.renew(self, ref)
        self._put_at[ref] = self._world.clock.now

    def expire(self) -> None:
        for ref, at in list(self._put_at.items()):
            if at + KEPT_DAYS * A_DAY < self._world.clock.now and not ref.startswith(KEPT):
                self.objects.pop(ref, None)
                del self._put_at[ref]


class Ageing:
    def __init__(self, world: "World", people: "People") -> None:
        self._world = world
        self._people = people
        self._began = world.clock.now

    def live(self, settle: Callable[[], None]) -> None:
        versions = self._world.versions.versions
        for day in sorted(DAYS):
            self._world.clock.run(self._began + day * A_DAY)
            self._expire(certainly=day in GONE)
            if day in (*RELAPSES, *REPLAYS):
                self._people.replay_old()
            versions["kyc"] = "v1" if day in RELAPSES else "v2"  # somebody deploys the bad version again
            settle()
            if day == ARCHIVED:
                self._check_archived()
        self._check_gone()

    def _expire(self, *, certainly: bool) -> None:
        """TTL takes an item away some time after its expiry. Until then the ledger's readers do not see heads and
        letters, so these go at once here; effects count for as long as they are there."""
        ledger, now = self._world.ledger, self._world.now()
        self._world.store.expire()
        for place, at in list(ledger.expiry.items()):
            lingers = isinstance(place, tuple) and not certainly and self._world.dice.random() < 0.3
            if at <= now and not lingers:
                del ledger.expiry[place]
                self._take_away(place)

    def _take_away(self, place: Any) -> None:
        ledger = self._world.ledger
        match place:
            case JobKey():
                ledger.heads.pop(place, None)
            case str():
                ledger.dead.pop(place, None)
            case (JobKey() as job, number):
                ledger.kept_steps[job].pop(number, None)
            case (partition, effect_id):
                ledger.kept_effects[partition].pop(effect_id, None)

    def _check_archived(self) -> None:
        world = self._world
        for letter in world.ledger.dead.values():
            if letter.status in UNRESOLVED:
                world.broken.append(
                    f"letter {letter.letter_id} of {letter.job_id} is {letter.status}, long past its time"
                )
        for event in [each for events in world.ledger.events.values() for each in events.values()]:
            if event.what == "letter.archived" and event.data["ref"] not in world.store.objects:
                world.broken.append(f"{event.data['ref']} was archived, and is not in the bucket")

    def _check_gone(self) -> None:
        """Nothing that is over is kept for ever, and nothing happened twice on the way."""
        world = self._world
        ledger = world.ledger
        left: list[Any] = [*ledger.heads, *ledger.dead]
        left += [(job, number) for job, steps in ledger.kept_steps.items() for number in steps]
        left += [(root, name) for root, effects in ledger.kept_effects.items() for name in effects]
        if left:
            world.broken.append(f"kept for ever: {left[:5]}")
        world.promises.check_effects()
