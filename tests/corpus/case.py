"""One case of the corpus, and the answer that a loopback server gives in it."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from lambdas.core.model.failure import Code

if TYPE_CHECKING:
    from tests.corpus.loopback import Loopback


class Manner(StrEnum):
    WHOLE = "whole"  # status, headers and all of the body
    CUT = "cut"  # half of the promised body, then the connection ends
    RESET = "reset"  # the connection is reset before any answer
    SLOW = "slow"  # headers at once, the body never
    MUTE = "mute"  # the request is read, nothing is answered


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    status: int = 200
    body: bytes = b"{}"
    headers: Mapping[str, str] = field(default_factory=dict)
    manner: Manner = Manner.WHOLE


def answer(status: int, body: Any = None, manner: Manner = Manner.WHOLE, **headers: str) -> Answer:
    """Header names are written with _ for -; a body that is no text is sent as JSON."""
    raw = body if isinstance(body, str) else json.dumps(body if body is not None else {})
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Answer(
        status=status, body=raw.encode(), headers={"content-type": "application/json", **named}, manner=manner
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    name: str
    provoke: Callable[["Loopback"], object]  # must raise
    code: Code
    why: str
    in_effect: bool = False
    retry_after: float | None = None
    error_type: str = ""  # checked when given
    also: tuple[Code, ...] = ()  # answers that are as good, written down before the first look too
    constructed: bool = False  # by the package's own constructor, where no call to a loopback server can raise it


type_of_call = Callable[["Loopback"], object]


def asked(
    name: str,
    call: type_of_call,
    reply: Answer,
    code: Code,
    why: str,
    *,
    in_effect: bool = False,
    retry_after: float | None = None,
    error_type: str = "",
) -> Case:
    """A case whose error comes from a server's answer."""

    def provoke(server: "Loopback") -> object:
        server.answer = reply
        return call(server)

    return Case(
        name=name,
        provoke=provoke,
        code=code,
        why=why,
        in_effect=in_effect,
        retry_after=retry_after,
        error_type=error_type,
    )
