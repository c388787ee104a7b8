"""How a redrive begins: what is written down, what is refused, and where an execution that goes on begins."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.config.lane import Model
from lambdas.core.model.errors import Unavailable
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import BadRequest
from lambdas.core.redrive.start import Starter, read_for, start, write_down
from tests.support.lane import LANE
from tests.support.worlds.island import REPLAY, Island

LANES = {"kyc": LANE}


def starter_of(island: Island) -> Starter:
    return Starter(
        lanes=LANES,
        redrives=island.redrives,
        machine=island.machine,
        clock=lambda: island.now,
        new_id=island.new_id,
    )


@pytest.fixture
def island() -> Island:
    return Island(lane=LANE)


def found(island: Island, redrive_id: str) -> Redrive:
    there = island.redrives.find(redrive_id)
    assert there is not None
    return there


def test_a_start_writes_the_request_down_with_who_is_signed_in_and_then_starts_the_machine(island: Island) -> None:
    begun = start(starter_of(island), REPLAY, started_by="arn:ana", redrive_id="rd-1")
    assert (begun.execution, island.machine.started) == (f"{island.machine.arn}:rd-1", {"rd-1": REPLAY})
    kept = found(island, "rd-1")
    assert (kept.status, kept.started_by, kept.started_at) == (RedriveStatus.PLANNING, "arn:ana", island.now)
    assert kept.updated_at == island.now
    (event,) = island.redrives.history("rd-1")
    assert (event.what, event.who, event.why, event.at) == ("redrive.asked", "arn:ana", "fixed", island.now)
    assert event.data == {"action": "replay", "job_type": "kyc", "claimed": "ana"}


def test_without_a_name_it_gets_one_and_a_long_one_is_cut_to_what_an_execution_may_have(island: Island) -> None:
    assert start(starter_of(island), REPLAY, started_by="x").redrive_id.startswith("rd-")
    assert start(starter_of(island), REPLAY, started_by="x", redrive_id="r" * 99).redrive_id == "r" * 80


def test_the_same_again_is_harmless_and_something_else_under_its_name_is_refused(island: Island) -> None:
    first = start(starter_of(island), REPLAY, started_by="x", redrive_id="rd-1")
    assert start(starter_of(island), REPLAY, started_by="y", redrive_id="rd-1").started_by == first.started_by
    with pytest.raises(BadRequest, match="'rd-1' was asked for before, for something else"):
        start(starter_of(island), {**REPLAY, "reason": "another"}, started_by="x", redrive_id="rd-1")


def test_a_machine_that_cannot_be_reached_leaves_a_failed_redrive(island: Island, monkeypatch: Any) -> None:
    def down(*_: Any) -> str:
        raise Unavailable("start", "Step Functions is away")

    monkeypatch.setattr(type(island.machine), "start", down)
    with pytest.raises(Unavailable):
        start(starter_of(island), REPLAY, started_by="x", redrive_id="rd-1")
    kept = found(island, "rd-1")
    assert (kept.status, kept.ended_at) == (RedriveStatus.FAILED, island.now)
    assert kept.reason.startswith("it could not be started: ")
    assert "Step Functions is away" in kept.reason


@pytest.mark.parametrize("status", [RedriveStatus.PLANNING, RedriveStatus.DONE])
def test_what_runs_or_has_ended_does_not_fail_because_it_was_asked_for_again(
    island: Island, status: RedriveStatus, monkeypatch: Any
) -> None:
    """By a sweep that has seen it in the list as it was a minute ago, while Step Functions is away."""
    start(starter_of(island), REPLAY, started_by="x", redrive_id="rd-1")
    write_down(island.redriver, REPLAY, execution="arn:e", name="rd-1")
    island.redrives.write(replace(found(island, "rd-1"), status=status))
    monkeypatch.setattr(type(island.machine), "start", lambda *_: pytest.fail("there is nothing to start"))
    assert start(starter_of(island), REPLAY, started_by="x", redrive_id="rd-1").execution == "arn:e"
    assert found(island, "rd-1").status is status


def test_the_machines_first_task_writes_its_own_execution_and_begins_at_the_plan(island: Island) -> None:
    begun = write_down(island.redriver, REPLAY, execution="arn:e", name="my-redrive")
    assert (begun.redrive_id, begun.begin_at, begun.wait_seconds) == ("my-redrive", "plan", 0)
    assert (found(island, "my-redrive").execution, found(island, "my-redrive").started_by) == ("arn:e", "")
    asked = island.redrives.history("my-redrive")[0]
    assert (asked.who, asked.data["claimed"]) == ("unverified", "ana")  # whoever pastes an input writes any name


def test_a_redrive_that_was_started_by_a_person_learns_its_execution(island: Island) -> None:
    start(starter_of(island), REPLAY, started_by="arn:ana", redrive_id="rd-1")
    write_down(island.redriver, REPLAY, execution="arn:e", name="rd-1")
    assert (found(island, "rd-1").execution, found(island, "rd-1").started_by) == ("arn:e", "arn:ana")


def test_an_execution_that_begins_after_somebody_had_its_redrive_go_on_leaves_it_to_that_one(island: Island) -> None:
    """Its starter was slow. Two that send one wave could send more than its canary."""
    start(starter_of(island), REPLAY, started_by="arn:ana", redrive_id="rd-1")
    write_down(island.redriver, {"continues": "rd-1"}, execution="arn:goes-on", name="goes-on")
    with pytest.raises(BadRequest, match="'rd-1' is under way in another execution: arn:goes-on"):
        write_down(island.redriver, REPLAY, execution="arn:e", name="rd-1")
    assert found(island, "rd-1").execution == "arn:goes-on"


def test_a_name_that_is_no_id_is_told_by_its_hash(island: Island) -> None:
    begun = write_down(island.redriver, REPLAY, execution="arn:e", name="with spaces, even")
    assert begun.redrive_id.startswith("rd-")
    assert len(begun.redrive_id) == 35
    assert write_down(island.redriver, REPLAY, execution="arn:e", name="with spaces, even") == begun


def test_what_has_ended_is_only_reported(island: Island) -> None:
    write_down(island.redriver, REPLAY, execution="arn:e", name="rd-1")
    island.redrives.write(replace(found(island, "rd-1"), status=RedriveStatus.DONE))
    assert write_down(island.redriver, REPLAY, execution="arn:e", name="rd-1").begin_at == "report"


@pytest.mark.parametrize(
    ("status", "begin_at"),
    [(RedriveStatus.PLANNING, "plan"), (RedriveStatus.SENDING, "wave"), (RedriveStatus.WATCHING, "watch")],
)
def test_a_successor_goes_on_where_the_former_one_was(island: Island, status: RedriveStatus, begin_at: str) -> None:
    write_down(island.redriver, REPLAY, execution="arn:e", name="rd-1")
    island.redrives.write(replace(found(island, "rd-1"), status=status))
    begun = write_down(island.redriver, {"continues": "rd-1"}, execution="arn:f", name="rd-1-next")
    assert (begun.redrive_id, begun.begin_at, begun.wait_seconds) == ("rd-1", begin_at, 60)
    assert found(island, "rd-1").execution == "arn:f"
    assert island.redrives.history("rd-1")[-1].what == "redrive.continued"


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"continues": "rd-9"}, "continues = 'rd-9': there is no such redrive"),
        ({"continues": ["rd-1"]}, "there is no such redrive"),
        ({"continues": "rd-1", "limit": 3}, "limit: no other key goes with continues"),
        ({"continues": "ended"}, "continues = 'ended': that redrive is done"),
        ({"continues": "proposed"}, "continues = 'proposed': that redrive is proposed"),
    ],
)
def test_what_cannot_go_on_is_refused(island: Island, given: dict[str, Any], fault: str) -> None:
    for name, status in (("rd-1", "planning"), ("ended", "done"), ("proposed", "proposed")):
        write_down(island.redriver, REPLAY, execution="arn:e", name=name)
        island.redrives.write(replace(found(island, name), status=RedriveStatus(status)))
    with pytest.raises(BadRequest) as refused:
        write_down(island.redriver, given, execution="arn:f", name="next")
    assert any(fault in each for each in refused.value.faults)


MODELS = (Model(name="small", context_tokens=9), Model(name="large", context_tokens=99))


@pytest.mark.parametrize(
    ("lane", "given", "fault"),
    [
        ({"alternates": ("agents.kyc:slow",)}, {"strategy": {"agent": "agents.kyc:slow"}}, ""),
        ({}, {"strategy": {"agent": "agents.kyc:slow"}}, "strategy.agent = 'agents.kyc:slow': expected one of"),
        ({"models": MODELS}, {"strategy": {"model": "large"}}, ""),
        ({"models": MODELS}, {"strategy": {"model": "huge"}}, "'huge': expected one of small, large"),
        ({}, {"strategy": {"model": "huge"}}, ""),
        ({"retired": True}, {}, "the lane is retired; only discard is left"),
        ({"retired": True}, {"action": "discard", "fixed": None}, ""),
        ({"human_review": True}, {"auto": True}, "wants a second person for replays"),
        ({"human_review": True}, {}, ""),
        ({}, {"auto": True}, ""),
    ],
)
def test_a_lane_has_a_say_in_what_may_be_asked_of_it(lane: dict[str, Any], given: dict[str, Any], fault: str) -> None:
    lanes = {"kyc": replace(LANE, **lane)}
    if not fault:
        assert read_for({**REPLAY, **given}, lanes).job_type == "kyc"
        return
    with pytest.raises(BadRequest) as refused:
        read_for({**REPLAY, **given}, lanes)
    (told,) = refused.value.faults
    assert fault in told
