"""A Lambda function the way all of ours are: Python on arm64, traced, its own log group, a role that starts empty."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from aws_cdk import Duration, Names, RemovalPolicy, Size
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_logs as logs
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from infra.code import FunctionCode
from infra.deployment import Deployment

# What Lambda's pollers do in the function's name, by its managed policy AWSLambdaSQSQueueExecutionRole.
READING = ("sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """How large a function is and how long it may run."""

    timeout_s: int
    memory_mb: int
    ephemeral_mb: int = 512  # of /tmp
    reserved: int | None = None  # concurrency taken out of the account's for this function alone


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """What a function needs that serves all lanes."""

    deployment: Deployment
    job_types: Sequence[str]
    code: FunctionCode
    environment: Mapping[str, str]

    @property
    def queue_names(self) -> list[str]:
        """Of every lane. Lanes are other stacks, deployed after the functions: their queues are known by name."""
        named = (self.deployment.queue_name, self.deployment.dead_queue_name)
        return [name(job_type) for job_type in self.job_types for name in named]


class PythonFunction(lambda_.Function):
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        handler: str,
        code: FunctionCode,
        shape: Shape,
        environment: Mapping[str, str],
        recursive_loop: lambda_.RecursiveLoop | None = None,
    ) -> None:
        # Our own role and log group: the managed policy that comes by default may write to every log group.
        role = iam.Role(scope, f"{id}Role", assumed_by=iam.ServicePrincipal("lambda.amazonaws.com"))
        log_group = logs.LogGroup(
            scope,
            f"{id}Logs",
            log_group_name=f"/aws/lambda/{name}",
            retention=code.log_retention,
            # A log left behind would keep its name, and the lane could never be deployed again.
            removal_policy=RemovalPolicy.DESTROY,
        )
        super().__init__(
            scope,
            id,
            function_name=name,
            handler=f"lambdas.handlers.{handler}.handler",
            code=code.of(handler),
            layers=list(code.layers),
            runtime=code.runtime,
            architecture=lambda_.Architecture.ARM_64,
            timeout=Duration.seconds(shape.timeout_s),
            memory_size=shape.memory_mb,
            # Left out where it is Lambda's own: a template says what is unusual.
            ephemeral_storage_size=Size.mebibytes(shape.ephemeral_mb) if shape.ephemeral_mb != 512 else None,
            reserved_concurrent_executions=shape.reserved,
            environment=environment,
            tracing=lambda_.Tracing.ACTIVE,
            recursive_loop=recursive_loop,
            role=role,
            log_group=log_group,
        )
        log_group.grant_write(role)


def read_queue(function: lambda_.Function, queue: sqs.IQueue, *, batch_size: int, max_concurrency: int) -> None:
    """CDK's own event source would also grant actions that Lambda does not use."""
    # Named as CDK's event source names it: another id would be another mapping, and two read the queue for a while.
    function.add_event_source_mapping(
        f"SqsEventSource:{Names.node_unique_id(queue.node)}",
        event_source_arn=queue.queue_arn,
        batch_size=batch_size,
        max_concurrency=max_concurrency,
        report_batch_item_failures=True,
    )
    iam.Grant.add_to_principal(grantee=function, actions=list(READING), resource_arns=[queue.queue_arn])
