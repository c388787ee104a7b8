"""The ledger and the breakers: the two tables that outlive every stack.

Grants name actions one by one, and indexes only for who lists: no function may delete an item or scan a table.
"""

from aws_cdk import aws_dynamodb as dynamodb
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from constructs import Construct

from infra.deployment import Deployment
from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, TTL, WATCHED, Index
from lambdas.adapters.dynamo.redrives import SIGNED

# An index may lag, so what it names is read again from the table, a hundred at a time.
_READ = ("dynamodb:GetItem", "dynamodb:Query", "dynamodb:BatchGetItem")
# A transaction needs the actions of its parts.
_WRITE = ("dynamodb:PutItem", "dynamodb:UpdateItem")
# What DynamoDB does with the key in the caller's name, written out instead of kms:ReEncrypt* and kms:GenerateDataKey*.
_USE_KEY = (
    "kms:Encrypt",
    "kms:Decrypt",
    "kms:ReEncryptFrom",
    "kms:ReEncryptTo",
    "kms:GenerateDataKey",
    "kms:DescribeKey",
)
# Every list of letters. The other index is of what is due, which only the sweep asks for.
_LISTS = tuple(index.name for index in INDEXES if index.name != "due")
_HEALTH = "H#*"


class DurableTable(Construct):
    """On demand, encrypted with our key, restorable to any second, and left behind when the stack goes.

    `table` is what functions and people use: ours, or one that was restored beside it. Ours stays in the stack then.
    """

    # TableV2 takes a customer-managed key only in a stack that knows its region, and ours are for any.
    def __init__(
        self,
        scope: Construct,
        id: str,
        *,
        name: str,
        in_use: str,
        deployment: Deployment,
        key: kms.IKey,
        ttl: str | None,
    ) -> None:
        super().__init__(scope, id)
        hash_key, sort_key = TABLE_KEYS
        self.key = key
        own = deployment.named(name)
        self._own = dynamodb.Table(
            self,
            "Table",
            table_name=own,
            partition_key=_text(hash_key),
            sort_key=_text(sort_key),
            billing_mode=dynamodb.BillingMode.PAY_PER_REQUEST,
            encryption=dynamodb.TableEncryption.CUSTOMER_MANAGED,
            encryption_key=key,
            point_in_time_recovery_specification=dynamodb.PointInTimeRecoverySpecification(
                point_in_time_recovery_enabled=True
            ),
            time_to_live_attribute=ttl,
            removal_policy=deployment.kept,
            deletion_protection=deployment.protected,
        )
        self.table: dynamodb.ITable = (
            self._own if in_use == own else dynamodb.Table.from_table_name(self, "Restored", in_use)
        )

    def add(self, index: Index) -> None:
        keys_only = index.projected is None
        self._own.add_global_secondary_index(
            index_name=index.name,
            partition_key=_text(index.hash_key),
            sort_key=_text(index.sort_key),
            projection_type=dynamodb.ProjectionType.KEYS_ONLY if keys_only else dynamodb.ProjectionType.INCLUDE,
            non_key_attributes=None if index.projected is None else list(index.projected),
        )

    def grant_write(self, grantee: iam.IGrantable) -> None:
        """Everything but what people sign: an approval must be nobody's word but the API's."""
        unlike = {"ForAllValues:StringNotLike": {"dynamodb:LeadingKeys": [f"{SIGNED}*"]}}
        iam.Grant.add_to_principal(
            grantee=grantee, actions=list(_WRITE), resource_arns=[self.table.table_arn], conditions=unlike
        )

    def grant(self, grantee: iam.IGrantable, *actions: str, keys: tuple[str, ...] = ()) -> None:
        """`Table.grant` would add every index to every grant. With `keys` only partitions that are like one of them."""
        like = {"ForAllValues:StringLike": {"dynamodb:LeadingKeys": list(keys)}}
        iam.Grant.add_to_principal(
            grantee=grantee,
            actions=list(actions),
            resource_arns=[self.table.table_arn],
            conditions=like if keys else None,
        )

    def grant_list(self, grantee: iam.IGrantable, *indexes: str) -> None:
        arns = [f"{self.table.table_arn}/index/{name}" for name in indexes]
        iam.Grant.add_to_principal(grantee=grantee, actions=["dynamodb:Query"], resource_arns=arns)

    def grant_key(self, grantee: iam.IGrantable) -> None:
        self.key.grant(grantee, *_USE_KEY)


class Ledger(DurableTable):
    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, key: kms.IKey) -> None:
        in_use = deployment.ledger_in_use
        super().__init__(scope, id, name="ledger", in_use=in_use, deployment=deployment, key=key, ttl=TTL)
        for index in INDEXES:
            self.add(index)

    def grant_work(self, grantee: iam.IGrantable, *, job_type: str) -> None:
        """For a lane's worker: its own lane's jobs, and tenants' hours of health. By key, never through an index."""
        self.grant(grantee, *_READ, *_WRITE, keys=(_jobs_of(job_type), _HEALTH))
        self.grant_key(grantee)

    def grant_take_in(self, grantee: iam.IGrantable, *, job_type: str) -> None:
        """For a lane's intake: beside that the groups, and what waits, that its letters are counted in."""
        keys = (_jobs_of(job_type), _HEALTH, f"G#{job_type}#*")
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:Query", *_WRITE, keys=keys)
        self.grant_key(grantee)

    def grant_sweep(self, grantee: iam.IGrantable) -> None:
        self.grant(grantee, *_READ, *_WRITE)
        self.grant_list(grantee, "by_lane", "by_lane_code", "by_signature", "by_tenant", "due")
        self.grant_key(grantee)

    def grant_plan(self, grantee: iam.IGrantable) -> None:
        """For the redrive function, which finds letters by whichever index fits their filter."""
        self.grant(grantee, *_READ)
        self.grant_write(grantee)
        self.grant_list(grantee, *_LISTS)
        self.grant_key(grantee)

    def grant_send(self, grantee: iam.IGrantable) -> None:
        """For the redrive's senders: the letters of a manifest, many at a time, by key, if no newer version is done."""
        by_key = ("dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:ConditionCheckItem")
        self.grant(grantee, *by_key)
        self.grant_write(grantee)
        self.grant_key(grantee)

    def grant_serve(self, grantee: iam.IGrantable) -> None:
        """For the API: every list of letters, and what people write about them."""
        self.grant(grantee, *_READ, *_WRITE)
        self.grant_list(grantee, *_LISTS)
        self.grant_key(grantee)

    def grant_escalate(self, grantee: iam.IGrantable) -> None:
        """For notify: a tenant's letters, and what it was told."""
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:BatchGetItem")
        self.grant_write(grantee)
        self.grant_list(grantee, "by_tenant")
        self.grant_key(grantee)

    def grant_operate(self, grantee: iam.IGrantable) -> None:
        """To find, and to write what only a person can know: that an effect happened, a note, a hold, an abort.

        IAM cannot tell these writes from others. Each leaves an event with its author, and no item can be deleted.
        """
        self.grant(grantee, *_READ)
        self.grant_write(grantee)
        self.grant_list(grantee, "by_id", "by_lane", "by_lane_code", "by_tenant", "by_tenant_code")
        self.grant_key(grantee)


class Breakers(DurableTable):
    """One item for each tenant and lane. The index names those that the sweep must look at."""

    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, key: kms.IKey) -> None:
        in_use = deployment.breakers_in_use
        super().__init__(scope, id, name="breakers", in_use=in_use, deployment=deployment, key=key, ttl=None)
        self.add(WATCHED)

    def grant_work(self, grantee: iam.IGrantable, *, job_type: str) -> None:
        """A batch reads its breakers in one request, counts on each by an update, and writes down what it moved."""
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:BatchGetItem", *_WRITE, keys=(f"*#{job_type}",))

    def grant_look(self, grantee: iam.IGrantable) -> None:
        self.grant(grantee, "dynamodb:BatchGetItem")

    def grant_sweep(self, grantee: iam.IGrantable) -> None:
        """It probes, releases, and writes down a probe's end where the worker that ran it died before it could."""
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:BatchGetItem", *_WRITE)
        self.grant_list(grantee, WATCHED.name)

    def grant_operate(self, grantee: iam.IGrantable) -> None:
        """For operators and the API: to list, to read its history, to close with a reason, to set a tenant's limits."""
        self.grant(grantee, *_READ, *_WRITE)
        self.grant_list(grantee, WATCHED.name)


def _jobs_of(job_type: str) -> str:
    """Neither a tenant's id nor a job's has a #, so no other lane's partition is like it."""
    return f"T#*#J#{job_type}#*"


def _text(name: str) -> dynamodb.Attribute:
    return dynamodb.Attribute(name=name, type=dynamodb.AttributeType.STRING)
