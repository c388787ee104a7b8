"""`ops strategies`: what changed tries have cured, and what a person decides about them."""

from datetime import UTC, datetime

import pytest

from lambdas import wiring
from lambdas.core.model.experience import Answered, Foresight, Score
from lambdas.core.model.value import replace
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

TRIED = Answered(code="CONTEXT_OVERFLOW", signature="aa", strategy="compress", delay_s=10)
DECIDE = ("--code", "CONTEXT_OVERFLOW", "--reason", "the vendor truncates")


def test_a_lane_that_tried_nothing_says_so(line: Line) -> None:
    assert line("strategies", "kyc").out.startswith("no changed try of lane kyc has ended")
    unknown = line("strategies", "no-such-lane")
    assert unknown.code == 1
    assert "there is no lane 'no-such-lane'" in unknown.err


def test_tries_are_shown_with_what_they_cured_and_cost(line: Line) -> None:
    for cured in (True, False):
        line.bench.ledger.learn("kyc", TRIED, cured=cured, usd=0.25, at=datetime.now(UTC))
    shown = line("strategies", "kyc").out
    for word in ("CONTEXT_OVERFLOW", "compress after 10 s", "1 of 2", "$0.50", "the cure is a smaller prompt"):
        assert word in shown


def test_a_strategy_is_pinned_forbidden_and_cleared_with_a_reason(line: Line) -> None:
    pinned = line("strategies", "kyc", *DECIDE, "--pin", "concise")
    assert pinned.out.startswith("kyc CONTEXT_OVERFLOW: concise is pinned (by ")
    assert line.json("strategies", "kyc")["codes"][0]["next"] == "concise"
    forbidden = line.json("strategies", "kyc", *DECIDE, "--forbid", "same", "--forbid", "compress")
    assert forbidden["forbidden"] == ["same", "compress"]
    assert line("strategies", "kyc", *DECIDE, "--clear").out == "kyc CONTEXT_OVERFLOW: experience decides\n"
    assert line.json("strategies", "kyc")["codes"][0]["next"] == "compress"


def test_to_decide_it_needs_a_code_a_reason_and_one_wish(line: Line) -> None:
    assert line("strategies", "kyc", "--pin", "concise").code == 2
    assert line("strategies", "kyc", *DECIDE, "--pin", "concise", "--clear").code == 2
    unknown = line("strategies", "kyc", *DECIDE, "--pin", "prayer")
    assert unknown.code == 2
    assert "'prayer' does not exist: expected one of same, compress" in unknown.err


def test_a_lane_that_foresees_says_how_right_it_was_and_what_it_goes_by(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = Foresight(
        to="seen#x",
        clues={"tokens below 262144": {"CONTEXT_OVERFLOW": 40.0}},
        scores={"2026-W24": Score(right=9, wrong=1, missed=9, changed=4, cured=3)},
    )
    line.bench.ledger.keep_foresight("kyc", seen, former="")
    for _ in range(3):
        line.bench.ledger.learn("kyc", TRIED, cured=True, usd=0.25, at=datetime.now(UTC))
    monkeypatch.setitem(wiring.lanes(), "kyc", replace(wiring.lanes()["kyc"], foresee="act"))
    shown = line("strategies", "kyc").out
    assert "foresight (act): 9 of 10 foretold failures came, 9 of 18 that came were foretold" in shown
    assert "4 begun differently, 3 of them done at once, 0 held" in shown
    assert "tokens below 262144: 40 of 40 fail with CONTEXT_OVERFLOW, compress cures" in shown
