"""The classifier's table, part two: rate limits, what each HTTP status means, and databases by their codes.

Read after `clues_of_vendors`, because a vendor's own code says more than a status. For databases the order is SQLSTATE,
driver codes, then class names: a wrapper's class (SQLAlchemy's) says less than the driver's error inside it.
"""

from lambdas.core.classify.clue import Clue, Strength, statuses
from lambdas.core.classify.evidence import words
from lambdas.core.model.failure import Code

_THROTTLES = words(
    """throttling throttlingexception throttledexception throttlingerror requestthrottled requestthrottledexception
    toomanyrequestsexception provisionedthroughputexceededexception provisionedthroughputexceeded requestlimitexceeded
    bandwidthlimitexceeded limitexceededexception slowdown priorrequestnotcomplete ec2throttledexception
    rate_limit_error rate_limit_exceeded rate_limited ratelimitexceeded userratelimitexceeded resource_exhausted"""
)
_THROTTLE_TYPES = words("RateLimitError ModelRateLimitError TooManyRequests ResourceExhausted RateLimitExceeded")

STATUSES = (
    Clue(code=Code.LLM_RATE_LIMITED, model=True, codes=_THROTTLES, why="the vendor's words for: slow down"),
    Clue(code=Code.LLM_RATE_LIMITED, model=True, statuses=statuses(429), why="429 of a model"),
    Clue(
        code=Code.LLM_RATE_LIMITED,
        model=True,
        statuses=statuses(403),
        limited=True,
        why="a 403 whose headers say that the limit is used up",
    ),
    Clue(code=Code.THROTTLED, codes=_THROTTLES, why="the dependency's words for: slow down"),
    Clue(code=Code.THROTTLED, statuses=statuses(429), why="429"),
    Clue(code=Code.THROTTLED, statuses=statuses(403), limited=True, why="GitHub's way: 403 and a used-up limit"),
    Clue(
        code=Code.THROTTLED,
        statuses=statuses(403),
        phrases=("secondary rate limit", "rate limit exceeded"),
        why="GitHub's way, when a proxy has dropped the headers",
    ),
    Clue(code=Code.LLM_RATE_LIMITED, model=True, types=_THROTTLE_TYPES, why="a model's class for: slow down"),
    Clue(code=Code.THROTTLED, types=_THROTTLE_TYPES, why="a class for: slow down"),
    Clue(code=Code.AUTH_DENIED, statuses=statuses(401, 403, 407), why="the server refuses these credentials"),
    Clue(code=Code.AUTH_DENIED, statuses=statuses(402), why="payment required: a person must pay"),
    Clue(code=Code.LLM_OVERLOADED, statuses=statuses(529), why="Anthropic's own status for overload"),
    Clue(code=Code.LLM_OVERLOADED, model=True, statuses=statuses(503), why="a model's server is over capacity"),
    Clue(code=Code.LLM_TIMEOUT, model=True, statuses=statuses(408, 504, 524), why="a gateway gave up on the model"),
    Clue(code=Code.NETWORK, statuses=statuses(499), why="the connection closed before the answer"),
    Clue(code=Code.TOOL_FAILED, statuses=statuses(501, 505), why="the server does not do this at all"),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        statuses=statuses(408, 421, 424, 425, range(500, 600)),
        why="the server failed or gave up; 424 and 425 say that what it depends on did",
    ),
    Clue(code=Code.DEPENDENCY_GONE, model=True, statuses=statuses(404), why="the model or deployment is not there"),
    Clue(code=Code.DATA_INTEGRITY, statuses=statuses(404), why="the job refers to something that is not there"),
    Clue(code=Code.DEPENDENCY_GONE, statuses=statuses(410), why="gone for good"),
    Clue(code=Code.STORE_CONFLICT, statuses=statuses(409, 412, 423), why="outside an effect: a lost race or a lock"),
    Clue(code=Code.CONTEXT_OVERFLOW, model=True, statuses=statuses(413), why="the prompt is too large as bytes"),
    Clue(code=Code.UNSUPPORTED_INPUT, statuses=statuses(413, 415), why="too large, or a type nobody reads"),
    Clue(code=Code.POLICY_DENIED, statuses=statuses(451), why="refused for legal reasons"),
    Clue(
        code=Code.PROGRAM_ERROR,
        model=True,
        statuses=statuses(range(400, 500)),
        why="the model's vendor does not understand the request that our code made",
    ),
    Clue(
        code=Code.TOOL_FAILED,
        statuses=statuses(range(300, 500)),
        why="a tool refused the request: the same one is refused again",
    ),
)


STORES = (
    Clue(code=Code.STORE_CONFLICT, codes=frozenset({"sqlstate 40"}), why="the store rolled the transaction back"),
    Clue(
        code=Code.DATA_INTEGRITY,
        codes=words("sqlite_constraint_unique sqlite_constraint_primarykey sqlite_constraint_foreignkey")
        | words("sqlite_constraint_notnull sqlite_constraint_check sqlite_constraint_trigger sqlite_constraint")
        | {"sqlstate 23", "mysql 1062", "mysql 1451", "mysql 1452", "mysql 1048"},
        why="a row that exists already, or refers to one that does not",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        codes=words("sqlite_full sqlite_ioerr") | {"sqlstate 53", "sqlstate 57", "mysql 1040", "mysql 3024"},
        why="the store is full, shutting down, or cancelled a slow statement",
    ),
    Clue(code=Code.NETWORK, codes=frozenset({"sqlstate 08"}), why="the connection to the store broke"),
    Clue(code=Code.UNSUPPORTED_INPUT, codes=words("sqlite_notadb sqlite_corrupt"), why="the file is not a database"),
    Clue(
        code=Code.PROGRAM_ERROR,
        codes=words("sqlite_error sqlite_mismatch sqlite_range sqlite_misuse sqlite_readonly sqlite_cantopen")
        | {"sqlstate 22", "sqlstate 42", "sqlstate 0a", "mysql 1064", "mysql 1146", "mysql 1054"},
        why="the statement is wrong",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        codes=words("server_error internal_error api_error internal unavailable internalfailure internalservererror")
        | words("internalserverexception serviceunavailable serviceunavailableexception requesttimeout"),
        why="the vendor's words for a failure of its own, in a stream that had begun with 200",
    ),
    Clue(
        code=Code.STORE_CONFLICT,
        types=words(
            """DeadlockDetected DeadlockDetectedError SerializationFailure SerializationError LockNotAvailable
            LockNotAvailableError StaleDataError WriteConflict LockError WatchError TransactionConflict"""
        ),
        why="a deadlock, a lock or a lost race",
    ),
    Clue(
        code=Code.STORE_CONFLICT,
        types=words("OperationalError DatabaseError InternalError"),
        phrases=("deadlock", "is locked", "could not serialize", "lock wait timeout"),
        strength=Strength.TRANSPORT,
        why="a driver that reports a lock only in words",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        types=words("OperationalError"),
        phrases=("authentication failed", "access denied for user", "fatal:  role", "pg_hba.conf"),
        why="PostgreSQL refuses a login before it can send a code",
    ),
    Clue(
        code=Code.NETWORK,
        types=words("OperationalError InterfaceError"),
        phrases=(
            *("connection failed", "connection refused", "connection reset", "could not connect", "can't connect"),
            *("server closed the connection", "eof detected"),
        ),
        strength=Strength.TRANSPORT,
        why="the store was not reached",
    ),
    Clue(
        code=Code.PROGRAM_ERROR,
        types=words("OperationalError DatabaseError"),
        phrases=("syntax error", "mismatched input", "error in your sql"),
        strength=Strength.TRANSPORT,
        why="a driver that reports a wrong statement only in words",
    ),
    Clue(
        code=Code.EFFECT_CONFLICT,
        effect=True,
        types=words("UniqueViolation UniqueViolationError DuplicateKeyError"),
        why="the effect is there already",
    ),
    Clue(
        code=Code.DATA_INTEGRITY,
        types=words("IntegrityError UniqueViolation ForeignKeyViolation DuplicateKeyError UniqueViolationError"),
        strength=Strength.TRANSPORT,
        why="a row that exists already, or refers to one that does not",
    ),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        types=words("OperationalError InterfaceError AutoReconnect ServerSelectionTimeoutError BusyLoadingError"),
        strength=Strength.TRANSPORT,
        why="the store did not do its work",
    ),
    Clue(
        code=Code.PROGRAM_ERROR,
        types=words("ProgrammingError DataError NotSupportedError sqlalchemy.ArgumentError CompileError"),
        strength=Strength.TRANSPORT,
        why="the statement is wrong",
    ),
)
