"""Where libraries keep what the other side answered, besides the few places that nearly all of them agree on.

Only names are known here, never packages: a client that nobody has seen before keeps its status in one of the usual
places too. It reads attributes, and calls nothing but gRPC's `code()` and `is_retryable()`, which are made for it.
"""

import json
import re
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

from lambdas.core.classify.evidence import Kin, look, words

Names = dict[str, str]  # a usual name, and the attribute that has it
_STATUS_FIELDS = (
    *("http_status_code", "http_code", "http_status", "response_status_code", "status_int", "response_code", "errcode"),
    *("code", "error_code", "status"),
)
_ANSWER_FIELDS = ("response", "resp", "meta", "original_response", "http_resp", "raw_response")
_BODY_FIELDS = (
    *("json_body", "content", "data", "errors", "original_errors", "payload", "error", "error_details", "info"),
    *("description", "body", "extensions", "status_message", "fault"),
)
_WORD_FIELDS = (
    *(
        "code",
        "error_code",
        "status",
        "error_type",
        "category",
        "codeName",
        "code_name",
        "neo4j_code",
        "error",
        "condition",
    ),
)
_INNER = (("error", "code"), ("fault", "faultcode"))  # of MCP, Microsoft's and SOAP: as the protocol has it, an object
_EXIT_FIELDS = ("exit_code", "returncode")
_HINTS = ("retryable", "retriable", "should_retry", "is_transient", "temporary", "recoverable")
_USUAL = frozenset(
    (
        *(*_STATUS_FIELDS, *_ANSWER_FIELDS, *_BODY_FIELDS, *_WORD_FIELDS, *_HINTS, *_EXIT_FIELDS),
        *("is_retryable", "details", "stderr"),
    )
)
_PRIVATE = {f"_{name}": name for name in _USUAL}
_STATE = re.compile(r"[0-9A-Z]{5}")
_STATE_IN_TEXT = re.compile(r"\bSQLSTATE[:= (]{1,3}([0-9A-Z]{5})\b")
_STATES = words("08 22 23 25 28 40 42 53 55 57")
_LONGEST_OUTPUT = 600
_LARGEST_BODY = 65_536
_NUMBERED = re.compile(r"[1-5]\d\d\b")
_MAIL_IN_TEXT = re.compile(r"\b([45]\d\d)[ -][45]\.\d{1,3}\.\d{1,3}\b")  # as servers say it: 550 5.1.1
_MAIL = words("smtplib aiosmtplib")
_FILES = words("ftplib aioftp")
_MONGO = words("pymongo motor mongoengine")
_DRIVERS = words("pymysql MySQLdb mysql aiomysql asyncmy pymongo motor kafka") | _MAIL | _FILES


def names_on(error: BaseException, own: dict[str, object]) -> Names:
    """Which of the usual names this error has at all, and how it spells them: most have two or three, and a look costs.

    A field that a library keeps to itself says the same as a public one.
    """
    of_class = _on_class(type(error))  # type: ignore[arg-type]
    if not own:
        return of_class
    private = {_PRIVATE[name]: name for name in _PRIVATE.keys() & own.keys()}
    return {**private, **of_class, **{name: name for name in _USUAL & own.keys()}}


@lru_cache(maxsize=1024)
def _on_class(cls: type[BaseException]) -> Names:
    return {name: name for name in _USUAL.intersection(dir(cls))}


def bodies(error: object, names: Names) -> Iterator[object]:
    """Decoded bodies in places of a library's own."""
    for name in _BODY_FIELDS:
        held = look(error, names[name]) if name in names else None
        if isinstance(held, (dict, list)) and held:
            yield held
        elif isinstance(held, (str, bytes)) and held[:1] in ("{", "[", b"{", b"[") and len(held) <= _LARGEST_BODY:
            yield from _decoded(held)
    if "response" in names:
        response = look(error, names["response"])
        held = look(response, "data") or look(response, "body")
        if isinstance(held, (dict, list)):
            yield held
    args = look(error, "args")
    yield from (each for each in (args if isinstance(args, tuple) else ())[:4] if isinstance(each, (dict, list)))


def _decoded(held: str | bytes) -> Iterator[object]:
    try:
        yield json.loads(held)
    except (ValueError, RecursionError):
        return


def answered(error: object, kin: Kin, names: Names) -> int | None:
    """An HTTP status from a place of the library's own. Numbers of other protocols look the same and are left out."""
    if not kin.roots.isdisjoint(_DRIVERS):
        return None
    for name in _STATUS_FIELDS:
        if name in names and (status := _refusal(look(error, names[name]))) is not None:
            return status
    for name in _ANSWER_FIELDS:
        if name in names and (status := _within(look(error, names[name]))) is not None:
            return status
    for held in _held(error):
        if (status := _within(held)) is not None:
            return status
    args = look(error, "args")
    return _refusal(args[0]) if isinstance(args, tuple) and args and not kin.is_plain else None


def _held(error: object) -> Iterator[object]:
    """Whatever else an error keeps that looks like an answer, under whichever name."""
    own = look(error, "__dict__")
    for held in [*(own.values() if isinstance(own, dict) else ())][:12]:
        if type(held) not in _NO_ANSWERS and _has_text(held) and look(held, "status_code") is not None:
            yield held


def _has_text(held: object) -> bool:
    """Asked without reading it: an unread answer stays unread."""
    own = look(held, "__dict__")
    return hasattr(type(held), "text") or (isinstance(own, dict) and "text" in own)


_NO_ANSWERS = frozenset({str, bytes, int, float, bool, type(None), dict, list, tuple})


def _within(response: object) -> int | None:
    for name in ("status_code", "status", "code"):
        if (status := _refusal(look(response, name))) is not None:
            return status
    return None


def _refusal(value: object) -> int | None:
    value = value.value if isinstance(value, Enum) else value
    status = as_status(value)
    return status if status is not None and status >= 400 else None


def as_status(value: object) -> int | None:
    if isinstance(value, str) and len(value) == 3 and value.isdecimal():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 100 <= value <= 599:
        return int(value)
    return None


def code_words(error: object, kin: Kin, text: str, names: Names) -> Iterator[str]:
    """The vendor's own words and the numbers of other protocols, such as `smtp 450` and `errno enospc`."""
    for name in _WORD_FIELDS:
        if name in names:
            yield from _worded(look(error, names[name]), kin)
    for name, word in _INNER:
        if name in names:
            yield from _worded(look(look(error, names[name]), word), kin)
    for name in _EXIT_FIELDS:
        if name in names and isinstance(held := look(error, names[name]), int) and held != 0:
            yield "exit_status"
    yield from _numbers(error, kin, text)


def _worded(held: object, kin: Kin) -> Iterator[str]:
    if callable(held) and "grpc.RpcError" in kin.names:
        held = _called(held)
    if isinstance(held, Enum):
        held = held.name if not isinstance(held.value, str) else held.value
    if isinstance(held, str) and 0 < len(held) <= 80 and " " not in held:
        yield held.lower()
    elif isinstance(held, int) and not isinstance(held, bool) and held < -32_000:
        yield f"jsonrpc {held}"


def _called(held: object) -> object:
    try:
        return held()  # type: ignore[operator]
    except BaseException:
        return None


def _numbers(error: object, kin: Kin, text: str) -> Iterator[str]:
    if kin.is_plain:
        return
    if not kin.roots.isdisjoint(_MAIL):
        yield from _of_mail(error)
    elif not kin.roots.isdisjoint(_FILES):
        found = _NUMBERED.search(text)
        yield from [f"ftp {found[0]}"] if found else []
    elif (replied := _MAIL_IN_TEXT.search(text, 0, _LONGEST_OUTPUT)) is not None:
        yield f"smtp {replied[1]}"
    elif not kin.roots.isdisjoint(_MONGO):
        yield f"mongo {look(error, 'code')}"
    args = look(error, "args")
    fields = args[0] if isinstance(args, tuple) and args and isinstance(args[0], dict) else {}
    state = fields.get("C")  # pg8000 gives the server's fields as they came
    if not isinstance(state, str) or len(state) != 5:
        state = _state_in(error, args, text)
    if state:
        yield from (state.lower(), f"sqlstate {state[:2].lower()}")


def _state_in(error: object, args: object, text: str) -> str:
    """SQLSTATE where a driver has no field for it: as its first argument, as a code, or by its name in the text."""
    for held in (args[0] if isinstance(args, tuple) and args else None, look(error, "code")):
        if isinstance(held, str) and _STATE.fullmatch(held) and held[:2] in _STATES:
            return held
    found = _STATE_IN_TEXT.search(text) if "SQLSTATE" in text else None
    return found[1] if found else ""


def spoken(error: object, names: Names) -> str:
    """What only a program's output or an error inside the error says."""
    if "error" in names and isinstance(said := look(look(error, names["error"]), "message"), str) and said:
        return said
    output = look(error, names["stderr"]) if "stderr" in names else None
    if isinstance(output, bytes):
        output = output[-4 * _LONGEST_OUTPUT :].decode("utf-8", "replace")
    return output[-_LONGEST_OUTPUT:] if isinstance(output, str) else ""


def _of_mail(error: object) -> Iterator[str]:
    refused = look(error, "recipients")
    replies = [*refused.values()] if isinstance(refused, dict) else []
    replies += (
        [one.args for one in refused if isinstance(look(one, "args"), tuple)] if isinstance(refused, list) else []
    )
    replies.append(
        (look(error, "smtp_code") or look(error, "code"), look(error, "smtp_error") or look(error, "message"))
    )
    for reply in replies[:8]:
        number, text = (*reply, "")[:2] if isinstance(reply, tuple) else (None, "")
        if isinstance(number, int):
            yield f"smtp {number}"
            said = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
            if said.startswith("5.7.") and number not in (530, 534, 535, 538):
                yield "smtp 5.7"


def hint_of(error: object, names: Names) -> bool | None:
    """Does the library itself say that another try may work?"""
    for name in _HINTS:
        if name in names and isinstance(held := look(error, names[name]), bool):
            return held
    asked = look(error, "is_retryable") if "is_retryable" in names else None
    if callable(asked) and isinstance(answer := _called(asked), bool):
        return answer
    return True if "details" in names and _labelled(error) else None


def _labelled(error: object) -> bool:
    details = look(error, "details")
    labels = details.get("errorLabels") if isinstance(details, dict) else None
    return isinstance(labels, list) and any(
        isinstance(label, str) and label.startswith(("Transient", "Retryable")) for label in labels
    )
