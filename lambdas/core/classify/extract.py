"""From a live exception to evidence: the one place that reads an exception's attributes.

Packages are known by name and never imported. If an exception's own code raises, that part counts as absent. It reads
what is there and decides nothing: what it means is `judge`'s matter.
"""

import errno
import re
from collections.abc import Iterator
from functools import lru_cache
from types import TracebackType
from urllib.parse import urlsplit

from lambdas.core.classify import answers, carried
from lambdas.core.classify.carried import look, words
from lambdas.core.classify.evidence import MODEL_PACKAGES, READ_FOR_PHRASES, Evidence, Kin, Link, Signal, kin_of
from lambdas.core.model.failure import AgentSignal, NotDone
from lambdas.core.model.value import replace

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
_MYSQL = words("pymysql MySQLdb mysql aiomysql asyncmy")
# Where libraries keep the error that they wrap, besides `__cause__`: SQLAlchemy, urllib3, litellm, azure, backoff.
_WRAPPED = ("last_exception", "orig", "reason", "original_exception", "original_error", "inner_exception")
_LONGEST_MESSAGE = 4_000
_MOST_LINKS = 48


def extract(error: BaseException) -> Evidence:
    """Never raises: of an exception that cannot be read, the class is evidence enough.

    Contexts that nobody stated as a cause come last, so that they never take a cause's place.
    """
    chain = _Chain()
    chain.add(error)
    for stated in (True, False):
        done = 0
        while done < len(chain.errors):
            chain.follow(done, stated)
            done += 1
    return Evidence(links=tuple(chain.links))


class _Chain:
    """The errors so far, kept alive while they are read, so that an id means one error."""

    def __init__(self) -> None:
        self.errors: list[BaseException] = []
        self.links: list[Link] = []
        self._numbers: dict[int, int] = {}
        self._followed: set[int] = set()

    def add(self, error: BaseException) -> int | None:
        known = self._numbers.get(id(error))
        if known is not None or len(self.errors) >= _MOST_LINKS:
            return known
        self._numbers[id(error)] = number = len(self.errors)
        self.errors.append(error)
        self.links.append(read(error))
        return number

    def follow(self, number: int, stated: bool) -> None:
        error, link = self.errors[number], self.links[number]
        if number not in self._followed:
            self._followed.add(number)
            causes = self._added(causes_of(error))
            members = self._added(_members_of(error)) if link.members is not None else None
            if causes or members:
                self.links[number] = link = replace(link, causes=causes, members=members)
        if not stated and (context := _context_of(error)) is not None:
            self.links[number] = replace(link, context=self.add(context))

    def _added(self, errors: Iterator[BaseException]) -> tuple[int, ...]:
        return tuple(number for number in map(self.add, errors) if number is not None)


def read(error: BaseException) -> Link:
    """What one error says by itself, without those that it wraps."""
    try:
        return _read(error)
    except BaseException:
        return Link(types=_types.__wrapped__(type(error)))


@lru_cache(maxsize=1024)
def _types(cls: type[BaseException]) -> tuple[str, ...]:
    return tuple(f"{base.__module__}.{base.__name__}" for base in cls.__mro__[:-1])


@lru_cache(maxsize=1024)
def _fields(cls: type[BaseException]) -> dict[str, object]:
    """Codes that the class itself carries, such as psycopg's sqlstate.

    Properties are not run: aiohttp's `code` is a deprecation warning, gRPC's a method.
    """
    held = {name: look(cls, name) for name in _CODE_FIELDS}
    return {name: value for name, value in held.items() if isinstance(value, (str, int))}


def _read(error: BaseException) -> Link:
    cls = type(error)
    types = _types(cls)  # type: ignore[arg-type]  # mypy asks the class for its instances' hash
    kin, own, text = kin_of(types), look(error, "__dict__"), text_of(error)
    where, via = _place(error, kin)
    link = Link(
        types=types,
        text=text,
        message=text,
        frames=tuple(carried.shown(traceback_of(error))),
        where=where,
        via=via,
        is_model=kin.is_model or not MODEL_PACKAGES.isdisjoint(via),
        signal=_signal_of(error),
        is_not_done=issubclass(cls, NotDone),
        members=() if issubclass(cls, BaseExceptionGroup) else None,
    )
    if kin.is_plain and (number := errno.errorcode.get(look(error, "errno"))):
        link = replace(link, codes=frozenset({f"errno {number.lower()}"}))
    if kin.is_ours or (kin.is_plain and not own):
        return replace(link, retry_after=carried.seconds(look(error, "retry_after"))) if own else link
    return _vendors(error, link, own if isinstance(own, dict) else {})


def _signal_of(error: BaseException) -> Signal | None:
    # A hostile class may lie about itself: issubclass asks the type, isinstance the object.
    if issubclass(type(error), AgentSignal) and isinstance(error, AgentSignal):
        return Signal(kind=error.kind, code=error.code, detail=error.detail)
    return None


def _vendors(error: BaseException, link: Link, own: dict[str, object]) -> Link:
    """The same with what a vendor's answer adds."""
    response = look(error, "response")
    metadata = _aws_metadata(response)
    body = carried.read_body(carried.body_of(error, response))
    headers = carried.headers_of(metadata.get("HTTPHeaders"), response, error)
    of_class = _fields(type(error))  # type: ignore[arg-type]
    fields = of_class | own if own else of_class
    message = body.message[:_LONGEST_MESSAGE] or link.text
    names = answers.names_on(error, own)
    more = _elsewhere(error, names) if not body.codes and not body.message else carried.SILENT
    return replace(
        link,
        message=message,
        status=_status(error, response, metadata, fields) or body.status,
        answered=answers.answered(error, link.kin, names),
        said=(body.said or more.said)[:_LONGEST_MESSAGE],
        hint=answers.hint_of(error, names),
        codes=link.codes.union(
            body.codes,
            more.codes,
            _codes(error, link.kin, fields),
            answers.code_words(error, link.kin, link.text, names),
        ),
        is_limited=bool(headers) and carried.is_exhausted(headers),
        retry_after=_wait(error, headers, body, message),
        is_model=link.is_model or _asks_a_model(error, response),
    )


def _elsewhere(error: BaseException, names: frozenset[str]) -> carried.Reply:
    for held in answers.bodies(error, names):
        if (reply := carried.read_body(held)).codes or reply.said:
            return reply
    return carried.SILENT


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


def _wait(error: BaseException, headers: dict[str, str], body: carried.Reply, message: str) -> float | None:
    for wait in (carried.seconds(look(error, "retry_after")), carried.wait_in(headers), body.retry_after):
        if wait is not None:
            return wait
    return carried.wait_in_text(message[:READ_FOR_PHRASES].lower())


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


def causes_of(error: BaseException) -> Iterator[BaseException]:
    """What the error itself says that it wraps."""
    attempt = look(error, "last_attempt")  # tenacity's future; asking it for its exception would wait for it
    kwargs = look(error, "kwargs")  # botocore's HTTPClientError
    args = look(error, "args")
    held = [look(error, "__cause__"), *(look(error, name) for name in _WRAPPED), look(attempt, "_exception")]
    held += [kwargs.get("error")] if isinstance(kwargs, dict) else []
    held += args[:3] if isinstance(args, tuple) else ()
    return (cause for cause in held if issubclass(type(cause), BaseException))


def _context_of(error: BaseException) -> BaseException | None:
    context = look(error, "__context__")
    hidden = look(error, "__suppress_context__")
    return context if issubclass(type(context), BaseException) and not hidden else None


def _members_of(error: BaseException) -> Iterator[BaseException]:
    members = look(error, "exceptions")
    found = members[:_MOST_LINKS] if isinstance(members, tuple) else ()
    return (member for member in found if issubclass(type(member), BaseException))
