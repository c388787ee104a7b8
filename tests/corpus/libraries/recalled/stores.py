"""Vector and SQL stores, shaped by hand."""

import socket
from typing import Any

import httpx

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.recalled.shaping import StatusCode, recalled, rpc_error, shaped


def _weaviate(status: int, message: str, body: object) -> BaseException:
    said = f"{message}! Unexpected status code: {status}, with response body: {body}."
    return shaped(
        "weaviate.exceptions.UnexpectedStatusCodeError < weaviate.exceptions.WeaviateBaseError",
        said,
        message=said,
        status_code=status,
        _UnexpectedStatusCodeError__status_code=status,
    )


def _chroma(name: str, message: str, code: int) -> BaseException:
    return shaped(
        f"chromadb.errors.{name} < chromadb.errors.ChromaError",
        message,
        code=lambda: code,
        message=lambda: message,
    )


def _milvus(code: int, message: str, name: str = "MilvusException") -> BaseException:
    said = f"<{name}: (code={code}, message={message})>"
    return shaped(f"pymilvus.exceptions.{name}", said=said, _code=code, code=code, _message=message, message=message)


def _snowflake(name: str, number: int, state: str, message: str) -> BaseException:
    said = f"{number:06} ({state}): 01b2-0000: {message}"
    lineage = f"snowflake.connector.errors.{name} < snowflake.connector.errors.DatabaseError"
    return shaped(
        f"{lineage} < snowflake.connector.errors.Error", said, said=said, msg=said, raw_msg=message, errno=number,
        sqlstate=state, sfqid="01b2-0000",
    )  # fmt: skip


def _databricks(name: str, parent: str, code: str, message: str, wait: int | None = None) -> BaseException:
    return shaped(
        f"databricks.sdk.errors.platform.{name} < databricks.sdk.errors.platform.{parent} < "
        "databricks.sdk.errors.base.DatabricksError",
        message,
        base=OSError,
        error_code=code,
        retry_after_secs=wait,
        details=[],
    )


def _cassandra(name: str, message: str, **fields: Any) -> BaseException:
    parent = "cassandra.RequestExecutionException" if fields else "cassandra.RequestValidationException"
    return shaped(f"cassandra.{name} < {parent} < cassandra.DriverException", message, **fields)


def _no_host(problem: BaseException) -> BaseException:
    errors = {"10.0.0.1:9042": problem}
    message = "Unable to connect to any servers"
    return shaped("cassandra.cluster.NoHostAvailable", message, errors, errors=errors)


def _couchbase(name: str, number: int, message: str) -> BaseException:
    said = f"{name}(<ec={number}, category=couchbase.key_value, message={message} ({number}), C Source=/couchbase.cxx>)"
    return shaped(
        f"couchbase.exceptions.{name} < couchbase.exceptions.CouchbaseException", said, said=said, error_code=number,
        message=message, context={}, _message=message,
    )  # fmt: skip


def _mysql(name: str, number: int, state: str, message: str) -> BaseException:
    lineage = f"mysql.connector.errors.{name} < mysql.connector.errors.DatabaseError < mysql.connector.errors.Error"
    said = f"{number} ({state}): {message}"
    return shaped(lineage, number, said, state, said=said, errno=number, sqlstate=state, msg=message)


_UNKNOWN_HOST = httpx.ConnectError("[Errno -2] Name or service not known")


_UNKNOWN_HOST.__cause__ = socket.gaierror(-2, "Name or service not known")


CASES: list[Case] = [
    *recalled(
        "weaviate",
        {
            "422": (
                _weaviate(
                    422, "Object was not added", {"error": [{"message": "vector lengths don't match: 1536 vs 768"}]}
                ),
                Code.TOOL_FAILED,
            ),
            "unavailable": (
                shaped(
                    "weaviate.exceptions.WeaviateQueryError < weaviate.exceptions.WeaviateBaseError",
                    "Query call with protocol GRPC search failed with message failed to connect to all addresses.",
                    cause=rpc_error(StatusCode.UNAVAILABLE, "failed to connect to all addresses"),
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "unknown host": (
                shaped(
                    "weaviate.exceptions.WeaviateConnectionError < weaviate.exceptions.WeaviateBaseError",
                    "Connection to Weaviate failed. Details: ",
                    cause=_UNKNOWN_HOST,
                ),
                Code.NETWORK,
            ),
        },
    ),
    *recalled(
        "chromadb",
        {
            "no collection": (
                _chroma("NotFoundError", "Collection letters does not exist.", 404),
                Code.DEPENDENCY_GONE,
            ),
            "dimension": (
                _chroma(
                    "InvalidDimensionException",
                    "Collection expecting embedding with dimension of 1536, got 384",
                    400,
                ),
                Code.TOOL_FAILED,
            ),
            "429": (_chroma("RateLimitError", "Rate limit exceeded", 429), Code.THROTTLED),
            "twice": (_chroma("UniqueConstraintError", "Collection letters already exists", 409), Code.DATA_INTEGRITY),
        },
    ),
    *recalled(
        "pymilvus",
        {
            "no collection": (
                _milvus(100, "collection not found[database=default][collection=letters]"),
                Code.DEPENDENCY_GONE,
            ),
            "rate": (
                _milvus(
                    8, "request is rejected by grpc RateLimiter middleware, please retry later: rate limit exceeded"
                ),
                Code.THROTTLED,
            ),
            "nobody": (
                _milvus(
                    2, "Fail connecting to server on 10.0.0.4:19530, illegal connection params or server unavailable"
                ),
                Code.NETWORK,
            ),
            "too long": (
                _milvus(1100, "the length (70000) of 0th string exceeds max length (65535): invalid parameter"),
                Code.TOOL_FAILED,
            ),
        },
    ),
    *recalled(
        "snowflake",
        {
            "no table": (
                _snowflake(
                    "ProgrammingError",
                    2003,
                    "42S02",
                    "SQL compilation error:\nObject 'LETTERS' does not exist or not authorized.",
                ),
                Code.PROGRAM_ERROR,
            ),
            "wrong password": (
                _snowflake(
                    "DatabaseError",
                    250001,
                    "08001",
                    "Failed to connect to DB: acme.snowflakecomputing.com:443. Incorrect username or password was "
                    "specified.",
                ),
                Code.AUTH_DENIED,
            ),
            "too slow": (
                _snowflake(
                    "ProgrammingError",
                    630,
                    "57014",
                    "Statement reached its statement or warehouse timeout of 60 second(s) and was canceled.",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "syntax": (
                _snowflake(
                    "ProgrammingError", 1003, "42000", "SQL compilation error:\nsyntax error line 1 at position 0"
                ),
                Code.PROGRAM_ERROR,
            ),
        },
    ),
    *recalled(
        "databricks",
        {
            "429": (
                _databricks("TooManyRequests", "X", "REQUEST_LIMIT_EXCEEDED", "Too many requests", 10),
                Code.THROTTLED,
            ),
            "denied": (
                _databricks(
                    "PermissionDenied", "X", "PERMISSION_DENIED", "User u does not have Manage permissions on job 123"
                ),
                Code.AUTH_DENIED,
            ),
            "no job": (
                _databricks("ResourceDoesNotExist", "NotFound", "RESOURCE_DOES_NOT_EXIST", "Job 123 does not exist."),
                Code.DATA_INTEGRITY,
            ),
            "busy": (
                _databricks(
                    "TemporarilyUnavailable", "X", "TEMPORARILY_UNAVAILABLE", "The service is under maintenance"
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no table": (
                shaped(
                    "databricks.sql.exc.ServerOperationError < databricks.sql.exc.DatabaseError < databricks.sql.exc.Error",
                    "[TABLE_OR_VIEW_NOT_FOUND] The table or view `letters` cannot be found. Verify the spelling and "
                    "correctness of the schema and catalog. SQLSTATE: 42P01; line 1 pos 14",
                    context={"operation-id": "1", "diagnostic-info": "org.apache.spark.sql.AnalysisException"},
                ),
                Code.PROGRAM_ERROR,
            ),
        },
    ),
    *recalled(
        "cassandra",
        {
            "nobody": (_no_host(ConnectionRefusedError(111, "Connection refused")), Code.NETWORK),
            "wrong password": (
                _no_host(
                    shaped(
                        "cassandra.AuthenticationFailed < cassandra.DriverException",
                        "Failed to authenticate to 10.0.0.1:9042: Error from server: code=0100 [Bad credentials] "
                        'message="Provided username u and/or password are incorrect"',
                    )
                ),
                Code.AUTH_DENIED,
            ),
            "replicas": (
                _cassandra(
                    "Unavailable",
                    'Error from server: code=1000 [Unavailable exception] message="Cannot achieve consistency level '
                    "QUORUM\" info={'consistency': 'QUORUM', 'required_replicas': 2, 'alive_replicas': 1}",
                    consistency=4,
                    required_replicas=2,
                    alive_replicas=1,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "slow write": (
                _cassandra(
                    "WriteTimeout",
                    "Error from server: code=1100 [Coordinator node timed out waiting for replica nodes' responses] "
                    'message="Operation timed out - received only 0 responses."',
                    consistency=1,
                    write_type=0,
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "column": (
                _cassandra(
                    "InvalidRequest",
                    'Error from server: code=2200 [Invalid query] message="Undefined column name subject in table '
                    'a.letters"',
                ),
                Code.PROGRAM_ERROR,
            ),
        },
    ),
    *recalled(
        "couchbase",
        {
            "no document": (
                _couchbase("DocumentNotFoundException", 101, "document_not_found"),
                Code.DATA_INTEGRITY,
            ),
            "slow": (
                _couchbase("UnAmbiguousTimeoutException", 14, "unambiguous_timeout"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "lost race": (_couchbase("CASMismatchException", 9, "cas_mismatch"), Code.STORE_CONFLICT),
        },
    ),
    *recalled(
        "mysql.connector",
        {
            "lost": (
                _mysql("OperationalError", 2013, "HY000", "Lost connection to MySQL server during query"),
                Code.NETWORK,
            ),
            "no table": (
                _mysql("ProgrammingError", 1146, "42S02", "Table 'a.letters' doesn't exist"),
                Code.PROGRAM_ERROR,
            ),
            "deadlock": (
                _mysql(
                    "InternalError", 1213, "40001", "Deadlock found when trying to get lock; try restarting transaction"
                ),
                Code.STORE_CONFLICT,
            ),
        },
    ),
]
