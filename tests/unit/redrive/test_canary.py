"""A wave counts by what was really sent: letters that were resolved meanwhile prove nothing."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.job import Job
from lambdas.core.model.letter import LetterStatus
from lambdas.core.redrive import plan, record, watch
from lambdas.core.redrive.start import write_down
from tests.support.lane import LANE, healthy
from tests.support.worlds.island import REPLAY, Island


def broken(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "page 2")


def quarantined(count: int) -> Island:
    island = Island(agent=broken, lane=replace(LANE, breaker=replace(LANE.breaker, failures=10_000)))
    island.kill(count)
    return island


def resolved_after_the_plan(
    monkeypatch: pytest.MonkeyPatch, island: Island, is_gone: Callable[[int], bool], *, named_by: str = ""
) -> None:
    """People, or their age, discard letters between the plan and the first wave, by their position in the manifest."""
    real, dead = plan.plan, island.ledger.dead

    def planned(redriver: Any, redrive_id: str) -> str:
        answer = real(redriver, redrive_id)
        told = redriver.found(redrive_id).plan
        named = {"job_type": "kyc", "plan_id": told.plan_id}
        for position, entry in record.entries_at(redriver.store, redrive_id, range(told.planned), **named):
            if is_gone(position):
                letter = dead[entry.letter.letter_id]
                dead[letter.letter_id] = replace(letter, status=LetterStatus.DISCARDED, redrive_id=named_by)
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


def test_letters_that_were_archived_under_the_redrives_name_are_no_canary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an automatic redrive: its name stands on each letter before it sends one."""
    island = quarantined(60)
    island.agent = broken
    resolved_after_the_plan(monkeypatch, island, lambda position: position < 30, named_by="redrive-1")
    told = island.drive(REPLAY, name="redrive-1")
    assert (told["verdict"], told["replayed"], told["died_again"]) == ("halted", 5, 5)
    assert told["skipped"] == {"resolved": 30}


@pytest.mark.parametrize(("recovered", "died", "size"), [(5, 0, 20), (3, 2, 20), (3, 0, 2), (0, 0, 5)])
def test_a_wave_proves_what_was_judged_of_it(recovered: int, died: int, size: int) -> None:
    """Another redrive may have taken what this one sent, after it died: that says nothing of this one's next wave."""
    island = quarantined(100)
    write_down(island.redriver, {**REPLAY, "max_failure_share": 1}, execution="arn:e", name="rd-1")
    plan.plan(island.redriver, "rd-1")
    watch.choose_wave(island.redriver, "rd-1")
    found = island.redriver.found("rd-1")
    assert found.wave is not None
    judged = replace(found.wave, sent=5, recovered=recovered, died_again=died, verdict="next")
    island.redriver.redrives.write(replace(found, waves=(judged,)))
    ((part,), _) = watch.choose_wave(island.redriver, "rd-1")
    assert part.most == size


def test_a_wave_counts_replays_that_sleep_and_does_not_wait_for_them() -> None:
    """They prove nothing either, so waves grow only by what has ended."""
    island, begun = quarantined(20), count(1)

    def every_other_sleeps(_job: Job, run: Run) -> dict[str, bool]:
        if next(begun) % 2:
            run.sleep(seconds=86_400)
        return {"done": True}

    began, island.agent = island.now, every_other_sleeps
    told = island.drive({**REPLAY, "canary": 4, "growth": 2})
    assert (told["verdict"], told["replayed"], told["waiting"]) == ("done", 20, 0)
    assert (told["recovered"], told["suspended"]) == (10, 10)
    assert [wave["sent"] for wave in told["waves"]] == [4, 2, 1, 1, 8, 4]
    assert told["waves"][0]["reason"] == "2 of 4 recovered, 2 suspended"
    assert (island.now - began).total_seconds() < 600
