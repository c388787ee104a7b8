"""What a call is about, in a few words: for the trace, and to see whose things it touches."""

from collections.abc import Callable, Iterable
from typing import Any

from lambdas.core.breaker import WHOLE_LANE, Breaker, Tally
from lambdas.core.head import Head
from lambdas.core.job import JobKey
from lambdas.core.ledger import Claim, LetterQuery
from lambdas.core.letter import OPERATORS, Letter, LetterKey
from lambdas.core.message import Message, Outgoing
from lambdas.core.notify import Heard, TenantNotice


def shown(args: Iterable[Any]) -> str:
    return " ".join(filter(None, (_shown(each) for each in args)))


def _shown(given: Any) -> str:
    if isinstance(given, str):
        return given[:40]
    tell = _TOLD.get(type(given))
    return tell(given) if tell else ""


_TOLD: dict[type, Callable[[Any], str]] = {
    Claim: lambda claim: f"{claim.key.tenant_id}/{claim.key.job_id} ticket={claim.ticket}",
    Head: lambda head: f"{head.key.tenant_id}/{head.key.job_id} {head.status} {head.attempt}",
    JobKey: lambda key: f"{key.tenant_id}/{key.job_id}",
    Letter: lambda letter: f"letter {letter.letter_id} {letter.status}",
    Outgoing: lambda message: f"to {'dead ' if message.death_id else ''}ticket={message.ticket}",
    TenantNotice: lambda notice: f"{notice.tenant_id} {notice.notice_id} {notice.status} {notice.tries}",
    Heard: lambda heard: f"{heard.what} {heard.tenant_id}",
    Message: lambda message: str(message.message_id),
    Breaker: lambda breaker: f"{breaker.tenant_id} v{breaker.version}",
}


def tenants_in(args: Iterable[Any]) -> frozenset[str]:
    found: set[str] = set()
    for each in args:
        match each:
            case Claim() | Head():
                found.add(each.key.tenant_id)
            case JobKey() | Letter() | LetterKey() | Breaker() | Tally() | TenantNotice() | Heard() | LetterQuery():
                found.add(each.tenant_id or "")
            case Outgoing():
                found.add(each.group)
            case list() | tuple():
                found |= tenants_in(each)
    return frozenset(found - {WHOLE_LANE, OPERATORS, ""})
