"""Each value of the core as an item of the ledger's table, and back. What an item does not say, its keys do."""

import json
from datetime import datetime
from typing import Any

from lambdas.adapters import keys
from lambdas.adapters.attributes import (
    Item,
    Readers,
    attributes,
    attributes_of,
    empty_fields,
    moment,
    plain_item,
    read,
    value_of,
)
from lambdas.adapters.listing import ROW, row_of
from lambdas.core.effect import Effect, Owner, Step
from lambdas.core.failure import Failure
from lambdas.core.head import Head, HeadStatus, PastFailure, StoredBody
from lambdas.core.job import JobKey
from lambdas.core.lane import Raised
from lambdas.core.letter import Action, EffectStatus, Letter, LetterEffect, LetterKey, LetterStatus
from lambdas.core.strategy import Strategy
from lambdas.core.taxonomy import Kind
from lambdas.core.timeline import Event
from lambdas.core.value import names_in


def head_item(head: Head) -> Item:
    """With index attributes only where its status needs to be found."""
    # An attribute named letter_id would enter the letters' index by id.
    stored = attributes_of(head, without=("key", "body", "letter_id"))
    stored |= attributes({"body": head.body.text, "body_ref": head.body.ref, "buried_as": head.letter_id})
    return {**stored, **attributes(keys.head_places(head)), **keys.head(head.key)}


def head_from(item: Item) -> Head:
    stored = plain_item(item)
    body = StoredBody(text=stored.pop("body", None), ref=stored.get("body_ref"))
    return value_of(Head, stored, _HEAD, key=keys.job_key_in(item), body=body, letter_id=stored.get("buried_as", ""))


def letter_item(letter: Letter) -> Item:
    listed = {"summary": letter.summary, **keys.letter_places(letter)}
    return {**attributes_of(letter), **attributes(listed), **keys.letter(letter.key)}


def letter_from(item: Item) -> Letter:
    return value_of(Letter, plain_item(item), _LETTER)


def row_from(item: Item) -> Letter:
    """From an index, which holds the list fields only."""
    stored = plain_item(item)
    empty = {name: value for name, value in empty_fields(Letter).items() if name in ROW}
    listed = {name: value for name, value in read(Letter, stored, _LETTER).items() if name in ROW}
    key = keys.letter_key_in(item)
    named = {"tenant_id": key.tenant_id, "job_type": key.job_type, "letter_id": key.letter_id}
    return row_of({**empty, **listed, **named, "detail": stored.get("summary", "")}, home=key.home)


def step_item(key: JobKey, step: Step, expires_at: datetime) -> Item:
    return {**attributes_of(step), **expiry(expires_at), **keys.step(key, step.number)}


def step_from(item: Item) -> Step:
    return value_of(Step, plain_item(item), _STEP)


def effect_item(root: JobKey, effect: Effect) -> Item:
    return {**attributes_of(effect), **keys.effect(root, effect.effect_id)}


def effect_from(item: Item) -> Effect:
    return value_of(Effect, plain_item(item), _EFFECT)


def event_item(key: JobKey, event: Event) -> Item:
    return {**attributes_of(event), **keys.event(key, event)}


def event_from(item: Item) -> Event:
    return value_of(Event, plain_item(item), _EVENT)


def expiry(expires_at: datetime | None) -> Item:
    """Epoch seconds: DynamoDB's TTL reads nothing else."""
    return {"expires_at": {"N": str(int(expires_at.timestamp()))}} if expires_at is not None else {}


def _strategy(stored: dict[str, Any]) -> Strategy:
    return value_of(Strategy, stored, {"instructions": tuple, "constraints": tuple})


def _strategies(stored: list[dict[str, Any]]) -> tuple[Strategy, ...]:
    return tuple(_strategy(each) for each in stored)


def _past(stored: list[dict[str, Any]]) -> tuple[PastFailure, ...]:
    return tuple(value_of(PastFailure, each, {"at": moment, "kind": Kind}) for each in stored)


def _letter_effects(stored: list[dict[str, Any]]) -> tuple[LetterEffect, ...]:
    readers: Readers = {"status": EffectStatus, "committed_at": moment}
    return tuple(value_of(LetterEffect, each, readers) for each in stored)


_HEAD: Readers = {
    **dict.fromkeys(("lease_until", "due_at", "sweep_at", "first_claimed_at"), moment),
    **dict.fromkeys(("first_failed_at", "parked_at", "updated_at"), moment),
    "status": HeadStatus,
    "lineage": tuple,
    "raised": lambda stored: value_of(Raised, stored, {"budget_usd": float}),
    "replays": lambda stored: LetterKey(**stored),
    "failure": lambda stored: value_of(Failure, stored, {"kind": Kind, "retry_after": float}),
    "failures": _past,
    "strategy": _strategy,
    "strategies_tried": _strategies,
    "spend_usd": float,
    "result": json.loads,
}
_LETTER: Readers = {
    **dict.fromkeys(
        ("first_failed_at", "last_failed_at", "died_at", "resolved_at", "next_retry_at", "not_after"), moment
    ),
    "status": LetterStatus,
    "kind": Kind,
    "steps_done": tuple,
    "effects": _letter_effects,
    "spend_usd": float,
    "strategies_tried": _strategies,
    "recommended_action": Action,
    "lineage": tuple,
}
_STEP: Readers = {"at": moment, "result": json.loads, "spend_usd": float}
_EFFECT: Readers = {
    **dict.fromkeys(("lease_until", "intended_at", "committed_at"), moment),
    "status": EffectStatus,
    "owner": lambda stored: value_of(Owner, stored, {}),
    "result": json.loads,
}
_EVENT: Readers = {"at": moment, "data": json.loads}

# What a settle may have to remove: every attribute that a head can have, but those that are not the settle's to touch.
HEAD_ATTRIBUTES = frozenset(
    {name for name in names_in(Head) if name not in ("key", "letter_id", "live_replay")}
    | {"body_ref", "buried_as", "due_shard", "lane_status", "tenant_status", "listed_at"}
)
