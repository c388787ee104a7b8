"""Each value of the core as an item of DynamoDB, and back. What an item does not hold is in its keys.

boto3's own serializer refuses floats and is slow, so this one is by hand. None and empty values are left out; times are
text that sorts; results and event data are JSON text, exactly as given.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime
from enum import Enum
from typing import Any, TypeVar

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.keys import Item
from lambdas.core.config.lane import Raised, Used
from lambdas.core.model.experience import Answered
from lambdas.core.model.failure import Failure, Kind, Strategy
from lambdas.core.model.head import Effect, Event, Head, HeadStatus, Owner, PastFailure, Step, Unread
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Action, EffectStatus, Letter, LetterEffect, LetterKey, LetterStatus
from lambdas.core.model.refs import own_body
from lambdas.core.model.replays import Fate
from lambdas.core.model.value import iso, moment, names_in
from lambdas.core.model.wait import For, Wait

T = TypeVar("T")
Writer = Callable[[Any], dict[str, Any]]
Readers = Mapping[str, Callable[[Any], Any]]

_ALWAYS = frozenset({"attempt", "status", "number"})  # conditions and keys need them even when they are zero


def attribute(value: Any) -> dict[str, Any]:
    """One value in DynamoDB's format."""
    writer = _WRITER_OF.get(type(value)) or _writer_of(type(value))
    if writer is None:
        raise TypeError(f"{value!r} is a {type(value).__name__}: expected text, a number, a time, a value of the core")
    return writer(value)


def attributes(values: Mapping[str, Any]) -> Item:
    """Without empty ones. A value of the core with only empty fields counts as empty."""
    stored = {name: attribute(value) for name, value in values.items() if name in _ALWAYS or not _is_empty(value)}
    return {name: value for name, value in stored.items() if value != {"M": {}}}


def attributes_of(value: Any, *, without: Iterable[str] = ()) -> Item:
    """A value's fields under their own names."""
    names = [name for name in names_in(value.__class__) if name not in without]
    return attributes({name: json_text(name, getattr(value, name)) for name in names})


def plain(value: Mapping[str, Any]) -> Any:
    """One attribute as a Python value. A number is whole if its text is: DynamoDB gives 2.0 back as 2."""
    ((kind, content),) = value.items()
    if kind == "N":
        return int(content) if content.lstrip("-").isdigit() else float(content)
    if kind == "M":
        return plain_item(content)
    if kind == "L":
        return [plain(each) for each in content]
    return content


def plain_item(item: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    return {name: plain(value) for name, value in item.items()}


def value_of(kind: type[T], stored: Mapping[str, Any], readers: Readers, **known: Any) -> T:
    """A field that is not stored gets its default or, without one, is empty: empty fields are not stored."""
    return kind(**{**empty_fields(kind), **read(kind, stored, readers), **known})


def read(kind: type[Any], stored: Mapping[str, Any], readers: Readers) -> dict[str, Any]:
    names = [each.name for each in fields(kind) if each.name in stored]
    return {name: readers[name](stored[name]) if name in readers else stored[name] for name in names}


def empty_fields(kind: type[Any]) -> dict[str, Any]:
    required = [each for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING]
    return {each.name: 0 if each.type is int else "" for each in required}


def sound(found: T) -> T:
    """Raise TypeError if a plain field holds something else: readers take what is stored as it is."""
    for each in fields(found):  # type: ignore[arg-type]
        held, expected = getattr(found, each.name), _PLAIN.get(each.type)
        if expected is not None and not isinstance(held, expected):
            raise TypeError(f"{each.name} is {held!r}, expected {each.type}")
    return found


_PLAIN: dict[Any, Any] = {
    **{kind: kind for kind in (str, int, bool, datetime, HeadStatus, LetterStatus, EffectStatus, Kind)},
    float: (int, float),
    str | None: (str, type(None)),
    int | None: (int, type(None)),
}


_COMPACT = json.JSONEncoder(separators=(",", ":"))  # `dumps` makes one for each call


def json_text(name: str, content: Any) -> Any:
    """Results and event data are JSON text."""
    if isinstance(content, Unread):
        return content.text
    if name == "result" and content is not None:
        return _COMPACT.encode(content)
    if name == "data" and content:
        return _COMPACT.encode(dict(content))
    return content


def _as_map(value: Any) -> dict[str, Any]:
    return {"M": attributes_of(value)}


def _writer_of(kind: type[Any]) -> Writer | None:
    """Found once for each class: there are few classes, and dozens of values in a job."""
    found = next((writer for kinds, writer in _WRITERS if issubclass(kind, kinds)), None)
    if found is None and is_dataclass(kind):
        found = _as_map
    if found is not None:
        _WRITER_OF[kind] = found
    return found


def _is_empty(value: Any) -> bool:
    return value is None or (not value and value is not False)


_WRITER_OF: dict[type[Any], Writer] = {}
_WRITERS: tuple[tuple[Any, Writer], ...] = (
    (bool, lambda value: {"BOOL": value}),  # before int, which it is
    (Enum, lambda value: {"S": value.value}),  # before str, which ours are
    (str, lambda value: {"S": value}),
    ((int, float), lambda value: {"N": repr(value)}),
    (datetime, lambda value: {"S": iso(value)}),
    (Mapping, lambda value: {"M": attributes(value)}),
    ((list, tuple), lambda value: {"L": [attribute(each) for each in value]}),
)


def head_item(head: Head) -> Item:
    """With index attributes only in a status that must be found."""
    # An attribute named letter_id would put the head into the letters' index by id.
    stored = attributes_of(head, without=("key", "body", "letter_id"))
    stored |= attributes({"body": head.body.text, "body_ref": head.body.ref, "buried_as": head.letter_id})
    return {**stored, **attributes(keys.head_places(head)), **keys.head(head.key)}


def head_from(item: Item) -> Head:
    stored, key = plain_item(item), keys.job_key_in(item)
    body = StoredBody(text=stored.pop("body", None), ref=stored.get("body_ref"))
    if "replays" in stored:  # whose letter it replays, its own key says: a recalled head opens that letter again
        stored["replays"] |= {"tenant_id": key.tenant_id, "job_type": key.job_type}
    return value_of(Head, stored, _HEAD, key=key, body=body, letter_id=stored.get("buried_as", ""))


def head_in(found: Item | None) -> Head | None:
    return head_from(found) if found else None


FATE = ("status", "redrive_id", "buried_as", "updated_at", "failure.code", "failure.signature", "suspended_at", "waits")


def fate_from(item: Item) -> Fate:
    stored = plain_item(item)
    failure = stored.get("failure")
    return Fate(
        status=HeadStatus(stored["status"]),
        redrive_id=stored.get("redrive_id", ""),
        letter_id=stored.get("buried_as", ""),
        signature=failure.get("signature", "") if failure is not None else None,
        at=moment(stored["updated_at"]) if "updated_at" in stored else None,
        suspended="suspended_at" in stored and bool(stored.get("waits")),
    )


def listed_head(item: Item) -> Head:
    """Of a list: raise unless it is a sound head, under a head's key."""
    head = sound(head_from(item))
    sound(head.body)
    if head.body.ref is not None:
        own_body(head.key, head.body.ref)
    _require_key(item, keys.head(head.key))
    _require_time(item, "sweep_at", head.sweep_at)
    return head


def listed_letter(item: Item) -> Letter:
    """Of a list: raise unless it is a sound letter, under its own key."""
    letter = sound(letter_from(item))
    _require_key(item, keys.letter(letter.key))
    _require_time(item, "next_retry_at", letter.next_retry_at)
    return letter


def _require_key(item: Item, expected: Item) -> None:
    if any(item[name] != place for name, place in expected.items()):
        raise ValueError(f"expected the key {expected['pk']['S']} {expected['sk']['S']}")


def _require_time(item: Item, name: str, read: datetime | None) -> None:
    """As we write it: whoever moves it on asks for it as it was read, and would never find it so."""
    if read is not None and item[name]["S"] != iso(read):
        raise ValueError(f"{name}: expected {iso(read)}")


def letter_item(letter: Letter) -> Item:
    listed = {"summary": letter.summary, **keys.letter_places(letter)}
    return {**attributes_of(letter), **attributes(listed), **keys.letter(letter.key)}


def letter_from(item: Item) -> Letter:
    return value_of(Letter, plain_item(item), LETTER)


def step_item(key: JobKey, step: Step, expires_at: datetime) -> Item:
    return {**attributes_of(step), **expiry(expires_at), **keys.step(key, step.number)}


def step_from(item: Item) -> Step:
    return value_of(Step, plain_item(item), _STEP)


def effect_item(root: JobKey, effect: Effect) -> Item:
    return {**attributes_of(effect), **keys.effect(root, effect.effect_id)}


def effect_from(item: Item) -> Effect:
    return value_of(Effect, plain_item(item), _EFFECT)


def event_item(pk: str, event: Event) -> Item:
    return {**attributes_of(event), **keys.event(pk, event)}


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


def _waits(stored: list[dict[str, Any]]) -> tuple[Wait, ...]:
    readers: Readers = {"what": For, "until": moment, "since": moment, "jobs": tuple}
    return tuple(value_of(Wait, each, readers) for each in stored)


def _letter_effects(stored: list[dict[str, Any]]) -> tuple[LetterEffect, ...]:
    readers: Readers = {"status": EffectStatus, "committed_at": moment, "intended_at": moment}
    return tuple(value_of(LetterEffect, each, readers) for each in stored)


_HEAD: Readers = {
    **dict.fromkeys(("lease_until", "due_at", "sweep_at", "first_claimed_at"), moment),
    **dict.fromkeys(("first_failed_at", "parked_at", "suspended_at", "updated_at"), moment),
    "status": HeadStatus,
    "waits": _waits,
    "lineage": tuple,
    "unfixed_on": tuple,
    "raised": lambda stored: value_of(Raised, stored, {"budget_usd": float}),
    "replays": lambda stored: LetterKey(**stored),
    "failure": lambda stored: value_of(Failure, stored, {"kind": Kind, "retry_after": float}),
    "failures": _past,
    "strategy": _strategy,
    "strategies_tried": _strategies,
    "answered": lambda stored: value_of(Answered, stored, {}),
    "spend_usd": float,
    "result": json.loads,
}
LETTER: Readers = {
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
    "unfixed_on": tuple,
}
_STEP: Readers = {
    "at": moment,
    "result": lambda stored: Unread(text=stored),
    "spend_usd": float,
    "used": lambda stored: value_of(Used, stored, {"spend_usd": float}),
    "inside": tuple,
}
_EFFECT: Readers = {
    **dict.fromkeys(("lease_until", "intended_at", "committed_at"), moment),
    "status": EffectStatus,
    "owner": lambda stored: value_of(Owner, stored, {}),
    "result": json.loads,
}
_EVENT: Readers = {"at": moment, "data": json.loads}

# What a settle may have to remove: every attribute that a head can have, except those that a settle must not touch.
HEAD_ATTRIBUTES = frozenset(
    {name for name in names_in(Head) if name not in ("key", "letter_id", "live_replay", "woken")}
    | {"body_ref", "buried_as", "due_shard", "lane_status", "tenant_status", "listed_at"}
)
