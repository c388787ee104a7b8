"""Groups in DynamoDB: counted by intake in shards, merged here, with what people wrote and who wrote it.

A note never touches a counter: a flood of letters and a person do not meet in one item.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from lambdas.adapters.attributes import Item, Readers, attributes_of, moment, plain_item, value_of
from lambdas.adapters.audit import audit, audited, place
from lambdas.adapters.dynamo import Table
from lambdas.adapters.expression import Expression
from lambdas.adapters.schema import COUNTER_SHARDS
from lambdas.core.group import Group, GroupNote
from lambdas.core.taxonomy import Kind
from lambdas.core.timeline import Event

UNSIGNED = "-"  # a sort key cannot be empty
_GROUP: Readers = {"first_seen": moment, "last_seen": moment, "kind": Kind}


class Groups:
    _table: Table

    def groups(self, job_type: str) -> Sequence[Group]:
        """Reads every shard of the lane's counters: a few hundred bytes a cause and shard."""
        noted = {item["sk"]["S"]: item for item in self._all(_notes(job_type))}
        counted: dict[str, list[Item]] = defaultdict(list)
        for shard in range(COUNTER_SHARDS):
            for item in self._all(_shard(job_type, shard)):
                counted[item["sk"]["S"]].append(item)
        found = [_group(job_type, name, items, noted.get(name)) for name, items in counted.items()]
        return tuple(sorted(found, key=lambda group: (group.last_seen, group.signature), reverse=True))

    def group(self, job_type: str, signature: str) -> Group | None:
        """One request: its counters and its note have keys that are known."""
        name = signature or UNSIGNED
        wanted = [_shard(job_type, shard) for shard in range(COUNTER_SHARDS)] + [_notes(job_type)]
        found = list(self._table.get_many([place(pk, name) for pk in wanted]))
        note = next((item for item in found if item["pk"]["S"] == _notes(job_type)), None)
        counted = [item for item in found if item is not note]
        return _group(job_type, name, counted, note) if counted else None

    def note_group(self, job_type: str, signature: str, note: GroupNote, event: Event) -> None:
        written = {**attributes_of(note), **place(_notes(job_type), signature or UNSIGNED)}
        told = audited(_audit(job_type, signature), event)
        self._table.transact([self._table.putting(written), self._table.putting(told)])

    def group_history(self, job_type: str, signature: str) -> Sequence[Event]:
        return audit(self._table, _audit(job_type, signature))

    def _all(self, pk: str) -> Iterator[Item]:
        e = Expression()
        yield from self._table.query(**e.request(key_condition=f"{e['pk']} = {e(pk)}"), ConsistentRead=True)


def _group(job_type: str, name: str, counted: Iterable[Item], note: Item | None) -> Group:
    """The shards summed; of the cause, what the latest of them says."""
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
