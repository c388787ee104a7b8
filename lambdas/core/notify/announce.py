"""Sends what is to be announced, and then takes it off the list of what is pending.

In that order: a crash in between sends it again, under the same id. It never raises: what is not sent stays pending,
and the sweep sends it.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Protocol

from lambdas.core.model.announcement import Announcement
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Head
from lambdas.core.ports.outside import Bus


class Pending(Protocol):
    """The part of the ledger that this needs."""

    def announced(self, announcement: Announcement, *, now: datetime) -> None: ...


def announce(bus: Bus, ledger: Pending, announcement: Announcement, head: Head | None, *, now: datetime) -> bool:
    """Whether it was sent. `head` is the job's that returned what is announced."""
    return not announce_all(bus, ledger, [(announcement, head)], now=now)


def announce_all(
    bus: Bus, ledger: Pending, all_: Sequence[tuple[Announcement, Head | None]], *, now: datetime
) -> Sequence[Announcement]:
    """Those that could not be sent. At most ten at a time."""
    try:
        refused = bus.send([(each.what, each.detail(head)) for each, head in all_])
    except Unavailable:
        return [each for each, _ in all_]
    sent = [each for number, (each, _) in enumerate(all_) if number not in refused]
    for each in sent:
        with suppress(Unavailable):  # it is sent again, which is harmless
            ledger.announced(each, now=now)
    return [all_[number][0] for number in sorted(refused)]
