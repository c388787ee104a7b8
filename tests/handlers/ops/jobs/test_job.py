"""`ops job`: what became of one job, for people and for programs."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import EffectStatus
from ops.jobs import job
from ops.jobs.job import MEANING
from tests.support.builders import (
    A_MINUTE,
    AN_HOUR,
    NOON,
    a_claim,
    a_failure,
    a_head,
    a_key,
    a_step,
    an_effect,
    an_event,
)
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

KEY = a_key(job_id="job_44fa")
ARGV = ("job", "tnt_8f2a", "kyc", "job_44fa")


@pytest.fixture
def done_at_the_second_attempt(line: Line) -> None:
    ledger = line.bench.ledger
    running = ledger.claim(a_claim(KEY))
    ledger.keep_step(KEY, a_step(0, name="extract", result={"secret": "P<UTO"}), expires_at=NOON + AN_HOUR)
    effect = an_effect(ref="case-17")
    ledger.begin_effect(KEY, effect, expires_at=NOON + AN_HOUR)
    ledger.commit_effect(KEY, replace(effect, status=EffectStatus.COMMITTED, committed_at=NOON, result="secret"))
    failed = replace(
        running.with_failure(a_failure(), at=NOON, checkpoint=1),
        status=HeadStatus.WAITING,
        ticket="t-1",
        body=StoredBody(text='{"payload": "secret"}'),
        due_at=NOON,
        sweep_at=NOON + AN_HOUR,
    )
    why = "LLM_TIMEOUT, 1 of 4: again in 30 s"
    ledger.retry(failed, an_event(why=why, data={"attempt": 1, "code": Code.LLM_TIMEOUT}))
    again = ledger.claim(a_claim(KEY, ticket="t-1", now=NOON + A_MINUTE, lease_until=NOON + 3 * A_MINUTE))
    ledger.finish(replace(again, status=HeadStatus.DONE, result={"case": "case-17"}), expires_at=NOON + AN_HOUR)


@pytest.mark.usefixtures("done_at_the_second_attempt")
def test_a_job_is_shown_with_its_attempts_steps_effects_and_timeline(line: Line) -> None:
    answer = line(*ARGV)
    assert answer.code == 0
    for told in (
        "tnt_8f2a/kyc/job_44fa v1: done",
        "an attempt succeeded",
        "1:LLM_TIMEOUT",
        "extract",
        "crm.case_created",
        "committed",
        "attempt.failed",
        "again in 30 s",
        "2026-06-12 12:00:00Z",
    ):
        assert told in answer.out, told
    assert max(len(row) for row in answer.out.splitlines()) <= 80


@pytest.mark.usefixtures("done_at_the_second_attempt")
def test_neither_the_payload_nor_a_kept_result_is_shown(line: Line) -> None:
    assert "secret" not in line(*ARGV).out
    assert "secret" not in line(*ARGV, "--json").out


def test_the_body_that_waits_to_be_sent_again_is_not_shown(line: Line) -> None:
    body = StoredBody(text='{"payload": "secret"}')
    line.bench.put_head(a_head(KEY, status=HeadStatus.WAITING, ticket="t-1", body=body, due_at=NOON, sweep_at=NOON))
    assert "secret" not in line(*ARGV).out
    assert "secret" not in line(*ARGV, "--json").out


@pytest.mark.usefixtures("done_at_the_second_attempt")
def test_json_has_the_names_of_the_design(line: Line) -> None:
    job = line.json(*ARGV)
    assert (job["tenant_id"], job["job_type"], job["job_id"], job["version"]) == ("tnt_8f2a", "kyc", "job_44fa", 1)
    assert (job["status"], job["attempt"], job["result"]) == ("done", 2, {"case": "case-17"})
    assert job["failures"][0]["code"] == "LLM_TIMEOUT"
    assert job["first_claimed_at"] == "2026-06-12T12:00:00.000Z"
    assert [step["name"] for step in job["steps"]] == ["extract"]
    assert job["effects"][0]["status"] == "committed"
    assert job["timeline"][0]["what"] == "attempt.failed"


def test_an_unknown_job_says_where_else_to_look(line: Line) -> None:
    answer = line("job", "tnt_8f2a", "kyc", "nobody")
    assert answer.code == 1
    assert answer.out == ""
    assert "job tnt_8f2a/kyc/nobody v1 is not in the ledger" in answer.err
    assert "python -m ops letters --tenant tnt_8f2a" in answer.err


@pytest.mark.usefixtures("done_at_the_second_attempt")
def test_another_version_is_another_job(line: Line) -> None:
    assert line(*ARGV, "--version", "2").code == 1


def test_an_unknown_lane_is_answered_with_the_lanes_there_are(line: Line) -> None:
    answer = line("job", "tnt_8f2a", "kyk", "job_44fa")
    assert answer.code == 2
    assert "there is no lane 'kyk': lanes.toml has kyc, sanctions, backfill, " in answer.err


def test_what_cannot_be_an_id_is_refused(line: Line) -> None:
    answer = line("job", "tnt 8f2a", "kyc", "job_44fa")
    assert answer.code == 2
    assert "TENANT 'tnt 8f2a' is not an id" in answer.err


def test_waiting_gives_up_with_what_the_job_is_waiting_for(line: Line) -> None:
    failed = a_head(KEY).with_failure(a_failure(), at=NOON, checkpoint=0)
    line.bench.put_head(replace(failed, status=HeadStatus.WAITING, ticket="t", due_at=NOON, sweep_at=NOON))
    answer = line(*ARGV, "--wait", "--timeout", "1")
    assert answer.code == 1
    assert "is still waiting after LLM_TIMEOUT after 1 s: put back for another attempt: the last one" in answer.err


def test_waiting_says_what_it_waits_for_once_it_takes_long(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    nobody = ("job", "tnt_8f2a", "kyc", "nobody", "--wait", "--timeout", "1")
    assert "no worker has taken it yet" not in line(*nobody).err
    monkeypatch.setattr(job, "PATIENCE", timedelta(0))
    assert line(*nobody).err.replace("\n", " ").count("tnt_8f2a/kyc/nobody v1: no worker has taken it yet") == 1


def test_waiting_ends_at_once_when_the_job_is_settled_and_only_done_is_success(line: Line) -> None:
    line.bench.put_head(a_head(KEY, status=HeadStatus.DONE))
    dead = a_key(job_id="job_dead")
    line.bench.put_head(a_head(dead, status=HeadStatus.DEAD, letter_id="dl_1", failure=a_failure(code="POISON_PILL")))
    assert line(*ARGV, "--wait").code == 0
    buried = line("job", "tnt_8f2a", "kyc", "job_dead", "--wait")
    assert buried.code == 1
    assert "dl_1" in buried.out
    assert "transient POISON_PILL" in buried.out


def test_text_from_a_job_cannot_reach_into_the_terminal(line: Line) -> None:
    hostile = a_failure(detail="\x1b[2Jgone [red]markup[/red] [/x]")
    line.bench.put_head(a_head(KEY, status=HeadStatus.DEAD, failure=hostile))
    answer = line(*ARGV)
    assert "\x1b" not in answer.out
    assert "\\x1b[2Jgone [red]markup[/red] [/x]" in answer.out
    assert json.loads(line(*ARGV, "--json").out)["failure"]["detail"] == hostile.detail


def test_every_status_has_a_sentence() -> None:
    assert set(MEANING) == set(HeadStatus)
