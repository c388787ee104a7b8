"""A tenant that sends poison is set aside on the embedded stack; others go on, and nothing of it is lost."""

import json
import time
from typing import Any

import pytest

from lambdas.adapters.dynamo.breakers import CLOSED_FOR_S, DynamoBreakers
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.head import HeadStatus
from local.stack import Stack
from ops.__main__ import main
from tests.support.embedded.lane import EmbeddedLane, wait_for

pytestmark = pytest.mark.embedded

UNAUTHORIZED = {"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}
WELL = [{"op": "return", "value": {"ok": True}}]
LATER = 6  # jobs that come when the breaker is open


def breakers_of(stack: Stack) -> DynamoBreakers:
    return DynamoBreakers(stack.client("dynamodb"), stack.outputs["BreakersTable"])


def tripped(stack: Stack) -> EmbeddedLane:
    """A tenant of its own, whose breaker five failures have opened."""
    lane = EmbeddedLane(stack)
    for job_id in [lane.send([UNAUTHORIZED]) for _ in range(5)]:
        assert lane.settled(job_id).status is HeadStatus.DEAD
    wait_for(lambda: state(lane).opened_at, within=20)
    time.sleep(CLOSED_FOR_S + 0.5)  # a worker may remember for so long that it was closed
    return lane


def state(lane: EmbeddedLane) -> Breaker:
    return breakers_of(lane.stack).find(lane.tenant_id, lane.job_type)


def parked(lane: EmbeddedLane) -> list[str]:
    sent = [lane.send(WELL) for _ in range(LATER)]

    def all_parked() -> bool:
        return len(lane.ledger.parked(lane.tenant_id, lane.job_type, limit=100)) == LATER

    wait_for(all_parked, within=30)
    return sent


@pytest.fixture(scope="module")
def probing(embedded: Stack) -> tuple[EmbeddedLane, list[str]]:
    """Its cool-down of half a minute passes while the other tests run."""
    lane = tripped(embedded)
    return lane, parked(lane)


@pytest.fixture
def ops(embedded: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    for name, value in embedded.environment().items():
        monkeypatch.setenv(name, value)
    for name in ("AWS_PROFILE", "AWS_SESSION_TOKEN", "LAZARET_NAME"):
        monkeypatch.delenv(name, raising=False)

    def line(*argv: str) -> Any:
        capsys.readouterr()
        assert main([*argv, "--json"]) == 0, capsys.readouterr().err
        return json.loads(capsys.readouterr().out)

    return line


@pytest.fixture
def alerts(embedded: Stack) -> Any:
    """What a person who subscribed to the topic hears."""
    sqs, sns = embedded.client("sqs"), embedded.client("sns")
    url = sqs.create_queue(QueueName="subscriber")["QueueUrl"]
    arn = sqs.get_queue_attributes(QueueUrl=url, AttributeNames=["QueueArn"])["Attributes"]["QueueArn"]
    allow = {"Effect": "Allow", "Principal": {"Service": "sns.amazonaws.com"}, "Action": "sqs:SendMessage"}
    policy = {"Version": "2012-10-17", "Statement": [{**allow, "Resource": arn}]}
    sqs.set_queue_attributes(QueueUrl=url, Attributes={"Policy": json.dumps(policy)})
    sns.subscribe(TopicArn=embedded.outputs["AlertsTopic"], Protocol="sqs", Endpoint=arn)
    heard: list[dict[str, Any]] = []

    def of(tenant_id: str) -> list[str]:
        got = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10).get("Messages", [])
        heard.extend(json.loads(json.loads(each["Body"])["Message"]) for each in got)
        return [each["what"] for each in heard if each["tenant_id"] == tenant_id]

    return of


def test_a_poison_tenant_is_set_aside_others_flow_and_closing_releases_what_was_parked(
    probing: object, embedded: Stack, ops: Any, alerts: Any
) -> None:
    sick, well = tripped(embedded), EmbeddedLane(embedded)
    jobs = parked(sick)
    wait_for(lambda: alerts(sick.tenant_id) == ["breaker.opened"], within=20)
    assert well.settled(well.send(WELL)).status is HeadStatus.DONE
    [row] = [each for each in ops("breaker", "list")["breakers"] if each["tenant_id"] == sick.tenant_id]
    assert (row["code"], row["parked"], row["job_type"]) == ("AUTH_DENIED", LATER, "simulated")
    ops("breaker", "close", sick.tenant_id, "simulated", "--reason", "the key was rotated")
    assert ops("sweep")["failed"] == 0
    for job_id in jobs:
        head = sick.settled(job_id)
        assert (head.status, head.attempt) == (HeadStatus.DONE, 1)
    wait_for(lambda: alerts(sick.tenant_id) == ["breaker.opened", "breaker.closed"], within=20)


@pytest.mark.slow
def test_when_the_cool_down_is_over_one_job_is_tried_and_its_success_frees_the_others(
    probing: tuple[EmbeddedLane, list[str]], ops: Any
) -> None:
    lane, jobs = probing

    def closed() -> bool:
        ops("sweep")
        return state(lane).opened_at is None

    wait_for(closed, within=90, every=2)
    history = breakers_of(lane.stack).history(lane.tenant_id, lane.job_type)
    assert [event.what for event in history] == ["breaker.opened", "breaker.closed"]
    assert history[-1].why in {f"the probe {job_id} succeeded" for job_id in jobs}
    ops("sweep")
    for job_id in jobs:
        head = lane.settled(job_id)
        assert (head.status, head.attempt) == (HeadStatus.DONE, 1)
