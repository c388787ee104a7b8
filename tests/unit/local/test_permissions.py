"""What the emulator's IAM is told of a request where ministack would not tell it."""

import json
from typing import Any

from ministack.core import iam_evaluator

from local.permissions import with_events

CONDITION = {
    "ForAllValues:StringEquals": {"events:source": ["lazaret"], "events:detail-type": ["Job done"]},
    "Null": {"events:source": "false", "events:detail-type": "false"},
}


def may_put(*entries: dict[str, str]) -> bool:
    asked = with_events(lambda *_: {})("events", "events:PutEvents", json.dumps({"Entries": entries}).encode(), {})
    doc = {"Effect": "Allow", "Action": "events:PutEvents", "Resource": "*", "Condition": CONDITION}
    context: Any = iam_evaluator.EvalContext(
        principal_arn="arn:aws:sts::1:assumed-role/worker/x",
        action="events:PutEvents",
        resource_arn="arn:aws:events:eu-central-1:1:event-bus/default",
        service_context=asked,
        principal_type="AssumedRole",
        principal_account="1",
        region="eu-central-1",
    )
    policy = iam_evaluator.parse_policy_document({"Version": "2012-10-17", "Statement": [doc]})
    return bool(iam_evaluator.evaluate(context, [policy]).decision == "Allow")


def test_an_event_of_another_source_or_kind_is_refused_also_beside_one_that_is_ours() -> None:
    ours = {"Source": "lazaret", "DetailType": "Job done", "Detail": "{}"}
    assert may_put(ours, ours)
    assert not may_put({**ours, "Source": "aws.health"})
    assert not may_put({**ours, "DetailType": "Job dead"})
    assert not may_put(ours, {**ours, "Source": "shop"})


def test_other_requests_are_told_of_as_before() -> None:
    assert with_events(lambda *_: {"aws:tagkeys": []})("events", "events:PutRule", b"{}", {}) == {"aws:tagkeys": []}
