"""The ledger's twin in memory: the same contract without AWS, for tests, the simulation and benchmarks.

It keeps values, not items, and loses everything with its process.
"""

from collections.abc import Sequence
from datetime import datetime
from heapq import nsmallest

from lambdas.adapters import transitions
from lambdas.adapters.listing import as_listed, listed_at, page_of, partitions_of, place_in
from lambdas.adapters.memory_health import MemoryHealth
from lambdas.adapters.memory_redriving import MemoryRedriving
from lambdas.adapters.memory_tables import one_at_a_time
from lambdas.adapters.memory_upkeep import MemoryUpkeep
from lambdas.adapters.memory_values import (
    changed,
    home,
    hour,
    is_due,
    is_free,
    is_past_due,
    parked_order,
    partition,
    same,
    stored,
)
from lambdas.core import letter as letters_table
from lambdas.core.effect import Effect, Owner, Step
from lambdas.core.head import DUE, Head, HeadStatus, StoredBody
from lambdas.core.job import JobKey
from lambdas.core.ledger import Claim, LetterQuery, Page, Settled
from lambdas.core.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.refusals import ClaimLost, EffectTaken, HeadMoved, LeaseLost, LetterExists, LetterMoved
from lambdas.core.taxonomy import Kind
from lambdas.core.timeline import Event
from lambdas.core.value import replace


class MemoryLedger(MemoryUpkeep, MemoryRedriving, MemoryHealth):
    __slots__ = ()

    @one_at_a_time
    def claim(self, claim: Claim) -> Head:
        found = self.heads.get(claim.key)
        if not is_free(found, claim) or (found is not None and not is_due(found, claim.now)):
            raise ClaimLost(claim.key, found)
        taken = transitions.claimed(found, claim)
        return transitions.unparked(self._write(taken), claim.now)

    @one_at_a_time
    def take_over(self, lost: Head, taken: Head, event: Event) -> None:
        found = self.heads.get(lost.key)
        as_read = found is not None and (found.attempt, found.lease_until) == (lost.attempt, lost.lease_until)
        if not as_read or found is None or found.status is not HeadStatus.RUNNING:
            raise LeaseLost(lost.key, lost.attempt, found)
        self._write(transitions.taken_over(taken))
        self._record(lost.key, event)

    @one_at_a_time
    def finish(self, head: Head, *, expires_at: datetime) -> None:
        if not self._settle(head, transitions.done(head)):
            return
        self.expiry[head.key] = expires_at
        self._overtake(head)
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
        self._free_root(head, expires_at=expires_at)
        self._end(transitions.replayed(head), head.replays.letter_id, expires_at)

    @one_at_a_time
    def put_back(self, head: Head, event: Event) -> None:
        if self._settle(head, transitions.waiting(head)):
            self._record(head.key, event)

    @one_at_a_time
    def give_up(self, head: Head, event: Event) -> None:
        if self._settle(head, transitions.dying(head)):
            self._record(head.key, event)

    @one_at_a_time
    def park(self, claim: Claim, *, ticket: str, body: StoredBody) -> None:
        found = self.heads.get(claim.key)
        if not is_free(found, claim):
            raise ClaimLost(claim.key, found)
        head = found or transitions.newborn(claim)
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

    @one_at_a_time
    def parked(self, tenant_id: str, job_type: str, *, limit: int) -> Sequence[Head]:
        return tuple(nsmallest(limit, self._parked(tenant_id, job_type), key=parked_order))

    @one_at_a_time
    def count_parked(self, tenant_id: str, job_type: str, *, most: int) -> int:
        return min(most, len(self._parked(tenant_id, job_type)))

    @one_at_a_time
    def release(self, head: Head, *, now: datetime, sweep_at: datetime) -> None:
        self._write(transitions.released(self._still_parked(head), now=now, sweep_at=sweep_at))

    @one_at_a_time
    def condemn(self, head: Head, dying: Head, event: Event) -> None:
        self._still_parked(head)
        self._write(transitions.dying(dying))
        self._record(head.key, event)

    @one_at_a_time
    def head(self, key: JobKey) -> Head | None:
        return self.heads.get(key)

    @one_at_a_time
    def steps(self, key: JobKey) -> Sequence[Step]:
        return tuple(step for _, step in sorted(self.kept_steps[key].items()))

    @one_at_a_time
    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        found = self.kept_steps[key].get(step.number)
        if found is not None and (found.name != step.name or found.attempt > step.attempt):
            raise HeadMoved(key, self.heads.get(key))
        self.kept_steps[key][step.number] = stored(step)
        self.expiry[key, step.number] = expires_at

    @one_at_a_time
    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        found = self.kept_effects[partition(root)].get(effect.effect_id)
        if found is not None and found.status is not EffectStatus.REFUTED:
            raise EffectTaken(found)
        self.kept_effects[partition(root)][effect.effect_id] = stored(effect)
        self.expiry[partition(root), effect.effect_id] = expires_at

    @one_at_a_time
    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner) -> None:
        found = self.kept_effects[partition(root)].get(effect.effect_id)
        if found is None or found.status is not EffectStatus.INTENT or found.owner != former:
            raise EffectTaken(found or effect)
        self.kept_effects[partition(root)][effect.effect_id] = stored(effect)

    @one_at_a_time
    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        found = self.kept_effects[partition(root)].get(effect.effect_id)
        if found is not None and found.owner != effect.owner:
            raise EffectTaken(found)
        self.kept_effects[partition(root)][effect.effect_id] = stored(effect)

    @one_at_a_time
    def effects(self, root: JobKey) -> Sequence[Effect]:
        return tuple(effect for _, effect in sorted(self.kept_effects[partition(root)].items()))

    @one_at_a_time
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
            self._end(letter.job_key, letter.letter_id, expires_at)
        self._count(letter)
        self._record(home(letter.key), event)

    @one_at_a_time
    def letter(self, letter_id: str, *, of_tenant: str | None = None) -> Letter | None:
        found = self.dead.get(letter_id)
        return found if found is not None and of_tenant in (None, found.tenant_id) else None

    @one_at_a_time
    def move_letter(self, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
        transitions.require_same_letter(letter, to)
        found = self.dead.get(letter.letter_id)
        if found is None or found.status is not letter.status or to.status not in letters_table.MOVES[letter.status]:
            raise LetterMoved(letter.letter_id, found)
        self.dead[letter.letter_id] = stored(replace(found, **changed(letter, to)))
        if expires_at is not None:
            self.expiry[letter.letter_id] = expires_at
            self._end_heads(to, expires_at)
        self._record(home(letter.key), event)

    @one_at_a_time
    def amend_letter(self, letter: Letter, to: Letter, event: Event, *, settled: Settled | None = None) -> None:
        transitions.require_same_letter(letter, to)
        found = self.dead.get(letter.letter_id)
        allowed = {letter.status, *letters_table.MOVES[letter.status]}
        changes = changed(letter, to)
        as_read = [getattr(found, name, None) == getattr(letter, name) for name in ("status", *changes)]
        if found is None or not all(as_read) or to.status not in allowed:
            raise LetterMoved(letter.letter_id, found)
        if settled is not None:
            self.take_effect(settled.root, settled.effect, former=settled.former)
        self.dead[letter.letter_id] = stored(replace(found, **changes))
        self._record(home(letter.key), event)

    @one_at_a_time
    def letters(self, query: LetterQuery) -> Page:
        place = place_in(query.cursor)
        rows = [(listed_at(letter.died_at, letter.letter_id), as_listed(letter)) for letter in self._listed(query)]
        rows = sorted((row for row in rows if place is None or row[0] < place), key=lambda row: row[0], reverse=True)
        return page_of(rows, query.limit)

    @one_at_a_time
    def count_letters(self, query: LetterQuery, *, most: int) -> int:
        return min(most, len(self._listed(query)))

    @one_at_a_time
    def record(self, key: JobKey, event: Event) -> None:
        self._record(key, event)

    @one_at_a_time
    def timeline(self, key: JobKey) -> Sequence[Event]:
        return tuple(event for _, event in sorted(self.events[partition(key)].items()))

    @one_at_a_time
    def due(self, now: datetime, *, limit: int) -> Sequence[Head]:
        due = [head for head in self.heads.values() if is_past_due(head, now)]
        return tuple(sorted(due, key=lambda head: (head.sweep_at or now, head.key.job_id))[:limit])

    @one_at_a_time
    def resend(self, head: Head, *, ticket: str, sweep_at: datetime) -> Head:
        found = self.heads.get(head.key)
        if found is None or head.status not in DUE or not same(found, head):
            raise HeadMoved(head.key, found)
        return self._write(replace(found, ticket=ticket, sweep_at=sweep_at, resends=found.resends + 1))

    def _listed(self, query: LetterQuery) -> list[Letter]:
        partitions_of(query)
        return [
            letter
            for letter in self.dead.values()
            if letter.status is query.status
            and query.job_type in (None, letter.job_type)
            and query.tenant_id in (None, letter.tenant_id)
            and query.code in (None, letter.code)
            and query.signature in (None, letter.signature)
        ]

    def _parked(self, tenant_id: str, job_type: str) -> list[Head]:
        owner = (tenant_id, job_type, HeadStatus.PARKED)
        return [each for each in self.heads.values() if (each.key.tenant_id, each.key.job_type, each.status) == owner]

    def _still_parked(self, head: Head) -> Head:
        found = self.heads.get(head.key)
        if found is None or (found.status, found.ticket) != (HeadStatus.PARKED, head.ticket):
            raise HeadMoved(head.key, found)
        return found

    def _overtake(self, head: Head) -> None:
        done = max(head.key.version, self.newest.get(partition(head.root_key), 1))
        if done > 1:
            self.newest[partition(head.root_key)] = done

    def _end_heads(self, letter: Letter, expires_at: datetime) -> None:
        if letter.status in letters_table.UNRESOLVED or letter.root.startswith(letters_table.NO_HEAD):
            return
        self._end(letter.job_key, letter.letter_id, expires_at)
        root = self.heads.get(replace(letter.job_key, job_id=letter.root))
        over = root is not None and root.status is HeadStatus.DEAD and not root.live_replay
        if root is not None and over and letter.root != letter.job_id:
            self.expiry[root.key] = expires_at

    def _let_go(self, letter: Letter, was: Head | None, expires_at: datetime | None) -> None:
        if was is not None and was.replays is not None:
            self._resolve(was.replays, LetterStatus.SUPERSEDED, at=letter.died_at, by="", expires_at=expires_at)
            over = letter.status not in letters_table.UNRESOLVED
            self._free_root(was, expires_at=expires_at if over else None)
            self._end(transitions.replayed(was), was.replays.letter_id, expires_at)

    def _count(self, letter: Letter) -> None:
        health = self.health[letter.tenant_id, hour(letter.died_at)]
        health["letters"] += 1
        health["poison"] += letter.kind is Kind.POISON
        self._count_group(letter)
