"""`@value`: a frozen, slotted, keyword-only dataclass whose class is cheap to make.

For each class `dataclass` writes and compiles six functions, which adds up to most of a worker's own cold start.
Here it is one, `__init__`; the rest is shared. `fields`, `replace` and `asdict` work as with any dataclass.
"""

from collections.abc import ItemsView
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    own: Any = dataclass(init=False, repr=False, eq=False, slots=True, kw_only=True)(cls)
    own.__init__ = _init_of(own)
    for name, method in _SHARED.items():
        if name not in cls.__dict__:
            setattr(own, name, method)
    made: type[T] = own
    return made


def names_in(cls: Any) -> tuple[str, ...]:
    """The names of a value's fields, in their order."""
    return tuple(each.name for each in fields(cls))


def _init_of(cls: Any) -> Any:
    parameters, body, names = [], [], {"_set": object.__setattr__, "_FROM_FACTORY": _FROM_FACTORY}
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
        body.append(f"    _set(self, {each.name!r}, {given})")
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
    return all(getattr(self, name) == getattr(other, name) for name, each in _of(self) if each.compare)


def _hash(self: Any) -> int:
    hashed = [getattr(self, name) for name, each in _of(self) if (each.compare if each.hash is None else each.hash)]
    return hash(tuple(hashed))


def _of(self: Any) -> ItemsView[str, Field[Any]]:
    named: dict[str, Field[Any]] = self.__dataclass_fields__
    return named.items()


def _getstate(self: Any) -> dict[str, Any]:
    return {name: getattr(self, name) for name in self.__dataclass_fields__}


def _setstate(self: Any, state: dict[str, Any]) -> None:
    """For `copy` and `pickle`, which would set what is frozen."""
    for name, held in state.items():
        object.__setattr__(self, name, held)


def _frozen(self: Any, name: str, *_value: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot change field {name!r} of a {type(self).__name__}")


_FROM_FACTORY = object()
_SHARED = {
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__getstate__": _getstate,
    "__setstate__": _setstate,
    "__setattr__": _frozen,
    "__delattr__": _frozen,
}
