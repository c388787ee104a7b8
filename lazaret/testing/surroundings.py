"""What a lane's agent finds around it while it is rehearsed: its variables, and stand-ins for its secrets.

No secret is read anywhere. What the test itself has set stays as it is.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.core.config.variables import referred
from lambdas.core.worker.secrets import Secrets
from lambdas.lanes import load_lanes


@contextmanager
def surroundings(lane: Lane) -> Iterator[None]:
    """The lane's `environment` and `secrets` in this process' own, for as long as the block."""
    added = {name: text for name, text in _given(lane).items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name, None)


def of_all_lanes(folder: Path) -> dict[str, str]:
    """What the lanes of an application give their agents; the first that names a variable decides.

    Empty if its lanes.toml is wrong: whoever rehearses a lane learns it then.
    """
    try:
        lanes = load_lanes(folder, simulated=False)
    except LanesInvalid:
        return {}
    return {name: text for lane in reversed(lanes.values()) for name, text in _given(lane).items()}


def _given(lane: Lane) -> dict[str, str]:
    return {**{name: stand_in(name) for name in lane.secrets}, **lane.environment}


def rehearsed_secrets(lane: Lane, clock: Callable[[], datetime]) -> Secrets | None:
    """So that they are hidden as in AWS: a step that returns one is kept without it. None for a lane without any."""
    if not lane.secrets:
        return None

    def read(service: str, name: str) -> str:
        return kept((text, os.environ.get(each) or stand_in(each)) for each, text in lane.secrets.items())[
            service, name
        ]

    return Secrets(lane, read=read, clock=clock, tell=_tells_nobody)


def stand_in(variable: str) -> str:
    return f"stand-in-for-{variable}"


def kept(values: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """What is kept where, of references and their values: by service and name, a text or JSON with keys."""
    places: dict[tuple[str, str], dict[str, str]] = {}
    for text, value in values:
        reference = referred(text)
        places.setdefault((reference.service, reference.name), {})[reference.key] = value
    return {place: keys[""] if "" in keys else json.dumps(keys) for place, keys in places.items()}


def _tells_nobody(_what: str, _facts: Mapping[str, Any]) -> None:
    """Stand-ins can always be read."""
