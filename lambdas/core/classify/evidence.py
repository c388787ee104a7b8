"""Evidence: everything that an exception carries, gathered once into one value. A clue: what in it means which code.

Packages are known by name and never imported. If an exception's own code raises, that part counts as absent. A clue is
one row of the classifier's table and only looks; which of several findings counts is decided in `classified`.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import field
from enum import IntEnum
from functools import lru_cache
from types import TracebackType
from urllib.parse import urlsplit

from lambdas.core.classify import carried
from lambdas.core.classify.carried import has_one, look, root_of, words
from lambdas.core.model.failure import Code
from lambdas.core.model.value import value

MODEL_PACKAGES = words(
    """openai anthropic google.genai google.generativeai vertexai mistralai cohere groq together litellm ollama
    replicate huggingface_hub ai21 fireworks xai_sdk voyageai dashscope zhipuai cerebras azure.ai langchain_openai
    langchain_anthropic langchain_aws langchain_google_genai langchain_mistralai"""
)
_MODEL_HOST = re.compile(
    r"""(?:^|\.)(?:openai\.com|openai\.azure\.com|anthropic\.com|mistral\.ai|cohere\.com|groq\.com|together\.xyz
        |deepseek\.com|openrouter\.ai|fireworks\.ai|perplexity\.ai|x\.ai
        |(?:generativelanguage|[\w-]*aiplatform)\.googleapis\.com)$|^bedrock-(?:agent-)?runtime\.""",
    re.VERBOSE,
)
_MODEL_OPERATIONS = words(
    """InvokeModel InvokeModelWithResponseStream InvokeModelWithBidirectionalStream Converse ConverseStream
    InvokeAgent InvokeInlineAgent RetrieveAndGenerate InvokeEndpoint"""
)
_CODE_FIELDS = ("code", "type", "error_code", "error", "status", "reason", "sqlstate", "pgcode", "sqlite_errorname")
_THREE_DIGITS = re.compile(r"\b[1-5]\d\d\b")
_BEFORE_A_STATUS = ("http", "http/1.1", "http/2", "status", "status code", "error code", "response", "too many")
_MYSQL = words("pymysql MySQLdb mysql aiomysql asyncmy")
_LONGEST_MESSAGE = 4_000
_READ_FOR_PHRASES = 600


@value
class Kin:
    """What a class alone says."""

    name: str  # as a person would write it: openai.RateLimitError, KeyError
    own: str  # the bare class name
    names: frozenset[str]  # bare and qualified names of the class and of its bases
    roots: frozenset[str]  # packages of the class and of its bases
    is_model: bool
    is_ours: bool  # a signal or an error of this project: no vendor is behind it
    is_plain: bool  # Python's own: no vendor either, unless somebody hung fields on it
    fields: dict[str, object]  # codes that the class itself carries, such as psycopg's sqlstate


@value
class Evidence:
    kin: Kin
    message: str  # the vendor's own sentence where there is one, else the exception's text
    lowered: str  # its beginning in lower case, for phrases
    where: str = ""  # innermost function of the user's code
    via: frozenset[str] = frozenset()  # packages between that function and the error
    status: int | None = None  # HTTP status
    codes: frozenset[str] = frozenset()  # the vendor's codes and types, lower case
    is_limited: bool = False  # headers say that a rate limit is used up
    retry_after: float | None = None
    is_model: bool = False  # a model's vendor is on the other side


def kin_of(error: BaseException) -> Kin:
    return _kin(type(error))  # type: ignore[arg-type]  # mypy asks the class for its instances' hash


@lru_cache(maxsize=1024)
def _kin(cls: type[BaseException]) -> Kin:
    names, roots = set[str](), set[str]()
    for base in cls.__mro__[:-1]:
        module, name = str(base.__module__), base.__name__
        root = root_of(module)
        names |= {name, f"{module}.{name}", f"{root}.{name}"}
        roots.add(root)
    root = root_of(str(cls.__module__))
    held = {name: look(cls, name) for name in _CODE_FIELDS}
    return Kin(
        # Our own signals read as the agent wrote them: Permanent, not lambdas.Permanent.
        name=f"{root}.{cls.__name__}" if root not in ("", "lambdas") else cls.__name__,
        own=cls.__name__,
        names=frozenset(names),
        roots=frozenset(roots),
        is_model=not MODEL_PACKAGES.isdisjoint(roots),
        is_ours=root == "lambdas",
        is_plain=roots == {""},
        # Properties are not run: aiohttp's `code` is a deprecation warning, gRPC's a method.
        fields={name: value for name, value in held.items() if isinstance(value, (str, int))},
    )


def gather(error: BaseException) -> Evidence:
    """Never raises: of an exception that cannot be read, the class is evidence enough."""
    try:
        return _gather(error)
    except BaseException:
        return Evidence(kin=_kin.__wrapped__(type(error)), message="", lowered="")


def _gather(error: BaseException) -> Evidence:
    kin = kin_of(error)
    own = look(error, "__dict__")
    where, via = _place(error, kin)
    text = text_of(error)
    if kin.is_ours or (kin.is_plain and not own):
        wait = carried.seconds(look(error, "retry_after")) if own else None
        is_model = not MODEL_PACKAGES.isdisjoint(via)
        lowered = text[:_READ_FOR_PHRASES].lower()
        return Evidence(
            kin=kin, message=text, lowered=lowered, where=where, via=via, retry_after=wait, is_model=is_model
        )
    return _vendors(error, kin, own if isinstance(own, dict) else {}, text, where, via)


def _vendors(
    error: BaseException, kin: Kin, own: dict[str, object], text: str, where: str, via: frozenset[str]
) -> Evidence:
    """The same with what a vendor's answer adds."""
    response = look(error, "response")
    metadata = _aws_metadata(response)
    body = carried.read_body(carried.body_of(error, response))
    headers = carried.headers_of(metadata.get("HTTPHeaders"), response, error)
    message = body.message[:_LONGEST_MESSAGE] or text
    lowered = message[:_READ_FOR_PHRASES].lower()
    fields = kin.fields | own if own else kin.fields
    return Evidence(
        kin=kin,
        message=message,
        lowered=lowered,
        where=where,
        via=via,
        status=_status(error, response, metadata, fields) or body.status,
        codes=body.codes | frozenset(_codes(error, kin, fields)),
        is_limited=bool(headers) and carried.is_exhausted(headers),
        retry_after=_wait(error, headers, body, lowered),
        is_model=kin.is_model or not MODEL_PACKAGES.isdisjoint(via) or _asks_a_model(error, response),
    )


def said_status(lowered: str) -> int | None:
    """A status that only the sentence has: `HTTP 503`, `Error code: 429`."""
    for found in _THREE_DIGITS.finditer(lowered):
        if lowered[max(0, found.start() - 16) : found.start()].rstrip(" :=-").endswith(_BEFORE_A_STATUS):
            return int(found[0])
    return None


def text_of(error: BaseException) -> str:
    try:
        return str(error)[:_LONGEST_MESSAGE]
    except BaseException:
        return ""


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
        if holder is not None and (status := carried.as_status(look(holder, name))) is not None:
            return status
    return carried.as_status(metadata.get("HTTPStatusCode")) or carried.as_status(fields.get("code"))


def _aws_metadata(response: object) -> dict[str, object]:
    metadata = response.get("ResponseMetadata") if isinstance(response, dict) else None
    return metadata if isinstance(metadata, dict) else {}


def _codes(error: BaseException, kin: Kin, fields: dict[str, object]) -> Iterator[str]:
    for name in _CODE_FIELDS:
        value = fields.get(name)
        if isinstance(value, str) and 0 < len(value) <= 80:
            yield value.lower()
    state = look(error, "sqlstate") or look(error, "pgcode")
    if isinstance(state, str) and len(state) == 5:
        # The first two characters are a class of codes.
        yield from (state.lower(), f"sqlstate {state[:2].lower()}")
    args = look(error, "args")
    if not kin.roots.isdisjoint(_MYSQL) and isinstance(args, tuple) and args and isinstance(args[0], int):
        yield f"mysql {args[0]}"


def _wait(error: BaseException, headers: dict[str, str], body: carried.Reply, lowered: str) -> float | None:
    for wait in (carried.seconds(look(error, "retry_after")), carried.wait_in(headers), body.retry_after):
        if wait is not None:
            return wait
    return carried.wait_in_text(lowered)


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
        if address is not None and _MODEL_HOST.search(_host(address)):
            return True
    return False


def _host(address: object) -> str:
    try:
        return urlsplit(str(address)).hostname or ""
    except BaseException:
        return ""


def _place(error: BaseException, kin: Kin) -> tuple[str, frozenset[str]]:
    where, via = carried.place(traceback_of(error))
    if "TimeoutError" in kin.names:
        # asyncio.timeout cancels the work and raises in its own frame: what was waited for is in the cancellation.
        cancelled = look(error, "__cause__")
        cancelled = look(error, "__context__") if cancelled is None else cancelled
        if issubclass(type(cancelled), BaseException):
            inner_where, inner_via = carried.place(traceback_of(cancelled))
            return where or inner_where, via | inner_via
    return where, via


def traceback_of(error: BaseException) -> TracebackType | None:
    traceback = look(error, "__traceback__")
    return traceback if isinstance(traceback, TracebackType) else None


class Strength(IntEnum):
    """How much a finding is worth against one from deeper in the chain of causes; the outer one wins a tie."""

    NONE = 0  # nothing was recognised
    GENERIC = 1  # a builtin error that says "the program is wrong" and no more
    TEXT = 2  # only a sentence says so
    TRANSPORT = 3  # a connection or store failed; the cause may know why
    TIMEOUT = 4  # a wait that ended; requests calls a body that never came a ConnectionError
    SPECIFIC = 5  # a status, a vendor's code or an unmistakable class
    RULE = 6  # the lane's own rule
    SIGNAL = 7  # the agent's own word


@value
class Clue:
    """Every condition that is given must hold."""

    code: Code
    why: str
    types: frozenset[str] = frozenset()
    codes: frozenset[str] = frozenset()
    statuses: frozenset[int] = frozenset()
    via: frozenset[str] = frozenset()
    phrases: tuple[str, ...] = ()  # lower case; one of them is in the message
    model: bool | None = None
    effect: bool | None = None
    limited: bool | None = None
    strength: Strength = field(default=Strength.SPECIFIC)

    def fits(self, e: Evidence, in_effect: bool) -> bool:
        return (
            not (self.statuses and e.status not in self.statuses)
            and not (self.codes and self.codes.isdisjoint(e.codes))
            and not (self.types and self.types.isdisjoint(e.kin.names))
            and self.model in (None, e.is_model)
            and self.effect in (None, in_effect)
            and self.limited in (None, e.is_limited)
            and not (self.via and self.via.isdisjoint(e.via))
            and (not self.phrases or has_one(self.phrases, e.lowered))
        )


def statuses(*some: int | Iterable[int]) -> frozenset[int]:
    return frozenset(n for part in some for n in ([part] if isinstance(part, int) else part))
