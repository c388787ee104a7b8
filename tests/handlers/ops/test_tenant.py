"""`ops tenant set-webhook`, `show` and `remove-webhook` over moto."""

import boto3
import pytest

from lambdas import house
from lambdas.core.notify.notice import MANY_LETTERS, NoticeStatus, TenantNotice
from tests.support.builders import NOON
from tests.support.functions.gateway import ME
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

URL = "https://hooks.example.com/in"
SET = ("tenant", "set-webhook", "tnt:1", "--url", URL, "--reason", "their integrator asked")


def test_setting_shows_the_secret_once_and_keeps_it_encrypted(line: Line) -> None:
    said = line(*SET)
    assert (said.code, f"is notified at {URL}" in said.out) == (0, True)
    kept = house.endpoints().find("tnt:1")
    assert kept is not None
    assert f"secret: {kept.secret}" in said.out
    assert len(kept.secret) >= 43  # 256 bits
    assert (kept.url, kept.set_by) == (URL, ME)
    (parameter,) = boto3.client("ssm").describe_parameters()["Parameters"]
    assert (parameter["Type"], parameter["KeyId"]) == ("SecureString", "alias/lazaret")
    shown = line("tenant", "show", "tnt:1")
    assert URL in shown.out
    assert kept.secret not in shown.out + shown.err
    assert "webhook.set" in shown.out
    assert "their integrator asked" in shown.out


def test_setting_again_makes_another_secret(line: Line) -> None:
    assert line.json(*SET)["secret"] != line.json(*SET)["secret"]


def test_removing_is_kept_with_its_reason(line: Line) -> None:
    line(*SET)
    assert line("tenant", "remove-webhook", "tnt:1", "--reason", "they left").code == 0
    assert house.endpoints().find("tnt:1") is None
    shown = line.json("tenant", "show", "tnt:1")
    assert shown["endpoint"] is None
    assert [(event["what"], event["why"]) for event in shown["history"]] == [
        ("webhook.set", "their integrator asked"),
        ("webhook.removed", "they left"),
    ]
    again = line("tenant", "remove-webhook", "tnt:1", "--reason", "they left")
    assert (again.code, "tenant tnt:1 has no endpoint" in again.err) == (1, True)


def test_what_became_of_the_last_notices_is_shown_with_the_reason(line: Line) -> None:
    notice = TenantNotice(
        tenant_id="tnt:1",
        topic=MANY_LETTERS,
        notice_id="n1",
        job_type="kyc",
        at=NOON,
        body="{}",
        status=NoticeStatus.REFUSED,
        tries=1,
        why="host 'x' has the address 10.0.0.1, which is not a public one",
    )
    house.tenant_notices().write(notice, was=None)
    (row,) = line.json("tenant", "show", "tnt:1")["notices"]
    assert (row["topic"], row["status"], row["tries"]) == (MANY_LETTERS, "refused", 1)
    assert "10.0.0.1" in row["why"]
    assert "has no endpoint" in line("tenant", "show", "tnt:1").out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("set-webhook", "t", "--reason", "x"), "needs --url"),
        (("set-webhook", "t", "--url", URL), "tenant set-webhook needs --reason"),
        (("set-webhook", "t", "--url", "http://x.example/", "--reason", "x"), "expected https"),
        (("set-webhook", "t", "--url", "https://10.0.0.1/", "--reason", "x"), "expected a name, not an address"),
        (("set-webhook", "t", "kyc", "--url", URL, "--reason", "x"), "no LANE"),
        (("set-webhook", "not an id", "--url", URL, "--reason", "x"), "takes one TENANT"),
        (("remove-webhook", "t"), "tenant remove-webhook needs --reason"),
        (("set-limits", "t", "--clear", "--reason", "x"), "LANE None is not an id"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(line: Line, argv: tuple[str, ...], said: str) -> None:
    answer = line("tenant", *argv)
    assert answer.code == 2
    assert said in answer.err
    assert boto3.client("ssm").describe_parameters()["Parameters"] == []
