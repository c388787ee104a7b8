"""What a server said when it refused: codes, message and waiting time, read from bodies and headers of many shapes.

It reads what is already in memory: an unread response stays unread, and no clock tells when a date is.
"""

import json
import math
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

from lambdas.core.value import value

_CODE_KEYS = ("code", "type", "status", "reason", "error_code", "Code", "__type", "error")
_MESSAGE_KEYS = ("message", "Message", "error_description", "detail", "error")
_INNER_KEYS = ("error", "Error", "errors", "innererror", "details", "CancellationReasons", "stopReason")
_SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)\s?(ms|s|m)?")
_TRY_AGAIN = re.compile(r"(?:try again|retry) (?:in|after) (\d{1,9}(?:\.\d{1,9})?)\s?(ms|s|m)?")
_UNIT = {"ms": 0.001, "s": 1.0, "m": 60.0, "": 1.0}
_LARGEST_BODY = 65_536
_LONGEST_WAIT = 86_400.0  # a vendor that asks for more than a day is asked again tomorrow


@value
class Reply:
    codes: frozenset[str] = frozenset()  # lower case: the vendor's own words for what happened
    message: str = ""
    retry_after: float | None = None  # a waiting time inside the body (Google's RetryInfo)
    status: int | None = None  # a status that only the body tells


_SILENT = Reply()


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def has_one(phrases: Sequence[str], text: str) -> bool:
    for phrase in phrases:  # noqa: SIM110 - a generator costs more than what it looks for
        if phrase in text:
            return True
    return False


def look(thing: object, name: str) -> Any:
    """An attribute or None: a hostile property may raise anything, even what is not an Exception."""
    try:
        return getattr(thing, name, None)
    except BaseException:
        return None


def body_of(error: object, response: object) -> object:
    """The decoded body, wherever the client keeps it; `_content` is there only once it has been read."""
    if isinstance(response, Mapping):
        return response
    for held in (look(error, "body"), look(error, "details"), look(response, "_content")):
        if isinstance(held, (dict, list)):
            return held
        if isinstance(held, (str, bytes)) and held and len(held) <= _LARGEST_BODY:
            try:
                return json.loads(held)
            except (ValueError, RecursionError):
                continue
    return None


def read_body(body: object) -> Reply:
    """Codes and message of an error body; bodies nest differently with every vendor, so known keys are followed."""
    if body is None:
        return _SILENT
    codes: set[str] = set()
    message, wait, status = "", None, None
    todo, visits = [body], 0
    while todo and visits < 32:
        part, visits = todo.pop(0), visits + 1
        if isinstance(part, (list, tuple)):
            todo.extend(part[:8])
        elif isinstance(part, Mapping):
            codes.update(_words(part))
            message = message or _message(part)
            wait = wait if wait is not None else seconds(part.get("retryDelay"))
            status = status or as_status(part.get("code"))
            todo.extend(part[key] for key in _INNER_KEYS if isinstance(part.get(key), (Mapping, list)))
    return Reply(codes=frozenset(codes), message=message, retry_after=wait, status=status)


def _words(part: Mapping[Any, Any]) -> list[str]:
    found = []
    for key in _CODE_KEYS:
        word = part.get(key)
        if isinstance(word, str) and len(word) <= 80 and " " not in word:
            # AWS writes "com.amazon.coral.service#AccessDeniedException" on some protocols.
            found.append(word.rpartition("#")[2].lower())
    return found


def _message(part: Mapping[Any, Any]) -> str:
    for key in _MESSAGE_KEYS:
        text = part.get(key)
        if isinstance(text, str) and text:
            return text
    return ""


def as_status(value: object) -> int | None:
    if isinstance(value, str) and len(value) == 3 and value.isdecimal():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= 599:
        return int(value)
    return None


def headers_of(*holders: object) -> dict[str, str]:
    """The first headers found, with names in lower case whatever the client did."""
    for holder in holders:
        headers = holder if isinstance(holder, Mapping) else look(holder, "headers")
        try:
            if headers:
                return {str(name).lower(): str(value) for name, value in headers.items()}
        except Exception:  # noqa: S112 - headers that cannot be read tell nothing
            continue
    return {}


def seconds(value: object) -> float | None:
    """A waiting time: a number, or text such as `20`, `34s`, `250ms`. Never negative, never more than a day."""
    if isinstance(value, str):
        found = _SECONDS.fullmatch(value.strip())
        return _wait(float(found[1]) * _UNIT[found[2] or ""]) if found else None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return _wait(float(value))
    return None


def _wait(value: float) -> float | None:
    """To the millisecond: an item of the ledger has no number as small as a float can be."""
    return round(min(max(value, 0.0), _LONGEST_WAIT), 3) if math.isfinite(value) else None


def wait_in(headers: Mapping[str, str]) -> float | None:
    """Retry-After and its cousins. A date counts from the same answer's own `date`, so our clock may be wrong."""
    after = headers.get("retry-after")
    in_ms = headers.get("retry-after-ms")
    wait = None if in_ms is None else seconds(f"{in_ms}ms")  # the more exact of the two
    if wait is None and after is not None:
        wait = seconds(after)
    return wait if wait is not None else _wait_until(after, headers)


def _wait_until(after: str | None, headers: Mapping[str, str]) -> float | None:
    used_up = "0" in (headers.get("x-ratelimit-remaining"), headers.get("ratelimit-remaining"))
    if after is None and not used_up:
        return None
    answered, until = _date(headers.get("date")), _date(after)
    if answered is not None and until is not None:
        return _wait((until - answered).total_seconds())
    reset = headers.get("x-ratelimit-reset", headers.get("ratelimit-reset", ""))
    if not used_up or not reset.isdecimal() or len(reset) > 12:
        return None
    if len(reset) < 10:  # seconds to wait, as the draft standard has it; GitHub gives the second of the epoch
        return _wait(float(reset))
    return None if answered is None else _wait(float(reset) - answered.timestamp())


def _date(text: str | None) -> datetime | None:
    try:
        when = parsedate_to_datetime(text) if text else None
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    # A zone of -0000 means "unknown", and HTTP dates are all UTC.
    return when.replace(tzinfo=UTC) if when is not None and when.tzinfo is None else when


def wait_in_text(lowered: str) -> float | None:
    found = _TRY_AGAIN.search(lowered)
    return _wait(float(found[1]) * _UNIT[found[2] or ""]) if found else None


def is_exhausted(headers: Mapping[str, str]) -> bool:
    """Do the headers say that a rate limit is used up? GitHub sends them with every 403, most of them not for that."""
    names: Sequence[str] = ("x-ratelimit-remaining", "ratelimit-remaining", "x-rate-limit-remaining")
    return "retry-after" in headers or any(headers.get(name) == "0" for name in names)
