"""Redrives on the embedded stack: the real state machine, the real functions, letters of real failures."""

import json
import time
import uuid
from datetime import UTC, datetime
from typing import Any

import pytest

from lambdas.adapters.starts import SfnMachine
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import LetterStatus
from lambdas.core.redrive.approval import Approvals, NotAllowed, approve
from lambdas.core.redrive.record import RedriveStatus
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.redrives import PROGRAM_ERROR, UNAUTHORIZED, WELL, Machine, dead_letters, kill, request

pytestmark = pytest.mark.embedded

Dead = list[tuple[EmbeddedLane, str, str]]


@pytest.fixture
def machine(embedded: Stack) -> Machine:
    return Machine(embedded)


def ids(dead: Dead) -> list[str]:
    return [letter_id for _, _, letter_id in dead]


def statuses(dead: Dead) -> dict[str, int]:
    counts: dict[str, int] = {}
    for lane, _, letter_id in dead:
        letter = lane.ledger.letter(letter_id)
        assert letter is not None
        counts[letter.status.value] = counts.get(letter.status.value, 0) + 1
    return counts


def replays(dead: Dead) -> int:
    """How many jobs were made out of these letters, by whichever redrive."""
    return sum(
        event.what == "letter.replayed" for lane, job_id, _ in dead for event in lane.ledger.timeline(lane.key(job_id))
    )


def test_sixty_letters_of_a_fixed_cause_replay_as_five_twenty_and_thirty_five(
    embedded: Stack, machine: Machine
) -> None:
    dead = dead_letters(embedded, 60, [UNAUTHORIZED], tenants=20)
    told = machine.output(request(ids(dead), patch={"attempts": [WELL]}))
    assert [wave["sent"] for wave in told["waves"]] == [5, 20, 35]
    assert (told["verdict"], told["planned"], told["recovered"], told["died_again"]) == ("done", 60, 60, 0)
    assert statuses(dead) == {"recovered": 60}
    record = machine.redrives.find(told["redrive_id"])
    assert record is not None
    assert (record.status, record.plan.tenants, record.request.operator) == (
        RedriveStatus.DONE,
        20,
        "ops@example.com",
    )
    assert machine.redrives.history(told["redrive_id"])[0].what == "redrive.asked"


def test_a_cause_that_is_not_fixed_costs_the_canary_and_nothing_more(embedded: Stack, machine: Machine) -> None:
    dead = dead_letters(embedded, 12, [UNAUTHORIZED], tenants=6)
    told = machine.output(request(ids(dead)))
    assert (told["verdict"], told["replayed"], told["died_again"]) == ("halted", 5, 5)
    assert statuses(dead) == {"superseded": 5, "open": 7}


@pytest.mark.slow
def test_a_crash_is_refused_as_unfixed_on_the_same_version_and_goes_when_the_fix_is_stated(
    embedded: Stack, machine: Machine
) -> None:
    dead = dead_letters(embedded, 2, [PROGRAM_ERROR])
    asked = request(ids(dead), fixed=None)
    told = machine.output(asked)
    assert (told["skipped"], told["replayed"]) == ({"unfixed": 2}, 0)
    told = machine.output({**asked, "action": "resume", "fixed": "code"}, name="stated-fix")
    assert told["replayed"] == 2
    record = machine.redrives.find("stated-fix")
    assert record is not None
    assert record.request.fixed == "code"


@pytest.mark.slow
def test_committed_effects_happen_once_and_effects_in_doubt_are_not_replayed(embedded: Stack, machine: Machine) -> None:
    case = {"op": "effect", "action": "crm.case_created", "key": f"c-{time.time_ns()}"}
    committed = dead_letters(embedded, 1, [case, UNAUTHORIZED])
    told = machine.output(request(ids(committed), patch={"attempts": [[case, *WELL]]}))
    assert (told["recovered"], told["blast_radius"]["effects_skipped"]) == (1, 1)
    assert committed[0][0].world(case["action"], case["key"]) == 1
    doubtful = dead_letters(embedded, 1, [{**case, "key": f"{case['key']}-2", "crash": "after"}])
    told = machine.output(request(ids(doubtful)))
    assert (told["planned"], told["skipped"]) == (0, {"verify_first": 1})


def test_a_dry_run_sends_nothing_and_says_what_would_happen(embedded: Stack, machine: Machine) -> None:
    dead = dead_letters(embedded, 3, [{"op": "spend", "usd": 0.5, "tokens": 10}, UNAUTHORIZED])
    told = machine.output(request(ids(dead), dry_run=True))
    assert (told["verdict"], told["planned"], told["replayed"]) == ("planned", 3, 0)
    assert (told["blast_radius"]["spent_usd"], told["blast_radius"]["tenants"]) == (1.5, 1)
    assert statuses(dead) == {"open": 3}
    assert replays(dead) == 0


def test_bad_input_fails_with_every_fault(machine: Machine) -> None:
    found = machine.ended(machine.start({"action": "replya", "job_type": "nobody", "filter": {}, "limit": 0}))
    assert (found["status"], found["error"]) == ("FAILED", "BadRequest")
    for fault in ("action = 'replya'", "reason: missing", "operator: missing", "limit = 0", "filter = {}", "nobody"):
        assert fault in found["cause"], found["cause"]


def test_the_same_execution_started_twice_is_one_redrive(embedded: Stack, machine: Machine) -> None:
    dead = dead_letters(embedded, 2, [UNAUTHORIZED])
    asked = request(ids(dead), patch={"attempts": [WELL]})
    first, second = machine.start(asked, name="twice"), machine.start(asked, name="twice")
    assert first == second
    assert json.loads(machine.ended(first)["output"])["recovered"] == 2
    assert replays(dead) == 2


@pytest.mark.slow
def test_two_redrives_over_the_same_letters_send_each_once(embedded: Stack, machine: Machine) -> None:
    dead = dead_letters(embedded, 10, [UNAUTHORIZED], tenants=5)
    asked = request(ids(dead), patch={"attempts": [WELL]}, canary=10)
    executions = [machine.start(asked), machine.start(asked)]
    told = [json.loads(machine.ended(each)["output"]) for each in executions]
    assert sum(each["recovered"] for each in told) == 10
    assert statuses(dead) == {"recovered": 10}
    assert replays(dead) == 10


@pytest.mark.slow
def test_an_execution_stopped_in_the_middle_of_a_wave_hides_no_letter_and_can_be_gone_on_with(
    embedded: Stack, machine: Machine
) -> None:
    dead = dead_letters(embedded, 12, [UNAUTHORIZED], tenants=6)
    name = f"stopped-{time.time_ns()}"
    execution = machine.start(request(ids(dead), patch={"attempts": [WELL]}, canary=12, rate_per_second=2), name)
    wait_for(lambda: replays(dead) >= 2, within=60)
    machine.client.stop_execution(executionArn=execution)
    assert machine.ended(execution)["status"] == "ABORTED"
    told = machine.output({"continues": name})
    assert (told["redrive_id"], told["recovered"]) == (name, 12)
    assert statuses(dead) == {"recovered": 12}
    assert replays(dead) == 12


def test_a_resume_goes_on_with_the_attempts_that_the_job_had(embedded: Stack, machine: Machine) -> None:
    step = {"op": "step", "name": "read"}
    dead = dead_letters(embedded, 1, [step, UNAUTHORIZED], [step, *WELL])
    told = machine.output(request(ids(dead), action="resume"))
    assert told["recovered"] == 1
    ((lane, job_id, _),) = dead
    head = lane.ledger.head(lane.key(job_id))
    assert head is not None
    assert (head.status, head.attempt) == (HeadStatus.DONE, 2)


def test_a_discard_ends_letters_with_its_reason(embedded: Stack, machine: Machine) -> None:
    dead = dead_letters(embedded, 2, [UNAUTHORIZED])
    asked = request(ids(dead), action="discard", reason="test data", fixed=None)
    assert machine.output(asked)["discarded"] == 2
    letter = dead[0][0].ledger.letter(dead[0][2])
    assert letter is not None
    assert (letter.status, letter.resolved_by) == (LetterStatus.DISCARDED, "unverified (claims to be ops@example.com)")


@pytest.mark.slow
def test_a_sender_that_is_killed_is_begun_again_and_sends_nothing_twice(embedded: Stack, machine: Machine) -> None:
    dead = dead_letters(embedded, 12, [UNAUTHORIZED], tenants=6)
    execution = machine.start(request(ids(dead), patch={"attempts": [WELL]}, canary=12, rate_per_second=2))
    wait_for(lambda: replays(dead) >= 3, within=60)
    killed = kill(embedded, "lazaret-redrive-send")
    assert killed, "no process of the sender was found"
    told: dict[str, Any] = json.loads(machine.ended(execution)["output"])
    assert (told["recovered"], told["replayed"]) == (12, 12)
    assert replays(dead) == 12


@pytest.mark.slow
def test_a_history_that_grows_long_goes_on_in_a_successor(embedded: Stack, machine: Machine) -> None:
    functions = embedded.client("lambda")
    known = functions.get_function_configuration(FunctionName="lazaret-redrive")["Environment"]["Variables"]
    functions.update_function_configuration(
        FunctionName="lazaret-redrive", Environment={"Variables": {**known, "REDRIVE_MOST_EVENTS": "40"}}
    )
    try:
        dead = dead_letters(embedded, 6, [UNAUTHORIZED], tenants=3)
        name = f"long-{time.time_ns()}"
        asked = request(ids(dead), patch={"attempts": [WELL]}, canary=1, growth=1, watch_seconds=1)
        first = json.loads(machine.ended(machine.start(asked, name))["output"])
        assert first["redrive_id"] == name
        successor, executions = first["continued_as"], 1
        while successor:
            told = json.loads(machine.ended(successor)["output"])
            successor, executions = told.get("continued_as"), executions + 1
        assert (told["redrive_id"], told["recovered"]) == (name, 6)
        assert executions >= 3
        assert replays(dead) == 6
    finally:
        functions.update_function_configuration(FunctionName="lazaret-redrive", Environment={"Variables": known})


def test_a_lane_with_review_waits_for_a_second_person_and_takes_no_word_from_the_first(
    embedded: Stack, machine: Machine
) -> None:
    lane = EmbeddedLane(embedded, job_type="sanctions")
    envelope = {**lane.envelope(), "payload": {"subjects": "none"}}
    lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
    letter = lane.letter(str(envelope["job_id"]), within=120)
    name = f"reviewed-{time.time_ns()}"
    mended = {"subjects": [{"name": "Quentin Blank"}]}
    asked = {**request([letter.letter_id], fixed="data", patch=mended), "job_type": "sanctions"}
    execution = machine.start(asked, name)
    wait_for(lambda: waits(machine, name), within=60)
    desk = Approvals(
        redrives=machine.redrives,
        machine=SfnMachine(machine.client, machine.arn),
        clock=lambda: datetime.now(UTC),
        new_id=lambda: uuid.uuid4().hex,
    )
    with pytest.raises(NotAllowed, match="another person"):
        approve(desk, name, by="OPS@example.com")
    found = machine.redrives.find(name)
    assert found is not None
    # Whoever has the token and wakes the machine has approved nothing.
    machine.client.send_task_success(
        taskToken=found.task_token, output='{"approved": true, "by": "second@example.com"}'
    )
    wait_for(lambda: waits(machine, name) and machine.redrives.find(name) != found, within=60)
    # Nobody verified who started this execution: one approval is not enough.
    approve(desk, name, by="second@example.com", why="looked at it")
    assert waits(machine, name)
    approve(desk, name, by="third@example.com", why="looked at it too")
    told = json.loads(machine.ended(execution)["output"])
    assert (told["approved_by"], told["recovered"]) == ("second@example.com, third@example.com", 1)


def waits(machine: Machine, name: str) -> bool:
    found = machine.redrives.find(name)
    return found is not None and found.status is RedriveStatus.WAITING_FOR_APPROVAL and bool(found.task_token)
