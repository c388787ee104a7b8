from typing import Any

import pytest

from infra.concurrency import concurrency_faults
from infra.deployment import Deployment, SynthRefused, read_deployment
from tests.support.synth import Synthesized, a_lane

PHYSICAL = (
    "QueueName",
    "TableName",
    "FunctionName",
    "LogGroupName",
    "AliasName",
    "Name",
    "BucketName",
    "RoleName",
    "StateMachineName",
    "AlarmName",
    "DashboardName",
    "RuleName",
)
REFERRING = (  # their FunctionName is somebody else's
    "AWS::Lambda::EventInvokeConfig",
    "AWS::Lambda::EventSourceMapping",
    "AWS::Lambda::Permission",
)


def physical_names(synthesized: Synthesized) -> set[str]:
    exports = {
        output["Export"]["Name"]
        for template in synthesized.templates.values()
        for output in template["Outputs"].values()
        if "Export" in output
    }
    named = {
        str(resource["Properties"][key])
        for _, resource in synthesized.resources()
        for key in PHYSICAL
        if key in resource.get("Properties", {}) and resource["Type"] not in REFERRING
    }
    return set(synthesized.templates) | exports | named


def test_two_deployments_names_do_not_collide(lazaret: Synthesized, acme: Synthesized) -> None:
    assert {"Acme", "Acme-kyc", "acme-ledger", "acme-kyc-dead", "alias/acme"} <= physical_names(acme)
    assert physical_names(lazaret) & physical_names(acme) == set()


def test_on_the_embedded_stack_only_layer_sign_in_page_and_protection_are_missing(
    lazaret: Synthesized, local: Synthesized
) -> None:
    here = {path for path, _ in local.resources()}
    # What it does not know of CloudWatch is left out too: tests/infra/test_watch.py.
    aws = [(path, resource) for path, resource in lazaret.resources() if not path.startswith("Lazaret-Watch/")]
    left_out = {"AWS::Lambda::LayerVersion", "AWS::Cognito::UserPoolDomain"}  # it signs in by itself: local/sign_in.py
    assert {resource["Type"] for path, resource in aws if path not in here} == left_out
    assert here <= {path for path, _ in lazaret.resources()}
    assert set(local.protected.values()) == {False}
    ledger = local.named("AWS::DynamoDB::Table", "TableName", "lazaret-ledger")
    assert ledger["DeletionProtectionEnabled"] is False


def test_nothing_is_reserved_unless_the_accounts_concurrency_is_known(lazaret: Synthesized, acme: Synthesized) -> None:
    def reserved(synthesized: Synthesized) -> dict[str, int]:
        functions = [function["Properties"] for function in synthesized.of_type("AWS::Lambda::Function").values()]
        return {
            function["FunctionName"]: function["ReservedConcurrentExecutions"]
            for function in functions
            if "ReservedConcurrentExecutions" in function
        }

    assert reserved(lazaret) == {}
    assert reserved(acme) == {
        "acme-sweep": 8,
        "acme-redrive": 10,
        "acme-api": 10,
        "acme-notify": 5,
        "acme-kyc-intake": 10,
        "acme-old-backfill-intake": 10,
        "acme-simulated-intake": 10,
    }


def test_lanes_that_ask_for_more_than_the_account_has_are_refused_with_the_numbers() -> None:
    lanes = [a_lane("kyc", max_concurrency=700), a_lane("backfill", max_concurrency=229)]
    (fault,) = concurrency_faults(lanes, 1000)
    for number in ("kyc 700", "backfill 229", "929", "53", "40", "1022", "1000"):
        assert number in fault


def test_lanes_that_fit_exactly_are_taken() -> None:
    assert concurrency_faults([a_lane("kyc", max_concurrency=679), a_lane("backfill", max_concurrency=228)], 1000) == []


def test_a_reservation_that_lambda_would_refuse_is_refused_at_synth() -> None:
    (fault,) = concurrency_faults([a_lane("kyc", max_concurrency=2)], 142)
    assert "99" in fault
    assert "100" in fault


@pytest.mark.parametrize(
    ("context", "deployment"),
    [
        ({}, Deployment()),
        ({"simulated": "true", "local": "false"}, Deployment(simulated=True)),
        ({"simulated": True, "local": True}, Deployment(simulated=True, local=True)),
        ({"name": "acme2", "account_concurrency": "1000"}, Deployment(name="acme2", account_concurrency=1000)),
        ({"account_concurrency": 500}, Deployment(account_concurrency=500)),
    ],
)
def test_the_context_says_what_is_deployed(context: dict[str, Any], deployment: Deployment) -> None:
    assert read_deployment(context.get) == deployment


@pytest.mark.parametrize("name", ["Acme", "9lives", "a-b", "a" * 17, "a b", "lazaret\n", 7])
def test_a_name_that_could_not_prefix_a_bucket_is_refused(name: object) -> None:
    with pytest.raises(SynthRefused, match="context name is"):
        read_deployment({"name": name}.get)


def test_every_fault_of_the_context_is_reported_together() -> None:
    context = {"name": "NO", "simulated": "yes", "local": 1, "account_concurrency": "many"}
    with pytest.raises(SynthRefused) as refused:
        read_deployment(context.get)
    assert len(refused.value.faults) == 4
    for value in ("'NO'", "'yes'", "local is 1", "'many'"):
        assert value in str(refused.value)
