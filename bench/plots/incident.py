"""The incident's plot: how long a healthy job waited, by the hour of its upload."""

from collections.abc import Mapping
from math import log10
from pathlib import Path
from statistics import fmean

from bench.plots.svg import COLOURS, Plot, Point
from bench.results import place
from bench.worlds.incident_run import Seen
from bench.worlds.incident_trace import HOUR, Incident

PATH = Path(__file__).resolve().parents[2] / "docs" / "img" / "incident.svg"
BIN_S = 600.0
_COLOURS = ("backoff", "other", "broker", "lazaret")
_DOWN = (4, 4, -3, 13)  # the last two lines end at the same place
_TICKS = ((10, "10 s"), (60, "1 min"), (600, "10 min"), (3600, "1 h"), (10_800, "3 h"))


def save(found: Mapping[str, Seen], path: Path | None = None) -> None:
    shape = Incident(seed=0)
    low, high = log10(8), log10(10_800)
    plot = Plot(
        title="From upload to agent, healthy jobs (mean of ten minutes, logarithmic)",
        x_title="hour of the upload",
        y_title="wait",
        x_of=lambda hour: hour / shape.hours,
        y_of=lambda seconds: (log10(seconds) - low) / (high - low),
        right=190,
    )
    plot.ticks([(hour, str(hour)) for hour in range(int(shape.hours) + 1)], _TICKS)
    start, end = shape.corrupt_from_s / HOUR, (shape.corrupt_from_s + shape.corrupt_over_s) / HOUR
    plot.line([(start, 8), (start, 10_800)], COLOURS["ceiling"], dashed=True, thick=1)
    plot.line([(end, 8), (end, 10_800)], COLOURS["ceiling"], dashed=True, thick=1)
    plot.words((end, 9_000), "the corrupt documents arrive", COLOURS["ceiling"])
    for (name, seen), colour, down in zip(found.items(), _COLOURS, _DOWN, strict=True):
        points = means(seen)
        plot.line(points, COLOURS[colour])
        plot.words(points[-1], name, COLOURS[colour], dy=down)
    plot.save(path or place(PATH))


def means(seen: Seen) -> list[Point]:
    bins: dict[int, list[float]] = {}
    for at, wait in seen.all_waits:
        bins.setdefault(int(at // BIN_S), []).append(wait)
    return [((number + 0.5) * BIN_S / HOUR, fmean(waited)) for number, waited in sorted(bins.items())]
