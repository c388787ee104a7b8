"""A wave counts by what was really sent: letters that were resolved meanwhile prove nothing."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from lambdas.core.model.letter import LetterStatus
from lambdas.core.redrive import plan, record, watch
from tests.support.lane import LANE, healthy
from tests.support.worlds.island import REPLAY, Island


def broken(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "page 2")


def quarantined(count: int) -> Island:
    island = Island(agent=broken, lane=replace(LANE, breaker=replace(LANE.breaker, failures=10_000)))
    island.kill(count)
    return island


def resolved_after_the_plan(monkeypatch: pytest.MonkeyPatch, island: Island, is_gone: Callable[[int], bool]) -> None:
    """People discard letters between the plan and the first wave, by their position in the manifest."""
    real, dead = plan.plan, island.ledger.dead

    def planned(redriver: Any, redrive_id: str) -> str:
        answer = real(redriver, redrive_id)
        count = redriver.found(redrive_id).plan.planned
        for position, entry in record.entries_at(redriver.store, redrive_id, range(count), job_type="kyc"):
            if is_gone(position):
                letter = dead[entry.letter.letter_id]
                dead[letter.letter_id] = replace(letter, status=LetterStatus.DISCARDED)
        return answer

    monkeypatch.setattr(plan, "plan", planned)


def test_the_canary_goes_on_past_letters_that_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    island = quarantined(400)
    island.agent = broken
    resolved_after_the_plan(monkeypatch, island, lambda position: position < 130)
    told = island.drive(REPLAY)
    assert (told["verdict"], told["replayed"], told["died_again"]) == ("halted", 5, 5)


def test_a_canary_with_gaps_is_as_large_as_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    island = quarantined(60)
    island.agent = healthy
    resolved_after_the_plan(monkeypatch, island, lambda position: position % 2 == 0)
    told = island.drive(REPLAY)
    assert [wave["sent"] for wave in told["waves"]] == [5, 20, 5]
    assert (told["verdict"], told["recovered"], sum(told["skipped"].values())) == ("done", 30, 30)


def test_a_canary_that_ran_into_the_end_of_its_look_is_completed_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LOOK_PAST", 10)
    island = quarantined(100)
    island.agent = broken
    resolved_after_the_plan(monkeypatch, island, lambda position: position < 47)
    told = island.drive(REPLAY)
    assert (told["verdict"], told["replayed"]) == ("halted", 5)
    assert [wave["sent"] for wave in told["waves"]] == [0, 0, 0, 5]


def test_every_letter_is_sent_once_whatever_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    island = quarantined(150)
    island.agent = healthy
    resolved_after_the_plan(monkeypatch, island, lambda position: position % 7 in (0, 1, 3))
    told = island.drive({**REPLAY, "canary": 2, "growth": 3})
    gone = sum(1 for position in range(150) if position % 7 in (0, 1, 3))
    assert (told["recovered"], told["skipped"]) == (150 - gone, {"resolved": gone})
    assert [wave["sent"] for wave in told["waves"]][:3] == [2, 6, 18]
