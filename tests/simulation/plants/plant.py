"""One-line bugs planted in a copy of the real code, and whether the simulated worlds see them."""

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


def first_that_sees(plant: Plant | None, most: int, *, long: bool = False) -> tuple[int | None, str]:
    """The first seed that sees the plant, of so many, and what it says is broken; None if none of them does."""
    code = f"from tests.simulation.plants.plant import hunt; hunt({most}, long={long})"
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
    """By plant, the first seed that sees it."""
    with ThreadPoolExecutor(max_workers=cores or os.cpu_count()) as pool:  # each hunt is a process of its own
        found = list(pool.map(lambda plant: first_that_sees(plant, most)[0], plants))
    return {plant.name: seed for plant, seed in zip(plants, found, strict=True)}


def hunt(most: int, *, long: bool = False) -> None:
    """In the process that has the plant."""
    from tests.simulation.simulate import simulate  # noqa: PLC0415 - only here is it the copy's

    for seed in range(1, most + 1):
        broken = simulate(seed, long=long).broken
        if broken:
            sys.stdout.write(f"{CAUGHT}{seed}: {broken[0]}\n")
            return
