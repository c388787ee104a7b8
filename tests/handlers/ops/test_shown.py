"""What a job says must not act on the terminal of who looks at it, in whichever form it is shown."""

import json

import pytest

from ops.desk import _say
from ops.shown import Shown

NASTY = "x\u202egnp.exe \x1b[2J \u2066 \u200f \x9b31m \u2028 \x07 \ud800 \U000e0041"


def test_a_document_has_no_character_that_acts_and_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    value = {"text": NASTY, "\u202ekey": ["ü 文 🚢"]}
    Shown(json=True).document(value)
    printed = capsys.readouterr().out
    assert printed.removesuffix("\n").isprintable()
    assert json.loads(printed) == value
    assert "ü 文 🚢" in printed, "letters stay as they are"


def test_an_error_has_none_either(capsys: pytest.CaptureFixture[str]) -> None:
    assert _say(f"letter {NASTY} is gone", 1) == 1
    assert capsys.readouterr().err.removesuffix("\n").isprintable()
