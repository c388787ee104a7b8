"""Which addresses of the internet a name has, and that all of them are public. Nothing here connects.

A name is resolved once, and who connects uses the addresses that were checked: a second look could find others.
"""

import ipaddress
import socket
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TookTooLong
from typing import Any

from lambdas.core.webhook import EndpointRefused, NotTaken

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Collection[Any]]
RESOLVE_S = 3.0  # the system's resolver has no deadline of its own

# Python's lists of what is private grow with its versions. What matters most is named here.
_NEVER = tuple(
    map(
        ipaddress.ip_network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",  # link-local, and with it the metadata of AWS
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",  # multicast, reserved, broadcast
            "::/8",  # unspecified, loopback, IPv4-compatible; mapped and NAT64 are judged by what they hold
            "100::/64",
            "2001::/23",  # Teredo and other protocols' own
            "2001:db8::/32",
            "3fff::/20",
            "5f00::/16",
            "fc00::/7",  # unique local, and with it the metadata of AWS
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

    `allowed` is for tests on the loopback address. No function of ours gives it.
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
    """The IPv4 address at which packets to this one end up."""
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
