"""One-line bugs planted in a copy of the real code, and whether the simulated worlds see them."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
COPIED = ("lambdas", "lazaret", "tests/__init__.py", "tests/simulation", "tests/support")
SEEN = Path(__file__).parent / "seen.json"
CAUGHT = "caught by seed "


@dataclass(frozen=True)
class Plant:
    name: str
    file: str
    old: str  # stands there exactly once
    new: str
    why: str  # it is wrong


def changed(plant: Plant) -> str:
    """Its file with the bug in it. Raise LookupError if the code has moved on from under the plant."""
    text = (ROOT / plant.file).read_text()
    if text.count(plant.old) != 1:
        raise LookupError(f"{plant.name}: {plant.old!r} stands {text.count(plant.old)} times in {plant.file}")
    return text.replace(plant.old, plant.new)


@contextmanager
def planted(plant: Plant | None) -> Iterator[Path]:
    """A copy of the tree with the bug in it."""
    with tempfile.TemporaryDirectory(prefix="plant-") as folder:
        tree = Path(folder)
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            copy(ROOT / name, tree / name)
        if plant is not None:
            (tree / plant.file).write_text(changed(plant))
        yield tree


def first_that_sees(plant: Plant | None, most: int, *, at: int = 1, long: bool = False) -> tuple[int | None, str]:
    """A seed that sees the plant, and what it says is broken; None if none of so many does.

    `at` is tried first: the seed that saw it last, while code and worlds are the same.
    """
    code = f"from tests.simulation.plants.plant import hunt; hunt({most}, at={at}, long={long})"
    with planted(plant) as tree:
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
        ran = subprocess.run(
            [sys.executable, "-c", code], cwd=tree, env=environment, capture_output=True, text=True, check=False
        )
    if ran.returncode:
        return 0, ran.stderr.strip().rpartition("\n")[2]  # the application does not even start with it
    if not ran.stdout.startswith(CAUGHT):
        return None, ""
    seed, _, what = ran.stdout.removeprefix(CAUGHT).partition(": ")
    return int(seed), what.strip()


def caught(plants: Sequence[Plant], most: int, *, cores: int = 0) -> dict[str, int | None]:
    """By plant, a seed that sees it: the one that saw it last, if it does so still."""
    known = seen()

    def one(plant: Plant) -> int | None:
        return first_that_sees(plant, most, at=known.get(plant.name, 1))[0]

    with ThreadPoolExecutor(max_workers=cores or os.cpu_count()) as pool:  # each hunt is a process of its own
        found = list(pool.map(one, plants))
    return {plant.name: seed for plant, seed in zip(plants, found, strict=True)}


def seen() -> dict[str, int]:
    """By plant, the seed that saw it last: `python -m tests.simulation.plants` writes them down."""
    known: dict[str, int] = json.loads(SEEN.read_text())
    return known


def hunt(most: int, *, at: int = 1, long: bool = False) -> None:
    """In the process that has the plant."""
    from tests.simulation.simulate import simulate  # noqa: PLC0415 - only here is it the copy's

    for seed in (at, *(seed for seed in range(1, most + 1) if seed != at)):
        broken = simulate(seed, long=long).broken
        if broken:
            sys.stdout.write(f"{CAUGHT}{seed}: {broken[0]}\n")
            return
