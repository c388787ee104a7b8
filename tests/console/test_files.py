"""The console's files: what they must never hold, and that they know every word of the core. No browser needed."""

import re
from enum import StrEnum
from pathlib import Path

import pytest

from lambdas.api.pages import TYPES
from lambdas.api.params import Fixed
from lambdas.core.model.breaker import State
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Action, EffectStatus, LetterStatus, Safety
from lambdas.core.redrive.record import ENDED, RedriveStatus
from lambdas.core.worker.triage import CRASHES

HOME = Path(__file__).parents[2] / "console"
SCRIPTS = sorted(HOME.rglob("*.js"))
FILES = sorted(path for path in HOME.rglob("*") if path.is_file())
WORDS = (HOME / "ui" / "words.js").read_text()
# Each reads markup or code out of text, or is stopped by the page's policy.
FORBIDDEN = (
    *("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "DOMParser", "createContextualFragment"),
    *("eval(", "new Function", 'setAttribute("style"', "srcdoc", "localStorage", "document.cookie"),
)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_no_script_reads_markup_or_code_out_of_text(script: Path) -> None:
    text = script.read_text()
    assert [word for word in FORBIDDEN if word in text] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_is_served_and_names_no_other_host(path: Path) -> None:
    assert path.suffix in TYPES
    assert set(re.findall(r"https?://[\w.-]+", path.read_text())) <= {"http://www.w3.org"}  # SVG's own name


def test_the_page_has_no_inline_script_or_style() -> None:
    page = (HOME / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []


def test_every_file_that_the_page_names_is_there() -> None:
    named = re.findall(r'<(?:link|script)[^>]* (?:href|src)="([^"]+)"', (HOME / "index.html").read_text())
    assert len(named) > 5
    assert [name for name in named if not (HOME / name).is_file()] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_every_import_is_there(script: Path) -> None:
    imported = re.findall(r'^(?:import|export) [^;]*?from "([^"]+)";', script.read_text(), re.MULTILINE)
    assert [name for name in imported if not (script.parent / name).is_file()] == []


def table(name: str) -> str:
    found = re.search(rf"^export const {name} = (.*?);$", WORDS, re.MULTILINE | re.DOTALL)
    assert found, f"words.js has no {name}"
    return found[1]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("LETTER", LetterStatus),
        ("JOB", HeadStatus),
        ("SAFETY", Safety),
        ("REDRIVE", RedriveStatus),
        ("KIND", Kind),
        ("EFFECT", EffectStatus),
        ("BREAKER", State),
        ("ACTION", Action),
    ],
)
def test_the_console_has_a_sentence_for_every_word(name: str, words: type[StrEnum]) -> None:
    assert re.findall(r"^  (\w+):", table(name), re.MULTILINE) == [word.value for word in words]


def test_the_console_offers_every_fix_and_knows_which_redrives_have_ended() -> None:
    assert re.findall(r'\["(\w+)",', table("FIXED")) == list(Fixed.__args__)  # type: ignore[attr-defined]
    assert set(re.findall(r'"(\w+)"', table("ENDED"))) == {status.value for status in ENDED}


STYLES = sorted((HOME / "style").glob("*.css"))


@pytest.mark.parametrize("style", STYLES, ids=lambda path: path.name)
def test_sizes_of_type_and_colours_are_tokens(style: Path) -> None:
    """A scale is one only if nothing is beside it."""
    if style.name == "tokens.css":
        return
    text = re.sub(r"/\*.*?\*/", "", style.read_text(), flags=re.DOTALL)
    sizes = set(re.findall(r"font-size: ([^;!]+?)(?: !important)?;", text))
    relative = {"0", "0.93em"}  # nothing, and code beside words
    assert {size for size in sizes if not re.fullmatch(r"var\(--t[1-6]\)", size)} <= relative
    assert set(re.findall(r"#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|hsl\([^)]*\)", text)) <= {"#0000"}  # nothing at all


def test_every_token_is_used_and_every_name_is_a_token() -> None:
    text = "".join(path.read_text() for path in STYLES)
    known, used = set(re.findall(r"(--[\w-]+):", text)), set(re.findall(r"var\((--[\w-]+)", text))
    assert (used - known, known - used) == (set(), set())


def test_the_page_knows_which_codes_of_attempts_no_letter_has() -> None:
    told = re.search(r"DIES_AS = {(.*?)}", WORDS)
    assert told
    assert dict(re.findall(r'(\w+): "(\w+)"', told[1])) == dict.fromkeys(CRASHES, Code.DETERMINISTIC_CRASH)
