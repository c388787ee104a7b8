"""Values to DynamoDB attributes and back. boto3's own serializer refuses floats and is slow, so this one is by hand.

None and empty values are left out; times are text that sorts; results and event data are JSON text, exactly as given.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Any, TypeVar

from lambdas.adapters.listing import iso

T = TypeVar("T")
Item = dict[str, Any]  # attribute name → {"S": …}
Writer = Callable[[Any], dict[str, Any]]
Readers = Mapping[str, Callable[[Any], Any]]

_ALWAYS = frozenset({"attempt", "status", "number"})  # conditions and keys need them even when they are zero
_EMPTY: tuple[Any, ...] = ("", (), [], {}, 0)


def attribute(value: Any) -> dict[str, Any]:
    """One value as DynamoDB takes it."""
    writer = _WRITER_OF.get(type(value)) or _writer_of(type(value))
    if writer is None:
        raise TypeError(f"{value!r} is a {type(value).__name__}: expected text, a number, a time, a value of the core")
    return writer(value)


def attributes(values: Mapping[str, Any]) -> Item:
    """Without those that are empty. Such a value of the core is none: each of its own fields was left out."""
    stored = {name: attribute(value) for name, value in values.items() if name in _ALWAYS or not _is_empty(value)}
    return {name: value for name, value in stored.items() if value != {"M": {}}}


def attributes_of(value: Any, *, without: Iterable[str] = ()) -> Item:
    """A value's fields under their own names."""
    names = [each.name for each in fields(value) if each.name not in without]
    return attributes({name: told(name, getattr(value, name)) for name in names})


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
    """Fields that are not there have their default, or, without one, are empty: that is why they were left out."""
    return kind(**{**empty_fields(kind), **read(kind, stored, readers), **known})


def read(kind: type[Any], stored: Mapping[str, Any], readers: Readers) -> dict[str, Any]:
    names = [each.name for each in fields(kind) if each.name in stored]
    return {name: readers[name](stored[name]) if name in readers else stored[name] for name in names}


def empty_fields(kind: type[Any]) -> dict[str, Any]:
    required = [each for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING]
    return {each.name: 0 if each.type is int else "" for each in required}


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def told(name: str, content: Any) -> Any:
    """Results and event data are JSON text."""
    if name == "result" and content is not None:
        return json.dumps(content, separators=(",", ":"))
    if name == "data" and content:
        return json.dumps(dict(content), separators=(",", ":"))
    return content


def _as_map(value: Any) -> dict[str, Any]:
    return {"M": attributes_of(value)}


def _writer_of(kind: type[Any]) -> Writer | None:
    """Found once for each class: there are few of them, and dozens of values in a job."""
    found = next((writer for kinds, writer in _WRITERS if issubclass(kind, kinds)), None)
    if found is None and is_dataclass(kind):
        found = _as_map
    if found is not None:
        _WRITER_OF[kind] = found
    return found


def _is_empty(value: Any) -> bool:
    return value is None or (not isinstance(value, bool) and value in _EMPTY)


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
