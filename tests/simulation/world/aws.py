"""AWS as one process sees it: clients whose every request goes through the process. The adapters are the real ones.

It also looks at whose things a request names: a worker of one tenant's message has no business with another's.
"""

import io
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from lazaret.testing.dynamodb import refused
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

OPERATIONS = {
    "get_item": "GetItem",
    "batch_get_item": "BatchGetItem",
    "query": "Query",
    "put_item": "PutItem",
    "update_item": "UpdateItem",
    "delete_item": "DeleteItem",
    "transact_write_items": "TransactWriteItems",
}
# Functions with little memory, and what they leave where it is: results of steps and effects, and whole heads.
FRUGAL = {"intake": frozenset({"result"}), "judge": frozenset({"body", "failures", "input_hash"})}
EVERYBODYS = ("@",)  # begins the tenant of what belongs to the whole lane, or to operators


class Dynamo:
    """A client of DynamoDB."""

    def __init__(self, process: Process, real: Any) -> None:
        self._process, self._real = process, real

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name not in OPERATIONS:
            raise AttributeError(name)
        asked = _through(self._process, OPERATIONS[name], getattr(self._real, name))
        setattr(self, name, asked)  # found at once from now on
        return asked


def _through(process: Process, operation: str, perform: Callable[..., Any]) -> Callable[..., Any]:
    def ask(**request: Any) -> Any:
        named = list(_named(request))
        if process.tenants is not None:
            _require_own(process, operation, (_tenant(pk) for pk, _ in named))
        about = " ".join(f"{pk} {sk}" for pk, sk in named[:2])
        answer = process.request(operation, about, lambda: perform(**request))
        if process.kind in FRUGAL:
            _require_little(process, answer)
        return answer

    return ask


def _require_little(process: Process, answer: dict[str, Any]) -> None:
    """Whoever needs no results reads none: a step may have a hundred kilobytes of them, and there may be hundreds."""
    items = [*answer.get("Items", ()), *(each for found in answer.get("Responses", {}).values() for each in found)]
    for item in items:
        if FRUGAL[process.kind] & item.keys():
            process.world.broken.append(f"{process.name} reads all of {item['pk']['S']} {item['sk']['S']}")


def _named(request: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Partition and sort key of everything that a request names; of a query the partition and the index."""
    if "TransactItems" in request:
        for write in request["TransactItems"]:
            ((_, of),) = write.items()
            yield from _named(of)
    elif "RequestItems" in request:
        for of in request["RequestItems"].values():
            yield from ((key["pk"]["S"], key["sk"]["S"]) for key in of["Keys"])
    elif "KeyConditionExpression" in request:
        values = request["ExpressionAttributeValues"]
        yield next(iter(values.values()))["S"], request.get("IndexName", "")
    else:
        key = request.get("Key") or request["Item"]
        yield key["pk"]["S"], key["sk"]["S"]


def _tenant(partition: str) -> str:
    """Whose a partition of a table or an index is; nothing if it is nobody's."""
    first, _, rest = partition.partition("#")
    if first in ("T", "H", "N"):
        return rest.partition("#")[0]
    return first if first.startswith("tnt_") else ""


def _require_own(process: Process, operation: str, tenants: Iterable[str]) -> None:
    strangers = {each for each in tenants if each and not each.startswith(EVERYBODYS)} - (process.tenants or set())
    if strangers:
        process.world.broken.append(
            f"{process.name} of {sorted(process.tenants or ())} asks {operation} of {sorted(strangers)}"
        )


class Sqs:
    """A client of SQS, over the world's queues."""

    def __init__(self, process: Process, world: "World") -> None:
        self._process, self._world = process, world

    def send_message(self, **entry: Any) -> Any:
        url = entry["QueueUrl"]
        return self._process.request(
            "SendMessage", f"{url} {_about(entry)}", lambda: {"MessageId": self._world.queue_at(url).send(entry)}
        )

    def send_message_batch(self, *, QueueUrl: str, Entries: list[Any]) -> Any:  # noqa: N803 - as AWS spells it
        def send() -> Any:
            taken = [entry for entry in Entries if not self._world.struck("refused")]
            for entry in taken:
                self._world.queue_at(QueueUrl).send(entry)
            ids = {entry["Id"] for entry in taken}
            failed = [{"Id": each["Id"], "SenderFault": False} for each in Entries if each["Id"] not in ids]
            return {"Successful": [{"Id": each} for each in ids], "Failed": failed}

        return self._process.request("SendMessageBatch", f"{QueueUrl} {len(Entries)}", send)

    def delete_message_batch(self, *, QueueUrl: str, Entries: list[Any]) -> Any:  # noqa: N803
        def delete() -> Any:
            for entry in Entries:
                self._world.queue_at(QueueUrl).acknowledge(entry["ReceiptHandle"])
            return {"Failed": []}

        return self._process.request("DeleteMessageBatch", f"{QueueUrl} {len(Entries)}", delete)

    def change_message_visibility(self, *, QueueUrl: str, ReceiptHandle: str, VisibilityTimeout: int) -> Any:  # noqa: N803
        queue = self._world.queue_at(QueueUrl)
        return self._process.request(
            "ChangeMessageVisibility", ReceiptHandle, lambda: queue.show_again(ReceiptHandle, VisibilityTimeout)
        )

    def change_message_visibility_batch(self, *, QueueUrl: str, Entries: list[Any]) -> Any:  # noqa: N803
        def change() -> Any:
            for entry in Entries:
                self._world.queue_at(QueueUrl).show_again(entry["ReceiptHandle"], entry["VisibilityTimeout"])
            return {"Failed": []}

        return self._process.request("ChangeMessageVisibilityBatch", f"{QueueUrl} {len(Entries)}", change)


def _about(entry: dict[str, Any]) -> str:
    facts = entry.get("MessageAttributes", {})
    return " ".join(f"{name}={facts[name]['StringValue']}" for name in ("ticket", "death_id") if name in facts)


class S3:
    """A client of S3, over the world's bucket."""

    def __init__(self, process: Process, world: "World") -> None:
        self._process, self._world = process, world

    def put_object(self, *, Key: str, Body: bytes, **_: Any) -> Any:  # noqa: N803
        return self._ask("PutObject", Key, lambda: self._world.bucket.put(Key, Body))

    def get_object(self, *, Key: str, **_: Any) -> Any:  # noqa: N803
        def get() -> Any:
            if Key not in self._world.bucket.objects:
                raise refused("GetObject", "NoSuchKey", Key)
            return {"Body": io.BytesIO(self._world.bucket.objects[Key])}

        return self._ask("GetObject", Key, get)

    def copy_object(self, *, Key: str, **_: Any) -> Any:  # noqa: N803
        def copy() -> Any:
            if Key not in self._world.bucket.objects:
                raise refused("CopyObject", "NoSuchKey", Key)
            self._world.bucket.put(Key, self._world.bucket.objects[Key])

        return self._ask("CopyObject", Key, copy)

    def _ask(self, operation: str, key: str, do: Callable[[], Any]) -> Any:
        owner = (
            key.split("/")[2] if key.startswith(("snapshots/", "bodies/", "results/")) and key.count("/") > 2 else ""
        )
        if self._process.tenants is not None:
            _require_own(self._process, operation, [owner])
        return self._process.request(operation, key, do)
