"""How many letters wait, by lane, code, tenant and group: sums of counters, never of a sample of letters.

The counters move with each letter's event (counters.py).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.keys import COUNTER_SHARDS, UNSIGNED, Item
from lambdas.adapters.dynamo.table import Expression, Table
from lambdas.core.model.group import LaneWaiting, Waiting
from lambdas.core.model.letter import WAITING
from lambdas.core.model.value import moment

_NAMES = tuple(map(str, WAITING))
Counts = Mapping[str, int]


def waiting(table: Table, job_types: Sequence[str]) -> Mapping[str, LaneWaiting]:
    wanted = [(job_type, shard) for job_type in dict.fromkeys(job_types) for shard in range(COUNTER_SHARDS)]
    sums: dict[str, Counter[str]] = {job_type: Counter() for job_type in job_types}
    for item, counts in _read(table, table.get_many([keys.place(keys.waits(*each), keys.LANE) for each in wanted])):
        sums[item["pk"]["S"].split("#")[1]].update(counts)
    return {job_type: _lane(table, job_type, counts) for job_type, counts in sums.items()}


def waiting_groups(table: Table, job_type: str) -> Mapping[str, Waiting]:
    found = _by_name(table, job_type, keys.CAUSE)
    return {"" if name == UNSIGNED else name: each for name, each in found.items()}


def waiting_group(table: Table, job_type: str, signature: str) -> Waiting:
    name = f"{keys.CAUSE}{signature or UNSIGNED}"
    wanted = [keys.place(keys.waits(job_type, shard), name) for shard in range(COUNTER_SHARDS)]
    sums = Counter[str]()
    for _, counts in _read(table, table.get_many(wanted)):
        sums.update(counts)
    return _waiting(sums)


def waiting_tenants(table: Table, job_type: str) -> Mapping[str, Waiting]:
    return _by_name(table, job_type, keys.TENANT)


def waiting_of(table: Table, tenant_id: str, job_types: Sequence[str]) -> Mapping[str, Waiting]:
    wanted = [(job_type, shard) for job_type in dict.fromkeys(job_types) for shard in range(COUNTER_SHARDS)]
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    named = [keys.place(keys.waits(*each), f"{keys.TENANT}{tenant_id}") for each in wanted]
    for item, counts in _read(table, table.get_many(named)):
        sums[item["pk"]["S"].split("#")[1]].update(counts)
    return {job_type: _waiting(counts) for job_type, counts in sums.items()}


def deaths_by_hour(table: Table, job_type: str, *, since: datetime) -> Mapping[str, Mapping[datetime, int]]:
    found: dict[str, Counter[datetime]] = defaultdict(Counter)
    for shard in range(COUNTER_SHARDS):
        e = Expression()
        within = f"{e['pk']} = {e(keys.cause_hours(job_type, shard))} AND {e['sk']} >= {e(keys.hour(since))}"
        for name, hour, letters in table.readable(_deaths, table.query(**e.request(key_condition=within))):
            found["" if name == UNSIGNED else name][hour] += letters
    return found


def _deaths(item: Item) -> tuple[str, datetime, int]:
    hour, _, name = item["sk"]["S"].partition("#")
    return name, moment(f"{hour}:00:00Z"), int(item["letters"]["N"])


def _by_name(table: Table, job_type: str, prefix: str) -> Mapping[str, Waiting]:
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for shard in range(COUNTER_SHARDS):
        for item, counts in _read(table, table.partition(keys.waits(job_type, shard), prefix)):
            sums[item["sk"]["S"].removeprefix(prefix)].update(counts)
    return {name: _waiting(counts) for name, counts in sums.items()}


def _read(table: Table, items: Iterable[Item]) -> Iterator[tuple[Item, Counts]]:
    """A counter of one lane that makes no sense hides no other's."""
    return table.readable(lambda item: (item, _counts(item)), items)


def _counts(item: Item) -> dict[str, int]:
    return {name: int(value["N"]) for name, value in item.items() if "N" in value}


def _waiting(counts: Counts) -> Waiting:
    """Moves may be counted in another order than they happened in: less than nothing is nothing."""
    return Waiting(**{name: max(0, counts.get(name, 0)) for name in _NAMES})


def _lane(table: Table, job_type: str, counts: Counts) -> LaneWaiting:
    """Our own codes are on the lane's counter. The others are looked up only if some of their letters wait."""
    by_code: dict[str, Counter[str]] = defaultdict(Counter)
    for name, number in counts.items():
        status, told, code = name.partition(":")
        if told and status in _NAMES:
            by_code[code][status] += number
    codes = {code: _waiting(found) for code, found in by_code.items()}
    if any(counts.get(name, 0) != sum(found[name] for found in by_code.values()) for name in _NAMES):
        codes |= _by_name(table, job_type, keys.CODE)
    return LaneWaiting(codes={code: each for code, each in sorted(codes.items()) if each.total})
