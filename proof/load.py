"""20,000 jobs through the embedded stack, most of them in trouble, while processes are killed: who is missing?"""

import os
import sys
import uuid
from pathlib import Path
from tempfile import TemporaryDirectory

from proof.figure import Figure

JOBS = 20_000
# Each process of a function is a slot. Jobs that wait need no core, so there can be more slots than cores.
CONCURRENCY = "10"
REPEAT = "python -m proof load"


def figures() -> list[Figure]:
    from local import stack  # noqa: PLC0415 - heavy, and only wanted here
    from proof.loading.run import Load  # noqa: PLC0415
    from proof.loading.story import story  # noqa: PLC0415

    os.environ.setdefault("LAZARET_CONCURRENCY", CONCURRENCY)
    count = int(os.environ.get("LOAD_JOBS") or JOBS)
    with TemporaryDirectory(prefix="lazaret-load-") as folder, stack.running(home=Path(folder), say=_say) as running:
        load = Load(running, story(count, run=uuid.uuid4().hex[:6]), say=_say)
        broken = load.run()
    killed = f"{load.killed.total()} processes killed"
    return [Figure(what="load", tried=f"{count:,} jobs, {killed}", repeat=REPEAT, broken=tuple(broken))]


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
