"""The quick way of an edit: what an agent's file changes in the last assembly, without synthesizing it again.

Such an edit changes three things of a lane's stack, all of them by name: the worker's zip, its version, and where the
template lies. Whatever else an edit may change takes the whole way; both come to the same template.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from infra.bytecode import THIS_PYTHON
from infra.closure import Sources
from infra.code import Zips, of_lane
from infra.worker_version import worker_version
from lambdas.core.config.lane import Lane
from local.loop.delivery import Made

OF_OTHERS = ("lambdas/", "lazaret/", "console/")  # which run in more functions than workers


def is_quick(edits: Sequence[str], folder: Path, lanes: Iterable[Lane]) -> bool:
    """Whether only workers can have changed: Python of the application, and no lane's policy runs elsewhere too."""
    if not edits or any(lane.replay.policy for lane in lanes):
        return False
    inside = [Path(edit).relative_to(folder).as_posix() for edit in edits if Path(edit).is_relative_to(folder)]
    ours = [each for each in inside if each.endswith(".py") and "/" in each and not each.startswith(OF_OTHERS)]
    return len(ours) == len(edits)


def swapped(stacks: Sequence[Made], changed: Iterable[Lane], root: Path, python: str, *, under: Path) -> list[Made]:
    """The stacks with the workers of the changed lanes as they are now. Raise LookupError for a lane that has none."""
    sources = Sources(root)
    zips = Zips(sources, python=THIS_PYTHON)
    made = {_served(each.template): each for each in stacks}
    for lane in changed:
        if lane.job_type not in made:
            raise LookupError(lane.job_type)
        archive, name = zips.of("worker", of_lane(lane, agents=True))
        version = worker_version(lane, sources, python)
        made[lane.job_type] = _swapped(made[lane.job_type], archive, _asset(name), version, under)
    return [made[_served(each.template)] for each in stacks]


def _swapped(was: Made, archive: Path, asset: str, version: str, under: Path) -> Made:
    worker = _worker(was.template)
    before = worker["Code"]["S3Key"].removesuffix(".zip")
    text = json.dumps(was.template).replace(before, asset)
    text = text.replace(worker["Environment"]["Variables"]["WORKER_VERSION"], version)
    bucket = was.place.partition("/")[0]
    file = under / f"{was.name}.swapped.json"
    file.write_text(text)
    place = f"{bucket}/{hashlib.sha256(text.encode()).hexdigest()}.json"
    files = ((archive, f"{bucket}/{asset}.zip"), (file, place))
    return replace(was, template=json.loads(text), place=place, files=files)


def _asset(name: str) -> str:
    """As the CDK names a file whose hash it is given."""
    return hashlib.sha256(name.encode()).hexdigest()


def _served(template: Mapping[str, object]) -> str:
    """The lane whose worker is in it; a text of its own for a stack that has none."""
    worker = _worker(template)
    return str(worker["Environment"]["Variables"]["JOB_TYPE"]) if worker else f"no lane: {id(template)}"


def _worker(template: Mapping[str, object]) -> dict:  # type: ignore[type-arg]
    resources = template["Resources"]
    assert isinstance(resources, Mapping)  # noqa: S101 - of every template
    functions = (each["Properties"] for each in resources.values() if each["Type"] == "AWS::Lambda::Function")
    return next(
        (each for each in functions if "WORKER_VERSION" in each.get("Environment", {}).get("Variables", {})), {}
    )
