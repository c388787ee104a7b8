"""From job to run to letter by one trace: the producer's, or that of the first worker."""

import pytest

from lambdas import house
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from lambdas.handlers import intake, worker
from tests.support.functions.aws import Aws, Context, envelope

THEIRS, OURS = "1-67891233-abcdef012345678912345678", "1-5759e988-bd862e3fe1be46a994272793"
UNAUTHORIZED = [{"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401}]


def buried(aws: Aws, context: Context, *, theirs: str = "", **fields: str) -> Letter:
    """The letter of a job that dies at once."""
    attributes = {"AWSTraceHeader": f"Root={theirs};Sampled=1"} if theirs else {}
    worker.handler(aws.records(envelope(UNAUTHORIZED, **fields), MessageGroupId="tnt_1", **attributes), context)
    intake.handler({"Records": aws.waiting_in(aws.dead_queue_url)}, context)
    [listed] = house.ledger().letters(LetterQuery(status=LetterStatus.OPEN, job_type="simulated")).letters
    letter = house.ledger().letter(listed.letter_id)
    assert letter is not None
    return letter


@pytest.fixture(autouse=True)
def traced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Lambda tells it for each invocation."""
    monkeypatch.setenv("_X_AMZN_TRACE_ID", f"Root={OURS};Parent=53995c3f42cd8ad8;Sampled=1")
    monkeypatch.setenv("AWS_REGION", "eu-central-1")


def test_a_job_keeps_the_trace_that_its_producer_began(aws: Aws, context: Context) -> None:
    letter = buried(aws, context, theirs=THEIRS)
    assert letter.trace_id == aws.head("job_1").trace_id == THEIRS


def test_a_job_whose_producer_does_not_trace_has_its_first_workers_trace_and_a_link_to_it(
    aws: Aws, context: Context
) -> None:
    letter = buried(aws, context)
    assert letter.trace_id == OURS
    assert letter.trace_url.startswith("https://eu-central-1.console.aws.amazon.com/")
    assert letter.trace_url.endswith(OURS)


def test_a_producers_own_link_wins(aws: Aws, context: Context) -> None:
    assert buried(aws, context, trace_url="https://traces.example.com/7").trace_url == "https://traces.example.com/7"


def test_a_trace_that_is_not_kept_is_not_linked(aws: Aws, context: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_X_AMZN_TRACE_ID", f"Root={OURS};Parent=53995c3f42cd8ad8;Sampled=0")
    letter = buried(aws, context)
    assert (letter.trace_id, letter.trace_url) == ("", "")


def test_what_is_requeued_carries_its_trace_on(aws: Aws, context: Context) -> None:
    limited = [{"op": "raise", "error": "openai.RateLimitError", "message": "slow", "status": 429}]
    worker.handler(aws.records(envelope(limited), MessageGroupId="tnt_1"), context)
    (sent,) = (request for name, request in aws.requests if name == "SendMessage")
    assert sent["MessageSystemAttributes"]["AWSTraceHeader"]["StringValue"] == f"Root={OURS}"
