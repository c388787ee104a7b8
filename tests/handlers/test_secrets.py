"""A lane with secrets, as its deployed worker has it: read from AWS, put into the environment, missed loudly."""

import json
import os
from collections.abc import Callable, Iterator

import pytest

from lambdas import house, wiring
from lambdas.core.config.lane import THREAD
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import replace
from lambdas.handlers import worker
from tests.support.functions.aws import Aws, Context, envelope

OK = [{"op": "return", "value": {"ok": True}}]
KEY = JobKey(tenant_id="tnt_1", job_type="simulated", job_id="job_1")


@pytest.fixture(autouse=True)
def lane(aws: Aws, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    lanes = wiring.lanes()
    named = {"VENDOR_KEY": "secretsmanager:acme/vendor#key"}
    monkeypatch.setitem(lanes, "simulated", replace(lanes["simulated"], secrets=named, isolation=THREAD))
    monkeypatch.setenv("VENDOR_KEY", "none yet")
    for made in (wiring.worker, wiring.secrets):
        made.cache_clear()
    yield
    for made in (wiring.worker, wiring.secrets):
        made.cache_clear()


def test_agents_in_threads_find_a_secret_in_the_workers_environment(aws: Aws, context: Context) -> None:
    wiring.client("secretsmanager").create_secret(Name="acme/vendor", SecretString='{"key": "vendor-key-0001"}')
    assert worker.handler(aws.records(envelope(OK)), context) == {"batchItemFailures": []}
    assert os.environ["VENDOR_KEY"] == "vendor-key-0001"
    assert aws.head("job_1").status is HeadStatus.DONE


def test_a_missing_secret_is_logged_and_counted_and_its_job_waits_unclaimed(
    aws: Aws, context: Context, printed: Callable[[], str]
) -> None:
    assert not wiring.secrets_ready()
    assert worker.handler(aws.records(envelope(OK)), context) == {"batchItemFailures": []}
    assert house.ledger().head(KEY) is None
    (waiting,) = [request for name, request in aws.requests if name == "SendMessage"]
    assert waiting["DelaySeconds"] > 0
    lines = [json.loads(line) for line in printed().splitlines()]
    (said,) = [line for line in lines if line.get("message") == "secrets.unread"]
    expected = (
        "secret VENDOR_KEY of lane 'simulated', secretsmanager:acme/vendor#key, is unavailable: there is no such secret"
    )
    assert (said["level"], said["why"]) == ("ERROR", expected)
    assert [line["SecretsUnread"] for line in lines if "SecretsUnread" in line] == [[1.0]]
