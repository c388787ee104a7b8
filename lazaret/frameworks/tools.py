"""Tools as steps and effects: a function of a user, wrapped so that every framework still takes it for the same.

It imports no framework. Arguments and results pass as JSON, whatever types the framework makes of them.
"""

import asyncio
import functools
import inspect
import threading
from collections.abc import Callable, Collection, Mapping
from typing import Any, NotRequired, Required, TypedDict, Unpack
from weakref import WeakKeyDictionary

from pydantic_core import to_jsonable_python

from lazaret import NotDoneWhen, Run, is_async

# What a tool says to its framework by one of these would be lost in JSON: better refused by the run than kept wrong.
_FRAMEWORKS = frozenset({"langchain", "langchain_core", "langgraph", "openai_agents", "strands", "pydantic_ai"})

Function = Callable[..., Any]

_turns: "WeakKeyDictionary[Run, dict[tuple[str, str], threading.Lock]]" = WeakKeyDictionary()
_turns_lock = threading.Lock()


class How(TypedDict, total=False):
    """How a tool is performed as an effect. `key` and `verify` get the tool's arguments by name."""

    action: Required[str]
    key: Required[Callable[..., object]]
    verify: NotRequired[Function]
    idempotent: NotRequired[bool]
    not_done: NotRequired[NotDoneWhen]
    same: NotRequired[Collection[str]]
    compensate: NotRequired[str]


class _Call:
    """A call that is ready to be made, which stands for its function: by that a step knows it again."""

    def __init__(self, fn: Function, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
        inner = inspect.unwrap(fn)
        self.__wrapped__ = inner
        self.__code__ = getattr(inner, "__code__", None)
        self.__qualname__ = getattr(inner, "__qualname__", type(inner).__qualname__)
        self._make: Callable[[], Any] = lambda: fn(*args, **kwargs)

    def __call__(self, /, *_args: Any, **_kwargs: Any) -> Any:
        return _plain(self._make())


class _AsyncCall(_Call):
    async def __call__(self, /, *_args: Any, **_kwargs: Any) -> Any:
        return _plain(await self._make())


def kept(run: Run, fn: Function, *, name: str, hidden: Collection[str] = ()) -> Function:
    """The same function, every call of it a step. What is `hidden` comes from the framework and makes no difference."""
    return _performed(fn, hidden, lambda call, arguments: run.step(name, call, _shown(arguments)))


def once(run: Run, fn: Function, *, hidden: Collection[str] = (), **how: Unpack[How]) -> Function:
    """The same function, performed once for its action and key.

    A model may ask for the same thing twice in one turn, and frameworks call tools at once: the second waits.
    """
    action, key, verify = how["action"], how["key"], how.get("verify")
    if is_async(verify) and not is_async(fn):
        raise TypeError(f"verify of {action!r} is async and its tool {fn.__name__!r} is not: make both of one kind")

    def perform(call: _Call, arguments: dict[str, Any]) -> Any:
        chosen = str(key(**arguments))
        begin = functools.partial(
            run.effect,
            action,
            key=chosen,
            do=call,
            kwargs=arguments,
            verify=verify,
            idempotent=how.get("idempotent", False),
            not_done=how.get("not_done", ()),
            same=how.get("same", ()),
            compensate=how.get("compensate", ""),
        )
        turn = _turn_of(run, action, chosen)
        return _await_turn(turn, begin) if is_async(call) else _take_turn(turn, begin)

    return _performed(fn, hidden, perform)


def _turn_of(run: Run, action: str, key: str) -> threading.Lock:
    with _turns_lock:
        return _turns.setdefault(run, {}).setdefault((action, key), threading.Lock())


def _take_turn(turn: threading.Lock, begin: Callable[[], Any]) -> Any:
    with turn:
        return begin()


async def _await_turn(turn: threading.Lock, begin: Callable[[], Any]) -> Any:
    """Asked again and again, because a thread that waits for a lock cannot be cancelled with its task."""
    while not turn.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        return await begin()
    finally:
        turn.release()


def not_among(fn: Function, properties: Collection[str]) -> frozenset[str]:
    """The parameters that the model does not fill: the framework does."""
    return frozenset(inspect.signature(fn).parameters) - frozenset(properties)


def _performed(fn: Function, hidden: Collection[str], perform: Callable[[_Call, dict[str, Any]], Any]) -> Function:
    signature = inspect.signature(fn)

    @functools.wraps(fn)
    def tool(*args: Any, **kwargs: Any) -> Any:
        return perform(_Call(fn, args, kwargs), _arguments(signature, hidden, args, kwargs))

    @functools.wraps(fn)
    async def async_tool(*args: Any, **kwargs: Any) -> Any:
        return await perform(_AsyncCall(fn, args, kwargs), _arguments(signature, hidden, args, kwargs))

    return async_tool if is_async(fn) else tool


def _arguments(
    signature: inspect.Signature, hidden: Collection[str], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> dict[str, Any]:
    """By name, defaults filled in: an argument that is left out is the same as its default."""
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    found: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        if signature.parameters[name].kind is inspect.Parameter.VAR_KEYWORD:
            found |= value
        elif name not in hidden:
            found[name] = value
    return found


def _shown(arguments: dict[str, Any]) -> Any:
    """As JSON, because two models or dates of one type would look the same to a step."""
    return to_jsonable_python(arguments, fallback=lambda o: type(o).__qualname__, bytes_mode="base64")


def _plain(result: Any) -> Any:
    """As JSON, so that the first attempt and a later one give the framework the same. Never raises: it has happened."""
    if type(result).__module__.partition(".")[0] in _FRAMEWORKS:
        return result
    try:
        return to_jsonable_python(result)
    except Exception:
        return result
