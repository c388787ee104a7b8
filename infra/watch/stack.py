"""What people see of all lanes together: the alarms of what lanes share, and the dashboard.

It knows lanes by name only, so that a lane comes and goes without it. Deleting it loses no data.
"""

from collections.abc import Sequence

from aws_cdk import ArnFormat, CfnOutput, Stack
from constructs import Construct

from infra.core.stack import CoreStack
from infra.watch.alarm import MetricAlarm, possible
from infra.watch.dashboard import Dashboard, Section, machine_url
from infra.watch.shared_alarms import shared_alarms


class WatchStack(Stack):
    def __init__(self, scope: Construct, *, core: CoreStack, sections: Sequence[Section]) -> None:
        super().__init__(
            scope,
            core.deployment.lane_stack_id("Watch"),
            env=core.deployment.env,
            synthesizer=core.deployment.synthesizer,
            description="Lazaret: shared alarms and the dashboard",
            suppress_template_indentation=True,  # CloudFormation takes 1 MB, and a hundred lanes have long dashboards
        )
        redrive_arn = self.format_arn(
            service="states",
            resource="stateMachine",
            resource_name=core.deployment.named("redrive"),
            arn_format=ArnFormat.COLON_RESOURCE_NAME,
        )
        dashboard = Dashboard(
            self,
            "Dashboard",
            deployment=core.deployment,
            links={"Console": core.api.console_url, "Redrive machine": machine_url(redrive_arn)},
            shared=self._alarms(core, redrive_arn),
            sections=sections,
        )
        CfnOutput(self, "DashboardUrl", value=dashboard.url)

    def _alarms(self, core: CoreStack, redrive_arn: str) -> list[str]:
        """Their names."""
        deployment = core.deployment
        made = [
            MetricAlarm(
                self,
                alarm.noun,
                name=deployment.named(alarm.noun),
                alarm=alarm,
                runbook=deployment.runbook_url,
                topic=core.alerts.topic,
            )
            for alarm in shared_alarms(deployment, redrive_arn=redrive_arn, api_id=core.api.http.api_id)
            if possible(alarm, deployment)
        ]
        return [alarm.name for alarm in made]
