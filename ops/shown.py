"""What a command prints: tables and facts for people, one JSON document for programs. The only module with rich.

Text from jobs is data: it is never read as markup, and its control characters are shown, not obeyed.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Literal

from rich import box
from rich.console import Console
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

GAP = 2  # between two columns, if there is room
NARROWEST = 4
TO_COPY = ("lane", "tenant", "signature", "redrive")  # columns that other commands take


def fitting(natural: Sequence[int], room: int, whole: Sequence[int] = ()) -> list[int]:
    """Widths of columns: as they are, but the widest gives way until all fit; those in `whole` last."""
    widths = list(natural)
    for givers in ([at for at in range(len(widths)) if at not in whole], whole):
        while sum(widths) > room and max((widths[at] for at in givers), default=0) > NARROWEST:
            widths[max(givers, key=lambda at: widths[at])] -= 1
    return widths


class Shown:
    def __init__(self, *, json: bool = False) -> None:
        self._json = json
        # Without a terminal rich takes 80 columns, or what COLUMNS says.
        self._out = Console(file=sys.stdout, markup=False, highlight=False, emoji=False)
        self._err = Console(file=sys.stderr, markup=False, highlight=False, emoji=False)

    @property
    def json(self) -> bool:
        """A program reads: then `document` is called once, and nothing else."""
        return self._json

    def document(self, value: Any) -> None:
        """Letters of any language as they are; whatever moves a cursor or turns a text around is escaped."""
        text = json.dumps(plain(value), ensure_ascii=False, allow_nan=False)
        print("".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text))

    def line(self, text: str = "", *, style: str = "") -> None:
        """Never broken by us: a command in it is there to be copied."""
        self._out.print(Text(clean(text), style=style), soft_wrap=True)

    def note(self, text: str) -> None:
        """Beside the answer, so not on stdout."""
        self._err.print(Text(clean(text), style="dim"), soft_wrap=True)

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[Any]], *, whole: Sequence[int] = (0,)) -> None:
        """Cells may hold several lines. The columns in `whole` are never folded: they are there to be copied."""
        cells = [[cell_text(cell) for cell in row] for row in rows]
        apart = any("\n" in cell for row in cells for cell in row)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold", leading=int(apart))
        for number, name in enumerate(columns):
            table.add_column(name, overflow="fold", no_wrap=number in whole)
        for each in cells:
            table.add_row(*(Text(cell) for cell in each))
        self._out.print(table)

    def grid(self, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """One line a row, numbers to the right, every column there; the widest ends in an ellipsis if it must.

        For a screen to look at. What is there to be copied gives way last.
        """
        cells = [[cell_text(cell).replace("\n", " ") for cell in row] for row in rows]
        with self._at_least(100):
            natural = [max(map(len, [name, *(row[at] for row in cells)])) for at, name in enumerate(columns)]
            gap = GAP if sum(natural) + GAP * len(natural) <= self._out.width else 1
            whole = [at for at, name in enumerate(columns) if name in TO_COPY]
            widths = fitting(natural, self._out.width - gap * len(natural), whole)
            table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
            for at, name in enumerate(columns):
                numeric = all(isinstance(row[at], int | float) for row in rows)
                justify: Literal["left", "right"] = "right" if numeric else "left"
                table.add_column(name, no_wrap=True, overflow="ellipsis", justify=justify, width=widths[at])
            for row in cells:
                table.add_row(*map(Text, row))
            self._out.print(table)

    def facts(self, pairs: Mapping[str, Any]) -> None:
        """Names and values, without those that say nothing."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column(overflow="fold")
        for name, value in pairs.items():
            if (text := cell_text(value)) != "":
                grid.add_row(Text(name), Text(text))
        self._out.print(grid)

    @contextmanager
    def _at_least(self, columns: int) -> Iterator[None]:
        """Without a terminal nobody has said how wide it is, and rich would take 80."""
        was = self._out.width
        if not self._out.is_terminal and "COLUMNS" not in os.environ:
            self._out.width = max(was, columns)
        yield
        self._out.width = was

    @contextmanager
    def progress(self, what: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar on stderr while the block runs, if somebody can see it; it gives the function that advances it."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        hidden = self._json or not self._err.is_terminal or total < 2
        with Progress(*columns, console=self._err, transient=True, disable=hidden) as bar:
            task = bar.add_task(what, total=total)
            yield lambda steps: bar.update(task, advance=steps)

    @contextmanager
    def live(self) -> Iterator[Callable[[list[str]], None]]:
        """Lines that change: redrawn in their place on a terminal, elsewhere each is printed whenever it is new."""
        if self._json:
            yield lambda _lines: None
        elif self._out.is_terminal:
            with Live(console=self._out, auto_refresh=False, vertical_overflow="visible") as screen:
                yield lambda lines: screen.update(Text(clean("\n".join(lines))), refresh=True)
        else:
            seen: list[str] = []
            yield lambda lines: self._new(lines, seen)

    def _new(self, lines: list[str], seen: list[str]) -> None:
        for text in lines:
            if text not in seen:
                self.line(text)
        seen[:] = lines
        sys.stdout.flush()  # whoever reads the pipe waits for it


def plain(value: Any) -> Any:
    """As JSON has it: values by their fields' names, times in ISO 8601 with Z."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def cell_text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, datetime):
        return moment(value)
    if isinstance(value, Mapping | list | tuple):
        return clean(json.dumps(plain(value), ensure_ascii=False)) if value else ""
    return clean(str(value))


def moment(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def clean(text: str) -> str:
    """A job's text must not move the cursor or colour the terminal of who looks at it."""
    shown = (c if c.isprintable() or c == "\n" else "    " if c == "\t" else ascii(c)[1:-1] for c in text)
    return "".join(shown)
