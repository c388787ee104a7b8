"""Heads and letters as each move leaves them: values that both ledgers write, so that they cannot disagree.

Nothing here checks whether a move is allowed: that is the condition inside each ledger's write.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from lambdas.core.head import MOVES, Head, HeadStatus, StoredBody
from lambdas.core.job import JobKey
from lambdas.core.ledger import Claim
from lambdas.core.letter import MOVES as LETTER_MOVES
from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.taxonomy import HEADLESS
from lambdas.core.timeline import MACHINE
from lambdas.core.value import replace

NO_BODY = StoredBody()


def newborn(claim: Claim) -> Head:
    """A job that nobody knew."""
    return Head(
        key=claim.key,
        status=HeadStatus.QUEUED,
        input_hash=claim.input_hash,
        ticket=claim.ticket,
        run_id=claim.run_id,
        root=claim.key.job_id,
        message_id=claim.message_id,
    )


def claimed(was: Head | None, claim: Claim) -> Head:
    head = was or newborn(claim)
    return replace(
        head,
        status=HeadStatus.RUNNING,
        attempt=head.attempt + 1,
        lease_until=claim.lease_until,
        due_at=None,
        sweep_at=None,
        run_id=head.run_id or claim.run_id,
        root=head.root or claim.key.job_id,
        message_id=head.message_id or claim.message_id,
        first_claimed_at=head.first_claimed_at or claim.now,
        worker_version=claim.worker_version,
        consumer_id=claim.consumer_id,
        trace_id=claim.trace_id,
        updated_at=claim.now,
    )


def done(head: Head) -> Head:
    return replace(_at_rest(head), status=HeadStatus.DONE, body=NO_BODY, due_at=None, sweep_at=None)


def waiting(head: Head) -> Head:
    return replace(_at_rest(head), status=HeadStatus.WAITING)


def dying(head: Head) -> Head:
    return replace(_at_rest(head), status=HeadStatus.DYING)


def released(head: Head, *, now: datetime, sweep_at: datetime) -> Head:
    """It keeps its ticket, which its message carries, and `parked_at`: parked again, it keeps its place."""
    return replace(head, status=HeadStatus.QUEUED, due_at=None, sweep_at=sweep_at, resends=0, updated_at=now)


def taken_over(taken: Head) -> Head:
    return replace(taken, status=HeadStatus.RUNNING, due_at=None, sweep_at=None)


def dead(was: Head | None, letter: Letter) -> Head:
    """The ticket stays: a late copy of the message must still find that it is stale."""
    head = was or _never_claimed(letter)
    return replace(
        _at_rest(head),
        status=HeadStatus.DEAD,
        body=NO_BODY,
        due_at=None,
        sweep_at=None,
        death_id=letter.death_id,
        letter_id=letter.letter_id,
        updated_at=letter.died_at,
    )


def queued(head: Head) -> Head:
    """As a redrive sends it."""
    return replace(_at_rest(head), status=HeadStatus.QUEUED)


def recalled(head: Head, letter: Letter | None, *, at: datetime) -> Head:
    """A replay is cancelled. A resumed job is dead again, as the letter that it had before."""
    ended = replace(_at_rest(head), body=NO_BODY, due_at=None, sweep_at=None, parked_at=None, updated_at=at)
    if letter is None or not is_resume(head, letter):
        return replace(ended, status=HeadStatus.CANCELLED)
    return replace(
        ended,
        status=HeadStatus.DEAD,
        death_id=letter.death_id,
        letter_id=letter.letter_id,
        lineage=letter.lineage,
        auto_replays=letter.auto_replays,
        replays=None,
        redrive_id="",
    )


def unparked(head: Head, now: datetime) -> Head:
    """A claimed head no longer counts as parked. Time parked before its first claim never counted as age.

    DynamoDB cannot subtract times, so the claim's answer is folded here and the settle writes it down.
    """
    if head.parked_at is None or head.first_claimed_at is None:
        return head
    parked = now - head.parked_at if head.first_claimed_at < head.parked_at else timedelta(0)
    return replace(head, parked_at=None, parked_ms=head.parked_ms + parked // timedelta(milliseconds=1))


def resolved(letter: Letter, to: LetterStatus, *, at: datetime, by: str) -> Letter:
    return replace(letter, status=to, resolved_at=at, resolved_by=by or MACHINE, next_retry_at=None)


def redriven(letter: Letter, redrive_id: str) -> Letter:
    return replace(letter, status=LetterStatus.REDRIVING, redrive_id=redrive_id, next_retry_at=None)


def reopened(letter: Letter) -> Letter:
    return replace(letter, status=LetterStatus.OPEN, redrive_id="", next_retry_at=None)


def may_be_redriven(letter: Letter) -> bool:
    return LetterStatus.REDRIVING in LETTER_MOVES[letter.status]


def may_be_recalled(head: Head) -> bool:
    return head.replays is not None and HeadStatus.CANCELLED in MOVES[head.status]


def is_resume(head: Head, letter: Letter) -> bool:
    """A replay is another job than the one that died."""
    return letter.job_key == head.key


def is_held(letter: Letter | None, head: Head) -> bool:
    """Whether the redrive that sent this head still holds the letter."""
    return letter is not None and (letter.status, letter.redrive_id) == (LetterStatus.REDRIVING, head.redrive_id)


def longest_due(letters: Iterable[Letter], now: datetime) -> tuple[Letter, ...]:
    """Those that are scheduled and past due, the oldest first."""
    scheduled = [letter for letter in letters if letter.status is LetterStatus.SCHEDULED]
    due = [(letter.next_retry_at, letter.letter_id, letter) for letter in scheduled if letter.next_retry_at is not None]
    return tuple(letter for at, _, letter in sorted(due, key=lambda each: each[:2]) if at <= now)


def is_dead_as(found: Head | None, letter: Letter, was: Head) -> bool:
    as_read = (HeadStatus.DEAD, letter.letter_id, was.attempt)
    return found is not None and (found.status, found.letter_id, found.attempt) == as_read


def may_die(was: Head | None) -> bool:
    """A parked job is condemned first: its message is in no queue, so no death of it can come in."""
    if was is not None and was.status is HeadStatus.PARKED:
        return False
    return HeadStatus.DEAD in MOVES[was.status if was else None]


def has_head(letter: Letter, was: Head | None) -> bool:
    """What is wrong with the message alone has no head; a job of a retired lane has one."""
    return was is not None or letter.code not in HEADLESS


def root_to_free(head: Head) -> JobKey | None:
    """The head that holds `live_replay` for this one. A replay has the version of what it replays."""
    if head.replays is None or not head.root:
        return None
    return replace(head.key, job_id=head.root)


def replayed(head: Head) -> JobKey | None:
    """The job whose letter this one replays, if it is neither the root nor itself.

    A letter without a head of its own has no such job: its replay is its own root.
    """
    if head.replays is None or head.root_key == head.key:
        return None
    job = replace(head.key, job_id=head.replays.home)
    return None if job in (head.key, head.root_key) else job


def settled_already(found: Head | None, head: Head) -> bool:
    """A settle whose answer was lost is sent again. Only this attempt can have left these marks, so it stands."""
    return (
        found is not None
        and found.attempt == head.attempt
        and found.status is head.status
        and found.ticket == head.ticket
        and found.death_id == head.death_id
    )


def settled_at(head: Head) -> datetime:
    if head.updated_at is None:
        raise ValueError(f"job {head.key} ends without updated_at: expected the moment of the settle")
    return head.updated_at


def require_same_letter(letter: Letter, to: Letter) -> None:
    if letter.key != to.key or letter.died_at != to.died_at:
        raise ValueError(f"a move keeps the letter's key and death: {letter.key} became {to.key}")


def _never_claimed(letter: Letter) -> Head:
    return Head(
        key=letter.job_key,
        status=HeadStatus.DEAD,
        attempt=letter.attempts,
        input_hash=letter.input_hash,
        run_id=letter.run_id,
        root=letter.root,
        lineage=letter.lineage,
        first_failed_at=letter.first_failed_at,
        message_id=letter.original_message_id,
        worker_version=letter.worker_version,
        trace_id=letter.trace_id,
    )


def _at_rest(head: Head) -> Head:
    return replace(head, lease_until=None)
