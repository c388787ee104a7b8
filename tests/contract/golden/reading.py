"""What today's readers make of stored items, messages and documents, whoever wrote them."""

from dataclasses import asdict, is_dataclass, replace
from datetime import datetime
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.adapters.sqs import dead_message_in, message_in
from lambdas.core.redrive.claim import body_in
from tests.support.builders import NOON


def read_back(client: Any, stored: dict[str, Any]) -> dict[str, Any]:
    """By the ports that the application reads with, over tables that hold the items."""
    ledger = DynamoLedger(client, "ledger", sleep=lambda _: None)
    breakers = DynamoBreakers(client, "breakers", sleep=lambda _: None)
    redrives = DynamoRedrives(client, "ledger")
    heads = {keys.job_key_in(item) for item in stored["ledger"] if item["sk"]["S"].endswith("#HEAD")}
    letters = [item["letter_id"]["S"] for item in stored["ledger"] if item["sk"]["S"].startswith("LETTER#")]
    records = [item["pk"]["S"][2:] for item in stored["ledger"] if item["sk"]["S"] == "REDRIVE"]
    owners = [item["pk"]["S"].rpartition("#") for item in stored["breakers"] if item["sk"]["S"] == "STATE"]
    tenants = sorted({key.tenant_id for key in heads})
    answers: dict[str, dict[str, Any]] = {
        "heads": {str(key): ledger.head(key) for key in heads},
        "steps": {str(key): [replace(each, result=each.returned) for each in ledger.steps(key)] for key in heads},
        "effects": {str(key): ledger.effects(key) for key in heads},
        "timelines": {str(key): ledger.timeline(key) for key in heads},
        "letters": {letter_id: ledger.letter(letter_id) for letter_id in letters},
        "groups": {group.signature: group for group in ledger.groups("kyc")},
        "health": {tenant: ledger.health_hours(tenant, since=NOON) for tenant in tenants},
        "chores": {"kyc": ledger.cursors("letters", ["kyc"])["kyc"]},
        "redrives": {name: redrives.find(name) for name in records},
        "audits": {name: redrives.history(name) for name in records},
        "deployed": {"kyc": redrives.deployed(["kyc"])},
        "breakers": {f"{tenant}#{lane}": breakers.find(tenant, lane) for tenant, _, lane in owners},
        "closings": {f"{tenant}#{lane}": breakers.history(tenant, lane) for tenant, _, lane in owners},
        "messages": {str(number): _delivered(asked) for number, asked in enumerate(stored["messages"])},
        "bodies": {ref: body_in(text) for ref, text in stored["documents"].items() if ref.startswith("snapshots/")},
    }
    return {name: dict(sorted((key, plain(value)) for key, value in each.items())) for name, each in answers.items()}


def _delivered(asked: dict[str, Any]) -> Any:
    """As a function gets it. An attribute is the only thing that changes its spelling on the way."""
    ours = {name: {"stringValue": given["StringValue"]} for name, given in asked["MessageAttributes"].items()}
    system = {name: given["StringValue"] for name, given in asked.get("MessageSystemAttributes", {}).items()}
    record = {
        "messageId": "m-1",
        "receiptHandle": "r-1",
        "body": asked["MessageBody"],
        "attributes": {"MessageGroupId": asked["MessageGroupId"], "ApproximateReceiveCount": "2", **system},
        "messageAttributes": ours,
    }
    return dead_message_in(record) if asked["QueueUrl"] == "dead" else message_in(record)


def plain(value: Any) -> Any:
    """Values as JSON has them."""
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if isinstance(value, dict):
        return {str(name): plain(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    if isinstance(value, datetime):
        return value.isoformat()
    return value
