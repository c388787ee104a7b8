"""Just enough SVG for a plot: axes, lines, points and words. It computes nothing and needs nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

INK, FAINT = "#24292f", "#d0d7de"
COLOURS = {"lazaret": "#1a7f37", "backoff": "#cf222e", "broker": "#9a6700", "other": "#8250df", "ceiling": "#57606a"}
Point = tuple[float, float]


@dataclass(slots=True)
class Plot:
    """A plot whose points are given in the units of its axes. The background is white, so that it reads anywhere."""

    title: str
    x_title: str
    y_title: str
    x_of: Callable[[float], float]  # 0 at the left end of the axis, 1 at its right end
    y_of: Callable[[float], float]
    width: int = 760
    height: int = 420
    left: int = 78
    right: int = 24
    top: int = 46
    bottom: int = 58
    parts: list[str] = field(default_factory=list)

    def at(self, point: Point) -> Point:
        across, up = self.width - self.left - self.right, self.height - self.top - self.bottom
        return self.left + self.x_of(point[0]) * across, self.height - self.bottom - self.y_of(point[1]) * up

    def line(self, points: Sequence[Point], colour: str, *, dashed: bool = False, thick: float = 2.0) -> None:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(self.at, points))
        dashes = ' stroke-dasharray="6 5"' if dashed else ""
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{thick}"{dashes}'
            ' stroke-linejoin="round"/>'
        )

    def dot(self, point: Point, colour: str, radius: float = 4.0) -> None:
        x, y = self.at(point)
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"/>')

    def words(self, point: Point, text: str, colour: str = INK, *, dx: float = 8, dy: float = 4) -> None:
        x, y = self.at(point)
        self._text(x + dx, y + dy, text, colour)

    def ticks(self, across: Sequence[tuple[float, str]], up: Sequence[tuple[float, str]]) -> None:
        foot, end = self.height - self.bottom, self.width - self.right
        for value, label in up:
            y = self.height - self.bottom - self.y_of(value) * (self.height - self.top - self.bottom)
            self.parts.append(f'<path d="M{self.left} {y:.1f}H{end}" stroke="{FAINT}"/>')
            self._text(self.left - 8, y + 4, label, anchor="end")
        for value, label in across:
            x = self.left + self.x_of(value) * (self.width - self.left - self.right)
            self.parts.append(f'<path d="M{x:.1f} {foot}v5" stroke="{INK}"/>')
            self._text(x, foot + 20, label, anchor="middle")
        self.parts.append(f'<path d="M{self.left} {self.top}V{foot}H{end}" fill="none" stroke="{INK}"/>')

    def _text(self, x: float, y: float, text: str, colour: str = INK, *, anchor: str = "start", more: str = "") -> None:
        self.parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}"{more}>{escape(text)}</text>'
        )

    def save(self, path: Path) -> None:
        middle, side = self.left + (self.width - self.left - self.right) / 2, self.top + self.height / 3
        self._text(middle, self.height - 14, self.x_title, anchor="middle")
        self._text(18, side, self.y_title, anchor="middle", more=f' transform="rotate(-90 18 {side:.0f})"')
        self._text(self.left, 26, self.title, more=' font-size="15" font-weight="bold"')
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}"'
            f' height="{self.height}" font-family="Helvetica, Arial, sans-serif" font-size="13" role="img">'
        )
        white = '<rect width="100%" height="100%" fill="white"/>'
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join([head, f"<title>{escape(self.title)}</title>", white, *self.parts, "</svg>\n"]))
