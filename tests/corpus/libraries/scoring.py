"""How right the classifier is about errors of libraries: `python -m tests.corpus.libraries.scoring`.

It judges the recorded evidence, so it needs none of the libraries. What it prints is what docs/benchmarks.md shows.
"""

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from lambdas.core.classify.judge import judged
from lambdas.core.model.failure import KIND_OF, Failure, Kind
from tests.corpus.evidence import from_data
from tests.corpus.libraries.record import RECORDED

SPLITS = {
    "written": "clues are written from them",
    "measured": "no clue is written from them",
    "fresh": "of the tests' own packages; measured, and then looked at",
    "later": "shaped by hand; measured, and then looked at",
    "wide": "shaped by hand; measured, and then looked at",
    "latest": "of the packages themselves, or shaped by hand; measured, and then looked at",
    "spread": "of the packages themselves; measured, and then looked at",
    "further": "of the packages themselves; measured, and then looked at",
    "farthest": "of the packages themselves; measured, and then looked at",
    "outermost": "of the packages themselves; measured, and then looked at",
    "recalled": "shaped by hand; clues were changed after looking",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    package: str
    what: str
    label: str
    also: tuple[str, ...]
    constructed: bool
    failure: Failure

    @property
    def kind(self) -> Kind:
        return KIND_OF[self.label]

    @property
    def is_right_kind(self) -> bool:
        return self.failure.kind in {KIND_OF[label] for label in (self.label, *self.also)}

    @property
    def is_right(self) -> bool:
        return self.failure.code in (self.label, *self.also)


def kept(split: str) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = json.loads((RECORDED / f"{split}.json").read_text())
    return cases


def judged_cases(split: str) -> list[Judged]:
    return [
        Judged(
            package=case["package"],
            what=case["what"],
            label=case["label"],
            also=tuple(case.get("also", ())),
            constructed=case.get("constructed", False),
            failure=judged(from_data(case["links"]), step="corpus", in_effect=case.get("in_effect", False)),
        )
        for case in kept(split)
    ]


def share(cases: list[Judged], *, by_kind: bool) -> float:
    return sum(1 for case in cases if (case.is_right_kind if by_kind else case.is_right)) / len(cases)


def score(split: str) -> str:
    cases = judged_cases(split)
    packages, built = len({case.package for case in cases}), sum(case.constructed for case in cases)
    right = f"{share(cases, by_kind=True):.1%} | {share(cases, by_kind=False):.1%}"
    return f"| {split} | {SPLITS[split]} | {packages} | {len(cases)} ({built}) | {right} |"


def confusion(split: str) -> list[str]:
    """Kinds: what a person says, against what the classifier says."""
    counted = Counter(
        (case.failure.kind if case.is_right_kind else case.kind, case.failure.kind) for case in judged_cases(split)
    )
    rows = [f"| {split}: a person says ↓ | {' | '.join(Kind)} |", f"| --- |{' --- |' * len(Kind)}"]
    labels = [label for label in Kind if any(counted[label, given] for given in Kind)]
    return [*rows, *(f"| {label} | {' | '.join(str(counted[label, given]) for given in Kind)} |" for label in labels)]


def misses(split: str) -> list[str]:
    return [
        f"| {case.package} | {case.what} | {' or '.join((case.label, *case.also))} | {case.failure.code} |"
        for case in judged_cases(split)
        if not case.is_right
    ]


def tables() -> str:
    head = [
        "| split | | packages | errors (constructed) | kind | kind and code |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    parts = ["\n".join([*head, *(score(split) for split in SPLITS)])]
    for split in SPLITS:
        parts.append("\n".join(confusion(split)))
        parts.append(
            "\n".join([f"| {split} | error | a person says | judged |", "| --- | --- | --- | --- |", *misses(split)])
        )
    return "\n\n".join(parts)


if __name__ == "__main__":
    print(tables())
