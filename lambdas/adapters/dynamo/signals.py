"""What comes for a job from outside, in DynamoDB: signals and answers, kept under its root, and the heads they wake.

The signal, the counter that it raises and the head that it wakes are one transaction: whoever is being suspended just
then loses its condition, and looks again.

A question has no place in any index. Its head has one for as long as it waits for the answer, so whatever moves the
head closes the question with it.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from heapq import merge
from itertools import islice

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.attempts import recorded
from lambdas.adapters.dynamo.items import (
    Readers,
    attribute,
    attributes,
    attributes_of,
    expiry,
    head_in,
    listed_head,
    plain_item,
    value_of,
)
from lambdas.adapters.dynamo.keys import SHARDS, Item, shard_of
from lambdas.adapters.dynamo.table import Expression, Lost, Table, TransactionLost, Write
from lambdas.core.model.errors import HeadMoved, QuestionMoved, SignalKnown
from lambdas.core.model.head import Event, Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import Question, To, question_id
from lambdas.core.model.value import moment
from lambdas.core.model.wait import Callback, For, Signal

_JSON = ("about", "answer")  # of a question
_WOKEN = ("due_at", "ticket", "sweep_at", "updated_at")
# Whoever is woken is due: it neither waits for an answer nor is it stuck.
_LISTED = ("lane_status", "tenant_status", "listed_at")


def signals(table: Table, root: JobKey) -> Sequence[Signal]:
    found = (signal_from(item) for item in table.partition(keys.partition(root), keys.signals(root)))
    return tuple(sorted(found, key=lambda signal: signal.place))


def signal(
    table: Table,
    root: JobKey,
    signal: Signal,
    event: Event,
    *,
    of: Head | JobKey,
    woken: Head | None,
    expires_at: datetime,
) -> None:
    e = Expression()
    item = {**signal_item(root, signal), **expiry(expires_at)}
    kept = table.putting(item, **e.request(condition=f"attribute_not_exists({e['sk']})"))
    key = of.key if isinstance(of, Head) else of
    try:
        table.transact([kept, raising(table, of, woken), recorded(table, key, event)])
    except TransactionLost as lost:
        if lost.lost[0] is not None:
            raise SignalKnown(signal.signal_id) from lost
        raise HeadMoved(key, head_in(lost.lost[1])) from lost


KEPT_FOR = timedelta(days=1)  # a callback, once its time is over


def keep_callback(table: Table, root: JobKey, callback: Callback) -> None:
    place = keys.callback(root, callback.digest)
    table.put({**attributes_of(callback), **place, **expiry(callback.until + KEPT_FOR)})


def callback(table: Table, root: JobKey, digest: str) -> Callback | None:
    item = table.get(keys.callback(root, digest))
    return value_of(Callback, plain_item(item), {"until": moment}) if item else None


def raising(table: Table, of: Head | JobKey, woken: Head | None) -> Write:
    """`woken` counts, whatever the head does just then: whoever suspends it asks for it as it was claimed."""
    e = Expression()
    if isinstance(of, JobKey):
        return table.checking(keys.head(of), **e.request(condition=table.absent(e)))
    e.count("woken")
    if woken is not None:
        place = {"due_shard": keys.due_shard(shard_of(of.key.job_id))}
        e.set(attributes({name: getattr(woken, name) for name in _WOKEN} | place))
        e.remove(["resends", *_LISTED])
    as_read = [e.is_as_read("status", of.status), e.is_as_read("ticket", of.ticket)]
    as_read.append(e.is_as_read("woken", of.woken or None))
    return table.updating(keys.head(of.key), **e.request(condition=" AND ".join(as_read)))


def signal_item(root: JobKey, signal: Signal) -> Item:
    stored = attributes_of(signal, without=("value",))
    return {**stored, "value": attribute(json.dumps(signal.value)), **keys.signal(root, signal.signal_id)}


def signal_from(item: Item) -> Signal:
    return value_of(Signal, plain_item(item), {"at": moment, "value": json.loads})


def ask(
    table: Table,
    root: JobKey,
    question: Question,
    *,
    valid_from: datetime,
    expires_at: datetime,
    waited_until: datetime | None = None,
) -> Question:
    e = Expression()
    other = f"{e['digest']} <> {e(question.digest)}"
    stale = f"(attribute_exists(answered_at) AND answered_at < {e(valid_from)})"
    over = f"{e['until']} <= {e(question.asked_at)}"
    if waited_until is not None:
        over += f" AND {e['until']} <> {e(waited_until)}"
    anew = f"{table.absent(e)} OR {other} OR {stale} OR (attribute_not_exists(answered_at) AND {over})"
    try:
        table.put({**question_item(root, question), **expiry(expires_at)}, **e.request(condition=anew))
    except Lost as lost:
        return question_from(lost.found) if lost.found else question
    return question


def answer_by_default(table: Table, root: JobKey, question: Question, event: Event, *, of: JobKey) -> Question:
    try:
        table.transact([_answering(table, root, question), recorded(table, of, event)])
    except TransactionLost as lost:
        return question_from(lost.lost[0]) if lost.lost[0] else question
    return question


def answer(table: Table, root: JobKey, question: Question, event: Event, *, of: Head, woken: Head | None) -> None:
    writes = [_answering(table, root, question), raising(table, of, woken), recorded(table, of.key, event)]
    try:
        table.transact(writes)
    except TransactionLost as lost:
        if lost.lost[0] is not None:
            found = question_from(lost.lost[0]) if lost.lost[0] else None
            raise QuestionMoved(question.key, found) from lost
        raise HeadMoved(of.key, head_in(lost.lost[1])) from lost


def _answering(table: Table, root: JobKey, question: Question) -> Write:
    e = Expression()
    said = attributes({name: getattr(question, name) for name in ("answered_at", "who", "why")})
    e.set({**said, "answer": attribute(json.dumps(question.answer))})
    open_still = f"attribute_not_exists(answered_at) AND {e['digest']} = {e(question.digest)}"
    return table.updating(keys.question(root, question.question_id), **e.request(condition=open_still))


def questions(table: Table, root: JobKey) -> Sequence[Question]:
    items = table.partition(keys.partition(root), keys.questions(root))
    return tuple(sorted(table.readable(question_from, items), key=lambda each: each.asked_at))


def questions_of(table: Table, heads: Sequence[Head]) -> Mapping[JobKey, Sequence[Question]]:
    whose: dict[tuple[str, str], JobKey] = {}
    for head in heads:
        for wait in head.waits:
            if wait.what is For.ANSWER:
                place = keys.question(head.root_key, question_id(head.scope, wait.name))
                whose[place["pk"]["S"], place["sk"]["S"]] = head.key
    found: dict[JobKey, list[Question]] = defaultdict(list)
    for item in table.get_many([keys.place(pk, sk) for pk, sk in whose]):
        for question in table.readable(question_from, [item]):
            if question.answered_at is None:
                found[whose[item["pk"]["S"], item["sk"]["S"]]].append(question)
    return found


def asking(table: Table, *, tenant_id: str | None = None, to: str = "", limit: int) -> Sequence[Head]:
    if tenant_id is not None:
        lists = [("by_tenant", keys.asking_of(tenant_id))]
    else:
        lists = [("by_lane", keys.asking_in(to, shard)) for shard in range(SHARDS)]
    each = (table.listed(index, value, page=limit) for index, value in lists)
    oldest = merge(*each, key=lambda item: item["listed_at"]["S"])
    rows = table.readable(lambda item: _listed_by(item, tenant_id), oldest)
    mine: list[Head] = []
    # However many rows somebody listed that are none of it: whoever asks is found behind them.
    while len(mine) < limit and (page := list(islice(rows, limit))):
        mine += filter(is_asking, table.readable(listed_head, table.get_many(page)))
    return tuple(sorted(mine, key=lambda head: keys.asking_places(head)["listed_at"])[:limit])


def asked(table: Table, *, most: int) -> Sequence[tuple[JobKey, datetime]]:
    lists = [keys.asking_in(to, shard) for to in To for shard in range(SHARDS)]
    rows: Iterator[Item] = (item for each in lists for item in islice(table.listed("by_lane", each), most // SHARDS))
    return tuple(table.readable(lambda item: (keys.job_key_in(item), _since(item)), rows))


def is_asking(head: Head) -> bool:
    return bool(keys.asking_places(head))


def _since(item: Item) -> datetime:
    return moment(item["listed_at"]["S"].partition("#")[0])


def _listed_by(item: Item, tenant_id: str | None) -> Item:
    """Its key. Whose it is, that says: a row may be listed by whoever may write one. Raise ValueError."""
    whose = keys.job_key_in(item).tenant_id
    if tenant_id not in (None, whose):
        raise ValueError(f"expected a job of {tenant_id}")
    return {"pk": item["pk"], "sk": item["sk"]}


def question_item(root: JobKey, question: Question) -> Item:
    stored = attributes_of(question, without=_JSON)
    as_json = {name: attribute(json.dumps(given)) for name in _JSON if (given := getattr(question, name)) is not None}
    return {**stored, **as_json, **keys.question(root, question.question_id)}


def question_from(item: Item) -> Question:
    return value_of(Question, plain_item(item), _QUESTION)


_QUESTION: Readers = {
    **dict.fromkeys(("asked_at", "until", "answered_at"), moment),
    **dict.fromkeys(_JSON, json.loads),
    "to": To,
    "options": tuple,
}
