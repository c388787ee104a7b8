"""The loop: what is edited while `make up` runs is deployed to the embedded stack within seconds."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import IO

from local import cdk, host
from local.stack import Stack

LOG = "loop.log"  # in the stack's folder: what went wrong with the loop itself


@contextlib.contextmanager
def beside(running: Stack, *, said: IO[bytes] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """The loop as a process of its own, for as long as the block. What it says is printed, or goes to `said`."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
    with (running.home / LOG).open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "local.loop", str(running.home), str(running.port)],
            cwd=host.ROOT,
            env={**own, **cdk.QUIET, **cdk.QUICK, **running.environment()},
            stdin=subprocess.PIPE,
            stdout=said,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
