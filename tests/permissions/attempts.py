"""One request for each action that is tried, as boto3 makes it. Whether it is refused, others ask."""

import json
from collections.abc import Callable
from typing import Any

from tests.permissions.forbidden import Try

Request = dict[str, Any]
SERVICES = {"states": "stepfunctions"}  # where boto3 calls it otherwise than IAM


def name_of(arn: str) -> str:
    return arn.split(":", 5)[5].rpartition(":")[2]


def _item(tried: Try) -> Request:
    return {"pk": {"S": tried.partition}, "sk": {"S": "TRIED"}}


def _showing(tried: Try) -> Request:
    if tried.whole:
        return {}
    named = {f"#{number}": name for number, name in enumerate(tried.named)}
    return {"ProjectionExpression": ", ".join(named), "ExpressionAttributeNames": named}


def _table(tried: Try) -> str:
    return name_of(tried.resource).split("/")[1]


def _query(tried: Try) -> Request:
    _, _, index = tried.resource.partition("/index/")
    key = {"by_tenant": "tenant_status", "by_lane": "lane_status", "due": "due_shard"}.get(index, "pk")
    asked = _showing(tried)
    return {
        "TableName": _table(tried),
        **({"IndexName": index} if index else {}),
        **asked,
        "KeyConditionExpression": f"{key} = :value",
        "ExpressionAttributeValues": {":value": {"S": tried.partition or "any"}},
    }


def _object(tried: Try) -> Request:
    bucket, _, key = tried.resource.removeprefix("arn:aws:s3:::").partition("/")
    return {"Bucket": bucket, **({"Key": key} if key else {})}


def _key(tried: Try) -> Request:
    return {"KeyId": tried.resource}


def _queue(tried: Try) -> Request:
    _, _, _, _, account, name = tried.resource.split(":")
    return {"QueueUrl": f"http://127.0.0.1/{account}/{name}"}


def _function(tried: Try) -> Request:
    return {"FunctionName": name_of(tried.resource)}


def _parameter(tried: Try) -> Request:
    return {"Name": tried.resource.partition(":parameter")[2]}


def _role(tried: Try) -> str:
    return tried.resource.rpartition("/")[2]


REQUESTS: dict[str, Callable[[Try], Request]] = {
    "cloudformation:DeleteStack": lambda _: {"StackName": "Lazaret"},
    "cloudwatch:DeleteAlarms": lambda tried: {"AlarmNames": [name_of(tried.resource)]},
    "cloudwatch:PutMetricAlarm": lambda tried: {
        "AlarmName": name_of(tried.resource),
        "ComparisonOperator": "GreaterThanThreshold",
        "EvaluationPeriods": 1,
        "MetricName": "Jobs",
        "Namespace": "Lazaret",
        "Period": 60,
        "Statistic": "Sum",
        "Threshold": 1.0,
    },
    "cognito-idp:AdminAddUserToGroup": lambda tried: {
        "UserPoolId": tried.resource.rpartition("/")[2],
        "Username": "me",
        "GroupName": "operators",
    },
    "cognito-idp:AdminCreateUser": lambda tried: {"UserPoolId": tried.resource.rpartition("/")[2], "Username": "me"},
    "dynamodb:BatchGetItem": lambda tried: {
        "RequestItems": {_table(tried): {"Keys": [_item(tried)], **_showing(tried)}}
    },
    "dynamodb:CreateBackup": lambda tried: {"TableName": _table(tried), "BackupName": "mine"},
    "dynamodb:DeleteItem": lambda tried: {"TableName": _table(tried), "Key": _item(tried)},
    "dynamodb:DeleteTable": lambda tried: {"TableName": _table(tried)},
    "dynamodb:GetItem": lambda tried: {"TableName": _table(tried), "Key": _item(tried), **_showing(tried)},
    "dynamodb:PutItem": lambda tried: {"TableName": _table(tried), "Item": _item(tried)},
    "dynamodb:Query": _query,
    "dynamodb:Scan": lambda tried: {"TableName": _table(tried)},
    "dynamodb:UpdateItem": lambda tried: {"TableName": _table(tried), "Key": _item(tried)},
    "events:DisableRule": lambda tried: {"Name": tried.resource.rpartition("/")[2]},
    "iam:CreateUser": lambda tried: {"UserName": _role(tried)},
    "iam:PutRolePolicy": lambda tried: {"RoleName": _role(tried), "PolicyName": "more", "PolicyDocument": "{}"},
    "kms:Decrypt": lambda tried: {**_key(tried), "CiphertextBlob": b"any"},
    "kms:GenerateDataKey": lambda tried: {**_key(tried), "KeySpec": "AES_256"},
    "kms:ScheduleKeyDeletion": _key,
    "lambda:InvokeFunction": lambda tried: {**_function(tried), "Payload": b"{}"},
    "lambda:UpdateFunctionCode": lambda tried: {**_function(tried), "ZipFile": b"any"},
    "lambda:UpdateFunctionConfiguration": lambda tried: {**_function(tried), "Timeout": 3},
    "logs:DeleteLogGroup": lambda tried: {"logGroupName": tried.resource.partition(":log-group:")[2]},
    "s3:DeleteObject": _object,
    "s3:GetObject": _object,
    "s3:ListBucket": _object,
    "s3:PutObject": lambda tried: {**_object(tried), "Body": b"any"},
    "secretsmanager:GetSecretValue": lambda tried: {"SecretId": tried.resource},
    "sns:Publish": lambda tried: {"TopicArn": tried.resource, "Message": "all is well"},
    "sqs:DeleteMessage": lambda tried: {**_queue(tried), "ReceiptHandle": "any"},
    "sqs:PurgeQueue": _queue,
    "sqs:ReceiveMessage": _queue,
    "sqs:SendMessage": lambda tried: {**_queue(tried), "MessageBody": "{}"},
    "ssm:DeleteParameter": _parameter,
    "ssm:GetParameter": _parameter,
    "ssm:PutParameter": lambda tried: {**_parameter(tried), "Value": "mine", "Type": "String", "Overwrite": True},
    "states:SendTaskSuccess": lambda _: {"taskToken": "any", "output": "{}"},
    "states:StartExecution": lambda tried: {"stateMachineArn": tried.resource, "input": json.dumps({})},
    "states:StopExecution": lambda tried: {"executionArn": tried.resource},
    "sts:AssumeRole": lambda tried: {"RoleArn": tried.resource, "RoleSessionName": "me"},
}
# Where the request has another name than its action.
METHODS = {"s3:ListBucket": "list_objects_v2", "lambda:InvokeFunction": "invoke"}


def method_of(action: str) -> tuple[str, str]:
    """The service, as boto3 names it, and its method."""
    service, _, name = action.partition(":")
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
    return SERVICES.get(service, service), METHODS.get(action, words)
