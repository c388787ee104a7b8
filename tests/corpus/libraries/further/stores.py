"""Stores, remote calls, tokens and certificates: refused, misused, or broken. Labels were written before the look."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import aiodns
import aiomcache
import asn1crypto.x509
import coredis
import databases
import dataset
import failsafe
import ibm_db
import joserfc.errors
import joserfc.jwt
import jwcrypto.jwk
import jwcrypto.jwt
import keyring
import keyring.backends.fail
import mariadb
import OpenSSL.crypto
import piccolo.engine.sqlite
import plyvel
import pssh.clients
import pycares
import pykeepass
import pymonetdb
import Pyro5.api
import rocksdict
import rpyc
import saml2.response
import smb.SMBConnection
import sqlite_utils
import sqlmodel
import thriftpy2.rpc
import usearch.index
import valkey
import walrus
import webauthn.helpers.exceptions
import zict
from google_auth_oauthlib.flow import Flow
from joserfc.jwk import OctKey
from pyicloud.exceptions import (
    PyiCloudAPIResponseException,
    PyiCloudFailedLoginException,
    PyiCloudServiceNotActivatedException,
)
from smb.smb_structs import ProtocolError

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.told import built, case, talking
from tests.corpus.loopback import dead_url

_GARBAGE = b"%NOT\x00 what its name says" * 400


def _dead() -> int:
    return int(dead_url().rpartition(":")[2].strip("/"))


def _written(suffix: str, content: bytes = _GARBAGE) -> str:
    path = Path(tempfile.gettempdir(), f"corpus{suffix}")
    path.write_bytes(content)
    return str(path)


def _replied(*lines: bytes, ask: Callable[[int], object]) -> Callable[[], object]:
    def act() -> object:
        with talking(*lines) as port:
            return ask(port)

    return act


class Hero(sqlmodel.SQLModel, table=True):
    id: int | None = sqlmodel.Field(default=None, primary_key=True)
    name: str = sqlmodel.Field(unique=True)


def _heroes() -> object:
    engine = sqlmodel.create_engine("sqlite://")
    sqlmodel.SQLModel.metadata.create_all(engine)
    with sqlmodel.Session(engine) as session:
        session.add_all([Hero(name="a"), Hero(name="a")])
        return session.commit()


def _no_hero() -> object:
    engine = sqlmodel.create_engine("sqlite://")
    sqlmodel.SQLModel.metadata.create_all(engine)
    with sqlmodel.Session(engine) as session:
        return session.exec(sqlmodel.select(Hero)).one()


def _no_table() -> object:
    engine = sqlmodel.create_engine("sqlite://")
    with sqlmodel.Session(engine) as session:
        return session.exec(sqlmodel.select(Hero)).all()


async def _fetched() -> object:
    async with databases.Database("postgresql+aiopg://127.0.0.1/x") as database:
        return await database.fetch_all("SELECT 1")


async def _piccolo() -> object:
    engine = piccolo.engine.sqlite.SQLiteEngine(path=_written(".piccolo"))
    return await engine._run_in_new_connection("SELECT * FROM t")


def _locked() -> object:
    path = str(Path(tempfile.mkdtemp(), "x.db"))
    held = sqlite3.connect(path, isolation_level=None)
    held.execute("create table t (a)")
    held.execute("begin exclusive")
    try:
        with dataset.connect(f"sqlite:///{path}", engine_kwargs={"connect_args": {"timeout": 0.1}}) as database:
            return database["t"].insert({"a": 1})
    finally:
        held.close()


def _two(open_store: Callable[[str], object]) -> object:
    folder = tempfile.mkdtemp()
    held = open_store(folder)
    return [held, open_store(folder)]


async def _memcached() -> object:
    return await aiomcache.Client("127.0.0.1", _dead()).get(b"k")


async def _resolved() -> object:
    resolver = aiodns.DNSResolver(nameservers=["127.0.0.1"], udp_port=_dead(), timeout=0.3, tries=1)
    return await resolver.query("example.com", "A")


def _now() -> float:
    return datetime.now(UTC).timestamp()


def _jose(claims: dict[str, object], checked: str = "k" * 32) -> object:
    token = joserfc.jwt.encode({"alg": "HS256"}, claims, OctKey.import_key("k" * 32))
    decoded = joserfc.jwt.decode(token, OctKey.import_key(checked))
    return joserfc.jwt.JWTClaimsRegistry().validate(decoded.claims)


def _jwcrypto() -> object:
    key = jwcrypto.jwk.JWK(generate="oct", size=256)
    token = jwcrypto.jwt.JWT(header={"alg": "HS256"}, claims={"exp": int(_now()) - 9_000})
    token.make_signed_token(key)
    return jwcrypto.jwt.JWT(key=key, jwt=token.serialize())


def _tried_out() -> object:
    def call() -> None:
        raise ConnectionResetError(104, "Connection reset by peer")

    policy = failsafe.RetryPolicy(allowed_retries=1)

    async def run() -> object:
        return await failsafe.Failsafe(retry_policy=policy).run(call)

    return asyncio.run(run())


SQL = [
    case("sqlmodel", "twice", _heroes, Code.DATA_INTEGRITY),
    case("sqlmodel", "none", _no_hero, Code.DATA_INTEGRITY),
    case("sqlmodel", "no table", _no_table, (Code.PROGRAM_ERROR, Code.DEPENDENCY_GONE)),
    case("databases", "driver", lambda: asyncio.run(_fetched()), (Code.PROGRAM_ERROR, Code.DEPENDENCY_GONE)),
    case("piccolo", "garbage", lambda: asyncio.run(_piccolo()), Code.UNSUPPORTED_INPUT),
    case("dataset", "locked", _locked, Code.STORE_CONFLICT),
    case(
        "dataset", "no such driver", lambda: dataset.connect("nothing://x"), (Code.PROGRAM_ERROR, Code.DEPENDENCY_GONE)
    ),
    case(
        "sqlite_utils",
        "no row",
        lambda: sqlite_utils.Database(memory=True)["t"].insert({"a": 1}).get(9),
        Code.DATA_INTEGRITY,
    ),
    case(
        "sqlite_utils",
        "no table",
        lambda: sqlite_utils.Database(memory=True)["t"].update(1, {"a": 1}),
        (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR, Code.DEPENDENCY_GONE),
    ),
    case(
        "pymonetdb",
        "nobody",
        lambda: pymonetdb.connect("db", hostname="127.0.0.1", port=_dead(), username="a", password="b"),
        Code.NETWORK,
    ),
    built(
        "pymonetdb",
        "syntax",
        lambda: pymonetdb.exceptions.OperationalError('42000!syntax error, unexpected IDENT in: "selec"'),
        (Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    built(
        "pymonetdb",
        "lost race",
        lambda: pymonetdb.exceptions.OperationalError(
            "40001!COMMIT: transaction is aborted because of concurrency conflicts, will ROLLBACK instead"
        ),
        Code.STORE_CONFLICT,
    ),
    case(
        "ibm_db",
        "nobody",
        lambda: ibm_db.connect(f"DATABASE=x;HOSTNAME=127.0.0.1;PORT={_dead()};PROTOCOL=TCPIP;UID=a;PWD=b;", "", ""),
        Code.NETWORK,
    ),
    case(
        "mariadb",
        "nobody",
        lambda: mariadb.connect(host="127.0.0.1", port=_dead(), user="a", password="b", connect_timeout=1),
        Code.NETWORK,
    ),
]
OTHERS = [
    case("valkey", "nobody", lambda: valkey.Valkey(port=_dead(), retry_on_timeout=False).get("a"), Code.NETWORK),
    case(
        "valkey",
        "memory",
        _replied(
            b"",
            b"-OOM command not allowed when used memory > 'maxmemory'.\r\n",
            ask=lambda port: valkey.Valkey(port=port, protocol=2, lib_name=None, lib_version=None).set("a", "b"),
        ),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "valkey",
        "moved",
        lambda: valkey.exceptions.ClusterDownError("CLUSTERDOWN The cluster is down"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "coredis",
        "busy script",
        lambda: coredis.exceptions.ResponseError(
            "BUSY Redis is busy running a script. You can only call SCRIPT KILL or SHUTDOWN NOSAVE."
        ),
        (Code.DEPENDENCY_UNAVAILABLE, Code.STORE_CONFLICT),
    ),
    built(
        "coredis",
        "type",
        lambda: coredis.exceptions.WrongTypeError("Operation against a key holding the wrong kind of value"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    built(
        "coredis",
        "read only",
        lambda: coredis.exceptions.ReadOnlyError("You can't write against a read only replica."),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case("walrus", "nobody", lambda: walrus.Database(port=_dead()).Hash("h").update(a=1), Code.NETWORK),
    case("aiomcache", "nobody", lambda: asyncio.run(_memcached()), Code.NETWORK),
    built(
        "aiomcache",
        "key",
        lambda: aiomcache.exceptions.ValidationException("invalid key", b"a b"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    case(
        "plyvel", "locked", lambda: _two(lambda folder: plyvel.DB(folder, create_if_missing=True)), Code.STORE_CONFLICT
    ),
    case("plyvel", "none", lambda: plyvel.DB("/nowhere/at/all"), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    case("rocksdict", "locked", lambda: _two(rocksdict.Rdict), Code.STORE_CONFLICT),
    case(
        "usearch",
        "garbage",
        lambda: (
            usearch.index.Index.restore(_written(".usearch"), view=False)
            or usearch.index.Index(ndim=3).load(_written(".usearch"))
        ),
        Code.UNSUPPORTED_INPUT,
    ),
    case("zict", "none", lambda: zict.File(tempfile.mkdtemp())["a"], (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR)),
]
CALLS = [
    case("Pyro5", "nobody", lambda: Pyro5.api.Proxy(f"PYRO:x@127.0.0.1:{_dead()}").ping(), Code.NETWORK),
    case(
        "Pyro5",
        "no name server",
        lambda: Pyro5.api.locate_ns(host="127.0.0.1", port=_dead()),
        (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE),
    ),
    built(
        "Pyro5",
        "no object",
        lambda: Pyro5.errors.DaemonError("unknown object"),
        (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
    ),
    built(
        "Pyro5",
        "slow",
        lambda: Pyro5.errors.TimeoutError("receiving: timeout"),
        (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK),
    ),
    case("rpyc", "nobody", lambda: rpyc.connect("127.0.0.1", _dead()), Code.NETWORK),
    built("rpyc", "slow", lambda: rpyc.core.async_.AsyncResultTimeout("result expired"), Code.DEPENDENCY_UNAVAILABLE),
    case(
        "thriftpy2",
        "nobody",
        lambda: thriftpy2.rpc.make_client(object, "127.0.0.1", _dead(), timeout=500),
        Code.NETWORK,
    ),
    built(
        "thriftpy2",
        "unknown method",
        lambda: thriftpy2.thrift.TApplicationException(1, "unknown method 'add'"),
        (Code.DEPENDENCY_GONE, Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    case("aiodns", "nobody", lambda: asyncio.run(_resolved()), (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE)),
    built(
        "aiodns",
        "no name",
        lambda: aiodns.error.DNSError(4, "Domain name not found"),
        (Code.NETWORK, Code.DATA_INTEGRITY),
    ),
    built(
        "pycares",
        "refused",
        lambda: pycares.AresError(6, "DNS server refused query"),
        (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE, Code.AUTH_DENIED),
    ),
    case(
        "pssh",
        "nobody",
        lambda: pssh.clients.SSHClient("127.0.0.1", port=_dead(), num_retries=1, retry_delay=0.1, timeout=1),
        Code.NETWORK,
    ),
    built(
        "pssh",
        "key",
        lambda: pssh.exceptions.AuthenticationError("No authentication methods succeeded"),
        Code.AUTH_DENIED,
    ),
    built(
        "pssh",
        "slow",
        lambda: pssh.exceptions.Timeout("Timeout of 5 seconds reached reading from command"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    case(
        "smb",
        "nobody",
        lambda: smb.SMBConnection.SMBConnection("a", "b", "c", "d", is_direct_tcp=True).connect(
            "127.0.0.1", _dead(), timeout=1
        ),
        Code.NETWORK,
    ),
    case(
        "smb",
        "not connected",
        lambda: smb.SMBConnection.SMBConnection("a", "b", "c", "d").listPath("s", "/"),
        (Code.NETWORK, Code.PROGRAM_ERROR),
    ),
    built(
        "smb", "protocol", lambda: ProtocolError("Invalid protocol header for Direct TCP session message"), Code.NETWORK
    ),
    case("failsafe", "tries", _tried_out, (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE)),
    built(
        "pyicloud",
        "login",
        lambda: PyiCloudFailedLoginException("Invalid email/password combination."),
        Code.AUTH_DENIED,
    ),
    built(
        "pyicloud",
        "theirs",
        lambda: PyiCloudAPIResponseException("Internal Server Error", 500),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "pyicloud",
        "not activated",
        lambda: PyiCloudServiceNotActivatedException(
            "Please log into https://icloud.com/ to manually finish setting up your iCloud service"
        ),
        Code.AUTH_DENIED,
    ),
]
KEYS = [
    case("joserfc", "stale", lambda: _jose({"exp": 1}), Code.AUTH_DENIED),
    case("joserfc", "other key", lambda: _jose({"sub": "a"}, "o" * 32), Code.AUTH_DENIED),
    case(
        "joserfc",
        "no token",
        lambda: joserfc.jwt.decode("nonsense", OctKey.import_key("k" * 32)),
        (Code.AUTH_DENIED, Code.UNSUPPORTED_INPUT),
    ),
    case("jwcrypto", "stale", _jwcrypto, Code.AUTH_DENIED),
    case("jwcrypto", "no key", lambda: jwcrypto.jwk.JWK.from_json("{}"), (Code.AUTH_DENIED, Code.UNSUPPORTED_INPUT)),
    case(
        "OpenSSL",
        "no certificate",
        lambda: OpenSSL.crypto.load_certificate(OpenSSL.crypto.FILETYPE_PEM, b"nonsense"),
        (Code.UNSUPPORTED_INPUT, Code.AUTH_DENIED),
    ),
    case(
        "asn1crypto",
        "no certificate",
        lambda: asn1crypto.x509.Certificate.load(b"nonsense").native,
        Code.UNSUPPORTED_INPUT,
    ),
    case("pykeepass", "no file", lambda: pykeepass.PyKeePass("/nowhere/a.kdbx"), Code.DATA_INTEGRITY),
    case("pykeepass", "garbage", lambda: pykeepass.PyKeePass(_written(".kdbx"), password="a"), Code.UNSUPPORTED_INPUT),
    built(
        "pykeepass", "password", lambda: pykeepass.exceptions.CredentialsError("Invalid credentials"), Code.AUTH_DENIED
    ),
    case(
        "keyring",
        "none",
        lambda: keyring.backends.fail.Keyring().get_password("a", "b"),
        (Code.DEPENDENCY_GONE, Code.AUTH_DENIED, Code.PROGRAM_ERROR),
    ),
    built(
        "keyring",
        "locked",
        lambda: keyring.errors.KeyringLocked("Failed to unlock the collection!"),
        (Code.AUTH_DENIED, Code.STORE_CONFLICT),
    ),
    built(
        "saml2",
        "stale",
        lambda: saml2.response.StatusRequestDenied("request denied from urn:oasis:names:tc:SAML:2.0:status:Responder"),
        Code.AUTH_DENIED,
    ),
    built("saml2", "signature", lambda: saml2.sigver.SignatureError("Failed to verify signature"), Code.AUTH_DENIED),
    built(
        "webauthn",
        "answer",
        lambda: webauthn.helpers.exceptions.InvalidAuthenticationResponse("Could not verify authentication signature"),
        Code.AUTH_DENIED,
    ),
    case(
        "google_auth_oauthlib",
        "no secrets",
        lambda: Flow.from_client_secrets_file("/nowhere/client.json", scopes=[]),
        (Code.DATA_INTEGRITY, Code.AUTH_DENIED),
    ),
    case(
        "google_auth_oauthlib",
        "shape",
        lambda: Flow.from_client_config({"a": 1}, scopes=[]),
        (Code.AUTH_DENIED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED),
    ),
]
CASES: list[Case] = [*SQL, *OTHERS, *CALLS, *KEYS]
