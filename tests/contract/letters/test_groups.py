"""A group is one cause: counted by intake in shards, read as one, with what people wrote about it and who did."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.adapters.dynamo.keys import COUNTER_SHARDS
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.group import Group, GroupNote
from tests.support.ledgers.ahead import A_MINUTE, NOON, a_key, a_letter, an_event
from tests.support.ledgers.bench import Bench, DynamoBench, counted

NOTE = GroupNote(owner="ada", note="the parser drops page 2", bug_url="https://bugs.example.com/17", on_hold=True)


def take_in(bench: Bench, lane: str, minute: int = 0, **changes: Any) -> str:
    letter = a_letter(a_key(job_type=lane), died_at=NOON + minute * A_MINUTE, **changes)
    bench.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter.letter_id


def test_the_letters_of_one_cause_are_counted_over_all_shards_and_told_by_the_latest(bench: Bench, lane: str) -> None:
    for minute in range(2 * COUNTER_SHARDS):
        take_in(bench, lane, minute, signature="s1")
    latest = {"kind": Kind.PERMANENT, "code": "DOC_PARSE_CORRUPT", "error_type": "ParseError", "worker_version": "v-9"}
    sample = take_in(bench, lane, 99, signature="s1", detail="page 2\nTraceback …", **latest)
    assert bench.ledger.group(lane, "s1") == Group(
        job_type=lane,
        signature="s1",
        summary="page 2",
        letters=2 * COUNTER_SHARDS + 1,
        first_seen=NOON,
        last_seen=NOON + 99 * A_MINUTE,
        sample=sample,
        **latest,  # type: ignore[arg-type]
    )


def test_a_lanes_groups_are_listed_the_last_seen_first(bench: Bench, lane: str) -> None:
    for minute, signature in enumerate(["s1", "s2", "s3", "s1"]):
        take_in(bench, lane, minute, signature=signature)
    take_in(bench, f"{lane}-b", 9, signature="s4")
    groups = bench.ledger.groups(lane)
    assert [(group.signature, group.letters) for group in groups] == [("s1", 2), ("s3", 1), ("s2", 1)]
    assert list(groups) == [bench.ledger.group(lane, group.signature) for group in groups]


def test_a_cause_without_a_signature_is_a_group_too(bench: Bench, lane: str) -> None:
    take_in(bench, lane, signature="", code=Code.NEVER_STARTED, worker_version="", error_type="")
    bench.ledger.note_group(lane, "", NOTE, an_event())
    (group,) = bench.ledger.groups(lane)
    assert group == bench.ledger.group(lane, "")
    assert (group.signature, group.worker_version, group.note) == ("", "", NOTE)


def test_a_cause_that_was_never_seen_is_no_group_whatever_was_written_about_it(bench: Bench, lane: str) -> None:
    bench.ledger.note_group(lane, "s1", NOTE, an_event())
    assert bench.ledger.group(lane, "s1") is None
    assert list(bench.ledger.groups(lane)) == []


def test_what_people_wrote_is_on_the_group_and_more_letters_do_not_change_it(bench: Bench, lane: str) -> None:
    for signature in ("s1", "s2"):
        take_in(bench, lane, signature=signature)
    bench.ledger.note_group(lane, "s1", NOTE, an_event())
    take_in(bench, lane, 1, signature="s1")
    assert {group.signature: group.note for group in bench.ledger.groups(lane)} == {"s1": NOTE, "s2": GroupNote()}


def test_notes_are_there_before_the_first_letter_is(bench: Bench, lane: str) -> None:
    for signature in ("s1", ""):
        bench.ledger.note_group(lane, signature, NOTE, an_event())
    assert bench.ledger.group_notes(lane) == {"s1": NOTE, "": NOTE}
    assert list(bench.ledger.groups(lane)) == []


def test_a_note_replaces_the_former_one_whole(bench: Bench, lane: str) -> None:
    take_in(bench, lane, signature="s1")
    bench.ledger.note_group(lane, "s1", NOTE, an_event())
    bench.ledger.note_group(lane, "s1", GroupNote(note="fixed in 1.8.2"), an_event())
    (group,) = bench.ledger.groups(lane)
    assert group.note == GroupNote(note="fixed in 1.8.2")


def test_who_wrote_what_about_a_group_is_kept_oldest_first(bench: Bench, lane: str) -> None:
    held = an_event(what="group.held", who="ada", why="the bureau is down", data={"on_hold": True})
    released = an_event(at=NOON + A_MINUTE, what="group.released", who="bob", why="it is back")
    bench.ledger.note_group(lane, "s1", replace(NOTE, on_hold=False), released)
    for _ in range(2):
        bench.ledger.note_group(lane, "s1", NOTE, held)
    bench.ledger.note_group(lane, "s2", NOTE, an_event())
    assert list(bench.ledger.group_history(lane, "s1")) == [held, released]


@pytest.mark.parametrize("many", [1, 40])
def test_a_group_is_one_request_and_a_list_one_for_each_shard(on_moto: DynamoBench, lane: str, many: int) -> None:
    for number in range(many):
        take_in(on_moto, lane, number, signature=f"s{number}")
        on_moto.ledger.note_group(lane, f"s{number}", NOTE, an_event())
    with counted(on_moto.client) as one:
        on_moto.ledger.group(lane, "s0")
    with counted(on_moto.client) as every:
        assert len(on_moto.ledger.groups(lane)) == many
    assert one.names == ["BatchGetItem"]
    assert every.names == ["Query"] * (COUNTER_SHARDS + 1)
    assert every.items == 2 * many
