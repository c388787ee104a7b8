"""The ledger's twin in memory: the same contract without AWS, for tests, the simulation and benchmarks.

It keeps values, not items, and loses everything with its process.
"""

import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import wraps
from heapq import nsmallest
from typing import Concatenate, ParamSpec, TypeVar

from lambdas.adapters import transitions
from lambdas.adapters.listing import as_listed, iso, listed_at, page_of, partitions_of, place_in, stored_ms
from lambdas.adapters.memory_values import (
    Partition,
    changed,
    home,
    hour,
    is_due,
    is_free,
    is_past_due,
    new_head,
    parked_order,
    partition,
    same,
    stored,
)
from lambdas.core import letter as letters_table
from lambdas.core.effect import Effect, Owner, Step
from lambdas.core.head import DUE, Head, HeadStatus, StoredBody
from lambdas.core.job import JobKey
from lambdas.core.letter import EffectStatus, Letter, LetterKey, LetterStatus
from lambdas.core.ports import (
    Claim,
    ClaimLost,
    EffectTaken,
    HeadMoved,
    LeaseLost,
    LetterExists,
    LetterMoved,
    LetterQuery,
    Page,
    Settled,
)
from lambdas.core.taxonomy import Kind
from lambdas.core.timeline import Event

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(slots=True)
class Group:
    """Letters of one cause, as counted."""

    letters: int
    first_seen: datetime
    last_seen: datetime
    sample: str


def _one_at_a_time(
    method: Callable[Concatenate["MemoryLedger", P], R],
) -> Callable[Concatenate["MemoryLedger", P], R]:
    """DynamoDB serialises the writes of an item; here one lock serialises all."""

    @wraps(method)
    def locked(self: "MemoryLedger", /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self._lock:
            return method(self, *args, **kwargs)

    return locked


@dataclass(slots=True)
class MemoryLedger:
    heads: dict[JobKey, Head] = field(default_factory=dict)
    dead: dict[str, Letter] = field(default_factory=dict)
    kept_steps: dict[JobKey, dict[int, Step]] = field(default_factory=lambda: defaultdict(dict))
    kept_effects: dict[Partition, dict[str, Effect]] = field(default_factory=lambda: defaultdict(dict))
    events: dict[Partition, dict[str, Event]] = field(default_factory=lambda: defaultdict(dict))
    health: dict[tuple[str, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    groups: dict[tuple[str, str], Group] = field(default_factory=dict)
    expiry: dict[Hashable, datetime] = field(default_factory=dict)
    _lock: threading.RLock = field(default_factory=threading.RLock)

    @_one_at_a_time
    def claim(self, claim: Claim) -> Head:
        found = self.heads.get(claim.key)
        if not is_free(found, claim) or (found is not None and not is_due(found, claim.now)):
            raise ClaimLost(claim.key, found)
        head = found or new_head(claim)
        taken = replace(
            head,
            status=HeadStatus.RUNNING,
            attempt=head.attempt + 1,
            lease_until=claim.lease_until,
            due_at=None,
            sweep_at=None,
            first_claimed_at=head.first_claimed_at or claim.now,
            worker_version=claim.worker_version,
            consumer_id=claim.consumer_id,
            trace_id=claim.trace_id,
            updated_at=claim.now,
        )
        return transitions.unparked(self._write(taken), claim.now)

    @_one_at_a_time
    def take_over(self, lost: Head, taken: Head, event: Event) -> None:
        found = self.heads.get(lost.key)
        as_read = found is not None and (found.attempt, found.lease_until) == (lost.attempt, lost.lease_until)
        if not as_read or found is None or found.status is not HeadStatus.RUNNING:
            raise LeaseLost(lost.key, lost.attempt, found)
        self._write(transitions.taken_over(taken))
        self._record(lost.key, event)

    @_one_at_a_time
    def finish(self, head: Head, *, expires_at: datetime) -> None:
        if not self._settle(head, transitions.done(head)):
            return
        self.expiry[head.key] = expires_at
        if head.replays is None:
            return
        self._resolve(
            head.replays,
            LetterStatus.RECOVERED,
            at=transitions.settled_at(head),
            by=head.redrive_id,
            expires_at=expires_at,
        )
        self.health[head.key.tenant_id, hour(transitions.settled_at(head))]["recovered"] += 1
        self._free_root(head)

    @_one_at_a_time
    def put_back(self, head: Head, event: Event) -> None:
        if self._settle(head, transitions.waiting(head)):
            self._record(head.key, event)

    @_one_at_a_time
    def give_up(self, head: Head, event: Event) -> None:
        if self._settle(head, transitions.dying(head)):
            self._record(head.key, event)

    @_one_at_a_time
    def park(self, claim: Claim, *, ticket: str, body: StoredBody) -> None:
        found = self.heads.get(claim.key)
        if not is_free(found, claim):
            raise ClaimLost(claim.key, found)
        head = found or new_head(claim)
        parked = replace(
            head,
            status=HeadStatus.PARKED,
            ticket=ticket,
            body=body,
            due_at=None,
            sweep_at=None,
            parked_at=head.parked_at or claim.now,
            updated_at=claim.now,
        )
        self._write(parked)

    @_one_at_a_time
    def parked(self, tenant_id: str, job_type: str, *, limit: int) -> Sequence[Head]:
        return tuple(nsmallest(limit, self._parked(tenant_id, job_type), key=parked_order))

    @_one_at_a_time
    def count_parked(self, tenant_id: str, job_type: str, *, most: int) -> int:
        return min(most, len(self._parked(tenant_id, job_type)))

    @_one_at_a_time
    def release(self, head: Head, *, now: datetime, sweep_at: datetime) -> None:
        self._write(transitions.released(self._still_parked(head), now=now, sweep_at=sweep_at))

    @_one_at_a_time
    def condemn(self, head: Head, dying: Head, event: Event) -> None:
        self._still_parked(head)
        self._write(transitions.dying(dying))
        self._record(head.key, event)

    @_one_at_a_time
    def head(self, key: JobKey) -> Head | None:
        return self.heads.get(key)

    @_one_at_a_time
    def steps(self, key: JobKey) -> Sequence[Step]:
        return tuple(step for _, step in sorted(self.kept_steps[key].items()))

    @_one_at_a_time
    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        found = self.kept_steps[key].get(step.number)
        if found is not None and (found.name != step.name or found.attempt > step.attempt):
            raise HeadMoved(key, self.heads.get(key))
        self.kept_steps[key][step.number] = stored(step)
        self.expiry[key, step.number] = expires_at

    @_one_at_a_time
    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        found = self.kept_effects[partition(root)].get(effect.effect_id)
        if found is not None and found.status is not EffectStatus.REFUTED:
            raise EffectTaken(found)
        self.kept_effects[partition(root)][effect.effect_id] = stored(effect)
        self.expiry[partition(root), effect.effect_id] = expires_at

    @_one_at_a_time
    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner) -> None:
        found = self.kept_effects[partition(root)].get(effect.effect_id)
        if found is None or found.status is not EffectStatus.INTENT or found.owner != former:
            raise EffectTaken(found or effect)
        self.kept_effects[partition(root)][effect.effect_id] = stored(effect)

    @_one_at_a_time
    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        found = self.kept_effects[partition(root)].get(effect.effect_id)
        if found is not None and found.owner != effect.owner:
            raise EffectTaken(found)
        self.kept_effects[partition(root)][effect.effect_id] = stored(effect)

    @_one_at_a_time
    def effects(self, root: JobKey) -> Sequence[Effect]:
        return tuple(effect for _, effect in sorted(self.kept_effects[partition(root)].items()))

    @_one_at_a_time
    def take_in(self, letter: Letter, *, was: Head | None, event: Event, expires_at: datetime | None) -> None:
        if letter.status not in letters_table.MOVES[None]:
            raise LetterMoved(letter.letter_id, None)
        if letter.letter_id in self.dead:
            raise LetterExists(letter.letter_id)
        if transitions.has_head(letter, was):
            found = self.heads.get(letter.job_key)
            if not transitions.may_die(was) or not same(found, was):
                raise HeadMoved(letter.job_key, found)
            self._write(transitions.dead(was, letter))
            self._let_go(letter, was, expires_at)
        self.dead[letter.letter_id] = stored(letter)
        if expires_at is not None and letter.status not in letters_table.UNRESOLVED:
            self.expiry[letter.letter_id] = expires_at
        self._count(letter)
        self._record(home(letter.key), event)

    @_one_at_a_time
    def letter(self, letter_id: str) -> Letter | None:
        return self.dead.get(letter_id)

    @_one_at_a_time
    def move_letter(self, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
        transitions.require_same_letter(letter, to)
        found = self.dead.get(letter.letter_id)
        if found is None or found.status is not letter.status or to.status not in letters_table.MOVES[letter.status]:
            raise LetterMoved(letter.letter_id, found.status if found else None)
        self.dead[letter.letter_id] = stored(replace(found, **changed(letter, to)))
        if expires_at is not None:
            self.expiry[letter.letter_id] = expires_at
        self._record(home(letter.key), event)

    @_one_at_a_time
    def amend_letter(self, letter: Letter, to: Letter, event: Event, *, settled: Settled | None = None) -> None:
        transitions.require_same_letter(letter, to)
        found = self.dead.get(letter.letter_id)
        allowed = {letter.status, *letters_table.MOVES[letter.status]}
        changes = changed(letter, to)
        as_read = [getattr(found, name, None) == getattr(letter, name) for name in ("status", *changes)]
        if found is None or not all(as_read) or to.status not in allowed:
            raise LetterMoved(letter.letter_id, found.status if found else None)
        if settled is not None:
            self.take_effect(settled.root, settled.effect, former=settled.former)
        self.dead[letter.letter_id] = stored(replace(found, **changes))
        self._record(home(letter.key), event)

    @_one_at_a_time
    def letters(self, query: LetterQuery) -> Page:
        partitions_of(query)
        place = place_in(query)
        rows = [
            (listed_at(letter.died_at, letter.letter_id), as_listed(letter))
            for letter in self.dead.values()
            if letter.status is query.status
            and query.job_type in (None, letter.job_type)
            and query.tenant_id in (None, letter.tenant_id)
            and query.code in (None, letter.code)
        ]
        rows = sorted((row for row in rows if place is None or row[0] < place), key=lambda row: row[0], reverse=True)
        return page_of(rows, query.limit)

    @_one_at_a_time
    def record(self, key: JobKey, event: Event) -> None:
        self._record(key, event)

    @_one_at_a_time
    def timeline(self, key: JobKey) -> Sequence[Event]:
        return tuple(event for _, event in sorted(self.events[partition(key)].items()))

    @_one_at_a_time
    def due(self, now: datetime, *, limit: int) -> Sequence[Head]:
        due = [head for head in self.heads.values() if is_past_due(head, now)]
        return tuple(sorted(due, key=lambda head: (head.sweep_at or now, head.key.job_id))[:limit])

    @_one_at_a_time
    def resend(self, head: Head, *, ticket: str, sweep_at: datetime) -> Head:
        found = self.heads.get(head.key)
        if found is None or head.status not in DUE or not same(found, head):
            raise HeadMoved(head.key, found)
        return self._write(replace(found, ticket=ticket, sweep_at=sweep_at, resends=found.resends + 1))

    def _parked(self, tenant_id: str, job_type: str) -> list[Head]:
        owner = (tenant_id, job_type, HeadStatus.PARKED)
        return [each for each in self.heads.values() if (each.key.tenant_id, each.key.job_type, each.status) == owner]

    def _still_parked(self, head: Head) -> Head:
        found = self.heads.get(head.key)
        if found is None or (found.status, found.ticket) != (HeadStatus.PARKED, head.ticket):
            raise HeadMoved(head.key, found)
        return found

    def _write(self, head: Head) -> Head:
        """`live_replay` belongs to redrives: no settle of this head's own attempt may undo it."""
        found = self.heads.get(head.key)
        self.heads[head.key] = stored(replace(head, live_replay=found.live_replay if found else head.live_replay))
        return self.heads[head.key]

    def _settle(self, head: Head, to: Head) -> bool:
        """False when this very settle is there already."""
        found = self.heads.get(head.key)
        if found is not None and (found.status, found.attempt) == (HeadStatus.RUNNING, head.attempt):
            self._write(to)
            return True
        if transitions.settled_already(found, to):
            return False
        raise LeaseLost(head.key, head.attempt, found)

    def _resolve(self, key: LetterKey, to: LetterStatus, *, at: datetime, by: str, expires_at: datetime | None) -> None:
        found = self.dead.get(key.letter_id)
        if found is None or found.status is not LetterStatus.REDRIVING:
            return
        self.dead[key.letter_id] = stored(transitions.resolved(found, to, at=at, by=by))
        if expires_at is not None:
            self.expiry[key.letter_id] = expires_at

    def _let_go(self, letter: Letter, was: Head | None, expires_at: datetime | None) -> None:
        if was is not None and was.replays is not None:
            self._resolve(was.replays, LetterStatus.SUPERSEDED, at=letter.died_at, by="", expires_at=expires_at)
            self._free_root(was)

    def _free_root(self, head: Head) -> None:
        root = transitions.root_to_free(head)
        found = self.heads.get(root) if root else None
        if root is not None and found is not None and found.live_replay == head.key.job_id:
            self.heads[root] = replace(found, live_replay="")

    def _count(self, letter: Letter) -> None:
        health = self.health[letter.tenant_id, hour(letter.died_at)]
        health["letters"] += 1
        health["poison"] += letter.kind is Kind.POISON
        died = stored_ms(letter.died_at)
        first = Group(letters=0, first_seen=died, last_seen=died, sample="")
        group = self.groups.setdefault((letter.job_type, letter.signature), first)
        group.letters, group.last_seen, group.sample = group.letters + 1, died, letter.letter_id

    def _record(self, key: JobKey, event: Event) -> None:
        self.events[partition(key)][f"{iso(event.at)}#{event.event_id}"] = stored(event)
