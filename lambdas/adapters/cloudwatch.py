"""How lanes flow, from CloudWatch: jobs done and letters written lately, and for how long the oldest message waits.

One request for up to 166 lanes; CloudWatch bills a cent for a thousand metrics asked for. Nothing is written.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.errors import Unavailable
from lambdas.core.flow import Flow

NAMESPACE = "Lazaret"
PERIOD_S = 300
PERIODS = 36  # three hours
_AT_ONCE = 166  # lanes; CloudWatch takes 500 queries a request
_SUMS = ("JobsSucceeded", "DeadLetters")


class CloudWatchFlow:
    def __init__(self, client: Any, name: str) -> None:
        """`name` is the deployment's, with which its queues' names begin."""
        self._client = client
        self._name = name

    def of(self, job_types: Sequence[str], *, now: datetime) -> dict[str, Flow]:
        """Raise `Unavailable`."""
        last = datetime.fromtimestamp(now.timestamp() // PERIOD_S * PERIOD_S, UTC)
        first = last - timedelta(seconds=PERIOD_S * (PERIODS - 1))
        found: dict[str, Flow] = {}
        for start in range(0, len(job_types), _AT_ONCE):
            some = job_types[start : start + _AT_ONCE]
            answers = self._asked(some, first, now)
            found |= {job_type: _flow(answers, number, first) for number, job_type in enumerate(some)}
        return found

    def _asked(self, job_types: Sequence[str], first: datetime, now: datetime) -> dict[str, list[tuple[datetime, int]]]:
        queries = [query for number, job_type in enumerate(job_types) for query in self._queries(number, job_type)]
        # CloudWatch leaves out what is not before the end.
        asked = {"MetricDataQueries": queries, "StartTime": first, "EndTime": now + timedelta(seconds=1)}
        answers: dict[str, list[tuple[datetime, int]]] = {}
        try:
            for page in self._client.get_paginator("get_metric_data").paginate(**asked):
                for each in page["MetricDataResults"]:
                    points = zip(each["Timestamps"], map(int, each["Values"]), strict=True)
                    answers.setdefault(each["Id"], []).extend(points)
        except (ClientError, BotoCoreError) as error:
            raise Unavailable("CloudWatch's metrics", str(error)) from error
        return answers

    def _queries(self, number: int, job_type: str) -> Iterator[dict[str, Any]]:
        for name in _SUMS:
            metric = _metric(NAMESPACE, name, job_type=job_type)
            yield _query(f"{name.lower()}{number}", metric, stat="Sum", period=PERIOD_S)
        age = _metric("AWS/SQS", "ApproximateAgeOfOldestMessage", QueueName=f"{self._name}-{job_type}")
        yield _query(f"age{number}", age, stat="Maximum", period=60)


def _flow(answers: dict[str, list[tuple[datetime, int]]], number: int, first: datetime) -> Flow:
    done, died = (_slots(answers.get(f"{name.lower()}{number}", []), first) for name in _SUMS)
    ages = answers.get(f"age{number}", [])
    return Flow(period_s=PERIOD_S, done=done, died=died, oldest_message_s=max(ages)[1] if ages else None)


def _slots(points: Sequence[tuple[datetime, int]], first: datetime) -> tuple[int, ...]:
    slots = [0] * PERIODS
    for at, number in points:
        slot = int((at - first).total_seconds() // PERIOD_S)
        if 0 <= slot < PERIODS:
            slots[slot] += number
    return tuple(slots)


def _metric(namespace: str, name: str, **dimensions: str) -> dict[str, Any]:
    named = [{"Name": key, "Value": value} for key, value in dimensions.items()]
    return {"Namespace": namespace, "MetricName": name, "Dimensions": named}


def _query(id_: str, metric: dict[str, Any], *, stat: str, period: int) -> dict[str, Any]:
    return {"Id": id_, "MetricStat": {"Metric": metric, "Period": period, "Stat": stat}}
