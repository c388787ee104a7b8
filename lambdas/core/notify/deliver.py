"""From a message of the notices queue to a notice that its tenant took, or that visibly failed.

The next try is in the queue before this one begins, so a function that dies loses no notice. A notice of many letters
that was taken escalates them.
"""

import math
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.failure import is_code
from lambdas.core.model.head import Event
from lambdas.core.model.job import valid_id
from lambdas.core.model.letter import Action, Letter, LetterStatus, Way
from lambdas.core.model.question import To
from lambdas.core.model.value import replace, value
from lambdas.core.notify.notice import (
    COUNTED,
    DELAYS_S,
    LISTED,
    MANY,
    MANY_LETTERS,
    WINDOW,
    EndpointRefused,
    Endpoints,
    NoticeBook,
    NoticeQueue,
    NoticeStatus,
    NotTaken,
    Postman,
    TenantNotice,
    about_breaker,
    about_discard,
    about_letters,
    about_question,
    composed,
    topic_of,
    window_of,
)
from lambdas.core.notify.people import Teller, moved, moved_at, question_in, tell_people
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.ports.outside import (
    ASKS,
    DISCARDED,
    DUE,
    OF_BREAKERS,
    OF_REDRIVES,
    Breakers,
    NoticeMessage,
    Notices,
)
from lambdas.core.ports.redrives import Redrives
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.request import Request

CLOCKS_DIFFER = timedelta(seconds=10)
MOST_ESCALATED = 200  # letters of one notice in one go: a page


@value
class Notifier:
    ledger: Ledger
    book: NoticeBook
    endpoints: Endpoints
    postman: Postman
    queue: NoticeQueue
    breakers: Breakers
    redrives: Redrives
    people: Notices  # nobody else publishes to their topic
    api_url: str
    clock: Callable[[], datetime]
    new_id: Callable[[], str]

    @property
    def teller(self) -> Teller:
        return Teller(
            ledger=self.ledger,
            breakers=self.breakers,
            redrives=self.redrives,
            book=self.book,
            people=self.people,
            clock=self.clock,
            new_id=self.new_id,
        )


def deliver(notifier: Notifier, message: NoticeMessage) -> TenantNotice | None:
    """The notice as it is after this try; None if there was nothing to try."""
    if message.what in (*OF_BREAKERS, *OF_REDRIVES, ASKS):
        tell_people(notifier.teller, message)
    if not valid_id(message.tenant_id):  # letters without a tenant, and redrives, are the operators' own
        return None
    now = notifier.clock()
    topic = message.topic if message.what == DUE else topic_of(message)
    found = notifier.book.find(message.tenant_id, topic)
    if found is not None and found.status is NoticeStatus.SENDING:
        return _try(notifier, found, was=found) if _is_due(notifier, message, found, now) else None
    if message.what == DUE:
        if found is not None and found.status is NoticeStatus.SENT:
            escalate(notifier, found)  # what was left, or not listed yet
        return None
    if found is not None and (now < found.at + window_of(topic) or _was_told(notifier, message, found)):
        return None
    notice = _composed(notifier, message, now)
    return _try(notifier, notice, was=found) if notice is not None else None


def _was_told(notifier: Notifier, message: NoticeMessage, found: TenantNotice) -> bool:
    """Of this very move or question: a hint may come again at any time, and is anybody's who may send one."""
    if message.what == ASKS:
        asked = question_in(notifier.ledger, message)
        return asked is None or (asked[1].since or asked[1].until) <= found.at
    if message.what not in OF_BREAKERS:
        return False
    at = moved_at(notifier.breakers.find(message.tenant_id, message.job_type), message.what)
    return at is None or at <= found.at


def _is_due(notifier: Notifier, message: NoticeMessage, found: TenantNotice, now: datetime) -> bool:
    """Clocks differ: a message that comes a moment early is the only one for its try, so it is sent once more."""
    early = (found.due_at or now) - now
    if message.what == DUE and early > timedelta(0):
        notifier.queue.send(message, delay_s=math.ceil(early.total_seconds()))
    return early <= timedelta(0)


def _composed(notifier: Notifier, message: NoticeMessage, now: datetime) -> TenantNotice | None:
    """None if there is too little to report, or the tenant has no endpoint."""
    if message.what in OF_BREAKERS:
        facts = _of_breaker(notifier, message, now)
    elif message.what == ASKS:
        facts = _of_question(notifier, message)
    elif message.what == DISCARDED:
        facts = _of_discard(notifier, message)
    else:
        letters, more = _recent(notifier, message.tenant_id, now)
        facts = about_letters(letters, more=more, api_url=notifier.api_url) if len(letters) > MANY else None
    if facts is None or notifier.endpoints.find(message.tenant_id) is None:
        return None
    return composed(message, facts, notice_id=notifier.new_id(), at=now)


def _of_breaker(notifier: Notifier, message: NoticeMessage, now: datetime) -> dict[str, Any] | None:
    breaker = moved(notifier.breakers, message, now)
    return about_breaker(breaker, api_url=notifier.api_url) if breaker is not None else None


def _of_question(notifier: Notifier, message: NoticeMessage) -> dict[str, Any] | None:
    asked = question_in(notifier.ledger, message)
    if asked is None or asked[1].to != To.TENANT:
        return None
    return about_question(asked[1], asked[0], api_url=notifier.api_url)


def _of_discard(notifier: Notifier, message: NoticeMessage) -> dict[str, Any] | None:
    redrive = notifier.redrives.find(message.topic)
    letters, more = _discarded(notifier, message, redrive)
    if redrive is None or not letters:
        return None
    return about_discard(letters, redrive.request.reason, more=more, api_url=notifier.api_url)


def _discarded(notifier: Notifier, message: NoticeMessage, redrive: Redrive | None) -> tuple[list[Letter], bool]:
    """Of the tenant's newest discarded letters, those of this redrive that the tenant could mend."""
    if redrive is None:
        return [], False
    query = LetterQuery(status=LetterStatus.DISCARDED, tenant_id=message.tenant_id, limit=COUNTED)
    page = notifier.ledger.letters(query)
    whole = notifier.ledger.letters_at([row.key for row in page.letters])
    plain = [each for each in whole if _is_plain(each)]
    mine = [each for each in plain if each.redrive_id == redrive.redrive_id and _asked_for(redrive.request, each)]
    return [each for each in mine if each.recommended_action is Action.ASK_TENANT], page.cursor is not None


def _asked_for(request: Request, letter: Letter) -> bool:
    """Whoever may write a lane's letters can write any redrive's id on one, to have its tenant shown that reason."""
    wanted = request.filter
    narrowed = [name for name in ("kind", "code", "signature", "tenant_id") if getattr(wanted, name) is not None]
    fits = all(getattr(letter, name) == getattr(wanted, name) for name in narrowed)
    named = not wanted.letter_ids or letter.letter_id in wanted.letter_ids
    return fits and named and (request.action, request.job_type) == (Way.DISCARD, letter.job_type)


def _is_plain(letter: Letter) -> bool:
    """Whoever may write a lane's letters may write any text into one: ids and codes carry none."""
    return is_code(letter.code) and valid_id(letter.job_id) and valid_id(letter.letter_id)


def _recent(notifier: Notifier, tenant_id: str, now: datetime) -> tuple[list[Letter], bool]:
    """Letters of the last hour that are not resolved, and whether there are more than were read."""
    found: list[Letter] = []
    more = False
    for status in LISTED:
        page = notifier.ledger.letters(LetterQuery(status=status, tenant_id=tenant_id, limit=COUNTED)).letters
        recent = [letter for letter in page if letter.died_at > now - WINDOW and _is_plain(letter)]
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
        why=f"its tenant was notified of many letters, by notice {notice.notice_id}",
        data={"letter_id": letter.letter_id, "notice_id": notice.notice_id},
    )
