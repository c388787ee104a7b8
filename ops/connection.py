"""The deployment that a command talks to: found by the AWS environment and by its deterministic names.

It never chooses between an account and the embedded stack: the environment says which, or the person is asked.
"""

import os
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config
from botocore.exceptions import NoCredentialsError

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.adapters.shown import shown_of
from lambdas.adapters.ssm import SsmVersions
from lambdas.adapters.starts import SfnMachine
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.job import JobKey
from lambdas.lanes import load_deployment
from lambdas.settings import DEFAULT_NAME, ROOT, metric_namespace
from local import host, stack
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

    def client(self, service: str) -> Any:
        return boto3.client(service, region_name=self.region, config=_CLIENT)

    @property
    def ledger(self) -> DynamoLedger:
        """As operators may read it: without inputs and results."""
        return DynamoLedger(self.dynamodb, self.ledger_table, told_of=self.told_of, shows=shown_of)

    def result_of(self, key: JobKey) -> Any:
        """None if there is none, or if the caller may not read results: operators ask the API, which scrubs them."""
        try:
            head = DynamoLedger(self.dynamodb, self.ledger_table).head(key)
        except Unavailable as error:
            if not error.why.startswith("AccessDenied"):
                raise
            return None
        return head.result if head else None

    @property
    def breakers(self) -> DynamoBreakers:
        return DynamoBreakers(self.dynamodb, self.breakers_table)

    @property
    def redrives(self) -> DynamoRedrives:
        return DynamoRedrives(self.dynamodb, self.ledger_table, shows=shown_of)

    @property
    def versions(self) -> SsmVersions:
        return SsmVersions(self.client("ssm"), self.name)

    @property
    def api(self) -> str:
        """The address of the deployment's API: LAZARET_API, or what the deployment says. Raise `Failed`."""
        given = os.environ.get("LAZARET_API", "") or self._own_api()
        if not given.startswith(("https://", "http://")):
            raise Failed(f"LAZARET_API is {given!r}: expected the address in the stack's output ApiUrl")
        return given.rstrip("/")

    def _own_api(self) -> str:
        ssm = self.client("ssm")
        try:
            return str(ssm.get_parameter(Name=f"/{self.name}/api/url")["Parameter"]["Value"])
        except ssm.exceptions.ParameterNotFound as missing:
            raise Failed(
                f"what is changed goes through the API, and {self.name!r} {self.where} does not say where its own is: "
                "deploy this release, or set LAZARET_API to the stack's output ApiUrl"
            ) from missing

    @staticmethod
    def credentials() -> Any:
        """What requests are signed with, as they are now: a session's keys change. Raise `NoCredentialsError`."""
        found = boto3.Session().get_credentials()
        if found is None:
            raise NoCredentialsError
        return found.get_frozen_credentials()

    def metrics(self) -> Metrics:
        return Metrics(self.client("cloudwatch"), metric_namespace(self.name))

    def caller(self) -> str:
        """The ARN of whoever is signed in: what AWS says, not what somebody claims."""
        identity = self.client("sts").get_caller_identity()
        return str(identity["Arn"])

    @property
    def machine(self) -> SfnMachine:
        """Of redrives, in the caller's own account."""
        _, partition, _, _, account, _ = self.caller().split(":", 5)
        arn = f"arn:{partition}:states:{self.region}:{account}:stateMachine:{self.name}-redrive"
        return SfnMachine(self.client("stepfunctions"), arn)

    def invoke(self, function: str) -> Any:
        """Its answer as Lambda gives it. A sweep takes up to a minute, so this waits longer than the rest."""
        patient = Config(connect_timeout=5, read_timeout=75, retries={"total_max_attempts": 1})
        client = boto3.client("lambda", region_name=self.region, config=patient)
        return client.invoke(FunctionName=f"{self.name}-{function}", Payload=b"{}")

    @property
    def where(self) -> str:
        return f"at {self.endpoint}" if self.endpoint else f"in this account in {self.region}"

    def queue_url(self, lane: str) -> str:
        return self.sqs.get_queue_url(QueueName=f"{self.name}-{lane}")["QueueUrl"]


def connect(name: str | None, *, environ: Mapping[str, str], region: str | None = None) -> Connection:
    """To the deployment of this name, or of the one that the application's file says; where the environment says."""
    given = load_deployment(Path(environ.get("LAZARET_APP") or ROOT))
    name = name or str(given.get("name") or DEFAULT_NAME)
    if not NAME.fullmatch(name):
        raise Misused(f"--name {name!r} cannot be a deployment's: expected a-z, then up to 15 of a-z 0-9")
    if not any(environ.get(variable) for variable in SAYS_WHERE) and (up := stack.attached()):
        raise Failed(
            f"nothing says where to go, and an embedded stack is up on {up.endpoint}: "
            "`source .local/env` to use it, or set AWS_PROFILE to use AWS"
        )
    here = host.is_here(environ.get("AWS_ENDPOINT_URL", ""))
    # The embedded stack has no other region, and nothing is restored there.
    pinned = given if given.get("name", DEFAULT_NAME) == name and not here else {}
    session = boto3.Session(region_name=region or str(pinned.get("region") or "") or None)
    dynamodb = session.client("dynamodb", config=_CLIENT)
    return Connection(
        name=name,
        region=dynamodb.meta.region_name,
        endpoint=environ.get("AWS_ENDPOINT_URL"),
        dynamodb=dynamodb,
        sqs=session.client("sqs", config=_CLIENT),
        ledger_table=_table("ledger", name, pinned),
        breakers_table=_table("breakers", name, pinned),
    )


def _table(table: str, name: str, given: Mapping[str, object]) -> str:
    """By the deployment's name, unless its file says that a restored one is in use."""
    return str(given.get(f"{table}_table") or f"{name}-{table}")
