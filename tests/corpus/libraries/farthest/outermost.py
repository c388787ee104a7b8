"""Errors of packages of which the classifier has neither seen an error nor been taught one. Labels before the look."""

import collections.abc
import dataclasses
import tempfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import bcrypt
import bottle
import box
import ciso8601
import click
import cloudpathlib
import cloudpathlib.exceptions
import construct
import dataclass_wizard
import docx2txt
import dogpile.cache
import ecdsa
import etcd3gw
import exiftool
import fastapi
import fastapi.exceptions
import ffmpy
import fs
import fs.errors
import fs.memoryfs
import gevent
import hpack
import invoke
import joblib
import jsonlines
import jsonpatch
import jsonpickle
import libcloud.common.exceptions
import libcloud.common.types
import libcloud.storage.types
import mashumaro
import maxminddb
import moneyed
import nbformat
import numcodecs
import numexpr
import oslo_config.cfg
import packaging.requirements
import packaging.version
import proxmoxer
import pydot
import pyrfc3339
import pytz
import rsa
import semver
import socks
import tld
import twisted.cred.error
import twisted.internet.error
import twisted.web.error
import watchfiles
import zulip
from libcloud.storage.drivers.local import LocalStorageDriver

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, REFUSED, built, case, over_http
from tests.corpus.loopback import dead_url

_GARBAGE = b"%NOT\x00 what its name says" * 40
_NOWHERE = "/nowhere/thing"
_UNFIT = (Code.MODEL_CONFUSED, Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR)
_UNPARSED = (Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED, Code.TOOL_FAILED)
_SEALED = (Code.AUTH_DENIED, Code.UNSUPPORTED_INPUT)


def _dead() -> int:
    return int(dead_url().rpartition(":")[2].strip("/"))


def _written(suffix: str, content: bytes = _GARBAGE) -> str:
    path = Path(tempfile.gettempdir(), f"corpus{suffix}")
    path.write_bytes(content)
    return str(path)


def _opened(suffix: str, read: Callable[[str], object], content: bytes = _GARBAGE) -> Callable[[], object]:
    return lambda: read(_written(suffix, content))


_PUBLIC, _PRIVATE = rsa.newkeys(512)
_SIGNING = ecdsa.SigningKey.generate()


def _proxied() -> object:
    with socks.socksocket() as socket:
        socket.set_proxy(socks.SOCKS5, "127.0.0.1", _dead())
        return socket.connect(("203.0.113.1", 80))


@click.command()
@click.option("--number", type=int, required=True)
def _command(number: int) -> int:
    return number


def _clicked(*words: str) -> object:
    return _command.main([*words], standalone_mode=False)


@dataclasses.dataclass
class _Person(dataclass_wizard.JSONWizard):
    age: int


@dataclasses.dataclass
class _Other(mashumaro.DataClassDictMixin):
    age: int


def _made_twice() -> object:
    memory = fs.memoryfs.MemoryFS()
    memory.makedir("a")
    return memory.makedir("a")


def _full_folder() -> object:
    memory = fs.memoryfs.MemoryFS()
    memory.makedirs("a/b")
    return memory.removedir("a")


def _configured(*words: str) -> object:
    config = oslo_config.cfg.ConfigOpts()
    return config([*words])


def _required() -> object:
    config = oslo_config.cfg.ConfigOpts()
    config.register_opt(oslo_config.cfg.StrOpt("name", required=True))
    return config([])


def _exif() -> object:
    with exiftool.ExifToolHelper(executable="exiftool-none") as tool:
        return tool.get_metadata("a.jpg")


def _waited() -> object:
    with gevent.Timeout(0.05):
        return gevent.sleep(5)


def _etcd(url: str) -> object:
    return etcd3gw.client(host="127.0.0.1", port=int(urlsplit(url).port or 0), timeout=1).get("k")


def _dotted() -> object:
    graph = pydot.Dot("a")
    graph.add_node(pydot.Node("b"))
    return graph.create_png(prog="dot-none")


def _watched() -> collections.abc.Sized:
    return next(watchfiles.watch("/nowhere/at/all"))


WEB = [
    built("bottle", "none", lambda: bottle.HTTPError(404, "Not found: '/a'"), Code.DATA_INTEGRITY),
    built("bottle", "busy", lambda: bottle.HTTPError(503, "Service Unavailable"), Code.DEPENDENCY_UNAVAILABLE),
    case("bottle", "no template", lambda: bottle.template("nowhere.tpl"), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    built("twisted", "refused", twisted.internet.error.ConnectionRefusedError, Code.NETWORK),
    built("twisted", "lost", twisted.internet.error.ConnectionLost, Code.NETWORK),
    built(
        "twisted",
        "names",
        lambda: twisted.internet.error.DNSLookupError("no results for hostname lookup: a.example"),
        Code.NETWORK,
    ),
    built("twisted", "slow", twisted.internet.error.TimeoutError, (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK)),
    built(
        "twisted",
        "taken",
        lambda: twisted.internet.error.CannotListenError("127.0.0.1", 80, OSError(98, "Address already in use")),
        (Code.NETWORK, Code.STORE_CONFLICT),
    ),
    built(
        "twisted", "503", lambda: twisted.web.error.Error(b"503", b"Service Unavailable"), Code.DEPENDENCY_UNAVAILABLE
    ),
    built("twisted", "404", lambda: twisted.web.error.Error(b"404", b"Not Found"), Code.DATA_INTEGRITY),
    built("twisted", "login", lambda: twisted.cred.error.UnauthorizedLogin("bad password"), Code.AUTH_DENIED),
    built("fastapi", "many", lambda: fastapi.HTTPException(429, "Too many requests"), Code.THROTTLED),
    built(
        "fastapi",
        "fields",
        lambda: fastapi.exceptions.RequestValidationError(
            [{"loc": ("body", "age"), "msg": "Field required", "type": "missing"}]
        ),
        _UNFIT,
    ),
    case(
        "zulip",
        "no settings",
        lambda: zulip.Client(config_file="/nowhere/zuliprc"),
        (Code.AUTH_DENIED, Code.PROGRAM_ERROR, Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
    ),
    case("socks", "nobody", _proxied, Code.NETWORK),
    built("socks", "login", lambda: socks.SOCKS5AuthError("SOCKS5 authentication failed"), Code.AUTH_DENIED),
    built("socks", "unreachable", lambda: socks.SOCKS5Error("0x04: Host unreachable"), Code.NETWORK),
    built(
        "socks",
        "slow",
        lambda: socks.GeneralProxyError("Socket error: timed out"),
        (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE),
    ),
    case(
        "hpack",
        "garbage",
        lambda: hpack.Decoder().decode(b"\xff\xff\xff\xff\x7f"),
        (Code.NETWORK, Code.UNSUPPORTED_INPUT),
    ),
    *over_http(
        "etcd3gw",
        _etcd,
        {
            "500": (answer(500, {"error": "etcdserver: request timed out", "code": 14}), Code.DEPENDENCY_UNAVAILABLE),
            "401": (answer(401, {"error": "etcdserver: invalid auth token", "code": 16}), Code.AUTH_DENIED),
            "mute": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    built(
        "libcloud",
        "login",
        lambda: libcloud.common.types.InvalidCredsError("Invalid credentials with the provider"),
        Code.AUTH_DENIED,
    ),
    built(
        "libcloud",
        "limited",
        lambda: libcloud.common.exceptions.RateLimitReachedError(headers={"retry-after": "7"}),
        Code.THROTTLED,
    ),
    built(
        "libcloud",
        "503",
        lambda: libcloud.common.exceptions.BaseHTTPError(503, "Service Unavailable"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "libcloud",
        "no object",
        lambda: libcloud.storage.types.ObjectDoesNotExistError(value=None, driver=None, object_name="a"),
        Code.DATA_INTEGRITY,
    ),  # type: ignore[arg-type]
    case(
        "libcloud",
        "no container",
        lambda: LocalStorageDriver(tempfile.mkdtemp()).get_container("a"),
        (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
    ),
    case(
        "libcloud",
        "no folder",
        lambda: LocalStorageDriver("/nowhere/at/all"),
        (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    built(
        "proxmoxer",
        "token",
        lambda: proxmoxer.ResourceException(401, "Unauthorized", "permission denied - invalid API token"),
        Code.AUTH_DENIED,
    ),
    built(
        "proxmoxer",
        "locked",
        lambda: proxmoxer.ResourceException(500, "Internal Server Error", "VM is locked (backup)"),
        (Code.DEPENDENCY_UNAVAILABLE, Code.STORE_CONFLICT),
    ),
    built(
        "proxmoxer",
        "login",
        lambda: proxmoxer.AuthenticationError(
            "Couldn't authenticate user: a to https://10.0.0.1/api2/json/access/ticket"
        ),
        Code.AUTH_DENIED,
    ),
]
KEYS = [
    case("rsa", "signature", lambda: rsa.verify(b"m", b"s" * 64, _PUBLIC), Code.AUTH_DENIED),
    case("rsa", "decrypt", lambda: rsa.decrypt(b"s" * 64, _PRIVATE), _SEALED),
    case(
        "rsa",
        "long",
        lambda: rsa.encrypt(b"m" * 400, _PUBLIC),
        (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    case("rsa", "garbage", lambda: rsa.PublicKey.load_pkcs1(_GARBAGE), _SEALED),
    case("ecdsa", "signature", lambda: _SIGNING.get_verifying_key().verify(b"s" * 48, b"m"), Code.AUTH_DENIED),
    case("ecdsa", "garbage", lambda: ecdsa.VerifyingKey.from_der(_GARBAGE), _SEALED),
    case("bcrypt", "hash", lambda: bcrypt.checkpw(b"a", b"nonsense"), (*_SEALED, Code.PROGRAM_ERROR, Code.TOOL_FAILED)),
]
CHECKED = [
    case("click", "number", lambda: _clicked("--number", "x"), _UNFIT),
    case("click", "missing", _clicked, _UNFIT),
    case("click", "option", lambda: _clicked("--nothing"), _UNFIT),
    built("click", "file", lambda: click.FileError("a.txt", "No such file or directory"), Code.DATA_INTEGRITY),
    case("dataclass_wizard", "missing", lambda: _Person.from_dict({}), _UNFIT),
    case("dataclass_wizard", "number", lambda: _Person.from_dict({"age": "many"}), _UNFIT),
    case("mashumaro", "missing", lambda: _Other.from_dict({}), _UNFIT),
    case("mashumaro", "number", lambda: _Other.from_dict({"age": "many"}), _UNFIT),
    case("box", "key", lambda: box.Box()["a"], (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR, Code.UNKNOWN)),
    case("box", "text", lambda: box.Box.from_json("{bad"), _UNPARSED),
    case("jsonlines", "line", lambda: jsonlines.Reader(["{bad"]).read(), _UNPARSED),
    case("jsonpickle", "text", lambda: jsonpickle.decode("{bad", on_missing="error"), _UNPARSED),
    case(
        "jsonpatch",
        "gone",
        lambda: jsonpatch.apply_patch({}, [{"op": "remove", "path": "/a"}]),
        (Code.DATA_INTEGRITY, Code.TOOL_FAILED, Code.STORE_CONFLICT),
    ),
    case("jsonpatch", "operation", lambda: jsonpatch.apply_patch({}, [{"op": "nothing", "path": "/a"}]), _UNFIT),
    case(
        "jsonpatch",
        "test",
        lambda: jsonpatch.apply_patch({"a": 1}, [{"op": "test", "path": "/a", "value": 2}]),
        (Code.STORE_CONFLICT, Code.DATA_INTEGRITY, Code.TOOL_FAILED),
    ),
    case("semver", "text", lambda: semver.Version.parse("one"), _UNPARSED),
    case("packaging", "version", lambda: packaging.version.Version("one"), _UNPARSED),
    case("packaging", "requirement", lambda: packaging.requirements.Requirement("=="), _UNPARSED),
    case("ciso8601", "date", lambda: ciso8601.parse_datetime("thursdayish"), (*_UNPARSED, Code.PROGRAM_ERROR)),
    case("pyrfc3339", "date", lambda: pyrfc3339.parse("thursdayish"), _UNPARSED),
    case(
        "pytz",
        "zone",
        lambda: pytz.timezone("No/Where"),
        (Code.DATA_INTEGRITY, Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT),
    ),
    case(
        "moneyed",
        "currency",
        lambda: moneyed.get_currency("ZZZ"),
        (Code.DATA_INTEGRITY, Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT),
    ),
    case("tld", "address", lambda: tld.get_tld("nonsense"), _UNFIT),
    case("tld", "name", lambda: tld.get_tld("http://a.nonsense"), (Code.DATA_INTEGRITY, *_UNFIT)),
    case("nbformat", "text", lambda: nbformat.reads("{bad", as_version=4), _UNPARSED),
    case("numexpr", "formula", lambda: numexpr.evaluate("a +"), (Code.PROGRAM_ERROR, *_UNPARSED)),
    case(
        "oslo_config",
        "no file",
        lambda: _configured("--config-file", "/nowhere/a.conf"),
        (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
    ),
    case("oslo_config", "required", _required, (Code.PROGRAM_ERROR, Code.TOOL_FAILED, Code.MODEL_CONFUSED)),
    case(
        "oslo_config",
        "no option",
        lambda: oslo_config.cfg.ConfigOpts().nothing,
        (Code.PROGRAM_ERROR, Code.DATA_INTEGRITY, Code.TOOL_FAILED, Code.UNKNOWN),
    ),
]
FILES = [
    case("joblib", "garbage", _opened(".joblib", joblib.load), (Code.UNSUPPORTED_INPUT, Code.UNKNOWN)),
    case("joblib", "no file", lambda: joblib.load(f"{_NOWHERE}.joblib"), Code.DATA_INTEGRITY),
    case("docx2txt", "garbage", _opened(".docx", docx2txt.process), Code.UNSUPPORTED_INPUT),
    case(
        "numcodecs",
        "codec",
        lambda: numcodecs.get_codec({"id": "nothing"}),
        (Code.DEPENDENCY_GONE, Code.UNSUPPORTED_INPUT, Code.DATA_INTEGRITY),
    ),
    case("numcodecs", "blosc", lambda: numcodecs.Blosc().decode(_GARBAGE), Code.UNSUPPORTED_INPUT),
    case("numcodecs", "zstd", lambda: numcodecs.Zstd().decode(_GARBAGE), Code.UNSUPPORTED_INPUT),
    case("construct", "short", lambda: construct.Int32ub.parse(b""), Code.UNSUPPORTED_INPUT),
    case("construct", "magic", lambda: construct.Const(b"PNG").parse(b"abc"), Code.UNSUPPORTED_INPUT),
    case("maxminddb", "garbage", _opened(".mmdb", maxminddb.open_database), Code.UNSUPPORTED_INPUT),
    case("maxminddb", "no file", lambda: maxminddb.open_database(f"{_NOWHERE}.mmdb"), Code.DATA_INTEGRITY),
    case("watchfiles", "no folder", _watched, Code.DATA_INTEGRITY),
    case("fs", "no root", lambda: fs.open_fs("osfs:///nowhere/at/all"), Code.DATA_INTEGRITY),
    case(
        "fs",
        "protocol",
        lambda: fs.open_fs("nothing://x"),
        (Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    case("fs", "none", lambda: fs.memoryfs.MemoryFS().readtext("a"), Code.DATA_INTEGRITY),
    case("fs", "twice", _made_twice, Code.DATA_INTEGRITY),
    case("fs", "not empty", _full_folder, (Code.DATA_INTEGRITY, Code.STORE_CONFLICT, Code.TOOL_FAILED)),
    built("fs", "locked", lambda: fs.errors.ResourceLocked("a.txt"), Code.STORE_CONFLICT),
    built("fs", "full", lambda: fs.errors.InsufficientStorage("a.txt"), Code.DEPENDENCY_UNAVAILABLE),
    built("fs", "denied", lambda: fs.errors.PermissionDenied(msg="permission denied"), Code.AUTH_DENIED),
    built("fs", "line", lambda: fs.errors.RemoteConnectionError(msg="remote connection error"), Code.NETWORK),
    built("fs", "slow", lambda: fs.errors.OperationTimeout(msg="operation timed out"), Code.DEPENDENCY_UNAVAILABLE),
    case(
        "cloudpathlib",
        "prefix",
        lambda: cloudpathlib.CloudPath("nothing://a/b"),
        (Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    built(
        "cloudpathlib",
        "newer",
        lambda: cloudpathlib.exceptions.OverwriteNewerCloudError(
            "Local file for cloud path is newer in the cloud, but is being requested to be uploaded"
        ),
        Code.STORE_CONFLICT,
    ),
    built(
        "cloudpathlib",
        "folder",
        lambda: cloudpathlib.exceptions.CloudPathIsADirectoryError(
            "Cannot open directory, only files. Tried to open s3://a/b"
        ),
        (Code.DATA_INTEGRITY, Code.TOOL_FAILED),
    ),
]
PROGRAMS = [
    case("invoke", "exit", lambda: invoke.run("exit 3", hide=True), Code.TOOL_FAILED),
    case(
        "invoke",
        "no program",
        lambda: invoke.run("nothing-here-at-all", hide=True),
        (Code.DEPENDENCY_GONE, Code.TOOL_FAILED),
    ),
    case("invoke", "slow", lambda: invoke.run("sleep 5", hide=True, timeout=1), Code.DEPENDENCY_UNAVAILABLE),
    case(
        "ffmpy",
        "no program",
        lambda: ffmpy.FFmpeg(executable="ffmpeg-none", inputs={"a": None}).run(),
        Code.DEPENDENCY_GONE,
    ),
    built(
        "ffmpy",
        "exit",
        lambda: ffmpy.FFRuntimeError("ffmpeg -i a b", 1, b"", b"a: Invalid data found when processing input"),
        (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED),
    ),
    case("exiftool", "no program", _exif, (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY)),
    case("pydot", "no program", _dotted, (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY)),
    case(
        "dogpile",
        "not set up",
        lambda: dogpile.cache.make_region().get("a"),
        (Code.PROGRAM_ERROR, Code.UNKNOWN, Code.TOOL_FAILED),
    ),
    case(
        "dogpile",
        "no backend",
        lambda: dogpile.cache.make_region().configure("nothing.at.all"),
        (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR),
    ),
    case("gevent", "slow", _waited, Code.DEPENDENCY_UNAVAILABLE),
]
CASES: list[Case] = [*WEB, *KEYS, *CHECKED, *FILES, *PROGRAMS]
