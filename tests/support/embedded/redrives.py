"""The redrive machine of the embedded stack as an operator has it: executions by plain boto3."""

import json
import os
import signal
import uuid
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lambdas.adapters.dynamo.redrives import DynamoRedrives
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane, wait_for

UNAUTHORIZED = {"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}
PROGRAM_ERROR = {"op": "raise", "error": "KeyError", "message": "name"}
WELL: list[dict[str, Any]] = [{"op": "return", "value": {"ok": True}}]


@dataclass
class Machine:
    stack: Stack

    def __post_init__(self) -> None:
        self.client = self.stack.client("stepfunctions")
        self.arn = self.stack.outputs["RedriveMachineArn"]
        self.redrives = DynamoRedrives(self.stack.client("dynamodb"), self.stack.outputs["LedgerTable"])

    def start(self, given: Any, name: str = "") -> str:
        named = name or f"test-{uuid.uuid4().hex}"
        started = self.client.start_execution(stateMachineArn=self.arn, name=named, input=json.dumps(given))
        return str(started["executionArn"])

    def ended(self, execution: str, *, within: float = 180) -> dict[str, Any]:
        def over() -> dict[str, Any] | None:
            found: dict[str, Any] = self.client.describe_execution(executionArn=execution)
            return found if found["status"] != "RUNNING" else None

        found: dict[str, Any] = wait_for(over, within=within)
        return found

    def output(self, given: Any, name: str = "", *, within: float = 180) -> dict[str, Any]:
        """Of an execution that halted, which fails, the summary that is its cause."""
        found = self.ended(self.start(given, name), within=within)
        if found.get("error") == "RedriveHalted":
            summary: dict[str, Any] = json.loads(found["cause"])
            return summary
        assert found["status"] == "SUCCEEDED", found
        told: dict[str, Any] = json.loads(found["output"])
        return told


def request(letter_ids: list[str], **changes: Any) -> dict[str, Any]:
    """What an operator pastes, about these letters only: the stack is shared by other tests."""
    return {
        "action": "replay",
        "job_type": "simulated",
        "filter": {"letter_ids": letter_ids},
        "reason": "the key was renewed",
        "operator": "ops@example.com",
        "fixed": "credentials",
        "watch_seconds": 3,
        "settle_timeout": 120,
        **changes,
    }


def dead_letters(
    stack: Stack, count: int, *script: list[dict[str, Any]], tenants: int = 1
) -> list[tuple[EmbeddedLane, str, str]]:
    """Jobs that died of one cause: the lane as their tenant has it, the job's id, its letter's."""
    lanes = [EmbeddedLane(stack) for _ in range(tenants)]
    sent = [(lane, lane.send(*script)) for number in range(count) for lane in [lanes[number % tenants]]]
    return [(lane, job_id, lane.letter(job_id, within=120).letter_id) for lane, job_id in sent]


def kill(stack: Stack, function: str) -> int:
    """End every process that this stack runs the function in, as a host that fails does. How many there were."""
    marks = (f"AWS_LAMBDA_FUNCTION_NAME={function}\0".encode(), f"{stack.home}/".encode())
    found = 0
    for process in Path("/proc").iterdir():
        if not process.name.isdigit():
            continue
        with suppress(OSError):
            environment = (process / "environ").read_bytes() + b"\0"
            if all(mark in environment for mark in marks):
                os.kill(int(process.name), signal.SIGKILL)
                found += 1
    return found
