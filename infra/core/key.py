"""How the deployment's key is granted: through the service that encrypts with it, and never for its own sake.

Whoever could call KMS itself could decrypt whatever else is under the key, wherever the ciphertext comes from.
"""

from aws_cdk import Stack
from aws_cdk import aws_iam as iam
from aws_cdk import aws_kms as kms
from constructs import Construct

# What DynamoDB does with the key in the caller's name, written out instead of kms:ReEncrypt* and kms:GenerateDataKey*.
FOR_TABLES = (
    "kms:Encrypt",
    "kms:Decrypt",
    "kms:ReEncryptFrom",
    "kms:ReEncryptTo",
    "kms:GenerateDataKey",
    "kms:DescribeKey",
)


def grant_key(scope: Construct, grantee: iam.IGrantable, key: kms.IKey, service: str, *actions: str) -> None:
    stack = Stack.of(scope)
    through = {"StringEquals": {"kms:ViaService": f"{service}.{stack.region}.{stack.url_suffix}"}}
    iam.Grant.add_to_principal(grantee=grantee, actions=list(actions), resource_arns=[key.key_arn], conditions=through)
