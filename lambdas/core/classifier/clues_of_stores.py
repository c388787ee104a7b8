"""The classifier's table, part three: databases, by SQLSTATE and driver codes, then by DB-API class names.

A wrapper's class (SQLAlchemy's) is worth less than the code of the driver's error inside it.
"""

from lambdas.core.classifier.clue import Clue, Strength
from lambdas.core.classifier.reply import words
from lambdas.core.taxonomy import Code

STORES = (
    Clue(code=Code.STORE_CONFLICT, codes=frozenset({"sqlstate 40"}), why="the store rolled the transaction back"),
    Clue(
        code=Code.DATA_INTEGRITY,
        codes=words("sqlite_constraint_unique sqlite_constraint_primarykey sqlite_constraint_foreignkey")
        | words("sqlite_constraint_notnull sqlite_constraint_check sqlite_constraint_trigger sqlite_constraint")
        | {"sqlstate 23", "mysql 1062", "mysql 1451", "mysql 1452", "mysql 1048"},
        why="a row that exists already, or refers to one that does not",
    ),
    Clue(code=Code.NETWORK, codes=frozenset({"sqlstate 08"}), why="the connection to the store broke"),
    Clue(
        code=Code.DEPENDENCY_UNAVAILABLE,
        codes=words("sqlite_full sqlite_ioerr") | {"sqlstate 53", "sqlstate 57", "mysql 1040", "mysql 3024"},
        why="the store is full, shutting down, or cancelled a slow statement",
    ),
    Clue(code=Code.UNSUPPORTED_INPUT, codes=words("sqlite_notadb sqlite_corrupt"), why="the file is no database"),
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
        why="a driver that tells a lock only in words",
    ),
    Clue(
        code=Code.AUTH_DENIED,
        types=words("OperationalError"),
        phrases=("authentication failed", "access denied for user", "fatal:  role"),
        why="PostgreSQL refuses a login before it can send a code",
    ),
    Clue(
        code=Code.NETWORK,
        types=words("OperationalError InterfaceError"),
        phrases=("connection failed", "connection refused", "connection reset", "could not connect", "can't connect"),
        strength=Strength.TRANSPORT,
        why="the store was not reached",
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
