"""Lazaret inside a CDK application of yours: `add_lazaret(app, folder="agents")` adds its stacks beside your own.

It needs the CDK, and Lazaret's repository, of which `pip install -e ../lazaret` makes this package a part. Nothing else
of `lazaret` imports either.
"""

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from aws_cdk import App, Environment

    from infra.core.stack import CoreStack

REPOSITORY = Path(__file__).resolve().parent.parent


def add_lazaret(app: "App", *, folder: str | Path, env: "Environment | None" = None, **settings: object) -> "CoreStack":
    """The stacks of the application in `folder`: one that all lanes share, one for each lane, one with the alarms.

    `settings` are those of the table [deployment] in its lanes.toml, and outweigh it; your own context is not read.
    `env` pins account and region. Returns the stack that lanes share, with its tables and its API. Raise `SynthRefused`
    with every fault.
    """
    _require_repository()
    from infra.app_folder import rooted  # noqa: PLC0415 - it starts the CDK
    from infra.settings import ONLY_CONTEXTS  # noqa: PLC0415
    from infra.stacks import make_stacks, read_inputs  # noqa: PLC0415

    root = rooted(REPOSITORY, str(folder))
    given: dict[str, Any] = {**_pinned(env), **settings}
    once = {name: given.pop(name) for name in ONLY_CONTEXTS if name in given}
    deployment, lanes = read_inputs(once.get, root, given)
    return make_stacks(app, deployment, lanes, root)


def _pinned(env: "Environment | None") -> dict[str, object]:
    told = {"account": env.account, "region": env.region} if env is not None else {}
    return {name: text for name, text in told.items() if text}


def _require_repository() -> None:
    """Behind whatever the application has on its path: only what it does not find itself is found here."""
    if importlib.util.find_spec("infra") is None and (REPOSITORY / "infra").is_dir():
        sys.path.append(str(REPOSITORY))
    if importlib.util.find_spec("infra") is None:
        raise ImportError("add_lazaret needs Lazaret's repository: pip install -e ../lazaret, and not a wheel of it")
