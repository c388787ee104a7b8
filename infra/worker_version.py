"""The version of a lane's worker: changes when what the lane runs changes, and only then.

A letter records it, and a replay asks whether it is still the same. Editing the console or another lane leaves it.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from lambdas.core.lane import Lane, lane_fingerprint

RUNS = ("agents", "lambdas", "requirements.txt")
_HANDLERS = Path("lambdas/handlers")
# Code of other functions. A console or a redrive that is mended cures no job, and must not look as if it had.
_NOT_RUN = (Path("lambdas/api"), Path("lambdas/core/redrive"))


def worker_version(lane: Lane, root: Path) -> str:
    digest = hashlib.sha256(lane_fingerprint(lane).encode())
    for path in _files(root):
        content = path.read_bytes()
        # The length keeps the end of one file from passing as the start of the next.
        digest.update(f"\n{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def _files(root: Path) -> Iterator[Path]:
    for part in RUNS:
        whole = root / part
        found = [whole] if whole.is_file() else sorted(whole.rglob("*"))
        yield from (path for path in found if path.is_file() and not _left_out(path.relative_to(root)))


def _left_out(path: Path) -> bool:
    """What the zip leaves out, and what only other functions run."""
    cached = path.suffix == ".pyc" or any(part == "__pycache__" or part.startswith(".") for part in path.parts)
    other = path.parent == _HANDLERS and path.name not in ("__init__.py", "worker.py")
    return cached or other or any(path.is_relative_to(part) for part in _NOT_RUN)
