"""A tenant who is told: notices over memory, a clock that the test moves, an endpoint that answers as it says."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import count
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.letter import Action, Letter, LetterStatus
from lambdas.core.notify.deliver import Notifier, deliver
from lambdas.core.notify.notice import Endpoint, TenantNotice
from lambdas.core.ports.outside import LETTER, NoticeMessage
from lazaret.testing.breakers import MemoryBreakers, MemoryNotices, MemoryTenantNotices
from lazaret.testing.memory import MemoryLedger
from lazaret.testing.redrives import MemoryRedrives
from tests.support.builders import NOON, a_key, a_letter, an_event

TENANT = "tnt_8f2a"
NEWS = NoticeMessage(what=LETTER, tenant_id=TENANT, job_type="kyc")
ENDPOINT = Endpoint(url="https://hooks.example.com/", secret="s")
SECOND = timedelta(seconds=1)


@dataclass
class World:
    ledger: MemoryLedger = field(default_factory=MemoryLedger)
    book: MemoryTenantNotices = field(default_factory=MemoryTenantNotices)
    breakers: MemoryBreakers = field(default_factory=MemoryBreakers)
    redrives: MemoryRedrives = field(default_factory=MemoryRedrives)
    people: MemoryNotices = field(default_factory=MemoryNotices)
    now: datetime = NOON
    endpoint: Endpoint | None = ENDPOINT
    answers: list[LazaretError] = field(default_factory=list)  # of the endpoint, then it takes everything
    posted: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    queued: list[tuple[NoticeMessage, int]] = field(default_factory=list)
    serial: Any = field(default_factory=lambda: count(1))
    on_post: Callable[[], None] = lambda: None

    def find(self, _tenant_id: str) -> Endpoint | None:
        return self.endpoint

    def send(self, heard: NoticeMessage, *, delay_s: int = 0) -> None:
        self.queued.append((heard, delay_s))

    def post(self, endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> None:
        self.posted.append((notice_id, json.loads(body)))
        self.on_post()
        if self.answers:
            raise self.answers.pop(0)

    @property
    def notifier(self) -> Notifier:
        return Notifier(
            ledger=self.ledger,
            book=self.book,
            endpoints=self,
            postman=self,
            queue=self,
            breakers=self.breakers,
            redrives=self.redrives,
            people=self.people,
            api_url="https://api.example.com",
            clock=lambda: self.now,
            new_id=lambda: f"id{next(self.serial)}",
        )

    def discards(self, redrive_id: str, number: int, *, code: str, action: Action = Action.ASK_TENANT) -> list[Letter]:
        """As a redrive leaves them."""
        letters = self.dies(number, code=code, recommended_action=action)
        for letter in letters:
            discarded = replace(letter, status=LetterStatus.DISCARDED, redrive_id=redrive_id)
            self.ledger.dead[letter.letter_id] = discarded
        return letters

    def dies(self, number: int = 1, **changes: Any) -> list[Letter]:
        letters = [a_letter(a_key(tenant_id=TENANT), **{"died_at": self.now, **changes}) for _ in range(number)]
        for letter in letters:
            self.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
        return letters

    def hear(self, heard: NoticeMessage = NEWS) -> TenantNotice | None:
        return deliver(self.notifier, heard)

    def hear_what_is_due(self) -> TenantNotice | None:
        heard, delay_s = self.queued.pop(0)
        self.now += timedelta(seconds=delay_s)
        return self.hear(heard)

    def statuses(self) -> dict[str, LetterStatus]:
        return {letter.letter_id: letter.status for letter in self.ledger.dead.values()}
