"""What a function's cold start adds to importing boto3 and Powertools, which any such function must.

The function is unpacked from the zip that a deploy would upload, with the bytecode that is in it.
Run: `python -m bench.cold_start`. Every start is a fresh process; no number is compared across runs.
"""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.measure.interleaved import ratio
from bench.measure.row import Row
from infra.bytecode import THIS_PYTHON
from infra.closure import Sources
from infra.code import Zips, of_every_lane, of_lane
from infra.deployment import Deployment
from lambdas.core.model.value import value
from lambdas.lanes import load_lanes

ROOT = Path(__file__).resolve().parents[1]
GOAL = 1.25
ROUNDS = 9
HANDLERS = tuple(sorted(path.stem for path in (ROOT / "lambdas" / "handlers").glob("[a-z]*.py")))
WORKER = "worker"

# What a bare handler of the same kind must import besides.
ALSO = {
    "api": "from aws_lambda_powertools.event_handler import APIGatewayHttpResolver as H\nH(enable_validation=True)",
}
# What the first request imports besides: of the API, what the console asks for first.
FIRST = {"api": "from lambdas.api.app import include; include('/v1/lanes')"}
LIBRARIES = {"api": "boto3, Powertools and its resolver with validation"}

# A handler imports the libraries too: what it adds is what is left when they are there.
START = """
import json, re, resource
from pathlib import Path
from time import process_time
spent, memory = [process_time()], []

def most_kb():
    # Not getrusage where it can be helped: Linux lets a process begin with its parent's maximum.
    status = Path("/proc/self/status")
    if status.exists():
        return int(re.search(r"VmHWM:\\s+(\\d+)", status.read_text())[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

import boto3
from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.batch import BatchProcessor, EventType, process_partial_response
ALSO
spent.append(process_time())
memory.append(most_kb())

import lambdas.handlers.HANDLER
FIRST
spent.append(process_time())
memory.append(most_kb())

from lambdas import wiring
wiring.lanes()
spent.append(process_time())

for service in ("dynamodb", "sqs", "s3"):
    wiring.client(service)
spent.append(process_time())
print(json.dumps([[after - before for before, after in zip(spent, spent[1:])], memory]))
"""


@value
class Start:
    """One fresh process: CPU seconds of each phase, and the most memory it had held by then."""

    libraries: float
    added: float
    lanes: float
    clients: float
    bare_kb: int
    whole_kb: int


def rows(rounds: int = ROUNDS) -> list[Row]:
    found: dict[str, list[Start]] = {handler: [] for handler in HANDLERS}
    with contextlib.ExitStack() as deployed:
        env = {handler: deployed.enter_context(environment(handler)) for handler in HANDLERS}
        for handler in HANDLERS:
            start(handler, env[handler])  # writes the libraries' bytecode
        for _ in range(rounds):
            for handler in HANDLERS:
                found[handler].append(start(handler, env[handler]))
    worker = found[WORKER]
    return [
        *(_imported(handler, starts) for handler, starts in found.items()),
        *(_held(handler, starts) for handler, starts in found.items()),
        Row(what="cold start: reading the lane's values", ours=_ms(min(each.lanes for each in worker))),
        Row(what="cold start: making three clients", ours=_ms(min(each.clients for each in worker))),
    ]


def _imported(handler: str, starts: list[Start]) -> Row:
    ratios = ratio([each.libraries + each.added for each in starts], [each.libraries for each in starts])
    libraries = min(each.libraries for each in starts)
    return Row(
        what=f"cold start: importing {handler}",
        ours=_ms(min(each.libraries + each.added for each in starts)),
        theirs=f"{_ms(libraries)} ({LIBRARIES.get(handler, 'boto3 and Powertools')})",
        ratio=ratios.middle,
        spread=ratios.spread,
        goal=f"at most {GOAL} ×",
        met=ratios.middle <= GOAL,
    )


def _held(handler: str, starts: list[Start]) -> Row:
    ratios = ratio([each.whole_kb for each in starts], [each.bare_kb for each in starts])
    return Row(
        what=f"cold start: memory of {handler}",
        ours=f"{starts[0].whole_kb / 1024:.0f} MB",
        theirs=f"{starts[0].bare_kb / 1024:.0f} MB ({LIBRARIES.get(handler, 'boto3 and Powertools')})",
        ratio=ratios.middle,
        spread=ratios.spread,
        goal=f"at most {GOAL} ×",
        met=ratios.middle <= GOAL,
    )


def fastest(rounds: int, handler: str = WORKER) -> list[float]:
    """CPU seconds of each phase in its best round: what else runs on the machine can only add."""
    with environment(handler) as env:
        start(handler, env)
        taken = [start(handler, env) for _ in range(rounds)]
    return [min(getattr(each, phase) for each in taken) for phase in ("libraries", "added", "lanes", "clients")]


def start(handler: str, env: dict[str, str]) -> Start:
    program = START.replace("HANDLER", handler).replace("ALSO", ALSO.get(handler, ""))
    program = program.replace("FIRST", FIRST.get(handler, ""))
    (libraries, added, lanes, clients), (bare, whole) = json.loads(run(program, env))
    return Start(libraries=libraries, added=added, lanes=lanes, clients=clients, bare_kb=bare, whole_kb=whole)


@contextlib.contextmanager
def environment(handler: str = WORKER) -> Iterator[dict[str, str]]:
    """The function as it is deployed, and nothing but what Python needs."""
    with tempfile.TemporaryDirectory() as unpacked:
        shutil.unpack_archive(built(handler), unpacked)
        yield {
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": unpacked,
            "AWS_DEFAULT_REGION": "us-east-1",
            "AWS_EC2_METADATA_DISABLED": "true",
        }


def built(handler: str) -> Path:
    """Its zip, of the simulated lane where it is a lane's, as a synth on the functions' own Python makes it."""
    lanes, sources = load_lanes(ROOT, simulated=True), Sources(ROOT)
    every = of_every_lane(lanes.values(), Deployment(simulated=True), sources)
    own = {name: of_lane(lanes["simulated"], agents=name == WORKER) for name in (WORKER, "intake")}
    return Zips(sources, python=THIS_PYTHON).of(handler, own.get(handler, every))[0]


def run(program: str, env: dict[str, str]) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=env, cwd=env["PYTHONPATH"], check=True, stdout=subprocess.PIPE, text=True).stdout


def _ms(seconds: float) -> str:
    return f"{1e3 * seconds:.0f} ms of CPU"


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:40} {row.ours:>14} {f'{row.ratio:.2f} ×' if row.ratio else '':8} {row.theirs}")
