"""One lane's queue in moto, and what arrives there."""

from typing import Any

from lambdas.adapters.direct import directly
from lambdas.adapters.sqs import SqsLaneQueue
from lazaret.testing.memory import MemoryStore
from tests.support.builders import an_id

TRACE = "1-67891233-abcdef012345678912345678"


class Lane:
    """A lane's two queues on an emulator, and what lies in them."""

    def __init__(self, client: Any) -> None:
        self.client = directly(client)
        self.live = self.client.create_queue(QueueName=an_id("lane"))["QueueUrl"]
        self.dead = self.client.create_queue(QueueName=an_id("dead"))["QueueUrl"]
        self.store = MemoryStore()
        self.queue = SqsLaneQueue(self.client, self.live, self.dead, self.store)

    def receive(self, url: str) -> list[dict[str, Any]]:
        """As Lambda's event source mapping hands records over."""
        found = self.client.receive_message(
            QueueUrl=url, MaxNumberOfMessages=10, MessageAttributeNames=["All"], MessageSystemAttributeNames=["All"]
        )
        return [_record(message) for message in found.get("Messages", ())]


def _record(message: dict[str, Any]) -> dict[str, Any]:
    return {
        "messageId": message["MessageId"],
        "receiptHandle": message["ReceiptHandle"],
        "body": message["Body"],
        "attributes": message["Attributes"],
        "messageAttributes": {
            name: {"stringValue": value["StringValue"]} for name, value in message.get("MessageAttributes", {}).items()
        },
    }
