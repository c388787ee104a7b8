"""What agents say of a job, as `ops` shows it: searched for secrets, as the API does before it shows the same.

Failures were searched before they were written. What an agent calls its steps, effects and waits is stored as it is.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from lambdas.core.model.head import Effect, Event, Head, Step
from lambdas.core.model.letter import Letter, LetterEffect
from lambdas.core.model.redact import Redactor
from lambdas.core.model.value import replace
from lambdas.core.model.wait import Wait
from lambdas.core.operate import CLAIMED
from lambdas.core.operate.preview import clean_in

_SAID = ("name", "place", "action", "key", "ref", "compensate")
_PEOPLE = ("operator", CLAIMED)  # of an event: who did it is no secret to operators, though it may be an address
_DOOR = Redactor(None, ())

Said = TypeVar("Said", Step, Effect, LetterEffect, Wait)


def named(each: Said) -> Said:
    """A step, an effect or a wait."""
    said: dict[str, Any] = {name: _DOOR.clean(getattr(each, name)) for name in _SAID if hasattr(each, name)}
    return replace(each, **said)


def event(each: Event) -> Event:
    data = {name: fact if name in _PEOPLE else clean_in(_DOOR, fact) for name, fact in each.data.items()}
    return replace(each, why=_DOOR.clean(each.why), data=data)


def timeline(events: Iterable[Event]) -> list[Event]:
    return [event(each) for each in events]


def letter(found: Letter) -> Letter:
    steps = tuple(_DOOR.clean(name) for name in found.steps_done)
    return replace(found, effects=tuple(named(each) for each in found.effects), steps_done=steps)


def head(found: Head) -> Head:
    return replace(found, waits=tuple(named(each) for each in found.waits))


def result(found: Any) -> Any:
    """It is kept whole, because a later attempt needs it; what people see of it has no secrets."""
    return clean_in(_DOOR, found)
