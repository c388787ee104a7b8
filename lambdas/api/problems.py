"""What goes wrong, as the caller reads it: problem+json (RFC 9457) with a code, a sentence and what to do.

The one place where a problem becomes HTTP. It never shows a traceback, or that another tenant's thing exists.
"""

import json
from collections.abc import Sequence
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.value import value

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
        ("BAD_CURSOR", 400, "the cursor is not valid", "start again without a cursor"),
        ("UNAUTHENTICATED", 401, "nobody is signed in", "sign in and send the ID token as a bearer token"),
        ("NO_TENANT", 403, "your token names no tenant", "ask an operator to set your tenant"),
        ("OPERATORS_ONLY", 403, "only operators may do this", "ask an operator"),
        ("SAME_PERSON", 403, "the person who started it cannot approve it", "ask somebody else to approve"),
        ("NOT_FOUND", 404, "there is nothing at this address", "see /v1/docs for the routes that there are"),
        ("LETTER_NOT_FOUND", 404, "there is no such dead letter", "look for it in the list of dead letters"),
        ("EFFECT_NOT_FOUND", 404, "the letter has no such effect", "read the letter again: it lists its effects"),
        ("JOB_NOT_FOUND", 404, "there is no such job", "ask again once a worker has taken it, or look elsewhere"),
        ("QUESTION_NOT_FOUND", 404, "the job has asked no such thing", "read the job: it lists its questions"),
        ("LANE_NOT_FOUND", 404, "there is no such lane", "correct job_type, or ask an operator which lanes there are"),
        ("GROUP_NOT_FOUND", 404, "there is no such group", "look for it in the lane's list of groups"),
        ("REDRIVE_NOT_FOUND", 404, "there is no such redrive", "look for it in the list of redrives"),
        ("ROW_NOT_FOUND", 404, "the ledger has no such row", "take the key from the log line row.skipped, whole"),
        ("ENDPOINT_NOT_FOUND", 404, "the tenant has no endpoint", "register one first"),
        ("NOT_OPEN", 409, "the letter's status does not allow this", "read the letter again, and look at its status"),
        ("FOREIGN_REFERENCE", 409, "the letter's row names an input that is not its own", "tell whoever runs Lazaret"),
        ("UNSAFE", 409, "sending it again is not safe", "do what it asks for first, or say what was fixed"),
        ("NOT_IN_DOUBT", 409, "the effect is not in doubt", "read the letter again"),
        ("SOUND_ROW", 409, "the row belongs where it is listed", "look at another row"),
        ("BREAKER_NOT_OPEN", 409, "the breaker is not open", "look at the list of breakers"),
        ("NOT_PROPOSED", 409, "there is nothing to start: this is not an open proposal", "read the redrive it names"),
        ("NOT_WAITING", 409, "the redrive is not waiting for an answer", "read the redrive again"),
        ("UNDER_WAY", 409, "the redrive is under way", "read the redrive again"),
        ("REDRIVE_OVER", 409, "the redrive has ended", "read the redrive again"),
        ("LANE_RETIRED", 409, "the lane takes no new jobs", "ask an operator where such jobs go now"),
        ("JOB_ENDED", 409, "the job has ended", "read the job: nothing more reaches it"),
        ("ANSWERED", 409, "somebody has answered already", "read the job: it says who, and what"),
        ("STALE_ANSWER", 409, "it was asked anew, about something else", "read the question again, then answer"),
        ("JOB_ID_REUSED", 409, "another job has this id", "choose another job_id, or a higher version"),
        ("MOVED", 409, "it has changed in the meantime", "read it again, then decide"),
        ("TOO_LARGE", 413, "the body is too large", "send less"),
        ("UNSUPPORTED_MEDIA", 415, "the body is not JSON", "send application/json"),
        ("INVALID", 422, "the request is not valid", "correct every fault that is listed"),
        ("INTERNAL", 500, "something went wrong on our side", "give the request id to an operator"),
        ("UNAVAILABLE", 503, "a service that we need does not answer", "try again in a few seconds"),
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
        document: dict[str, Any] = {
            "type": f"urn:lazaret:problem:{self.code}",
            "title": sort.title,
            "status": sort.status,
            "code": self.code,
            "detail": self.detail,
            "to_do": sort.to_do,
        }
        if self.faults:
            document["faults"] = list(self.faults)
        if request_id:
            document["request_id"] = request_id
        return document

    def response(self, request_id: str = "") -> dict[str, Any]:
        """As Lambda answers API Gateway."""
        headers = {"Content-Type": CONTENT_TYPE} | ({"Retry-After": "5"} if self.status == 503 else {})
        return {"statusCode": self.status, "headers": headers, "body": json.dumps(self.document(request_id))}
