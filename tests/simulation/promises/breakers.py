"""Every write of a breaker: what may open, cool, probe and close it, and that a tenant who only fails is stopped."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.core.model.breaker import Breaker, FailedAttempt
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.worker.settle import Outcome, Worked
from tests.simulation.world.agents import Attempt
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
A_SLOW_REQUEST = timedelta(minutes=5)
TOO_LATE_S = 60.0  # after a window had enough failures, whoever counts one more finds the breaker open
MOST_MISSED = 4  # failures that are counted so late: each of their workers may have died before it could open it
LONGER = 2  # times, after each failed probe
MOST_LONGER = 4  # times a lane's own cool-down
PROBES_A_LETTER = 3  # failed ones, after which a job is buried and held
MOVED = ("opened_at", "cools_until", "probes_failed", "probe_job", "probe_until", "closed_at")  # each move has a number
MOST_UNHELD = 4  # failed ones more, whose worker died before it could bury


class Breakers:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._failures: Counter[tuple[str, str]] = Counter()  # as breakers counted them
        self._most: Counter[tuple[str, str, str]] = Counter()  # of one code in a window, whoever moved the breaker then
        self._enough_at: dict[tuple[str, str, str, datetime | None], float] = {}  # by window
        self._one_too_many: dict[str, list[tuple[tuple[str, str], datetime | None]]] = defaultdict(list)  # by process
        self._missed: Counter[tuple[str, str, str, datetime | None]] = Counter()
        self._rows: dict[tuple[str, str], list[datetime]] = defaultdict(list)  # when a tenant failed, in one way only
        self._code: dict[tuple[str, str], str] = {}  # that way
        self._well: Counter[tuple[str, str, datetime | None]] = Counter()  # what did well, by window
        self._uncounted: dict[str, list[tuple[tuple[str, str], datetime]]] = defaultdict(list)  # failures, by process

    def returns(self, process: Process) -> None:
        """Whoever counted the failure that was one too many, and met no trouble, has opened the breaker."""
        for name, window in self._one_too_many.pop(process.name, []):
            found = next((each for each in self._world.view.breakers if (each.tenant_id, each.job_type) == name), None)
            stands = found is not None and found.opened_at is None and found.window_started_at == window
            if found is not None and stands and not process.hurt and not process.over:
                self.broken(found, f"counts {dict(found.codes)} of {found.total}, and {process.name} did not open it")
        for name, began_at in self._uncounted.pop(process.name, []):
            if not process.hurt and not process.over:  # else perhaps it could not be counted
                self._fails_in_one_way(name, began_at)

    def worked(self, process: Process, job_type: str, results: Mapping[str, Worked]) -> None:
        """What went well is counted in a window that has begun: it makes the share of what failed smaller."""
        window = timedelta(seconds=min(lane.breaker.window_s for lane in self._world.former[job_type])) - SKEW
        for worked in results.values():
            known = process.known.get(worked.job.tenant_id) if worked.job is not None else None
            if worked.outcome is not Outcome.DONE or known is None or known.opened_at is not None or process.hurt:
                continue
            if known.window_started_at is not None and self._world.now() + SKEW < known.window_started_at + window:
                self._well[known.tenant_id, job_type, known.window_started_at] += 1

    def broken(self, of: Breaker, what: str) -> None:
        self._world.broken.append(f"the breaker of {of.tenant_id} in {of.job_type} {what}")

    def wrote(self, was: Breaker | None, to: Breaker, who: Process) -> None:
        before = was or Breaker(tenant_id=to.tenant_id, job_type=to.job_type)
        moved = any(getattr(before, name) != getattr(to, name) for name in MOVED)
        if to.version != before.version + moved and (moved or to.version != before.version + 1):
            self.broken(to, f"had version {before.version}, and has {to.version}")
        self._counted(before, to, who)
        if to.opened_at is not None and before.opened_at is None:
            self._opened(to, who)
        if to.opened_at is None and before.opened_at is not None:
            self._closed(before, to, who)
        if to.opened_at is not None and before.opened_at is not None:
            self._stays_open(before, to, who)
        if to.opened_at is not None and to.watch_at is None:
            self.broken(to, "is open, and nobody watches it")

    def _counted(self, was: Breaker, to: Breaker, who: Process) -> None:
        """No more failures than attempts of this tenant have begun, but for requests that the client repeated."""
        name = (to.tenant_id, to.job_type)
        self._failures[name] += max(0, sum(to.codes.values()) - sum(was.codes.values()))
        again = self._world.strikes["repeated"] + 2 * self._world.strikes["lost"]
        if self._failures[name] > self._world.promises.runs.claimed[name] + again:
            self.broken(to, f"counted {self._failures[name]} failures, and fewer attempts have begun")
        self._counted_in_time(was, to, who)
        for code, number in to.codes.items():
            self._most[*name, code] = max(self._most[*name, code], number)
            if to.opened_at is None and number > was.codes.get(code, 0):
                self._enough(to, code, number, who)

    def _counted_in_time(self, was: Breaker, to: Breaker, who: Process) -> None:
        """What began before a closing says nothing about the time after it."""
        last, closed_at = to.last_failure, to.closed_at
        if sum(to.codes.values()) <= sum(was.codes.values()) or last is None or closed_at is None:
            return
        began = self._began(last, who)
        if began is not None and began + SKEW < closed_at:
            self.broken(to, f"closed at {closed_at}, and counts a failure that began at {began}")

    def _began(self, last: FailedAttempt, who: Process) -> datetime | None:
        """The attempt that failed: one of this process, or one that it found lost."""
        runs, heads = self._world.promises.runs.attempts.values(), self._world.audit.heads
        if last.code == Code.WORKER_LOST:
            found = [each for each in self._world.view.heads if each.key.job_id == last.job_id and each.failures]
            lost = [
                heads.began_at.get((each.key, each.failures[-1].attempt))
                for each in found
                if each.consumer_id == who.name
            ]
            return next((each for each in lost if each is not None), None)
        own = [
            at.began_at
            for at in runs
            if at.process is who and (at.key.job_id, at.key.version) == (last.job_id, last.version)
        ]
        return max(own, default=None)

    def settled(self, at: Attempt, to: Head) -> None:
        """Whatever else its tenant does makes the share of one failure smaller."""
        name = (at.key.tenant_id, at.key.job_type)
        code = str(to.failures[-1].code) if to.failures and to.status is not HeadStatus.DONE else ""
        if code != self._code.get(name) or at.ended == "review":
            self._rows[name].clear()
            self._code[name] = code
        if code and at.ended != "review":
            self._uncounted[at.process.name].append((name, at.began_at))

    def _fails_in_one_way(self, name: tuple[str, str], began_at: datetime) -> None:
        """A tenant that does nothing else is stopped: of two windows in a row one has had enough."""
        now, row = self._world.now(), self._rows[name]
        row[:] = [*(each for each in row if now - each < self._window(name)), began_at]
        limits = [lane.breaker.failures for lane in self._world.former[name[1]]]
        breaker = next((each for each in self._world.view.breakers if (each.tenant_id, each.job_type) == name), None)
        if breaker is not None and (breaker.opened_at is not None or self._closed_lately(breaker, row)):
            row.clear()
        elif len(row) > 2 * max(limits):
            code = self._code[name]
            self._world.broken.append(f"{name} failed {len(row)} times as {code} since {row[0]}, and is not stopped")

    def _window(self, name: tuple[str, str]) -> timedelta:
        return timedelta(seconds=min(lane.breaker.window_s for lane in self._world.former[name[1]]))

    def _closed_lately(self, breaker: Breaker, row: list[datetime]) -> bool:
        return breaker.closed_at is not None and bool(row) and breaker.closed_at + SKEW > min(row)

    def _enough(self, to: Breaker, code: str, number: int, who: Process) -> None:
        """Of a tenant who does nothing but fail in one way."""
        limits = [lane.breaker.failures for lane in self._world.former.get(to.job_type, ())]
        if not limits or number < max(limits) or number < to.total:
            return
        self._one_too_many[who.name].append(((to.tenant_id, to.job_type), to.window_started_at))
        window, now = (to.tenant_id, to.job_type, code, to.window_started_at), self._world.clock.now
        self._missed[window] += now - self._enough_at.setdefault(window, now) > TOO_LATE_S
        if self._missed[window] > MOST_MISSED:
            self.broken(to, f"counted {number} failures of {code}, and does not open")

    def _opened(self, to: Breaker, who: Process) -> None:
        limits = [lane.breaker.failures for lane in self._world.former.get(to.job_type, ())]
        most = self._most[to.tenant_id, to.job_type, to.opened_code]
        if limits and most < min(limits):
            self.broken(to, f"opened after {most} failures of {to.opened_code}")
        well = self._well[to.tenant_id, to.job_type, to.window_started_at]
        if to.total < sum(to.codes.values()) + well:
            self.broken(to, f"opened after {dict(to.codes)} of {to.total}, and {well} went well")
        if to.last_failure is None or not to.last_failure.detail:
            self.broken(to, "is open, and shows no failure")
        self._cools(to, who)

    def _cools(self, to: Breaker, who: Process) -> None:
        lanes = self._world.former.get(to.job_type, ())
        if not lanes or to.cools_until is None:
            return
        shortest, longest = (find(lane.breaker.cool_down_s for lane in lanes) for find in (min, max))
        if not shortest <= to.cool_down_s <= longest * MOST_LONGER:
            self.broken(to, f"cools down for {to.cool_down_s} s, its lane says {shortest}")
        late = self._world.now() - A_SLOW_REQUEST + timedelta(seconds=to.cool_down_s) > to.cools_until + SKEW
        if late and not who.frozen:
            self.broken(to, f"cools until {to.cools_until} only")

    def _cools_longer(self, was: Breaker, to: Breaker) -> None:
        """Each failed probe doubles it, up to four times the lane's own."""
        lanes = self._world.former.get(to.job_type, ())
        shortest = min((lane.breaker.cool_down_s for lane in lanes), default=0.0)
        if to.cool_down_s < min(was.cool_down_s * LONGER, shortest * MOST_LONGER):
            self.broken(to, f"cooled down for {was.cool_down_s} s, and after a failed probe for {to.cool_down_s} s")

    def _stays_open(self, was: Breaker, to: Breaker, who: Process) -> None:
        if was.opened_at != to.opened_at:
            self.broken(to, f"was open since {was.opened_at}, and is since {to.opened_at}")
        if was.cools_until != to.cools_until:
            self._cools(to, who)
            self._cools_longer(was, to)
            if to.probes_failed != was.probes_failed + 1:
                self.broken(to, f"cools down again after {to.probes_failed} failed probes, before {was.probes_failed}")
            self._failed(was, to)
        if to.probes_failed > PROBES_A_LETTER * (to.probes_held + 1) + MOST_UNHELD:
            self.broken(to, f"has seen {to.probes_failed} probes fail, and shows {to.probes_held} letters")
        if to.probe_job and (to.probe, to.probe_until) != (was.probe, was.probe_until):
            self._probed(was, to, who)

    def _failed(self, was: Breaker, to: Breaker) -> None:
        """Not by a probe that did well, whoever finds out about it."""
        head = self._world.view.head(was.probe) if was.probe is not None else None
        if head is not None and head.status is HeadStatus.DONE and head.attempt == was.probe_attempt + 1:
            self.broken(to, f"cools down again, and its probe {was.probe_job} is done")

    def _probed(self, was: Breaker, to: Breaker, who: Process) -> None:
        now = self._world.now()
        if who.kind != "sweep":
            self.broken(to, f"got its probe {to.probe_job} from {who.name}")
        if was.cools_until is not None and now + SKEW < was.cools_until:
            self.broken(to, f"is probed, and cools until {was.cools_until}")
        if was.probe_until is not None and now + SKEW < was.probe_until and self._is_out(was):
            self.broken(to, f"gets the probe {to.probe_job} while {was.probe_job} is out until {was.probe_until}")
        self._failed_last(was, to, who)

    def _failed_last(self, was: Breaker, to: Breaker, who: Process) -> None:
        """The job that failed last, if it is parked: with a first failure of another each time none is ever buried."""
        last, began = was.last_failure, who.deadline - timedelta(seconds=who.lasts)
        if last is None or last.kind is Kind.TRANSIENT or last.at + SKEW > began:
            return
        key = JobKey(tenant_id=to.tenant_id, job_type=to.job_type, job_id=last.job_id, version=last.version)
        head = self._world.view.head(key)
        if head is None or head.status is not HeadStatus.PARKED or key in (was.probe, to.probe):
            return
        if head.updated_at is not None and head.updated_at + SKEW < began:
            self.broken(to, f"is probed with {to.probe_job}, and {key} failed last and is parked")

    def _is_out(self, of: Breaker) -> bool:
        head = self._world.view.head(of.probe) if of.probe is not None else None
        return head is not None and head.status is HeadStatus.RUNNING and head.attempt == of.probe_attempt + 1

    def _closed(self, was: Breaker, to: Breaker, who: Process) -> None:
        """By a person; else because its lane is retired, or because its probe did well. One that waits has run."""
        if to.codes or to.probe_job or to.closed_at is None:
            self.broken(to, f"is closed, and still has {dict(to.codes)} {to.probe_job}")
        if who.kind == "operator" or any(lane.retired for lane in self._world.former.get(to.job_type, ())):
            return
        head = self._world.view.head(was.probe) if was.probe is not None else None
        done = head is not None and head.status is HeadStatus.DONE
        asked = (
            head is not None and head.failure is not None and head.failure.code in (Code.NEEDS_REVIEW, Code.UNANSWERED)
        )
        asleep = head is not None and (was.probe, was.probe_attempt + 1) in self._world.promises.waits.asleep
        if not done and not asked and not asleep:
            self.broken(to, f"was closed by {who.name}, and its probe {was.probe_job or 'nobody'} has not done well")
