"""A tenant's endpoint: which addresses may be one, and how what is sent there is signed. It opens no connection."""

import hashlib
import hmac
import re
from dataclasses import field
from datetime import datetime
from typing import Protocol
from urllib.parse import urlsplit

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.value import value

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
