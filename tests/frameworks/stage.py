"""What a framework's stage offers to the tests: a fake model that says its lines, and tools in one of three roles."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from lambdas.core.agent.run import Run
from lazaret.frameworks.feed import Price
from lazaret.frameworks.tools import How


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One answer of the model."""

    text: str = ""
    calls: tuple[tuple[str, dict[str, Any]], ...] = ()
    error: Exception | None = None
    input_tokens: int = 10
    output_tokens: int = 5


def say(text: str) -> Turn:
    return Turn(text=text)


def call(tool: str, **arguments: Any) -> Turn:
    return Turn(calls=((tool, arguments),))


class Script:
    """The model's lines, in order. It begins anew for every attempt, as a model with a cold heart would.

    One that `follows` knows its line by what it has said in the conversation before.
    """

    def __init__(self, *turns: Turn, follows: bool = False) -> None:
        self._turns = turns
        self._follows = follows
        self._next = 0
        self.asked = 0  # over all attempts

    def rewind(self) -> None:
        self._next = 0

    def __call__(self, said: int) -> Turn:
        self.asked += 1
        self._next = said if self._follows else self._next
        turn = self._turns[min(self._next, len(self._turns) - 1)]
        self._next += 1
        if turn.error is not None:
            raise turn.error
        return turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Prop:
    """A function in its role: watched only, a step, or an effect."""

    fn: Callable[..., Any]
    role: str = "watched"
    how: How | None = None


def watched(fn: Callable[..., Any]) -> Prop:
    return Prop(fn=fn)


def step(fn: Callable[..., Any]) -> Prop:
    return Prop(fn=fn, role="step")


def effect(fn: Callable[..., Any], how: How) -> Prop:
    return Prop(fn=fn, role="effect", how=how)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    script: Script
    props: tuple[Prop, ...] = ()
    price: Price | None = None
    prompt: str = "look it up"


class Stage(Protocol):
    """Plays a scene in one framework and gives what the model said last."""

    def __call__(self, run: Run, scene: Scene) -> Any: ...


@dataclass
class Calls:
    """A tool that counts its calls. Its answers come in order, the last one for ever."""

    answers: tuple[Any, ...] = ("found",)
    made: list[dict[str, Any]] = field(default_factory=list)

    def answer(self, **arguments: Any) -> Any:
        answer = self.answers[min(len(self.made), len(self.answers) - 1)]
        self.made.append(arguments)
        if isinstance(answer, BaseException):
            raise answer
        return answer
