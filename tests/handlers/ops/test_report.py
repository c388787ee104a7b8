"""`ops report`: causes, who resolved, how soon and what it cost, counted on letters that a test knows."""

from datetime import UTC, datetime, timedelta
from typing import Any

import boto3
import pytest
from botocore.client import BaseClient
from botocore.exceptions import ClientError

from lambdas.core.model.failure import Kind
from lambdas.core.model.head import MACHINE
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive.start import BY_ITSELF
from ops.reports.report_read import Tally
from tests.support.builders import a_key, a_letter
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

NOW = datetime.now(UTC).replace(microsecond=0)
KYC = ("report", "--lane", "kyc")


def bury(line: Line, **facts: Any) -> Letter:
    key = a_key(job_type=facts.pop("job_type", "kyc"))
    died = {"died_at": NOW - timedelta(days=1), "kind": Kind.TRANSIENT, "code": "LLM_TIMEOUT"}
    return line.bench.put_letter(a_letter(key, **{**died, **facts}))


def resolved(line: Line, status: LetterStatus, by: str, *, after: timedelta, **facts: Any) -> Letter:
    died = NOW - timedelta(days=1)
    return bury(line, status=status, died_at=died, resolved_at=died + after, resolved_by=by, **facts)


def emitted(name: str, value: float, job_type: str = "kyc", *, ago: timedelta = timedelta(hours=2)) -> None:
    boto3.client("cloudwatch").put_metric_data(
        Namespace="Lazaret",
        MetricData=[
            {
                "MetricName": name,
                "Dimensions": [{"Name": "job_type", "Value": job_type}],
                "Value": value,
                "Timestamp": NOW - ago,
            }
        ],
    )


def test_letters_are_counted_by_who_resolved_them(line: Line) -> None:
    an_hour = timedelta(hours=1)
    resolved(line, LetterStatus.RECOVERED, f"{BY_ITSELF}1", after=an_hour)
    resolved(line, LetterStatus.RECOVERED, "rd-7", after=an_hour)
    resolved(line, LetterStatus.RECOVERED, "rd-8", after=an_hour)
    resolved(line, LetterStatus.DISCARDED, "ada", after=an_hour)
    resolved(line, LetterStatus.DISCARDED, MACHINE, after=timedelta(0))
    bury(line, status=LetterStatus.SUPERSEDED)
    bury(line)
    bury(line, status=LetterStatus.HELD)
    bury(line, status=LetterStatus.REDRIVING)
    total = line.json(*KYC)["total"]
    assert {name: total[name] for name in ("died", "died_again", "open")} == {"died": 9, "died_again": 1, "open": 3}
    assert [total[f"recovered_by_{who}"] for who in ("machine", "person")] == [1, 2]
    assert [total[f"discarded_by_{who}"] for who in ("machine", "person")] == [1, 1]
    assert "2 by the machine, 3 by people; 3 recovered, 2 not" in line(*KYC).out


def test_time_to_resolution_has_median_and_ninetieth_percentile_without_what_nobody_resolved(line: Line) -> None:
    for minutes in range(1, 11):
        resolved(line, LetterStatus.RECOVERED, "rd-1", after=timedelta(minutes=minutes))
    resolved(line, LetterStatus.DISCARDED, MACHINE, after=timedelta(0))
    total = line.json(*KYC)["total"]
    assert (total["median_s"], total["p90_s"]) == (330.0, 540.0)
    assert "5m 30s median, 9m 0s for 90 %" in line(*KYC).out


def test_nothing_resolved_has_no_time(line: Line) -> None:
    bury(line)
    total = line.json(*KYC)["total"]
    assert (total["median_s"], total["p90_s"]) == (None, None)


def test_a_lineage_is_paid_for_once(line: Line) -> None:
    """The letter of a replay that died carries what the one before had spent."""
    bury(line, status=LetterStatus.SUPERSEDED, spend_usd=0.5, tokens=100)
    bury(line, spend_usd=0.75, tokens=150)
    emitted("RetrySpendUsd", 0.25)
    emitted("RetrySpendUsd", 0.5)
    told = line.json(*KYC)
    assert [told["total"][name] for name in ("spent_usd", "tokens", "retry_spend_usd")] == [0.75, 150, 0.75]
    assert "$0.75 by jobs that died (150 tokens), $0.75 by retries" in line(*KYC).out


def test_causes_come_with_lane_kind_and_code_the_most_frequent_first(line: Line) -> None:
    for _ in range(3):
        bury(line, kind=Kind.POISON, code="TOOL_LOOP", job_type="sanctions")
    bury(line)
    resolved(line, LetterStatus.RECOVERED, "rd-1", after=timedelta(hours=1))
    told = line.json("report")
    rows = [(c["job_type"], c["kind"], c["code"], c["died"], c["open"]) for c in told["causes"]]
    assert rows == [("sanctions", "poison", "TOOL_LOOP", 3, 3), ("kyc", "transient", "LLM_TIMEOUT", 2, 1)]
    lanes = {lane["job_type"]: lane["died"] for lane in told["lanes"]}
    assert lanes.items() >= {"kyc": 2, "sanctions": 3, "backfill": 0, "simulated": 0}.items()


def test_what_died_before_is_not_counted(line: Line) -> None:
    bury(line, died_at=NOW - timedelta(days=8))
    bury(line, died_at=NOW - timedelta(days=6))
    emitted("JobsSucceeded", 5, ago=timedelta(days=8))
    emitted("JobsSucceeded", 3, ago=timedelta(days=6))
    week, two = line.json(*KYC)["total"], line.json(*KYC, "--days", "14")["total"]
    assert (week["died"], week["jobs_done"], two["died"], two["jobs_done"]) == (1, 3.0, 2, 8.0)


def test_attempts_that_a_retry_cured_are_cloudwatchs(line: Line) -> None:
    for name, value in {"AttemptsFailed": 7, "Retries": 6, "Duplicates": 2, "JobsSucceeded": 90}.items():
        emitted(name, value)
    emitted("AttemptsFailed", 99, "sanctions")
    [kyc] = line.json(*KYC)["lanes"]
    assert [kyc[name] for name in ("attempts_failed", "retries", "duplicates", "jobs_done")] == [7, 6, 2, 90]
    assert "7, of which 6 were retried" in line(*KYC).out


def test_a_lane_with_more_letters_than_are_counted_says_from_where_on_they_are_missing(line: Line) -> None:
    for hours in (30, 20, 10):
        bury(line, died_at=NOW - timedelta(hours=hours))
    told = line.json(*KYC, "--most", "2")
    last = NOW - timedelta(hours=20)
    assert told["total"]["died"] == 2
    assert told["incomplete"] == [
        f"lane kyc has more than 2 letters: those after {last:%Y-%m-%d %H:%M:%S}Z are not counted"
    ]
    assert "incomplete: lane kyc has more than 2 letters" in line(*KYC, "--most", "2").out
    assert line.json(*KYC, "--most", "3")["incomplete"] == []


def test_without_cloudwatch_letters_are_reported_and_the_gap_is_named(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    bury(line)
    real = BaseClient._make_api_call

    def refuse(self: BaseClient, operation: str, params: dict[str, Any]) -> Any:
        if operation == "GetMetricData":
            raise ClientError({"Error": {"Code": "AccessDenied", "Message": "not you"}}, operation)
        return real(self, operation, params)

    monkeypatch.setattr(BaseClient, "_make_api_call", refuse)
    told = line.json(*KYC)
    assert (told["total"]["died"], told["total"]["retry_spend_usd"]) == (1, None)
    assert "not known" in told["incomplete"][0]
    shown = line(*KYC)
    assert (shown.code, "? by retries" in shown.out) == (0, True)


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--days", "0"), "not a whole number from 1 to 90"),
        (("--lane", "nolane"), "there is no lane 'nolane'"),
    ],
)
def test_what_makes_no_sense_is_refused(line: Line, argv: tuple[str, ...], said: str) -> None:
    told = line("report", *argv)
    assert (told.code, said in told.err) == (2, True)


def test_one_resolved_letter_is_its_own_median_and_percentile() -> None:
    tally = Tally(seconds=[60.0])
    assert (tally.told()["median_s"], tally.told()["p90_s"]) == (60.0, 60.0)
