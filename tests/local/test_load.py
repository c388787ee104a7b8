"""The load proof in small: some hundred jobs, most of them in trouble, while processes of functions are killed."""

import uuid

import pytest

from local.stack import Stack
from proof.loading.run import Load
from proof.loading.story import ACTION, HEALTHY, story

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

JOBS = 200


@pytest.fixture(scope="module")
def load(embedded: Stack) -> Load:
    return Load(embedded, story(JOBS, run=uuid.uuid4().hex[:6]), kill_every=40)


def test_every_job_is_accounted_for_and_no_effect_happened_twice(load: Load) -> None:
    assert load.run() == []
    assert load.killed.total() > 0
    assert len(load.account.heads) == sum(job.named for job in load.account.jobs.values())


def test_the_account_names_a_job_that_is_missing_and_an_effect_that_happened_twice(load: Load, embedded: Stack) -> None:
    lost, repeated = [job for job in load.account.jobs.values() if job.part is HEALTHY][:2]
    del load.account.heads[lost.job_id]
    embedded.client("dynamodb").update_item(
        TableName=embedded.outputs["WorldTable"],
        Key={"pk": {"S": f"{ACTION}#{repeated.job_id}"}},
        UpdateExpression="ADD #count :one",
        ExpressionAttributeNames={"#count": "count"},
        ExpressionAttributeValues={":one": {"N": "1"}},
    )
    assert load.account.wrong() == [
        f"{lost.job_id} (well) never settled",
        f"the effect of {repeated.job_id} happened 2 times, expected 1",
    ]
