"""The function that moves on what got stuck, in beats: each has a schedule of its own, and none waits for another."""

from collections.abc import Mapping, Sequence

from aws_cdk import Duration
from aws_cdk import aws_events as events
from aws_cdk import aws_events_targets as targets
from aws_cdk import aws_iam as iam
from constructs import Construct

from infra import concurrency
from infra.code import FunctionCode
from infra.core.redrive import Redrive
from infra.deployment import Deployment
from infra.function import PythonFunction, Shape
from infra.lane.lane_queue import queue_arn
from infra.lane.version_parameter import grant_read_versions
from lambdas.core.sweep.sweep import BEATS


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
        # A late beat is worth nothing: the next one is due. EventBridge tries again to hand it over, and Lambda to run
        # what it was handed, each by its own rule.
        self.function.configure_async_invoke(retry_attempts=0, max_event_age=Duration.minutes(1))
        for beat in BEATS:
            events.Rule(
                self,
                beat.capitalize(),
                rule_name=deployment.named("sweep", beat),
                schedule=events.Schedule.rate(Duration.minutes(1)),
                targets=[
                    targets.LambdaFunction(
                        self.function,
                        event=events.RuleTargetInput.from_object({"beat": beat}),
                        retry_attempts=0,
                        max_event_age=Duration.minutes(1),
                    )
                ],
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
