"""What a person does to a letter, group or breaker. Every act is signed with their name and reason.

Who they are was found out before. Whom they claim to be beside that is kept as a claim.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from lambdas.core.model.head import Event
from lambdas.core.model.value import value

ARN = "arn:"  # begins the name of AWS credentials: a role or a user, whoever holds it
UNVERIFIED = "unverified"  # in the place of a name, where nobody knows who it was
CLAIMED = "claimed"  # of an event's data: who its author claims to be. Nobody has verified it


def signed_by(who: str, data: Mapping[str, Any]) -> str:
    """Who did it, and whom they claim to be, told apart."""
    claimed = data.get(CLAIMED)
    return f"{who} (claims to be {claimed})" if claimed else who


@value
class Person:
    who: str  # verified, as the audit keeps it
    clock: Callable[[], datetime]
    new_id: Callable[[], str]
    claimed: str = ""

    def signed(self, what: str, why: str, **data: Any) -> Event:
        facts = data | ({CLAIMED: self.claimed} if self.claimed else {})
        return Event(at=self.clock(), event_id=self.new_id(), what=what, who=self.who, why=why, data=facts)
