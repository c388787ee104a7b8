"""`make doctor`: is this machine, and is this account, ready for a deploy? Each line says what is so, and what to do.

It reads and changes nothing. Before there is a deployment there is nothing that the other commands could ask.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import boto3
from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.core.config.variables import PARAMETER_STORE, referred
from lambdas.lanes import load_deployment, load_lanes
from lambdas.settings import DEFAULT_NAME, ROOT
from ops.cdk_args import contexts_in

OLDEST_PYTHON, OLDEST_NODE = (3, 11), 20
ENOUGH_CONCURRENCY = 100  # below it one lane can use up what there is
BOOTSTRAP, OLDEST_BOOTSTRAP = "/cdk-bootstrap/{}/version", 6
QUALIFIER, DEFAULT_QUALIFIER = "@aws-cdk/core:bootstrapQualifier", "hnb659fds"
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


def of_the_account(
    client: Client, region: str, wanted: Mapping[str, object], lanes: Iterable[Lane] = ()
) -> Iterator[Finding]:
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
    qualifier = wanted.get("bootstrap_qualifier") or wanted.get(QUALIFIER) or DEFAULT_QUALIFIER
    yield bootstrapped(client, account, region, str(qualifier))
    if wanted.get("permissions_boundary"):
        yield boundary(client, str(wanted["permissions_boundary"]))
    yield concurrency(client, wanted.get("account_concurrency"))
    yield stack(client, str(wanted.get("name") or DEFAULT_NAME))
    yield from secrets(client, lanes)


def bootstrapped(client: Client, account: str, region: str, qualifier: str = DEFAULT_QUALIFIER) -> Finding:
    own = (
        ""
        if qualifier == DEFAULT_QUALIFIER
        else f" --qualifier {qualifier} --toolkit-stack-name CDKToolkit-{qualifier}"
    )
    do = f"run node_modules/.bin/cdk bootstrap aws://{account}/{region}{own}, once for each account and region"
    try:
        version = client("ssm").get_parameter(Name=BOOTSTRAP.format(qualifier))["Parameter"]["Value"]
    except (ClientError, BotoCoreError) as refused:
        return Finding(what="CDK bootstrap", found=_code(refused), do=do)
    return Finding(what="CDK bootstrap", found=f"version {version}", do=do if int(version) < OLDEST_BOOTSTRAP else "")


def boundary(client: Client, arn: str) -> Finding:
    """CloudFormation refuses a role whose boundary is not there."""
    try:
        client("iam").get_policy(PolicyArn=arn)
    except (ClientError, BotoCoreError) as refused:
        see = "allow iam:GetPolicy to see it"
        do = "create it, or name another in [deployment]" if _code(refused) == "NoSuchEntity" else see
        return Finding(what="permissions boundary", found=_code(refused), do=do)
    return Finding(what="permissions boundary", found=arn)


def concurrency(client: Client, said: object = None) -> Finding:
    """A new account has 10, which is less than one lane may ask for. `said` is what the settings take it to be."""
    try:
        limit = client("lambda").get_account_settings()["AccountLimit"]["ConcurrentExecutions"]
    except (ClientError, BotoCoreError) as refused:
        return Finding(what="Lambda concurrency", found=_code(refused), do="allow lambda:GetAccountSettings to see it")
    do = (
        "ask for more: aws service-quotas request-service-quota-increase --service-code lambda "
        "--quota-code L-B99A9384 --desired-value 1000"
    )
    if str(said).isdigit() and int(str(said)) > limit:
        do = f"account_concurrency is {said}, more than there is: the deploy would fail. Lower it, or {do}"
        return Finding(what="Lambda concurrency", found=str(limit), do=do)
    return Finding(what="Lambda concurrency", found=str(limit), do=do if limit < ENOUGH_CONCURRENCY else "")


def stack(client: Client, name: str) -> Finding:
    stack_name, what = name.capitalize(), f"stack {name.capitalize()}"
    try:
        status = client("cloudformation").describe_stacks(StackName=stack_name)["Stacks"][0]["StackStatus"]
    except (ClientError, BotoCoreError) as refused:
        if "does not exist" not in str(refused):
            return Finding(what=what, found=_code(refused), do="allow cloudformation:DescribeStacks to see it")
        return _not_deployed(client, name, what)
    if status in NEVER_CREATED:
        do = "its first deploy failed: docs/operate.md#a-first-deploy-that-failed"
        return Finding(what=what, found=status, do=do)
    return Finding(what=what, found=status)


def _not_deployed(client: Client, name: str, what: str) -> Finding:
    """That is no fault, unless tables of its name are in its way."""
    try:
        client("dynamodb").describe_table(TableName=f"{name}-ledger")
    except (ClientError, BotoCoreError):
        return Finding(what=what, found='not deployed; begin with make deploy CDK_ARGS="-c first=true"')
    do = "take it back: docs/operate.md#take-back-what-a-deleted-stack-left; or choose another name"
    return Finding(what=what, found=f"not deployed, but its table {name}-ledger is there", do=do)


def secrets(client: Client, lanes: Iterable[Lane]) -> Iterator[Finding]:
    """Whether each is there; no value is read. A lane's jobs wait until all of its own are."""
    users: dict[tuple[str, str], dict[str, None]] = {}  # several variables may be of one secret
    for lane in lanes:
        for each in map(referred, lane.secrets.values()):
            users.setdefault((each.service, each.name), {})[lane.job_type] = None
    for (service, name), job_types in users.items():
        what = f"{service}:{name}"
        try:
            there = _is_there(client, service, name)
        except (ClientError, BotoCoreError) as refused:
            see = "ssm:DescribeParameters" if service == PARAMETER_STORE else "secretsmanager:DescribeSecret"
            yield Finding(what=what, found=_code(refused), do=f"allow {see} to see it")
            continue
        do = f"create it: until then the jobs of {', '.join(job_types)} wait"
        yield Finding(what=what, found="there" if there else "not there", do="" if there else do)


def _is_there(client: Client, service: str, name: str) -> bool:
    if service == PARAMETER_STORE:
        named = [{"Key": "Name", "Option": "Equals", "Values": [name]}]
        return bool(client("ssm").describe_parameters(ParameterFilters=named)["Parameters"])
    try:
        return "DeletedDate" not in client("secretsmanager").describe_secret(SecretId=name)
    except ClientError as refused:
        if _code(refused) != "ResourceNotFoundException":
            raise
        return False


def _code(refused: Exception) -> str:
    return str(refused.response["Error"]["Code"]) if isinstance(refused, ClientError) else str(refused)


def _node() -> str:
    path = shutil.which("node")
    return (
        subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip() if path else ""
    )


def read(folder: Path, given: Mapping[str, str]) -> tuple[dict[str, object], list[Lane]]:
    """What the file and the contexts of a deploy say. Raise `LanesInvalid`: `make synth` says the rest."""
    lanes = load_lanes(folder, simulated=False).values()
    return {**load_deployment(folder), **given}, [lane for lane in lanes if not lane.retired]


def main(argv: list[str]) -> int:
    """Called with what `cdk deploy` is called with."""
    findings = [*of_this_machine(sys.version_info[:2], _node())]
    try:
        wanted, lanes = read(Path(os.environ.get("LAZARET_APP") or ROOT), contexts_in(argv))
        region = str(wanted.get("region") or boto3.session.Session().region_name or "")
        findings += of_the_account(lambda service: boto3.client(service, region_name=region), region, wanted, lanes)
    except LanesInvalid as invalid:
        findings.append(Finding(what="lanes.toml", found=str(invalid), do="make synth says all that is wrong"))
    except BotoCoreError as unread:  # the profile is not there, or there is no reading its file
        do = "set AWS_PROFILE to one of `aws configure list-profiles`, or mend ~/.aws/config"
        findings.append(Finding(what="credentials", found=str(unread), do=do))
    print("\n".join(finding.line for finding in findings))
    return int(any(finding.do for finding in findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
