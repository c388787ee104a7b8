"""What happens to jobs: well, retried, buried, crashed, too late, too large, parked. Each is a journey of its own."""

import json
import time
import uuid
from datetime import UTC, datetime, timedelta
from typing import Any

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.breakers import CLOSED_FOR_S, DynamoBreakers
from lambdas.adapters.dynamo.items import head_item
from lambdas.core.model import breaker as breakers
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import OPERATORS
from lambdas.core.model.value import replace
from tests.permissions.stage import PATIENT, Stage, until
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import PROGRAM_ERROR, UNAUTHORIZED, WELL

RATE_LIMIT = {"op": "raise", "error": "openai.RateLimitError", "message": "slow down", "status": 429}
LARGE = "x" * 200_000


def effect(**changes: Any) -> dict[str, Any]:
    return {"op": "effect", "action": "crm.case_created", "key": uuid.uuid4().hex, **changes}


def large(*attempts: list[dict[str, Any]]) -> dict[str, Any]:
    """A payload too large for the ledger."""
    return {"attempts": list(attempts), "scan": LARGE}


def done(lane: EmbeddedLane, job_id: str) -> None:
    assert lane.settled(job_id, within=PATIENT).status is HeadStatus.DONE


def healthy(stage: Stage) -> None:
    lane = stage.lane()
    step = {"op": "step", "name": "read", "value": LARGE}
    jobs = [lane.send([step, effect(), {"op": "return", "value": {"text": LARGE}}]), lane.send(WELL, version=2)]
    jobs.append(lane.send([RATE_LIMIT], WELL))
    jobs.append(lane.send([step, RATE_LIMIT], [step, *WELL], version=3))
    for job_id in jobs[:1] + jobs[2:3]:
        done(lane, job_id)
    stage.ops("send", "--lane", "simulated", "--tenant", lane.tenant_id, "--job-id", "by-hand", user="producers")
    stage.ops("job", lane.tenant_id, "simulated", "by-hand", "--wait", "--timeout", "60")


def retried_with_a_large_body(stage: Stage) -> None:
    lane = stage.lane()
    done(lane, lane.send(payload=large([RATE_LIMIT], WELL)))


def of_every_lane(stage: Stage) -> None:
    """One that is well and one that dies, of each lane that people have."""
    for job_type in ("kyc", "sanctions", "backfill"):
        tenant = f"tnt-{uuid.uuid4().hex[:8]}"
        stage.ops("send", "--lane", job_type, "--tenant", tenant, "--sample", user="producers")
        lane = stage.lane(job_type)
        envelope = {**lane.envelope(), "payload": {"subjects": "none"}}
        lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
        lane.letter(envelope["job_id"], within=PATIENT)


def buried(stage: Stage) -> None:
    lane = stage.lane()
    past = (datetime.now(UTC) - timedelta(minutes=1)).isoformat()
    died = [lane.send([PROGRAM_ERROR]), lane.send([effect(), UNAUTHORIZED]), lane.send(WELL, not_after=past)]
    lane.send_raw("not JSON at all")
    lane.send_raw("y" * 1_048_500)  # with what is said about it, too large to travel
    first = lane.envelope(WELL)
    changes: tuple[dict[str, Any], ...] = ({}, {"payload": {"attempts": [[]]}})
    for change in changes:
        lane.send_raw(json.dumps({**first, **change}))
        lane.settled(first["job_id"], within=PATIENT)
    for job_id in died:
        lane.letter(job_id, within=PATIENT)
    until(lambda: len(lane.letters()) >= 3 and len(lane.letters(OPERATORS)) >= 2)


def died_before_it_could_speak(stage: Stage) -> None:
    """As if the broker had moved it, which would take minutes: no worker has said anything of it."""
    lane = stage.lane()
    url = stage.stack.outputs["SimulatedDeadQueueUrl"]
    envelope = lane.envelope(WELL)
    stage.stack.client("sqs").send_message(QueueUrl=url, MessageBody=json.dumps(envelope))
    lane.settled(envelope["job_id"], within=PATIENT)


def crashed(stage: Stage) -> None:
    lane = stage.lane()
    doubtful = effect(crash="after", verify=True)
    jobs = [
        lane.send([{"op": "exit"}], WELL),
        lane.send([{"op": "kill_worker"}], WELL),
        lane.send([doubtful], [{**doubtful, "crash": None}]),
        lane.send([{"op": "sleep", "seconds": 30}], WELL),
    ]
    for job_id in jobs:
        done(lane, job_id)


def tripped(stage: Stage, *, cool_down_s: int = 600) -> EmbeddedLane:
    """A tenant whose breaker one failure has opened."""
    lane = stage.lane()
    limits = ("--failures", "1", "--share", "0.01", "--cool-down-s", str(cool_down_s))
    stage.ops("tenant", "set-limits", lane.tenant_id, lane.job_type, *limits, "--reason", "try")
    lane.settled(lane.send([UNAUTHORIZED]), within=PATIENT)
    time.sleep(CLOSED_FOR_S + 1)  # a worker may remember for so long that it was closed
    return lane


def parked(lane: EmbeddedLane, payload: dict[str, Any]) -> list[str]:
    sent = [lane.send(payload=payload) for _ in range(2)]

    def taken() -> bool:
        """Done only where the breaker was closed again meanwhile."""
        heads = [lane.ledger.head(lane.key(job_id)) for job_id in sent]
        return all(head is not None and head.status in (HeadStatus.PARKED, HeadStatus.DONE) for head in heads)

    until(taken)
    return sent


def parked_and_released(stage: Stage) -> None:
    lane = tripped(stage)
    jobs = parked(lane, large(WELL))
    stage.ops("breaker", "close", lane.tenant_id, "simulated", "--reason", "the key was rotated")
    stage.ops("breaker", "list")
    stage.ops("breaker", "show", lane.tenant_id, "simulated")
    stage.ops("breaker", "parked", lane.tenant_id, "simulated")
    stage.sweep()
    for job_id in jobs:
        done(lane, job_id)


def parked_for_long(stage: Stage) -> None:
    """Its body must not expire meanwhile."""
    lane, month = tripped(stage), timedelta(days=30)
    parked(lane, large(WELL))
    table = stage.stack.outputs["LedgerTable"]
    for head in lane.ledger.parked(lane.tenant_id, lane.job_type, limit=9):
        assert head.parked_at is not None
        lane.dynamo.put_item(TableName=table, Item=head_item(replace(head, parked_at=head.parked_at - month)))
    lane.dynamo.delete_item(TableName=table, Key=keys.cursor(lane.job_type, "parked"))
    stage.sweep()


def probed(stage: Stage) -> None:
    lane = tripped(stage, cool_down_s=40)
    jobs = parked(lane, {"attempts": [WELL]})

    def freed() -> bool:
        stage.sweep()
        return not lane.ledger.parked(lane.tenant_id, lane.job_type, limit=9)

    until(freed, every=5)
    for job_id in jobs:
        done(lane, job_id)


def probed_by_a_worker_that_died(stage: Stage) -> None:
    """It wrote its job's end down, and died before it could tell the breaker: the sweep sees it by the head."""
    lane = tripped(stage)
    [failed] = lane.letters()
    port = DynamoBreakers(lane.dynamo, stage.stack.outputs["BreakersTable"])
    was = port.find(lane.tenant_id, lane.job_type)
    asked = breakers.probed(was, lane.key(failed.job_id), attempt=0, until=datetime.now(UTC) + timedelta(hours=1))
    assert port.move(was, replace(asked, cools_until=datetime.now(UTC)))

    def answered() -> bool:
        stage.sweep()
        return port.find(lane.tenant_id, lane.job_type).probe is None

    until(answered, every=5)
