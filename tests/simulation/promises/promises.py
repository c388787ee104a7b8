"""The promises of docs/design.md, watched while a world runs and asked of what is left when it has settled."""

from collections import Counter
from typing import TYPE_CHECKING

from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import Job, JobKey
from lambdas.core.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.redrive import replays
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.unbegun import accepted_id
from lambdas.core.run import Run
from tests.simulation.outside import A_CALL_USD
from tests.simulation.process import Process

if TYPE_CHECKING:
    from tests.simulation.world import World

SETTLED = frozenset({HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED})
ODD = frozenset({"SCHEMA_INVALID", "UNREADABLE", "JOB_ID_REUSED"})
MOST_ATTEMPTS = 40  # of one job: what its lane allows for each kind of failure, and crashes


class Promises:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._running: list[tuple[JobKey, str, Process, Run]] = []
        self._begun: Counter[tuple[JobKey, int]] = Counter()
        self._probes: Counter[tuple[str, str]] = Counter()

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def root_of(self, key: JobKey) -> str:
        head = self._world.ledger.heads.get(key)
        return f"{key.tenant_id}/{head.root if head else key.job_id}/{key.version}"

    def begins(self, job: Job, run: Run, process: Process) -> None:
        """One attempt at a time, of a job and of a root; and each attempt once."""
        root = self.root_of(job.key)
        for key, other, its, theirs in self._running:
            # An agent that ignored its deadline was settled for, and its run can do nothing more.
            alive = not its.over and self._world.clock.now <= its.ends_at and not theirs._revoked.is_set()
            if alive and other == root:
                self.broken(f"{job.key} runs beside {key} of the same root")
        self._begun[job.key, run.attempt] += 1
        if self._begun[job.key, run.attempt] > 1:
            self.broken(f"attempt {run.attempt} of {job.key} began twice")
        if run.attempt > MOST_ATTEMPTS:
            self.broken(f"{job.key} is at attempt {run.attempt}")
        if job.payload["tenant"] != job.tenant_id or process.tenants is None or job.tenant_id not in process.tenants:
            self.broken(f"{job.key} got the payload of {job.payload['tenant']}")
        self._probe(job, process)
        self._running.append((job.key, root, process, run))

    def _probe(self, job: Job, process: Process) -> None:
        breaker = process.known.get(job.tenant_id)
        if breaker is None or breaker.opened_at is None:
            return
        name = (job.tenant_id, breaker.opened_at.isoformat())
        self._probes[name] += 1
        if job.key != breaker.probe:
            self.broken(f"{job.key} ran while its breaker was open")
        if self._probes[name] > 1:
            self.broken(f"{job.key} is a second probe of the breaker that opened at {name[1]}")

    def ends(self, job: Job, run: Run, process: Process) -> None:
        self._running = [each for each in self._running if each[3] is not run]

    def sent_again(self, head: Head) -> None:
        """A redrive has made this head: one live replay for each root, one job for each letter and redrive."""
        self._check_approved(head)
        heads = [each for each in self._world.ledger.heads.values() if each.replays is not None]
        live = [each for each in heads if each.root_key == head.root_key and each.status not in SETTLED]
        if len(live) > 1:
            self.broken(f"{head.root_key} has several live replays: {[each.key.job_id for each in live]}")
        names = (head.key.job_id, head.replays and replays.replay_id(head.replays.letter_id, head.redrive_id))
        if head.replays is not None and head.key.job_id != head.replays.home and names[0] != names[1]:
            self.broken(f"{head.key} is not named by its letter and redrive")
        same = [each for each in heads if (each.replays, each.redrive_id) == (head.replays, head.redrive_id)]
        if len({each.key for each in same}) > 1:
            self.broken(f"redrive {head.redrive_id} sent {head.replays} as {[each.key.job_id for each in same]}")

    def _check_approved(self, head: Head) -> None:
        """Where a second person is asked for, one has said yes before anything is sent."""
        redrive, lane = self._world.redrives.records[head.redrive_id], self._world.lane
        asked = {redrive.request.operator, redrive.started_by}
        if (lane.human_review or redrive.plan.planned > lane.approval_above) and (
            not redrive.approved_by or redrive.approved_by in asked
        ):
            self.broken(f"{head.key} was sent by {sorted(asked)}, approved by {redrive.approved_by!r}")

    def never_begun(self) -> list[str]:
        """Redrives that were written down, and of which no execution knows; and proposals that do not know theirs."""
        records = self._world.redrives.records
        alone = [each for each in records.values() if each.status is RedriveStatus.PLANNING and not each.execution]
        offered = [each for each in records.values() if each.status is RedriveStatus.PROPOSED]
        return [
            each.redrive_id for each in (*alone, *offered) if each in alone or accepted_id(each.redrive_id) in records
        ]

    def is_under_way(self, letter: Letter) -> bool:
        return letter.status in (LetterStatus.REDRIVING, LetterStatus.SCHEDULED)

    def check(self) -> None:
        """When all has settled: nothing is lost, nothing was done twice, nothing is left hanging."""
        world = self._world
        self.check_effects()
        for head in world.ledger.heads.values():
            self._check_head(head)
        for letter in world.ledger.dead.values():
            self._check_letter(letter)
        for sent in world.accepted:
            if sent not in world.ledger.heads:
                self.broken(f"{sent} was accepted and is gone")
        for redrive_id in self.never_begun():
            self.broken(f"redrive {redrive_id} is {world.redrives.records[redrive_id].status}, and nobody begins it")
        world.told.check()
        odd = [letter.code for letter in world.ledger.dead.values() if letter.code in ODD]
        if len(odd) < world.odd or (odd and not world.odd):
            self.broken(f"{world.odd} odd messages became the letters {odd}")

    def check_effects(self) -> None:
        for key, times in self._world.outside.done.items():
            if times > 1:
                self.broken(f"{key} happened {times} times")

    def _check_head(self, head: Head) -> None:
        world, key = self._world, f"{head.key.tenant_id}-{head.root}"
        if head.status not in SETTLED:
            self.broken(f"{head.key} is still {head.status}")
        if head.status is HeadStatus.DONE and world.outside.done[key] != 1:
            self.broken(f"{head.key} is done, and {key} happened {world.outside.done[key]} times")
        if head.status is HeadStatus.DONE and head.result != {"case": f"ref-{key}", "tenant": head.key.tenant_id}:
            self.broken(f"{head.key} is done with {head.result}")
        if head.status is HeadStatus.DEAD and head.letter_id not in world.ledger.dead:
            self.broken(f"{head.key} is dead without a letter")
        if head.status is HeadStatus.CANCELLED and head.replays is None:
            self.broken(f"{head.key} is cancelled, and was no replay")
        if head.live_replay:
            self.broken(f"{head.key} is still held by the replay {head.live_replay}")
        self._check_budgets(head)

    def _check_budgets(self, head: Head) -> None:
        world = self._world
        calls = world.outside.spent[self.root_of(head.key)]
        if head.spend_usd > min((world.lane.budget_usd or 0) + A_CALL_USD, calls * A_CALL_USD) + 0.001:
            self.broken(f"{head.key} has spent ${head.spend_usd:.2f} in {calls} calls")
        if len(head.lineage) > world.lane.replay.max:
            self.broken(f"{head.key} was replayed {len(head.lineage)} times")

    def _check_letter(self, letter: Letter) -> None:
        done = self._world.outside.done[f"{letter.tenant_id}-{letter.root}"]
        if self.is_under_way(letter):
            self.broken(f"letter {letter.letter_id} of {letter.job_id} is still {letter.status}")
        if any(each.status is EffectStatus.COMMITTED for each in letter.effects) and done != 1:
            self.broken(f"letter {letter.letter_id} tells of an effect that happened {done} times")
