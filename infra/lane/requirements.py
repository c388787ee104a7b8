"""A lane's own packages: what its `requirements` file locks beside those of every function, for its worker alone.

On AWS they are a second layer, which lies in the same folder as the first: so both must agree on what both name, and
what the first has is left out of the second. On the embedded stack they are a folder on the worker's path.
"""

import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from infra.layer import COMMENT, NOT_BUILT, PYTHON, Run, layer_hash
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import LazaretError

SHARED = "requirements.txt"
LARGEST = 262_144_000  # bytes: what Lambda takes of a function and its layers, unzipped
SHOWN = 5  # of the largest packages
_PIN = re.compile(r"([A-Za-z0-9][A-Za-z0-9._-]*)\s*(?:\[.*?\])?\s*==\s*([^\s;\\]+)")


def requirement_faults(lanes: Iterable[Lane], root: Path) -> list[str]:
    """A sentence for each lock of a lane's own that cannot be used."""
    return [
        f"{lane.job_type}.requirements = {lane.requirements!r}: {why}" for lane in lanes for why in _wrong(lane, root)
    ]


def _wrong(lane: Lane, root: Path) -> Iterator[str]:
    if not lane.requirements:
        return
    if not (root / lane.requirements).is_file():
        yield "there is no such file beside lanes.toml; `make lock` writes it from the .in of the same name"
        return
    shared, entries = _pins(_entries(root / SHARED)), _entries(root / lane.requirements)
    loose = [_first(entry) for entry in entries if "--hash=" not in entry or not _PIN.match(entry)]
    if loose:
        yield f"{loose[0]} is not locked with a hash; write the file with `make lock`"
    for name, version in _pins(entries).items():
        if shared.get(name, version) != version:
            yield f"it pins {name} {version}, and {SHARED} {shared[name]}: both lie in one folder, so pin the same"


def own_requirements(root: Path, lane: Lane) -> Path | None:
    """The lane's lock without what every function has, in a file of its own; None if nothing is left."""
    if not lane.requirements:
        return None
    shared = _pins(_entries(root / SHARED))
    own = [entry for entry in _entries(root / lane.requirements) if not _pins([entry]).keys() <= shared.keys()]
    if not own:
        return None
    file = root / ".build" / "own" / f"{lane.job_type}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join(own) + "\n"
    if not file.is_file() or file.read_text() != text:
        file.write_text(text)
    return file


def own_hash(root: Path, lane: Lane, python: str = PYTHON) -> str:
    """Of the lane's own packages; empty without any."""
    own = own_requirements(root, lane)
    return layer_hash(own, python) if own else ""


def _pip(command: Sequence[str]) -> object:
    try:
        return subprocess.run(command, check=True)
    except subprocess.CalledProcessError as failed:
        raise LazaretError(NOT_BUILT) from failed


def packages_here(root: Path, lane: Lane, run: Run = _pip) -> Path | None:
    """The folder with the lane's own packages for this machine's Python, installed if it is not there yet."""
    own = own_requirements(root, lane)
    if own is None:
        return None
    cache = root / ".build" / "packages"
    installed = cache / f"{lane.job_type}-{layer_hash(own, sys.version)[:16]}"
    if not installed.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as scratch:
            target = Path(scratch, "packages")
            pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
            run([*pip, "--no-deps", "--require-hashes", "--target", str(target), "--requirement", str(own)])
            target.rename(installed)
    return installed


def oversize(job_type: str, archive: Path, layers: Sequence[Path]) -> str:
    """What is too large about a worker, with its largest packages; empty if Lambda takes it."""
    with zipfile.ZipFile(archive) as held:
        code = sum(entry.file_size for entry in held.infolist())
    packages = [each for layer in layers for each in _sizes(layer)]
    total = code + sum(size for size, _ in packages)
    if total <= LARGEST:
        return ""
    largest = ", ".join(f"{name} {_mb(size)}" for size, name in sorted(packages, reverse=True)[:SHOWN])
    return (
        f"{job_type}: its worker has {_mb(total)} unzipped, Lambda takes {_mb(LARGEST)}. Largest: {largest}; its own "
        f"code {_mb(code)}. Packages that only this lane needs go into its `requirements`, out of {SHARED}"
    )


@lru_cache(maxsize=100)  # of one synth: all lanes share the first layer
def _sizes(layer: Path) -> tuple[tuple[int, str], ...]:
    """Each package with its size: a top-level folder or file, its metadata apart."""
    return tuple((_size(each), each.name) for each in sorted((layer / "python").iterdir()))


def _size(path: Path) -> int:
    if path.is_file():
        return path.stat().st_size
    return sum(each.stat().st_size for each in path.rglob("*") if each.is_file())


def _mb(size: int) -> str:
    return f"{size / 1024 / 1024:.0f} MB"


def _entries(lock: Path) -> list[str]:
    """Each requirement with its hashes, in one line."""
    text = lock.read_text() if lock.is_file() else ""
    lines = "\n".join(COMMENT.sub("", line).rstrip() for line in text.splitlines()).replace("\\\n", " ")
    return [" ".join(line.split()) for line in lines.splitlines() if line.strip()]


def _pins(entries: Iterable[str]) -> dict[str, str]:
    found = (match for entry in entries if (match := _PIN.match(entry)))
    return {re.sub(r"[-_.]+", "-", match[1]).lower(): match[2] for match in found}


def _first(entry: str) -> str:
    return entry.split(" ", 1)[0]
