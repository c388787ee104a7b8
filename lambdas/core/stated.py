"""Failures that we state ourselves, because no exception tells: a lost worker, a refused message, a spent budget."""

import hashlib

from lambdas.core.clipped import clipped
from lambdas.core.failure import Failure
from lambdas.core.taxonomy import KIND_OF, Code, Kind

LONGEST_DETAIL = 8_000  # of an own sentence, which may quote, and of the failure that led here


def stated(code: Code, detail: str, *, about: str = "", last: Failure | None = None) -> Failure:
    """`about` names what tells one cause from another within the code; `last` is the failure that led here."""
    kind = KIND_OF[code]
    return Failure(
        kind=kind,
        code=code,
        retryable=kind in (Kind.TRANSIENT, Kind.CONDITIONAL),
        detail=clipped(f"{detail}\n{last.detail}".strip() if last else detail, LONGEST_DETAIL),
        error_type=last.error_type if last else "",
        signature=last.signature
        if last
        else hashlib.sha256(f"{code}|{about}".encode("utf-8", "replace")).hexdigest()[:16],
    )
