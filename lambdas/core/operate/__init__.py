"""What a person does to a letter, group or breaker. Every act is signed with their name and reason.

Who they are was found out before.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from lambdas.core.model.head import Event
from lambdas.core.model.value import value


@value
class Person:
    who: str  # as the audit keeps it
    clock: Callable[[], datetime]
    new_id: Callable[[], str]

    def signed(self, what: str, why: str, **data: Any) -> Event:
        return Event(at=self.clock(), event_id=self.new_id(), what=what, who=self.who, why=why, data=data)
