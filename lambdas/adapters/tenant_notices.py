"""The last notice of each topic to each tenant, in the ledger's table; and who registered its endpoint. No secrets."""

from collections.abc import Sequence
from datetime import timedelta

from lambdas.adapters.dynamo.items import attributes_of, event_item, expiry, plain_item, value_of
from lambdas.adapters.dynamo.keys import Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Table
from lambdas.core.model.head import Event
from lambdas.core.model.value import moment
from lambdas.core.notify.notice import NoticeStatus, TenantNotice

NOTICES = "NOTICE#"
KEPT_FOR = timedelta(days=90)
_READERS = {"at": moment, "due_at": moment, "status": NoticeStatus}


class DynamoTenantNotices(Table):
    def find(self, tenant_id: str, topic: str) -> TenantNotice | None:
        item = self.get(_place(tenant_id, topic))
        return _notice_from(item) if item else None

    def write(self, notice: TenantNotice, *, was: TenantNotice | None) -> bool:
        item = {**attributes_of(notice), **expiry(notice.at + KEPT_FOR), **_place(notice.tenant_id, notice.topic)}
        e = Expression()
        if was is None:
            as_read = f"attribute_not_exists({e['pk']})"
        else:
            seen = {"notice_id": was.notice_id, "tries": was.tries, "status": was.status}
            as_read = " AND ".join(f"{e[name]} = {e(value)}" for name, value in seen.items())
        try:
            self.put(item, **e.request(condition=as_read))
        except Lost as lost:  # perhaps to itself: the answer was lost, and the client library tried again
            return lost.found is not None and _notice_from(lost.found) == _notice_from(item)
        return True

    def all(self, tenant_id: str) -> Sequence[TenantNotice]:
        return tuple(_notice_from(item) for item in self.partition(_partition(tenant_id), NOTICES))

    def record(self, tenant_id: str, event: Event) -> None:
        """Who registered or removed its endpoint, and why."""
        self.put(event_item(_partition(tenant_id), event))

    def history(self, tenant_id: str) -> Sequence[Event]:
        """Oldest first."""
        return self.events(_partition(tenant_id))


def _notice_from(item: Item) -> TenantNotice:
    return value_of(TenantNotice, plain_item(item), _READERS)


def _partition(tenant_id: str) -> str:
    return f"N#{tenant_id}"


def _place(tenant_id: str, topic: str) -> Item:
    return place(_partition(tenant_id), f"{NOTICES}{topic}")
