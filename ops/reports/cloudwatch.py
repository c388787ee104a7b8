"""What only CloudWatch knows: sums of our own metrics, how old a queue's oldest message is, which alarms ring.

Beside the answer, never instead of it: whoever may not ask CloudWatch gets None, and a reason to show.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

A_REQUEST = 500  # queries: CloudWatch's own limit
AN_HOUR, A_DAY = 3600, 86_400
HOURLY = timedelta(days=30)  # beyond it days are enough: a request gives 100,800 points at most
LATELY = timedelta(minutes=10)  # SQS publishes every minute, and some minutes late


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One metric in one dimension."""

    namespace: str
    name: str
    dimension: str
    value: str
    stat: str = "Sum"


def age_of(queue: str) -> Asked:
    name = "ApproximateAgeOfOldestMessage"
    return Asked(namespace="AWS/SQS", name=name, dimension="QueueName", value=queue, stat="Maximum")


class Metrics:
    def __init__(self, client: Any, namespace: str) -> None:
        """`namespace` is that of the deployment's own metrics."""
        self._client = client
        self._namespace = namespace
        self.refused = ""  # why CloudWatch did not answer

    def of_lane(self, name: str, job_type: str) -> Asked:
        return Asked(namespace=self._namespace, name=name, dimension="job_type", value=job_type)

    def sums(self, asked: Iterable[Asked], *, since: datetime, until: datetime) -> Mapping[Asked, float] | None:
        """Without what was never emitted in that time."""
        period = AN_HOUR if until - since <= HOURLY else A_DAY
        found = self._values(asked, since=since, until=until, period=period)
        return None if found is None else {each: sum(values) for each, values in found.items()}

    def latest(self, asked: Iterable[Asked], *, now: datetime) -> Mapping[Asked, float] | None:
        """The newest value of the last minutes, of those that have one."""
        found = self._values(asked, since=now - LATELY, until=now + timedelta(minutes=1), period=60)
        return None if found is None else {each: values[-1] for each, values in found.items()}

    def ringing(self, deployment: str) -> list[str] | None:
        """Alarms of the deployment in alarm. No deployment's name has a dash, so the prefix is its own."""
        types = ["MetricAlarm", "CompositeAlarm"]
        pages = self._client.get_paginator("describe_alarms")
        try:
            found = list(pages.paginate(AlarmNamePrefix=f"{deployment}-", StateValue="ALARM", AlarmTypes=types))
        except (ClientError, BotoCoreError) as error:
            self.refused = " ".join(str(error).split())
            return None
        both = [alarm for page in found for kind in types for alarm in page.get(f"{kind}s", [])]
        return sorted(alarm["AlarmName"] for alarm in both)

    def _values(
        self, asked: Iterable[Asked], *, since: datetime, until: datetime, period: int
    ) -> dict[Asked, list[float]] | None:
        once = list(dict.fromkeys(asked))
        found: dict[Asked, list[float]] = {}
        try:
            for start in range(0, len(once), A_REQUEST):
                for each, values in self._request(once[start : start + A_REQUEST], since, until, period):
                    found.setdefault(each, []).extend(values)
        except (ClientError, BotoCoreError) as error:
            self.refused = " ".join(str(error).split())
            return None
        return {each: values for each, values in found.items() if values}

    def _request(
        self, asked: list[Asked], since: datetime, until: datetime, period: int
    ) -> Iterator[tuple[Asked, list[float]]]:
        queries = [_query(f"q{number}", each, period) for number, each in enumerate(asked)]
        pages = self._client.get_paginator("get_metric_data")
        request = {"MetricDataQueries": queries, "StartTime": since, "EndTime": until}
        for page in pages.paginate(**request, ScanBy="TimestampAscending"):
            for result in page["MetricDataResults"]:
                yield asked[int(result["Id"][1:])], list(result["Values"])


def _query(id: str, asked: Asked, period: int) -> dict[str, Any]:
    dimensions = [{"Name": asked.dimension, "Value": asked.value}]
    metric = {"Namespace": asked.namespace, "MetricName": asked.name, "Dimensions": dimensions}
    return {"Id": id, "MetricStat": {"Metric": metric, "Period": period, "Stat": asked.stat}}
