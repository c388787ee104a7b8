"""What went wrong, structured: a value that triage decides on and a letter keeps.

`classify` turns any exception into one. It reads types and fields first, text last, and imports no provider.
"""

from collections.abc import Sequence

from lambdas.core.taxonomy import Kind
from lambdas.core.value import value


@value
class Failure:
    """One failure of one attempt."""

    kind: Kind
    code: str  # one of `Code`, or a user's own
    retryable: bool  # may another try of the same job work at all
    detail: str = ""  # message and traceback, trimmed
    error_type: str = ""  # the exception's qualified class name, or ""
    signature: str = ""  # the same cause has the same signature
    retry_after: float | None = None  # seconds the vendor asked us to wait


@value
class Rule:
    """A lane's own classification: every condition that is given must hold."""

    kind: Kind
    code: str
    type: str = ""  # class name, or qualified class name, of the error or of one of its bases
    status: int | None = None  # HTTP status carried by the error
    match: str = ""  # regular expression searched in the message


def classify(error: BaseException, *, rules: Sequence[Rule] = (), step: str = "", in_effect: bool = False) -> Failure:
    """Never raises: an exception whose own code raises while it is read is UNKNOWN, not a second failure.

    The agent's own signal counts first, then the lane's rules in their order, then the built-in table.
    """
    # Loaded with the first failure: a healthy cold start does not pay for tables that only failures need.
    from lambdas.core.classifier.classified import classified  # noqa: PLC0415

    return classified(error, rules=rules, step=step, in_effect=in_effect)
