"""docs/img/growth.svg: rows read by each operation, against the number of letters there are."""

from collections.abc import Mapping, Sequence
from math import log10
from pathlib import Path
from typing import Protocol

from bench.plots.svg import COLOURS, FAINT, Plot
from bench.results import place

PATH = Path(__file__).resolve().parents[2] / "docs" / "img" / "growth.svg"
TOP = 5  # 10 to the power of
_SHADES = (*COLOURS.values(), "#0969da", "#bf3989", "#1b7c83")


class Point(Protocol):
    @property
    def letters(self) -> int: ...
    @property
    def rows(self) -> int: ...


def save(found: Mapping[str, Sequence[Point]], path: Path | None = None) -> None:
    plot = Plot(
        title="Rows that an operation reads, however many letters there are",
        x_title="letters in the lane",
        y_title="rows read",
        x_of=lambda letters: (log10(letters) - 2) / (TOP - 2),
        y_of=lambda rows: log10(max(1, rows)) / TOP,
    )
    powers = [(10.0**power, f"{10**power:,}") for power in range(TOP + 1)]
    plot.ticks(powers[2:], powers)
    plot.line([(100, 100), (10.0**TOP, 10.0**TOP)], FAINT, dashed=True)
    plot.words((2_000, 4_000), "every letter", FAINT)
    for colour, (name, points) in zip(_SHADES, _apart(found), strict=False):
        plot.line([(point.letters, point.rows) for point in points], colour)
        plot.words((200, max(1, points[0].rows)), name, colour, dx=0, dy=-6)
    plot.save(path or place(PATH))


def _apart(found: Mapping[str, Sequence[Point]]) -> list[tuple[str, Sequence[Point]]]:
    """Lines of nearly the same height are one, or their names would lie on each other."""
    kept: list[tuple[str, Sequence[Point]]] = []
    for name, points in sorted(found.items(), key=lambda each: each[1][-1].rows):
        if kept and points[-1].rows < 1.6 * max(1, kept[-1][1][-1].rows):
            kept[-1] = (f"{kept[-1][0]}; {name}", kept[-1][1])
        else:
            kept.append((name, points))
    return kept
