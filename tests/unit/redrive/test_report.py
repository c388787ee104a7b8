"""What the machine tells when a redrive ends: every count under its name, and why it ended."""

import json
from dataclasses import replace
from typing import Any

import pytest

from infra.core.redrive_states import SUMMARY
from lambdas.core.model.letter import Way
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.report import outcome, report
from lambdas.core.redrive.request import Filter, Request
from tests.support.builders import AN_HOUR, NOON
from tests.support.worlds.island import Island

FIRST = Wave(
    number=1,
    begin=0,
    end=5,
    began_at=NOON,
    sent=4,
    skipped={"expired": 1},
    recovered=2,
    died_again=1,
    same_signature=1,
    waiting=1,
    verdict="next",
    reason="2 of 4 recovered",
)
SECOND = replace(FIRST, number=2, begin=5, end=7, sent=2, parked=1, recalled=1, died_again=0, verdict="halt")
PLAN = Plan(
    matched=9,
    planned=7,
    more=True,
    skipped={"expired": 1, "held": 1},
    why_skipped={"held": "a person must decide about it first"},
    tenants=2,
    by_tenant={"tnt_1": 4, "tnt_2": 3},
    effects_skipped=3,
    effects_that_may_fire=1,
    spent_usd=0.25,
    tokens=50,
    oldest=NOON - AN_HOUR,
    newest=NOON,
    seconds=120,
    waves=(5, 2),
    worker_version="v2",
    alarms=("lazaret-kyc-queue-age",),
)


def a_redrive(way: Way = Way.REPLAY, **changes: Any) -> Redrive:
    request = Request(action=way, job_type="kyc", filter=Filter(code="X"), reason="mended", operator="ana")
    made = Redrive(
        redrive_id="rd-1",
        request=request,
        status=RedriveStatus.WATCHING,
        started_at=NOON,
        updated_at=NOON,
        plan=PLAN,
        waves=(FIRST, SECOND),
        approved_by="bob",
        reason="so far",
    )
    return replace(made, **changes)


def test_the_outcome_sums_the_waves_and_says_what_was_planned() -> None:
    told = outcome(a_redrive())
    assert {name: fact for name, fact in told.items() if name not in ("blast_radius", "waves")} == {
        "redrive_id": "rd-1",
        "action": "replay",
        "job_type": "kyc",
        "dry_run": False,
        "verdict": "watching",
        "reason": "so far",
        "planned": 7,
        "skipped": {"expired": 3, "held": 1},
        "why_skipped": {"held": "a person must decide about it first"},
        "replayed": 6,
        "discarded": 0,
        "recovered": 4,
        "died_again": 1,
        "waiting": 2,
        "parked": 1,
        "suspended": 0,
        "recalled": 1,
        "approved_by": "bob",
    }


def test_a_wave_is_told_with_its_counts_and_its_verdict() -> None:
    assert outcome(a_redrive())["waves"][0] == {
        "wave": 1,
        "letters": 5,
        "sent": 4,
        "recovered": 2,
        "died_again": 1,
        "waiting": 1,
        "parked": 0,
        "suspended": 0,
        "recalled": 0,
        "same_signature": 1,
        "skipped": {"expired": 1},
        "verdict": "next",
        "reason": "2 of 4 recovered",
    }


def test_the_blast_radius_is_plain_json() -> None:
    told = outcome(a_redrive())["blast_radius"]
    assert json.loads(json.dumps(told)) == told
    assert told == {
        "letters": 7,
        "matched": 9,
        "more": True,
        "tenants": 2,
        "by_tenant": {"tnt_1": 4, "tnt_2": 3},
        "effects_skipped": 3,
        "effects_that_may_fire": 1,
        "spent_usd": 0.25,
        "tokens": 50,
        "oldest": "2026-06-12T11:00:00+00:00",
        "newest": "2026-06-12T12:00:00+00:00",
        "seconds": 120,
        "waves": [5, 2],
        "worker_version": "v2",
        "alarms": ["lazaret-kyc-queue-age"],
    }


def test_what_a_discard_sent_is_discarded_and_not_replayed() -> None:
    told = outcome(a_redrive(Way.DISCARD))
    assert (told["replayed"], told["discarded"]) == (0, 6)


def test_only_the_last_hundred_waves_are_told_and_all_are_counted() -> None:
    told = outcome(a_redrive(waves=tuple(replace(FIRST, number=number) for number in range(1, 103))))
    assert (len(told["waves"]), told["waves"][0]["wave"], told["replayed"]) == (100, 3, 408)


DRY = replace(a_redrive().request, dry_run=True)


@pytest.mark.parametrize(
    ("changes", "failed", "status", "reason"),
    [
        ({}, None, "halted", "2 of 4 recovered"),
        ({"waves": (FIRST,)}, None, "done", "2 of 4 recovered"),
        ({"waves": ()}, None, "nothing_to_send", "none could be sent: 1 expired, 1 held"),
        ({"waves": (), "request": DRY}, None, "planned", "a dry run: 7 letters would be sent"),
        (
            {"status": RedriveStatus.NOT_APPROVED, "reason": "not approved: no"},
            None,
            "not_approved",
            "not approved: no",
        ),
        ({}, {"error": "States.Timeout", "cause": ""}, "failed", "States.Timeout: "),
        ({}, {"error": "E", "cause": '{"errorMessage": "no table", "stackTrace": ["x"]}'}, "failed", "E: no table"),
        ({}, {"error": "E", "cause": "[1]"}, "failed", "E: [1]"),
        ({}, {"error": "E", "cause": '{"other": 1}'}, "failed", 'E: {"other": 1}'),
        ({}, {}, "failed", "unknown: "),
    ],
)
def test_a_redrive_ends_with_a_status_and_a_reason(
    changes: dict[str, Any], failed: dict[str, Any] | None, status: str, reason: str
) -> None:
    island = Island()
    island.redrives.write(a_redrive(task_token="token", **changes))
    told = report(island.redriver, "rd-1", failed)
    assert (told["verdict"], told["reason"]) == (status, reason)
    kept = island.redrives.find("rd-1")
    assert kept is not None
    assert (kept.status.value, kept.task_token, kept.ended_at, kept.updated_at) == (status, "", island.now, island.now)
    (event,) = island.redrives.history("rd-1")
    assert (event.what, event.why) == ("redrive.ended", f"{status}: {reason}")


def test_reporting_again_tells_the_same_and_writes_nothing() -> None:
    island = Island()
    island.redrives.write(a_redrive())
    first = report(island.redriver, "rd-1")
    island.later(60)
    assert report(island.redriver, "rd-1", {"error": "late"}) == first
    assert len(island.redrives.history("rd-1")) == 1


def test_a_long_cause_is_cut() -> None:
    island = Island()
    island.redrives.write(a_redrive())
    assert len(report(island.redriver, "rd-1", {"error": "E", "cause": "x" * 9000})["reason"]) == 2000


def test_the_reason_of_a_halt_is_as_short_as_an_executions_cause_must_be() -> None:
    island = Island()
    halted = replace(SECOND, reason="aborted by ana: " + "x" * 100_000)
    island.redrives.write(a_redrive(waves=(FIRST, halted)))
    told = report(island.redriver, "rd-1")
    assert (told["verdict"], told["reason"][:20]) == ("halted", "aborted by ana: xxxx")
    assert len(json.dumps({name: told[name] for name in SUMMARY})) < 32_768
