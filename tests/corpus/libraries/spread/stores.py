"""Stores, brokers, devices and wires: refused connections, servers' own answers, and misuse. Labels before the look."""

import asyncio
import datetime
import struct
import tempfile
from collections.abc import Callable
from pathlib import Path

import aiobreaker
import aiocoap
import aiomysql
import asyncmy
import asyncua.ua.uaerrors as opcua
import circuitbreaker
import clickhouse_driver
import crate.client
import edgedb
import hazelcast
import huey
import kazoo.exceptions
import lmdb
import pinotdb
import procrastinate
import puresnmp.exc
import pymodbus.client
import pyrad.client
import pyrad.dictionary
import pyrad.packet
import retrying
import serial
import slixmpp
import smbprotocol.exceptions
import tarantool
import taskiq
import thrift.Thrift
import thrift.transport.TSocket
import thrift.transport.TTransport
import tinydb
import transaction
import wsproto
import ZODB.FileStorage
from kazoo.client import KazooClient
from pony import orm
from pyhive import presto
from ZODB.POSException import ConflictError, POSKeyError

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import PROXY_PAGE, REFUSED, built, case, over_http, talking
from tests.corpus.loopback import dead_url

_GARBAGE = b"%NOT\x00 what its name says" * 400


def _dead() -> int:
    return int(dead_url().rpartition(":")[2].strip("/"))


def _port(url: str) -> int:
    return int(url.rpartition(":")[2].strip("/"))


def _written(suffix: str, content: bytes = _GARBAGE) -> str:
    path = Path(tempfile.gettempdir(), f"corpus{suffix}")
    path.write_bytes(content)
    return str(path)


def _refusal(number: int, message: str) -> bytes:
    """What a MySQL server sends instead of a greeting."""
    said = b"\xff" + struct.pack("<H", number) + message.encode()
    return len(said).to_bytes(3, "little") + b"\x00" + said


def _mysql(connect: Callable[..., object], number: int, message: str) -> Callable[[], object]:
    def act() -> object:
        async def connected() -> object:
            return await connect(host="127.0.0.1", port=port, user="a", password="b", db="c", connect_timeout=1)  # type: ignore[misc]

        with talking(_refusal(number, message)) as port:
            return asyncio.run(connected())

    return act


def _mysql_dead(connect: Callable[..., object]) -> object:
    async def connected() -> object:
        return await connect(host="127.0.0.1", port=_dead(), user="a", password="b", db="c")  # type: ignore[misc]

    return asyncio.run(connected())


def _crate(url: str) -> object:
    return crate.client.connect(url, timeout=1).cursor().execute("SELECT 1")


def _crate_said(status: int, number: int, message: str) -> object:
    return answer(status, {"error": {"message": message, "code": number}})


def _pinot(url: str) -> object:
    return pinotdb.connect(host="127.0.0.1", port=_port(url), path="/query", scheme="http").cursor().execute("SELECT 1")


def _pinot_said(number: int, message: str) -> object:
    return answer(
        200,
        {"exceptions": [{"errorCode": number, "message": message}], "numServersQueried": 1, "numServersResponded": 1},
    )


def _presto(url: str) -> object:
    cursor = presto.connect(host="127.0.0.1", port=_port(url)).cursor()
    cursor.execute("SELECT 1")
    return cursor.fetchall()


def _presto_said(number: int, name: str, kind: str, message: str) -> object:
    error = {"message": message, "errorCode": number, "errorName": name, "errorType": kind}
    return answer(200, {"id": "1", "infoUri": "x", "stats": {"state": "FAILED"}, "error": error})


def _zookeeper() -> object:
    client = KazooClient(hosts=f"127.0.0.1:{_dead()}", timeout=0.2)
    try:
        return client.start(timeout=0.5)
    finally:
        client.stop()


def _thrift() -> object:
    return thrift.transport.TSocket.TSocket("127.0.0.1", _dead()).open()


def _hazel() -> object:
    return hazelcast.HazelcastClient(cluster_members=[f"127.0.0.1:{_dead()}"], cluster_connect_timeout=0.2)


def _coap() -> object:
    async def asked() -> object:
        context = await aiocoap.Context.create_client_context()
        sent = aiocoap.Message(code=aiocoap.GET, uri=f"coap://127.0.0.1:{_dead()}/x")
        return await asyncio.wait_for(context.request(sent).response, 5)

    return asyncio.run(asked())


def _modbus() -> object:
    return pymodbus.client.ModbusTcpClient("127.0.0.1", port=_dead(), timeout=0.2, retries=0).read_coils(1)


def _radius() -> object:
    words = pyrad.dictionary.Dictionary(__import__("io").StringIO("ATTRIBUTE User-Name 1 string\n"))
    client = pyrad.client.Client(server="127.0.0.1", authport=_dead(), secret=b"s", dict=words)
    client.retries, client.timeout = 1, 0.2
    return client.SendPacket(client.CreateAuthPacket(code=pyrad.packet.AccessRequest, User_Name="a"))


_DB = orm.Database()


class Person(_DB.Entity):  # type: ignore[name-defined,misc]
    name = orm.Required(str, unique=True)


_DB.bind(provider="sqlite", filename=f"{tempfile.mkdtemp()}/corpus.pony", create_db=True)
_DB.generate_mapping(create_tables=True)


@orm.db_session
def _pony_twice() -> object:
    _DB.execute("insert into Person (name) values ('a')")
    Person(name="a")
    return orm.flush()


@orm.db_session
def _pony_none() -> object:
    return Person[99]


@orm.db_session
def _pony_bad() -> object:
    return _DB.execute("select from nothing")


def _zodb_garbage() -> object:
    return ZODB.FileStorage.FileStorage(_written(".fs"))


def _zodb_locked() -> object:
    path = str(Path(tempfile.mkdtemp(), "corpus.fs"))
    held = ZODB.FileStorage.FileStorage(path)
    try:
        return ZODB.FileStorage.FileStorage(path)
    finally:
        held.close()


def _zodb_lost() -> object:
    database = ZODB.DB(None)
    one, other = database.open(transaction.TransactionManager()), database.open(transaction.TransactionManager())
    one.root()["a"], other.root()["a"] = 1, 2
    one.transaction_manager.commit()
    return other.transaction_manager.commit()


def _lmdb(size: int, act: Callable[[lmdb.Environment], object]) -> object:
    with lmdb.open(tempfile.mkdtemp(), map_size=size) as store:
        return act(store)


def _fill(store: lmdb.Environment) -> object:
    with store.begin(write=True) as change:
        return [change.put(str(n).encode(), b"x" * 4096) for n in range(100)]


def _long_key(store: lmdb.Environment) -> object:
    with store.begin(write=True) as change:
        return change.put(b"k" * 5000, b"v")


def _write_in_read(store: lmdb.Environment) -> object:
    with store.begin() as change:
        return change.put(b"k", b"v")


def _lmdb_garbage() -> object:
    folder = tempfile.mkdtemp()
    Path(folder, "data.mdb").write_bytes(_GARBAGE)
    return lmdb.open(folder)


_QUEUE = huey.MemoryHuey(immediate=False)


def _huey_locked() -> object:
    with _QUEUE.lock_task("a"), _QUEUE.lock_task("a"):
        return None


def _huey_waits() -> object:
    return _QUEUE.task()(lambda: 1)()(blocking=True, timeout=0.1)


def _taskiq() -> object:
    async def waited() -> object:
        broker = taskiq.InMemoryBroker()
        return await taskiq.AsyncTaskiqTask("none", broker.result_backend).wait_result(timeout=0.2, check_interval=0.05)

    return asyncio.run(waited())


def _breaker() -> object:
    @circuitbreaker.circuit(failure_threshold=1, recovery_timeout=30, name="search")
    def call() -> None:
        raise ConnectionResetError(104, "Connection reset by peer")

    try:
        call()
    except OSError:
        return call()
    return None


def _other_breaker() -> object:
    breaker = aiobreaker.CircuitBreaker(fail_max=1, timeout_duration=datetime.timedelta(seconds=30))

    @breaker
    def call() -> None:
        raise TimeoutError("timed out")

    try:
        return call()
    except TimeoutError:
        return call()


@retrying.retry(stop_max_attempt_number=2, wait_fixed=1, wrap_exception=True)
def _tried() -> None:
    raise ConnectionResetError(104, "Connection reset by peer")


def _wire() -> object:
    end = wsproto.WSConnection(wsproto.ConnectionType.CLIENT)
    end.send(wsproto.events.Request(host="a", target="/"))
    end.receive_data(b"HTTP/1.1 200 OK\r\nnonsense\r\n\r\n")
    return list(end.events())


def _house(code: int, message: str) -> Callable[[], BaseException]:
    return lambda: clickhouse_driver.errors.ServerException(f"DB::Exception: {message}. Stack trace:\n\n0. x", code)


SQL = [
    *(
        found
        for name, connect in (("aiomysql", aiomysql.connect), ("asyncmy", asyncmy.connect))
        for found in (
            case(name, "nobody", lambda connect=connect: _mysql_dead(connect), Code.NETWORK),  # type: ignore[misc]
            case(
                name,
                "full",
                _mysql(connect, 1040, "Too many connections"),
                (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED),
            ),
            case(
                name,
                "blocked",
                _mysql(
                    connect,
                    1129,
                    "Host 'a' is blocked because of many connection errors; unblock with 'mysqladmin flush-hosts'",
                ),
                Code.AUTH_DENIED,
            ),
        )
    ),
    case(
        "clickhouse_driver",
        "nobody",
        lambda: clickhouse_driver.Client("127.0.0.1", port=_dead(), connect_timeout=1).execute("SELECT 1"),
        Code.NETWORK,
    ),
    built(
        "clickhouse_driver",
        "no table",
        _house(60, "Table default.x doesn't exist"),
        (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR, Code.DATA_INTEGRITY),
    ),
    built(
        "clickhouse_driver",
        "memory",
        _house(
            241,
            "Memory limit (for query) exceeded: would use 9.32 GiB (attempt to allocate chunk of 4 MiB), maximum: 9.31 GiB",
        ),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "clickhouse_driver",
        "password",
        _house(516, "default: Authentication failed: password is incorrect or there is no user with such name"),
        Code.AUTH_DENIED,
    ),
    built(
        "clickhouse_driver",
        "syntax",
        _house(62, "Syntax error: failed at position 8 ('FORM'): FORM x. Expected one of: FROM"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    built(
        "clickhouse_driver",
        "many",
        _house(202, "Too many simultaneous queries. Maximum: 100"),
        (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE),
    ),
    *over_http(
        "crate",
        _crate,
        {
            "no table": (
                _crate_said(404, 4041, "RelationUnknown[Relation 'x' unknown]"),
                (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR),
            ),
            "twice": (
                _crate_said(409, 4091, "DuplicateKeyException[A document with the same primary key exists already]"),
                Code.DATA_INTEGRITY,
            ),
            "syntax": (
                _crate_said(400, 4000, "SQLParseException[line 1:8: mismatched input 'FORM' expecting {<EOF>, ';'}]"),
                (Code.PROGRAM_ERROR, Code.TOOL_FAILED),
            ),
            "page": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    *over_http(
        "pinotdb",
        _pinot,
        {
            "no table": (_pinot_said(190, "TableDoesNotExistError"), Code.DEPENDENCY_GONE),
            "slow": (
                _pinot_said(250, "BrokerTimeoutError: Query timed out (time spent: 10007ms, timeout: 10000ms)"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "quota": (_pinot_said(429, "QuotaExceededError: Request is exceeding QPS quota"), Code.THROTTLED),
            "syntax": (
                _pinot_said(150, "SQLParsingError: Caught exception while parsing query"),
                (Code.PROGRAM_ERROR, Code.TOOL_FAILED),
            ),
        },
    ),
    *over_http(
        "pyhive",
        _presto,
        {
            "syntax": (
                _presto_said(1, "SYNTAX_ERROR", "USER_ERROR", "line 1:8: mismatched input 'FORM'"),
                (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
            ),
            "memory": (
                _presto_said(
                    131075,
                    "EXCEEDED_GLOBAL_MEMORY_LIMIT",
                    "INSUFFICIENT_RESOURCES",
                    "Query exceeded distributed user memory limit of 20GB",
                ),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
            "denied": (
                _presto_said(4, "PERMISSION_DENIED", "USER_ERROR", "Access Denied: Cannot select from table x"),
                Code.AUTH_DENIED,
            ),
            "503": (
                answer(503, "Presto server is still initializing", content_type="text/plain"),
                Code.DEPENDENCY_UNAVAILABLE,
            ),
        },
    ),
    case("pony", "twice", _pony_twice, Code.DATA_INTEGRITY),
    case("pony", "none", _pony_none, Code.DATA_INTEGRITY),
    case("pony", "statement", _pony_bad, (Code.PROGRAM_ERROR, Code.TOOL_FAILED)),
    built(
        "pony",
        "changed",
        lambda: orm.OptimisticCheckError("Object Person[1] was updated outside of current transaction"),
        Code.STORE_CONFLICT,
    ),
    built(
        "edgedb",
        "lost race",
        lambda: edgedb.errors.TransactionSerializationError("could not serialize access due to concurrent update"),
        Code.STORE_CONFLICT,
    ),
    built(
        "edgedb",
        "unique",
        lambda: edgedb.errors.ConstraintViolationError("name violates exclusivity constraint"),
        Code.DATA_INTEGRITY,
    ),
    built(
        "edgedb",
        "query",
        lambda: edgedb.errors.EdgeQLSyntaxError("Unexpected 'selec'"),
        (Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    built("edgedb", "password", lambda: edgedb.errors.AuthenticationError("authentication failed"), Code.AUTH_DENIED),
]
OTHERS = [
    case("ZODB", "garbage", _zodb_garbage, Code.UNSUPPORTED_INPUT),
    case("ZODB", "locked", _zodb_locked, Code.STORE_CONFLICT),
    case("ZODB", "lost race", _zodb_lost, Code.STORE_CONFLICT),
    built("ZODB", "no object", lambda: POSKeyError(b"\x00" * 8), Code.DATA_INTEGRITY),
    built(
        "ZODB", "conflict", lambda: ConflictError(oid=b"\x00" * 8, serials=(b"a" * 8, b"b" * 8)), Code.STORE_CONFLICT
    ),
    case("lmdb", "full", lambda: _lmdb(65_536, _fill), Code.DEPENDENCY_UNAVAILABLE),
    case(
        "lmdb",
        "key",
        lambda: _lmdb(1_048_576, _long_key),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case("lmdb", "read only", lambda: _lmdb(1_048_576, _write_in_read), (Code.PROGRAM_ERROR, Code.AUTH_DENIED)),
    case("lmdb", "garbage", _lmdb_garbage, Code.UNSUPPORTED_INPUT),
    case("lmdb", "no folder", lambda: lmdb.open("/nowhere/at/all"), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    case("kazoo", "nobody", _zookeeper, (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE)),
    built("kazoo", "exists", kazoo.exceptions.NodeExistsError, Code.DATA_INTEGRITY),
    built("kazoo", "version", kazoo.exceptions.BadVersionError, Code.STORE_CONFLICT),
    built(
        "kazoo",
        "session",
        kazoo.exceptions.SessionExpiredError,
        (Code.NETWORK, Code.STORE_CONFLICT, Code.DEPENDENCY_UNAVAILABLE),
    ),
    built("kazoo", "lost", kazoo.exceptions.ConnectionLoss, Code.NETWORK),
    built("kazoo", "rights", kazoo.exceptions.NoAuthError, Code.AUTH_DENIED),
    built(
        "kazoo",
        "lock",
        lambda: kazoo.exceptions.LockTimeout("Failed to acquire lock on /a after 5 seconds"),
        Code.STORE_CONFLICT,
    ),
    case("tarantool", "nobody", lambda: tarantool.connect("127.0.0.1", _dead()), Code.NETWORK),
    case("hazelcast", "nobody", _hazel, Code.NETWORK),
    case("thrift", "nobody", _thrift, Code.NETWORK),
    built(
        "thrift",
        "method",
        lambda: thrift.Thrift.TApplicationException(1, "Unknown function getThing"),
        (Code.DEPENDENCY_GONE, Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    built(
        "thrift",
        "theirs",
        lambda: thrift.Thrift.TApplicationException(6, "Internal error processing getThing"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "thrift",
        "read",
        lambda: thrift.transport.TTransport.TTransportException(4, "TSocket read 0 bytes"),
        Code.NETWORK,
    ),
    case(
        "tinydb",
        "garbage",
        lambda: tinydb.TinyDB(_written(".tiny", b"{broken")).all(),
        (Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED),
    ),
    case("huey", "locked", _huey_locked, Code.STORE_CONFLICT),
    case("taskiq", "slow", _taskiq, Code.DEPENDENCY_UNAVAILABLE),
    built(
        "procrastinate",
        "queued",
        lambda: procrastinate.exceptions.AlreadyEnqueued(
            "Job cannot be enqueued: there is already a job in the queue with the queueing lock a"
        ),
        (Code.DATA_INTEGRITY, Code.STORE_CONFLICT),
    ),
    built(
        "procrastinate",
        "no task",
        lambda: procrastinate.exceptions.TaskNotFound("Task at a.b was not registered"),
        (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR, Code.DATA_INTEGRITY),
    ),
    built(
        "procrastinate",
        "store",
        lambda: procrastinate.exceptions.ConnectorException("Database error."),
        (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK),
    ),
    case("circuitbreaker", "open", _breaker, (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED, Code.NETWORK)),
    case("aiobreaker", "open", _other_breaker, (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED)),
    case("retrying", "wrapped", _tried, Code.NETWORK),
]
WIRES = [
    case("pymodbus", "nobody", _modbus, Code.NETWORK),
    case("serial", "no device", lambda: serial.Serial("/dev/ttyNONE"), (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY)),
    case("aiocoap", "nobody", _coap, Code.NETWORK),
    case("pyrad", "nobody", _radius, (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK)),
    built(
        "puresnmp",
        "slow",
        lambda: puresnmp.exc.Timeout("5 second timeout exceeded on UDP:127.0.0.1:161"),
        (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK),
    ),
    built("puresnmp", "no object", lambda: puresnmp.exc.NoSuchOID("1.3.6", "No such name/oid"), Code.DATA_INTEGRITY),
    built("asyncua", "denied", opcua.BadUserAccessDenied, Code.AUTH_DENIED),
    built("asyncua", "no node", opcua.BadNodeIdUnknown, Code.DATA_INTEGRITY),
    built("asyncua", "sessions", opcua.BadTooManySessions, (Code.THROTTLED, Code.DEPENDENCY_UNAVAILABLE)),
    built("asyncua", "halted", opcua.BadServerHalted, Code.DEPENDENCY_UNAVAILABLE),
    built("asyncua", "closed", opcua.BadConnectionClosed, Code.NETWORK),
    built(
        "slixmpp",
        "overload",
        lambda: slixmpp.exceptions.XMPPError("resource-constraint", "server too busy"),
        (Code.DEPENDENCY_UNAVAILABLE, Code.THROTTLED),
    ),
    built("slixmpp", "none", lambda: slixmpp.exceptions.XMPPError("item-not-found"), Code.DATA_INTEGRITY),
    built("slixmpp", "not you", lambda: slixmpp.exceptions.XMPPError("not-authorized"), Code.AUTH_DENIED),
    built(
        "slixmpp",
        "rule",
        lambda: slixmpp.exceptions.XMPPError("policy-violation"),
        (Code.AUTH_DENIED, Code.POLICY_DENIED, Code.THROTTLED),
    ),
    case("wsproto", "nonsense", _wire, Code.NETWORK),
    built("smbprotocol", "shared", lambda: smbprotocol.exceptions.SMBOSError(0xC0000043, "a.txt"), Code.STORE_CONFLICT),
    built("smbprotocol", "denied", lambda: smbprotocol.exceptions.SMBOSError(0xC0000022, "a.txt"), Code.AUTH_DENIED),
    built(
        "smbprotocol", "no file", lambda: smbprotocol.exceptions.SMBOSError(0xC0000034, "a.txt"), Code.DATA_INTEGRITY
    ),
    built(
        "smbprotocol",
        "full",
        lambda: smbprotocol.exceptions.SMBOSError(0xC000007F, "a.txt"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
]
CASES: list[Case] = [*SQL, *OTHERS, *WIRES]
