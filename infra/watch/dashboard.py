"""The dashboard: a section for each lane, read from left to right. Many lanes make further ones.

Is work flowing, is it failing, whose is it, what is being done about it. It watches; it sets no threshold.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from aws_cdk import ArnFormat, Aws, Stack
from aws_cdk import aws_cloudwatch as cloudwatch
from constructs import Construct

from infra.deployment import Deployment
from infra.watch.alarm import Metric, of_function, of_lane, of_queue
from lambdas.core.config.lane import Lane

WIDTH = 24  # columns of a dashboard
HEIGHT = 6
# CloudWatch takes 500 widgets and 2,500 metrics on a dashboard, and 100 alarms in a widget.
MOST_LANES = 50
MOST_ALARMS = 100

Widget = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """One lane, and the names of the alarms that it has."""

    lane: Lane
    alarms: Sequence[str]
    telling: Sequence[str]  # of those, the ones that somebody hears of: its page, or each of its few


class Dashboard(Construct):
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        deployment: Deployment,
        links: Mapping[str, str],
        shared: Sequence[str],
        sections: Sequence[Section],
    ) -> None:
        super().__init__(scope, id)
        self._deployment = deployment
        rows = self._top(links, shared, sections)
        for page, some in enumerate(_chunks(sections, MOST_LANES), start=1):
            for section in some:
                rows += [self._heading(section), self._lane(section.lane)]
            self._dashboard(f"-{page}" if page > 1 else "", rows)
            rows = []

    def _dashboard(self, number: str, rows: Sequence[Sequence[Widget]]) -> None:
        cloudwatch.CfnDashboard(
            self,
            f"Dashboard{number}",
            dashboard_name=f"{self._deployment.name}{number}",
            dashboard_body=Stack.of(self).to_json_string({"start": "-PT12H", "widgets": _placed(rows)}),
        )

    @property
    def url(self) -> str:
        return f"{_console('cloudwatch')}#dashboards:name={self._deployment.name}"

    def _top(self, links: Mapping[str, str], shared: Sequence[str], sections: Sequence[Section]) -> list[list[Widget]]:
        everywhere = {"Runbook": self._deployment.runbook_url, **links}
        listed = "\n".join(f"- [{name}]({url})" for name, url in everywhere.items())
        telling = [name for section in sections for name in section.telling]
        first, *more = _chunks([*shared, *telling], MOST_ALARMS)
        title = "Is anything wrong?"
        beside = [
            _text(f"# {self._deployment.name}\n{listed}", columns=6),
            self._alarm_states(title, first, columns=18),
        ]
        return [beside, *([self._alarm_states(title, some, columns=WIDTH)] for some in more)]

    def _heading(self, section: Section) -> list[Widget]:
        lane = section.lane
        note = "retired: it takes nothing new" if lane.retired else f"runs `{lane.agent}`"
        return [
            _text(f"## {lane.job_type}\n{note}", columns=6, rows=3),
            self._alarm_states("Alarms", section.alarms, columns=18, rows=3),
        ]

    def _lane(self, lane: Lane) -> list[Widget]:
        own, job_type = self._deployment, lane.job_type
        queue = self._deployment.queue_name(job_type)
        worker = self._deployment.named(job_type, "worker")
        flowing = {
            "done": of_lane(own, "JobsSucceeded", job_type),
            "waiting in the queue": of_queue("ApproximateNumberOfMessagesVisible", queue),
            "workers": of_function("ConcurrentExecutions", worker, "Maximum"),
            "wait, ms (p95)": of_lane(own, "QueueWaitMs", job_type, "p95"),
            "run, ms (p95)": of_lane(own, "RunMs", job_type, "p95"),
        }
        failing = {
            "attempts failed": of_lane(own, "AttemptsFailed", job_type),
            "tried again": of_lane(own, "Retries", job_type),
            "new letters": of_lane(own, "DeadLetters", job_type),
            "of them poison": of_lane(own, "PoisonLetters", job_type),
            "silent failures": of_lane(own, "SilentFailures", job_type),
            "workers died": of_function("Errors", worker),
            "retry spend, $": of_lane(own, "RetrySpendUsd", job_type),
        }
        doing = {
            "open letters": of_lane(own, "OpenLetters", job_type, "Maximum"),
            "parked": of_lane(own, "ParkedJobs", job_type, "Maximum"),
            "breakers open": of_lane(own, "BreakersOpen", job_type, "Maximum"),
            "recovered": of_lane(own, "ReplaysRecovered", job_type),
            "died again": of_lane(own, "ReplaysDiedAgain", job_type),
            "resolved by itself": of_lane(own, "ResolvedAuto", job_type),
            "resolved by a person": of_lane(own, "ResolvedByPerson", job_type),
        }
        return [
            _graph("Is work flowing?", flowing, on_the_right=("wait", "run")),
            _graph("Is it failing?", failing, on_the_right=("retry spend",)),
            self._whose(job_type),
            _graph("What is being done?", doing),
        ]

    def _whose(self, job_type: str) -> Widget:
        """A query over intake's log: CloudFormation takes no widget of a contributor-insights rule."""
        query = (
            f"SOURCE '/aws/lambda/{self._deployment.named(job_type, 'intake')}'"
            ' | filter message = "message.dead_lettered"'
            " | stats count(*) as letters by tenant_id, kind, code | sort letters desc | limit 10"
        )
        return _widget("log", "Whose is it?", {"query": query, "view": "table"})

    def _alarm_states(self, title: str, names: Sequence[str], *, columns: int, rows: int = 4) -> Widget:
        stack = Stack.of(self)
        arns = [
            stack.format_arn(
                service="cloudwatch", resource="alarm", resource_name=name, arn_format=ArnFormat.COLON_RESOURCE_NAME
            )
            for name in names
        ]
        properties = {"title": title, "alarms": arns}
        return {"type": "alarm", "width": columns, "height": rows, "properties": properties}


def machine_url(arn: str) -> str:
    return f"{_console('states')}#/statemachines/view/{arn}"


def _graph(title: str, metrics: Mapping[str, Metric], on_the_right: tuple[str, ...] = ()) -> Widget:
    rows = [
        [*metric.row, {"label": label, "stat": metric.stat, "yAxis": "right" if _in(label, on_the_right) else "left"}]
        for label, metric in metrics.items()
    ]
    return _widget("metric", title, {"metrics": rows, "view": "timeSeries", "period": 300})


def _chunks(all_of_them: Sequence[T], most: int) -> list[Sequence[T]]:
    """At least one, which may be empty."""
    return [all_of_them[at : at + most] for at in range(0, max(1, len(all_of_them)), most)]


def _in(label: str, starts: tuple[str, ...]) -> bool:
    return any(label.startswith(f"{start},") for start in starts)


def _widget(type_: str, title: str, properties: Mapping[str, Any]) -> Widget:
    shown = {"title": title, "region": Aws.REGION, **properties}
    return {"type": type_, "width": WIDTH // 4, "height": HEIGHT, "properties": shown}


def _text(markdown: str, *, columns: int, rows: int = 4) -> Widget:
    return {"type": "text", "width": columns, "height": rows, "properties": {"markdown": markdown}}


def _placed(rows: Sequence[Sequence[Widget]]) -> list[Widget]:
    """Row under row, each from left to right."""
    placed: list[Widget] = []
    top = 0
    for row in rows:
        left = 0
        for widget in row:
            placed.append({"x": left, "y": top, **widget})
            left += widget["width"]
        top += max(widget["height"] for widget in row)
    return placed


def _console(service: str) -> str:
    return f"https://{Aws.REGION}.console.aws.amazon.com/{service}/home?region={Aws.REGION}"
