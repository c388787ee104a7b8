"""What an exception carries: the reply of the server that refused, and the way through the code that led to it.

Replies come in bodies and headers of many shapes. It reads what is already in memory: an unread response stays unread,
and dates are compared with the answer's own. Of the way it reads code positions and source lines, never a local
variable: a traceback must not carry a payload.
"""

import json
import linecache
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import lru_cache
from pathlib import PurePath
from types import FrameType, TracebackType
from typing import Any

from lambdas.core.model.value import value

_CODE_KEYS = ("code", "type", "status", "reason", "error_code", "Code", "__type", "error")
_MORE_CODE_KEYS = (*_CODE_KEYS, "errorCode", "error_type", "codeName", "category", "title", ".tag", "error_summary")
_MESSAGE_KEYS = ("message", "Message", "error_description", "detail", "error")
_MORE_MESSAGE_KEYS = (*_MESSAGE_KEYS, "msg", "description", "errmsg", "reason", "errorMessages", "title")
_INNER_KEYS = ("error", "Error", "errors", "innererror", "details", "CancellationReasons", "stopReason")
_MORE_INNER_KEYS = (*_INNER_KEYS, "extensions", "status", "reason", "fault", "path", "root_cause")
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
    status: int | None = None  # a status that only the body has
    # A sentence from anywhere in the body. `message` is part of a signature, so it stays as narrow as it always was.
    said: str = field(default="", compare=False)


SILENT = Reply()


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
        return SILENT
    codes: set[str] = set()
    message, said, wait, status = "", "", None, None
    todo, visits = [(body, True)], 0
    while todo and visits < 32:
        (part, is_known), visits = todo.pop(0), visits + 1
        if isinstance(part, (list, tuple)):
            todo.extend((each, is_known) for each in part[:8])
        elif isinstance(part, Mapping):
            codes.update(_words(part))
            message = message or (_message(part, _MESSAGE_KEYS) if is_known else "")
            said = said or _message(part, _MORE_MESSAGE_KEYS)
            wait = wait if wait is not None else seconds(part.get("retryDelay"))
            status = status or (as_status(part.get("code")) if is_known else None)
            todo.extend(_inside(part, is_known))
    return Reply(codes=frozenset(codes), message=message, retry_after=wait, status=status, said=said)


def _inside(part: Mapping[Any, Any], is_known: bool) -> Iterator[tuple[object, bool]]:
    for key in _MORE_INNER_KEYS:
        inner = part.get(key)
        if inner is not None and isinstance(inner, (dict, list, Mapping)):
            yield inner, is_known and key in _INNER_KEYS


def _words(part: Mapping[Any, Any]) -> list[str]:
    found = []
    for key in _MORE_CODE_KEYS:
        word = part.get(key)
        if word is not None and isinstance(word, str) and len(word) <= 80 and " " not in word:
            # AWS writes "com.amazon.coral.service#AccessDeniedException" on some protocols.
            found.append(word.rpartition("#")[2].lower())
    return found


def _message(part: Mapping[Any, Any], keys: Sequence[str]) -> str:
    for key in keys:
        text = part.get(key)
        if text is None:
            continue
        text = text[0] if keys is _MORE_MESSAGE_KEYS and isinstance(text, list) and text else text
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
        except Exception:  # noqa: S112 - headers that cannot be read are left out
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


# Lambda keeps the layer's packages, its own runtime and the standard library here.
_NOT_THE_USERS = ("/opt/python/", "/var/runtime/", "/var/lang/", f"{PurePath(linecache.__file__).parent}/", "<")
# Found by name, not by depth: this file may move, and an agent's error must keep its place and with it its group.
_PACKAGE = next(folder for folder in PurePath(__file__).parents if folder.name == "lambdas")
_OURS = (f"{_PACKAGE}/core/", f"{_PACKAGE}/guest/", f"{_PACKAGE.parent}/lazaret/")
# Adapters that have moved. An outage seen by an agent is named by where it surfaced, and must keep its group.
_MOVED = {
    f"{_PACKAGE}/adapters/{file}": stem
    for file, stem in (("dynamo/table.py", "dynamo"), ("s3.py", "store"), ("sqs.py", "queue"))
}
# These have a frame of their own on some versions of Python only; the function around them is the place.
_ANONYMOUS = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
# Namespaces whose first word alone names nothing, and packages whose errors are known by another's name.
_NAMESPACES = frozenset({"google", "azure", "concurrent", "urllib", "http", "xml"})
# Ours is one package to the clues, whichever folder an error's class lies in.
_ALIASES = {"builtins": "", "pydantic_core": "pydantic", "_queue": "queue", "lazaret": "lambdas"}
_DEEPEST = 2_000  # frames that are looked at: a recursion leaves a thousand
_HEAD, _TAIL = 3, 10  # frames that are shown


@lru_cache(maxsize=2048)
def is_users(filename: str) -> bool:
    packaged = "/site-packages/" in filename or "/dist-packages/" in filename
    return not (packaged or filename.startswith(_NOT_THE_USERS) or filename.startswith(_OURS))


@lru_cache(maxsize=2048)
def _stem(filename: str) -> str:
    return _MOVED.get(filename) or PurePath(filename).stem


@lru_cache(maxsize=2048)
def _short(filename: str) -> str:
    """A path that a person recognises, without the machine's directories."""
    for marker in ("/site-packages/", "/dist-packages/", "/opt/python/", "/var/runtime/"):
        if marker in filename:
            return filename.rpartition(marker)[2]
    return "/".join(PurePath(filename).parts[-2:])


@lru_cache(maxsize=2048)
def root_of(module: str) -> str:
    """The package as a person names it: `openai`, `google.genai`; nothing for builtins."""
    first, _, rest = module.partition(".")
    if first in _NAMESPACES and rest:
        return f"{first}.{rest.partition('.')[0]}"
    return _ALIASES.get(first, first)


def place(traceback: TracebackType | None) -> tuple[str, frozenset[str]]:
    """The innermost function of the user's code, and the packages between it and the error."""
    below, in_users = set[str](), False
    for frame, _line in reversed(_walk(traceback)):
        code = frame.f_code
        if is_users(code.co_filename):
            in_users = True
            if code.co_name not in _ANONYMOUS:
                return f"{_stem(code.co_filename)}.{code.co_name}", frozenset(below)
        elif not in_users:
            below.add(root_of(frame.f_globals.get("__name__", "")))
    return "", frozenset(below)


def shown(traceback: TracebackType | None) -> list[str]:
    """The first and the last frames, two lines each."""
    frames = _walk(traceback)
    if len(frames) <= _HEAD + _TAIL:
        return [_line_of(frame, line) for frame, line in frames]
    left_out = f"  … {len(frames) - _HEAD - _TAIL} frames left out …"
    head, tail = frames[:_HEAD], frames[-_TAIL:]
    return [*(_line_of(*frame) for frame in head), left_out, *(_line_of(*frame) for frame in tail)]


def _walk(traceback: TracebackType | None) -> list[tuple[FrameType, int]]:
    found: list[tuple[FrameType, int]] = []
    while traceback is not None and len(found) < _DEEPEST:
        found.append((traceback.tb_frame, traceback.tb_lineno))
        traceback = traceback.tb_next
    return found


def _line_of(frame: FrameType, line: int) -> str:
    code = frame.f_code
    return _told(code.co_filename, line, code.co_name)


@lru_cache(maxsize=2048)
def _told(filename: str, line: int, function: str) -> str:
    source = linecache.getline(filename, line).strip()
    place = f"  {_short(filename)}:{line} in {function}"
    return f"{place}\n    {source[:200]}" if source else place
