"""Files that are not what they should be, and input that does not fit: parsers, checkers and native code. Labels first."""

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

import argon2
import av
import cairosvg
import cattrs
import cerberus
import croniter
import cryptography.fernet
import cryptography.hazmat.primitives.serialization as pem
import ezdxf
import faiss
import fastjsonschema
import google.protobuf.json_format
import google.protobuf.struct_pb2
import gpxpy
import h5py
import isodate
import jinja2
import jinja2.sandbox
import jmespath
import jsonpath_ng
import lark
import marshmallow
import msgspec
import nacl.secret
import nacl.signing
import netCDF4
import networkx
import nibabel
import nltk
import numpy as np
import onnxruntime
import orjson
import parsel
import passlib.hash
import pdfrw
import pendulum
import piexif
import polars
import pyasn1.codec.der.decoder
import pyparsing
import pypdfium2
import pyproj
import python_calamine
import qrcode
import rasterio
import scipy.io
import sentencepiece
import shapely
import simplejson
import soupsieve
import strictyaml
import sympy
import tifffile
import tiktoken
import tinytag
import tokenizers
import tomlkit
import voluptuous
import zarr
from bs4 import BeautifulSoup
from reportlab.lib.utils import ImageReader
from reportlab.platypus import SimpleDocTemplate, Spacer

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import REFUSED, case, over_http

_GARBAGE = b"%NOT\x00 what its name says" * 40
_NOWHERE = "/nowhere/thing"
_UNFIT = (Code.MODEL_CONFUSED, Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR)
_UNPARSED = (Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED, Code.TOOL_FAILED)
_WRONG_QUERY = (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT)


def _written(suffix: str, content: bytes = _GARBAGE) -> str:
    path = Path(tempfile.gettempdir(), f"corpus{suffix}")
    path.write_bytes(content)
    return str(path)


def _opened(suffix: str, read: Callable[[str], object], content: bytes = _GARBAGE) -> Callable[[], object]:
    return lambda: read(_written(suffix, content))


class _Age(marshmallow.Schema):
    age = marshmallow.fields.Integer(required=True)


class _Person(msgspec.Struct):
    age: int


def _cerberus() -> object:
    checker = cerberus.Validator({"age": {"type": "integer"}})
    return checker.validate("not a mapping")


def _far() -> object:
    return networkx.shortest_path(networkx.empty_graph(3), 0, 2)


def _tall(path: str) -> object:
    return SimpleDocTemplate(path).build([Spacer(1, 9_000)])


def _dataset(path: str) -> object:
    with h5py.File(path, "w") as made:
        return made["nothing"]


def _session(path: str) -> object:
    return onnxruntime.InferenceSession(path)


def _sealed() -> object:
    return nacl.secret.SecretBox(b"k" * 32).decrypt(b"n" * 60)


def _signed() -> object:
    return nacl.signing.SigningKey(b"s" * 32).verify_key.verify(b"m" * 80)


def _fernet() -> object:
    return cryptography.fernet.Fernet(b"A" * 43 + b"=").decrypt(b"nonsense")


CHECKED = [
    case("marshmallow", "field", lambda: _Age().load({"age": "many"}), _UNFIT),
    case("voluptuous", "field", lambda: voluptuous.Schema({"age": int})({"age": "many"}), _UNFIT),
    case("cerberus", "document", _cerberus, _UNFIT),
    case("msgspec", "field", lambda: msgspec.json.decode(b'{"age": "many"}', type=_Person), _UNFIT),
    case("msgspec", "json", lambda: msgspec.json.decode(b"{age"), _UNPARSED),
    case("cattrs", "group", lambda: cattrs.structure({"a": "x"}, dict[str, int]), _UNFIT),
    case(
        "fastjsonschema", "field", lambda: fastjsonschema.validate({"type": "object", "required": ["age"]}, {}), _UNFIT
    ),
    case(
        "strictyaml", "field", lambda: strictyaml.load("age: many", strictyaml.Map({"age": strictyaml.Int()})), _UNFIT
    ),
    case("orjson", "json", lambda: orjson.loads(b"{'a': 1}"), _UNPARSED),
    case("simplejson", "json", lambda: simplejson.loads("Sure! Here is"), _UNPARSED),
    case("tomlkit", "toml", lambda: tomlkit.parse("a = = 1"), _UNPARSED),
    case("lark", "token", lambda: lark.Lark('start: "a"+').parse("ab"), _UNPARSED),
    case("pyparsing", "word", lambda: pyparsing.Word("ab").parse_string("c"), _UNPARSED),
    case("pendulum", "date", lambda: pendulum.parse("next thursdayish"), _UNPARSED),
    case("isodate", "date", lambda: isodate.parse_date("1st of May"), _UNPARSED),
    case("croniter", "cron", lambda: croniter.croniter("61 * * *"), _UNPARSED),
    case("sympy", "formula", lambda: sympy.sympify("2 +* x"), _UNPARSED),
    case(
        "google.protobuf",
        "bytes",
        lambda: google.protobuf.struct_pb2.Struct.FromString(b"\xff\xff\xff"),
        Code.UNSUPPORTED_INPUT,
    ),
    case(
        "google.protobuf",
        "json",
        lambda: google.protobuf.json_format.Parse("[1", google.protobuf.struct_pb2.Struct()),
        _UNPARSED,
    ),
    case("pyasn1", "der", lambda: pyasn1.codec.der.decoder.decode(b"0\x82\xff\xff\x01"), Code.UNSUPPORTED_INPUT),
    case(
        "jinja2",
        "syntax",
        lambda: jinja2.Template("{% if %}"),
        (Code.PROGRAM_ERROR, Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT),
    ),
    case(
        "jinja2",
        "undefined",
        lambda: jinja2.Environment(undefined=jinja2.StrictUndefined, autoescape=True).from_string("{{ a }}").render(),
        (Code.PROGRAM_ERROR, Code.DATA_INTEGRITY, Code.TOOL_FAILED),
    ),
    case(
        "jinja2",
        "no template",
        lambda: jinja2.Environment(loader=jinja2.DictLoader({}), autoescape=True).get_template("a.html"),
        (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
    ),
    case(
        "jinja2",
        "sandbox",
        lambda: jinja2.sandbox.SandboxedEnvironment(autoescape=True).from_string("{{ ''.__class__.mro() }}").render(),
        (Code.POLICY_DENIED, Code.AUTH_DENIED),
    ),
    case("jmespath", "query", lambda: jmespath.search("a[?", {}), _WRONG_QUERY),
    case("jsonpath_ng", "query", lambda: jsonpath_ng.parse("$..["), _WRONG_QUERY),
    case("soupsieve", "selector", lambda: soupsieve.select("a[", BeautifulSoup("<a>", "html.parser")), _WRONG_QUERY),
    case("parsel", "selector", lambda: parsel.Selector("<a>").xpath("//a["), _WRONG_QUERY),
    case("nacl", "decrypt", _sealed, (Code.UNSUPPORTED_INPUT, Code.AUTH_DENIED, Code.DATA_INTEGRITY)),
    case("nacl", "signature", _signed, (Code.AUTH_DENIED, Code.UNSUPPORTED_INPUT)),
    case("cryptography", "token", _fernet, (Code.AUTH_DENIED, Code.UNSUPPORTED_INPUT)),
    case(
        "cryptography",
        "pem",
        lambda: pem.load_pem_private_key(b"-----BEGIN nonsense", None),
        (Code.UNSUPPORTED_INPUT, Code.AUTH_DENIED),
    ),
    case(
        "passlib",
        "hash",
        lambda: passlib.hash.sha256_crypt.verify("a", "nonsense"),
        (Code.UNSUPPORTED_INPUT, Code.AUTH_DENIED, Code.DATA_INTEGRITY),
    ),
    case(
        "argon2",
        "password",
        lambda: argon2.PasswordHasher().verify(argon2.PasswordHasher().hash("a"), "b"),
        Code.AUTH_DENIED,
    ),
]
READ = [
    case("h5py", "garbage", _opened(".h5", h5py.File), Code.UNSUPPORTED_INPUT),
    case("h5py", "no file", lambda: h5py.File(f"{_NOWHERE}.h5", "r"), Code.DATA_INTEGRITY),
    case("h5py", "no name", lambda: _dataset(_written("2.h5")), Code.DATA_INTEGRITY),
    case("netCDF4", "garbage", _opened(".nc", netCDF4.Dataset), Code.UNSUPPORTED_INPUT),
    case("zarr", "no group", lambda: zarr.open_group(f"{_NOWHERE}.zarr", mode="r"), Code.DATA_INTEGRITY),
    case("rasterio", "garbage", _opened(".tif", rasterio.open), Code.UNSUPPORTED_INPUT),
    case("rasterio", "no file", lambda: rasterio.open(f"{_NOWHERE}.tif"), Code.DATA_INTEGRITY),
    case(
        "pyproj",
        "projection",
        lambda: pyproj.CRS("nonsense"),
        (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR),
    ),
    case("shapely", "wkt", lambda: shapely.from_wkt("NONSENSE (1 2)"), _UNPARSED),
    case("gpxpy", "garbage", lambda: gpxpy.parse("<gpx><trk>"), Code.UNSUPPORTED_INPUT),
    case("ezdxf", "garbage", _opened(".dxf", ezdxf.readfile), Code.UNSUPPORTED_INPUT),
    case("nibabel", "garbage", _opened(".nii", nibabel.load), Code.UNSUPPORTED_INPUT),
    case("tifffile", "garbage", _opened("2.tif", tifffile.imread), Code.UNSUPPORTED_INPUT),
    case("av", "garbage", _opened(".mp4", av.open), Code.UNSUPPORTED_INPUT),
    *over_http(
        "av",
        lambda url: av.open(f"{url}/a.mp4", timeout=2),
        {
            "404": (answer(404, ""), Code.DATA_INTEGRITY),
            "403": (answer(403, ""), Code.AUTH_DENIED),
            "503": (answer(503, ""), Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
        },
    ),
    case("tinytag", "garbage", _opened(".xyz", tinytag.TinyTag.get), Code.UNSUPPORTED_INPUT),
    case("piexif", "garbage", _opened(".jpg", piexif.load), Code.UNSUPPORTED_INPUT),
    case("python_calamine", "garbage", _opened(".xlsx", python_calamine.load_workbook), Code.UNSUPPORTED_INPUT),
    case("pypdfium2", "garbage", _opened(".pdf", pypdfium2.PdfDocument), Code.UNSUPPORTED_INPUT),
    case("pdfrw", "garbage", _opened("2.pdf", pdfrw.PdfReader), Code.UNSUPPORTED_INPUT),
    case("reportlab", "image", lambda: ImageReader(io.BytesIO(_GARBAGE)), Code.UNSUPPORTED_INPUT),
    case(
        "reportlab",
        "tall",
        lambda: _tall(_written("3.pdf")),
        (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
    case("cairosvg", "garbage", lambda: cairosvg.svg2png(bytestring=b"<svg><g>"), Code.UNSUPPORTED_INPUT),
    case("qrcode", "long", lambda: qrcode.make("x" * 9_000), (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED)),
    case("scipy", "garbage", _opened(".mat", scipy.io.loadmat), Code.UNSUPPORTED_INPUT),
    case("numpy", "garbage", _opened(".npy", np.load), Code.UNSUPPORTED_INPUT),
    case(
        "numpy",
        "singular",
        lambda: np.linalg.inv(np.zeros((2, 2))),
        (Code.TOOL_FAILED, Code.UNKNOWN, Code.UNSUPPORTED_INPUT, Code.PROGRAM_ERROR),
    ),
    case("numpy", "shapes", lambda: np.zeros(3) + np.zeros(4), (Code.PROGRAM_ERROR, Code.TOOL_FAILED, Code.UNKNOWN)),
    case("polars", "parquet", _opened(".parquet", polars.read_parquet), Code.UNSUPPORTED_INPUT),
    case("polars", "blank", lambda: polars.read_csv(io.BytesIO(b"")), Code.UNSUPPORTED_INPUT),
    case(
        "polars",
        "no column",
        lambda: polars.DataFrame({"a": [1]}).select("b"),
        (Code.PROGRAM_ERROR, Code.DATA_INTEGRITY, Code.TOOL_FAILED),
    ),
    case(
        "polars",
        "cast",
        lambda: polars.DataFrame({"a": ["x"]}).cast({"a": polars.Int64}),
        (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED, Code.PROGRAM_ERROR),
    ),
]
MODELS = [
    case("faiss", "no file", lambda: faiss.read_index(_NOWHERE), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    case(
        "faiss",
        "dimensions",
        lambda: faiss.IndexFlatL2(4).add(np.zeros((1, 3), "float32")),
        (Code.PROGRAM_ERROR, Code.TOOL_FAILED, Code.UNKNOWN),
    ),
    case("onnxruntime", "no file", lambda: _session(f"{_NOWHERE}.onnx"), (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE)),
    case("onnxruntime", "garbage", _opened(".onnx", _session), Code.UNSUPPORTED_INPUT),
    case(
        "tokenizers",
        "no file",
        lambda: tokenizers.Tokenizer.from_file(_NOWHERE),
        (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
    ),
    case(
        "tiktoken",
        "model",
        lambda: tiktoken.encoding_for_model("nope-1"),
        (Code.PROGRAM_ERROR, Code.DEPENDENCY_GONE, Code.UNKNOWN),
    ),
    case(
        "sentencepiece",
        "no file",
        lambda: sentencepiece.SentencePieceProcessor(model_file=_NOWHERE),
        (Code.DATA_INTEGRITY, Code.DEPENDENCY_GONE),
    ),
    case(
        "nltk", "no words", lambda: nltk.data.find("tokenizers/none_tab"), (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY)
    ),
    case("networkx", "no path", _far, (Code.DATA_INTEGRITY, Code.TOOL_FAILED, Code.UNKNOWN)),
    case("networkx", "no node", lambda: networkx.shortest_path(networkx.empty_graph(3), 0, 9), Code.DATA_INTEGRITY),
]
CASES: list[Case] = [*CHECKED, *READ, *MODELS]
