"""The stack that all lanes share: tables, bucket, key, sweep, and the policies for people and producers."""

from collections.abc import Mapping
from pathlib import Path

from aws_cdk import CfnOutput, RemovalPolicy, Stack
from aws_cdk import aws_dynamodb as dynamodb
from aws_cdk import aws_kms as kms
from constructs import Construct

from infra.alerts import Alerts
from infra.bucket import LedgerBucket
from infra.code import FunctionCode
from infra.deployment import Deployment
from infra.ledger import Breakers, Ledger
from infra.policies import operator_policy, producer_policy
from infra.sweep import Sweep
from lambdas.core.lane import Lane


class CoreStack(Stack):
    def __init__(self, scope: Construct, *, deployment: Deployment, lanes: Mapping[str, Lane], root: Path) -> None:
        kept = not deployment.local
        super().__init__(
            scope, deployment.stack_id, termination_protection=kept, description="Lazaret: what lanes share"
        )
        self.deployment = deployment
        self.key = kms.Key(
            self,
            "Key",
            alias=f"alias/{deployment.name}",
            description=f"Tables and bucket of {deployment.name}",
            enable_key_rotation=True,
            removal_policy=RemovalPolicy.RETAIN,
        )
        self.ledger = Ledger(self, "Ledger", name=deployment.named("ledger"), key=self.key, protected=kept)
        self.breakers = Breakers(self, "Breakers", name=deployment.named("breakers"), key=self.key, protected=kept)
        self.alerts = Alerts(self, "Alerts", name=deployment.named("alerts"), key=self.key)
        longest = max(lane.retention_days for lane in lanes.values())
        self.bucket = LedgerBucket(self, "Objects", name=deployment.name, key=self.key, retention_days=longest)
        self.world = self._outside_world() if deployment.simulated else None
        sweep = self._sweep(list(lanes), root)
        self._policies(list(lanes), sweep)
        self._outputs()

    @property
    def function_environment(self) -> dict[str, str]:
        """What every function is told."""
        return {
            "LAZARET_NAME": self.deployment.name,
            "LEDGER_TABLE": self.ledger.table.table_name,
            "BREAKERS_TABLE": self.breakers.table.table_name,
            "BUCKET": self.bucket.bucket.bucket_name,
            "ALERTS_TOPIC": self.alerts.topic.topic_arn,
            "SIMULATED": str(self.deployment.simulated).lower(),
            "POWERTOOLS_LOG_LEVEL": "INFO",
        }

    def _outside_world(self) -> dynamodb.ITable:
        """Stands for the systems that real agents change; the simulated lane counts its effects there."""
        return dynamodb.Table(
            self,
            "World",
            table_name=self.deployment.named("world"),
            partition_key=dynamodb.Attribute(name="pk", type=dynamodb.AttributeType.STRING),
            billing_mode=dynamodb.BillingMode.PAY_PER_REQUEST,
            removal_policy=RemovalPolicy.DESTROY,
        )

    def _sweep(self, job_types: list[str], root: Path) -> Sweep:
        code = FunctionCode(self, "Code", root=root, layer=not self.deployment.local)
        sweep = Sweep(
            self,
            "Sweep",
            deployment=self.deployment,
            job_types=job_types,
            code=code,
            environment=self.function_environment,
        )
        self.ledger.grant_sweep(sweep.function)
        self.breakers.grant_sweep(sweep.function)
        self.bucket.grant_work(sweep.function)
        self.alerts.grant_tell(sweep.function)
        return sweep

    def _policies(self, job_types: list[str], sweep: Sweep) -> None:
        producers = producer_policy(self, "Producers", deployment=self.deployment, job_types=job_types)
        operators = operator_policy(
            self, "Operators", deployment=self.deployment, job_types=job_types, sweep=sweep.function
        )
        self.ledger.grant_look(operators)
        self.breakers.grant_operate(operators)
        CfnOutput(self, "ProducerPolicyArn", value=producers.managed_policy_arn)
        CfnOutput(self, "OperatorPolicyArn", value=operators.managed_policy_arn)

    def _outputs(self) -> None:
        CfnOutput(self, "LedgerTable", value=self.ledger.table.table_name)
        CfnOutput(self, "BreakersTable", value=self.breakers.table.table_name)
        CfnOutput(self, "Bucket", value=self.bucket.bucket.bucket_name)
        CfnOutput(self, "AlertsTopic", value=self.alerts.topic.topic_arn)
        if self.world:
            CfnOutput(self, "WorldTable", value=self.world.table_name)
