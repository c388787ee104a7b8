"""From a message of the notices queue to a notice that its tenant took, or that visibly failed.

The next try is in the queue before this one begins, so a function that dies loses no notice. A notice of many letters
that was taken escalates them.
"""

import math
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.head import Event
from lambdas.core.model.letter import Action, Letter, LetterStatus
from lambdas.core.model.value import replace, value
from lambdas.core.notify.notice import (
    COUNTED,
    DELAYS_S,
    LISTED,
    MANY,
    MANY_LETTERS,
    WINDOW,
    Endpoints,
    NoticeBook,
    NoticeQueue,
    NoticeStatus,
    TenantNotice,
    about_breaker,
    about_discard,
    about_letters,
    composed,
    topic_of,
    window_of,
)
from lambdas.core.notify.webhook import EndpointRefused, NotTaken, Postman
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.ports.outside import DISCARDED, DUE, OF_BREAKERS, NoticeMessage

CLOCKS_DIFFER = timedelta(seconds=10)
MOST_ESCALATED = 200  # letters of one notice in one go: a page


@value
class Notifier:
    ledger: Ledger
    book: NoticeBook
    endpoints: Endpoints
    postman: Postman
    queue: NoticeQueue
    api_url: str
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


def deliver(notifier: Notifier, message: NoticeMessage) -> TenantNotice | None:
    """The notice as it is after this try; None if there was nothing to try."""
    now = notifier.clock()
    topic = message.topic or topic_of(message)
    found = notifier.book.find(message.tenant_id, topic)
    if found is not None and found.status is NoticeStatus.SENDING:
        return _try(notifier, found, was=found) if _is_due(notifier, message, found, now) else None
    if message.what == DUE:
        if found is not None and found.status is NoticeStatus.SENT:
            escalate(notifier, found)  # what was left, or not listed yet
        return None
    if found is not None and now < found.at + window_of(topic):
        return None
    notice = _composed(notifier, message, now)
    return _try(notifier, notice, was=found) if notice is not None else None


def _is_due(notifier: Notifier, message: NoticeMessage, found: TenantNotice, now: datetime) -> bool:
    """Clocks differ: a message that comes a moment early is the only one for its try, so it is sent once more."""
    early = (found.due_at or now) - now
    if message.what == DUE and early > timedelta(0):
        notifier.queue.send(message, delay_s=math.ceil(early.total_seconds()))
    return early <= timedelta(0)


def _composed(notifier: Notifier, message: NoticeMessage, now: datetime) -> TenantNotice | None:
    """None if there is too little to report, or the tenant has no endpoint."""
    if message.what in OF_BREAKERS:
        facts = about_breaker(message, api_url=notifier.api_url)
    elif message.what == DISCARDED:
        letters, more = _discarded(notifier, message)
        facts = about_discard(message, letters, more=more, api_url=notifier.api_url)
    else:
        letters, more = _recent(notifier, message.tenant_id, now)
        if len(letters) <= MANY:
            return None
        facts = about_letters(letters, more=more, api_url=notifier.api_url)
    if notifier.endpoints.find(message.tenant_id) is None:
        return None
    return composed(message, facts, notice_id=notifier.new_id(), at=now)


def _discarded(notifier: Notifier, message: NoticeMessage) -> tuple[list[Letter], bool]:
    """Of the tenant's newest discarded letters, those of this redrive that the tenant could mend."""
    query = LetterQuery(status=LetterStatus.DISCARDED, tenant_id=message.tenant_id, limit=COUNTED)
    page = notifier.ledger.letters(query)
    whole = notifier.ledger.letters_at([row.key for row in page.letters])
    mine = [each for each in whole if each.redrive_id == message.facts["redrive_id"]]
    return [each for each in mine if each.recommended_action is Action.ASK_TENANT], page.cursor is not None


def _recent(notifier: Notifier, tenant_id: str, now: datetime) -> tuple[list[Letter], bool]:
    """Letters of the last hour that are not resolved, and whether there are more than were read."""
    found: list[Letter] = []
    more = False
    for status in LISTED:
        page = notifier.ledger.letters(LetterQuery(status=status, tenant_id=tenant_id, limit=COUNTED)).letters
        recent = [letter for letter in page if letter.died_at > now - WINDOW]
        more = more or len(recent) == COUNTED
        found += recent
    return found, more


def _try(notifier: Notifier, notice: TenantNotice, *, was: TenantNotice | None) -> TenantNotice | None:
    if notice.tries >= len(DELAYS_S):  # the function that tried last died
        failed = replace(notice, status=NoticeStatus.FAILED)
        return failed if notifier.book.write(failed, was=was) else None
    now = notifier.clock()
    delay_s = DELAYS_S[notice.tries]
    due = NoticeMessage(what=DUE, tenant_id=notice.tenant_id, job_type=notice.job_type, topic=notice.topic)
    notifier.queue.send(due, delay_s=delay_s)
    trying = replace(notice, tries=notice.tries + 1, due_at=now + timedelta(seconds=delay_s))
    if not notifier.book.write(trying, was=was):
        return None  # another function tries it
    if notifier.clock() >= now + timedelta(seconds=delay_s) - CLOCKS_DIFFER:
        notifier.queue.send(due)  # this function was frozen, and the message came before there was a notice to try
    ended = _post(notifier, trying)
    notifier.book.write(ended, was=trying)
    if ended.status is NoticeStatus.SENT:
        escalate(notifier, ended)
    return ended


def _post(notifier: Notifier, notice: TenantNotice) -> TenantNotice:
    endpoint = notifier.endpoints.find(notice.tenant_id)
    if endpoint is None:
        return replace(notice, status=NoticeStatus.REFUSED, why="its endpoint was removed")
    try:
        notifier.postman.post(endpoint, notice.body, notice_id=notice.notice_id, at=notifier.clock())
    except EndpointRefused as refused:
        return replace(notice, status=NoticeStatus.REFUSED, why=str(refused))
    except NotTaken as failed:
        last = notice.tries >= len(DELAYS_S)
        return replace(notice, status=NoticeStatus.FAILED if last else NoticeStatus.SENDING, why=str(failed))
    return replace(notice, status=NoticeStatus.SENT, why="")


def escalate(notifier: Notifier, notice: TenantNotice) -> int:
    """Only its open letters: the sweep replays scheduled ones, and held ones wait for a person."""
    if notice.topic != MANY_LETTERS:
        return 0
    query = LetterQuery(status=LetterStatus.OPEN, tenant_id=notice.tenant_id, limit=MOST_ESCALATED)
    moved = 0
    for letter in notifier.ledger.letters(query).letters:
        if notice.at - WINDOW < letter.died_at <= notice.at:
            with suppress(LetterMoved):  # somebody was quicker, and knows more
                notifier.ledger.move_letter(
                    letter, replace(letter, status=LetterStatus.ESCALATED), _escalated(notifier, letter, notice)
                )
                moved += 1
    return moved


def _escalated(notifier: Notifier, letter: Letter, notice: TenantNotice) -> Event:
    return Event(
        at=notifier.clock(),
        event_id=notifier.new_id(),
        what="letter.escalated",
        why=f"its tenant was told of many letters, by notice {notice.notice_id}",
        data={"letter_id": letter.letter_id, "notice_id": notice.notice_id},
    )
