"""The function that looks every minute for what got stuck, and sends it again. Letters it replays by redrives."""

from collections.abc import Mapping, Sequence

from aws_cdk import Duration
from aws_cdk import aws_events as events
from aws_cdk import aws_events_targets as targets
from aws_cdk import aws_iam as iam
from constructs import Construct

from infra import concurrency
from infra.code import FunctionCode
from infra.deployment import Deployment
from infra.function import PythonFunction, Shape
from infra.lane_queue import queue_arn
from infra.redrive import Redrive
from infra.version_parameter import grant_read_versions


class Sweep(Construct):
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        deployment: Deployment,
        job_types: Sequence[str],
        code: FunctionCode,
        environment: Mapping[str, str],
        redrive: Redrive,
    ) -> None:
        super().__init__(scope, id)
        self.function = PythonFunction(
            self,
            "Function",
            name=deployment.named("sweep"),
            handler="sweep",
            code=code,
            shape=Shape(
                timeout_s=60,
                memory_mb=256,
                reserved=deployment.reserved(concurrency.SWEEP),
            ),
            environment={**environment, "REDRIVE_MACHINE": redrive.machine.state_machine_arn},
        )
        events.Rule(
            self,
            "EveryMinute",
            rule_name=deployment.named("sweep"),
            schedule=events.Schedule.rate(Duration.minutes(1)),
            # A late tick is worth nothing: the next one is due.
            targets=[targets.LambdaFunction(self.function, retry_attempts=0, max_event_age=Duration.minutes(1))],
        )
        # Lanes are other stacks, deployed after this one: their queues are known here by name.
        names = [
            name(job_type) for job_type in job_types for name in (deployment.queue_name, deployment.dead_queue_name)
        ]
        iam.Grant.add_to_principal(
            grantee=self.function,
            actions=["sqs:GetQueueUrl", "sqs:SendMessage"],
            resource_arns=[queue_arn(self, name) for name in names],
        )
        redrive.grant_start(self.function)
        grant_read_versions(self, self.function, deployment=deployment)
