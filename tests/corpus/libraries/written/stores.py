"""Stores and brokers from which clues are written: servers that speak just enough of their protocols to refuse."""

import struct
from collections.abc import Callable

import kafka.errors
import neo4j.exceptions
import pika
import pika.exceptions
import pymongo
import pymongo.errors
import pymysql
import redis

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.told import built, case, talking
from tests.corpus.loopback import dead_url


def _dead_port() -> int:
    return int(dead_url().rpartition(":")[2])


def _redis(*lines: bytes) -> Callable[[], object]:
    def act() -> object:
        with talking(b"", *lines * 4) as port:
            client = redis.Redis(port=port, retry=None, socket_timeout=2, protocol=2, client_name=None, lib_name=None)
            return client.set("a", "b")

    return act


def _redis_nobody() -> object:
    return redis.Redis(port=_dead_port(), retry=None, socket_timeout=2).get("a")


def _packet(number: int, payload: bytes) -> bytes:
    return struct.pack("<I", len(payload))[:3] + bytes([number]) + payload


_GREETING = _packet(
    0,
    b"\x0a8.0.36\x00\x01\x00\x00\x00" + b"abcdefgh\x00" + b"\x0f\xa2\x21\x02\x00\x08\x00\x15" + bytes(10)
    + b"ijklmnopqrst\x00" + b"mysql_native_password\x00",
)  # fmt: skip
_OK = b"\x00\x00\x00\x02\x00\x00\x00"


def _mysql(errno: int, state: str, message: str, *, at_login: bool = False) -> Callable[[], object]:
    refusal = b"\xff" + struct.pack("<H", errno) + b"#" + state.encode() + message.encode()

    def act() -> object:
        lines = [_packet(2, refusal)] if at_login else [_packet(2, _OK), _packet(1, _OK), _packet(1, refusal)]
        with talking(_GREETING, *lines) as port:
            link = pymysql.connect(port=port, host="127.0.0.1", user="u", password="p", autocommit=None, read_timeout=2)
            return link.cursor().execute("insert into letters values (1)")

    return act


def _mysql_nobody() -> object:
    return pymysql.connect(host="127.0.0.1", port=_dead_port(), connect_timeout=2)


def _mongo_nobody() -> object:
    return pymongo.MongoClient("127.0.0.1", _dead_port(), serverSelectionTimeoutMS=500).db.letters.find_one()


def _mongo(code: int, name: str, message: str, *labels: str) -> Callable[[], BaseException]:
    reply = {"ok": 0.0, "code": code, "codeName": name, "errmsg": message}
    if labels:
        reply["errorLabels"] = [*labels]
    return lambda: pymongo.errors.OperationFailure(f"{message}, full error: {reply}", code, reply)


def _twice() -> BaseException:
    message = "E11000 duplicate key error collection: db.letters index: _id_ dup key: { _id: 1 }"
    return pymongo.errors.DuplicateKeyError(message, 11000, {"code": 11000, "errmsg": message})


def _neo(code: str, message: str) -> Callable[[], BaseException]:
    return lambda: neo4j.exceptions.Neo4jError._hydrate_neo4j(code=code, message=message)


def _neo4j_nobody() -> object:
    with neo4j.GraphDatabase.driver(f"bolt://127.0.0.1:{_dead_port()}", auth=("a", "b")) as driver:
        return driver.verify_connectivity()


def _pika_nobody() -> object:
    where = pika.ConnectionParameters("127.0.0.1", _dead_port(), connection_attempts=1)
    return pika.BlockingConnection(where)


CASES: list[Case] = [
    case("redis", "busy with a script", _redis(b"-BUSY Redis is busy running a script.\r\n"), Code.STORE_CONFLICT),
    case(
        "redis",
        "read only",
        _redis(b"-READONLY You can't write against a read only replica.\r\n"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("redis", "no auth", _redis(b"-NOAUTH Authentication required.\r\n"), Code.AUTH_DENIED),
    case("redis", "no permission", _redis(b"-NOPERM User u has no permissions to run 'set'\r\n"), Code.AUTH_DENIED),
    case(
        "redis",
        "out of memory",
        _redis(b"-OOM command not allowed when used memory > 'maxmemory'.\r\n"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "redis",
        "loading",
        _redis(b"-LOADING Redis is loading the dataset in memory\r\n"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "redis",
        "wrong type",
        _redis(b"-WRONGTYPE Operation against a key holding the wrong kind of value\r\n"),
        Code.TOOL_FAILED,
    ),
    case("redis", "cluster down", _redis(b"-CLUSTERDOWN The cluster is down\r\n"), Code.DEPENDENCY_UNAVAILABLE),
    case("redis", "nobody", _redis_nobody, Code.NETWORK),
    case("pymysql", "deadlock", _mysql(1213, "40001", "Deadlock found when trying to get lock"), Code.STORE_CONFLICT),
    case("pymysql", "lock wait", _mysql(1205, "HY000", "Lock wait timeout exceeded"), Code.STORE_CONFLICT),
    case("pymysql", "duplicate", _mysql(1062, "23000", "Duplicate entry '1' for key 'PRIMARY'"), Code.DATA_INTEGRITY),
    case(
        "pymysql", "too many", _mysql(1040, "08004", "Too many connections", at_login=True), Code.DEPENDENCY_UNAVAILABLE
    ),
    case(
        "pymysql",
        "read only",
        _mysql(1290, "HY000", "The MySQL server is running with the --read-only option"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("pymysql", "denied", _mysql(1045, "28000", "Access denied for user 'u'", at_login=True), Code.AUTH_DENIED),
    case("pymysql", "data too long", _mysql(1406, "22001", "Data too long for column 'a'"), Code.PROGRAM_ERROR),
    case("pymysql", "nobody", _mysql_nobody, Code.NETWORK),
    case("pymongo", "nobody", _mongo_nobody, Code.DEPENDENCY_UNAVAILABLE),
    built(
        "pymongo",
        "write conflict",
        _mongo(112, "WriteConflict", "WriteConflict error", "TransientTransactionError"),
        Code.STORE_CONFLICT,
    ),
    built(
        "pymongo",
        "unauthorized",
        _mongo(13, "Unauthorized", "not authorized on db to execute command"),
        Code.AUTH_DENIED,
    ),
    built(
        "pymongo",
        "stepped down",
        _mongo(189, "PrimarySteppedDown", "the primary stepped down", "RetryableWriteError"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "pymongo",
        "too slow",
        _mongo(50, "MaxTimeMSExpired", "operation exceeded time limit"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built("pymongo", "duplicate", _twice, Code.DATA_INTEGRITY),
    built("pymongo", "bad operator", _mongo(2, "BadValue", "unknown operator: $foo"), Code.TOOL_FAILED),
    built(
        "neo4j",
        "deadlock",
        _neo("Neo.TransientError.Transaction.DeadlockDetected", "ForsetiClient can't acquire"),
        Code.STORE_CONFLICT,
    ),
    built(
        "neo4j",
        "wrong password",
        _neo("Neo.ClientError.Security.Unauthorized", "The client is unauthorized"),
        Code.AUTH_DENIED,
    ),
    built(
        "neo4j",
        "constraint",
        _neo("Neo.ClientError.Schema.ConstraintValidationFailed", "Node(0) already exists"),
        Code.DATA_INTEGRITY,
    ),
    built("neo4j", "syntax", _neo("Neo.ClientError.Statement.SyntaxError", "Invalid input 'X'"), Code.TOOL_FAILED),
    built(
        "neo4j",
        "not available",
        _neo("Neo.TransientError.General.DatabaseUnavailable", "database is unavailable"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("neo4j", "nobody", _neo4j_nobody, Code.NETWORK),
    case("pika", "nobody", _pika_nobody, Code.NETWORK),
    built(
        "pika",
        "access refused",
        lambda: pika.exceptions.ProbableAuthenticationError(
            "ConnectionClosedByBroker: (403) 'ACCESS_REFUSED - Login was refused'"
        ),
        Code.AUTH_DENIED,
    ),
    built(
        "pika",
        "closed by broker",
        lambda: pika.exceptions.ConnectionClosedByBroker(320, "CONNECTION_FORCED - broker forced connection closure"),
        Code.NETWORK,
    ),
    built(
        "pika",
        "no queue",
        lambda: pika.exceptions.ChannelClosedByBroker(404, "NOT_FOUND - no queue 'jobs' in vhost '/'"),
        Code.DEPENDENCY_GONE,
    ),
    built(
        "pika",
        "locked",
        lambda: pika.exceptions.ChannelClosedByBroker(
            405, "RESOURCE_LOCKED - cannot obtain exclusive access to locked queue 'jobs'"
        ),
        Code.STORE_CONFLICT,
    ),
    built("kafka", "no leader", kafka.errors.NotLeaderForPartitionError, Code.DEPENDENCY_UNAVAILABLE),
    built(
        "kafka",
        "too large",
        lambda: kafka.errors.MessageSizeTooLargeError("The message is 2000000 bytes"),
        Code.UNSUPPORTED_INPUT,
    ),
    built("kafka", "topic not authorized", kafka.errors.TopicAuthorizationFailedError, Code.AUTH_DENIED),
    built(
        "kafka",
        "nobody",
        lambda: kafka.errors.KafkaConnectionError("Connection at 127.0.0.1:9092 refused"),
        Code.NETWORK,
    ),
    built(
        "kafka",
        "time-out",
        lambda: kafka.errors.KafkaTimeoutError("Failed to update metadata after 60.0 secs."),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
]
