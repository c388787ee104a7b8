"""The application's folder, laid over this repository: one root with everything that the functions run.

This repository is its own example application. Another folder brings lanes.toml, its packages and, if it needs packages
of others, the requirements.txt that `make lock APP=…` writes. The folder itself is only read.
"""

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from infra.deployment import SynthRefused
from lambdas.lanes import LANES_FILE

VARIABLE = "LAZARET_APP"
REQUIREMENTS = "requirements.txt"
_OURS = ("agents", "console", "lambdas", "lazaret", REQUIREMENTS)
_TAKEN = ("console", "lambdas", "lazaret")  # an application's `agents` is laid over our examples
_LEFT_OUT = shutil.ignore_patterns(
    ".*", "__pycache__", "*.pyc", "*.egg-info", "build", "cdk.out", "node_modules", "tests", "venv"
)


def rooted(repository: Path, app: str, *, under: Path = Path(".build", "app")) -> Path:
    """The root to synthesize from: the repository, or a copy of what runs with the folder `app` over it.

    Raise `SynthRefused` for a folder that is not an application.
    """
    if not app:
        return repository
    folder = Path(app).resolve()
    faults = _faults(folder, repository)
    if faults:
        raise SynthRefused(faults)
    if folder == repository:
        return repository
    named = hashlib.sha256(str(folder).encode()).hexdigest()[:8]
    root = repository / under / f"{folder.name}-{named}"
    root.mkdir(parents=True, exist_ok=True)
    _clear(root)
    _lay(repository, _OURS, root)
    _lay(folder, sorted(path.name for path in folder.iterdir()), root)
    return root


def _faults(folder: Path, repository: Path) -> list[str]:
    if not (folder / LANES_FILE).is_file():
        return [f"{VARIABLE} = {folder}: there is no {LANES_FILE} in it; `python -m ops new FOLDER` writes one"]
    if folder == repository:
        return []
    taken = [f"{folder / name}: a package of Lazaret has this name" for name in _TAKEN if (folder / name).exists()]
    return taken + _missing_requirements(folder, repository)


def _missing_requirements(folder: Path, repository: Path) -> list[str]:
    """What the functions themselves need must be in the application's lock: it is installed alone."""
    if not (folder / REQUIREMENTS).is_file():
        return []
    asked = _names((repository / "requirements" / "functions.in").read_text())
    missing = sorted(asked - _names((folder / REQUIREMENTS).read_text()))
    return [f"{folder / REQUIREMENTS} lacks {', '.join(missing)}: write it with `make lock APP=…`"] if missing else []


def _names(requirements: str) -> set[str]:
    pinned = (line.partition("==")[0].strip().lower() for line in requirements.splitlines() if "==" in line)
    return {name for name in pinned if not name.startswith("#")}


def _clear(root: Path) -> None:
    """All but what synth keeps there: layers that were built."""
    for path in root.iterdir():
        if path.name != ".build":
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _lay(folder: Path, names: Iterable[str], root: Path) -> None:
    left_out = _LEFT_OUT(str(folder), list(names))
    for name in names:
        if name in left_out or not (folder / name).exists():
            continue
        if (folder / name).is_dir():
            shutil.copytree(folder / name, root / name, ignore=_LEFT_OUT, dirs_exist_ok=True)
        else:
            shutil.copy2(folder / name, root / name)
