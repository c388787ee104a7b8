"""The emulator's CloudWatch, told what AWS would tell it: metrics that functions print, and the age of queues.

It only keeps them, for who asks: alarms of the emulator still ring only when somebody sets them. Never used on AWS.
"""

import json
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ministack.services import cloudwatch, sqs

READING = ("_get_metric_data", "_get_metric_statistics", "_list_metrics")
RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (cloudwatch, ("_metrics", "_metric_bucket", "_dims_key", *READING)),
    (sqs, ("_queues",)),
)
AGE = "ApproximateAgeOfOldestMessage"

# Functions print on threads of their own. Only a request, of which there is one at a time, touches CloudWatch's tables.
_heard: deque[bytes] = deque()


def hear(line: bytes) -> None:
    """A line of a function's log. AWS reads metrics out of those in embedded metric format."""
    if b'"CloudWatchMetrics"' in line:
        _heard.append(line)


def install() -> None:
    for name in READING:
        setattr(cloudwatch, name, up_to_date(getattr(cloudwatch, name)))


def up_to_date(read: Callable[..., Any]) -> Callable[..., Any]:
    def reading(*request: Any, **more: Any) -> Any:
        while _heard:
            for namespace, name, dimensions, point in points_in(_heard.popleft()):
                cloudwatch._metric_bucket((namespace, name, cloudwatch._dims_key(dimensions))).append(point)
        _measure_queues(time.time())
        return read(*request, **more)

    return reading


def points_in(line: bytes) -> Iterator[tuple[str, str, dict[str, str], dict[str, Any]]]:
    try:
        document = json.loads(line)
        stamp = document["_aws"]["Timestamp"] / 1000
        directives = document["_aws"]["CloudWatchMetrics"]
    except (ValueError, KeyError, TypeError):  # a job's text that looks like one
        return
    for directive in directives:
        for names in directive["Dimensions"]:
            dimensions = {name: str(document[name]) for name in names}
            for metric in directive["Metrics"]:
                for value in _values(document[metric["Name"]]):
                    yield directive["Namespace"], metric["Name"], dimensions, _point(stamp, value, metric, dimensions)


def _values(value: Any) -> list[float]:
    return [float(each) for each in (value if isinstance(value, list) else [value])]


def _point(stamp: float, value: float, metric: Mapping[str, Any], dimensions: dict[str, str]) -> dict[str, Any]:
    return {"Timestamp": stamp, "Value": value, "Unit": metric.get("Unit", "None"), "Dimensions": dimensions}


def _measure_queues(now: float) -> None:
    """As they are at this moment: SQS publishes every minute, which nobody who plays with the stack would wait for."""
    for queue in list(sqs._queues.values()):
        dimensions = {"QueueName": queue["name"]}
        sent = [message["sent_at"] for message in list(queue["messages"])]
        bucket = cloudwatch._metric_bucket(("AWS/SQS", AGE, cloudwatch._dims_key(dimensions)))
        bucket[:] = [_point(now, now - min(sent), {"Unit": "Seconds"}, dimensions)] if sent else []
