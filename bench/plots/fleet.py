"""The fleet's plot: what backoff reaches with ever more attempts, and where triage is."""

from collections.abc import Sequence
from pathlib import Path

from bench.plots.svg import COLOURS, Plot
from bench.results import place
from bench.worlds.fleet_run import Result

PATH = Path(__file__).resolve().parents[2] / "docs" / "img" / "fleet.svg"


def save(lazaret: Result, curve: Sequence[Result], ceiling: float, path: Path | None = None) -> None:
    plot = Plot(
        title="Failures resolved without a person (mean and 5–95 % of the runs)",
        x_title="retries per failure",
        y_title="share resolved",
        x_of=lambda retries: retries / 5.5,
        y_of=lambda share: (share - 0.3) / 0.5,
    )
    plot.ticks([(n, str(n)) for n in range(6)], [(n / 10, f"{n * 10} %") for n in range(3, 9)])
    plot.line([(0, ceiling), (5.5, ceiling)], COLOURS["ceiling"], dashed=True)
    plot.words((3.3, ceiling), f"what the mix allows: {ceiling:.1%}", COLOURS["ceiling"], dy=-7)
    plot.line([(each.retries.mean, each.resolved.mean) for each in curve], COLOURS["backoff"])
    for each in curve:
        _point(plot, each, COLOURS["backoff"])
        plot.words((each.retries.mean, each.resolved.mean), each.policy.split(", ")[1].split()[0], dx=6, dy=17)
    last = curve[-1]
    plot.words((last.retries.mean, last.resolved.mean), "backoff, n attempts", COLOURS["backoff"], dx=-112, dy=34)
    _point(plot, lazaret, COLOURS["lazaret"], 6)
    plot.words((lazaret.retries.mean, lazaret.resolved.mean), "Lazaret", COLOURS["lazaret"], dx=12, dy=-10)
    plot.save(path or place(PATH))


def _point(plot: Plot, result: Result, colour: str, radius: float = 4) -> None:
    x, y = result.retries, result.resolved
    plot.line([(x.mean, y.low), (x.mean, y.high)], colour, thick=1)
    plot.line([(x.low, y.mean), (x.high, y.mean)], colour, thick=1)
    plot.dot((x.mean, y.mean), colour, radius)
