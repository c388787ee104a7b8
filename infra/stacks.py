"""From the CDK context and lanes.toml to stacks, or to one error that lists everything wrong with them."""

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from aws_cdk import App

from infra.closure import Sources
from infra.concurrency import concurrency_faults
from infra.core.stack import CoreStack
from infra.deployment import Deployment, SynthRefused, read_deployment
from infra.lane.agent_role import allowed_faults
from infra.lane.stack import LaneStack, pascal
from infra.layer import NOT_BUILT
from infra.watch.stack import WatchStack
from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.lanes import load_lanes, missing_agents


def synthesize(root: Path) -> None:
    """Faults are the user's to mend, so they are printed without a traceback."""
    app = App(analytics_reporting=False)
    try:
        make_stacks(app, *read_inputs(app.node.try_get_context, root), root)
        app.synth()
    except SynthRefused as refused:
        sys.exit(str(refused))
    except RuntimeError as failed:  # all that jsii lets through of an error raised while it bundles
        if NOT_BUILT not in str(failed):
            raise
        sys.exit(NOT_BUILT)


def read_inputs(context: Callable[[str], object], root: Path) -> tuple[Deployment, dict[str, Lane]]:
    """Raise `SynthRefused` with every fault of the context, the lanes and the two together."""
    faults: list[str] = []
    lanes: dict[str, Lane] = {}
    deployment = Deployment()
    try:
        deployment = read_deployment(context)
    except SynthRefused as refused:
        faults += refused.faults
    try:
        lanes = load_lanes(root, simulated=deployment.simulated)
    except LanesInvalid as invalid:
        faults.append(str(invalid))
    faults += missing_agents(lanes, root)
    faults += concurrency_faults(lanes.values(), deployment.account_concurrency)
    faults += _shared_outputs(lanes)
    faults += allowed_faults(lanes.values(), deployment.name)
    if faults:
        raise SynthRefused(faults)
    return deployment, lanes


def make_stacks(app: App, deployment: Deployment, lanes: Mapping[str, Lane], root: Path) -> CoreStack:
    core = CoreStack(app, deployment=deployment, lanes=lanes, root=root)
    sources = Sources(root)
    for lane in lanes.values():
        LaneStack(app, core=core, lane=lane, sources=sources)
    WatchStack(app, core=core, lanes=lanes)  # last: its rules read log groups that the lanes make
    return core


def _shared_outputs(job_types: Iterable[str]) -> list[str]:
    """Outputs of all stacks are read as one flat table."""
    seen: dict[str, str] = {}
    return [
        f"job types {other!r} and {job_type!r} would share the output {pascal(job_type)}QueueUrl; rename one"
        for job_type in job_types
        if (other := seen.setdefault(pascal(job_type), job_type)) != job_type
    ]
