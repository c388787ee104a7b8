"""What a tenant is notified of about its own jobs, and when: one notice for each topic and window. It sends nothing.

A notice is a record that moves along `NoticeStatus` by conditional writes, so two functions never send the same. It
goes to the tenant's endpoint: which addresses may be one, and how what is sent there is signed, is decided here too.
"""

import hashlib
import hmac
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any, Protocol
from urllib.parse import urlsplit

from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import UNRESOLVED, Letter
from lambdas.core.model.value import value
from lambdas.core.model.wait import Wait
from lambdas.core.ports.outside import ASKS, DISCARDED, OF_BREAKERS, NoticeMessage

PORTS = frozenset({443})
MOST_OF_A_URL = 2048

_VISIBLE = re.compile(r"[\x21-\x7e]+")
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
# The last label begins with a letter, so nothing that a resolver would read as a number passes: 127.1, 0x7f000001.
_HOST = re.compile(rf"(?=.{{1,253}}$)(?:{_LABEL}\.)*[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])?")


class EndpointRefused(LazaretError):
    """Nothing is sent there, now or later, unless somebody registers another endpoint."""


class NotTaken(LazaretError):
    """The endpoint did not answer with 2xx. It may next time."""


@value
class Endpoint:
    """Where a tenant wants its notices, and the secret that proves that we sent them."""

    url: str
    secret: str = field(repr=False)
    set_at: datetime | None = None
    set_by: str = ""


@value
class Target:
    """A URL taken apart."""

    host: str
    port: int
    path: str  # with the query


class Postman(Protocol):
    def post(self, endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> None:
        """Return when the endpoint took it (2xx). Raise `NotTaken` or `EndpointRefused`, soon in either case."""
        ...


def target_of(url: str, *, ports: frozenset[int] = PORTS) -> Target:
    """Raise `EndpointRefused` unless it is https://host/path, on one of the ports, without a user name."""
    if len(url) > MOST_OF_A_URL or not _VISIBLE.fullmatch(url):
        raise EndpointRefused(f"url {url[:80]!r}: expected 1 to {MOST_OF_A_URL} visible ASCII characters")
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError as error:
        raise EndpointRefused(f"url {url!r} cannot be read: {error}") from None
    if parts.scheme != "https":
        raise EndpointRefused(f"url {url!r} begins with {parts.scheme!r}, expected https")
    if "@" in parts.netloc or "#" in url or "\\" in url:
        raise EndpointRefused("a url with a user, a password, a backslash or a # part, expected none of them")
    if port not in ports:
        raise EndpointRefused(f"url {url!r} has port {port}, expected {', '.join(map(str, sorted(ports)))}")
    host = parts.hostname or ""
    if not _HOST.fullmatch(host):
        raise EndpointRefused(f"url {url!r} has host {host!r}, expected a name, not an address")
    query = f"?{parts.query}" if parts.query else ""
    return Target(host=host, port=port, path=f"{parts.path or '/'}{query}")


def signed(endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> dict[str, str]:
    """Headers that prove who sent it and when: the time is signed too, so an old notice cannot be sent again."""
    timestamp = str(int(at.timestamp()))
    return {
        "Lazaret-Notice": notice_id,
        "Lazaret-Timestamp": timestamp,
        "Lazaret-Signature": f"v1={signature(endpoint.secret, timestamp, body)}",
    }


def signature(secret: str, timestamp: str, body: str) -> str:
    return hmac.new(secret.encode(), f"{timestamp}.{body}".encode(), hashlib.sha256).hexdigest()


# Topics of notices about letters.
MANY_LETTERS, DISCARDED_LETTERS = "letters.many", "letters.discarded"

WINDOW = timedelta(hours=1)  # of letters: in which they are counted, and for which one notice stands
BREAKER_WINDOW = timedelta(minutes=1)  # a breaker's next move is news; the same message delivered twice is not
DISCARD_WINDOW = timedelta(days=14)  # a redrive discards once, and its last message is long gone by then
MANY = 5  # letters in a window: with one more the tenant is notified
COUNTED = 100  # letters of one status at most: beyond it a notice says "or more"
SAMPLES = 5
# The wait after each try. Together less than a window: an old notice never meets the next.
DELAYS_S = (60, 300, 900, 900, 900, 60)
LISTED = tuple(sorted(UNRESOLVED))


class NoticeStatus(StrEnum):
    SENDING = "sending"  # its endpoint has not accepted it yet, and is tried again
    SENT = "sent"  # its endpoint accepted it
    FAILED = "failed"  # its endpoint did not accept it in any try
    REFUSED = "refused"  # its endpoint is not one that we may send to


@value
class TenantNotice:
    """One notice, exactly as it is sent however often it is tried."""

    tenant_id: str
    topic: str
    notice_id: str
    job_type: str  # of what set it off
    at: datetime
    body: str
    status: NoticeStatus = NoticeStatus.SENDING
    tries: int = 0
    due_at: datetime | None = None  # when it may be tried again
    why: str = ""  # the last answer of its endpoint, or why we refused


class NoticeBook(Protocol):
    def find(self, tenant_id: str, topic: str) -> TenantNotice | None:
        """The topic's last notice. Consistent."""
        ...

    def write(self, notice: TenantNotice, *, was: TenantNotice | None) -> bool:
        """In the place of the one that was read; False if that one has moved. Writing the same twice is harmless."""
        ...

    def all(self, tenant_id: str) -> Sequence[TenantNotice]:
        """The last notice of each topic."""
        ...


class Endpoints(Protocol):
    def find(self, tenant_id: str) -> Endpoint | None:
        """Where the tenant wants its notices; None if it registered nothing."""
        ...


class NoticeQueue(Protocol):
    def send(self, message: NoticeMessage, *, delay_s: int = 0) -> None: ...


def topic_of(message: NoticeMessage) -> str:
    """What one notice in a window covers: letters, one breaker's openings, one redrive's discards, one question."""
    if message.what == ASKS:
        return f"{ASKS}#{message.topic.partition('#')[0]}"
    if message.what == DISCARDED:
        return f"{DISCARDED_LETTERS}#{message.topic.partition('#')[0]}"
    return f"{message.what}#{message.job_type}" if message.what in OF_BREAKERS else MANY_LETTERS


def window_of(topic: str) -> timedelta:
    windows = {MANY_LETTERS: WINDOW, DISCARDED_LETTERS: DISCARD_WINDOW}
    return windows.get(topic.partition("#")[0], BREAKER_WINDOW)


def about_letters(letters: Sequence[Letter], *, more: bool, api_url: str) -> dict[str, Any]:
    """Counts, codes and links, but no error text: that may quote a payload, and this leaves the house."""
    newest = sorted(letters, key=lambda letter: letter.died_at, reverse=True)
    return {
        "letters": len(letters),
        "or_more": more,
        "window_s": int(WINDOW.total_seconds()),
        "codes": _counts(letter.code for letter in newest),
        "job_types": _counts(letter.job_type for letter in newest),
        "samples": [_sample(letter, api_url) for letter in newest[:SAMPLES]],
        "url": f"{api_url}/v1/dead-letters",
    }


def about_breaker(breaker: Breaker, *, api_url: str) -> dict[str, Any]:
    """Without why a person closed it: that was written for colleagues."""
    counted = {"failed": breaker.codes.get(breaker.opened_code, 0), "attempts": breaker.total}
    known = {"code": breaker.opened_code, **(counted if breaker.opened_at is not None else {})}
    return {"job_type": breaker.job_type, **known, "url": f"{api_url}/v1/health"}


def about_discard(letters: Sequence[Letter], reason: str, *, more: bool, api_url: str) -> dict[str, Any]:
    """What one redrive discarded of the tenant's, with its reason: only the tenant can send something better."""
    return {
        "job_type": letters[0].job_type,
        "reason": reason,
        "letters": len(letters),
        "or_more": more,
        "codes": _counts(letter.code for letter in letters),
        "samples": [_sample(letter, api_url) for letter in letters[:SAMPLES]],
        "url": f"{api_url}/v1/dead-letters?status=discarded",
    }


def about_question(wait: Wait, key: JobKey, *, api_url: str) -> dict[str, Any]:
    """Without its text: whoever is to answer reads it where it is answered."""
    version = f"?version={key.version}" if key.version != 1 else ""
    job = {"job_type": key.job_type, "job_id": key.job_id, "version": key.version}
    url = f"{api_url}/v1/jobs/{key.job_type}/{key.job_id}{version}"
    return {**job, "key": wait.name, "until": _iso(wait.until), "url": url}


def composed(message: NoticeMessage, facts: Mapping[str, Any], *, notice_id: str, at: datetime) -> TenantNotice:
    topic = topic_of(message)
    body = {
        "notice_id": notice_id,
        "what": topic.partition("#")[0],
        "tenant_id": message.tenant_id,
        "at": _iso(at),
        **facts,
    }
    return TenantNotice(
        tenant_id=message.tenant_id,
        topic=topic,
        notice_id=notice_id,
        job_type=message.job_type,
        at=at,
        body=json.dumps(body, separators=(",", ":")),
    )


def _sample(letter: Letter, api_url: str) -> dict[str, str]:
    return {
        "letter_id": letter.letter_id,
        "job_type": letter.job_type,
        "job_id": letter.job_id,
        "code": letter.code,
        "died_at": _iso(letter.died_at),
        "url": _url(letter.letter_id, api_url),
    }


def _url(letter_id: str, api_url: str) -> str:
    return f"{api_url}/v1/dead-letters/{letter_id}"


def _counts(names: Any) -> dict[str, int]:
    counted: dict[str, int] = {}
    for name in names:
        counted[name] = counted.get(name, 0) + 1
    return counted


def _iso(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
