"""What a function holds does not grow with a redrive's letters, nor with what a job's steps returned."""

import gc
import json
import re
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bench import memory
from bench.worlds import memory_outside
from bench.worlds.memory_function import JOB_TYPE, LANE, REDRIVE, Nothing, a_page, body
from bench.worlds.memory_outside import Outside, Texts
from lambdas.adapters.dynamo import lists
from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.core.agent.run import Run
from lambdas.core.intake.intake import Intake, take_in
from lambdas.core.model.errors import NotStored
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import DeadMessage, read_job
from lambdas.core.ports.runs import Means
from lambdas.core.redrive import plan, record, report, send, watch
from lambdas.core.redrive.record import Redriver
from lambdas.core.redrive.watch import Range
from lazaret.testing.memory import MemoryNotices

FROZEN = Path(__file__).parents[1] / "frozen" / "templates.json"
FLAT = 1.3


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what takes long for each letter: fewer letters, in smaller pages."""
    for module, name in ((record, "PART"), (plan, "A_PAGE"), (send, "A_PAGE"), (watch, "A_PAGE")):
        monkeypatch.setattr(module, name, 50)
    monkeypatch.setattr(lists, "MOST", lists.FEWEST)  # rows of each shard that are read at once


class Forgetful(Outside):
    """It takes every write and keeps none: what a table holds is not what the function holds."""

    def transact_write_items(self, **request: Any) -> Any:
        if request["TransactItems"][0].get("Put", {}).get("Item", {}).get("pk", {}).get("S", "").startswith("R#"):
            return super().transact_write_items(**request)
        return {}


class Forgotten(Texts):
    def put(self, ref: str, content: str) -> None:
        """Nor does a bucket."""


class Anywhere:
    """A queue that takes everything."""

    @staticmethod
    def send_many(_messages: Any) -> tuple[()]:
        return ()


def redriver(table: Any, texts: Texts) -> Redriver:
    return Redriver(
        name="lazaret",
        lanes={JOB_TYPE: LANE},
        ledger=DynamoLedger(table, "ledger"),
        redrives=DynamoRedrives(table, "ledger"),
        breakers=DynamoBreakers(table, "breakers"),
        store=Reads(texts),
        notices=MemoryNotices(),
        versions=Nothing(),
        alarms=Nothing(),
        queue_of=lambda _job_type: Anywhere(),  # type: ignore[arg-type, return-value]
        policy_named=lambda name: getattr(re, name),
        clock=lambda: datetime.now(UTC),
        sleep=lambda _seconds: None,
        new_id=iter(map(str, range(10**9))).__next__,
    )


class Reads:
    """The port of a store over a bucket's texts."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def get(self, ref: str) -> str:
        found = self._texts.get(ref)
        if found is None:
            raise NotStored(ref)
        return str(found)

    def put(self, ref: str, content: str) -> None:
        self._texts.put(ref, content)

    def renew(self, ref: str) -> None:
        raise AssertionError(ref)


def most_bytes(do: Callable[[], Any], *, expected: object = ...) -> int:
    """Held at once of what was allocated while it was done."""
    gc.collect()
    tracemalloc.start()
    try:
        found = do()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
        assert expected in (..., found)


def planned(letters: int) -> int:
    table, texts = Forgetful(letters, None), Forgotten()
    memory_outside.redrive(table, texts, letters)
    return most_bytes(lambda: plan.plan(redriver(table, texts), REDRIVE), expected="send")


def sent(letters: int) -> int:
    table, texts = Forgetful(letters, None), Texts()
    memory_outside.redrive(table, texts, letters)
    part = Range(begin=0, end=letters, rate=1e9, most=letters)
    until = datetime.now(UTC) + timedelta(hours=1)
    return most_bytes(
        lambda: send.send_range(redriver(table, texts), REDRIVE, part, until=until).sent, expected=letters
    )


def judged(letters: int, status: HeadStatus = HeadStatus.DONE, verdict: str = "done") -> int:
    world = redriver(*memory_outside.judging(letters, status))
    return most_bytes(
        lambda: watch.judge_wave(world, REDRIVE, None, beats=1, sent_ranges=0).verdict.value, expected=verdict
    )


def judged_too_early(letters: int) -> int:
    return judged(letters, HeadStatus.RUNNING, "wait")


def recalled(letters: int) -> int:
    world = redriver(*memory_outside.recalling(letters))
    until = datetime.now(UTC) + timedelta(hours=1)
    return most_bytes(lambda: report.recall(world, REDRIVE, until=until), expected=True)


def test_a_verdict_on_four_times_the_letters_takes_the_same_memory() -> None:
    assert judged(4_000) <= FLAT * judged(1_000)


@pytest.mark.usefixtures("small_pages")
@pytest.mark.parametrize("task", [sent, recalled], ids=lambda task: task.__name__)
def test_four_times_the_letters_take_the_same_memory(task: Callable[[int], int]) -> None:
    assert task(400) <= FLAT * task(100)


@pytest.mark.usefixtures("small_pages")
@pytest.mark.parametrize("task", [planned, judged_too_early], ids=["rows", "positions"])
def test_only_rows_of_the_manifest_and_positions_in_it_are_held_of_each_letter(task: Callable[[int], int]) -> None:
    assert task(600) - task(200) <= 400 * 500


def taken_in(results: int) -> int:
    table, _ = memory_outside.dying(results)
    intake = Intake(
        lane=LANE,
        source_queue="jobs",
        ledger=DynamoLedger(table, "ledger"),
        store=Reads(Forgotten()),
        clock=lambda: datetime.now(UTC),
        new_id=lambda: "id",
    )
    dead = DeadMessage(message_id="m-1", body=body(results), death_id="death_1", ticket="ticket-1")
    found: list[Any] = []
    most = most_bytes(lambda: found.append(take_in(intake, dead)))
    assert (found[0].checkpoint, len(found[0].effects)) == (results, results // 10)
    return most


def test_a_letter_holds_little_of_each_step_whatever_it_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    large = taken_in(20)
    one = len(json.dumps(memory_outside.RESULT))
    monkeypatch.setattr(memory_outside, "RESULT", None)
    assert large - taken_in(20) <= one
    assert taken_in(80) - taken_in(20) <= 60 * 2_000


def asked_again(results: int) -> int:
    table, texts = memory_outside.retried(results)
    ledger, job = DynamoLedger(table, "ledger"), read_job(body(results), job_type=JOB_TYPE)
    head = ledger.head(job.key)
    assert head is not None
    now = datetime.now(UTC)
    means = Means(
        lane=LANE, ledger=ledger, store=Reads(texts), clock=lambda: now, enqueue=lambda *_: None, new_secret=str
    )
    run = Run(job=job, head=replace(head, attempt=2), means=means, deadline=now + timedelta(hours=1))
    wanted = len(memory_outside.RESULT)
    return most_bytes(
        lambda: {len(run.step(f"page {number}", a_page, number)) for number in range(results)}, expected={wanted}
    )


def test_a_retry_turns_into_objects_only_the_result_that_is_asked_for() -> None:
    assert asked_again(20) <= FLAT * asked_again(5)


def test_the_benchmark_knows_how_much_memory_each_function_has() -> None:
    template = FROZEN.read_text(encoding="utf-8")
    given = dict(re.findall(r'"FunctionName": "lazaret-([\w-]+)".*?"MemorySize": (\d+)', template))
    for task in memory.TASKS:
        sizes = {
            int(size) for name, size in given.items() if name == task.function or name.endswith(f"-{task.function}")
        }
        assert sizes == {task.memory_mb}, task.function


@pytest.mark.slow
@pytest.mark.parametrize("task", memory.TASKS, ids=lambda task: task.name)
def test_every_task_of_the_benchmark_does_what_it_says(task: memory.Task) -> None:
    found = memory.peak(task.name, 20)
    assert found.most_mb > found.ready_mb > 0
    assert found.answer
