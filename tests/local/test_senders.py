"""A lane that names its producers, deployed: real roles send to its queue, and SQS's word for who did decides."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError

from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import OPERATORS, Letter
from local.stack import ACCOUNT, Stack
from tests.support.embedded.account import Application, account
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.toys import policy

pytestmark = [pytest.mark.embedded, pytest.mark.slow, pytest.mark.timeout(900)]

PATIENT = 240.0
FEEDER = 'def run(job, run):\n    return {"sent": run.enqueue("shop", {"order": "o-7"}, key="1")}\n'
ANYBODY = {"Effect": "Allow", "Action": "sts:AssumeRole", "Principal": {"AWS": f"arn:aws:iam::{ACCOUNT}:root"}}


@dataclass(frozen=True)
class Shop:
    on: Stack

    def lane(self, tenant_id: str, job_type: str = "shop") -> EmbeddedLane:
        return EmbeddedLane(self.on, job_type=job_type, tenant_id=tenant_id)

    def role(self, name: str) -> Any:
        """SQS as this role reaches it."""
        arn = f"arn:aws:iam::{ACCOUNT}:role/{name}"
        keys = self.on.client("sts").assume_role(RoleArn=arn, RoleSessionName="monday")["Credentials"]
        return boto3.client(
            "sqs",
            endpoint_url=self.on.endpoint,
            region_name=self.on.environment()["AWS_DEFAULT_REGION"],
            aws_access_key_id=keys["AccessKeyId"],
            aws_secret_access_key=keys["SecretAccessKey"],
            aws_session_token=keys["SessionToken"],
        )

    def send(self, name: str, lane: EmbeddedLane, job_id: str, **payload: str) -> None:
        body = json.dumps(lane.envelope(job_id=job_id, payload=payload))
        self.role(name).send_message(QueueUrl=lane.queue_url, MessageBody=body)

    def denied(self, job_id: str) -> Letter:
        """The operators' letter of what was sent in this job's name."""

        def found() -> Letter | None:
            letters = self.lane("acme-1").letters(OPERATORS)
            return next((each for each in letters if each.job_id == job_id), None)

        letter = wait_for(found, within=PATIENT)
        assert isinstance(letter, Letter)
        return letter


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    home = tmp_path_factory.mktemp("senders")
    with account(home) as empty:
        iam = empty.client("iam")
        trust = policy(ANYBODY)
        acme = iam.create_role(RoleName="acme", AssumeRolePolicyDocument=trust)["Role"]["RoleId"]
        iam.create_role(RoleName="stranger", AssumeRolePolicyDocument=trust)
        everything = policy({"Effect": "Allow", "Action": "sqs:*", "Resource": "*"})
        iam.put_role_policy(RoleName="stranger", PolicyName="all", PolicyDocument=everything)
        app = Application(name="lazaret", folder=home / "shop", on=empty)
        # One in a row: what fails comes again at once, sent by the worker's own role.
        app.write(
            "shop", keys=f'answers.PROGRAM_ERROR.delay_s = 0\nproducers = [{{sender = "{acme}", tenants = ["acme-*"]}}]'
        )
        app.write("feeder", keys='enqueues = ["shop"]')
        (home / "shop" / "shop" / "feeder.py").write_text(FEEDER)
        running = app.deploy()
        iam.attach_role_policy(RoleName="acme", PolicyArn=running.outputs["ShopProducerPolicyArn"])
        yield Shop(running)


def test_a_producers_own_policy_lets_it_send_to_its_lane_alone(shop: Shop) -> None:
    lane, other = shop.lane("acme-1"), shop.lane("acme-1", "feeder")
    shop.send("acme", lane, "job-1", order="o-1")
    assert lane.settled("job-1", within=PATIENT).status is HeadStatus.DONE
    with pytest.raises(ClientError, match="AccessDenied"):
        shop.send("acme", other, "job-1", order="o-1")


def test_what_our_worker_puts_back_is_ours_and_ends_as_its_tenants_letter(shop: Shop) -> None:
    lane = shop.lane("acme-1")
    shop.send("acme", lane, "job-2")  # its agent fails without an order: the second try is sent by the worker
    letter = lane.letter("job-2", within=PATIENT)
    assert (letter.tenant_id, letter.code, letter.attempts) == ("acme-1", Code.DETERMINISTIC_CRASH, 2)


def test_a_job_that_another_lanes_agent_enqueues_is_ours(shop: Shop) -> None:
    feeder, lane = shop.lane("globex", "feeder"), shop.lane("globex")
    feeder.send_raw(json.dumps(feeder.envelope(job_id="job-3", payload={"order": "o-3"})))
    sent = feeder.settled("job-3", within=PATIENT).result
    assert isinstance(sent, dict)
    assert lane.settled(sent["sent"], within=PATIENT).result == {"said": "hello", "order": "o-7"}


@pytest.mark.parametrize(("who", "tenant_id"), [("acme", "globex"), ("stranger", "acme-1"), ("stranger", "globex")])
def test_whoever_names_a_tenant_that_it_may_not_name_touches_nothing_of_it(
    shop: Shop, who: str, tenant_id: str
) -> None:
    lane, job_id = shop.lane(tenant_id), f"{who}-for-{tenant_id}"
    shop.send(who, lane, job_id, order="o-1")
    letter = shop.denied(job_id)
    assert (letter.tenant_id, letter.code) == (OPERATORS, Code.SENDER_DENIED)
    assert lane.ledger.head(lane.key(job_id)) is None
    assert all(each.job_id != job_id for each in lane.letters())


def test_the_account_itself_is_no_producer(shop: Shop) -> None:
    lane = shop.lane("acme-1")
    lane.send_raw(json.dumps(lane.envelope(job_id="by-the-account", payload={"order": "o-1"})))
    assert ACCOUNT in shop.denied("by-the-account").detail
