"""POST to a tenant's endpoint: TLS to an address that was checked, one deadline for all of it, no redirect followed.

Of the answer only its first line is read. What an endpoint says is nothing that we believe or keep.
"""

import socket
import ssl
import time
from collections.abc import Callable, Collection, Mapping
from datetime import datetime

from lambdas.adapters.addresses import Address, Resolve, public_addresses, resolved
from lambdas.core.webhook import PORTS, Endpoint, EndpointRefused, NotTaken, Target, signed, target_of

IN_ALL_S = 7.0  # from the first packet to the answer's first line
CONNECT_S = 3.0  # to one of several addresses
MOST_READ = 1024


class HttpsPostman:
    """`allowed`, `ports` and `trust` are for tests on the loopback address; a function of ours gives none of them."""

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
                # The certificate is checked against the name, though the address was chosen by us.
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
    """However slowly it drips: the deadline is one for all, and so is the size."""
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
