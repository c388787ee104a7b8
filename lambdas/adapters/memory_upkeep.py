"""The sweep's own questions in memory. Nothing here expires by itself; when it would is only written down."""

from collections.abc import Sequence
from datetime import UTC, datetime

from lambdas.adapters.memory_tables import MemoryTables, one_at_a_time
from lambdas.adapters.memory_values import parked_order, partition, stored
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import LetterStatus
from lambdas.core.upkeep import Chores, Kept, Stuck, stuck_since


class MemoryUpkeep(MemoryTables):
    __slots__ = ()

    @one_at_a_time
    def count_released(self, tenant_id: str, job_type: str, *, most: int) -> int:
        released = [head for head in self._of(tenant_id, job_type, HeadStatus.QUEUED) if head.parked_at is not None]
        return min(most, len(released))

    @one_at_a_time
    def died(
        self, job_type: str, status: LetterStatus, *, most: int, after: datetime | None = None
    ) -> Sequence[datetime]:
        letters = [each for each in self.dead.values() if (each.job_type, each.status) == (job_type, status)]
        return tuple(sorted(each.died_at for each in letters if after is None or each.died_at >= after)[:most])

    @one_at_a_time
    def stuck(self, job_type: str, *, now: datetime, most: int) -> Sequence[Stuck]:
        since = [(head.key, stuck_since(head)) for head in self.heads.values() if head.key.job_type == job_type]
        found = [Stuck(key=key, since=moment) for key, moment in since if moment is not None and moment < now]
        return tuple(found[:most])

    @one_at_a_time
    def parked_between(
        self, tenant_id: str, job_type: str, *, after: datetime, before: datetime, limit: int
    ) -> Sequence[Head]:
        parked = sorted(self._of(tenant_id, job_type, HeadStatus.PARKED), key=parked_order)
        return tuple(head for head in parked if head.parked_at is not None and after <= head.parked_at < before)[:limit]

    @one_at_a_time
    def expiring(self, job: JobKey, root: JobKey, *, before: datetime) -> Sequence[Kept]:
        steps = [
            Kept(of=job, step=number, ref=step.result_ref)
            for number, step in sorted(self.kept_steps[job].items())
            if self._ends(job, number) < before
        ]
        effects = [
            Kept(of=root, effect_id=name, ref=effect.result_ref)
            for name, effect in sorted(self.kept_effects[partition(root)].items())
            if self._ends(partition(root), name) < before
        ]
        return (*steps, *effects)

    @one_at_a_time
    def keep(self, kept: Kept, *, until: datetime) -> None:
        place = (partition(kept.of), kept.effect_id) if kept.effect_id else (kept.of, kept.step)
        if place in self.expiry and self.expiry[place] < until:
            self.expiry[place] = until

    @one_at_a_time
    def chores(self, job_type: str) -> Chores:
        return self.seldom.get(job_type, Chores(job_type=job_type))

    @one_at_a_time
    def note_chores(self, chores: Chores) -> None:
        self.seldom[chores.job_type] = stored(chores)

    def _of(self, tenant_id: str, job_type: str, status: HeadStatus) -> list[Head]:
        wanted = (tenant_id, job_type, status)
        return [each for each in self.heads.values() if (each.key.tenant_id, each.key.job_type, each.status) == wanted]

    def _ends(self, *place: object) -> datetime:
        return self.expiry.get(place, _NEVER)


_NEVER = datetime.max.replace(tzinfo=UTC)
