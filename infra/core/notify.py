"""Notices to tenants: the notices queue, and the function that posts to their endpoints.

Whoever sends here waits for nobody's endpoint. Endpoints and their secrets are parameters that the API writes.
"""

from collections.abc import Mapping

from aws_cdk import Duration, Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from aws_cdk import aws_sqs as sqs
from constructs import Construct

from infra import concurrency
from infra.code import Carried
from infra.core.key import grant_key
from infra.deployment import Deployment
from infra.function import Needs, PythonFunction, Shape, read_queue

TIMEOUT_S = 60
# Only a function that cannot speak uses these up: a notice that is not taken is tried again by a message of its own.
RECEIVES = 8


class NoticeQueue(Construct):
    def __init__(self, scope: Construct, id: str, *, deployment: Deployment) -> None:
        super().__init__(scope, id)
        self.dead = sqs.Queue(
            self,
            "Dead",
            queue_name=deployment.notices_dead_queue_name,
            retention_period=Duration.days(14),
            encryption=sqs.QueueEncryption.SQS_MANAGED,
            enforce_ssl=True,
        )
        self.queue = sqs.Queue(
            self,
            "Queue",
            queue_name=deployment.notices_queue_name,
            # News of a day ago is none.
            retention_period=Duration.days(1),
            visibility_timeout=Duration.seconds(6 * TIMEOUT_S),
            encryption=sqs.QueueEncryption.SQS_MANAGED,
            enforce_ssl=True,
            dead_letter_queue=sqs.DeadLetterQueue(queue=self.dead, max_receive_count=RECEIVES),
        )

    def grant_send(self, grantee: iam.IGrantable) -> None:
        """`grant_send_messages` would add the queue's attributes, which nobody reads."""
        iam.Grant.add_to_principal(grantee=grantee, actions=["sqs:SendMessage"], resource_arns=[self.queue.queue_arn])


class Notify(Construct):
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        needs: Needs,
        notices: NoticeQueue,
        key: kms.IKey,
        told: Mapping[str, str],
    ) -> None:
        super().__init__(scope, id)
        deployment = needs.deployment
        self.function = PythonFunction(
            self,
            "Function",
            name=deployment.named("notify"),
            handler="notify",
            code=needs.code.carrying(Carried()),  # it knows of no lane
            shape=Shape(
                timeout_s=TIMEOUT_S,
                memory_mb=256,
                reserved=deployment.reserved(concurrency.NOTIFY),
            ),
            environment={**needs.environment, **told},
        )
        # Pollers beyond the reservation would only be throttled.
        read_queue(self.function, notices.queue, batch_size=10, max_concurrency=concurrency.NOTIFY)
        notices.grant_send(self.function)
        _grant_endpoints(self, self.function, deployment, "ssm:GetParameter")
        grant_key(self, self.function, key, "ssm", "kms:Decrypt")


def grant_register(scope: Construct, grantee: iam.IGrantable, *, deployment: Deployment, key: kms.IKey) -> None:
    """For the API, which shows an endpoint's secret once, to whoever sets it. No person may read these."""
    _grant_endpoints(scope, grantee, deployment, "ssm:DeleteParameter", "ssm:GetParameter", "ssm:PutParameter")
    grant_key(scope, grantee, key, "ssm", "kms:Decrypt", "kms:Encrypt")


def _grant_endpoints(scope: Construct, grantee: iam.IGrantable, deployment: Deployment, *actions: str) -> None:
    """By one pattern: tenants come and go without a deploy, and nothing else is kept there."""
    arn = Stack.of(scope).format_arn(service="ssm", resource="parameter", resource_name=f"{deployment.name}/webhooks/*")
    iam.Grant.add_to_principal(grantee=grantee, actions=list(actions), resource_arns=[arn])
