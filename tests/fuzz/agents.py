"""Agents that mean harm, or know no better: what they return, raise, and hand to their run."""

import asyncio
import dataclasses
import decimal
import enum
import math
from collections import OrderedDict, UserDict
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any, NoReturn

from hypothesis import strategies as some

from lambdas.core.model.failure import NeedsReview, Permanent, Transient
from tests.fuzz.anything import ANYTHING, TEXT


class Refuses(Exception):
    """What hostile objects raise when they are touched."""


def _refuse(*_args: Any, **_kwargs: Any) -> NoReturn:
    raise Refuses("no")


class Untouchable:
    __repr__ = __str__ = __eq__ = __bool__ = __len__ = __iter__ = __contains__ = _refuse
    __hash__ = None  # type: ignore[assignment]


class Array:
    """As of numpy: comparing gives no truth."""

    def __eq__(self, _other: object) -> "Array":  # type: ignore[override]
        return self

    def __bool__(self) -> bool:
        raise ValueError("the truth value of an array is ambiguous")

    __hash__ = None  # type: ignore[assignment]


class Closed(dict[str, Any]):
    items = keys = values = __iter__ = _refuse


class Fickle(dict[str, Any]):
    """JSON when it is first looked at, and then no more."""

    looks = 0

    def items(self) -> Any:
        self.looks += 1
        return [("a", 1)] if self.looks == 1 else [("a", {1})]


class ClosedList(list[Any]):
    __iter__ = __len__ = _refuse


class Endless(list[Any]):
    def __iter__(self) -> Iterator[Any]:
        raise Refuses("no end")


class Colour(enum.Enum):
    RED = "red"


@dataclasses.dataclass
class Found:
    case: str = "c"


def _circle() -> list[Any]:
    circle: list[Any] = []
    circle.append({"again": circle})
    return circle


def _generator() -> Iterator[int]:
    yield 1


STRANGE: list[Callable[[], Any]] = [
    Untouchable,
    Array,
    lambda: Closed(a=1),
    lambda: Fickle(a=1),
    lambda: ClosedList([1]),
    lambda: Endless([1]),
    lambda: Colour.RED,
    Found,
    lambda: Found,
    _circle,
    _generator,
    lambda: _generator,
    lambda: b"bytes",
    lambda: bytearray(b"x"),
    lambda: {1, 2},
    frozenset,
    lambda: (1, (2, ())),
    lambda: {"a": {3}},
    lambda: {(1, 2): 3},
    lambda: {None: 1, True: 2, 1.5: 3},
    lambda: {1: "a", "1": "b"},
    lambda: UserDict(a=1),
    lambda: OrderedDict(a=1),
    lambda: decimal.Decimal("0.1"),
    lambda: datetime(2026, 6, 12),  # noqa: DTZ001
    lambda: complex(1, 2),
    object,
    lambda: Ellipsis,
    lambda: NotImplemented,
    lambda: math.nan,
    lambda: math.inf,
    lambda: {"deep": [float("-inf")]},
    lambda: 10**5000,
    lambda: "x" * 1_000_000,
    lambda: "\ud800" * 50_000,
    lambda: ["\x00", "é", "\U0001f9ea"] * 20_000,
    lambda: dict.fromkeys(map(str, range(20_000)), 0),
    lambda: Exception("returned, not raised"),
    lambda: asyncio.Future,
    lambda: range(10**9),
    lambda: memoryview(b"x"),
    type("Made", (), {"__repr__": _refuse}),
]
# Makers, not what they make: each attempt gets its own, and a failing example can be shown.
VALUES = some.sampled_from(STRANGE) | ANYTHING.map(lambda content: lambda: content)


class Mute(Exception):
    __str__ = __repr__ = _refuse


class Shut(Exception):
    def __getattribute__(self, name: str) -> NoReturn:
        raise SystemExit(name)


class Odd(Exception):
    """With any attribute, of any kind."""

    def __init__(self, message: Any, **facts: Any) -> None:
        super().__init__(message)
        self.__dict__.update(facts)


class Multiplying(Exception):
    @property
    def orig(self) -> "Multiplying":
        return Multiplying("again")

    @property
    def __cause__(self) -> "Multiplying":  # type: ignore[override]
        return Multiplying("and again")


def _named(name: str) -> type[Exception]:
    return type(name, (Exception,), {"__module__": "m"})


def _cycle() -> Exception:
    first, second = RuntimeError("a"), ValueError("b")
    first.__cause__, second.__context__ = second, first
    return first


def _chain(length: int) -> Exception:
    error: Exception = KeyError("far")
    for number in range(length):
        outer = RuntimeError(f"link {number}")
        outer.__cause__ = error
        error = outer
    return error


def _facts(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: made() if callable(made) else made for name, made in facts.items()}


FACTS = some.dictionaries(
    some.sampled_from(
        ["status_code", "status", "code", "body", "response", "headers", "retry_after", "request_id", "args", "detail"]
    ),
    VALUES | some.integers(-5, 700) | some.fixed_dictionaries({"retry-after": TEXT, "Retry-After": TEXT}),
    max_size=4,
)
RAISED: list[Callable[[], BaseException]] = [
    Mute,
    Shut,
    lambda: Multiplying("x"),
    _cycle,
    lambda: _chain(5000),
    lambda: _named("RateLimitError")("slow down"),
    lambda: _named("X" * 100_000)("x"),
    lambda: _named("Ü")("\ud800"),
    lambda: Permanent("DOC_PARSE_CORRUPT", "x" * 2_000_000),
    lambda: Permanent("DOC_PARSE_CORRUPT", "\ud800"),
    lambda: Transient("NETWORK", "\x00", retry_after=1e300),
    lambda: NeedsReview("\ud800"),
    KeyboardInterrupt,
    lambda: SystemExit("bye"),
    GeneratorExit,
    lambda: StopIteration(1),
    StopAsyncIteration,
    lambda: RecursionError("deep"),
    MemoryError,
    lambda: UnicodeDecodeError("utf-8", b"\xff" * 100_000, 0, 1, "bad"),
    lambda: ExceptionGroup("group", [ExceptionGroup("inner", [Mute(), KeyError("two")])]),
    lambda: BaseExceptionGroup("group", [KeyboardInterrupt(), ValueError("two")]),
]
# Makers, as above.
ERRORS = (
    some.sampled_from(RAISED)
    | some.tuples(VALUES, FACTS).map(lambda drawn: lambda: Odd(drawn[0](), **_facts(drawn[1])))
    | TEXT.map(lambda text: lambda: RuntimeError(text))
    | some.floats(0, 1e300).map(lambda wait: lambda: Transient("LLM_RATE_LIMITED", "wait", retry_after=wait))
)
