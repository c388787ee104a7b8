"""From a dead letter to a tenant's endpoint as Lambda calls it, over moto; only the network is another."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import boto3
import pytest

from lambdas import house, wiring
from lambdas.adapters.sqs import LETTERS_SETTLE_S
from lambdas.adapters.ssm import SsmEndpoints
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.letter import LetterStatus
from lambdas.core.notify.notice import Endpoint, EndpointRefused, NotTaken
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.ports.outside import Notice
from lambdas.handlers import intake, notify, worker
from tests.support.builders import NOON
from tests.support.functions.aws import UNAUTHORIZED, Aws, Context, as_record, emitted, envelope, forget, logged
from tests.support.ledgers.serial import one_request_at_a_time

TENANT = "tnt_1"
LOOP = [{"op": "loop"}]
ENDPOINT = Endpoint(url="https://hooks.example.com/in", secret="s3cret", set_at=NOON, set_by="ada")


class Minute(Context):
    """What notify has."""

    @staticmethod
    def get_remaining_time_in_millis() -> int:
        return 60_000


class Postman:
    """An endpoint that answers to order, and then takes everything."""

    def __init__(self) -> None:
        self.answers: list[LazaretError] = []
        self.posted: list[dict[str, Any]] = []

    def post(self, endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> None:
        assert endpoint == ENDPOINT
        self.posted.append(json.loads(body))
        if self.answers:
            raise self.answers.pop(0)


class Notices:
    """The notices queue, and the function behind it."""

    def __init__(self, aws: Aws, url: str) -> None:
        self.aws = aws
        self.url = url

    def sent(self) -> list[dict[str, Any]]:
        """As the requests had it, since the last time."""
        sent = [request for name, request in self.aws.requests if name == "SendMessage"]
        self.aws.requests.clear()
        return [request for request in sent if request["QueueUrl"] == self.url]

    def records(self) -> dict[str, Any]:
        """moto keeps what is delayed for as long as it says, so they are made of the requests."""
        return {"Records": [self.aws.record(request["MessageBody"]) for request in self.sent()]}

    def deliver(self, context: Context | None = None) -> Any:
        return notify.handler(self.records(), context or Minute())


@pytest.fixture
def postman() -> Postman:
    return Postman()


@pytest.fixture
def notices(aws: Aws, postman: Postman, monkeypatch: pytest.MonkeyPatch) -> Notices:
    real = house.notifier
    monkeypatch.setattr(house, "notifier", lambda: replace(real(), postman=postman, clock=wiring.now))
    url = boto3.client("sqs").create_queue(QueueName="lazaret-notices")["QueueUrl"]
    monkeypatch.setenv("NOTICES_QUEUE", url)
    monkeypatch.setenv("API_URL", "https://api.example.com")
    forget()
    real.cache_clear()
    one_request_at_a_time(wiring.client("sqs"), wiring.client("s3"))
    for service in ("dynamodb", "sqs", "s3"):
        wiring.client(service).meta.events.register(
            "provide-client-params.*.*", lambda params, model, **_: aws.requests.append((model.name, params))
        )
    return Notices(aws, url)


def register() -> None:
    SsmEndpoints(wiring.client("ssm"), "lazaret").put(TENANT, ENDPOINT)


def die(aws: Aws, context: Context, number: int) -> None:
    """So many jobs of one tenant, of two causes in turn: neither is enough to open its breaker."""
    for each in range(number):
        job = envelope((UNAUTHORIZED, LOOP)[each % 2], job_id=f"job_{each}")
        worker.handler(aws.records(job, MessageGroupId=TENANT), context)
    url = aws.dead_queue_url
    sqs = wiring.client("sqs")
    while got := sqs.receive_message(
        QueueUrl=url, MaxNumberOfMessages=10, MessageAttributeNames=["All"], AttributeNames=["All"]
    ).get("Messages"):
        intake.handler({"Records": [as_record(message) for message in got]}, context)


def escalated() -> int:
    return len(house.ledger().letters(LetterQuery(status=LetterStatus.ESCALATED, tenant_id=TENANT)).letters)


def test_each_new_letter_is_a_word_to_the_notices_queue_with_facts_and_no_payload(
    aws: Aws, context: Context, notices: Notices
) -> None:
    die(aws, context, 2)
    sent = notices.sent()
    assert len(sent) == 2
    said = {"what": "letter.created", "tenant_id": TENANT, "job_type": "simulated", "topic": ""}
    assert json.loads(sent[0]["MessageBody"]) == said
    assert (sent[0]["MessageGroupId"], sent[0]["DelaySeconds"]) == (TENANT, LETTERS_SETTLE_S)


def test_a_letter_whose_word_was_lost_sends_it_when_its_message_comes_again(
    aws: Aws, context: Context, notices: Notices, monkeypatch: pytest.MonkeyPatch, printed: Callable[[], str]
) -> None:
    worker.handler(aws.records(envelope(UNAUTHORIZED), MessageGroupId=TENANT), context)
    event = {"Records": aws.waiting_in(aws.dead_queue_url)}
    wiring.client("sqs").delete_queue(QueueUrl=notices.url)
    failed = intake.handler(event, context)
    assert len(failed["batchItemFailures"]) == 1
    assert "message.dead_lettered" in logged(printed())
    boto3.client("sqs").create_queue(QueueName="lazaret-notices")
    aws.requests.clear()
    assert intake.handler(event, context) == {"batchItemFailures": []}
    assert len(notices.sent()) == 1
    assert "message.dead_lettered" not in logged(printed())


def test_a_message_that_names_no_tenant_tells_nobody(aws: Aws, context: Context, notices: Notices) -> None:
    worker.handler(aws.records("not json", MessageGroupId=TENANT), context)
    event = {"Records": aws.waiting_in(aws.dead_queue_url)}
    intake.handler(event, context)
    intake.handler(event, context)
    assert notices.sent() == []


def _no_lanes() -> None:
    raise AssertionError("the zip of notify has no lanes.toml")


def test_six_letters_are_one_notice_that_is_logged_and_counted_and_escalates_them(
    aws: Aws,
    context: Context,
    notices: Notices,
    postman: Postman,
    printed: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register()
    die(aws, context, 6)
    printed()
    with monkeypatch.context() as deployed:
        deployed.setattr(wiring, "lanes", _no_lanes)
        assert notices.deliver() == {"batchItemFailures": []}
    [body] = postman.posted
    assert (body["letters"], body["codes"]) == (6, {"AUTH_DENIED": 3, "TOOL_LOOP": 3})
    assert body["url"] == "https://api.example.com/v1/dead-letters"
    assert escalated() == 6
    text = printed()
    assert logged(text)["notice.sent"]["tenant_id"] == TENANT
    [emf] = emitted(text)
    assert (emf["NoticesSent"], emf["job_type"], emf["tenant_id"]) == ([1.0], "simulated", TENANT)
    notices.deliver()  # the message that would have tried again
    assert len(postman.posted) == 1


def test_a_batch_counts_a_tenants_letters_once(aws: Aws, context: Context, notices: Notices) -> None:
    register()
    die(aws, context, 5)
    event = notices.records()
    assert len(event["Records"]) == 5
    notify.handler(event, Minute())
    assert len([name for name, _ in aws.requests if name == "Query"]) == 5  # a status each


def test_an_endpoint_that_does_not_take_it_is_tried_again_and_the_letters_stay_open(
    aws: Aws, context: Context, notices: Notices, postman: Postman, monkeypatch: Any, printed: Callable[[], str]
) -> None:
    register()
    postman.answers = [NotTaken("host 'hooks.example.com' answered 503, expected 2xx")]
    die(aws, context, 6)
    assert notices.deliver() == {"batchItemFailures": []}
    assert (len(postman.posted), escalated()) == (1, 0)
    assert "answered 503" in logged(printed())["notice.not_taken"]["why"]
    later = wiring.now() + timedelta(seconds=61)
    monkeypatch.setattr(wiring, "now", lambda: later)
    [again] = notices.sent()
    assert again["DelaySeconds"] == 60
    notify.handler(aws.records(again["MessageBody"]), Minute())
    assert (len(postman.posted), escalated()) == (2, 6)


def test_a_refused_endpoint_is_an_error_in_the_log_and_a_metric(
    aws: Aws, context: Context, notices: Notices, postman: Postman, printed: Callable[[], str]
) -> None:
    register()
    postman.answers = [EndpointRefused("host 'x' has the address 127.0.0.1, which is not a public one")]
    die(aws, context, 6)
    printed()
    notices.deliver()
    text = printed()
    line = logged(text)["notice.failed"]
    assert (line["level"], line["status"], line["tries"]) == ("ERROR", "refused", 1)
    assert "127.0.0.1" in line["why"]
    assert [emf["NoticesFailed"] for emf in emitted(text)] == [[1.0]]


def test_a_message_that_comes_too_late_in_an_invocation_waits_for_the_next(
    aws: Aws, context: Context, notices: Notices, postman: Postman
) -> None:
    register()
    die(aws, context, 6)
    event = notices.records()
    failed = notify.handler(event, context)  # which has seven seconds
    assert len(failed["batchItemFailures"]) == 6
    assert postman.posted == []


def test_a_breaker_that_opens_is_told_to_its_tenant_through_the_queue(
    aws: Aws, notices: Notices, postman: Postman
) -> None:
    register()
    for number in range(5):
        worker.handler(aws.records(envelope(UNAUTHORIZED, job_id=f"bad_{number}")), Context())
    records = aws.waiting_in(notices.url)
    assert notify.handler({"Records": records}, Minute()) == {"batchItemFailures": []}
    [body] = postman.posted
    assert (body["what"], body["job_type"], body["code"]) == ("breaker.opened", "simulated", "AUTH_DENIED")


def test_other_news_of_operators_is_none_of_a_tenants(aws: Aws, notices: Notices, postman: Postman) -> None:
    register()
    wiring.notices().tell(Notice(what="redrive.proposed", subject="x", facts={"tenant_id": TENANT, "redrive_id": "rd"}))
    [record] = aws.waiting_in(notices.url)
    assert json.loads(record["body"])["tenant_id"] == "@operators"
    assert notify.handler({"Records": [record]}, Minute()) == {"batchItemFailures": []}
    assert postman.posted == []


def test_a_queue_that_cannot_be_told_of_a_breaker_fails_nothing(
    aws: Aws, notices: Notices, printed: Callable[[], str]
) -> None:
    wiring.client("sqs").delete_queue(QueueUrl=notices.url)
    facts = {"tenant_id": TENANT, "job_type": "simulated"}
    wiring.notices().tell(Notice(what="breaker.closed", subject="x", facts=facts))
    assert "notice.untold" in logged(printed())
