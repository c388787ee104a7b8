"""What agents really did, attempt by attempt, held against what the ledger says of it."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane, Used, at_risk
from lambdas.core.model.breaker import WHOLE_LANE
from lambdas.core.model.failure import SAME, Code, Kind, Transient
from lambdas.core.model.head import Head, HeadStatus, Step
from lambdas.core.model.job import Job, JobKey, Message
from lambdas.core.model.letter import EffectStatus
from lambdas.core.worker.settle import Worked
from tests.simulation.promises.places import Places
from tests.simulation.world.agents import Attempt, effects_of, label_in, steps_of
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

MOST_ATTEMPTS = 60  # of one job in one redrive: what its lane allows for each kind of failure, and crashes
A_MOMENT_S = 1.01  # what a suspect needs beside a full run
A_SLOW_START = timedelta(seconds=30)  # between the look at a job's age and the first line of its agent
A_FROZEN_WHILE = timedelta(minutes=20)
SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
# Seconds until the next try, and whether that one is told to do something differently, before the lane has learned.
TRIED_AGAIN = {
    "PROGRAM_ERROR": (10, False),
    "HALLUCINATION_LOOP": (60, True),
    "SWALLOWED": (60, True),
    "EMPTY_RESULT": (60, True),
}
LEARNED_DELAYS = (10, 60, 600)
DELAY_ALONE = "PROGRAM_ERROR"  # no word to a model mends the code
NEVER_AGAIN = ("permanent", "review", "stopped permanent", "stopped poison")
_H = HeadStatus


class Runs:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._running: list[Attempt] = []
        self.places = Places(world)
        self.attempts: dict[tuple[JobKey, int], Attempt] = {}
        self._of_root: dict[JobKey, list[Attempt]] = defaultdict(list)
        self._asked: dict[str, set[Attempt]] = defaultdict(set)  # by effect
        self._probes: dict[tuple[str, str, str], Attempt] = {}  # the last, of each opening
        self._row: Counter[tuple[JobKey, str]] = Counter()  # transient failures in a row, without a new step
        self._failed: Counter[tuple[JobKey, str]] = Counter()  # that are listed as of the last one that settled
        self.claimed: Counter[tuple[str, str]] = Counter()  # attempts that began, by tenant and lane
        # Attempts that their own process settled, and how their agent had ended by then.
        self.written: dict[tuple[JobKey, int], str] = {}
        self.told: dict[JobKey, Used] = defaultdict(Used)  # by root: what the ledger was told while an attempt held it
        self._taught: set[tuple[str, str]] = set()  # lanes and codes of which a changed try has ended

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def begins(self, job: Job, run: Run, process: Process, agent: str) -> Attempt:
        head = self._world.view.head(job.key)
        root = head.root_key if head else job.key
        at = Attempt(
            job=job,
            number=run.attempt,
            redrive_id=head.redrive_id if head else "",
            root=root,
            process=process,
            run=run,
            agent=agent,
            kept_before=self._kept(job.key, run.attempt),
            scope=head.scope if head else "",
            began_at=process.now(),
        )
        self._alone(at)
        self.places.begins(at, [each for each in self._running if self.lives(each)])
        self._once(at)
        self._allowed(at, head)
        self._probe(at)
        self._running.append(at)
        self.attempts[at.key, at.number] = at
        self._of_root[root].append(at)
        return at

    def returns(self, process: Process) -> None:
        """A function that returns has waited for every agent that it may still settle."""
        for at in self._running:
            if at.process is process and not process.over and not at.run._revoked.is_set():
                self.broken(f"{process.name} returned, and {at.key} still runs in it")
        self.places.returns(process)

    def worked(self, process: Process, lane: Lane, messages: Sequence[Message], results: Mapping[str, Worked]) -> None:
        """One suspect of a batch runs, alone, unless too little time is left: put back each time, it would starve."""
        suspects = [results[message.message_id] for message in messages if message.suspect]
        left = (process.deadline - process.known_at).total_seconds()
        enough = not process.hurt and left > lane.run_timeout + A_MOMENT_S
        if enough and suspects and all(worked.why == "a suspect runs alone" for worked in suspects):
            self.broken(f"{process.name} had {left:.0f} s, and put all of its {len(suspects)} suspects back")

    def ends(self, at: Attempt) -> None:
        self._running.remove(at)
        effects = effects_of(at.job.payload, at.root, at.scope)
        begun = any(self._world.outside.tried[key] or self._asked[key] - {at} for key in effects)
        if at.stopped_as == Code.EFFECT_IN_DOUBT and not begun:
            self.broken(f"{at.key} is in doubt about effects that nobody has ever begun")

    def asks(self, at: Attempt, effect: str) -> None:
        """From here on its intent may be written, and in doubt for others: also for those of another version."""
        self._asked[effect].add(at)

    def done(self, head: Head, payload: Mapping[str, Any]) -> None:
        """Every step of its plan was performed, two of a turn with the same arguments twice."""
        performed = sum((at.steps for at in self._of_root[head.root_key] if at.key == head.key), Counter[str]())
        for label, wanted in steps_of(payload).items():
            if performed[label] < wanted:
                self.broken(
                    f"{head.key} is done, and step {label} was performed {performed[label]} times, not {wanted}"
                )

    def kept(self, was: Step | None, step: Step, who: Process) -> None:
        """An attempt that is over overwrites nothing that a later one has kept."""
        if was is not None and (was.attempt > step.attempt or was.name != step.name):
            self.broken(f"{who.name} kept step {step.name} of attempt {step.attempt} over {was.name} of {was.attempt}")
        own = (at for at in self._running if at.process is who and at.run._run_id == step.run_id)
        at = next((each for each in own if each.number == step.attempt), None)
        head = self._world.view.head(at.key) if at is not None else None
        if at is None or head is None or (head.status, head.attempt) != (_H.RUNNING, at.number):
            return
        if head.lease_until is not None and self._world.now() + SKEW < head.lease_until:  # nobody counts it before
            self.told[at.root] = self.told[at.root].at_least(step.used)

    def _alone(self, at: Attempt) -> None:
        """One attempt at a time, of a job and of a root."""
        for other in self._running:
            # An agent that ignored its deadline was settled for, and its run can do nothing more.
            if other.root == at.root and self.lives(other):
                self.broken(f"{at.key} runs beside {other.key} of the same root")

    def lives(self, at: Attempt) -> bool:
        """What the platform has ended, or forgotten, runs no more; nor does what was settled for."""
        over = at.process.over or self._world.clock.now > at.process.ends_at
        return not over and not at.run._revoked.is_set()

    def _once(self, at: Attempt) -> None:
        if (at.key, at.number) in self.attempts:
            self.broken(f"attempt {at.number} of {at.key} began twice")
        if (
            sum(1 for each in self._of_root[at.root] if (each.key, each.redrive_id) == (at.key, at.redrive_id))
            > MOST_ATTEMPTS
        ):
            self.broken(f"{at.key} is at attempt {at.number}")
        time_left = (at.run.deadline - at.process.now()).total_seconds()
        if time_left <= 0 or at.run.deadline > at.process.deadline:
            self.broken(f"{at.key} began with {time_left:.1f} s, and its process lives until {at.process.deadline}")

    def _allowed(self, at: Attempt, head: Head | None) -> None:
        tenants = at.process.tenants
        if at.job.payload["tenant"] != at.job.tenant_id or tenants is None or at.job.tenant_id not in tenants:
            self.broken(f"{at.key} got the payload of {at.job.payload['tenant']}")
        if head is None or head.status is not _H.RUNNING or head.consumer_id != at.process.name:
            found = f"{head.status} of {head.consumer_id}" if head else "unknown"
            # A frozen worker may begin late; what it then writes is refused.
            if not at.process.frozen:
                self.broken(f"{at.process.name} runs {at.key}, which is {found}")
        lanes = self._world.former[at.key.job_type]
        asked = (head.strategy.agent if head else None) or at.job.agent
        if not any(at.agent in (lane.agent, *lane.alternates) for lane in lanes) or asked not in (None, at.agent):
            self.broken(f"{at.key} ran with the agent {at.agent}, asked for {asked}")
        models = [None, *(model.name for lane in lanes for model in lane.models)]
        if at.run.model not in models:
            self.broken(f"{at.key} ran with the model {at.run.model}")
        lane = at.process.known.get(WHOLE_LANE)
        if lane is not None and lane.slow_until is not None and lane.slow_until > at.process.known_at:
            self.broken(f"{at.key} began, and its lane was asked to wait until {lane.slow_until}")
        if head is not None and at.run.strategy != head.strategy:
            self.broken(f"{at.key} ran with {at.run.strategy}, and its job has {head.strategy}")
        self._afford(at)
        self._in_time(at, head)

    def _afford(self, at: Attempt) -> None:
        """What former attempts said, and the ledger has acknowledged, leaves something of the budget."""
        budgets = [lane.budget_usd for lane in self._world.former[at.key.job_type]]
        if None in budgets:
            return
        former = [each for each in self._of_root[at.root] if each.ended not in ("", "lost")]
        said = sum(each.said_usd for each in former if each.key.version == at.key.version)
        heads = [each for each in self._world.view.heads if each.root_key == at.root]
        most = max([*(each for each in budgets if each), *(each.raised.budget_usd or 0.0 for each in heads)])
        if said > most + 0.31:
            self.broken(f"{at.key} begins, and its lineage has spent ${said:.2f} of ${most:.2f}")

    def _in_time(self, at: Attempt, head: Head | None) -> None:
        """Not after the time that its producer set, nor older than its lane allows; time parked is no age."""
        now, late = at.process.now(), timedelta(0) if not at.process.frozen else A_FROZEN_WHILE
        if at.job.not_after is not None and now > at.job.not_after + A_SLOW_START + late:
            self.broken(f"{at.key} began at {now}, and was not to be run after {at.job.not_after}")
        first = at.number == 1 and not at.redrive_id  # whoever replays a letter wants it run now
        if first and at.job.not_before is not None and now < at.job.not_before - SKEW:
            self.broken(f"{at.key} began at {now}, and was not to be run before {at.job.not_before}")
        if head is None or head.first_claimed_at is None:
            return
        age = now - head.first_claimed_at - timedelta(seconds=self._world.audit.heads.parked_for(at.key))
        hours = max(lane.max_age_hours for lane in self._world.former[at.key.job_type])
        if age > timedelta(hours=hours) + A_SLOW_START + late:
            self.broken(f"{at.key} began at the age of {age}, its lane allows {hours} hours")

    def _probe(self, at: Attempt) -> None:
        """A job runs beside an open breaker only as its probe, and once for each opening."""
        breaker = at.process.known.get(at.job.tenant_id)
        if breaker is None or breaker.opened_at is None:
            return
        name = (at.job.tenant_id, at.key.job_type, str(breaker.cools_until))
        former = self._probes.get(name)
        self._probes[name] = at
        if at.key != breaker.probe:
            self.broken(f"{at.key} ran while its breaker was open")
        if former is not None and not self._shows_nothing(former):
            self.broken(f"{at.key} is a second probe of the breaker that cooled until {name[2]}")

    def _shows_nothing(self, probe: Attempt) -> bool:
        """Of its tenant: it used up its own budget, and its worker could not say that it had run at all."""
        head = self._world.view.head(probe.key)
        past = [each.code for each in head.failures if each.attempt == probe.number] if head is not None else []
        return probe.process.hurt and past == [Code.BUDGET_EXCEEDED]

    def _kept(self, key: JobKey, attempt: int) -> Counter[str]:
        """Steps that former attempts have kept, by label."""
        found: Counter[str] = Counter()
        for step in self._world.view.steps_of(key):
            if step.attempt < attempt:
                stored = self._world.bucket.objects.get(step.result_ref) if step.result_ref else None
                found[label_in(step.result, stored)] += 1
        return found

    def acts(self, at: Attempt, what: str) -> None:
        """Once an attempt is settled, or another has taken over, its agent begins nothing more."""
        head = self._world.view.head(at.key)
        goes_on = head is not None and (head.status, head.attempt) == (_H.RUNNING, at.number)
        at.effects += what.count("/") > 2
        if not goes_on and not at.process.frozen:  # a frozen one was forgotten by the platform, and thaws
            self.broken(f"attempt {at.number} of {at.key} does {what}, and is over")

    def told_to_wait(self, at: Attempt, label: str, waits: Transient) -> None:
        """For another attempt that performs the effect: one that nobody performs would never be done."""
        found = [each for each in self._world.view.effects_of(at.root) if (each.key, each.scope) == (label, at.scope)]
        if waits.code == Code.STORE_CONFLICT and all(each.status is EffectStatus.REFUTED for each in found):
            self.broken(f"{at.key} waits for the effect {label}, and nobody performs it")

    def performs(self, at: Attempt, label: str) -> None:
        """A step that a former attempt kept is not performed again. Two of a turn may have the same arguments."""
        self.acts(at, label)
        at.steps[label] += 1
        wanted = self._wanted(at.job, label)
        if at.steps[label] > wanted - at.kept_before[label]:
            self.broken(f"step {label} of {at.key} was kept, and attempt {at.number} performed it again")

    def _wanted(self, job: Job, label: str) -> int:
        name, _, part = label.partition(".")
        plan = job.payload["plan"]
        op = plan[int(name.lstrip("abcdefghijklmnopqrstuvwxyz"))]
        if not op.startswith("together:"):
            return 1
        number = int(op.split(":")[1])
        return 2 if int(part) == number - 2 else 1

    def settles(self, was: Head | None, to: Head, who: Process) -> None:
        """The attempt's own process says how it ended: that must be what the agent did."""
        if was is None or was.status is not _H.RUNNING or to.status is _H.RUNNING or who.name != was.consumer_id:
            return
        at = self.attempts.get((was.key, was.attempt))
        if at is None or at.process is not who:
            return
        self.written[at.key, at.number] = at.ended
        if to.status is _H.WAITING and to.suspended_at is not None:
            if at.ended != "suspended":
                self.broken(f"{at.key} is suspended, and its agent ended as {at.ended!r}")
            return
        self._world.promises.breakers.settled(at, to)
        self._row_of(at, to)
        self._next_try(at, to)
        if was.answered is not None:  # its lesson is written after this, so the choice above could not know it
            self._taught.add((at.key.job_type, was.answered.code))
        if to.status is _H.DONE and (at.ended != "returned" or at.hid):
            self.broken(f"{at.key} is done, and its agent ended as {at.ended!r}, with a hidden error: {at.hid}")
        late = to.failure is not None and to.failure.code == Code.RUN_TIMEOUT  # its agent may have ended since
        if to.status is _H.WAITING and at.ended in NEVER_AGAIN and not late:
            self.broken(f"{at.key} is tried again, and its agent ended as {at.ended!r}")

    def _row_of(self, at: Attempt, to: Head) -> None:
        name = (at.key, at.redrive_id)
        if to.status not in (_H.WAITING, _H.DYING):
            return
        reached = [past.checkpoint for past in to.failures]
        got_on = [number for number, step in enumerate(reached) if step > max(reached[:number], default=0)]
        # An attempt that was taken over got on as well, and settled nothing itself.
        if any(self._failed[name] <= number < len(reached) - 1 for number in got_on):
            self._row[name] = 0
        self._failed[name] = len(reached)
        progress = len(reached) - 1 in got_on
        self._row[name] = self._row[name] + 1 if at.ended == "transient" and not progress else 0
        allowed = [lane.attempts for lane in self._world.former[at.key.job_type]]
        if to.status is _H.WAITING and at.ended == "transient" and self._row[name] >= max(allowed):
            self.broken(f"{at.key} failed {self._row[name]} times in a row, its lane allows {max(allowed)} attempts")
        gave_up = to.status is _H.DYING and to.failure is not None and to.failure.kind is Kind.TRANSIENT
        held = to.failure is not None and bool(to.failure.held_for)  # its breaker needed a letter to show
        if gave_up and not held and at.ended == "transient" and len(to.failures) < min(allowed):
            self.broken(f"{at.key} was given up after {len(to.failures)} failures, its lane allows {min(allowed)}")

    def _next_try(self, at: Attempt, to: Head) -> None:
        """How long it waits, and what it changes, is what docs/reference/codes.md says about its failure."""
        if to.status is not _H.WAITING or to.failure is None or to.due_at is None or to.updated_at is None:
            return
        code, waits = str(to.failure.code), (to.due_at - to.updated_at).total_seconds()
        # A run whose time was up had been judged before its agent, which went on, could say so.
        if waits < at.asked_wait_s - 0.01 and code != Code.RUN_TIMEOUT:
            self.broken(f"{at.key} is tried again in {waits} s, and was asked to wait {at.asked_wait_s} s")
        longest = max(lane.backoff.cap_s for lane in self._world.former[at.key.job_type])
        if to.failure.kind is Kind.TRANSIENT and not to.failure.retry_after and waits > longest + 0.01:
            self.broken(f"{at.key} is tried again in {waits} s, its lane waits {longest} s at most")
        if to.failure.kind is Kind.TRANSIENT and to.strategy != at.run.strategy:
            self.broken(f"{at.key} failed as {code} with {at.run.strategy}, and is tried again with {to.strategy}")
        if code in TRIED_AGAIN:
            delay, changes = TRIED_AGAIN[code]
            learned = (at.key.job_type, code) in self._taught
            delays = (delay, *LEARNED_DELAYS) if learned else (delay,)
            fits = (to.strategy != SAME) is changes or (learned and code != DELAY_ALONE)
            got = max((n for n, past in enumerate(to.failures) if past.checkpoint > to.checkpoint), default=-1)
            since = to.failures[got + 1 :]  # it got farther: an agent that is fickle may fail earlier the next time
            tries = sum(1 for past in since if past.code == code and past.checkpoint == to.checkpoint)
            if all(abs(waits - each) > 0.01 for each in delays) or tries > 2 or not fits:
                self.broken(f"{at.key} failed {tries} times as {code}: again in {waits} s with {to.strategy}")

    def said(self, root: JobKey) -> tuple[Used, Used]:
        """By the root's agents: at least, without what a lost attempt may have taken along, and at most."""
        every = [each for each in self._of_root[root] if each.key.version == root.version]
        lost = sum(1 for each in every if (each.key, each.number) not in self.written)
        raised = {head.raised for head in self._world.view.heads if head.root_key == root}  # more budget, more at risk
        risks = [at_risk(each.over(lane)) for lane in self._world.former[root.job_type] for each in raised]
        usd, tokens = (sum(getattr(each, name) for each in every) for name in ("said_usd", "said_tokens"))
        steps = sum(each.steps.total() + each.effects for each in every)
        least = Used(
            spend_usd=usd - lost * max(risk.spend_usd for risk in risks),
            tokens=tokens - lost * max(risk.tokens for risk in risks),
            steps_begun=steps - lost * max(risk.steps_begun for risk in risks),
        )
        unsure_usd, unsure_tokens = sum(e.unsure_usd for e in every), sum(e.unsure_tokens for e in every)
        asked = sum(each.asked for each in every)
        return least, Used(spend_usd=usd + unsure_usd, tokens=tokens + unsure_tokens, steps_begun=asked)
