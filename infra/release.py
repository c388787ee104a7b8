"""Which release this repository is, for the outputs of the deployed stack: `make upgrade-check` compares with them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = Path("tests", "contract", "golden")  # what each release stored, in files that never change
VERSION, SHAPES = "LazaretVersion", "StoredShapes"  # the outputs


def version(root: Path = ROOT) -> str:
    """pyproject.toml is the one place that has it."""
    (found,) = re.findall(r'^version = "(.+)"$', (root / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    return str(found)


def stored_shapes(root: Path = ROOT) -> str:
    """The newest shapes of what is stored, such as v4."""
    numbers = [int(path.stem[1:]) for path in (root / GOLDEN).glob("v*.json") if path.stem[1:].isdigit()]
    return f"v{max(numbers, default=0)}"
