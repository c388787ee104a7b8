"""How large what is deployed is: the zip of a function, bytecode included, and the layer of third-party packages.

Run: `python -m bench.size`.
"""

import io
import zipfile
from collections.abc import Iterable
from pathlib import Path

from bench.cold_start import HANDLERS, built
from bench.measure.row import Row
from infra.layer import build_layer

ROOT = Path(__file__).resolve().parents[1]
MOST_MB = 250  # Lambda's own limit, unzipped, layers included


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
    zips = {handler: built(handler) for handler in HANDLERS}
    largest = max(zips.values(), key=lambda path: path.stat().st_size)
    ours, theirs = largest.stat().st_size, zipped(packages, layer)
    with zipfile.ZipFile(largest) as archive:
        inside = sum(entry.file_size for entry in archive.infolist())
    unzipped = (inside + sum(path.stat().st_size for path in packages)) / 1e6
    return [
        Row(
            what="size: the largest zip of a function, with the layer",
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
