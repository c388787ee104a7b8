"""`make doctor` against answers of AWS: what is ready, what is not, and what it says to do."""

from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.stub import Stubber

from ops.doctor import BOOTSTRAP, Finding, bootstrapped, concurrency, of_the_account, of_this_machine, stack

REGION = "eu-central-1"
ACCOUNT = "111122223333"


class Account:
    """Real clients with answers of ours."""

    def __init__(self) -> None:
        keys = {"aws_access_key_id": "x", "aws_secret_access_key": "x"}
        services = ("sts", "ssm", "lambda", "cloudformation")
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


def test_a_deployment_that_is_not_there_or_never_was_created_is_told_the_way(account: Account) -> None:
    missing = "Stack with id Lazaret does not exist"
    account.stubs["cloudformation"].add_client_error("describe_stacks", "ValidationError", missing)
    assert "-c first=true" in stack(account, "lazaret").do
    broken = {"StackName": "Lazaret", "StackStatus": "ROLLBACK_FAILED", "CreationTime": "2026-01-01T00:00:00Z"}
    account.stubs["cloudformation"].add_response("describe_stacks", {"Stacks": [broken]})
    assert stack(account, "lazaret").do.endswith("docs/operate.md#a-first-deploy-that-failed")


def test_an_old_python_and_a_missing_node_are_told() -> None:
    assert to_do(of_this_machine((3, 12), "v22.1.0")) == {}
    assert set(to_do(of_this_machine((3, 10), ""))) == {"Python", "Node"}
    assert set(to_do(of_this_machine((3, 12), "v18.1.0"))) == {"Node"}
