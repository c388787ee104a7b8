"""THE table of moves: which status of a job and of a letter may follow which, who makes the move, and what it leaves.

The ledger writes the values that the functions here make. Whether a move is allowed is checked by the condition inside
its write, never before it. Each row says which act leaves the status ("left by"), and who notices when that act never
comes ("rescued by"). A letter's move also changes counters. That change is a function of the move alone, so moves may
be counted later, together and in any order: the sums are the same.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from lambdas.core.config.lane import KEPT_IN_QUEUE, NOTHING
from lambdas.core.model.failure import HEADLESS, Code, Kind
from lambdas.core.model.group import Cause, CauseDay, Change, Hour, Move, OwnCause, Waits
from lambdas.core.model.head import Claim, Head, HeadStatus, Step
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import WAITING, Letter, LetterStatus
from lambdas.core.model.value import replace

_H = HeadStatus
HEAD_MOVES: dict[HeadStatus | None, frozenset[HeadStatus]] = {
    # A job that nobody knows yet.
    # left by: a worker's claim or park, a redrive's replay, or intake, if the broker moved the message unread
    # rescued by: SQS, which delivers the message again until somebody acks it
    None: frozenset({_H.RUNNING, _H.PARKED, _H.QUEUED, _H.DEAD}),
    # left by: a worker's claim or park; a recall, if its redrive halts; intake, if the broker moved the message
    # rescued by: the sweep, which sends the message again when `sweep_at` has passed
    _H.QUEUED: frozenset({_H.RUNNING, _H.QUEUED, _H.PARKED, _H.DEAD, _H.CANCELLED}),
    # left by: the attempt that holds the lease: finish, retry, suspend or bury
    # rescued by: the next receive of its message, which takes over once the lease is over (running → running), or
    # intake, if the broker has moved the message; the sweep, if the queue has forgotten the message, unless it was the
    # producer's own
    _H.RUNNING: frozenset({_H.RUNNING, _H.DONE, _H.WAITING, _H.DYING, _H.DEAD}),
    # left by: a worker's claim, not before `due_at`; a park; a recall; intake, if the broker moved the message.
    # A signal or an answer that a suspended one waits for makes it due at once (waiting → waiting)
    # rescued by: the sweep, which sends the message again when `sweep_at` has passed
    _H.WAITING: frozenset({_H.RUNNING, _H.WAITING, _H.PARKED, _H.DEAD, _H.CANCELLED}),
    # left by: the sweep's release once its breaker is closed; a claim, if it is the probe; a burial, if its lane is
    # retired; a recall, after which a replay is cancelled and a resumed job dead
    # rescued by: the sweep, which looks at every breaker that has something parked
    _H.PARKED: frozenset({_H.RUNNING, _H.QUEUED, _H.PARKED, _H.DYING, _H.DEAD, _H.CANCELLED}),
    # left by: intake, which writes the letter
    # rescued by: the sweep, which sends the burial again when `sweep_at` has passed
    _H.DYING: frozenset({_H.DYING, _H.DEAD}),
    # left by: a redrive's resume
    # rescued by: whoever looks after its letter
    _H.DEAD: frozenset({_H.QUEUED}),
    # left by: nobody; it expires
    # rescued by: nobody; nothing is left to do
    _H.DONE: frozenset(),
    # left by: nobody; it expires
    # rescued by: nobody; its letter is open again
    _H.CANCELLED: frozenset(),
}

_L = LetterStatus
LETTER_MOVES: dict[LetterStatus | None, frozenset[LetterStatus]] = {
    # A death that was not taken in yet.
    # left by: intake; a job past its `not_after` is discarded at birth, for nobody wants it run any more
    # rescued by: SQS, which delivers the message again until intake acks it
    None: frozenset({_L.OPEN, _L.SCHEDULED, _L.HELD, _L.DISCARDED}),
    # left by: a person, a redrive, or the notice to its tenant
    # rescued by: the alarm on open letters; the sweep discards it when its lane's retention is over
    _L.OPEN: frozenset({_L.SCHEDULED, _L.HELD, _L.ESCALATED, _L.REDRIVING, _L.DISCARDED}),
    # left by: the redrive that the sweep starts when `next_retry_at` has passed
    # rescued by: the sweep, which opens it if it may not be replayed any more
    _L.SCHEDULED: frozenset({_L.OPEN, _L.HELD, _L.ESCALATED, _L.REDRIVING, _L.DISCARDED}),
    # left by: a person, who releases or discards it, or decides the effect that it was held for
    # rescued by: the alarm on open letters; the sweep discards it when its lane's retention is over
    _L.HELD: frozenset({_L.OPEN, _L.DISCARDED}),
    # left by: a person or a redrive
    # rescued by: the alarm on open letters; the sweep discards it when its lane's retention is over
    _L.ESCALATED: frozenset({_L.OPEN, _L.HELD, _L.REDRIVING, _L.DISCARDED}),
    # left by: the job that was sent again: recovered when it is done, superseded when it dies too, open when it is
    # recalled
    # rescued by: whoever rescues that job's head
    _L.REDRIVING: frozenset({_L.OPEN, _L.RECOVERED, _L.SUPERSEDED}),
    # left by: nobody; it expires
    # rescued by: nobody; nothing is left to do
    _L.RECOVERED: frozenset(),
    # left by: nobody; it expires
    # rescued by: nobody; the new letter carries the lineage
    _L.SUPERSEDED: frozenset(),
    # left by: nobody; it expires
    # rescued by: nobody; somebody gave it up on purpose
    _L.DISCARDED: frozenset(),
}

NO_BODY = StoredBody()
_OURS = frozenset(Code)


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
        claim_id=claim.claim_id,
        due_at=None,
        sweep_at=forgotten_at(claim.ticket, claim.lease_until),
        run_id=head.run_id or claim.run_id,
        root=head.root or claim.key.job_id,
        message_id=head.message_id or claim.message_id,
        first_claimed_at=head.first_claimed_at or claim.now,
        worker_version=claim.worker_version,
        consumer_id=claim.consumer_id,
        trace_id=claim.trace_id,
        updated_at=claim.now,
    )


def forgotten_at(ticket: str | None, lease_until: datetime | None) -> datetime | None:
    """When no queue has its message any more, if its worker died: from then on only the sweep can send it.

    A ticket shows that its head has its body. A producer's own message has none, so a first attempt is not listed, and
    the healthy path pays for no index.
    """
    return lease_until + KEPT_IN_QUEUE if ticket and lease_until is not None else None


def finished(head: Head) -> Head:
    return replace(at_rest(head), status=HeadStatus.DONE, body=NO_BODY, due_at=None, sweep_at=None)


def retried(head: Head) -> Head:
    return replace(at_rest(head), status=HeadStatus.WAITING)


def suspended(head: Head) -> Head:
    return replace(at_rest(head), status=HeadStatus.WAITING)


# A message that was to wake a job got lost: the sweep sends another. Somebody may be waiting for what the job does.
WAKE_PATIENCE = timedelta(minutes=2)


def woken(head: Head, *, ticket: str, now: datetime, by_the_sweep: bool) -> Head:
    """Due at once. A delayed message that is still under way has the former ticket."""
    sweep_at = now if by_the_sweep else now + WAKE_PATIENCE
    return replace(head, ticket=ticket, due_at=now, sweep_at=sweep_at, resends=0, updated_at=now)


def buried(head: Head) -> Head:
    return replace(at_rest(head), status=HeadStatus.DYING)


def released(head: Head, *, now: datetime, sweep_at: datetime) -> Head:
    """It keeps its ticket, which its message carries, and `parked_at`: parked again, it keeps its place.

    That message is one more copy: one that was sent as a probe before, and got stuck, is an old one.
    """
    resends = head.resends + 1
    return replace(head, status=HeadStatus.QUEUED, due_at=None, sweep_at=sweep_at, resends=resends, updated_at=now)


def resent(head: Head, *, sweep_at: datetime) -> Head:
    """The ticket stays: copies that wait in a backlog are as good as the new one."""
    return replace(head, sweep_at=sweep_at, resends=head.resends + 1)


def taken_over(taken: Head) -> Head:
    sweep_at = forgotten_at(taken.ticket, taken.lease_until)
    return replace(taken, status=HeadStatus.RUNNING, due_at=None, sweep_at=sweep_at)


def taken_in(was: Head | None, letter: Letter) -> Head:
    """The ticket stays: a late copy of the message must still find that it is stale."""
    head = was or _never_claimed(letter)
    return replace(
        at_rest(head),
        status=HeadStatus.DEAD,
        body=NO_BODY,
        due_at=None,
        sweep_at=None,
        death_id=letter.death_id,
        letter_id=letter.letter_id,
        updated_at=letter.died_at,
        **head.used.at_least(letter.used).as_fields(),
    )


def unparked(head: Head, now: datetime) -> Head:
    """A claimed head counts neither as parked nor as suspended. Time parked before its first claim is never its age.

    One that is woken while its breaker is open is both: that time counts once. DynamoDB cannot subtract times, so the
    claim's answer is folded here and the settle writes it down.
    """
    first = head.first_claimed_at
    if first is None or (head.parked_at is None and head.suspended_at is None):
        return head
    # Whoever parked it may have a slower clock than whoever claimed it first: days in between do not age it either.
    began = min(now, max(first, min(at for at in (head.parked_at, head.suspended_at) if at is not None)))
    aside_ms = head.parked_ms + (now - began) // timedelta(milliseconds=1)
    return replace(head, parked_at=None, suspended_at=None, parked_ms=aside_ms)


def found_dead(head: Head, steps: Iterable[Step]) -> Head:
    """A running head whose attempt never ended, with all that it told the ledger and could not settle.

    What it used is the highest sum that its head or any of its steps has. Only a claim or a take-over writes
    `updated_at` of a running head: if it was parked before, it was parked until then.
    """
    own = [step for step in steps if step.attempt == head.attempt]
    used = head.used
    for step in own:
        used = used.at_least(step.used)
    former = [step for step in own if step.used == NOTHING]  # of a version that kept no sums, but differences
    return replace(
        unparked(head, head.updated_at) if head.updated_at is not None else head,
        spend_usd=used.spend_usd + sum(step.spend_usd for step in former),
        tokens=used.tokens + sum(step.tokens for step in former),
        steps_begun=used.steps_begun + len(former),
        checkpoint=max([head.checkpoint, *(step.checkpoint or step.number for step in own)]),
    )


def may_die(was: Head | None) -> bool:
    """A parked job is buried first: its message is in no queue, so no death of it can come in."""
    if was is not None and was.status is HeadStatus.PARKED:
        return False
    return HeadStatus.DEAD in HEAD_MOVES[was.status if was else None]


def has_head(letter: Letter, was: Head | None) -> bool:
    """What is wrong with the message alone has no head; a job of a retired lane has one."""
    return was is not None or letter.code not in HEADLESS


def claimed_by(found: Head, claim: Claim) -> bool:
    """A claim whose answer was lost is sent again. Its id is new for each claim, so these marks are its own."""
    if found.status is not HeadStatus.RUNNING:
        return False
    return found.claim_id == claim.run_id if claim.claim_id else (found.run_id, found.attempt) == (claim.run_id, 1)


def taken_over_by(found: Head | None, taken: Head) -> bool:
    """The same for a take-over."""
    if found is None or not taken.claim_id:
        return False
    return (found.status, found.claim_id, found.attempt) == (HeadStatus.RUNNING, taken.claim_id, taken.attempt)


def parked_by(found: Head | None, ticket: str) -> bool:
    """The same for a park, whose ticket is new."""
    return found is not None and (found.status, found.ticket) == (HeadStatus.PARKED, ticket)


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
        unfixed_on=letter.unfixed_on,
        first_failed_at=letter.first_failed_at,
        message_id=letter.original_message_id,
        worker_version=letter.worker_version,
        trace_id=letter.trace_id,
    )


def at_rest(head: Head) -> Head:
    return replace(head, lease_until=None)


def move_of(letter: Letter, *, was: LetterStatus | None, at: datetime) -> Move:
    """`letter` is as it is after the move. One from a list will do."""
    return Move(
        tenant_id=letter.tenant_id,
        job_type=letter.job_type,
        letter_id=letter.letter_id,
        was=was,
        to=letter.status,
        at=letter.died_at if was is None else at,
        kind=letter.kind,
        code=letter.code,
        signature=letter.signature,
        error_type=letter.error_type,
        summary=letter.summary,
        worker_version=letter.worker_version,
    )


def moved(move: Move) -> tuple[Change, ...]:
    """Nothing for a move that no counter knows."""
    if move.unseen:
        return _waits(move)
    begins = move.at.replace(minute=0, second=0, microsecond=0)
    hour = Hour(tenant_id=move.tenant_id, begins=begins)
    of_day = CauseDay(job_type=move.job_type, signature=move.signature, begins=begins.replace(hour=0))
    if move.was is None:
        died = {"letters": 1} | ({"poison": 1} if move.kind is Kind.POISON else {})
        cause = Cause(job_type=move.job_type, signature=move.signature)
        return (
            Change(of=hour, add=died, first=move, last=move),
            Change(of=cause, add={"letters": 1}, first=move, last=move),
            Change(of=of_day, add={hour_counter(begins.hour): 1}),
            *_waits(move),
        )
    if move.to is LetterStatus.RECOVERED:
        return (Change(of=hour, add={"recovered": 1}), Change(of=of_day, add={recovered_counter(begins.hour): 1}))
    return _waits(move)


def hour_counter(hour: int) -> str:
    """Under which name a day's counter has the letters of one hour."""
    return f"hour_{hour:02}"


def recovered_counter(hour: int) -> str:
    """The same for those that recovered in it, whenever they died."""
    return f"recovered_{hour:02}"


def code_counter(status: LetterStatus, code: str) -> str:
    """Under which name a lane's counter has the letters of one status and code."""
    return f"{status}:{code}"


def _waits(move: Move) -> tuple[Change, ...]:
    """One less where it waited, one more where it waits now."""
    steps = {status: by for status, by in ((move.was, -1), (move.to, 1)) if status in WAITING and status is not None}
    if not steps:
        return ()
    by_status = {str(status): by for status, by in steps.items()}
    ours = {code_counter(status, move.code): by for status, by in steps.items()} if move.code in _OURS else {}
    # Agents name codes as they like, and an item has its limits: each of those codes has a counter of its own.
    of_code = () if ours else (Change(of=Waits(job_type=move.job_type, code=move.code), add=by_status),)
    # What no event told of has no other birth: the words of its letter come with it.
    born = move if move.was is None else None
    own = OwnCause(job_type=move.job_type, tenant_id=move.tenant_id, signature=move.signature)
    return (
        Change(of=Waits(job_type=move.job_type), add={**by_status, **ours}),
        *of_code,
        Change(of=Waits(job_type=move.job_type, tenant_id=move.tenant_id), add=by_status),
        Change(of=Waits(job_type=move.job_type, signature=move.signature), add=by_status),
        Change(of=own, add=by_status, first=born, last=born),
    )
