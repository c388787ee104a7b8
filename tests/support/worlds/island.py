"""The quarantine of lazaret/testing, lane, letters and redrive machine, around the lane that most tests begin with."""

from dataclasses import dataclass
from typing import Any

from lambdas.core.model.letter import Letter, LetterStatus
from lazaret.testing.broker import PORTS
from lazaret.testing.quarantine import EXPIRED, TRIES, Execution, Quarantine
from tests.support.lane import body
from tests.support.worlds.broker import Broker

__all__ = ["EXPIRED", "REPLAY", "TRIES", "Execution", "Island", "Stopped"]
REPLAY: dict[str, Any] = {
    "action": "replay",
    "job_type": "kyc",
    "filter": {"kind": "permanent"},
    "reason": "fixed",
    "operator": "ana",
    "fixed": "code",
    "watch_seconds": 60,
}


class Stopped(Exception):
    """Somebody stopped the execution from the console."""


@dataclass(kw_only=True)
class Island(Broker, Quarantine):
    ports: tuple[str, ...] = (*PORTS, "redrives")  # again: a dataclass takes a field's default from its first base

    def kill(self, count: int, *, tenants: int = 1, first: int = 0, **envelope: Any) -> list[Letter]:
        """Jobs that die now, of the agent that the island has; their letters, oldest first."""
        known = set(self.ledger.dead)
        for number in range(first, first + count):
            tenant = f"tnt_{number % tenants + 1}"
            named = {"job_id": f"job_{number}", "tenant_id": tenant, **envelope}
            self.enqueue(self.message(body(**named), group=tenant))
        self.run_until_settled(most=1_000_000)
        born = [letter for letter_id, letter in self.ledger.dead.items() if letter_id not in known]
        assert len(born) == count
        return sorted(born, key=lambda letter: letter.died_at)

    def statuses(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for letter in self.ledger.dead.values():
            found[letter.status.value] = found.get(letter.status.value, 0) + 1
        return found

    def letters_that_are(self, status: LetterStatus) -> list[Letter]:
        return [letter for letter in self.ledger.dead.values() if letter.status is status]
