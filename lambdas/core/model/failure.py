"""What went wrong, structured: kinds and codes, the failure that triage decides on, and what the next try changes.

`classify` turns any exception into a failure. It reads types and fields first, text last, and imports no provider.
An agent that knows better raises a signal (`Permanent("DOC_PARSE_CORRUPT")`): its kind and code are kept as they are.
"""

import hashlib
import math
import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from lambdas.core.model.value import clipped, value


class Kind(StrEnum):
    TRANSIENT = "transient"  # the same try may work later
    CONDITIONAL = "conditional"  # another try can work only if it differs
    PERMANENT = "permanent"  # no try can work until a person or another system changes something
    POISON = "poison"  # trying again does harm: it burns money or time and makes no progress


class Code(StrEnum):
    LLM_TIMEOUT = "LLM_TIMEOUT"  # the model did not answer in time
    LLM_RATE_LIMITED = "LLM_RATE_LIMITED"  # the model's vendor asked us to slow down
    LLM_OVERLOADED = "LLM_OVERLOADED"  # the model's vendor is over capacity
    NETWORK = "NETWORK"  # a connection was refused, reset, or never made
    DEPENDENCY_UNAVAILABLE = "DEPENDENCY_UNAVAILABLE"  # a tool's or vendor's server failed (5xx)
    THROTTLED = "THROTTLED"  # a dependency other than a model asked us to slow down
    STORE_CONFLICT = "STORE_CONFLICT"  # a deadlock, a lock, or a lost race in a store
    WORKER_LOST = "WORKER_LOST"  # an attempt never ended: the process died
    RUN_TIMEOUT = "RUN_TIMEOUT"  # the run did not end before its deadline
    AGENT_CRASHED = "AGENT_CRASHED"  # the agent's process ended in the middle of its run
    NEVER_STARTED = "NEVER_STARTED"  # no worker could start: throttled, or it cannot be imported

    CONTEXT_OVERFLOW = "CONTEXT_OVERFLOW"  # more tokens than the model's window
    HALLUCINATION_LOOP = "HALLUCINATION_LOOP"  # the same output three times
    TOKEN_BUDGET_EXCEEDED = "TOKEN_BUDGET_EXCEEDED"  # noqa: S105 - the answer was longer than its limit
    MODEL_CONFUSED = "MODEL_CONFUSED"  # the model's output does not fit what was asked
    TOOL_FAILED = "TOOL_FAILED"  # a tool refused or failed in a way that waiting does not cure
    SWALLOWED = "SWALLOWED"  # a step failed, the agent hid it and returned
    EMPTY_RESULT = "EMPTY_RESULT"  # the agent returned nothing
    OUT_OF_MEMORY = "OUT_OF_MEMORY"  # the agent took more memory than its worker has
    PROGRAM_ERROR = "PROGRAM_ERROR"  # the agent's own code is wrong for this input
    UNKNOWN = "UNKNOWN"  # nothing in the error says what went wrong

    SCHEMA_INVALID = "SCHEMA_INVALID"  # the message breaks the envelope's contract
    UNREADABLE = "UNREADABLE"  # the message cannot be read at all
    UNROUTABLE = "UNROUTABLE"  # the message names another lane, or none
    JOB_ID_REUSED = "JOB_ID_REUSED"  # the same id and version came with another payload
    SENDER_DENIED = "SENDER_DENIED"  # whoever sent the message may not name its tenant
    AUTH_DENIED = "AUTH_DENIED"  # credentials are missing, wrong or too narrow
    IMPOSSIBLE_TASK = "IMPOSSIBLE_TASK"  # the task contradicts its constraints
    DEPENDENCY_GONE = "DEPENDENCY_GONE"  # what the job needs no longer exists
    DATA_INTEGRITY = "DATA_INTEGRITY"  # the job refers to something that is not there
    UNSUPPORTED_INPUT = "UNSUPPORTED_INPUT"  # a file type or shape that nothing here reads
    EFFECT_CONFLICT = "EFFECT_CONFLICT"  # an effect was answered with 409, 412 or 422, or asked for as another
    BUDGET_EXCEEDED = "BUDGET_EXCEEDED"  # money, tokens, attempts or replays of the lineage are used up
    STALE = "STALE"  # the job is older than its lane allows
    EXPIRED = "EXPIRED"  # the producer said not to run it after this time

    POLICY_DENIED = "POLICY_DENIED"  # a safety rule refused
    APPROVAL_REQUIRED = "APPROVAL_REQUIRED"  # a person must approve first
    EFFECT_IN_DOUBT = "EFFECT_IN_DOUBT"  # an effect may or may not have happened
    NEEDS_REVIEW = "NEEDS_REVIEW"  # the agent asks for a person
    UNANSWERED = "UNANSWERED"  # what the run waited for never came: a signal, or an answer

    REPEATED_SIGNATURE = "REPEATED_SIGNATURE"  # the same failure three times, no progress
    TOOL_LOOP = "TOOL_LOOP"  # the same call again and again
    STEP_BUDGET_EXCEEDED = "STEP_BUDGET_EXCEEDED"  # more steps than the lane allows
    DETERMINISTIC_CRASH = "DETERMINISTIC_CRASH"  # the same program error or crash twice on the same input
    CRASH_LOOP = "CRASH_LOOP"  # every attempt kills its worker


_CODES_BY_KIND = {
    Kind.TRANSIENT: (
        Code.LLM_TIMEOUT,
        Code.LLM_RATE_LIMITED,
        Code.LLM_OVERLOADED,
        Code.NETWORK,
        Code.DEPENDENCY_UNAVAILABLE,
        Code.THROTTLED,
        Code.STORE_CONFLICT,
        Code.WORKER_LOST,
        Code.RUN_TIMEOUT,
        Code.AGENT_CRASHED,
        Code.NEVER_STARTED,
    ),
    Kind.CONDITIONAL: (
        Code.CONTEXT_OVERFLOW,
        Code.HALLUCINATION_LOOP,
        Code.TOKEN_BUDGET_EXCEEDED,
        Code.MODEL_CONFUSED,
        Code.TOOL_FAILED,
        Code.SWALLOWED,
        Code.EMPTY_RESULT,
        Code.OUT_OF_MEMORY,
        Code.PROGRAM_ERROR,
        Code.UNKNOWN,
    ),
    Kind.PERMANENT: (
        Code.SCHEMA_INVALID,
        Code.UNREADABLE,
        Code.UNROUTABLE,
        Code.JOB_ID_REUSED,
        Code.SENDER_DENIED,
        Code.AUTH_DENIED,
        Code.IMPOSSIBLE_TASK,
        Code.DEPENDENCY_GONE,
        Code.DATA_INTEGRITY,
        Code.UNSUPPORTED_INPUT,
        Code.EFFECT_CONFLICT,
        Code.BUDGET_EXCEEDED,
        Code.STALE,
        Code.EXPIRED,
        Code.POLICY_DENIED,
        Code.APPROVAL_REQUIRED,
        Code.EFFECT_IN_DOUBT,
        Code.NEEDS_REVIEW,
        Code.UNANSWERED,
    ),
    Kind.POISON: (
        Code.REPEATED_SIGNATURE,
        Code.TOOL_LOOP,
        Code.STEP_BUDGET_EXCEEDED,
        Code.DETERMINISTIC_CRASH,
        Code.CRASH_LOOP,
    ),
}
KIND_OF: dict[str, Kind] = {code.value: kind for kind, codes in _CODES_BY_KIND.items() for code in codes}

# Letters with these codes are born `held`: a person must look before anything moves.
HELD: frozenset[str] = frozenset(
    {Code.POLICY_DENIED, Code.APPROVAL_REQUIRED, Code.EFFECT_IN_DOUBT, Code.NEEDS_REVIEW, Code.UNANSWERED}
)

# Letters without a head of their own: the message names no job that could be trusted.
HEADLESS: frozenset[str] = frozenset(
    {Code.SCHEMA_INVALID, Code.UNREADABLE, Code.UNROUTABLE, Code.JOB_ID_REUSED, Code.SENDER_DENIED}
)

# Only a change of code cures these, so replaying them on the same worker version is refused as `unfixed`.
CURED_BY_CODE: frozenset[str] = frozenset(
    {
        Code.PROGRAM_ERROR,
        Code.DETERMINISTIC_CRASH,
        Code.CRASH_LOOP,
        Code.TOOL_LOOP,
        Code.STEP_BUDGET_EXCEEDED,
        Code.REPEATED_SIGNATURE,
    }
)


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
    held_for: str = ""  # why its letter is held, whatever its code says
    because: str = ""  # what in the error says so, how sure that makes it, and what else it may be
    where: str = ""  # innermost function of the agent's own code, or "" if no frame of it led to the error


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
    from lambdas.core.classify.judge import classified  # noqa: PLC0415

    return classified(error, rules=rules, step=step, in_effect=in_effect)


LONGEST_DETAIL = 8_000  # of an own sentence, which may quote, and of the failure that led here


def stated(code: Code, detail: str, *, about: str = "", last: Failure | None = None) -> Failure:
    """`about` distinguishes causes within the code; `last` is the failure that led here."""
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


@value
class Strategy:
    """What an agent finds as `run.strategy`; what is empty stays as it was."""

    model: str | None = None
    agent: str | None = None
    compress_to_tokens: int | None = None
    max_output_tokens: int | None = None
    instructions: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()


SAME = Strategy()  # the same try again: right for transient failures only


_CODE = re.compile(r"[A-Z][A-Z0-9_]{0,63}")


def is_code(text: object) -> bool:
    return isinstance(text, str) and _CODE.fullmatch(text) is not None


class AgentSignal(Exception):
    """The base of what an agent raises about itself. A guard of the run may raise it directly, with any kind."""

    def __init__(self, kind: Kind, code: str, detail: str = "", retry_after: float | None = None) -> None:
        super().__init__(kind, code, detail, retry_after)
        name = type(self).__name__
        if not is_code(code):
            raise ValueError(f"code of {name} is {code!r}, expected capitals, digits and _ such as DOC_PARSE_CORRUPT")
        if retry_after is not None and not (math.isfinite(retry_after) and retry_after >= 0):
            raise ValueError(f"retry_after of {name} is {retry_after!r}, expected seconds of 0 or more, or None")
        self.kind = Kind(kind)
        self.code = str(code)
        self.detail = str(detail)
        self.retry_after = retry_after

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        # The subclasses take other arguments than this one, so a signal from a process pool is revived by its fields.
        return _revive, (type(self),), self.__dict__


class Permanent(AgentSignal):
    """No try of this job can work until somebody changes something."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(Kind.PERMANENT, code, detail)


class Transient(AgentSignal):
    """The same try may work later, after `retry_after` seconds if that is known."""

    def __init__(
        self, code: str = Code.DEPENDENCY_UNAVAILABLE, detail: str = "", retry_after: float | None = None
    ) -> None:
        super().__init__(Kind.TRANSIENT, code, detail, retry_after)


class NeedsReview(AgentSignal):
    """A person must look before anything moves."""

    def __init__(self, detail: str = "", code: str = Code.NEEDS_REVIEW) -> None:
        super().__init__(Kind.PERMANENT, code, detail)


class NotDone(Exception):
    """Raised inside an effect's `do`: the agent's word that it did not happen, and may be performed again.

    Raised `from` the error that says why, it is classified by that error; alone it is a transient failure.
    """

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail)


def _revive(kind_of_signal: type[AgentSignal]) -> AgentSignal:
    return kind_of_signal.__new__(kind_of_signal)
