"""The environment of a function, read once. The only module that reads it."""

import os
from functools import cache
from pathlib import Path

from lambdas.core.value import value

ROOT = Path(__file__).resolve().parent.parent  # of the repository, and of the zip


@value
class Settings:
    """What a function is told about its place."""

    name: str
    ledger_table: str
    breakers_table: str
    bucket: str
    alerts_topic: str
    notices_queue: str  # URL; what tenants may have to be told of
    api_url: str  # of notify alone: where its links lead
    job_type: str
    queue_url: str
    dead_queue_url: str
    worker_version: str
    simulated: bool
    tenant_claim: str  # of the API alone, as the four after it
    groups_claim: str
    sign_in_url: str  # where people sign in for the console; empty on the embedded stack
    client_id: str
    local: bool  # on the embedded stack, where the console offers people to sign in as
    redrive_machine: str  # ARN of the state machine, for who starts redrives
    redrive_most_events: int  # of one execution's history, before a successor goes on
    consumer_id: str  # the log stream: where an operator finds what the worker said


@cache
def settings() -> Settings:
    env = os.environ
    return Settings(
        name=env.get("LAZARET_NAME", "lazaret"),
        ledger_table=env.get("LEDGER_TABLE", ""),
        breakers_table=env.get("BREAKERS_TABLE", ""),
        bucket=env.get("BUCKET", ""),
        alerts_topic=env.get("ALERTS_TOPIC", ""),
        notices_queue=env.get("NOTICES_QUEUE", ""),
        api_url=env.get("API_URL", ""),
        job_type=env.get("JOB_TYPE", ""),
        queue_url=env.get("QUEUE_URL", ""),
        dead_queue_url=env.get("DEAD_QUEUE_URL", ""),
        worker_version=env.get("WORKER_VERSION", ""),
        simulated=env.get("SIMULATED", "") == "true",
        tenant_claim=env.get("TENANT_CLAIM", "custom:tenant_id"),
        groups_claim=env.get("GROUPS_CLAIM", "cognito:groups"),
        sign_in_url=env.get("SIGN_IN_URL", ""),
        client_id=env.get("CLIENT_ID", ""),
        local=env.get("LOCAL", "") == "true",
        redrive_machine=env.get("REDRIVE_MACHINE", ""),
        redrive_most_events=int(env.get("REDRIVE_MOST_EVENTS", "15000")),
        consumer_id=env.get("AWS_LAMBDA_LOG_STREAM_NAME", ""),
    )


def trace_id() -> str:
    """Of the invocation that runs now, if X-Ray keeps its trace. Lambda sets the variable for each invocation."""
    parts = dict(part.split("=", 1) for part in os.environ.get("_X_AMZN_TRACE_ID", "").split(";") if "=" in part)
    return parts.get("Root", "") if parts.get("Sampled") == "1" else ""


def trace_link(trace: str) -> str:
    """Where a trace can be seen; nothing without one."""
    region = os.environ.get("AWS_REGION", "")
    home = f"https://{region}.console.aws.amazon.com/cloudwatch/home?region={region}"
    return f"{home}#xray:traces/{trace}" if trace and region else ""
