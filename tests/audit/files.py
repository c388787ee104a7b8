"""The files of the repository: all but what .gitignore names. Asks no git, so that an export is read the same way."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def files(root: Path = ROOT) -> Iterator[Path]:
    ignored = {line.strip().rstrip("/") for line in (root / ".gitignore").read_text().splitlines()} | {".git"}
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(set(folders) - ignored)
        yield from (Path(folder) / name for name in sorted(names) if f"*{Path(name).suffix}" not in ignored)
