"""The bucket: snapshots of dead letters, and bodies and results too large for the ledger.

What a letter may still need is kept as long as the longest lane keeps letters; nothing here is public or unencrypted.
"""

from aws_cdk import Aws, Duration, RemovalPolicy
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from aws_cdk import aws_s3 as s3
from constructs import Construct

# Expired by retention. Letters archived at the end of theirs lie under another prefix, for good.
KEPT_FOR_RETENTION = ("bodies/", "results/", "snapshots/")
# The ledger's own items outlive a letter by this much, and their objects with them.
MARGIN_DAYS = 30


class LedgerBucket(Construct):
    def __init__(self, scope: Construct, id: str, *, name: str, key: kms.IKey, retention_days: int) -> None:
        super().__init__(scope, id)
        self._key = key
        self.bucket = s3.Bucket(
            self,
            "Bucket",
            # Bucket names are shared by all accounts of the world.
            bucket_name=f"{name}-{Aws.ACCOUNT_ID}-{Aws.REGION}",
            block_public_access=s3.BlockPublicAccess.BLOCK_ALL,
            enforce_ssl=True,
            encryption=s3.BucketEncryption.KMS,
            encryption_key=key,
            bucket_key_enabled=True,
            versioned=True,
            object_ownership=s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
            lifecycle_rules=[*_expiry(retention_days + MARGIN_DAYS), _tidy()],
            removal_policy=RemovalPolicy.RETAIN,
        )

    def grant_work(self, grantee: iam.IGrantable) -> None:
        """Read and write objects; never delete one."""
        objects = [self.bucket.arn_for_objects(f"{prefix}*") for prefix in KEPT_FOR_RETENTION]
        iam.Grant.add_to_principal(grantee=grantee, actions=["s3:GetObject", "s3:PutObject"], resource_arns=objects)
        # Without it S3 says forbidden, not missing, of an object that is gone.
        iam.Grant.add_to_principal(grantee=grantee, actions=["s3:ListBucket"], resource_arns=[self.bucket.bucket_arn])
        self._key.grant(grantee, "kms:Decrypt", "kms:GenerateDataKey")


def _expiry(days: int) -> list[s3.LifecycleRule]:
    return [
        s3.LifecycleRule(id=f"expire-{prefix.rstrip('/')}", prefix=prefix, expiration=Duration.days(days))
        for prefix in KEPT_FOR_RETENTION
    ]


def _tidy() -> s3.LifecycleRule:
    """An object overwritten or deleted by mistake can be had back for a week."""
    return s3.LifecycleRule(
        id="tidy",
        noncurrent_version_expiration=Duration.days(7),
        abort_incomplete_multipart_upload_after=Duration.days(7),
    )
