"""The files that an edit may change, and when the last of them was written. It reads no file's content."""

import fnmatch
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

# Of this repository: what the functions run. What synthesizes them is loaded once, so an edit of it needs a restart.
OURS = ("agents", "console", "lambdas", "lazaret", "lanes.toml", "requirements.txt")
LEFT_OUT = (".*", "__pycache__", "*.pyc", "*.egg-info", "build", "cdk.out", "node_modules", "tests", "venv")

Seen = Mapping[str, tuple[int, int]]  # path → time of its last change in nanoseconds, size


def seen(places: list[Path]) -> Seen:
    """A file that vanishes while it is looked at is not there."""
    found: dict[str, tuple[int, int]] = {}
    for path in (file for place in places for file in _files(place)):
        try:
            status = path.stat()
        except FileNotFoundError:
            continue
        found[str(path)] = (status.st_mtime_ns, status.st_size)
    return found


def watched(repository: Path, app: str) -> list[Path]:
    """The application's folder, and what of ours runs beneath it."""
    ours = [repository / name for name in OURS]
    folder = Path(app).resolve() if app else repository
    return ours if folder == repository else [folder, *ours]


def edited(before: Seen, after: Seen) -> list[str]:
    """Changed, new and removed, in the order of their names."""
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    for folder, folders, names in os.walk(place):
        folders[:] = [name for name in folders if not _is_left_out(name)]
        yield from (Path(folder, name) for name in names if not _is_left_out(name))


def _is_left_out(name: str) -> bool:
    return any(fnmatch.fnmatch(name, pattern) for pattern in LEFT_OUT)
