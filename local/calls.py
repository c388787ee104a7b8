"""Writes down what each identity asks of the emulator, as IAM sees it: who, which action, of what, and whether it may.

Off unless LAZARET_CALLS names a file. What AWS does in a role's name without a request is written too: Lambda that
reads a queue and writes logs and traces, a machine that invokes. Never used on AWS.
"""

import json
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ministack.core import iam_evaluator
from ministack.core.responses import get_account_id
from ministack.services import lambda_svc, stepfunctions

from local import functions

Call = tuple[str, str, str, dict[str, Any]]  # who, action, resource, condition keys
Write = Callable[..., None]

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (iam_evaluator, ("enforce", "resolve_principal", "AuthError")),
    (lambda_svc, ("_get_func_record_for_ref",)),
    (stepfunctions, ("_call_lambda", "_invoke_nested_start_execution", "_state_machines")),
)
READING_A_QUEUE = ("sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes")
LOGGING = ("logs:CreateLogStream", "logs:PutLogEvents")
TRACING = ("xray:PutTraceSegments", "xray:PutTelemetryRecords")


def install() -> None:
    if path := os.environ.get("LAZARET_CALLS"):
        write = writing_to(Path(path))
        iam_evaluator.enforce = noting_requests(iam_evaluator.enforce, write)
        worker = functions.RuntimeClientWorker
        worker.invoke = noting_invocations(worker.invoke, write)  # type: ignore[method-assign]
        stepfunctions._call_lambda = noting_tasks(stepfunctions._call_lambda, write)
        stepfunctions._invoke_nested_start_execution = noting_successors(
            stepfunctions._invoke_nested_start_execution, write
        )


def writing_to(path: Path) -> Write:
    file, lock = path.open("a", buffering=1), threading.Lock()

    def write(who: str, action: str, resource: str, keys: Mapping[str, Any], *, allowed: bool = True) -> None:
        line = {"who": who, "action": action, "resource": resource, "keys": dict(keys), "allowed": allowed}
        with lock:
            file.write(json.dumps(line) + "\n")

    return write


def noting_requests(enforce: Callable[..., Any], write: Write) -> Callable[..., Any]:
    def noted(key: str, action: str, service: str, region: str, resource_arn: str = "*", **more: Any) -> Any:
        denied = enforce(key, action, service, region, resource_arn=resource_arn, **more)
        caller = iam_evaluator.resolve_principal(key or "", get_account_id())
        # Who may do everything proves nothing: that is the one who deploys, and the tests.
        if not isinstance(caller, iam_evaluator.AuthError) and caller.policies is not None:
            write(caller.arn, action, resource_arn, more.get("service_context") or {}, allowed=not denied)
        return denied

    return noted


def noting_invocations(invoke: Callable[..., Any], write: Write) -> Callable[..., Any]:
    def noted(worker: Any, event: Any, request_id: str, **options: Any) -> Any:
        for call in done_by_lambda(worker.config, event):
            write(*call)
        return invoke(worker, event, request_id, **options)

    return noted


def done_by_lambda(config: Mapping[str, Any], event: Any) -> Iterator[Call]:
    """What an invocation means: in the function's own role, and in the name of who invoked it."""
    role, arn = config["Role"], config["FunctionArn"]
    for action in TRACING if config.get("TracingConfig", {}).get("Mode") == "Active" else ():
        yield role, action, "*", {}
    _, partition, _, region, account, _, name = arn.split(":", 6)
    for action in LOGGING:
        yield role, action, f"arn:{partition}:logs:{region}:{account}:log-group:/aws/lambda/{name}:log-stream:one", {}
    asked = event if isinstance(event, dict) else {}
    if queue := next((each.get("eventSourceARN") for each in asked.get("Records") or ()), None):
        yield from ((role, action, queue, {}) for action in READING_A_QUEUE)
    if "routeKey" in asked:
        method, _, path = asked["routeKey"].partition(" ")
        source = f"arn:{partition}:execute-api:{region}:{account}:{asked['requestContext']['apiId']}/$default"
        yield "apigateway.amazonaws.com", "lambda:InvokeFunction", arn, {"aws:SourceArn": f"{source}/{method}{path}"}
    if "beat" in asked:  # all that a rule gives; the rules are named after their function and its beats
        rule = f"arn:{partition}:events:{region}:{account}:rule/{name}-{asked['beat']}"
        yield "events.amazonaws.com", "lambda:InvokeFunction", arn, {"aws:SourceArn": rule}


def noting_tasks(call: Callable[..., Any], write: Write) -> Callable[..., Any]:
    def call_lambda(function: str, event: Any) -> Any:
        _, config, _ = lambda_svc._get_func_record_for_ref(function)
        write(machine_role(), "lambda:InvokeFunction", config["FunctionArn"], {})
        return call(function, event)

    return call_lambda


def noting_successors(start: Callable[..., Any], write: Write) -> Callable[..., Any]:
    def start_execution(resource: str, given: Mapping[str, Any]) -> Any:
        write(machine_role(), "states:StartExecution", str(given.get("StateMachineArn")), {})
        return start(resource, given)

    return start_execution


def machine_role() -> str:
    """With one machine there is no doubt whose task it is."""
    (machine,) = stepfunctions._state_machines.values()
    return str(machine["roleArn"])
