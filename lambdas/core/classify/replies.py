"""What a vendor's reply adds to the evidence: its status, codes, sentence, and how long it asks us to wait.

Replies come in bodies and headers of many shapes. It reads what is already in memory: an unread response stays unread,
and dates are compared with the answer's own. What it means is `judge`'s matter.
"""

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from lambdas.core.classify import answers
from lambdas.core.classify.answers import as_status
from lambdas.core.classify.evidence import LONGEST_MESSAGE, READ_FOR_PHRASES, Kin, Link, look, words
from lambdas.core.model.value import replace, value

_MODEL_HOST = re.compile(
    r"""(?:^|\.)(?:openai\.com|openai\.azure\.com|anthropic\.com|mistral\.ai|cohere\.com|groq\.com|together\.xyz
        |deepseek\.com|openrouter\.ai|fireworks\.ai|perplexity\.ai|x\.ai|ai21\.com|z\.ai|bigmodel\.cn|moonshot\.(?:ai|cn)
        |cerebras\.ai|sambanova\.ai|voyageai\.com|fal\.run|replicate\.com|novita\.ai|deepinfra\.com|siliconflow\.(?:cn|com)
        |dashscope[\w-]*\.aliyuncs\.com|integrate\.api\.nvidia\.com|(?:router|api-inference)\.huggingface\.co
        |models\.(?:inference\.)?ai\.azure\.com
        |(?:generativelanguage|[\w-]*aiplatform)\.googleapis\.com)$|^bedrock-(?:agent-)?runtime\.""",
    re.VERBOSE,
)
_MODEL_PATH = re.compile(
    r"/(?:chat/completions|v1/(?:messages|responses|completions|embeddings)|api/(?:generate|chat|embed))\b|:(?:stream)?generateContent\b"
)
_MODEL_OPERATIONS = words(
    """InvokeModel InvokeModelWithResponseStream InvokeModelWithBidirectionalStream Converse ConverseStream
    InvokeAgent InvokeInlineAgent RetrieveAndGenerate InvokeEndpoint"""
)
_CODE_FIELDS = ("code", "type", "error_code", "error", "status", "reason", "sqlstate", "pgcode", "sqlite_errorname")
_MYSQL = words("pymysql MySQLdb mysql aiomysql asyncmy")
_CODE_KEYS = ("code", "type", "status", "reason", "error_code", "Code", "__type", "error")
_MORE_CODE_KEYS = (
    *(*_CODE_KEYS, "errorCode", "err_code", "error_type", "codeName", "category", "title", ".tag", "error_summary"),
    "faultcode",
)
_MESSAGE_KEYS = ("message", "Message", "error_description", "detail", "error")
_MORE_MESSAGE_KEYS = (
    *(*_MESSAGE_KEYS, "msg", "description", "error_message", "errorMessage", "errmsg", "err_msg", "reason"),
    *("errorMessages", "faultstring", "title"),
)
_INNER_KEYS = ("error", "Error", "errors", "odata.error", "innererror", "details", "CancellationReasons", "stopReason")
_MORE_INNER_KEYS = (*_INNER_KEYS, "extensions", "status", "reason", "fault", "path", "root_cause")
_SECONDS = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)\s?(ms|s|m)?")
_TRY_AGAIN = re.compile(r"(?:try again|retry) (?:in|after) (\d{1,9}(?:\.\d{1,9})?)\s?(ms|s|m)?")
_UNIT = {"ms": 0.001, "s": 1.0, "m": 60.0, "": 1.0}
_SENTENCE = 3  # a code of more words is none
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


def added(error: BaseException, link: Link, own: dict[str, object]) -> Link:
    """The link with what a vendor's answer adds; an error of our own may only say how long to wait."""
    if link.kin.is_ours or (link.kin.is_plain and not own):
        return replace(link, retry_after=seconds(look(error, "retry_after")))
    response = look(error, "response")
    metadata = _aws_metadata(response)
    body = read_body(body_of(error, response))
    headers = headers_of(metadata.get("HTTPHeaders"), response, error, look(error, "header"))
    of_class = _fields(type(error))  # type: ignore[arg-type]
    fields = of_class | own if own else of_class
    message = body.message[:LONGEST_MESSAGE] or link.text
    names = answers.names_on(error, own)
    more = _elsewhere(error, names) if not body.codes and not body.message else SILENT
    return replace(
        link,
        message=message,
        status=_status(error, response, metadata, fields) or body.status,
        answered=answers.answered(error, link.kin, names),
        said=(body.said or more.said or answers.spoken(error, names) or _plain(error, response))[:LONGEST_MESSAGE],
        hint=answers.hint_of(error, names),
        codes=link.codes.union(
            body.codes,
            more.codes,
            _codes(error, link.kin, fields),
            answers.code_words(error, link.kin, link.text, names),
        ),
        is_limited=bool(headers) and is_exhausted(headers),
        retry_after=_asked_wait(error, headers, body, message),
        is_model=link.is_model or _asks_a_model(error, response),
    )


def _plain(error: BaseException, response: object) -> str:
    """A body that is a sentence; a proxy's page is none."""
    for held in (look(response, "_content"), look(error, "body")):
        said = held[:READ_FOR_PHRASES].decode("utf-8", "replace") if isinstance(held, bytes) else held
        if isinstance(said, str) and said and not said.lstrip().startswith(("<", "{", "[")):
            return said[:READ_FOR_PHRASES]
    return ""


def _elsewhere(error: BaseException, names: answers.Names) -> Reply:
    for held in answers.bodies(error, names):
        if (reply := read_body(held)).codes or reply.said:
            return reply
    return SILENT


@lru_cache(maxsize=1024)
def _fields(cls: type[BaseException]) -> dict[str, object]:
    """Codes that the class itself carries, such as psycopg's sqlstate.

    Properties are not run: aiohttp's `code` is a deprecation warning, gRPC's a method.
    """
    held = {name: look(cls, name) for name in _CODE_FIELDS}
    return {name: value for name, value in held.items() if isinstance(value, (str, int))}


def _status(
    error: BaseException, response: object, metadata: dict[str, object], fields: dict[str, object]
) -> int | None:
    for holder, name in (
        (error, "status_code"),
        (response, "status_code"),
        (response, "status"),
        (error, "status"),
        (error, "http_status"),
    ):
        if holder is not None and (status := as_status(look(holder, name))) is not None:
            return status
    return as_status(metadata.get("HTTPStatusCode")) or as_status(fields.get("code"))


def _aws_metadata(response: object) -> dict[str, object]:
    metadata = response.get("ResponseMetadata") if isinstance(response, dict) else None
    return metadata if isinstance(metadata, dict) else {}


def _codes(error: BaseException, kin: Kin, fields: dict[str, object]) -> Iterator[str]:
    for name in _CODE_FIELDS:
        value = fields.get(name)
        if isinstance(value, str) and 0 < len(value) <= 80 and value.count(" ") < _SENTENCE:
            yield value.lower()
    state = look(error, "sqlstate") or look(error, "pgcode")
    if isinstance(state, str) and len(state) == 5:
        # The first two characters are a class of codes.
        yield from (state.lower(), f"sqlstate {state[:2].lower()}")
    args = look(error, "args")
    if not kin.roots.isdisjoint(_MYSQL) and isinstance(args, tuple) and args and isinstance(args[0], int):
        yield f"mysql {args[0]}"


def _asked_wait(error: BaseException, headers: dict[str, str], body: Reply, message: str) -> float | None:
    for wait in (seconds(look(error, "retry_after")), wait_in(headers), body.retry_after):
        if wait is not None:
            return wait
    return wait_in_text(message[:READ_FOR_PHRASES].lower())


def _asks_a_model(error: BaseException, response: object) -> bool:
    operation = look(error, "operation_name")
    if isinstance(operation, str) and operation in _MODEL_OPERATIONS:
        return True
    kwargs = look(error, "kwargs")  # botocore's transport errors keep the address here
    for address in (
        look(look(error, "request"), "url"),
        look(response, "url"),
        look(look(error, "request_info"), "real_url"),
        kwargs.get("endpoint_url") if isinstance(kwargs, dict) else None,
    ):
        if address is not None and (_MODEL_HOST.search(_host(address)) or _MODEL_PATH.search(str(address))):
            return True
    return False


def _host(address: object) -> str:
    try:
        return urlsplit(str(address)).hostname or ""
    except BaseException:
        return ""


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
