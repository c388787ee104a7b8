"""What somebody tries against the functions themselves: secrets in errors, and references to what is not theirs."""

import json
from collections.abc import Callable

from lambdas import house, wiring
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from lambdas.handlers import intake, worker
from tests.support.functions.aws import Aws, Context, envelope, logged

SECRET = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"
SAID = f"refused: aws_secret_access_key={SECRET}"
LEAKS = [{"op": "raise", "error": "openai.AuthenticationError", "message": SAID, "status": 401}]


def letter_of(aws: Aws) -> Letter:
    (listed,) = house.ledger().letters(LetterQuery(status=LetterStatus.OPEN, job_type="simulated")).letters
    letter = house.ledger().letter(listed.letter_id)
    assert letter is not None
    return letter


def test_a_secret_in_an_error_is_on_no_head_event_letter_breaker_or_log(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    worker.handler(aws.records(envelope(LEAKS), MessageGroupId="tnt_1"), context)
    head = aws.head("job_1")
    assert head.failure is not None
    assert "aws_secret_access_key=[redacted]" in head.failure.detail
    intake.handler({"Records": aws.waiting_in(aws.dead_queue_url)}, context)
    timeline = house.ledger().timeline(JobKey(tenant_id="tnt_1", job_type="simulated", job_id="job_1"))
    breaker = house.breakers().find("tnt_1", "simulated")
    seen = [str(head.failure), str(head.failures), str(timeline), str(letter_of(aws)), str(breaker), printed()]
    assert len(timeline) == 2
    assert [text for text in seen if SECRET in text] == []


def test_a_secret_in_a_message_that_is_refused_is_in_no_log_and_no_letter(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    body = json.dumps({**json.loads(envelope(LEAKS)), "version": f"password={SECRET}"})
    worker.handler(aws.records(body, MessageGroupId="tnt_1"), context)
    intake.handler({"Records": aws.waiting_in(aws.dead_queue_url)}, context)
    assert "[redacted]" in letter_of(aws).detail
    assert SECRET not in str(letter_of(aws)) + printed()


def test_a_dead_message_that_names_another_lanes_object_gets_nothing_of_it(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    """As the stolen role of a worker would bury it: it may send to its lane's dead-letter queue."""
    theirs = "bodies/kyc/tnt_other/job_7/1/abc.json"
    wiring.store().put(theirs, json.dumps({"payload": SECRET}))
    record = aws.record(json.dumps({"body_ref": theirs}))
    ours = {"death_id": "death_1", "code": "SCHEMA_INVALID", "detail": "body: too large", "body_ref": theirs}
    record["messageAttributes"] = {name: {"stringValue": text, "dataType": "String"} for name, text in ours.items()}
    intake.handler({"Records": [record]}, context)
    letter = letter_of(aws)
    assert SECRET not in wiring.store().get(letter.snapshot_ref)
    assert "not its own" in logged(printed())["row.skipped"]["why"]
