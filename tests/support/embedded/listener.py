"""An ear on the embedded stack: what its functions print and what the emulator publishes, for a small CloudWatch.

The alarms are those of AWS, from the synthesized template; every number in them was really measured.
"""

import json
import time
from collections.abc import Mapping
from typing import Any

from local.stack import Stack
from tests.infra.watch.cloudwatch import Cloud, Key, alarmed_in

PERIOD_S = 60


class Listener:
    def __init__(self, stack: Stack, template: Mapping[str, Any]) -> None:
        self.stack = stack
        self.template = template
        self.cloud = Cloud()
        self._began = time.time()
        self._read = len(self._lines()) - 1

    def sweep(self) -> None:
        """Its gauges come last, so what was heard is complete once they are there."""
        answer = self.stack.client("lambda").invoke(FunctionName="lazaret-sweep", Payload=b"{}")
        assert "FunctionError" not in answer, answer["Payload"].read()

    def ringing(self) -> set[str]:
        lines = self._lines()
        for line in lines[self._read : -1]:
            function, _, printed = line.partition(" ")
            self.cloud.hear(function, printed, at=time.time())
        self._read = len(lines) - 1  # the last piece is empty, or a line that is still being written
        self._hear_what_aws_publishes()
        return self.cloud.ringing(self.template, at=time.time())

    def values(self, name: str, job_type: str) -> list[float]:
        return [value for _, value in self.cloud.points["Lazaret", name, frozenset({("job_type", job_type)})]]

    def _lines(self) -> list[str]:
        return (self.stack.home / "functions.log").read_text(errors="replace").split("\n")

    def _hear_what_aws_publishes(self) -> None:
        """Lambda's invocations and errors, and the ages of queues: not what was before this began to listen."""
        keys = [key for key in dict.fromkeys(alarmed_in(self.template)) if key[0] in ("AWS/Lambda", "AWS/SQS")]
        queries = [_query(f"q{number}", key) for number, key in enumerate(keys)]
        cloudwatch = self.stack.client("cloudwatch")
        asked = {"StartTime": self._began, "EndTime": time.time() + 1}
        found = cloudwatch.get_metric_data(MetricDataQueries=queries, **asked)["MetricDataResults"]
        for result in found:
            key = keys[int(result["Id"][1:])]
            points = zip(result["Timestamps"], result["Values"], strict=True)
            self.cloud.points[key] = [(min(at.timestamp() + PERIOD_S, time.time()), value) for at, value in points]


def _query(id: str, key: Key) -> dict[str, Any]:
    namespace, name, dimensions = key
    named = [{"Name": dimension, "Value": json.loads(f'"{value}"')} for dimension, value in sorted(dimensions)]
    metric = {"Namespace": namespace, "MetricName": name, "Dimensions": named}
    stat = "Maximum" if namespace == "AWS/SQS" else "Sum"
    return {"Id": id, "MetricStat": {"Metric": metric, "Period": PERIOD_S, "Stat": stat}}
