"""Whatever lies in a lane's queue becomes a done job or a letter with a name."""

import json
from typing import Any

import pytest
from hypothesis import strategies as some

from lambdas.core.model.failure import Code
from tests.fuzz.anything import ANYTHING, IDS, JSON, MOMENTS, NUMBERS, SENDABLE, TEXT, deep_text, written
from tests.fuzz.line import Line
from tests.fuzz.trying import fuzz

NAMED = {Code.SCHEMA_INVALID, Code.UNROUTABLE, Code.EXPIRED, Code.UNREADABLE, Code.JOB_ID_REUSED, Code.NEVER_STARTED}
FIELDS: dict[str, Any] = {
    "job_id": IDS | ANYTHING,
    "tenant_id": IDS | ANYTHING,
    "job_type": some.just("kyc") | ANYTHING,
    "payload": some.dictionaries(TEXT, JSON, max_size=4) | ANYTHING,
    "version": some.integers(-1, 3) | NUMBERS | ANYTHING,
    "not_before": MOMENTS | ANYTHING,
    "not_after": MOMENTS | ANYTHING,
    "created_at": MOMENTS | ANYTHING,
    "source": TEXT | some.just("x" * 5000) | ANYTHING,
    "trace_url": TEXT | ANYTHING,
    "model": some.none() | TEXT,
    "agent": some.none() | some.just("agents.kyc:second") | TEXT,
    "new": ANYTHING,
}
VALID = {"job_id": "job_1", "tenant_id": "tnt_1", "job_type": "kyc", "payload": {"n": 1}}
WITH_ONE_WRONG = some.sampled_from(sorted(FIELDS)).flatmap(
    lambda name: FIELDS[name].map(lambda content: {**VALID, name: content})
)
ENVELOPES = some.fixed_dictionaries({}, optional=FIELDS) | WITH_ONE_WRONG
BODIES = (
    SENDABLE
    | ANYTHING.map(written)
    | ENVELOPES.map(written)
    | some.builds(deep_text, some.sampled_from([90, 101, 5_000, 100_000]), SENDABLE)
    | some.sampled_from(
        [
            json.dumps({**VALID, "payload": {"text": "x" * (1024 * 1024 - 16 * 1024)}}),
            json.dumps({**VALID, "payload": {"text": "é" * 200_000}}, ensure_ascii=False),
            '{"payload": 1e999}',
            '{"job_id": "job_1", "tenant_id": "tnt_1", "job_type": "kyc", "payload": {"n": 1e999, "m": -1e999}}',
            "1" * 5_000,
            '{"a":' * 50_000,
        ]
    )
)
# What a producer may write beside the body, in the place of what we write there.
OURS = some.dictionaries(
    some.sampled_from(
        ["ticket", "send", "hops", "bad_receives", "death_id", "code", "kind", "detail", "receives", "body_ref"]
    ),
    SENDABLE.filter(bool) | some.sampled_from(["999999999", "-1", "²", "x" * 200_000, "DONE"]),
    max_size=4,
)
ATTRIBUTES = some.fixed_dictionaries(
    {},
    optional={
        "MessageGroupId": SENDABLE,
        "ApproximateReceiveCount": some.sampled_from(["1", "2", "4", "5", "999"]),
        "AWSTraceHeader": SENDABLE | some.just("Root=1-67891233-abcdef012345678912345678;Parent=x;Sampled=1"),
    },
)


@fuzz(body=BODIES.filter(bool), ours=OURS, attributes=ATTRIBUTES)
def test_whatever_is_in_the_queue_is_done_or_a_letter_with_a_name(
    body: str, ours: dict[str, str], attributes: dict[str, str]
) -> None:
    line = Line()
    line.worked(line.record(body, ours=ours, **attributes))
    line.run_dry()
    done = [head for head in line.ledger.heads.values() if head.status == "done"]
    assert len(done) + len(line.ledger.dead) == 1
    assert {*line.codes()} <= NAMED


@pytest.mark.parametrize("name", sorted(FIELDS))
@fuzz(share=0.2, data=some.data(), ours=OURS)
def test_an_envelope_with_any_one_field_is_done_or_a_letter_with_a_name(
    name: str, data: some.DataObject, ours: dict[str, str]
) -> None:
    line = Line()
    line.worked(line.record(written({**VALID, name: data.draw(FIELDS[name])}), ours=ours))
    line.run_dry()
    done = [head for head in line.ledger.heads.values() if head.status == "done"]
    assert len(done) + len(line.ledger.dead) == 1
    assert {*line.codes()} <= NAMED


@fuzz(bodies=some.lists(BODIES.filter(bool), min_size=2, max_size=6))
def test_whatever_shares_a_batch_all_of_it_settles(bodies: list[str]) -> None:
    line = Line()
    line.worked(*(line.record(body) for body in bodies))
    line.run_dry()
    assert {*line.codes()} <= NAMED
    ended = len(line.ledger.heads) + sum(1 for letter in line.ledger.dead.values() if letter.attempts == 0)
    assert 1 <= ended <= len(bodies)


@fuzz(body=BODIES.filter(bool), ours=OURS, attributes=ATTRIBUTES, moved=some.booleans())
def test_whatever_is_in_the_dead_letter_queue_becomes_one_letter(
    body: str, ours: dict[str, str], attributes: dict[str, str], moved: bool
) -> None:
    """`death_id` without the broker's mark is believed, for only we can write there; the rest must do no harm."""
    line = Line()
    if moved:
        attributes = {**attributes, "DeadLetterQueueSourceArn": "arn:aws:sqs:us-east-1:1:lazaret-kyc"}
    record = line.record(body, ours=ours, **attributes)
    assert not (failed := line.taken_in(record)), failed
    assert not (failed := line.taken_in(record)), failed
    line.run_dry()
    assert len(line.ledger.dead) == 1
    assert {*line.codes()} <= NAMED
    (letter,) = line.ledger.dead.values()
    kept = json.loads(line.store.get(letter.snapshot_ref))
    assert kept["body"] == body
