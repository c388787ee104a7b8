"""Evidence: what an exception says, as plain data. Judging reads this and nothing else.

A chain of errors is a list of links that name each other by number, so the whole of it can cross a pipe between
processes as JSON. `extract` makes it from a live exception; nothing here runs an exception's own code.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from lambdas.core.classify.carried import root_of, words
from lambdas.core.model.failure import Kind
from lambdas.core.model.value import names_in, value

MODEL_PACKAGES = words(
    """openai anthropic google.genai google.generativeai vertexai mistralai cohere groq together litellm ollama
    replicate huggingface_hub ai21 fireworks xai_sdk voyageai dashscope zhipuai cerebras azure.ai langchain_openai
    langchain_anthropic langchain_aws langchain_google_genai langchain_mistralai"""
)
READ_FOR_PHRASES = 600


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
        is_model=not MODEL_PACKAGES.isdisjoint(roots),
        is_ours=root == "lambdas",
        is_plain=roots == {""},
    )


def lowered(link: Link) -> str:
    """The message's beginning in lower case, for phrases."""
    return link.message[:READ_FOR_PHRASES].lower()


_EMPTY = Link(types=("builtins.Exception",))
_SETS = ("via", "codes")
_TUPLES = ("types", "frames", "causes", "members")


def as_data(evidence: Evidence) -> list[dict[str, Any]]:
    """JSON, without what a link does not have."""
    return [_link_as_data(link) for link in evidence.links]


def _link_as_data(link: Link) -> dict[str, Any]:
    held = {name: getattr(link, name) for name in names_in(Link)}
    data = {name: known for name, known in held.items() if name == "types" or known != getattr(_EMPTY, name)}
    for name in data.keys() & set(_SETS):
        data[name] = sorted(data[name])
    for name in data.keys() & set(_TUPLES):
        data[name] = list(data[name])
    if link.signal is not None:
        data["signal"] = [link.signal.kind.value, link.signal.code, link.signal.detail]
    return data


def from_data(data: list[dict[str, Any]]) -> Evidence:
    return Evidence(links=tuple(_link_from(part) for part in data))


def _link_from(part: Mapping[str, Any]) -> Link:
    held = dict(part)
    for name in held.keys() & set(_SETS):
        held[name] = frozenset(held[name])
    for name in held.keys() & set(_TUPLES):
        held[name] = tuple(held[name])
    if "signal" in held:
        kind, code, detail = held["signal"]
        held["signal"] = Signal(kind=Kind(kind), code=code, detail=detail)
    return Link(**held)
