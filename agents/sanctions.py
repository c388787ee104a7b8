"""An example agent: screen names against a sanctions list.

It calls no model and changes nothing outside. A near miss is never decided here: it asks for a person.
"""

import csv
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from agents.names import similarity, tokens
from lazaret import Job, NeedsReview, Permanent, Run

REPORTED = 0.80  # scores below are not even hits
CERTAIN = 0.95  # scores from here on are matches; between the two a person must look
MOST_SUBJECTS = 200
_BIRTH_YEAR_SLACK = 2  # lists disagree about birth years

_LIST = Path(__file__).with_name("sanctions_list.csv")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    entry_id: str
    spellings: tuple[tuple[str, ...], ...]
    birth_year: int
    programme: str


def screen(job: Job, run: Run) -> dict[str, Any]:
    subjects = _subjects(job.payload)
    results = [
        run.step(f"screen {at}", screen_one, subject["name"], subject.get("birth_year"))
        for at, subject in enumerate(subjects)
    ]
    unclear = [at for at, result in enumerate(results) if result["verdict"] == "unclear"]
    if unclear:
        raise NeedsReview(f"{len(unclear)} of {len(subjects)} subjects are near a listed name: {_near(results)}")
    matches = sum(result["verdict"] == "match" for result in results)
    return {"screened": len(results), "matches": matches, "results": results}


def screen_one(name: str, birth_year: int | None) -> dict[str, Any]:
    """Clear, match or unclear, with the hits, best first. A far birth year rules an entry out."""
    asked = tokens(name)
    scored = [(_score(asked, entry), entry) for entry in entries() if _may_be_born(birth_year, entry)]
    hits = sorted(((score, entry) for score, entry in scored if score >= REPORTED), key=lambda hit: -hit[0])
    return {
        "verdict": _verdict([score for score, _ in hits]),
        "hits": [{"entry": e.entry_id, "programme": e.programme, "score": round(score, 3)} for score, e in hits],
    }


@cache
def entries() -> tuple[Entry, ...]:
    with _LIST.open(encoding="utf-8", newline="") as rows:
        return tuple(
            Entry(
                entry_id=row["id"],
                spellings=tuple(tokens(spelling) for spelling in [row["name"], *row["aliases"].split("|")]),
                birth_year=int(row["birth_year"]),
                programme=row["programme"],
            )
            for row in csv.DictReader(rows)
        )


def _verdict(scores: list[float]) -> str:
    if not scores:
        return "clear"
    return "match" if scores[0] >= CERTAIN else "unclear"


def _score(asked: tuple[str, ...], entry: Entry) -> float:
    return max(similarity(asked, spelling) for spelling in entry.spellings)


def _may_be_born(birth_year: int | None, entry: Entry) -> bool:
    return birth_year is None or abs(birth_year - entry.birth_year) <= _BIRTH_YEAR_SLACK


def _near(results: list[dict[str, Any]]) -> str:
    """Which subject is near which entry, without the subject's name: a letter is read by many."""
    return ", ".join(
        f"subject {at} ~ {result['hits'][0]['entry']} ({result['hits'][0]['score']})"
        for at, result in enumerate(results)
        if result["verdict"] == "unclear"
    )


def _subjects(payload: dict[str, Any]) -> list[dict[str, Any]]:
    subjects = payload.get("subjects")
    if not isinstance(subjects, list) or not 0 < len(subjects) <= MOST_SUBJECTS:
        raise Permanent("UNSUPPORTED_INPUT", f"payload.subjects: expected a list of 1 to {MOST_SUBJECTS}")
    for at, subject in enumerate(subjects):
        name = subject.get("name") if isinstance(subject, dict) else None
        # A name that leaves nothing to compare would be called clear without having been screened.
        if not isinstance(name, str) or len(name) > 200 or not tokens(name):
            raise Permanent("UNSUPPORTED_INPUT", f"payload.subjects[{at}].name: expected a name in letters")
        year = subject.get("birth_year")
        if year is not None and (isinstance(year, bool) or not isinstance(year, int)):
            raise Permanent("UNSUPPORTED_INPUT", f"payload.subjects[{at}].birth_year is {year!r:.40}: expected a year")
    return subjects
