"""What a team writes without us: a Powertools batch handler around a no-op, bare, and with idempotency.

Idempotency is Powertools' own recipe for batches: one record's key is its message id, kept in a DynamoDB table.
"""

import json
from collections.abc import Callable
from typing import Any

import boto3
from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
from aws_lambda_powertools.utilities.data_classes.sqs_event import SQSRecord
from aws_lambda_powertools.utilities.idempotency import (
    DynamoDBPersistenceLayer,
    IdempotencyConfig,
    idempotent_function,
)

TABLE = "idempotency"
RESULT = {"ok": True}
Handler = Callable[[dict[str, Any], Any], Any]


def bare() -> Handler:
    processor = BatchProcessor(event_type=EventType.SQS, raise_on_entire_batch_failure=False)

    def on_record(record: SQSRecord) -> dict[str, bool]:
        json.loads(record.body)
        return RESULT

    return lambda event, context: process_partial_response(event, on_record, processor, context)


def idempotent() -> Handler:
    """The table must exist."""
    processor = BatchProcessor(event_type=EventType.SQS, raise_on_entire_batch_failure=False)
    store = DynamoDBPersistenceLayer(table_name=TABLE)
    config = IdempotencyConfig(event_key_jmespath="messageId")

    @idempotent_function(data_keyword_argument="record", config=config, persistence_store=store)  # type: ignore[untyped-decorator]
    def on_record(record: SQSRecord) -> dict[str, bool]:
        json.loads(record["body"])
        return RESULT

    def handler(event: dict[str, Any], context: Any) -> Any:
        config.register_lambda_context(context)  # so that an attempt that timed out does not block the next
        return process_partial_response(event, lambda record: on_record(record=record), processor, context)

    return handler


def observed(handler: Handler) -> Handler:
    """The same with the logger's context and three metrics a job, which ours always has."""
    logger, metrics = Logger(service="other", logger_handler=None), Metrics(namespace="Other")

    def counted(event: dict[str, Any], context: Any) -> Any:
        answer = handler(event, context)
        metrics.add_dimension(name="job_type", value="bench")
        for _ in event["Records"]:
            metrics.add_metric(name="JobsSucceeded", unit=MetricUnit.Count, value=1)
            metrics.add_metric(name="RunMs", unit=MetricUnit.Milliseconds, value=1)
            metrics.add_metric(name="QueueWaitMs", unit=MetricUnit.Milliseconds, value=1)
        return answer

    decorated: Handler = logger.inject_lambda_context(metrics.log_metrics(counted))
    return decorated


def create_table() -> None:
    boto3.client("dynamodb").create_table(
        TableName=TABLE,
        BillingMode="PAY_PER_REQUEST",
        KeySchema=[{"AttributeName": "id", "KeyType": "HASH"}],
        AttributeDefinitions=[{"AttributeName": "id", "AttributeType": "S"}],
    )
