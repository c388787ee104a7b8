"""A deployment that grows from one lane to a hundred, by the real CDK command line, and then gains and loses one.

Every stack stands, and lanes old and new do their jobs. The emulator makes each resource as the templates ask for it.
What AWS limits besides (sizes of templates, policies and dashboards) is held by tests/infra/test_many_lanes.py.
LANES=… grows to another number.
"""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from proof.figure import Figure

if TYPE_CHECKING:
    from local.stack import Stack
    from tests.support.embedded.account import Application

FIRST, NEXT, LANES = 1, 24, 100
REPEAT = "python -m proof deploys"
AN_HOUR = 3600.0  # a limit for a deploy that hangs, not for one on a busy machine
GOOD = {"CREATE_COMPLETE", "UPDATE_COMPLETE"}


def figures() -> list[Figure]:
    from tests.support.embedded.account import Application, account  # noqa: PLC0415 - heavy, and only wanted here

    os.environ.setdefault("CDK_VALIDATION", "false")  # `make synth` and a test have CDK's own lint
    count = int(os.environ.get("LANES") or LANES)
    with TemporaryDirectory(prefix="lazaret-deploys-") as folder, account(Path(folder) / "account") as empty:
        application = Application(name="wide", folder=Path(folder) / "wide", on=empty, patience=AN_HOUR)
        broken = [*grown(application, count)]
        tried = f"{count} lanes, {application.resources():,} resources in {len(application.stacks())} stacks"
        broken += changed(application)
    return [Figure(what="lanes deployed together", tried=tried, repeat=REPEAT, broken=tuple(broken))]


def grown(application: "Application", count: int) -> Iterator[str]:
    """What is not there, or does not work, in words."""
    for size in sorted({min(FIRST, count), min(NEXT, count), count}):
        for number in range(size):
            application.write(f"lane{number}", said=f"hello from lane{number}")
        yield from deployed(application, {"lane0", f"lane{size - 1}"})


def changed(application: "Application") -> Iterator[str]:
    """One lane comes, one is retired and then removed. The others stay."""
    application.write("latest", said="hello from latest")
    application.write("lane0", said="", keys="retired = true")
    yield from deployed(application, {"latest"})
    del application.lanes["lane0"]
    yield from deployed(application, {"latest"}, and_still={"lane0"})
    application.delete("lane0")
    yield from standing(application)


def deployed(application: "Application", asked: Iterable[str], and_still: Iterable[str] = ()) -> Iterator[str]:
    """Deploy, and ask some of its lanes."""
    began = time.monotonic()
    stack = application.deploy(first="true")
    print(f"{len(application.lanes)} lanes are deployed: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    yield from standing(application, and_still)
    for lane in sorted(asked):
        yield from _answering(stack, lane)


def standing(application: "Application", and_still: Iterable[str] = ()) -> Iterator[str]:
    statuses, expected = application.statuses(), {"", "Watch", *application.lanes, *and_still}
    for name in sorted(expected | statuses.keys()):
        status = statuses.get(name, "missing")
        if name not in expected or status not in GOOD:
            yield f"stack {name or 'of the core'} is {status}"


def _answering(stack: "Stack", lane: str) -> Iterator[str]:
    from tests.support.embedded.account import said  # noqa: PLC0415
    from tests.support.embedded.lane import EmbeddedLane  # noqa: PLC0415

    answer = said(EmbeddedLane(stack, job_type=lane), "o-1")
    if answer != f"hello from {lane}":
        yield f"{lane} answered {answer!r}"
