"""Every effect that is shown to a newcomer can be asked whether it happened."""

import re
from pathlib import Path

import pytest

from tests.support.markdown import blocks
from tests.support.synth import ROOT

EFFECT = re.compile(r"\b(as_effect|run\.effect)\(")
TEMPLATES = sorted((ROOT / "ops" / "new").rglob("agent.py.tmpl"))
SHOWN = ("README.md", "lazaret/frameworks/README.md")


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.parts[-3])
def test_the_effect_of_a_new_application_has_a_verify(template: Path) -> None:
    text = template.read_text()
    assert EFFECT.search(text)
    assert "verify" in text


@pytest.mark.parametrize("document", SHOWN)
def test_the_effects_of_the_examples_have_a_verify(document: str) -> None:
    shown = [block.text for block in blocks(document) if block.language == "python" and EFFECT.search(block.text)]
    assert shown
    assert [text for text in shown if "verify" not in text] == []
