"""The ledger and the breakers: the two tables that outlive every stack.

Grants name actions one by one, partitions by what they hold, and indexes only for who lists: no function may delete an
item or scan a table.
"""

from collections.abc import Mapping
from typing import Any

from aws_cdk import aws_dynamodb as dynamodb
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from constructs import Construct

from infra.core.key import FOR_TABLES, grant_key
from infra.deployment import Deployment
from lambdas.adapters.dynamo.experience import RULED
from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, TTL, WATCHED, Index
from lambdas.adapters.dynamo.redrives import SIGNED
from lambdas.adapters.shown import BY_ATTRIBUTE, NAMEABLE, WHOLE

# An index may lag, so what it names is read again from the table, a hundred at a time.
_READ = ("dynamodb:GetItem", "dynamodb:Query", "dynamodb:BatchGetItem")
# A transaction needs the actions of its parts.
_WRITE = ("dynamodb:PutItem", "dynamodb:UpdateItem")
# Every list of letters. The other index is of what is due, which the sweep asks for, and operators: what waits?
_LISTS = tuple(index.name for index in INDEXES if index.name != "due")
# What the ledger's partitions hold. Counters are moved by whoever moves a letter.
_JOBS, _REDRIVES, _NOTICES, _SIGNATURES, _RULINGS = "T#*", "R#*", "N#*", f"{SIGNED}*", f"{RULED}*"
_GROUPS, _HEALTH = _COUNTERS = ("G#*", "H#*")
_VERSIONS, _CURSORS = "L#*", "U#*"  # which the sweep alone writes


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
        self.own = dynamodb.Table(
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
            self.own if in_use == own else dynamodb.Table.from_table_name(self, "Restored", in_use)
        )

    def add(self, index: Index) -> None:
        keys_only = index.projected is None
        self.own.add_global_secondary_index(
            index_name=index.name,
            partition_key=_text(index.hash_key),
            sort_key=_text(index.sort_key),
            projection_type=dynamodb.ProjectionType.KEYS_ONLY if keys_only else dynamodb.ProjectionType.INCLUDE,
            non_key_attributes=None if index.projected is None else list(index.projected),
        )

    def grant(self, grantee: iam.IGrantable, *actions: str, keys: tuple[str, ...] = ()) -> None:
        """`Table.grant` would add every index to every grant. With `keys` only partitions that are like one of them."""
        self.grant_if(grantee, *actions, conditions=_like(keys) if keys else None)

    def grant_if(self, grantee: iam.IGrantable, *actions: str, conditions: Mapping[str, Any] | None) -> None:
        iam.Grant.add_to_principal(
            grantee=grantee, actions=list(actions), resource_arns=[self.table.table_arn], conditions=conditions
        )

    def grant_list(self, grantee: iam.IGrantable, *indexes: str) -> None:
        arns = [f"{self.table.table_arn}/index/{name}" for name in indexes]
        iam.Grant.add_to_principal(grantee=grantee, actions=["dynamodb:Query"], resource_arns=arns)

    def grant_key(self, grantee: iam.IGrantable) -> None:
        grant_key(self, grantee, self.key, "dynamodb", *FOR_TABLES)


class Ledger(DurableTable):
    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, key: kms.IKey) -> None:
        in_use = deployment.ledger_in_use
        super().__init__(scope, id, name="ledger", in_use=in_use, deployment=deployment, key=key, ttl=TTL)
        for index in INDEXES:
            self.add(index)

    def grant_work(self, grantee: iam.IGrantable, *, job_type: str, foresees: bool, triages: bool) -> None:
        """For a lane's worker: its own lane's jobs and what it learned, and to count in hours of health.

        By key, never through an index. What people ruled on its lane it reads, and cannot write.
        """
        foreseen = (f"G#{job_type}#foreseen",) if foresees else ()
        own = (_jobs_of(job_type), f"G#{job_type}#tried", *foreseen)
        if triages:  # its agent is given how often a cause was seen
            self.grant(grantee, "dynamodb:BatchGetItem", keys=(f"G#{job_type}#*",))
        self.grant(grantee, *_READ, keys=(*own, f"{RULED}{job_type}"))
        # Together: one transaction counts a recovery in both, by hour.
        self.grant(grantee, *_WRITE, keys=(*own, *_hours_of(job_type), _HEALTH))
        self.grant_key(grantee)

    def grant_take_in(self, grantee: iam.IGrantable, *, job_type: str) -> None:
        """For a lane's intake: beside that the groups, and what waits, that its letters are counted in."""
        own = _jobs_of(job_type)
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:Query", keys=(own,))
        self.grant(grantee, *_WRITE, keys=(own, *_counters_of(job_type), _HEALTH))
        self.grant_key(grantee)

    def grant_sweep(self, grantee: iam.IGrantable) -> None:
        """All but notices to tenants. It signs the redrives that it starts, and reads nobody's signature."""
        self.grant(grantee, *_READ, *_WRITE, keys=(_JOBS, *_COUNTERS, _REDRIVES, _VERSIONS, _CURSORS))
        self.grant(grantee, "dynamodb:PutItem", keys=(_SIGNATURES,))
        self.grant_list(grantee, "by_lane", "by_lane_code", "by_signature", "by_tenant", "due")
        self.grant_key(grantee)

    def grant_plan(self, grantee: iam.IGrantable) -> None:
        """For the redrive function, which finds letters by whichever index fits their filter, and reads who signed."""
        self.grant(grantee, *_READ, *_WRITE, keys=(_JOBS, *_COUNTERS, _REDRIVES))
        self.grant(grantee, "dynamodb:Query", keys=(_SIGNATURES,))
        self.grant_list(grantee, *_LISTS)
        self.grant_key(grantee)

    def grant_send(self, grantee: iam.IGrantable) -> None:
        """For the redrive's senders: the letters of a manifest, many at a time, by key, if no newer version is done."""
        by_key = ("dynamodb:BatchGetItem", "dynamodb:ConditionCheckItem")
        self.grant(grantee, *by_key, *_WRITE, keys=(_JOBS, *_COUNTERS))
        self.grant(grantee, "dynamodb:GetItem", keys=(_JOBS, _REDRIVES))
        self.grant_key(grantee)

    def grant_serve(self, grantee: iam.IGrantable) -> None:
        """For the API: every list of letters, what people write about them, and signals to jobs that may be new."""
        keys = (_JOBS, *_COUNTERS, _REDRIVES, _SIGNATURES, _RULINGS, _NOTICES)
        self.grant(grantee, *_READ, *_WRITE, keys=keys)
        self.grant(grantee, "dynamodb:ConditionCheckItem", keys=(_JOBS,))
        self.grant(grantee, "dynamodb:GetItem", keys=(_VERSIONS,))  # a group is shown with the lane's deploys
        self.grant_list(grantee, *_LISTS)
        self.grant_key(grantee)

    def grant_escalate(self, grantee: iam.IGrantable) -> None:
        """For notify: a tenant's letters, its notices, and whether a hint about a redrive is true."""
        reading = ("dynamodb:GetItem", "dynamodb:BatchGetItem")
        self.grant(grantee, *reading, *_WRITE, keys=(_JOBS, *_COUNTERS, _NOTICES))
        self.grant(grantee, "dynamodb:GetItem", keys=(_REDRIVES,))
        self.grant_list(grantee, "by_tenant")
        self.grant_key(grantee)

    def grant_read(self, grantee: iam.IGrantable) -> None:
        """For operators: to find. What they change, they change through the API, which knows who asks."""
        self._grant_look(grantee)
        self.grant_list(grantee, "by_id", "by_lane", "by_lane_code", "by_tenant", "by_tenant_code", "due")
        self.grant_key(grantee)

    def _grant_look(self, grantee: iam.IGrantable) -> None:
        """Without the tenants' inputs and results: who names no attributes asks for all of them, and is refused."""
        shown = {
            **_like(tuple(f"{prefix}*" for prefix in BY_ATTRIBUTE)),
            "ForAllValues:StringEquals": {"dynamodb:Attributes": list(NAMEABLE)},
            "StringEquals": {"dynamodb:Select": "SPECIFIC_ATTRIBUTES"},
        }
        self.grant_if(grantee, *_READ, conditions=shown)
        # Counters have the names of codes.
        keys = tuple(f"{prefix}*" for prefix in WHOLE)
        self.grant(grantee, "dynamodb:BatchGetItem", "dynamodb:Query", keys=keys)


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

    def grant_find(self, grantee: iam.IGrantable) -> None:
        """For notify: whether a hint about a breaker is true."""
        self.grant(grantee, "dynamodb:GetItem")

    def grant_sweep(self, grantee: iam.IGrantable) -> None:
        """It probes, releases, and writes down a probe's end where the worker that ran it died before it could."""
        self.grant(grantee, "dynamodb:GetItem", "dynamodb:BatchGetItem", *_WRITE)
        self.grant_list(grantee, WATCHED.name)

    def grant_operate(self, grantee: iam.IGrantable) -> None:
        """For the API: to list, to read its history, to close with a reason, to set a tenant's limits."""
        self.grant_read(grantee)
        self.grant(grantee, *_WRITE)

    def grant_read(self, grantee: iam.IGrantable) -> None:
        """For operators."""
        self.grant(grantee, *_READ)
        self.grant_list(grantee, WATCHED.name)


def _like(keys: tuple[str, ...]) -> dict[str, Any]:
    return {"ForAllValues:StringLike": {"dynamodb:LeadingKeys": list(keys)}}


def _jobs_of(job_type: str) -> str:
    """Neither a tenant's id nor a job's has a #, so no other lane's partition is like it."""
    return f"T#*#J#{job_type}#*"


def _counters_of(job_type: str) -> tuple[str, ...]:
    """By the one or two digits of their shard: the notes that people wrote, and what was learned, have none."""
    return tuple(f"G#{job_type}#{shard}{rest}" for shard in ("?", "??") for rest in ("", "#*"))


def _hours_of(job_type: str) -> tuple[str, ...]:
    """How often causes died and recovered: who forges it spoils a chart, and no count of what waits."""
    return tuple(f"G#{job_type}#{shard}#hours" for shard in ("?", "??"))


def _text(name: str) -> dynamodb.Attribute:
    return dynamodb.Attribute(name=name, type=dynamodb.AttributeType.STRING)
