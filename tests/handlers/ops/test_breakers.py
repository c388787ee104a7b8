"""`ops breaker`, `ops tenant` and `ops sweep`: whose jobs are parked, and how they go on."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.breaker import Breaker, FailedAttempt, TierLimits, reopened, tripped
from lambdas.core.model.failure import Kind
from lambdas.core.model.head import Event
from lambdas.core.model.job import StoredBody
from ops.connection import Connection
from tests.support.builders import a_claim, a_key
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

LIMITS = BreakerLimits(cool_down_s=900)
CLOSE = ("breaker", "close", "tnt_8f2a", "kyc")


@pytest.fixture
def breakers(line: Line) -> DynamoBreakers:
    return DynamoBreakers(line.bench.client, "lazaret-breakers")


@pytest.fixture
def opened(line: Line, breakers: DynamoBreakers) -> Breaker:
    found = breakers.find("tnt_8f2a", "kyc")
    line.bench.ledger.park(a_claim(a_key()), ticket="t-1", body=StoredBody(text="{}"))
    moved = breakers.move(found, tripped(found, code="BAD", at=datetime.now(UTC), limits=LIMITS))
    assert moved is not None
    return moved


def test_without_an_open_breaker_there_is_nothing_to_list(line: Line) -> None:
    assert line("breaker", "list").out == "no breaker is open, and nothing is being released\n"


@pytest.mark.usefixtures("opened")
def test_an_open_breaker_is_listed_with_its_cause_and_what_it_holds_back(line: Line) -> None:
    [row] = line.json("breaker", "list")["breakers"]
    assert (row["tenant_id"], row["job_type"], row["state"], row["code"], row["parked"]) == (
        "tnt_8f2a",
        "kyc",
        "open",
        "BAD",
        1,
    )
    assert line.json("breaker", "list", "--lane", "sanctions") == {"breakers": []}
    shown = line("breaker", "list")
    assert (shown.code, "BAD since" in shown.out, "tnt_8f2a" in shown.out) == (0, True, True)


def failed_again(breakers: DynamoBreakers, opened: Breaker) -> Breaker:
    last = FailedAttempt(
        job_id="job_7",
        at=datetime.now(UTC),
        kind=Kind.CONDITIONAL,
        code="PROGRAM_ERROR",
        signature="s1",
        error_type="KeyError",
        detail="KeyError: 'passport'\n  agents/kyc.py:12 in review",
    )
    event = Event(at=last.at, event_id="e1", what="breaker.reopened", why="the probe job_7 failed as PROGRAM_ERROR")
    moved = breakers.move(opened, reopened(opened, at=last.at, limits=LIMITS, failure=last), event)
    assert moved is not None
    return moved


def test_a_breaker_is_shown_with_what_failed_last_and_when_it_tries_again(
    line: Line, breakers: DynamoBreakers, opened: Breaker
) -> None:
    moved = failed_again(breakers, opened)
    assert moved.cools_until is not None
    listed, shown = line("breaker", "list").out, line("breaker", "show", "tnt_8f2a", "kyc").out
    for text in (listed, shown):
        assert f"next probe at {moved.cools_until:%H:%M:%S}Z, 1 failed" in text
        assert "KeyError: 'passport'" in text
    assert "agents/kyc.py:12 in review" in shown
    assert "the probe job_7 failed as PROGRAM_ERROR" in shown
    told = line.json("breaker", "show", "tnt_8f2a", "kyc")
    assert (told["probes_failed"], told["last_failure"]["signature"], len(told["history"])) == (1, "s1", 1)
    breakers.move(moved, replace(moved, cools_until=datetime.now(UTC) - timedelta(minutes=1)))
    assert "next probe due now, 1 failed" in line("breaker", "list").out


def test_a_breaker_that_never_opened_is_shown_as_closed(line: Line) -> None:
    assert line.json("breaker", "show", "tnt_8f2a", "kyc")["state"] == "closed"
    assert "next_probe" not in line("breaker", "show", "tnt_8f2a", "kyc").out


@pytest.mark.usefixtures("opened")
def test_parked_jobs_are_listed_the_longest_waiting_first(line: Line) -> None:
    [row] = line.json("breaker", "parked", "tnt_8f2a", "kyc")["parked"]
    assert (row["version"], row["attempts"]) == (1, 0)
    assert row["job_id"] in line("breaker", "parked", "tnt_8f2a", "kyc").out
    assert line("breaker", "parked", "tnt_8f2a", "sanctions").out == "no job of tnt_8f2a is parked in lane sanctions\n"
    assert line("breaker", "parked", "tnt_8f2a", "kyc", "--limit", "0").code == 2


@pytest.mark.usefixtures("opened")
def test_closing_is_kept_with_who_and_why_and_left_for_the_sweep_to_tell(line: Line, breakers: DynamoBreakers) -> None:
    answer = line(*CLOSE, "--reason", "documents fixed")
    assert (answer.code, "1 parked jobs are being released" in answer.out) == (0, True)
    found = breakers.find("tnt_8f2a", "kyc")
    assert (found.opened_at, found.closed_why, found.untold) == (None, "documents fixed", True)
    [event] = breakers.history("tnt_8f2a", "kyc")
    assert (event.what, event.why, event.who) == ("breaker.closed", "documents fixed", found.closed_by)
    again = line(*CLOSE, "--reason", "documents fixed")
    assert (again.code, "is not open" in again.err) == (1, True)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (CLOSE, "needs --reason"),
        ((*CLOSE, "--reason", " "), "needs --reason"),
        (("breaker", "close", "--reason", "x"), "TENANT None is not an id"),
        (("breaker", "close", "a b", "kyc", "--reason", "x"), "TENANT 'a b' is not an id"),
        (("breaker", "list", "tnt_8f2a"), "takes no TENANT"),
        (("tenant", "set-limits", "t", "kyc", "--reason", "x"), "at least one limit"),
        (("tenant", "set-limits", "t", "kyc", "--clear", "--share", "0.5", "--reason", "x"), "not both"),
        (("tenant", "set-limits", "t", "kyc", "--clear"), "needs --reason"),
        (("tenant", "set-limits", "t", "nolane", "--clear", "--reason", "x"), "there is no lane 'nolane'"),
        (("tenant", "set-limits", "t", "kyc", "--share", "1.1"), "not a share from 0 to 1"),
        (("tenant", "set-limits", "t", "kyc", "--failures", "0"), "not a whole number from 1"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(line: Line, argv: tuple[str, ...], sentence: str) -> None:
    answer = line(*argv)
    assert (answer.code, sentence in answer.err) == (2, True), answer.err


def test_a_tiers_limits_are_set_shown_and_cleared(line: Line, breakers: DynamoBreakers, opened: Breaker) -> None:
    argv = ("tenant", "set-limits", "tnt_8f2a", "kyc", "--reason", "gold")
    told = line.json(*argv, "--failures", "50", "--share", "0.25")
    assert told["limits"] == {
        "failures": 50,
        "share": 0.25,
        "transient_share": 0.5,
        "window_s": 300,
        "cool_down_s": 900,
    }
    found = breakers.find("tnt_8f2a", "kyc")
    assert found == replace(opened, limits=TierLimits(failures=50, share=0.25))
    line.json(*argv, "--clear")
    assert breakers.find("tnt_8f2a", "kyc").limits == TierLimits()
    assert [event.why for event in breakers.history("tnt_8f2a", "kyc")] == ["gold", "gold"]


class Payload:
    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content

    def read(self) -> bytes:
        return json.dumps(self.content).encode()


def test_a_sweep_now_says_what_it_did(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"released": 7, "resent": 0, "finished": True, "beats": ["resend", "breakers"]}
    monkeypatch.setattr(Connection, "invoke", lambda _self, _function: {"Payload": Payload(told)})
    assert line("sweep").out == "swept\nreleased  7\n"
    assert line.json("sweep") == told


@pytest.mark.parametrize(
    ("finished", "said"), [(True, "swept"), (False, "swept, and more is due than one turn takes: the next goes on")]
)
def test_a_sweep_that_found_nothing_says_so(
    line: Line, monkeypatch: pytest.MonkeyPatch, finished: bool, said: str
) -> None:
    told = {"released": 0, "finished": finished, "beats": ["resend", "breakers"]}
    monkeypatch.setattr(Connection, "invoke", lambda _self, _function: {"Payload": Payload(told)})
    assert line("sweep").out == f"{said}\nmoved  nothing had to be done\n"


def test_a_sweep_that_fails_is_an_error_with_its_name(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    payload = Payload({"errorType": "Unavailable", "errorMessage": "table down"})
    answer = {"FunctionError": "Unhandled", "Payload": payload}
    monkeypatch.setattr(Connection, "invoke", lambda _self, _function: answer)
    failed = line("sweep")
    assert (failed.code, failed.err) == (1, "the sweep failed: Unavailable: table down\n")


def test_a_cool_down_is_shown_by_its_end(line: Line, opened: Breaker) -> None:
    [row] = line.json("breaker", "list")["breakers"]
    assert opened.opened_at is not None
    ends = opened.opened_at + timedelta(seconds=900)
    assert datetime.fromisoformat(row["cools_until"]) == ends
