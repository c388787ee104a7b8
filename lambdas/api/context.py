"""What the routes share: who is calling, and how an act of theirs is signed. It knows the wiring, and no route.

Who is calling: read from what API Gateway verified, and from nothing else: a token's claims, or AWS credentials.

The tenant never comes from a path, a query, a header or a body. Whom a holder of credentials claims to be does, and it
stays a claim.
"""

import re
import time
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar
from urllib.parse import unquote

from aws_lambda_powertools.event_handler.router import APIGatewayHttpRouter

from lambdas import house, wiring
from lambdas.api.problems import Problem
from lambdas.core.model.job import valid_id
from lambdas.core.model.value import value
from lambdas.core.operate import ARN, Person

MOST_PARKED = 1_000  # counted, of one tenant in one lane
T = TypeVar("T")
_KEY = re.compile(r"[A-Za-z0-9_.:-]{1,128}")


OPERATORS_GROUP = "operators"
BY = "lazaret-by"  # the header in which a holder of credentials says who they are, percent-encoded
MOST_OF_A_NAME = 200


@value
class Claims:
    """The names under which an issuer says what Cognito says under its own."""

    tenant: str = "custom:tenant_id"
    groups: str = "cognito:groups"


@value
class Caller:
    """A signed-in person or program."""

    who: str  # as the audit keeps it; a tenant's people have their tenant in front, so that none passes for an operator
    tenant_id: str = ""  # empty for an operator without one
    operator: bool = False
    sub: str = ""  # the issuer's own id: a token without an e-mail address names the same person in another way
    person: bool = True  # not of AWS credentials: several people may hold them
    claimed: str = ""  # whom a holder of credentials claims to be

    @property
    def operator_name(self) -> str:
        """As a redrive's request has it: the claim. Who is signed in is beside it on the record."""
        return self.claimed or self.who

    def sees(self, tenant_id: str) -> bool:
        return self.operator or (bool(self.tenant_id) and tenant_id == self.tenant_id)

    def is_one_of_ours(self, who: str) -> bool:
        """Whether this name of the audit is of the caller's own tenant."""
        return bool(self.tenant_id) and who.startswith(f"{self.tenant_id}/")


def caller_of(event: Mapping[str, Any], names: Claims) -> Caller:
    """Raise `Problem` UNAUTHENTICATED or NO_TENANT."""
    claims = _claims(event)
    groups = groups_in(claims.get(names.groups))
    name = _name(claims)
    tenant_id = claims.get(names.tenant, "")
    if OPERATORS_GROUP in groups:
        return Caller(who=name, tenant_id=tenant_id if valid_id(tenant_id) else "", operator=True, sub=claims["sub"])
    if not valid_id(tenant_id):
        raise Problem("NO_TENANT", f"the token's {names.tenant} is {_shown(tenant_id)}, not a tenant's id")
    return Caller(who=f"{tenant_id}/{name}", tenant_id=tenant_id, sub=claims["sub"])


def holder_of(event: Mapping[str, Any]) -> Caller:
    """Of AWS credentials, on a route where API Gateway checked the signature and IAM's policies.

    Raise `Problem` UNAUTHENTICATED or INVALID.
    """
    authorizer = event.get("requestContext", {}).get("authorizer") or {}
    iam = authorizer.get("iam")
    arn = _text(iam.get("userArn")) if isinstance(iam, Mapping) else ""
    if not arn.startswith(ARN):
        raise Problem("UNAUTHENTICATED", "no verified AWS credentials came with the request")
    return Caller(who=arn, operator=True, person=False, claimed=_claimed(event))


def _claimed(event: Mapping[str, Any]) -> str:
    name = unquote(str(event.get("headers", {}).get(BY) or "")).strip()
    if len(name) > MOST_OF_A_NAME or not name.isprintable():
        expected = f"{BY}: expected a name of at most {MOST_OF_A_NAME} printable characters"
        raise Problem("INVALID", "a header is not valid", faults=[expected])
    return name


def groups_in(claim: object) -> frozenset[str]:
    """API Gateway writes a list as `[a b]`. Whole words only: `[not-operators]` holds no `operators`."""
    if not isinstance(claim, str):
        return frozenset()
    if claim.startswith("[") and claim.endswith("]"):
        return frozenset(claim[1:-1].split())
    return frozenset({claim}) if claim else frozenset()


def _claims(event: Mapping[str, Any]) -> Mapping[str, Any]:
    authorizer = event.get("requestContext", {}).get("authorizer") or {}
    claims = (authorizer.get("jwt") or {}).get("claims")
    if not isinstance(claims, Mapping) or not _text(claims.get("sub")):
        raise Problem("UNAUTHENTICATED", "no verified token came with the request")
    # An access token names the same person in another way, and could approve what its ID token started.
    if claims.get("token_use", "id") != "id":
        raise Problem("UNAUTHENTICATED", f"the token's use is {_shown(claims['token_use'])}, expected an ID token")
    return claims


def _name(claims: Mapping[str, Any]) -> str:
    """Only an address that the issuer has verified names a person: anybody can claim one."""
    if _text(claims.get("email")) and _is_true(claims.get("email_verified")):
        return _text(claims["email"])
    return _text(claims.get("cognito:username")) or _text(claims["sub"])


def _is_true(claim: object) -> bool:
    return claim is True or _text(claim).lower() == "true"


def _text(claim: object) -> str:
    return claim if isinstance(claim, str) else ""


def _shown(claim: object) -> str:
    """API Gateway writes every claim as text; another authorizer may not."""
    return repr(claim[:80]) if isinstance(claim, str) else f"a {type(claim).__name__}"


def new_router() -> APIGatewayHttpRouter:
    return APIGatewayHttpRouter()  # type: ignore[no-untyped-call]


def caller_in(router: APIGatewayHttpRouter) -> Caller:
    caller: Caller = router.context["caller"]
    return caller


def operator_in(router: APIGatewayHttpRouter) -> Caller:
    """Checked before by the route's key too: a mistake in one place opens nothing."""
    caller = caller_in(router)
    if not caller.operator:
        raise Problem("OPERATORS_ONLY", "this is for members of the group `operators`")
    return caller


def person_of(caller: Caller) -> Person:
    return Person(who=caller.who, claimed=caller.claimed, clock=wiring.now, new_id=wiring.new_id)


def idempotency_key(router: APIGatewayHttpRouter) -> str:
    """The caller's own, or nothing. Raise `Problem` INVALID."""
    given = router.current_event.headers.get("idempotency-key") or ""
    if given and not _KEY.fullmatch(given):
        raise Problem(
            "INVALID", "a header is not valid", faults=["Idempotency-Key: expected 1 to 128 of A-Z a-z 0-9 _ . : -"]
        )
    return given


class Fresh(Generic[T]):
    """An answer that may be some seconds old: what an open page asks for again and again is read once."""

    def __init__(self, ask: Callable[[], T], *, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask, self._seconds, self._clock = ask, seconds, clock
        self._kept: tuple[float, T] | None = None

    def __call__(self) -> T:
        if self._kept is None or self._clock() - self._kept[0] > self._seconds:
            self._kept = (self._clock(), self._ask())
        return self._kept[1]

    def forget(self) -> None:
        self._kept = None


def parked(tenant_id: str, job_type: str) -> int:
    return house.ledger().count_parked(tenant_id, job_type, most=MOST_PARKED)
