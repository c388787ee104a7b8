"""Valid things by default: a test names only what it is about."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any
from uuid import uuid4

from lambdas.core.model.failure import Code, Failure, Kind
from lambdas.core.model.head import Claim, Effect, Event, Head, HeadStatus, Owner, Step, effect_id
from lambdas.core.model.job import Job, JobKey, Message, Outgoing, StoredBody, input_hash
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.model.wait import Wait
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import Request

NOON = datetime(2026, 6, 12, 12, 0, tzinfo=UTC)
A_MINUTE = timedelta(minutes=1)
AN_HOUR = timedelta(hours=1)
_session, _serial = uuid4().hex[:6], count(1)


def an_id(prefix: str) -> str:
    """Another one each time: tests, and sessions, that share a table never meet."""
    return f"{prefix}_{_session}{next(_serial):05d}"


def a_key(**changes: Any) -> JobKey:
    return replace(JobKey(tenant_id="tnt_8f2a", job_type="kyc", job_id=an_id("job")), **changes)


def a_job(**changes: Any) -> Job:
    payload = changes.get("payload", {"document": "passport.pdf"})
    defaults = Job(
        tenant_id="tnt_8f2a",
        job_type="kyc",
        job_id=an_id("job"),
        payload=payload,
        input_hash=input_hash(payload),
    )
    return replace(defaults, **changes)


def a_claim(key: JobKey | None = None, **changes: Any) -> Claim:
    defaults = Claim(
        key=key or a_key(),
        input_hash="hash-of-the-payload",
        ticket=None,
        now=NOON,
        lease_until=NOON + 2 * A_MINUTE,
        run_id=an_id("run"),
        worker_version="v-41c2",
        consumer_id="worker/log-stream-1",
        trace_id="1-67891233-abcdef012345678912345678",
        message_id=an_id("message"),
    )
    return replace(defaults, **changes)


def a_head(key: JobKey | None = None, **changes: Any) -> Head:
    """Running at its first attempt, as a claim leaves it."""
    key = key or a_key()
    defaults = Head(
        key=key,
        status=HeadStatus.RUNNING,
        attempt=1,
        input_hash="hash-of-the-payload",
        run_id=an_id("run"),
        root=key.job_id,
        lease_until=NOON + 2 * A_MINUTE,
        first_claimed_at=NOON,
        worker_version="v-41c2",
        consumer_id="worker/log-stream-1",
        message_id=an_id("message"),
        updated_at=NOON,
    )
    return replace(defaults, **changes)


def asleep(running: Head, *waits: Wait, until: datetime = NOON + AN_HOUR) -> Head:
    """As a run that waits leaves it, suspended at noon."""
    return replace(
        running,
        ticket=f"ticket-{running.key.job_id}",
        body=StoredBody(text="{}"),
        due_at=until,
        sweep_at=until,
        suspended_at=NOON,
        waits=waits,
        updated_at=NOON,
    )


def a_failure(**changes: Any) -> Failure:
    defaults = Failure(
        kind=Kind.TRANSIENT,
        code=Code.LLM_TIMEOUT,
        retryable=True,
        detail="the model did not answer in 30 s\nTraceback …",
        error_type="openai.APITimeoutError",
        signature="5f1d3c0a9b8e7766",
    )
    return replace(defaults, **changes)


def a_letter(key: JobKey | None = None, **changes: Any) -> Letter:
    key = key or a_key()
    letter_id = changes.get("letter_id", an_id("letter"))
    defaults = Letter(
        letter_id=letter_id,
        death_id=f"death-of-{letter_id}",
        job_id=key.job_id,
        root=key.job_id,
        run_id=an_id("run"),
        version=key.version,
        tenant_id=key.tenant_id,
        job_type=key.job_type,
        source="webhook:kyc.uploaded",
        status=LetterStatus.OPEN,
        kind=Kind.POISON,
        code=Code.DETERMINISTIC_CRASH,
        signature="5f1d3c0a9b8e7766",
        error_type="KeyError",
        detail="KeyError: 'birth_date'\nTraceback …",
        attempts=2,
        receives=1,
        first_failed_at=NOON - AN_HOUR,
        last_failed_at=NOON - A_MINUTE,
        died_at=NOON,
        input_hash="hash-of-the-payload",
        worker_version="v-41c2",
    )
    return replace(defaults, **changes)


def an_event(**changes: Any) -> Event:
    return replace(
        Event(at=NOON, event_id=an_id("event"), what="attempt.failed", why="the model did not answer"), **changes
    )


def a_step(number: int = 0, **changes: Any) -> Step:
    return replace(Step(number=number, name=f"step-{number}", inputs="hash-of-inputs", at=NOON, attempt=1), **changes)


def an_effect(**changes: Any) -> Effect:
    action, key, scope = changes.get("action", "crm.case_created"), changes.get("key", "C-17"), changes.get("scope", "")
    defaults = Effect(
        effect_id=effect_id(scope, action, key),
        action=action,
        key=key,
        scope=scope,
        status=EffectStatus.INTENT,
        owner=Owner(job_id="job_44fa", version=1, attempt=1),
        lease_until=NOON + 2 * A_MINUTE,
        intended_at=NOON,
    )
    return replace(defaults, **changes)


def a_message(**changes: Any) -> Message:
    defaults = Message(message_id=an_id("message"), receipt=an_id("receipt"), body="{}", group="tnt_8f2a")
    return replace(defaults, **changes)


def outgoing(**changes: Any) -> Outgoing:
    return replace(Outgoing(body=StoredBody(text='{"job_id": "job_44fa"}'), group="tnt_8f2a"), **changes)


def a_proposal(request: Request, **changes: Any) -> Redrive:
    """As the sweep writes one down after a deploy."""
    proposal = Redrive(
        redrive_id="proposed-17",
        request=request,
        status=RedriveStatus.PROPOSED,
        started_at=NOON,
        updated_at=NOON,
        reason="DETERMINISTIC_CRASH: KeyError",
    )
    return replace(proposal, **changes)
