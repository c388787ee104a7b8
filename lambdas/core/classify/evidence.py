"""Evidence: what an exception says, as plain data, and how it is read from a live one. Judging reads this alone.

This is the one place that reads an exception's own attributes; what a vendor's reply adds is in `replies`. Packages are
known by name and never imported. If an exception's own code raises, that part counts as absent. Of the way to an error
it reads code positions and source lines, never a local variable: a traceback must not carry a payload.
"""

import errno
import linecache
import opcode
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import PurePath
from types import FrameType, TracebackType
from typing import Any

from lambdas.core.model.failure import AgentSignal, Kind, NotDone
from lambdas.core.model.value import replace, value


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


MODEL_PACKAGES = words(
    """openai anthropic google.genai google.generativeai vertexai mistralai cohere groq together litellm ollama
    replicate huggingface_hub ai21 fireworks xai_sdk voyageai dashscope zhipuai zai cerebras azure.ai aleph_alpha_client
    text_generation fal_client qianfan portkey_ai openrouter writerai reka sambanova predibase baseten_client lamini
    octoai llama_cpp vllm volcenginesdkarkruntime minimax moonshot ibm_watsonx_ai aisuite deepseek nvidia_nim
    langchain_openai langchain_anthropic langchain_aws langchain_google_genai langchain_google_vertexai
    langchain_mistralai langchain_groq langchain_cohere langchain_ollama langchain_fireworks langchain_together
    langchain_huggingface langchain_xai langchain_deepseek langchain_ibm langchain_nvidia_ai_endpoints"""
)
_OF_MODELS = words("llm llms chat_models inference completions chat_completion")
_MODEL_NAMES = ("ModelProvider", "ModelRateLimit", "ModelAPI", "ModelHTTP", "LLM", "Completion", "Prediction")
READ_FOR_PHRASES = 600
LONGEST_MESSAGE = 4_000
# Where libraries keep the error that they wrap, besides `__cause__`: SQLAlchemy, urllib3, litellm, azure, backoff.
_WRAPPED = (
    *("last_exception", "orig", "reason", "original_exception", "original_error", "inner_exception"),
    *("error", "exception"),
)
# Cassandra keeps an error for each host, yt-dlp what `sys.exc_info` gave.
_SEVERAL = ("errors", "exc_info")
_HOLDERS = frozenset((*_WRAPPED, *_SEVERAL, "last_attempt", "kwargs"))
_MOST_LINKS = 48
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
# Namespaces whose first word alone names nothing.
_NAMESPACES = frozenset({"google", "azure", "concurrent", "urllib", "http", "xml"})
# Packages whose errors are known by another's name; ours is one package, whichever folder an error's class lies in.
_ALIASES = {"builtins": "", "pydantic_core": "pydantic", "_queue": "queue", "lazaret": "lambdas"}
_DEEPEST, _HEAD, _TAIL = 2_000, 3, 10  # frames that are read, for a recursion leaves a thousand; and that are shown


@value
class Signal:
    """The agent's own word about its failure."""

    kind: Kind
    code: str
    detail: str


@value
class Link:
    """One error of a chain."""

    types: tuple[str, ...]  # the class and its bases, each with its module, without `object`
    text: str = ""  # the exception's own text
    message: str = ""  # the vendor's own sentence where there is one, else the text
    frames: tuple[str, ...] = ()  # the way to the error, as a person reads it: places and source lines, no values
    where: str = ""  # innermost function of the user's code
    via: frozenset[str] = frozenset()  # packages between that function and the error
    status: int | None = None  # HTTP status, from the places that are part of a signature
    answered: int | None = None  # HTTP status, from any other place
    said: str = ""  # a sentence from anywhere in the answer, if `message` has none
    hint: bool | None = None  # the library's own word on whether another try may work
    codes: frozenset[str] = frozenset()  # the vendor's codes and types, lower case
    is_limited: bool = False  # headers say that a rate limit is used up
    retry_after: float | None = None
    is_model: bool = False  # a model's vendor is on the other side
    signal: Signal | None = None
    is_from_call: bool = False  # no `raise` of the last frame raised it, but what that frame called: a function in C
    is_own: bool = False  # its class is written in the user's code
    is_not_done: bool = False  # an effect's own word that it did not happen
    causes: tuple[int, ...] = ()  # what the error itself says that it wraps, as places in the chain
    context: int | None = None  # what was being handled when it was raised, unless the program hid it
    members: tuple[int, ...] | None = None  # of a group

    @property
    def kin(self) -> "Kin":
        """Looked up once for each link: it is asked for at every turn."""
        held: dict[str, Any] = self.__dict__
        known: Kin | None = held.get("_kin")
        if known is None:
            known = held["_kin"] = kin_of(self.types)
        return known


@value
class Evidence:
    links: tuple[Link, ...]  # the first is the error that left the agent


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


@lru_cache(maxsize=1024)
def kin_of(types: tuple[str, ...]) -> Kin:
    names, roots = set[str](), set[str]()
    for qualified in types:
        module, _, name = qualified.rpartition(".")
        root = root_of(module)
        names |= {name, qualified, f"{root}.{name}"}
        roots.add(root)
    module, _, own = types[0].rpartition(".")
    root = root_of(module)
    return Kin(
        # Our own signals read as the agent wrote them: Permanent, not lambdas.Permanent.
        name=f"{root}.{own}" if root not in ("", "lambdas") else own,
        own=own,
        names=frozenset(names),
        roots=frozenset(roots),
        is_model=not MODEL_PACKAGES.isdisjoint(roots) or any(map(_is_of_a_model, types)),
        is_ours=root == "lambdas",
        is_plain=roots == {""},
    )


def _is_of_a_model(qualified: str) -> bool:
    """By the folders of an unknown package, or the class's own name: `x.llm.exceptions`, `ModelProviderError`."""
    module, _, name = qualified.rpartition(".")
    return not _OF_MODELS.isdisjoint(module.split(".")) or name.startswith(_MODEL_NAMES)


@lru_cache(maxsize=2048)
def root_of(module: str) -> str:
    """The package as a person names it: `openai`, `google.genai`; nothing for builtins."""
    first, _, rest = module.partition(".")
    if first in _NAMESPACES and rest:
        return f"{first}.{rest.partition('.')[0]}"
    return _ALIASES.get(first, first)


def look(thing: object, name: str) -> Any:
    """An attribute or None: a hostile property may raise anything, even what is not an Exception."""
    try:
        return getattr(thing, name, None)
    except BaseException:
        return None


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
        is_told = bool(self.links) and self.links[0].signal is not None
        self.links.append(read(error, is_told=is_told))
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


def read(error: BaseException, *, is_told: bool = False) -> Link:
    """What one error says by itself. Below the agent's own signal it is shown and not judged: no reply is read."""
    try:
        return _read(error, is_told)
    except BaseException:
        return Link(types=_types.__wrapped__(type(error)))


@lru_cache(maxsize=1024)
def _types(cls: type[BaseException]) -> tuple[str, ...]:
    return tuple(f"{_told_of(base, '__module__')}.{_told_of(base, '__name__')}" for base in _MRO(cls)[:-1])


# As `type` itself knows them: a metaclass may answer with code of its own.
_MRO = type.__dict__["__mro__"].__get__


def _told_of(cls: type, name: str) -> str:
    text = type.__dict__[name].__get__(cls)
    return text if type(text) is str else "?"


def _read(error: BaseException, is_told: bool) -> Link:
    cls = type(error)
    types = _types(cls)  # type: ignore[arg-type]  # mypy asks the class for its instances' hash
    kin, own, text = kin_of(types), look(error, "__dict__"), text_of(error)
    traceback = traceback_of(error)
    walked = _walk(traceback)
    where, via = _place(error, kin, walked)
    link = Link(
        types=types,
        text=text,
        message=text,
        frames=tuple(_shown(walked)),
        where=where,
        via=via,
        is_model=kin.is_model or not MODEL_PACKAGES.isdisjoint(via),
        signal=_signal_of(error),
        is_from_call=kin.is_plain and traceback is not None and not _is_raised_there(traceback),
        is_own=_is_own(types[0].rpartition(".")[0]),
        is_not_done=issubclass(cls, NotDone),
        members=() if issubclass(cls, BaseExceptionGroup) else None,
    )
    if is_told:
        return link
    if kin.is_plain and (number := errno.errorcode.get(look(error, "errno"))):
        link = replace(link, codes=frozenset({f"errno {number.lower()}"}))
    if (kin.is_ours or (kin.is_plain and not own)) and look(error, "retry_after") is None:
        return link
    from lambdas.core.classify import replies  # noqa: PLC0415 - most errors of agents carry no reply

    return replies.added(error, link, own if isinstance(own, dict) else {})


@lru_cache(maxsize=1024)
def _is_own(module: str) -> bool:
    file = getattr(sys.modules.get(module), "__file__", None)
    return isinstance(file, str) and is_users(file)


def _signal_of(error: BaseException) -> Signal | None:
    # A hostile class may lie about itself: issubclass asks the type, isinstance the object.
    if issubclass(type(error), AgentSignal) and isinstance(error, AgentSignal):
        return Signal(kind=error.kind, code=error.code, detail=error.detail)
    return None


def text_of(error: BaseException) -> str:
    try:
        return str(error)[:LONGEST_MESSAGE]
    except BaseException:
        return ""


def _place(error: BaseException, kin: Kin, walked: "Walked") -> tuple[str, frozenset[str]]:
    where, via = _placed(walked)
    if "TimeoutError" in kin.names:
        # asyncio.timeout cancels the work and raises in its own frame: what was waited for is in the cancellation.
        cancelled = look(error, "__cause__")
        cancelled = look(error, "__context__") if cancelled is None else cancelled
        if issubclass(type(cancelled), BaseException):
            inner_where, inner_via = place(traceback_of(cancelled))
            return where or inner_where, via | inner_via
    return where, via


def traceback_of(error: BaseException) -> TracebackType | None:
    traceback = look(error, "__traceback__")
    return traceback if isinstance(traceback, TracebackType) else None


def causes_of(error: BaseException) -> Iterator[BaseException]:
    """What the error itself says that it wraps."""
    own = look(error, "__dict__")
    names = _holders_on(type(error)).union(own) if isinstance(own, dict) and own else _holders_on(type(error))  # type: ignore[arg-type]
    args = look(error, "args")
    held = [look(error, "__cause__"), *(_held(error, names) if not names.isdisjoint(_HOLDERS) else ())]
    held += args[:3] if isinstance(args, tuple) else ()
    return (cause for cause in held if issubclass(type(cause), BaseException))


@lru_cache(maxsize=1024)
def _holders_on(cls: type[BaseException]) -> frozenset[str]:
    kin = _MRO(cls)  # and not `dir`, which asks the metaclass
    return _HOLDERS.intersection(name for each in kin for name in type.__dict__["__dict__"].__get__(each))


def _held(error: BaseException, names: frozenset[str]) -> Iterator[object]:
    yield from (look(error, name) for name in _WRAPPED if name in names)
    if "last_attempt" in names:  # tenacity's future; asking it for its exception would wait for it
        yield look(look(error, "last_attempt"), "_exception")
    kwargs = look(error, "kwargs") if "kwargs" in names else None  # botocore's HTTPClientError
    if isinstance(kwargs, dict):
        yield kwargs.get("error")
    for name in _SEVERAL:
        several = look(error, name) if name in names else None
        if isinstance(several, dict):
            several = [*several.values()]
        if isinstance(several, (list, tuple)):
            yield from several[:_MOST_LINKS]


def _context_of(error: BaseException) -> BaseException | None:
    context = look(error, "__context__")
    hidden = look(error, "__suppress_context__")
    return None if hidden or not issubclass(type(context), BaseException) else context


def _members_of(error: BaseException) -> Iterator[BaseException]:
    members = look(error, "exceptions")
    found = members[:_MOST_LINKS] if isinstance(members, tuple) else ()
    return (member for member in found if issubclass(type(member), BaseException))


Walked = list[tuple[FrameType, int]]  # frames, each with its line


def place(traceback: TracebackType | None) -> tuple[str, frozenset[str]]:
    """The innermost function of the user's code, and the packages between it and the error."""
    return _placed(_walk(traceback))


def _placed(walked: Walked) -> tuple[str, frozenset[str]]:
    below, in_users = set[str](), False
    for frame, _line in reversed(walked):
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
    return _shown(_walk(traceback))


def _shown(walked: Walked) -> list[str]:
    few = len(walked) <= _HEAD + _TAIL
    kept = walked if few else [*walked[:_HEAD], *walked[-_TAIL:]]
    lines = [_told(each.f_code.co_filename, line, each.f_code.co_name) for each, line in kept]
    return lines if few else [*lines[:_HEAD], f"  … {len(walked) - len(kept)} frames left out …", *lines[_HEAD:]]


def _walk(traceback: TracebackType | None) -> Walked:
    walked: Walked = []
    while traceback is not None and len(walked) < _DEEPEST:  # as walk_tb does, at a third of its cost
        walked.append((traceback.tb_frame, traceback.tb_lineno))
        traceback = traceback.tb_next
    return walked


_RAISES = frozenset(opcode.opmap[name] for name in ("RAISE_VARARGS", "RERAISE"))


def _is_raised_there(traceback: TracebackType) -> bool:
    """Did the innermost frame raise it with a `raise` of its own?"""
    deep = 0
    while traceback.tb_next is not None and deep < _DEEPEST:
        traceback, deep = traceback.tb_next, deep + 1
    return traceback.tb_frame.f_code.co_code[traceback.tb_lasti] in _RAISES


@lru_cache(maxsize=2048)
def _told(filename: str, line: int, function: str) -> str:
    source = linecache.getline(filename, line).strip()
    place = f"  {_short(filename)}:{line} in {function}"
    return f"{place}\n    {source[:200]}" if source else place


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
