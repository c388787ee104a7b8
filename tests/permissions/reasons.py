"""Why a grant is there that no journey needs, and why one is so wide. A line that is not needed fails a test."""

from dataclasses import dataclass

from tests.permissions.evaluation import like
from tests.permissions.grants import Grant


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """For one action of these holders, on resources like this."""

    action: str
    why: str
    holder: str = "*"
    resource: str = "*"

    def __str__(self) -> str:
        return f"{self.holder}: {self.action} on {self.resource}"

    def covers(self, grant: Grant) -> bool:
        return grant.action == self.action and like(grant.holder, self.holder) and like(grant.resource, self.resource)


KEY = "arn:aws:kms:*:key/*"
MACHINE = "Lazaret/RedriveMachineRole"


def _each(*actions: str, why: str, holder: str = "*", resource: str = "*") -> tuple[Reason, ...]:
    return tuple(Reason(action=action, why=why, holder=holder, resource=resource) for action in actions)


# Calls that are made and refused, and whoever makes them goes on.
REFUSED: tuple[Reason, ...] = (
    Reason(
        action="dynamodb:GetItem",
        holder="Lazaret/Operators",
        resource="arn:aws:dynamodb:*:table/*-ledger",
        why="`ops job` asks for the whole item, and shows what operators may see if that is refused.",
    ),
    Reason(
        action="s3:ListBucket",
        holder="Lazaret*",
        resource="arn:aws:s3:::*",
        why="S3 tells whoever may not list that a missing object is forbidden. The adapters take it for missing.",
    ),
)

# No call of the journeys needs these.
UNUSED: tuple[Reason, ...] = (
    *_each(
        *("sqs:GetQueueUrl", "sqs:SendMessage"),
        holder="Lazaret-*/LaneProducers",
        why="The producers' policy for one lane. The journeys send with the one for all; tests/local/test_senders.py "
        "sends with this.",
    ),
    *(
        Reason(
            action="s3:GetObject",
            holder="Lazaret-*",
            resource=f"arn:aws:s3:::*/{kind}/*/*/*",
            why="Objects of an older release have the tenant before the lane in their names, and are read until they "
            "expire. The journeys begin with an empty bucket.",
        )
        for kind in ("bodies", "results")
    ),
    *_each(
        *("kms:DescribeKey", "kms:Encrypt", "kms:GenerateDataKey", "kms:ReEncryptFrom", "kms:ReEncryptTo"),
        resource=KEY,
        holder="Lazaret*",
        why="DynamoDB's guide names them, beside Decrypt, as the least for a table under a customer's own key. It does "
        "not say which requests use which, and no emulator can show it: without one a table might not be writable.",
    ),
    *_each(
        *("states:DescribeStateMachine", "states:GetExecutionHistory", "states:ListExecutions"),
        holder="Lazaret/Operators",
        why="The page of the machine in the AWS console, from which the runbook has people start redrives and see how "
        "one went.",
    ),
    *_each(
        *("logs:CreateLogDelivery", "logs:GetLogDelivery", "logs:UpdateLogDelivery", "logs:DeleteLogDelivery"),
        *("logs:ListLogDeliveries", "logs:PutResourcePolicy", "logs:DescribeResourcePolicies"),
        "logs:DescribeLogGroups",
        holder=MACHINE,
        why="Step Functions sets up the delivery of a machine's log in the machine's own role, when it is deployed. "
        "The emulator writes no such log.",
    ),
    *_each(
        *("xray:PutTraceSegments", "xray:PutTelemetryRecords", "xray:GetSamplingRules", "xray:GetSamplingTargets"),
        holder=MACHINE,
        why="Step Functions traces an execution with the machine's own role. The emulator traces none.",
    ),
    *_each(
        *("sns:Publish", "kms:Decrypt", "kms:GenerateDataKey"),
        holder="cloudwatch.amazonaws.com",
        why="An alarm that rings: CloudWatch publishes to a topic that is under our key. The emulator rings without "
        "asking for leave.",
    ),
)

# A pattern for an action, or everything for a resource.
WIDE: tuple[Reason, ...] = (
    Reason(
        action="kms:*",
        holder="the account",
        resource=KEY,
        why="In a key's own policy it lets the account's policies decide. Without it nobody could ever change the key.",
    ),
    *_each(
        *("xray:PutTraceSegments", "xray:PutTelemetryRecords", "xray:GetSamplingRules", "xray:GetSamplingTargets"),
        why="X-Ray has no resources for traces: AWS takes only * here.",
    ),
    *_each(
        *("logs:CreateLogDelivery", "logs:GetLogDelivery", "logs:UpdateLogDelivery", "logs:DeleteLogDelivery"),
        *("logs:ListLogDeliveries", "logs:PutResourcePolicy", "logs:DescribeResourcePolicies"),
        "logs:DescribeLogGroups",
        holder=MACHINE,
        why="The delivery of logs has no resources: AWS takes only * here.",
    ),
    *_each(
        *("cloudwatch:DescribeAlarms", "cloudwatch:GetMetricData"),
        why="CloudWatch lets somebody list alarms and read metrics, or not: neither can be named.",
    ),
)
