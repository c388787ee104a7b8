"""Messages that the lane does not take, of jobs that the ledger knows: whoever reads one reads its head first."""

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.config.lane import Model
from lambdas.core.model.failure import Code, Permanent, Strategy
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job, StoredBody
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, LANE, InMemory, body, failing_with

BOTH = replace(LANE, models=(Model(name="large", context_tokens=100_000), Model(name="small", context_tokens=10_000)))
ONE = replace(LANE, models=BOTH.models[:1])


class Timeout(Exception):
    __module__ = "openai"
    status_code = 408


def fails(_job: Job, _run: Any) -> None:
    raise Timeout("slow")


def waiting(**fields: Any) -> InMemory:
    """A job that failed once and waits for its second attempt."""
    lane = InMemory(lane=BOTH, agent=fails)
    assert lane.work(lane.message(body(**fields))).outcome is Outcome.RETRIED
    lane.later(600)
    return lane


@pytest.mark.parametrize(
    ("fields", "edited"),
    [({"model": "small"}, ONE), ({"agent": "agents.kyc:second"}, replace(BOTH, alternates=()))],
)
def test_a_waiting_job_whose_model_or_agent_a_deploy_dropped_is_buried_with_its_head(
    fields: dict[str, str], edited: Any
) -> None:
    lane = waiting(**fields)
    lane.lane = edited
    worked = lane.work(lane.delivered(lane.queue.sent[-1]))
    assert (worked.outcome, worked.failure.code if worked.failure else "") == (Outcome.BURIED, Code.SCHEMA_INVALID)
    assert lane.head().status is HeadStatus.DYING
    letter = lane.take_in(lane.queue.buried[-1])
    assert letter is not None
    assert (letter.code, lane.head().status) == (Code.SCHEMA_INVALID, HeadStatus.DEAD)
    assert next(iter(fields.values())) in letter.detail
    lane.later(7 * 86400)
    lane.sweep()
    assert len(lane.queue.buried) == 1


def test_a_duplicate_that_names_a_bad_model_waits_for_the_job_whose_worker_crashed() -> None:
    lane = InMemory(lane=BOTH)
    own = lane.crash(lane.message())
    worked = lane.work(lane.message(body(model="unheard-of")))
    assert (worked.outcome, lane.head().status) == (Outcome.REQUEUED, HeadStatus.RUNNING)
    assert lane.work(own).outcome is Outcome.DONE
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DUPLICATE
    assert lane.queue.buried == []


def test_a_refused_copy_that_has_waited_for_a_day_ends_the_job_whose_worker_crashed() -> None:
    lane = InMemory(lane=BOTH)
    lane.crash(lane.message(body(model="small")))
    lane.lane = ONE
    worked = lane.work(lane.message(body(model="small"), hops=200))
    assert (worked.outcome, lane.head().status) == (Outcome.BURIED, HeadStatus.DYING)


def test_a_job_whose_worker_crashed_and_whose_model_is_gone_ends_with_its_own_message() -> None:
    lane = InMemory(lane=BOTH)
    own = lane.crash(lane.message(body(model="small")))
    lane.lane = ONE
    assert lane.work(own).outcome is Outcome.BURIED
    assert lane.head().status is HeadStatus.DYING


def test_a_message_that_was_put_back_is_still_its_jobs_own() -> None:
    lane = InMemory(lane=BOTH)
    own = lane.crash(lane.message(body(model="small")))
    suspect = lane.message(body(job_id="job_2"), receive_count=2)
    assert lane.work(suspect, own).outcome is Outcome.DONE
    put_back = lane.delivered(lane.queue.sent[-1])
    assert (put_back.first_id, put_back.message_id != own.message_id) == (own.message_id, True)
    lane.lane = ONE
    assert lane.work(put_back).outcome is Outcome.BURIED
    assert lane.head().status is HeadStatus.DYING


def test_another_copy_that_names_a_bad_model_leaves_a_live_job_alone() -> None:
    lane = waiting()
    before = lane.head()
    worked = lane.work(lane.message(body(model="no-such-model")))
    assert (worked.outcome, lane.head(), lane.queue.buried) == (Outcome.OUTDATED, before, [])


def test_a_copy_of_a_job_that_runs_just_now_does_not_end_it() -> None:
    seen: list[Any] = []

    def agent(_job: Job, _run: Any) -> dict[str, int]:
        seen.append(lane.work(lane.message(body(model="no-such-model"))))
        return {"ok": 1}

    lane = InMemory(lane=BOTH, agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    [worked] = seen
    assert (worked.outcome, lane.head().status, lane.queue.buried) == (Outcome.REQUEUED, HeadStatus.DONE, [])


def test_a_first_message_that_names_a_bad_model_is_refused_and_the_id_stays_free() -> None:
    lane = InMemory(lane=BOTH)
    assert lane.work(lane.message(body(model="no-such-model"))).outcome is Outcome.REFUSED
    assert lane.ledger.heads == {}
    assert lane.work(lane.message(body(model="small"))).outcome is Outcome.DONE


def test_a_waiting_job_that_a_stricter_rule_refuses_is_buried_with_its_head() -> None:
    lane = waiting()
    sent = lane.queue.sent[-1]
    stricter = json.dumps({**json.loads(sent.body.text or ""), "not_after": "tomorrow"})
    worked = lane.work(replace(lane.delivered(sent), body=stricter))
    assert (worked.outcome, lane.head().status) == (Outcome.BURIED, HeadStatus.DYING)


@pytest.mark.parametrize("strategy", [Strategy(agent="agents.kyc:second"), Strategy(model="small")])
def test_what_a_redrive_chose_is_asked_for_again_when_the_job_is_claimed(strategy: Strategy) -> None:
    lane = waiting()
    lane.ledger.heads[KEY] = replace(lane.head(), strategy=strategy)
    lane.lane = replace(ONE, alternates=())
    worked = lane.work(lane.delivered(lane.queue.sent[-1]))
    assert (worked.outcome, worked.failure.code if worked.failure else "") == (Outcome.BURIED, Code.SCHEMA_INVALID)
    assert lane.agents_asked == ["agents.kyc:review"]


def test_a_refused_copy_of_a_lost_attempt_is_a_burial() -> None:
    lane = InMemory(lane=BOTH, agent=fails)
    message = lane.message(body(model="small"))
    lane.crash(message)
    lane.later(timedelta(minutes=10).total_seconds())
    lane.lane = ONE
    worked = lane.work(replace(message, receive_count=2))
    assert (worked.outcome, lane.head().status) == (Outcome.BURIED, HeadStatus.DYING)


def test_the_letter_of_a_refused_body_is_its_heads_own_and_shows_what_happened_outside() -> None:
    """Without its head, a patched replay would begin a new lineage, and pay again."""
    lane = InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=lambda: "ch_1"))
    own = lane.crash(lane.message())
    lane.work(replace(own, body=body(created_at="yesterday")))
    letter = lane.take_in(lane.queue.buried[-1])
    assert letter is not None
    assert (letter.code, letter.root, [effect.ref for effect in letter.effects]) == (
        Code.SCHEMA_INVALID,
        KEY.job_id,
        ["ch_1"],
    )
    assert (lane.head().status, lane.head().letter_id) == (HeadStatus.DEAD, letter.letter_id)


def test_a_dying_head_whose_body_a_newer_intake_refuses_still_ends() -> None:
    lane = InMemory(agent=failing_with(Permanent("BAD", "x")))
    assert lane.work(lane.message()).outcome is Outcome.BURIED
    burial = lane.queue.buried[-1]
    stricter = json.dumps({**json.loads(burial.body.text or ""), "not_after": "tomorrow"})
    letter = lane.take_in(replace(burial, body=StoredBody(text=stricter)))
    assert letter is not None
    assert (letter.code, lane.head().status) == ("BAD", HeadStatus.DEAD)
