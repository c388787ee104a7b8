"""What only the API asks of AWS: links to snapshots, depths of queues. Over moto."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import boto3
import pytest
from botocore.config import Config
from moto import mock_aws

from lambdas import wiring
from lambdas.adapters.cloudwatch import PERIODS, CloudWatchFlow, CloudWatchThrottles
from lambdas.adapters.s3 import S3Links
from lambdas.adapters.sqs import Depths, SqsDepths
from lambdas.adapters.ssm import SsmPersonas
from lambdas.adapters.starts import LambdaBeats
from lambdas.core.model.errors import Unavailable
from lambdas.settings import metric_namespace
from tests.support.ledgers.engines import NOBODY, REGION


@pytest.fixture
def moto() -> Iterator[None]:
    with mock_aws():
        yield


def client(service: str, **options: Any) -> Any:
    return boto3.client(service, region_name=REGION, **NOBODY, **options)


@pytest.mark.usefixtures("moto")
def test_a_link_is_signed_with_version_4_ends_soon_and_is_saved_not_shown() -> None:
    url = S3Links(client("s3", config=Config(signature_version="s3v4")), "bucket").to("snapshots/a.json", seconds=300)
    assert "bucket" in url
    assert "snapshots/a.json" in url
    assert "X-Amz-Algorithm=AWS4-HMAC-SHA256" in url
    assert "X-Amz-Expires=300" in url
    assert "response-content-disposition=attachment" in url


@pytest.mark.usefixtures("moto")
def test_depths_are_those_of_a_lanes_two_queues() -> None:
    sqs = client("sqs")
    urls = {name: sqs.create_queue(QueueName=f"lazaret-{name}")["QueueUrl"] for name in ("kyc", "kyc-dead")}
    for _ in range(3):
        sqs.send_message(QueueUrl=urls["kyc"], MessageBody="x")
    sqs.send_message(QueueUrl=urls["kyc"], MessageBody="x", DelaySeconds=900)
    sqs.receive_message(QueueUrl=urls["kyc"], MaxNumberOfMessages=1)
    sqs.send_message(QueueUrl=urls["kyc-dead"], MessageBody="x")
    assert SqsDepths(sqs, urls.__getitem__).of("kyc") == Depths(waiting=2, in_flight=1, delayed=1, dying=1)


@pytest.mark.usefixtures("moto")
def test_a_queue_that_is_gone_is_unavailable() -> None:
    with pytest.raises(Unavailable):
        SqsDepths(client("sqs"), lambda name: f"https://queue.amazonaws.com/123456789012/{name}").of("kyc")


@pytest.mark.usefixtures("moto")
def test_personas_are_those_of_this_deployment() -> None:
    ssm = client("ssm")
    for name in ("lazaret/development/tenant-a", "lazaret/development/operator", "acme/development/operator"):
        ssm.put_parameter(Name=f"/{name}", Value=f"token of {name}", Type="String")
    assert [each["name"] for each in SsmPersonas(ssm, "lazaret").all()] == ["operator", "tenant-a"]


@pytest.mark.usefixtures("moto")
def test_a_beat_is_asked_for_without_waiting_and_one_that_cannot_be_is_told_and_raises_nothing() -> None:
    sent: list[Any] = []
    lambda_ = client("lambda")
    lambda_.meta.events.register("provide-client-params.lambda.Invoke", lambda params, **_: sent.append(params))
    untold: list[tuple[str, Any]] = []
    beats = LambdaBeats(lambda: lambda_, "acme", warn=lambda what, facts: untold.append((what, facts)))
    beats.ask("breakers")
    assert sent == [{"FunctionName": "acme-sweep", "InvocationType": "Event", "Payload": b'{"beat": "breakers"}'}]
    ((what, facts),) = untold
    assert (what, facts["beat"], "ResourceNotFoundException" in facts["why"]) == ("beat.unasked", "breakers", True)


def flow(asked: Any = None) -> CloudWatchFlow:
    """Of the deployment whose functions these tests run."""
    return CloudWatchFlow(asked or client("cloudwatch"), "lazaret", wiring.NAMESPACE)


def put_metric(name: str, value: float, *, at: datetime, namespace: str = wiring.NAMESPACE, **dimensions: str) -> None:
    named = [{"Name": key, "Value": each} for key, each in dimensions.items()]
    data = [{"MetricName": name, "Value": value, "Timestamp": at, "Dimensions": named}]
    client("cloudwatch").put_metric_data(Namespace=namespace, MetricData=data)


@pytest.mark.usefixtures("moto")
def test_the_flow_of_lanes_is_what_their_functions_counted_by_five_minutes() -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    whole = datetime.fromtimestamp(now.timestamp() // 300 * 300, UTC)
    for minutes, value in ((0, 3), (10, 4), (175, 5), (400, 9)):
        put_metric("JobsSucceeded", value, at=whole - timedelta(minutes=minutes), job_type="kyc")
    put_metric("DeadLetters", 2, at=whole, job_type="kyc")
    put_metric("RetrySpendUsd", 0.25, at=whole, job_type="kyc")
    put_metric("JobsSucceeded", 7, at=whole, job_type="backfill")
    found = flow().of(["kyc", "backfill", "sanctions"], now=now)
    assert found["kyc"].done == (5, *[0] * (PERIODS - 4), 4, 0, 3)
    assert found["kyc"].died == (*[0] * (PERIODS - 1), 2)
    assert found["kyc"].spent == (*[0] * (PERIODS - 1), 0.25)
    assert sum(found["backfill"].done) == 7
    assert (sum(found["sanctions"].done), found["sanctions"].oldest_message_s) == (0, None)


@pytest.mark.usefixtures("moto")
def test_the_age_of_a_lanes_oldest_message_is_the_last_that_its_own_queue_had() -> None:
    now = datetime.now(UTC).replace(microsecond=0)
    age = "ApproximateAgeOfOldestMessage"
    for minutes, value, queue in ((9, 900, "lazaret-kyc"), (3, 42, "lazaret-kyc"), (1, 77, "acme-kyc")):
        put_metric(age, value, at=now - timedelta(minutes=minutes), namespace="AWS/SQS", QueueName=queue)
    assert flow().of(["kyc"], now=now)["kyc"].oldest_message_s == 42


def test_a_cloudwatch_that_does_not_answer_is_unavailable() -> None:
    nowhere = client("cloudwatch", endpoint_url="http://127.0.0.1:1", config=Config(retries={"total_max_attempts": 1}))
    with pytest.raises(Unavailable, match="CloudWatch"):
        flow(nowhere).of(["kyc"], now=datetime.now(UTC))


@pytest.mark.usefixtures("moto")
def test_the_flow_is_asked_of_this_deployments_namespace() -> None:
    """moto gives the numbers of a namespace that begins alike too, so the request is looked at."""
    cloudwatch, asked = client("cloudwatch"), list[dict[str, Any]]()
    cloudwatch.meta.events.register(
        "before-parameter-build.cloudwatch.GetMetricData", lambda params, **_: asked.append(params)
    )
    CloudWatchFlow(cloudwatch, "acme", metric_namespace("acme")).of(["kyc"], now=datetime.now(UTC))
    namespaces = {query["MetricStat"]["Metric"]["Namespace"] for query in asked[0]["MetricDataQueries"]}
    assert namespaces == {"Lazaret/acme", "AWS/SQS"}


def throttled(job_type: str) -> list[datetime]:
    now = datetime.now(UTC)
    asked = CloudWatchThrottles(lambda: client("cloudwatch"), "lazaret")
    return list(asked.minutes(job_type, since=now - timedelta(days=1), now=now))


@pytest.mark.usefixtures("moto")
def test_a_lane_was_throttled_in_the_minutes_in_which_lambda_refused_its_own_worker() -> None:
    minute = datetime.now(UTC).replace(second=0, microsecond=0)
    for minutes, refused, lane in ((50, 3, "kyc"), (20, 1, "kyc"), (10, 0, "kyc"), (5, 9, "backfill")):
        put_metric(
            "Throttles",
            refused,
            at=minute - timedelta(minutes=minutes),
            namespace="AWS/Lambda",
            FunctionName=f"lazaret-{lane}-worker",
        )
    assert throttled("kyc") == [minute - timedelta(minutes=50), minute - timedelta(minutes=20)]
    assert throttled("sanctions") == []


def test_throttles_that_cannot_be_asked_for_are_unavailable() -> None:
    nowhere = client("cloudwatch", endpoint_url="http://127.0.0.1:1", config=Config(retries={"total_max_attempts": 1}))
    now = datetime.now(UTC)
    with pytest.raises(Unavailable, match="CloudWatch"):
        CloudWatchThrottles(lambda: nowhere, "lazaret").minutes("kyc", since=now - timedelta(hours=1), now=now)
