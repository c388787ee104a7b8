"""DynamoDB's expressions, evaluated in the process: conditions, key conditions, updates and projections.

Each text is parsed once into functions of an item and the request's names and values. What DynamoDB calls invalid is
`Invalid` here, with its reason: an adapter must not get away with a request that the real table would refuse.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import Any

Stored = dict[str, Any]  # one attribute, as DynamoDB has it: {"S": "text"}
Item = dict[str, Stored]
Path = tuple[str | int, ...]

_TOKEN = re.compile(r"\s*(?:([#:]?[A-Za-z_][A-Za-z0-9_]*)|(\d+)|(<>|<=|>=|[=<>(),.\[\]+-]))")
_COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "=": lambda a, b: a == b,
    "<>": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
_CLAUSES = ("SET", "REMOVE", "ADD", "DELETE")


class Invalid(Exception):
    """The request breaks one of DynamoDB's rules: ValidationException."""


@dataclass(frozen=True, slots=True)
class Context:
    """One request's names and values."""

    names: Mapping[str, str]
    values: Mapping[str, Stored]

    def name(self, token: str) -> str:
        return self.names[token] if token.startswith("#") else token

    def value(self, token: str) -> Stored:
        return self.values[token]


def context_of(request: Mapping[str, Any], *texts: str) -> Context:
    """Raise `Invalid` unless the names and values of the request are just those that its expressions use."""
    names, values = request.get("ExpressionAttributeNames", {}), request.get("ExpressionAttributeValues", {})
    used, given = placeholders(*texts), names.keys() | values.keys()
    if used != given:
        raise Invalid(f"unused in expressions: {sorted(given - used)}; used and not given: {sorted(used - given)}")
    return Context(names, values)


@lru_cache(maxsize=4096)
def placeholders(*texts: str) -> frozenset[str]:
    return frozenset(token for text in texts for token in tokens_of(text) if token[0] in "#:")


Operand = Callable[[Item, Context], Stored | None]
Condition = Callable[[Item, Context], bool]
Change = Callable[[Item, Item, Context], None]  # reads the item as it was, writes the item as it becomes


@lru_cache(maxsize=4096)
def tokens_of(text: str) -> tuple[str, ...]:
    found, at, text = [], 0, text.rstrip()
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise Invalid(f"no token at {text[at:]!r}")
        found.append(match.group().strip())
        at = match.end()
    return tuple(found)


@lru_cache(maxsize=4096)
def condition(text: str) -> Condition:
    parser = _Parser(text)
    parsed = parser.disjunction()
    parser.end()
    return parsed


@lru_cache(maxsize=4096)
def update(text: str) -> Sequence[Change]:
    parser = _Parser(text)
    changes: list[Change] = []
    seen: set[str] = set()
    while parser.peek() is not None:
        clause = parser.take().upper()
        if clause not in _CLAUSES or clause in seen:
            raise Invalid(f"{clause} stands where a clause was expected, or twice, in {text!r}")
        seen.add(clause)
        changes.append(parser.change(clause))
        while parser.peek() == ",":
            parser.take()
            changes.append(parser.change(clause))
    return changes


@lru_cache(maxsize=512)
def projection(text: str) -> Sequence[Sequence[str]]:
    parser = _Parser(text)
    paths = [parser.path()]
    while parser.peek() == ",":
        parser.take()
        paths.append(parser.path())
    parser.end()
    return paths


class _Parser:
    """Recursive descent over the tokens of one expression."""

    def __init__(self, text: str) -> None:
        self._text, self._tokens, self._at = text, tokens_of(text), 0

    def peek(self) -> str | None:
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def take(self, expected: str | None = None) -> str:
        token = self.peek()
        if token is None or (expected is not None and token.upper() != expected):
            raise Invalid(f"expected {expected or 'more'}, found {token!r} in {self._text!r}")
        self._at += 1
        return token

    def end(self) -> None:
        if self.peek() is not None:
            raise Invalid(f"{self.peek()!r} stands after the end of {self._text!r}")

    def _keyword(self, word: str) -> bool:
        token = self.peek()
        if token is None or token.upper() != word:
            return False
        self._at += 1
        return True

    def disjunction(self) -> Condition:
        parts = [self.conjunction()]
        while self._keyword("OR"):
            parts.append(self.conjunction())
        return parts[0] if len(parts) == 1 else lambda item, c: any(part(item, c) for part in parts)

    def conjunction(self) -> Condition:
        parts = [self.negation()]
        while self._keyword("AND"):
            parts.append(self.negation())
        return parts[0] if len(parts) == 1 else lambda item, c: all(part(item, c) for part in parts)

    def negation(self) -> Condition:
        if self._keyword("NOT"):
            inner = self.negation()
            return lambda item, c: not inner(item, c)
        if self.peek() == "(":
            self.take()
            inner = self.disjunction()
            self.take(")")
            return inner
        return self._simple()

    def _simple(self) -> Condition:
        token = (self.peek() or "").lower()
        if token in _FUNCTIONS and self._tokens[self._at + 1 : self._at + 2] == ("(",):
            self.take()
            return self._function(token)
        left = self.operand()
        if self._keyword("BETWEEN"):
            low = self.operand()
            self.take("AND")
            high = self.operand()
            return lambda item, c: _between(left(item, c), low(item, c), high(item, c))
        if self._keyword("IN"):
            choices = self._arguments()
            return lambda item, c: _among(left(item, c), [choice(item, c) for choice in choices])
        sign = self.take()
        if sign not in _COMPARED:
            raise Invalid(f"{sign!r} is not a comparison, in {self._text!r}")
        right = self.operand()
        return lambda item, c: _compare(sign, left(item, c), right(item, c))

    def _arguments(self) -> list[Operand]:
        self.take("(")
        found = [self.operand()]
        while self.peek() == ",":
            self.take()
            found.append(self.operand())
        self.take(")")
        return found

    def _function(self, name: str) -> Condition:
        arguments = self._arguments()
        holds, wanted = _FUNCTIONS[name]
        if len(arguments) != wanted:
            raise Invalid(f"{name} takes {wanted} operands, in {self._text!r}")
        return lambda item, c: holds(*[argument(item, c) for argument in arguments])

    def operand(self) -> Operand:
        token = self.take()
        if token.startswith(":"):
            return lambda _, c: c.value(token)
        call = token.lower()
        if call == "size" and self.peek() == "(":
            (of,) = self._arguments()
            return lambda item, c: _size(of(item, c))
        if call in ("if_not_exists", "list_append") and self.peek() == "(":
            first, second = self._arguments()
            return _if_not_exists(first, second) if call == "if_not_exists" else _list_append(first, second)
        self._at -= 1
        path = self.path()
        return lambda item, c: found_at(item, resolved(path, c))

    def path(self) -> Sequence[str]:
        """Tokens of it: names as written, positions as `[3]`."""
        parts = [self.take()]
        if not re.fullmatch(r"#?[A-Za-z_]\w*", parts[0]):
            raise Invalid(f"{parts[0]!r} is not a name, in {self._text!r}")
        while self.peek() in (".", "["):
            if self.take() == ".":
                parts.append(self.take())
            else:
                parts.append(f"[{self.take()}]")
                self.take("]")
        return parts

    def change(self, clause: str) -> Change:
        path = self.path()
        if clause == "REMOVE":
            return lambda _, to, c: _remove(to, resolved(path, c))
        if clause == "SET":
            self.take("=")
            to_be = self._sum()
            return lambda was, to, c: _set(to, resolved(path, c), _given(to_be(was, c), self._text))
        added = self.operand()
        act = _add if clause == "ADD" else _take_away
        return lambda was, to, c: act(to, resolved(path, c), found_at(was, resolved(path, c)), added(was, c))

    def _sum(self) -> Operand:
        left = self.operand()
        if self.peek() not in ("+", "-"):
            return left
        sign = 1 if self.take() == "+" else -1
        right = self.operand()
        return lambda item, c: number(_number(left(item, c)) + sign * _number(right(item, c)))


def resolved(path: Iterable[str], context: Context) -> Path:
    return tuple(int(part[1:-1]) if part.startswith("[") else context.name(part) for part in path)


def found_at(item: Item, path: Path) -> Stored | None:
    here: Any = item.get(str(path[0]))
    for part in path[1:]:
        if here is None:
            return None
        if isinstance(part, int):
            listed = here.get("L", [])
            here = listed[part] if part < len(listed) else None
        else:
            here = here.get("M", {}).get(part)
    return here  # type: ignore[no-any-return]


def number(value: Decimal) -> Stored:
    """As DynamoDB writes it: no exponent, no zeros behind the point."""
    text = format(value.normalize(), "f")
    return {"N": "0" if text == "-0" else text}


def _number(stored: Stored | None) -> Decimal:
    if stored is None or "N" not in stored:
        raise Invalid(f"{stored} is not a number, which + and - ask for")
    return Decimal(stored["N"])


def comparable(stored: Stored) -> tuple[str, Any]:
    ((kind, value),) = stored.items()
    if kind == "N":
        return kind, Decimal(value)
    if kind in ("SS", "NS", "BS"):
        return kind, frozenset(value)
    return kind, value


def _compare(sign: str, left: Stored | None, right: Stored | None) -> bool:
    if left is None or right is None:
        return sign == "<>" and left is not right
    (kind, a), (other, b) = comparable(left), comparable(right)
    if kind != other:
        return sign == "<>"
    return _COMPARED[sign](a.encode() if kind == "S" else a, b.encode() if kind == "S" else b)


def _between(value: Stored | None, low: Stored | None, high: Stored | None) -> bool:
    return _compare(">=", value, low) and _compare("<=", value, high)


def _among(value: Stored | None, choices: Iterable[Stored | None]) -> bool:
    return any(_compare("=", value, choice) for choice in choices)


def _begins_with(value: Stored | None, prefix: Stored | None) -> bool:
    return value is not None and "S" in value and value["S"].startswith((prefix or {}).get("S", "\0"))


def _contains(value: Stored | None, part: Stored | None) -> bool:
    if value is None or part is None:
        return False
    (kind, held), (_, wanted) = next(iter(value.items())), next(iter(part.items()))
    return part in held if kind == "L" else wanted in held


def _size(stored: Stored | None) -> Stored | None:
    if stored is None:
        return None
    ((kind, value),) = stored.items()
    return {"N": str(len(value.encode() if kind == "S" else value))}


_FUNCTIONS: dict[str, tuple[Callable[..., bool], int]] = {
    "attribute_exists": (lambda found: found is not None, 1),
    "attribute_not_exists": (lambda found: found is None, 1),
    "attribute_type": (lambda found, kind: found is not None and kind["S"] in found, 2),
    "begins_with": (_begins_with, 2),
    "contains": (_contains, 2),
}


def _if_not_exists(first: Operand, second: Operand) -> Operand:
    def either(item: Item, context: Context) -> Stored | None:
        found = first(item, context)
        return found if found is not None else second(item, context)

    return either


def _list_append(first: Operand, second: Operand) -> Operand:
    def joined(item: Item, context: Context) -> Stored:
        parts = [operand(item, context) for operand in (first, second)]
        if not all(part is not None and "L" in part for part in parts):
            raise Invalid("list_append takes two lists")
        return {"L": [each for part in parts if part for each in part["L"]]}

    return joined


def _given(stored: Stored | None, text: str) -> Stored:
    if stored is None:
        raise Invalid(f"SET refers to an attribute that is not there, in {text!r}")
    return stored


def _parent(item: Item, path: Path) -> dict[str, Any] | list[Any] | None:
    """What holds the last part of the path, copied on the way down: stored items are never changed in place."""
    here: Any = item
    for part in path[:-1]:
        held = here[int(part)] if isinstance(here, list) else here.get(part)
        if held is None or not ("M" in held or "L" in held):
            return None
        held = {"M": dict(held["M"])} if "M" in held else {"L": list(held["L"])}
        here[int(part) if isinstance(here, list) else part] = held
        here = held.get("M", held.get("L"))
    return here  # type: ignore[no-any-return]


def _set(item: Item, path: Path, stored: Stored) -> None:
    parent, last = _parent(item, path), path[-1]
    if parent is None:
        raise Invalid(f"the document path {path} leads to nothing")
    if isinstance(parent, list):
        parent[int(last) : int(last) + 1] = [stored]
    else:
        parent[str(last)] = stored


def _remove(item: Item, path: Path) -> None:
    parent, last = _parent(item, path), path[-1]
    if isinstance(parent, dict):
        parent.pop(str(last), None)
    elif isinstance(parent, list):
        del parent[int(last) : int(last) + 1]


def _add(item: Item, path: Path, was: Stored | None, added: Stored | None) -> None:
    if added is None or not set(added) <= {"N", "SS", "NS"}:
        raise Invalid(f"ADD takes a number or a set, not {added}")
    if "N" in added:
        _set(item, path, number((_number(was) if was else Decimal(0)) + _number(added)))
    else:
        ((kind, more),) = added.items()
        _set(item, path, {kind: sorted({*(was or {}).get(kind, ()), *more})})


def _take_away(item: Item, path: Path, was: Stored | None, gone: Stored | None) -> None:
    ((kind, members),) = (gone or {}).items()
    left = sorted({*(was or {}).get(kind, ())} - {*members})
    _set(item, path, {kind: left}) if left else _remove(item, path)
