"""Which failures an error is like: its words and names, weighed by errors that people have labelled.

Nobody can list the sentences of libraries that nobody has seen, but each uses words that others used before it.
`labelled` holds what each mark of an error weighs for each code (multinomial naive Bayes); it is written by
`python -m tests.corpus.libraries.teach`. It is asked only where no status, code or telling class decides.
"""

import re
from functools import cache, lru_cache
from itertools import pairwise
from math import sqrt

from lambdas.core.classify.clue import said_status
from lambdas.core.classify.evidence import Link
from lambdas.core.classify.labelled import CODES, PRIOR, UNSEEN, WEIGHTS
from lambdas.core.model.failure import KIND_OF, Code
from lambdas.core.model.value import value

_STEM = 7  # letters of a word: `expired`, `expires` and `expiration` differ behind them
_READ, _READ_OF_SAID = 300, 150  # letters: what is wrong is said at the beginning
_MOST_WORDS = 36
_NEAREST = 3  # classes among an error's bases
_FEWEST = 4  # marks that were seen before
_STATUS_COUNTS = 2
_MOST_TOLD = 4  # codes
_AS_GOOD = 0.2  # of a standard deviation
_WORD = re.compile(r"[a-z]{2,}(?:'t)?")
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_SAYS_NOTHING = frozenset({"error", "excepti"})
_PLAIN = frozenset({"Exception", "BaseException"})


@value
class Likeness:
    code: Code
    weight: float  # standard deviations above what is usual for this error
    words: str  # what spoke for it most


def likenesses(link: Link, in_effect: bool) -> list[Likeness]:
    """The codes that it is most like, the likest first. None if hardly a mark of it was seen before."""
    scores = list(PRIOR)
    told: list[tuple[int, int, str]] = []
    seen = 0
    for mark, count in marks_of(link, in_effect).items():
        weights = _weights(mark)
        if weights is not None:
            seen += count
            usual = sum([weight for _, weight in weights]) // len(CODES)  # `the` stands in errors of every code
            for place, weight in weights:
                scores[place] += count * weight
                told.append((weight - usual, place, mark))
    if seen < _FEWEST:
        return []
    scores = [score + seen * unseen for score, unseen in zip(scores, UNSEEN, strict=True)]
    mean = sum(scores) / len(scores)
    spread = sqrt(sum([(score - mean) ** 2 for score in scores]) / len(scores)) or 1.0
    above = sorted([(score - mean, place) for place, score in enumerate(scores) if score > mean], reverse=True)
    if _torn(above, spread):
        return []
    told.sort(reverse=True)
    return [
        Likeness(code=_CODES[place], weight=over / spread, words=_most_telling(told, place))
        for over, place in above[:_MOST_TOLD]
    ]


def _torn(above: list[tuple[float, int]], spread: float) -> bool:
    """Between two codes of different kinds, as if by a coin: that is to know nothing."""
    (one, likest), (other, next_to_it) = [*above, above[0]][:2]
    return one - other < _AS_GOOD * spread and KIND_OF[_CODES[likest]] is not KIND_OF[_CODES[next_to_it]]


def _most_telling(told: list[tuple[int, int, str]], place: int) -> str:
    return ", ".join([mark.lstrip(".=#@") for _, at, mark in told if at == place][:2])


def marks_of(link: Link, in_effect: bool) -> dict[str, int]:
    """What an error is known by, each with how often it counts."""
    marks = dict.fromkeys(_marks_of_names(link.types[:_NEAREST]), 1)
    text = f"{link.message[:_READ]} {link.said[:_READ_OF_SAID]}" if link.said else link.message[:_READ]
    lowered = text.lower()
    words = [word[:_STEM] for word in _WORD.findall(lowered)[:_MOST_WORDS]]
    marks.update(dict.fromkeys(words, 1))
    marks.update(dict.fromkeys([f"{one} {two}" for one, two in pairwise(words)], 1))
    for code in link.codes:
        marks.update(dict.fromkeys([f"c {word[:_STEM]}" for word in _WORD.findall(code)], 1))
    status = link.status or link.answered or said_status(lowered)
    if status is not None:
        marks[f"#{status}"] = _STATUS_COUNTS
    if link.retry_after is not None:
        marks["@again"] = 1
    if link.is_limited:
        marks["@limited"] = 1
    if link.is_model:
        marks["@model"] = 1
    if link.hint is not None:
        marks["@retry" if link.hint else "@final"] = 1
    if in_effect:
        marks["@effect"] = 1
    return marks


@lru_cache(maxsize=1024)
def _marks_of_names(types: tuple[str, ...]) -> tuple[str, ...]:
    """Names of classes, taken apart; of Python's own the whole name."""
    marks: list[str] = []
    for qualified in types:
        module, _, name = qualified.rpartition(".")
        if module == "builtins":
            marks += [] if name in _PLAIN else [f"={name}"]
            continue
        parts = [part for part in (part.lower()[:_STEM] for part in _PART.findall(name)) if part not in _SAYS_NOTHING]
        marks += [f".{part}" for part in parts]
        marks += [f".{one} {two}" for one, two in pairwise(parts)]
    return tuple(marks)


_CODES = tuple(Code(name) for name in CODES)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"  # a code's, by its place in CODES
_A_WEIGHT = re.compile(r"([A-Za-z])(\d+)")
BETWEEN = "|"


@lru_cache(maxsize=4096)
def _weights(mark: str) -> tuple[tuple[int, int], ...] | None:
    """For each code whose errors have it, as a place in CODES. None if no error had it."""
    if (entry := _table().get(mark)) is None:
        return None
    return tuple((_LETTERS.index(letter), int(weight)) for letter, weight in _A_WEIGHT.findall(entry))


@cache
def _table() -> dict[str, str]:
    """Many marks weigh the same, so that each line has what they weigh, and then the marks."""
    found: dict[str, str] = {}
    for line in WEIGHTS.splitlines():
        entry, *marks = line.split(BETWEEN)
        found.update(dict.fromkeys(marks, entry))
    return found


def entry_of(weights: dict[int, int]) -> str:
    """As a line begins: each code's letter, and what the marks weigh for it."""
    return "".join(f"{_LETTERS[place]}{weight}" for place, weight in sorted(weights.items()))
