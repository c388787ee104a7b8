"""botocore against AWS's error answers: Bedrock as a model, DynamoDB, S3 and SQS as tools."""

import json
from functools import cache
from typing import Any

import boto3
from botocore import UNSIGNED
from botocore.config import Config
from botocore.credentials import CredentialResolver
from botocore.session import Session

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, Manner, answer, asked
from tests.corpus.loopback import Loopback, dead_url

_ONCE = Config(retries={"total_max_attempts": 1}, connect_timeout=0.4, read_timeout=0.4)


@cache
def _client(service: str, url: str) -> Any:
    return boto3.client(
        service,
        endpoint_url=url,
        region_name="us-east-1",
        aws_access_key_id="none",
        aws_secret_access_key="none",
        config=_ONCE,
    )


def _converse(server: Loopback) -> object:
    return _client("bedrock-runtime", server.url).converse(modelId="anthropic.claude", messages=_MESSAGES)


def _invoke(server: Loopback) -> object:
    return _client("bedrock-runtime", server.url).invoke_model(modelId="anthropic.claude", body=b"{}")


def _converse_through_a_proxy(server: Loopback) -> object:
    config = _ONCE.merge(Config(proxies={"http": server.url}, signature_version=UNSIGNED))
    client = boto3.client(
        "bedrock-runtime",
        endpoint_url="http://bedrock-runtime.us-east-1.amazonaws.com",
        region_name="us-east-1",
        config=config,
    )
    return client.converse(modelId="anthropic.claude", messages=_MESSAGES)


def _put_item(server: Loopback) -> object:
    return _client("dynamodb", server.url).put_item(TableName="world", Item={"pk": {"S": "a"}})


def _transact(server: Loopback) -> object:
    put = {"TableName": "world", "Item": {"pk": {"S": "a"}}}
    return _client("dynamodb", server.url).transact_write_items(TransactItems=[{"Put": put}])


def _get_object(server: Loopback) -> object:
    return _client("s3", server.url).get_object(Bucket="box", Key="a.pdf")["Body"].read()


def _put_object(server: Loopback) -> object:
    return _client("s3", server.url).put_object(Bucket="box", Key="a.pdf", Body=b"x", IfNoneMatch="*")


def _send(server: Loopback) -> object:
    return _client("sqs", server.url).send_message(QueueUrl=f"{server.url}/q", MessageBody="x")


def _nobody(_server: Loopback) -> object:
    return _client("dynamodb", dead_url()).list_tables()


def _without_credentials(_server: Loopback) -> object:
    session = Session()
    session.register_component("credential_provider", CredentialResolver([]))
    return session.create_client("sqs", region_name="us-east-1", config=_ONCE).list_queues()


def _wrong_parameters(server: Loopback) -> object:
    return _client("dynamodb", server.url).put_item(TableName="world", Item=7)


_MESSAGES: Any = [{"role": "user", "content": [{"text": "hello"}]}]


def _bedrock(status: int, name: str, message: str, **headers: str) -> Answer:
    headers["x_amzn_ErrorType"] = f"{name}:http://internal.amazon.com/"
    return answer(status, {"message": message}, Manner.WHOLE, **headers)


def _dynamo(name: str, message: str, status: int = 400, **more: Any) -> Answer:
    return answer(status, {"__type": f"com.amazonaws.dynamodb.v20120810#{name}", "message": message, **more})


def _s3(status: int, name: str, message: str) -> Answer:
    body = f'<?xml version="1.0"?><Error><Code>{name}</Code><Message>{message}</Message></Error>'
    return answer(status, body, content_type="application/xml")


def _sqs(status: int, name: str, message: str) -> Answer:
    return answer(status, json.dumps({"__type": f"com.amazonaws.sqs#{name}", "message": message}))


CASES = [
    asked(
        "bedrock throttled",
        _converse,
        _bedrock(429, "ThrottlingException", "Too many tokens, please wait before trying again."),
        Code.LLM_RATE_LIMITED,
        "a model's throttle; 'too many tokens' is here a rate, not a prompt",
        error_type="botocore.ThrottlingException",
    ),
    asked(
        "bedrock access denied",
        _converse,
        _bedrock(403, "AccessDeniedException", "You don't have access to the model with the specified model ID."),
        Code.AUTH_DENIED,
        "a person must ask for access",
    ),
    asked(
        "bedrock wrong token",
        _invoke,
        _bedrock(403, "UnrecognizedClientException", "The security token included in the request is invalid."),
        Code.AUTH_DENIED,
        "wrong credentials",
    ),
    asked(
        "bedrock expired token",
        _invoke,
        _bedrock(403, "ExpiredTokenException", "The security token included in the request is expired"),
        Code.AUTH_DENIED,
        "expired credentials",
    ),
    asked(
        "bedrock too long",
        _converse,
        _bedrock(
            400,
            "ValidationException",
            "The model returned the following errors: Input is too long for requested model.",
        ),
        Code.CONTEXT_OVERFLOW,
        "a smaller prompt can work",
    ),
    asked(
        "bedrock wrong model id",
        _converse,
        _bedrock(400, "ValidationException", "The provided model identifier is invalid."),
        Code.DEPENDENCY_GONE,
        "the model is not there",
    ),
    asked(
        "bedrock malformed",
        _converse,
        _bedrock(400, "ValidationException", "A conversation must start with a user message."),
        Code.PROGRAM_ERROR,
        "our request is malformed",
    ),
    asked(
        "bedrock model gone",
        _converse,
        _bedrock(404, "ResourceNotFoundException", "This Model is marked by provider as Legacy."),
        Code.DEPENDENCY_GONE,
        "retired",
    ),
    asked(
        "bedrock model timeout",
        _invoke,
        _bedrock(408, "ModelTimeoutException", "The request took too long to process."),
        Code.LLM_TIMEOUT,
        "Bedrock gave up waiting",
    ),
    asked(
        "bedrock model error",
        _invoke,
        _bedrock(424, "ModelErrorException", "The request failed due to an error while processing the model."),
        Code.DEPENDENCY_UNAVAILABLE,
        "the model's server failed",
    ),
    asked(
        "bedrock model not ready",
        _invoke,
        _bedrock(429, "ModelNotReadyException", "The model is not ready to serve inference requests."),
        Code.LLM_OVERLOADED,
        "a capacity matter with the status of a rate",
    ),
    asked(
        "bedrock quota",
        _invoke,
        _bedrock(400, "ServiceQuotaExceededException", "Your request exceeds the service quota for your account."),
        Code.AUTH_DENIED,
        "a quota that a person must raise",
    ),
    asked(
        "bedrock 500",
        _converse,
        _bedrock(500, "InternalServerException", "The system encountered an unexpected error."),
        Code.DEPENDENCY_UNAVAILABLE,
        "the vendor's server failed",
    ),
    asked(
        "bedrock 503",
        _converse,
        _bedrock(503, "ServiceUnavailableException", "Too many connections, please wait before trying again."),
        Code.LLM_OVERLOADED,
        "over capacity",
    ),
    asked(
        "bedrock mute, seen through a proxy",
        _converse_through_a_proxy,
        answer(200, manner=Manner.MUTE),
        Code.LLM_TIMEOUT,
        "botocore's time-out has no operation, its address tells that a model was asked",
        error_type="botocore.ReadTimeoutError",
    ),
    asked("bedrock reset", _converse, answer(200, manner=Manner.RESET), Code.NETWORK, "the connection was reset"),
    asked(
        "dynamodb throttled",
        _put_item,
        _dynamo(
            "ProvisionedThroughputExceededException", "The level of configured provisioned throughput was exceeded"
        ),
        Code.THROTTLED,
        "a tool's throttle",
    ),
    asked(
        "dynamodb condition",
        _put_item,
        _dynamo("ConditionalCheckFailedException", "The conditional request failed"),
        Code.STORE_CONFLICT,
        "a lost race",
    ),
    asked(
        "dynamodb condition in an effect",
        _put_item,
        _dynamo("ConditionalCheckFailedException", "The conditional request failed"),
        Code.EFFECT_CONFLICT,
        "inside an effect the world refused",
        in_effect=True,
    ),
    asked(
        "dynamodb transaction conflict",
        _transact,
        _dynamo(
            "TransactionCanceledException",
            "Transaction cancelled, please refer cancellation reasons for specific reasons [TransactionConflict]",
            CancellationReasons=[{"Code": "TransactionConflict", "Message": "Transaction is ongoing for the item"}],
        ),
        Code.STORE_CONFLICT,
        "another transaction held the item",
    ),
    asked(
        "dynamodb table gone",
        _put_item,
        _dynamo("ResourceNotFoundException", "Requested resource not found"),
        Code.DEPENDENCY_GONE,
        "the table is not there",
    ),
    asked(
        "dynamodb malformed",
        _put_item,
        _dynamo("ValidationException", "One or more parameter values were invalid: Missing the key sk"),
        Code.TOOL_FAILED,
        "the same request is refused again",
    ),
    asked(
        "s3 no such key",
        _get_object,
        _s3(404, "NoSuchKey", "The specified key does not exist."),
        Code.DATA_INTEGRITY,
        "the job refers to an object that is not there",
    ),
    asked(
        "s3 no such bucket",
        _get_object,
        _s3(404, "NoSuchBucket", "The specified bucket does not exist"),
        Code.DEPENDENCY_GONE,
        "the bucket itself is gone",
    ),
    asked("s3 denied", _get_object, _s3(403, "AccessDenied", "Access Denied"), Code.AUTH_DENIED, "too narrow a role"),
    asked(
        "s3 slow down",
        _get_object,
        _s3(503, "SlowDown", "Please reduce your request rate."),
        Code.THROTTLED,
        "S3 throttles with a 503",
    ),
    asked(
        "s3 precondition in an effect",
        _put_object,
        _s3(412, "PreconditionFailed", "At least one of the pre-conditions you specified did not hold"),
        Code.EFFECT_CONFLICT,
        "the object is there already",
        in_effect=True,
    ),
    asked(
        "s3 cut body",
        _get_object,
        answer(200, "x" * 5000, Manner.CUT),
        Code.NETWORK,
        "the object broke off while it was read",
    ),
    asked(
        "sqs queue gone",
        _send,
        _sqs(400, "QueueDoesNotExist", "The specified queue does not exist."),
        Code.DEPENDENCY_GONE,
        "the queue is not there",
    ),
    asked(
        "sqs mute",
        _send,
        answer(200, manner=Manner.MUTE),
        Code.DEPENDENCY_UNAVAILABLE,
        "connected, but a tool did not answer",
    ),
    Case(
        name="aws nobody listens",
        provoke=_nobody,
        code=Code.NETWORK,
        why="refused",
        error_type="botocore.EndpointConnectionError",
    ),
    Case(name="aws no credentials", provoke=_without_credentials, code=Code.AUTH_DENIED, why="there are none"),
    Case(name="aws wrong parameters", provoke=_wrong_parameters, code=Code.PROGRAM_ERROR, why="refused before sending"),
]
