"""The bucket: snapshots of dead letters, bodies and results too large for the ledger, and what redrives plan.

What a letter may still need is kept as long as the longest lane keeps letters; nothing here is public or unencrypted.
"""

from aws_cdk import Aws, Duration
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from aws_cdk import aws_s3 as s3
from constructs import Construct

from infra.core.key import grant_key
from infra.deployment import Deployment

BODIES, RESULTS, SNAPSHOTS, REDRIVES = "bodies/", "results/", "snapshots/", "redrives/"
# Letters at the end of their retention, for good. The others expire.
ARCHIVE = "archive/"
KEPT_FOR_RETENTION = (BODIES, RESULTS, SNAPSHOTS, REDRIVES)
# The ledger's own items outlive a letter by this much, and their objects with them.
MARGIN_DAYS = 30
# A redrive can be looked into for this long, however short the lanes' own retention is.
AUDIT_DAYS = 90


class LedgerBucket(Construct):
    def __init__(
        self, scope: Construct, id: str, *, deployment: Deployment, key: kms.IKey, retention_days: int
    ) -> None:
        super().__init__(scope, id)
        self._key = key
        self.bucket = s3.Bucket(
            self,
            "Bucket",
            # Bucket names are shared by all accounts of the world.
            bucket_name=f"{deployment.name}-{Aws.ACCOUNT_ID}-{Aws.REGION}",
            block_public_access=s3.BlockPublicAccess.BLOCK_ALL,
            enforce_ssl=True,
            encryption=s3.BucketEncryption.KMS,
            encryption_key=key,
            bucket_key_enabled=True,
            versioned=True,
            object_ownership=s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
            lifecycle_rules=[*_expiry(retention_days), _tidy()],
            removal_policy=deployment.kept,
        )

    def grant_work(self, grantee: iam.IGrantable, *, job_type: str) -> None:
        """What is too large for the ledger: bodies of its lane's jobs that are put back or buried, and results."""
        own = (_of_lane(BODIES, job_type), _of_lane(RESULTS, job_type))
        former = (_formerly(BODIES, job_type), _formerly(RESULTS, job_type))
        self._grant(grantee, read=(*own, *former), write=own)

    def grant_take_in(self, grantee: iam.IGrantable, *, job_type: str) -> None:
        """A body that was too large to travel is read; what is kept of a dead job is its snapshot."""
        read = (_of_lane(BODIES, job_type), _formerly(BODIES, job_type))
        self._grant(grantee, read=read, write=(_of_lane(SNAPSHOTS, job_type),))

    def grant_sweep(self, grantee: iam.IGrantable) -> None:
        """To send bodies again, to keep bodies and results for longer, and to archive."""
        self._grant(grantee, read=(BODIES, RESULTS), write=(ARCHIVE, BODIES, RESULTS))

    def grant_plan(self, grantee: iam.IGrantable) -> None:
        """A plan reads no payload."""
        self._grant(grantee, read=(REDRIVES,), write=(REDRIVES,))

    def grant_send(self, grantee: iam.IGrantable) -> None:
        """A replay's body is its letter's snapshot, patched."""
        self._grant(grantee, read=(BODIES, REDRIVES, SNAPSHOTS), write=(BODIES,))

    def grant_show(self, grantee: iam.IGrantable) -> None:
        """For the API: what a dead job was asked to do, redacted, or as a link that is written down; results; and which
        letters a redrive sends.
        """
        self._grant(grantee, read=(REDRIVES, RESULTS, SNAPSHOTS))

    def _grant(self, grantee: iam.IGrantable, *, read: tuple[str, ...], write: tuple[str, ...] = ()) -> None:
        """Nobody deletes or lists: names of objects say whose jobs there are. So S3 says forbidden of an object that is
        gone, and `lambdas/adapters/s3.py` reads it so.
        """
        parts = (("s3:GetObject", "kms:Decrypt", read), ("s3:PutObject", "kms:GenerateDataKey", write))
        for action, _, prefixes in parts:
            if prefixes:
                objects = [self.bucket.arn_for_objects(f"{prefix}*") for prefix in prefixes]
                iam.Grant.add_to_principal(grantee=grantee, actions=[action], resource_arns=objects)
        grant_key(self, grantee, self._key, "s3", *(use for _, use, prefixes in parts if prefixes))


def _of_lane(prefix: str, job_type: str) -> str:
    return f"{prefix}{job_type}/"


def _formerly(prefix: str, job_type: str) -> str:
    """Where the tenant came first. Whatever is written now has the lane first, so this only ever shrinks."""
    return f"{prefix}*/{job_type}/"


def _expiry(retention_days: int) -> list[s3.LifecycleRule]:
    kept = dict.fromkeys(KEPT_FOR_RETENTION, retention_days) | {REDRIVES: max(retention_days, AUDIT_DAYS)}
    return [
        s3.LifecycleRule(id=f"expire-{prefix.rstrip('/')}", prefix=prefix, expiration=Duration.days(days + MARGIN_DAYS))
        for prefix, days in kept.items()
    ]


def _tidy() -> s3.LifecycleRule:
    """An object overwritten or deleted by mistake can be had back for a week."""
    return s3.LifecycleRule(
        id="tidy",
        noncurrent_version_expiration=Duration.days(7),
        abort_incomplete_multipart_upload_after=Duration.days(7),
    )
