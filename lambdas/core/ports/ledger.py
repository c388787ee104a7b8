"""The ledger as the core uses it: jobs, letters, effects, groups. Each docstring is the contract.

tests/contract holds every implementation to it. Any method raises `Unavailable` when the store cannot answer; then
nothing is known to have changed. Counts and lists come from indexes, which may lag by moments. A list leaves out a
row that cannot be read, reports it, and goes on behind it. What workers use is in runs.py.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from datetime import datetime
from typing import Any, Protocol

from lambdas.core.model.announcement import Announcement
from lambdas.core.model.experience import Foresight, Ruling, Seen, Tallies
from lambdas.core.model.group import ByHour, Group, GroupNote, HealthHour, LaneWaiting, OwnGroup, Uncounted, Waiting
from lambdas.core.model.head import Decided, Event, Head, Kept, Stuck
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterKey, LetterStatus
from lambdas.core.model.question import Question
from lambdas.core.model.replays import CaughtUp, Fate
from lambdas.core.model.value import value
from lambdas.core.model.wait import Callback, Signal
from lambdas.core.ports.lists import LetterQuery, Page, Selection
from lambdas.core.ports.runs import Runs

EVERYWHERE = "@sweep"  # in the place of a job type, for what is of no lane: no lane can have this name


@value
class Cursor:
    """How far a part of the sweep has come in a lane. A pass that is cut resumes at `place`."""

    part: str
    job_type: str
    place: str = ""  # empty: the next pass begins at the beginning
    began_at: datetime | None = None  # the pass that is under way, or the last one
    served_at: datetime | None = None  # when it last had a turn: whoever waits longest is next
    done_at: datetime | None = None  # when there was last nothing left to do
    kept_to: datetime | None = None  # what died or was parked before this is looked after
    facts: Mapping[str, Any] = field(default_factory=dict)  # what the next turn needs to know; plain JSON


class Ledger(Runs, Protocol):
    def heads_at(self, keys: Sequence[JobKey]) -> Mapping[JobKey, Head]:
        """Whole, consistent, a hundred in a request; missing ones are left out."""
        ...

    def fates_at(self, keys: Sequence[JobKey]) -> Mapping[JobKey, Fate]:
        """The same of their fates alone: nothing else travels."""
        ...

    def timeline(self, key: JobKey) -> Sequence[Event]:
        """Oldest first."""
        ...

    def due(self, now: datetime, *, limit: int) -> Sequence[Head]:
        """Heads that are queued, waiting or dying past their `sweep_at`, read whole; oldest first within a shard.

        Not those that wait for other jobs: see `gathering`.
        """
        ...

    def gathering(self, now: datetime, *, limit: int) -> Sequence[Head]:
        """Suspended heads that wait for other jobs, past their `sweep_at`: as `due`, which has none of them."""
        ...

    def resend(self, head: Head, *, sweep_at: datetime) -> Head:
        """One more resend and the next `sweep_at` for a head that is still as read (status, ticket, `sweep_at`).

        The ticket stays. Raise `HeadMoved` if the head is not as read."""
        ...

    def postpone(self, head: Head, *, sweep_at: datetime) -> None:
        """Another `sweep_at`, and nothing else, for a head that is still as read (status, ticket, `sweep_at`).

        Raise `HeadMoved` if it is not."""
        ...

    def stuck(self, job_type: str, *, now: datetime, most: int) -> Sequence[Stuck]:
        """Jobs whose `stuck_since` is past, in no order."""
        ...

    def parked(self, tenant_id: str, job_type: str, *, limit: int) -> Sequence[Head]:
        """Jobs of a tenant and lane that are parked now, read whole, oldest first."""
        ...

    def parked_between(
        self, tenant_id: str, job_type: str, *, after: datetime, before: datetime, limit: int
    ) -> Sequence[Head]:
        """Jobs parked in [after, before) that still are; read whole, oldest first."""
        ...

    def count_parked(self, tenant_id: str, job_type: str, *, most: int) -> int:
        """About how many there are, up to `most`."""
        ...

    def count_released(self, tenant_id: str, job_type: str, *, most: int) -> int:
        """Released jobs that no worker has taken yet, up to `most`."""
        ...

    def release(self, head: Head, *, now: datetime, sweep_at: datetime) -> None:
        """parked → queued, keeping the ticket (its message is sent) and the first `parked_at`; one more resend.

        Raise `HeadMoved` if it is no longer parked with the ticket that was read.
        """
        ...

    def bury_parked(self, head: Head, buried: Head, event: Event) -> None:
        """parked → dying, with failure, death_id, ticket and sweep_at. Raise `HeadMoved` as `release` does."""
        ...

    def expiring(self, job: JobKey, root: JobKey, *, before: datetime) -> Sequence[Kept]:
        """Steps of the job, and effects, signals and questions of its root, that expire before then. Consistent."""
        ...

    def keep(self, kept: Kept, *, until: datetime) -> None:
        """Let it expire no earlier than `until`. What is gone, or is kept longer already, is left as it is."""
        ...

    def take_in(self, letter: Letter, *, was: Head | None, event: Event, expires_at: datetime | None) -> None:
        """The letter, its head dead, its former letter superseded, and their timelines: one transaction.

        Health and group are counted afterwards, as with every move of a letter; see `uncounted`.

        `was` is the head as read (None: absent, and one is created dead; headless letters then touch no head).
        A former letter that is no longer redriving is left as it is. `expires_at` is for what ends here: the former
        letter, and this one if it is born discarded.
        Raise `LetterExists` if this death was taken in, `HeadMoved` if the head is not as read (status, attempt,
        ticket, resends) or cannot die, `LetterMoved` if no letter is born in this status.
        """
        ...

    def letter(self, letter_id: str, *, of_tenant: str | None = None) -> Letter | None:
        """By its id alone. With `of_tenant` another tenant's is None, and costs the same as a missing id."""
        ...

    def move_letter(self, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
        """A person's or the sweep's move along the letters' table, with its timeline event, in one transaction.

        Only what differs between the two is written, so a letter from a list may be moved.
        Raise `LetterMoved` if it is no longer in the status that was read, or the table has no such move.
        """
        ...

    def amend_letter(self, letter: Letter, to: Letter, event: Event, *, decided: Decided | None = None) -> None:
        """Change what a letter says, and its status along the table if that differs, with its timeline event.

        One transaction, and `decided` is part of it: nothing is decided without a name and a reason.
        Raise `LetterMoved` unless status and everything that changes are as they were read, `EffectTaken` with what
        is there if the effect is no longer an INTENT of that owner.
        """
        ...

    def due_letters(self, now: datetime, *, limit: int) -> Sequence[Letter]:
        """Scheduled letters past their `next_retry_at`, read whole; oldest first within a shard."""
        ...

    def reschedule(self, letter: Letter, *, at: datetime, redrive_id: str | None = None) -> None:
        """Another `next_retry_at`, if the letter is scheduled for the one that was read. Raise `LetterMoved`.

        `redrive_id` is the redrive that is to send it until then, and is about to be started. None: as it was.
        """
        ...

    def replay(self, letter: Letter, head: Head, event: Event) -> None:
        """The letter redriving for `head.redrive_id`, the replay's `head` created queued, `live_replay` set on its
        root's head, the event on the letter's timeline: one transaction, one request.

        A head that is its own root (of a letter without one) touches no other head. Raise `LetterMoved` if the letter
        is not in the status that was read or may not be redriven (its `status` and `redrive_id` show
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

    def signal(
        self,
        root: JobKey,
        signal: Signal,
        event: Event,
        *,
        of: Head | JobKey,
        woken: Head | None,
        expires_at: datetime,
    ) -> None:
        """The signal, kept under its root; `woken` of the head raised; the event on its timeline: one transaction.

        With `woken` that head is due as it says, with its new ticket. `of` is the head as read, or the key of a job
        that nobody knows yet. Raise `SignalKnown` if this id has come before, `HeadMoved` if the head is not as read
        (status, ticket, `woken`), or there is one after all.
        """
        ...

    def questions(self, root: JobKey) -> Sequence[Question]:
        """All that was asked under the root, in whichever scope, open or answered. Consistent."""
        ...

    def questions_of(self, heads: Sequence[Head]) -> Mapping[JobKey, Sequence[Question]]:
        """What these heads wait for an answer to, a hundred in a request; what is gone or answered is left out."""
        ...

    def asking(self, *, tenant_id: str | None = None, to: str = "", limit: int) -> Sequence[Head]:
        """Heads that wait for an answer, read whole, those that have waited longest first.

        Of one tenant, or of all whose questions are to those that `to` names. The index may lag: each still waits.
        """
        ...

    def asked(self, *, most: int) -> Sequence[tuple[JobKey, datetime]]:
        """Which jobs wait for an answer, and since when, as the index has it; about `most` of them, in no order."""
        ...

    def answer(self, root: JobKey, question: Question, event: Event, *, of: Head, woken: Head | None) -> None:
        """The answer on the question; `woken` of the head raised; the event on its timeline: one transaction.

        With `woken` that head is due as it says, with its new ticket. Raise `QuestionMoved` if the question has an
        answer or another digest, `HeadMoved` if the head is not as read (status, ticket, `woken`).
        """
        ...

    def callback(self, root: JobKey, digest: str) -> Callback | None:
        """One read by key, whether or not there is such a job. Consistent."""
        ...

    def unannounced(self, now: datetime, *, limit: int) -> Sequence[Announcement]:
        """What was to be announced a minute ago or more, and was not: the oldest of each shard first."""
        ...

    def announce_later(self, announcement: Announcement, *, at: datetime) -> None:
        """It could not be sent: nobody need try again before `at`."""
        ...

    def uncounted(self, now: datetime, *, limit: int) -> Sequence[Uncounted]:
        """Events whose moves should have been counted by now. Whoever settles counts at once, unless it is cut off."""
        ...

    def count_moves(self, events: Sequence[Uncounted]) -> int:
        """Add what they moved to the counters and mark them as counted, in one transaction; say how many.

        One that was counted meanwhile, or cannot be read, is left out: again is harmless. At most 11 at once. Raise
        `Uncountable` if the store refuses them for good.
        """
        ...

    def set_aside(self, event: Uncounted, *, until: datetime) -> None:
        """Let `uncounted` not name it before then, if it still is uncounted."""
        ...

    def catch_up(self, key: LetterKey, *, now: datetime) -> CaughtUp:
        """Count where a letter waits if its events do not add up to it; however often and by whom, it is counted once.

        Raise ValueError if its events cannot be its own.
        """
        ...

    def waiting(self, job_types: Sequence[str]) -> Mapping[str, LaneWaiting]:
        """Of each lane. Exact within a beat: counted from each move, whatever the number of letters. So are the next.

        A hundred counters in a request, and sixteen counters a lane.
        """
        ...

    def waiting_group(self, job_type: str, signature: str) -> Waiting:
        """One group's, in one request."""
        ...

    def waiting_groups(self, job_type: str) -> Mapping[str, Waiting]:
        """By signature."""
        ...

    def waiting_tenants(self, job_type: str) -> Mapping[str, Waiting]:
        """By tenant."""
        ...

    def waiting_of(self, tenant_id: str, job_types: Sequence[str]) -> Mapping[str, Waiting]:
        """One tenant's, by lane; lanes in which none ever waited are left out."""
        ...

    def causes_by_hour(self, job_type: str, *, since: datetime) -> Mapping[str, ByHour]:
        """By signature, from the hour of `since` on. Hours are kept for eight days."""
        ...

    def cause_by_hour(self, job_type: str, signature: str, *, since: datetime, now: datetime) -> ByHour:
        """One group's, in one request for each three days."""
        ...

    def own_groups(self, tenant_id: str, job_type: str) -> Sequence[OwnGroup]:
        """One tenant's causes in a lane, in the words of its own letters; the last seen first."""
        ...

    def letters(self, query: LetterQuery) -> Page:
        """Newest first, a page at a time. The cost depends on the page, not on how many letters there are.

        A listed letter has the list's fields (keys.py), `detail` is its first line, the rest is empty: read it by id
        to see it whole. Raise `BadCursor` for a cursor that no page gave.
        """
        ...

    def count_letters(self, query: LetterQuery, *, most: int) -> int:
        """How many letters the list has, up to `most`. The query's `limit` and `cursor` are ignored."""
        ...

    def select(self, selection: Selection) -> Sequence[Letter]:
        """Letters of a lane that match, as listed, oldest first, at most `limit`.

        Through the sparse index that fits best, never by a scan.
        """
        ...

    def matching(self, selection: Selection) -> Iterator[LetterKey]:
        """The keys of what `select` finds, read page by page as they are asked for: they may be too many to hold."""
        ...

    def died(
        self, job_type: str, status: LetterStatus, *, most: int, after: datetime | None = None
    ) -> Sequence[datetime]:
        """When the lane's letters of a status died, from `after` on, oldest first; about `most` of them."""
        ...

    def groups(self, job_type: str) -> Sequence[Group]:
        """Every group of the lane, the last seen first, with what people wrote about it."""
        ...

    def group(self, job_type: str, signature: str) -> Group | None:
        """One group, as `groups` has it."""
        ...

    def learned(
        self, job_type: str, *, now: datetime
    ) -> tuple[Mapping[str, Mapping[str, Tallies]], Mapping[str, Ruling]]:
        """By code: what the lane's changed tries did in each of the recent weeks, and what people decided."""
        ...

    def rule(self, job_type: str, code: str, ruling: Ruling, event: Event) -> None:
        """Replace what people decided about the strategies for a code, with who did and why, in one transaction."""
        ...

    def seen(self, job_type: str, *, after: str, before: datetime) -> Iterator[tuple[str, Sequence[tuple[Seen, int]]]]:
        """What workers noted before then, oldest first, from behind the name `after` on; each bundle with its name.

        Read page by page as they are asked for.
        """
        ...

    def keep_foresight(self, job_type: str, foresight: Foresight, *, former: str) -> bool:
        """False if the model has learned meanwhile: it no longer stands at `former`."""
        ...

    def group_notes(self, job_type: str) -> Mapping[str, GroupNote]:
        """What people wrote, by signature: also about causes of which no job has died yet."""
        ...

    def note_group(self, job_type: str, signature: str, note: GroupNote, event: Event) -> None:
        """Replace what people wrote about a group; the event is kept with it."""
        ...

    def group_history(self, job_type: str, signature: str) -> Sequence[Event]:
        """Who wrote what about a group, oldest first."""
        ...

    def health_hours(self, tenant_id: str, *, since: datetime) -> Sequence[HealthHour]:
        """From the hour of `since` on, oldest first, without empty hours. A read for each shard."""
        ...

    def cursors(self, part: str, job_types: Sequence[str]) -> Mapping[str, Cursor]:
        """One for each lane, consistent, a hundred in a request; a new one if nothing is known."""
        ...

    def note_cursor(self, cursor: Cursor) -> None:
        """The last write counts. An older one only repeats harmless work."""
        ...
