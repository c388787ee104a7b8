"""What former releases stored is read and worked on by this one: tests/contract/golden has a file for each shape."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from moto import mock_aws

from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.redrive.record import RedriveStatus
from tests.contract.golden.reading import read_back
from tests.contract.golden.shapes import shapes_of
from tests.contract.golden.writing import HERE, digests, files, tables, written
from tests.frozen.files import differences
from tests.support.builders import a_claim, an_event

FILES = pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
NEWEST = files()[-1]
MUCH_LATER = datetime(2027, 1, 1, tzinfo=UTC)
# How these end says nothing about how they are stored: `done` and `halted` are there.
SAME_SHAPE = {RedriveStatus.ACCEPTED, RedriveStatus.FAILED, RedriveStatus.NOT_APPROVED}


@cache
def stored_in(path: Path) -> dict[str, Any]:
    held: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return held


def laid_out(path: Path) -> Any:
    """The file's items in tables of moto, as a release finds what the one before it wrote."""
    client = tables()
    for table in ("ledger", "breakers"):
        puts = [{"PutRequest": {"Item": item}} for item in stored_in(path)[table]]
        for start in range(0, len(puts), 25):
            client.batch_write_item(RequestItems={table: puts[start : start + 25]})
    return client


FOLDED = {"open_since": "opened_at"}  # what was read under a name then is read under another today


def without_what_is_new(now: Any, then: Any) -> Any:
    """Of what is read today, that which was read then. A field that came later has its default."""
    if isinstance(then, dict) and isinstance(now, dict):
        return {name: without_what_is_new(now.get(name, now.get(FOLDED.get(name))), then[name]) for name in then}
    if isinstance(then, list) and isinstance(now, list) and len(now) == len(then):
        return [without_what_is_new(mine, theirs) for mine, theirs in zip(now, then, strict=True)]
    return now


@FILES
def test_what_a_release_stored_is_read_as_it_was_meant(path: Path) -> None:
    with mock_aws():
        read = read_back(laid_out(path), stored_in(path))
    then = stored_in(path)["read"]
    assert without_what_is_new(json.loads(json.dumps(read)), then) == then


@FILES
def test_a_job_that_a_release_left_queued_waiting_or_parked_is_claimed(path: Path) -> None:
    with mock_aws():
        ledger = DynamoLedger(laid_out(path), "ledger")
        free = [
            each
            for each in stored_in(path)["read"]["heads"].values()
            if each["status"] in ("queued", "waiting", "parked")
        ]
        for each in free:
            claim = a_claim(JobKey(**each["key"]), input_hash=each["input_hash"], ticket=each["ticket"], now=MUCH_LATER)
            claimed = ledger.claim(replace(claim, lease_until=MUCH_LATER + timedelta(minutes=1)))
            assert (claimed.status, claimed.attempt) == (HeadStatus.RUNNING, each["attempt"] + 1)
    assert {each["status"] for each in free} == {"queued", "waiting", "parked"}


@FILES
def test_what_a_release_left_behind_is_found_by_the_sweep(path: Path) -> None:
    heads = stored_in(path)["read"]["heads"].values()
    lost = {(each["key"]["tenant_id"], each["key"]["job_id"]) for each in heads if each["sweep_at"]}
    with mock_aws():
        due = DynamoLedger(laid_out(path), "ledger").due(MUCH_LATER, limit=100)
    assert {(head.key.tenant_id, head.key.job_id) for head in due} == lost
    assert lost


@FILES
def test_a_letter_of_a_release_can_be_discarded(path: Path) -> None:
    with mock_aws():
        ledger = DynamoLedger(laid_out(path), "ledger")
        for letter_id, then in stored_in(path)["read"]["letters"].items():
            letter = ledger.letter(letter_id)
            assert letter is not None
            if then["status"] in ("open", "scheduled", "held", "escalated"):
                to = replace(letter, status=LetterStatus.DISCARDED, resolved_at=MUCH_LATER, resolved_by="ana")
                ledger.move_letter(letter, to, an_event())
                after = ledger.letter(letter_id)
                assert after is not None
                assert after.status is LetterStatus.DISCARDED


def without_details(value: Any) -> Any:
    """A detail quotes lines of source. All else that the story writes is the same each time."""
    if isinstance(value, dict):
        return {name: without_details(each) for name, each in value.items() if name != "detail"}
    return [without_details(each) for each in value] if isinstance(value, list) else value


@cache
def written_today() -> dict[str, Any]:
    stored: dict[str, Any] = json.loads(json.dumps(written()))
    return stored


@pytest.mark.parametrize("part", ["ledger", "breakers", "messages", "documents"])
def test_what_is_stored_today_is_what_the_newest_file_says(part: str) -> None:
    changed = differences(without_details(stored_in(NEWEST)[part]), without_details(written_today()[part]))
    assert not changed, f"stored otherwise than {NEWEST.name} says:\n" + "\n".join(changed[:40])


def test_what_is_stored_today_has_the_shapes_of_the_newest_file() -> None:
    then, now = shapes_of(stored_in(NEWEST)), shapes_of(written_today())
    changed = sorted(kind for kind in then.keys() | now.keys() if then.get(kind) != now.get(kind))
    assert not changed, (
        f"stored otherwise than {NEWEST.name} says; run python -m tests.contract.golden to add the next file"
    )


def test_a_file_is_never_changed_once_it_is_there() -> None:
    assert digests() == json.loads((HERE / "digests.json").read_text("utf-8"))


def test_the_newest_file_has_every_status_that_there_is() -> None:
    read = stored_in(NEWEST)["read"]
    effects = [each for of_root in read["effects"].values() for each in of_root]
    assert {each["status"] for each in read["heads"].values()} == set(HeadStatus)
    assert {each["status"] for each in read["letters"].values()} == set(LetterStatus)
    assert {each["status"] for each in effects} == set(EffectStatus)
    assert {each["status"] for each in read["redrives"].values()} == set(RedriveStatus) - SAME_SHAPE
