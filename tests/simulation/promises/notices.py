"""What tenants are promised: one notice a window, the same however often it is tried, and escalated letters."""

from collections import defaultdict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.model.letter import OPERATORS, Letter, LetterStatus
from lambdas.core.model.value import moment
from lambdas.core.notify.notice import DELAYS_S, MANY_LETTERS, WINDOW, NoticeStatus, window_of
from tests.simulation.world.notices import HEARING

if TYPE_CHECKING:
    from tests.simulation.world.world import World

SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
A_BURST = timedelta(minutes=20)  # letters that died within it are counted together, however slow the word of them is
Stored = dict[str, Any]
_AS_TOLD = (LetterStatus.OPEN, LetterStatus.ESCALATED)


class Told:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._open_since: dict[str, datetime] = {}
        self._moved: set[str] = set()  # letters that were anything but open or escalated

    def letter_is(self, letter_id: str, status: LetterStatus, now: datetime) -> None:
        """A letter was written. Called after each write."""
        if status is not LetterStatus.OPEN:
            self._open_since.pop(letter_id, None)
        else:
            self._open_since.setdefault(letter_id, now)
        if status not in _AS_TOLD:
            self._moved.add(letter_id)

    def check(self) -> None:
        for notice in self._composed():
            self._check_one(notice)
        for stored in self._world.view.notices:
            if stored["status"] != NoticeStatus.SENT:
                self._broken(f"notice {stored['notice_id']} of {stored['topic']} is still {stored['status']}")
            elif stored["topic"] == MANY_LETTERS:
                self._check_escalated(stored)
        self._check_windows()
        self._check_bursts()

    def _broken(self, what: str) -> None:
        self._world.broken.append(what)

    def _composed(self) -> list[Stored]:
        """Those for tenants: what people were told is written beside them."""
        return [each for each in self._world.audit.notices.values() if each["tenant_id"] != OPERATORS]

    def _check_one(self, notice: Stored) -> None:
        name, tenant, body = notice["notice_id"], notice["tenant_id"], notice["body"]
        bodies = self._world.endpoints.took[name]
        if set(bodies) - {body} or len(bodies) > len(DELAYS_S):
            self._broken(f"notice {name} was told {len(bodies)} times, in {len(set(bodies))} ways")
        if tenant not in HEARING or f'"tenant_id":"{tenant}"' not in body:
            self._broken(f"notice {name} is none for {tenant}: {body[:80]}")
        strangers = [each for each in ("tnt_a", "tnt_b", "tnt_c") if each in body and each != tenant]
        if strangers:
            self._broken(f"notice {name} tells {tenant} of {strangers}")

    def _check_windows(self) -> None:
        taken = defaultdict(list)
        for name in self._world.endpoints.took:
            notice = self._world.audit.notices.get(name)
            if notice is None:
                self._broken(f"notice {name} was told, and is in no book")
            else:
                taken[notice["tenant_id"], notice["topic"]].append(moment(notice["at"]))
        for (tenant, topic), moments in taken.items():
            for earlier, later in zip(sorted(moments), sorted(moments)[1:], strict=False):
                if later - earlier < window_of(topic) - SKEW:
                    self._broken(f"{tenant} was told twice of {topic} in a window, at {earlier:%X} and {later:%X}")

    def _check_escalated(self, notice: Stored) -> None:
        sent_at, at = self._world.audit.sent_at.get(notice["notice_id"]), moment(notice["at"])
        for letter in self._world.view.letters:
            within = letter.tenant_id == notice["tenant_id"] and at - WINDOW < letter.died_at <= at
            since = self._open_since.get(letter.letter_id)
            if within and sent_at is not None and since is not None and since < sent_at:
                self._broken(f"letter {letter.letter_id} of {letter.job_id} was told of, and is not escalated")

    def _check_bursts(self) -> None:
        """Letters that nobody touched, more than many of them at once: their tenant was told."""
        by_tenant: dict[str, list[Letter]] = defaultdict(list)
        for letter in self._world.view.letters:
            if letter.letter_id not in self._moved:
                by_tenant[letter.tenant_id].append(letter)
        for tenant, letters in by_tenant.items():
            if tenant in HEARING:
                self._check_burst(tenant, sorted(letter.died_at for letter in letters))

    def _check_burst(self, tenant: str, died: list[datetime]) -> None:
        many = self._world.many
        told = [each for each in self._composed() if (each["tenant_id"], each["topic"]) == (tenant, MANY_LETTERS)]
        for first, last in zip(died, died[many:], strict=False):
            near = [each for each in told if moment(each["at"]) > last - WINDOW - SKEW]
            if last - first < A_BURST and not near:
                self._broken(f"{tenant} was never told of its letters that died until {last:%X}")
