"""The function that moves on what got stuck, in beats: each has a schedule of its own, and none waits for another."""

from aws_cdk import Duration
from aws_cdk import aws_events as events
from aws_cdk import aws_events_targets as targets
from aws_cdk import aws_iam as iam
from constructs import Construct

from infra import concurrency
from infra.core.redrive import Redrive
from infra.function import Needs, PythonFunction, Shape
from infra.lane.lane_queue import grant_queues
from infra.lane.version_parameter import grant_read_versions
from lambdas.core.sweep.sweep import BEATS


class Sweep(Construct):
    def __init__(self, scope: Construct, id: str, *, needs: Needs, redrive: Redrive) -> None:
        super().__init__(scope, id)
        deployment = needs.deployment
        self.function = PythonFunction(
            self,
            "Function",
            name=deployment.named("sweep"),
            handler="sweep",
            code=needs.code,
            shape=Shape(
                timeout_s=60,
                memory_mb=256,
                reserved=deployment.reserved(concurrency.SWEEP),
            ),
            environment={**needs.environment, "REDRIVE_MACHINE": redrive.machine.state_machine_arn},
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
        grant_queues(self, self.function, needs.queue_names, "sqs:GetQueueUrl", "sqs:SendMessage")
        # Metrics have no ARN: CloudWatch lets a role read all of them or none.
        iam.Grant.add_to_principal(grantee=self.function, actions=["cloudwatch:GetMetricData"], resource_arns=["*"])
        redrive.grant_start(self.function)
        grant_read_versions(self, self.function, deployment=deployment)
