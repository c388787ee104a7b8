"""The audit of what is no job: who changed a group or a redrive, and why. Events lie in partitions of their own."""

from collections.abc import Sequence

from lambdas.adapters.attributes import Item, attributes_of
from lambdas.adapters.dynamo import Table
from lambdas.adapters.items import event_from
from lambdas.adapters.keys import EVENTS
from lambdas.adapters.listing import iso
from lambdas.core.timeline import Event


def place(pk: str, sk: str) -> Item:
    return {"pk": {"S": pk}, "sk": {"S": sk}}


def audited(pk: str, event: Event) -> Item:
    """The same event again is the same item."""
    return {**attributes_of(event), **place(pk, f"{EVENTS}{iso(event.at)}#{event.event_id}")}


def audit(table: Table, pk: str) -> Sequence[Event]:
    """Oldest first."""
    return tuple(event_from(item) for item in table.partition(pk, EVENTS))
