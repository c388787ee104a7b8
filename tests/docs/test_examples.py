"""Code in the documents is run: agents through the real worker and intake in memory, the producer against an SQS."""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from inspect import signature
from types import ModuleType
from typing import Any

import boto3
import pytest
from moto import mock_aws

from lambdas.core.model.head import Head
from lambdas.core.model.job import read_job
from lambdas.core.model.letter import Letter
from lambdas.core.model.value import names_in
from lambdas.core.model.wait import For
from lambdas.core.worker.settle import Outcome
from lazaret.testing import Outcome as Rehearsed
from lazaret.testing import crash_everywhere
from lazaret.testing.crash import Life
from lazaret.testing.kit import Kit
from tests.support.lane import KEY, LANE, InMemory, body
from tests.support.markdown import Block, blocks, table
from tests.support.worlds.broker import Broker

Names = dict[str, Any]

MOST_ATTEMPTS = 10
DIRECTED = [block for block in blocks("docs/agents.md", "python") if block.directive]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    head: Head
    letter: Letter | None
    steps: list[str]
    effects: list[list[str]]
    enqueued: list[str]  # lanes that got a job


def program(document: str) -> Names:
    """All of a document's Python, run in its order as one module. A line number in an error is the document's."""
    module = sys.modules[document] = ModuleType(document)  # its classes are those of a file, as an agent's are
    module.__file__ = document
    names: Names = module.__dict__
    for block in blocks(document, "python"):
        exec(compile("\n" * block.line + block.text, document, "exec"), names)
    return names


@pytest.fixture
def agents() -> Names:
    """Anew for each test: the examples keep what they did in globals."""
    return program("docs/agents.md")


def played(agent: Any, payload: dict[str, Any], lane: dict[str, Any]) -> Ended:
    """Work until the job is done or dead."""
    world = InMemory(agent=agent, lane=replace(LANE, **lane))
    worked = world.work(world.message(body(payload=payload)))
    while worked.outcome in (Outcome.RETRIED, Outcome.SUSPENDED):
        assert world.head().attempt < MOST_ATTEMPTS
        if world.head().gathers:
            its_jobs_end(world)
        elif world.head().waits_for is For.ANSWER:
            nobody_answers(world)
        world.later(world.queue.sent[-1].delay_s)
        worked = world.work(world.delivered(world.queue.sent[-1]))
    letter = world.take_in(world.queue.buried[-1]) if worked.outcome is Outcome.BURIED else None
    return Ended(
        head=world.head(),
        letter=letter,
        steps=[step.name for step in world.ledger.steps(KEY)],
        effects=[[each.action, each.key, each.status, each.ref] for each in world.ledger.effects(KEY)],
        enqueued=list(world.others),
    )


def its_jobs_end(world: InMemory) -> None:
    for child in [sent for sent in world.queue.sent if sent.ticket is None]:
        assert world.work(world.delivered(child)).outcome is Outcome.DONE
    world.later(60)
    assert world.sweep().gathered == 1


def nobody_answers(world: InMemory) -> None:
    """Its time is longer than SQS delays a message, so the sweep sends it."""
    due_at = world.head().due_at
    assert due_at is not None
    world.later((due_at - world.now).total_seconds())
    assert world.sweep().resent == 1


@pytest.mark.parametrize("block", DIRECTED, ids=lambda block: json.loads(block.directive)["agent"])
def test_an_agent_that_is_shown_ends_as_the_text_says(block: Block, agents: Names) -> None:
    said = json.loads(block.directive)
    ended = played(agents[said["agent"]], said["payload"], said.get("lane", {}))
    if said["ends"] == "done":
        assert ended.head.status == "done"
        assert ended.head.result == said["result"]
    else:
        assert ended.letter is not None
        assert (ended.letter.code, ended.letter.status) == (said["ends"], said.get("status", "open"))
    assert ended.head.attempt == said.get("attempts", 1)
    assert ended.steps == said.get("steps", ended.steps)
    assert ended.effects == said.get("effects", ended.effects)
    assert ended.enqueued == said.get("enqueued", [])


def test_every_agent_that_is_shown_is_run(agents: Names) -> None:
    own = {name for name, value in agents.items() if getattr(value, "__module__", "") == "docs/agents.md"}
    shown = {name for name in own if {"job", "run"} <= set(getattr(agents[name], "__annotations__", {}))}
    assert shown | {"simulated"} == {json.loads(block.directive)["agent"] for block in DIRECTED}


def test_the_kept_step_of_the_example_is_done_once(agents: Names) -> None:
    agents["counted"].clear()
    played(agents["summarise"], {"text": "one two"}, {})
    assert agents["counted"] == ["one two"]


def test_the_verify_that_is_shown_settles_an_effect_in_doubt(agents: Names) -> None:
    dying = Life(dies_at=("ledger.commit_effect",))
    broker = Broker(agent=agents["open_one_case"], life=dying)
    broker.enqueue(broker.message(body(payload={"customer": "cus_1"})))
    broker.run_until_settled()
    assert dying.over
    assert (broker.head().status, agents["cases"]) == ("done", {"cus_1": "case_1"})


@pytest.mark.parametrize("document", ["docs/agents.md", "docs/testing.md"])
def test_tests_that_are_shown_pass(document: str, lazaret: Kit) -> None:
    names = program(document)
    shown = [name for name in names if name.startswith("test_")]
    assert len(shown) > 1
    for name in shown:
        asks = "lazaret" in getattr(names[name], "__annotations__", {})
        names[name](*[lazaret] if asks else [])


def test_the_fault_that_is_shown_is_what_the_proof_prints() -> None:
    names = program("docs/testing.md")
    (said,) = (block.text.strip() for block in blocks("docs/testing.md", "console"))
    report = str(crash_everywhere(names["pay"], {"order": "order-7"}, reset=names["charges"].clear))
    assert _uncounted(report) == _uncounted(said)


def _uncounted(report: str) -> str:
    """How many calls a job makes is no promise."""
    return re.sub(r"died at \d+ calls", "died at some calls", report)


def test_the_fields_and_arguments_of_the_kit_are_those_that_are_shown() -> None:
    assert [row["field"] for row in table("docs/testing.md", "outcome")] == [
        f"`{name}`" for name in names_in(Rehearsed)
    ]
    named = [each for each in signature(crash_everywhere).parameters.values() if each.kind is each.KEYWORD_ONLY]
    assert [row["argument"] for row in table("docs/testing.md", "everywhere")] == [f"`{each.name}`" for each in named]


@pytest.fixture
def lane_queue(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    monkeypatch.delenv("AWS_ENDPOINT_URL", raising=False)
    with mock_aws():
        sqs = boto3.client("sqs")
        yield sqs, sqs.create_queue(QueueName="lazaret-kyc")["QueueUrl"]


def test_the_rule_that_is_shown_fills_a_queue_with_the_lanes_events(lane_queue: Any) -> None:
    sqs, _ = lane_queue
    url = program("docs/reference/events.md")["queue_url"]
    told = [
        {"Source": source, "DetailType": "Job done", "Detail": json.dumps({"job_type": job_type, "job_id": source})}
        for source, job_type in (("lazaret", "kyc"), ("lazaret", "sanctions"), ("another", "kyc"))
    ]
    boto3.client("events").put_events(Entries=told)
    (heard,) = sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=10)["Messages"]
    assert json.loads(heard["Body"])["detail"] == {"job_type": "kyc", "job_id": "lazaret"}


def test_the_producer_that_is_shown_sends_a_job_that_a_worker_takes(lane_queue: Any) -> None:
    sqs, url = lane_queue
    program("docs/operate.md")
    received = sqs.receive_message(QueueUrl=url, MessageSystemAttributeNames=["MessageGroupId"])["Messages"]
    jobs = [read_job(message["Body"], job_type="kyc") for message in received]
    assert [job.tenant_id for job in jobs] == ["tnt_8f2a"]
    assert [message["Attributes"]["MessageGroupId"] for message in received] == ["tnt_8f2a"]
