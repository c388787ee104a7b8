"""The application broken on purpose, each time in one small way. A simulation that misses one of these proves nothing.

Each is a context in which one function of the real code is another; nothing of it is left afterwards.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from typing import Any
from unittest.mock import patch

from lambdas.adapters import memory_ledger, memory_redriving, memory_tables, transitions
from lambdas.adapters.memory_tables import MemoryTables
from lambdas.core import effects, probe, settle, work
from lambdas.core import sweep as sweeping
from lambdas.core.head import Head, StoredBody
from lambdas.core.redrive import auto, manifest, replays, weighing
from lambdas.core.refusals import EffectTaken
from lambdas.core.worker import Outcome, Worked
from tests.simulation.mutations_beside import MUTATIONS_BESIDE

Mutation = Callable[[], Any]


def ack_before_write() -> Any:
    """A message whose ledger did not answer is acknowledged, though nothing was written."""
    return patch.object(work, "ride_out", lambda worker, message, down: Worked(outcome=Outcome.STALE))


def no_lease_check() -> Any:
    """A worker takes over an attempt that still runs."""
    return patch.object(Head, "lease_is_over", lambda self, now: True)


def unconditional_claim() -> Any:
    """Whoever comes gets the head, in any status and with any ticket."""
    return patch.object(memory_ledger, "is_free", lambda found, claim: True)


def unfenced_settle() -> Any:
    """An attempt that lost its lease may still settle."""

    def settled(self: MemoryTables, head: Head, to: Head) -> bool:
        self._write(to)
        return True

    return patch.object(MemoryTables, "_settle", settled)


def recall_forgets_the_letter() -> Any:
    """A recalled replay is cancelled, and its letter stays with the redrive."""
    return patch.object(transitions, "reopened", lambda letter: letter)


def random_replay_ids() -> Any:
    """A redrive that is begun again makes another job of the same letter."""
    numbers = count()
    return _both(
        patch.object(replays, "replay_id", lambda letter_id, redrive_id: f"replay:{next(numbers)}"),
        patch.object(manifest, "replay_id", lambda letter_id, redrive_id: f"replay:{next(numbers)}"),
    )


def intent_not_checked() -> Any:
    """An effect is performed, whatever a former attempt wrote about it."""

    def begun(self: effects.Effects, doing: effects.Doing, intent: Any, alive: Any) -> Any:
        result = yield doing.do
        try:
            return self._commit(intent, result)
        except EffectTaken:
            return result

    return patch.object(effects.Effects, "_begun", begun)


def doubt_is_guessed() -> Any:
    """What was begun and never confirmed is taken not to have happened."""

    def guessed(self: effects.Effects, found: Any, intent: Any, doing: effects.Doing) -> Any:
        self.ledger.take_effect(self.root, intent, former=found.owner)
        return None
        yield

    return patch.object(effects.Effects, "_settle_doubt", guessed)


def own_intent_trusted() -> Any:
    """An attempt performs its own intent, though it may have acted on it before."""
    return patch.object(effects.Effects, "_only_written", lambda self, found: found.owner == self.owner)


def probe_without_expiry() -> Any:
    """A probe whose message got lost is waited for, for ever."""

    def judged(breaker: Any, head: Head | None, now: Any) -> probe.Finding:
        if head is None or head.attempt <= breaker.probe_attempt:
            return probe.Finding.WAIT
        return probe.Finding.REOPEN if head.failure else probe.Finding.CLOSE

    return patch.object(probe, "judged", judged)


def sweep_without_its_ticket() -> Any:
    """The sweep sends a job again with the ticket that it had before."""
    real = sweeping._send_again

    def sent(sweeper: Any, head: Head) -> str:
        old = replace(sweeper, queue_of=lambda job_type: _OldTicket(sweeper.queue_of(job_type), head.ticket))
        return real(old, head)

    return patch.object(sweeping, "_send_again", sent)


class _OldTicket:
    def __init__(self, queue: Any, ticket: str | None) -> None:
        self._queue = queue
        self._ticket = ticket

    def send(self, message: Any) -> None:
        self._queue.send(replace(message, ticket=self._ticket))


def root_not_freed() -> Any:
    """A replay that has ended still holds its root."""
    return patch.object(MemoryTables, "_free_root", lambda self, head, *, expires_at=None: None)


def park_without_body() -> Any:
    """A parked job keeps no body to be sent with."""
    return patch.object(settle, "_stored", lambda worker, job, message: StoredBody(text=""))


def tenants_share_a_partition() -> Any:
    """The key of a job does not begin with its tenant."""

    def nobodys(key: Any) -> tuple[str, str, str]:
        return "", key.job_type, key.job_id

    modules = (memory_ledger, memory_tables, memory_redriving)
    return _both(*(patch.object(module, "partition", nobodys) for module in modules))


def open_breaker_bars_replays() -> Any:
    """The sweep's own replays wait until a breaker is closed, though nothing is left that could be its probe."""
    real = weighing.tenants_shut

    def shut(*args: Any, auto: bool, now: Any) -> frozenset[str]:
        return real(*args, auto=False, now=now)

    return _both(patch.object(weighing, "tenants_shut", shut), patch.object(auto, "tenants_shut", shut))


def scheduled_for_ever() -> Any:
    """A letter that the plan will always refuse stays scheduled."""
    return patch.object(auto, "_open", lambda recovery, letter, why: None)


@contextmanager
def _both(*patches: Any) -> Iterator[None]:
    if not patches:
        yield
        return
    with patches[0], _both(*patches[1:]):
        yield


MUTATIONS: Sequence[Mutation] = (
    ack_before_write,
    no_lease_check,
    unconditional_claim,
    unfenced_settle,
    recall_forgets_the_letter,
    random_replay_ids,
    intent_not_checked,
    doubt_is_guessed,
    own_intent_trusted,
    probe_without_expiry,
    sweep_without_its_ticket,
    root_not_freed,
    park_without_body,
    tenants_share_a_partition,
    open_breaker_bars_replays,
    scheduled_for_ever,
    *MUTATIONS_BESIDE,
)
