"""A due letter belongs to the redrive that the sweep started for it, until that has ended or was given up."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Transient
from lambdas.core.model.job import Job
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.redrives import APPROVED, REFUSED
from lambdas.core.redrive import approval, plan, report, start
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.sweep.recoverer import A_PAGE, GIVEN_UP_AFTER, recover
from lazaret.testing.redrives import MemoryMachine
from tests.support.lane import LANE, healthy
from tests.support.worlds.island import EXPIRED, Island

ASKING = replace(LANE, approval_above=2, breaker=replace(LANE.breaker, failures=100_000))
A_QUARTER = 15 * 60
A_DAY = 86_400
NOBODY: dict[str, Any] = {}


def stormy(_job: Job, _run: Run) -> None:
    raise Transient("NETWORK", "connection reset")


def with_due_letters(count: int = 3) -> Island:
    """Weather that has passed; more letters are due than may go without a second person."""
    island = Island(agent=stormy, lane=ASKING)
    island.kill(count)
    island.agent = healthy
    island.later(A_QUARTER + 60)
    return island


def swept(island: Island) -> int:
    """One turn; executions that it started plan, and ask. How many it started."""
    before = set(island.machine.started)
    recover(island.recoverer, until=island.now + timedelta(seconds=50))
    names = set(island.machine.started) - before
    for name in names:
        start.write_down(island.redriver, island.machine.started[name], execution=f"arn:{name}", name=name)
        if plan.plan(island.redriver, name) == "ask":
            approval.ask(island.redriver, name, f"token of {name}")
    return len(names)


def swept_for(island: Island, seconds: int) -> int:
    """A turn every quarter of an hour."""
    turns = range(seconds // A_QUARTER)
    return sum(swept_after(island, A_QUARTER) for _ in turns)


def swept_after(island: Island, seconds: float) -> int:
    island.later(seconds)
    return swept(island)


def asked(island: Island) -> list[str]:
    return [notice.what for notice in island.notices.told if notice.what == "redrive.waits_for_approval"]


def only(island: Island) -> Redrive:
    (redrive,) = island.redrives.page().redrives
    return redrive


def answered(island: Island, answer: dict[str, Any]) -> None:
    if answer:
        island.sign(only(island).redrive_id, REFUSED, answer["by"], answer["why"])
    if approval.receive(island.redriver, only(island).redrive_id, EXPIRED) == "report":
        report.report(island.redriver, only(island).redrive_id)


def test_letters_that_wait_for_a_second_person_are_asked_about_once() -> None:
    island = with_due_letters()
    assert swept(island) == 1
    assert swept_for(island, A_DAY - A_QUARTER) == 0
    assert len(asked(island)) == 1
    assert only(island).status is RedriveStatus.WAITING_FOR_APPROVAL
    assert {letter.redrive_id for letter in island.ledger.dead.values()} == {only(island).redrive_id}


def test_waiting_for_a_day_costs_a_letter_a_few_writes() -> None:
    island = with_due_letters()
    swept(island)
    times = {letter.next_retry_at for letter in island.ledger.dead.values()}
    for _ in range(A_DAY // A_QUARTER - 1):
        swept_after(island, A_QUARTER)
        times |= {letter.next_retry_at for letter in island.ledger.dead.values()}
    assert len(times) <= 9


def test_a_redrive_that_was_approved_late_sends_its_letters() -> None:
    island = with_due_letters()
    swept(island)
    swept_for(island, A_DAY // 2)
    island.sign(only(island).redrive_id, APPROVED, "ben")
    assert approval.receive(island.redriver, only(island).redrive_id, {}) == "send"
    island.drive({"continues": only(island).redrive_id}, name="continued")
    assert island.statuses() == {"recovered": 3}
    assert swept_for(island, A_DAY) == 0


@pytest.mark.parametrize("answer", [NOBODY, {"approved": False, "by": "ben", "why": "not today"}])
def test_letters_of_a_redrive_that_was_not_approved_are_left_to_people(answer: dict[str, Any]) -> None:
    island = with_due_letters()
    swept(island)
    answered(island, answer)
    assert swept_for(island, A_DAY) == 0
    assert island.statuses() == {"open": 3}
    assert len(asked(island)) == 1
    opened = island.ledger.timeline(next(iter(island.ledger.dead.values())).job_key)[-1]
    assert (opened.what, "is not_approved: " in opened.why) == ("letter.opened", True)


def test_letters_of_a_redrive_that_failed_are_free_again() -> None:
    island = with_due_letters()
    swept(island)
    report.report(island.redriver, only(island).redrive_id, {"error": "States.Timeout", "cause": "it broke"})
    assert swept_after(island, 2 * A_QUARTER) == 1


class Down(MemoryMachine):
    def start(self, redrive_id: str, given: Any) -> str:
        raise Unavailable("machine", f"it did not take {redrive_id} for {given['action']}")


def test_letters_of_a_redrive_that_could_not_be_started_are_free_again() -> None:
    island = with_due_letters()
    works, island.machine = island.machine, Down()
    assert recover(island.recoverer, until=island.now + timedelta(seconds=50))["failed"] == 1
    island.machine = works
    assert swept(island) == 0
    assert swept_after(island, 2 * A_QUARTER) == 1


def test_letters_of_a_sweep_that_died_before_it_started_their_redrive_are_free_again() -> None:
    island = with_due_letters()
    for letter in list(island.ledger.dead.values()):
        island.ledger.reschedule(letter, at=island.now + timedelta(seconds=A_QUARTER), redrive_id="auto-of-nobody")
    assert swept(island) == 0
    assert swept_after(island, A_QUARTER) == 1


def test_an_old_letter_whose_next_redrive_was_never_written_down_is_free_after_a_quarter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only a redrive that was started says something about its letters: the sweep that took them may have failed."""
    island = with_due_letters()
    swept(island)
    report.report(island.redriver, only(island).redrive_id, {"error": "States.Timeout", "cause": "it broke"})
    island.later(3 * A_DAY)
    with monkeypatch.context() as down:
        down.setattr(island.redrives, "write", _unavailable)
        assert recover(island.recoverer, until=island.now + timedelta(seconds=50))["failed"] == 1
    assert swept(island) == 0
    assert swept_after(island, A_QUARTER) == 1


def _unavailable(redrive: Redrive, *_: Any) -> Redrive:
    raise Unavailable("table", f"it did not take {redrive.redrive_id}")


def test_letters_of_an_execution_that_somebody_stopped_are_free_again_some_day() -> None:
    island = with_due_letters()
    swept(island)
    begun = island.now
    while not swept_after(island, A_QUARTER):
        assert island.now - begun < 2 * GIVEN_UP_AFTER
    assert island.now - begun >= GIVEN_UP_AFTER


def test_a_letter_that_died_in_a_pending_redrive_does_not_belong_to_it() -> None:
    """It names the redrive that its job was sent by, and is not among the letters that this one is to send."""
    island = with_due_letters()
    swept(island)
    pending = only(island).redrive_id
    dead = list(island.ledger.dead.values())
    died_again = replace(dead[0], letter_id="dl_again", next_retry_at=island.now, redrive_id=pending)
    island.ledger.dead["dl_again"] = died_again
    assert swept(island) == 1
    (other,) = [each for each in island.redrives.page().redrives if each.redrive_id != pending]
    assert other.request.filter.letter_ids == ("dl_again",)


def test_a_letter_that_no_sender_can_send_is_redriven_a_few_times_in_a_month() -> None:
    island = with_due_letters(1)
    (letter,) = island.ledger.dead.values()
    del island.store.objects[letter.snapshot_ref]
    for _ in range(30 * A_DAY // (4 * A_QUARTER)):
        before = set(island.machine.started)
        island.later(4 * A_QUARTER)
        recover(island.recoverer, until=island.now + timedelta(seconds=50))
        for name in set(island.machine.started) - before:
            island.drive(island.machine.started[name], name=name)
            assert island.redriver.found(name).status is RedriveStatus.NOTHING_TO_SEND
    assert 5 <= len(island.machine.started) <= 12


def test_many_due_letters_are_asked_about_in_as_few_redrives_as_can_name_them() -> None:
    island = with_due_letters(1)
    (template,) = island.ledger.dead.values()
    for number in range(2 * A_PAGE):
        island.ledger.dead[f"dl_{number}"] = _another(template, number)
    started = sum(swept_after(island, 60) for _ in range(5))
    started += sum(swept_after(island, 4 * A_QUARTER) for _ in range(22))
    assert started == 3
    assert len(asked(island)) == 2  # the third has one letter, and needs nobody


def _another(letter: Letter, number: int) -> Letter:
    return replace(
        letter,
        letter_id=f"dl_{number}",
        job_id=f"other_{number}",
        root=f"other_{number}",
        status=LetterStatus.SCHEDULED,
    )
