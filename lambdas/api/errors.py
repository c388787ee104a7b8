"""The domain's errors as problems: the one table from what the core raises to what a caller reads.

It imports whatever can raise one. So it is imported when something was raised, and not at a cold start.
"""

from collections.abc import Callable
from typing import Any

from aws_lambda_powertools.event_handler.exceptions import NotFoundError
from aws_lambda_powertools.event_handler.openapi.exceptions import RequestUnsupportedContentType, RequestValidationError

from lambdas.api.problems import Problem
from lambdas.core.model.errors import (
    BadCursor,
    EffectTaken,
    ForeignReference,
    HeadMoved,
    LetterMoved,
    NoSuchRow,
    SoundRow,
    Unavailable,
)
from lambdas.core.model.job import Refused
from lambdas.core.model.wait import NoSuchCallback
from lambdas.core.notify.notice import EndpointRefused
from lambdas.core.operate.decide_effect import BadStatement, NoSuchEffect, NotInDoubt
from lambdas.core.operate.letters import NoSuchGroup, NoSuchLetter, NotFree
from lambdas.core.operate.signal import (
    AlreadyAnswered,
    AnswerStale,
    BadAnswer,
    NoSuchQuestion,
    NotAskedOf,
    NotJson,
    Restless,
    TooLarge,
)
from lambdas.core.operate.strategies import BadRuling
from lambdas.core.operate.submit import JobIdReused, LaneRetired, NoSuchLane
from lambdas.core.operate.tenants import BreakerMoving, BreakerNotOpen, NoEndpoint
from lambdas.core.ports.redrives import NotWaiting, RedriveMoved
from lambdas.core.redrive.approval import NoSuchRedrive, NotAllowed, PlanChanged, RedriveOver, SamePerson
from lambdas.core.redrive.request import BadRequest
from lambdas.core.redrive.start import NotProposed, UnderWay


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
    (NotFoundError, lambda _: Problem("NOT_FOUND", "the API has no such route")),
    (BadCursor, lambda _: Problem("BAD_CURSOR", "the cursor is not readable")),
    (BadRequest, _faulty),
    (EndpointRefused, lambda error: Problem("INVALID", str(error), faults=[f"url: {error}"])),
    (BadStatement, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (BadRuling, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (Refused, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (TooLarge, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (NotJson, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (Restless, _as("MOVED")),
    (BadAnswer, lambda error: Problem("INVALID", str(error), faults=[str(error)])),
    (NotAskedOf, _as("OPERATORS_ONLY")),
    (NoSuchQuestion, _as("QUESTION_NOT_FOUND")),
    (AnswerStale, _as("STALE_ANSWER")),
    (AlreadyAnswered, lambda _: Problem("ANSWERED", "the question has another answer, or somebody else's")),
    (NoSuchCallback, _as("NOT_FOUND")),
    (NoSuchLane, _as("LANE_NOT_FOUND")),
    (LaneRetired, _as("LANE_RETIRED")),
    (JobIdReused, _as("JOB_ID_REUSED")),
    (NoSuchLetter, _as("LETTER_NOT_FOUND")),
    (NoSuchGroup, _as("GROUP_NOT_FOUND")),
    (NoSuchRow, _as("ROW_NOT_FOUND")),
    (SoundRow, _as("SOUND_ROW")),
    (NoEndpoint, _as("ENDPOINT_NOT_FOUND")),
    (NotFree, _as("NOT_OPEN")),
    (ForeignReference, lambda _: Problem("FOREIGN_REFERENCE", "the letter's input is not read")),
    (BreakerNotOpen, _as("BREAKER_NOT_OPEN")),
    (BreakerMoving, _as("MOVED")),
    (NoSuchEffect, _as("EFFECT_NOT_FOUND")),
    (NotInDoubt, _as("NOT_IN_DOUBT")),
    (NoSuchRedrive, _as("REDRIVE_NOT_FOUND")),
    (SamePerson, _as("SAME_PERSON")),
    (RedriveOver, _as("REDRIVE_OVER")),
    (PlanChanged, _as("MOVED")),
    (NotAllowed, _as("NOT_WAITING")),
    (UnderWay, _as("UNDER_WAY")),
    (NotProposed, lambda error: Problem("NOT_PROPOSED", f"{error}: read {error.look_at}")),
    (NotWaiting, _as("NOT_WAITING")),
    (LetterMoved, _as("NOT_OPEN")),
    (EffectTaken, _as("MOVED")),
    (HeadMoved, _as("MOVED")),
    (RedriveMoved, _as("MOVED")),
    # Which table or queue, and why, is for our log, not for a tenant.
    (Unavailable, lambda _: Problem("UNAVAILABLE", "one of our tables, queues or buckets does not answer")),
)
