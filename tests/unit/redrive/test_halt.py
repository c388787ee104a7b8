"""Redrives that end early, are stopped or go on later: no letter is hidden, none is sent twice."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.job import Job
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.redrive.report import recall
from lambdas.core.redrive.request import BadRequest
from tests.support.lane import healthy
from tests.support.worlds.island import REPLAY, Island, Stopped
from tests.unit.redrive.quarantine import broken, quarantined
from tests.unit.redrive.sender import AN_AGE, planned, send


def test_the_same_redrive_started_twice_sends_each_letter_once() -> None:
    island = quarantined(8)
    first = island.drive(REPLAY, name="once")
    again = island.drive(REPLAY, name="once")
    assert first["recovered"] == 8
    assert again == first
    assert sum(1 for head in island.ledger.heads.values() if head.replays) == 8


def test_a_redrive_of_another_request_under_the_same_name_is_refused() -> None:
    island = quarantined(1)
    island.drive(REPLAY, name="once")
    with pytest.raises(BadRequest, match="for something else"):
        island.drive({**REPLAY, "reason": "another"}, name="once")


def test_two_redrives_over_the_same_letters_send_each_letter_once() -> None:
    island = quarantined(12)
    outputs: list[Any] = []

    def other(task: str) -> None:
        if task == "send" and not outputs:
            outputs.append(None)
            outputs[0] = island.drive(REPLAY, name="second")

    island.on_task = other
    first = island.drive(REPLAY, name="first")
    assert outputs[0]["recovered"] + first["recovered"] == 12
    assert first["skipped"].get("claimed_by_another", 0) + first["skipped"].get("resolved", 0) == outputs[0]["replayed"]
    assert sum(1 for head in island.ledger.heads.values() if head.replays) == 12


def test_an_abort_stops_the_senders_and_calls_back_what_has_not_begun() -> None:
    island = quarantined(40)
    waves: list[str] = []

    def abort(task: str) -> None:
        waves.append(task)
        if waves.count("send") == 2 and task == "send":
            island.redrives.abort("aborted", island.redriver.event("redrive.aborted", why="wrong letters", who="bo"))

    island.on_task = abort
    told = island.drive({**REPLAY, "rate_per_second": 25}, name="aborted")
    assert (told["verdict"], told["reason"]) == ("halted", "aborted by bo: wrong letters")
    assert island.statuses() == {"recovered": 5, "open": 35}
    assert told["skipped"] == {"aborted": 20}


def test_a_halt_calls_back_what_waits_and_its_letters_are_open_again() -> None:
    island = quarantined(4)

    def flaky(job: Job, _run: Run) -> None:
        if job.payload["n"] == 1 and len(calls) == 0:
            calls.append(job.job_id)
            raise Permanent("OTHER_CAUSE", "another one")
        raise Transient("NETWORK", "weather", retry_after=600)

    calls: list[str] = []
    island.agent = flaky
    told = island.drive({**REPLAY, "canary": 4})
    assert (told["verdict"], told["recalled"]) == ("halted", 3)
    assert island.statuses() == {"open": 4, "superseded": 1}
    assert island.drive({**REPLAY, "dry_run": True, "filter": {"code": "DOC_PARSE_CORRUPT"}})["planned"] == 3
    island.pass_time(3600)
    assert island.statuses() == {"open": 4, "superseded": 1}


def test_a_stopped_execution_leaves_no_letter_hidden_and_can_be_gone_on_with() -> None:
    island = quarantined(30)

    def stop(task: str) -> None:
        if task == "judge":
            raise Stopped

    island.on_task = stop
    with pytest.raises(Stopped):
        island.drive(REPLAY, name="stopped")
    island.pass_time(3600)
    assert island.statuses() == {"recovered": 5, "open": 25}
    island.on_task = lambda _task: None
    told = island.drive({"continues": "stopped"})
    assert (told["recovered"], told["redrive_id"]) == (30, "stopped")


def test_a_long_history_goes_on_in_a_new_execution() -> None:
    island = quarantined(40)
    island.most_events = 60
    told = island.drive({**REPLAY, "growth": 1}, name="long")
    assert (told["recovered"], told["redrive_id"]) == (40, "long")
    assert island.executions >= 3


def test_a_resume_goes_on_from_the_checkpoint_of_the_same_run() -> None:
    steps: list[str] = []

    def agent(_job: Job, run: Run) -> dict[str, bool]:
        run.step("read", steps.append, "read")  # in a lambda the growing list would count as an argument
        if not fixed:
            raise Permanent("DOC_PARSE_CORRUPT", "late")
        run.step("write", steps.append, "write")
        return {"ok": True}

    fixed: list[bool] = []
    island = Island(agent=agent)
    (letter,) = island.kill(1)
    fixed.append(True)
    told = island.drive({**REPLAY, "action": "resume"})
    assert (told["recovered"], steps) == (1, ["read", "write"])
    assert island.head(letter.job_key).attempt == 2
    assert island.statuses() == {"recovered": 1}


def test_a_resume_that_dies_again_supersedes_its_letter_and_the_lineage_grows() -> None:
    island = quarantined(1)
    island.agent = broken
    told = island.drive({**REPLAY, "action": "resume"})
    assert (told["verdict"], told["died_again"]) == ("halted", 1)
    assert island.statuses() == {"superseded": 1, "open": 1}
    (again,) = island.letters_that_are(LetterStatus.OPEN)
    (former,) = island.letters_that_are(LetterStatus.SUPERSEDED)
    assert again.lineage == (former.letter_id,)


def test_a_resume_that_is_called_back_is_dead_again_and_can_be_resumed() -> None:
    island = quarantined(2)

    def waits(_job: Job, _run: Run) -> None:
        raise Transient("NETWORK", "weather", retry_after=600)

    island.agent = waits
    island.on_task = lambda task: (
        island.redrives.abort("r", island.redriver.event("redrive.aborted", why="no", who="bo"))
        if task == "judge"
        else None
    )
    told = island.drive({**REPLAY, "action": "resume"}, name="r")
    assert (told["verdict"], island.statuses()) == ("halted", {"open": 2})
    island.on_task, island.agent = lambda _task: None, healthy
    assert island.drive({**REPLAY, "action": "resume"})["recovered"] == 2


def test_an_alarm_that_was_ok_at_the_start_halts_and_one_that_was_not_does_not() -> None:
    island = quarantined(30)
    island.alarms.alarms = {"lazaret-kyc-worker-errors": "OK", "lazaret-kyc-queue-age": "ALARM"}
    assert island.drive({**REPLAY, "limit": 5})["verdict"] == "done"

    def alarmed(task: str) -> None:
        if task == "judge":
            island.alarms.alarms["lazaret-kyc-worker-errors"] = "ALARM"

    island.on_task = alarmed
    told = island.drive(REPLAY)
    assert (told["verdict"], told["reason"]) == ("halted", "in alarm since it began: lazaret-kyc-worker-errors")


def test_a_recall_whose_time_is_up_says_so_and_the_next_one_ends_it() -> None:
    island = planned(5)
    send(island)
    assert island.statuses() == {"redriving": 5}
    began = island.now

    def ticking() -> datetime:
        island.now += timedelta(seconds=1)
        return island.now

    hurried = replace(island.redriver, clock=ticking)
    assert recall(hurried, "rd-1", until=began + timedelta(seconds=5)) is False
    assert set(island.statuses()) == {"open", "redriving"}
    assert recall(island.redriver, "rd-1", until=island.now + AN_AGE) is True
    assert island.statuses() == {"open": 5}


def test_who_was_aborted_while_it_planned_asks_nobody() -> None:
    """There was no token yet that the abort could have answered: it would wait for a day."""
    island = quarantined(3, approval_above=1)

    def abort(task: str) -> None:
        if task == "plan":
            island.redrives.abort("aborted", island.redriver.event("redrive.aborted", why="wrong lane", who="bo"))

    island.on_task = abort
    told = island.drive(REPLAY, name="aborted")
    assert (told["verdict"], told["reason"]) == ("not_approved", "not approved: aborted: wrong lane")
    assert "ask" not in island.asked


def test_a_wave_that_lay_while_no_execution_ran_has_its_whole_time_to_settle() -> None:
    """Else what goes on sends it, and calls it back two seconds later."""
    island = quarantined(12)

    def slow(_job: Job, run: Run) -> dict[str, bool]:
        if run.attempt == 1:
            raise Transient("NETWORK", "weather", retry_after=120)
        return {"ok": True}

    def stop(task: str) -> None:
        if task == "send":
            raise Stopped

    island.agent, island.on_task = slow, stop
    with pytest.raises(Stopped):
        island.drive(REPLAY, name="stopped")
    island.on_task = lambda _task: None
    island.now += timedelta(hours=3)
    told = island.drive({"continues": "stopped"})
    assert (told["verdict"], told["recovered"], told["recalled"]) == ("done", 12, 0)
