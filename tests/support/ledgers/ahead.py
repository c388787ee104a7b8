"""The builders, a century ahead and in a lane of their own: these tests run on the table of a deployed application.

Its sweep must not find what a test has left past due, and its own tests must not count these letters.
"""

from collections.abc import Callable
from dataclasses import fields, replace
from datetime import datetime, timedelta
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from lambdas.core.model.job import JobKey
from tests.support import builders

P = ParamSpec("P")
T = TypeVar("T")
CENTURY = timedelta(days=36_500)
NOON = builders.NOON + CENTURY


def _ahead(build: Callable[P, T]) -> Callable[P, T]:
    @wraps(build)
    def built(*args: P.args, **kwargs: P.kwargs) -> T:
        value: Any = build(*args, **kwargs)
        names = [field.name for field in fields(value) if field.name not in kwargs]
        moments = {name: getattr(value, name) for name in names if isinstance(getattr(value, name), datetime)}
        later: T = replace(value, **{name: moment + CENTURY for name, moment in moments.items()})
        return later

    return built


def a_key(**changes: Any) -> JobKey:
    return builders.a_key(**{"job_type": "contract", **changes})


a_claim = _ahead(builders.a_claim)
a_head = _ahead(builders.a_head)
a_letter = _ahead(builders.a_letter)
a_step = _ahead(builders.a_step)
an_effect = _ahead(builders.an_effect)
an_event = _ahead(builders.an_event)
a_failure, an_id = builders.a_failure, builders.an_id
A_MINUTE, AN_HOUR = builders.A_MINUTE, builders.AN_HOUR
