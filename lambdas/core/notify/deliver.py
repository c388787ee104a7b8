"""From what was heard to a notice that its tenant took, or that visibly failed; its letters are then escalated.

The next try is in the queue before this one begins, so a function that dies leaves nothing untold.
"""

import math
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta

from lambdas.core.ledger import Ledger, LetterQuery
from lambdas.core.letter import Action, Letter, LetterStatus
from lambdas.core.notify import (
    COUNTED,
    DELAYS_S,
    DISCARDED,
    DUE,
    LISTED,
    MANY,
    MANY_LETTERS,
    OF_BREAKERS,
    WINDOW,
    Endpoints,
    Heard,
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
from lambdas.core.refusals import LetterMoved
from lambdas.core.timeline import Event
from lambdas.core.value import replace, value
from lambdas.core.webhook import EndpointRefused, NotTaken, Postman

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


def hear(notifier: Notifier, heard: Heard) -> TenantNotice | None:
    """The notice as it is after this try; None if there was nothing to try."""
    now = notifier.clock()
    topic = heard.topic or topic_of(heard)
    found = notifier.book.find(heard.tenant_id, topic)
    if found is not None and found.status is NoticeStatus.SENDING:
        return _try(notifier, found, was=found) if _is_due(notifier, heard, found, now) else None
    if heard.what == DUE:
        if found is not None and found.status is NoticeStatus.SENT:
            escalate(notifier, found)  # what was left, or not listed yet
        return None
    if found is not None and now < found.at + window_of(topic):
        return None
    notice = _composed(notifier, heard, now)
    return _try(notifier, notice, was=found) if notice is not None else None


def _is_due(notifier: Notifier, heard: Heard, found: TenantNotice, now: datetime) -> bool:
    """Clocks differ: a message that comes a moment early is the only one for its try, and must come again."""
    early = (found.due_at or now) - now
    if heard.what == DUE and early > timedelta(0):
        notifier.queue.send(heard, delay_s=math.ceil(early.total_seconds()))
    return early <= timedelta(0)


def _composed(notifier: Notifier, heard: Heard, now: datetime) -> TenantNotice | None:
    """None if there is too little to tell, or nobody to tell it to."""
    if heard.what in OF_BREAKERS:
        facts = about_breaker(heard, api_url=notifier.api_url)
    elif heard.what == DISCARDED:
        letters, more = _discarded(notifier, heard)
        facts = about_discard(heard, letters, more=more, api_url=notifier.api_url)
    else:
        letters, more = _recent(notifier, heard.tenant_id, now)
        if len(letters) <= MANY:
            return None
        facts = about_letters(letters, more=more, api_url=notifier.api_url)
    if notifier.endpoints.find(heard.tenant_id) is None:
        return None
    return composed(heard, facts, notice_id=notifier.new_id(), at=now)


def _discarded(notifier: Notifier, heard: Heard) -> tuple[list[Letter], bool]:
    """Of the tenant's newest discarded letters, those of this redrive that the tenant could mend."""
    query = LetterQuery(status=LetterStatus.DISCARDED, tenant_id=heard.tenant_id, limit=COUNTED)
    page = notifier.ledger.letters(query)
    whole = notifier.ledger.letters_at([row.key for row in page.letters])
    mine = [each for each in whole if each.redrive_id == heard.facts["redrive_id"]]
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
    if notice.tries >= len(DELAYS_S):  # whoever tried last died over it
        failed = replace(notice, status=NoticeStatus.FAILED)
        return failed if notifier.book.write(failed, was=was) else None
    now = notifier.clock()
    delay_s = DELAYS_S[notice.tries]
    due = Heard(what=DUE, tenant_id=notice.tenant_id, job_type=notice.job_type, topic=notice.topic)
    notifier.queue.send(due, delay_s=delay_s)
    trying = replace(notice, tries=notice.tries + 1, due_at=now + timedelta(seconds=delay_s))
    if not notifier.book.write(trying, was=was):
        return None  # another function is at it
    if notifier.clock() >= now + timedelta(seconds=delay_s) - CLOCKS_DIFFER:
        notifier.queue.send(due)  # this function stood still, and the message came before there was a notice to try
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
    """Its open letters, and no others: what is scheduled the sweep replays, and what is held waits for a person."""
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
