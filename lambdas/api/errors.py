"""The domain's errors as problems: the one table from what the core raises to what a caller reads."""

from collections.abc import Callable
from typing import Any

from aws_lambda_powertools.event_handler.exceptions import NotFoundError
from aws_lambda_powertools.event_handler.openapi.exceptions import RequestUnsupportedContentType, RequestValidationError

from lambdas.api.problems import Problem
from lambdas.core.errors import Unavailable
from lambdas.core.redrive.approval import NoSuchRedrive, NotAllowed
from lambdas.core.redrive.ports import NotWaiting, RedriveMoved
from lambdas.core.redrive.request import BadRequest
from lambdas.core.redrive.unbegun import NotProposed
from lambdas.core.refusals import BadCursor, EffectTaken, HeadMoved, LetterMoved
from lambdas.core.settle_effect import BadStatement, NoSuchEffect, NoSuchLetter, NotInDoubt


def problem_of(error: Exception) -> Problem | None:
    """None for an error that nobody foresaw."""
    if isinstance(error, Problem):
        return error
    for kind, made in _TABLE:
        if isinstance(error, kind):
            return made(error)
    return None


def _as(code: str) -> Callable[[Any], Problem]:
    return lambda error: Problem(code, str(error))


def _faulty(error: Any) -> Problem:
    return Problem("INVALID", error.faults[0], faults=error.faults)


def _invalid(error: Any) -> Problem:
    """Where and what, without the value: it may be anything, and long."""
    faults = [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors()]
    return Problem("INVALID", faults[0], faults=faults[:50])


_TABLE: tuple[tuple[type[Exception], Callable[[Any], Problem]], ...] = (
    (RequestUnsupportedContentType, _as("UNSUPPORTED_MEDIA")),
    (RequestValidationError, _invalid),
    (NotFoundError, lambda _: Problem("NOT_FOUND", "no route of the API leads here")),
    (BadCursor, lambda _: Problem("BAD_CURSOR", "the cursor is not readable")),
    (BadRequest, _faulty),
    (BadStatement, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (NoSuchLetter, _as("LETTER_NOT_FOUND")),
    (NoSuchEffect, _as("EFFECT_NOT_FOUND")),
    (NotInDoubt, _as("NOT_IN_DOUBT")),
    (NoSuchRedrive, _as("REDRIVE_NOT_FOUND")),
    (NotAllowed, _as("NOT_WAITING")),
    (NotProposed, lambda error: Problem("NOT_PROPOSED", f"{error}: read {error.look_at}")),
    (NotWaiting, _as("NOT_WAITING")),
    (LetterMoved, _as("NOT_OPEN")),
    (EffectTaken, _as("MOVED")),
    (HeadMoved, _as("MOVED")),
    (RedriveMoved, _as("MOVED")),
    # Which table or queue, and why, is for our log, not for a tenant.
    (Unavailable, lambda _: Problem("UNAVAILABLE", "a table, queue or bucket of ours does not answer")),
)
