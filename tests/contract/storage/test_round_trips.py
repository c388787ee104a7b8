"""What is written comes back equal: every field of every value, and any JSON that an agent may return."""

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lambdas.core.config.lane import Raised
from lambdas.core.model.experience import Answered
from lambdas.core.model.failure import SAME, Code, Failure, Kind, Strategy
from lambdas.core.model.head import Head, HeadStatus, Owner, PastFailure
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Action, EffectStatus, Letter, LetterEffect, LetterKey, LetterStatus
from lambdas.core.model.wait import For, Wait
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, a_step, an_effect, an_event
from tests.support.ledgers.bench import Bench

MOMENT = NOON + timedelta(milliseconds=7)
ROUND = settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)

texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=60)
# DynamoDB's numbers go from 1e-130 to 1e+126.
amounts = st.floats(min_value=0, max_value=1e9, allow_subnormal=False).filter(lambda x: x == 0 or x > 1e-100)
moments = st.integers(0, 2**41).map(lambda ms: datetime(2020, 1, 1, tzinfo=UTC) + timedelta(milliseconds=ms))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)

A_FAILURE = Failure(
    kind=Kind.CONDITIONAL,
    code=Code.CONTEXT_OVERFLOW,
    retryable=True,
    detail="zu groß: 文 🚢\nTraceback …",
    error_type="openai.BadRequestError",
    signature="5f1d",
    retry_after=1.5,
)
A_STRATEGY = Strategy(
    model="larger",
    agent="agents.kyc:careful",
    compress_to_tokens=80_000,
    max_output_tokens=600,
    instructions=("say less", ""),
    constraints=("no dates",),
)
A_PAST = PastFailure(attempt=2, at=MOMENT, kind=Kind.TRANSIENT, code=Code.NETWORK, signature="", checkpoint=0)
EVERY_FIELD_OF_A_HEAD: dict[str, Any] = {
    "status": HeadStatus.WAITING,
    "attempt": 3,
    "input_hash": "abc",
    "run_id": "run_1",
    "claim_id": "claim_1",
    "root": "job_0",
    "lineage": ("letter_1", "letter_2"),
    "unfixed_on": ("v1", "v2"),
    "replays": LetterKey(tenant_id="tnt_8f2a", job_type="contract", home="job_0", letter_id="letter_2"),
    "redrive_id": "redrive_1",
    "scope": "afresh",
    "raised": Raised(budget_usd=2.0, budget_tokens=9, max_steps=200, replays=5),
    "auto_replays": 2,
    "live_replay": "replay:1",
    "lease_until": MOMENT,
    "ticket": "t-1",
    "body": StoredBody(text='{"a": "ü"}', ref="bodies/1"),
    "due_at": MOMENT,
    "sweep_at": MOMENT + AN_HOUR,
    "resends": 2,
    "failure": A_FAILURE,
    "failures": (A_PAST, replace(A_PAST, attempt=3, checkpoint=1, signature="5f1d")),
    "strategy": A_STRATEGY,
    "strategies_tried": (SAME, A_STRATEGY),
    "answered": Answered(code=Code.CONTEXT_OVERFLOW, signature="5f1d", strategy="compress", delay_s=30),
    "checkpoint": 4,
    "spend_usd": 0.1 + 0.2,
    "tokens": 12345678901234,
    "steps_begun": 9,
    "furthest": 4,
    "in_a_row": 2,
    "duration_ms": 99,
    "first_claimed_at": MOMENT,
    "first_failed_at": MOMENT,
    "parked_at": MOMENT,
    "parked_ms": 17,
    "suspended_at": MOMENT,
    "waits": (
        Wait(what=For.SIGNAL, until=MOMENT + AN_HOUR, name="paid", place="2"),
        Wait(what=For.SLEEP, until=MOMENT),
        Wait(what=For.JOBS, until=MOMENT, place="3", jobs=("kyc/a", "kyc/b")),
    ),
    "continues": 3,
    "woken": 2,
    "death_id": "death_1",
    "letter_id": "letter_3",
    "result": {"nested": [1, 2.5, None, {"empty": {}}, []], "": ""},
    "result_ref": "results/1",
    "worker_version": "v1",
    "consumer_id": "c1",
    "trace_id": "1-2",
    "message_id": "m1",
    "updated_at": MOMENT,
}
EVERY_OTHER_FIELD_OF_A_LETTER: dict[str, Any] = {
    "status": LetterStatus.SCHEDULED,
    "resolved_at": MOMENT,
    "resolved_by": "ada",
    "checkpoint": 2,
    "steps_done": ("extract", "check"),
    "effects": (
        LetterEffect(action="a", key="k", status=EffectStatus.INTENT),
        LetterEffect(
            action="b", key="", status=EffectStatus.COMMITTED, ref="R", committed_at=MOMENT, compensate="undo"
        ),
    ),
    "spend_usd": 1.1,
    "tokens": 5,
    "steps_begun": 9,
    "duration_ms": 6,
    "agent": "agents.kyc:review",
    "model": "large",
    "trace_id": "1-2",
    "trace_url": "https://traces/1",
    "consumer_id": "c",
    "worker_version": "v",
    "input_hash": "h",
    "snapshot_ref": "snapshots/1",
    "original_message_id": "m",
    "source_queue": "lazaret-kyc",
    "strategies_tried": (A_STRATEGY,),
    "recommended_action": Action.SPLIT_OR_COMPRESS,
    "owner": "ada",
    "note": "ask them",
    "next_retry_at": MOMENT,
    "lineage": ("letter_0",),
    "unfixed_on": ("v1",),
    "redrive_id": "redrive_1",
    "auto_replays": 2,
    "not_after": MOMENT,
    "because": "permanent, because: status 401; 90 % sure",
    "scope": "afresh",
}


def whole_head(key: JobKey) -> Head:
    """A head replays a letter of its own tenant and lane."""
    replays = LetterKey(tenant_id=key.tenant_id, job_type=key.job_type, home="job_0", letter_id="letter_2")
    return a_head(key, **{**EVERY_FIELD_OF_A_HEAD, "replays": replays})


def test_every_field_of_a_head_comes_back(bench: Bench, tenant: str) -> None:
    key = a_key(tenant_id=tenant, version=12)
    full = whole_head(key)
    assert {"key", *EVERY_FIELD_OF_A_HEAD} == {field.name for field in fields(Head)}
    bench.put_head(full)
    assert bench.ledger.head(key) == full


def test_every_field_of_a_head_survives_a_settle(bench: Bench, tenant: str) -> None:
    key = a_key(tenant_id=tenant)
    full = replace(whole_head(key), live_replay="", lease_until=None, woken=0)
    bench.put_head(a_head(key, attempt=full.attempt))
    bench.ledger.retry(full, an_event())
    assert bench.ledger.head(key) == full


@pytest.mark.parametrize("raised", [Raised(), Raised(replays=1), Raised(budget_usd=0.5)], ids=repr)
def test_what_was_not_raised_comes_back_as_not_raised(bench: Bench, tenant: str, raised: Raised) -> None:
    head = bench.put_head(a_head(a_key(tenant_id=tenant), raised=raised))
    found = bench.ledger.head(head.key)
    assert found is not None
    assert found.raised == raised


def test_every_field_of_a_letter_comes_back(bench: Bench, tenant: str) -> None:
    key = a_key(tenant_id=tenant, version=12)
    full = a_letter(key, **EVERY_OTHER_FIELD_OF_A_LETTER)
    at_default = [
        field.name for field in fields(Letter) if getattr(full, field.name) in (field.default, "", None, (), 0)
    ]
    assert at_default == []
    bench.ledger.take_in(full, was=bench.put_head(a_head(key)), event=an_event(), expires_at=None)
    assert bench.ledger.letter(full.letter_id) == full


def test_a_letter_with_every_field_empty_comes_back(bench: Bench, tenant: str) -> None:
    key = a_key(tenant_id=tenant)
    names = (
        "death_id",
        "root",
        "run_id",
        "source",
        "signature",
        "error_type",
        "detail",
        "input_hash",
        "worker_version",
    )
    bare = replace(a_letter(key, attempts=0, receives=0), **dict.fromkeys(names, ""))  # type: ignore[arg-type]
    bench.ledger.take_in(bare, was=bench.put_head(a_head(key)), event=an_event(), expires_at=None)
    assert bench.ledger.letter(bare.letter_id) == bare


def test_times_come_back_in_utc_to_the_millisecond(bench: Bench, tenant: str) -> None:
    key = a_key(tenant_id=tenant)
    elsewhere = (NOON + timedelta(microseconds=123_999)).astimezone(timezone(timedelta(hours=2)))
    bench.ledger.claim(a_claim(key, now=elsewhere, lease_until=elsewhere))
    head = bench.ledger.head(key)
    assert head is not None
    assert head.lease_until == NOON + timedelta(milliseconds=123)
    assert head.lease_until.utcoffset() == timedelta(0)


@ROUND
@given(result=json_values, spend=amounts, at=moments)
def test_any_result_of_a_head_comes_back(bench: Bench, tenant: str, result: Any, spend: float, at: datetime) -> None:
    running = bench.put_head(a_head(a_key(tenant_id=tenant)))
    ended = replace(running, result=result, spend_usd=spend, updated_at=at)
    bench.ledger.finish(ended, expires_at=at)
    assert bench.ledger.head(running.key) == replace(ended, status=HeadStatus.DONE, lease_until=None)


@ROUND
@given(name=texts, result=json_values, spend=amounts, at=moments)
def test_any_step_comes_back(bench: Bench, tenant: str, name: str, result: Any, spend: float, at: datetime) -> None:
    key = a_key(tenant_id=tenant)
    step = a_step(7, name=name, inputs="", result=result, result_ref=name, spend_usd=spend, tokens=3, at=at)
    bench.ledger.keep_step(key, step, expires_at=NOON)
    (kept,) = bench.ledger.steps(key)
    assert replace(kept, result=kept.returned) == step


@ROUND
@given(action=texts, business_key=texts, result=json_values, at=moments)
def test_any_effect_comes_back(
    bench: Bench, tenant: str, action: str, business_key: str, result: Any, at: datetime
) -> None:
    key = a_key(tenant_id=tenant)
    owner = Owner(job_id="replay:1", version=2, attempt=0)
    effect = an_effect(action=action, key=business_key, result=result, intended_at=at, owner=owner, compensate=action)
    bench.ledger.begin_effect(key, effect, expires_at=NOON)
    assert bench.ledger.effects(key) == (effect,)


@ROUND
@given(why=st.text(st.characters(codec="utf-8"), max_size=60), data=st.dictionaries(texts, json_values, max_size=3))
def test_any_event_comes_back(bench: Bench, tenant: str, why: str, data: dict[str, Any]) -> None:
    running = bench.put_head(a_head(a_key(tenant_id=tenant)))
    event = an_event(who="ada", why=why, data=data)
    bench.ledger.retry(running, event)
    assert bench.ledger.timeline(running.key) == (event,)


@pytest.mark.parametrize("result", [None, False, 0, "", [], {}, 0.0], ids=repr)
def test_an_empty_result_is_not_another_empty_result(bench: Bench, tenant: str, result: Any) -> None:
    key = a_key(tenant_id=tenant)
    bench.ledger.keep_step(key, a_step(result=result), expires_at=NOON)
    (step,) = bench.ledger.steps(key)
    assert step.returned == result
    assert type(step.returned) is type(result)


def test_what_is_kept_is_not_what_the_caller_still_holds(bench: Bench, tenant: str) -> None:
    result = {"case": [1]}
    key = a_key(tenant_id=tenant)
    bench.ledger.keep_step(key, a_step(result=result), expires_at=NOON)
    result["case"].append(2)
    assert [step.returned for step in bench.ledger.steps(key)] == [{"case": [1]}]
