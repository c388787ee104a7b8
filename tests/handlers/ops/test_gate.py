"""`ops gate`: each limit at its edge, nothing that is not there, and how it ends when it cannot tell."""

from datetime import UTC, datetime, timedelta
from typing import Any

import boto3
import pytest
from botocore.client import BaseClient
from botocore.exceptions import ClientError, EndpointConnectionError

from lambdas.core.model.letter import LetterStatus
from ops.reports.gate import ENOUGH, MAX_DUPLICATES, MAX_OPEN, MIN_REPLAY_SUCCESS
from tests.support.builders import a_key, a_letter
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414
from tests.support.markdown import text_of

NOW = datetime.now(UTC)
KYC = ("gate", "--lane", "kyc")


def bury(line: Line, number: int, status: LetterStatus, *, job_type: str = "kyc", days: float = 1) -> None:
    for _ in range(number):
        line.bench.put_letter(a_letter(a_key(job_type=job_type), status=status, died_at=NOW - timedelta(days=days)))


def emitted(duplicates: float, done: float, *, job_type: str = "kyc", days: float = 0.1) -> None:
    dimensions = [{"Name": "job_type", "Value": job_type}]
    at = NOW - timedelta(days=days)
    boto3.client("cloudwatch").put_metric_data(
        Namespace="Lazaret",
        MetricData=[
            {"MetricName": name, "Dimensions": dimensions, "Value": value, "Timestamp": at}
            for name, value in {"Duplicates": duplicates, "JobsSucceeded": done}.items()
        ],
    )


def judged(line: Line, *argv: str) -> tuple[int, list[Any]]:
    answer = line(*KYC, *argv)
    return answer.code, answer.out.splitlines()


def test_of_nothing_there_is_no_rate_and_the_gate_says_so(line: Line) -> None:
    code, lines = judged(line, "--min-replay-success", "1", "--max-duplicates", "0")
    assert code == 0
    assert lines == [
        "open letters: 0, at most 0: ok",
        "replay success: none, at least 1: not judged (there were none in this time)",
        "duplicates: none, at most 0: not judged (there were none in this time)",
    ]


@pytest.mark.parametrize(("most", "code"), [("3", 0), ("2", 1), (None, 1)])
def test_open_letters_past_their_limit_stop_a_release(line: Line, most: str | None, code: int) -> None:
    bury(line, 2, LetterStatus.OPEN)
    bury(line, 1, LetterStatus.ESCALATED, days=60)
    bury(line, 4, LetterStatus.REDRIVING)
    bury(line, 4, LetterStatus.DISCARDED)
    bury(line, 4, LetterStatus.OPEN, job_type="sanctions")
    found, lines = judged(line, *(("--max-open", most) if most else ()))
    assert found == code
    verdict = "PAST ITS LIMIT" if code else "ok"
    assert lines[0] == f"open letters: 3, at most {most or 0}: {verdict}"


@pytest.mark.parametrize(("least", "code"), [("0.75", 0), ("0.76", 1)])
def test_replays_that_do_not_recover_stop_a_release(line: Line, least: str, code: int) -> None:
    bury(line, 3, LetterStatus.RECOVERED)
    bury(line, 1, LetterStatus.SUPERSEDED)
    bury(line, 9, LetterStatus.SUPERSEDED, days=8)
    found, lines = judged(line, "--min-replay-success", least)
    assert (found, lines[1].startswith(f"replay success: 0.75 of 4, at least {least}: ")) == (code, True)


@pytest.mark.parametrize(("most", "code"), [("0.02", 0), ("0.019", 1)])
def test_duplicates_past_their_limit_stop_a_release(line: Line, most: str, code: int) -> None:
    emitted(1, 50)
    emitted(1, 50)
    emitted(50, 50, job_type="sanctions")
    emitted(50, 50, days=8)
    found, lines = judged(line, "--max-duplicates", most)
    assert (found, lines[2].startswith(f"duplicates: 0.02 of 100, at most {most}: ")) == (code, True)


def test_a_default_rate_is_not_judged_of_a_few_but_one_that_is_given_is(line: Line) -> None:
    bury(line, 1, LetterStatus.SUPERSEDED)
    emitted(1, 1)
    code, lines = judged(line)
    assert (code, "not judged (1 is fewer than 10)" in lines[1], "not judged" in lines[2]) == (0, True, True)
    assert judged(line, "--min-replay-success", "0.8")[0] == 1
    assert judged(line, "--max-duplicates", "0.01")[0] == 1
    assert judged(line, "--min-replay-success", "0.8", "--least", "2")[0] == 0


def test_programs_get_every_limit_with_its_number(line: Line) -> None:
    bury(line, 2, LetterStatus.OPEN)
    answer = line(*KYC, "--json")
    assert answer.code == 1
    told = line.json(*KYC, "--max-open", "2")
    assert told["passed"] is True
    assert [(each["name"], each["value"], each["passed"]) for each in told["limits"]] == [
        ("open letters", 2, True),
        ("replay success", None, True),
        ("duplicates", None, True),
    ]


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--max-open", "-1"), "not a whole number from 0"),
        (("--min-replay-success", "80"), "not a share from 0 to 1"),
        (("--max-duplicates", "nan"), "not a share from 0 to 1"),
        (("--lane", "nolane"), "there is no lane 'nolane'"),
        (("--days", "0"), "not a whole number from 1"),
    ],
)
def test_what_makes_no_sense_ends_with_two(line: Line, argv: tuple[str, ...], said: str) -> None:
    answer = line("gate", *argv)
    assert (answer.code, said in answer.err) == (2, True), answer.err


@pytest.mark.parametrize("operation", ["Query", "GetMetricData"])
@pytest.mark.parametrize(
    "trouble",
    [
        ClientError({"Error": {"Code": "AccessDenied", "Message": "not you"}}, "x"),
        EndpointConnectionError(endpoint_url="http://127.0.0.1:1"),
    ],
)
def test_what_cannot_be_told_ends_with_two_and_one_sentence(
    line: Line, monkeypatch: pytest.MonkeyPatch, operation: str, trouble: Exception
) -> None:
    real = BaseClient._make_api_call

    def refuse(self: BaseClient, asked: str, params: dict[str, Any]) -> Any:
        if asked == operation:
            raise trouble
        return real(self, asked, params)

    monkeypatch.setattr(BaseClient, "_make_api_call", refuse)
    answer = line(*KYC)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_a_deployment_that_is_not_there_ends_with_two(line: Line) -> None:
    answer = line("gate", "--name", "other")
    assert (answer.code, answer.out) == (2, "")
    assert "is Lazaret deployed" in answer.err


def test_defaults_are_those_of_the_runbook() -> None:
    told = " ".join(text_of("docs/runbook.md").split())
    assert f"If you leave the limits out, they are {MAX_OPEN}, {MIN_REPLAY_SUCCESS} and {MAX_DUPLICATES}" in told
    assert (ENOUGH, "judged only from ten or more" in told) == (10, True)
