"""A lane's foresight in the ledger's table: one partition, with the model and the bundles that it learns from.

A bundle is how some dozens of first attempts ended, as one sandbox saw them. The model names the last bundle that it
has learned from, and is replaced only by whoever read it so: no bundle is learned from twice.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from lambdas.adapters.dynamo.items import expiry
from lambdas.adapters.dynamo.keys import Item, place
from lambdas.adapters.dynamo.table import Expression, Lost, Table
from lambdas.core.model.foresight import BLIND, Features, Foresight, Score, Seen
from lambdas.core.model.value import iso, moment

_MODEL = "@model"
_SEEN = "seen#"
KEPT_FOR = timedelta(days=2)  # bundles that no sweep came to


def note_seen(table: Table, job_type: str, seen: Mapping[Seen, int], *, at: datetime, bundle_id: str) -> None:
    rows = [[*each.features, each.code, each.said, each.did, number] for each, number in seen.items()]
    written = {"rows": _text(rows), **expiry(at + KEPT_FOR)}
    table.put({**written, **place(_partition(job_type), f"{_SEEN}{iso(at)}#{bundle_id}")})


def seen(
    table: Table, job_type: str, *, after: str, before: datetime
) -> Iterator[tuple[str, Sequence[tuple[Seen, int]]]]:
    e = Expression()
    since, until = e(f"{after or _SEEN}!"), e(f"{_SEEN}{iso(before)}")  # `!` is before all that a name goes on with
    within = f"{e['pk']} = {e(_partition(job_type))} AND {e['sk']} BETWEEN {since} AND {until}"
    yield from table.readable(_bundle, table.query(**e.request(key_condition=within), ConsistentRead=True))


def foresight(table: Table, job_type: str) -> Foresight:
    found = table.get(place(_partition(job_type), _MODEL))
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
        table.put({**item, **place(_partition(job_type), _MODEL)}, **e.request(condition=as_read))
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


def _partition(job_type: str) -> str:
    return f"G#{job_type}#foreseen"
