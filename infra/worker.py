"""The function that runs a lane's agent: reads its lane's queue, puts jobs back there, buries them in its DLQ."""

from collections.abc import Mapping, Sequence

from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_lambda_event_sources as sources
from constructs import Construct

from infra.code import FunctionCode
from infra.function import PythonFunction, Shape
from infra.lane_queue import LaneQueue, queue_arn
from lambdas.core.lane import Lane


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
            code=code,
            shape=Shape(timeout_s=lane.function_timeout_s, memory_mb=512),
            environment=environment,
            # A job put back is a loop from queue to function to queue, which Lambda would cut after about 16 turns
            # and send to the DLQ. Ours are bounded by attempts, age and hops.
            recursive_loop=lambda_.RecursiveLoop.ALLOW,
        )
        # A retired lane keeps its worker: it turns what still arrives into UNROUTABLE letters.
        self.function.add_event_source(
            sources.SqsEventSource(
                queues.queue,
                batch_size=lane.batch_size,
                max_concurrency=lane.max_concurrency,
                report_batch_item_failures=True,
            )
        )
        queues.queue.grant_send_messages(self.function)
        queues.dead.grant_send_messages(self.function)
        if enqueues:  # by name: the other lanes are stacks of their own
            iam.Grant.add_to_principal(
                grantee=self.function,
                actions=["sqs:GetQueueUrl", "sqs:SendMessage"],
                resource_arns=[queue_arn(self, queue_name) for queue_name in enqueues],
            )
