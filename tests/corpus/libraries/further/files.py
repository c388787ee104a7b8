"""More files and input that are not what they should be: parsers, checkers, pictures, maps. Labels before the look."""

import importlib
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import arrow
import audioread
import avro.datafile
import avro.io
import avro.schema
import babel
import barcode
import beartype
import beartype.door
import blosc2
import brotli
import configobj
import csimdjson
import dacite
import dateutil.parser
import docutils.core
import docx2python
import dynaconf
import fastkml
import fastparquet
import ffmpeg
import fiona
import gguf
import h3
import hcl2
import hjson
import ics
import img2pdf
import iso8601
import jsonschema_rs
import libarchive
import lz4.frame
import mailparser
import mgrs
import openapi_core
import openapi_spec_validator
import parsimonious
import patoolib
import pdfkit
import pillow_heif
import pint
import pulp
import pycountry
import pyexcel
import pyhocon
import pyogrio
import pyorc
import pypandoc
import rapidjson
import rtoml
import rtree.index
import safetensors
import schema
import schwifty
import segno
import skimage.io
import snappy
import speech_recognition
import stdnum.isbn
import tables
import tablib
import tatsu
import textx
import typeguard
import ujson
import utm
import xlwt

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.libraries.told import case

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


@dataclass
class _Person:
    age: int


@beartype.beartype
def _doubled(number: int) -> int:
    return number * 2


def _avro_file(path: str) -> object:
    with Path(path).open("rb") as file:
        return avro.datafile.DataFileReader(file, avro.io.DatumReader())


def _orc(path: str) -> object:
    with Path(path).open("rb") as file:
        return pyorc.Reader(file)


def _archive(path: str) -> object:
    with libarchive.file_reader(path) as entries:
        return [*entries]


def _audio(path: str) -> object:
    with audioread.audio_open(path) as file:
        return file.duration


def _speech(path: str) -> object:
    with speech_recognition.AudioFile(path) as source:
        return speech_recognition.Recognizer().record(source)


def _heif(path: str) -> object:
    return pillow_heif.open_heif(path)


def _ffmpeg(path: str) -> object:
    return ffmpeg.input(path).output("/tmp/corpus.out.mp4").run(capture_stdout=True, capture_stderr=True)


def _solver() -> object:
    problem = pulp.LpProblem("x")
    problem += pulp.LpVariable("a", 0) >= 1
    return problem.solve(pulp.getSolver("GLPK_CMD", path="/nowhere/glpsol"))


def _sheet() -> object:
    return xlwt.Workbook().add_sheet("x" * 40)


def _rows() -> object:
    sheet = xlwt.Workbook().add_sheet("x")
    return sheet.write(70_000, 0, "a")


def _setting() -> object:
    settings = dynaconf.Dynaconf(validators=[dynaconf.Validator("PORT", must_exist=True)])
    return settings.validators.validate()


def _spec(path: str) -> object:
    return openapi_core.OpenAPI.from_file_path(path)


CHECKED = [
    case("dacite", "type", lambda: dacite.from_dict(_Person, {"age": "many"}), _UNFIT),
    case("dacite", "missing", lambda: dacite.from_dict(_Person, {}), _UNFIT),
    case("typeguard", "type", lambda: typeguard.check_type("many", int), _UNFIT),
    case("beartype", "argument", lambda: _doubled("many"), _UNFIT),  # type: ignore[arg-type]
    case("beartype", "door", lambda: beartype.door.die_if_unbearable("many", int), _UNFIT),
    case("schema", "field", lambda: schema.Schema({"age": int}).validate({"age": "many"}), _UNFIT),
    case("schema", "missing", lambda: schema.Schema({"age": int}).validate({}), _UNFIT),
    case("jsonschema_rs", "field", lambda: jsonschema_rs.validate({"type": "integer"}, "many"), _UNFIT),
    case("openapi_spec_validator", "spec", lambda: openapi_spec_validator.validate({"openapi": "3.1.0"}), _UNFIT),
    case("openapi_core", "no file", lambda: _spec("/nowhere/a.yaml"), Code.DATA_INTEGRITY),
    case("dynaconf", "setting", _setting, (Code.PROGRAM_ERROR, Code.TOOL_FAILED, Code.MODEL_CONFUSED)),
    case("hjson", "text", lambda: hjson.loads("{a: [1,"), _UNPARSED),
    case("rapidjson", "text", lambda: rapidjson.loads("{'a': 1}"), _UNPARSED),
    case("ujson", "text", lambda: ujson.loads("{'a': 1}"), _UNPARSED),
    case("simdjson", "text", lambda: csimdjson.Parser().parse(b"{'a': 1}"), _UNPARSED),
    case("rtoml", "text", lambda: rtoml.loads("a = = 1"), _UNPARSED),
    case("configobj", "text", lambda: configobj.ConfigObj(["[a", "b"]), _UNPARSED),
    case("pyhocon", "text", lambda: pyhocon.ConfigFactory.parse_string("a { b = "), _UNPARSED),
    case(
        "pyhocon",
        "no key",
        lambda: pyhocon.ConfigFactory.parse_string("a = 1")["b"],
        (Code.DATA_INTEGRITY, Code.PROGRAM_ERROR),
    ),
    case("hcl2", "text", lambda: hcl2.loads("a = ["), _UNPARSED),
    case("textx", "text", lambda: textx.metamodel_from_str("M: 'a';").model_from_str("b"), _UNPARSED),
    case("parsimonious", "text", lambda: parsimonious.Grammar('a = "x"').parse("y"), _UNPARSED),
    case("parsimonious", "rest", lambda: parsimonious.Grammar('a = "x"').parse("xy"), _UNPARSED),
    case("tatsu", "text", lambda: tatsu.parse("start = 'a' $ ;", "b"), _UNPARSED),
    case(
        "docutils",
        "text",
        lambda: docutils.core.publish_string(".. nothing::\n", settings_overrides={"halt_level": 2, "report_level": 5}),
        _UNPARSED,
    ),
    case("ics", "text", lambda: ics.Calendar("BEGIN:NOTHING\nEND:VCALENDAR"), _UNPARSED),
    case("mailparser", "no file", lambda: mailparser.parse_from_file("/nowhere/a.eml"), Code.DATA_INTEGRITY),
    case("arrow", "date", lambda: arrow.get("1st of May"), _UNPARSED),
    case("dateutil", "date", lambda: dateutil.parser.parse("thursdayish"), _UNPARSED),
    case("iso8601", "date", lambda: iso8601.parse_date("1st of May"), _UNPARSED),
    case("pint", "unit", lambda: pint.UnitRegistry()("3 flurbs"), (Code.DATA_INTEGRITY, *_UNPARSED)),
    case(
        "pint",
        "dimensions",
        lambda: pint.UnitRegistry()("3 m").to("s"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case("babel", "locale", lambda: babel.Locale.parse("xx_YY"), (Code.DATA_INTEGRITY, *_UNPARSED)),
    case(
        "stdnum",
        "checksum",
        lambda: stdnum.isbn.validate("9780471117095"),
        (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED),
    ),
    case(
        "stdnum",
        "length",
        lambda: stdnum.isbn.validate("97"),
        (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED),
    ),
    case(
        "schwifty",
        "account",
        lambda: schwifty.IBAN("DE00"),
        (Code.TOOL_FAILED, Code.UNSUPPORTED_INPUT, Code.MODEL_CONFUSED),
    ),
    case("pycountry", "none", lambda: pycountry.countries.search_fuzzy("nowhereland"), Code.DATA_INTEGRITY),
    case(
        "h3",
        "cell",
        lambda: h3.cell_to_latlng("nonsense"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case(
        "mgrs",
        "place",
        lambda: mgrs.MGRS().toLatLon("nonsense"),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case(
        "utm",
        "place",
        lambda: utm.from_latlon(99.0, 0.0),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
]
READ = [
    case("avro", "garbage", _opened(".avro", _avro_file), Code.UNSUPPORTED_INPUT),
    case("avro", "schema", lambda: avro.schema.parse('{"type": "nothing"}'), (Code.PROGRAM_ERROR, *_UNPARSED)),
    case("pyorc", "garbage", _opened(".orc", _orc), Code.UNSUPPORTED_INPUT),
    case("fastparquet", "garbage", _opened(".parquet", fastparquet.ParquetFile), Code.UNSUPPORTED_INPUT),
    case("tables", "garbage", _opened(".h5", tables.open_file), Code.UNSUPPORTED_INPUT),
    case("tables", "no file", lambda: tables.open_file(f"{_NOWHERE}.h5"), Code.DATA_INTEGRITY),
    case("fiona", "garbage", _opened(".shp", fiona.open), Code.UNSUPPORTED_INPUT),
    case("fiona", "no file", lambda: fiona.open(f"{_NOWHERE}.shp"), Code.DATA_INTEGRITY),
    case("pyogrio", "garbage", _opened(".gpkg", pyogrio.read_info), Code.UNSUPPORTED_INPUT),
    case("pyogrio", "no file", lambda: pyogrio.read_info(f"{_NOWHERE}.gpkg"), Code.DATA_INTEGRITY),
    case("fastkml", "garbage", lambda: fastkml.KML.from_string("<kml><a>"), Code.UNSUPPORTED_INPUT),
    case(
        "rtree",
        "box",
        lambda: rtree.index.Index().insert(1, (3, 3, 1, 1)),
        (Code.TOOL_FAILED, Code.PROGRAM_ERROR, Code.UNSUPPORTED_INPUT),
    ),
    case(
        "pyexcel", "garbage", _opened(".xlsx", lambda path: pyexcel.get_array(file_name=path)), Code.UNSUPPORTED_INPUT
    ),
    case("pyexcel", "suffix", _opened(".abc", lambda path: pyexcel.get_array(file_name=path)), Code.UNSUPPORTED_INPUT),
    case("tablib", "format", lambda: tablib.Dataset().load("nonsense", format="abc"), Code.UNSUPPORTED_INPUT),
    case("tablib", "width", lambda: tablib.Dataset([1, 2], headers=["a", "b"]).append([1]), _UNFIT),
    case(
        "docx2python",
        "garbage",
        _opened(".docx", lambda path: docx2python.docx2python(path).text),
        Code.UNSUPPORTED_INPUT,
    ),
    case("xlwt", "name", _sheet, _UNFIT),
    case("xlwt", "rows", _rows, _UNFIT),
    case("img2pdf", "garbage", lambda: img2pdf.convert(_GARBAGE), Code.UNSUPPORTED_INPUT),
    case("img2pdf", "alpha", lambda: img2pdf.convert(_GARBAGE[:3]), Code.UNSUPPORTED_INPUT),
    case("pillow_heif", "garbage", _opened(".heic", _heif), Code.UNSUPPORTED_INPUT),
    case("skimage", "no file", lambda: skimage.io.imread(f"{_NOWHERE}.png"), Code.DATA_INTEGRITY),
    case("skimage", "garbage", _opened(".png", skimage.io.imread), Code.UNSUPPORTED_INPUT),
    case("segno", "long", lambda: segno.make("x" * 9_000), (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED)),
    case("barcode", "letters", lambda: barcode.get("ean13", "abc"), (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED)),
    case(
        "barcode",
        "kind",
        lambda: barcode.get("ean99", "1"),
        (Code.UNSUPPORTED_INPUT, Code.TOOL_FAILED, Code.DATA_INTEGRITY, Code.PROGRAM_ERROR),
    ),
    case("audioread", "garbage", _opened(".mp3", _audio), Code.UNSUPPORTED_INPUT),
    case("speech_recognition", "garbage", _opened(".wav", _speech), Code.UNSUPPORTED_INPUT),
    case(
        "ffmpeg by subprocess",
        "no program",
        lambda: _ffmpeg("/nowhere/a.mp4"),
        (Code.DEPENDENCY_GONE, Code.DATA_INTEGRITY),
    ),
    case("safetensors", "garbage", lambda: safetensors.deserialize(_GARBAGE), Code.UNSUPPORTED_INPUT),
    case("safetensors", "no file", lambda: safetensors.safe_open(f"{_NOWHERE}.safetensors", "np"), Code.DATA_INTEGRITY),
    case("gguf", "garbage", _opened(".gguf", gguf.GGUFReader), Code.UNSUPPORTED_INPUT),
    case("patoolib", "garbage", _opened(".zip.txt", patoolib.test_archive), Code.UNSUPPORTED_INPUT),
    case("patoolib", "no file", lambda: patoolib.test_archive(f"{_NOWHERE}.zip"), Code.DATA_INTEGRITY),
    case("libarchive", "garbage", _opened(".7z", _archive), Code.UNSUPPORTED_INPUT),
    case("lz4", "garbage", lambda: lz4.frame.decompress(_GARBAGE), Code.UNSUPPORTED_INPUT),
    case("brotli", "garbage", lambda: brotli.decompress(_GARBAGE), Code.UNSUPPORTED_INPUT),
    case("snappy", "garbage", lambda: snappy.uncompress(b"\xff\xff\xff\xff\xff"), Code.UNSUPPORTED_INPUT),
    case("blosc2", "garbage", lambda: blosc2.decompress(b"\xff" * 64), Code.UNSUPPORTED_INPUT),
]
PROGRAMS = [
    case("pyvips", "no library", lambda: importlib.import_module("pyvips"), (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR)),
    case(
        "pyzbar",
        "no library",
        lambda: importlib.import_module("pyzbar.pyzbar"),
        (Code.DEPENDENCY_GONE, Code.PROGRAM_ERROR),
    ),
    case("pypandoc", "no program", lambda: pypandoc.convert_text("a", "html", "md"), Code.DEPENDENCY_GONE),
    case("pdfkit", "no program", lambda: pdfkit.from_string("<p>", "/tmp/corpus.pdf"), Code.DEPENDENCY_GONE),
    case("pulp", "no solver", _solver, (Code.DEPENDENCY_GONE, Code.TOOL_FAILED)),
]
CASES: list[Case] = [*CHECKED, *READ, *PROGRAMS]
