"""What lies outside the function whose memory is measured: so many letters and heads, or so many kept results.

`python -m bench.worlds.memory_outside TASK SIZE` serves it, prints its port, and ends when its input does. Letters and
heads are made when they are read: this process could not hold a hundred thousand of them either.
"""

import json
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from bench import growth
from bench.measure.indexed import IndexedTable
from bench.measure.loopback import serve
from bench.worlds.memory_function import JOB_TYPE, LANE, REDRIVE, TICKET, a_page, body
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.core.agent.fingerprint import fingerprint
from lambdas.core.model.failure import Code, stated
from lambdas.core.model.head import Effect, Head, HeadStatus, Owner, Step, effect_id
from lambdas.core.model.job import StoredBody, read_job
from lambdas.core.model.letter import EffectStatus, Letter
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus, Wave, entry_of, write_manifest
from lambdas.core.redrive.start import read_for
from lazaret.testing.dynamodb import DynamoDb, projected

NOW = datetime.now(UTC)
A_YEAR = NOW + timedelta(days=365)
LEDGER = "ledger"
SAID = "Traceback (most recent call last)\n" + '  File "agents/kyc.py", line 7, in extract\n' * 40
RESULT = [{"id": n, "score": n / 7, "title": f"Passport, page {n}", "ok": True} for n in range(1_500)]  # about 100 KiB


class Texts(dict[str, str]):
    """The bucket. A letter's snapshot is made when it is read."""

    def get(self, ref: str, default: Any = None) -> Any:
        if not ref.startswith("snapshots/"):
            return super().get(ref, default)
        key = letter(int(ref.rpartition("/")[2].removesuffix(".json"))).job_key
        body = {
            "job_id": key.job_id,
            "tenant_id": key.tenant_id,
            "job_type": JOB_TYPE,
            "payload": {"page": "x" * 1_000},
        }
        return json.dumps({"body": json.dumps(body)})

    def put(self, ref: str, content: str) -> None:
        self[ref] = content

    def renew(self, ref: str) -> None:
        """Nothing expires here."""


class Outside(DynamoDb):
    """A table in this process, beside which letters and heads are made when they are read."""

    def __init__(self, letters: int, head: Head | None) -> None:
        super().__init__()
        self._letters = IndexedTable(lambda number: letter_item(letter(number)), letters)
        self._head = head_item(head) if head is not None else None

    def query(self, **request: Any) -> Any:
        return self._letters.query(**request) if "IndexName" in request else super().query(**request)

    def batch_get_item(self, **request: Any) -> Any:
        ((table, wanted),) = request["RequestItems"].items()
        place = wanted["Keys"][0]["sk"]["S"] if table == LEDGER else ""
        if place.startswith("LETTER#"):
            return self._letters.batch_get_item(**request)
        if place.endswith("#HEAD") and self._head is not None:
            heads = [projected({**self._head, **key}, wanted) for key in wanted["Keys"]]
            return {"Responses": {table: heads}, "UnprocessedKeys": {}}
        return super().batch_get_item(**request)


def letter(number: int) -> Letter:
    """One cause, as large as letters are: a traceback, and the names of what was done."""
    made = replace(
        growth.letter(number),
        job_type=JOB_TYPE,
        code=Code.DEPENDENCY_GONE,
        signature="0123456789abcdef",
        detail=SAID,
        steps_done=tuple(f"extract page {page}" for page in range(25)),
    )
    return replace(made, snapshot_ref=made.key.snapshot_ref)


def asked(letters: int) -> dict[str, Any]:
    given = {"action": "replay", "job_type": JOB_TYPE, "filter": {"code": "DEPENDENCY_GONE"}, "reason": "measured"}
    return {**given, "operator": "bench", "limit": letters, "canary": letters, "fixed": "code"}


def redrive(table: Any, texts: Texts, letters: int) -> None:
    """Planned, and its only wave sent."""
    write_manifest(texts, REDRIVE, (entry_of(letter(number)) for number in range(letters)))
    record = Redrive(
        redrive_id=REDRIVE,
        request=read_for(asked(letters), {JOB_TYPE: LANE}),
        status=RedriveStatus.SENDING,
        started_at=NOW,
        updated_at=NOW,
        plan=Plan(matched=letters, planned=letters),
        waves=(Wave(number=1, begin=0, end=letters, began_at=NOW, sent=letters),),
    )
    DynamoRedrives(table, LEDGER).write(record)


def planning(letters: int) -> tuple[Any, Texts]:
    table, texts = Outside(letters, None), Texts()
    redrive(table, texts, letters)
    texts.clear()
    return table, texts


def judging(letters: int, status: HeadStatus = HeadStatus.DONE) -> tuple[Any, Texts]:
    """Of each letter a replay in this status, with what heads carry along."""
    head = Head(
        key=letter(0).job_key,
        status=status,
        attempt=2,
        redrive_id=REDRIVE,
        body=StoredBody(text="x" * 2_000),
        result={"text": "x" * 2_000},
        failure=stated(Code.DEPENDENCY_GONE, SAID),
        lease_until=A_YEAR,
    )
    table, texts = Outside(0, head), Texts()
    redrive(table, texts, letters)
    return table, texts


def recalling(letters: int) -> tuple[Any, Texts]:
    """All of them run by now, so that each head is read whole and none is recalled: recalls are one by one."""
    return judging(letters, HeadStatus.RUNNING)


def sending(letters: int) -> tuple[Any, Texts]:
    table, texts = DynamoDb(), Texts()
    redrive(table, texts, letters)
    for number in range(letters):
        dead = letter(number)
        head = Head(key=dead.job_key, status=HeadStatus.DEAD, attempt=1, root=dead.root, letter_id=dead.letter_id)
        for item in (letter_item(dead), head_item(head)):
            table.put_item(TableName=LEDGER, Item=item)
    return table, texts


def a_job(results: int, status: HeadStatus, **changes: Any) -> tuple[Any, Texts]:
    """One job that kept so many results of 100 KiB, and a tenth as many effects with as large ones."""
    table: Any = DynamoDb()
    job = read_job(body(results), job_type=JOB_TYPE)
    head = Head(key=job.key, status=status, attempt=1, root=job.job_id, input_hash=job.input_hash, ticket=TICKET)
    item: Item = head_item(replace(head, run_id="run", first_claimed_at=NOW, **changes))
    table.put_item(TableName=LEDGER, Item=item)
    ledger, me = DynamoLedger(table, LEDGER), Owner(job_id=job.job_id, version=1, attempt=1)
    for number in range(results):
        inputs = fingerprint(a_page, (number,), {}).text
        step = Step(number=number, name=f"page {number}", inputs=inputs, at=NOW, result=RESULT, attempt=1)
        ledger.keep_step(job.key, step, expires_at=A_YEAR)
    for number in range(results // 10):
        effect = Effect(
            effect_id=effect_id("", "case.opened", f"C-{number}"),
            action="case.opened",
            key=f"C-{number}",
            scope="",
            status=EffectStatus.COMMITTED,
            owner=me,
            lease_until=NOW,
            intended_at=NOW,
            result=RESULT,
        )
        ledger.begin_effect(job.key, effect, expires_at=A_YEAR)
    return table, Texts()


def dying(results: int) -> tuple[Any, Texts]:
    return a_job(results, HeadStatus.DYING, death_id="death_1", failure=stated(Code.DEPENDENCY_GONE, SAID))


def retried(results: int) -> tuple[Any, Texts]:
    return a_job(results, HeadStatus.WAITING, due_at=NOW)


WORLDS: dict[str, Callable[[int], tuple[Any, Texts]]] = {
    "plan": planning,
    "send": sending,
    "judge": judging,
    "recall": recalling,
    "intake": dying,
    "retry": retried,
}


def main(task: str, size: int) -> None:
    table, texts = WORLDS[task](size)
    serving = threading.Thread(
        target=lambda: serve(table, texts, ready=lambda port: print(port, flush=True)), daemon=True
    )
    serving.start()
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
