"""Whether the packages that agents import are in the layer: each import is held against the locked requirements.

Only what a module imports when it is imported counts. What stands in a function or a `try` may be meant to be missing.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from infra.closure import Sources
from lambdas.core.config.lane import Lane
from lambdas.lanes import targets

OURS = ("lambdas/", "lazaret/")
# Lambda's own Python brings these, whatever the layer holds.
IN_LAMBDA = frozenset({"boto3", "botocore", "s3transfer", "jmespath", "dateutil", "urllib3", "six", "awslambdaric"})
# Packages that are imported by another name than they are installed by. Of those installed here Python knows it itself.
INSTALLED_AS = {
    "PIL": "pillow",
    "bs4": "beautifulsoup4",
    "cv2": "opencv",
    "fitz": "pymupdf",
    "jwt": "pyjwt",
    "sklearn": "scikit-learn",
    "google": "google",
    "dotenv": "dotenv",
    "yaml": "yaml",
}
_PINNED = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)\s*(\[.*?\])?\s*(==|@)", re.MULTILINE)


def missing_packages(lanes: Iterable[Lane], sources: Sources) -> list[str]:
    """A sentence for each import of a lane's modules that no requirement brings, and for what is asked for unlocked."""
    shared = _locked(sources.root / "requirements.txt")
    said: dict[str, None] = {}
    for lane in lanes:
        own = _locked(sources.root / lane.requirements) if lane.requirements else frozenset()
        # Until they are locked, no import of them can be held against anything.
        unlocked = _unlocked(sources.root, "requirements.txt") or _unlocked(sources.root, lane.requirements)
        said |= dict.fromkeys(unlocked or _missing_of(lane, sources, shared | own))
    return list(said)


def _unlocked(root: Path, lock: str) -> list[str]:
    """A sentence if the file beside the lock asks for packages that the lock has not."""
    asks = f"{lock.removesuffix('.txt')}.in"
    missing = sorted(_locked(root / asks) - _locked(root / lock)) if lock else []
    fault = f"{asks} asks for {', '.join(missing)}, and {lock} has not been written since: run make lock with your APP"
    return [fault] if missing else []


def _missing_of(lane: Lane, sources: Sources, locked: frozenset[str]) -> Iterator[str]:
    modules = sorted({target.partition(":")[0] for _, target in targets(lane)})
    found = [module for module in modules if sources.has(module)]
    where = f"{lane.requirements.removesuffix('.txt')}.in" if lane.requirements else "requirements.in"
    for path in sources.closure(found):
        if not path.endswith(".py") or path.startswith(OURS):
            continue
        for name in sorted(set(_imported(sources.read(path)))):
            known = sources.has(name) or name in sys.stdlib_module_names or name in IN_LAMBDA
            if not known and not _brought(name, locked):
                yield (
                    f"{path} imports {name}, which no requirement brings: add it to requirements/functions.in, or to "
                    f"your folder's {where}, then run make lock"
                )


def _locked(requirements: Path) -> frozenset[str]:
    text = requirements.read_text() if requirements.is_file() else ""
    return frozenset(_plain(match[1]) for match in _PINNED.finditer(text))


def _brought(name: str, locked: frozenset[str]) -> bool:
    """By its own name, by the name it is installed by here, or by one that contains it: python-dateutil, pyyaml."""
    known = {_plain(each) for each in _distributions().get(name, ())}
    return bool(known & locked) or any(_plain(INSTALLED_AS.get(name, name)) in each for each in locked)


@cache
def _distributions() -> dict[str, list[str]]:
    return {name: list(found) for name, found in packages_distributions().items()}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _imported(source: bytes) -> Iterator[str]:
    """The first words of what a module imports at its top level."""
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError):
        return
    for statement in body:
        match statement:
            case ast.Import(names=aliases):
                yield from (alias.name.partition(".")[0] for alias in aliases)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]
