"""The function that runs a lane's agent: reads its lane's queue, puts jobs back there, buries them in its DLQ."""

from collections.abc import Mapping, Sequence

from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.code import FunctionCode, of_lane
from infra.function import PythonFunction, Shape, read_queue
from infra.lane.lane_queue import LaneQueue, grant_queues
from lambdas.core.config.lane import Lane, Vpc

_INTERFACES = (
    "ec2:CreateNetworkInterface",
    "ec2:DescribeNetworkInterfaces",
    "ec2:DescribeSubnets",
    "ec2:DeleteNetworkInterface",
    "ec2:AssignPrivateIpAddresses",
    "ec2:UnassignPrivateIpAddresses",
)


class Worker(Construct):
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        lane: Lane,
        queues: LaneQueue,
        code: FunctionCode,
        environment: Mapping[str, str],
        enqueues: Sequence[str] = (),
    ) -> None:
        super().__init__(scope, id)
        self.function = PythonFunction(
            self,
            "Function",
            name=name,
            handler="worker",
            code=code.carrying(of_lane(lane, agents=True)),
            shape=Shape(timeout_s=lane.function_timeout_s, memory_mb=lane.memory_mb, ephemeral_mb=lane.ephemeral_mb),
            environment=environment,
            # A job put back is a loop from queue to function to queue, which Lambda would cut after about 16 turns
            # and send to the DLQ. Ours are bounded by attempts, age and hops.
            recursive_loop=lambda_.RecursiveLoop.ALLOW,
        )
        # A retired lane keeps its worker: it turns what still arrives into UNROUTABLE letters.
        read_queue(self.function, queues.queue, batch_size=lane.batch_size, max_concurrency=lane.max_concurrency)
        own = queues.queue.queue_arn
        self._allow(["sqs:SendMessage"], [own, queues.dead.queue_arn])
        # For a message whose job could not be written down: it is shown again soon, not after the long wait of a crash.
        self._allow(["sqs:ChangeMessageVisibility"], [own])
        # By name: the other lanes are stacks of their own.
        grant_queues(self, self.function, enqueues, "sqs:GetQueueUrl", "sqs:SendMessage")

    def add_layers(self, arns: Sequence[str]) -> None:
        for number, arn in enumerate(arns):
            self.function.add_layers(lambda_.LayerVersion.from_layer_version_arn(self, f"Layer{number}", arn))

    def place_in(self, vpc: Vpc) -> None:
        """By the ids alone: synth is offline, and cannot look the network up."""
        function = self.function.node.default_child
        assert isinstance(function, lambda_.CfnFunction)  # noqa: S101 - what every function is made of
        function.vpc_config = lambda_.CfnFunction.VpcConfigProperty(
            subnet_ids=list(vpc.subnets), security_group_ids=list(vpc.security_groups)
        )
        # Lambda makes the interfaces in the function's name, and these actions take no narrower resource.
        self._allow(list(_INTERFACES), ["*"])

    def _allow(self, actions: list[str], arns: list[str]) -> None:
        """CDK's own grants would add the queues' addresses and attributes, which nobody here asks for."""
        iam.Grant.add_to_principal(grantee=self.function, actions=actions, resource_arns=arns)
