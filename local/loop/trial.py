"""Whether a lane's agents can be imported, tried in a process of its own before anything is deployed."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from infra.closure import Sources
from infra.lane.requirements import packages_here
from infra.worker_version import worker_modules
from lambdas.core.config.lane import Lane
from lambdas.lanes import targets
from lazaret.testing.surroundings import stand_in

SECONDS = 60  # for the imports of one lane
LINES = 15  # of what Python says, the last
NOT_THEIRS = ('File "<', "Traceback (")  # lines of how we imported it
NO_PACKAGE = "ModuleNotFoundError"
TO_INSTALL = "if it is a package: add it to requirements.in, run make lock and make test with your APP, and save again"
IMPORTING = """
import sys
for target in sys.argv[1:]:
    module, _, function = target.partition(":")
    __import__(module)
    getattr(sys.modules[module], function)
"""


def imports_of(lane: Lane, sources: Sources) -> str:
    """A hash of all that its imports depend on, but for the packages: an edit of them needs a restart."""
    given = [list(targets(lane)), sorted(lane.environment.items()), sorted(lane.secrets), lane.requirements]
    digest = hashlib.sha256(repr(given).encode())
    for path in sources.closure(worker_modules(lane)):
        digest.update(f"\n{path} {len(sources.read(path))}\n".encode())
        digest.update(sources.read(path))
    return digest.hexdigest()


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
    # As in its worker, where they may be needed. Whether a secret can be read is not tried here.
    given = {**{name: stand_in(name) for name in lane.secrets}, **lane.environment}
    path = [str(each) for each in (root, packages_here(root, lane)) if each is not None]
    return subprocess.Popen(
        [sys.executable, "-c", IMPORTING, *named],
        cwd=root,
        env={**kept, **given, "PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"},
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
    lines = [line for line in text.strip().splitlines() if not any(each in line for each in NOT_THEIRS)]
    if lines and lines[-1].startswith(NO_PACKAGE):
        lines.append(TO_INSTALL)
    return "\n".join(lines[-LINES:]) or f"Python ended with code {process.returncode}"
