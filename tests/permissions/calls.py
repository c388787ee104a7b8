"""The calls that were made: those that the embedded stack wrote down, and those that AWS makes of the key with them."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.permissions.grants import ACCOUNT
from tests.permissions.templates import PSEUDO, Templates

# What a service does with a customer's key in its caller's name.
KEY_USE = {
    "dynamodb": ("kms:Decrypt",),
    "s3:GetObject": ("kms:Decrypt",),
    "s3:PutObject": ("kms:GenerateDataKey",),
    "sns:Publish": ("kms:Decrypt", "kms:GenerateDataKey"),
    "ssm:GetParameter": ("kms:Decrypt",),
    "ssm:PutParameter": ("kms:Encrypt",),
}
# The bootstrap's own roles deploy; they are AWS's, and gone when that is done.
NOT_OURS = ":assumed-role/cdk-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    who: str  # as in `Book.holders`
    action: str
    resource: str
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)  # of conditions
    denied: bool = False  # by the embedded stack itself

    def __str__(self) -> str:
        return f"{self.who}: {self.action} on {self.resource}"


def read_calls(path: Path, holders: Mapping[str, str]) -> Counter[Call]:
    """How often each was made."""
    return Counter(_call(json.loads(line), holders) for line in path.read_text().splitlines() if NOT_OURS not in line)


def _call(line: Mapping[str, Any], holders: Mapping[str, str]) -> Call:
    return Call(
        who=_holder(line["who"], holders),
        action=line["action"],
        resource=line["resource"],
        keys={"aws:SecureTransport": ("true",)} | {key: _texts(given) for key, given in line["keys"].items()},
        denied=not line["allowed"],
    )


def _holder(who: str, holders: Mapping[str, str]) -> str:
    """A role by its name; a person of the journeys by the policy that is attached to it; a service as it is."""
    _, _, name = who.partition(":assumed-role/")
    return holders.get(name.split("/")[0] or who.rpartition("/")[2], who)


def _texts(given: Any) -> tuple[str, ...]:
    return tuple(map(str, given)) if isinstance(given, list) else (str(given),)


def uses_of_keys(calls: Counter[Call], templates: Templates) -> Counter[Call]:
    """A key is used by whoever uses what it encrypts, and its own policy must let the account's policies decide."""
    keys = dict(encrypted(templates))
    found: Counter[Call] = Counter()
    for call, times in calls.items():
        service, _, _ = call.action.partition(":")
        key = next((key for arn, key in keys.items() if call.resource.startswith(arn)), None)
        for action in KEY_USE.get(call.action) or KEY_USE.get(service, ()) if key else ():
            for who in (call.who, ACCOUNT):
                found[Call(who=who, action=action, resource=str(key), keys={**call.keys, **_through(service)})] += times
    return found


def _through(service: str) -> dict[str, tuple[str, ...]]:
    return {"kms:ViaService": (f"{service}.{PSEUDO['AWS::Region']}.{PSEUDO['AWS::URLSuffix']}",)}


def encrypted(templates: Templates) -> Iterator[tuple[str, str]]:
    """The ARNs, or what they begin with, of what a key of ours encrypts."""
    for table in templates.resources("AWS::DynamoDB::Table"):
        if key := table.properties.get("SSESpecification", {}).get("KMSMasterKeyId"):
            yield templates.arn(table.stack, table.logical_id), key
    for bucket in templates.resources("AWS::S3::Bucket"):
        for rule in bucket.properties["BucketEncryption"]["ServerSideEncryptionConfiguration"]:
            yield (
                templates.arn(bucket.stack, bucket.logical_id),
                rule["ServerSideEncryptionByDefault"]["KMSMasterKeyID"],
            )
    for topic in templates.resources("AWS::SNS::Topic"):
        yield templates.physical(topic.stack, topic.logical_id), topic.properties["KmsMasterKeyId"]
    # Endpoints are SecureStrings under this key: lambdas/adapters/ssm.py.
    for key_ in templates.resources("AWS::KMS::Key"):
        yield (
            "arn:aws:ssm:us-east-1:000000000000:parameter/lazaret/webhooks/",
            templates.arn(key_.stack, key_.logical_id),
        )
