"""The names of what can go wrong: kinds, codes, and which kind each code is.

A code that is not in this table is a user's own (`Permanent("DOC_PARSE_CORRUPT")`); its kind comes with it.
"""

from enum import StrEnum


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
    THROTTLED = "THROTTLED"  # a dependency that is no model asked us to slow down
    STORE_CONFLICT = "STORE_CONFLICT"  # a deadlock, a lock, or a lost race in a store
    WORKER_LOST = "WORKER_LOST"  # an attempt never ended: the process died
    RUN_TIMEOUT = "RUN_TIMEOUT"  # the run did not end before its deadline
    NEVER_STARTED = "NEVER_STARTED"  # no worker could even begin: throttled, or it cannot be imported

    CONTEXT_OVERFLOW = "CONTEXT_OVERFLOW"  # more tokens than the model's window
    HALLUCINATION_LOOP = "HALLUCINATION_LOOP"  # the same output three times
    TOKEN_BUDGET_EXCEEDED = "TOKEN_BUDGET_EXCEEDED"  # noqa: S105 - the answer was longer than its limit
    MODEL_CONFUSED = "MODEL_CONFUSED"  # the model's output does not fit what was asked
    TOOL_FAILED = "TOOL_FAILED"  # a tool refused or failed, not in a way that waiting cures
    SWALLOWED = "SWALLOWED"  # a step failed, the agent hid it and returned
    EMPTY_RESULT = "EMPTY_RESULT"  # the agent returned nothing
    PROGRAM_ERROR = "PROGRAM_ERROR"  # the agent's own code is wrong for this input
    UNKNOWN = "UNKNOWN"  # nothing in the error tells

    SCHEMA_INVALID = "SCHEMA_INVALID"  # the message breaks the envelope's contract
    UNREADABLE = "UNREADABLE"  # the message cannot be read at all
    UNROUTABLE = "UNROUTABLE"  # the message names another lane, or none
    JOB_ID_REUSED = "JOB_ID_REUSED"  # the same id and version came with another payload
    AUTH_DENIED = "AUTH_DENIED"  # credentials are missing, wrong or too narrow
    IMPOSSIBLE_TASK = "IMPOSSIBLE_TASK"  # the task contradicts its constraints
    DEPENDENCY_GONE = "DEPENDENCY_GONE"  # what the job needs no longer exists
    DATA_INTEGRITY = "DATA_INTEGRITY"  # the job refers to something that is not there
    UNSUPPORTED_INPUT = "UNSUPPORTED_INPUT"  # a file type or shape that nothing here reads
    EFFECT_CONFLICT = "EFFECT_CONFLICT"  # the outside world answered 409, 412 or 422 to an effect
    BUDGET_EXCEEDED = "BUDGET_EXCEEDED"  # money, tokens, attempts or replays of the lineage are used up
    STALE = "STALE"  # the job is older than its lane allows
    EXPIRED = "EXPIRED"  # the producer said not to run it after this time

    POLICY_DENIED = "POLICY_DENIED"  # a safety rule refused
    APPROVAL_REQUIRED = "APPROVAL_REQUIRED"  # a person must approve first
    EFFECT_IN_DOUBT = "EFFECT_IN_DOUBT"  # an effect may or may not have happened
    NEEDS_REVIEW = "NEEDS_REVIEW"  # the agent asks for a person

    REPEATED_SIGNATURE = "REPEATED_SIGNATURE"  # the same failure three times, no progress
    TOOL_LOOP = "TOOL_LOOP"  # the same call again and again
    STEP_BUDGET_EXCEEDED = "STEP_BUDGET_EXCEEDED"  # more steps than the lane allows
    DETERMINISTIC_CRASH = "DETERMINISTIC_CRASH"  # the same program error twice on the same input
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
        Code.PROGRAM_ERROR,
        Code.UNKNOWN,
    ),
    Kind.PERMANENT: (
        Code.SCHEMA_INVALID,
        Code.UNREADABLE,
        Code.UNROUTABLE,
        Code.JOB_ID_REUSED,
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
HELD: frozenset[str] = frozenset({Code.POLICY_DENIED, Code.APPROVAL_REQUIRED, Code.EFFECT_IN_DOUBT, Code.NEEDS_REVIEW})

# Letters without a head of their own: the message names no job that could be trusted.
HEADLESS: frozenset[str] = frozenset({Code.SCHEMA_INVALID, Code.UNREADABLE, Code.UNROUTABLE, Code.JOB_ID_REUSED})

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
