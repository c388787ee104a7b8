"""Errors that the packages raise themselves: documents, tokens, queues, mail, files and stores."""

import asyncio
import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import cbor2
import extract_msg
import fastavro
import ftputil
import ftputil.session
import greenstalk
import ijson
import jsonschema
import mammoth
import msoffcrypto
import olefile
import paho.mqtt.client as mqtt
import peewee
import phonenumbers
import pyzipper
import socketio
import sqlglot
import vobject
import xlsxwriter
import xmlschema
from authlib.integrations.requests_client import OAuth2Session
from ebooklib import epub
from email_validator import validate_email
from fpdf import FPDF
from icalendar import Calendar
from itsdangerous import URLSafeTimedSerializer
from jose import jwt
from mutagen.mp3 import MP3
from odf.opendocument import load
from plumbum import local
from pyxlsb import open_workbook
from rdflib import Graph
from ruamel.yaml import YAML
from SPARQLWrapper import JSON, SPARQLWrapper

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, answer
from tests.corpus.libraries.told import MUTE, PROXY_PAGE, REFUSED, RESET, case, over_http
from tests.corpus.loopback import dead_url

_GARBAGE = b"%NOT\x00 what its name says" * 40


def _port() -> int:
    return int(dead_url().rpartition(":")[2].strip("/"))


def _written(suffix: str, content: bytes = _GARBAGE) -> str:
    """Where it lies is part of some messages, so it is the same on every machine."""
    path = Path(tempfile.gettempdir(), f"corpus{suffix}")
    path.write_bytes(content)
    return str(path)


def _opened(suffix: str, read: Callable[[str], object], content: bytes = _GARBAGE) -> Callable[[], object]:
    return lambda: read(_written(suffix, content))


def _ebook(path: str) -> object:
    return epub.read_epub(path)


def _mammoth(path: str) -> object:
    with Path(path).open("rb") as file:
        return mammoth.convert_to_html(file)


def _message(path: str) -> object:
    return extract_msg.openMsg(path)


def _xlsb(path: str) -> object:
    return open_workbook(path)


def _sound(path: str) -> object:
    return MP3(path)


def _calendar(path: str) -> object:
    with Path(path).open("rb") as file:
        return Calendar.from_ical(file.read())


def _card(path: str) -> object:
    with Path(path).open(encoding="latin-1") as file:
        return vobject.readOne(file.read())


def _stream(path: str) -> object:
    with Path(path).open("rb") as file:
        return [*ijson.items(file, "item")]


def _ruamel(path: str) -> object:
    with Path(path).open(encoding="utf-8") as file:
        return YAML(typ="safe").load(file)


def _avro(path: str) -> object:
    with Path(path).open("rb") as file:
        return [*fastavro.reader(file)]


def _cbor(path: str) -> object:
    with Path(path).open("rb") as file:
        return cbor2.load(file)


def _schema() -> object:
    return xmlschema.XMLSchema(
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="xs:int"/></xs:schema>'
    ).validate("<a>seven</a>")


def _json_schema() -> object:
    return jsonschema.validate({"total": "seven"}, {"properties": {"total": {"type": "number"}}})


def _sqlglot() -> object:
    return sqlglot.parse_one("SELECT FROM WHERE (")


def _phone() -> object:
    return phonenumbers.parse("call me", None)


def _jose(token: str) -> object:
    return jwt.decode(token, "s", algorithms=["HS256"])


def _jose_expired() -> object:
    return _jose(jwt.encode({"exp": 1}, "s", algorithm="HS256"))


def _signed() -> object:
    return URLSafeTimedSerializer("s").loads("x.y.z")


def _signed_late() -> object:
    held = URLSafeTimedSerializer("s")
    return held.loads(held.dumps(1), max_age=-1)


def _address() -> object:
    return validate_email("no one at example", check_deliverability=False)


def _queue() -> object:
    return greenstalk.Client(("127.0.0.1", _port()))


def _paho() -> object:
    return mqtt.Client(mqtt.CallbackAPIVersion.VERSION2).connect("127.0.0.1", _port())


def _plumbum() -> object:
    return local["ls"]("/nowhere/at/all")


def _plumbum_missing() -> object:
    with local.env(PATH="/nowhere"):
        return local["libreoffice-nowhere"]


def _ftputil() -> object:
    session = ftputil.session.session_factory(port=_port())
    return ftputil.FTPHost("127.0.0.1", "u", "p", session_factory=session)


def _socketio() -> object:
    return socketio.SimpleClient().connect(dead_url())


def _aiosqlite() -> object:
    async def twice() -> None:
        async with aiosqlite.connect(":memory:") as store:
            await store.execute("create table letters (id integer primary key)")
            await store.execute("insert into letters values (1)")
            await store.execute("insert into letters values (1)")

    return asyncio.run(twice())


def _peewee(statement: str) -> object:
    store = peewee.SqliteDatabase(":memory:")
    store.execute_sql("create table letters (id integer primary key)")
    return [store.execute_sql(each) for each in statement.split(";")]


def _peewee_missing() -> object:
    store = peewee.SqliteDatabase(":memory:")

    class Letter(peewee.Model):  # type: ignore[misc]
        class Meta:
            database = store

    store.create_tables([Letter])
    return Letter.get_by_id(7)


def _zipper(path: str) -> object:
    return pyzipper.AESZipFile(path)


def _zipper_password() -> object:
    held = io.BytesIO()
    with pyzipper.AESZipFile(held, "w", encryption=pyzipper.WZ_AES) as archive:
        archive.setpassword(b"right")
        archive.writestr("a.txt", "a")
    with pyzipper.AESZipFile(held) as archive:
        archive.setpassword(b"other")
        return archive.read("a.txt")


def _office(path: str) -> object:
    with Path(path).open("rb") as file:
        return msoffcrypto.OfficeFile(file)


def _ole(path: str) -> object:
    return olefile.OleFileIO(path)


def _odf(path: str) -> object:
    return load(path)


def _graph(path: str) -> object:
    return Graph().parse(path, format="turtle")


def _sparql(url: str) -> object:
    asked = SPARQLWrapper(f"{url}/sparql")
    asked.setQuery("select * where {?a ?b ?c}")
    asked.setReturnFormat(JSON)
    asked.setTimeout(2)
    return asked.queryAndConvert()


def _authlib(url: str) -> object:
    return OAuth2Session("id", "s").fetch_token(f"{url}/token", grant_type="client_credentials", timeout=2)


def _xlsx(_path: str) -> object:
    book = xlsxwriter.Workbook("/nowhere/at/all/a.xlsx")
    book.add_worksheet()
    return book.close()


def _letters() -> object:
    page: Any = FPDF()
    page.add_page()
    page.set_font("helvetica")
    return page.cell(text="日本語")


CASES: list[Case] = [
    case("ebooklib", "no book", _opened(".epub", _ebook), Code.UNSUPPORTED_INPUT),
    case("mammoth", "no document", _opened(".docx", _mammoth), Code.UNSUPPORTED_INPUT),
    case("extract_msg", "no message", _opened(".msg", _message), Code.UNSUPPORTED_INPUT),
    case("pyxlsb", "no workbook", _opened(".xlsb", _xlsb), Code.UNSUPPORTED_INPUT),
    case("mutagen", "no sound", _opened(".mp3", _sound), Code.UNSUPPORTED_INPUT),
    case("mutagen", "not there", lambda: _sound("/nowhere/a.mp3"), Code.DATA_INTEGRITY),
    case("icalendar", "no calendar", _opened(".ics", _calendar), Code.UNSUPPORTED_INPUT),
    case("vobject", "no card", _opened(".vcf", _card), Code.UNSUPPORTED_INPUT),
    case("ijson", "no json", _opened(".json", _stream), Code.UNSUPPORTED_INPUT),
    case("ijson", "cut", _opened(".json", _stream, b'[{"a": 1}, {"b"'), Code.UNSUPPORTED_INPUT),
    case("ruamel.yaml", "tabs", _opened(".yaml", _ruamel, b"a: [1, 2\n\tb: {"), Code.UNSUPPORTED_INPUT),
    case("fastavro", "no avro", _opened(".avro", _avro), Code.UNSUPPORTED_INPUT),
    case("cbor2", "cut", _opened(".cbor", _cbor, b"\x82\x01"), Code.UNSUPPORTED_INPUT),
    case("xmlschema", "no number", _schema, Code.UNSUPPORTED_INPUT),
    case("jsonschema", "of a model", _json_schema, Code.MODEL_CONFUSED),
    case("sqlglot", "no statement", _sqlglot, Code.TOOL_FAILED),
    case("phonenumbers", "no number", _phone, Code.TOOL_FAILED),
    case("jose", "no token", lambda: _jose("x.y.z"), Code.AUTH_DENIED),
    case("jose", "expired", _jose_expired, Code.AUTH_DENIED),
    case("itsdangerous", "signature", _signed, Code.AUTH_DENIED),
    case("itsdangerous", "expired", _signed_late, Code.AUTH_DENIED),
    case("email_validator", "no address", _address, Code.TOOL_FAILED),
    case("greenstalk", "nobody", _queue, Code.NETWORK),
    case("paho", "nobody", _paho, Code.NETWORK),
    case("plumbum", "exit", _plumbum, Code.TOOL_FAILED),
    case("plumbum", "not installed", _plumbum_missing, Code.DEPENDENCY_GONE),
    case("ftputil", "nobody", _ftputil, Code.NETWORK),
    case("socketio", "nobody", _socketio, Code.NETWORK),
    case("aiosqlite", "twice", _aiosqlite, Code.DATA_INTEGRITY),
    case("peewee", "no table", lambda: _peewee("select * from nowhere"), Code.PROGRAM_ERROR),
    case("peewee", "twice", lambda: _peewee("insert into letters values (1);insert into letters values (1)"), Code.DATA_INTEGRITY),
    case("peewee", "no row", _peewee_missing, Code.DATA_INTEGRITY),
    case("pyzipper", "no archive", _opened(".zip", _zipper), Code.UNSUPPORTED_INPUT),
    case("pyzipper", "password", _zipper_password, Code.AUTH_DENIED),
    case("msoffcrypto", "no office", _opened(".doc", _office), Code.UNSUPPORTED_INPUT),
    case("olefile", "no ole", _opened(".doc", _ole), Code.UNSUPPORTED_INPUT),
    case("odf", "no text", _opened(".odt", _odf), Code.UNSUPPORTED_INPUT),
    case("rdflib", "no turtle", _opened(".ttl", _graph), Code.UNSUPPORTED_INPUT),
    case("xlsxwriter", "no folder", lambda: _xlsx(""), Code.DATA_INTEGRITY),
    case("fpdf", "no font", _letters, Code.UNSUPPORTED_INPUT),
    *over_http(
        "SPARQLWrapper",
        _sparql,
        {
            "malformed": (answer(400, "Parse error: Unexpected token at line 1"), Code.TOOL_FAILED),
            "refused": (answer(401, "login"), Code.AUTH_DENIED),
            "server": (answer(500, "query timed out"), Code.DEPENDENCY_UNAVAILABLE),
            "503": (PROXY_PAGE, Code.DEPENDENCY_UNAVAILABLE),
            "nobody": (REFUSED, Code.NETWORK),
            "no answer": (MUTE, Code.DEPENDENCY_UNAVAILABLE),
        },
    ),
    *over_http(
        "authlib",
        _authlib,
        {
            "client": (answer(401, {"error": "invalid_client", "error_description": "Client authentication failed"}), Code.AUTH_DENIED),
            "slow down": (answer(400, {"error": "temporarily_unavailable", "error_description": "The server is overloaded"}), Code.DEPENDENCY_UNAVAILABLE),
            "reset": (RESET, Code.NETWORK),
        },
    ),
]  # fmt: skip
