"""What the tests need to see in a document: fenced blocks, marked tables, links, headings. It checks nothing."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HABITS = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
DOCUMENTS = ("README.md", *HABITS, *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")))

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_DIRECTIVE = re.compile(r"<!-- run: (.*) -->\n$")
_TABLE = re.compile(r"<!-- table: (.+) -->\n((?:\|.*\n)+)")
_LINK = re.compile(r"\[[^\]\n]+\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#{1,6} (.+)$", re.MULTILINE)
_CODE = re.compile(r"`([^`\n]+)`")
_CELL = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    document: str
    line: int
    language: str
    text: str
    directive: str  # the JSON of a `<!-- run: … -->` just above it, or nothing

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str, *languages: str) -> list[Block]:
    text = text_of(document)
    found = []
    for match in _FENCE.finditer(text):
        directive = _DIRECTIVE.search(text[: match.start()])
        found.append(
            Block(
                document=document,
                line=text[: match.start()].count("\n") + 1,
                language=match[1],
                text=match[2],
                directive=directive[1] if directive else "",
            )
        )
    return [block for block in found if not languages or block.language in languages]


def prose(document: str) -> str:
    """Without fenced blocks, in which brackets and ticks mean something else."""
    return _FENCE.sub("", text_of(document))


def table(document: str, name: str) -> list[dict[str, str]]:
    """The rows of the table under `<!-- table: name -->`, by the names of its columns."""
    found = {match[1]: match[2] for match in _TABLE.finditer(text_of(document))}
    header, _, *rows = [_cells(line) for line in found[name].splitlines()]
    return [dict(zip(header, row, strict=True)) for row in rows]


def tables(document: str) -> list[str]:
    return [match[1] for match in _TABLE.finditer(text_of(document))]


def codes_in(cell: str) -> list[str]:
    """What stands in `ticks`."""
    return _CODE.findall(cell)


def links(document: str) -> list[str]:
    return _LINK.findall(prose(document))


def anchors(document: str) -> list[str]:
    """As GitHub makes them of headings: lower case, no punctuation, spaces become dashes."""
    headings = _HEADING.findall(prose(document))
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in _CELL.split(line.strip())[1:-1]]
