"""The topic that people subscribe to: alarms, and breakers that opened or closed. It carries facts, never a payload."""

from aws_cdk import ArnFormat, Aws, Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from aws_cdk import aws_sns as sns
from constructs import Construct

from infra.core.key import grant_key
from infra.deployment import Deployment

ALARMS = iam.ServicePrincipal("cloudwatch.amazonaws.com")


class Alerts(Construct):
    """`topic` is where alerts go: `own`, or one of the user's. Ours stays in the stack then."""

    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, key: kms.IKey) -> None:
        super().__init__(scope, id)
        receiver = deployment.alerts
        self._key = key
        self.own = sns.Topic(self, "Topic", topic_name=deployment.named("alerts"), master_key=key, enforce_ssl=True)
        self._let_alarms_tell(key, deployment.name)
        self.topic: sns.ITopic = self.own
        if receiver.startswith("arn:"):  # whoever made it decides who may tell it
            self.topic = sns.Topic.from_topic_arn(self, "Yours", receiver)
        elif receiver:
            sns.Subscription(self, "Mail", topic=self.own, endpoint=receiver, protocol=sns.SubscriptionProtocol.EMAIL)

    def grant_tell(self, grantee: iam.IGrantable) -> None:
        """For notify alone. `grant_publish` would add kms:GenerateDataKey*, and not only through SNS."""
        iam.Grant.add_to_principal(grantee=grantee, actions=["sns:Publish"], resource_arns=[self.topic.topic_arn])
        grant_key(self, grantee, self._key, "sns", "kms:Decrypt", "kms:GenerateDataKey")

    def _let_alarms_tell(self, key: kms.IKey, alarms: str) -> None:
        """Those whose names begin with `alarms`.

        A topic with a key of its own drops an alarm's message without a word, unless CloudWatch may use the key.
        """
        ours = {
            "StringEquals": {"aws:SourceAccount": Aws.ACCOUNT_ID},
            "ArnLike": {"aws:SourceArn": _alarm_arn(self, f"{alarms}-*")},
        }
        self.own.add_to_resource_policy(
            iam.PolicyStatement(
                sid="Alarms",
                principals=[ALARMS],
                actions=["sns:Publish"],
                resources=[self.own.topic_arn],
                conditions=ours,
            )
        )
        key.add_to_resource_policy(
            iam.PolicyStatement(
                sid="Alarms",
                principals=[ALARMS],
                actions=["kms:Decrypt", "kms:GenerateDataKey"],
                resources=["*"],  # in a key's own policy: this key
                conditions=ours,
            )
        )


def _alarm_arn(scope: Construct, name: str) -> str:
    return Stack.of(scope).format_arn(
        service="cloudwatch", resource="alarm", resource_name=name, arn_format=ArnFormat.COLON_RESOURCE_NAME
    )
