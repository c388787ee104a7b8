"""`ops status`: what is on the screen, that it fits one, and what it asks AWS for."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from typing import Any

import boto3
import pytest
from botocore.client import BaseClient
from botocore.exceptions import ClientError

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.adapters.dynamo.redrives import DynamoRedrives
from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.breaker import tripped
from lambdas.core.model.failure import Kind
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import WAITING, Letter, LetterStatus, Way
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.request import Filter, Request
from ops.reports.status_shown import span
from ops.shown import Shown, fitting
from tests.support.builders import a_claim, a_key, a_letter, an_event
from tests.support.functions.ops_line import LANES, Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as bare  # noqa: F401

NOW = datetime.now(UTC)
A_SCREEN = (100, 40)


@pytest.fixture
def line(bare: Line) -> Line:  # noqa: F811
    for lane in LANES:
        bare.sqs.create_queue(QueueName=f"lazaret-{lane}-dead")
    return bare


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Every request, by operation."""
    counted: Counter[str] = Counter()
    real = BaseClient._make_api_call

    def count(self: BaseClient, operation: str, params: dict[str, Any]) -> Any:
        counted[operation] += 1
        return real(self, operation, params)

    monkeypatch.setattr(BaseClient, "_make_api_call", count)
    return counted


def bury(line: Line, number: int = 1, **facts: Any) -> list[Letter]:
    job_type = facts.pop("job_type", "kyc")
    tenant_id = facts.pop("tenant_id", "tnt_8f2a")
    keys = [a_key(job_type=job_type, tenant_id=tenant_id) for _ in range(number)]
    letters = [a_letter(key, **{"died_at": NOW, **facts}) for key in keys]
    for letter in letters:  # counted as intake does it; one that does not wait is counted nowhere
        if letter.status in WAITING:
            line.bench.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
        else:
            line.bench.put_letter(letter)
    return letters


def opened(line: Line, tenant_id: str = "tnt_8f2a") -> None:
    breakers = DynamoBreakers(line.bench.client, "lazaret-breakers")
    found = breakers.find(tenant_id, "kyc")
    line.bench.ledger.park(a_claim(a_key(tenant_id=tenant_id)), ticket="t-1", body=StoredBody(text="{}"))
    at = datetime.now(UTC) - timedelta(minutes=5)  # not NOW: that is when the tests were collected
    assert breakers.move(found, tripped(found, code="BAD", at=at, limits=BreakerLimits(cool_down_s=900)))


def redriven(line: Line, redrive_id: str, status: RedriveStatus) -> None:
    request = Request(action=Way.REPLAY, job_type="kyc", filter=Filter(code="X"), reason="fixed", operator="ada")
    wave = Wave(number=1, begin=0, end=5, began_at=NOW, sent=5, recovered=3, died_again=1)
    redrive = Redrive(
        redrive_id=redrive_id,
        request=request,
        status=status,
        started_at=NOW,
        updated_at=NOW,
        plan=Plan(planned=20),
        waves=(wave,),
    )
    DynamoRedrives(line.bench.client, "lazaret-ledger").write(redrive)


def ringing(*names: str) -> None:
    cloudwatch = boto3.client("cloudwatch")
    for name in names:
        cloudwatch.put_metric_alarm(
            AlarmName=name,
            Namespace="Lazaret",
            MetricName="OpenLetters",
            Statistic="Maximum",
            Period=60,
            EvaluationPeriods=1,
            Threshold=0,
            ComparisonOperator="GreaterThanThreshold",
        )
        cloudwatch.set_alarm_state(AlarmName=name, StateValue="ALARM", StateReason="a test")


def test_a_quiet_deployment_says_so_and_shows_every_lane(line: Line) -> None:
    told = line("status")
    assert (told.code, told.err) == (0, "")
    assert all(lane in told.out for lane in LANES)
    for sentence in ("no alarm rings", "no letter is open", "no breaker is open", "no redrive is under way"):
        assert sentence in told.out


def test_queues_are_counted_and_their_ages_are_cloudwatchs(line: Line) -> None:
    url = line.sqs.get_queue_url(QueueName="lazaret-kyc")["QueueUrl"]
    for _ in range(3):
        line.sqs.send_message(QueueUrl=url, MessageBody="x")
    line.sqs.receive_message(QueueUrl=url, MaxNumberOfMessages=1)
    line.sqs.send_message(QueueUrl=url, MessageBody="x", DelaySeconds=600)
    dead = line.sqs.get_queue_url(QueueName="lazaret-kyc-dead")["QueueUrl"]
    line.sqs.send_message(QueueUrl=dead, MessageBody="x")
    boto3.client("cloudwatch").put_metric_data(
        Namespace="AWS/SQS",
        MetricData=[
            {
                "MetricName": "ApproximateAgeOfOldestMessage",
                "Dimensions": [{"Name": "QueueName", "Value": "lazaret-kyc"}],
                "Value": 192,
            }
        ],
    )
    kyc = line.json("status", "--lane", "kyc")["lanes"][0]
    counted = ("waiting", "in_flight", "delayed", "dying", "oldest_message_s", "oldest_dead_s")
    assert [kyc[name] for name in counted] == [2, 1, 1, 1, 192.0, None]
    assert "3m 12s" in line("status", "--lane", "kyc").out


def test_a_lane_that_is_not_deployed_is_named_and_no_error(line: Line) -> None:
    for name in ("lazaret-backfill", "lazaret-backfill-dead"):
        line.sqs.delete_queue(QueueUrl=line.sqs.get_queue_url(QueueName=name)["QueueUrl"])
    told = line.json("status", "--lane", "backfill")["lanes"][0]
    assert (told["job_type"], told["deployed"], told["waiting"]) == ("backfill", False, None)
    assert "no queues here: backfill" in line("status", "--lane", "backfill").out


def test_open_letters_are_grouped_by_signature_the_largest_group_first(line: Line) -> None:
    bury(line, 3, signature="s1", code="BAD_SCAN", detail="the XMP packet is cut off\nTraceback", kind=Kind.POISON)
    bury(line, 1, signature="s1", code="BAD_SCAN", tenant_id="tnt_2", kind=Kind.POISON, died_at=NOW - timedelta(1))
    bury(line, 2, signature="s2", code="AUTH_DENIED", job_type="sanctions", status=LetterStatus.HELD)
    bury(line, 5, signature="s3", status=LetterStatus.RECOVERED)
    bury(line, 5, signature="s3", status=LetterStatus.REDRIVING)
    told = line.json("status")
    groups = [(g["job_type"], g["signature"], g["letters"], g["code"]) for g in told["groups"]]
    assert groups == [("kyc", "s1", 4, "BAD_SCAN"), ("sanctions", "s2", 2, "AUTH_DENIED")]
    assert told["groups"][0]["summary"] == "the XMP packet is cut off"
    lanes = {lane["job_type"]: lane for lane in told["lanes"]}
    assert (lanes["kyc"]["open_letters"], lanes["sanctions"]["open_letters"]) == (4, 2)
    assert lanes["kyc"]["oldest_letter_s"] > timedelta(days=1) / timedelta(seconds=1)


def test_groups_that_do_not_fit_are_counted(line: Line) -> None:
    for number in range(10):
        bury(line, signature=f"s{number}", code=f"CODE_{number}")
    assert "open letters by group (and 3 more)" in line("status", "--lane", "kyc").out


def test_tenants_have_their_share_of_the_open_letters_and_their_last_day(line: Line) -> None:
    key = a_key(tenant_id="tnt_1")
    letter = a_letter(key, died_at=NOW, kind=Kind.POISON)
    line.bench.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    bury(line, 3, tenant_id="tnt_2")
    shares = line.json("status", "--lane", "kyc")["tenants"]
    assert [(each["tenant_id"], each["letters"], each["share"]) for each in shares] == [
        ("tnt_2", 3, 0.75),
        ("tnt_1", 1, 0.25),
    ]
    assert [shares[1][name] for name in ("died", "poison", "recovered")] == [1, 1, 0]
    assert "75 %" in line("status", "--lane", "kyc").out


def test_letters_are_counted_by_their_counters_and_not_by_what_a_list_shows(line: Line) -> None:
    """A page has two hundred: the small group would sort last, and its tenant be missing, if newer ones hid it."""
    bury(line, 3, signature="small", tenant_id="tnt_old", died_at=NOW - timedelta(1))
    bury(line, 230, signature="large", tenant_id="tnt_new")
    told = line.json("status", "--lane", "kyc")
    assert told["lanes"][0]["open_letters"] == 233
    assert [(each["signature"], each["letters"]) for each in told["groups"]] == [("large", 230), ("small", 3)]
    assert [(each["tenant_id"], each["letters"]) for each in told["tenants"]] == [("tnt_new", 230), ("tnt_old", 3)]
    assert told["lanes"][0]["oldest_letter_s"] > timedelta(days=1) / timedelta(seconds=1)


def test_a_redrive_that_waits_is_shown_however_many_newer_ones_have_ended(line: Line) -> None:
    redriven(line, "rd-waits", RedriveStatus.WAITING_FOR_APPROVAL)
    for number in range(60):
        redriven(line, f"rd-{number}", RedriveStatus.DONE)
    assert [each["redrive_id"] for each in line.json("status", "--lane", "kyc")["redrives"]] == ["rd-waits"]


def test_breakers_redrives_and_alarms_that_ring_are_on_the_screen(line: Line) -> None:
    opened(line)
    redriven(line, "rd-running", RedriveStatus.WATCHING)
    redriven(line, "rd-over", RedriveStatus.DONE)
    ringing("lazaret-kyc-open-letters", "lazaretto-kyc-open-letters")
    told = line.json("status", "--lane", "kyc")
    [breaker] = told["breakers"]
    assert (breaker["tenant_id"], breaker["state"], breaker["code"], breaker["parked"]) == (
        "tnt_8f2a",
        "open",
        "BAD",
        1,
    )
    assert (told["lanes"][0]["breakers_open"], told["lanes"][0]["parked"]) == (1, 1)
    assert [each["redrive_id"] for each in told["redrives"]] == ["rd-running"]
    assert told["alarms"] == ["lazaret-kyc-open-letters"]
    shown = line("status", "--lane", "kyc").out
    assert "5 of 20" in shown
    assert "5m" in shown
    assert "alarms: lazaret-kyc-open-letters\n" in shown


def test_one_lane_alone_shows_nothing_of_the_others(line: Line) -> None:
    opened(line)
    bury(line, 2)
    redriven(line, "rd-running", RedriveStatus.SENDING)
    told = line.json("status", "--lane", "sanctions")
    assert [lane["job_type"] for lane in told["lanes"]] == ["sanctions"]
    assert (told["breakers"], told["groups"], told["tenants"], told["redrives"]) == ([], [], [], [])


def test_an_incident_fits_one_screen(line: Line) -> None:
    for number in range(12):
        bury(line, 2, signature=f"s{number}", tenant_id=f"tnt_{number}", detail="a long line " * 20)
        opened(line, f"tnt_{number}")
        redriven(line, f"rd-{number:032x}", RedriveStatus.WATCHING)
    ringing(*(f"lazaret-kyc-alarm-{number}" for number in range(9)))
    lines = [text for text in line("status").out.splitlines() if not text.startswith("alarms:")]
    assert (max(map(len, lines)) <= A_SCREEN[0], len(lines) < A_SCREEN[1]) == (True, True)


@pytest.mark.parametrize("letters", [1, 60])
def test_it_asks_for_the_same_number_of_requests_however_many_letters_there_are(
    line: Line, asked: Counter[str], letters: int
) -> None:
    bury(line, letters)
    asked.clear()
    line("status")
    per_lane = {"Query": 8, "GetQueueUrl": 2, "GetQueueAttributes": 2}
    with_letters = 3 * 16 + 1 + 8  # one lane's counters of groups and tenants, and its groups; its oldest letter
    of_a_tenant = 16
    assert asked == {
        **{name: len(LANES) * count for name, count in per_lane.items()},
        "Query": len(LANES) * per_lane["Query"] + with_letters + of_a_tenant + 2,  # breakers, redrives
        "BatchGetItem": 1,
        "GetMetricData": 1,
        "DescribeAlarms": 1,
        "GetParameters": 1,
    }


def test_without_the_right_to_ask_cloudwatch_the_rest_is_shown_and_that_is_said(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = BaseClient._make_api_call

    def refuse(self: BaseClient, operation: str, params: dict[str, Any]) -> Any:
        if self.meta.service_model.service_name == "cloudwatch":
            raise ClientError({"Error": {"Code": "AccessDenied", "Message": "not you"}}, operation)
        return real(self, operation, params)

    monkeypatch.setattr(BaseClient, "_make_api_call", refuse)
    told = line("status", "--lane", "kyc")
    assert (told.code, "kyc" in told.out, "alarm" in told.out) == (0, True, False)
    assert "not known: queue ages and alarms" in told.err
    assert "not you" in told.err


def test_a_lane_that_does_not_exist_is_refused(line: Line) -> None:
    told = line("status", "--lane", "nolane")
    assert (told.code, "there is no lane 'nolane'" in told.err) == (2, True)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(None, ""), (0.4, "0s"), (59, "59s"), (60, "1m 0s"), (3_720, "1h 2m"), (90_000, "1d 1h")],
)
def test_a_span_has_its_two_largest_units(seconds: float | None, text: str) -> None:
    assert span(seconds) == text


@pytest.mark.parametrize("room", [79, 100, 150])
def test_a_screen_keeps_every_column_and_the_widest_gives_way(room: int) -> None:
    natural = [10, 7, 7, 16, 200]
    widths = fitting(natural, room)
    assert (sum(widths), widths[:4]) == (room, natural[:4])
    assert fitting([3, 4], room) == [3, 4]


def test_what_is_there_to_be_copied_is_cut_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    row = (10, "simulated", "DETERMINISTIC_CRASH", "1f23b12b45b221db", "32m 47s ago", "KeyError: 'birth_date'")
    Shown().grid(("letters", "lane", "code", "signature", "latest", "what it says"), [row])
    said = capsys.readouterr().out
    assert "simulated" in said
    assert "1f23b12b45b221db" in said
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("columns", ["80", "100", "150"])
def test_a_long_error_takes_no_other_column_off_the_screen(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    Shown().grid(("letters", "lane", "code", "what it says"), [(704, "kyc", "AUTH_DENIED", "e" * 300)])
    head, row = capsys.readouterr().out.splitlines()
    assert head.split() == ["letters", "lane", "code", "what", "it", "says"]
    assert row.split()[:3] == ["704", "kyc", "AUTH_DENIED"]
    assert max(len(head), len(row.rstrip())) <= int(columns)


def test_the_lanes_fit_a_terminal_of_80_columns_with_every_heading_whole(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bury(line, 3, died_at=datetime.now(UTC) - timedelta(minutes=44, seconds=45))
    head, *_ = [row for row in line("status").out.splitlines() if row.startswith("lane ")]
    assert "…" not in head
    assert head.split()[-2:] == ["parked", "worker"]
