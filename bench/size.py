"""How large what is deployed is: the one zip that all functions share, and the layer of third-party packages.

Run: `python -m bench.size`.
"""

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path

from bench.measure.row import Row
from infra import code
from infra.layer import build_layer
from lambdas.lanes import load_lanes

ROOT = Path(__file__).resolve().parents[1]
MOST_MB = 250  # Lambda's own limit, unzipped, layers included


def shipped() -> list[Path]:
    """What the zip holds, as infra/code.py says."""
    tops = [ROOT / name for name in code.shipped(load_lanes(ROOT, simulated=False).values())]
    return [path for top in tops for path in (sorted(top.rglob("*")) if top.is_dir() else [top]) if _ships(path)]


def _ships(path: Path) -> bool:
    inside = path.relative_to(ROOT).parts
    hidden = any(part.startswith(".") for part in inside)
    double = path.is_relative_to(ROOT / code.DOUBLES)
    return path.is_file() and not hidden and not double and path.suffix != ".pyc"


def zipped(files: Iterable[Path], root: Path) -> int:
    """Bytes, as Lambda stores them."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files:
            archive.write(path, path.relative_to(root))
    return len(held.getvalue())


def rows() -> list[Row]:
    layer = build_layer(ROOT / "requirements.txt", ROOT / ".build" / "layer")
    packages = [path for path in sorted(layer.rglob("*")) if path.is_file()]
    ours, theirs = zipped(shipped(), ROOT), zipped(packages, layer)
    unzipped = sum(path.stat().st_size for path in (*shipped(), *packages)) / 1e6
    return [
        Row(
            what="size: the zip of all functions, with the layer",
            ours=f"{(ours + theirs) / 1e3:,.0f} KB (zip {ours / 1e3:,.0f} KB)",
            theirs=f"{theirs / 1e3:,.0f} KB (the layer alone)",
            ratio=(ours + theirs) / theirs,
        ),
        Row(
            what="size: unzipped",
            ours=f"{unzipped:.1f} MB",
            theirs=f"{MOST_MB} MB (Lambda's limit)",
            ratio=unzipped / MOST_MB,
        ),
    ]


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:50} {row.ours:>14} {f'{row.ratio:.2f} ×' if row.ratio else '':8} {row.theirs}")
