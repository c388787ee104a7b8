"""Groups and health in DynamoDB: counted in shards by intake and by settles, summed here.

What people write about a group never touches a counter: a flood of letters and a person do not meet in one item.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from lambdas.adapters.dynamo.items import Readers, attributes_of, event_item, plain_item, value_of
from lambdas.adapters.dynamo.keys import COUNTER_SHARDS, UNSIGNED, Item, place
from lambdas.adapters.dynamo.table import Expression, Table
from lambdas.core.model.failure import Kind
from lambdas.core.model.group import Group, GroupNote, HealthHour
from lambdas.core.model.head import Event
from lambdas.core.model.value import iso, moment

_GROUP: Readers = {"first_seen": moment, "last_seen": moment, "kind": Kind}


def groups(table: Table, job_type: str) -> Sequence[Group]:
    """Reads every shard of the lane's counters: a few hundred bytes for each cause and shard."""
    noted = {item["sk"]["S"]: item for item in _all(table, _notes(job_type))}
    counted: dict[str, list[Item]] = defaultdict(list)
    for shard in range(COUNTER_SHARDS):
        for item in _all(table, _shard(job_type, shard)):
            counted[item["sk"]["S"]].append(item)

    def read(sample: Item) -> Group:
        name = sample["sk"]["S"]
        return _group(job_type, name, counted[name], noted.get(name))

    found = table.readable(read, [items[0] for items in counted.values()])
    return tuple(sorted(found, key=lambda group: (group.last_seen, group.signature), reverse=True))


def group(table: Table, job_type: str, signature: str) -> Group | None:
    """One request: the keys of its counters and of its note are known."""
    name = signature or UNSIGNED
    wanted = [_shard(job_type, shard) for shard in range(COUNTER_SHARDS)] + [_notes(job_type)]
    found = list(table.get_many([place(pk, name) for pk in wanted]))
    note = next((item for item in found if item["pk"]["S"] == _notes(job_type)), None)
    counted = [item for item in found if item is not note]
    return next(table.readable(lambda _: _group(job_type, name, counted, note), counted[:1]), None)


def group_notes(table: Table, job_type: str) -> Mapping[str, GroupNote]:
    items = list(_all(table, _notes(job_type)))
    named = {"" if item["sk"]["S"] == UNSIGNED else item["sk"]["S"]: item for item in items}
    return {signature: value_of(GroupNote, plain_item(item), {}) for signature, item in named.items()}


def note_group(table: Table, job_type: str, signature: str, note: GroupNote, event: Event) -> None:
    written = {**attributes_of(note), **place(_notes(job_type), signature or UNSIGNED)}
    noted = event_item(_audit(job_type, signature), event)
    table.transact([table.putting(written), table.putting(noted)])


def group_history(table: Table, job_type: str, signature: str) -> Sequence[Event]:
    return table.events(_audit(job_type, signature))


def _all(table: Table, pk: str) -> Iterator[Item]:
    e = Expression()
    yield from table.query(**e.request(key_condition=f"{e['pk']} = {e(pk)}"), ConsistentRead=True)


def _group(job_type: str, name: str, counted: Iterable[Item], note: Item | None) -> Group:
    """Counts are summed over the shards; the cause is as in the shard that was written last."""
    shards = sorted(map(plain_item, counted), key=lambda each: (each["last_seen"], each["sample"]))
    known = {
        "job_type": job_type,
        "signature": "" if name == UNSIGNED else name,
        "letters": sum(each["letters"] for each in shards),
        "first_seen": moment(min(each["first_seen"] for each in shards)),
        "note": value_of(GroupNote, plain_item(note), {}) if note else GroupNote(),
    }
    return value_of(Group, shards[-1], _GROUP, **known)


def _shard(job_type: str, shard: int) -> str:
    return f"G#{job_type}#{shard}"


def _notes(job_type: str) -> str:
    return f"G#{job_type}#note"


def _audit(job_type: str, signature: str) -> str:
    """A partition of its own, so that a list of groups does not read who wrote what."""
    return f"G#{job_type}#note#{signature or UNSIGNED}"


COUNTS = ("letters", "poison", "recovered")


def health_hours(table: Table, tenant_id: str, *, since: datetime) -> Sequence[HealthHour]:
    found: dict[str, list[dict[str, object]]] = defaultdict(list)
    for shard in range(COUNTER_SHARDS):
        e = Expression()
        within = f"{e['pk']} = {e(f'H#{tenant_id}#{shard}')} AND {e['sk']} >= {e(iso(since)[:13])}"
        for hour, counted in table.readable(_hour, table.query(**e.request(key_condition=within))):
            found[hour].append(counted)
    return tuple(_summed(hour, shards) for hour, shards in sorted(found.items()))


def _hour(item: Item) -> tuple[str, dict[str, object]]:
    """Raise if it makes no sense: every lane's worker may write any tenant's hours."""
    hour, counted = item["sk"]["S"], plain_item(item)
    _summed(hour, [counted])
    return hour, counted


def _summed(hour: str, shards: list[dict[str, object]]) -> HealthHour:
    counts = {name: sum(int(str(shard.get(name, 0))) for shard in shards) for name in COUNTS}
    failed = [moment(str(shard["last_failure_at"])) for shard in shards if "last_failure_at" in shard]
    return HealthHour(hour=moment(f"{hour}:00:00Z"), last_failure_at=max(failed, default=None), **counts)
