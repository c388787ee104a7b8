"""What tells tenants: the notices queue, the function behind it, and who may do what."""

import json
from typing import Any

import pytest

from lambdas.adapters.webhooks import IN_ALL_S, RESOLVE_S
from lambdas.handlers.notify import NEEDED_MS
from tests.infra.grants import allowed, may
from tests.support.synth import LANES, Resource, Synthesized


@pytest.fixture
def function(lazaret: Synthesized) -> Resource:
    return lazaret.function("lazaret-notify")


def touching(lazaret: Synthesized, stack: str, who: str, action: str) -> list[str]:
    """The resources on which somebody may do this, as text."""
    return [
        json.dumps(resource)
        for statement in allowed(lazaret, stack, who)
        for resource in statement["Resource"]
        if action in statement["Action"]
    ]


def test_what_cannot_be_taken_ends_in_a_queue_of_its_own(lazaret: Synthesized) -> None:
    queue = lazaret.queue("lazaret-notices")
    assert queue["RedrivePolicy"]["maxReceiveCount"] == 8
    assert "NoticesDead" in str(queue["RedrivePolicy"]["deadLetterTargetArn"])
    assert lazaret.queue("lazaret-notices-dead")["MessageRetentionPeriod"] == 14 * 24 * 3600


def test_a_message_stays_hidden_for_six_times_what_the_function_may_take(
    lazaret: Synthesized, function: Resource
) -> None:
    assert lazaret.queue("lazaret-notices")["VisibilityTimeout"] == 6 * function["Timeout"]


def test_a_notice_is_begun_only_if_the_slowest_endpoint_fits_into_what_is_left(function: Resource) -> None:
    assert (IN_ALL_S + RESOLVE_S) * 1000 < NEEDED_MS < function["Timeout"] * 1000 / 2


def test_one_message_that_fails_does_not_bring_the_others_again(lazaret: Synthesized) -> None:
    (mapping,) = (
        one["Properties"]
        for one in lazaret.of_type("AWS::Lambda::EventSourceMapping", "Lazaret").values()
        if "Notices" in str(one["Properties"]["EventSourceArn"])
    )
    assert mapping["FunctionResponseTypes"] == ["ReportBatchItemFailures"]


def test_links_lead_to_the_api_of_this_deployment(function: Resource) -> None:
    assert "ApiHttp" in str(function["Environment"]["Variables"]["API_URL"])


def test_every_function_knows_the_queue_and_no_setting_lets_a_notice_go_inside(
    lazaret: Synthesized, function: Resource
) -> None:
    for one in lazaret.of_type("AWS::Lambda::Function").values():
        assert "NOTICES_QUEUE" in one["Properties"]["Environment"]["Variables"]
    names = " ".join(function["Environment"]["Variables"])
    assert not {word for word in ("ALLOW", "LOOPBACK", "PRIVATE", "INSECURE") if word in names}


@pytest.mark.parametrize(
    ("stack", "who"),
    [
        *((f"Lazaret-{lane.job_type}", who) for lane in LANES for who in ("Worker", "Intake")),
        ("Lazaret", "Sweep"),
        ("Lazaret", "RedriveS"),
        ("Lazaret", "Notify"),
    ],
)
def test_who_has_news_may_send_it_to_the_queue(lazaret: Synthesized, stack: str, who: str) -> None:
    assert [text for text in touching(lazaret, stack, who, "sqs:SendMessage") if "Notices" in text]


@pytest.mark.parametrize("who", ["Api", "Producers", "Operators"])
def test_nobody_else_may(lazaret: Synthesized, who: str) -> None:
    assert [text for text in touching(lazaret, "Lazaret", who, "sqs:SendMessage") if "Notices" in text] == []


def test_only_notify_and_the_api_may_read_an_endpoints_secret(lazaret: Synthesized) -> None:
    reading: set[str] = set()
    for type_ in ("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy"):
        for path, policy in lazaret.of_type(type_).items():
            if "/webhooks/" in json.dumps(policy):
                reading.add(path.split("/")[1][:6])
    assert reading == {"Notify", "ApiFun"}
    assert may(lazaret, "Lazaret", "Notify", "ssm") == {"ssm:GetParameter"}
    (registered,) = touching(lazaret, "Lazaret", "Api", "ssm:PutParameter")
    assert registered.endswith(':parameter/lazaret/webhooks/*"]]}')


def test_notify_finds_letters_by_their_tenant_alone_and_touches_no_bucket_and_no_lane(lazaret: Synthesized) -> None:
    indexes = {text for text in touching(lazaret, "Lazaret", "Notify", "dynamodb:Query") if "/index/" in text}
    assert len(indexes) == 1
    assert '/index/by_tenant"' in indexes.pop()
    actions: dict[str, Any] = {service: may(lazaret, "Lazaret", "Notify", service) for service in ("s3", "sns")}
    assert actions == {"s3": set(), "sns": {"sns:Publish"}}
    assert all("Notices" in text for text in touching(lazaret, "Lazaret", "Notify", "sqs:SendMessage"))
