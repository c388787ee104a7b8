"""Health in memory: what MemoryLedger counts, by the hour."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from lambdas.adapters.attributes import moment
from lambdas.adapters.health import COUNTS
from lambdas.adapters.listing import iso, stored_ms
from lambdas.core.health import HealthHour
from lambdas.core.letter import Letter


class MemoryHealth:
    __slots__ = ()
    dead: dict[str, Letter]
    health: dict[tuple[str, str], Counter[str]]

    def health_hours(self, tenant_id: str, *, since: datetime) -> Sequence[HealthHour]:
        mine = {hour: counts for (tenant, hour), counts in self.health.items() if tenant == tenant_id}
        return tuple(
            HealthHour(
                hour=moment(f"{hour}:00:00Z"),
                last_failure_at=self._last_failure(tenant_id, hour),
                **{name: counts[name] for name in COUNTS},
            )
            for hour, counts in sorted(mine.items())
            if hour >= iso(since)[:13]
        )

    def _last_failure(self, tenant_id: str, hour: str) -> datetime | None:
        died = [each.died_at for each in self.dead.values() if each.tenant_id == tenant_id]
        return max((stored_ms(at) for at in died if iso(at)[:13] == hour), default=None)
