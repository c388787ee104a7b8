"""Redrives from the command line and from the runbook, on the embedded stack with the real machine."""

import json
from typing import Any

import pytest

from agents import samples
from lambdas.core.model.letter import Letter
from local.stack import Stack
from tests.support.builders import an_id
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.ops_line import OpsLine
from tests.support.markdown import blocks

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

DENIED: list[dict[str, Any]] = [{"op": "raise", "error": "openai.AuthenticationError", "message": "no", "status": 401}]
MENDED = json.dumps({"attempts": [[{"op": "return", "value": {"ok": True}}]]})
QUICK = ("--watch-seconds", "1", "--watch")


def dead(embedded: Stack, count: int) -> list[Letter]:
    lane = EmbeddedLane(embedded, tenant_id=an_id("tnt"))
    jobs = [lane.send(DENIED) for _ in range(count)]
    return [lane.letter(job_id, within=120) for job_id in jobs]


def test_letters_are_planned_then_replayed_in_waves_and_all_of_it_is_told(line: OpsLine, embedded: Stack) -> None:
    letters = dead(embedded, 4)
    tenant = letters[0].tenant_id
    asked = ("redrive", "start", "--lane", "simulated", "--action", "replay", "--tenant", tenant, "--reason", "mended")
    how = ("--patch", MENDED, "--canary", "1", "--growth", "3")
    code, plan = line(*asked, *how, "--dry-run")
    assert (code, plan["verdict"], plan["planned"], plan["replayed"]) == (0, "planned", 4, 0)
    assert (plan["blast_radius"]["waves"], plan["blast_radius"]["by_tenant"]) == ([1, 3], {tenant: 4})
    code, told = line(*asked, *how, *QUICK)
    assert (code, told["verdict"], told["recovered"]) == (0, "done", 4), told["reason"]
    assert [wave["sent"] for wave in told["waves"]] == [1, 3]
    _, shown = line("redrive", "show", told["redrive_id"])
    assert shown["started_by"].startswith("arn:aws:")
    history = [event["what"] for event in shown["history"]]
    assert (history[0], history[-1]) == ("redrive.asked", "redrive.ended")
    _, listed = line("redrive", "list", "--lane", "simulated")
    assert told["redrive_id"] in [row["redrive_id"] for row in listed["redrives"]]
    _, letter = line("letter", letters[0].letter_id)
    assert (letter["status"], letter["redrive_id"]) == ("recovered", told["redrive_id"])
    assert letter["deployed_version"]


def test_what_is_held_is_left_alone_until_it_is_released(line: OpsLine, embedded: Stack) -> None:
    (letter,) = dead(embedded, 1)
    line("hold", letter.letter_id, "--reason", "legal looks at it")
    code, told = line("replay", letter.letter_id, "--reason", "try", "--watch")
    (redrive,) = told["redrives"]
    assert (code, redrive["replayed"], redrive["skipped"]) == (1, 0, {"held": 1})
    line("release", letter.letter_id, "--reason", "no objection")
    line("note", letter.letter_id, "not needed any more", "--owner", "ada")
    code, told = line("discard", letter.letter_id, "--reason", "not needed any more", "--watch")
    assert (code, told["redrives"][0]["discarded"]) == (0, 1)
    _, shown = line("letter", letter.letter_id)
    assert (shown["status"], shown["owner"]) == ("discarded", "ada")
    done = [event["what"] for event in shown["timeline"]]
    assert done[-4:] == ["letter.held", "letter.released", "letter.noted", "letter.discarded"]


def test_a_lane_with_human_review_waits_and_a_token_says_who_refuses(
    line: OpsLine, embedded: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = EmbeddedLane(embedded, job_type="sanctions", tenant_id=an_id("tnt"))
    job_id = an_id("job")
    envelope = {**lane.envelope(job_id=job_id), "payload": {"subjects": "nobody"}}
    lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
    letter = lane.letter(job_id)
    _, told = line("replay", letter.letter_id, "--reason", "try", "--fixed", "data")
    redrive_id = told["redrives"][0]["redrive_id"]
    waits_for(line, redrive_id, "waiting_for_approval")
    monkeypatch.setenv("LAZARET_API", embedded.outputs["ApiUrl"])
    monkeypatch.setenv("LAZARET_TOKEN", embedded.outputs["TenantAToken"])
    code, refused = line("redrive", "approve", redrive_id)
    assert (code, "only operators may do this" in refused) == (1, True)
    monkeypatch.setenv("LAZARET_TOKEN", embedded.outputs["OperatorToken"])
    line("redrive", "approve", redrive_id, "--refuse", "--why", "not today")
    code, ended = line("redrive", "watch", redrive_id)
    assert (code, ended["verdict"], ended["reason"]) == (1, "not_approved", "not approved: not today")
    assert lane.letter(job_id).status == "open"


def test_an_input_of_the_runbook_does_what_it_says_when_it_is_pasted(line: OpsLine, embedded: Stack) -> None:
    (given,) = [block.text for block in blocks("docs/runbook.md", "json") if block.directive == "bad batch"]
    lane = EmbeddedLane(embedded, job_type="kyc", tenant_id=json.loads(given)["filter"]["tenant_id"])
    jobs = [an_id("job") for _ in range(3)]
    for job_id in jobs:
        envelope = {**lane.envelope(job_id=job_id), "payload": samples.kyc_payload(job_id, corrupt=True)}
        lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
    letters = [lane.letter(job_id) for job_id in jobs]
    assert {letter.code for letter in letters} == {"DOC_PARSE_CORRUPT"}
    name = an_id("pasted")
    machine = embedded.outputs["RedriveMachineArn"]
    embedded.client("stepfunctions").start_execution(stateMachineArn=machine, name=name, input=given)
    waits_for(line, name, "done")
    code, told = line("redrive", "watch", name)
    assert (code, told["verdict"]) == (0, "done")
    assert told["discarded"] >= len(jobs)
    assert {lane.letter(job_id).status for job_id in jobs} == {"discarded"}


def waits_for(line: OpsLine, redrive_id: str, verdict: str) -> None:
    """Until the machine has come that far."""

    def come() -> bool:
        code, told = line("redrive", "show", redrive_id)
        return code == 0 and bool(told["verdict"] == verdict)

    wait_for(come, within=60)
