"""What tells people about one lane, inside the lane's own stack: its alarms, its tenant rules, and its one page."""

from collections.abc import Sequence

from aws_cdk import aws_cloudwatch as cloudwatch
from aws_cdk import aws_sns as sns
from constructs import Construct, IDependable

from infra.deployment import Deployment
from infra.watch.alarm import Alarm, MetricAlarm, possible
from infra.watch.lane_alarms import lane_alarms
from infra.watch.tenant_rules import TenantRules
from lambdas.core.config.lane import FULL, Lane

INCIDENT = "incident"


class LaneWatch(Construct):
    """`names` are those of all its alarms, `telling` of those that tell people: the page, or each for itself."""

    def __init__(
        self, scope: Construct, id: str, *, deployment: Deployment, lane: Lane, topic: sns.ITopic, log: IDependable
    ) -> None:
        """`log` is what the tenant rules read."""
        super().__init__(scope, id)
        self._deployment = deployment
        self._lane = lane
        self._topic = topic
        # Without a page each tells for itself: of a few alarms, and on the embedded stack, which has no composites.
        self._paged = lane.alarms.level == FULL and not deployment.local
        made = [self._metric_alarm(alarm) for alarm in lane_alarms(deployment, lane) if possible(alarm, deployment)]
        self.names = self.telling = [alarm.name for alarm in made]
        if self._paged:
            self._count_tenants(made, log)
            self.telling = [self._page([alarm for alarm in made if not alarm.tells])]
            self.names = [*self.telling, *self.names]

    def _metric_alarm(self, alarm: Alarm) -> MetricAlarm:
        return MetricAlarm(
            self,
            alarm.noun,
            name=self._deployment.named(self._lane.job_type, alarm.noun),
            alarm=alarm,
            runbook=self._deployment.runbook_url,
            topic=self._topic if alarm.standing or not self._paged else None,
        )

    def _count_tenants(self, alarms: Sequence[MetricAlarm], log: IDependable) -> None:
        rules = TenantRules(self, "Tenants", deployment=self._deployment, job_type=self._lane.job_type)
        rules.node.add_dependency(log)
        for alarm in alarms:
            if alarm.reads_rules:  # CloudWatch takes no alarm on a rule that is not there yet
                alarm.node.add_dependency(rules)

    def _page(self, alarms: Sequence[MetricAlarm]) -> str:
        """One message when an incident begins and one when it is over, however many alarms it sets off."""
        job_type = self._lane.job_type
        name = self._deployment.named(job_type, INCIDENT)
        page = cloudwatch.CfnCompositeAlarm(
            self,
            "Page",
            alarm_name=name,
            alarm_description=f"Something is going wrong in lane {job_type} now: see which of its alarms ring."
            f" {self._deployment.runbook_url}#{INCIDENT}",
            alarm_rule=" OR ".join(f'ALARM("{alarm.name}")' for alarm in alarms),
            alarm_actions=[self._topic.topic_arn],
            ok_actions=[self._topic.topic_arn],
        )
        # The rule names them, and CloudWatch refuses a name that it does not know yet.
        page.node.add_dependency(*alarms)
        return name
