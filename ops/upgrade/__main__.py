"""Compares what `cdk synth` has written with what is deployed: `python -m ops.upgrade cdk.out`. It changes nothing.

Ends with 0 if a deploy loses nothing and does not fail, with 1 if somebody must look first, with 2 if it could not see.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import boto3
from botocore.exceptions import BotoCoreError, ClientError

from infra.release import GOLDEN, ROOT, SHAPES, VERSION, stored_shapes, version
from ops.cdk_args import contexts_in
from ops.upgrade.release import UNKNOWN, is_older, notes_since, shapes_between
from ops.upgrade.removed import Holds, finding, holds_in, lane_of
from ops.upgrade.removed import deployed as deployed_stacks
from ops.upgrade.templates import Finding, compared, unexported

Templates = Mapping[str, Mapping[str, Any]]


class Deployed:
    """The stacks as CloudFormation has them."""

    def __init__(self, client: Callable[[str], Any]) -> None:
        self._cloudformation = client("cloudformation")

    def stacks(self, core: str) -> dict[str, dict[str, str]]:
        """The outputs of each stack of the deployment, by its name."""
        return deployed_stacks(lambda _service: self._cloudformation, core)

    def template(self, stack: str) -> Mapping[str, Any]:
        body = self._cloudformation.get_template(StackName=stack, TemplateStage="Original")["TemplateBody"]
        return body if isinstance(body, Mapping) else json.loads(body)


def synthesized(folder: Path) -> Templates:
    """By the name of the stack. Raise LookupError if nothing was synthesized there."""
    try:
        artifacts = json.loads((folder / "manifest.json").read_text())["artifacts"]
    except FileNotFoundError as missing:
        raise LookupError(f"{folder} has no templates: run make synth first") from missing
    stacks = {name: each for name, each in artifacts.items() if each["type"] == "aws:cloudformation:stack"}
    return {
        each["properties"].get("stackName", name): json.loads((folder / each["properties"]["templateFile"]).read_text())
        for name, each in stacks.items()
    }


def region_of(folder: Path) -> str | None:
    """Where its stacks are pinned to, if they are: the credentials' own region may be another."""
    artifacts = json.loads((folder / "manifest.json").read_text())["artifacts"].values()
    pinned = {each.get("environment", "").rpartition("/")[2] for each in artifacts} - {"", "unknown-region"}
    return min(pinned, default=None)


def report(new: Templates, deployed: Deployed, holds: Holds, root: Path = ROOT) -> tuple[list[str], bool]:
    """The lines to print, and whether somebody must look before a deploy."""
    core = min(new, key=len)
    outputs = deployed.stacks(core)
    if core not in outputs:
        return [f"{core} is not deployed here: there is nothing to compare with"], False
    was, shapes = outputs[core].get(VERSION, UNKNOWN), outputs[core].get(SHAPES, "")
    now, now_shapes = version(root), stored_shapes(root)
    lines = [f"deployed: {was}, which stores {shapes or 'unnamed shapes'}; this is {now}, which stores {now_shapes}"]
    lines += [f"  {line}" for line in shapes_between(root / GOLDEN, shapes, now_shapes)]
    grave = is_older(shapes, now_shapes)
    for name, findings in _of_stacks(new, outputs, deployed, holds):
        lines += [name, *(f"  {'LOOK ' if each.grave else '     '}{each.what}" for each in findings)]
        grave = grave or any(each.grave for each in findings)
    notes = notes_since((root / "CHANGELOG.md").read_text(), was)
    lines += (
        ["", "what the changelog says to do, by release:", *notes] if notes else ["no upgrade notes: the same release"]
    )
    return lines, grave


def _of_stacks(
    new: Templates, outputs: Mapping[str, Any], deployed: Deployed, holds: Holds
) -> Iterator[tuple[str, list[Finding]]]:
    before = {name: deployed.template(name) for name in outputs}
    for name in sorted(new):
        if name not in outputs:
            yield name, [Finding(what="is a new stack")]
        elif findings := [*compared(before[name], new[name]), *unexported(name, before, new[name])]:
            yield name, findings
    for name in sorted(outputs.keys() - new.keys()):
        job_type = lane_of(min(new, key=len), name, outputs[name])
        what = "is deployed and not in this version: a deploy leaves it as it is"
        yield name, [finding(job_type, holds) if job_type else Finding(what=what, grave=True)]


def main(argv: list[str]) -> int:
    """Called with the folder, and with what `cdk deploy` would be called with."""
    contexts_in(argv[1:])  # for the profile: contexts are in the templates
    try:
        folder = Path(argv[0] if argv else "cdk.out")
        new, region = synthesized(folder), region_of(folder)
        there = Deployed(lambda service: boto3.client(service, region_name=region))
        lines, grave = report(new, there, holds_in(min(new, key=len).lower(), region))
    except (LookupError, ClientError, BotoCoreError) as unseen:
        print(f"cannot compare: {unseen}")
        return 2
    print("\n".join(lines))
    print("\nLOOK first: a deploy would fail, or leave data behind" if grave else "\na deploy loses nothing")
    return int(grave)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
