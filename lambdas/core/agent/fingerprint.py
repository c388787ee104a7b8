"""Which kept step is whose: how a call is known again in another process, and the steps that were kept of its run.

A call is known by its code and its arguments, told in one way only. Nothing here may depend on the process: neither the
order of a set, which follows Python's hash seed, nor an address. Data counts by its value. Whatever else there is (a
client, a lock) counts by its type alone: calls that differ only there are known by their order.

A function's arguments are also what `partial` binds, and what a closure or a default holds. What may change there may
be state, such as a cache or the agent itself, and no later attempt would find it as it was. So it does not count, but
for a list or dict in a lambda: that is how one writes "this call with these arguments".

A framework that goes on from a checkpoint of its own leaves out what came before it. So it says where each call is
made: a call in a place is counted there alone, and finds what was kept there, in this attempt too.
"""

import hashlib
import itertools
import json
import re
import warnings
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    MethodDescriptorType,
    MethodType,
    MethodWrapperType,
    ModuleType,
    SimpleNamespace,
    WrapperDescriptorType,
)
from typing import TYPE_CHECKING, Any

from lambdas.core.model.head import Step
from lambdas.core.model.value import value

if TYPE_CHECKING:
    from lambdas.core.agent.effect_once import Inside

NEW = "2."  # begins what this module makes; former releases wrote a bare hash
# Their values say all of themselves, and in one way only.
_PLAIN = frozenset({"datetime", "decimal", "fractions", "uuid", "pathlib", "pathlib._local", "ipaddress", "zoneinfo"})
_UNTRUSTED = (" at 0x", "{", "...")  # in what a value says of itself: an address, perhaps a set, or a part left out


@value
class Fingerprint:
    text: str
    opaque: tuple[str, ...] = ()  # types of what counts by its type alone


def fingerprint(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Fingerprint:
    return taken(fn, args, kwargs, Teller())


def taken(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any], teller: "Teller") -> Fingerprint:
    try:
        parts = [teller.function(fn), teller.told(args), teller.told(kwargs)]
    except Exception as error:  # an argument's own code, or deeper than Python goes: the name alone must do
        teller.opaque[type(error).__qualname__] = None
        parts = [_name(fn)]
    return Fingerprint(text=f"{NEW}{hashed(json.dumps(parts))}", opaque=tuple(teller.opaque))


def digest_of(args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> str:
    """Of an effect's arguments; nothing for what cannot be told, so that it is never called different.

    What is JSON, and what says all of itself, is told as former releases did: effects in the ledger keep their digest.
    """
    try:
        try:
            shown = json.dumps([args, kwargs], sort_keys=True, default=_as_before)
        except (TypeError, ValueError):  # keys that are no text, or a circle
            shown = json.dumps(Teller().told([args, kwargs]))
    except Exception:
        return ""
    return hashed(shown)


class Teller:
    """Tells a value as JSON. It goes round no circle, and knows what it could tell of by its type alone."""

    def __init__(self) -> None:
        self.opaque: dict[str, None] = {}  # in the order in which they came
        self.objects: set[int] = set()  # which they were, in this process
        self._inside: set[int] = set()
        self._state = False  # within what a function holds: what may change there is no argument
        self._bound = False  # within what a lambda holds: there, lists and dicts are arguments

    def told(self, it: Any) -> Any:
        if it is None or type(it) in (bool, int, str):
            return it
        if type(it) is float:
            return ["float", repr(it)]
        if id(it) in self._inside:
            return ["circle"]
        self._inside.add(id(it))
        try:
            return self._told(it)
        finally:
            self._inside.discard(id(it))

    def function(self, fn: Any) -> Any:
        """What is called. An object that can be called is its class, its code, and what it is itself."""
        if _is_function(fn):
            return self.told(fn)
        if hasattr(fn, "__wrapped__"):
            return self.function(fn.__wrapped__)
        return [_kind(fn), self.told(getattr(type(fn), "__call__", None)), self._held(fn)]  # noqa: B004

    def _told(self, it: Any) -> Any:
        if _is_function(it):
            return self._code(it)
        if isinstance(it, type | ModuleType):
            return [_name(it)]
        for kinds, tell in _WAYS:
            if isinstance(it, kinds):
                return tell(self, it) if self._counts(it) else self._by_type(it)
        return self._object(it)

    def _counts(self, it: Any) -> bool:
        if not self._state or not isinstance(it, _MAY_CHANGE):
            return True
        return self._bound and type(it) in (dict, list, set)

    def _object(self, it: Any) -> Any:
        held = _fields_of(it)
        if held is not None:
            return self._by_type(it) if self._state and not _frozen(it) else [_kind(it), self._map(held)]
        if self._state and not isinstance(it, bytes) and type(it).__module__ not in _PLAIN:
            return self._by_type(it)
        if (content := _bytes_in(it)) is not None:
            return [_kind(it), content]
        said = _said(it)
        return self._by_type(it) if said is None else said

    def _by_type(self, it: Any) -> list[str]:
        self.opaque[_kind(it)] = None
        self.objects.add(id(it))
        return [_kind(it)]

    def _code(self, fn: Any) -> Any:
        if isinstance(fn, partial):
            return ["partial", self.function(fn.func), self.told(fn.args), self.told(fn.keywords)]
        if isinstance(fn, MethodType):
            return ["method", self.told(fn.__func__), self._held(fn.__self__)]
        if isinstance(fn, _BUILT_IN):
            return ["builtin", _name(fn), self._held(getattr(fn, "__self__", None))]
        if not isinstance(fn, FunctionType):  # as `lru_cache` makes it
            return self.function(fn.__wrapped__)
        cells = tuple(_content(cell) for cell in fn.__closure__ or ())
        more = tuple(sorted((fn.__kwdefaults__ or {}).items()))
        held = self._held((cells, fn.__defaults__, more), bound=fn.__code__.co_name == "<lambda>")
        return [_name(fn), self._compiled(fn.__code__), held]

    def _held(self, it: Any, *, bound: bool = False) -> Any:
        """What a function holds beside its arguments, or the object whose method it is."""
        before, (self._state, self._bound) = (self._state, self._bound), (True, bound)
        try:
            return self.told(it)
        finally:
            self._state, self._bound = before

    def _compiled(self, code: CodeType) -> Any:
        inner = [self._compiled(each) if isinstance(each, CodeType) else self.told(each) for each in code.co_consts]
        return [code.co_code.hex(), list(code.co_names), inner]

    def _map(self, it: Mapping[Any, Any]) -> Any:
        pairs = ([self.told(key), self.told(each)] for key, each in it.items())
        return ["map", sorted(pairs, key=lambda pair: json.dumps(pair[0]))]

    def _set(self, it: Iterable[Any]) -> Any:
        return [_kind(it), sorted(json.dumps(self.told(each)) for each in it)]

    def _list(self, it: Iterable[Any]) -> Any:
        return ["list", [self.told(each) for each in it]]


_BUILT_IN = (BuiltinFunctionType, MethodDescriptorType, MethodWrapperType, WrapperDescriptorType)
_MAY_CHANGE = (Mapping, set, list, deque, bytearray, SimpleNamespace)
# Of a subclass too, such as a named tuple; the first that fits.
_WAYS: tuple[tuple[Any, Callable[[Teller, Any], Any]], ...] = (
    (Enum, lambda _, it: [_kind(it), it.name]),
    (Mapping, Teller._map),
    (Set, Teller._set),
    (list | tuple | deque, Teller._list),
    (str, lambda _, it: [_kind(it), str.__str__(it)]),
    (int, lambda _, it: [_kind(it), int.__repr__(it)]),
    (float, lambda _, it: [_kind(it), float.__repr__(it)]),
    (SimpleNamespace, lambda teller, it: [_kind(it), teller._map(vars(it))]),
    (BaseException, lambda teller, it: [_kind(it), teller._list(it.args)]),
)


def _is_function(it: Any) -> bool:
    if isinstance(it, (partial, MethodType, FunctionType, *_BUILT_IN)):
        return True
    return hasattr(it, "cache_info") and hasattr(it, "__wrapped__")


def _content(cell: Any) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # nothing is in it yet
        return "(empty)"


def _fields_of(it: Any) -> dict[str, Any] | None:
    """Of a dataclass, a pydantic model or an attrs class."""
    if is_dataclass(it):
        names = [each.name for each in fields(it) if each.compare]
    elif isinstance(known := getattr(type(it), "__pydantic_fields__", None), dict):
        names = list(known)
    elif isinstance(known := getattr(type(it), "__attrs_attrs__", None), tuple):
        names = [each.name for each in known]
    else:
        return None
    return {name: getattr(it, name, None) for name in names}


def _frozen(it: Any) -> bool:
    return bool(getattr(getattr(type(it), "__dataclass_params__", None), "frozen", False))


def _bytes_in(it: Any) -> list[Any] | None:
    """Of bytes, an array, and whatever else lies in one piece of memory."""
    try:
        seen = memoryview(it)
        return [seen.format, list(seen.shape or ()), hashlib.sha256(seen.tobytes()).hexdigest()]
    except (TypeError, ValueError, BufferError):
        return None


def _said(it: Any) -> list[str] | None:
    """What it says of itself, if that is all of it and the same everywhere."""
    kind: Any = type(it)
    if kind.__repr__ is object.__repr__:
        return None
    said = repr(it)
    trusted = kind.__module__ in _PLAIN or not any(sign in said for sign in _UNTRUSTED)
    return [_kind(it), said] if trusted else None


def _kind(it: Any) -> str:
    return type(it).__qualname__


def _name(it: Any) -> str:
    return str(getattr(it, "__qualname__", None) or getattr(it, "__name__", None) or _kind(it))


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _as_before(it: object) -> Any:
    """Of what is not JSON, in `digest_of`."""
    if isinstance(it, set | frozenset):
        return f"{_kind(it)} {sorted(str(_as_before(each)) for each in it)}"
    said = _said(it)
    return " ".join(said) if said is not None else Teller().told(it)


SECOND = 2
PLACED = "in."  # begins the inputs of what was kept in a place
_NUMBERED = re.compile(r"#\d+$")  # how a second step of one name is stored


@value
class Place:
    """Where a call is made, within what a framework performs."""

    name: str  # the same in every attempt, and no other's
    execution: object  # the same for as long as it is not performed again


Placed = Callable[[], Place | None]


class Calls:
    """The calls of one attempt: the n-th with the same fingerprint, in one place, is a step of its own."""

    def __init__(self, *, former: bool) -> None:
        self.placed: list[Placed] = []  # each framework says it of its own calls
        self.nested: set[str] = set()  # the names of what was counted within a step
        self._former = former  # whether a former release may have kept steps of it
        self._times: Counter[tuple[str, str]] = Counter()
        self._within: dict[int, tuple[object, Counter[tuple[str, str]]]] = {}  # by execution, which must live as long
        self._first: dict[tuple[str, str], set[int]] = {}  # which objects the first call had

    def counted(
        self, name: str, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> tuple[str, list[tuple[str, int]]]:
        """Its fingerprint; and those by which it is found, with n: its own, and that of a former release."""
        teller = Teller()
        known = taken(fn, args, kwargs, teller)
        own = self.nth(name, known.text)
        others = self._first.setdefault((name, own[0]), teller.objects) != teller.objects
        if others and own[1] == SECOND:  # from here on it matters, and is said once
            said = f"step {name!r} was called again with what another process cannot tell apart"
            also = f"({', '.join(known.opaque)}): its calls are found by their order. Pass data too, such as an id."
            warnings.warn(f"{said} {also}", stacklevel=3)
        placed = own[0].startswith(PLACED)
        if placed or not self._former:
            return known.text, [own]
        from lambdas.core.agent.former import former_fingerprint  # noqa: PLC0415 - only runs that 0.1 began need it

        return known.text, [own, self.nth(name, former_fingerprint(fn, args, kwargs))]

    def nth(self, name: str, text: str, inside: Iterable["Inside"] = ()) -> tuple[str, int]:
        """By what the next call of this name is found, and its number.

        `inside`: of what a step does, which is left out once the step is kept.
        """
        place = next((at for each in self.placed if (at := each()) is not None), None)
        times = self._times
        if steps := [each.which for each in inside]:
            self.nested.add(name)
            text = f"{PLACED}{hashed(f'{steps} {text}')}"
        if place is not None:
            text = f"{PLACED}{hashed(f'{place.name} {text}')}"
            times = self._within.setdefault(id(place.execution), (place.execution, Counter()))[1]
        times[name, text] += 1
        return text, times[name, text]


class KeptSteps:
    """The kept steps of one run, by what they were called with: each is found once by each attempt.

    `read` is asked only once, when the first step needs it.
    """

    def __init__(self, read: Callable[[], Iterable[Step]]) -> None:
        self._read = read
        self._former: dict[tuple[str, str], list[Step]] | None = None
        self._names: set[str] = set()  # of all that is kept: each is stored under its own
        self._inside: set[int] = set()  # the numbers of those within a step that a former attempt kept
        self._left_out: set[int] = set()  # those within one that this attempt has found
        self._numbers = 0  # the highest that a step has

    def found(self, name: str, inputs: str, nth: int) -> Step | None:
        """What a former attempt kept of the n-th call with these arguments."""
        kept = self.all(name, inputs)
        if self._inside or self._left_out:
            # Those within a kept step come last. They are of use only if that is never asked for again, as after a
            # deploy that changed it.
            kept = sorted(kept, key=lambda step: step.number in self._inside)
            kept = [step for step in kept if step.number not in self._left_out]
        return kept[nth - 1] if nth <= len(kept) else None

    def leave_out(self, inside: Iterable[int]) -> None:
        """What this attempt will not come to, because it has found the step around it."""
        self._left_out.update(inside)

    def all(self, name: str, inputs: str) -> list[Step]:
        return self._of_former_attempts().get((name, inputs), [])

    def number(self, name: str) -> int:
        """How many are kept under this name."""
        self._of_former_attempts()
        return sum(of_name(each, name) for each in self._names)

    def nested(self, name: str) -> bool:
        """Whether one of them was counted elsewhere than in the run itself."""
        former = self._of_former_attempts()
        return any(called == name and inputs.startswith(PLACED) for called, inputs in former)

    def place_for(self, name: str) -> tuple[int, str]:
        """The number and the name under which the next one is kept."""
        self._of_former_attempts()
        numbered = (f"{name}#{number}" for number in itertools.count(2))
        unused = next(free for free in itertools.chain([name], numbered) if free not in self._names)
        return self._numbers + 1, unused

    def add(self, step: Step) -> None:
        """One of this attempt, which will not ask for it again."""
        self._names.add(step.name)
        self._numbers = max(self._numbers, step.number)

    def placed(self, step: Step) -> None:
        """It is kept now. What was kept in a place is found by this attempt too, if that is performed again."""
        if step.inputs.startswith(PLACED):
            _file(self._of_former_attempts(), step)

    def _of_former_attempts(self) -> dict[tuple[str, str], list[Step]]:
        if self._former is None:
            # Read first: if the table does not answer, nothing is known, and the next step must ask again.
            former: dict[tuple[str, str], list[Step]] = {}
            for step in self._read():
                _file(former, step)
                self.add(step)
                self._inside.update(step.inside)
            self._former = former
        return self._former


def of_name(stored: str, name: str) -> bool:
    """Whether a step that is stored under one name was called by the other."""
    return name in (stored, _NUMBERED.sub("", stored))


def _file(steps: dict[tuple[str, str], list[Step]], step: Step) -> None:
    for called in {step.name, _NUMBERED.sub("", step.name)}:
        steps.setdefault((called, step.inputs), []).append(step)
