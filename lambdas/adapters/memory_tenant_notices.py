"""What tenants were told, in memory: the twin of the adapter on DynamoDB. Nothing here survives its process."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from lambdas.adapters.memory_values import stored
from lambdas.core.notify import TenantNotice
from lambdas.core.timeline import Event


@dataclass(slots=True)
class MemoryTenantNotices:
    notices: dict[tuple[str, str], TenantNotice] = field(default_factory=dict)
    events: dict[str, list[Event]] = field(default_factory=lambda: defaultdict(list))

    def find(self, tenant_id: str, topic: str) -> TenantNotice | None:
        return self.notices.get((tenant_id, topic))

    def write(self, notice: TenantNotice, *, was: TenantNotice | None) -> bool:
        found = self.notices.get((notice.tenant_id, notice.topic))
        if _seen(found) != _seen(was):
            return found == stored(notice)
        self.notices[notice.tenant_id, notice.topic] = stored(notice)
        return True

    def all(self, tenant_id: str) -> Sequence[TenantNotice]:
        return tuple(notice for (tenant, _), notice in sorted(self.notices.items()) if tenant == tenant_id)

    def record(self, tenant_id: str, event: Event) -> None:
        self.events[tenant_id].append(stored(event))

    def history(self, tenant_id: str) -> Sequence[Event]:
        return tuple(sorted(self.events[tenant_id], key=lambda event: (event.at, event.event_id)))


def _seen(notice: TenantNotice | None) -> tuple[str, int, str] | None:
    return (notice.notice_id, notice.tries, notice.status) if notice else None
