"""What a worker's cold start adds to importing boto3 and Powertools, which any such function must.

Run: `python -m bench.cold_start`. Every start is a fresh process; no number is compared across runs.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.row import Row

ROOT = Path(__file__).resolve().parents[1]
GOAL = 1.25
ROUNDS = 9

# The worker imports the libraries too: what it adds is what is left when they are there.
START = """
import json
from time import process_time
spent = [process_time()]

import boto3
from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
spent.append(process_time())

import lambdas.handlers.worker
spent.append(process_time())

from lambdas import wiring
wiring.lanes()
spent.append(process_time())

for service in ("dynamodb", "sqs", "s3"):
    wiring.client(service)
spent.append(process_time())
print(json.dumps([after - before for before, after in zip(spent, spent[1:])]))
"""


def rows(rounds: int = ROUNDS) -> list[Row]:
    libraries, added, lanes, clients = fastest(rounds)
    ratio = (libraries + added) / libraries
    return [
        Row(
            what="cold start: importing the worker",
            ours=_ms(libraries + added),
            theirs=f"{_ms(libraries)} (importing boto3 and Powertools)",
            ratio=ratio,
            goal=f"at most {GOAL} ×",
            met=ratio <= GOAL,
        ),
        Row(what="cold start: reading lanes.toml", ours=_ms(lanes)),
        Row(what="cold start: making three clients", ours=_ms(clients)),
    ]


def fastest(rounds: int) -> list[float]:
    """CPU seconds of each phase in its best round: what else runs on the machine can only add."""
    with environment() as env:
        run(START, env)  # writes the bytecode
        taken: list[list[float]] = [json.loads(run(START, env)) for _ in range(rounds)]
    return [min(phase) for phase in zip(*taken, strict=True)]


@contextmanager
def environment() -> Iterator[dict[str, str]]:
    """Nothing but what Python needs, and bytecode of its own: compiling is not what is compared."""
    with tempfile.TemporaryDirectory() as bytecode:
        yield {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": str(ROOT),
            "PYTHONPYCACHEPREFIX": bytecode,
            "AWS_DEFAULT_REGION": "us-east-1",
            "AWS_EC2_METADATA_DISABLED": "true",
        }


def run(program: str, env: dict[str, str]) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=env, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def _ms(seconds: float) -> str:
    return f"{1e3 * seconds:.0f} ms of CPU"


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:40} {row.ours:>14} {f'{row.ratio:.2f} ×' if row.ratio else '':8} {row.theirs}")
