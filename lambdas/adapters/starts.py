"""What a function starts and does not wait for: an execution of the redrive machine, and a beat of the sweep.

An execution that waits for an answer gets it here too. Whoever asks for a beat has done their part already.
"""

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


class LambdaBeats:
    def __init__(
        self,
        client: Callable[[], Any],
        deployment: str,
        *,
        warn: Callable[[str, Mapping[str, Any]], None] = lambda _what, _facts: None,
    ) -> None:
        """The client is made when it is first needed: most requests ask for no beat."""
        self._client, self._warn = client, warn
        self._function = f"{deployment}-sweep"

    def ask(self, beat: str) -> None:
        payload = json.dumps({"beat": beat}).encode()
        try:
            self._client().invoke(FunctionName=self._function, InvocationType="Event", Payload=payload)
        except (ClientError, BotoCoreError) as error:
            self._warn("beat.unasked", {"beat": beat, "why": str(error)})
