"""One field of a redrive's input at a time: what it may hold, and what was expected where it does not.

Whatever a field holds, reading it raises `Wrong`, or `Faults` of a table inside, and nothing else.
"""

import json
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from lambdas.core.job import MAX_DEPTH, parse_time, valid_id
from lambdas.core.lane_checks import suggestion

MOST_IDS = 1_000
MOST_TEXTS = 20
MOST_OF_A_TEXT = 2_000
_MOST_SHOWN = 80

Reader = Callable[[Any], Any]


class Wrong(Exception):
    """What was expected instead."""


class Faults(Exception):
    """What is wrong inside a table, one sentence each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


def read_fields(
    given: Mapping[Any, Any], readers: Mapping[str, Reader], *, path: str = "", required: tuple[str, ...] = ()
) -> tuple[dict[str, Any], list[str]]:
    """What could be read, and a fault for all else."""
    read: dict[str, Any] = {}
    faults = [f"{path}{name}: missing" for name in required if given.get(name) is None]
    unknown = [named_key(name) for name in given if name not in readers]
    faults += [f"{path}{name}: no such key{suggestion(name, sorted(readers))}" for name in unknown]
    for name, reader in readers.items():
        content = given.get(name)
        if content is None:  # a key without a value is a key that was not given
            continue
        try:
            read[name] = reader(content)
        except Wrong as wrong:
            faults.append(f"{path}{name} = {shown(content)}: expected {wrong}")
        except Faults as inside:
            faults += inside.faults
    return read, faults


def shown(content: Any) -> str:
    try:
        text = ascii(content)
    except (RecursionError, ValueError):  # nested too deep, or a number of more digits than Python writes
        return f"a {type(content).__name__} too large to show"
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}… ({len(text)} characters)"


def table(readers: Mapping[str, Reader], name: str, made: Callable[..., Any]) -> Reader:
    def read(given: Any) -> Any:
        if not isinstance(given, Mapping):
            raise Wrong("a JSON object")
        fields, faults = read_fields(given, readers, path=f"{name}.")
        if faults:
            raise Faults(faults)
        return made(**fields)

    return read


def one_of(*names: str) -> Reader:
    def read(given: Any) -> str:
        if not isinstance(given, str) or given not in names:
            raise Wrong("one of " + ", ".join(names))
        return given

    return read


def text(most: int) -> Reader:
    def read(given: Any) -> str:
        if not isinstance(given, str) or not given.strip() or len(given) > most or not given.isprintable():
            raise Wrong(f"text of 1 to {most:,} printable characters")
        return given.strip()

    return read


def texts(given: Any) -> tuple[str, ...]:
    """Of several lines, if they like: a model reads them."""
    if not isinstance(given, list | tuple) or len(given) > MOST_TEXTS or not all(map(_is_writing, given)):
        raise Wrong(f"a list of at most {MOST_TEXTS} texts of at most {MOST_OF_A_TEXT:,} characters")
    return tuple(given)


def whole(least: int, most: int) -> Reader:
    def read(given: Any) -> int:
        # NaN and the infinities are within no bounds.
        if not _is_number(given) or not least <= given <= most or given != int(given):
            raise Wrong(f"a whole number from {least:,} to {most:,}")
        return int(given)

    return read


def number(least: float, most: float) -> Reader:
    def read(given: Any) -> float:
        if not _is_number(given) or not least <= given <= most:
            raise Wrong(f"a number from {least:g} to {most:g}")
        return float(given)

    return read


def yes_or_no(given: Any) -> bool:
    if not isinstance(given, bool):
        raise Wrong("true or false")
    return given


def one_id(given: Any) -> str:
    if not valid_id(given):
        raise Wrong("1 to 128 of A-Z a-z 0-9 _ . : -")
    return str(given)


def ids(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list | tuple) or not 1 <= len(given) <= MOST_IDS or not all(map(valid_id, given)):
        raise Wrong(f"1 to {MOST_IDS:,} ids of letters")
    return tuple(dict.fromkeys(given))


def moment(given: Any) -> datetime:
    try:
        return parse_time(given).astimezone(UTC)
    except (TypeError, ValueError, OverflowError):  # the last for the first and the last day that there is
        raise Wrong("a time in ISO 8601 with an offset") from None


def json_object(given: Any) -> dict[str, Any]:
    """As JSON gives it back: nobody else holds it, and whatever follows can write it."""
    expected = Wrong(f"a JSON object, nested at most {MAX_DEPTH} deep, to merge into the payload")
    if not isinstance(given, dict) or _is_deeper(given, MAX_DEPTH):
        raise expected
    try:
        written = json.dumps(given, allow_nan=False, ensure_ascii=False)
        written.encode()  # half of a surrogate pair is no text
    except (TypeError, ValueError):
        raise expected from None
    read: dict[str, Any] = json.loads(written)
    if read != given:
        raise expected
    return read


def _is_number(given: Any) -> bool:
    return isinstance(given, int | float) and not isinstance(given, bool)


def _is_writing(given: Any) -> bool:
    if not isinstance(given, str) or len(given) > MOST_OF_A_TEXT:
        return False
    return not any("\ud800" <= sign <= "\udfff" for sign in given)


def _is_deeper(content: Any, most: int) -> bool:
    """Layer by layer: the point is that the value may be deeper than the stack."""
    layer = [content]
    for _ in range(most):
        inside = [each.values() if isinstance(each, dict) else each for each in layer if isinstance(each, dict | list)]
        layer = [child for children in inside for child in children]
    return any(isinstance(each, dict | list) for each in layer)


def named_key(name: Any) -> str:
    plain = isinstance(name, str) and name.isprintable() and len(name) <= _MOST_SHOWN
    return name if plain else shown(name)
