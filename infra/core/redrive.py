"""The redrive machine, and the two functions that do its work. It starts its own successor and nothing else."""

import json
from collections.abc import Sequence

from aws_cdk import ArnFormat, Aws, RemovalPolicy, Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_logs as logs
from aws_cdk import aws_stepfunctions as sfn
from constructs import Construct

from infra import concurrency
from infra.core.redrive_states import TASK_TIMEOUT_S, definition
from infra.deployment import Deployment
from infra.function import Needs, PythonFunction, Shape
from infra.lane.lane_queue import queue_arn
from infra.lane.version_parameter import grant_read_versions


class Redrive(Construct):
    def __init__(self, scope: Construct, id: str, *, needs: Needs) -> None:
        super().__init__(scope, id)
        deployment = needs.deployment
        self._name = deployment.named("redrive")
        reserved = deployment.reserved(concurrency.REDRIVE)
        self.function = PythonFunction(
            self,
            "Function",
            name=self._name,
            handler="redrive",
            code=needs.code,
            shape=Shape(timeout_s=TASK_TIMEOUT_S, memory_mb=512, reserved=reserved),
            environment=needs.environment,
        )
        self.send = PythonFunction(
            self,
            "Send",
            name=deployment.named("redrive", "send"),
            handler="redrive_send",
            code=needs.code,
            shape=Shape(timeout_s=TASK_TIMEOUT_S, memory_mb=512),
            environment=needs.environment,
        )
        self.machine = self._machine(deployment.retention(30))
        self._grant_machine()
        self._grant_lanes(deployment, needs.job_types)

    def grant_start(self, grantee: iam.IGrantable) -> None:
        self._allow(grantee, self.machine.state_machine_arn, "states:StartExecution")

    def grant_answer(self, grantee: iam.IGrantable) -> None:
        """For the API: to start a redrive, to go on with a stopped one, and to answer one that waits for approval."""
        self._allow(grantee, self.machine.state_machine_arn, "states:StartExecution", "states:SendTaskSuccess")
        self._allow(grantee, self._executions, "states:DescribeExecution")

    def grant_operate(self, grantee: iam.IGrantable) -> None:
        """To start, follow and stop redrives. CDK's own grants would add actions on every machine.

        Not to answer one that waits: approvals are the API's, which knows who is signed in.
        """
        reading = ("states:DescribeStateMachine", "states:ListExecutions")
        self._allow(grantee, self.machine.state_machine_arn, *reading, "states:StartExecution")
        watching = ("states:DescribeExecution", "states:GetExecutionHistory")
        self._allow(grantee, self._executions, *watching, "states:StopExecution")

    @property
    def _executions(self) -> str:
        return self._arn("states", "execution", f"{self._name}:*")

    def _machine(self, retention: logs.RetentionDays) -> sfn.StateMachine:
        log_group = logs.LogGroup(
            self,
            "MachineLogs",
            # Log delivery lists all other groups in one resource policy of the account, which is soon full.
            log_group_name=f"/aws/vendedlogs/states/{self._name}",
            retention=retention,
            removal_policy=RemovalPolicy.DESTROY,
        )
        return sfn.StateMachine(
            self,
            "Machine",
            state_machine_name=self._name,
            definition_body=sfn.DefinitionBody.from_string(json.dumps(definition(), indent=1)),
            definition_substitutions={
                "partition": Aws.PARTITION,
                "redrive": self.function.function_arn,
                "send": self.send.function_arn,
            },
            role=iam.Role(self, "MachineRole", assumed_by=iam.ServicePrincipal("states.amazonaws.com")),
            # Every event, as an execution is forgotten after 90 days; not its data, which may hold a patch of payloads.
            logs=sfn.LogOptions(destination=log_group, level=sfn.LogLevel.ALL, include_execution_data=False),
            tracing_enabled=True,
        )

    def _grant_machine(self) -> None:
        # `grant_invoke` would add every version and alias of a function.
        for function in (self.function, self.send):
            self._allow(self.machine, function.function_arn, "lambda:InvokeFunction")
        # By name: the machine waits for its role's policy, which would wait for the machine.
        self._allow(self.machine, self._arn("states", "stateMachine", self._name), "states:StartExecution")

    def _grant_lanes(self, deployment: Deployment, job_types: Sequence[str]) -> None:
        """Lanes are other stacks, deployed after this one: what is theirs is known here by name."""
        for job_type in job_types:
            queue = queue_arn(self, deployment.queue_name(job_type))
            self._allow(self.send, queue, "sqs:GetQueueUrl", "sqs:SendMessage")
        grant_read_versions(self, self.function, deployment=deployment)
        # CloudWatch asks for the right to list all alarms, whichever are named.
        self._allow(self.function, "*", "cloudwatch:DescribeAlarms")

    def _arn(self, service: str, resource: str, name: str) -> str:
        return Stack.of(self).format_arn(
            service=service, resource=resource, resource_name=name, arn_format=ArnFormat.COLON_RESOURCE_NAME
        )

    @staticmethod
    def _allow(grantee: iam.IGrantable, arn: str, *actions: str) -> None:
        iam.Grant.add_to_principal(grantee=grantee, actions=list(actions), resource_arns=[arn])
