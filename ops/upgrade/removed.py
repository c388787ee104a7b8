"""Lanes that are deployed and no longer in lanes.toml: `make deploy` asks here, and `make upgrade-check` tells of them.

A deploy leaves such a lane's stack as it is. But the functions that know all lanes forget it: what it still holds can
not be redriven any more, and expires without being archived. Ends with 0 if nothing is forgotten, with 1 otherwise.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import boto3
from botocore.exceptions import BotoCoreError, ClientError

from infra.lane.names import pascal
from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.core.model.errors import LazaretError
from lambdas.lanes import load_deployment, load_lanes
from lambdas.settings import DEFAULT_NAME, ROOT
from ops.cdk_args import contexts_in
from ops.command import Failed
from ops.connection import connect
from ops.letters.lane import held, told
from ops.upgrade.templates import Finding

Stacks = Mapping[str, Mapping[str, str]]  # the outputs of each, by its name
Holds = Callable[[str], Mapping[str, Any]]  # what a lane holds; see ops.letters.lane
UNSEEN = (ClientError, BotoCoreError, LazaretError, Failed)
BACK = "docs/operate.md#add-or-remove-a-lane"


def lane_of(core: str, stack: str, outputs: Mapping[str, str]) -> str | None:
    """The job type, if the stack is a lane's: others may have a name that begins like ours."""
    job_type = stack.removeprefix(f"{core}-")
    return job_type if f"{pascal(job_type)}DeadQueueUrl" in outputs else None


def finding(job_type: str, holds: Holds) -> Finding:
    try:
        rows = told(holds(job_type))
    except UNSEEN as unseen:
        what = f"is a lane no more, and what it holds cannot be seen ({unseen})"
        return Finding(what=f"{what}: {_back(job_type)}", grave=True)
    if not rows:
        return Finding(what="is a lane no more, and holds nothing: delete this stack after the deploy")
    some = "; ".join(f"{what}: {number}" for what, number in rows.items())
    what = f"is a lane no more, and still holds what nobody could redrive or archive after a deploy ({some})"
    return Finding(what=f"{what}: {_back(job_type)}", grave=True)


def _back(job_type: str) -> str:
    return f"put [{job_type}] back into lanes.toml with retired = true, and follow {BACK}"


def forgotten(core: str, stacks: Stacks, lanes: Iterable[str], holds: Holds) -> Iterator[tuple[str, Finding]]:
    """Each deployed lane that `lanes` has no more, with what to do about it."""
    found = {lane: name for name, outputs in stacks.items() if (lane := lane_of(core, name, outputs))}
    for job_type in sorted(found.keys() - set(lanes)):
        yield job_type, finding(job_type, holds)


def holds_in(name: str, region: str | None) -> Holds:
    """As the deployment of this name says."""
    return lambda lane: held(connect(name, environ=os.environ, region=region), lane, datetime.now(UTC))


def deployed(client: Callable[[str], Any], core: str) -> dict[str, dict[str, str]]:
    """The outputs of each stack of the deployment, by its name."""
    pages = client("cloudformation").get_paginator("describe_stacks").paginate()
    found = [stack for page in pages for stack in page["Stacks"]]
    ours = [each for each in found if each["StackName"] == core or each["StackName"].startswith(f"{core}-")]
    return {
        each["StackName"]: {out["OutputKey"]: out["OutputValue"] for out in each.get("Outputs", [])} for each in ours
    }


def main(argv: list[str]) -> int:
    """Called with what `cdk deploy` is called with. REMOVE names lanes that may go with all that they hold."""
    given = contexts_in(argv)
    folder = Path(os.environ.get("LAZARET_APP") or ROOT)
    try:
        wanted = {**load_deployment(folder), **given}
        lanes = load_lanes(folder, simulated=str(wanted.get("simulated")).lower() == "true")
    except LanesInvalid:
        return 0  # the synth that follows says all that is wrong
    name, region = str(wanted.get("name") or DEFAULT_NAME), str(wanted.get("region") or "") or None
    try:
        stacks = deployed(lambda service: boto3.client(service, region_name=region), name.capitalize())
    except (ClientError, BotoCoreError) as unseen:
        print(f"not checked whether a lane is removed that still holds something: {unseen}", file=sys.stderr)
        return 0
    allowed = os.environ.get("REMOVE", "").replace(",", " ").split()
    found = list(forgotten(name.capitalize(), stacks, [*lanes, *allowed], holds_in(name, region)))
    grave = [job_type for job_type, each in found if each.grave]
    for job_type, each in found:
        print(f"{job_type} {each.what}", file=sys.stderr)
    if grave:
        print(f'to deploy all the same: make deploy REMOVE="{" ".join(grave)}"', file=sys.stderr)
    return int(bool(grave))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
