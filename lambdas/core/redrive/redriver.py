"""What the tasks of a redrive need of the outside."""

from collections.abc import Callable, Mapping
from datetime import datetime

from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger
from lambdas.core.letter import Letter
from lambdas.core.ports import Breakers, LaneQueue, Notices, Store
from lambdas.core.redrive.ports import Alarms, Redrives, Versions
from lambdas.core.redrive.record import Redrive
from lambdas.core.timeline import MACHINE, Event
from lambdas.core.value import value

# A lane's hook: why this letter must not be sent again (by "replay" or "resume"), or nothing.
Policy = Callable[[Letter, str], str | None]


@value
class Redriver:
    """The ports of a redrive, and the lanes whose letters it moves."""

    name: str  # of the deployment: its alarms begin with it
    lanes: Mapping[str, Lane]
    ledger: Ledger
    redrives: Redrives
    breakers: Breakers
    store: Store
    notices: Notices
    versions: Versions
    alarms: Alarms
    queue_of: Callable[[str], LaneQueue]
    policy_named: Callable[[str], Policy]
    clock: Callable[[], datetime]
    sleep: Callable[[float], None]
    new_id: Callable[[], str]
    most_events: int = 15_000  # of one execution; Step Functions ends it at 25,000

    def event(self, what: str, *, why: str, who: str = MACHINE, **data: object) -> Event:
        return Event(at=self.clock(), event_id=self.new_id(), what=what, who=who, why=why, data=data)

    def found(self, redrive_id: str) -> Redrive:
        found = self.redrives.find(redrive_id)
        if found is None:
            raise LookupError(f"there is no redrive {redrive_id!r}")
        return found
