"""What people are told and shown: alarms, one page for each lane, whose letters they are, and the dashboard.

It knows lanes by name only, so that a lane comes and goes without it. Deleting it loses no data.
"""

from collections.abc import Mapping, Sequence

from aws_cdk import ArnFormat, CfnOutput, Stack
from aws_cdk import aws_cloudwatch as cloudwatch
from constructs import Construct

from infra.core.stack import CoreStack
from infra.watch.alarm import Alarm, MetricAlarm
from infra.watch.dashboard import Dashboard, Section, machine_url
from infra.watch.lane_alarms import lane_alarms
from infra.watch.shared_alarms import shared_alarms
from infra.watch.tenant_rules import TenantRules
from lambdas.core.config.lane import Lane

INCIDENT = "incident"


class WatchStack(Stack):
    def __init__(self, scope: Construct, *, core: CoreStack, lanes: Mapping[str, Lane]) -> None:
        super().__init__(
            scope, core.deployment.lane_stack_id("Watch"), description="Lazaret: alarms, pages and the dashboard"
        )
        self.deployment = core.deployment
        self.topic = core.alerts.topic
        redrive_arn = self.format_arn(
            service="states",
            resource="stateMachine",
            resource_name=self.deployment.named("redrive"),
            arn_format=ArnFormat.COLON_RESOURCE_NAME,
        )
        shared = self._shared(shared_alarms(self.deployment, redrive_arn=redrive_arn))
        dashboard = Dashboard(
            self,
            "Dashboard",
            deployment=self.deployment,
            links={"Console": core.api.console_url, "Redrive machine": machine_url(redrive_arn)},
            shared=shared,
            sections=[self._lane(lane) for lane in lanes.values()],
        )
        CfnOutput(self, "DashboardUrl", value=dashboard.url)

    def _shared(self, alarms: Sequence[Alarm]) -> list[str]:
        made = [self._metric_alarm(alarm.noun, alarm, tells=True) for alarm in alarms if self._possible(alarm)]
        return [alarm.name for alarm in made]

    def _lane(self, lane: Lane) -> Section:
        made: dict[str, MetricAlarm] = {}
        paging: list[MetricAlarm] = []
        for alarm in filter(self._possible, lane_alarms(self.deployment, lane)):
            # Without the page on the embedded stack, each tells for itself.
            tells = alarm.standing or self.deployment.local
            made[alarm.noun] = self._metric_alarm(f"{lane.job_type}-{alarm.noun}", alarm, tells=tells)
            if not tells:
                paging.append(made[alarm.noun])
        names = [alarm.name for alarm in made.values()]
        if not self.deployment.local:
            TenantRules(self, f"{lane.job_type}-tenants", deployment=self.deployment, job_type=lane.job_type)
            names.insert(0, self._page(lane, paging))
        return Section(lane=lane, alarms=names)

    def _possible(self, alarm: Alarm) -> bool:
        """The embedded stack computes no expressions, and knows neither composite alarms nor insight rules."""
        return not (self.deployment.local and alarm.expression)

    def _metric_alarm(self, id: str, alarm: Alarm, *, tells: bool) -> MetricAlarm:
        return MetricAlarm(
            self,
            id,
            name=self.deployment.named(id),
            alarm=alarm,
            runbook=self.deployment.runbook_url,
            topic=self.topic if tells else None,
        )

    def _page(self, lane: Lane, alarms: Sequence[MetricAlarm]) -> str:
        """One message when an incident begins and one when it is over, however many alarms it sets off."""
        name = self.deployment.named(lane.job_type, INCIDENT)
        page = cloudwatch.CfnCompositeAlarm(
            self,
            f"{lane.job_type}-{INCIDENT}",
            alarm_name=name,
            alarm_description=f"Something is going wrong in lane {lane.job_type} now: see which of its alarms ring."
            f" {self.deployment.runbook_url}#{INCIDENT}",
            alarm_rule=" OR ".join(f'ALARM("{alarm.name}")' for alarm in alarms),
            alarm_actions=[self.topic.topic_arn],
            ok_actions=[self.topic.topic_arn],
        )
        # The rule names them, and CloudWatch refuses a name that it does not know yet.
        page.node.add_dependency(*alarms)
        return name
