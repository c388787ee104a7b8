"""Who may send jobs of which tenant, where a lane names its producers: tried with what a stranger can really write."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError

from lambdas import house, settings, wiring
from lambdas.core.config.lane import Producer
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import OPERATORS, UNRESOLVED, Letter
from lambdas.core.model.value import replace
from lambdas.core.ports.lists import LetterQuery
from lambdas.handlers import intake, worker
from tests.support.functions.aws import UNAUTHORIZED, Aws, Context, envelope, logged

OK = [{"op": "return", "value": {"ok": True}}]
TIMES_OUT = [{"op": "raise", "error": "openai.APITimeoutError", "message": "slow", "status": 408}]
ACME, GLOBEX, STRANGER = "AROAACMEACMEACMEACME0", "AROAGLOBEXGLOBEXGLOB0", "AROASTRANGERSTRANGER0"
OURS = "AIDAIT2UOQQY3AUEKVGXU"  # what moto says of every message that a function here sends
SOURCE = "arn:aws:sqs:us-east-1:1:lazaret-simulated"


def by(sender: str) -> dict[str, str]:
    return {"SenderId": f"{sender}:a-session"}


@pytest.fixture
def lane(aws: Aws, monkeypatch: pytest.MonkeyPatch) -> Aws:
    """Acme's producer may name tnt_1 and acme-…, Globex' its own tenant; and one role of ours sends jobs."""
    notices = boto3.client("sqs").create_queue(QueueName="lazaret-notices")["QueueUrl"]
    monkeypatch.setenv("NOTICES_QUEUE", notices)
    settings.settings.cache_clear()
    named = (Producer(sender=ACME, tenants=("tnt_1", "acme-*")), Producer(sender=GLOBEX, tenants=("globex",)))
    lanes = wiring.lanes()
    monkeypatch.setitem(lanes, "simulated", replace(lanes["simulated"], producers=named))
    boto3.client("ssm").put_parameter(Name="/lazaret/senders/core/sweep", Value=OURS, Type="String")
    return aws


def sent_on(aws: Aws, queue_url: str, context: Context) -> list[Letter]:
    """What intake makes of all that waits in a dead-letter queue."""
    records = aws.waiting_in(queue_url)
    assert intake.handler({"Records": records}, context) == {"batchItemFailures": []}
    return letters_of(OPERATORS) + letters_of("tnt_1")


def letters_of(tenant_id: str) -> list[Letter]:
    ledger = house.ledger()
    queries = [LetterQuery(status=each, tenant_id=tenant_id, limit=50) for each in sorted(UNRESOLVED)]
    return list(ledger.letters_at([row.key for query in queries for row in ledger.letters(query).letters]))


def moved(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "attributes": {**record["attributes"], "DeadLetterQueueSourceArn": SOURCE}}


def with_facts(record: dict[str, Any], **facts: str) -> dict[str, Any]:
    return {**record, "messageAttributes": {name: {"stringValue": text} for name, text in facts.items()}}


def head_of(job_id: str, tenant_id: str = "tnt_1") -> Any:
    return house.ledger().head(JobKey(tenant_id=tenant_id, job_type="simulated", job_id=job_id))


def read_or_written(aws: Aws) -> str:
    return json.dumps([params for name, params in aws.requests if name.endswith(("Item", "Items", "Query"))])


def test_a_stranger_gets_a_letter_of_the_operators_and_nothing_of_the_tenant_is_touched(
    lane: Aws, context: Context, printed: Callable[[], str]
) -> None:
    record = lane.record(envelope(OK), **by(STRANGER), MessageGroupId="tnt_1")
    assert worker.handler({"Records": [record]}, context) == {"batchItemFailures": []}
    assert logged(printed())["job.refused"]["code"] == "SENDER_DENIED"
    assert lane.waiting_in(lane.queue_url) == []
    intake.handler({"Records": lane.waiting_in(lane.dead_queue_url)}, context)
    touched = read_or_written(lane)
    assert OPERATORS in touched
    assert "T#tnt_1" not in touched
    [letter] = letters_of(OPERATORS)
    assert (letter.tenant_id, letter.code, letter.kind) == (OPERATORS, Code.SENDER_DENIED, "permanent")
    assert STRANGER in letter.detail
    assert (head_of("job_1"), letters_of("tnt_1")) == (None, [])
    assert lane.waiting_in(settings.settings().notices_queue) == []


def test_its_own_producers_jobs_are_done_and_ask_nobody_who_sent_them(lane: Aws, context: Context) -> None:
    asked: list[str] = []
    wiring.client("ssm").meta.events.register("before-call.ssm.*", lambda model, **_: asked.append(model.name))
    worker.handler(lane.records(envelope(OK), **by(ACME)), context)
    worker.handler(lane.records(envelope(OK, tenant_id="acme-9"), **by(ACME)), context)
    assert (head_of("job_1").status, head_of("job_1", "acme-9").status) == (HeadStatus.DONE, HeadStatus.DONE)
    written = [name for name, _ in lane.requests if name in ("PutItem", "UpdateItem", "TransactWriteItems")]
    assert (len(written), asked) == (4, [])


@pytest.mark.parametrize("tenant_id", ["globex", "acme", "tnt_11", "TNT_1"])
def test_a_producer_may_name_its_own_tenants_alone(lane: Aws, context: Context, tenant_id: str) -> None:
    worker.handler(lane.records(envelope(OK, tenant_id=tenant_id), **by(ACME)), context)
    [letter] = sent_on(lane, lane.dead_queue_url, context)
    assert (letter.tenant_id, letter.code, head_of("job_1", tenant_id)) == (OPERATORS, Code.SENDER_DENIED, None)


def test_failing_jobs_in_anothers_name_open_no_breaker_and_take_no_id(lane: Aws, context: Context) -> None:
    for number in range(7):
        body = envelope(UNAUTHORIZED, job_id=f"job_{number}", tenant_id="globex")
        worker.handler(lane.records(body, **by(ACME)), context)
    assert house.breakers().find("globex", "simulated").opened_at is None
    worker.handler(lane.records(envelope(OK, job_id="job_3", tenant_id="globex"), **by(GLOBEX)), context)
    assert head_of("job_3", "globex").status is HeadStatus.DONE


def test_what_a_producer_writes_beside_the_body_is_not_believed(lane: Aws, context: Context) -> None:
    """With the ticket of a waiting head, a copy would be the head's own, and run at once or end it."""
    worker.handler(lane.records(envelope(TIMES_OUT, OK), **by(ACME)), context)
    waiting = head_of("job_1")
    facts = {"ticket": waiting.ticket, "hops": "900000", "bad_receives": "900", "send": "7", "original_message_id": "m"}
    forged = with_facts(lane.record(envelope(TIMES_OUT, OK), **by(ACME)), **facts)
    worker.handler({"Records": [forged]}, context)
    assert head_of("job_1") == waiting
    assert lane.waiting_in(lane.dead_queue_url) == []


def test_what_our_worker_puts_back_passes_as_ours(lane: Aws, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    worker.handler(lane.records(envelope(TIMES_OUT, OK), **by(ACME)), context)
    sent = [params for name, params in lane.requests if name == "SendMessage"][-1]
    own = with_facts(lane.record(sent["MessageBody"], **by(OURS)), ticket=head_of("job_1").ticket)
    monkeypatch.setattr(wiring.now, "_said", wiring.now() + timedelta(hours=1))
    worker.handler({"Records": [own]}, context)
    assert head_of("job_1").status is HeadStatus.DONE


@pytest.mark.parametrize(
    "job_id", ["enqueued.0123456789abcdef0123456789abcdef", "replay:1", "letter.0123456789abcdef0123"]
)
def test_a_producer_may_use_none_of_our_ids(lane: Aws, context: Context, job_id: str) -> None:
    worker.handler(lane.records(envelope(OK, job_id=job_id), **by(ACME)), context)
    [letter] = sent_on(lane, lane.dead_queue_url, context)
    assert (letter.tenant_id, letter.code, head_of(job_id)) == ("tnt_1", Code.SCHEMA_INVALID, None)


def test_our_own_roles_may(lane: Aws, context: Context) -> None:
    worker.handler(lane.records(envelope(OK, job_id="enqueued.0123"), **by(OURS)), context)
    assert head_of("enqueued.0123").status is HeadStatus.DONE


@pytest.mark.parametrize("down", ["sqs", "ssm"])
def test_while_nothing_answers_a_strangers_message_is_left_with_the_broker_and_never_put_back(
    lane: Aws, context: Context, down: str
) -> None:
    """Put back, our own worker would have sent it."""
    record = lane.record(envelope(OK), **by(STRANGER), ApproximateReceiveCount="2")
    if down == "sqs":
        lane.refuse("SendMessage")
    else:
        wiring.client("ssm").meta.events.register("before-call.ssm.*", refused)
    answer = worker.handler({"Records": [record]}, context)
    assert answer == {"batchItemFailures": [{"itemIdentifier": record["messageId"]}]}
    sends = [params["QueueUrl"] for name, params in lane.requests if name == "SendMessage"]
    assert set(sends) <= {lane.dead_queue_url}
    assert head_of("job_1") is None


def refused(**_: Any) -> None:
    raise ClientError({"Error": {"Code": "ThrottlingException", "Message": "no"}}, "GetParametersByPath")


def test_a_strangers_suspect_is_not_put_back_for_the_sake_of_its_neighbours(lane: Aws, context: Context) -> None:
    bad = [lane.record(envelope(OK, job_id=f"bad_{n}"), **by(STRANGER), ApproximateReceiveCount="3") for n in (1, 2)]
    good = lane.record(envelope(OK), **by(ACME))
    assert worker.handler({"Records": [bad[0], good, bad[1]]}, context) == {"batchItemFailures": []}
    assert head_of("job_1").status is HeadStatus.DONE
    assert lane.waiting_in(lane.queue_url) == []
    assert len(lane.waiting_in(lane.dead_queue_url)) == 2


def test_a_lane_that_was_deployed_since_is_known_with_its_first_message(lane: Aws, context: Context) -> None:
    other = "AROAOTHERLANESWORKER0"
    worker.handler(lane.records(envelope(OK, job_id="enqueued.1"), **by(OURS)), context)
    boto3.client("ssm").put_parameter(Name="/lazaret/senders/lane/kyc", Value=other, Type="String")
    worker.handler(lane.records(envelope(OK, job_id="enqueued.2"), **by(other)), context)
    assert head_of("enqueued.2").status is HeadStatus.DONE


def test_a_strangers_flood_asks_once_a_minute_who_is_ours(lane: Aws, context: Context) -> None:
    asked: list[str] = []
    wiring.client("ssm").meta.events.register("before-call.ssm.*", lambda model, **_: asked.append(model.name))
    for number in range(5):
        worker.handler(lane.records(envelope(OK, job_id=f"job_{number}"), **by(STRANGER)), context)
    assert asked == ["GetParametersByPath"]


def test_intake_judges_what_the_broker_moved_by_who_sent_it_first(lane: Aws, context: Context) -> None:
    records = [
        moved(lane.record(envelope(OK, job_id="theirs"), **by(STRANGER))),
        moved(lane.record(envelope(OK, job_id="own"), **by(ACME))),
        moved(lane.record(envelope(OK, job_id="enqueued.1"), **by(ACME))),
    ]
    assert intake.handler({"Records": records}, context) == {"batchItemFailures": []}
    found = {letter.job_id: (letter.tenant_id, letter.code) for letter in letters_of(OPERATORS) + letters_of("tnt_1")}
    assert found == {
        "theirs": (OPERATORS, Code.SENDER_DENIED),
        "own": ("tnt_1", Code.NEVER_STARTED),
        "enqueued.1": ("tnt_1", Code.SCHEMA_INVALID),
    }
    assert (head_of("theirs"), head_of("enqueued.1")) == (None, None)


def test_a_death_that_a_stranger_forges_ends_no_head(lane: Aws, context: Context) -> None:
    """Straight into the dead-letter queue, with all that our worker would have written of a dying job."""
    worker.handler(lane.records(envelope(UNAUTHORIZED), **by(ACME)), context)
    dying = head_of("job_1")
    assert dying.status is HeadStatus.DYING
    facts = {"ticket": dying.ticket, "death_id": dying.death_id, "code": "AUTH_DENIED", "kind": "permanent"}
    forged = with_facts(lane.record(envelope(UNAUTHORIZED), **by(STRANGER)), **facts)
    assert intake.handler({"Records": [forged]}, context) == {"batchItemFailures": []}
    assert head_of("job_1") == dying
    assert [letter.code for letter in letters_of(OPERATORS)] == [Code.SENDER_DENIED]
    assert letters_of("tnt_1") == []


def test_taking_the_same_strangers_message_in_twice_tells_its_tenant_nothing(lane: Aws, context: Context) -> None:
    record = moved(lane.record(envelope(OK), **by(STRANGER)))
    for _ in range(2):
        assert intake.handler({"Records": [record]}, context) == {"batchItemFailures": []}
    assert len(letters_of(OPERATORS)) == 1
    assert lane.waiting_in(settings.settings().notices_queue) == []


def test_intake_keeps_a_message_whose_sender_it_cannot_judge(lane: Aws, context: Context) -> None:
    wiring.client("ssm").meta.events.register("before-call.ssm.*", refused)
    record = moved(lane.record(envelope(OK), **by(OURS)))
    answer = intake.handler({"Records": [record]}, context)
    assert answer == {"batchItemFailures": [{"itemIdentifier": record["messageId"]}]}
    assert letters_of(OPERATORS) == []


def test_a_lane_that_names_no_producers_believes_everybody(aws: Aws, context: Context) -> None:
    worker.handler(aws.records(envelope(OK), **by(STRANGER)), context)
    assert head_of("job_1").status is HeadStatus.DONE


def test_a_version_far_ahead_is_refused_and_the_thousand_before_it_are_not(aws: Aws, context: Context) -> None:
    for job_id, version in (("near", 1000), ("far", 1001)):
        worker.handler(aws.records(envelope(OK, job_id=job_id, version=version)), context)
    worker.handler(aws.records(envelope(OK, job_id="near", version=2000)), context)
    worker.handler(aws.records(envelope(OK, job_id="near", version=3001)), context)

    def done(job_id: str, version: int) -> bool:
        key = JobKey(tenant_id="tnt_1", job_type="simulated", job_id=job_id, version=version)
        head = house.ledger().head(key)
        return head is not None and head.status is HeadStatus.DONE

    assert (done("near", 1000), done("near", 2000)) == (True, True)
    letters = sent_on(aws, aws.dead_queue_url, context)
    assert {(letter.job_id, letter.code) for letter in letters} == {
        ("far", "SCHEMA_INVALID"),
        ("near", "SCHEMA_INVALID"),
    }
    assert all("ahead" in letter.detail for letter in letters)
