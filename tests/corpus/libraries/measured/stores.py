"""Stores and brokers that no clue is written from: the classifier is measured on them."""

from collections.abc import Callable

import arango
import asyncpg
import clickhouse_connect
import duckdb
import influxdb_client
import kombu
import kombu.exceptions
import nats.errors
import nats.js.errors
import pg8000.dbapi
import stomp
from arango.request import Request
from arango.response import Response

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, REFUSED, awaited, built, case, over_http
from tests.corpus.loopback import dead_url
from tests.corpus.postgres import refuse_with


def _dead_port() -> int:
    return int(dead_url().rpartition(":")[2])


def _asyncpg(state: str, message: str) -> Callable[[], BaseException]:
    return lambda: asyncpg.PostgresError.new({"C": state, "M": message, "S": "ERROR"})


def _asyncpg_nobody() -> object:
    return awaited(lambda: asyncpg.connect(host="127.0.0.1", port=_dead_port(), user="u", database="d"))


def _pg8000(state: str, message: str) -> Callable[[], object]:
    def act() -> object:
        link = pg8000.dbapi.connect("u", host="127.0.0.1", port=refuse_with(state, message), database="d", timeout=5)
        link.autocommit = True
        return link.cursor().execute("update letters set n = 1")

    return act


def _pg8000_nobody() -> object:
    return pg8000.dbapi.connect("u", host="127.0.0.1", port=_dead_port(), timeout=3)


def _clickhouse(url: str) -> object:
    host, _, port = url.removeprefix("http://").partition(":")
    return clickhouse_connect.get_client(
        host=host,
        port=int(port),
        username="u",
        password="p",
        connect_timeout=2,
        send_receive_timeout=2,
        query_retries=0,
    )


def _influx(url: str) -> object:
    with influxdb_client.InfluxDBClient(url, "t", org="o", timeout=1_500) as client:
        return client.query_api().query('from(bucket: "b")')


def _arango(url: str) -> object:
    return arango.ArangoClient(url, request_timeout=2).db("d", "u", "p").collection("letters").insert({"_key": "1"})


def _arangos(status: int, number: int, message: str) -> Callable[[], BaseException]:
    def make() -> BaseException:
        response = Response("post", "http://db/_api/document", {}, status, "", "")
        response.error_code, response.error_message, response.body = number, message, {"errorNum": number}
        return arango.exceptions.DocumentInsertError(response, Request("post", "/_api/document"))

    return make


def _duck(*statements: str) -> Callable[[], object]:
    def act() -> object:
        with duckdb.connect() as link:
            return [link.execute(one) for one in statements]

    return act


def _kombu_nobody() -> object:
    with kombu.Connection(f"amqp://u:p@127.0.0.1:{_dead_port()}//", connect_timeout=1) as link:
        return link.ensure_connection(max_retries=1, interval_start=0, timeout=1)


def _stomp_nobody() -> object:
    return stomp.Connection([("127.0.0.1", _dead_port())], reconnect_attempts_max=1, timeout=1).connect(wait=True)


CASES: list[Case] = [
    built("asyncpg", "deadlock", _asyncpg("40P01", "deadlock detected"), Code.STORE_CONFLICT),
    built(
        "asyncpg", "unique", _asyncpg("23505", "duplicate key value violates unique constraint"), Code.DATA_INTEGRITY
    ),
    built("asyncpg", "too many", _asyncpg("53300", "sorry, too many clients already"), Code.DEPENDENCY_UNAVAILABLE),
    built("asyncpg", "privilege", _asyncpg("42501", "permission denied for table letters"), Code.AUTH_DENIED),
    built(
        "asyncpg",
        "shut down",
        _asyncpg("57P01", "terminating connection due to administrator command"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built("asyncpg", "no table", _asyncpg("42P01", 'relation "letters" does not exist'), Code.PROGRAM_ERROR),
    case("asyncpg", "nobody", _asyncpg_nobody, Code.NETWORK),
    case(
        "pg8000",
        "serialization",
        _pg8000("40001", "could not serialize access due to concurrent update"),
        Code.STORE_CONFLICT,
    ),
    case(
        "pg8000",
        "foreign key",
        _pg8000("23503", "insert or update on table violates foreign key constraint"),
        Code.DATA_INTEGRITY,
    ),
    case(
        "pg8000",
        "read only",
        _pg8000("25006", "cannot execute UPDATE in a read-only transaction"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("pg8000", "syntax", _pg8000("42601", 'syntax error at or near "updte"'), Code.PROGRAM_ERROR),
    case(
        "pg8000",
        "cancelled",
        _pg8000("57014", "canceling statement due to statement timeout"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("pg8000", "nobody", _pg8000_nobody, Code.NETWORK),
    *over_http(
        "clickhouse_connect",
        _clickhouse,
        {
            "login": (
                answer(
                    403,
                    "Code: 516. DB::Exception: u: Authentication failed: password is incorrect. (AUTHENTICATION_FAILED)",
                    x_clickhouse_exception_code="516",
                ),
                Code.AUTH_DENIED,
            ),
            "too many": (
                answer(
                    500,
                    "Code: 202. DB::Exception: Too many simultaneous queries. Maximum: 100. (TOO_MANY_SIMULTANEOUS_QUERIES)",
                    x_clickhouse_exception_code="202",
                ),
                Code.THROTTLED,
            ),
            "memory": (
                answer(
                    500,
                    "Code: 241. DB::Exception: Memory limit (total) exceeded. (MEMORY_LIMIT_EXCEEDED)",
                    x_clickhouse_exception_code="241",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "influxdb_client",
        _influx,
        {
            "401": (answer(401, {"code": "unauthorized", "message": "unauthorized access"}), Code.AUTH_DENIED),
            "404": (
                answer(
                    404,
                    {"code": "not found", "message": 'failed to initialize execute state: could not find bucket "b"'},
                ),
                Code.DEPENDENCY_GONE,
            ),
            "429": (
                answer(
                    429,
                    {"code": "too many requests", "message": "org o has exceeded limited_query plan limit"},
                    retry_after="30",
                ),
                Code.THROTTLED,
            ),
            "503": (
                answer(503, {"code": "unavailable", "message": "service unavailable"}),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http("arango", _arango, {"nobody": (REFUSED, Code.NETWORK)}),
    built("arango", "write conflict", _arangos(409, 1200, "write-write conflict"), Code.STORE_CONFLICT),
    built("arango", "unauthorized", _arangos(401, 11, "not authorized to execute this request"), Code.AUTH_DENIED),
    built(
        "arango", "no collection", _arangos(404, 1203, "collection or view not found: letters"), Code.DEPENDENCY_GONE
    ),
    built("arango", "overloaded", _arangos(503, 21004, "too many requests queued"), Code.DEPENDENCY_UNAVAILABLE),
    case(
        "duckdb",
        "duplicate",
        _duck("create table a (i int primary key)", "insert into a values (1)", "insert into a values (1)"),
        Code.DATA_INTEGRITY,
    ),
    case("duckdb", "no table", _duck("select * from nowhere"), Code.PROGRAM_ERROR),
    case("duckdb", "syntax", _duck("selct 1"), Code.PROGRAM_ERROR),
    case("duckdb", "not a number", _duck("select cast('seven' as int)"), Code.PROGRAM_ERROR),
    case("duckdb", "no file", _duck("select * from read_csv('/nowhere/a.csv')"), Code.DATA_INTEGRITY),
    built("nats", "nobody", nats.errors.NoServersError, Code.NETWORK),
    built("nats", "time-out", nats.errors.TimeoutError, Code.DEPENDENCY_UNAVAILABLE),
    built("nats", "no responders", nats.errors.NoRespondersError, Code.DEPENDENCY_UNAVAILABLE),
    built("nats", "authorization", nats.errors.AuthorizationError, Code.AUTH_DENIED),
    built("nats", "too large", nats.errors.MaxPayloadError, Code.UNSUPPORTED_INPUT),
    built(
        "nats",
        "no stream",
        lambda: nats.js.errors.NotFoundError(
            code=404, err_code=10059, description="stream not found", stream=None, seq=None
        ),
        Code.DEPENDENCY_GONE,
    ),
    case("kombu", "nobody", _kombu_nobody, Code.NETWORK),
    built(
        "kombu",
        "content",
        lambda: kombu.exceptions.ContentDisallowed("Refusing to deserialize untrusted content of type pickle"),
        Code.UNSUPPORTED_INPUT,
    ),
    case("stomp", "nobody", _stomp_nobody, Code.NETWORK),
]
