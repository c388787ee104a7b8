"""Lazaret inside a CDK application of yours: `add_lazaret(app, folder="agents")` adds its stacks beside your own.

It needs the CDK, and Lazaret's repository, of which `pip install -e ../lazaret` makes this package a part. Nothing else
of `lazaret` imports either.
"""

import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aws_cdk import App, Environment

    from infra.core.stack import CoreStack

REPOSITORY = Path(__file__).resolve().parent.parent
INFRA = "infra"
_kept: dict[str, ModuleType] = {}  # ours, while an application's own stands in their place


def add_lazaret(app: "App", *, folder: str | Path, env: "Environment | None" = None, **settings: object) -> "CoreStack":
    """The stacks of the application in `folder`: one that all lanes share, one for each lane, one with the alarms.

    `settings` are those of the table [deployment] in its lanes.toml, and outweigh it; your own context is not read.
    `env` pins account and region. Returns the stack that lanes share, with its tables and its API. Raise `SynthRefused`
    with every fault.
    """
    with _our_infra():
        from infra.app_folder import rooted  # noqa: PLC0415 - it starts the CDK
        from infra.settings import ONLY_CONTEXTS  # noqa: PLC0415
        from infra.stacks import make_stacks, read_inputs  # noqa: PLC0415

        root = rooted(REPOSITORY, str(folder))
        given: dict[str, Any] = {**_pinned(env), **settings}
        once = {name: given.pop(name) for name in ONLY_CONTEXTS if name in given}
        deployment, lanes = read_inputs(once.get, root, given)
        return make_stacks(app, deployment, lanes, root)


def _pinned(env: "Environment | None") -> dict[str, object]:
    pins = {"account": env.account, "region": env.region} if env is not None else {}
    return {name: text for name, text in pins.items() if text}


@contextmanager
def _our_infra() -> Iterator[None]:
    """An application may have an `infra` of its own: it is out of the way within the block, and back behind it."""
    if not (REPOSITORY / INFRA).is_dir():
        raise ImportError("add_lazaret needs Lazaret's repository: pip install -e ../lazaret, and not a wheel of it")
    found = importlib.util.find_spec(INFRA)
    if found is None:
        sys.path.append(str(REPOSITORY))
    if found is None or REPOSITORY / INFRA in [Path(each).resolve() for each in found.submodule_search_locations or ()]:
        yield
        return
    theirs = _taken_out()
    sys.modules.update(_kept)
    sys.path.insert(0, str(REPOSITORY))
    try:
        yield
    finally:
        sys.path.remove(str(REPOSITORY))
        _kept.update(_taken_out())
        sys.modules.update(theirs)


def _taken_out() -> dict[str, ModuleType]:
    return {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == INFRA}
