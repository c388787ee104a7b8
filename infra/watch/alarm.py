"""An alarm as a value: what it watches, when it rings, and what it says in words. `MetricAlarm` puts it into a stack.

Its noun is the end of its name and its heading in the runbook. Nothing here decides on a threshold.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aws_cdk import aws_cloudwatch as cloudwatch
from aws_cdk import aws_sns as sns
from constructs import Construct

from infra.deployment import Deployment


@dataclass(frozen=True, slots=True, kw_only=True)
class Metric:
    """One metric of ours or of AWS, in one statistic."""

    name: str
    namespace: str
    dimensions: Mapping[str, str]
    stat: str = "Sum"

    @property
    def row(self) -> list[str]:
        """As a dashboard names it."""
        return [self.namespace, self.name, *(part for pair in self.dimensions.items() for part in pair)]


def of_lane(deployment: Deployment, name: str, job_type: str, stat: str = "Sum") -> Metric:
    """One that our own functions emit."""
    return Metric(name=name, namespace=deployment.metric_namespace, dimensions={"job_type": job_type}, stat=stat)


def of_queue(name: str, queue: str, stat: str = "Maximum") -> Metric:
    return Metric(name=name, namespace="AWS/SQS", dimensions={"QueueName": queue}, stat=stat)


def of_function(name: str, function: str, stat: str = "Sum") -> Metric:
    return Metric(name=name, namespace="AWS/Lambda", dimensions={"FunctionName": function}, stat=stat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Alarm:
    noun: str
    says: str  # what is wrong, in a sentence
    metrics: Mapping[str, Metric | str] = field(default_factory=dict)  # by id; a text reads a rule's counts
    expression: str = ""  # over the ids; empty: there is one metric, and it is what counts
    above: float | None = None
    below: float | None = None  # one of the two
    period_s: int = 300
    periods: int = 1  # in a row
    missing: str = "notBreaching"
    # It may last for days. Inside the lane's one page it would hide the next incident, so it speaks for itself.
    standing: bool = False

    @property
    def reads_rules(self) -> bool:
        return "INSIGHT_RULE_METRIC" in f"{self.expression}{self.metrics}"


def possible(alarm: Alarm, deployment: Deployment) -> bool:
    """The embedded stack computes no expressions, and knows neither composite alarms nor insight rules."""
    return not (deployment.local and alarm.expression)


class MetricAlarm(Construct):
    def __init__(
        self, scope: Construct, id: str, *, name: str, alarm: Alarm, runbook: str, topic: sns.ITopic | None
    ) -> None:
        """`topic` is None for an alarm that only its lane's page speaks for."""
        super().__init__(scope, id)
        self.name = name
        self.tells = topic is not None
        self.reads_rules = alarm.reads_rules
        rings_below = alarm.below is not None
        actions = [topic.topic_arn] if topic else None
        self.resource = cloudwatch.CfnAlarm(
            self,
            "Alarm",
            alarm_name=name,
            alarm_description=f"{alarm.says} {runbook}#{alarm.noun}",
            comparison_operator="LessThanThreshold" if rings_below else "GreaterThanThreshold",
            threshold=alarm.below if rings_below else alarm.above,
            evaluation_periods=alarm.periods,
            datapoints_to_alarm=alarm.periods,
            treat_missing_data=alarm.missing,
            alarm_actions=actions,
            ok_actions=actions,
            **(_computed(alarm) if alarm.expression else _plain(alarm)),
        )


def _plain(alarm: Alarm) -> dict[str, Any]:
    (metric,) = alarm.metrics.values()
    if isinstance(metric, str):
        raise TypeError(f"alarm {alarm.noun} has no expression, so it needs a metric, not {metric!r}")
    return {
        "namespace": metric.namespace,
        "metric_name": metric.name,
        "dimensions": _dimensions(metric),
        "statistic": metric.stat,
        "period": alarm.period_s,
    }


def _computed(alarm: Alarm) -> dict[str, Any]:
    result = cloudwatch.CfnAlarm.MetricDataQueryProperty(
        id="result",
        expression=alarm.expression,
        period=None if alarm.metrics else alarm.period_s,  # else it has that of what it reads
        return_data=True,
    )
    return {"metrics": [result, *(_query(id, read, alarm.period_s) for id, read in alarm.metrics.items())]}


def _query(id: str, read: Metric | str, period_s: int) -> cloudwatch.CfnAlarm.MetricDataQueryProperty:
    if isinstance(read, str):
        return cloudwatch.CfnAlarm.MetricDataQueryProperty(id=id, expression=read, period=period_s, return_data=False)
    metric = cloudwatch.CfnAlarm.MetricProperty(
        namespace=read.namespace, metric_name=read.name, dimensions=_dimensions(read)
    )
    stat = cloudwatch.CfnAlarm.MetricStatProperty(metric=metric, period=period_s, stat=read.stat)
    return cloudwatch.CfnAlarm.MetricDataQueryProperty(id=id, metric_stat=stat, return_data=False)


def _dimensions(metric: Metric) -> list[cloudwatch.CfnAlarm.DimensionProperty]:
    return [cloudwatch.CfnAlarm.DimensionProperty(name=name, value=value) for name, value in metric.dimensions.items()]
