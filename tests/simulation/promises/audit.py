"""Every write of a letter, effect, breaker or redrive, looked at when it is made: who made it, from what to what.

The tables of moves are written down here once more, from docs/concepts.md: a mistake in the code's own must be seen.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.adapters.dynamo.items import event_from
from lambdas.adapters.dynamo.keys import TTL
from lambdas.core.model.head import Effect, HeadStatus, Owner
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.redrive.record import ENDED, Redrive
from lazaret.testing.dynamodb_table import Place
from tests.simulation.promises.heads import DUE, Heads
from tests.simulation.world.process import Process
from tests.simulation.world.view import Shelf

if TYPE_CHECKING:
    from tests.simulation.world.world import World

SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
_S, _H = LetterStatus, HeadStatus
LETTERS: dict[LetterStatus | None, set[LetterStatus]] = {
    None: {_S.OPEN, _S.SCHEDULED, _S.HELD, _S.DISCARDED},
    _S.OPEN: {_S.SCHEDULED, _S.HELD, _S.ESCALATED, _S.REDRIVING, _S.DISCARDED},
    _S.SCHEDULED: {_S.OPEN, _S.HELD, _S.ESCALATED, _S.REDRIVING, _S.DISCARDED},
    _S.HELD: {_S.OPEN, _S.DISCARDED},
    _S.ESCALATED: {_S.OPEN, _S.HELD, _S.REDRIVING, _S.DISCARDED},
    _S.REDRIVING: {_S.OPEN, _S.RECOVERED, _S.SUPERSEDED},
    _S.RECOVERED: set(),
    _S.SUPERSEDED: set(),
    _S.DISCARDED: set(),
}
FACTS = (
    "tenant_id",
    "job_type",
    "job_id",
    "root",
    "version",
    "death_id",
    "died_at",
    "kind",
    "code",
    "signature",
    "input_hash",
    "snapshot_ref",
    "lineage",
)


LIVE = (*DUE, _H.RUNNING, _H.PARKED, *(status for status, after in LETTERS.items() if after and status is not None))


class Audit:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.heads = Heads(world)
        self.born: dict[str, Letter] = {}  # every letter that ever was
        self.recovered: Counter[str] = Counter()  # replays that ended well, by tenant
        self.archived: list[str] = []
        self.notices: dict[str, dict[str, Any]] = {}  # every notice that ever was the last of its topic
        self.sent_at: dict[str, datetime] = {}  # when a notice was written as sent
        self.moves: Counter[str] = Counter()  # that were made, of heads and letters
        self.held_groups: dict[tuple[str, str], float] = {}  # since when, by lane and signature
        self.quiet = False  # what is put into the tables by hand is nobody's write

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def wrote(self, shelf: Shelf[Any], place: Place, was: Any, to: Any, who: Process | None) -> None:
        if self.quiet or who is None or to is None:
            return
        view = self._world.view
        looks: dict[int, Callable[[Any, Any, Process], None]] = {
            id(view.heads): self.heads.wrote,
            id(view.letters): self._letter,
            id(view.effects): self._effect,
            id(view.steps): self._world.promises.runs.kept,
            id(view.breakers): self._world.promises.breakers.wrote,
            id(view.redrives): self._redrive,
            id(view.notices): self._notice,
        }
        look = looks.get(id(shelf))
        if look is not None:
            look(was, to, who)
        if shelf in (view.heads, view.letters):
            self._index(place, shelf.items[place])

    def counted(self, table: str, place: Place, was: Any, to: Any) -> None:
        """What is on no shelf: of timelines, who archived what, and which letters were born."""
        if place[1].startswith("EVENT#") and to.get("what", {}).get("S") == "letter.created":
            self._world.promises.letters.created.add(str(event_from(to).data.get("letter_id", "")))
        if place[1].startswith("EVENT#") and to.get("what", {}).get("S") == "letter.archived":
            self.archived.append(to["why"]["S"].rpartition(" ")[2])

    def _letter(self, was: Letter | None, to: Letter, who: Process) -> None:
        if was is None:
            if to.letter_id in self.born:
                self.broken(f"{who.name} wrote the letter {to.letter_id} of {to.job_id} in a second place")
            self.born[to.letter_id] = to
            if who.kind != "intake":
                self.broken(f"{who.name} wrote the letter {to.letter_id} of {to.job_id}")
            self._world.promises.letters.born(to, who)
        elif changed := [name for name in FACTS if getattr(was, name) != getattr(to, name)]:
            self.broken(f"letter {to.letter_id}: {changed} changed")
        before = was.status if was else None
        self.moves[f"letter {before} → {to.status}"] += before is not to.status
        if before is not to.status and to.status not in LETTERS[before]:
            self.broken(f"letter {to.letter_id} of {to.job_id} went from {before} to {to.status}")
        self._letter_is_whole(was, to, who)
        self._world.promises.told.letter_is(to.letter_id, to.status, self._world.now())

    def _letter_is_whole(self, was: Letter | None, to: Letter, who: Process) -> None:
        if to.status is _S.REDRIVING and not to.redrive_id:
            self.broken(f"letter {to.letter_id} is redriving for nobody")
        held = was is not None and was.status is _S.REDRIVING and to.status is _S.REDRIVING
        if held and was is not None and was.redrive_id != to.redrive_id:
            self.broken(f"letter {to.letter_id} was taken from {was.redrive_id} by {to.redrive_id}")
        if to.status is _S.SCHEDULED and to.next_retry_at is None:
            self.broken(f"letter {to.letter_id} is scheduled for no time")
        if was is not None and was.next_retry_at != to.next_retry_at:
            self._world.promises.letters.put_off(to)
        discarded = to.status is _S.DISCARDED and was is not None and was.status is not _S.DISCARDED
        if discarded and who.kind == "sweep":
            days = min(lane.retention_days for lane in self._world.former[to.job_type])
            if self._world.now() - to.died_at < timedelta(days=days) - SKEW:
                self.broken(f"letter {to.letter_id} was archived when it was {self._world.now() - to.died_at} old")

    def _effect(self, was: Effect | None, to: Effect, who: Process) -> None:
        now = self._world.now()
        committed = was is not None and was.status is EffectStatus.COMMITTED
        if committed and was is not None and (to.status, to.result, to.owner) != (was.status, was.result, was.owner):
            self.broken(f"effect {to.key} was committed by {_owner(was.owner)}, and is now {to.status}")
        taken = was is not None and was.status is EffectStatus.INTENT and was.owner != to.owner
        if taken and was is not None and now + SKEW < was.lease_until:
            self.broken(f"effect {to.key} was taken from {_owner(was.owner)} before its lease was over")
        if to.status is EffectStatus.INTENT and was is None and to.lease_until < who.deadline:
            self.broken(f"the lease of effect {to.key} ends before its process")

    def _redrive(self, was: Redrive | None, to: Redrive, who: Process) -> None:
        if was is not None and was.status in ENDED and was.status is not to.status:
            self.broken(f"redrive {to.redrive_id} was {was.status}, and is {to.status}")
        self._world.promises.redrives.wrote(was, to, who)

    def _notice(self, was: dict[str, Any] | None, to: dict[str, Any], who: Process) -> None:
        self.notices[to["notice_id"]] = to
        if to["status"] == "sent":
            self.sent_at.setdefault(to["notice_id"], self._world.now())

    def _index(self, place: Place, item: dict[str, Any]) -> None:
        """Every row of an index is owned: it names the tenant, lane and status of the item that it belongs to."""
        _, tenant, _, lane, _ = place[0].split("#")
        status = item["status"]["S"]
        names = {"lane_status": lane, "lane_code": lane, "signature_status": lane, "tenant_status": tenant}
        for name, owner in {**names, "tenant_code": tenant}.items():
            listed = item.get(name, {}).get("S", "")
            if listed.startswith("@asks#") and status == _H.WAITING:
                continue
            if listed and listed.split("#")[0] != owner:
                self.broken(f"{place} is listed as {name} {listed}")
            if listed and place[1].startswith("LETTER#") and status not in listed.split("#"):
                self.broken(f"{place} is {status}, and is listed as {name} {listed}")
        if status in LIVE and TTL in item:
            self.broken(f"{place} is {status}, and expires")
        if "due_shard" in item and "sweep_at" not in item:
            self.broken(f"{place} is due, and not listed as due")
        if place[1].endswith("#HEAD"):
            self._head_is_listed(place, item, status)

    def _head_is_listed(self, place: Place, item: dict[str, Any], status: str) -> None:
        """Only where somebody looks for a job of its status: a row that outlives its status hides or counts others."""
        due, tenant, lane = (item.get(name, {}).get("S", "") for name in ("due_shard", "tenant_status", "lane_status"))
        wanted = {_H.PARKED: "parked", _H.QUEUED: "released", _H.WAITING: "asks"}.get(HeadStatus(status))
        for applies, why in (
            (bool(due) != ("sweep_at" in item), f"is due in {due!r}"),
            (bool(tenant) and tenant.rpartition("#")[2] != wanted, f"is listed as {tenant}"),
            (bool(lane) and status not in (*DUE, _H.RUNNING), f"is listed as {lane}"),
            (bool(tenant or lane) != ("listed_at" in item), "has a place in a list, and no list or no place"),
        ):
            if applies:
                self.broken(f"{place} is {status}, and {why}")


def _owner(owner: Owner) -> str:
    return f"{owner.job_id} v{owner.version} attempt {owner.attempt}"


def by_death(letters: dict[str, Letter]) -> dict[str, list[Letter]]:
    found: dict[str, list[Letter]] = defaultdict(list)
    for letter in letters.values():
        found[letter.death_id].append(letter)
    return found
