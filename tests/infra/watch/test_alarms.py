"""The alarms of the template, rung by a small CloudWatch: what sets each of them off, and what does not."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from infra.watch.shared_alarms import BEHIND_S
from lambdas.core.redrive.watch import HALTING
from lambdas.core.sweep.sweep import BEATS
from tests.infra.watch.cloudwatch import Cloud, key_of, named_in

MINUTE, HOUR = 60.0, 3600.0
NOW = 100 * HOUR
Template = Mapping[str, Any]


@pytest.fixture
def cloud() -> Cloud:
    """Two hours in which the sweep ran every minute and nothing else happened."""
    cloud = Cloud()
    for minute in range(120):
        for beat in BEATS:
            cloud.publish("Lazaret", "SweepLag", 0, at=NOW - minute * MINUTE, job_type=f"@{beat}")
    return cloud


def ours(cloud: Cloud, name: str, value: float, *, ago: float = 1.0, job_type: str = "kyc") -> None:
    cloud.publish("Lazaret", name, value, at=NOW - ago, job_type=job_type)


def queue(cloud: Cloud, name: str, value: float, *, minutes: int, queue: str = "lazaret-kyc") -> None:
    for minute in range(minutes):
        cloud.publish("AWS/SQS", name, value, at=NOW - minute * MINUTE, QueueName=queue)


def letters(cloud: Cloud, *tenants: str, kind: str = "permanent", job_type: str = "kyc") -> None:
    for tenant_id in tenants:
        line = json.dumps({"message": "message.dead_lettered", "tenant_id": tenant_id, "kind": kind})
        cloud.hear(f"lazaret-{job_type}-intake", line, at=NOW - MINUTE)


def rings(cloud: Cloud, template: Template, *, at: float = NOW) -> set[str]:
    """Without the deployment's name."""
    return {name.removeprefix("lazaret-") for name in cloud.ringing(template, at=at)}


def test_a_quiet_deployment_rings_nothing(cloud: Cloud, template: Template) -> None:
    assert rings(cloud, template) == set()


def test_only_a_sweep_that_does_not_run_is_told_by_silence(template: Template) -> None:
    assert rings(Cloud(), template) == {"sweep-silent"}


@pytest.mark.parametrize("beat", BEATS)
def test_a_beat_that_does_not_run_or_fails_each_time_is_as_bad_as_no_sweep(template: Template, beat: str) -> None:
    cloud = Cloud()
    for other in set(BEATS) - {beat}:
        for minute in range(120):
            cloud.publish("Lazaret", "SweepLag", 0, at=NOW - minute * MINUTE, job_type=f"@{other}")
    assert rings(cloud, template) == {"sweep-silent"}


@pytest.mark.parametrize("beat", BEATS)
def test_a_beat_that_stays_behind_rings_and_one_that_catches_up_does_not(
    cloud: Cloud, template: Template, beat: str
) -> None:
    ours(cloud, "SweepLag", BEHIND_S[beat] + 1, job_type=f"@{beat}")
    assert rings(cloud, template) == set()
    for minute in range(10):
        ours(cloud, "SweepLag", BEHIND_S[beat], ago=minute * MINUTE, job_type=f"@{beat}")
    assert rings(cloud, template) == set()
    for minute in range(10):
        ours(cloud, "SweepLag", BEHIND_S[beat] + 1, ago=minute * MINUTE, job_type=f"@{beat}")
    assert rings(cloud, template) == {"sweep-behind"}


def test_one_row_that_is_listed_where_it_does_not_belong_rings(cloud: Cloud, template: Template) -> None:
    ours(cloud, "ForeignRows", 1, job_type="@redrives")
    assert rings(cloud, template) == {"foreign-rows"}


@pytest.mark.parametrize(("days", "expected"), [(3.5, False), (3.6, True)])
def test_messages_that_nobody_takes_ring_long_before_they_vanish(
    cloud: Cloud, template: Template, days: float, expected: bool
) -> None:
    queue(cloud, "ApproximateAgeOfOldestMessage", days * 24 * HOUR, minutes=5)
    assert ("kyc-queue-expiring" in rings(cloud, template)) is expected


@pytest.mark.parametrize(
    ("tenants", "expected"),
    [
        (["a"], False),  # 1 of 1 is 100 %
        (["a", "a", "a", "a"], False),
        (["a", "a", "a", "a", "a"], True),
        (["a", "b", "c", "d", "e"], False),
        (["a", "a", "b", "c", "d"], False),  # 40 % is not more than 40 %
        (["a", "a", "a", "b", "c"], True),
    ],
)
def test_one_tenants_share_rings_when_there_are_enough_letters(
    cloud: Cloud, template: Template, tenants: list[str], expected: bool
) -> None:
    letters(cloud, *tenants)
    assert ("kyc-tenant-share" in rings(cloud, template)) is expected


@pytest.mark.parametrize(("poison", "expected"), [(3, False), (4, True)])
def test_more_than_three_poison_letters_of_one_tenant_ring(
    cloud: Cloud, template: Template, poison: int, expected: bool
) -> None:
    letters(cloud, *["a"] * poison, *["b"] * 3, kind="poison")
    letters(cloud, *["a", "b", "c", "d"] * 3)
    assert ("kyc-poison-tenant" in rings(cloud, template)) is expected


def test_letters_of_the_hour_before_no_longer_count(cloud: Cloud, template: Template) -> None:
    letters(cloud, *["a"] * 9, kind="poison")
    assert {"kyc-tenant-share", "kyc-poison-tenant"} <= rings(cloud, template)
    assert not {"kyc-tenant-share", "kyc-poison-tenant"} & rings(cloud, template, at=NOW + HOUR)


@pytest.mark.parametrize("done", ["JobsSucceeded", "Retries", "Buried", "Parked"])
def test_a_lane_in_which_jobs_wait_and_nothing_becomes_of_any_is_silent(
    cloud: Cloud, template: Template, done: str
) -> None:
    queue(cloud, "ApproximateNumberOfMessagesVisible", 3, minutes=20)
    assert "kyc-lane-silent" in rings(cloud, template)
    ours(cloud, done, 1, ago=6 * MINUTE)
    assert "kyc-lane-silent" not in rings(cloud, template)


def test_a_lane_whose_runs_are_long_is_given_the_time_of_two(cloud: Cloud, template: Template) -> None:
    for lane in ("slow", "kyc"):
        queue(cloud, "ApproximateNumberOfMessagesVisible", 3, minutes=25, queue=f"lazaret-{lane}")
    assert {"kyc-lane-silent", "slow-lane-silent"} & rings(cloud, template) == {"kyc-lane-silent"}
    queue(cloud, "ApproximateNumberOfMessagesVisible", 3, minutes=31, queue="lazaret-slow")
    assert "slow-lane-silent" in rings(cloud, template)


def test_an_empty_lane_in_which_nothing_happens_is_not_silent(cloud: Cloud, template: Template) -> None:
    queue(cloud, "ApproximateNumberOfMessagesVisible", 0, minutes=60)
    assert rings(cloud, template) == set()


def test_letters_that_grow_ring_and_letters_that_stay_do_not(cloud: Cloud, template: Template) -> None:
    for step, count in enumerate((9, 9, 9, 9)):
        ours(cloud, "OpenLetters", count, ago=step * 10 * MINUTE + 1)
    assert "kyc-letters-growing" not in rings(cloud, template)
    for step, count in enumerate((40, 30, 20, 10)):
        ours(cloud, "OpenLetters", count, ago=step * 10 * MINUTE + 1)
    assert "kyc-letters-growing" in rings(cloud, template)


@pytest.mark.parametrize("where", ["ApproximateNumberOfMessagesVisible", "ApproximateNumberOfMessagesNotVisible"])
def test_dead_messages_that_stay_for_ten_minutes_ring_also_in_flight(
    cloud: Cloud, template: Template, where: str
) -> None:
    both = {"ApproximateNumberOfMessagesVisible", "ApproximateNumberOfMessagesNotVisible"}
    for name in both:
        queue(cloud, name, 1 if name == where else 0, minutes=9, queue="lazaret-kyc-dead")
    assert "kyc-intake-stuck" not in rings(cloud, template)
    for name in both:
        queue(cloud, name, 1 if name == where else 0, minutes=10, queue="lazaret-kyc-dead")
    assert "kyc-intake-stuck" in rings(cloud, template)


@pytest.mark.parametrize(
    ("noun", "metric", "fine", "too_much"),
    [
        ("open-letters", "OpenLetters", 0, 1),
        ("letter-age", "OldestLetterAge", 24 * HOUR, 24 * HOUR + 1),
        ("question-age", "OldestQuestionAge", 24 * HOUR, 24 * HOUR + 1),
        ("breaker-tripped", "BreakerTrips", 0, 1),
        ("breaker-open", "LongestBreakerOpen", 1800, 1801),
        ("silent-failures", "SilentFailures", 0, 1),
        ("retry-spend", "RetrySpendUsd", 10, 10.01),
        ("stuck-jobs", "StuckJobs", 0, 1),
    ],
)
def test_a_number_rings_its_own_alarm_when_it_is_past_its_limit(
    cloud: Cloud, template: Template, noun: str, metric: str, fine: float, too_much: float
) -> None:
    ours(cloud, metric, fine)
    assert rings(cloud, template) == set()
    ours(cloud, metric, too_much - fine if noun == "retry-spend" else too_much)
    page = {"kyc-incident"} if noun not in STANDING else set()
    assert rings(cloud, template) == {f"kyc-{noun}"} | page


STANDING = {"queue-expiring", "open-letters", "letter-age", "question-age", "recovery-rate", "breaker-open"}


@pytest.mark.parametrize(("rate", "hours", "expected"), [(79, 3, False), (79, 4, True), (80, 4, False)])
def test_a_recovery_rate_that_stays_low_rings(
    cloud: Cloud, template: Template, rate: float, hours: int, expected: bool
) -> None:
    for hour in range(hours):
        ours(cloud, "RecoveryRate24h", rate, ago=hour * HOUR + 1)
    assert rings(cloud, template) == ({"kyc-recovery-rate"} if expected else set())


def test_worker_deaths_and_throttles_ring_after_a_few(cloud: Cloud, template: Template) -> None:
    worker = {"FunctionName": "lazaret-kyc-worker"}
    for name, times in (("Errors", 2), ("Throttles", 2)):
        for minute in range(times):
            cloud.publish("AWS/Lambda", name, 1, at=NOW - minute * MINUTE, **worker)
    assert rings(cloud, template) == set()
    for name in ("Errors", "Throttles"):
        cloud.publish("AWS/Lambda", name, 1, at=NOW - 2 * MINUTE, **worker)
    assert rings(cloud, template) == {"kyc-worker-errors", "kyc-worker-throttles", "kyc-incident"}


@pytest.mark.parametrize(("age", "expected"), [(900 + 2 * 432, False), (900 + 2 * 432 + 1, True)])
def test_a_job_that_waits_longer_than_any_retry_rings(
    cloud: Cloud, template: Template, age: int, expected: bool
) -> None:
    queue(cloud, "ApproximateAgeOfOldestMessage", age, minutes=10)
    assert ("kyc-queue-age" in rings(cloud, template)) is expected


def test_intake_rings_when_it_keeps_failing(cloud: Cloud, template: Template) -> None:
    for minutes in (1, 6):
        ours(cloud, "IntakeFailed", 1, ago=minutes * MINUTE)
    assert rings(cloud, template) == set()
    ours(cloud, "IntakeFailed", 1, ago=11 * MINUTE)
    assert rings(cloud, template) == {"kyc-intake-failed", "kyc-incident"}


@pytest.mark.parametrize("end", ["ExecutionsFailed", "ExecutionsTimedOut"])
def test_a_redrive_that_fails_rings(cloud: Cloud, template: Template, end: str) -> None:
    alarms = [one["Properties"] for one in resources(template) if named(one)]
    (alarm,) = (one for one in alarms if one["AlarmName"] == "lazaret-redrive-failed")
    arn = json.dumps(alarm["Metrics"][1]["MetricStat"]["Metric"]["Dimensions"][0]["Value"])
    cloud.publish("AWS/States", end, 1, at=NOW - 1, StateMachineArn=arn)
    assert rings(cloud, template) == {"redrive-failed"}


def test_an_api_that_fails_rings_after_a_few(cloud: Cloud, template: Template) -> None:
    (alarm,) = (one["Properties"] for one in resources(template) if named(one) == "lazaret-api-errors")
    ((_, api),) = key_of(alarm)[2]
    for minutes, expected in ((1, set()), (2, set()), (3, {"api-errors"})):
        cloud.publish("AWS/ApiGateway", "5xx", 1, at=NOW - minutes * MINUTE, ApiId=api)
        assert rings(cloud, template) == expected


def test_a_notify_function_that_keeps_dying_rings(cloud: Cloud, template: Template) -> None:
    for minutes, expected in ((1, set()), (2, set()), (3, {"notify-errors"})):
        cloud.publish("AWS/Lambda", "Errors", 1, at=NOW - minutes * MINUTE, FunctionName="lazaret-notify")
        assert rings(cloud, template) == expected


@pytest.mark.parametrize(("days", "expected"), [(7, set()), (7.1, {"notices-expiring"})])
def test_a_notice_that_nobody_looks_at_rings_before_it_vanishes(
    cloud: Cloud, template: Template, days: float, expected: set[str]
) -> None:
    queue(cloud, "ApproximateAgeOfOldestMessage", days * 24 * HOUR, minutes=5, queue="lazaret-notices-dead")
    assert rings(cloud, template) == expected


@pytest.mark.parametrize("table", ["lazaret-ledger", "lazaret-breakers"])
@pytest.mark.parametrize("event", ["ReadThrottleEvents", "WriteThrottleEvents"])
def test_a_table_that_refuses_for_ten_minutes_rings(cloud: Cloud, template: Template, table: str, event: str) -> None:
    cloud.publish("AWS/DynamoDB", event, 3, at=NOW - MINUTE, TableName=table)
    assert rings(cloud, template) == set()
    cloud.publish("AWS/DynamoDB", event, 1, at=NOW - 6 * MINUTE, TableName=table)
    assert rings(cloud, template) == {"table-throttles"}


def test_an_input_with_faults_rings_nothing_and_hides_no_failure_beside_it(cloud: Cloud, template: Template) -> None:
    alarms = [one["Properties"] for one in resources(template) if named(one)]
    (alarm,) = (one for one in alarms if one["AlarmName"] == "lazaret-redrive-failed")
    arn = json.dumps(alarm["Metrics"][1]["MetricStat"]["Metric"]["Dimensions"][0]["Value"])
    for _ in range(2):
        cloud.publish("Lazaret", "RedrivesRefused", 1, at=NOW - 2, job_type="@redrives")
        cloud.publish("AWS/States", "ExecutionsFailed", 1, at=NOW - 1, StateMachineArn=arn)
    assert rings(cloud, template) == set()
    cloud.publish("AWS/States", "ExecutionsFailed", 1, at=NOW - 1, StateMachineArn=arn)
    assert rings(cloud, template) == {"redrive-failed"}


def test_a_redrive_that_halted_rings_nothing(cloud: Cloud, template: Template) -> None:
    alarms = [one["Properties"] for one in resources(template) if named(one)]
    (alarm,) = (one for one in alarms if one["AlarmName"] == "lazaret-redrive-failed")
    arn = json.dumps(alarm["Metrics"][1]["MetricStat"]["Metric"]["Dimensions"][0]["Value"])
    cloud.publish("Lazaret", "RedrivesHalted", 1, at=NOW - 2, job_type="@redrives")
    cloud.publish("AWS/States", "ExecutionsFailed", 1, at=NOW - 1, StateMachineArn=arn)
    assert rings(cloud, template) == set()


def test_the_page_of_a_lane_speaks_for_its_alarms_but_for_those_that_may_last_for_days(template: Template) -> None:
    alarms = {one["Properties"]["AlarmName"]: one["Properties"] for one in resources(template) if named(one)}
    page = alarms["lazaret-kyc-incident"]
    lane = {name for name in alarms if name.startswith("lazaret-kyc-")} - {"lazaret-kyc-incident"}
    alone = {f"lazaret-kyc-{noun}" for noun in STANDING}
    assert named_in(page["AlarmRule"]) == lane - alone
    assert {name for name in lane if "AlarmActions" in alarms[name]} == alone
    assert {f"lazaret-kyc-{noun}" for noun in HALTING} <= lane


def test_whatever_rings_is_told_to_the_topic_once(template: Template) -> None:
    alarms = [one["Properties"] for one in resources(template) if named(one)]
    paged = {name for alarm in alarms if "AlarmRule" in alarm for name in named_in(alarm["AlarmRule"])}
    telling = {alarm["AlarmName"] for alarm in alarms if alarm.get("AlarmActions")}
    assert paged | telling == {alarm["AlarmName"] for alarm in alarms}
    assert paged & telling == set()
    topics = {json.dumps(alarm["AlarmActions"]) for alarm in alarms if alarm.get("AlarmActions")}
    assert len(topics) == 1
    assert "AlertsTopic" in topics.pop()


def resources(template: Template) -> list[dict[str, Any]]:
    return list(template["Resources"].values())


def named(resource: Mapping[str, Any]) -> str:
    """The alarm's name; empty for what is none."""
    return str(resource["Properties"].get("AlarmName", ""))
