"""The shape of an input that people write, and one walk that reports every fault of it: key, value, expectation.

lanes.toml and a redrive's input are both read by it. Whatever an input holds, the walk raises nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lambdas.core.model.value import value

MOST_SHOWN = 80  # characters of a faulty value, or of an unknown key

Check = Callable[[Any], Any]  # the value as it is read, or `Wrong`


class Wrong(Exception):
    """The value is not allowed; the text says what is."""


class WrongAndPrivate(Wrong):
    """It is not shown either: it may be the very secret that it should only refer to."""


@value
class Table:
    """Keys and what each may hold. A key without a value counts as not given."""

    keys: Mapping[str, "Shape"]
    required: tuple[str, ...] = ()
    together: Check | None = None  # for what no key shows alone; asked only if every key is right
    made: Callable[..., Any] | None = None  # of a table without a fault; None: a dict of what is right


@value
class Named:
    """A table whose keys are names that a check accepts."""

    name: Check
    each: "Shape"
    most: int = 50


@value
class Items:
    """A list."""

    each: "Shape"
    most: int = 50


Shape = Check | Table | Named | Items
WRONG: Any = object()


@value
class Wording:
    """How the faults of one kind of input are worded."""

    table: str  # what is expected instead of something that is not a table
    missing: str
    unknown: Callable[[str, Iterable[str]], str]  # of a key, and the keys there are
    shown: Callable[[object], str]

    def key(self, given: object) -> str:
        plain = isinstance(given, str) and given.isprintable() and len(given) <= MOST_SHOWN
        return str(given) if plain else self.shown(given)


@dataclass(slots=True)
class Reading:
    """One pass over an input. What is wrong is left out of what is read, so that one pass finds every fault."""

    wording: Wording
    faults: list[str] = field(default_factory=list)

    def say(self, path: str, what: str) -> None:
        self.faults.append(f"{path}: {what}")

    def expect(self, path: str, given: object, expected: object) -> None:
        self.faults.append(f"{path} = {self.wording.shown(given)}: expected {expected}")

    def read(self, path: str, given: Any, shape: Shape) -> Any:
        """`WRONG` if nothing of it can be used."""
        if isinstance(shape, Items):
            return self._items(path, given, shape)
        if isinstance(shape, Table | Named):
            if not isinstance(given, Mapping):
                self.expect(path, given, self.wording.table)
                return WRONG
            return self._table(path, given, shape) if isinstance(shape, Table) else self._named(path, given, shape)
        return self._checked(path, given, given, shape)

    def _checked(self, path: str, given: Any, read: Any, check: Check) -> Any:
        try:
            return check(read)
        except WrongAndPrivate as wrong:
            self.say(path, f"expected {wrong}")
            return WRONG
        except Wrong as wrong:
            self.expect(path, given, wrong)
            return WRONG

    def _table(self, path: str, given: Mapping[Any, Any], shape: Table) -> Any:
        before, inside = len(self.faults), f"{path}." if path else ""
        for key in shape.required:
            if given.get(key) is None:
                self.say(f"{inside}{key}", self.wording.missing)
        without = len(self.faults)
        for name in (self.wording.key(key) for key in given if key not in shape.keys):
            self.say(f"{inside}{name}", self.wording.unknown(name, shape.keys))
        there = {key: inner for key, inner in shape.keys.items() if given.get(key) is not None}
        right = _right({key: self.read(f"{inside}{key}", given[key], inner) for key, inner in there.items()})
        if shape.together is not None and len(right) == len(given) and len(self.faults) == without:
            self._checked(path, given, right, shape.together)
        if shape.made is None:
            return right
        return shape.made(**right) if len(self.faults) == before else WRONG

    def _named(self, path: str, given: Mapping[Any, Any], shape: Named) -> Any:
        if len(given) > shape.most:
            self.say(path, f"{len(given)} names, expected at most {shape.most}")
            return WRONG
        read: dict[str, Any] = {}
        for name, inner in given.items():
            try:
                known = shape.name(name)
                read[known] = self.read(f"{path}.{name}", inner, shape.each)
            except Wrong as wrong:
                self.say(f"{path}.{name}", f"expected {wrong}")
        return _right(read)

    def _items(self, path: str, given: Any, shape: Items) -> Any:
        if not isinstance(given, list) or len(given) > shape.most:
            self.expect(path, given, f"a list of at most {shape.most}")
            return WRONG
        read = [self.read(f"{path}[{at}]", item, shape.each) for at, item in enumerate(given)]
        return tuple(item for item in read if item is not WRONG)


def _right(read: dict[str, Any]) -> dict[str, Any]:
    return {key: inner for key, inner in read.items() if inner is not WRONG}


def suggestion(name: str, known: Iterable[str]) -> str:
    near = nearest(name, known, cutoff=0.6)
    return f"; did you mean {near}?" if near else ""


def nearest(name: str, known: Iterable[str], *, cutoff: float) -> str | None:
    from difflib import get_close_matches  # noqa: PLC0415 - a worker reads lanes that are right already

    return next(iter(get_close_matches(name, list(known), n=1, cutoff=cutoff)), None)


def flag(given: Any) -> bool:
    if not isinstance(given, bool):
        raise Wrong("true or false")
    return given


def is_number(given: Any) -> bool:
    """bool is an int in Python, and nowhere else."""
    return isinstance(given, int | float) and not isinstance(given, bool)


def number(least: float, most: float) -> Check:
    def check(given: Any) -> float:
        # NaN is within no bounds.
        if not is_number(given) or not least <= given <= most:
            raise Wrong(f"a number from {least:g} to {most:g}")
        return float(given)

    return check


def one_of(*names: str) -> Check:
    """The name as it stands here: of an enum, its member."""

    def check(given: Any) -> str:
        if not isinstance(given, str) or given not in names:
            raise Wrong("one of " + ", ".join(names))
        return names[names.index(given)]

    return check
