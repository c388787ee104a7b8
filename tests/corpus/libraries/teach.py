"""Writes what the classifier learns from labelled errors: `python -m tests.corpus.libraries.teach`.

Multinomial naive Bayes: a mark weighs for a code by how often it stands in errors that people gave that code. It is
counting, the same each time, and can be explained mark by mark. It learns from every split but those of `HELD_OUT`, and
from `taught/`: errors as people remember them of documents and sources, one a line, not run, which no score counts. Of a
package that is held out it learns nothing.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lambdas.core.classify import labelled
from lambdas.core.classify.likeness import BETWEEN, entry_of, marks_of
from lambdas.core.model.failure import Code
from tests.corpus.evidence import from_data
from tests.corpus.libraries.scoring import SPLITS, kept

HELD_OUT = ("measured",)
TAUGHT = Path(__file__).parent / "taught"
TABLE = Path(labelled.__file__)
NEVER = frozenset({Code.PROGRAM_ERROR})  # that is known by where an error was raised, not by what it says
ADDED = 0.1  # to each count: what was never seen is not impossible
OF_A_CAUSE = 0.5  # what an error below the first counts
A_NAT = 10  # weights are whole tenths of the natural logarithm
_DEEPEST = 3  # errors of a chain
_LINE = 118
_OF_A_LINK = ("types", "message", "status", "codes", "hint", "is_model", "retry_after")


@dataclass(frozen=True, slots=True)
class Example:
    label: Code
    marks: dict[str, float]


def examples() -> Iterator[Example]:
    held_out = {_root(case["package"]) for split in HELD_OUT for case in kept(split)}
    known = [case for split in SPLITS if split not in HELD_OUT for case in kept(split)]
    for case in (*known, *(case for case in taught() if _root(case["package"]) not in held_out)):
        if (label := Code(case["label"])) not in NEVER:
            for depth, link in enumerate(from_data(case["links"]).links[:_DEEPEST]):
                counts = marks_of(link, case.get("in_effect", False)).items()
                yield Example(label, {mark: count * (OF_A_CAUSE if depth else 1) for mark, count in counts})


def taught() -> Iterator[dict[str, Any]]:
    for file in sorted(TAUGHT.glob("*.jsonl")):
        for line in file.read_text().splitlines():
            case = json.loads(line)
            yield case | {"links": [{name: case[name] for name in _OF_A_LINK if case.get(name) is not None}]}


def _root(package: str) -> str:
    return package.partition(".")[0].lower().replace("-", "_")


def learned() -> str:
    """The module `labelled`."""
    every = list(examples())
    stands: dict[str, Counter[Code]] = defaultdict(Counter)
    marks_in, errors_of = Counter[Code](), Counter(each.label for each in every)
    for each in every:
        for mark, count in each.marks.items():
            stands[mark][each.label] += count  # type: ignore[assignment] # half a mark is a mark of a cause
            marks_in[each.label] += count  # type: ignore[assignment]
    codes = sorted(errors_of)
    prior = [round(A_NAT * math.log(errors_of[code] / len(every)), 1) for code in codes]
    smooth = ADDED * len(stands)
    unseen = [round(A_NAT * math.log(ADDED / (marks_in[code] + smooth)), 1) for code in codes]
    alike: dict[str, list[str]] = defaultdict(list)
    for mark, found in sorted(stands.items()):
        weights = {codes.index(code): round(A_NAT * math.log(count / ADDED + 1)) for code, count in found.items()}
        alike[entry_of(weights)].append(mark)
    lines = [line for entry, marks in sorted(alike.items()) for line in _lines(entry, marks)]
    return "\n".join(
        [
            f'"""Written by `python -m tests.corpus.libraries.teach`, of {len(every):,} errors: see `likeness`."""',
            "",
            *_row("CODES: tuple[str, ...]", [f'"{code}"' for code in codes]),
            *_row("PRIOR: tuple[float, ...]", prior),
            *_row("UNSEEN: tuple[float, ...]", unseen),
            'WEIGHTS = """\\',
            *lines,
            '"""',
            "",
        ]
    )


def _row(name: str, held: Sequence[object]) -> list[str]:
    return [f"{name} = (", *(f"    {each}," for each in held), ")"]


def _lines(entry: str, marks: list[str]) -> Iterator[str]:
    line = entry
    for mark in marks:
        if len(line) + len(mark) >= _LINE:
            yield line
            line = entry
        line += BETWEEN + mark
    yield line


if __name__ == "__main__":
    TABLE.write_text(learned())
