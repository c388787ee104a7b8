"""A second person: who is asked and told what, whose answer counts, and what an abort does at each time."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.config.lane import Raised
from lambdas.core.model.letter import Way
from lambdas.core.ports.redrives import APPROVED, REFUSED, STARTED
from lambdas.core.redrive.approval import (
    Approvals,
    NoSuchRedrive,
    NotAllowed,
    PlanChanged,
    abort,
    approve,
    ask,
    receive,
)
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus
from lambdas.core.redrive.request import Filter, Request
from tests.support.builders import NOON
from tests.support.worlds.island import EXPIRED, Island

REQUEST = Request(action=Way.REPLAY, job_type="kyc", filter=Filter(code="X"), reason="mended", operator="Ana")


@pytest.fixture
def island() -> Island:
    return Island()


def put(island: Island, **changes: Any) -> Redrive:
    made = Redrive(
        redrive_id="rd-1",
        request=REQUEST,
        status=RedriveStatus.PLANNING,
        started_at=NOON,
        updated_at=NOON,
        started_by="arn:ana",
        plan=Plan(planned=7, tenants=2),
    )
    return island.redrives.write(replace(made, **changes))


def waiting(island: Island, **changes: Any) -> Redrive:
    island.machine.waiting.add("token")
    return put(island, status=RedriveStatus.WAITING_FOR_APPROVAL, task_token="token", **changes)


def desk_of(island: Island) -> Approvals:
    return Approvals(redrives=island.redrives, machine=island.machine, clock=lambda: island.now, new_id=island.new_id)


def found(island: Island) -> Redrive:
    there = island.redrives.find("rd-1")
    assert there is not None
    return there


def test_the_token_is_written_down_and_people_are_told_what_waits(island: Island) -> None:
    put(island)
    ask(island.redriver, "rd-1", "token")
    assert (found(island).status, found(island).task_token) == (RedriveStatus.WAITING_FOR_APPROVAL, "token")
    assert found(island).updated_at == island.now
    (event,) = island.redrives.history("rd-1")
    assert event.what == "redrive.waits_for_approval"
    assert event.why == "7 letters of 2 tenants wait for a second person"
    (notice,) = island.notices.told
    assert (notice.what, notice.subject) == (
        "redrive.waits_for_approval",
        "Redrive of 7 kyc letters waits for approval",
    )
    assert notice.facts == {
        "redrive_id": "rd-1",
        "job_type": "kyc",
        "operator": "arn:ana (unverified, claims to be Ana)",
        "reason": "mended",
        "letters": 7,
    }


@pytest.mark.parametrize("approved", [True, False])
def test_an_answer_is_signed_and_what_wakes_the_machine_carries_nothing(island: Island, approved: bool) -> None:
    waiting(island)
    island.sign("rd-1", STARTED, "arn:ana")
    assert approve(desk_of(island), "rd-1", by="bob", why="looks right", approved=approved).redrive_id == "rd-1"
    (event,) = [event for event in island.redrives.signed("rd-1") if event.what != STARTED]
    assert (event.what, event.who, event.why) == (APPROVED if approved else REFUSED, "bob", "looks right")
    assert island.machine.answers == {"token": {}}


@pytest.mark.parametrize("by", ["Ana", " ana ", "arn:ana", "", "  "])
def test_who_asked_cannot_approve_and_neither_can_nobody(island: Island, by: str) -> None:
    waiting(island)
    with pytest.raises(NotAllowed):
        approve(desk_of(island), "rd-1", by=by)
    assert island.machine.answers == {}


def test_who_asked_may_still_refuse(island: Island) -> None:
    waiting(island)
    approve(desk_of(island), "rd-1", by="Ana", approved=False)
    assert receive(island.redriver, "rd-1", {}) == "report"


@pytest.mark.parametrize(
    "changes", [{"status": RedriveStatus.SENDING}, {"status": RedriveStatus.DONE}, {"task_token": ""}]
)
def test_only_what_waits_can_be_approved(island: Island, changes: dict[str, Any]) -> None:
    put(island, **{"status": RedriveStatus.WAITING_FOR_APPROVAL, "task_token": "token", **changes})
    with pytest.raises(NotAllowed, match="not waiting for approval"):
        approve(desk_of(island), "rd-1", by="bob")


def test_a_redrive_that_nobody_knows_is_named(island: Island) -> None:
    with pytest.raises(NoSuchRedrive, match="'rd-9'"):
        approve(desk_of(island), "rd-9", by="bob")
    with pytest.raises(NoSuchRedrive, match="'rd-9'"):
        abort(desk_of(island), "rd-9", by="bob", why="")


FORGED = [
    {"approved": True, "by": "bob", "why": "go"},
    {"approved": True, "by": "ana"},
    {"approved": False, "by": "bob"},
    "yes",
    None,
    {},
]


@pytest.mark.parametrize("answer", FORGED)
def test_whoever_wakes_the_machine_with_a_token_of_the_ledger_has_said_nothing(island: Island, answer: Any) -> None:
    before = waiting(island)
    assert receive(island.redriver, "rd-1", answer) == "ask"
    assert found(island) == before


@pytest.mark.parametrize(
    ("starter", "approvers", "after"),
    [
        ("arn:ana", ("bob",), "send"),
        ("arn:ana", ("Ana",), "report"),
        ("arn:ana", (" ARN:ana ",), "report"),
        ("arn:ana", ("",), "report"),
        ("", ("bob",), "report"),
        ("", ("bob", "BOB "), "report"),
        ("", ("bob", "ana"), "report"),
        ("", ("bob", "cy"), "send"),
    ],
)
def test_the_records_decide_and_a_starter_whom_nobody_verified_needs_two(
    island: Island, starter: str, approvers: tuple[str, ...], after: str
) -> None:
    waiting(island)
    for what, who in ((STARTED, starter), *((APPROVED, who) for who in approvers)):
        if who or what == APPROVED:
            island.sign("rd-1", what, who)
    assert receive(island.redriver, "rd-1", EXPIRED) == after
    heard = found(island)
    assert heard.status is (RedriveStatus.SENDING if after == "send" else RedriveStatus.NOT_APPROVED)
    assert (heard.approved_by, heard.task_token) == (", ".join(approvers) if after == "send" else "", "")


CHANGES: list[dict[str, Any]] = [
    {"plan": Plan(planned=7, tenants=2, plan_id="another")},
    {"plan": Plan(planned=8, tenants=2)},
    {"request": replace(REQUEST, filter=Filter(code="Y"))},
    {"request": replace(REQUEST, limit=500)},
    {"request": replace(REQUEST, raised=Raised(budget_usd=9))},
]


@pytest.mark.parametrize("changes", CHANGES, ids=["replanned", "more letters", "filter", "limit", "raise"])
def test_an_approval_does_not_outlive_the_plan_it_was_given_for(island: Island, changes: dict[str, Any]) -> None:
    before = waiting(island)
    island.sign("rd-1", STARTED, "arn:ana")
    approve(desk_of(island), "rd-1", by="bob", plan=before.approved_as)
    island.redrives.write(replace(before, **changes))
    assert receive(island.redriver, "rd-1", {}) == "ask"
    with pytest.raises(PlanChanged):
        approve(desk_of(island), "rd-1", by="bob", plan=before.approved_as)
    island.machine.waiting.add("token")
    approve(desk_of(island), "rd-1", by="bob", plan=found(island).approved_as)
    assert receive(island.redriver, "rd-1", {}) == "send"


def test_one_refusal_outweighs_every_approval(island: Island) -> None:
    waiting(island)
    for what, who in ((STARTED, "arn:ana"), (APPROVED, "bob"), (REFUSED, "cy")):
        island.sign("rd-1", what, who, "not on a Friday")
    assert receive(island.redriver, "rd-1", {}) == "report"
    assert found(island).reason == "not approved: not on a Friday"


def test_the_first_word_of_a_person_stands(island: Island) -> None:
    waiting(island)
    for why in ("first", "second"):
        island.sign("rd-1", APPROVED, "bob", why)
    assert [event.why for event in island.redrives.signed("rd-1")] == ["first"]


def test_a_redrive_under_way_is_aborted_by_writing_it_down(island: Island) -> None:
    put(island, status=RedriveStatus.SENDING)
    abort(desk_of(island), "rd-1", by="bob", why="too many errors")
    event = island.redrives.aborted("rd-1")
    assert event is not None
    assert (event.what, event.who, event.why, event.at) == ("redrive.aborted", "bob", "too many errors", island.now)
    assert island.machine.answers == {}


def test_one_that_waits_for_approval_ends_now(island: Island) -> None:
    waiting(island)
    abort(desk_of(island), "rd-1", by="Ana", why="a mistake")
    assert island.machine.answers == {"token": {}}
    assert receive(island.redriver, "rd-1", {}) == "report"
    assert found(island).reason == "not approved: aborted: a mistake"


@pytest.mark.parametrize("status", [RedriveStatus.DONE, RedriveStatus.HALTED, RedriveStatus.PROPOSED])
def test_there_is_nothing_to_abort_in_what_has_ended_or_not_begun(island: Island, status: RedriveStatus) -> None:
    put(island, status=status)
    with pytest.raises(NotAllowed, match=f"is {status}: there is nothing to abort"):
        abort(desk_of(island), "rd-1", by="bob", why="")


@pytest.mark.parametrize("status", [RedriveStatus.HALTED, RedriveStatus.DONE, RedriveStatus.FAILED])
def test_an_approval_does_not_revive_a_redrive_that_another_execution_ended(
    island: Island, status: RedriveStatus
) -> None:
    """It was continued while a former execution still waited for an answer, whose time is over now."""
    put(island, status=status, reason="2 of 5 died again", ended_at=NOON)
    island.sign("rd-1", STARTED, "arn:ana")
    island.sign("rd-1", APPROVED, "bob")
    assert receive(island.redriver, "rd-1", EXPIRED) == "report"
    assert (found(island).status, found(island).reason) == (status, "2 of 5 died again")
