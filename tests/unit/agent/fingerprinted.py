"""Calls whose fingerprints must be the same in every process. Run as a module it prints them, for another process."""

import enum
import functools
import json
import sys
import types
from collections import Counter, OrderedDict, deque, namedtuple
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any
from uuid import UUID

from pydantic import BaseModel

from lambdas.core.agent.fingerprint import Fingerprint, digest_of, fingerprint

NAMES = ("ada", "bert", "cleo", "dora", "emil", "finn", "gina", "hugo")
Point = namedtuple("Point", "x y")


class Colour(enum.Enum):
    RED = 1


@dataclass
class Order:
    customer: str
    tags: set[str] = field(default_factory=lambda: set(NAMES))


class Model(BaseModel):
    name: str
    tags: set[str]


class Client:
    """It says nothing of itself but where it lies."""

    def fetch(self, page: int) -> int:
        return page


@dataclass(frozen=True)
class Search:
    index: str

    def __call__(self, query: str) -> str:
        return query


def plain(*given: Any, **named: Any) -> Any:
    return given[0] if given else named


def choosy(name: str) -> bool:
    return name in {"ada", "bert", "cleo", "dora"}  # a frozenset among its constants


def bound_to(page: Any) -> Any:
    return lambda: plain(page)


def inner_of(page: Any) -> Any:
    def inner() -> Any:
        return plain(page)

    return inner


def with_default(page: Any) -> Any:
    return lambda number=page: number


def retried(times: int) -> Any:
    def decorated(fn: Any) -> Any:
        cache: dict[str, str] = {}

        @functools.wraps(fn)
        def call(*args: Any) -> Any:
            cache[str(args)] = "state"
            return fn(*args, times)

        return call

    return decorated


SEEN_APART: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "a number": (plain, (1,)),
    "another number": (plain, (2,)),
    "true": (plain, (True,)),
    "1.0": (plain, (1.0,)),
    "text": (plain, ("1",)),
    "a set": (plain, (set(NAMES),)),
    "a smaller set": (plain, (set(NAMES[1:]),)),
    "a set within": (plain, ({"tags": [frozenset(NAMES)]},)),
    "keys that are no text": (plain, ({(1, 2): "a", None: "b", 3: set(NAMES)},)),
    "a counter": (plain, (Counter(NAMES),)),
    "an ordered dict": (plain, (OrderedDict(a=1),)),
    "a deque": (plain, (deque(NAMES),)),
    "a named tuple": (plain, (Point(1, 2),)),
    "an enum": (plain, (Colour.RED,)),
    "a dataclass": (plain, (Order("ada"),)),
    "another dataclass": (plain, (Order("bert"),)),
    "a model": (plain, (Model(name="ada", tags=set(NAMES)),)),
    "a namespace": (plain, (types.SimpleNamespace(tags=set(NAMES)),)),
    "bytes": (plain, (b"x" * 5000,)),
    "other bytes": (plain, (b"x" * 5000 + b"y",)),
    "a decimal": (plain, (Decimal("1.10"),)),
    "a moment": (plain, (datetime(2026, 6, 12, tzinfo=UTC),)),
    "a path": (plain, (Path("a/{b}/..."),)),
    "an id": (plain, (UUID(int=5),)),
    "an error": (plain, (ValueError(set(NAMES)),)),
    "a class": (plain, (Order,)),
    "a function": (plain, (choosy,)),
    "a constant set": (choosy, ("ada",)),
    "a partial": (functools.partial(plain, "ada"), ()),
    "another partial": (functools.partial(plain, "bert"), ()),
    "a partial of a partial": (functools.partial(functools.partial(plain, tags=set(NAMES)), "ada"), ()),
    "a lambda's closure": (bound_to("ada"), ()),
    "another closure": (bound_to("bert"), ()),
    "a closure of a dict": (bound_to({"doc": "a", "tags": set(NAMES)}), ()),
    "a closure of another dict": (bound_to({"doc": "b", "tags": set(NAMES)}), ()),
    "an inner function": (inner_of("ada"), ()),
    "another inner function": (inner_of("bert"), ()),
    "a default": (with_default("ada"), ()),
    "another default": (with_default("bert"), ()),
    "a default that is a list": (with_default(["ada"]), ()),
    "a decorator's argument": (retried(3)(plain), (1,)),
    "another of a decorator": (retried(4)(plain), (1,)),
    "a method of text": ("ada".upper, ()),
    "a method of other text": ("bert".upper, ()),
    "another method": ("ada".lower, ()),
    "a class's method": (str.upper, ("ada",)),
    "an object that is called": (Search("people"), ("ada",)),
    "another such object": (Search("places"), ("ada",)),
    "a cached function": (functools.lru_cache(plain), (1, "cached")),
    "a client's method": (Client().fetch, (1,)),
    "a client": (plain, (Client(), 1)),
    "a client and another page": (plain, (Client(), 2)),
    "names that are called": (lambda: len("x"), ()),
    "other names": (lambda: repr("x"), ()),
}


def told() -> dict[str, Fingerprint]:
    return {name: fingerprint(fn, args, {}) for name, (fn, args) in SEEN_APART.items()}


if __name__ == "__main__":
    texts = {name: each.text for name, each in told().items()}
    digests = {name: digest_of(args, {}) for name, (_, args) in SEEN_APART.items()}
    sys.stdout.write(json.dumps([texts, digests]))
