"""SQL and document stores, brokers and locks, shaped by hand."""

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import recalled, shaped

_PEP_249 = "{0}.{1} < {0}.DatabaseError < {0}.Error"


def _psycopg2(name: str, parent: str, pgcode: str | None, message: str) -> BaseException:
    lineage = f"psycopg2.errors.{name} < psycopg2.{parent} < psycopg2.DatabaseError < psycopg2.Error"
    return shaped(lineage, message, pgcode=pgcode, pgerror=message if pgcode else None)


def _mysqldb(name: str, number: int, message: str) -> BaseException:
    return shaped(
        f"MySQLdb._exceptions.{name} < MySQLdb._exceptions.DatabaseError < MySQLdb._exceptions.MySQLError",
        number,
        message,
    )


def _django(name: str, inner: BaseException) -> BaseException:
    return shaped(
        f"django.db.utils.{name} < django.db.utils.DatabaseError < django.db.utils.Error", *inner.args, cause=inner
    )


def _trino(name: str, error_name: str, kind: str, message: str) -> BaseException:
    told = {"message": message, "errorCode": 1, "errorName": error_name, "errorType": kind}
    return shaped(
        f"trino.exceptions.{name} < trino.exceptions.TrinoQueryError < trino.exceptions.Error",
        said=f'{name}(type={kind}, name={error_name}, message="{message}", query_id=20260101_1)',
        _error=told,
        error_name=error_name,
        error_type=kind,
        message=message,
    )


def _ydb(name: str, status: int, message: str) -> BaseException:
    return shaped(
        f"ydb.issues.{name} < ydb.issues.Error",
        f'message: "{message}" (server_code: {status})',
        status=status,
        issues=None,
        message=message,
    )


def _fauna(name: str, status: int, code: str, message: str) -> BaseException:
    return shaped(
        f"fauna.errors.errors.{name} < fauna.errors.errors.ServiceError < fauna.errors.errors.FaunaError",
        f"{status}: {code}\n{message}",
        status_code=status,
        code=code,
        message=message,
    )


def _aiokafka(name: str, number: int, message: str, *, retriable: bool = False) -> BaseException:
    return shaped(
        f"aiokafka.errors.{name} < aiokafka.errors.BrokerResponseError < aiokafka.errors.KafkaError",
        said=f"[Error {number}] {name}: {message}",
        base=RuntimeError,
        errno=number,
        message=name,
        description=message,
        retriable=retriable,
    )


CASES: list[Case] = [
    *recalled(
        "psycopg2",
        {
            "serialization": (
                _psycopg2(
                    "SerializationFailure",
                    "extensions.TransactionRollbackError",
                    "40001",
                    "could not serialize access due to concurrent update\n",
                ),
                Code.STORE_CONFLICT,
            ),
            "twice": (
                _psycopg2(
                    "UniqueViolation",
                    "IntegrityError",
                    "23505",
                    'duplicate key value violates unique constraint "letters_pkey"\nDETAIL:  Key (id)=(1) already exists.\n',
                ),
                Code.DATA_INTEGRITY,
            ),
            "closed": (
                shaped(
                    "psycopg2.OperationalError < psycopg2.DatabaseError < psycopg2.Error",
                    "server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally\n",
                    pgcode=None,
                    pgerror=None,
                ),
                Code.NETWORK,
            ),
            "password": (
                shaped(
                    "psycopg2.OperationalError < psycopg2.DatabaseError < psycopg2.Error",
                    'connection to server at "10.0.0.1", port 5432 failed: FATAL:  password authentication failed for user "u"\n',
                    pgcode=None,
                    pgerror=None,
                ),
                Code.AUTH_DENIED,
            ),
            "no column": (
                _psycopg2(
                    "UndefinedColumn",
                    "ProgrammingError",
                    "42703",
                    'column "totl" does not exist\nLINE 1: SELECT totl\n',
                ),
                Code.PROGRAM_ERROR,
            ),
        },
    ),
    *recalled(
        "MySQLdb",
        {
            "deadlock": (
                _mysqldb(
                    "OperationalError", 1213, "Deadlock found when trying to get lock; try restarting transaction"
                ),
                Code.STORE_CONFLICT,
            ),
            "gone away": (_mysqldb("OperationalError", 2006, "MySQL server has gone away"), Code.NETWORK),
            "too long": (_mysqldb("DataError", 1406, "Data too long for column 'name' at row 1"), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "django",
        {
            "locked": (
                _django(
                    "OperationalError",
                    shaped("sqlite3.OperationalError < sqlite3.DatabaseError < sqlite3.Error", "database is locked"),
                ),
                Code.STORE_CONFLICT,
            ),
            "no record": (
                shaped(
                    "shop.models.Order.DoesNotExist < django.core.exceptions.ObjectDoesNotExist",
                    "Order matching query does not exist.",
                ),
                Code.DATA_INTEGRITY,
            ),
            "not allowed": (
                shaped("django.core.exceptions.PermissionDenied", "You may not export this report"),
                Code.AUTH_DENIED,
            ),
        },
    ),
    *recalled(
        "trino",
        {
            "syntax": (
                _trino("TrinoUserError", "SYNTAX_ERROR", "USER_ERROR", "line 1:8: Column 'totl' cannot be resolved"),
                Code.PROGRAM_ERROR,
            ),
            "memory": (
                _trino(
                    "TrinoQueryError",
                    "CLUSTER_OUT_OF_MEMORY",
                    "INSUFFICIENT_RESOURCES",
                    "Query killed because the cluster is out of memory. Please try again in a few minutes.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "denied": (
                _trino(
                    "TrinoUserError",
                    "PERMISSION_DENIED",
                    "USER_ERROR",
                    "Access Denied: Cannot select from table finance.pay",
                ),
                Code.AUTH_DENIED,
            ),
            "503": (
                shaped("trino.exceptions.Http503Error < trino.exceptions.HttpError", "error 503: service unavailable"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "pymssql",
        {
            "deadlock": (
                shaped(
                    "pymssql.exceptions.OperationalError < pymssql.exceptions.DatabaseError < pymssql.exceptions.Error",
                    1205,
                    b"Transaction (Process ID 55) was deadlocked on lock resources with another process and has been chosen as the deadlock victim. Rerun the transaction.DB-Lib error message 20018, severity 13:\n",
                ),
                Code.STORE_CONFLICT,
            ),
            "nobody": (
                shaped(
                    "pymssql.exceptions.OperationalError < pymssql.exceptions.DatabaseError < pymssql.exceptions.Error",
                    (
                        20009,
                        b"DB-Lib error message 20009, severity 9:\nUnable to connect: Adaptive Server is unavailable or does not exist (10.0.0.9)\nNet-Lib error during Connection refused (111)\n",
                    ),
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "vertica_python",
        {
            "resources": (
                shaped(
                    "vertica_python.errors.InsufficientResources < vertica_python.errors.QueryError < vertica_python.errors.ProgrammingError < vertica_python.errors.DatabaseError < vertica_python.errors.Error",
                    "Severity: ERROR, Message: Insufficient resources to execute plan on pool general [Timedout waiting for resource request], Sqlstate: 53000, Routine: Exec_compilePlan",
                    sqlstate="53000",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no table": (
                shaped(
                    "vertica_python.errors.MissingRelation < vertica_python.errors.QueryError < vertica_python.errors.ProgrammingError < vertica_python.errors.DatabaseError < vertica_python.errors.Error",
                    'Severity: ERROR, Message: Relation "letters" does not exist, Sqlstate: 42V01',
                    sqlstate="42V01",
                ),
                Code.PROGRAM_ERROR,
            ),
        },
    ),
    *recalled(
        "ydb",
        {
            "aborted": (_ydb("Aborted", 400040, "Transaction locks invalidated. Table: letters"), Code.STORE_CONFLICT),
            "overloaded": (
                _ydb("Overloaded", 400060, "Kikimr cluster or one of its subsystems is overloaded."),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no such table": (_ydb("SchemeError", 400070, "Path not found"), Code.DEPENDENCY_GONE),
        },
    ),
    *recalled(
        "fauna",
        {
            "contended": (
                _fauna(
                    "ContendedTransactionError",
                    409,
                    "contended_transaction",
                    "Transaction was aborted due to detection of concurrent modification.",
                ),
                Code.STORE_CONFLICT,
            ),
            "check": (
                _fauna("QueryCheckError", 400, "invalid_query", "The query failed 1 validation check"),
                Code.TOOL_FAILED,
            ),
            "limit": (
                _fauna("ThrottlingError", 429, "limit_exceeded", "Rate limit exceeded for reads"),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "rethinkdb",
        {
            "nobody": (
                shaped(
                    "rethinkdb.errors.ReqlDriverError < rethinkdb.errors.ReqlError",
                    "Could not connect to localhost:28015. Error: [Errno 111] Connection refused",
                ),
                Code.NETWORK,
            ),
            "primary": (
                shaped(
                    "rethinkdb.errors.ReqlOpFailedError < rethinkdb.errors.ReqlAvailabilityError < rethinkdb.errors.ReqlRuntimeError < rethinkdb.errors.ReqlError",
                    'Cannot perform write: primary replica for shard ["", +inf) not available.',
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "pymemcache",
        {
            "server": (
                shaped(
                    "pymemcache.exceptions.MemcacheServerError < pymemcache.exceptions.MemcacheError",
                    b"out of memory storing object",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "closed": (
                shaped(
                    "pymemcache.exceptions.MemcacheUnexpectedCloseError < pymemcache.exceptions.MemcacheServerError < pymemcache.exceptions.MemcacheError"
                ),
                Code.NETWORK,
            ),
            "key": (
                shaped(
                    "pymemcache.exceptions.MemcacheIllegalInputError < pymemcache.exceptions.MemcacheClientError < pymemcache.exceptions.MemcacheError",
                    "Key is too long: 300",
                ),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "aerospike",
        {
            "hot key": (
                shaped(
                    "exception.KeyBusy < exception.RecordError < exception.ServerError < exception.AerospikeError",
                    14,
                    "AEROSPIKE_ERR_RECORD_BUSY",
                    "src/main/client/put.c",
                    118,
                    False,
                    code=14,
                    msg="AEROSPIKE_ERR_RECORD_BUSY",
                ),
                Code.STORE_CONFLICT,
            ),
            "no record": (
                shaped(
                    "exception.RecordNotFound < exception.RecordError < exception.ServerError < exception.AerospikeError",
                    2,
                    "AEROSPIKE_ERR_RECORD_NOT_FOUND",
                    "src/main/client/get.c",
                    80,
                    False,
                    code=2,
                    msg="AEROSPIKE_ERR_RECORD_NOT_FOUND",
                ),
                Code.DATA_INTEGRITY,
            ),
            "overload": (
                shaped(
                    "exception.DeviceOverload < exception.ServerError < exception.AerospikeError",
                    18,
                    "AEROSPIKE_ERR_DEVICE_OVERLOAD",
                    "src/main/client/put.c",
                    118,
                    False,
                    code=18,
                    msg="AEROSPIKE_ERR_DEVICE_OVERLOAD",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "surrealdb",
        {
            "permissions": (
                shaped(
                    "surrealdb.errors.SurrealDBMethodError",
                    "IAM error: Not enough permissions to perform this action",
                    message="IAM error: Not enough permissions to perform this action",
                ),
                Code.AUTH_DENIED,
            ),
            "conflict": (
                shaped(
                    "surrealdb.errors.SurrealDBMethodError",
                    "There was a problem with the database: Failed to commit transaction due to a read or write conflict. This transaction can be retried",
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "aiokafka",
        {
            "leader": (
                _aiokafka(
                    "NotLeaderForPartitionError",
                    6,
                    "This error is thrown if the client attempts to send messages to a replica that is not the leader for some partition.",
                    retriable=True,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "nobody": (
                shaped(
                    "aiokafka.errors.KafkaConnectionError < aiokafka.errors.KafkaError",
                    "KafkaConnectionError: Unable to bootstrap from [('kafka', 9092, <AddressFamily.AF_UNSPEC: 0>)]",
                    base=RuntimeError,
                    retriable=True,
                ),
                Code.NETWORK,
            ),
            "topic rights": (
                _aiokafka(
                    "TopicAuthorizationFailedError",
                    29,
                    "Returned by the broker when the client is not authorized to access the requested topic.",
                ),
                Code.AUTH_DENIED,
            ),
            "too large": (
                _aiokafka(
                    "MessageSizeTooLargeError",
                    10,
                    "The message is 2000000 bytes when serialized which is larger than the maximum request size",
                ),
                Code.UNSUPPORTED_INPUT,
            ),
        },
    ),
    *recalled(
        "amqp",
        {
            "vhost": (
                shaped(
                    "amqp.exceptions.NotAllowed < amqp.exceptions.IrrecoverableConnectionError < amqp.exceptions.ConnectionError < amqp.exceptions.AMQPError",
                    said="Connection.open: (530) NOT_ALLOWED - vhost orders not found",
                    reply_text="NOT_ALLOWED - vhost orders not found",
                    reply_code=530,
                    method_sig=(10, 40),
                ),
                Code.AUTH_DENIED,
            ),
            "precondition": (
                shaped(
                    "amqp.exceptions.PreconditionFailed < amqp.exceptions.IrrecoverableChannelError < amqp.exceptions.ChannelError < amqp.exceptions.AMQPError",
                    said="Queue.declare: (406) PRECONDITION_FAILED - inequivalent arg 'durable' for queue 'jobs'",
                    reply_text="PRECONDITION_FAILED - inequivalent arg 'durable' for queue 'jobs'",
                    reply_code=406,
                ),
                Code.TOOL_FAILED,
            ),
            "forced": (
                shaped(
                    "amqp.exceptions.ConnectionForced < amqp.exceptions.RecoverableConnectionError < amqp.exceptions.ConnectionError < amqp.exceptions.AMQPError",
                    said="(0, 0): (320) CONNECTION_FORCED - broker forced connection closure with reason 'shutdown'",
                    reply_text="CONNECTION_FORCED - broker forced connection closure with reason 'shutdown'",
                    reply_code=320,
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "azure.eventhub",
        {
            "credentials": (
                shaped(
                    "azure.eventhub.exceptions.AuthenticationError < azure.eventhub.exceptions.ConnectError < azure.eventhub.exceptions.EventHubError",
                    "CBS Token authentication failed.\nStatus code: 401",
                    message="CBS Token authentication failed.",
                    error=None,
                    details=None,
                ),
                Code.AUTH_DENIED,
            ),
            "lost": (
                shaped(
                    "azure.eventhub.exceptions.ConnectionLostError < azure.eventhub.exceptions.EventHubError",
                    "Connection lost: ErrorCodes.ConnectionCloseForced",
                    message="Connection lost",
                    error="amqp:connection:forced",
                    details=None,
                ),
                Code.NETWORK,
            ),
            "busy": (
                shaped(
                    "azure.eventhub.exceptions.EventHubError",
                    "The request was terminated because the namespace is being throttled. Error code: 50002. ",
                    message="The request was terminated because the namespace is being throttled.",
                    error="com.microsoft:server-busy",
                    details=None,
                ),
                Code.THROTTLED,
            ),
        },
    ),
    *recalled(
        "zmq",
        {
            "again": (
                shaped(
                    "zmq.error.Again < zmq.error.ZMQError < zmq.error.ZMQBaseError",
                    said="Resource temporarily unavailable",
                    errno=11,
                    strerror="Resource temporarily unavailable",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    *recalled(
        "portalocker",
        {
            "taken": (
                shaped(
                    "portalocker.exceptions.LockException < portalocker.exceptions.BaseLockException",
                    BlockingIOError(11, "Resource temporarily unavailable"),
                    fh=None,
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
    *recalled(
        "redlock",
        {
            "not got": (
                shaped(
                    "redlock.MultipleRedlockException",
                    said="redis.exceptions.ConnectionError: Error 111 connecting to r1:6379. Connection refused.",
                    errors=[ConnectionRefusedError(111, "Connection refused")],
                ),
                Code.NETWORK,
            ),
        },
    ),
]
