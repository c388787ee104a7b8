"""POST to a tenant's endpoint: TLS to a checked address, one deadline for everything, no redirects.

A name is resolved once, all its addresses must be public, and the connection uses those: resolving again could give
others. Of the answer only the first line is read; nothing of it is trusted or kept.

The last notice of each topic to each tenant is in the ledger's table, and who registered its endpoint. No secrets are.
"""

import ipaddress
import socket
import ssl
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TookTooLong
from datetime import datetime, timedelta
from typing import Any

from lambdas.adapters.dynamo.items import attributes_of, event_item, expiry, plain_item, value_of
from lambdas.adapters.dynamo.keys import Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Table
from lambdas.core.model.head import Event
from lambdas.core.model.value import moment
from lambdas.core.notify.notice import (
    PORTS,
    Endpoint,
    EndpointRefused,
    NoticeStatus,
    NotTaken,
    Target,
    TenantNotice,
    signed,
    target_of,
)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Collection[Any]]
RESOLVE_S = 3.0  # the system's resolver has no deadline of its own

# Python's lists of private networks grow with its versions. What matters most is listed here.
_NEVER = tuple(
    map(
        ipaddress.ip_network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",  # link-local, with AWS's metadata service
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",  # multicast, reserved, broadcast
            "::/8",  # unspecified, loopback, IPv4-compatible; mapped and NAT64 are judged by the IPv4 address inside
            "100::/64",
            "2001::/23",  # Teredo and other protocols' own
            "2001:db8::/32",
            "3fff::/20",
            "5f00::/16",
            "fc00::/7",  # unique local, with AWS's metadata service
            "fe80::/10",
            "fec0::/10",
            "ff00::/8",
        ),
    )
)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


def resolved(host: str, port: int) -> Collection[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


def public_addresses(
    host: str, port: int, *, resolve: Resolve = resolved, allowed: Collection[str] = ()
) -> list[Address]:
    """All of a name's addresses. Raise `EndpointRefused` if any of them is not public, `NotTaken` if it has none now.

    `allowed` is for tests on the loopback address; no function sets it.
    """
    found = [ipaddress.ip_address(each[4][0]) for each in _looked_up(host, port, resolve)]
    if not found:
        raise NotTaken(f"host {host!r} has no address")
    for address in found:
        if not is_public(address) and str(address) not in allowed:
            raise EndpointRefused(f"host {host!r} has the address {address}, which is not a public one")
    return list(dict.fromkeys(found))


def is_public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address) and (held := _held(address)) is not None:
        return is_public(held)
    within = any(address in network for network in _NEVER if network.version == address.version)
    return address.is_global and not within


def _held(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that packets to this one reach."""
    if address in _NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


def _looked_up(host: str, port: int, resolve: Resolve) -> Collection[Any]:
    pool = ThreadPoolExecutor(max_workers=1)
    try:
        return pool.submit(resolve, host, port).result(timeout=RESOLVE_S)
    except TookTooLong:
        raise NotTaken(f"host {host!r} could not be resolved in {RESOLVE_S:g} s") from None
    except OSError as error:
        raise NotTaken(f"host {host!r} could not be resolved: {error}") from error
    finally:
        pool.shutdown(wait=False)


IN_ALL_S = 7.0  # from the first packet to the answer's first line
CONNECT_S = 3.0  # to one of several addresses
MOST_READ = 1024


class HttpsPostman:
    """`allowed`, `ports` and `trust` are for tests on the loopback address; no function sets them."""

    def __init__(
        self,
        *,
        resolve: Resolve = resolved,
        allowed: Collection[str] = (),
        ports: frozenset[int] = PORTS,
        trust: Callable[[], ssl.SSLContext] = ssl.create_default_context,
        in_all_s: float = IN_ALL_S,
    ) -> None:
        self._resolve = resolve
        self._allowed = allowed
        self._ports = ports
        self._trust = trust
        self._in_all_s = in_all_s

    def post(self, endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> None:
        target = target_of(endpoint.url, ports=self._ports)
        addresses = public_addresses(target.host, target.port, resolve=self._resolve, allowed=self._allowed)
        request = _request(target, body, signed(endpoint, body, notice_id=notice_id, at=at))
        until = time.monotonic() + self._in_all_s
        try:
            with _connected(addresses, target, until) as plain:
                plain.settimeout(_left(until))
                # The certificate is checked against the name, although we chose the address.
                with self._trust().wrap_socket(plain, server_hostname=target.host) as secure:
                    secure.settimeout(_left(until))
                    secure.sendall(request)
                    status = _status(secure, until)
        except (OSError, ValueError) as error:
            raise NotTaken(f"host {target.host!r}: {type(error).__name__}: {error}") from error
        _judge(status, target)


def _connected(addresses: list[Address], target: Target, until: float) -> socket.socket:
    for address in addresses[:-1]:
        try:
            return socket.create_connection((str(address), target.port), timeout=min(CONNECT_S, _left(until)))
        except OSError:
            continue
    return socket.create_connection((str(addresses[-1]), target.port), timeout=min(CONNECT_S, _left(until)))


def _request(target: Target, body: str, proof: Mapping[str, str]) -> bytes:
    content = body.encode()
    headers = {
        "Host": target.host if target.port == 443 else f"{target.host}:{target.port}",
        "User-Agent": "Lazaret",
        "Content-Type": "application/json",
        "Content-Length": str(len(content)),
        "Connection": "close",
        **proof,
    }
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {text}" for name, text in headers.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + content


def _status(secure: ssl.SSLSocket, until: float) -> int:
    """However slowly it arrives: one deadline and one size limit hold for the whole read."""
    read = b""
    while b"\n" not in read and len(read) < MOST_READ:
        secure.settimeout(_left(until))
        more = secure.recv(MOST_READ - len(read))
        if not more:
            break
        read += more
    version, _, rest = read.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError(f"it answered {read[:40]!r}, expected HTTP/1.1 and a status")
    return int(rest[:3])


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError("it took too long")
    return left


def _judge(status: int, target: Target) -> None:
    if 300 <= status < 400:
        raise EndpointRefused(f"host {target.host!r} answered {status}: redirects are not followed")
    if not 200 <= status < 300:
        raise NotTaken(f"host {target.host!r} answered {status}, expected 2xx")


NOTICES = "NOTICE#"
KEPT_FOR = timedelta(days=90)
_READERS = {"at": moment, "due_at": moment, "status": NoticeStatus}


class DynamoTenantNotices(Table):
    def find(self, tenant_id: str, topic: str) -> TenantNotice | None:
        item = self.get(_place(tenant_id, topic))
        return _notice_from(item) if item else None

    def write(self, notice: TenantNotice, *, was: TenantNotice | None) -> bool:
        item = {**attributes_of(notice), **expiry(notice.at + KEPT_FOR), **_place(notice.tenant_id, notice.topic)}
        e = Expression()
        if was is None:
            as_read = f"attribute_not_exists({e['pk']})"
        else:
            seen = {"notice_id": was.notice_id, "tries": was.tries, "status": was.status}
            as_read = " AND ".join(f"{e[name]} = {e(value)}" for name, value in seen.items())
        try:
            self.put(item, **e.request(condition=as_read))
        except Lost as lost:  # perhaps to itself: the answer was lost, and the client library tried again
            return lost.found is not None and _notice_from(lost.found) == _notice_from(item)
        return True

    def all(self, tenant_id: str) -> Sequence[TenantNotice]:
        return tuple(_notice_from(item) for item in self.partition(_partition(tenant_id), NOTICES))

    def record(self, tenant_id: str, event: Event) -> None:
        """Who registered or removed its endpoint, and why."""
        self.put(event_item(_partition(tenant_id), event))

    def history(self, tenant_id: str) -> Sequence[Event]:
        """Oldest first."""
        return self.events(_partition(tenant_id))


def _notice_from(item: Item) -> TenantNotice:
    return value_of(TenantNotice, plain_item(item), _READERS)


def _partition(tenant_id: str) -> str:
    return f"N#{tenant_id}"


def _place(tenant_id: str, topic: str) -> Item:
    return place(_partition(tenant_id), f"{NOTICES}{topic}")
