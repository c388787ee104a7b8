"""Letters that a redrive holds and whose jobs do not get on: each way to be stuck, and what only looks like one."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.head import STUBBORN, Head, HeadStatus
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive.record import replay_id
from lambdas.core.sweep.gauges import OFTEN
from lambdas.core.sweep.sweeper import Swept
from tests.support.builders import a_head, a_letter
from tests.support.lane import KEY, LANE, NOON, InMemory

UNDER_WAY = LANE.patience
LONG = OFTEN * UNDER_WAY
A_LITTLE = timedelta(seconds=1)
A_REDRIVE = "rd-1"


def redriving(lane: InMemory, **head: Any) -> tuple[Letter, Head]:
    """A letter whose replay was sent at noon."""
    letter = a_letter(KEY, status=LetterStatus.REDRIVING, redrive_id=A_REDRIVE, died_at=NOON - timedelta(days=3))
    lane.ledger.dead[letter.letter_id] = letter
    key = replace(KEY, job_id=replay_id(letter.letter_id, A_REDRIVE))
    sent = {"status": HeadStatus.QUEUED, "sweep_at": NOON + timedelta(days=99), "lease_until": None, "updated_at": NOON}
    replay = a_head(key, redrive_id=A_REDRIVE, replays=letter.key, **{**sent, **head})
    lane.ledger.heads[key] = replay
    return letter, replay


def swept(lane: InMemory, at: datetime) -> Swept:
    lane.now = at
    return lane.sweep()


@pytest.mark.parametrize(
    ("head", "stuck_at"),
    [
        ({}, NOON + LONG),
        ({"status": HeadStatus.WAITING, "due_at": NOON + timedelta(days=1)}, NOON + timedelta(days=1) + LONG),
        ({"status": HeadStatus.DYING}, NOON + LONG),
        (
            {"status": HeadStatus.RUNNING, "lease_until": NOON + timedelta(hours=1)},
            NOON + timedelta(hours=1) + UNDER_WAY,
        ),
        ({"status": HeadStatus.DONE}, NOON + UNDER_WAY),
    ],
)
def test_a_letter_is_stuck_once_its_job_has_not_moved_for_long(head: dict[str, Any], stuck_at: datetime) -> None:
    lane = InMemory()
    _, replay = redriving(lane, **head)
    assert swept(lane, stuck_at - A_LITTLE).gauges[0].stuck == 0
    found = swept(lane, stuck_at + A_LITTLE)
    assert (found.gauges[0].stuck, [job.key for job in found.stuck]) == (1, [replay.key])
    later = swept(lane, stuck_at + timedelta(minutes=5))
    assert (later.gauges[0].stuck, later.stuck) == (1, ())


def test_a_parked_job_waits_for_its_breaker_and_is_not_stuck() -> None:
    lane = InMemory()
    redriving(lane, status=HeadStatus.PARKED, parked_at=NOON)
    assert swept(lane, NOON + timedelta(days=9)).gauges[0].stuck == 0


def test_a_resumed_job_is_the_letters_own() -> None:
    lane = InMemory()
    letter, replay = redriving(lane)
    del lane.ledger.heads[replay.key]
    lane.ledger.heads[KEY] = replace(replay, key=letter.job_key)
    assert swept(lane, NOON + LONG - A_LITTLE).gauges[0].stuck == 0
    assert [job.key for job in swept(lane, NOON + LONG + A_LITTLE).stuck] == [KEY]


def test_a_letter_whose_head_is_gone_is_stuck_at_once() -> None:
    lane = InMemory()
    _, replay = redriving(lane)
    del lane.ledger.heads[replay.key]
    assert swept(lane, NOON).gauges[0].stuck == 1


def test_a_job_that_is_stuck_in_two_ways_counts_once() -> None:
    lane = InMemory()
    redriving(lane, resends=STUBBORN)
    assert swept(lane, NOON + LONG + A_LITTLE).gauges[0].stuck == 1


def test_a_letter_that_no_redrive_holds_is_not_looked_at() -> None:
    lane = InMemory()
    letter, _ = redriving(lane)
    lane.ledger.dead[letter.letter_id] = replace(letter, status=LetterStatus.OPEN)
    assert swept(lane, NOON + 2 * LONG).gauges[0].stuck == 0


def test_a_job_that_the_sweep_sends_in_vain_is_named_when_it_counts_as_stuck() -> None:
    lane = InMemory()
    long_ago = NOON - timedelta(hours=1)
    _, replay = redriving(lane, ticket="t", sweep_at=NOON, resends=STUBBORN - 1, updated_at=long_ago)
    first = swept(lane, NOON + A_LITTLE)
    assert (first.resent, first.gauges[0].stuck, [job.key for job in first.stuck]) == (1, 1, [replay.key])
    second = swept(lane, NOON + timedelta(minutes=1))
    assert (second.resent, second.gauges[0].stuck, second.stuck) == (0, 1, ())
