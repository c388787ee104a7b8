"""What an agent finds around it while it is rehearsed: its lane's variables and secrets."""

import os
from typing import Any

import pytest

from lazaret import Job, Run
from lazaret.testing import crash_everywhere, rehearse
from lazaret.testing.everywhere import CHANGED, NO_PROOF
from lazaret.testing.kit import Kit
from tests.support.markdown import ROOT

LANE = {
    "environment": {"ACME_BANK": "https://bank.example"},
    "secrets": {"ACME_KEY": "secretsmanager:acme/bank#key", "ACME_PIN": "ssm:/acme/pin"},
}


def looks(_job: Job, run: Run) -> dict[str, Any]:
    found = {name: os.environ.get(name, "") for name in ("ACME_BANK", "ACME_KEY", "ACME_PIN")}
    return {
        "bank": found["ACME_BANK"],
        "lengths": [len(found["ACME_KEY"]), len(found["ACME_PIN"])],
        "key": found["ACME_KEY"],
    }


def keeps(_job: Job, run: Run) -> dict[str, Any]:
    """A step must not return a secret: it is kept without it."""
    return {"length": len(run.step("read_key", lambda: os.environ["ACME_KEY"]))}


def needs(_job: Job, run: Run) -> dict[str, Any]:
    return {"token": run.effect("token.made", key="k", do=lambda: os.environ["ACME_MISSING"], verify=lambda: None)}


def test_an_agent_finds_its_lanes_variables_and_stand_ins_for_its_secrets() -> None:
    outcome = rehearse(looks, {}, lane=LANE)
    assert outcome.result == {"bank": "https://bank.example", "lengths": [21, 21], "key": "[redacted]"}
    assert not {"ACME_BANK", "ACME_KEY", "ACME_PIN"} & set(os.environ), "they are gone with the rehearsal"


def test_what_a_test_sets_itself_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACME_BANK", "https://fake.example")
    monkeypatch.setenv("ACME_KEY", "a-key-for-tests")
    outcome = rehearse(looks, {}, lane=LANE)
    assert outcome.result == {"bank": "https://fake.example", "lengths": [15, 21], "key": "[redacted]"}
    assert os.environ["ACME_KEY"] == "a-key-for-tests"


def test_a_step_that_returns_a_secret_is_found() -> None:
    report = crash_everywhere(keeps, {}, lane=LANE)
    assert {fault.what for fault in report.faults} == {CHANGED}


def test_a_job_that_dies_by_itself_is_no_proof_that_its_agent_is_safe() -> None:
    report = crash_everywhere(needs, {})
    assert not report.safe
    assert [(fault.call, fault.what) for fault in report.faults] == [("", NO_PROOF)]
    assert "without a crash: no proof: the job is dead" in str(report)
    assert "ACME_MISSING" in str(report)
    assert not crash_everywhere(needs, {}, dies_of="ANOTHER_CODE").safe


def test_how_a_rehearsal_ended_is_told_for_a_test_that_fails() -> None:
    told: list[str] = []
    Kit(ROOT, tell=told.append).rehearse(needs, {})
    assert "is dead of" in told[0]
    assert "KeyError: 'ACME_MISSING'" in told[0]
