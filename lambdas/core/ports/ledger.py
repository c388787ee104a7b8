"""The ledger as the core asks for it: jobs, letters, effects, groups. Each docstring is the contract.

tests/contract proves every implementation to it. Any method raises `Unavailable` when the store cannot answer; then
nothing is known to have changed.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol

from lambdas.core.effect import Effect, Owner, Step
from lambdas.core.group import Group, GroupNote
from lambdas.core.head import Head, StoredBody
from lambdas.core.health import HealthHour
from lambdas.core.job import JobKey
from lambdas.core.letter import Letter, LetterKey, LetterStatus
from lambdas.core.taxonomy import Kind
from lambdas.core.timeline import Event
from lambdas.core.value import value


@value
class Claim:
    """One message's bid for its job."""

    key: JobKey
    input_hash: str
    ticket: str | None
    now: datetime
    lease_until: datetime
    run_id: str  # used only if the claim creates the head
    worker_version: str
    consumer_id: str
    trace_id: str
    message_id: str
    may_create: bool = True  # False for replays: only a redrive makes their heads
    attempt: int | None = None  # only if this would be the head's next one: a probe's first attempt, and no later one


@value
class Page:
    """Letters of one list, and where the next page begins."""

    letters: tuple[Letter, ...]
    cursor: str | None  # None on the last page


@value
class Settled:
    """An effect in doubt as it ended after all, to be written over the INTENT of the owner that was read."""

    root: JobKey
    effect: Effect
    former: Owner


class Ledger(Protocol):
    def claim(self, claim: Claim) -> Head:
        """Create the head running at attempt 1, or take one that is queued, waiting (and due) or parked.

        Taking needs the same input hash and the same ticket; a head without `due_at` is due. The answer counts time
        spent parked in `parked_ms` and is no longer parked. With `claim.attempt` nothing is created, and the head's
        next attempt must be that one. One request. Raise `ClaimLost` otherwise.
        """
        ...

    def take_over(self, lost: Head, taken: Head, event: Event) -> None:
        """Replace an attempt that never ended: running → running, if the head is still the one that was read.

        Raise `LeaseLost` if it is not: another worker was quicker, or the attempt ended after all.
        """
        ...

    def finish(self, head: Head, *, expires_at: datetime) -> None:
        """running → done, with result, spend and checkpoint. One request. Raise `LeaseLost` if another attempt runs.

        A head that replays a letter takes the letter to recovered at `head.updated_at`, counts it in its tenant's
        health, and frees its root (of the same version), in one transaction; a letter that is no longer redriving,
        or a root that another replay holds, is left as it is. `expires_at` is the head's and that letter's.
        A version above 1 is noted in the root's partition as the newest that is done, in one transaction with the head.
        This and the other settles: the same settle again is harmless, and `live_replay` is never written.
        """
        ...

    def put_back(self, head: Head, event: Event) -> None:
        """running → waiting, with failure, strategy, ticket, body, due_at and sweep_at. Raise `LeaseLost`."""
        ...

    def give_up(self, head: Head, event: Event) -> None:
        """running → dying, with failure, death_id, ticket, body and sweep_at. Raise `LeaseLost`."""
        ...

    def park(self, claim: Claim, *, ticket: str, body: StoredBody) -> None:
        """absent, queued, waiting or parked → parked with a new ticket, keeping the first `parked_at`.

        As with a claim the input hash and the message's ticket must be the head's. Raise `ClaimLost` otherwise.
        """
        ...

    def parked(self, tenant_id: str, job_type: str, *, limit: int) -> Sequence[Head]:
        """Jobs of a tenant and lane that are parked now, read whole, oldest first."""
        ...

    def count_parked(self, tenant_id: str, job_type: str, *, most: int) -> int:
        """About how many there are; beyond `most` it stops counting."""
        ...

    def release(self, head: Head, *, now: datetime, sweep_at: datetime) -> None:
        """parked → queued, keeping the ticket (its message is sent) and the first `parked_at`.

        Raise `HeadMoved` if it is no longer parked with the ticket that was read.
        """
        ...

    def condemn(self, head: Head, dying: Head, event: Event) -> None:
        """parked → dying, with failure, death_id, ticket and sweep_at. Raise `HeadMoved` as `release` does."""
        ...

    def head(self, key: JobKey) -> Head | None:
        """Consistent."""
        ...

    def steps(self, key: JobKey) -> Sequence[Step]:
        """In order. Consistent."""
        ...

    def keep_step(self, key: JobKey, step: Step, *, expires_at: datetime) -> None:
        """One write. The same number and name again overwrites; another name at that number is `HeadMoved`.

        So is a step that a later attempt has kept already.
        """
        ...

    def begin_effect(self, root: JobKey, effect: Effect, *, expires_at: datetime) -> None:
        """Write the INTENT if absent, or if it was refuted. Raise `EffectTaken` with what is there."""
        ...

    def take_effect(self, root: JobKey, effect: Effect, *, former: Owner) -> None:
        """Write `effect` over the INTENT of the owner that was read: take it over, end its lease, or settle it.

        Raise `EffectTaken` with what is there if it is no longer an INTENT of that owner."""
        ...

    def commit_effect(self, root: JobKey, effect: Effect) -> None:
        """INTENT → COMMITTED on the condition of the owner alone: late but true is true. Again is harmless.

        One that is gone is written anew. Raise `EffectTaken` if it has another owner.
        """
        ...

    def effects(self, root: JobKey) -> Sequence[Effect]:
        """Of every scope of the lineage. Consistent."""
        ...

    def take_in(self, letter: Letter, *, was: Head | None, event: Event, expires_at: datetime | None) -> None:
        """The letter, its head dead, its former letter superseded, health, group and timeline: one transaction.

        `was` is the head as read (None: absent, and one is created dead; headless letters then touch no head).
        A former letter that is no longer redriving is left as it is. `expires_at` is for what ends here: the former
        letter, and this one if it is born discarded.
        Raise `LetterExists` if this death was taken in, `HeadMoved` if the head is not as read (status, attempt,
        ticket) or cannot die, `LetterMoved` if no letter is born in this status.
        """
        ...

    def letter(self, letter_id: str, *, of_tenant: str | None = None) -> Letter | None:
        """By its id alone. With `of_tenant` another tenant's is None, at the cost of nobody's: time tells nothing."""
        ...

    def move_letter(self, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
        """A person's or the sweep's move along the letters' table, with its timeline event, in one transaction.

        Only what differs between the two is written, so a letter from a list may be moved.
        Raise `LetterMoved` if it is no longer in the status that was read, or the table has no such move.
        """
        ...

    def amend_letter(self, letter: Letter, to: Letter, event: Event, *, settled: Settled | None = None) -> None:
        """Change what a letter says, and its status along the table if that differs, with its timeline event.

        One transaction, and `settled` is part of it: nothing is settled without a name and a reason.
        Raise `LetterMoved` unless status and everything that changes are as they were read, `EffectTaken` with what
        is there if the effect is no longer an INTENT of that owner.
        """
        ...

    def replay(self, letter: Letter, head: Head, event: Event) -> None:
        """The letter redriving for `head.redrive_id`, the replay's `head` created queued, `live_replay` set on its
        root's head, the event on the letter's timeline: one transaction, one request.

        A head that is its own root (of a letter without one) touches no other head. Raise `LetterMoved` if the letter
        is not in the status that was read or may not be redriven (its `status` and `redrive_id` tell the caller
        whether this redrive holds it already: then nothing has changed, and the head is there), `RootBusy` if another
        replay of the root is live, `Overtaken` if a newer version of the job is done, `HeadMoved` if the replay's head
        is there though the letter is not held by this redrive (it was recalled), or the root's is gone.
        """
        ...

    def resume(self, letter: Letter, was: Head, head: Head, event: Event) -> None:
        """The letter redriving, the same head dead → queued as `head`, `live_replay` set on its root's head: one
        transaction. Raise as `replay` does, and `HeadMoved` unless the head is dead as this letter (`buried_as`).
        """
        ...

    def recall(self, head: Head, event: Event, *, expires_at: datetime) -> None:
        """Undo what has not begun: a replay's head cancelled, or a resumed one dead again; in one transaction with its
        letter open again (no longer of this redrive), its root freed and the event on the letter's timeline.

        Only from queued, waiting or parked, and only as read (status, attempt, ticket): raise `HeadMoved` otherwise.
        `expires_at` is the cancelled head's. A letter that is no longer redriving is left as it is.
        """
        ...

    def select(self, selection: "Selection") -> Sequence[Letter]:
        """Letters of a lane that match, as listed, oldest first, at most `limit`.

        Through the sparse index that fits best, never by a scan: it costs what it reads.
        """
        ...

    def letters_at(self, keys: Sequence[LetterKey]) -> Sequence[Letter]:
        """Whole, consistent, in the order of `keys`, a hundred a request; without those that are gone."""
        ...

    def heads_at(self, keys: Sequence[JobKey]) -> Mapping[JobKey, Head]:
        """Whole, consistent, a hundred a request; without those that are not there."""
        ...

    def newest_done(self, keys: Sequence[JobKey]) -> Mapping[JobKey, int]:
        """For each job (its version is not looked at) the newest version above 1 that is done, a hundred a request."""
        ...

    def due_letters(self, now: datetime, *, limit: int) -> Sequence[Letter]:
        """Scheduled letters past their `next_retry_at`, read whole; oldest first within a shard."""
        ...

    def reschedule(self, letter: Letter, *, at: datetime) -> None:
        """Another `next_retry_at`, if the letter is scheduled for the one that was read. Raise `LetterMoved`."""
        ...

    def groups(self, job_type: str) -> Sequence[Group]:
        """Every group of the lane that was ever seen, the last seen first, with what people wrote about it."""
        ...

    def group(self, job_type: str, signature: str) -> Group | None:
        """One group, as `groups` has it."""
        ...

    def note_group(self, job_type: str, signature: str, note: GroupNote, event: Event) -> None:
        """Replace what people wrote about a group; the event is kept with it."""
        ...

    def group_history(self, job_type: str, signature: str) -> Sequence[Event]:
        """Who wrote what about a group, oldest first."""
        ...

    def health_hours(self, tenant_id: str, *, since: datetime) -> Sequence[HealthHour]:
        """From the hour of `since` on, oldest first, without hours in which nothing happened. A read for each shard."""
        ...

    def letters(self, query: "LetterQuery") -> Page:
        """Newest first, a page at a time; costs what the page costs, however many letters there are.

        A listed letter has the list's fields (schema.py), `detail` is its first line, the rest is empty: read it by id
        to see it whole. Raise `BadCursor` for a cursor that no page gave.
        """
        ...

    def count_letters(self, query: "LetterQuery", *, most: int) -> int:
        """How many the list has (its `limit` and `cursor` are not looked at); beyond `most` it stops counting."""
        ...

    def record(self, key: JobKey, event: Event) -> None:
        """Append to the timeline; the same event again is harmless."""
        ...

    def timeline(self, key: JobKey) -> Sequence[Event]:
        """Oldest first."""
        ...

    def due(self, now: datetime, *, limit: int) -> Sequence[Head]:
        """Heads that are queued, waiting or dying past their `sweep_at`, read whole; oldest first within a shard."""
        ...

    def resend(self, head: Head, *, ticket: str, sweep_at: datetime) -> Head:
        """A new ticket, one more resend and the next `sweep_at` for a head that is still as read (status, ticket).

        Raise `HeadMoved` if it is not."""
        ...


def to_ms(moment: datetime) -> datetime:
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


@value
class Selection:
    """Letters of one lane in some statuses; what is None does not narrow."""

    job_type: str
    statuses: tuple[LetterStatus, ...]
    limit: int
    kind: Kind | None = None
    code: str | None = None
    signature: str | None = None
    tenant_id: str | None = None
    died_after: datetime | None = None  # inclusive
    died_before: datetime | None = None  # not inclusive
    worker_version: str | None = None

    def takes(self, letter: Letter) -> bool:
        """Everything but the status, which a list knows. To the millisecond, which is all that a stored letter has."""
        named = ("job_type", "kind", "code", "signature", "tenant_id", "worker_version")
        since = self.died_after is None or to_ms(letter.died_at) >= to_ms(self.died_after)
        until = self.died_before is None or to_ms(letter.died_at) < to_ms(self.died_before)
        return since and until and all(getattr(self, name) in (None, getattr(letter, name)) for name in named)


@value
class LetterQuery:
    """Letters of one lane or of one tenant in one status, perhaps of one code; or a lane's of one signature."""

    status: LetterStatus
    job_type: str | None = None
    tenant_id: str | None = None
    code: str | None = None
    signature: str | None = None
    limit: int = 50
    cursor: str | None = None
