"""One letter of a redrive: claimed together with the head of the job that runs again, or discarded."""

from datetime import timedelta

from lambdas.core.errors import LazaretError
from lambdas.core.head import Head, HeadStatus
from lambdas.core.letter import Action, Letter, LetterStatus
from lambdas.core.notify import DISCARDED
from lambdas.core.ports import Notice
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.redrive.replays import Again, NotAJob, body_in, changed_paths, replayed, resumed
from lambdas.core.refusals import HeadMoved, LetterMoved, NotStored, Overtaken, RootBusy
from lambdas.core.safety import Way
from lambdas.core.timeline import Event
from lambdas.core.value import replace

KEPT_FOR = timedelta(days=90)  # a discarded letter, at least; its lane may keep letters longer


class NotClaimed(LazaretError):
    """The letter was not sent. `reason` is one word for the redrive's counts."""

    def __init__(self, letter_id: str, reason: str, why: object) -> None:
        super().__init__(f"dead letter {letter_id!r} was not sent: {why}")
        self.reason = reason


_REASONS: dict[type[LazaretError], str] = {
    NotAJob: "invalid",  # patched or not, it is no job that this lane could run
    NotStored: "gone",  # its snapshot is no longer in the bucket
    LetterMoved: "claimed_by_another",
    RootBusy: "root_busy",  # another replay of the same root is under way
    Overtaken: "never",  # a newer version of the job is done
}


def claim(redriver: Redriver, redrive: Redrive, letter: Letter, head: Head | None) -> Again:
    """The job as it runs again; its message is still to be sent. `head` is the dead one, for a resume."""
    try:
        again = _again(redriver, redrive, letter, head)
        if again.head.body.ref is not None:  # before the head that names it
            redriver.store.put(again.head.body.ref, again.text)
        event = _event(redriver, redrive, again.head.key.job_id)
        if redrive.request.action is Way.RESUME and head is not None:
            redriver.ledger.resume(letter, head, again.head, event)
        else:
            redriver.ledger.replay(letter, again.head, event)
    except HeadMoved as moved:
        called_back = moved.head is not None and moved.head.status is HeadStatus.CANCELLED
        raise NotClaimed(letter.letter_id, "called_back" if called_back else "claimed_by_another", moved) from moved
    except tuple(_REASONS) as refused:
        raise NotClaimed(letter.letter_id, _REASONS[type(refused)], refused) from refused
    return again


def discard(redriver: Redriver, redrive: Redrive, letter: Letter) -> None:
    now, lane = redriver.clock(), redriver.lanes[letter.job_type]
    to = replace(
        letter,
        status=LetterStatus.DISCARDED,
        resolved_at=now,
        resolved_by=redrive.started_by or redrive.request.operator,
        next_retry_at=None,
        redrive_id=redrive.redrive_id,
    )
    expires_at = now + max(KEPT_FOR, timedelta(days=lane.retention_days))
    try:
        redriver.ledger.move_letter(letter, to, _event(redriver, redrive, ""), expires_at=expires_at)
    except LetterMoved as moved:
        raise NotClaimed(letter.letter_id, _REASONS[LetterMoved], moved) from moved
    if letter.recommended_action is Action.ASK_TENANT:  # what it sent was wrong: only the tenant can send better
        redriver.notices.tell(_discarded(redrive, letter))


def _discarded(redrive: Redrive, letter: Letter) -> Notice:
    facts = {name: getattr(letter, name) for name in ("tenant_id", "job_type", "letter_id", "job_id", "code")}
    facts |= {"redrive_id": redrive.redrive_id, "reason": redrive.request.reason}
    return Notice(what=DISCARDED, subject=f"dead letter {letter.letter_id} was discarded", facts=facts)


def _again(redriver: Redriver, redrive: Redrive, letter: Letter, head: Head | None) -> Again:
    request, now = redrive.request, redriver.clock()
    lane = redriver.lanes[letter.job_type]
    if request.action is Way.RESUME and head is None:
        raise NotAJob("it has no head that could be resumed")
    body = body_in(redriver.store.get(letter.snapshot_ref))
    if request.action is Way.RESUME and head is not None:
        return resumed(letter, head, body, request, redrive.redrive_id, lane, now)
    return replayed(letter, body, request, redrive.redrive_id, lane, now)


_PAST = {Way.REPLAY: "letter.replayed", Way.RESUME: "letter.resumed", Way.DISCARD: "letter.discarded"}


def _event(redriver: Redriver, redrive: Redrive, job_id: str) -> Event:
    request = redrive.request
    facts = {
        "redrive_id": redrive.redrive_id,
        "job_id": job_id,
        "fixed": request.fixed,
        "patched": changed_paths(request.patch),
    }
    told = {name: fact for name, fact in facts.items() if fact}
    who = redrive.started_by or request.operator
    return redriver.event(_PAST[request.action], why=request.reason, who=who, **told)
