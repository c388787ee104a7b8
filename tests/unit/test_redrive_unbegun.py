"""Redrives that nobody began because their starter died, and proposals after they were accepted."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.memory_redrives import MemoryMachine
from lambdas.core.errors import Unavailable
from lambdas.core.redrive.auto import recover
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import as_input
from lambdas.core.redrive.starting import start
from lambdas.core.redrive.unbegun import accept, accepted_id
from lambdas.core.signals import Permanent
from lambdas.core.value import replace
from tests.unit.harness import failing_with, healthy
from tests.unit.island import REPLAY, Island


class NobodyThere(Exception):
    """Whoever asked is gone."""


def asked_for(minutes: float) -> Island:
    """A redrive was written down so long ago, and its starter died before it could start the machine."""
    island = Island(agent=failing_with(Permanent("BAD", "corrupt")))
    island.kill(1)
    island.agent = healthy

    def dies(*_: object) -> str:
        raise NobodyThere

    starter = replace(island.recovery.starter, machine=type("Gone", (), {"start": dies})())
    with pytest.raises(NobodyThere):
        start(starter, REPLAY, started_by="ana@example.com", redrive_id="rd-1")
    island.later(minutes * 60)
    return island


def swept(island: Island) -> dict[str, int]:
    return recover(island.recovery, until=island.now + timedelta(seconds=50))


def test_a_redrive_that_nobody_began_is_started_by_the_sweep_and_recovers_its_letters() -> None:
    island = asked_for(minutes=6)
    assert swept(island)["picked_up"] == 1
    assert island.drive(island.machine.started["rd-1"], name="rd-1")["verdict"] == "done"
    assert (island.statuses(), island.redrives.records["rd-1"].started_by) == ({"recovered": 1}, "ana@example.com")
    assert "picked_up" not in swept(island)


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


def test_a_proposal_that_was_accepted_says_so_and_names_its_redrive() -> None:
    island = asked_for(minutes=0)
    accept(island.recovery.starter, proposal(island), by="bo")
    record = island.redrives.records["proposed-7"]
    assert (record.status, record.reason) == (RedriveStatus.ACCEPTED, "started as accepted-7: BAD: corrupt")
    assert [(event.what, event.who) for event in island.redrives.history("proposed-7")] == [("redrive.accepted", "bo")]


def test_the_sweep_marks_a_proposal_whose_acceptor_died_before_it_could() -> None:
    island = asked_for(minutes=0)
    offered = proposal(island)
    swept(island)
    assert status_of(island, "proposed-7") is RedriveStatus.PROPOSED
    start(
        island.recovery.starter,
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

    starter = replace(island.recovery.starter, machine=Deaf())
    begun = start(starter, REPLAY, started_by="ana", redrive_id="rd-2")
    assert (begun.status, begun.execution) == (RedriveStatus.PLANNING, "arn:rd-2")
