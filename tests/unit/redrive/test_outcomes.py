"""How one letter of a wave stands, by the head of the job that runs again, and what a manifest keeps of it."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Way
from lambdas.core.model.replays import Fate
from lambdas.core.redrive import record
from lambdas.core.redrive.record import Entry, Redrive, RedriveStatus, by_turns, entry_of, replay_id
from lambdas.core.redrive.request import Filter, Request
from lambdas.core.redrive.watch import outcomes_of
from lazaret.testing.memory import MemoryStore
from tests.support.builders import NOON, a_failure, a_key, a_letter

LETTER = a_letter(a_key(job_id="job_1"), letter_id="dl_1")
ENTRY = entry_of(LETTER)
SAME, OTHER = a_failure(signature=LETTER.signature), a_failure(signature="another")


def a_redrive(way: Way) -> Redrive:
    request = Request(action=way, job_type="kyc", filter=Filter(code="X"), reason="mended", operator="ana")
    return Redrive(redrive_id="rd-1", request=request, status=RedriveStatus.WATCHING, started_at=NOON, updated_at=NOON)


def outcome(way: Way, **head: Any) -> tuple[str, ...]:
    failure = head.pop("failure", None)
    made = Fate(**{"redrive_id": "rd-1", **head}, signature=failure.signature if failure else None)
    return outcomes_of(ENTRY, made, a_redrive(way))


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (HeadStatus.QUEUED, "waiting"),
        (HeadStatus.RUNNING, "waiting"),
        (HeadStatus.WAITING, "waiting"),
        (HeadStatus.PARKED, "parked"),
        (HeadStatus.DONE, "recovered"),
        (HeadStatus.CANCELLED, "recalled"),
    ],
)
def test_each_status_of_the_head_has_its_word(status: HeadStatus, told: str) -> None:
    assert outcome(Way.REPLAY, status=status) == (told,)


def test_a_replay_that_waits_on_purpose_is_suspended_until_it_runs_again() -> None:
    assert outcome(Way.REPLAY, status=HeadStatus.WAITING, suspended=True) == ("suspended",)
    assert outcome(Way.REPLAY, status=HeadStatus.RUNNING, suspended=True) == ("waiting",)


@pytest.mark.parametrize("status", [HeadStatus.DYING, HeadStatus.DEAD])
def test_a_death_of_the_same_cause_counts_as_such_too(status: HeadStatus) -> None:
    assert outcome(Way.REPLAY, status=status, failure=SAME) == ("died_again", "same_signature")
    assert outcome(Way.REPLAY, status=status, failure=OTHER) == ("died_again",)
    assert outcome(Way.REPLAY, status=status, failure=None) == ("died_again",)


def test_a_letter_without_a_head_or_with_another_redrives_was_not_sent() -> None:
    assert outcomes_of(ENTRY, None, a_redrive(Way.REPLAY)) == ("not_sent",)
    assert outcome(Way.REPLAY, status=HeadStatus.DONE, redrive_id="rd-other") == ("not_sent",)


def test_a_resumed_job_that_is_dead_as_the_same_letter_was_called_back() -> None:
    back = {"status": HeadStatus.DEAD, "failure": SAME, "letter_id": "dl_1"}
    assert outcome(Way.RESUME, **back) == ("not_sent",)
    assert outcome(Way.REPLAY, **back) == ("died_again", "same_signature")
    assert outcome(Way.RESUME, **{**back, "letter_id": "dl_2"}) == ("died_again", "same_signature")
    assert outcome(Way.RESUME, **{**back, "status": HeadStatus.DYING}) == ("died_again", "same_signature")


def test_a_replay_is_a_job_of_its_own_and_a_resume_the_one_that_died() -> None:
    assert ENTRY.job_key(Way.REPLAY, "rd-1").job_id == replay_id("dl_1", "rd-1")
    assert ENTRY.job_key(Way.RESUME, "rd-1") == LETTER.job_key


def entries(count: int, tenant_id: str = "tnt_1") -> list[Entry]:
    made = entry_of(a_letter(a_key(tenant_id=tenant_id)))
    return [replace(made, job_id=f"{tenant_id}-{number}") for number in range(count)]


def test_tenants_take_turns() -> None:
    turns = by_turns([("a", "a-0"), ("a", "a-1"), ("a", "a-2"), ("b", "b-0"), ("c", "c-0"), ("c", "c-1")])
    assert list(turns) == ["a-0", "b-0", "c-0", "a-1", "c-1", "a-2"]
    assert list(by_turns([])) == []


def test_a_manifest_is_written_in_turns() -> None:
    store = MemoryStore()
    record.write_manifest(store, "rd-1", [*entries(2, "a"), *entries(1, "b")])
    found = record.entries_at(store, "rd-1", range(3), job_type="kyc")
    assert [entry.job_id for _, entry in found] == ["a-0", "b-0", "a-1"]


def test_any_range_of_a_manifest_is_read_as_it_was_written() -> None:
    store, written = MemoryStore(), entries(2 * record.PART + 3)
    record.write_manifest(store, "rd-1", written)
    assert len(store.objects) == 3
    part = record.PART
    for begin, end in ((0, 1), (0, part), (part - 1, part + 1), (part, 2 * part), (2 * part, 2 * part + 3), (5, 5)):
        found = list(record.entries_at(store, "rd-1", range(begin, end), job_type="kyc"))
        assert found == list(zip(range(begin, end), written[begin:end], strict=True))


def test_each_plan_has_a_manifest_of_its_own_and_those_of_a_former_release_are_read() -> None:
    store = MemoryStore()
    record.write_manifest(store, "rd-1", entries(1, "former"))
    record.write_manifest(store, "rd-1", entries(1, "a"), plan_id="p1")
    record.write_manifest(store, "rd-1", entries(1, "b"), plan_id="p2")
    for plan_id, expected in (("p1", "a-0"), ("p2", "b-0"), ("p3", "former-0"), ("", "former-0")):
        ((_, found),) = record.entries_at(store, "rd-1", [0], job_type="kyc", plan_id=plan_id)
        assert found.job_id == expected


def test_a_part_of_a_manifest_is_read_once_and_only_if_a_position_lies_in_it() -> None:
    asked: list[str] = []

    class Store(MemoryStore):
        def get(self, ref: str) -> str:
            asked.append(ref)
            return super().get(ref)

    store = Store()
    record.write_manifest(store, "rd-1", entries(3 * record.PART))
    found = record.entries_at(store, "rd-1", [1, 7, 2 * record.PART], job_type="kyc")
    assert next(found)[0] == 1
    assert asked == ["redrives/rd-1/letters-00000.json"]
    assert [position for position, _ in found] == [7, 2 * record.PART]
    assert asked == ["redrives/rd-1/letters-00000.json", "redrives/rd-1/letters-00002.json"]
