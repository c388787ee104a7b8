"""The stack that all lanes share: tables, bucket, key, redrive, sweep, API, and policies for people and producers."""

from collections.abc import Mapping

from aws_cdk import CfnOutput, Stack
from aws_cdk import aws_kms as kms
from constructs import Construct

from infra import release
from infra.code import Zips, function_code, of_every_lane
from infra.core.alerts import Alerts
from infra.core.api import Api
from infra.core.bucket import LedgerBucket
from infra.core.events import grant_announce
from infra.core.ledger import Breakers, Ledger
from infra.core.notify import NoticeQueue, Notify, grant_register
from infra.core.policies import MOST_NAMED, operator_policy, producer_policy
from infra.core.redrive import Redrive
from infra.core.sweep import Sweep
from infra.deployment import Deployment
from infra.function import Needs
from infra.lane.senders import SenderParameter
from infra.lane.version_parameter import grant_read_versions
from lambdas.core.config.lane import Lane


class CoreStack(Stack):
    def __init__(self, scope: Construct, *, deployment: Deployment, lanes: Mapping[str, Lane], zips: Zips) -> None:
        super().__init__(
            scope,
            deployment.stack_id,
            env=deployment.env,
            synthesizer=deployment.synthesizer,
            termination_protection=deployment.protected,
            description="Lazaret: what lanes share",
        )
        self.deployment = deployment
        self.key = self._key()
        self.ledger = Ledger(self, "Ledger", deployment=deployment, key=self.key)
        self.breakers = Breakers(self, "Breakers", deployment=deployment, key=self.key)
        self.alerts = Alerts(self, "Alerts", deployment=deployment, key=self.key)
        self.notices = NoticeQueue(self, "Notices", deployment=deployment)
        longest = max(lane.retention_days for lane in lanes.values())
        self.bucket = LedgerBucket(self, "Objects", deployment=deployment, key=self.key, retention_days=longest)
        every = of_every_lane(lanes.values(), deployment, zips.sources)
        code = function_code(self, zips=zips, deployment=deployment, carried=every)
        environment = self.function_environment
        needs = Needs(deployment=deployment, job_types=list(lanes), code=code, environment=environment)
        self.redrive = self._redrive(needs)
        sweep = self._sweep(needs)
        if any(lane.events for lane in lanes.values()):
            grant_announce(self, sweep.function, deployment=deployment)
        self.api = self._api(needs, sweep)
        self._notify(needs)
        self._senders(sweep)
        self._policies(list(lanes), sweep)
        self._outputs()
        self._keep_exports()

    @property
    def function_environment(self) -> dict[str, str]:
        """What every function gets."""
        bus = {"EVENT_BUS": self.deployment.event_bus} if self.deployment.event_bus else {}
        return {
            **bus,
            "LAZARET_NAME": self.deployment.name,
            "LEDGER_TABLE": self.ledger.table.table_name,
            "BREAKERS_TABLE": self.breakers.table.table_name,
            "BUCKET": self.bucket.bucket.bucket_name,
            "NOTICES_QUEUE": self.notices.queue.queue_url,
            "SIMULATED": str(self.deployment.simulated).lower(),
            "POWERTOOLS_LOG_LEVEL": "INFO",
        }

    def _key(self) -> kms.IKey:
        if self.deployment.kms_key_arn:
            return kms.Key.from_key_arn(self, "Key", self.deployment.kms_key_arn)
        return kms.Key(
            self,
            "Key",
            alias=f"alias/{self.deployment.name}",
            description=f"Tables and bucket of {self.deployment.name}",
            enable_key_rotation=True,
            removal_policy=self.deployment.kept,
        )

    def _redrive(self, needs: Needs) -> Redrive:
        redrive = Redrive(self, "Redrive", needs=needs)
        self.ledger.grant_plan(redrive.function)
        self.ledger.grant_send(redrive.send)
        for function in (redrive.function, redrive.send):
            self.breakers.grant_look(function)
        self.bucket.grant_plan(redrive.function)
        self.bucket.grant_send(redrive.send)
        for function in (redrive.function, redrive.send):
            self.notices.grant_send(function)
        return redrive

    def _sweep(self, needs: Needs) -> Sweep:
        sweep = Sweep(self, "Sweep", needs=needs, redrive=self.redrive)
        self.ledger.grant_sweep(sweep.function)
        self.breakers.grant_sweep(sweep.function)
        self.bucket.grant_sweep(sweep.function)
        self.notices.grant_send(sweep.function)
        return sweep

    def _api(self, needs: Needs, sweep: Sweep) -> Api:
        api = Api(self, "Api", needs=needs, redrive=self.redrive)
        self.ledger.grant_serve(api.function)
        self.breakers.grant_operate(api.function)
        self.bucket.grant_show(api.function)
        grant_register(self, api.function, deployment=self.deployment, key=self.key)
        sweep.grant_ask(api.function)
        return api

    def _notify(self, needs: Needs) -> None:
        names = {"API_URL": self.api.url, "ALERTS_TOPIC": self.alerts.topic.topic_arn}
        notify = Notify(self, "Notify", needs=needs, notices=self.notices, key=self.key, told=names)
        self.ledger.grant_escalate(notify.function)
        self.breakers.grant_find(notify.function)
        self.alerts.grant_tell(notify.function)

    def _senders(self, sweep: Sweep) -> None:
        ours = {"api": self.api.function, "redrive": self.redrive.send, "sweep": sweep.function}
        for name, function in ours.items():
            id_ = f"Sender{name.capitalize()}"
            SenderParameter(self, id_, deployment=self.deployment, sender=f"core/{name}", function=function)

    def _policies(self, job_types: list[str], sweep: Sweep) -> None:
        for first in range(0, len(job_types), MOST_NAMED):
            some, number = job_types[first : first + MOST_NAMED], first // MOST_NAMED + 1 if first else ""
            producers = producer_policy(self, f"Producers{number}", deployment=self.deployment, job_types=some)
            CfnOutput(self, f"ProducerPolicyArn{number}", value=producers.managed_policy_arn)
        operators = operator_policy(self, "Operators", deployment=self.deployment, sweep=sweep.function)
        self.ledger.grant_read(operators)
        self.breakers.grant_read(operators)
        self.redrive.grant_operate(operators)
        self.api.grant_call(operators)
        grant_read_versions(self, operators, deployment=self.deployment)
        CfnOutput(self, "OperatorPolicyArn", value=operators.managed_policy_arn)

    def _outputs(self) -> None:
        CfnOutput(self, release.VERSION, value=release.version())
        CfnOutput(self, release.SHAPES, value=release.stored_shapes())
        CfnOutput(self, "LedgerTable", value=self.ledger.table.table_name)
        CfnOutput(self, "BreakersTable", value=self.breakers.table.table_name)
        CfnOutput(self, "Bucket", value=self.bucket.bucket.bucket_name)
        CfnOutput(self, "KeyArn", value=self.key.key_arn)
        CfnOutput(self, "AlertsTopic", value=self.alerts.topic.topic_arn)
        CfnOutput(self, "RedriveMachineArn", value=self.redrive.machine.state_machine_arn)

    def _keep_exports(self) -> None:
        """A deploy begins with this stack, and CloudFormation refuses to drop an export that another still imports.

        So what the others import by default stays exported, also when a setting has them use something else.
        """
        for table in (self.ledger.own, self.breakers.own):
            self.export_value(table.table_arn)
            self.export_value(table.table_name)
        self.export_value(self.alerts.own.topic_arn)
        self.export_value(self.api.http.api_endpoint)
