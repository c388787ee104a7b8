"""The topic that people subscribe to: a breaker opened, or closed. It carries facts, never a payload."""

from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from aws_cdk import aws_sns as sns
from constructs import Construct


class Alerts(Construct):
    def __init__(self, scope: Construct, id: str, *, name: str, key: kms.IKey) -> None:
        super().__init__(scope, id)
        self.topic = sns.Topic(self, "Topic", topic_name=name, master_key=key, enforce_ssl=True)

    def grant_tell(self, grantee: iam.IGrantable) -> None:
        """`grant_publish` would add kms:GenerateDataKey*; whoever works on the ledger may use the key already."""
        iam.Grant.add_to_principal(grantee=grantee, actions=["sns:Publish"], resource_arns=[self.topic.topic_arn])
