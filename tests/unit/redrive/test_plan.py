"""The blast radius: what a plan counts of the letters that would go, and whom it asks before they do."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.head import Event
from lambdas.core.model.job import Job
from lambdas.core.model.letter import EffectStatus, LetterEffect, LetterStatus
from lambdas.core.ports.redrives import RedriveMoved
from lambdas.core.redrive import plan
from lambdas.core.redrive.record import Entry, Plan, Redrive, RedriveStatus, entries_at
from lambdas.core.redrive.start import write_down
from tests.support.lane import LANE
from tests.support.worlds.island import REPLAY, Island

CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))
DONE = LetterEffect(action="mail.sent", key="a", status=EffectStatus.COMMITTED)
REFUTED = LetterEffect(action="case.opened", key="b", status=EffectStatus.REFUTED)


def spends_and_breaks(_job: Job, run: Run) -> None:
    run.spend(usd=0.25, tokens=10)
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def quarantined(count: int, *, tenants: int = 1, **lane: Any) -> Island:
    island = Island(agent=spends_and_breaks, lane=replace(CALM, **lane))
    island.kill(count, tenants=tenants)
    return island


def planned(island: Island, **given: Any) -> tuple[str, Plan]:
    write_down(island.redriver, {**REPLAY, **given}, execution="arn:e", name="rd-1")
    after = plan.plan(island.redriver, "rd-1")
    found = island.redrives.find("rd-1")
    assert found is not None
    return after, found.plan


def test_a_plan_that_counts_the_same_letters_again_is_another_plan() -> None:
    """Somebody may have approved the one before, and continued it since."""
    island = quarantined(3, approval_above=1)
    _, first = planned(island)
    plan.plan(island.redriver, "rd-1")
    again = island.redrives.find("rd-1")
    assert again is not None
    assert replace(again.plan, plan_id=first.plan_id) == first
    assert again.approved_as != replace(again, plan=first).approved_as


def test_money_tokens_tenants_and_times_are_summed_over_what_would_go() -> None:
    island = quarantined(3, tenants=2)
    letters = sorted(island.ledger.dead.values(), key=lambda letter: letter.died_at)
    after, told = planned(island)
    assert (after, told.matched, told.planned, told.more) == ("send", 3, 3, False)
    assert (told.tenants, told.by_tenant) == (2, {"tnt_1": 2, "tnt_2": 1})
    assert (told.spent_usd, told.tokens) == (0.75, 30)
    assert (told.oldest, told.newest) == (letters[0].died_at, letters[-1].died_at)


@pytest.mark.parametrize(
    ("scope", "effects", "skipped", "may_fire"), [("inherit", (DONE, REFUTED), 2, 2), ("fresh", (REFUTED,), 0, 2)]
)
def test_what_happened_is_skipped_in_the_same_scope_and_what_did_not_may_happen(
    scope: str, effects: tuple[LetterEffect, ...], skipped: int, may_fire: int
) -> None:
    island = quarantined(2)
    for letter_id, letter in list(island.ledger.dead.items()):
        island.ledger.dead[letter_id] = replace(letter, effects=effects)
    _, told = planned(island, scope=scope)
    assert (told.planned, told.effects_skipped, told.effects_that_may_fire) == (2, skipped, may_fire)


def test_more_letters_than_the_limit_are_said_to_be_more_and_the_oldest_go() -> None:
    island = quarantined(4)
    assert planned(island, limit=4)[1].more is False
    other = quarantined(4)
    _, told = planned(other, limit=3)
    assert (told.matched, told.planned, told.more) == (3, 3, True)


def test_what_may_not_go_is_counted_with_one_letters_reason() -> None:
    island = quarantined(3)
    first, *_ = island.ledger.dead.values()
    island.ledger.dead[first.letter_id] = replace(first, not_after=first.died_at)
    island.later(60)
    _, told = planned(island)
    assert (told.planned, told.skipped) == (2, {"expired": 1})
    assert told.why_skipped["expired"].startswith(f"{first.letter_id}: not to be run after")


def test_letters_by_name_must_match_the_rest_of_the_filter_too() -> None:
    island = quarantined(2)
    first, second = island.ledger.dead.values()
    ids = [first.letter_id, second.letter_id, "dl_unknown"]
    _, told = planned(island, filter={"letter_ids": ids, "tenant_id": "tnt_1"})
    assert (told.planned, told.skipped) == (2, {"unknown": 1})
    _, told = planned(quarantined(1), filter={"letter_ids": ids, "tenant_id": "tnt_other"})
    assert (told.planned, told.skipped) == (0, {"unknown": 3})


def test_letters_by_name_past_the_limit_are_more_and_not_unknown() -> None:
    island = quarantined(3)
    _, told = planned(island, filter={"letter_ids": list(island.ledger.dead)}, limit=2)
    assert (told.matched, told.more, told.skipped) == (2, True, {})


@pytest.mark.parametrize(
    ("lane", "given", "after", "status"),
    [
        ({}, {}, "send", RedriveStatus.SENDING),
        ({}, {"dry_run": True}, "report", RedriveStatus.PLANNING),
        ({"human_review": True}, {}, "ask", None),
        ({"human_review": True}, {"action": "discard", "fixed": None}, "send", RedriveStatus.SENDING),
        ({"approval_above": 2}, {}, "send", RedriveStatus.SENDING),
        ({"approval_above": 1}, {}, "ask", None),
        ({"approval_above": 5}, {"limit": 5}, "send", RedriveStatus.SENDING),
        ({"approval_above": 5}, {"limit": 6}, "ask", None),
        ({"raise_limit_usd": 5.0}, {"raise": {"budget_usd": 5}}, "send", RedriveStatus.SENDING),
        ({"raise_limit_usd": 5.0}, {"raise": {"budget_usd": 5.01}}, "ask", None),
        ({}, {"filter": {"code": "OTHER_CODE"}}, "report", RedriveStatus.PLANNING),
    ],
)
def test_a_second_person_is_asked_where_the_lane_wants_one(
    lane: dict[str, Any], given: dict[str, Any], after: str, status: RedriveStatus | None
) -> None:
    island = quarantined(2, **lane)
    assert planned(island, **given)[0] == after
    found = island.redrives.find("rd-1")
    assert found is not None
    assert status is None or found.status is status


def test_what_is_approved_is_sent_however_somebody_plans_it_anew_beside_it() -> None:
    """Who may start executions may continue one that waits: its plan may be under way when the other is approved."""
    island = quarantined(3, approval_above=1)
    assert planned(island)[0] == "ask"
    approved = island.redriver.found("rd-1")
    before = {entry.letter.letter_id for _, entry in _entries(island)}
    first, *_ = island.ledger.dead.values()
    island.ledger.dead[first.letter_id] = replace(first, status=LetterStatus.HELD)
    real = island.redrives.write

    def write(redrive: Redrive, event: Event | None = None) -> Redrive:
        island.redrives.write = real  # type: ignore[method-assign]
        real(replace(approved, status=RedriveStatus.SENDING))
        return real(redrive, event)

    island.redrives.write = write  # type: ignore[method-assign]
    with pytest.raises(RedriveMoved):
        plan.plan(island.redriver, "rd-1")
    assert {entry.letter.letter_id for _, entry in _entries(island)} == before
    assert plan.plan(island.redriver, "rd-1") == "send"  # tried again, as the machine does
    assert island.redriver.found("rd-1").approved_as == approved.approved_as


def _entries(island: Island) -> list[tuple[int, Entry]]:
    redrive = island.redriver.found("rd-1")
    named = {"job_type": "kyc", "plan_id": redrive.plan.plan_id}
    return list(entries_at(island.redriver.store, "rd-1", range(redrive.plan.planned), **named))


def test_a_limit_that_somebody_calls_the_sweeps_own_needs_approval() -> None:
    assert planned(quarantined(2, approval_above=10), limit=11, auto=True)[0] == "ask"
