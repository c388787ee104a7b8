"""The emulator's Step Functions, made to do what AWS does where a redrive relies on it. Never used on AWS."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from ministack.services import stepfunctions

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (stepfunctions, ("_call_lambda", "_invoke_with_callback", "_task_tokens", "_ExecutionError")),
    (stepfunctions, ("_start_execution", "_resolve_state_machine_arn", "_executions", "json_response")),
)

_awaited: ContextVar[str | None] = ContextVar("awaited", default=None)


def install() -> None:
    stepfunctions._invoke_with_callback = awaiting(stepfunctions._invoke_with_callback)
    stepfunctions._call_lambda = ending_the_wait(stepfunctions._call_lambda)
    stepfunctions._start_execution = once(stepfunctions._start_execution)


def awaiting(invoke: Callable[..., Any]) -> Callable[..., Any]:
    def invoke_with_callback(resource: str, given: Any, token: str, state: dict[str, Any]) -> Any:
        before = _awaited.set(token)
        try:
            return invoke(resource, given, token, state)
        finally:
            _awaited.reset(before)

    return invoke_with_callback


def ending_the_wait(call: Callable[..., Any]) -> Callable[..., Any]:
    """A function that dies before it passes its token on fails the task: ministack would wait for the answer."""

    def call_lambda(function: str, event: Any) -> Any:
        try:
            return call(function, event)
        except stepfunctions._ExecutionError as failed:
            wait = stepfunctions._task_tokens.get(_awaited.get())
            if wait:
                wait["error"] = {"Error": failed.error, "Cause": failed.cause}
                wait["event"].set()
            raise

    return call_lambda


def once(start: Callable[..., Any]) -> Callable[..., Any]:
    """Starting what runs already, with the same name and input, answers with what runs: ministack would refuse."""

    def start_execution(data: dict[str, Any]) -> Any:
        machine = stepfunctions._resolve_state_machine_arn(data.get("stateMachineArn", ""))
        same = (machine, data.get("name"), data.get("input", "{}"), "RUNNING")
        for known in stepfunctions._executions.values():
            if same == (known["stateMachineArn"], known["name"], known["input"], known["status"]):
                return stepfunctions.json_response({key: known[key] for key in ("executionArn", "startDate")})
        return start(data)

    return start_execution
