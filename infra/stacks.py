"""From the CDK context and lanes.toml to stacks, or to one error that lists everything wrong with them."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from aws_cdk import App, Stack, Tags
from aws_cdk import aws_iam as iam
from constructs import Construct

from infra.bytecode import THIS_PYTHON, say_if_missing
from infra.closure import Sources
from infra.code import Zips
from infra.concurrency import concurrency_faults, say_if_unknown
from infra.core.stack import CoreStack
from infra.deployment import Deployment, SynthRefused, read_deployment
from infra.lane.agent_role import allowed_faults
from infra.lane.names import pascal
from infra.lane.requirements import requirement_faults
from infra.lane.secrets import secret_faults
from infra.lane.stack import LaneStack
from infra.layer import NOT_BUILT
from infra.packages import missing_packages
from infra.regions import far_faults
from infra.watch.stack import WatchStack
from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.lanes import load_deployment, load_lanes, missing_agents


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
        deployment = read_deployment(context, load_deployment(root))
    except SynthRefused as refused:
        faults += refused.faults
    except LanesInvalid:  # said below, with the lanes
        pass
    try:
        lanes = load_lanes(root, simulated=deployment.simulated)
    except LanesInvalid as invalid:
        faults.append(str(invalid))
    # Functions of the embedded stack run on what is installed here, locked or not.
    unlocked = [] if deployment.local else missing_packages(lanes.values(), Sources(root))
    faults += missing_agents(lanes, root) or unlocked
    faults += requirement_faults(lanes.values(), root)
    faults += concurrency_faults(lanes.values(), deployment.account_concurrency)
    faults += _shared_outputs(lanes)
    faults += allowed_faults(lanes.values(), deployment.name)
    faults += secret_faults(lanes.values(), deployment.name)
    faults += far_faults(deployment, lanes.values())
    if faults:
        raise SynthRefused(faults)
    return deployment, lanes


def make_stacks(app: Construct, deployment: Deployment, lanes: Mapping[str, Lane], root: Path) -> CoreStack:
    # The embedded stack runs functions on the project's Python, whatever they declare.
    python = THIS_PYTHON if deployment.local else deployment.python
    zips = Zips(Sources(root), python=python)
    core = CoreStack(app, deployment=deployment, lanes=lanes, zips=zips)
    say_if_missing(core, python)
    say_if_unknown(core, deployment, lanes.values())
    of_lanes = [LaneStack(app, core=core, lane=lane, zips=zips) for lane in lanes.values()]
    too_large = [fault for each in of_lanes if (fault := each.oversize())]
    if too_large:
        raise SynthRefused(too_large)
    watch = WatchStack(app, core=core, sections=[each.section for each in of_lanes])
    _mark([core, *of_lanes, watch], deployment)
    return core


def _mark(stacks: Sequence[Stack], deployment: Deployment) -> None:
    """What an organisation asks of everything that is deployed in its accounts. Not of other stacks beside ours."""
    for stack in stacks:
        for key, text in deployment.tags.items():
            Tags.of(stack).add(key, text)
        if deployment.permissions_boundary:
            boundary = iam.ManagedPolicy.from_managed_policy_arn(stack, "Boundary", deployment.permissions_boundary)
            iam.PermissionsBoundary.of(stack).apply(boundary)


def _shared_outputs(job_types: Iterable[str]) -> list[str]:
    """Outputs of all stacks are read as one flat table."""
    seen: dict[str, str] = {}
    return [
        f"job types {other!r} and {job_type!r} would share the output {pascal(job_type)}QueueUrl; rename one"
        for job_type in job_types
        if (other := seen.setdefault(pascal(job_type), job_type)) != job_type
    ]
