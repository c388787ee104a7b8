"""What tenants are promised: one notice a window, the same however often it is tried, and escalated letters."""

from collections import defaultdict
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.core.letter import Letter, LetterStatus
from lambdas.core.notify import DELAYS_S, MANY_LETTERS, WINDOW, NoticeStatus, TenantNotice, window_of
from tests.simulation.notices import HEARING

if TYPE_CHECKING:
    from tests.simulation.world import World

SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
A_BURST = timedelta(minutes=20)  # letters that died within it are counted together, however slow the word of them is
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
        composed = self._world.book.composed
        for notice in composed.values():
            self._check_one(notice)
        for (tenant, topic), notice in self._world.book.notices.items():
            if notice.status is not NoticeStatus.SENT:
                self._broken(f"notice {notice.notice_id} of {topic} to {tenant} is still {notice.status}")
            elif topic == MANY_LETTERS:
                self._check_escalated(notice)
        self._check_windows()
        self._check_bursts()

    def _broken(self, what: str) -> None:
        self._world.broken.append(what)

    def _check_one(self, notice: TenantNotice) -> None:
        bodies = self._world.endpoints.took[notice.notice_id]
        if set(bodies) - {notice.body} or len(bodies) > len(DELAYS_S):
            self._broken(f"notice {notice.notice_id} was told {len(bodies)} times, in {len(set(bodies))} ways")
        if notice.tenant_id not in HEARING or f'"tenant_id":"{notice.tenant_id}"' not in notice.body:
            self._broken(f"notice {notice.notice_id} is none for {notice.tenant_id}: {notice.body[:80]}")
        strangers = [each for each in ("tnt_a", "tnt_b", "tnt_c") if each in notice.body and each != notice.tenant_id]
        if strangers:
            self._broken(f"notice {notice.notice_id} tells {notice.tenant_id} of {strangers}")

    def _check_windows(self) -> None:
        taken = defaultdict(list)
        for name in self._world.endpoints.took:
            notice = self._world.book.composed.get(name)
            if notice is None:
                self._broken(f"notice {name} was told, and is in no book")
            else:
                taken[notice.tenant_id, notice.topic].append(notice.at)
        for (tenant, topic), moments in taken.items():
            for earlier, later in zip(sorted(moments), sorted(moments)[1:], strict=False):
                if later - earlier < window_of(topic) - SKEW:
                    self._broken(f"{tenant} was told twice of {topic} in a window, at {earlier:%X} and {later:%X}")

    def _check_escalated(self, notice: TenantNotice) -> None:
        sent_at = self._world.book.sent_at.get(notice.notice_id)
        for letter in self._world.ledger.dead.values():
            within = letter.tenant_id == notice.tenant_id and notice.at - WINDOW < letter.died_at <= notice.at
            since = self._open_since.get(letter.letter_id)
            if within and sent_at is not None and since is not None and since < sent_at:
                self._broken(f"letter {letter.letter_id} of {letter.job_id} was told of, and is not escalated")

    def _check_bursts(self) -> None:
        """Letters that nobody touched, more than many of them at once: their tenant was told."""
        by_tenant: dict[str, list[Letter]] = defaultdict(list)
        for letter in self._world.ledger.dead.values():
            if letter.letter_id not in self._moved:
                by_tenant[letter.tenant_id].append(letter)
        for tenant, letters in by_tenant.items():
            if tenant in HEARING:
                self._check_burst(tenant, sorted(letter.died_at for letter in letters))

    def _check_burst(self, tenant: str, died: list[datetime]) -> None:
        many = self._world.many
        notices = [each for each in self._world.book.composed.values() if each.topic == MANY_LETTERS]
        for first, last in zip(died, died[many:], strict=False):
            near = [each for each in notices if each.tenant_id == tenant and each.at > last - WINDOW - SKEW]
            if last - first < A_BURST and not near:
                self._broken(f"{tenant} was never told of its letters that died until {last:%X}")
