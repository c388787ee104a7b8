"""An agent of every framework for a guest: found by name, because a process of its own finds it no other way.

What it is to play is in its payload. What its tools did is written to a file: the process may be another one next time.
"""

import asyncio
import importlib
import inspect
import os
import time
from pathlib import Path
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.model.job import Job
from tests.frameworks.stage import Scene, Script, Turn, effect, say, step

PEOPLE = ("ada", "bob", "eve")


def act(job: Job, run: Run) -> Any:
    """Three look-ups at once and a charge, then the trouble that the payload has for this attempt."""
    said = _stage(job)(run, _scene(job.payload["file"]))
    if inspect.isawaitable(said):
        said = asyncio.run(_awaited(said))
    trouble = dict(enumerate(job.payload.get("troubles", ()), start=1)).get(run.attempt)
    if trouble == "fails":
        raise Transient("LLM_OVERLOADED", "come back later")
    if trouble == "exits":
        os._exit(3)
    return said


async def _awaited(said: Any) -> Any:
    return await said


def _stage(job: Job) -> Any:
    return getattr(importlib.import_module(job.payload["on"]), job.payload["stage"])


def _scene(file: str) -> Scene:
    def lookup(name: str) -> str:
        """Look a customer up."""
        time.sleep(0.05)  # so that several are under way at once
        _note(file, f"lookup {name}")
        return f"found {name}"

    def charge(order: str) -> str:
        """Charge a card."""
        _note(file, f"charge {order}")
        return "ch_1"

    at_once = Turn(calls=tuple(("lookup", {"name": name}) for name in PEOPLE))
    paid = Turn(calls=(("charge", {"order": "o-7"}),))
    how: Any = {"action": "card.charged", "key": lambda order: order}
    return Scene(script=Script(at_once, paid, say("all done")), props=(step(lookup), effect(charge, how)))


def _note(file: str, line: str) -> None:
    with Path(file).open("a") as written:
        written.write(f"{line}\n")
