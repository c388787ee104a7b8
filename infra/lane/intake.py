"""The function that turns a lane's dead messages into letters."""

from collections.abc import Mapping

from aws_cdk import aws_sqs as sqs
from constructs import Construct

from infra import concurrency
from infra.code import FunctionCode
from infra.function import PythonFunction, Shape, read_queue

TIMEOUT_S = 30


class Intake(Construct):
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        dead: sqs.IQueue,
        code: FunctionCode,
        environment: Mapping[str, str],
        reserve: bool,
    ) -> None:
        super().__init__(scope, id)
        reserved = concurrency.INTAKE if reserve else None
        self.function = PythonFunction(
            self,
            "Function",
            name=name,
            handler="intake",
            code=code,
            shape=Shape(timeout_s=TIMEOUT_S, memory_mb=256, reserved=reserved),
            environment=environment,
        )
        # Pollers beyond the reservation would only be throttled.
        read_queue(self.function, dead, batch_size=10, max_concurrency=concurrency.INTAKE)
