"""Groups, health and how many letters wait, in DynamoDB: counted in shards by each letter's event, summed here.

The sums are of counters (counters.py), never of a sample of letters. What people write about a group never touches a
counter: a flood of letters and a person do not meet in one item.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import Readers, attributes_of, event_item, plain_item, value_of
from lambdas.adapters.dynamo.keys import COUNTER_SHARDS, UNSIGNED, Item, place
from lambdas.adapters.dynamo.table import Expression, Table
from lambdas.core.model.failure import Kind
from lambdas.core.model.group import ByHour, Group, GroupNote, HealthHour, LaneWaiting, OwnGroup, Waiting
from lambdas.core.model.head import Event
from lambdas.core.model.letter import WAITING
from lambdas.core.model.value import iso, moment, names_in

_GROUP: Readers = {"first_seen": moment, "last_seen": moment, "kind": Kind}


def groups(table: Table, job_type: str) -> Sequence[Group]:
    """Reads every shard of the lane's counters: a few hundred bytes for each cause and shard."""
    noted = {item["sk"]["S"]: item for item in table.everything_in(_notes(job_type))}
    counted: dict[str, list[Item]] = defaultdict(list)
    for shard in range(COUNTER_SHARDS):
        for item in table.everything_in(_shard(job_type, shard)):
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
    items = list(table.everything_in(_notes(job_type)))
    named = {"" if item["sk"]["S"] == UNSIGNED else item["sk"]["S"]: item for item in items}
    return {signature: value_of(GroupNote, plain_item(item), {}) for signature, item in named.items()}


def note_group(table: Table, job_type: str, signature: str, note: GroupNote, event: Event) -> None:
    written = {**attributes_of(note), **place(_notes(job_type), signature or UNSIGNED)}
    noted = event_item(_audit(job_type, signature), event)
    table.transact([table.putting(written), table.putting(noted)])


def group_history(table: Table, job_type: str, signature: str) -> Sequence[Event]:
    return table.events(_audit(job_type, signature))


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


def causes_by_hour(table: Table, job_type: str, *, since: datetime) -> Mapping[str, ByHour]:
    found: dict[str, list[ByHour]] = defaultdict(list)
    for shard in range(COUNTER_SHARDS):
        e = Expression()
        within = f"{e['pk']} = {e(keys.cause_hours(job_type, shard))} AND {e['sk']} >= {e(keys.day(since))}"
        for name, hours in table.readable(_by_hour, table.query(**e.request(key_condition=within))):
            found["" if name == UNSIGNED else name].append(hours)
    summed = {name: _since(each, since) for name, each in found.items()}
    return {name: hours for name, hours in summed.items() if hours.died or hours.recovered}


def cause_by_hour(table: Table, job_type: str, signature: str, *, since: datetime, now: datetime) -> ByHour:
    """Of one group: the keys of its days are known, so a day or two are one request."""
    days = [keys.day(since + timedelta(days=each)) for each in range((now.date() - since.date()).days + 1)]
    name = signature or UNSIGNED
    wanted = [(keys.cause_hours(job_type, shard), f"{day}#{name}") for shard in range(COUNTER_SHARDS) for day in days]
    found = table.readable(_by_hour, table.get_many([place(*each) for each in wanted]))
    return _since([hours for _, hours in found], since)


def _since(found: Sequence[ByHour], since: datetime) -> ByHour:
    sums: dict[str, Counter[datetime]] = {name: Counter() for name in names_in(ByHour)}
    for each in found:
        for name, hours in sums.items():
            own = getattr(each, name)
            hours.update({hour: number for hour, number in own.items() if keys.hour(hour) >= keys.hour(since)})
    return ByHour(**sums)


def _by_hour(item: Item) -> tuple[str, ByHour]:
    """An item of a day, by the hour. One of a single hour was written before days were: it is read until it expires."""
    began, _, name = item["sk"]["S"].partition("#")
    if "T" in began:
        return name, ByHour(died={moment(f"{began}:00:00Z"): int(item["letters"]["N"])})
    moment(f"{began}T00:00:00Z")  # raises if it is not a day, also of an item without an hour
    return name, ByHour(died=_hours(began, item, _DIED), recovered=_hours(began, item, _RECOVERED))


def _hours(day: str, item: Item, prefix: str) -> dict[datetime, int]:
    found = {name.removeprefix(prefix): int(value["N"]) for name, value in item.items() if name.startswith(prefix)}
    return {moment(f"{day}T{hour}:00:00Z"): number for hour, number in found.items()}


_DIED, _RECOVERED = "hour_", "recovered_"


def own_groups(table: Table, tenant_id: str, job_type: str) -> Sequence[OwnGroup]:
    """A tenant's causes in one lane, those that wait and those that did; the last seen first."""
    counted: dict[str, list[Item]] = defaultdict(list)
    for shard in range(COUNTER_SHARDS):
        for item in table.partition(keys.own_causes(job_type, shard), f"{tenant_id}#"):
            counted[item["sk"]["S"].partition("#")[2]].append(item)
    # Without words is one whose letters were born before a release that counts by tenant.
    known = [items[0] for items in counted.values() if any("last_seen" in each for each in items)]
    found = table.readable(lambda item: _own(job_type, item, counted), known)
    return tuple(sorted(found, key=lambda group: (group.last_seen, group.signature), reverse=True))


def _own(job_type: str, sample: Item, counted: Mapping[str, list[Item]]) -> OwnGroup:
    """A shard that only saw letters leave has no words: the one that was written last among the others has them."""
    name = sample["sk"]["S"].partition("#")[2]
    shards = [plain_item(item) for item in counted[name]]
    in_words = sorted(
        (each for each in shards if "last_seen" in each), key=lambda each: (each["last_seen"], each["sample"])
    )
    sums = Counter[str]()
    for item in counted[name]:
        sums.update(_counts(item))
    known = {
        "job_type": job_type,
        "signature": "" if name == UNSIGNED else name,
        "first_seen": moment(min(each["first_seen"] for each in in_words)),
        "waiting": _waiting(sums),
    }
    return value_of(OwnGroup, in_words[-1], _GROUP, **known)


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
        status, colon, code = name.partition(":")
        if colon and status in _NAMES:
            by_code[code][status] += number
    codes = {code: _waiting(found) for code, found in by_code.items()}
    if any(counts.get(name, 0) != sum(found[name] for found in by_code.values()) for name in _NAMES):
        codes |= _by_name(table, job_type, keys.CODE)
    shown = {code: each for code, each in sorted(codes.items()) if each.total}
    return LaneWaiting(codes=shown, counted=bool(counts))
