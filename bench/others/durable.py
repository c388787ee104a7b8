"""Five steps and two effects as a Lambda durable function, run by AWS's own SDK on its local runner, and counted.

An effect is a step that may begin at most once for each try: the nearest thing there to an intent and a commit.
"""

import logging
from typing import Any
from unittest.mock import patch

from aws_durable_execution_sdk_python.config import StepConfig, StepSemantics
from aws_durable_execution_sdk_python.context import DurableContext, durable_step
from aws_durable_execution_sdk_python.execution import durable_execution
from aws_durable_execution_sdk_python_testing.client import InMemoryServiceClient
from aws_durable_execution_sdk_python_testing.runner import DurableFunctionTestRunner

from bench.others.prices import EFFECTS, STEPS
from lambdas.core.model.value import value

INPUT = '{"customer": "cus_00881", "document": "s3://uploads/2026/06/12/passport.pdf"}'
ONCE = StepConfig(step_semantics=StepSemantics.AT_MOST_ONCE_PER_RETRY)


@value
class Durable:
    requests: int  # checkpoints that were sent
    operations: int  # as they are billed: each step, and the execution itself
    data_bytes: int  # results and input, as they were kept


@durable_step
def work(_context: object, number: int) -> dict[str, int]:
    return {"number": number}


@durable_execution
def handler(_event: Any, context: DurableContext) -> dict[str, bool]:
    for number in range(STEPS):
        context.step(work(number), name=f"step-{number}")
    for number in range(EFFECTS):
        context.step(work(number), name=f"effect-{number}", config=ONCE)
    return {"ok": True}


def measure() -> Durable:
    sent: list[list[Any]] = []
    ask = InMemoryServiceClient.checkpoint

    def checkpoint(self: InMemoryServiceClient, **asked: Any) -> Any:
        sent.append(asked["updates"])
        return ask(self, **asked)

    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # the runner leaves its own timer behind
    with patch.object(InMemoryServiceClient, "checkpoint", checkpoint), DurableFunctionTestRunner(handler) as runner:
        result = runner.run(input=INPUT, timeout=30)
    if result.status.value != "SUCCEEDED":
        raise AssertionError(f"the durable function ended {result.status}: this would not measure a healthy job")
    updates = [update for batch in sent for update in batch]
    return Durable(
        requests=len(sent),
        operations=len({update.operation_id for update in updates}) + 1,
        data_bytes=len(INPUT) + sum(len(update.payload or "") for update in updates),
    )
