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
    job_type: str
    queue_url: str
    dead_queue_url: str
    worker_version: str
    simulated: bool
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
        job_type=env.get("JOB_TYPE", ""),
        queue_url=env.get("QUEUE_URL", ""),
        dead_queue_url=env.get("DEAD_QUEUE_URL", ""),
        worker_version=env.get("WORKER_VERSION", ""),
        simulated=env.get("SIMULATED", "") == "true",
        consumer_id=env.get("AWS_LAMBDA_LOG_STREAM_NAME", ""),
    )
