"""Comparing people's names across spellings and scripts. It scores; it decides nothing."""

import unicodedata
from functools import lru_cache

# Letters that Unicode does not decompose into a base letter and a mark.
_LATIN = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i", "ħ": "h"}
# fmt: off
_CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "zh", "з": "z", "и": "i",
    "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "",
    "э": "e", "ю": "yu", "я": "ya", "і": "i", "ї": "yi", "є": "ye", "ґ": "g",
}
# fmt: on
_LETTERS = str.maketrans(_LATIN | _CYRILLIC)
_TITLES = frozenset({"mr", "mrs", "ms", "miss", "dr", "prof", "sir", "dame", "jr", "sr", "haji", "hadji"})


def tokens(name: str) -> tuple[str, ...]:
    """The parts of a name in plain lower-case Latin, sorted: the order of parts differs between countries."""
    plain = unicodedata.normalize("NFKC", name).casefold().translate(_LETTERS)
    marked = unicodedata.normalize("NFKD", plain)
    letters = "".join(char for char in marked if not unicodedata.combining(char))
    words = "".join(char if char.isalnum() else "" if char in "'’`" else " " for char in letters).split()
    return tuple(sorted(word for word in words if word not in _TITLES))


def similarity(left: tuple[str, ...], right: tuple[str, ...]) -> float:
    """0 to 1: every part is matched with its nearest of the other name, long parts weigh more.

    The part that a longer name has beyond the shorter one costs half: middle names are often left out.
    """
    if not left or not right:
        return 0.0
    fewer, more = sorted((left, right), key=lambda name: (len(name), name))
    rest, matched, weight = list(more), 0.0, 0.0
    for part in sorted(fewer, key=len, reverse=True):
        nearest = max(rest, key=lambda other: (likeness(part, other), other))
        rest.remove(nearest)
        matched += likeness(part, nearest) * len(part)
        weight += len(part)
    beyond = sum(map(len, rest))
    return matched / (weight + beyond / 2) if len(fewer) > 1 else matched / (weight + beyond)


@lru_cache(maxsize=50_000)
def likeness(left: str, right: str) -> float:
    longest = max(len(left), len(right))
    return 1 - distance(left, right) / longest if longest else 1.0


def distance(left: str, right: str) -> int:
    """Edits from one word to the other; two neighbours swapped are one edit."""
    before: list[int] = []
    last = list(range(len(right) + 1))
    for row, char in enumerate(left, start=1):
        line = [row]
        for col, other in enumerate(right, start=1):
            cost = min(last[col] + 1, line[-1] + 1, last[col - 1] + (char != other))
            if row > 1 and col > 1 and char == right[col - 2] and other == left[row - 2]:
                cost = min(cost, before[col - 2] + 1)
            line.append(cost)
        before, last = last, line
    return last[-1]
