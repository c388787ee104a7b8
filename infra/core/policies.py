"""What people and programs outside may do: managed policies to attach to their roles.

Unnamed, so that a second region of the account can have them too; the stack's outputs say their ARNs.
"""

from collections.abc import Sequence

from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.deployment import Deployment
from infra.lane.lane_queue import queue_arn

# Queues in one policy: IAM takes 6,144 characters, and a queue's ARN has up to 100. More lanes make a second policy.
MOST_NAMED = 50


def producer_policy(
    scope: Construct, id: str, *, deployment: Deployment, job_types: Sequence[str]
) -> iam.ManagedPolicy:
    lanes = f"the {job_types[0]} lane" if len(job_types) == 1 else "the lanes"
    policy = iam.ManagedPolicy(scope, id, description=f"Send jobs to {lanes} of {deployment.name}")
    policy.add_statements(
        iam.PolicyStatement(
            actions=["sqs:SendMessage", "sqs:GetQueueUrl"],
            resources=[queue_arn(scope, deployment.queue_name(job_type)) for job_type in job_types],
        )
    )
    return policy


def operator_policy(
    scope: Construct, id: str, *, deployment: Deployment, sweep: lambda_.IFunction
) -> iam.ManagedPolicy:
    """Queues, metrics and a sweep here; tables and redrive grant themselves. Not the bucket: payloads are tenants'."""
    policy = iam.ManagedPolicy(scope, id, description=f"Look at the jobs of {deployment.name}, and redrive its letters")
    policy.add_statements(
        # By one pattern: two names for each lane would fill a managed policy with 18 lanes.
        iam.PolicyStatement(
            actions=["sqs:GetQueueUrl", "sqs:GetQueueAttributes"],
            resources=[queue_arn(scope, deployment.named("*"))],
        ),
        iam.PolicyStatement(actions=["lambda:InvokeFunction"], resources=[sweep.function_arn]),
        # Metrics have no ARN, and alarms are listed all or none.
        iam.PolicyStatement(actions=["cloudwatch:DescribeAlarms", "cloudwatch:GetMetricData"], resources=["*"]),
    )
    return policy
