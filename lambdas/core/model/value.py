"""`@value`: a frozen, keyword-only dataclass whose class is cheap to make, and whose values are cheap to change.

For each class `dataclass` writes and compiles six functions, which adds up to most of a worker's own cold start.
Here it is one, `__init__`, written with the first value that is made; the rest is shared. `fields`, `replace` and
`asdict` work as with any dataclass; `replace` from here does the same at a sixth of the cost, and every job makes
several.

Beside it: text, times and JSON in the form that every store takes.
"""

import json
from collections.abc import ItemsView
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    cls.__doc__ = cls.__doc__ or cls.__name__  # where there is none, dataclass inspects the class to write one
    own: Any = dataclass(init=False, repr=False, eq=False, kw_only=True)(cls)
    own.__init__ = _first_init(own)
    for name, method in _SHARED.items():
        if name not in cls.__dict__:
            setattr(own, name, method)
    made: type[T] = own
    return made


@cache
def names_in(cls: Any) -> tuple[str, ...]:
    """The names of a value's fields, in their order."""
    return tuple(each.name for each in fields(cls))


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 - given on, and the fields are checked
else:

    def replace(of, /, **changes):
        held = of.__dict__
        if not changes.keys() <= held.keys():
            raise TypeError(f"{type(of).__name__} has no field {', '.join(sorted(changes.keys() - held.keys()))}")
        made = object.__new__(type(of))
        made.__dict__.update(held, **changes)
        return made


def _first_init(cls: Any) -> Any:
    """Of the classes that a process imports, most of its jobs make few."""

    def first(self: Any, *args: Any, **given: Any) -> None:
        cls.__init__ = _init_of(cls)
        cls.__init__(self, *args, **given)

    return first


def _init_of(cls: Any) -> Any:
    parameters, body, names = [], ["    _held = self.__dict__"], {"_FROM_FACTORY": _FROM_FACTORY}
    for each in fields(cls):
        given = each.name
        if each.default_factory is not MISSING:
            names[f"_make_{each.name}"] = each.default_factory
            given = f"_make_{each.name}() if {each.name} is _FROM_FACTORY else {each.name}"
            parameters.append(f"{each.name}=_FROM_FACTORY")
        elif each.default is not MISSING:
            names[f"_default_{each.name}"] = each.default
            parameters.append(f"{each.name}=_default_{each.name}")
        else:
            parameters.append(each.name)
        body.append(f"    _held[{each.name!r}] = {given}")
    star = ["*", *parameters] if parameters else []
    source = "\n".join([f"def __init__({', '.join(['self', *star])}):", *body, "    return None"])
    exec(source, names)  # noqa: S102 - of our own field names, as dataclass itself does
    made: Any = names["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name, each in _of(self) if each.repr)
    return f"{type(self).__qualname__}({shown})"


def _eq(self: Any, other: object) -> Any:
    if type(other) is not type(self):
        return NotImplemented
    return self is other or all(getattr(self, name) == getattr(other, name) for name, each in _of(self) if each.compare)


def _hash(self: Any) -> int:
    hashed = [getattr(self, name) for name, each in _of(self) if (each.compare if each.hash is None else each.hash)]
    return hash(tuple(hashed))


def _of(self: Any) -> ItemsView[str, Field[Any]]:
    named: dict[str, Field[Any]] = self.__dataclass_fields__
    return named.items()


def _frozen(self: Any, name: str, *_value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot change field {name!r} of a {type(self).__name__}")


_FROM_FACTORY = object()
_SHARED = {
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__setattr__": _frozen,
    "__delattr__": _frozen,
}


def clipped(text: str, most: int) -> str:
    return storable(text[:most])


def storable(text: str) -> str:
    """A lone surrogate is a character in Python and nowhere else: an error's message may hold one."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode()
    return text


def iso(moment: datetime) -> str:
    """UTC with exactly milliseconds: as text it sorts as it does in time."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def listed_at(moment: datetime, tie: str) -> str:
    """Where something stands in a list: by time, and by id where times are equal."""
    return f"{iso(moment)}#{tie}"


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def in_json(of: Any) -> Any:
    """For an encoder: what a value of ours is in JSON. Raise TypeError for what is none."""
    shown = getattr(type(of), "__json__", None)
    if shown is None:
        raise TypeError(f"Object of type {type(of).__name__} is not JSON serializable")
    return shown(of)


# `dumps` makes one for each call
_JSON = json.JSONEncoder(allow_nan=False, separators=(",", ":"), default=in_json)
DEEPEST = 500  # levels: half of what Python's own stack takes


def as_json(value: Any, what: str) -> str:
    """Raise TypeError, in words, for what JSON cannot hold: it could not be given back to a later attempt."""
    try:
        text = _JSON.encode(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise TypeError(f"the result of {what} is not JSON: {error}") from error
    except Exception as error:  # of the value's own code, which may not even say what it is
        raise TypeError(f"the result of {what} is not JSON: it raised {type(error).__name__}") from error
    # Whoever reads it has another stack: what just fits here must not be too deep there. Few have as many brackets.
    if text.count("{") + text.count("[") > DEEPEST and depth(json.loads(text)) > DEEPEST:
        raise TypeError(f"the result of {what} is nested deeper than {DEEPEST} levels")
    return text


def depth(value: Any) -> int:
    """Iterative: the point is that the value may be deeper than the stack."""
    deepest, stack = 0, [(value, 1)]
    while stack:
        node, depth = stack.pop()
        deepest = max(deepest, depth)
        children = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
        stack.extend((child, depth + 1) for child in children if isinstance(child, dict | list))
    return deepest
