"""Which addresses may be a tenant's endpoint, and what its signature proves."""

import hmac
from dataclasses import replace
from hashlib import sha256
from ipaddress import ip_address
from typing import Any

import pytest

from lambdas.adapters.webhooks import is_public, public_addresses
from lambdas.core.notify.notice import MOST_OF_A_URL, Endpoint, EndpointRefused, NotTaken, Target, signed, target_of
from tests.support.builders import A_MINUTE, NOON

ENDPOINT = Endpoint(url="https://hooks.example.com/in", secret="s3cret")


def found(*addresses: str) -> Any:
    """A resolver that knows one answer."""
    return lambda _host, _port: [(None, None, 6, "", (address, 443)) for address in addresses]


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://hooks.example.com", Target(host="hooks.example.com", port=443, path="/")),
        ("https://Hooks.Example.com:443/a/b?c=d", Target(host="hooks.example.com", port=443, path="/a/b?c=d")),
        ("https://xn--bcher-kva.example/x", Target(host="xn--bcher-kva.example", port=443, path="/x")),
    ],
)
def test_an_https_url_with_a_name_is_a_target(url: str, target: Target) -> None:
    assert target_of(url) == target


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("http://hooks.example.com/", "expected https"),
        ("ftp://hooks.example.com/", "expected https"),
        ("//hooks.example.com/", "expected https"),
        ("https://hooks.example.com:8443/", "has port 8443, expected 443"),
        ("https://hooks.example.com:0x1bb/", "cannot be read"),
        ("https://user:pw@hooks.example.com/", "a user, a password"),
        ("https://hooks.example.com@10.0.0.1/", "a user, a password"),
        ("https://hooks.example.com/#x", "a # part"),
        ("https://hooks.example.com\\@10.0.0.1/", "a backslash"),
        ("https:///path", "expected a name"),
        ("https://127.0.0.1/", "expected a name, not an address"),
        ("https://2130706433/", "expected a name, not an address"),
        ("https://0x7f.1/", "expected a name, not an address"),
        ("https://[::1]/", "expected a name, not an address"),
        ("https://hooks.example.com./", "expected a name"),
        ("https://hooks_.example.com/", "expected a name"),
        ("https://hooks.example.com/a b", "visible ASCII"),
        ("https://hooks.example.com/\r\nHost: x", "visible ASCII"),
        ("https://hooks.exämple.com/", "visible ASCII"),
        ("https://hooks.example.com/" + "x" * MOST_OF_A_URL, "visible ASCII"),
        ("", "visible ASCII"),
    ],
)
def test_anything_else_is_refused_with_its_reason(url: str, said: str) -> None:
    with pytest.raises(EndpointRefused, match=said):
        target_of(url)


def test_a_refusal_does_not_repeat_a_password() -> None:
    with pytest.raises(EndpointRefused) as refused:
        target_of("https://user:hunter2@hooks.example.com/")
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "100.64.0.1",
        "169.254.169.254",
        "169.254.170.2",
        "192.0.0.8",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.1.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::169.254.169.254",
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2002:a9fe:a9fe::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "fe80::1",
        "fec0::1",
        "fc00::1",
        "fd00:ec2::254",
        "ff02::1",
    ],
)
def test_no_address_inside_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "93.184.216.34",
        "172.32.0.1",
        "100.128.0.1",
        "2606:2800:220:1::1",
        "::ffff:93.184.216.34",
        "64:ff9b::93.184.216.34",
    ],
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ip_address(address))


def test_one_private_address_among_public_ones_is_refused_by_name() -> None:
    with pytest.raises(EndpointRefused, match=r"'hooks.example.com' has the address 10.0.0.7, which is not a public"):
        public_addresses("hooks.example.com", 443, resolve=found("93.184.216.34", "10.0.0.7"))


def test_a_scope_hides_no_link_local_address() -> None:
    with pytest.raises(EndpointRefused, match="fe80::1"):
        public_addresses("hooks.example.com", 443, resolve=found("fe80::1%eth0"))


def test_what_a_test_allows_is_allowed_and_nothing_beside_it() -> None:
    assert public_addresses("h", 443, resolve=found("127.0.0.1"), allowed={"127.0.0.1"}) == [ip_address("127.0.0.1")]
    with pytest.raises(EndpointRefused):
        public_addresses("h", 443, resolve=found("127.0.0.2"), allowed={"127.0.0.1"})


def test_a_name_that_cannot_be_resolved_may_be_later() -> None:
    def gone(_host: str, _port: int) -> list[Any]:
        raise OSError("Name or service not known")

    with pytest.raises(NotTaken, match="could not be resolved: Name or service not known"):
        public_addresses("hooks.example.com", 443, resolve=gone)
    with pytest.raises(NotTaken, match="has no address"):
        public_addresses("hooks.example.com", 443, resolve=found())


def test_the_signature_is_of_time_and_body_under_the_secret() -> None:
    headers = signed(ENDPOINT, '{"a":1}', notice_id="n1", at=NOON)
    expected = hmac.new(b"s3cret", f"{int(NOON.timestamp())}.".encode() + b'{"a":1}', sha256).hexdigest()
    assert headers == {
        "Lazaret-Notice": "n1",
        "Lazaret-Timestamp": str(int(NOON.timestamp())),
        "Lazaret-Signature": f"v1={expected}",
    }


def test_another_time_body_or_secret_has_another_signature() -> None:
    made = {
        signed(endpoint, body, notice_id="n1", at=at)["Lazaret-Signature"]
        for endpoint, body, at in [
            (ENDPOINT, "{}", NOON),
            (ENDPOINT, "{} ", NOON),
            (ENDPOINT, "{}", NOON + A_MINUTE),
            (replace(ENDPOINT, secret="other"), "{}", NOON),
        ]
    }
    assert len(made) == 4


def test_an_endpoint_never_prints_its_secret() -> None:
    assert "s3cret" not in repr(ENDPOINT)
