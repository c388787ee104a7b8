"""Every write of a head, looked at when it is made: who may move it, along which moves, and what must not change."""

import math
from collections import Counter
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.core.config.lane import KEPT_IN_QUEUE
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.places import HORIZON
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
A_SLOW_REQUEST = timedelta(minutes=5)
A_MINUTE = timedelta(minutes=1)
SENT_AHEAD = timedelta(minutes=12)
WAKE_PATIENCE = timedelta(minutes=2)  # with a job that somebody has signalled
TWO_MINUTES_S = 120.0
_H = HeadStatus
MOVES: dict[HeadStatus | None, set[HeadStatus]] = {
    None: {_H.RUNNING, _H.PARKED, _H.QUEUED, _H.DEAD},
    _H.QUEUED: {_H.RUNNING, _H.PARKED, _H.DEAD, _H.CANCELLED},
    _H.RUNNING: {_H.DONE, _H.WAITING, _H.DYING, _H.DEAD},
    _H.WAITING: {_H.RUNNING, _H.PARKED, _H.DEAD, _H.CANCELLED},
    _H.PARKED: {_H.RUNNING, _H.QUEUED, _H.DYING, _H.DEAD, _H.CANCELLED},
    _H.DYING: {_H.DEAD},
    _H.DEAD: {_H.QUEUED},
    _H.DONE: set(),
    _H.CANCELLED: set(),
}
DUE = (_H.QUEUED, _H.WAITING, _H.DYING)
ALWAYS = ("input_hash", "root", "run_id", "scope")  # as the job was born
WHILE_IT_LIVES = ("lineage", "replays", "redrive_id", "first_claimed_at", "auto_replays", "raised")
NEVER_LESS = ("attempt", "spend_usd", "tokens", "steps_begun", "duration_ms")
PROBES_A_LETTER = 3  # failed ones, after which a job is buried and held
LONGEST_LEASE = timedelta(minutes=2)  # past its process: a lost attempt is found in time
MOST_DOUBLINGS = 20  # of the sweep's patience
CENT = 0.001


class Heads:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.deaths: Counter[JobKey] = Counter()
        self.began_at: dict[tuple[JobKey, int], datetime] = {}  # each attempt, as its worker says
        self._releasers: dict[str, float] = {}  # sweeps, and when each released last
        self._parked_at: dict[JobKey, float] = {}
        self._parked_s: Counter[JobKey] = Counter()  # since it was sent last

    def broken(self, head: Head, what: str) -> None:
        self._world.broken.append(f"{head.key} {what}")

    def wrote(self, was: Head | None, to: Head, who: Process) -> None:
        before = was.status if was else None
        self._world.audit.moves[f"job {before} → {to.status}"] += (before, was and was.attempt) != (
            to.status,
            to.attempt,
        )
        if before is not to.status and to.status not in MOVES[before]:
            self.broken(to, f"went from {before} to {to.status}, by {who.name}")
        self._attempts(was, to, who)
        if was is not None:
            self._owned(was, to, who)
            self._taken_in(was, to, who)
            self._kept(was, to)
            self._ticket(was, to)
        self._whole(was, to, who)
        self._parked(was, to, who)
        if was is not None and to.resends > was.resends and was.status is to.status:
            self._resent(was, to, who)
        if to.status is _H.DEAD and before is not _H.DEAD:
            self.deaths[to.key] += not self._recalled(was, to)
        if to.status is _H.DONE and before is not _H.DONE and to.replays is not None:
            self._world.audit.recovered[to.key.tenant_id] += 1
        self._world.promises.runs.settles(was, to, who)
        if to.replays is not None and (was is None or was.redrive_id != to.redrive_id):
            self._world.promises.redrives.sends(to, who)

    def _attempts(self, was: Head | None, to: Head, who: Process) -> None:
        number = was.attempt if was else 0
        began = to.status is _H.RUNNING and (was is None or was.status is not _H.RUNNING or to.attempt != number)
        if to.attempt != number + began:
            self.broken(to, f"is {to.status} at attempt {to.attempt} after {number}, by {who.name}")
        if not began:
            return
        self._world.promises.runs.claimed[to.key.tenant_id, to.key.job_type] += 1
        self.began_at[to.key, to.attempt] = to.updated_at or who.now()
        if to.lease_until is None or to.lease_until < who.deadline:
            self.broken(to, f"has a lease until {to.lease_until}, and its process lives until {who.deadline}")
        elif to.lease_until > who.deadline + LONGEST_LEASE:
            self.broken(to, f"has a lease until {to.lease_until}, long after its process")
        if was is not None and who.kind == "worker" and was.ticket not in who.carries:
            self.broken(to, f"has the ticket {was.ticket}, and {who.name} began it with one of {set(who.carries)}")
        if (
            was is not None
            and was.due_at is not None
            and was.status is _H.WAITING
            and self._world.now() < was.due_at - SKEW
        ):
            self.broken(to, f"began at {self._world.now()}, and is due at {was.due_at}")

    def _parked(self, was: Head | None, to: Head, who: Process) -> None:
        now = self._world.clock.now
        if was is not None and was.status is _H.DEAD and to.status is _H.QUEUED:
            self._parked_s[to.key] = 0
        if to.status is _H.PARKED or (to.status is _H.WAITING and to.suspended_at is not None):
            self._parked_at.setdefault(to.key, now)
        if was is not None and (was.status, to.status) == (_H.PARKED, _H.QUEUED):
            self._released(to, who)
        if to.status is _H.RUNNING and to.key in self._parked_at:
            self._parked_s[to.key] += int(now - self._parked_at.pop(to.key)) + 1
        if was is None or was.first_claimed_at != to.first_claimed_at:
            self._parked_s[to.key] = (
                0  # its age begins with its first claim: what it was parked before is no part of it
            )

    def _released(self, to: Head, who: Process) -> None:
        """No more of them than its workers take soon: a job of another tenant would stand behind them.

        Where two sweeps run, by their schedule or because a breaker was closed just now, or one sees an index late or
        was frozen, each may release as many.
        """
        world, lane = self._world, to.key.job_type
        since = world.promises.calm_since
        beside = (world.strikes["two_sweeps"] or world.strikes["lagging"] or world.strikes["frozen"]) > 0
        if beside and (since is None or world.clock.now - since < TWO_MINUTES_S):
            return
        self._releasers[who.name] = world.clock.now
        beside_it = sum(1 for at in self._releasers.values() if world.clock.now - at < TWO_MINUTES_S)
        most = beside_it * max(2 * each.max_concurrency * each.batch_size for each in world.former[lane])
        places = [item.get("tenant_status", {}).get("S", "") for item in world.view.heads.items.values()]
        if (out := sum(1 for each in places if each.endswith(f"#{lane}#released"))) > most:
            self.broken(to, f"is released, the {out}th that waits, and its lane's workers take {most} soon")

    def parked_for(self, key: JobKey) -> float:
        """Seconds since it was sent last."""
        return float(self._parked_s[key])

    def _resent(self, was: Head, to: Head, who: Process) -> None:
        """Not before it is due, and each time it waits twice as long, so that a backlog is not doubled every minute."""
        if was.sweep_at is not None and not who.frozen and who.now() + SKEW < was.sweep_at:
            self.broken(to, f"is {to.status}, was to be sent again at {was.sweep_at}, and is at {who.now()}")
        lanes = self._world.former.get(to.key.job_type, ())
        if not lanes or to.sweep_at is None:
            return
        least = min(KEPT_IN_QUEUE, min(lane.patience for lane in lanes) * 2**was.resends)
        if to.resends != was.resends + 1 or (not who.frozen and to.sweep_at < who.now() + least - A_MINUTE):
            self.broken(to, f"was sent again {was.resends} times, and would be again at {to.sweep_at}")

    def _owned(self, was: Head, to: Head, who: Process) -> None:
        """Nobody touches a running attempt but its own process, until its lease is over."""
        moved = (was.status, was.attempt) != (to.status, to.attempt)
        if was.status is not _H.RUNNING or not moved or who.name == was.consumer_id:
            return
        if was.lease_until is not None and self._world.now() + SKEW < was.lease_until:
            self.broken(to, f"was running for {was.consumer_id} until {was.lease_until}, and {who.name} moved it")

    def _taken_in(self, was: Head, to: Head, who: Process) -> None:
        """A copy that does not count any more buries nothing: its job may be about to run."""
        dead = who.takes_in
        if to.status is not _H.DEAD or was.status in (_H.DEAD, _H.DYING) or dead is None:
            return
        if dead.ticket != was.ticket:
            self.broken(to, f"was {was.status} with ticket {was.ticket}, and died of a copy with {dead.ticket}")
        if was.status in (_H.QUEUED, _H.WAITING) and dead.send < was.resends:
            self.broken(to, f"was {was.status}, sent again {was.resends} times, and died of copy {dead.send}")

    def _kept(self, was: Head, to: Head) -> None:
        again = was.status is _H.DEAD and to.status is _H.QUEUED  # resumed
        for name in (*ALWAYS, *(() if again else WHILE_IT_LIVES)):
            before, after = getattr(was, name), getattr(to, name)
            if before and before != after and not self._recalled(was, to):
                self.broken(to, f"had {name} {before}, and has {after}")
        for name in NEVER_LESS:
            if getattr(to, name) < getattr(was, name):
                self.broken(to, f"had {name} {getattr(was, name)}, and has {getattr(to, name)}")

    def _recalled(self, was: Head | None, to: Head) -> bool:
        """A resumed job that had not begun is dead again, as the letter that it was."""
        return (
            was is not None
            and to.status is _H.DEAD
            and was.replays is not None
            and to.letter_id == was.replays.letter_id
        )

    def _ticket(self, was: Head, to: Head) -> None:
        """A new ticket makes stale what is under way: only a move to another status may make one."""
        woken = to.status is _H.WAITING and to.woken > was.woken
        same = was.status is to.status and was.status is not _H.PARKED and not woken
        claimed = to.status is _H.RUNNING
        released = (was.status, to.status) == (_H.PARKED, _H.QUEUED)
        if was.ticket != to.ticket and (same or claimed or released):
            self.broken(to, f"was {was.status} with ticket {was.ticket}, and is {to.status} with {to.ticket}")
        left = {_H.RUNNING: (_H.WAITING, _H.DYING), _H.PARKED: (_H.DYING,)}.get(was.status, ())
        if was.ticket == to.ticket and to.status in left:
            self.broken(to, f"went from {was.status} to {to.status} and kept its ticket: old copies still fit it")

    def _whole(self, was: Head | None, to: Head, who: Process) -> None:
        due = to.status in DUE
        runs_again = to.status is _H.RUNNING and bool(to.ticket)  # a producer's message has none
        if (due or runs_again) and to.sweep_at is None:
            self.broken(to, f"is {to.status}, and nothing would find it if its message got lost")
        if not (due or runs_again) and to.sweep_at is not None:
            self.broken(to, f"is {to.status}, and still due at {to.sweep_at}")
        if due and (was is None or was.sweep_at != to.sweep_at):
            self._swept(to, who)
        if to.status is _H.DYING and (not to.death_id or to.failure is None):
            self.broken(to, "dies of nothing")
        if to.status is _H.PARKED and to.parked_at is None:
            self.broken(to, "is parked since never")
        asleep = to.status is _H.WAITING and to.suspended_at is not None
        if was is not None and was.status is _H.RUNNING and asleep:
            self._world.promises.waits.suspended(was, to)
        elif was is not None and was.status is _H.RUNNING and to.status in (_H.WAITING, _H.DYING):
            self._failed(was, to, who)

    def _swept(self, to: Head, who: Process) -> None:
        lanes = self._world.former.get(to.key.job_type, ())
        if to.sweep_at is None or not lanes:
            return
        begin = max(to.due_at or who.now(), who.now())
        longest = min(KEPT_IN_QUEUE, max(lane.patience for lane in lanes) * 2 ** min(to.resends, MOST_DOUBLINGS))
        waits_for_a_turn = who.kind == "worker" and any(lane.tenant_concurrency for lane in lanes)
        longest = max(longest, WAKE_PATIENCE) if to.suspended_at is not None else longest
        if to.sweep_at > begin + longest + SKEW + (HORIZON if waits_for_a_turn else timedelta(0)):
            self.broken(to, f"is {to.status}, and would be looked for only at {to.sweep_at}")
        # A request may reach the table minutes after its sender looked at the clock, longer if it was frozen meanwhile.
        # Then it is due at once: no harm. A sleeper's message is sent ahead, with what is left as its delay.
        # One that waits for other jobs is due when the sweep looks at those.
        ahead = SENT_AHEAD if to.suspended_at is not None else timedelta(0)
        if (
            not who.frozen
            and not to.gathers
            and to.sweep_at < max(to.due_at or to.sweep_at, begin - A_SLOW_REQUEST) - SKEW - ahead
        ):
            self.broken(to, f"is {to.status}, and was due before it was sent")

    def _failed(self, was: Head, to: Head, who: Process) -> None:
        if not to.failures or to.failures[-1].attempt != was.attempt:
            self.broken(to, f"failed in attempt {was.attempt}, and does not say so")
        elif to.status is _H.WAITING and to.failures[-1].kind in (Kind.PERMANENT, Kind.POISON):
            self.broken(to, f"failed as {to.failures[-1].code}, and is tried again")
        if to.status is _H.WAITING and to.failure is not None and to.failure.code == Code.EFFECT_IN_DOUBT:
            self.broken(to, "has an effect in doubt, and is tried again")
        if to.resends:
            self.broken(to, f"has a new ticket, and counts {to.resends} copies of the one before")
        if to.failure is not None and to.failure.held_for:
            self._held(to, who)
        if to.failure is not None and to.failure.code == Code.STALE:
            self._stale(to)
        if to.failure is not None and to.failure.code == Code.BUDGET_EXCEEDED:
            self._used_up(to)

    def _stale(self, to: Head) -> None:
        """Only what is old. Time parked or suspended is no age."""
        began = to.first_claimed_at or self._world.now()
        age = self._world.now() - began - timedelta(seconds=self.parked_for(to.key))
        hours = min(lane.max_age_hours for lane in self._world.former[to.key.job_type])
        if age < timedelta(hours=hours) - A_MINUTE:
            self.broken(to, f"is called stale at the age of {age}, its lane allows {hours} hours")

    def _used_up(self, to: Head) -> None:
        """Only a lineage that has no more, whoever raised what it may use."""
        lanes = [to.raised.over(lane) for lane in self._world.former[to.key.job_type]]
        dollars = [lane.budget_usd for lane in lanes if lane.budget_usd is not None]
        tokens = [lane.budget_tokens for lane in lanes if lane.budget_tokens is not None]
        if to.spend_usd < min(dollars, default=math.inf) - CENT and to.tokens < min(tokens, default=math.inf):
            self.broken(to, f"has no budget left, and has used {to.used} of ${dollars} and {tokens} tokens")

    def _held(self, to: Head, who: Process) -> None:
        """A breaker asks for a letter after three failed probes, and then after three more."""
        breaker = who.known.get(to.key.tenant_id)
        failed = breaker.probes_failed + 1 if breaker is not None else 0
        if breaker is None or failed < PROBES_A_LETTER * (breaker.probes_held + 1):
            self.broken(
                to, f"is held after {failed} failed probes, and {breaker.probes_held if breaker else 0} letters"
            )
