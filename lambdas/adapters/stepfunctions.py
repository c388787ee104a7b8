"""The redrive state machine from outside, on Step Functions: start an execution, answer one that waits."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.model.errors import Unavailable
from lambdas.core.ports.redrives import NotWaiting

_EXPECTED = frozenset(
    {"ExecutionAlreadyExists", "ExecutionDoesNotExist", "TaskTimedOut", "TaskDoesNotExist", "InvalidToken"}
)


class SfnMachine:
    def __init__(self, client: Any, machine_arn: str) -> None:
        self._client = client
        self._arn = machine_arn

    def start(self, redrive_id: str, given: Mapping[str, Any]) -> str:
        try:
            request = {"stateMachineArn": self._arn, "name": redrive_id, "input": _json(given)}
            arn: str = self._ask(self._client.start_execution, request)["executionArn"]
        except ClientError:  # an ended execution keeps its name for 90 days
            return self.execution(redrive_id)
        return arn

    def execution(self, name: str) -> str:
        return self._arn.replace(":stateMachine:", ":execution:") + f":{name}"

    def status(self, redrive_id: str, execution: str) -> str:
        named = execution or self.execution(redrive_id)
        try:
            return str(self._ask(self._client.describe_execution, {"executionArn": named})["status"])
        except ClientError:
            return "MISSING"

    def answer(self, task_token: str, given: Mapping[str, Any]) -> None:
        try:
            self._ask(self._client.send_task_success, {"taskToken": task_token, "output": _json(given)})
        except ClientError as over:
            raise NotWaiting("nobody waits for this answer any more") from over

    def _ask(self, call: Callable[..., Any], request: dict[str, Any]) -> Any:
        """Raise ClientError only for what the caller expects: there is such an execution, or none, or nobody waits."""
        try:
            return call(**request)
        except ParamValidationError:
            raise
        except ClientError as error:
            code = error.response["Error"]["Code"]
            if code in _EXPECTED:
                raise
            raise Unavailable(f"state machine {self._arn}", code) from error
        except BotoCoreError as error:
            raise Unavailable(f"state machine {self._arn}", str(error)) from error


def _json(given: Mapping[str, Any]) -> str:
    return json.dumps(given, ensure_ascii=False)
