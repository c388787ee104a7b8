"""What the memory ledger's conditions and writes are made of: pure functions over the values it keeps."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar, cast

from lambdas.adapters.listing import iso, stored_ms
from lambdas.core.head import DUE, Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.ledger import Claim
from lambdas.core.letter import Letter, LetterKey
from lambdas.core.value import replace

V = TypeVar("V")
Partition = tuple[str, str, str]  # tenant, job type, job


def is_free(found: Head | None, claim: Claim) -> bool:
    if found is None:
        return claim.may_create and claim.attempt is None
    if claim.attempt is not None and found.attempt + 1 != claim.attempt:
        return False
    free = (HeadStatus.QUEUED, HeadStatus.WAITING, HeadStatus.PARKED)
    return found.status in free and (found.input_hash, found.ticket) == (claim.input_hash, claim.ticket)


def is_due(found: Head, now: datetime) -> bool:
    return found.status is HeadStatus.PARKED or found.due_at is None or found.due_at <= now


def is_past_due(head: Head, now: datetime) -> bool:
    return head.status in DUE and head.sweep_at is not None and head.sweep_at <= now


def parked_order(head: Head) -> tuple[datetime, str]:
    """Oldest first, as the index has it."""
    return head.parked_at or datetime.min.replace(tzinfo=UTC), head.key.job_id


def same(found: Head | None, was: Head | None) -> bool:
    if found is None or was is None:
        return found is was
    return (found.status, found.attempt, found.ticket) == (was.status, was.attempt, was.ticket)


def partition(key: JobKey) -> Partition:
    return key.tenant_id, key.job_type, key.job_id


def home(key: LetterKey) -> JobKey:
    return JobKey(tenant_id=key.tenant_id, job_type=key.job_type, job_id=key.home)


def hour(moment: datetime) -> str:
    return iso(moment)[:13]


def changed(before: Letter, after: Letter) -> dict[str, Any]:
    names = [each.name for each in fields(Letter)]
    return {name: getattr(after, name) for name in names if getattr(before, name) != getattr(after, name)}


def stored(value: V) -> V:
    """As DynamoDB gives it back: times in milliseconds of UTC, results as plain JSON that nobody else holds."""
    if value is None or isinstance(value, _AS_THEY_ARE):
        return value
    if isinstance(value, datetime):
        return cast(V, stored_ms(value))
    if is_dataclass(value) and not isinstance(value, type):
        return cast(V, replace(value, **{name: stored(getattr(value, name)) for name in value.__dataclass_fields__}))
    if isinstance(value, tuple):
        return cast(V, tuple(stored(each) for each in value))
    if isinstance(value, Mapping | list):
        return cast(V, json.loads(json.dumps(value)))
    return value


_AS_THEY_ARE = (str, int, float)  # nearly all there is, so asked for first
