"""Every route of the HTTP API: who may call it, and how often all callers together may.

Plain data: infra makes API Gateway's routes of it, the handler checks the caller against it. Nothing here serves one.
A route of API Gateway has one way of knowing its callers. So what AWS credentials may do too has a second path, under
`/iam`, to the same handler.
"""

from enum import StrEnum

from lambdas.core.model.job import MAX_BODY_BYTES
from lambdas.core.model.value import replace, value


class Who(StrEnum):
    ANYBODY = "anybody"  # no token: the console's files, and what the API looks like
    SIGNED_IN = "signed_in"  # tenants see their own, operators all
    OPERATORS = "operators"  # people of the group `operators`
    CREDENTIALS = "credentials"  # AWS credentials that IAM lets in: those with the operators' policy


@value
class Pace:
    """Requests of all callers together; API Gateway answers 429 above it."""

    per_second: int
    burst: int


READ = Pace(per_second=50, burst=100)
WRITE = Pace(per_second=10, burst=20)
START = Pace(per_second=5, burst=20)  # each starts an execution, which costs money and moves letters


IAM = "/iam"  # begins the paths of the second door
MOST_BYTES = 128 * 1024  # of a body: a thousand letters' ids and a patch; Step Functions takes 256 KB
MOST_OF_A_SIGNAL = 32 * 1024


@value
class Route:
    method: str
    path: str  # as API Gateway writes it
    who: Who
    pace: Pace
    most_bytes: int = MOST_BYTES
    both: bool = False  # doors: also under /iam

    @property
    def key(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def served(self) -> str:
        """The path that its handler knows."""
        return self.path.removeprefix(IAM)


def _route(method: str, path: str, who: Who, pace: Pace, most_bytes: int = MOST_BYTES, *, both: bool = False) -> Route:
    return Route(method=method, path=path, who=who, pace=pace, most_bytes=most_bytes, both=both)


ROUTES: tuple[Route, ...] = (
    _route("GET", "/", Who.ANYBODY, READ),
    _route("GET", "/console/{file+}", Who.ANYBODY, READ),
    _route("GET", "/v1/openapi.json", Who.ANYBODY, WRITE),
    _route("GET", "/v1/docs", Who.ANYBODY, WRITE),
    _route("GET", "/v1/me", Who.SIGNED_IN, READ),
    _route("GET", "/v1/health", Who.SIGNED_IN, READ),
    _route("GET", "/v1/dead-letters", Who.SIGNED_IN, READ),
    _route("GET", "/v1/dead-letters/{letter_id}", Who.SIGNED_IN, READ),
    _route("POST", "/v1/dead-letters/{letter_id}/replay", Who.SIGNED_IN, START),
    _route("POST", "/v1/dead-letters/{letter_id}/resume", Who.SIGNED_IN, START),
    _route("POST", "/v1/dead-letters/{letter_id}/discard", Who.SIGNED_IN, START),
    _route("POST", "/v1/dead-letters/{letter_id}/hold", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/dead-letters/{letter_id}/release", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/dead-letters/{letter_id}/note", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/dead-letters/{letter_id}/snapshot-link", Who.OPERATORS, START),
    _route("POST", "/v1/dead-letters/{letter_id}/effects/{effect_id}/settle", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/jobs", Who.SIGNED_IN, WRITE, MAX_BODY_BYTES),
    _route("GET", "/v1/jobs/{job_type}/{job_id}", Who.SIGNED_IN, READ),
    _route("GET", "/v1/own-groups", Who.SIGNED_IN, READ),
    _route("POST", "/v1/own-groups/{signature}/replay", Who.SIGNED_IN, START),
    _route("POST", "/v1/jobs/{job_type}/{job_id}/signals/{name}", Who.SIGNED_IN, WRITE, both=True),
    _route("GET", "/v1/questions", Who.SIGNED_IN, READ, both=True),
    _route("POST", "/v1/jobs/{job_type}/{job_id}/answers/{key}", Who.SIGNED_IN, WRITE, both=True),
    _route("POST", "/v1/callbacks/{token}", Who.ANYBODY, WRITE, MOST_OF_A_SIGNAL),  # the token is all of its authority
    _route("GET", "/v1/search", Who.OPERATORS, WRITE),
    _route("GET", "/v1/tenants", Who.OPERATORS, READ),
    _route("GET", "/v1/lanes", Who.OPERATORS, READ),
    _route("GET", "/v1/groups", Who.OPERATORS, READ),
    _route("GET", "/v1/groups/{signature}", Who.OPERATORS, READ),
    _route("POST", "/v1/groups/{signature}/hold", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/groups/{signature}/release", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/groups/{signature}/note", Who.OPERATORS, WRITE, both=True),
    _route("GET", "/v1/strategies", Who.OPERATORS, READ, both=True),
    _route("POST", "/v1/strategies/{code}", Who.OPERATORS, WRITE, both=True),
    _route("GET", "/v1/breakers", Who.OPERATORS, READ),
    _route("GET", "/v1/breakers/{tenant_id}/{job_type}", Who.OPERATORS, READ),
    _route("POST", "/v1/breakers/{tenant_id}/{job_type}/close", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/breakers/{tenant_id}/{job_type}/limits", Who.OPERATORS, WRITE, both=True),
    _route("GET", "/v1/redrives", Who.OPERATORS, READ),
    _route("POST", "/v1/redrives", Who.OPERATORS, START, both=True),
    _route("GET", "/v1/redrives/{redrive_id}", Who.OPERATORS, READ),
    _route("GET", "/v1/redrives/{redrive_id}/letters", Who.OPERATORS, READ),
    _route("POST", "/v1/redrives/{redrive_id}/accept", Who.OPERATORS, START, both=True),
    _route("POST", "/v1/redrives/{redrive_id}/approve", Who.OPERATORS, WRITE),
    _route("POST", "/v1/redrives/{redrive_id}/abort", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/redrives/{redrive_id}/continue", Who.OPERATORS, START, both=True),
    _route("GET", "/v1/endpoints/{tenant_id}", Who.OPERATORS, READ, both=True),
    _route("POST", "/v1/endpoints/{tenant_id}", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/endpoints/{tenant_id}/remove", Who.OPERATORS, WRITE, both=True),
    _route("POST", "/v1/rows/unlist", Who.OPERATORS, WRITE, both=True),
)
# Not those that need a person: approving; and not those that show what is a tenant's own.
BY_CREDENTIALS: tuple[Route, ...] = tuple(
    replace(route, path=f"{IAM}{route.path}", who=Who.CREDENTIALS, both=False) for route in ROUTES if route.both
)
BY_KEY = {route.key: route for route in (*ROUTES, *BY_CREDENTIALS)}
