"""A function that reads a queue. CDK's own event source would also grant actions that Lambda does not use."""

from aws_cdk import Names
from aws_cdk import aws_iam as iam
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_sqs as sqs

# What Lambda's pollers do in the function's name, by its managed policy AWSLambdaSQSQueueExecutionRole.
READING = ("sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:GetQueueAttributes")


def read_queue(function: lambda_.Function, queue: sqs.IQueue, *, batch_size: int, max_concurrency: int) -> None:
    # Named as CDK's event source names it: another id would be another mapping, and two read the queue for a while.
    function.add_event_source_mapping(
        f"SqsEventSource:{Names.node_unique_id(queue.node)}",
        event_source_arn=queue.queue_arn,
        batch_size=batch_size,
        max_concurrency=max_concurrency,
        report_batch_item_failures=True,
    )
    iam.Grant.add_to_principal(grantee=function, actions=list(READING), resource_arns=[queue.queue_arn])
