"""What people are notified of at once: a breaker that opened or closed, a redrive or a question that waits for them.

Composed from breakers, redrives and heads as they are stored, when a hint says where to look. What is not so, or was
told, is not told: so a forged hint can at most cause a true notice, once.
"""

import json
from collections.abc import Callable
from datetime import datetime, timedelta

from lambdas.core.model.breaker import CLOSED, OPENED, Breaker
from lambdas.core.model.failure import is_code
from lambdas.core.model.job import JobKey, valid_id
from lambdas.core.model.letter import OPERATORS
from lambdas.core.model.question import To, asked_by
from lambdas.core.model.value import value
from lambdas.core.model.wait import Wait
from lambdas.core.notify.notice import NoticeBook, NoticeStatus, TenantNotice
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import ASKS, OF_BREAKERS, OF_REDRIVES, Breakers, Notice, NoticeMessage, Notices
from lambdas.core.ports.redrives import Redrives
from lambdas.core.redrive.record import Redrive, RedriveStatus

NEWS_FOR = timedelta(days=1)  # as long as the queue keeps a hint: what moved before is not news
_WAITING = dict(zip(OF_REDRIVES, (RedriveStatus.PROPOSED, RedriveStatus.WAITING_FOR_APPROVAL), strict=True))


@value
class Told:
    """What is true, since when, and under which topic people are notified once."""

    notice: Notice
    topic: str
    at: datetime


@value
class Teller:
    ledger: Ledger
    breakers: Breakers
    redrives: Redrives
    book: NoticeBook
    people: Notices
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


def tell_people(teller: Teller, hint: NoticeMessage) -> Notice | None:
    """What people were notified of; None if there is nothing new. Raise `Unavailable`: the hint comes again.

    It is sent before it is written down: after a crash in between it is sent twice, but never lost.
    """
    now = teller.clock()
    notice = _told(teller, hint, now)
    if notice is None:
        return None
    found = teller.book.find(OPERATORS, notice.topic)
    if found is not None and found.at >= notice.at:
        return None
    teller.people.tell(notice.notice)
    written = TenantNotice(
        tenant_id=OPERATORS,
        topic=notice.topic,
        notice_id=teller.new_id(),
        job_type=hint.job_type,
        at=notice.at,
        body=json.dumps({"what": notice.notice.what, "subject": notice.notice.subject}),
        status=NoticeStatus.SENT,
    )
    teller.book.write(written, was=found)
    return notice.notice


def _told(teller: Teller, hint: NoticeMessage, now: datetime) -> Told | None:
    if hint.what == ASKS:
        return _of_question(teller, hint)
    return _of_breaker(teller, hint, now) if hint.what in OF_BREAKERS else _of_redrive(teller, hint)


def question_in(ledger: Ledger, hint: NoticeMessage) -> tuple[JobKey, Wait] | None:
    """The question that the hint names, if its job still waits for an answer."""
    job_id, _, rest = hint.topic.partition("/")
    version = rest.partition("/")[0]
    if not valid_id(hint.tenant_id) or not valid_id(job_id) or not version.isdecimal():
        return None
    key = JobKey(tenant_id=hint.tenant_id, job_type=hint.job_type, job_id=job_id, version=int(version))
    wait = asked_by(ledger.head(key), hint.topic)
    return (key, wait) if wait is not None else None


def _of_question(teller: Teller, hint: NoticeMessage) -> Told | None:
    found = question_in(teller.ledger, hint)
    if found is None or found[1].to != To.OPERATORS:
        return None
    key, wait = found
    named = {"tenant_id": key.tenant_id, "job_type": key.job_type, "job_id": key.job_id, "version": key.version}
    subject = f"{key.job_type}: job {key.job_id} of {key.tenant_id} asks, and waits for an answer"
    notice = Notice(what=ASKS, subject=subject, facts={**named, "key": wait.name, "until": wait.until.isoformat()})
    return Told(notice=notice, topic=f"{ASKS}#{key.tenant_id}#{hint.topic}", at=wait.since or wait.until)


def moved(breakers: Breakers, hint: NoticeMessage, now: datetime) -> Breaker | None:
    """The breaker, if it moved as the hint says, and still is as it was moved."""
    breaker = breakers.find(hint.tenant_id, hint.job_type)
    at = moved_at(breaker, hint.what)
    return breaker if at is not None and now - at < NEWS_FOR and _is_plain(breaker) else None


def _is_plain(breaker: Breaker) -> bool:
    """Whoever may write a lane's breakers may write any text into one: names, codes and numbers carry none."""
    numbers = (breaker.total, breaker.codes.get(breaker.opened_code, 0))
    named = valid_id(breaker.tenant_id) and (not breaker.opened_code or is_code(breaker.opened_code))
    return named and all(type(number) is int for number in numbers)


def moved_at(breaker: Breaker, what: str) -> datetime | None:
    if what == OPENED:
        return breaker.opened_at
    return breaker.closed_at if what == CLOSED and breaker.opened_at is None else None


def _of_breaker(teller: Teller, hint: NoticeMessage, now: datetime) -> Told | None:
    breaker = moved(teller.breakers, hint, now)
    if breaker is None:
        return None
    topic = f"{hint.what}#{breaker.tenant_id}#{breaker.job_type}"
    whom = f"jobs of {breaker.tenant_id} in lane {breaker.job_type}"
    if hint.what == OPENED:
        failed, code = breaker.codes.get(breaker.opened_code, 0), breaker.opened_code
        why = f"{failed} of {breaker.total} attempts failed as {code}"
        subject = f"stopped taking {whom}: {why}"
    else:
        why = "closed"  # not by whom, and for which reason: that is any text of whoever may write it
        subject = f"taking {whom} again"
    at = moved_at(breaker, hint.what) or now
    return Told(
        notice=Notice(what=hint.what, subject=subject, facts={**breaker.log_fields(), "why": why}), topic=topic, at=at
    )


def _of_redrive(teller: Teller, hint: NoticeMessage) -> Told | None:
    redrive = teller.redrives.find(hint.topic) if hint.what in _WAITING else None
    if redrive is None or redrive.status is not _WAITING[hint.what]:
        return None
    facts = {"redrive_id": redrive.redrive_id, "job_type": redrive.request.job_type}
    notice = Notice(what=hint.what, subject=_waits(redrive), facts={**facts, **_asked(redrive)})
    return Told(notice=notice, topic=f"{hint.what}#{redrive.redrive_id}", at=redrive.updated_at)


def _waits(redrive: Redrive) -> str:
    job_type = redrive.request.job_type
    if redrive.status is RedriveStatus.PROPOSED:
        return f"{job_type}: a deploy may have cured what failed; a canary redrive is proposed"
    return f"Redrive of {redrive.plan.planned} {job_type} letters waits for approval"


def _asked(redrive: Redrive) -> dict[str, object]:
    if redrive.status is RedriveStatus.PROPOSED:
        return {"signature": redrive.request.filter.signature or "", "why": redrive.reason}
    asked = redrive.request
    return {"operator": redrive.starter, "reason": asked.reason, "letters": redrive.plan.planned}
