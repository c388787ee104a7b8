"""The deployment that a command talks to: found by the AWS environment and by its deterministic names.

It never chooses between an account and the embedded stack: the environment says which, or the person is asked.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config

from lambdas.adapters.beats import LambdaBeats
from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.adapters.dynamo.tenant_notices import DynamoTenantNotices
from lambdas.adapters.ssm import SsmEndpoints, SsmVersions
from lambdas.adapters.stepfunctions import SfnMachine
from lambdas.lanes import load_deployment
from lambdas.settings import DEFAULT_NAME, ROOT, metric_namespace
from local import stack
from ops.command import Failed, Misused
from ops.reports.cloudwatch import Metrics

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient
    from mypy_boto3_sqs import SQSClient

NAME = re.compile(r"[a-z][a-z0-9]{0,15}")

# Any of these means that the person has said where to go.
SAYS_WHERE = (
    "AWS_ENDPOINT_URL",
    "AWS_PROFILE",
    "AWS_DEFAULT_PROFILE",
    "AWS_ACCESS_KEY_ID",
    "AWS_WEB_IDENTITY_TOKEN_FILE",
    "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
    "AWS_CONTAINER_CREDENTIALS_FULL_URI",
)

# A person waits: better a sentence after some seconds than a minute of silence.
_CLIENT = Config(connect_timeout=5, read_timeout=20, retries={"mode": "standard", "total_max_attempts": 4})


@dataclass(frozen=True, slots=True, kw_only=True)
class Connection:
    name: str
    region: str
    endpoint: str | None
    dynamodb: "DynamoDBClient"
    sqs: "SQSClient"
    ledger_table: str
    breakers_table: str
    told_of: Callable[[str], Collection[str]] = lambda _job_type: ()  # moves of a lane that are announced

    @property
    def ledger(self) -> DynamoLedger:
        return DynamoLedger(self.dynamodb, self.ledger_table, told_of=self.told_of)

    @property
    def breakers(self) -> DynamoBreakers:
        return DynamoBreakers(self.dynamodb, self.breakers_table)

    @property
    def redrives(self) -> DynamoRedrives:
        return DynamoRedrives(self.dynamodb, self.ledger_table)

    @property
    def versions(self) -> SsmVersions:
        return SsmVersions(boto3.client("ssm", config=_CLIENT), self.name)

    @property
    def endpoints(self) -> SsmEndpoints:
        return SsmEndpoints(boto3.client("ssm", config=_CLIENT), self.name)

    @property
    def beats(self) -> LambdaBeats:
        return LambdaBeats(lambda: boto3.client("lambda", config=_CLIENT), self.name)

    @property
    def tenant_notices(self) -> DynamoTenantNotices:
        return DynamoTenantNotices(self.dynamodb, self.ledger_table)

    def metrics(self) -> Metrics:
        return Metrics(boto3.client("cloudwatch", config=_CLIENT), metric_namespace(self.name))

    def caller(self) -> str:
        """The ARN of whoever is signed in: what AWS says, not what somebody claims."""
        identity = boto3.client("sts", config=_CLIENT).get_caller_identity()
        return str(identity["Arn"])

    def machine_arn(self, caller: str) -> str:
        """In the caller's own account."""
        _, partition, _, _, account, _ = caller.split(":", 5)
        return f"arn:{partition}:states:{self.region}:{account}:stateMachine:{self.name}-redrive"

    def machine(self, caller: str) -> SfnMachine:
        return SfnMachine(boto3.client("stepfunctions", config=_CLIENT), self.machine_arn(caller))

    def execution_status(self, redrive_id: str, arn: str) -> str:
        """RUNNING, SUCCEEDED, FAILED, ABORTED, TIMED_OUT, or MISSING. Without an ARN, of the one of the same name."""
        named = arn or f"{self.machine_arn(self.caller()).replace(':stateMachine:', ':execution:')}:{redrive_id}"
        states = boto3.client("stepfunctions", config=_CLIENT)
        try:
            return str(states.describe_execution(executionArn=named)["status"])
        except states.exceptions.ExecutionDoesNotExist:
            return "MISSING"

    def invoke(self, function: str) -> Any:
        """Its answer as Lambda gives it. A sweep takes up to a minute, so this waits longer than the rest."""
        patient = Config(connect_timeout=5, read_timeout=75, retries={"total_max_attempts": 1})
        client = boto3.client("lambda", config=patient)
        return client.invoke(FunctionName=f"{self.name}-{function}", Payload=b"{}")

    @property
    def where(self) -> str:
        return f"at {self.endpoint}" if self.endpoint else f"in this account in {self.region}"

    def queue_url(self, lane: str) -> str:
        return self.sqs.get_queue_url(QueueName=f"{self.name}-{lane}")["QueueUrl"]


def connect(name: str, *, environ: Mapping[str, str]) -> Connection:
    if not NAME.fullmatch(name):
        raise Misused(f"--name {name!r} cannot be a deployment's: expected a-z, then up to 15 of a-z 0-9")
    if not any(environ.get(variable) for variable in SAYS_WHERE) and (up := stack.attached()):
        raise Failed(
            f"nothing says where to go, and an embedded stack is up on {up.endpoint}: "
            "`source .local/env` to use it, or set AWS_PROFILE to use AWS"
        )
    session = boto3.Session()
    dynamodb = session.client("dynamodb", config=_CLIENT)
    return Connection(
        name=name,
        region=dynamodb.meta.region_name,
        endpoint=environ.get("AWS_ENDPOINT_URL"),
        dynamodb=dynamodb,
        sqs=session.client("sqs", config=_CLIENT),
        ledger_table=_table("ledger", name, environ),
        breakers_table=_table("breakers", name, environ),
    )


def _table(table: str, name: str, environ: Mapping[str, str]) -> str:
    """By the deployment's name, unless its file says that a restored one is in use."""
    given = load_deployment(Path(environ.get("LAZARET_APP") or ROOT))
    own = given if given.get("name", DEFAULT_NAME) == name else {}
    return str(own.get(f"{table}_table") or f"{name}-{table}")
