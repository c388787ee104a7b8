"""A redrive from plan to report: AWS requests per letter, counted over moto, and how its time grows with the letters.

Workers are not part of it: their jobs are taken as done between a wave and its verdict. Run: `python -m bench.redrive`.
"""

import gc
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from statistics import median
from time import process_time
from typing import Any

import boto3

from bench import growth
from bench.measure.aws import JOB_TYPE, in_process
from bench.measure.interleaved import ratio
from bench.measure.meter import Meter, metered
from bench.measure.row import Row
from lambdas import house, wiring
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.adapters.dynamo.keys import Item
from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Code
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import Letter
from lambdas.core.redrive import plan, report, start, watch
from lambdas.core.redrive.record import Redriver
from lambdas.core.redrive.send import send_range
from lambdas.core.redrive.start import read_for
from lambdas.core.redrive.watch import jobs_of, sizes
from lambdas.settings import settings
from lazaret.testing.memory import MemoryBreakers, MemoryLedger, MemoryNotices, MemoryQueue, MemoryStore
from lazaret.testing.redrives import MemoryAlarms, MemoryRedrives, MemoryVersions

NOON = datetime(2026, 6, 12, 12, tzinfo=UTC)
FEW, MORE = 30, 90  # letters over moto: two sizes tell what each letter costs, two canaries what a wave does
AT = 1_000  # letters, for which the sum is printed
SIZES = (1_000, 10_000)  # letters in memory
ROUNDS = 3
LANE = Lane(job_type=JOB_TYPE, agent="agents.backfill:backfill", approval_above=1_000_000)


def letter(number: int) -> Letter:
    """One cause, in the lane that moto has."""
    ours: dict[str, Any] = {"job_type": JOB_TYPE, "code": Code.DEPENDENCY_GONE, "signature": "0123456789abcdef"}
    made = replace(growth.letter(number), **ours)
    return replace(made, snapshot_ref=made.key.snapshot_ref)


def head(of: Letter) -> Head:
    return Head(key=of.job_key, status=HeadStatus.DEAD, attempt=1, root=of.root, letter_id=of.letter_id)


def snapshot(of: Letter) -> str:
    key = of.job_key
    payload = {"customer": "cus_00881", "document": "s3://uploads/2026/06/12/passport.pdf"}
    body = {"job_id": key.job_id, "tenant_id": key.tenant_id, "job_type": key.job_type, "payload": payload}
    return json.dumps({"body": json.dumps(body)})


def asked(letters: int) -> dict[str, Any]:
    return {
        "action": "replay",
        "job_type": JOB_TYPE,
        "filter": {"code": "DEPENDENCY_GONE"},
        "reason": "measured",
        "operator": "bench",
        "limit": letters,
    }


def drive(redriver: Redriver, given: dict[str, Any], settle: Callable[[str], None]) -> dict[str, Any]:
    """The tasks in the machine's order, by one process. `settle` does what workers do."""
    begun = start.write_down(redriver, given, execution="arn:bench", name="bench")
    verdict = plan.plan(redriver, begun.redrive_id)
    beats = 0
    while verdict in ("send", "next"):
        parts, _ = watch.choose_wave(redriver, begun.redrive_id)
        until = redriver.clock() + timedelta(hours=1)
        sent = [send_range(redriver, begun.redrive_id, part, until=until) for part in parts]
        settle(begun.redrive_id)
        beats += 1
        reports = [{"sent": each.sent, "skipped": each.skipped, "end": each.end} for each in sent]
        judged = watch.judge_wave(redriver, begun.redrive_id, reports, beats=beats, sent_ranges=0)
        verdict = judged.verdict.value
    return report.report(redriver, begun.redrive_id)


def counted(letters: int, **changes: Any) -> tuple[Meter, dict[str, Any]]:
    """Over moto, by the real adapters."""
    with in_process("agents.backfill:backfill", approval_above=1_000_000):
        client, table = boto3.client("dynamodb"), settings().ledger_table
        for number in range(letters):
            dead = letter(number)
            for item in (letter_item(dead), head_item(head(dead))):
                client.put_item(TableName=table, Item=item)
            wiring.store().put(dead.snapshot_ref, snapshot(dead))
        began = wiring.now()
        # moto is slower than AWS by far: looking for an abort every two seconds would be counted too often.
        redriver = replace(house.redriver(), sleep=lambda _seconds: None, clock=lambda: began)
        with metered() as meter:

            def settle(redrive_id: str) -> None:
                before = meter.requests.copy()
                _end(client, table, redriver, redrive_id)
                meter.requests = before

            return meter, drive(redriver, {**asked(letters), **changes}, settle)


def _end(client: Any, table: str, redriver: Redriver, redrive_id: str) -> None:
    for each in _live(redriver, redrive_id):
        done: Item = head_item(replace(each, status=HeadStatus.DONE))
        client.put_item(TableName=table, Item=done)


def _live(redriver: Redriver, redrive_id: str) -> list[Head]:
    redrive = redriver.found(redrive_id)
    wave = redrive.waves[-1]
    found = jobs_of(redriver.store, redrive, range(wave.begin, wave.end), redriver.ledger.heads_at)
    return [each for _, _, each in found if each is not None]


def in_memory(letters: int) -> Redriver:
    ledger, store = MemoryLedger(), MemoryStore()
    for number in range(letters):
        dead = letter(number)
        ledger.dead[dead.letter_id] = dead
        ledger.heads[dead.job_key] = head(dead)
        store.objects[dead.snapshot_ref] = snapshot(dead)
    ids = iter(range(10**9))
    return Redriver(
        name="lazaret",
        lanes={JOB_TYPE: LANE},
        ledger=ledger,
        redrives=MemoryRedrives(),
        breakers=MemoryBreakers(),
        store=store,
        notices=MemoryNotices(),
        versions=MemoryVersions(),
        alarms=MemoryAlarms(),
        queue_of=lambda _job_type: MemoryQueue(),
        policy_named=lambda name: getattr(json, name),
        clock=lambda: NOON + timedelta(days=1),
        sleep=lambda _seconds: None,
        new_id=lambda: f"id{next(ids)}",
    )


def seconds(letters: int) -> float:
    redriver = in_memory(letters)
    ledger: Any = redriver.ledger
    outside = 0.0

    def settle(redrive_id: str) -> None:
        nonlocal outside
        began = process_time()
        for each in _live(redriver, redrive_id):
            ledger.heads[each.key] = replace(each, status=HeadStatus.DONE)
        outside += process_time() - began

    gc.collect()  # else one side pays for what the other left
    began = process_time()
    report = drive(redriver, asked(letters), settle)
    took = process_time() - began - outside
    if report["recovered"] != letters:
        raise AssertionError(f"{report['recovered']} of {letters} letters recovered")
    return took


def requests_at(letters: int) -> tuple[float, float]:
    """Requests per letter of a redrive of so many, and what each further letter costs."""
    one_wave, more_letters = total(FEW, canary=FEW), total(MORE, canary=MORE)
    a_wave = total(FEW, canary=5, growth=FEW) - one_wave
    each = (more_letters - one_wave) / (MORE - FEW)
    waves = sum(1 for _ in sizes(read_for(asked(letters), {JOB_TYPE: LANE}), letters))
    return (one_wave + each * (letters - FEW) + a_wave * (waves - 1)) / letters, each


def total(letters: int, **changes: Any) -> int:
    meter, report = counted(letters, **changes)
    if report["recovered"] != letters:
        raise AssertionError(f"{report['recovered']} of {letters} letters recovered")
    return meter.requests.total()


def rows() -> list[Row]:
    a_letter, each = requests_at(AT)
    took = [[seconds(size) for size in SIZES] for _ in range(ROUNDS)]
    small, large = zip(*took, strict=True)
    grew = ratio(large, small)
    return [
        Row(
            what=f"redrive of {AT:,} letters: AWS requests per letter",
            ours=f"{a_letter:.2f} ({each:.2f} for each further one)",
            goal="about 2.2",
            met=a_letter < 2.25,
        ),
        Row(
            what=f"redrive of {SIZES[1]:,} letters in memory, CPU, against {SIZES[0]:,}",
            ours=f"{median(large):.2f} s",
            theirs=f"{median(small):.2f} s",
            ratio=grew.middle,
            spread=grew.spread,
            goal="≤ 11",
            met=grew.middle <= 11,
        ),
    ]


if __name__ == "__main__":
    for row in rows():
        print(row)
