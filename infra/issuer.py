"""Another issuer of tokens than our own user pool, as the CDK context names it. Reading it touches nothing."""

import re
from collections.abc import Callable
from dataclasses import dataclass

ISSUER_SETTINGS = (
    *(f"oidc_{name}" for name in ("issuer", "audience", "tenant_claim", "groups_claim", "sign_in")),
    "console_origin",
)
_ADDRESS = re.compile(r"https://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[^\s?#]*)?")
_ORIGIN = re.compile(r"https://[A-Za-z0-9.-]+(:[0-9]{1,5})?")
_CLAIM = re.compile(r"[A-Za-z0-9_:./-]{1,256}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Issuer:
    address: str
    audience: str
    tenant_claim: str = "custom:tenant_id"
    groups_claim: str = "cognito:groups"
    sign_in: str = ""  # where the console sends people; without it, it takes no sign-in of its own


def read_issuer(context: Callable[[str], object], faults: list[str]) -> Issuer | None:
    """None for our own user pool. Every fault is added to `faults`."""
    names = ("issuer", "audience", "tenant_claim", "groups_claim", "sign_in")
    given = {name: context(f"oidc_{name}") for name in names}
    given = {name: value for name, value in given.items() if value is not None}
    if not given:
        return None
    faults += [
        f"context oidc_{name} is missing: oidc_issuer and oidc_audience go together"
        for name in ("issuer", "audience")
        if name not in given
    ]
    faults += [
        f"context oidc_{name} is {value!r}, expected {expected}"
        for name, value in given.items()
        for pattern, expected in [_EXPECTED[name]]
        if not isinstance(value, str) or not pattern.fullmatch(value)
    ]
    text = {name: str(value) for name, value in given.items()}
    return Issuer(address=text.pop("issuer", ""), audience=text.pop("audience", ""), **text)


def read_origin(context: Callable[[str], object], faults: list[str]) -> str:
    origin = context("console_origin")
    if origin is None:
        return ""
    if not isinstance(origin, str) or not _ORIGIN.fullmatch(origin):
        faults.append(f"context console_origin is {origin!r}, expected https://host, without a path")
    return str(origin)


_EXPECTED = {
    "issuer": (_ADDRESS, "https://…, as its tokens have it"),
    "audience": (re.compile(r"\S{1,256}"), "the client id that its tokens are for"),
    "tenant_claim": (_CLAIM, "the name of a claim"),
    "groups_claim": (_CLAIM, "the name of a claim"),
    "sign_in": (_ADDRESS, "https://…, under which /oauth2/authorize is"),
}
