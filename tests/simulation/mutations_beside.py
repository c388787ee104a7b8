"""Broken on purpose beside the jobs themselves: notices, retired lanes, redrives, what is kept and archived.

As in mutations.py, each is a context in which one function of the real code is another.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from unittest.mock import patch

from lambdas.adapters import memory_tenant_notices
from lambdas.adapters.memory_upkeep import MemoryUpkeep
from lambdas.core import archive, batch, notify_telling, release, work
from lambdas.core.job import Job, Refused
from lambdas.core.notify import TenantNotice
from lambdas.core.redrive import auto, plan, watching
from lambdas.core.taxonomy import Code
from lambdas.core.value import replace


def told_twice() -> Any:
    """Two functions that hear of the same at once both tell it."""
    return patch.object(memory_tenant_notices, "_seen", lambda notice: None)


def window_forgotten() -> Any:
    """A tenant is told again of what it was told a moment ago."""
    return patch.object(notify_telling, "window_of", lambda topic: timedelta(0))


def no_next_try() -> Any:
    """The message for the next try of a notice is not sent before this one begins."""
    real = notify_telling._try

    def tried(notifier: Any, notice: TenantNotice, *, was: TenantNotice | None) -> TenantNotice | None:
        return real(replace(notifier, queue=_Silent()), notice, was=was)

    return patch.object(notify_telling, "_try", tried)


class _Silent:
    def send(self, heard: Any, *, delay_s: int = 0) -> None:
        return None

    def put(self, ref: str, content: str) -> None:
        return None


def early_word_dropped() -> Any:
    """The message for a notice's next try, if it comes before that is due by this clock, is forgotten."""

    def is_due(notifier: Any, heard: Any, found: TenantNotice, now: datetime) -> bool:
        return found.due_at is None or found.due_at <= now

    return patch.object(notify_telling, "_is_due", is_due)


def escalation_lost() -> Any:
    """A tenant is told, and its letters stay open."""
    return patch.object(notify_telling, "escalate", lambda notifier, notice: 0)


def retired_lane_refuses() -> Any:
    """A retired lane's worker buries a message, and leaves the head of its job as it was."""
    real = work.read_for

    def read(lane: Any, message: Any) -> Job | Refused:
        if lane.retired:
            return Refused(Code.UNROUTABLE, "job_type", "the lane is retired")
        return real(lane, message)

    return patch.object(batch, "read_for", read)


def retired_lane_forgets_the_parked() -> Any:
    """What is parked when its lane retires stays there."""
    return patch.object(release, "bury_parked", lambda sweeper, lane, heads, counts: len(heads))


def alarm_unheard() -> Any:
    """An alarm that rings does not halt a redrive."""
    return patch.object(watching, "in_alarm", lambda redriver, names: ())


def nobody_asked() -> Any:
    """A redrive that needs a second person is sent without one."""
    real = plan._next
    return patch.object(plan, "_next", lambda *args: {"ask": "send"}.get(after := real(*args), after))


def never_begun() -> Any:
    """A redrive whose starter died is written down, and nobody begins it."""
    return patch.object(auto, "pick_up", lambda starter, counts: None)


def nothing_kept_longer() -> Any:
    """Effects expire, though the letter of a late replay still needs them."""
    return patch.object(MemoryUpkeep, "keep", lambda self, kept, *, until: None)


def archived_nowhere() -> Any:
    """A letter is taken off the lists, and no copy of it lies in the bucket."""
    real = archive._archive
    return patch.object(archive, "_archive", lambda sweeper, *rest: real(replace(sweeper, store=_Silent()), *rest))


MUTATIONS_BESIDE: Sequence[Any] = (
    told_twice,
    window_forgotten,
    no_next_try,
    early_word_dropped,
    escalation_lost,
    retired_lane_refuses,
    retired_lane_forgets_the_parked,
    alarm_unheard,
    nobody_asked,
    never_begun,
    nothing_kept_longer,
    archived_nowhere,
)
