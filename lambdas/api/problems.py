"""What goes wrong, as the caller reads it: problem+json (RFC 9457) with a code, a sentence and what to do.

The one place where errors become HTTP. It never shows a traceback, or that another tenant's thing exists.
"""

import json
from collections.abc import Sequence
from typing import Any

from lambdas.core.errors import LazaretError
from lambdas.core.value import value

CONTENT_TYPE = "application/problem+json"


@value
class Sort:
    """One sort of problem: its HTTP status, what it means, and what the caller can do."""

    status: int
    title: str
    to_do: str


SORTS: dict[str, Sort] = {
    code: Sort(status=status, title=title, to_do=to_do)
    for code, status, title, to_do in (
        ("BAD_CURSOR", 400, "the cursor is not one that this list gave you", "start again without a cursor"),
        ("UNAUTHENTICATED", 401, "nobody is signed in", "sign in and send the ID token as a bearer token"),
        ("NO_TENANT", 403, "your token names no tenant", "ask an operator to set your tenant"),
        ("OPERATORS_ONLY", 403, "only operators may do this", "ask an operator"),
        ("SAME_PERSON", 403, "who started it cannot approve it", "ask somebody else to approve"),
        ("NOT_FOUND", 404, "there is nothing here", "look at /v1/docs for what there is"),
        ("LETTER_NOT_FOUND", 404, "there is no such dead letter", "list /v1/dead-letters"),
        ("EFFECT_NOT_FOUND", 404, "the letter has no such effect", "read the letter for the ids of its effects"),
        ("GROUP_NOT_FOUND", 404, "there is no such group", "list /v1/groups of the lane"),
        ("REDRIVE_NOT_FOUND", 404, "there is no such redrive", "list /v1/redrives"),
        ("NOT_OPEN", 409, "the letter is not free for this", "read the letter again; its status says why"),
        ("UNSAFE", 409, "sending it again is not safe", "do what `detail` asks first, or say what was `fixed`"),
        ("NOT_IN_DOUBT", 409, "the effect is not in doubt", "read the letter again"),
        ("BREAKER_NOT_OPEN", 409, "the breaker is not open", "list /v1/breakers"),
        ("NOT_PROPOSED", 409, "there is nothing to start: it is no proposal, or no longer", "read what `detail` names"),
        ("NOT_WAITING", 409, "the redrive waits for no answer", "read the redrive again"),
        ("REDRIVE_OVER", 409, "the redrive has ended", "read the redrive again"),
        ("MOVED", 409, "it changed while you looked", "read it again and decide anew"),
        ("TOO_LARGE", 413, "the body is too large", "send less"),
        ("UNSUPPORTED_MEDIA", 415, "the body is not JSON", "send application/json"),
        ("INVALID", 422, "the request is not as it should be", "mend every fault in `faults`"),
        ("INTERNAL", 500, "a fault of ours", "tell an operator the `request_id`"),
        ("UNAVAILABLE", 503, "something we need does not answer", "try again in some seconds"),
    )
}


class Problem(LazaretError):
    """Ends a request with one of `SORTS`."""

    def __init__(self, code: str, detail: str, *, faults: Sequence[str] = ()) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.faults = tuple(faults)

    @property
    def status(self) -> int:
        return SORTS[self.code].status

    def document(self, request_id: str = "") -> dict[str, Any]:
        sort = SORTS[self.code]
        told: dict[str, Any] = {
            "type": f"urn:lazaret:problem:{self.code}",
            "title": sort.title,
            "status": sort.status,
            "code": self.code,
            "detail": self.detail,
            "to_do": sort.to_do,
        }
        if self.faults:
            told["faults"] = list(self.faults)
        if request_id:
            told["request_id"] = request_id
        return told

    def response(self, request_id: str = "") -> dict[str, Any]:
        """As Lambda answers API Gateway."""
        headers = {"Content-Type": CONTENT_TYPE} | ({"Retry-After": "5"} if self.status == 503 else {})
        return {"statusCode": self.status, "headers": headers, "body": json.dumps(self.document(request_id))}
