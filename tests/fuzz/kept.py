"""Whether DynamoDB, SQS and S3 would have taken what was taken in the process, and would give the same back."""

import math
import re
from collections.abc import Iterator
from typing import Any

from lambdas.adapters.dynamo import items
from lambdas.adapters.dynamo import redrives as redrive_items
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.sqs import MAX_MESSAGE_BYTES, SqsLaneQueue
from lambdas.core.model.job import JobKey, Outgoing
from lambdas.core.model.value import replace
from lambdas.core.ports.outside import Store
from lazaret.testing.ledger import MemoryLedger
from lazaret.testing.redrives import MemoryRedrives

MOST_BYTES = 400 * 1024  # of an item
MOST_DEEP = 32
MOST_DIGITS = 38
SMALLEST, LARGEST = 1e-130, 9.9999999999999999e125  # of a number, beside 0
UNSENDABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def check_ledger(ledger: MemoryLedger) -> None:
    for item, back, value in _items(ledger):
        check_item(item)
        assert back == value, f"written as {value!r}, read as {back!r}"


def check_redrives(redrives: MemoryRedrives) -> None:
    for redrive in redrives.records.values():
        check_item(redrive_items.redrive_item(redrive))


def check_item(item: Item) -> None:
    size = sum(len(name.encode()) + _size(content, 1) for name, content in item.items())
    assert size <= MOST_BYTES, f"an item of {size:,} bytes: {str(item)[:400]}"
    assert len(item["pk"]["S"].encode()) <= 2048
    assert len(item["sk"]["S"].encode()) <= 1024


def check_text(text: str) -> None:
    """As the bucket takes it."""
    text.encode()


def entry_of(message: Outgoing, store: Store) -> dict[str, Any]:
    """The message as SQS is asked to take it; it is asserted that it would."""
    entry = SqsLaneQueue(None, "live", "dead", store)._parcel(message).entry  # type: ignore[arg-type]
    facts = {name: content["StringValue"] for name, content in entry["MessageAttributes"].items()}
    assert len(facts) <= 10
    for text in (entry["MessageBody"], *facts.values()):
        assert text, "SQS takes no empty text"
        assert not UNSENDABLE.search(text), f"SQS takes no {UNSENDABLE.search(text)!r}"
    size = len(entry["MessageBody"].encode()) + sum(len(name) + 6 + len(text.encode()) for name, text in facts.items())
    assert size <= MAX_MESSAGE_BYTES, f"a message of {size:,} bytes"
    assert isinstance(entry["DelaySeconds"], int)
    assert 0 <= entry["DelaySeconds"] <= 900
    return entry


def _items(ledger: MemoryLedger) -> Iterator[tuple[Item, Any, Any]]:
    for head in ledger.heads.values():
        item = items.head_item(head)
        # What is 0 is left out of an item: to be asked to wait for nothing is not to be asked.
        waits = head.failure is not None and head.failure.retry_after == 0
        same = replace(head, failure=replace(head.failure, retry_after=None)) if waits and head.failure else head
        yield item, items.head_from(item), same
    for letter in ledger.dead.values():
        item = items.letter_item(letter)
        yield item, items.letter_from(item), letter
    for (key, _), step in ledger.kept_steps.items():
        item = items.step_item(key, step, step.at)
        yield item, items.step_from(item), step
    yield from _effects_and_events(ledger)


def _effects_and_events(ledger: MemoryLedger) -> Iterator[tuple[Item, Any, Any]]:
    for ((tenant_id, job_type, job_id), _), effect in ledger.kept_effects.items():
        item = items.effect_item(JobKey(tenant_id=tenant_id, job_type=job_type, job_id=job_id), effect)
        yield item, items.effect_from(item), effect
    for (pk, _), event in ledger.kept_events.items():
        item = items.event_item(pk, event)
        yield item, items.event_from(item), event


def _size(content: dict[str, Any], depth: int) -> int:
    assert depth <= MOST_DEEP
    ((kind, held),) = content.items()
    if kind == "S":
        return len(held.encode())
    if kind == "N":
        return _digits(held)
    if kind == "M":
        return 3 + sum(len(name.encode()) + _size(each, depth + 1) for name, each in held.items())
    if kind == "L":
        return 3 + sum(1 + _size(each, depth + 1) for each in held)
    return 1


def _digits(text: str) -> int:
    number = float(text)
    assert math.isfinite(number), f"DynamoDB has no number {text}"
    assert number == 0 or SMALLEST <= abs(number) <= LARGEST, f"DynamoDB has no number {text}"
    written = text.lower().partition("e")[0].strip("-").replace(".", "").strip("0")
    assert len(written) <= MOST_DIGITS, f"DynamoDB keeps {MOST_DIGITS} digits, not {text}"
    return 21
