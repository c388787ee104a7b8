"""Ports as processes see them, with an eye on what goes through: the ledger, and breakers that may be remembered."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from lambdas.core.breaker import Breaker
from lambdas.core.head import Head
from lambdas.core.ledger import Settled
from lambdas.core.letter import Letter, LetterKey
from lambdas.core.timeline import Event
from tests.simulation.process import Process
from tests.simulation.world import World

CACHED_S = 5.0


class Watching:
    """The ledger, with an eye on what redrives make, and on letters."""

    def __init__(self, world: World) -> None:
        self._world = world

    def __getattr__(self, name: str) -> Any:
        return getattr(self._world.ledger, name)

    def replay(self, letter: Letter, head: Head, event: Event) -> None:
        self._world.ledger.replay(letter, head, event)
        self._world.promises.sent_again(head)
        self._look(letter.key)

    def resume(self, letter: Letter, was: Head, head: Head, event: Event) -> None:
        self._world.ledger.resume(letter, was, head, event)
        self._world.promises.sent_again(head)
        self._look(letter.key)

    def take_in(self, letter: Letter, *, was: Head | None, event: Event, expires_at: datetime | None) -> None:
        self._world.ledger.take_in(letter, was=was, event=event, expires_at=expires_at)
        self._look(letter.key)

    def move_letter(self, letter: Letter, to: Letter, event: Event, *, expires_at: datetime | None = None) -> None:
        self._world.ledger.move_letter(letter, to, event, expires_at=expires_at)
        self._look(letter.key)

    def amend_letter(self, letter: Letter, to: Letter, event: Event, *, settled: Settled | None = None) -> None:
        self._world.ledger.amend_letter(letter, to, event, settled=settled)
        self._look(letter.key)

    def recall(self, head: Head, event: Event, *, expires_at: datetime) -> None:
        self._world.ledger.recall(head, event, expires_at=expires_at)
        self._look(head.replays)

    def _look(self, key: LetterKey | None) -> None:
        found = self._world.ledger.dead.get(key.letter_id) if key else None
        if found is not None:
            self._world.told.letter_is(found.letter_id, found.status, self._world.now())


class Remembering:
    """Breakers as a worker's adapter has them: closed may be some seconds old, open never is."""

    def __init__(self, process: Process, cached: dict[str, tuple[float, Breaker | None]]) -> None:
        self._process = process
        self._cached = cached

    def __getattr__(self, name: str) -> Any:
        return getattr(self._process.world.breakers, name)

    def read(self, tenants: Sequence[str], job_type: str) -> Mapping[str, Breaker]:
        world = self._process.world
        found: dict[str, Breaker | None] = {}
        for tenant in tenants:
            until, breaker = self._cached.get(tenant, (0.0, None))
            if until <= world.clock.now or not world.struck("stale"):
                breaker = world.breakers.read([tenant], job_type).get(tenant)
                if breaker is None or breaker.opened_at is None:
                    self._cached[tenant] = (world.clock.now + CACHED_S, breaker)
            found[tenant] = breaker
        return {tenant: breaker for tenant, breaker in found.items() if breaker is not None}
