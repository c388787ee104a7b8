"""Which letters a redrive passes over, each with its reason."""

from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.config.lane import ReplayPolicy
from lambdas.core.model.letter import EffectStatus, LetterEffect, LetterStatus
from lambdas.core.redrive.request import BadRequest
from tests.support.lane import healthy
from tests.support.worlds.island import REPLAY, Island
from tests.unit.redrive.quarantine import CALM, broken, buggy, quarantined


def test_what_only_code_cures_is_refused_on_the_same_worker_version_and_sent_when_a_fix_is_stated() -> None:
    island = Island(agent=buggy, lane=CALM)
    island.versions.versions["kyc"] = "v1"
    island.kill(3)
    island.agent = healthy
    asked = {**REPLAY, "filter": {"code": "DETERMINISTIC_CRASH"}, "fixed": None}
    told = island.drive(asked)
    assert (told["planned"], told["skipped"], told["replayed"]) == (0, {"unfixed": 3}, 0)
    island.versions.versions["kyc"] = "v2"
    assert island.drive({**asked, "dry_run": True})["planned"] == 3
    island.versions.versions["kyc"] = "v1"
    told = island.drive({**asked, "fixed": "code"})
    assert told["recovered"] == 3
    assert island.redrives.find("execution-3").request.fixed == "code"  # type: ignore[union-attr]


def test_an_effect_in_doubt_is_skipped_with_its_reason() -> None:
    island = quarantined(1)
    (letter,) = island.ledger.dead.values()
    in_doubt = LetterEffect(action="crm.case_created", key="c-1", status=EffectStatus.INTENT)
    island.ledger.dead[letter.letter_id] = replace(letter, effects=(in_doubt,))
    told = island.drive(REPLAY)
    assert (told["planned"], told["skipped"]) == (0, {"verify_first": 1})
    island.ledger.dead[letter.letter_id] = replace(letter, effects=(in_doubt,), status=LetterStatus.HELD)
    assert island.drive(REPLAY)["skipped"] == {"verify_first": 1}
    island.ledger.dead[letter.letter_id] = replace(letter, status=LetterStatus.HELD)
    assert island.drive(REPLAY)["skipped"] == {"held": 1}


def test_letters_of_a_tenant_with_an_open_breaker_are_passed_over() -> None:
    island = Island(agent=broken, lane=CALM)
    island.kill(6, tenants=2)
    island.agent = healthy
    island.trip("tnt_2")
    told = island.drive(REPLAY)
    assert (told["recovered"], told["skipped"]) == (3, {"breaker_open": 3})


def test_replays_along_a_lineage_are_bounded_and_a_raise_lifts_the_bound() -> None:
    island = quarantined(1)
    island.agent = broken
    for _ in range(3):
        assert island.drive(REPLAY)["died_again"] == 1
    assert island.drive(REPLAY)["skipped"] == {"never": 1}
    island.agent = healthy
    assert island.drive({**REPLAY, "raise": {"replays": 5}})["recovered"] == 1


def test_the_lanes_own_hook_may_refuse_with_a_reason_and_refuses_when_it_breaks() -> None:
    island = quarantined(2, replay=ReplayPolicy(policy="agents.kyc:may_replay"))
    island.policies["agents.kyc:may_replay"] = lambda letter, action: (
        f"{action} on Sundays" if letter.job_id == "job_0" else None
    )
    told = island.drive({**REPLAY, "dry_run": True})
    assert (told["planned"], told["skipped"]) == (1, {"policy": 1})
    assert told["why_skipped"]["policy"].endswith(": replay on Sundays")
    island.policies["agents.kyc:may_replay"] = lambda _letter, _action: str(1 / 0)
    assert island.drive({**REPLAY, "dry_run": True})["skipped"] == {"policy": 2}


def test_a_group_on_hold_is_passed_over() -> None:
    island = quarantined(2)
    (group,) = island.ledger.groups("kyc")
    event = island.redriver.event("group.held", why="we look", who="ana")
    island.ledger.note_group("kyc", group.signature, replace(group.note, on_hold=True), event)
    assert island.drive(REPLAY)["skipped"] == {"on_hold": 2}


def test_a_group_that_is_held_while_its_redrive_runs_is_not_sent() -> None:
    """A letter is checked again when it is sent."""
    island = quarantined(12)
    (group,) = island.ledger.groups("kyc")

    def hold(task: str) -> None:
        if task == "judge":
            event = island.redriver.event("group.held", why="wait", who="bo")
            island.ledger.note_group("kyc", group.signature, replace(group.note, on_hold=True), event)

    island.on_task = hold
    told = island.drive(REPLAY)
    assert (told["replayed"], told["skipped"]) == (5, {"on_hold": 7})


def test_a_job_past_its_time_is_not_sent() -> None:
    island = Island(agent=broken, lane=CALM)
    island.kill(1, not_after=(island.now + timedelta(hours=1)).isoformat())
    island.later(7200)
    assert island.drive(REPLAY)["skipped"] == {"expired": 1}


def test_a_lane_that_is_retired_only_discards() -> None:
    island = quarantined(1)
    island.lane = replace(island.lane, retired=True)
    with pytest.raises(BadRequest, match="retired"):
        island.drive(REPLAY)
    assert island.drive({**REPLAY, "action": "discard", "fixed": None})["discarded"] == 1
