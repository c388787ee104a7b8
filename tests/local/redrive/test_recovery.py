"""What the deployed sweep does about letters by itself: replays of weather, proposals after a deploy."""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive.record import Redrive, RedriveStatus
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.redrives import PROGRAM_ERROR, Machine, dead_letters

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

RESET = {"op": "raise", "error": "ConnectionResetError", "message": "the line went dead"}


def swept(stack: Stack) -> dict[str, Any]:
    """A round now, besides those of every minute."""
    answer = stack.client("lambda", read_timeout=90).invoke(FunctionName="lazaret-sweep", Payload=b"{}")
    told: dict[str, Any] = json.loads(answer["Payload"].read())
    assert "errorType" not in told, told
    return told


def letter_of(lane: EmbeddedLane, letter_id: str) -> Letter:
    letter = lane.ledger.letter(letter_id)
    assert letter is not None
    return letter


def test_a_transient_letter_is_scheduled_and_the_sweep_replays_it_through_the_machine(embedded: Stack) -> None:
    lane = EmbeddedLane(embedded)
    letter = lane.letter(lane.send([RESET]), within=120)
    assert (letter.kind, letter.status) == ("transient", LetterStatus.SCHEDULED)
    due = letter.next_retry_at
    assert due is not None
    wait_for(lambda: datetime.now(UTC) > due, within=60)
    swept(embedded)
    after = wait_for(lambda: _if_taken(lane, letter.letter_id), within=60)
    assert after.redrive_id.startswith("auto-")
    record = Machine(embedded).redrives.find(after.redrive_id)
    assert record is not None
    assert (record.request.auto, record.request.operator, record.started_by) == (True, "lazaret", "lazaret")


def _if_taken(lane: EmbeddedLane, letter_id: str) -> Letter | None:
    found = letter_of(lane, letter_id)
    return found if found.status in (LetterStatus.REDRIVING, LetterStatus.SUPERSEDED) else None


def test_a_new_worker_version_proposes_a_canary_for_what_only_code_cures(embedded: Stack) -> None:
    parameters, name = embedded.client("ssm"), "/lazaret/simulated/worker-version"
    deployed = parameters.get_parameter(Name=name)["Parameter"]["Value"]
    ((lane, _, letter_id),) = dead_letters(embedded, 1, [PROGRAM_ERROR])
    letter = letter_of(lane, letter_id)
    assert (letter.code, letter.worker_version) == ("DETERMINISTIC_CRASH", deployed)
    swept(embedded)  # it has seen this version
    parameters.put_parameter(Name=name, Value=f"{deployed}-next", Type="String", Overwrite=True)
    try:
        swept(embedded)
        proposal = wait_for(lambda: _proposal(embedded, letter.signature), within=60)
        assert f"{deployed} became {deployed}-next" in proposal.request.reason
        assert letter_of(lane, letter_id).status is LetterStatus.OPEN
    finally:
        parameters.put_parameter(Name=name, Value=deployed, Type="String", Overwrite=True)


def _proposal(stack: Stack, signature: str) -> Redrive | None:
    listed = Machine(stack).redrives.page(job_type="simulated").redrives
    of_group = [each for each in listed if each.request.filter.signature == signature]
    return next((each for each in of_group if each.status is RedriveStatus.PROPOSED), None)
