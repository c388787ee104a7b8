"""Secrets are found by their shape, in any text; and a text without one stays as it is."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, quote_plus

import pytest

from lambdas.core.model.redact import Redactor, redact, scrubbed
from lambdas.core.model.shapes import REDACTED
from lambdas.core.operate.preview import clean_in
from tests.support.growth import growth

CORPUS = Path(__file__).resolve().parents[2] / "corpus"


def lines(name: str) -> list[str]:
    return [line for line in (CORPUS / name).read_text(encoding="utf-8").splitlines() if line[:2] != "# "]


SECRETS = [line.replace("·", "").split("\t") for line in lines("secrets.txt") if not line.startswith("so that")]
INNOCENT = lines("innocent.txt")


def test_the_corpus_has_sixty_secrets_and_two_hundred_innocent_texts() -> None:
    assert len({text for text, _ in SECRETS}) >= 60
    assert len(set(INNOCENT)) >= 200
    assert all(secret in text for text, secret in SECRETS)


@pytest.mark.parametrize(("text", "secret"), SECRETS, ids=range(len(SECRETS)))
def test_a_secret_is_taken_out_wherever_it_stands(text: str, secret: str) -> None:
    for around in ("{}", "before {} after", '{{"error": "{}"}}', "a\n{}\nb"):
        left = scrubbed(around.format(text))
        assert secret not in left
        assert REDACTED in left
        assert scrubbed(left) == left


@pytest.mark.parametrize("text", INNOCENT)
def test_a_text_without_a_secret_stays_whole(text: str) -> None:
    assert scrubbed(text) == text


def test_what_says_which_secret_it_was_stays() -> None:
    assert scrubbed("user=ada password=hunter2 host=db") == "user=ada password=[redacted] host=db"
    assert scrubbed("postgres://ada:hunter2@db/crm") == "postgres://[redacted]@db/crm"


@pytest.mark.parametrize(
    "written",
    [
        json.dumps,
        lambda text: json.dumps(json.dumps(text)),
        lambda text: repr(text.encode()),
        lambda text: f"https://app.example.com/?m={quote(text, safe='')}",
        lambda text: f"m={quote_plus(text)}",
    ],
    ids=["json", "json in json", "bytes", "address", "form"],
)
@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("docker login -u ada -p hunter22 registry", "hunter22"),
        ('{"auth": "YWRhOmh1bnRlcjI="}', "YWRhOmh1"),
        ('<add key="password" value="hunter22"/>', "hunter22"),
        ("password=hunter22", "hunter22"),
        ("https://mm.example.com/hooks/s6u6k2576ixpwiwtpkp1el7mn5", "s6u6k257"),
    ],
)
def test_a_secret_is_found_however_its_text_was_written(written: Callable[[str], str], text: str, secret: str) -> None:
    assert secret in written(text)
    assert secret not in scrubbed(written(text))


UNITS = [
    "a",
    "a.",
    "a@",
    "a-b.",
    "a@b.c-",
    "1-",
    "eyJ",
    "sk-",
    "token",
    "a_",
    "://a:",
    "-----BEGIN A",
    "pwd=",
    "Basic ",
    'password="',
    "('token', '",
    "<token",
    "<token>",
    "cookie=a",
    "authorization: x ",
    "A" * 20 + " -----END PRIVATE KEY",
    "%40",
    "ä@",
    "/hooks/a",
    "&key=a",
    "curl -u a:",
    'Digest response="',
    "name=password value",
    "login a password ",
    "api key provided: ",
    "pi_a_secret_",
    "$2b$",
    "a1-",
    "%20a",
]


@pytest.mark.parametrize("unit", [*UNITS, "token=abcdefg1 ", "AKIA", "0123456789abcdef", '\\"', "a-a_a."])
def test_a_text_of_eight_times_the_length_takes_about_eight_times_as_long(unit: str) -> None:
    short = unit * (1_000 // len(unit))
    # A search that is quadratic takes 64 times as long.
    assert growth(lambda: redact(short, {}, ()), lambda: redact(short * 8, {}, ())) < 24


@pytest.mark.parametrize(
    ("structure", "secret"),
    [
        ({"password": "hunter2"}, "hunter2"),
        ({"answer": [{"client_secret": "abc~DEF.1234567890"}]}, "abc~DEF"),
        ({"apiKey": "0a1b-2c3d"}, "0a1b"),
        ({"DB_PASS": "correct horse"}, "horse"),
        ({"gh" + "p_" + "a1" * 18: "who has it"}, "a1a1a1"),
        ({"headers": ({"Authorization": "opaque-credential"},)}, "opaque"),
        ({"password": ["hunter22", {"old": "hunter22"}]}, "hunter22"),
        ({"credentials": {"user": {"value": "hunter22"}}}, "hunter22"),
        ({"password": 12345678}, "12345678"),
        ({"env": [{"name": "DB_PASSWORD", "value": "hunter22"}]}, "hunter22"),
    ],
)
def test_in_a_structure_a_name_says_what_its_value_is_and_may_be_a_secret_itself(
    structure: dict[str, Any], secret: str
) -> None:
    assert secret in str(structure)
    assert secret not in str(clean_in(Redactor(None, ()), structure))


def test_in_a_structure_what_no_name_calls_a_secret_stays() -> None:
    innocent = {"tokens": 12, "token_count": "12 in all", "token": None, "password": "missing", "passed": "yes, all"}
    assert clean_in(Redactor(None, ()), innocent) == innocent


@pytest.mark.parametrize("secret", ["hf" + "_" + "aB3d" * 9, "AI" + "za" + "aB3d5" * 7, "AK" + "IAIOSFODNN7EXAMPLE"])
def test_of_a_secret_that_the_cut_goes_through_nothing_is_left(secret: str) -> None:
    for shown in range(1, len(secret)):
        text = "x" * (99 - shown) + " " + secret + " and more" * 500
        assert secret[:5] not in Redactor(None, ()).clean(text, most=100)


def test_of_a_key_whose_beginning_was_cut_off_no_line_is_left() -> None:
    line = "MIIEowIBAAKCAQEA" * 4
    for between in ("\n", "\\n", "\r\n"):
        text = f"could not read{between}{between.join([line] * 30)}{between}-----END RSA PRIVATE KEY-----{between}after"
        left = scrubbed(text)
        assert "MIIE" not in left
        assert left.startswith("could not read")
        assert left.endswith("after")
