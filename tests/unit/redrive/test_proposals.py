"""Redrives that nobody began because their starter died, and proposals that somebody accepts."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Permanent
from lambdas.core.model.value import replace
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import BadRequest, as_input
from lambdas.core.redrive.start import NotProposed, accept, accepted_id, require_proposed, start
from lambdas.core.sweep.recoverer import recover
from lazaret.testing.redrives import MemoryMachine
from tests.support.lane import failing_with, healthy
from tests.support.worlds.island import REPLAY, Island


class NobodyThere(Exception):
    """Whoever asked is gone."""


def asked_for(minutes: float) -> Island:
    """A redrive was written down so long ago, and its starter died before it could start the machine."""
    island = Island(agent=failing_with(Permanent("BAD", "corrupt")))
    island.kill(1)
    island.agent = healthy

    def dies(*_: object) -> str:
        raise NobodyThere

    starter = replace(island.recoverer.starter, machine=type("Gone", (), {"start": dies})())
    with pytest.raises(NobodyThere):
        start(starter, REPLAY, started_by="ana@example.com", redrive_id="rd-1")
    island.later(minutes * 60)
    return island


def swept(island: Island) -> dict[str, int]:
    return recover(island.recoverer, until=island.now + timedelta(seconds=50))


def test_a_redrive_that_nobody_began_is_started_by_the_sweep_and_recovers_its_letters() -> None:
    island = asked_for(minutes=6)
    assert swept(island)["picked_up"] == 1
    assert island.drive(island.machine.started["rd-1"], name="rd-1")["verdict"] == "done"
    assert (island.statuses(), island.redrives.records["rd-1"].started_by) == ({"recovered": 1}, "ana@example.com")
    assert "picked_up" not in swept(island)


@pytest.mark.parametrize(
    "broken", [{"request": None}, {"started_at": None}, {"started_by": {"N": "1"}}, {"version": {"S": "two"}}], ids=str
)
def test_a_record_that_cannot_be_read_keeps_no_other_from_being_started(broken: dict[str, Any]) -> None:
    island = asked_for(minutes=6)
    rows = island.redrives.dynamodb.tables["ledger"]
    row = rows.items["R#rd-1", "REDRIVE"] | {"pk": {"S": "R#rd-0"}, "redrive_id": {"S": "rd-0"}} | broken
    later = {"listed_at": {"S": row["listed_at"]["S"].replace("rd-1", "rd-9")}}  # the newest is looked at first
    rows.write(("R#rd-0", "REDRIVE"), {name: value for name, value in (row | later).items() if value is not None})
    assert (counts := swept(island))["picked_up"] == 1
    assert (counts["failed"], set(island.machine.started)) == (0, {"rd-1"})


@pytest.mark.parametrize("minutes", [0, 4])
def test_one_that_was_just_asked_for_is_left_to_its_starter(minutes: float) -> None:
    island = asked_for(minutes)
    swept(island)
    assert island.machine.started == {}


def test_one_that_never_begins_has_failed_with_a_reason_and_is_tried_no_more() -> None:
    island = asked_for(minutes=61)
    swept(island)
    record = island.redrives.records["rd-1"]
    assert (record.status, record.ended_at, record.reason) == (
        RedriveStatus.FAILED,
        island.now,
        "its execution never began; nothing was sent: ask again",
    )
    assert [event.what for event in island.redrives.history("rd-1")] == ["redrive.asked", "redrive.ended"]
    swept(island)
    assert (island.machine.started, island.statuses()) == ({}, {"open": 1})


def test_one_whose_execution_has_begun_is_left_alone() -> None:
    island = asked_for(minutes=0)
    island.redrives.write(replace(island.redrives.records["rd-1"], execution="arn:rd-1"))
    island.later(7200)
    assert "picked_up" not in swept(island)
    assert island.redrives.records["rd-1"].status is RedriveStatus.PLANNING


def status_of(island: Island, redrive_id: str) -> RedriveStatus:
    return island.redrives.records[redrive_id].status


def proposal(island: Island) -> Redrive:
    planned = island.redrives.records["rd-1"]
    proposed = replace(
        planned, redrive_id="proposed-7", status=RedriveStatus.PROPOSED, reason="BAD: corrupt", version=0
    )
    return island.redrives.write(replace(proposed, started_by="", ended_at=None))


def test_a_proposal_that_is_accepted_runs_as_it_was_proposed_in_the_name_of_who_accepts() -> None:
    island = asked_for(minutes=0)
    offered = proposal(island)
    begun = accept(island.recoverer.starter, offered, by="bo")
    assert (begun.redrive_id, begun.status, begun.started_by) == ("accepted-7", RedriveStatus.PLANNING, "bo")
    assert island.machine.started["accepted-7"] == {**as_input(offered.request), "operator": "bo"}


def test_changes_are_laid_over_what_was_proposed() -> None:
    island = asked_for(minutes=0)
    changes = {"operator": "ada", "reason": "the fix is in", "canary": 1}
    begun = accept(island.recoverer.starter, proposal(island), by="bo", changes=changes)
    request = begun.request
    assert (request.operator, request.reason, request.canary) == ("ada", "the fix is in", 1)
    assert begun.started_by == "bo"


def test_a_proposal_that_was_accepted_says_so_and_names_its_redrive() -> None:
    island = asked_for(minutes=0)
    accept(island.recoverer.starter, proposal(island), by="bo")
    record = island.redrives.records["proposed-7"]
    assert (record.status, record.reason) == (RedriveStatus.ACCEPTED, "started as accepted-7: BAD: corrupt")
    assert [(event.what, event.who) for event in island.redrives.history("proposed-7")] == [("redrive.accepted", "bo")]


@pytest.mark.parametrize("marked", [True, False], ids=["says so", "its acceptor died before it could say so"])
def test_a_proposal_is_started_once(marked: bool) -> None:
    island = asked_for(minutes=0)
    offered = proposal(island)
    accept(island.recoverer.starter, offered, by="bo")
    again = island.redrives.records["proposed-7"] if marked else offered
    island.machine.started.clear()
    with pytest.raises(NotProposed, match=r"^proposed-7 was started before$") as refused:
        accept(island.recoverer.starter, again, by="bo")
    assert (refused.value.look_at, island.machine.started) == ("accepted-7", {})


def test_of_two_people_at_once_one_starts_it_and_the_other_is_told_of_it() -> None:
    island = asked_for(minutes=0)
    offered, starter = proposal(island), island.recoverer.starter

    def overtaken() -> datetime:
        """Bo has looked whether anybody started it, and has not yet written; Ada is quicker."""
        if "accepted-7" not in island.redrives.records:
            accept(starter, offered, by="ada")
        return island.now

    with pytest.raises(NotProposed, match="proposed-7 was started before"):
        accept(replace(starter, clock=overtaken), offered, by="bo")
    assert island.redrives.records["accepted-7"].started_by == "ada"
    assert [event.who for event in island.redrives.history("proposed-7")] == ["ada"]


def test_what_is_wrong_with_the_changes_is_told_and_leaves_it_proposed() -> None:
    island = asked_for(minutes=0)
    with pytest.raises(BadRequest, match="canary"):
        accept(island.recoverer.starter, proposal(island), by="bo", changes={"canary": 0})
    assert status_of(island, "proposed-7") is RedriveStatus.PROPOSED
    assert "accepted-7" not in island.redrives.records


@pytest.mark.parametrize("status", [status for status in RedriveStatus if status is not RedriveStatus.PROPOSED])
def test_what_is_no_proposal_is_not_accepted(status: RedriveStatus) -> None:
    island = asked_for(minutes=0)
    other = replace(island.redrives.records["rd-1"], status=status)
    with pytest.raises(NotProposed, match=f"^rd-1 is {status}, not proposed$") as refused:
        accept(island.recoverer.starter, other, by="bo")
    assert (refused.value.look_at, island.machine.started, len(island.redrives.records)) == ("rd-1", {}, 1)
    with pytest.raises(NotProposed):
        require_proposed(other)


def test_the_sweep_marks_a_proposal_whose_acceptor_died_before_it_could() -> None:
    island = asked_for(minutes=0)
    offered = proposal(island)
    swept(island)
    assert status_of(island, "proposed-7") is RedriveStatus.PROPOSED
    start(
        island.recoverer.starter,
        {**as_input(offered.request), "operator": "bo"},
        started_by="bo@example.com",
        redrive_id=accepted_id("proposed-7"),
    )
    swept(island)
    assert status_of(island, "proposed-7") is RedriveStatus.ACCEPTED
    assert island.redrives.history("proposed-7")[0].who == "bo@example.com"


def test_a_start_whose_answer_was_lost_is_told_as_begun_if_its_execution_has_noted_itself() -> None:
    island = asked_for(minutes=0)

    class Deaf(MemoryMachine):
        def start(self, redrive_id: str, given: Mapping[str, Any]) -> str:
            begun = island.redrives.records[redrive_id]
            island.redrives.write(replace(begun, execution=f"arn:{redrive_id}"))
            raise Unavailable("the state machine", "no answer")

    starter = replace(island.recoverer.starter, machine=Deaf())
    begun = start(starter, REPLAY, started_by="ana", redrive_id="rd-2")
    assert (begun.status, begun.execution) == (RedriveStatus.PLANNING, "arn:rd-2")
