"""The letter of docs/concepts.md is a real one: the same job through worker and intake, shown by the real command."""

import argparse
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from agents import kyc, samples
from lambdas.core.model.letter import Letter
from lambdas.lanes import load_lanes
from lazaret.testing.redrives import MemoryVersions
from ops.connection import Connection
from ops.desk import Desk
from ops.letters import letter as ops_letter
from ops.shown import Shown
from tests.support.lane import InMemory
from tests.support.markdown import ROOT, blocks

CONCEPTS = "docs/concepts.md"
LANES = load_lanes(ROOT, simulated=True)


def envelope() -> dict[str, Any]:
    """As the document shows it, with the whole document instead of its beginning."""
    shown: dict[str, Any] = json.loads(blocks(CONCEPTS, "json")[0].text)
    scan = samples.kyc_payload(shown["payload"]["customer"], corrupt=True)
    beginning = shown["payload"]["document"].removesuffix("…")
    assert scan["document"].startswith(beginning)
    return {**shown, "payload": {**shown["payload"], "document": scan["document"]}}


@pytest.fixture
def died() -> tuple[InMemory, Letter]:
    job = envelope()
    lane = InMemory(lane=LANES["kyc"], agent=kyc.review)
    lane.work(lane.message(json.dumps(job), group=job["tenant_id"]))
    lane.later(1)
    letter = lane.take_in(lane.queue.buried[0])
    assert letter is not None
    return lane, letter


def test_the_letter_that_is_shown_is_what_the_command_prints(
    died: tuple[InMemory, Letter], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lane, letter = died
    monkeypatch.setenv("COLUMNS", "120")
    connection = cast("Connection", SimpleNamespace(ledger=lane.ledger, versions=MemoryVersions()))
    desk = Desk(connection=connection, shown=Shown(), lanes=LANES)
    ops_letter.run(argparse.Namespace(letter_id=letter.letter_id), desk)
    printed = iter([line.rstrip() for line in capsys.readouterr().out.splitlines()])
    command, *shown = blocks(CONCEPTS, "console")[0].text.splitlines()
    assert command == f"$ python -m ops letter {letter.letter_id}"
    left_out = False
    for line in shown:
        if line == "…":
            left_out = True
            continue
        found = next((each for each in printed if each == line or not left_out), None)
        assert found == line
        left_out = False


def test_the_story_around_it_is_what_happens(died: tuple[InMemory, Letter]) -> None:
    _, letter = died
    assert (letter.attempts, letter.steps_done, letter.effects) == (1, ("as_of",), ())
    assert (letter.kind, letter.code, letter.status) == ("permanent", "DOC_PARSE_CORRUPT", "open")
