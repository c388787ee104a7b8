"""Jobs that tenants submit over HTTP: what is sent, what is refused and how, and what the worker makes of it."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.api.routes.table import BY_KEY
from lambdas.core.config.lane import Lane
from lambdas.core.model.job import MAX_BODY_BYTES
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.ports.lists import LetterQuery
from lambdas.handlers import intake, worker
from tests.support.builders import an_event
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, Answer, ask, claims_of
from tests.support.functions.aws import JOB_TYPE, Aws, Context, logged

OK: dict[str, Any] = {"attempts": [[{"op": "return", "value": {"case": "ada@example.com"}}]]}
JOB: dict[str, Any] = {"job_type": JOB_TYPE, "job_id": "job_1", "payload": OK}


def submit(as_: Any = ACME, **changes: Any) -> Answer:
    given = {name: value for name, value in (JOB | changes).items() if value is not ...}
    return ask("POST", "/v1/jobs", as_=as_, body=given)


def sent(aws: Aws) -> list[dict[str, Any]]:
    return [params for name, params in aws.requests if name == "SendMessage"]


def worked(aws: Aws, context: Context) -> None:
    """What waits in the queue, by the lane's worker."""
    worker.handler({"Records": aws.waiting_in(aws.queue_url)}, context)


def test_a_submitted_job_is_one_message_of_the_tokens_tenant_and_answered_with_its_key_and_a_link(aws: Aws) -> None:
    wiring.entrance(JOB_TYPE)  # a queue's address is looked up once
    aws.requests.clear()
    answer = submit()
    assert answer.status == 202
    assert answer.json == {
        "tenant_id": "tnt_acme",
        "job_type": JOB_TYPE,
        "job_id": "job_1",
        "version": 1,
        "duplicate": False,
        "status": "queued",
        "link": f"/v1/jobs/{JOB_TYPE}/job_1",
    }
    assert [name for name, _ in aws.requests] == ["GetItem", "SendMessage"]
    (message,) = sent(aws)
    assert (message["QueueUrl"], message["MessageGroupId"]) == (aws.queue_url, "tnt_acme")
    assert message["MessageAttributes"] == {}, "what travels beside the body is ours, and a producer sets none of it"
    envelope = json.loads(message["MessageBody"])
    assert (envelope["tenant_id"], envelope["source"], envelope["payload"]) == ("tnt_acme", "api", OK)
    assert envelope["created_at"]


def test_the_worker_runs_it_and_its_link_has_the_result_for_its_tenant_alone(aws: Aws, context: Context) -> None:
    link = submit().json["link"]
    assert ask("GET", link, as_=ACME).code == "JOB_NOT_FOUND", "no worker has taken it yet"
    worked(aws, context)
    shown = ask("GET", link, as_=ACME).json
    assert (shown["status"], shown["result"], shown["result_link"]) == ("done", {"case": "ada@example.com"}, "")
    assert ask("GET", link, as_=OTHER).code == "JOB_NOT_FOUND"
    operators = ask("GET", link, as_=OPERATOR, tenant_id="tnt_acme").json
    assert "ada@example.com" not in json.dumps(operators["result"])


def test_a_result_too_large_to_show_is_a_link_for_its_tenant_and_nothing_for_an_operator(
    aws: Aws, context: Context
) -> None:
    large = {"attempts": [[{"op": "return", "value": {"text": "x" * 200_000}}]]}
    link = submit(payload=large).json["link"]
    worked(aws, context)
    shown = ask("GET", link, as_=ACME).json
    assert shown["result"] is None
    assert f"results/{JOB_TYPE}/tnt_acme/job_1/1/result.json" in shown["result_link"]
    assert ask("GET", link, as_=OPERATOR, tenant_id="tnt_acme").json["result_link"] == ""


def test_the_same_job_again_is_a_duplicate_and_nothing_is_sent(aws: Aws, context: Context) -> None:
    submit()
    worked(aws, context)
    aws.requests.clear()
    again = submit(source="another try")
    assert (again.status, again.json["duplicate"], again.json["status"]) == (202, True, "done")
    assert sent(aws) == []


def test_a_dead_job_that_is_sent_again_is_answered_as_its_link_answers(aws: Aws, context: Context) -> None:
    dies = {"attempts": [[{"op": "raise", "error": "Permanent", "code": "DOC_PARSE_CORRUPT", "message": "torn"}]]}
    link = submit(payload=dies).json["link"]
    worked(aws, context)
    assert intake.handler({"Records": aws.waiting_in(aws.dead_queue_url)}, context) == {"batchItemFailures": []}
    assert submit(payload=dies).json["status"] == "dead"
    (letter,) = house.ledger().letters(LetterQuery(status=LetterStatus.OPEN, job_type=JOB_TYPE)).letters
    redriving = replace(letter, status=LetterStatus.REDRIVING, redrive_id="rd-1")
    house.ledger().move_letter(letter, redriving, an_event(event_id="e-1"))
    house.ledger().move_letter(redriving, replace(redriving, status=LetterStatus.RECOVERED), an_event(event_id="e-2"))
    again = submit(payload=dies).json
    assert (again["duplicate"], again["status"], ask("GET", link, as_=ACME).json["status"]) == (True, "done", "done")


def test_two_that_race_run_once(aws: Aws, context: Context) -> None:
    assert [submit().json["duplicate"] for _ in range(2)] == [False, False]
    records = [aws.record(params["MessageBody"]) for params in sent(aws)]
    assert len(records) == 2
    for record in records:
        assert worker.handler({"Records": [record]}, context) == {"batchItemFailures": []}
    assert (aws.head("job_1", "tnt_acme").status, aws.head("job_1", "tnt_acme").attempt) == ("done", 1)


def test_an_id_with_another_payload_is_refused_and_another_version_or_tenant_is_another_job(
    aws: Aws, context: Context
) -> None:
    submit()
    worked(aws, context)
    aws.requests.clear()
    reused = submit(payload={"attempts": []})
    assert (reused.status, reused.code) == (409, "JOB_ID_REUSED")
    assert "'job_1' version 1 was submitted before with another payload" in reused.json["detail"]
    assert sent(aws) == []
    assert submit(version=2).json["link"].endswith("?version=2")
    assert submit(as_=OTHER, payload={"attempts": []}).json["tenant_id"] == "tnt_other"
    assert len(sent(aws)) == 2


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"job_id": ...}, "job_id: missing"),
    ({"job_id": "a job"}, "job_id: 'a job' is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -"),
    ({"job_id": 7}, "job_id: 7 is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -"),
    ({"job_id": "replay:1"}, "job_id: 'replay:1': ids that begin like this are Lazaret's own"),
    ({"job_id": "enqueued.1"}, "job_id: 'enqueued.1': ids that begin like this are Lazaret's own"),
    ({"job_type": ...}, "job_type: missing"),
    ({"job_type": ["kyc"]}, "job_type: ['kyc'] is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -"),
    ({"payload": ...}, "payload: missing"),
    ({"payload": [1]}, "payload: expected a JSON object, got an array"),
    ({"version": 0}, "version: 0 is not a version: expected a whole number from 1 to 1,000,000,000"),
    ({"version": "1"}, "version: '1' is not a version: expected a whole number from 1 to 1,000,000,000"),
    ({"not_after": "tomorrow"}, "not_after: 'tomorrow' is not a time: expected ISO 8601 with an offset"),
    ({"agent": "os:system"}, "agent: 'os:system' is none of the lane's: agents.simulated:perform"),
    ({"source": "x" * 3000}, "source: 'xxx"),
    ({"tenant_id": "tnt_acme"}, "tenant_id: not accepted here"),
    ({"tenant_id": "tnt_other"}, "tenant_id: not accepted here"),
]


@pytest.mark.parametrize(("changes", "fault"), FAULTS, ids=lambda each: str(each)[:40])
def test_a_fault_names_its_field_the_value_and_what_was_expected_and_nothing_is_sent(
    aws: Aws, changes: dict[str, Any], fault: str
) -> None:
    answer = submit(**changes)
    assert (answer.status, answer.code) == (422, "INVALID")
    assert answer.json["faults"][0].startswith(fault)
    assert sent(aws) == []


def nested(levels: int) -> str:
    payload = f'{{"deep": {"[" * levels}{"]" * levels}}}'
    return f'{{"job_type": "{JOB_TYPE}", "job_id": "job_1", "payload": {payload}}}'


@pytest.mark.parametrize("levels", [99, 300, 800])
def test_a_payload_deeper_than_a_worker_takes_is_refused(aws: Aws, levels: int) -> None:
    answer = ask("POST", "/v1/jobs", as_=ACME, raw=nested(levels))
    assert (answer.status, answer.json["faults"]) == (422, ["body: nested deeper than 100 levels"])
    assert ask("POST", "/v1/jobs", as_=ACME, raw=nested(98)).status == 202


def test_an_unknown_lane_is_not_found_and_a_retired_one_takes_nothing_new(
    aws: Aws, monkeypatch: pytest.MonkeyPatch
) -> None:
    unknown = submit(job_type="kyk")
    assert (unknown.status, unknown.code) == (404, "LANE_NOT_FOUND")
    assert unknown.json["detail"] == "job_type: there is no lane 'kyk'"
    retired: dict[str, Lane] = {JOB_TYPE: replace(wiring.lanes()[JOB_TYPE], retired=True)}
    submitter = replace(house.submitter(), lanes=retired)
    monkeypatch.setattr(house, "submitter", lambda: submitter)
    assert (submit().status, submit().code) == (409, "LANE_RETIRED")
    assert sent(aws) == []


def test_a_body_may_be_as_large_as_a_message_and_a_larger_one_is_refused_with_both_sizes(aws: Aws) -> None:
    assert BY_KEY["POST /v1/jobs"].most_bytes == MAX_BODY_BYTES
    assert submit(payload={"text": "x" * (MAX_BODY_BYTES - 500)}).status == 202
    # With what we add it no longer fits, though what came did.
    nearly = submit(job_id="job_2", payload={"text": "x" * (MAX_BODY_BYTES - 90)})
    assert (nearly.status, nearly.json["faults"][0].rpartition("bytes, ")[2]) == (
        422,
        f"expected at most {MAX_BODY_BYTES}",
    )
    huge = submit(job_id="job_3", payload={"text": "x" * MAX_BODY_BYTES})
    assert (huge.status, huge.code) == (413, "TOO_LARGE")
    assert f"{MAX_BODY_BYTES:,}" in huge.json["detail"]
    assert len(sent(aws)) == 1


@pytest.mark.parametrize("text", ["日本語" * 1000, "half a pair \ud83d", "not a character \uffff", "nul \x00"])
def test_any_text_of_json_is_sent_and_read_back_as_it_was(aws: Aws, context: Context, text: str) -> None:
    payload = {**OK, "text": text}
    assert submit(payload=payload).status == 202
    (message,) = sent(aws)
    assert json.loads(message["MessageBody"])["payload"] == payload
    if text.startswith("日"):
        assert "日本語" in message["MessageBody"], "not escaped, which would double it"
    worked(aws, context)
    assert aws.head("job_1", "tnt_acme").status == "done"


def test_whoever_has_no_tenant_submits_nothing(aws: Aws) -> None:
    assert submit(as_=None).code == "UNAUTHENTICATED"
    assert submit(as_=claims_of("")).code == "NO_TENANT"
    assert (submit(as_=OPERATOR).status, submit(as_=OPERATOR).code) == (403, "NO_TENANT")
    assert submit(as_=OPERATOR | {"custom:tenant_id": "tnt_own"}).json["tenant_id"] == "tnt_own"
    assert len(sent(aws)) == 1


def test_a_queue_that_does_not_answer_is_said_and_trying_again_is_safe(aws: Aws) -> None:
    aws.refuse("SendMessage")
    answer = submit()
    assert (answer.status, answer.code, answer.headers["Retry-After"]) == (503, "UNAVAILABLE", "5")


def test_the_log_has_the_key_of_what_was_submitted_and_never_its_payload(aws: Aws, printed: Callable[[], str]) -> None:
    submit()
    text = printed()
    line = logged(text)["job.submitted"]
    assert (line["tenant_id"], line["job_id"], line["duplicate"]) == ("tnt_acme", "job_1", False)
    assert "attempts" not in text
