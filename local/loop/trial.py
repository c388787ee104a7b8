"""Whether a lane's agents can be imported, tried in a process of its own before anything is deployed."""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from lambdas.core.config.lane import Lane
from lambdas.lanes import targets

SECONDS = 60  # for the imports of one lane
LINES = 15  # of what Python says, the last
STANDS_IN = "not-the-secret"  # for each of a lane's secrets: whether it can be read is not tried here
NOT_THEIRS = ('File "<', "Traceback (")  # lines of how we imported it
IMPORTING = """
import sys
for target in sys.argv[1:]:
    module, _, function = target.partition(":")
    __import__(module)
    getattr(sys.modules[module], function)
"""


class Trial:
    """The imports of some lanes, under way."""

    def __init__(self, lanes: Iterable[Lane], root: Path, *, folder: Path) -> None:
        """`root` may be a copy of `folder`, in which a person edits."""
        self._root, self._folder = str(root), str(folder)
        self._started = {lane.job_type: _importing(lane, root) for lane in lanes}

    def faults(self) -> Mapping[str, str]:
        """What Python said, by lane. Those that can be imported are not in it."""
        said = {job_type: _said(process) for job_type, process in self._started.items()}
        return {job_type: text.replace(self._root, self._folder) for job_type, text in said.items() if text}


def _importing(lane: Lane, root: Path) -> subprocess.Popen[str]:
    named = [target for _, target in targets(lane)]
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "HOME") if name in os.environ}
    given = {**dict.fromkeys(lane.secrets, STANDS_IN), **lane.environment}  # as in its worker, where they may be needed
    return subprocess.Popen(
        [sys.executable, "-c", IMPORTING, *named],
        cwd=root,
        env={**kept, **given, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def _said(process: subprocess.Popen[str]) -> str:
    """Empty if all went well."""
    try:
        _, text = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=1)
        return f"its imports had not ended after {SECONDS} s"
    if process.returncode == 0:
        return ""
    told = [line for line in text.strip().splitlines() if not any(each in line for each in NOT_THEIRS)]
    return "\n".join(told[-LINES:]) or f"Python ended with code {process.returncode}"
