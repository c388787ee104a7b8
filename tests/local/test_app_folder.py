"""An application in a folder of its own, as `ops new` writes it, on an embedded stack: what docs/adopt.md promises."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from infra.app_folder import rooted
from local import stack
from local.host import ROOT
from local.stack import Stack
from ops.new.command import write_app
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.ops_line import ops_line

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

JOBS = 20


@pytest.fixture
def acme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stack]:
    folder = tmp_path / "acme-agents"
    write_app(folder, "langgraph")
    monkeypatch.setenv("LAZARET_APP", str(folder))
    with stack.running(home=tmp_path / "home") as running:
        yield running
    shutil.rmtree(rooted(ROOT, str(folder)))


def test_an_application_of_another_folder_runs_its_jobs_and_recovers_what_died(
    acme: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lane, ops = EmbeddedLane(acme, job_type="refunds"), ops_line(acme, monkeypatch, capsys)
    for number in range(JOBS):
        job = lane.envelope(job_id=f"job-{number}", payload={"order": f"o-{number}"})
        lane.send_raw(json.dumps(job), MessageGroupId=lane.tenant_id)
    lane.send_raw(json.dumps(lane.envelope(job_id="bad", payload={"ordre": "o-x"})), MessageGroupId=lane.tenant_id)
    results = [lane.settled(f"job-{number}", within=120).result for number in range(JOBS)]
    assert results == [{"order": f"o-{number}", "answer": "refunded"} for number in range(JOBS)]
    letter = lane.letter("bad", within=120)
    assert (letter.code, letter.agent) == ("ORDER_MISSING", "acme_agents.agent:support")
    asked = ("--action", "replay", "--letter", letter.letter_id, "--patch", json.dumps({"order": "o-x"}))
    code, ended = ops("redrive", "start", "--lane", "refunds", *asked, "--reason", "a typing mistake", "--watch")
    assert (code, ended["recovered"]) == (0, 1), ended
