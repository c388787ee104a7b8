"""The states of named alarms, metric and composite, from CloudWatch."""

from collections.abc import Iterator, Sequence
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.errors import Unavailable

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
