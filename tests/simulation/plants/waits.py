"""Planted bugs of runs that wait, of what is announced, and of what a queue or a stopped sender left behind."""

from tests.simulation.plants.plant import Plant

WAITS, SUSPEND, SIGNAL = (f"lambdas/core/{name}.py" for name in ("agent/waits", "worker/unrun", "operate/signal"))
MOVES, WATCH, SEND = (f"lambdas/core/{name}.py" for name in ("model/moves", "redrive/watch", "redrive/send"))

WAITING = (
    Plant(
        "woken_unseen",
        "lambdas/adapters/dynamo/attempts.py",
        "asleep = _mine(e, head) if woken is None else",
        "asleep = _mine(e, head) if True else",
        "a signal that comes while its job is being suspended wakes nobody",
    ),
    Plant(
        "signalled_and_not_woken",
        SIGNAL,
        "awaited = head is not None and is_awaited(head, For.SIGNAL, said.name)",
        "awaited = False",
        "a signal is kept, and the job that waits for it sleeps on",
    ),
    Plant(
        "one_signal_for_all_waits",
        WAITS,
        "came = came[nth - 1 if taken is None else taken :]",
        "came = came[:1]",
        "every wait for a name takes the first signal",
    ),
    Plant(
        "wait_begins_anew",
        WAITS,
        "former = self.former.get(place)",
        "former = None",
        "each attempt waits for as long as the first one asked for",
    ),
    Plant(
        "outcome_unkept",
        WAITS,
        "self.keeping.keep(label, place, default)",
        "self.keeping.found(label, place, 1)",
        "a later attempt gets something else than the first one did",
    ),
    Plant(
        "default_before_its_time",
        WAITS,
        "if self.clock() < wait.until:\n            yield from self.suspend(wait, pause)\n        if default",
        "if not self.former:\n            yield from self.suspend(wait, pause)\n        if default",
        "a run that is woken for nothing gives up its wait",
    ),
    Plant(
        "sleeper_unswept",
        SUSPEND,
        "else due_at - SENT_AHEAD",
        "else due_at + timedelta(days=1)",
        "what sleeps for long is sent a day late",
    ),
    Plant(
        "sleeper_grows_old",
        MOVES,
        "if first is None or (head.parked_at is None and head.suspended_at is None):",
        "if first is None or head.parked_at is None:",
        "the time that a run sleeps counts as its age",
    ),
    Plant(
        "sleepers_awaited",
        WATCH,
        "if fate.status is HeadStatus.WAITING and fate.suspended:",
        "if fate.status is HeadStatus.DYING and fate.suspended:",
        "a wave waits for replays that sleep",
    ),
)
ANNOUNCING = (
    Plant(
        "refused_and_forgotten",
        "lambdas/core/notify/announce.py",
        "enumerate(all_) if number not in refused]",
        "enumerate(all_)]",
        "what the bus did not take counts as announced",
    ),
    Plant(
        "cut_off_and_unannounced",
        "lambdas/core/sweep/resender.py",
        "return _announced(turn, sweeper, sweeper.bus) or turn.cut()",
        "return True",
        "what a dead process was to announce is never announced",
    ),
)
LEFT_BEHIND = (
    Plant(
        "forgotten_and_unlisted",
        MOVES,
        "return lease_until + KEPT_IN_QUEUE if ticket and",
        "return lease_until + KEPT_IN_QUEUE if not ticket and",
        "an attempt whose message its queue has forgotten is never found",
    ),
    Plant(
        "stopped_sender_unseen",
        SEND,
        "            elif self._enough:\n                continue\n",
        "            if self._enough:\n                return\n",
        "what a stopped sender had sent behind skipped letters is neither counted nor recalled",
    ),
)

WAITS_AND_MORE = (*WAITING, *ANNOUNCING, *LEFT_BEHIND)
