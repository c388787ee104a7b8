"""The environment of a function, read once. Only the trace id is read elsewhere, because it changes (wiring.py)."""

import os
import sys
from functools import cache
from pathlib import Path

from lambdas.core.config.variables import NOT_FOR_GUESTS
from lambdas.core.model.value import value

ROOT = Path(__file__).resolve().parent.parent  # of the repository, and of the zip
DEFAULT_NAME = "lazaret"


def metric_namespace(name: str) -> str:
    """In CloudWatch, of the deployment of this name: two in one account must not add up."""
    return "Lazaret" if name == DEFAULT_NAME else f"Lazaret/{name}"


@value
class Settings:
    """What a function knows about its deployment."""

    name: str
    ledger_table: str
    breakers_table: str
    bucket: str
    alerts_topic: str
    notices_queue: str  # URL of the queue with messages for tenants
    api_url: str  # only for notify, which links to it
    job_type: str
    queue_url: str
    dead_queue_url: str
    worker_version: str
    simulated: bool
    tenant_claim: str  # this and the next four: only for the API
    groups_claim: str
    sign_in_url: str  # where people sign in for the console; empty on the embedded stack
    client_id: str
    local: bool  # the embedded stack, where the console lets you pick a sample user
    redrive_machine: str  # ARN of the state machine, for functions that start redrives
    redrive_most_events: int  # in one execution's history, before a successor takes over
    consumer_id: str  # the log stream, in which an operator finds the worker's logs
    memory_mb: int  # of this function; 0 where nobody limits it
    event_bus: str  # name or ARN of the bus on which moves of jobs are announced
    agent_role: str  # ARN of the role that a lane's agents have; empty if they may do nothing in AWS
    alone: bool  # under Lambda's runtime: whoever is below this process was begun by it, and is a guest


@cache
def settings() -> Settings:
    env = os.environ
    return Settings(
        name=env.get("LAZARET_NAME", DEFAULT_NAME),
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
        memory_mb=int(env.get("AWS_LAMBDA_FUNCTION_MEMORY_SIZE", "0")),
        event_bus=env.get("EVENT_BUS", "default"),
        agent_role=env.get("AGENT_ROLE", ""),
        alone="AWS_LAMBDA_RUNTIME_API" in env,
    )


_REGION = frozenset({"AWS_REGION", "AWS_DEFAULT_REGION", "AWS_ENDPOINT_URL"})


def guest_environment(root: Path) -> dict[str, str]:
    """What an agent's process gets of this one's environment: the lane's own variables, and no key or address of ours.

    It imports from where this process does, and from nowhere that an agent could have written to.
    """
    ours = ("AWS_", "POWERTOOLS_", "_")
    kept = {name: text for name, text in os.environ.items() if name in _REGION or not name.startswith(ours)}
    path = os.pathsep.join([str(root), *(each for each in sys.path if each)])
    return {name: text for name, text in kept.items() if name not in NOT_FOR_GUESTS} | {
        "PYTHONPATH": path,
        "PYTHONNOUSERSITE": "1",
    }
