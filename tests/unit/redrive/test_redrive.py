"""Redrives from the request to the report, over the real worker, intake and sweep in memory."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Model, Raised, ReplayPolicy
from lambdas.core.model import job as job_model
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.job import Job, Outgoing
from lambdas.core.model.letter import LetterStatus
from lambdas.core.ports.runs import Agent
from lambdas.core.redrive.request import BadRequest
from lazaret.testing.memory import MemoryQueue
from tests.support.lane import body, healthy
from tests.support.worlds.island import REPLAY, Island
from tests.unit.redrive.quarantine import CALM, broken, quarantined


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


def test_a_dry_run_writes_nothing_but_its_record() -> None:
    island = quarantined(7)
    objects, letters, heads = dict(island.store.objects), dict(island.ledger.dead), dict(island.ledger.heads)
    told = island.drive({**REPLAY, "dry_run": True})
    assert (told["verdict"], told["planned"], told["replayed"]) == ("planned", 7, 0)
    assert told["blast_radius"]["waves"] == [5, 2]
    assert (island.store.objects, dict(island.ledger.dead), dict(island.ledger.heads)) == (objects, letters, heads)
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


@contextmanager
def _former_release() -> Iterator[None]:
    """It let producers call their jobs as letters without a head are called."""
    with pytest.MonkeyPatch.context() as former:
        former.setattr(job_model, "NO_HEAD", "no job begins like this")
        yield


def _mails_first(sent: list[str], failure: Exception) -> Agent:
    def agent(job: Job, run: Run) -> dict[str, int]:
        run.effect("mail.sent", key="k", do=lambda: sent.append(job.job_id))
        if "country" not in job.payload:
            raise failure
        return {"ok": 1}

    return agent


def test_a_job_that_is_called_like_a_letter_without_a_head_keeps_its_effects_in_a_replay() -> None:
    sent: list[str] = []
    island = Island(agent=_mails_first(sent, Permanent("SCHEMA_INVALID", "country: missing")))
    with _former_release():
        island.kill(1, job_id="letter.9")
    assert island.drive({**REPLAY, "patch": {"country": "DE"}})["recovered"] == 1
    assert sent == ["letter.9"]


def test_such_a_job_that_waits_while_the_release_changes_dies_with_its_head_and_keeps_its_effects() -> None:
    sent: list[str] = []
    island = Island(agent=_mails_first(sent, Transient("NETWORK", "a hiccup")))
    with _former_release():
        island.enqueue(island.message(body(job_id="letter.9")))
        island.tick()
    island.run_until_settled()
    (letter,) = island.letters
    assert (letter.code, letter.attempts, sent) == ("SCHEMA_INVALID", 2, ["letter.9"])
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
    assert (event.who, event.why, event.data["patched"]) == ("unverified", "fixed", ["/country", "/n"])


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


def test_a_discard_needs_no_canary_and_is_written_on_every_letter() -> None:
    island = quarantined(30)
    told = island.drive({**REPLAY, "action": "discard", "fixed": None, "reason": "test data"})
    assert (told["verdict"], told["discarded"], told["replayed"]) == ("done", 30, 0)
    assert [wave["letters"] for wave in told["waves"]] == [30]
    assert island.statuses() == {"discarded": 30}
    letter = next(iter(island.ledger.dead.values()))
    assert letter.resolved_by == "unverified (claims to be ana)"
    assert island.ledger.timeline(letter.job_key)[-1].why == "test data"


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
