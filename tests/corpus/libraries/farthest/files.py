"""Graphs, arrays, brokers, science and documents: native code, parsers and misuse. Labels before the first look."""

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

import amqpstorm
import apscheduler.schedulers.background
import ariadne
import ase.io
import astropy.io.fits
import astropy.time
import astropy.units
import Bio.SeqIO
import casbin
import ciscoconfparse
import dlisio
import fontTools.ttLib
import freetype
import frictionless
import gqlalchemy
import hl7
import hl7apy.core
import hl7apy.parser
import infoblox_client.exceptions
import kuzu
import lasio
import luigi
import meshio
import netaddr
import osmium
import pandas as pd
import pandera.pandas
import pdf2docx
import petl
import pyfaidx
import pyghmi.exceptions
import pynng
import PyPDF2
import pysam
import pyseto
import pyshark
import pysimplesoap.client
import rabbitpy
import rstream.exceptions
import segyio
import semidbm
import spnego.exceptions
import stl.mesh
import strawberry
import svgpathtools
import tantivy
import textfsm
import tiledb
import trimesh
import vagrant
import xarray

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.told import built, case
from tests.corpus.loopback import dead_url

_GARBAGE = b"%NOT\x00 what its name says" * 40
_NOWHERE = "/nowhere/thing"
_UNFIT = (Code.MODEL_CONFUSED, Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR)
_UNPARSED = (Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED, Code.TOOL_FAILED)
_WRONG_QUERY = (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT)


def _dead() -> int:
    return int(dead_url().rpartition(":")[2].strip("/"))


def _written(suffix: str, content: bytes = _GARBAGE) -> str:
    path = Path(tempfile.gettempdir(), f"corpus{suffix}")
    path.write_bytes(content)
    return str(path)


def _opened(suffix: str, read: Callable[[str], object], content: bytes = _GARBAGE) -> Callable[[], object]:
    return lambda: read(_written(suffix, content))


def _kuzu(*statements: str) -> object:
    connection = kuzu.Connection(kuzu.Database(":memory:"))
    return [connection.execute(statement) for statement in statements]


def _tantivy() -> tantivy.Index:
    made = tantivy.SchemaBuilder()
    made.add_text_field("title")
    return tantivy.Index(made.build())


def _job_lookup() -> object:
    scheduler = apscheduler.schedulers.background.BackgroundScheduler()
    return scheduler.remove_job("a")


def _not_running() -> object:
    return apscheduler.schedulers.background.BackgroundScheduler().shutdown()


def _same_job() -> object:
    scheduler = apscheduler.schedulers.background.BackgroundScheduler()
    scheduler.start(paused=True)
    try:
        scheduler.add_job(print, id="a")
        return scheduler.add_job(print, id="a")
    finally:
        scheduler.shutdown()


class _Task(luigi.Task):
    day = luigi.DateParameter()


def _dialled() -> object:
    with pynng.Req0() as socket:
        return socket.dial(f"tcp://127.0.0.1:{_dead()}", block=True)


def _no_answer() -> object:
    with pynng.Pair0(listen="inproc://corpus", recv_timeout=100) as socket:
        return socket.recv()


def _closed() -> object:
    socket = pynng.Pair0(listen="inproc://corpus2")
    socket.close()
    return socket.recv()


def _pem() -> object:
    key = pyseto.Key.new(4, "local", b"k" * 32)
    return pyseto.decode(
        key, b"v4.local.nonsensenonsensenonsensenonsensenonsensenonsensenonsensenonsensenonsensenonsense"
    )


@strawberry.type
class _Query:
    name: str = "a"


GRAPHS = [
    case("kuzu", "syntax", lambda: _kuzu("MATCH (a RETURN a"), (Code.PROGRAM_ERROR, Code.TOOL_FAILED)),
    case(
        "kuzu",
        "no table",
        lambda: _kuzu("MATCH (a:Nothing) RETURN a"),
        (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR, Code.TOOL_FAILED),
    ),
    case(
        "kuzu",
        "twice",
        lambda: _kuzu("CREATE NODE TABLE T(a INT64, PRIMARY KEY(a))", "CREATE (:T {a: 1})", "CREATE (:T {a: 1})"),
        Code.DATA_INTEGRITY,
    ),
    case("kuzu", "garbage", lambda: kuzu.Database(_written(".kuzu")), Code.UNSUPPORTED_INPUT),
    case(
        "gqlalchemy", "nobody", lambda: [*gqlalchemy.Memgraph(port=_dead()).execute_and_fetch("RETURN 1")], Code.NETWORK
    ),
    case(
        "ariadne",
        "no file",
        lambda: ariadne.load_schema_from_path(f"{_NOWHERE}.graphql"),
        (Code.DATA_INTEGRITY, Code.TOOL_FAILED),
    ),
    case(
        "ariadne",
        "syntax",
        _opened(".graphql", ariadne.load_schema_from_path, b"type {"),
        (Code.PROGRAM_ERROR, *_UNPARSED),
    ),
    case(
        "strawberry",
        "query",
        lambda: (_ for _ in ()).throw(strawberry.Schema(query=_Query).execute_sync("{ nothing }").errors[0]),
        _WRONG_QUERY,
    ),  # type: ignore[index]
    case("tiledb", "none", lambda: tiledb.open(_NOWHERE), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    case("tiledb", "garbage", _opened(".tiledb", tiledb.open), (Code.UNSUPPORTED_INPUT, Code.DATA_INTEGRITY)),
    case("tantivy", "query", lambda: _tantivy().parse_query("title:(", ["title"]), _WRONG_QUERY),
    case(
        "tantivy",
        "field",
        lambda: _tantivy().parse_query("author:x", ["title"]),
        (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY, *_WRONG_QUERY),
    ),
    case("tantivy", "none", lambda: tantivy.Index.open(_NOWHERE), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    case(
        "semidbm",
        "garbage",
        lambda: semidbm.open(
            tempfile.mkdtemp()
            if not Path(_written(".semi")).exists()
            else str(Path(_written(".semi")).parent / "corpus.semi"),
            "r",
        ),
        (Code.UNSUPPORTED_INPUT, Code.DATA_INTEGRITY),
    ),
    case("xarray", "garbage", _opened(".nc", xarray.open_dataset), (Code.UNSUPPORTED_INPUT, Code.DEPENDENCY_GONE)),
    case("xarray", "no name", lambda: xarray.Dataset({"a": 1})["b"], (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR)),
    case(
        "xarray",
        "merge",
        lambda: xarray.merge([xarray.Dataset({"a": 1}), xarray.Dataset({"a": 2})], compat="equals"),
        (Code.DATA_INTEGRITY, Code.STORE_CONFLICT, *_UNFIT),
    ),
    case(
        "pandera",
        "column",
        lambda: pandera.pandas.DataFrameSchema({"a": pandera.pandas.Column(int)}).validate(pd.DataFrame({"b": [1]})),
        _UNFIT,
    ),
    case(
        "pandera",
        "value",
        lambda: pandera.pandas.DataFrameSchema({"a": pandera.pandas.Column(int)}).validate(pd.DataFrame({"a": ["x"]})),
        _UNFIT,
    ),
    case("frictionless", "no file", lambda: frictionless.Resource("nowhere.csv").read_rows(), Code.DATA_INTEGRITY),
    case(
        "frictionless",
        "garbage",
        _opened(
            ".xlsx", lambda path: frictionless.Resource(path="corpus.xlsx", basepath=str(Path(path).parent)).read_rows()
        ),
        Code.UNSUPPORTED_INPUT,
    ),
    case(
        "petl",
        "column",
        lambda: [*petl.cut([["a"], [1]], "b")],
        (Code.PROGRAM_ERROR, Code.DATA_INTEGRITY, Code.TOOL_FAILED),
    ),
    case("luigi", "parameter", _Task, (Code.PROGRAM_ERROR, Code.TOOL_FAILED)),
    case("luigi", "date", lambda: luigi.DateParameter().parse("thursdayish"), (Code.PROGRAM_ERROR, *_UNPARSED)),
]
QUEUES = [
    case(
        "amqpstorm",
        "nobody",
        lambda: amqpstorm.Connection("127.0.0.1", "a", "b", port=_dead(), timeout=1),
        Code.NETWORK,
    ),
    built(
        "amqpstorm",
        "no queue",
        lambda: amqpstorm.AMQPChannelError(
            "Channel 1 was closed by remote server: NOT_FOUND - no queue 'x' in vhost '/'", reply_code=404
        ),
        (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
    ),
    built(
        "amqpstorm",
        "access",
        lambda: amqpstorm.AMQPConnectionError(
            "Connection was closed by remote server: ACCESS_REFUSED - Login was refused using authentication mechanism PLAIN",
            reply_code=403,
        ),
        Code.AUTH_DENIED,
    ),
    built(
        "amqpstorm",
        "exclusive",
        lambda: amqpstorm.AMQPChannelError(
            "Channel 1 was closed by remote server: RESOURCE_LOCKED - cannot obtain exclusive access to locked queue 'x'",
            reply_code=405,
        ),
        Code.STORE_CONFLICT,
    ),
    case(
        "rabbitpy", "nobody", lambda: rabbitpy.Connection(f"amqp://a:b@127.0.0.1:{_dead()}/%2f?timeout=1"), Code.NETWORK
    ),
    built(
        "rabbitpy",
        "no queue",
        lambda: rabbitpy.exceptions.AMQPNotFound("NOT_FOUND - no queue 'x' in vhost '/'"),
        (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
    ),
    built("rabbitpy", "refused", lambda: rabbitpy.exceptions.AMQPAccessRefused("ACCESS_REFUSED"), Code.AUTH_DENIED),
    built(
        "rabbitpy",
        "server",
        lambda: rabbitpy.exceptions.AMQPInternalError("INTERNAL_ERROR"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built("rstream", "no stream", rstream.exceptions.StreamDoesNotExist, (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY)),
    built("rstream", "login", rstream.exceptions.AuthenticationFailure, Code.AUTH_DENIED),
    built("rstream", "no stream now", rstream.exceptions.StreamNotAvailable, Code.DEPENDENCY_UNAVAILABLE),
    case("pynng", "nobody", _dialled, Code.NETWORK),
    case("pynng", "mute", _no_answer, (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK)),
    case("pynng", "closed", _closed, (Code.NETWORK, Code.PROGRAM_ERROR)),
    case("apscheduler", "no job", _job_lookup, Code.DATA_INTEGRITY),
    case(
        "apscheduler",
        "not running",
        _not_running,
        (Code.PROGRAM_ERROR, Code.UNKNOWN, Code.TOOL_FAILED, Code.DEPENDENCY_UNAVAILABLE),
    ),
    case("apscheduler", "same job", _same_job, (Code.DATA_INTEGRITY, Code.STORE_CONFLICT)),
    built(
        "pysimplesoap",
        "client",
        lambda: pysimplesoap.client.SoapFault("soap:Client", "Invalid customer number"),
        (Code.TOOL_FAILED, Code.DATA_INTEGRITY),
    ),
    built(
        "pysimplesoap",
        "server",
        lambda: pysimplesoap.client.SoapFault("soap:Server", "Internal processing failure"),
        Code.DEPENDENCY_UNAVAILABLE,
    ),
    built(
        "pyghmi", "password", lambda: pyghmi.exceptions.IpmiException("Incorrect password provided"), Code.AUTH_DENIED
    ),
    built(
        "pyghmi",
        "slow",
        lambda: pyghmi.exceptions.IpmiException("Session no longer connected: timeout"),
        (Code.NETWORK, Code.DEPENDENCY_UNAVAILABLE),
    ),
    built(
        "spnego",
        "login",
        lambda: spnego.exceptions.InvalidCredentialError(context_msg="Unable to acquire credential"),
        Code.AUTH_DENIED,
    ),
    built("spnego", "none", lambda: spnego.exceptions.NoCredentialError(context_msg="No credential"), Code.AUTH_DENIED),
    built(
        "infoblox_client",
        "timed out",
        lambda: infoblox_client.exceptions.InfobloxTimeoutError("Connection to NIOS timed out"),
        (Code.DEPENDENCY_UNAVAILABLE, Code.NETWORK),
    ),
    built(
        "infoblox_client",
        "login",
        lambda: infoblox_client.exceptions.InfobloxBadWAPICredential(response="Authorization Required"),
        Code.AUTH_DENIED,
    ),
]
SCIENCE = [
    case(
        "Bio", "none", lambda: Bio.SeqIO.read(io.StringIO(""), "fasta"), (Code.DATA_INTEGRITY, Code.UNSUPPORTED_INPUT)
    ),
    case(
        "Bio",
        "format",
        lambda: [*Bio.SeqIO.parse(io.StringIO(">a"), "nothing")],
        (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.DATA_INTEGRITY),
    ),
    case("pyfaidx", "no file", lambda: pyfaidx.Fasta(f"{_NOWHERE}.fa"), Code.DATA_INTEGRITY),
    case(
        "pyfaidx",
        "no sequence",
        lambda: pyfaidx.Fasta(_written(".fa", b">a\nACGT\n"))["b"][0:2],
        (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR),
    ),
    case(
        "pyfaidx",
        "outside",
        lambda: pyfaidx.Fasta(_written(".fa", b">a\nACGT\n"), strict_bounds=True)["a"][0:90],
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.DATA_INTEGRITY),
    ),
    case("pysam", "garbage", _opened(".bam", pysam.AlignmentFile), Code.UNSUPPORTED_INPUT),
    case("pysam", "no file", lambda: pysam.AlignmentFile(f"{_NOWHERE}.bam"), Code.DATA_INTEGRITY),
    case("segyio", "garbage", _opened(".sgy", segyio.open), Code.UNSUPPORTED_INPUT),
    case("segyio", "no file", lambda: segyio.open(f"{_NOWHERE}.sgy"), Code.DATA_INTEGRITY),
    case("lasio", "garbage", _opened(".las", lasio.read), Code.UNSUPPORTED_INPUT),
    case("dlisio", "garbage", _opened(".dlis", dlisio.dlis.load), Code.UNSUPPORTED_INPUT),
    case("ase", "garbage", _opened(".cif2", ase.io.read), Code.UNSUPPORTED_INPUT),
    case("astropy", "garbage", _opened(".fits", astropy.io.fits.open), Code.UNSUPPORTED_INPUT),
    case("astropy", "unit", lambda: astropy.units.Unit("flurb"), (Code.DATA_INTEGRITY, *_UNPARSED)),
    case("astropy", "time", lambda: astropy.time.Time("thursdayish"), _UNPARSED),
    case(
        "astropy",
        "dimensions",
        lambda: (3 * astropy.units.m).to("s"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case("osmium", "no file", lambda: osmium.SimpleHandler().apply_file(f"{_NOWHERE}.osm.pbf"), Code.DATA_INTEGRITY),
    case("trimesh", "suffix", _opened(".abc", trimesh.load), Code.UNSUPPORTED_INPUT),
    case("meshio", "suffix", _opened(".abc", meshio.read), Code.UNSUPPORTED_INPUT),
    case("meshio", "garbage", _opened(".vtu", meshio.read), (Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR)),
    case("stl", "garbage", _opened("2.stl", stl.mesh.Mesh.from_file), Code.UNSUPPORTED_INPUT),
    case("freetype", "garbage", _opened(".ttf", freetype.Face), Code.UNSUPPORTED_INPUT),
    case("fontTools", "garbage", _opened(".ttf", fontTools.ttLib.TTFont), Code.UNSUPPORTED_INPUT),
]
TEXTS = [
    case("hl7", "text", lambda: hl7.parse("nonsense"), _UNPARSED),
    case("hl7apy", "text", lambda: hl7apy.parser.parse_message("nonsense"), _UNPARSED),
    case(
        "hl7apy",
        "version",
        lambda: hl7apy.core.Message("ADT_A01", version="9.9"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case("svgpathtools", "garbage", _opened(".svg", svgpathtools.svg2paths), Code.UNSUPPORTED_INPUT),
    case("svgpathtools", "path", lambda: svgpathtools.parse_path("M 1 x"), _UNPARSED),
    case("PyPDF2", "garbage", _opened(".pdf", PyPDF2.PdfReader), Code.UNSUPPORTED_INPUT),
    case("pdf2docx", "garbage", _opened("2.pdf", pdf2docx.Converter), Code.UNSUPPORTED_INPUT),
    case("textfsm", "template", lambda: textfsm.TextFSM(io.StringIO("nonsense")), (Code.PROGRAM_ERROR, *_UNPARSED)),
    case("ciscoconfparse", "no file", lambda: ciscoconfparse.CiscoConfParse(f"{_NOWHERE}.cfg"), Code.DATA_INTEGRITY),
    case("netaddr", "address", lambda: netaddr.IPAddress("999.1.1.1"), _UNFIT),
    case("netaddr", "network", lambda: netaddr.IPNetwork("10.0.0.0/99"), _UNFIT),
    case("pyseto", "token", _pem, (Code.AUTH_DENIED, Code.UNSUPPORTED_INPUT)),
    case("casbin", "no model", lambda: casbin.Enforcer(f"{_NOWHERE}.conf", f"{_NOWHERE}.csv"), Code.DATA_INTEGRITY),
]
PROGRAMS = [
    case(
        "pyshark",
        "no program",
        _opened(".pcap", lambda path: pyshark.FileCapture(path).load_packets()),
        Code.DEPENDENCY_GONE,
    ),
    case("pyshark", "no file", lambda: pyshark.FileCapture(f"{_NOWHERE}.pcap").load_packets(), Code.DATA_INTEGRITY),
    case("vagrant", "no program", lambda: vagrant.Vagrant(tempfile.gettempdir()).status(), Code.DEPENDENCY_GONE),
]
CASES: list[Case] = [*GRAPHS, *QUEUES, *SCIENCE, *TEXTS, *PROGRAMS]
