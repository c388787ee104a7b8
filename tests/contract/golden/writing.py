"""The story's items, messages and documents, as plain JSON: what a golden file holds."""

import hashlib
import json
from pathlib import Path
from typing import Any

import boto3
from moto import mock_aws

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.adapters.sqs import SqsLaneQueue
from lazaret.testing.memory import MemoryStore
from tests.contract.golden.reading import read_back
from tests.contract.golden.story import Story
from tests.support.ledgers.serial import one_request_at_a_time
from tests.support.ledgers.table import create_breakers_table, create_ledger_table

HERE = Path(__file__).parent
NOBODY = {"aws_access_key_id": "testing", "aws_secret_access_key": "testing"}


def files() -> list[Path]:
    """The oldest first."""
    return sorted(HERE.glob("v*.json"), key=lambda path: int(path.stem[1:]))


def tables() -> Any:
    """A client of moto with both tables, empty. Only inside `mock_aws`."""
    client = boto3.client("dynamodb", region_name="us-east-1", **NOBODY)
    one_request_at_a_time(client)
    create_ledger_table(client, "ledger")
    create_breakers_table(client, "breakers")
    return client


def written() -> dict[str, Any]:
    """What the code of today stores, and how it reads that itself."""
    with mock_aws():
        client = tables()
        story = Story(
            ledger=DynamoLedger(client, "ledger", sleep=lambda _: None),  # type: ignore[arg-type]
            breakers=DynamoBreakers(client, "breakers", sleep=lambda _: None),  # type: ignore[arg-type]
            redrives=DynamoRedrives(client, "ledger"),  # type: ignore[arg-type]
        )
        story.tell()
        stored = {
            "ledger": _items(client, "ledger"),
            "breakers": _items(client, "breakers"),
            "messages": [_sent(message, story.store) for message in story.sent],
            "documents": dict(sorted(story.store.objects.items())),
        }
        read = read_back(client, stored)
    return {**stored, "read": read}


def write_next() -> Path:
    """A file for the shapes of today, beside those of before. Nothing is overwritten."""
    number = len(files()) + 1
    path = HERE / f"v{number}.json"
    with path.open("x", encoding="utf-8") as file:
        file.write(laid_out({"version": number, **written()}))
    return path


def laid_out(golden: dict[str, Any]) -> str:
    """One item, message, document or answer on a line, so that a diff shows which is new."""
    return f"{_lines(golden, depth=3)}\n"


def _lines(value: Any, *, depth: int) -> str:
    if depth and isinstance(value, dict):
        each = [f"{_line(name)}: {_lines(value[name], depth=depth - 1)}" for name in sorted(value)]
        return "{\n" + ",\n".join(each) + "\n}" if each else "{}"
    if depth and isinstance(value, list):
        return "[\n" + ",\n".join(_line(item) for item in value) + "\n]" if value else "[]"
    return _line(value)


def _line(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _items(client: Any, table: str) -> list[dict[str, Any]]:
    pages = client.get_paginator("scan").paginate(TableName=table)
    items = [item for page in pages for item in page["Items"]]
    return sorted(items, key=lambda item: (item["pk"]["S"], item["sk"]["S"]))


class _Taken:
    """SQS, as far as it remembers what it was asked to send."""

    def __init__(self) -> None:
        self.asked: dict[str, Any] = {}

    def send_message(self, **asked: Any) -> None:
        self.asked = asked


def _sent(message: Any, store: MemoryStore) -> dict[str, Any]:
    taken = _Taken()
    SqsLaneQueue(taken, "live", "dead", store).send(message)  # type: ignore[arg-type]
    return taken.asked


def digests() -> dict[str, str]:
    """Of what the files say, however it is laid out. `digests.json` has them as they were."""
    said = {path.name: _line(json.loads(path.read_text(encoding="utf-8"))) for path in files()}
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in said.items()}
