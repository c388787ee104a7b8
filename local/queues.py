"""The emulator's SQS, made safe and complete where a lost message would be blamed on Lazaret. Never used on AWS.

Requests change a queue's list on one thread, event source mappings on others, and only the latter take the lock: a
message sent while another is deleted could vanish, and two consumers could get the same one.
"""

import asyncio
import functools
import threading
from collections.abc import Callable, Iterator
from typing import Any

from ministack.core import iam_actions, iam_evaluator
from ministack.services import iam, lambda_svc, sqs

MAX_BYTES = 1024 * 1024
_SHOWN = ("SenderId", "DeadLetterQueueSourceArn")

# Plain functions that change a queue's list, also called by other services of the emulator.
CHANGING = ("_act_send_message", "_collect_msgs", "_dlq_sweep", "_expire_retained", "_refresh_counts")

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (
        sqs,
        (
            "_build_send_sys_attrs",
            "_Err",
            "_HANDLERS",
            "_queues_lock",
            "_receive_messages_for_esm",
            "_delete_messages_for_esm",
            *CHANGING,
        ),
    ),
    (lambda_svc, ("_run_sqs_batch",)),
    (iam_actions, ("extract_iam_action",)),
    (iam_evaluator, ("caller_arn",)),
    (iam, ("_roles", "_users")),
)


def install() -> None:
    lock = threading.RLock()
    sqs._queues_lock = lock
    sqs._act_send_message = sqs._HANDLERS["SendMessage"] = within_limits(sqs._act_send_message)
    for name in CHANGING:
        setattr(sqs, name, holding(lock, getattr(sqs, name)))
    for action, handle in sqs._HANDLERS.items():
        # ReceiveMessage waits, so it must not hold the lock; the functions it calls do.
        if not asyncio.iscoroutinefunction(handle):
            sqs._HANDLERS[action] = holding(lock, handle)
    sqs._build_send_sys_attrs = with_sender(sqs._build_send_sys_attrs)
    lambda_svc._run_sqs_batch = with_system_attributes(lambda_svc._run_sqs_batch)
    iam_actions.extract_iam_action = without_batches(iam_actions.extract_iam_action)


def without_batches(action_of: Callable[..., str | None]) -> Callable[..., str | None]:
    """IAM has no actions for batches: who may send, delete or hide one message may do so with ten."""

    def iam_action(service: str, *request: Any, **more: Any) -> str | None:
        action = action_of(service, *request, **more)
        return action.removesuffix("Batch") if action and service == "sqs" else action

    return iam_action


def within_limits(send: Callable[..., Any]) -> Callable[..., Any]:
    """Refuse what SQS refuses and ministack takes, so that a delay or a body that AWS would not take is found here."""

    def send_message(data: dict[str, Any], url: str) -> Any:
        delay = int(data.get("DelaySeconds") or 0)
        if not 0 <= delay <= 900:
            raise sqs._Err("InvalidParameterValue", f"DelaySeconds is {delay}, expected 0 to 900")
        attributes = data.get("MessageAttributes") or {}
        if len(attributes) > 10:
            raise sqs._Err("InvalidParameterValue", f"{len(attributes)} message attributes, expected at most 10")
        size = sum(len(str(text).encode()) for text in parts_of(data.get("MessageBody", ""), attributes))
        if size > MAX_BYTES:
            raise sqs._Err(
                "InvalidParameterValue", f"body and attributes have {size} bytes, expected {MAX_BYTES} at most"
            )
        return send(data, url)

    return send_message


def parts_of(body: str, attributes: dict[str, dict[str, Any]]) -> Iterator[Any]:
    """A message's size is its body's and its attributes' names, types and values."""
    yield body
    for name, value in attributes.items():
        yield name
        yield from value.values()


def holding(lock: threading.RLock, function: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(function)
    def locked(*args: Any, **kwargs: Any) -> Any:
        with lock:
            return function(*args, **kwargs)

    return locked


def with_sender(build: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """SQS writes down who sent a message; to ministack that is always the account."""

    def sent(*args: Any) -> dict[str, Any]:
        return build(*args) | {"SenderId": sender_of(iam_evaluator.caller_arn())}

    return sent


def sender_of(arn: str) -> str:
    """The unique id behind the ARN of a caller, of a role `AROA…:session`. An account is its own."""
    account, what = arn.split(":", 5)[4:]
    kind, _, name = what.partition("/")
    if kind == "assumed-role":
        role, _, session = name.rpartition("/")
        return f"{iam._roles[role.rpartition('/')[2]]['RoleId']}:{session}"
    return str(iam._users[name.rpartition("/")[2]]["UserId"]) if kind == "user" else account


def with_system_attributes(run: Callable[..., None]) -> Callable[..., None]:
    """Lambda shows a function who sent a message, and which queue a dead one came from. ministack shows it in
    ReceiveMessage only.
    """

    def run_batch(esm: Any, function: Any, event: dict[str, Any], batch: list[dict[str, Any]], *rest: Any) -> None:
        known = {message["id"]: message.get("sys", {}) for message in batch}
        for record in event["Records"]:
            of_it = known.get(record["messageId"], {})
            record["attributes"] |= {name: of_it[name] for name in _SHOWN if name in of_it}
        run(esm, function, event, batch, *rest)

    return run_batch
