"""What each tenant was told last, by topic, in the ledger's table; and who registered its endpoint. Never a secret."""

from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

from lambdas.adapters.attributes import Item, attributes_of, moment, plain_item, value_of
from lambdas.adapters.audit import audit, audited, place
from lambdas.adapters.dynamo import Lost, Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import expiry
from lambdas.core.notify import NoticeStatus, TenantNotice
from lambdas.core.timeline import Event

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

NOTICES = "NOTICE#"
KEPT_FOR = timedelta(days=90)
_READERS = {"at": moment, "due_at": moment, "status": NoticeStatus}


class DynamoTenantNotices:
    def __init__(self, client: "DynamoDBClient", table_name: str) -> None:
        self._table = Table(client=client, name=table_name)

    def find(self, tenant_id: str, topic: str) -> TenantNotice | None:
        item = self._table.get(_place(tenant_id, topic))
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
            self._table.put(item, **e.request(condition=as_read))
        except Lost as lost:  # perhaps to itself: the answer was lost, and the client library asked again
            return lost.found is not None and _notice_from(lost.found) == _notice_from(item)
        return True

    def all(self, tenant_id: str) -> Sequence[TenantNotice]:
        return tuple(_notice_from(item) for item in self._table.partition(_partition(tenant_id), NOTICES))

    def record(self, tenant_id: str, event: Event) -> None:
        """Who registered or removed its endpoint, and why."""
        self._table.put(audited(_partition(tenant_id), event))

    def history(self, tenant_id: str) -> Sequence[Event]:
        """Oldest first."""
        return audit(self._table, _partition(tenant_id))


def _notice_from(item: Item) -> TenantNotice:
    return value_of(TenantNotice, plain_item(item), _READERS)


def _partition(tenant_id: str) -> str:
    return f"N#{tenant_id}"


def _place(tenant_id: str, topic: str) -> Item:
    return place(_partition(tenant_id), f"{NOTICES}{topic}")
