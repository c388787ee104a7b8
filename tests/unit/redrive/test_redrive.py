"""Redrives from the request to the report, over the real worker, intake and sweep in memory."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.adapters.memory import MemoryQueue
from lambdas.core.job import Job
from lambdas.core.lane import Model, Raised, ReplayPolicy
from lambdas.core.letter import EffectStatus, LetterEffect, LetterStatus
from lambdas.core.message import Outgoing
from lambdas.core.redrive.request import BadRequest
from lambdas.core.run import Run
from lambdas.core.signals import Permanent, Transient
from tests.unit.harness import LANE, healthy
from tests.unit.island import REPLAY, Island, Stopped


def broken(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def buggy(_job: Job, _run: Run) -> None:
    raise KeyError("name")


CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))  # many may die before a breaker opens


def quarantined(count: int, **changes: Any) -> Island:
    """An island with letters of one cause, which is fixed now."""
    island = Island(agent=broken, lane=replace(CALM, **changes))
    island.kill(count)
    island.agent = healthy
    return island


def test_letters_of_a_fixed_cause_go_out_in_growing_waves_and_all_recover() -> None:
    island = quarantined(60)
    told = island.drive(REPLAY)
    assert [wave["sent"] for wave in told["waves"]] == [5, 20, 35]
    assert (told["verdict"], told["planned"], told["replayed"], told["recovered"]) == ("done", 60, 60, 60)
    assert island.statuses() == {"recovered": 60}


def test_a_cause_that_is_not_fixed_kills_the_canary_and_nothing_else_is_sent() -> None:
    island = quarantined(60)
    island.agent = broken
    told = island.drive(REPLAY)
    assert (told["verdict"], told["replayed"], told["died_again"]) == ("halted", 5, 5)
    assert told["waves"][0]["reason"] == "5 of 5 died again of the same cause"
    assert island.statuses() == {"open": 60, "superseded": 5}


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


def test_a_dry_run_writes_nothing_but_its_record() -> None:
    island = quarantined(7)
    objects, letters, heads = dict(island.store.objects), dict(island.ledger.dead), dict(island.ledger.heads)
    told = island.drive({**REPLAY, "dry_run": True})
    assert (told["verdict"], told["planned"], told["replayed"]) == ("planned", 7, 0)
    assert told["blast_radius"]["waves"] == [5, 2]
    assert (island.store.objects, island.ledger.dead, island.ledger.heads) == (objects, letters, heads)
    assert list(island.redrives.records) == ["execution-1"]


def test_bad_input_is_refused_before_anything_is_touched_with_every_fault() -> None:
    island = quarantined(1)
    with pytest.raises(BadRequest) as refused:
        island.drive({"action": "replya", "filter": {}, "limit": 0, "strategy": {"agent": "os:system"}})
    assert len(refused.value.faults) >= 5
    assert island.redrives.records == {}


def test_a_strategy_names_only_agents_and_models_of_the_lane() -> None:
    island = quarantined(1, models=(Model(name="large", context_tokens=100_000),))
    with pytest.raises(BadRequest, match=r"strategy.agent = 'os:system'.*strategy.model = 'small'"):
        island.drive({**REPLAY, "strategy": {"agent": "os:system", "model": "small"}})


@pytest.mark.parametrize("raised", [0.5, 1.0, 2.0])
def test_a_raise_never_lowers_a_budget_and_sets_none_where_the_lane_has_none(raised: float) -> None:
    island = quarantined(1, budget_usd=1.0)
    assert island.drive({**REPLAY, "raise": {"budget_usd": raised, "budget_tokens": 1}})["recovered"] == 1
    lane = Raised(budget_usd=raised, budget_tokens=1).over(island.lane)
    assert (lane.budget_usd, lane.budget_tokens) == (max(raised, 1.0), None)


def test_a_raised_budget_lets_a_replay_spend_more_than_its_lane_allows() -> None:
    def spender(_job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.6, tokens=10)
        return {"ok": True}

    island = Island(agent=broken, lane=replace(CALM, budget_usd=1.0))

    def spends_and_breaks(_job: Job, run: Run) -> None:
        run.spend(usd=0.6, tokens=10)
        raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")

    island.agent = spends_and_breaks
    island.kill(1)
    island.agent = spender
    told = island.drive(REPLAY)
    assert (told["died_again"], told["recovered"]) == (1, 0)
    assert {letter.code for letter in island.letters_that_are(LetterStatus.OPEN)} == {"BUDGET_EXCEEDED"}
    told = island.drive({**REPLAY, "raise": {"budget_usd": 3.0}})
    assert told["recovered"] == 1


def test_a_job_that_is_called_like_a_letter_without_a_head_keeps_its_effects_in_a_replay() -> None:
    sent: list[str] = []

    def agent(job: Job, run: Run) -> dict[str, int]:
        run.effect("mail.sent", key="k", do=lambda: sent.append(job.job_id))
        if "country" not in job.payload:
            raise Permanent("SCHEMA_INVALID", "country: missing")
        return {"ok": 1}

    island = Island(agent=agent)
    island.kill(1, job_id="letter.9")
    assert island.drive({**REPLAY, "patch": {"country": "DE"}})["recovered"] == 1
    assert sent == ["letter.9"]


def test_a_patch_mends_the_payload_and_its_fields_are_on_the_letters_timeline() -> None:
    def picky(job: Job, _run: Run) -> dict[str, Any]:
        if job.payload.get("country") != "DE":
            raise Permanent("BAD_COUNTRY", "no country")
        return dict(job.payload)

    island = Island(agent=picky)
    (letter,) = island.kill(1)
    told = island.drive({**REPLAY, "patch": {"country": "DE", "n": None}})
    assert told["recovered"] == 1
    replay = next(head for head in island.ledger.heads.values() if head.replays)
    assert replay.result == {"country": "DE"}
    event = next(e for e in island.ledger.timeline(letter.job_key) if e.what == "letter.replayed")
    assert (event.who, event.why, event.data["patched"]) == ("ana", "fixed", ["/country", "/n"])


def test_effects_that_were_committed_are_skipped_by_the_replay() -> None:
    done: list[str] = []

    def pays(_job: Job, run: Run) -> dict[str, bool]:
        run.effect("crm.case_created", key="c-1", do=lambda: done.append("c-1") or "case-1")  # type: ignore[func-returns-value]
        if not fixed:
            raise Permanent("DOC_PARSE_CORRUPT", "after the effect")
        return {"ok": True}

    fixed: list[bool] = []
    island = Island(agent=pays)
    island.kill(1)
    fixed.append(True)
    told = island.drive(REPLAY)
    assert (told["recovered"], done) == (1, ["c-1"])
    assert told["blast_radius"]["effects_skipped"] == 1


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


def test_every_wave_takes_from_every_tenant() -> None:
    island = Island(agent=broken, lane=CALM)
    island.kill(20)
    island.kill(2, tenants=1, first=100, tenant_id="tnt_late")
    island.agent = healthy
    told = island.drive({**REPLAY, "dry_run": True})
    assert told["blast_radius"]["by_tenant"] == {"tnt_1": 20, "tnt_late": 2}
    island.drive(REPLAY, name="fair")
    first = [letter for letter in island.ledger.dead.values() if letter.tenant_id == "tnt_late"]
    assert {letter.status for letter in first} == {LetterStatus.RECOVERED}


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
        run.step("read", lambda: steps.append("read"))
        if not fixed:
            raise Permanent("DOC_PARSE_CORRUPT", "late")
        run.step("write", lambda: steps.append("write"))
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


def test_a_discard_needs_no_canary_and_is_written_on_every_letter() -> None:
    island = quarantined(30)
    told = island.drive({**REPLAY, "action": "discard", "fixed": None, "reason": "test data"})
    assert (told["verdict"], told["discarded"], told["replayed"]) == ("done", 30, 0)
    assert [wave["letters"] for wave in told["waves"]] == [30]
    assert island.statuses() == {"discarded": 30}
    letter = next(iter(island.ledger.dead.values()))
    assert letter.resolved_by == "ana"
    assert island.ledger.timeline(letter.job_key)[-1].why == "test data"


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


def test_a_job_past_its_time_is_not_sent() -> None:
    island = Island(agent=broken, lane=CALM)
    island.kill(1, not_after=(island.now + timedelta(hours=1)).isoformat())
    island.later(7200)
    assert island.drive(REPLAY)["skipped"] == {"expired": 1}


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


@pytest.mark.parametrize(
    ("answer", "verdict", "recovered"),
    [
        (None, "not_approved", 0),
        ({"approved": False, "by": "bo", "why": "too many"}, "not_approved", 0),
        ({"approved": True, "by": "bo"}, "done", 3),
        ({"approved": True, "by": " ANA "}, "not_approved", 0),
        ({"approved": True, "by": ""}, "not_approved", 0),
        ({"approved": "yes", "by": "bo"}, "not_approved", 0),
    ],
)
def test_a_lane_with_review_sends_nothing_until_another_person_approves(
    answer: dict[str, Any] | None, verdict: str, recovered: int
) -> None:
    island = quarantined(3, human_review=True, replay=ReplayPolicy(auto=False))
    island.answer = answer
    told = island.drive(REPLAY)
    assert (told["verdict"], told["recovered"]) == (verdict, recovered)
    assert island.statuses() == ({"recovered": 3} if recovered else {"open": 3})


def test_more_letters_than_the_lane_allows_wait_for_approval() -> None:
    island = quarantined(3, approval_above=2)
    assert island.drive(REPLAY)["verdict"] == "not_approved"
    assert island.drive({**REPLAY, "limit": 2})["verdict"] == "done"


class Paced(MemoryQueue):
    """Remembers when each message was sent."""

    def __init__(self, island: Island) -> None:
        super().__init__()
        self.island = island
        self.sent_at: list[datetime] = []

    def send_many(self, messages: Sequence[Outgoing]) -> Sequence[Outgoing]:
        self.sent_at += [self.island.now for _ in messages]
        return super().send_many(messages)


def test_the_rate_is_kept_over_all_senders() -> None:
    island = quarantined(40)
    paced = Paced(island)
    island.queue = paced
    island.drive({**REPLAY, "canary": 40, "rate_per_second": 2})
    sent_at = paced.sent_at
    took = (max(sent_at) - min(sent_at)).total_seconds()
    assert len(sent_at) == 40
    assert 18 <= took <= 20


def test_a_lane_that_is_retired_only_discards() -> None:
    island = quarantined(1)
    island.lane = replace(island.lane, retired=True)
    with pytest.raises(BadRequest, match="retired"):
        island.drive(REPLAY)
    assert island.drive({**REPLAY, "action": "discard", "fixed": None})["discarded"] == 1
