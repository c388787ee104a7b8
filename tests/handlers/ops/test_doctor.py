"""`make doctor` against answers of AWS: what is ready, what is not, and what it says to do."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import boto3
import pytest
from botocore.stub import Stubber

from ops import doctor
from ops.cdk_args import contexts_in
from ops.doctor import (
    DEFAULT_QUALIFIER,
    QUALIFIER,
    Finding,
    bootstrapped,
    boundary,
    concurrency,
    of_the_account,
    of_this_machine,
    secrets,
    stack,
)
from tests.support.synth import ROOT, a_lane

BOOTSTRAP = f"/cdk-bootstrap/{DEFAULT_QUALIFIER}/version"
REGION = "eu-central-1"
ACCOUNT = "111122223333"


class Account:
    """Real clients with answers of ours."""

    def __init__(self) -> None:
        keys = {"aws_access_key_id": "x", "aws_secret_access_key": "x"}
        services = ("sts", "ssm", "lambda", "cloudformation", "dynamodb", "secretsmanager", "iam")
        self.clients = {name: boto3.client(name, region_name=REGION, **keys) for name in services}
        self.stubs = {name: Stubber(client) for name, client in self.clients.items()}
        for stub in self.stubs.values():
            stub.activate()

    def __call__(self, service: str) -> Any:
        return self.clients[service]


@pytest.fixture
def account() -> Iterator[Account]:
    made = Account()
    yield made
    for stub in made.stubs.values():
        stub.assert_no_pending_responses()


def named(account: Account, limit: int = 1000, number: str = ACCOUNT) -> None:
    account.stubs["sts"].add_response("get_caller_identity", {"Account": number})
    account.stubs["ssm"].add_response("get_parameter", {"Parameter": {"Value": "21"}}, {"Name": BOOTSTRAP})
    account.stubs["lambda"].add_response("get_account_settings", {"AccountLimit": {"ConcurrentExecutions": limit}})
    deployed = {"StackName": "Acme", "StackStatus": "UPDATE_COMPLETE", "CreationTime": "2026-01-01T00:00:00Z"}
    account.stubs["cloudformation"].add_response("describe_stacks", {"Stacks": [deployed]}, {"StackName": "Acme"})


def to_do(findings: Iterator[Finding]) -> dict[str, str]:
    return {finding.what: finding.do for finding in findings if finding.do}


def test_an_account_that_is_ready_has_nothing_to_do(account: Account) -> None:
    named(account)
    assert to_do(of_the_account(account, REGION, {"name": "acme", "account": ACCOUNT})) == {}


def test_credentials_of_another_account_than_the_pinned_one_are_told(account: Account) -> None:
    named(account, number="444455556666")
    found = to_do(of_the_account(account, REGION, {"name": "acme", "account": ACCOUNT}))
    assert found == {"credentials": f"[deployment] of lanes.toml pins account {ACCOUNT}: use its credentials"}


def test_without_credentials_or_a_region_the_list_ends_there(account: Account) -> None:
    assert [each.what for each in of_the_account(account, "", {})] == ["region"]
    account.stubs["sts"].add_client_error("get_caller_identity", "ExpiredToken", "the token has expired")
    *_, last = of_the_account(account, REGION, {})
    assert (last.what, last.do) == ("credentials", "set AWS_PROFILE, or sign in: aws sso login")


def test_a_new_accounts_concurrency_is_told_with_the_command_that_asks_for_more(account: Account) -> None:
    account.stubs["lambda"].add_response("get_account_settings", {"AccountLimit": {"ConcurrentExecutions": 10}})
    found = concurrency(account)
    assert found.found == "10"
    assert "L-B99A9384" in found.do


def test_an_account_that_was_not_bootstrapped_is_told_how(account: Account) -> None:
    account.stubs["ssm"].add_client_error("get_parameter", "ParameterNotFound", "not there")
    assert f"cdk bootstrap aws://{ACCOUNT}/{REGION}" in bootstrapped(account, ACCOUNT, REGION).do


@pytest.mark.parametrize("setting", [QUALIFIER, "bootstrap_qualifier"])
def test_another_bootstrap_is_found_by_its_qualifier(account: Account, setting: str) -> None:
    asked = {"Name": "/cdk-bootstrap/acme1/version"}
    account.stubs["sts"].add_response("get_caller_identity", {"Account": ACCOUNT})
    account.stubs["ssm"].add_response("get_parameter", {"Parameter": {"Value": "21"}}, asked)
    findings = of_the_account(account, REGION, {setting: "acme1"})
    assert next(each for each in findings if each.what == "CDK bootstrap").do == ""


def test_another_bootstrap_that_is_not_there_is_asked_for_beside_the_usual_one(account: Account) -> None:
    account.stubs["ssm"].add_client_error("get_parameter", "ParameterNotFound", "not there")
    do = bootstrapped(account, ACCOUNT, REGION, "acme1").do
    assert "--qualifier acme1 --toolkit-stack-name CDKToolkit-acme1" in do


def test_a_boundary_that_is_not_there_is_told_before_cloudformation_refuses_every_role(account: Account) -> None:
    arn = f"arn:aws:iam::{ACCOUNT}:policy/boundary"
    account.stubs["iam"].add_client_error("get_policy", "NoSuchEntity")
    account.stubs["iam"].add_client_error("get_policy", "AccessDenied")
    account.stubs["iam"].add_response("get_policy", {"Policy": {"Arn": arn}}, {"PolicyArn": arn})
    assert [boundary(account, arn).do for _ in range(3)] == [
        "create it, or name another in [deployment]",
        "allow iam:GetPolicy to see it",
        "",
    ]


def test_settings_that_promise_more_concurrency_than_there_is_are_told(account: Account) -> None:
    for said, wrong in (("1000", True), (500, False), ("many", False)):
        account.stubs["lambda"].add_response("get_account_settings", {"AccountLimit": {"ConcurrentExecutions": 500}})
        assert concurrency(account, said).do.startswith("account_concurrency is 1000, more than there is") is wrong


def absent(account: Account) -> None:
    missing = "Stack with id Lazaret does not exist"
    account.stubs["cloudformation"].add_client_error("describe_stacks", "ValidationError", missing)


def test_a_deployment_that_is_not_there_is_no_fault_and_one_that_never_was_created_is_told_the_way(
    account: Account,
) -> None:
    absent(account)
    account.stubs["dynamodb"].add_client_error("describe_table", "ResourceNotFoundException")
    found = stack(account, "lazaret")
    assert ("-c first=true" in found.found, found.do) == (True, "")
    broken = {"StackName": "Lazaret", "StackStatus": "ROLLBACK_FAILED", "CreationTime": "2026-01-01T00:00:00Z"}
    account.stubs["cloudformation"].add_response("describe_stacks", {"Stacks": [broken]})
    assert stack(account, "lazaret").do.endswith("docs/operate.md#a-first-deploy-that-failed")


def test_tables_that_a_deleted_deployment_left_are_told_before_a_deploy_finds_them_in_its_way(account: Account) -> None:
    absent(account)
    account.stubs["dynamodb"].add_response("describe_table", {}, {"TableName": "lazaret-ledger"})
    assert "#take-back-what-a-deleted-stack-left" in stack(account, "lazaret").do


def test_secrets_that_are_not_there_are_told_with_the_lanes_that_wait_and_no_value_is_read(account: Account) -> None:
    there, gone = {"PAY": "secretsmanager:acme/pay#key", "ID": "secretsmanager:acme/pay#id"}, {"DB": "ssm:/shop/db"}
    lanes = [a_lane("kyc", secrets=there), a_lane("invoices", secrets={**there, **gone})]
    account.stubs["secretsmanager"].add_response("describe_secret", {"Name": "acme/pay"}, {"SecretId": "acme/pay"})
    named = [{"Key": "Name", "Option": "Equals", "Values": ["/shop/db"]}]
    account.stubs["ssm"].add_response("describe_parameters", {"Parameters": []}, {"ParameterFilters": named})
    told = to_do(secrets(account, lanes))
    assert told == {"ssm:/shop/db": "create it: until then the jobs of invoices wait"}
    account.stubs["secretsmanager"].add_client_error("describe_secret", "ResourceNotFoundException")
    account.stubs["ssm"].add_client_error("describe_parameters", "AccessDeniedException")
    assert to_do(secrets(account, lanes)) == {
        "secretsmanager:acme/pay": "create it: until then the jobs of kyc, invoices wait",
        "ssm:/shop/db": "allow ssm:DescribeParameters to see it",
    }


def test_it_is_the_application_and_its_contexts_that_are_looked_at(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lane = '[kyc]\nagent = "agents.kyc:review"\n'
    file = tmp_path / "lanes.toml"
    file.write_text(f'[deployment]\nname = "acme"\nregion = "eu-north-1"\n{lane}[old]\n{lane[6:]}retired = true\n')
    monkeypatch.setenv("LAZARET_APP", str(tmp_path))
    asked: list[Any] = []

    def looked(_client: Any, region: str, wanted: Any, lanes: Any) -> Iterator[Finding]:
        asked.append((region, wanted["name"], [lane.job_type for lane in lanes]))
        yield Finding(what="x", found="y")

    monkeypatch.setattr(doctor, "of_the_account", looked)
    monkeypatch.setattr(doctor, "of_this_machine", lambda *_: iter(()))
    assert doctor.main([]) == 0
    assert doctor.main(["--require-approval", "never", "-c", "name=other", "--context", "first=true"]) == 0
    assert asked == [("eu-north-1", "acme", ["kyc"]), ("eu-north-1", "other", ["kyc"])]
    file.write_text("[kyc]\n")
    assert doctor.main([]) == 1
    assert "make synth says all that is wrong" in capsys.readouterr().out


def examined(tmp_path: Path, **environment: str) -> str:
    """What it prints in a process of its own, with nothing of AWS but what is given."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
    told = {**own, "HOME": str(tmp_path), "AWS_EC2_METADATA_DISABLED": "true", **environment}
    command = [sys.executable, "-m", "ops.doctor"]
    ran = subprocess.run(command, cwd=ROOT, env=told, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (1, "")
    return ran.stdout


def test_the_region_is_taken_from_the_variable_that_it_asks_for(tmp_path: Path) -> None:
    """boto3 itself reads AWS_DEFAULT_REGION alone; the CDK reads both, this one first."""
    assert "set AWS_REGION" in examined(tmp_path)
    both = {"AWS_REGION": "eu-central-1", "AWS_DEFAULT_REGION": "us-west-2"}
    assert "ok   region: eu-central-1" in examined(tmp_path, **both)


def test_a_profile_that_is_not_there_or_cannot_be_read_is_a_line_of_the_list(tmp_path: Path) -> None:
    told = examined(tmp_path, AWS_PROFILE="mistyped", AWS_REGION="eu-central-1")
    assert "MEND credentials: The config profile (mistyped) could not be found" in told
    (broken := tmp_path / "config").write_text("[profile")
    assert "MEND credentials: Unable to parse config file" in examined(tmp_path, AWS_CONFIG_FILE=str(broken))


def test_the_profile_of_the_deploy_is_the_one_that_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_PROFILE", "another")
    assert contexts_in(["--require-approval", "never", "-c", "name=acme"]) == {"name": "acme"}
    assert os.environ["AWS_PROFILE"] == "another"
    assert contexts_in(["--profile=acme", "--context", "a=b=c", "-c", "odd"]) == {"a": "b=c"}
    assert os.environ["AWS_PROFILE"] == "acme"


def test_an_old_python_and_a_missing_node_are_told() -> None:
    assert to_do(of_this_machine((3, 12), "v22.1.0")) == {}
    assert set(to_do(of_this_machine((3, 10), ""))) == {"Python", "Node"}
    assert set(to_do(of_this_machine((3, 12), "v18.1.0"))) == {"Node"}
