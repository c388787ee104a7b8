"""Questions over HTTP: listed for whom they are to, answered once, and by nobody else."""

from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.adapters.dynamo import keys
from lambdas.core.model.value import replace
from lambdas.handlers import worker
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, Answer, ask
from tests.support.functions.aws import JOB_TYPE, Aws, Context

ABOUT = {"order": "o-17", "eur": 40}
QUESTION: dict[str, Any] = {"op": "ask", "question": "Refund?", "key": "refund", "options": ["yes", "no"]}


def asking(aws: Aws, context: Context, **how: Any) -> None:
    ops = [{**QUESTION, **how}, {"op": "return", "value": "went on"}]
    body = {"job_type": JOB_TYPE, "job_id": "job_1", "payload": {"attempts": [ops]}}
    ask("POST", "/v1/jobs", as_=ACME, body=body)
    worked(aws, context)


def worked(aws: Aws, context: Context) -> None:
    worker.handler({"Records": aws.waiting_in(aws.queue_url)}, context)


def say(as_: Any = ACME, answer: Any = "yes", key: str = "refund", **body: Any) -> Answer:
    query: dict[str, Any] = {"tenant_id": "tnt_acme"} if as_ is OPERATOR else {}
    path = f"/v1/jobs/{JOB_TYPE}/job_1/answers/{key}"
    return ask("POST", path, as_=as_, body={"answer": answer, **body}, **query)


def listed(as_: Any = ACME, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask("GET", "/v1/questions", as_=as_, **query).json["questions"]
    return found


def job(as_: Any = ACME, **query: Any) -> dict[str, Any]:
    shown: dict[str, Any] = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_1", as_=as_, **query).json
    return shown


def test_a_tenant_reads_its_question_answers_it_and_its_job_goes_on(aws: Aws, context: Context) -> None:
    asking(aws, context, about=ABOUT)
    (asked,) = listed()
    assert (asked["question"], asked["options"], asked["about"]) == ("Refund?", ["yes", "no"], ABOUT)
    assert (asked["job_id"], asked["key"], asked["to"], asked["status"]) == ("job_1", "refund", "tenant", "open")
    assert job()["waits_for"] == "answer"
    told = say(digest=asked["digest"], why="it broke")
    assert (told.status, told.json) == (202, {"key": "refund", "came": "woke", "status": "waiting"})
    assert listed() == []
    worked(aws, context)
    shown = job()
    assert (shown["status"], shown["result"]) == ("done", "went on")
    (answered,) = shown["questions"]
    assert (answered["status"], answered["answer"], answered["why"]) == ("answered", "yes", "it broke")
    (event,) = [each for each in shown["timeline"] if each["what"] == "job.answered"]
    assert event["who"] == answered["who"]
    assert event["who"].startswith("tnt_acme/")


def test_an_answer_says_what_it_is_about_and_is_one_of_the_options(aws: Aws, context: Context) -> None:
    asking(aws, context, about=ABOUT)
    refused = [say(), say(digest="0" * 64), say(answer="perhaps", digest=listed()[0]["digest"]), say(key="other")]
    assert [(each.status, each.code) for each in refused] == [
        (422, "INVALID"),
        (409, "STALE_ANSWER"),
        (422, "INVALID"),
        (404, "QUESTION_NOT_FOUND"),
    ]
    assert job()["questions"][0]["status"] == "open"


def test_another_tenant_neither_sees_nor_answers_it(aws: Aws, context: Context) -> None:
    asking(aws, context)
    assert listed(OTHER) == []
    assert (say(OTHER).status, say(OTHER).code) == (404, "QUESTION_NOT_FOUND")
    assert ask("GET", "/v1/questions", as_=OTHER, tenant_id="tnt_acme").status == 403


def test_what_operators_are_asked_only_they_see_and_answer(aws: Aws, context: Context) -> None:
    asking(aws, context, to="operators")
    assert (listed(), job()["questions"]) == ([], [])
    assert (say().status, say().code) == (403, "OPERATORS_ONLY")
    assert [each["key"] for each in listed(OPERATOR)] == ["refund"]
    assert listed(OPERATOR, to="tenant") == []
    assert say(OPERATOR, why="seen").status == 202
    event = next(each for each in job()["timeline"] if each["what"] == "job.answered")
    assert (event["who"], event["why"]) == ("an operator", "")


def test_a_question_is_answered_once(aws: Aws, context: Context) -> None:
    asking(aws, context)
    assert [say().json["came"], say().json["came"]] == ["woke", "known"]
    assert (say(answer="no").status, say(answer="no").code) == (409, "ANSWERED")
    worked(aws, context)
    assert say().json["came"] == "known"


def test_a_job_that_has_ended_has_no_open_question(aws: Aws, context: Context) -> None:
    asking(aws, context, timeout=0, default="no")
    assert (job()["status"], job()["questions"][0]["answer"], job()["questions"][0]["who"]) == ("done", "no", "lazaret")
    assert listed() == []
    assert say().code == "ANSWERED"


IBAN = "GB33BUKB20201555555555"


@pytest.mark.parametrize("pages", [1, 8_000], ids=["in the head", "in the bucket"])
def test_what_the_lane_redacts_no_operator_reads_in_a_tenants_question(
    aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch, pages: int
) -> None:
    lanes = {**wiring.lanes(), JOB_TYPE: replace(wiring.lanes()[JOB_TYPE], redact=("$.iban",))}
    monkeypatch.setattr(wiring, "lanes", lambda: lanes)
    asked = {**QUESTION, "question": f"Pay {IBAN}?", "options": [f"to {IBAN}", "no"], "about": {"to": IBAN}}
    payload = {"attempts": [[asked, {"op": "return", "value": 1}]], "iban": IBAN, "pages": "x" * pages}
    ask("POST", "/v1/jobs", as_=ACME, body={"job_type": JOB_TYPE, "job_id": "job_1", "payload": payload})
    worked(aws, context)
    (mine,) = listed()
    assert (mine["about"], mine["options"]) == ({"to": IBAN}, [f"to {IBAN}", "no"])
    (theirs,) = listed(OPERATOR, to="tenant")
    (on_the_job,) = job(OPERATOR, tenant_id="tnt_acme")["questions"]
    refused = say(OPERATOR, answer="perhaps", digest=mine["digest"])
    assert refused.code == "INVALID"
    assert IBAN not in str([theirs, on_the_job, refused.json])
    assert (theirs["key"], theirs["digest"]) == ("refund", mine["digest"])


def test_an_answer_that_only_python_calls_json_is_refused(aws: Aws, context: Context) -> None:
    asking(aws, context, options=[])
    path = f"/v1/jobs/{JOB_TYPE}/job_1/answers/refund"
    for raw in ("NaN", "1e999", "[" * 600 + "]" * 600):
        refused = ask("POST", path, as_=ACME, raw=f'{{"answer": {raw}}}')
        assert (refused.status, refused.code) == (422, "INVALID")
    assert listed()[0]["status"] == "open"


@pytest.mark.parametrize("sk", ["V#1#HEAD", "HEAD"], ids=["as a head's", "as nobody's"])
def test_rows_that_another_lanes_worker_lists_hide_nobodys_question(aws: Aws, context: Context, sk: str) -> None:
    """Its role may write any index attribute under a key of its own lane."""
    asking(aws, context, to="operators")
    table = house.ledger()
    for n in range(60):
        places = {
            "lane_status": keys.asking_in("operators", n % keys.SHARDS),
            "tenant_status": keys.asking_of("tnt_acme"),
        }
        key = {"pk": f"T#tnt_{'acme' if n % 2 else 'x'}#J#kyc#job_{n}", "sk": sk, "listed_at": f"0{n}"}
        item = {name: {"S": text} for name, text in (places | key).items()}
        table.client.put_item(TableName=table.name, Item=item)
    assert [each["key"] for each in listed(OPERATOR, limit=2)] == ["refund"]
    assert [each["key"] for each in listed(OPERATOR, limit=2, tenant_id="tnt_acme")] == ["refund"]
    assert house.skipped().counted() > 0
