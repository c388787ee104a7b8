"""The lanes of a deployment, from the files under its root: the repository at synth, the zip in Lambda.

It reads files. It never imports an agent: a broken one must not stop the others from being deployed.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid, deployment_in, lane_alone, read_lanes
from lambdas.core.config.shape import suggestion

LANES_FILE = "lanes.toml"
LANE_FILE = "lane.json"  # in the zip of a function that serves one lane: that lane's own values
SIMULATED_FILE = "agents/simulated.toml"


def load_lanes(root: Path, *, simulated: bool) -> dict[str, Lane]:
    """Raise `LanesInvalid` if a file is missing, faulty, or takes the simulated lane's name."""
    alone = root / LANE_FILE
    if alone.is_file():
        return lane_alone(alone.read_text())
    lanes = _lanes_in(root, LANES_FILE)
    if not simulated:
        return lanes
    extra = _lanes_in(root, SIMULATED_FILE)
    taken = [f"[{name}]: the simulated lane has this name; choose another" for name in extra if name in lanes]
    if taken:
        raise LanesInvalid(LANES_FILE, taken)
    return lanes | extra


def load_deployment(root: Path) -> Mapping[str, object]:
    """The table [deployment] of the lanes file, unread. Raise `LanesInvalid` if the file cannot be read."""
    return deployment_in(_text_of(root, LANES_FILE), source=LANES_FILE)


def missing_agents(lanes: Mapping[str, Lane], root: Path) -> list[str]:
    """A sentence for each agent, alternate, triage and policy hook whose file or function is not under `root`."""
    return [
        f'{lane.job_type}.{key} = "{target}": {fault}'
        for lane in lanes.values()
        for key, target in targets(lane)
        if target and (fault := _missing(target, root))  # without one, that is the fault
    ]


def _lanes_in(root: Path, name: str) -> dict[str, Lane]:
    return read_lanes(_text_of(root, name), source=name)


def _text_of(root: Path, name: str) -> str:
    try:
        return (root / name).read_text(encoding="utf-8-sig")
    except FileNotFoundError as missing:
        raise LanesInvalid(name, [f"no such file; expected it in {root}"]) from missing
    except UnicodeDecodeError as garbled:
        raise LanesInvalid(name, [f"not UTF-8 at byte {garbled.start}"]) from garbled


def targets(lane: Lane) -> Iterator[tuple[str, str]]:
    """Every "module:function" that a lane names, by its key."""
    yield "agent", lane.agent
    for at, alternate in enumerate(lane.alternates):
        yield f"alternates[{at}]", alternate
    if lane.triage:
        yield "triage", lane.triage
    if lane.replay.policy:
        yield "replay.policy", lane.replay.policy


def _missing(target: str, root: Path) -> str:
    module, _, function = target.partition(":")
    path = module.replace(".", "/")
    file = next((f for f in (f"{path}.py", f"{path}/__init__.py") if (root / f).is_file()), None)
    if file is None:
        return f"there is no {path}.py"
    try:
        tree = ast.parse((root / file).read_bytes(), filename=file)
    except (SyntaxError, ValueError) as broken:
        return f"{file} is not Python: {broken}"
    names = set(_names(tree.body))
    return "" if function in names else f"{file} has no function {function}{suggestion(function, sorted(names))}"


def _names(body: list[ast.stmt]) -> Iterator[str]:
    """Names that a module binds at its top level: functions, assignments and imports, also under `if` and `try`."""
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
                yield name
            case ast.ImportFrom(names=aliases):
                yield from (alias.asname or alias.name for alias in aliases)
            case ast.If(body=first, orelse=other) | ast.Try(body=first, orelse=other):
                yield from _names([*first, *other])
