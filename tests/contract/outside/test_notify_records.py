"""What tenants were told, and where: the same on every DynamoDB there is; endpoints over SSM."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import boto3
import pytest
from botocore.exceptions import ConnectTimeoutError
from moto import mock_aws

from lambdas.adapters.ssm import SsmEndpoints, parameter_name
from lambdas.adapters.webhooks import DynamoTenantNotices
from lambdas.core.model.errors import Unavailable
from lambdas.core.notify.notice import MANY_LETTERS, Endpoint, NoticeStatus, TenantNotice
from lazaret.testing.breakers import MemoryTenantNotices
from tests.support.builders import A_MINUTE, NOON, an_event, an_id
from tests.support.ledgers.bench import DynamoBench
from tests.support.ledgers.engines import NOBODY, REGION

Book = DynamoTenantNotices


@pytest.fixture(params=["in_process", "moto", "dynamodb_local"])
def book(request: pytest.FixtureRequest) -> Book:
    if request.param == "in_process":
        return MemoryTenantNotices()
    if request.param == "dynamodb_local":
        return DynamoTenantNotices(request.getfixturevalue("second_engine"), "ledger")
    on_moto: DynamoBench = request.getfixturevalue("on_moto")
    return DynamoTenantNotices(on_moto.client, "ledger")


def a_notice(tenant: str, **changes: Any) -> TenantNotice:
    defaults = TenantNotice(
        tenant_id=tenant,
        topic=MANY_LETTERS,
        notice_id=an_id("notice"),
        job_type="kyc",
        at=NOON,
        body='{"letters":6}',
        tries=1,
        due_at=NOON + A_MINUTE,
    )
    return replace(defaults, **changes)


def test_a_notice_is_found_as_it_was_written(book: Book, tenant: str) -> None:
    notice = a_notice(tenant, why="answered 503", status=NoticeStatus.FAILED)
    assert book.find(tenant, MANY_LETTERS) is None
    assert book.write(notice, was=None)
    assert book.find(tenant, MANY_LETTERS) == notice


def test_only_the_first_of_two_begins_a_window(book: Book, tenant: str) -> None:
    first = a_notice(tenant)
    assert book.write(first, was=None)
    assert not book.write(a_notice(tenant), was=None)
    assert book.find(tenant, MANY_LETTERS) == first


def test_a_write_that_is_asked_for_again_because_its_answer_was_lost_is_ones_own(book: Book, tenant: str) -> None:
    first = a_notice(tenant)
    second = replace(first, tries=2, due_at=NOON + 2 * A_MINUTE, why="answered 503")
    for notice, was in ((first, None), (second, first)):
        assert book.write(notice, was=was)
        assert book.write(notice, was=was)
    assert not book.write(replace(second, due_at=NOON + 3 * A_MINUTE), was=first), "another function's try"
    assert book.find(tenant, MANY_LETTERS) == second


@pytest.mark.parametrize(
    "moved",
    [{"tries": 2}, {"status": NoticeStatus.SENT}, {"notice_id": "another"}],
    ids=lambda moved: next(iter(moved)),
)
def test_a_notice_that_moved_since_it_was_read_is_not_written_over(
    book: Book, tenant: str, moved: dict[str, Any]
) -> None:
    read = a_notice(tenant)
    there = replace(read, **moved)
    book.write(there, was=None)
    assert not book.write(replace(read, why="late"), was=read)
    assert book.find(tenant, MANY_LETTERS) == there
    assert book.write(replace(there, why="in time"), was=there)


def test_a_tenant_sees_its_last_notice_of_each_topic_and_nobody_elses(book: Book, tenant: str) -> None:
    letters, breaker = a_notice(tenant), a_notice(tenant, topic="breaker.opened#kyc")
    for notice in (letters, breaker, a_notice(f"{tenant}-2")):
        book.write(notice, was=None)
    assert list(book.all(tenant)) == [breaker, letters]


def test_who_registered_an_endpoint_is_kept_in_order(book: Book, tenant: str) -> None:
    events = [an_event(what="webhook.set", at=NOON), an_event(what="webhook.removed", at=NOON + A_MINUTE)]
    for event in reversed(events):
        book.record(tenant, event)
    assert list(book.history(tenant)) == events
    assert list(book.all(tenant)) == []


def test_a_notice_does_not_stay_forever(on_moto: DynamoBench, tenant: str) -> None:
    DynamoTenantNotices(on_moto.client, "ledger").write(a_notice(tenant), was=None)
    key = {"pk": {"S": f"N#{tenant}"}, "sk": {"S": f"NOTICE#{MANY_LETTERS}"}}
    item = on_moto.client.get_item(TableName="ledger", Key=key)["Item"]
    assert int(item["expires_at"]["N"]) > NOON.timestamp()


@pytest.fixture
def ssm() -> Iterator[Any]:
    with mock_aws():
        yield boto3.client("ssm", region_name=REGION, **NOBODY)


ENDPOINT = Endpoint(url="https://hooks.example.com/in", secret="s3cret", set_at=NOON, set_by="ada")


def test_an_endpoint_is_kept_encrypted_under_the_deployments_key(ssm: Any) -> None:
    endpoints = SsmEndpoints(ssm, "lazaret")
    endpoints.put("tnt:8f2a", ENDPOINT)
    assert endpoints.find("tnt:8f2a") == ENDPOINT
    (kept,) = ssm.describe_parameters()["Parameters"]
    assert (kept["Type"], kept["KeyId"]) == ("SecureString", "alias/lazaret")
    assert kept["Name"].startswith("/lazaret/webhooks/")
    plain = ssm.get_parameter(Name=kept["Name"])["Parameter"]["Value"]
    assert plain.startswith("kms:")  # as moto shows what was not decrypted


def test_another_tenant_or_deployment_has_another_endpoint(ssm: Any) -> None:
    endpoints = SsmEndpoints(ssm, "lazaret")
    endpoints.put("tnt_1", ENDPOINT)
    assert endpoints.find("tnt_2") is None
    assert SsmEndpoints(ssm, "acme").find("tnt_1") is None


def test_setting_replaces_and_removing_removes(ssm: Any) -> None:
    endpoints = SsmEndpoints(ssm, "lazaret")
    endpoints.put("tnt_1", ENDPOINT)
    endpoints.put("tnt_1", replace(ENDPOINT, secret="new"))
    found = endpoints.find("tnt_1")
    assert found is not None
    assert found.secret == "new"
    assert endpoints.remove("tnt_1")
    assert endpoints.find("tnt_1") is None
    assert not endpoints.remove("tnt_1")


def test_a_parameter_has_a_name_that_ssm_takes_for_any_tenant() -> None:
    assert parameter_name("lazaret", "a:b.c-d_E" * 14).count("/") == 3
    assert len({parameter_name("lazaret", tenant) for tenant in ("a:b", "a.b", "A:b")}) == 3


def test_a_store_that_does_not_answer_is_unavailable_and_not_a_tenant_without_an_endpoint() -> None:
    broken = boto3.client("ssm", region_name=REGION, endpoint_url="http://127.0.0.1:1", **NOBODY)
    broken.meta.events.register("before-send.*.*", lambda **_: (_ for _ in ()).throw(_throttled()))
    with pytest.raises(Unavailable):
        SsmEndpoints(broken, "lazaret").find("tnt_1")


def _throttled() -> Exception:
    error: Exception = ConnectTimeoutError(endpoint_url="ssm")
    return error
