"""From CloudWatch: how lanes flow (jobs done, letters, dollars, the age of the oldest message), when Lambda refused to
start a lane's worker, and the states of named alarms.

One request reads up to 125 lanes; CloudWatch bills a cent for a thousand metrics. Nothing is written.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.group import Flow

PERIOD_S = 300
PERIODS = 36  # three hours
_AT_ONCE = 125  # lanes; CloudWatch takes 500 queries a request
_SUMS = ("JobsSucceeded", "DeadLetters", "RetrySpendUsd")
Point = tuple[datetime, float]


class CloudWatchFlow:
    def __init__(self, client: Any, name: str, namespace: str) -> None:
        """`name` is the deployment's: the names of its queues begin with it. `namespace` is that of its metrics."""
        self._client = client
        self._name = name
        self._namespace = namespace

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

    def _asked(self, job_types: Sequence[str], first: datetime, now: datetime) -> dict[str, list[Point]]:
        queries = [query for number, job_type in enumerate(job_types) for query in self._queries(number, job_type)]
        # CloudWatch leaves out a point at the end of the span.
        asked = {"MetricDataQueries": queries, "StartTime": first, "EndTime": now + timedelta(seconds=1)}
        answers: dict[str, list[Point]] = {}
        try:
            for page in self._client.get_paginator("get_metric_data").paginate(**asked):
                for each in page["MetricDataResults"]:
                    points = zip(each["Timestamps"], each["Values"], strict=True)
                    answers.setdefault(each["Id"], []).extend(points)
        except (ClientError, BotoCoreError) as error:
            raise Unavailable("CloudWatch's metrics", str(error)) from error
        return answers

    def _queries(self, number: int, job_type: str) -> Iterator[dict[str, Any]]:
        for name in _SUMS:
            metric = _metric(self._namespace, name, job_type=job_type)
            yield _query(f"{name.lower()}{number}", metric, stat="Sum", period=PERIOD_S)
        age = _metric("AWS/SQS", "ApproximateAgeOfOldestMessage", QueueName=f"{self._name}-{job_type}")
        yield _query(f"age{number}", age, stat="Maximum", period=60)


def _flow(answers: dict[str, list[Point]], number: int, first: datetime) -> Flow:
    done, died, spent = (_slots(answers.get(f"{name.lower()}{number}", []), first) for name in _SUMS)
    ages = answers.get(f"age{number}", [])
    return Flow(
        period_s=PERIOD_S,
        done=tuple(map(int, done)),
        died=tuple(map(int, died)),
        spent=tuple(round(each, 6) for each in spent),
        oldest_message_s=int(max(ages)[1]) if ages else None,
    )


def _slots(points: Sequence[Point], first: datetime) -> tuple[float, ...]:
    slots = [0.0] * PERIODS
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


class CloudWatchThrottles:
    def __init__(self, client: Callable[[], Any], name: str) -> None:
        """The client is made when it is needed: hardly ever does a sweep ask. `name` is the deployment's."""
        self._client = client
        self._name = name

    def minutes(self, job_type: str, *, since: datetime, now: datetime) -> Sequence[datetime]:
        metric = _metric("AWS/Lambda", "Throttles", FunctionName=f"{self._name}-{job_type}-worker")
        first = since.replace(second=0, microsecond=0)  # the minutes are whole ones
        asked = {"MetricDataQueries": [_query("refused", metric, stat="Sum", period=60)], "StartTime": first}
        try:
            pages = self._client().get_paginator("get_metric_data").paginate(**asked, EndTime=now)
            found = [
                at
                for page in pages
                for each in page["MetricDataResults"]
                for at, number in zip(each["Timestamps"], each["Values"], strict=True)
                if number
            ]
        except (ClientError, BotoCoreError) as error:
            raise Unavailable("CloudWatch's metrics", str(error)) from error
        return sorted(found)


A_REQUEST = 100  # CloudWatch's own limit


class CloudWatchAlarms:
    def __init__(self, client: Any) -> None:
        self._client = client

    def states(self, names: Sequence[str]) -> dict[str, str]:
        once = list(dict.fromkeys(names))
        asked = [once[start : start + A_REQUEST] for start in range(0, len(once), A_REQUEST)]
        return {alarm["AlarmName"]: alarm["StateValue"] for some in asked for alarm in self._described(some)}

    def _described(self, names: list[str]) -> Iterator[dict[str, Any]]:
        # Without types CloudWatch leaves composite alarms out.
        request: dict[str, Any] = {"AlarmNames": names, "AlarmTypes": ["MetricAlarm", "CompositeAlarm"]}
        while True:
            try:
                answer = self._client.describe_alarms(**request, MaxRecords=A_REQUEST)
            except ParamValidationError:
                raise
            except (ClientError, BotoCoreError) as error:
                raise Unavailable(f"alarm {names[0]}", str(error)) from error
            yield from answer.get("MetricAlarms", [])
            yield from answer.get("CompositeAlarms", [])
            if not answer.get("NextToken"):
                return
            request["NextToken"] = answer["NextToken"]
