"""The ledger and the breakers: the two tables that outlive every stack.

Grants name actions one by one, and indexes only for who lists: no function may delete an item or scan a table.
"""

from aws_cdk import RemovalPolicy
from aws_cdk import aws_dynamodb as dynamodb
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from constructs import Construct

from lambdas.adapters.schema import INDEXES, TABLE_KEYS, TTL, WATCHED, Index

_READ = ("dynamodb:GetItem", "dynamodb:Query")
# An index may lag, so what it names is read again from the table, a hundred at a time.
_LIST = (*_READ, "dynamodb:BatchGetItem")
# A transaction needs the actions of its parts, and ConditionCheckItem for what it only looks at.
_WRITE = ("dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:ConditionCheckItem")
# What DynamoDB does with the key in the caller's name, written out instead of kms:ReEncrypt* and kms:GenerateDataKey*.
_USE_KEY = (
    "kms:Encrypt",
    "kms:Decrypt",
    "kms:ReEncryptFrom",
    "kms:ReEncryptTo",
    "kms:GenerateDataKey",
    "kms:DescribeKey",
)


class DurableTable(Construct):
    """On demand, encrypted with our key, restorable to any second, and left behind when the stack goes."""

    # TableV2 takes a customer-managed key only in a stack that knows its region, and ours are for any.
    def __init__(
        self, scope: Construct, id: str, *, name: str, key: kms.IKey, protected: bool, ttl: str | None
    ) -> None:
        super().__init__(scope, id)
        hash_key, sort_key = TABLE_KEYS
        self.key = key
        self.table = dynamodb.Table(
            self,
            "Table",
            table_name=name,
            partition_key=_text(hash_key),
            sort_key=_text(sort_key),
            billing_mode=dynamodb.BillingMode.PAY_PER_REQUEST,
            encryption=dynamodb.TableEncryption.CUSTOMER_MANAGED,
            encryption_key=key,
            point_in_time_recovery_specification=dynamodb.PointInTimeRecoverySpecification(
                point_in_time_recovery_enabled=True
            ),
            time_to_live_attribute=ttl,
            removal_policy=RemovalPolicy.RETAIN,
            deletion_protection=protected,
        )

    def add(self, index: Index) -> None:
        keys_only = index.projected is None
        self.table.add_global_secondary_index(
            index_name=index.name,
            partition_key=_text(index.hash_key),
            sort_key=_text(index.sort_key),
            projection_type=dynamodb.ProjectionType.KEYS_ONLY if keys_only else dynamodb.ProjectionType.INCLUDE,
            non_key_attributes=None if index.projected is None else list(index.projected),
        )

    def grant(self, grantee: iam.IGrantable, *actions: str, indexes: tuple[Index, ...] = ()) -> None:
        """`Table.grant` would add every index to every grant."""
        arns = [self.table.table_arn, *(f"{self.table.table_arn}/index/{index.name}" for index in indexes)]
        iam.Grant.add_to_principal(grantee=grantee, actions=list(actions), resource_arns=arns)


class Ledger(DurableTable):
    def __init__(self, scope: Construct, id: str, *, name: str, key: kms.IKey, protected: bool) -> None:
        super().__init__(scope, id, name=name, key=key, protected=protected, ttl=TTL)
        for index in INDEXES:
            self.add(index)

    def grant_work(self, grantee: iam.IGrantable) -> None:
        """For worker and intake: by key, never through an index."""
        self.grant(grantee, *_LIST, *_WRITE)
        self.key.grant(grantee, *_USE_KEY)

    def grant_find(self, grantee: iam.IGrantable) -> None:
        """For the sweep and the redrive, which find jobs and letters through indexes, and move them."""
        self.grant(grantee, *_LIST, *_WRITE, indexes=INDEXES)
        self.key.grant(grantee, *_USE_KEY)

    def grant_send(self, grantee: iam.IGrantable) -> None:
        """For the redrive's senders: the letters of a manifest, many at a time, by key."""
        self.grant(grantee, *_LIST, *_WRITE)
        self.key.grant(grantee, *_USE_KEY)

    def grant_escalate(self, grantee: iam.IGrantable) -> None:
        """For notify: a tenant's letters, and what it was told."""
        mine = tuple(index for index in INDEXES if index.name == "by_tenant")
        self.grant(grantee, *_READ, *_WRITE, indexes=mine)
        self.key.grant(grantee, *_USE_KEY)

    def grant_operate(self, grantee: iam.IGrantable) -> None:
        """To find, and to write what only a person can know: that an effect happened, a note, a hold, an abort.

        IAM cannot tell these writes from others. Each leaves an event with its author, and no item can be deleted.
        """
        self.grant_find(grantee)


class Breakers(DurableTable):
    """One item for each tenant and lane. The index names those that the sweep must look at."""

    def __init__(self, scope: Construct, id: str, *, name: str, key: kms.IKey, protected: bool) -> None:
        super().__init__(scope, id, name=name, key=key, protected=protected, ttl=None)
        self.add(WATCHED)

    def grant_work(self, grantee: iam.IGrantable) -> None:
        """A batch reads its breakers in one request, counts on each by an update, and writes down what it moved."""
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:UpdateItem", "dynamodb:PutItem")

    def grant_look(self, grantee: iam.IGrantable) -> None:
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:BatchGetItem")

    def grant_sweep(self, grantee: iam.IGrantable) -> None:
        self.grant_work(grantee)
        self.grant(grantee, "dynamodb:Query", indexes=(WATCHED,))

    def grant_operate(self, grantee: iam.IGrantable) -> None:
        """To list, to close with a reason, and to set a tenant's limits."""
        self.grant_sweep(grantee)
        self.key.grant(grantee, *_USE_KEY)


def _text(name: str) -> dynamodb.Attribute:
    return dynamodb.Attribute(name=name, type=dynamodb.AttributeType.STRING)
