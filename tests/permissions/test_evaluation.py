"""IAM's language as the proof reads it: what a grant is about, what beats it, and what a call needs."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.permissions.calls import Call, read_calls, uses_of_keys
from tests.permissions.evaluation import holds, judged, like
from tests.permissions.grants import ACCOUNT, EVERYBODY, Grant, book_of
from tests.permissions.templates import Templates

QUEUE = "arn:aws:sqs:us-east-1:000000000000:lazaret-kyc"
SEND = Grant(effect="Allow", holder="worker", place="p[0]", action="sqs:SendMessage", resource=QUEUE)
SENT = Call(who="worker", action="sqs:SendMessage", resource=QUEUE)
OVER_TLS = {"aws:SecureTransport": ("true",)}


@pytest.mark.parametrize(
    ("text", "pattern", "matches"),
    [
        ("T#ada#J#kyc#1", "T#*#J#kyc#*", True),
        ("T#ada#J#sanctions#1", "T#*#J#kyc#*", False),
        ("bodies/a/b.json", "bodies/*", True),
        ("results/a.json", "bodies/*", False),
        ("abc", "a?c", True),
        ("a.c", "abc", False),
    ],
)
def test_a_star_is_any_text_and_a_question_mark_one_letter(text: str, pattern: str, matches: bool) -> None:
    assert like(text, pattern) is matches


@pytest.mark.parametrize(
    "change",
    [
        {"who": "intake"},
        {"action": "sqs:DeleteMessage"},
        {"resource": f"{QUEUE}-dead"},
    ],
)
def test_a_grant_is_about_its_holder_its_action_and_its_resource(change: dict[str, Any]) -> None:
    assert holds(SEND, SENT)
    assert not holds(SEND, replace(SENT, **change))


@pytest.mark.parametrize(
    ("condition", "given", "holding"),
    [
        (("ForAllValues:StringLike", "dynamodb:LeadingKeys", ("T#*#J#kyc#*", "H#*")), ("T#a#J#kyc#1", "H#a#3"), True),
        (("ForAllValues:StringLike", "dynamodb:LeadingKeys", ("T#*#J#kyc#*",)), ("T#a#J#kyc#1", "T#a#J#x#1"), False),
        (("ForAllValues:StringNotLike", "dynamodb:LeadingKeys", ("A#*",)), ("T#a#J#kyc#1", "R#rd-1"), True),
        (("ForAllValues:StringNotLike", "dynamodb:LeadingKeys", ("A#*",)), ("R#rd-1", "A#rd-1"), False),
        (("ArnLike", "aws:SourceArn", ("arn:aws:events:*:rule/lazaret-sweep",)), (), False),
        (("ArnLike", "aws:SourceArn", ("arn:*:lazaret-*",)), ("arn:aws:x:lazaret-y",), True),
        (("Bool", "aws:SecureTransport", ("false",)), ("true",), False),
        (("StringEquals", "aws:SourceAccount", ("1",)), ("1",), True),
        (("StringEquals", "aws:SourceAccount", ("1",)), ("2",), False),
    ],
)
def test_a_condition_must_hold_too(condition: Any, given: tuple[str, ...], holding: bool) -> None:
    grant, call = replace(SEND, conditions=(condition,)), replace(SENT, keys={condition[1]: given})
    assert holds(grant, call) is holding


def test_an_operator_that_is_not_known_is_an_error_and_no_yes() -> None:
    with pytest.raises(KeyError, match="NumericLessThan"):
        holds(replace(SEND, conditions=(("NumericLessThan", "aws:x", ("1",)),)), SENT)


def test_a_denial_beats_every_grant_and_only_where_its_condition_holds() -> None:
    plain = ("Bool", "aws:SecureTransport", ("false",))
    denial = replace(SEND, effect="Deny", holder=EVERYBODY, action="sqs:*", conditions=(plain,))
    over_tls = replace(SENT, keys=OVER_TLS)
    in_the_clear = replace(SENT, keys={"aws:SecureTransport": ("false",)})
    assert judged([SEND, denial], [over_tls]).refused == []
    assert judged([SEND, denial], [in_the_clear]).refused == [in_the_clear]


def test_a_grant_that_is_said_twice_is_used_and_not_needed() -> None:
    again = replace(SEND, place="p[1]")
    assert judged([SEND], [SENT]).needed == {SEND}
    twice = judged([SEND, again], [SENT])
    assert twice.used == {SEND, again}
    assert not twice.needed


def statement(action: Any, resource: Any, **more: Any) -> dict[str, Any]:
    return {"Effect": "Allow", "Action": action, "Resource": resource, **more}


TEMPLATES = Templates(
    by_stack={
        "Lazaret": {
            "Resources": {
                "Key961B73FD": {
                    "Type": "AWS::KMS::Key",
                    "Properties": {
                        "KeyPolicy": {
                            "Statement": [
                                statement("kms:*", "*", Principal={"AWS": {"Fn::Join": ["", ["arn:", "x:root"]]}})
                            ]
                        }
                    },
                },
                "Table9343E4AA": {
                    "Type": "AWS::DynamoDB::Table",
                    "Properties": {"SSESpecification": {"KMSMasterKeyId": {"Fn::GetAtt": ["Key961B73FD", "Arn"]}}},
                },
            },
            "Outputs": {"A": {"Value": {"Fn::GetAtt": ["Table9343E4AA", "Arn"]}, "Export": {"Name": "the-table"}}},
        },
        "Lazaret-kyc": {
            "Resources": {
                "WorkerRole162B2CE6": {"Type": "AWS::IAM::Role", "Properties": {}},
                "WorkerRolePolicyC5ABE48E": {
                    "Type": "AWS::IAM::Policy",
                    "Properties": {
                        "Roles": [{"Ref": "WorkerRole162B2CE6"}],
                        "PolicyDocument": {
                            "Statement": [
                                statement(
                                    ["dynamodb:GetItem", "dynamodb:Query"],
                                    [
                                        {"Fn::ImportValue": "the-table"},
                                        {"Fn::Join": ["", [{"Fn::ImportValue": "the-table"}, "/index/due"]]},
                                    ],
                                )
                            ]
                        },
                    },
                },
            }
        },
    },
    ids={("Lazaret-kyc", "WorkerRole162B2CE6"): "physical-role", ("Lazaret", "Table9343E4AA"): "lazaret-ledger"},
)
LEDGER = "arn:aws:dynamodb:us-east-1:000000000000:table/lazaret-ledger"


def test_a_statement_is_a_grant_for_each_action_and_resource_with_its_references_resolved() -> None:
    book = book_of(TEMPLATES)
    of_worker = {(each.action, each.resource) for each in book.grants if each.holder == "Lazaret-kyc/WorkerRole"}
    actions = ("dynamodb:GetItem", "dynamodb:Query")
    assert of_worker == {(action, arn) for action in actions for arn in (LEDGER, f"{LEDGER}/index/due")}
    assert book.holders["physical-role"] == "Lazaret-kyc/WorkerRole"


def test_a_keys_own_policy_is_about_that_key_and_for_the_account() -> None:
    (grant,) = [each for each in book_of(TEMPLATES).grants if each.action == "kms:*"]
    assert (grant.holder, grant.resource) == (ACCOUNT, TEMPLATES.arn("Lazaret", "Key961B73FD"))


def test_who_reads_an_encrypted_table_uses_its_key_and_the_account_must_let_it() -> None:
    call = Call(who="worker", action="dynamodb:Query", resource=f"{LEDGER}/index/due")
    other = replace(call, resource=LEDGER.replace("ledger", "world"))
    used = uses_of_keys(Counter([call, other, call]), TEMPLATES)
    assert {(each.who, each.action): times for each, times in used.items()} == {
        ("worker", "kms:Decrypt"): 2,
        (ACCOUNT, "kms:Decrypt"): 2,
    }


def test_calls_are_counted_by_the_role_they_were_made_in(tmp_path: Any) -> None:
    line = '{"who": "%s", "action": "sqs:SendMessage", "resource": "q", "keys": {}, "allowed": %s}\n'
    assumed = "arn:aws:sts::0:assumed-role/physical-role/lazaret-kyc-worker"
    path = tmp_path / "calls.jsonl"
    path.write_text(
        line % (assumed, "true") * 2
        + line % ("arn:aws:iam::0:user/operators", "false")
        + line % ("arn:aws:sts::0:assumed-role/cdk-hnb-deploy/x", "true")
    )
    calls = read_calls(path, {"physical-role": "worker", "operators": "people"})
    assert {(call.who, call.denied): times for call, times in calls.items()} == {
        ("worker", False): 2,
        ("people", True): 1,
    }
