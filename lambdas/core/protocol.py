"""A protocol is written once, as a generator that yields the calls to make, and driven with or without asyncio."""

import asyncio
import inspect
from collections.abc import Callable, Generator
from typing import Any, TypeVar

T = TypeVar("T")
Call = Callable[[], Any]
Protocol = Generator[Call, Any, T]


class _Ended(Exception):
    """StopIteration may not leave a thread: this carries its value instead."""


def is_async(*functions: Callable[..., Any] | None) -> bool:
    return any(
        inspect.iscoroutinefunction(fn) or inspect.iscoroutinefunction(getattr(fn, "__call__", None))  # noqa: B004
        for fn in functions
        if fn is not None
    )


def drive(protocol: Protocol[T], what: str) -> T:
    """Raise TypeError for a call that gives an awaitable: a kept result could not be awaited in its place."""
    try:
        call = next(protocol)
        while True:
            try:
                value = call()
                if inspect.isawaitable(value):
                    _close(value)
                    raise TypeError(f"{what} gave an awaitable: pass the async function itself, and await the outcome")
            except BaseException as error:
                call = protocol.throw(error)
            else:
                call = protocol.send(value)
    except StopIteration as end:
        result: T = end.value
        return result


async def drive_async(protocol: Protocol[T]) -> T:
    """What lies between the calls talks to the ledger, so it runs in a thread: the agent's loop goes on meanwhile."""
    step: Callable[[], Call] = lambda: next(protocol)  # noqa: E731
    while True:
        try:
            call = await asyncio.to_thread(_one, step)
        except _Ended as end:
            result: T = end.args[0]
            return result
        try:
            value = call()
            if inspect.isawaitable(value):
                value = await value
        except BaseException as error:
            step = _throwing(protocol, error)
        else:
            step = _sending(protocol, value)


def _one(step: Callable[[], Call]) -> Call:
    try:
        return step()
    except StopIteration as end:
        raise _Ended(end.value) from None


def _throwing(protocol: Protocol[T], error: BaseException) -> Callable[[], Call]:
    return lambda: protocol.throw(error)


def _sending(protocol: Protocol[T], value: Any) -> Callable[[], Call]:
    return lambda: protocol.send(value)


def _close(awaitable: Any) -> None:
    if inspect.iscoroutine(awaitable):
        awaitable.close()  # or Python warns that it was never awaited
