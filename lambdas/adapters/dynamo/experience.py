"""What a lane has learned from changed tries, in the ledger's table: one partition a lane, one item a code and week.

The same again for each cause. A number is named for its strategy and delay (`cures:compress:10`), so an item has as
many as there are strategies and delays, however many jobs failed. What people decided lies in a partition that the
lane's worker may read and not write.

A lane's foresight is another partition: the model, and the bundles that it learns from. A bundle is how some dozens of
first attempts ended, as one sandbox saw them. The model names the last bundle that it has learned from, and is replaced
only by whoever read it so: no bundle is learned from twice.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from lambdas.adapters.dynamo.items import Readers, attributes_of, event_item, expiry, plain_item, value_of
from lambdas.adapters.dynamo.keys import Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Table
from lambdas.core.model.experience import (
    BLIND,
    NO_RULING,
    REMEMBERED,
    Answered,
    Experience,
    Features,
    Foresight,
    Ruling,
    Score,
    Seen,
    Tallies,
    Tally,
    Way,
    faded,
    recent_weeks,
    week_of,
)
from lambdas.core.model.failure import is_code
from lambdas.core.model.head import Event
from lambdas.core.model.value import iso, moment, names_in

RULED = "P#"  # how the partitions begin of what people decided
_RULING = "RULING#"
_MOST_CODES = 200  # that people see: a lane has a dozen, unless somebody makes them up
_READ_RULING: Readers = {"forbidden": tuple, "at": moment}
_COUNTS = names_in(Tally)


def learn(table: Table, job_type: str, answered: Answered, *, cured: bool, usd: float, at: datetime) -> None:
    way = f"{answered.strategy}:{answered.delay_s}"
    for signature in dict.fromkeys(("", answered.signature)):
        e = Expression()
        e.count(f"tries:{way}")
        e.count(f"cures:{way}", int(cured))
        e.count(f"usd:{way}", round(usd, 9))
        e.set(expiry(at + REMEMBERED))
        table.update(_counter(job_type, answered.code, signature, week_of(at)), **e.request())


def experience(table: Table, job_type: str, code: str, *, signature: str, now: datetime) -> Experience:
    wanted = {name: [_counter(job_type, code, name, week) for week in recent_weeks(now)] for name in {"", signature}}
    asked = [_ruling(job_type, code), *(key for keys in wanted.values() for key in keys)]
    found = {item["sk"]["S"]: item for item in table.get_many(asked)}
    of_code, of_cause = _weeks(table, found, wanted[""]), _weeks(table, found, wanted[signature])
    ruled = [item for name, item in found.items() if name.startswith(_RULING)]
    return Experience(
        of_code=faded(of_code, now),
        of_cause=faded(of_cause, now) if signature else {},
        ruling=next(table.readable(_ruling_in, ruled), NO_RULING),
    )


def learned(
    table: Table, job_type: str, *, now: datetime
) -> tuple[dict[str, Mapping[str, Tallies]], dict[str, Ruling]]:
    """For people: the recent weeks of each code, whatever its causes were, and the rulings."""
    weeks = {
        code: [_counter(job_type, code, "", week) for week in recent_weeks(now)] for code in _codes(table, job_type)
    }
    found = {item["sk"]["S"]: item for item in table.get_many([key for keys in weeks.values() for key in keys])}
    ruled = table.partition(_ruled(job_type), _RULING)
    rulings = table.readable(lambda item: (item["sk"]["S"].removeprefix(_RULING), _ruling_in(item)), ruled)
    return {code: _weeks(table, found, keys) for code, keys in weeks.items()}, dict(rulings)


def _codes(table: Table, job_type: str) -> Iterator[str]:
    """One short request each: a code may have thousands of causes, which are stepped over."""
    after = "#"
    for _ in range(_MOST_CODES):
        e = Expression()
        within = f"{e['pk']} = {e(_partition(job_type))} AND {e['sk']} > {e(after)}"
        first = next(table.query(**e.request(key_condition=within), ConsistentRead=True, Limit=1), None)
        if first is None:
            return
        code = first["sk"]["S"].partition("#")[0]
        if is_code(code):
            yield code
        after = f"{code}$"  # the character behind `#`, and before every character that a code has


def rule(table: Table, job_type: str, code: str, ruling: Ruling, event: Event) -> None:
    written = {**attributes_of(ruling), **_ruling(job_type, code)}
    table.transact([table.putting(written), table.putting(event_item(_ruled(job_type), event))])


def _weeks(table: Table, found: dict[str, Item], keys: Sequence[Item]) -> dict[str, Tallies]:
    names = [key["sk"]["S"] for key in keys if key["sk"]["S"] in found]
    read = table.readable(lambda item: (item["sk"]["S"].rpartition("#")[2], _tallies(item)), map(found.get, names))  # type: ignore[arg-type]
    return dict(read)


def _tallies(item: Item) -> Tallies:
    """Raise ValueError if it makes no sense."""
    counts: dict[Way, dict[str, float]] = defaultdict(dict)
    for name, number in item.items():
        what, colon, way = name.partition(":")
        if colon and what in _COUNTS:
            strategy, _, delay = way.rpartition(":")
            counts[strategy, int(delay)][what] = max(0.0, float(number["N"]))
    return {way: _sound(Tally(**each)) for way, each in counts.items()}


def _sound(tally: Tally) -> Tally:
    """No more cures than tries: a lost answer may have counted one of the two twice."""
    return Tally(tries=tally.tries, cures=min(tally.cures, tally.tries), usd=tally.usd)


def _ruling_in(item: Item) -> Ruling:
    return value_of(Ruling, plain_item(item), _READ_RULING)


def _ruled(job_type: str) -> str:
    return f"{RULED}{job_type}"


def _partition(job_type: str) -> str:
    return f"G#{job_type}#tried"


def _counter(job_type: str, code: str, signature: str, week: str) -> Item:
    return place(_partition(job_type), f"{code}#{signature}#{week}")


def _ruling(job_type: str, code: str) -> Item:
    return place(_ruled(job_type), f"{_RULING}{code}")


_MODEL = "@model"
_SEEN = "seen#"
KEPT_FOR = timedelta(days=2)  # bundles that no sweep came to


def note_seen(table: Table, job_type: str, seen: Mapping[Seen, int], *, at: datetime, bundle_id: str) -> None:
    rows = [[*each.features, each.code, each.said, each.did, number] for each, number in seen.items()]
    written = {"rows": _text(rows), **expiry(at + KEPT_FOR)}
    table.put({**written, **place(_foresight(job_type), f"{_SEEN}{iso(at)}#{bundle_id}")})


def seen(
    table: Table, job_type: str, *, after: str, before: datetime
) -> Iterator[tuple[str, Sequence[tuple[Seen, int]]]]:
    e = Expression()
    since, until = e(f"{after or _SEEN}!"), e(f"{_SEEN}{iso(before)}")  # `!` is before all that a name goes on with
    within = f"{e['pk']} = {e(_foresight(job_type))} AND {e['sk']} BETWEEN {since} AND {until}"
    yield from table.readable(_bundle, table.query(**e.request(key_condition=within), ConsistentRead=True))


def foresight(table: Table, job_type: str) -> Foresight:
    found = table.get(place(_foresight(job_type), _MODEL))
    return next(table.readable(_model, [found] if found else []), BLIND)


def keep_foresight(table: Table, job_type: str, foresight: Foresight, *, former: str) -> bool:
    e = Expression()
    as_read = f"{e['to']} = {e(former)}" if former else f"attribute_not_exists({e['to']})"
    item = {
        "to": {"S": foresight.to},
        **({"at": {"S": iso(foresight.at)}} if foresight.at else {}),
        "clues": _text(foresight.clues),
        "scores": _text({week: score.__dict__ for week, score in foresight.scores.items()}),
    }
    try:
        table.put({**item, **place(_foresight(job_type), _MODEL)}, **e.request(condition=as_read))
    except Lost:
        return False
    return True


def _bundle(item: Item) -> tuple[str, Sequence[tuple[Seen, int]]]:
    """Raise ValueError or TypeError if it makes no sense."""
    found = []
    for *features, code, said, did, number in json.loads(item["rows"]["S"]):
        found.append((Seen(features=Features(*map(str, features)), code=code, said=said, did=did), int(number)))
    return item["sk"]["S"], found


def _model(item: Item) -> Foresight:
    clues, scores = (json.loads(item[name]["S"]) for name in ("clues", "scores"))
    return Foresight(
        to=item["to"]["S"],
        at=moment(item["at"]["S"]) if "at" in item else None,
        clues={clue: {code: float(number) for code, number in ends.items()} for clue, ends in clues.items()},
        scores={week: Score(**score) for week, score in scores.items()},
    )


def _text(content: Any) -> dict[str, str]:
    return {"S": json.dumps(content, separators=(",", ":"))}


def _foresight(job_type: str) -> str:
    return f"G#{job_type}#foreseen"
