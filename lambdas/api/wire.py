"""What the routes share: who is calling, the clock, and a way to say a thing. It knows the wiring, and no route."""

import re
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from aws_lambda_powertools.event_handler.router import APIGatewayHttpRouter

from lambdas import wiring
from lambdas.api.identity import Caller
from lambdas.api.problems import Problem
from lambdas.core.timeline import Event

T = TypeVar("T")
_KEY = re.compile(r"[A-Za-z0-9_.:-]{1,128}")


def new_router() -> APIGatewayHttpRouter:
    return APIGatewayHttpRouter()  # type: ignore[no-untyped-call]


def caller_in(router: APIGatewayHttpRouter) -> Caller:
    caller: Caller = router.context["caller"]
    return caller


def operator_in(router: APIGatewayHttpRouter) -> Caller:
    """Checked before by the route's key too: a mistake in one place opens nothing."""
    caller = caller_in(router)
    if not caller.operator:
        raise Problem("OPERATORS_ONLY", "this is for people of the group `operators`")
    return caller


def said(what: str, *, who: str, why: str, **data: Any) -> Event:
    return Event(at=wiring.now(), event_id=wiring.new_id(), what=what, who=who, why=why, data=data)


def idempotency_key(router: APIGatewayHttpRouter) -> str:
    """The caller's own, or nothing. Raise `Problem` INVALID."""
    given = router.current_event.headers.get("idempotency-key") or ""
    if given and not _KEY.fullmatch(given):
        raise Problem(
            "INVALID", "a header is wrong", faults=["Idempotency-Key: expected 1 to 128 of A-Z a-z 0-9 _ . : -"]
        )
    return given


class Fresh(Generic[T]):
    """An answer that may be some seconds old: what an open page asks for again and again is read once."""

    def __init__(self, ask: Callable[[], T], *, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask, self._seconds, self._clock = ask, seconds, clock
        self._kept: tuple[float, T] | None = None

    def __call__(self) -> T:
        if self._kept is None or self._clock() - self._kept[0] > self._seconds:
            self._kept = (self._clock(), self._ask())
        return self._kept[1]

    def forget(self) -> None:
        self._kept = None
