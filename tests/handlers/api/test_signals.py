"""Signals over HTTP: a job that waits goes on, whoever may tell it does, and nobody else."""

from typing import Any

from lambdas import house
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.handlers import worker
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, Answer, ask
from tests.support.functions.aws import JOB_TYPE, Aws, Context

KEY = JobKey(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id="job_1")
WAITS: dict[str, Any] = {"attempts": [[{"op": "wait_for", "name": "paid"}, {"op": "return", "value": "went on"}]]}


def tell(as_: Any = ACME, *, signal_id: str = "s1", value: Any = None, **query: Any) -> Answer:
    path = f"/v1/jobs/{JOB_TYPE}/job_1/signals/paid"
    return ask("POST", path, as_=as_, body={"signal_id": signal_id, "value": value}, **query)


def waiting(aws: Aws, context: Context) -> None:
    ask("POST", "/v1/jobs", as_=ACME, body={"job_type": JOB_TYPE, "job_id": "job_1", "payload": WAITS})
    worked(aws, context)


def worked(aws: Aws, context: Context) -> None:
    worker.handler({"Records": aws.waiting_in(aws.queue_url)}, context)


def status() -> HeadStatus | None:
    head = house.ledger().head(KEY)
    return head.status if head is not None else None


def test_a_job_that_waits_is_shown_with_what_it_waits_for_and_goes_on_when_it_is_told(
    aws: Aws, context: Context
) -> None:
    waiting(aws, context)
    shown = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_1", as_=ACME).json
    assert (shown["status"], shown["waits_for"]) == ("waiting", "signal")
    assert [(each["what"], each["name"]) for each in shown["waits"]] == [("signal", "paid")]
    told = tell(value={"eur": 7})
    assert (told.status, told.json) == (202, {"signal_id": "s1", "came": "woke", "status": "waiting"})
    worked(aws, context)
    assert status() is HeadStatus.DONE
    shown = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_1", as_=ACME).json
    assert (shown["result"], shown["waits_for"], shown["waits"]) == ("went on", "", [])
    (event,) = [each for each in shown["timeline"] if each["what"] == "job.signalled"]
    assert event["who"].startswith("tnt_acme/")


def test_the_same_id_is_one_signal_and_an_early_one_is_kept(aws: Aws, context: Context) -> None:
    assert [tell().json["came"] for _ in range(2)] == ["kept", "known"]
    waiting(aws, context)
    assert status() is HeadStatus.DONE


def test_a_job_that_has_ended_is_told_nothing(aws: Aws, context: Context) -> None:
    tell()
    waiting(aws, context)
    late = tell(signal_id="s2")
    assert (late.status, late.code) == (409, "JOB_ENDED")


def test_an_operator_names_the_tenant_and_another_tenant_reaches_only_its_own(aws: Aws, context: Context) -> None:
    waiting(aws, context)
    assert tell(OTHER).json["came"] == "kept"
    assert tell(OPERATOR).status == 422
    assert tell(OTHER, tenant_id="tnt_acme").status == 403
    assert status() is HeadStatus.WAITING
    assert tell(OPERATOR, tenant_id="tnt_acme").json["came"] == "woke"


def test_what_is_too_large_to_be_kept_is_refused(aws: Aws) -> None:
    aws.requests.clear()
    refused = tell(value="x" * 40_000)
    assert (refused.status, refused.code) == (422, "INVALID")
