"""A lane's queue and its dead-letter queue."""

from collections.abc import Sequence

from aws_cdk import Duration, Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from infra.deployment import Deployment
from infra.lane.intake import TIMEOUT_S as INTAKE_TIMEOUT_S
from lambdas.core.config.lane import KEPT_IN_QUEUE, Lane

_A_STATEMENT = 10  # queues; CDK merges statements up to 2,000 characters


class LaneQueue(Construct):
    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, lane: Lane) -> None:
        super().__init__(scope, id)
        name = deployment.queue_name(lane.job_type)
        self.dead = sqs.Queue(
            self,
            "Dead",
            queue_name=deployment.dead_queue_name(lane.job_type),
            # A message keeps the age it had in the lane's queue, so only the longest retention is safe.
            retention_period=Duration.days(14),
            visibility_timeout=Duration.seconds(6 * INTAKE_TIMEOUT_S),
            encryption=sqs.QueueEncryption.SQS_MANAGED,
            enforce_ssl=True,
            # By name: a reference would be a circle, for the queue refers to this one.
            redrive_allow_policy=sqs.RedriveAllowPolicy(source_queues=[_by_name(self, "Source", name)]),
        )
        self.queue = sqs.Queue(
            self,
            "Queue",
            queue_name=name,
            retention_period=Duration.days(KEPT_IN_QUEUE.days),
            visibility_timeout=Duration.seconds(lane.visibility_s),
            encryption=sqs.QueueEncryption.SQS_MANAGED,
            enforce_ssl=True,
            dead_letter_queue=sqs.DeadLetterQueue(queue=self.dead, max_receive_count=lane.max_receive_count),
        )


def queue_arn(scope: Construct, name: str) -> str:
    return Stack.of(scope).format_arn(service="sqs", resource=name)


def grant_queues(scope: Construct, grantee: iam.IGrantable, names: Sequence[str], *actions: str) -> None:
    """To queues of other stacks, by name. In short statements: CDK divides a long policy between them, never one."""
    for first in range(0, len(names), _A_STATEMENT):
        arns = [queue_arn(scope, name) for name in names[first : first + _A_STATEMENT]]
        iam.Grant.add_to_principal(grantee=grantee, actions=list(actions), resource_arns=arns)


def _by_name(scope: Construct, id: str, name: str) -> sqs.IQueue:
    return sqs.Queue.from_queue_arn(scope, id, queue_arn(scope, name))
