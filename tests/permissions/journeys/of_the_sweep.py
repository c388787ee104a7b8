"""What the sweep does seldom: it sends again what got lost, archives what nobody resolved, keeps what is needed."""

import json
from datetime import UTC, datetime, timedelta

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import StoredBody, input_hash
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.model.refs import body_ref, result_ref
from tests.permissions.stage import Stage, until
from tests.support.builders import a_head, a_key, a_letter, a_step, an_effect
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import WELL

A_DAY = timedelta(days=1)


def lost(lane: EmbeddedLane, bucket: str, status: HeadStatus, *, stored: bool) -> Head:
    """A job that should have moved a while ago, and whose message is nowhere."""
    now = datetime.now(UTC)
    key = a_key(tenant_id=lane.tenant_id, job_type=lane.job_type)
    envelope = lane.envelope(WELL, job_id=key.job_id)
    text = json.dumps(envelope)
    ref = body_ref(key, "1")
    if stored:
        lane.stack.client("s3").put_object(Bucket=bucket, Key=ref, Body=text)
    head = a_head(
        key,
        status=status,
        ticket="t-1",
        input_hash=input_hash(envelope["payload"]),
        lease_until=None,
        due_at=now,
        sweep_at=now - A_DAY,
        body=StoredBody(ref=ref) if stored else StoredBody(text=text),
        death_id="d-1" if status is HeadStatus.DYING else "",
    )
    lane.dynamo.put_item(TableName=lane.stack.outputs["LedgerTable"], Item=head_item(head))
    return head


def sent_again(stage: Stage) -> None:
    lane, bucket = stage.lane(), stage.stack.outputs["Bucket"]
    heads = [
        lost(lane, bucket, status, stored=stored)
        for status in (HeadStatus.WAITING, HeadStatus.DYING)
        for stored in (False, True)
    ]
    stage.sweep()
    moved = {HeadStatus.WAITING, HeadStatus.DYING}
    until(lambda: all((found := lane.ledger.head(each.key)) and found.status not in moved for each in heads))


def archived_and_kept(stage: Stage) -> None:
    """Once an hour: what the first sweep has noted down is taken away, so that it is done again."""
    lane, outputs = stage.lane(), stage.stack.outputs
    table, now = outputs["LedgerTable"], datetime.now(UTC)
    old = a_letter(a_key(tenant_id=lane.tenant_id, job_type="simulated"), died_at=now - 100 * A_DAY)
    needed = a_letter(a_key(tenant_id=lane.tenant_id, job_type="simulated"), died_at=now - 50 * A_DAY)
    for letter in (old, needed):
        lane.dynamo.put_item(TableName=table, Item=letter_item(letter))
    kept = result_ref(needed.job_key, "kept")
    stage.stack.client("s3").put_object(Bucket=outputs["Bucket"], Key=kept, Body="{}")
    ledger, soon = DynamoLedger(lane.dynamo, table), now + A_DAY
    ledger.keep_step(needed.job_key, a_step(1, result_ref=kept), expires_at=soon)
    ledger.begin_effect(needed.job_key, an_effect(status=EffectStatus.INTENT), expires_at=soon)
    for part in ("archive", "letters"):
        lane.dynamo.delete_item(TableName=table, Key=keys.cursor("simulated", part))
    stage.sweep()
    until(lambda: (found := ledger.letter(old.letter_id)) and found.status is LetterStatus.DISCARDED)


def opened_that_never_started(stage: Stage) -> None:
    """The sweep asks CloudWatch whether Lambda refused to start its worker."""
    lane, now = stage.lane(), datetime.now(UTC)
    never = a_letter(
        a_key(tenant_id=lane.tenant_id, job_type="simulated"),
        code=Code.NEVER_STARTED,
        kind=Kind.TRANSIENT,
        status=LetterStatus.SCHEDULED,
        died_at=now,  # or it would be archived
        next_retry_at=now - timedelta(minutes=1),
    )
    lane.dynamo.put_item(TableName=stage.stack.outputs["LedgerTable"], Item=letter_item(never))
    stage.sweep()
    until(lambda: (found := lane.ledger.letter(never.letter_id)) and found.status is LetterStatus.OPEN)
