"""`make doctor`: is this machine, and is this account, ready for a deploy? Each line says what is so, and what to do.

It reads and changes nothing. Before there is a deployment there is nothing that the other commands could ask.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import boto3
from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.lanes import load_deployment
from lambdas.settings import DEFAULT_NAME, ROOT

OLDEST_PYTHON, OLDEST_NODE = (3, 11), 20
ENOUGH_CONCURRENCY = 100  # below it one lane can use up what there is
BOOTSTRAP, OLDEST_BOOTSTRAP = "/cdk-bootstrap/hnb659fds/version", 6
NEVER_CREATED = ("ROLLBACK_COMPLETE", "ROLLBACK_FAILED", "CREATE_FAILED", "REVIEW_IN_PROGRESS")
Client = Callable[[str], Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    what: str
    found: str
    do: str = ""  # empty: all is well

    @property
    def line(self) -> str:
        return f"{'ok  ' if not self.do else 'MEND'} {self.what}: {self.found}" + (
            f"\n     {self.do}" if self.do else ""
        )


def of_this_machine(python: tuple[int, int], node: str) -> Iterator[Finding]:
    found = ".".join(map(str, python))
    do = "" if python >= OLDEST_PYTHON else "install Python 3.11 or later, then remove .venv and run make again"
    yield Finding(what="Python", found=found, do=do)
    major = re.match(r"v(\d+)", node)
    fine = major is not None and int(major[1]) >= OLDEST_NODE
    yield Finding(what="Node", found=node or "not found", do="" if fine else f"install Node {OLDEST_NODE} or later")


def of_the_account(client: Client, region: str, wanted: Mapping[str, object]) -> Iterator[Finding]:
    """What no credentials let us see ends the list: the rest could not be seen either."""
    if not region:
        yield Finding(what="region", found="none", do="set AWS_REGION, or region in [deployment] of lanes.toml")
        return
    yield Finding(what="region", found=region)
    try:
        account = str(client("sts").get_caller_identity()["Account"])
    except (ClientError, BotoCoreError) as refused:
        yield Finding(what="credentials", found=str(refused), do="set AWS_PROFILE, or sign in: aws sso login")
        return
    pinned = str(wanted.get("account") or account)
    do = "" if pinned == account else f"[deployment] of lanes.toml pins account {pinned}: use its credentials"
    yield Finding(what="credentials", found=f"account {account}", do=do)
    yield bootstrapped(client, account, region)
    yield concurrency(client)
    yield stack(client, str(wanted.get("name") or DEFAULT_NAME))


def bootstrapped(client: Client, account: str, region: str) -> Finding:
    do = f"run node_modules/.bin/cdk bootstrap aws://{account}/{region}, once for each account and region"
    try:
        version = client("ssm").get_parameter(Name=BOOTSTRAP)["Parameter"]["Value"]
    except (ClientError, BotoCoreError) as refused:
        return Finding(what="CDK bootstrap", found=_code(refused), do=do)
    return Finding(what="CDK bootstrap", found=f"version {version}", do=do if int(version) < OLDEST_BOOTSTRAP else "")


def concurrency(client: Client) -> Finding:
    """A new account has 10, which is less than one lane may ask for."""
    try:
        limit = client("lambda").get_account_settings()["AccountLimit"]["ConcurrentExecutions"]
    except (ClientError, BotoCoreError) as refused:
        return Finding(what="Lambda concurrency", found=_code(refused), do="allow lambda:GetAccountSettings to see it")
    do = (
        "ask for more: aws service-quotas request-service-quota-increase --service-code lambda "
        "--quota-code L-B99A9384 --desired-value 1000"
    )
    return Finding(what="Lambda concurrency", found=str(limit), do=do if limit < ENOUGH_CONCURRENCY else "")


def stack(client: Client, name: str) -> Finding:
    stack_name, what = name.capitalize(), f"stack {name.capitalize()}"
    try:
        status = client("cloudformation").describe_stacks(StackName=stack_name)["Stacks"][0]["StackStatus"]
    except (ClientError, BotoCoreError) as refused:
        if "does not exist" not in str(refused):
            return Finding(what=what, found=_code(refused), do="allow cloudformation:DescribeStacks to see it")
        return Finding(what=what, found="not deployed", do='first deploy: make deploy CDK_ARGS="-c first=true"')
    if status in NEVER_CREATED:
        do = "its first deploy failed: docs/operate.md#a-first-deploy-that-failed"
        return Finding(what=what, found=status, do=do)
    return Finding(what=what, found=status)


def _code(refused: Exception) -> str:
    return str(refused.response["Error"]["Code"]) if isinstance(refused, ClientError) else str(refused)


def _node() -> str:
    path = shutil.which("node")
    return (
        subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip() if path else ""
    )


def _wanted(root: Path) -> Mapping[str, object]:
    try:
        return load_deployment(root)
    except LanesInvalid:
        return {}  # make synth says what is wrong with it


def main() -> int:
    wanted = _wanted(ROOT)
    region = str(wanted.get("region") or boto3.session.Session().region_name or "")
    findings = [
        *of_this_machine(sys.version_info[:2], _node()),
        *of_the_account(lambda service: boto3.client(service, region_name=region), region, wanted),
    ]
    print("\n".join(finding.line for finding in findings))
    return int(any(finding.do for finding in findings))


if __name__ == "__main__":
    sys.exit(main())
