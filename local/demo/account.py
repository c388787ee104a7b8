"""The demo's account: how each message ended, held against how it had to. Pure."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lambdas.core.model.failure import Code
from local.demo.story import Expected, Part

Endings = Mapping[str, "Ending"]  # by the body of the message: each is sent once


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    status: str  # of its head; "letter" when a letter exists
    attempts: int = 0
    code: str = ""  # the letter's
    overcame: tuple[str, ...] = ()  # failures of attempts before the one that succeeded
    reason: str = ""  # the first line of the letter's detail
    letter_id: str = ""

    @property
    def over(self) -> bool:
        return self.status in ("done", "letter", "cancelled")

    def __str__(self) -> str:
        tries = f"{self.attempts} attempt{'' if self.attempts == 1 else 's'}"
        if self.status == "letter":
            return f"letter {self.code} after {tries}"
        if not self.over:
            return f"not over: {self.status}, {tries} so far"
        return f"{self.status} after {tries}" + (f", overcoming {', '.join(self.overcame)}" if self.overcame else "")


def mismatches(story: Iterable[Part], endings: Endings) -> list[str]:
    """A sentence for every message that is not accounted for, or ended otherwise than it had to."""
    found: list[str] = []
    for part in story:
        for parcel in part.parcels:
            ending = endings.get(parcel.body)
            if ending is None or not ending.over:
                said = f"still {ending.status}" if ending else "nowhere: no head, no letter"
                found.append(f"{part.title}: {parcel.called} is {said}, expected {part.expected}")
            elif not _as_expected(ending, part.expected):
                found.append(f"{part.title}: {parcel.called} ended as {ending}, expected {part.expected}")
    return found


def _as_expected(ending: Ending, expected: Expected) -> bool:
    if expected.letter:
        return (ending.status, ending.code, ending.attempts) == ("letter", expected.code, expected.attempts)
    failures = expected.attempts - 1
    if expected.code == Code.WORKER_LOST:  # on a busy machine the next worker may start too slowly, and be lost as well
        failures = max(failures, len(ending.overcame))
    return (ending.status, ending.attempts, ending.overcame) == ("done", failures + 1, (expected.code,) * failures)


def ended(part: Part, endings: Endings) -> int:
    return sum(1 for parcel in part.parcels if (ending := endings.get(parcel.body)) and ending.over)


def summary(story: Sequence[Part], endings: Endings, *, recovered: int) -> str:
    """All of it in one sentence, counted from what was found and not from what was hoped."""
    found = [endings[parcel.body] for part in story for parcel in part.parcels if parcel.body in endings]
    done = [ending for ending in found if ending.status == "done"]
    again = sum(1 for ending in done if ending.overcame)
    letters = sum(1 for ending in found if ending.status == "letter")
    lost = sum(len(part.parcels) for part in story) - sum(ended(part, endings) for part in story)
    return (
        f"{sum(len(part.parcels) for part in story)} messages, {lost or 'none'} lost; {len(done)} done, "
        f"{again} of them after a failure; {letters} dead letters, each with its cause, "
        f"and {recovered} of those recovered by a redrive"
    )


def rows(story: Iterable[Part], endings: Endings) -> list[Sequence[str]]:
    """What ended where: a line for each part, with the reasons of its letters."""
    return [(part.title, str(len(part.parcels)), _summary(part, endings)) for part in story]


def _summary(part: Part, endings: Endings) -> str:
    known = [endings.get(parcel.body) for parcel in part.parcels]
    counts = Counter(str(ending) if ending else "not accounted for" for ending in known)
    lines = [how if len(known) == 1 else f"{count} {how}" for how, count in counts.most_common()]
    reasons = dict.fromkeys(ending.reason for ending in known if ending and ending.reason)
    return "\n".join([*lines, *(f"“{reason}”" for reason in reasons)])
