import json
import re
from typing import Any

import pytest
from aws_cdk import App

from infra.concurrency import concurrency_faults
from infra.deployment import Deployment, SynthRefused, read_deployment
from infra.regions import far_faults
from infra.stacks import make_stacks
from tests.support.synth import FLAGS, Synthesized, a_lane, synthesized

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
    return set(synthesized.templates) | exports | named | own_metrics(synthesized)


def own_metrics(synthesized: Synthesized) -> set[str]:
    """Their namespaces, in alarms and on the dashboard: what adds up in CloudWatch."""
    watched = json.dumps(synthesized.watched)
    return {
        f"namespace {found}" for found in re.findall(r'"(Lazaret(?:/\w+)?)\\?", ?\\?"(?:MetricName|[A-Z])', watched)
    }


def test_two_deployments_names_do_not_collide(lazaret: Synthesized, acme: Synthesized) -> None:
    assert {"Acme", "Acme-kyc", "acme-ledger", "acme-kyc-dead", "alias/acme"} <= physical_names(acme)
    assert (own_metrics(lazaret), own_metrics(acme)) == ({"namespace Lazaret"}, {"namespace Lazaret/acme"})
    assert physical_names(lazaret) & physical_names(acme) == set()


def test_on_the_embedded_stack_only_layer_sign_in_page_and_protection_are_missing(
    lazaret: Synthesized, local: Synthesized
) -> None:
    here = {path for path, _ in local.resources()}
    # What it does not know of CloudWatch is left out too: tests/infra/test_watch.py.
    aws = [(path, resource) for path, resource in lazaret.resources() if "CloudWatch" not in resource["Type"]]
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


@pytest.mark.parametrize("name", ["awsteam", "myaws", "amazonia", "cognitox", "ssm", "ssmthing", "sthree"])
def test_a_name_that_aws_would_refuse_is_refused_at_synth(name: str) -> None:
    with pytest.raises(SynthRefused, match="AWS refuses those"):
        read_deployment({"name": name}.get)


LANES_OWN = ("layers[0]", "secrets.KEY", "secrets_key_arn")
NONE: dict[str, object] = {}  # no context
FILE: dict[str, Any] = {
    "name": "acme",
    "account": "111122223333",
    "region": "eu-central-1",
    "alerts": "ops@example.com",
    "runbook_url": "https://wiki.example.com/lazaret",
    "protect": False,
    "log_retention_days": 14,
    "tags": {"team": "payments", "Kostenstelle": "Größe 7 / a+b=c @ _.:-"},
    "permissions_boundary": "arn:aws:iam::111122223333:policy/boundary",
    "bootstrap_qualifier": "acme1",
    "mfa": "optional",
    "python": "3.12",
    "account_concurrency": 1000,
}


def test_the_file_says_what_is_deployed_and_a_context_of_the_same_name_wins() -> None:
    assert read_deployment(NONE.get, FILE) == Deployment(**FILE)
    assert read_deployment({"protect": "true", "name": "other"}.get, FILE) == Deployment(
        **{**FILE, "protect": True, "name": "other"}
    )


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("account", 111122223333),
        ("account", "1111"),
        ("region", "Europe"),
        ("alerts", "nobody"),
        ("protect", "yes"),
        ("kms_key_arn", "alias/mine"),
        ("log_retention_days", 31),
        ("tags", {"aws:team": "x"}),
        ("tags", ["team"]),
        ("tags", {"Aws:team": "x"}),
        ("tags", {"team": "aws:x"}),
        ("tags", {"team": "R&D"}),
        ("tags", {"cost*": "x"}),
        ("tags", {"team": "two\nlines"}),
        ("tags", {f"tag{number}": "" for number in range(51)}),
        ("permissions_boundary", "boundary"),
        ("bootstrap_qualifier", "Acme-1"),
        ("domain", "no domain"),
        ("certificate_arn", "mine"),
        ("mfa", "off"),
        ("python", 3.13),
        ("account_concurrency", 0),
        ("local", True),  # a context alone: a file with it would deploy nothing that is protected
        ("nmae", "acme"),
    ],
)
def test_every_fault_of_the_file_is_reported_with_its_key(key: str, wrong: object) -> None:
    with pytest.raises(SynthRefused) as refused:
        read_deployment(NONE.get, {key: wrong, "name": "NO"})
    assert [fault for fault in refused.value.faults if fault.startswith(f"[deployment] {key} is")]
    assert [fault for fault in refused.value.faults if fault.startswith("[deployment] name is 'NO'")]


@pytest.mark.parametrize("alone", [{"account": "111122223333"}, {"domain": "lazaret.example.com"}])
def test_what_goes_together_is_asked_for_together(alone: dict[str, str]) -> None:
    with pytest.raises(SynthRefused, match="go together"):
        read_deployment(NONE.get, alone)


def test_the_embedded_stack_leaves_out_what_the_file_names_of_an_account_and_still_checks_it() -> None:
    """A domain or a bus that is not there would leave `make up` without its console, and its jobs unannounced."""
    more = {
        "event_bus": "arn:aws:events:eu-central-1:111122223333:event-bus/acme",
        "ledger_table": "acme-ledger-2",
        "domain": "lazaret.example.com",
        "certificate_arn": "arn:aws:acm:eu-central-1:111122223333:certificate/x",
        "oidc_issuer": "https://id.example.com",
        "oidc_audience": "console",
    }
    local = {"local": True, "breakers_table": "acme-breakers-2"}
    here = read_deployment(local.get, {**FILE, **more})
    abroad = {*more, "account", "region", "alerts", "kms_key_arn", "permissions_boundary", "bootstrap_qualifier"}
    kept = {key: said for key, said in FILE.items() if key not in abroad}
    assert here == Deployment(**kept, local=True, breakers_table="acme-breakers-2")
    with pytest.raises(SynthRefused, match="domain is 'no'"):
        read_deployment(local.get, {**FILE, **more, "domain": "no"})


@pytest.fixture(scope="session")
def settled(repository: Any, tmp_path_factory: pytest.TempPathFactory) -> Synthesized:
    """A deployment that an organisation asks much of."""
    more = {
        "domain": "lazaret.example.com",
        "certificate_arn": "arn:aws:acm:eu-central-1:111122223333:certificate/x",
        "kms_key_arn": "arn:aws:kms:eu-central-1:111122223333:key/0a1b2c3d-0000-4000-8000-000000000000",
    }
    return synthesized(
        read_deployment(NONE.get, {**FILE, **more}), [a_lane("kyc")], repository, tmp_path_factory.mktemp("settled")
    )


def test_every_stack_is_pinned_to_the_account_and_region_of_the_file(settled: Synthesized) -> None:
    """The CDK refuses credentials of another account."""
    assert set(settled.environments.values()) == {"aws://111122223333/eu-central-1"}


def test_every_stack_is_deployed_by_the_bootstrap_of_the_file(settled: Synthesized) -> None:
    for name, template in settled.templates.items():
        assert template["Parameters"]["BootstrapVersion"]["Default"] == "/cdk-bootstrap/acme1/version", name


def test_every_role_has_the_boundary_and_what_can_be_tagged_the_tags(settled: Synthesized) -> None:
    for role in settled.of_type("AWS::IAM::Role").values():
        assert role["Properties"]["PermissionsBoundary"] == FILE["permissions_boundary"]
        assert {"Key": "team", "Value": "payments"} in role["Properties"]["Tags"]


def test_logs_are_kept_as_long_as_the_file_says(settled: Synthesized) -> None:
    assert {group["Properties"]["RetentionInDays"] for group in settled.of_type("AWS::Logs::LogGroup").values()} == {14}


def test_the_address_of_the_file_is_told_and_a_key_of_yours_is_used(settled: Synthesized) -> None:
    (mail,) = settled.of_type("AWS::SNS::Subscription").values()
    assert (mail["Properties"]["Protocol"], mail["Properties"]["Endpoint"]) == ("email", "ops@example.com")
    assert settled.of_type("AWS::KMS::Key") == {}
    ledger = settled.named("AWS::DynamoDB::Table", "TableName", "acme-ledger")
    assert (
        ledger["SSESpecification"]["KMSMasterKeyId"]
        == "arn:aws:kms:eu-central-1:111122223333:key/0a1b2c3d-0000-4000-8000-000000000000"
    )


def test_the_api_and_its_console_have_the_domain_of_the_file(settled: Synthesized) -> None:
    outputs = settled.templates["Acme"]["Outputs"]
    assert outputs["ConsoleUrl"]["Value"] == "https://lazaret.example.com/console/index.html"
    assert "RegionalDomainName" in str(outputs["DomainTarget"])
    (client,) = settled.of_type("AWS::Cognito::UserPoolClient").values()
    assert client["Properties"]["CallbackURLs"] == [outputs["ConsoleUrl"]["Value"]]


def test_a_stack_that_is_not_protected_can_be_thrown_away_whole(settled: Synthesized) -> None:
    assert set(settled.protected.values()) == {False}
    kept = [path for path, each in settled.resources() if "Retain" in str(each.get("DeletionPolicy"))]
    assert kept == []


def test_a_first_deploy_protects_nothing_and_keeps_what_a_later_one_holds(repository: Any, tmp_path: Any) -> None:
    first = synthesized(Deployment(first=True), [a_lane("kyc")], repository, tmp_path)
    assert set(first.protected.values()) == {False}
    for table in first.of_type("AWS::DynamoDB::Table").values():
        assert table["Properties"]["DeletionProtectionEnabled"] is False
        assert table["DeletionPolicy"] == "RetainExceptOnCreate"


def test_a_topic_of_yours_takes_the_place_of_ours(repository: Any, tmp_path: Any) -> None:
    topic = "arn:aws:sns:eu-central-1:111122223333:pager"
    made = synthesized(Deployment(alerts=topic), [a_lane("kyc")], repository, tmp_path)
    assert made.of_type("AWS::SNS::Subscription") == {}
    assert {str(each["Properties"]["AlarmActions"]) for each in made.of_type("AWS::CloudWatch::Alarm").values()} == {
        str([topic])
    }


def test_a_table_that_was_restored_is_used_by_all_and_ours_stays_beside_it(repository: Any, tmp_path: Any) -> None:
    swapped = read_deployment(NONE.get, {"ledger_table": "lazaret-ledger-2"})
    made = synthesized(swapped, [a_lane("kyc")], repository, tmp_path)
    used = {each["Properties"]["Environment"]["Variables"]["LEDGER_TABLE"] for each in functions(made)}
    assert used == {"lazaret-ledger-2"}
    own = made.of_type("AWS::DynamoDB::Table")
    assert {each["Properties"]["TableName"] for each in own.values()} == {"lazaret-ledger", "lazaret-breakers"}
    (logical_id,) = [path.split("/")[1] for path in own if "/Ledger" in path]
    policies = [*made.of_type("AWS::IAM::Policy").values(), *made.of_type("AWS::IAM::ManagedPolicy").values()]
    assert [policy for policy in policies if logical_id in str(policy)] == []
    assert any("table/lazaret-ledger-2/index/by_lane" in str(policy) for policy in policies)
    throttles = made.named("AWS::CloudWatch::Alarm", "AlarmName", "lazaret-table-throttles")
    assert "lazaret-ledger-2" in str(throttles)


def test_what_is_named_in_another_region_is_refused_at_synth() -> None:
    """A key, a topic, a bus, a certificate, a layer and a secret are taken only where the deployment is."""
    abroad = {
        "alerts": "arn:aws:sns:us-east-1:111122223333:pager",
        "kms_key_arn": "arn:aws:kms:us-east-1:111122223333:key/0a1b2c3d-0000-4000-8000-000000000000",
        "event_bus": "arn:aws:events:us-east-1:111122223333:event-bus/acme",
        "certificate_arn": "arn:aws:acm:us-east-1:111122223333:certificate/x",
    }
    lane = a_lane(
        "kyc",
        layers=("arn:aws:lambda:us-east-1:111122223333:layer:poppler:3",),
        secrets={"KEY": "secretsmanager:arn:aws:secretsmanager:us-east-1:111122223333:secret:pay-AbCdEf#key"},
        secrets_key_arn="arn:aws:kms:us-east-1:111122223333:key/0a1b2c3d-0000-4000-8000-000000000000",
    )
    there = {**FILE, **abroad, "domain": "lazaret.example.com"}
    faults = far_faults(read_deployment(NONE.get, there), [lane])
    told = {fault.split(" = ")[0] for fault in faults}
    assert told == {f"[deployment] {key}" for key in abroad} | {f"kyc.{key}" for key in LANES_OWN}
    assert all(fault.endswith("is in us-east-1, expected eu-central-1, where the deployment is") for fault in faults)
    fine = {**FILE, "kms_key_arn": abroad["kms_key_arn"].replace("us-east-1", "eu-central-1")}
    assert far_faults(read_deployment(NONE.get, fine), [a_lane("kyc", secrets={"KEY": "secretsmanager:pay"})]) == []
    anywhere = {key: said for key, said in there.items() if key not in ("account", "region")}
    assert far_faults(read_deployment(NONE.get, anywhere), [lane]) == []


def test_a_certificate_or_a_boundary_of_another_account_is_refused_at_synth() -> None:
    """A key, a topic, a bus, a layer and a secret may be shared by another account; these cannot be."""
    boundary = "arn:aws:iam::{}:policy/boundary"
    theirs = {
        "certificate_arn": "arn:aws:acm:eu-central-1:999988887777:certificate/x",
        "permissions_boundary": boundary.format("999988887777"),
        "event_bus": "arn:aws:events:eu-central-1:999988887777:event-bus/shared",
    }
    there = {**FILE, **theirs, "domain": "lazaret.example.com"}
    certificate, of_roles = far_faults(read_deployment(NONE.get, there), [])
    assert certificate.startswith("[deployment] certificate_arn")
    assert of_roles.endswith("is of account 999988887777, expected 111122223333")
    managed = read_deployment(NONE.get, {**FILE, "permissions_boundary": boundary.format("aws")})
    assert (managed.permissions_boundary, far_faults(managed, [])) == ("arn:aws:iam::aws:policy/boundary", [])


def exported(made: Synthesized, stack: str) -> dict[str, str]:
    """What each export's value is, by its name."""
    outputs = made.templates[stack].get("Outputs", {}).values()
    return {each["Export"]["Name"]: json.dumps(each["Value"]) for each in outputs if "Export" in each}


@pytest.mark.parametrize(
    "later",
    [
        {"ledger_table": "lazaret-ledger-2"},
        {"breakers_table": "lazaret-breakers-2"},
        {"alerts": "arn:aws:sns:eu-central-1:111122223333:pager"},
        {"domain": "lazaret.example.com", "certificate_arn": "arn:aws:acm:eu-central-1:111122223333:certificate/x"},
        {"oidc_issuer": "https://id.example.com", "oidc_audience": "console"},
    ],
    ids=lambda later: next(iter(later)),
)
def test_a_setting_can_be_changed_later_though_other_stacks_import_what_there_was(
    later: dict[str, str], lazaret: Synthesized, repository: Any, tmp_path: Any
) -> None:
    """CloudFormation refuses to drop or change an export that a deployed stack imports, and the core comes first."""
    imported = set(re.findall(r'"Fn::ImportValue": "([^"]+)"', json.dumps(lazaret.templates)))
    before = exported(lazaret, "Lazaret")
    assert imported == before.keys()
    after = exported(synthesized(read_deployment(NONE.get, later), [a_lane("kyc")], repository, tmp_path), "Lazaret")
    assert {name: after.get(name) for name in imported} == before


def functions(synthesized: Synthesized) -> list[Any]:
    return list(synthesized.of_type("AWS::Lambda::Function").values())


def test_a_restored_table_of_a_strange_name_is_refused_because_agents_might_reach_it() -> None:
    with pytest.raises(SynthRefused, match="breakers_table is 'mine', expected a name that begins with lazaret-"):
        read_deployment(NONE.get, {"breakers_table": "mine"})


def said_at_synth(lanes: dict[str, Any], root: Any, outdir: Any, **settings: Any) -> str:
    app = App(outdir=str(outdir), analytics_reporting=False, context={**FLAGS, "aws:cdk:bundling-stacks": []})
    make_stacks(app, Deployment(**settings), lanes, root)
    app.synth()
    report = outdir / "validation-report.json"
    return str(report.read_text()) if report.exists() else ""


def test_synth_says_how_to_ask_what_a_retired_lane_still_has(repository: Any, tmp_path: Any) -> None:
    told = said_at_synth({"kyc": a_lane("kyc"), "old": a_lane("old", retired=True)}, repository, tmp_path)
    assert "`python -m ops lane left old` says how many letters" in told
    assert "lane left kyc" not in told


@pytest.mark.parametrize(("known", "warned"), [(None, True), (1000, False)])
def test_synth_says_which_lanes_ask_for_more_memory_than_a_new_account_gives(
    repository: Any, tmp_path: Any, *, known: int | None, warned: bool
) -> None:
    """Of an account whose limits are known nothing need be said."""
    lanes = {"small": a_lane("small", memory_mb=3008), "large": a_lane("large", memory_mb=3009)}
    told = said_at_synth(lanes, repository, tmp_path, account_concurrency=known)
    assert ("at most 3008 MB, and refuses the deploy of a lane that asks for more (large 3009)" in told) is warned
