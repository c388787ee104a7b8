"""How many letters wait, by lane, code, tenant and group: sums of counters, never of a sample of letters.

The counters move with each letter's event (counters.py). What nobody counted, such as letters from before there were
these counters, a recount finds: shard by shard, it sets them to what the lists hold, unless a letter moved meanwhile.
"""

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.counters import SWEPT_AFTER
from lambdas.adapters.dynamo.keys import COUNTER_SHARDS, SHARDS, UNSIGNED, Item, shard_of
from lambdas.adapters.dynamo.lists import row_from
from lambdas.adapters.dynamo.table import Expression, Table, TransactionLost, Write
from lambdas.core.model.count import MOVES, code_counter
from lambdas.core.model.group import LaneWaiting, Waiting
from lambdas.core.model.letter import WAITING, Letter
from lambdas.core.model.value import moment

AT_ONCE = 90  # counters that one transaction of a recount sets, beside the lane's own
_NAMES = tuple(map(str, WAITING))
Counts = Mapping[str, int]


def waiting(table: Table, job_types: Sequence[str]) -> Mapping[str, LaneWaiting]:
    wanted = [(job_type, shard) for job_type in dict.fromkeys(job_types) for shard in range(COUNTER_SHARDS)]
    sums: dict[str, Counter[str]] = {job_type: Counter() for job_type in job_types}
    for item in table.get_many([keys.place(keys.waits(*each), keys.LANE) for each in wanted]):
        sums[item["pk"]["S"].split("#")[1]].update(_counts(item))
    return {job_type: _lane(counts) for job_type, counts in sums.items()}


def waiting_groups(table: Table, job_type: str) -> Mapping[str, Waiting]:
    found = _by_name(table, job_type, keys.CAUSE)
    return {"" if name == UNSIGNED else name: each for name, each in found.items()}


def waiting_group(table: Table, job_type: str, signature: str) -> Waiting:
    name = f"{keys.CAUSE}{signature or UNSIGNED}"
    wanted = [keys.place(keys.waits(job_type, shard), name) for shard in range(COUNTER_SHARDS)]
    sums = Counter[str]()
    for item in table.get_many(wanted):
        sums.update(_counts(item))
    return _waiting(sums)


def waiting_tenants(table: Table, job_type: str) -> Mapping[str, Waiting]:
    return _by_name(table, job_type, keys.TENANT)


def waiting_of(table: Table, tenant_id: str, job_types: Sequence[str]) -> Mapping[str, Waiting]:
    wanted = [(job_type, shard) for job_type in dict.fromkeys(job_types) for shard in range(COUNTER_SHARDS)]
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for item in table.get_many([keys.place(keys.waits(*each), f"{keys.TENANT}{tenant_id}") for each in wanted]):
        sums[item["pk"]["S"].split("#")[1]].update(_counts(item))
    return {job_type: _waiting(counts) for job_type, counts in sums.items()}


def deaths_by_hour(table: Table, job_type: str, *, since: datetime) -> Mapping[str, Mapping[datetime, int]]:
    found: dict[str, Counter[datetime]] = defaultdict(Counter)
    for shard in range(COUNTER_SHARDS):
        e = Expression()
        within = f"{e['pk']} = {e(keys.cause_hours(job_type, shard))} AND {e['sk']} >= {e(keys.hour(since))}"
        for item in table.query(**e.request(key_condition=within)):
            hour, _, name = item["sk"]["S"].partition("#")
            found["" if name == UNSIGNED else name][moment(f"{hour}:00:00Z")] += int(item["letters"]["N"])
    return found


def waiting_moves(table: Table, job_type: str) -> Sequence[int]:
    wanted = [keys.place(keys.waits(job_type, shard), keys.LANE) for shard in range(COUNTER_SHARDS)]
    found = {item["pk"]["S"]: _counts(item).get(MOVES, 0) for item in table.get_many(wanted)}
    return [found.get(place["pk"]["S"], 0) for place in wanted]


def recount(table: Table, job_type: str, shard: int, *, moves: int, now: datetime, seen: str = "") -> tuple[str, int]:
    soon = now + SWEPT_AFTER  # those that nobody can count are set aside until later
    if next(table.listed("due", keys.uncounted_shard(shard % SHARDS), before=soon, page=1), None) is not None:
        return "", 0  # a move that no counter knows yet
    true = _listed(table, job_type, shard)
    stored = {item["sk"]["S"]: _counts(item) for item in _shard(table, job_type, shard)}
    wrong = [name for name in sorted(stored.keys() | true.keys()) if _differs(stored.get(name, {}), true.get(name, {}))]
    if not wrong or stored.get(keys.LANE, {}).get(MOVES, 0) != moves:
        return "", 0
    told = json.dumps([(name, stored.get(name), true.get(name)) for name in wrong], sort_keys=True)
    differs = hashlib.sha256(told.encode()).hexdigest()[:16]
    return differs, _set(table, (job_type, shard), wrong, stored, true, moves) if differs == seen else 0


def _set(
    table: Table,
    of: tuple[str, int],
    wrong: Sequence[str],
    stored: Mapping[str, Counts],
    true: Mapping[str, Counts],
    moves: int,
) -> int:
    """How many were set: none behind the first part in which a move was in the way."""
    for begin in range(0, len(wrong), AT_ONCE):
        part = [name for name in wrong[begin : begin + AT_ONCE] if name != keys.LANE]
        lane = _setting(table, of, keys.LANE, stored, true, moves=moves)
        try:
            table.transact([lane, *(_setting(table, of, name, stored, true) for name in part)])
        except TransactionLost:
            return begin
        moves += 1
    return len(wrong)


def _shard(table: Table, job_type: str, shard: int) -> Iterator[Item]:
    e = Expression()
    whole = f"{e['pk']} = {e(keys.waits(job_type, shard))}"
    yield from table.query(**e.request(key_condition=whole), ConsistentRead=True)


def _by_name(table: Table, job_type: str, prefix: str) -> Mapping[str, Waiting]:
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for shard in range(COUNTER_SHARDS):
        for item in table.partition(keys.waits(job_type, shard), prefix):
            sums[item["sk"]["S"].removeprefix(prefix)].update(_counts(item))
    return {name: _waiting(counts) for name, counts in sums.items()}


def _counts(item: Item) -> dict[str, int]:
    return {name: int(value["N"]) for name, value in item.items() if "N" in value}


def _waiting(counts: Counts) -> Waiting:
    """Moves may be counted in another order than they happened in: less than nothing is nothing."""
    return Waiting(**{name: max(0, counts.get(name, 0)) for name in _NAMES})


def _lane(counts: Counts) -> LaneWaiting:
    by_code: dict[str, Counter[str]] = defaultdict(Counter)
    for name, number in counts.items():
        status, told, code = name.partition(":")
        if told and status in _NAMES:
            by_code[code][status] += number
    codes = {code: _waiting(found) for code, found in sorted(by_code.items())}
    return LaneWaiting(codes={code: each for code, each in codes.items() if each.total})


def _listed(table: Table, job_type: str, shard: int) -> dict[str, Counter[str]]:
    """What the counters of a shard should say, from every letter of the lane that waits and belongs to it."""
    true: dict[str, Counter[str]] = defaultdict(Counter)
    for letter in table.readable(row_from, _rows(table, job_type, shard)):
        for name, counted in _places(letter):
            true[name][counted] += 1
    return true


def _rows(table: Table, job_type: str, shard: int) -> Iterator[Item]:
    for status in WAITING:
        e = Expression()
        within = f"{e['lane_status']} = {e(f'{job_type}#{status}#{shard % SHARDS}')}"
        for item in table.query(**e.request(key_condition=within), IndexName="by_lane"):
            if shard_of(keys.letter_key_in(item).letter_id, COUNTER_SHARDS) == shard:
                yield item


def _places(letter: Letter) -> tuple[tuple[str, str], ...]:
    return (
        (keys.LANE, code_counter(letter.status, letter.code)),
        (f"{keys.TENANT}{letter.tenant_id}", str(letter.status)),
        (f"{keys.CAUSE}{letter.signature or UNSIGNED}", str(letter.status)),
    )


def _differs(stored: Counts, true: Counts) -> bool:
    return any(stored.get(name, 0) != true.get(name, 0) for name in {*stored, *true} - {MOVES})


def _setting(
    table: Table,
    of: tuple[str, int],
    name: str,
    stored: Mapping[str, Counts],
    true: Mapping[str, Counts],
    *,
    moves: int | None = None,
) -> Write:
    e, was, now = Expression(), stored.get(name, {}), true.get(name, {})
    e.set({each: {"N": str(now[each])} for each in now})
    e.remove({*was} - {*now, MOVES})
    condition = ""
    if moves is not None:
        e.count(MOVES)
        condition = e.is_as_read(MOVES, moves or None)
    return table.updating(keys.place(keys.waits(*of), name), **e.request(condition=condition))
