"""The private values of one payload, found in a text however they are written: plain, escaped, quoted, or cut.

One pass over the text, whatever the number of values: at each place a few look-ups, never one for each value.
"""

import json
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cached_property
from urllib.parse import quote

SHORTEST = 3  # a one-letter value would take the text apart
_SHORTEST_CUT = 4  # of a value that ends with the text: fewer letters are only a word that begins alike
_KEY = 64  # characters by which a value is looked up; a longer one is compared from there on
CUTS = ("…", "\n…", "...")  # what stands where a text was cut


class PrivateValues:
    def __init__(self, values: Iterable[str]) -> None:
        self._values = [value for value in values if len(value) >= SHORTEST]
        self._plain = _Written({form for value in self._values for form in _escaped(value)})

    @cached_property
    def _quoted(self) -> "_Written":
        return _Written({form for value in self._values for form in _in_addresses(value)})

    def replaced(self, text: str, *, by: str, cut: bool = False) -> str:
        """With `cut`, also a value of which the text has only the beginning, because it was cut off there."""
        if not self._values:
            return text
        if "%" in text or "+" in text:  # few texts hold addresses, and their forms are dear to make
            text = self._quoted.replaced(text, by=by, cut=cut)
        return self._plain.replaced(text, by=by, cut=cut)


class _Written:
    """Values in the forms in which they are looked for."""

    def __init__(self, written: set[str]) -> None:
        self._written = written
        self._keys = {value[:_KEY] for value in written}
        lengths: dict[str, set[int]] = {}
        for key in self._keys:
            lengths.setdefault(key[:SHORTEST], set()).add(len(key))
        self._lengths = {begin: tuple(sorted(found, reverse=True)) for begin, found in lengths.items()}

    @cached_property
    def _sorted(self) -> list[str]:
        return sorted(self._written)

    def replaced(self, text: str, *, by: str, cut: bool) -> str:
        parts, done = [], 0
        for begin, end in self._places(text, cut=cut):
            parts += [text[done:begin], by]
            done = end
        return "".join((*parts, text[done:]))

    def _places(self, text: str, *, cut: bool) -> Iterator[tuple[int, int]]:
        at, lengths, tail = 0, self._lengths, len(text) if cut else -1
        while at < len(text):
            found = lengths.get(text[at : at + SHORTEST])
            end = self._end_at(text, at, found, tail) if found else 0
            if end:
                yield at, end
            at = end or at + 1

    def _end_at(self, text: str, at: int, lengths: tuple[int, ...], tail: int) -> int:
        """Where the value that begins here ends; 0 if none does."""
        for length in lengths:
            if text[at : at + length] in self._keys:
                return at + (length if length < _KEY else self._shared(text, at))
        ends = self._cut_at(text, at, tail)
        return ends if ends and self._begins(text[at:ends]) else 0

    def _shared(self, text: str, at: int) -> int:
        """How much of a long value stands here. Of all values, a neighbour in their order has most in common."""
        wanted = text[at : at + _LONGEST]
        place = bisect_left(self._sorted, wanted)
        return max(_in_common(wanted, each) for each in self._sorted[max(0, place - 1) : place + 1])

    def _cut_at(self, text: str, at: int, tail: int) -> int:
        """The end of the text, or of a part of it, if that is near enough to be within a value."""
        marks = (text.find(mark, at + _SHORTEST_CUT, at + _LONGEST) for mark in CUTS)
        ends = [mark for mark in marks if mark > 0]
        if tail >= at + _SHORTEST_CUT and tail - at <= _LONGEST:
            ends.append(tail)
        return min(ends, default=0)

    def _begins(self, text: str) -> bool:
        place = bisect_left(self._sorted, text)
        return place < len(self._sorted) and self._sorted[place].startswith(text)


_LONGEST = 1_000  # characters of a value that are compared, and between a value's begin and a cut


def _in_common(one: str, other: str) -> int:
    length = min(len(one), len(other))
    return next((at for at in range(length) if one[at] != other[at]), length)


_ESCAPED = re.compile(r"[^ -~]|[\"'\\]")
_QUOTED = {number: quote(chr(number), safe="") for number in range(128)}  # as a table: `quote` takes ten times as long


def _escaped(value: str) -> Iterator[str]:
    """As it is, and as JSON and Python write it."""
    yield value
    if _ESCAPED.search(value):
        yield json.dumps(value)[1:-1]
        yield json.dumps(value, ensure_ascii=False)[1:-1]
        yield json.dumps(json.dumps(value)[1:-1])[1:-1]
        yield repr(value)[1:-1]


def _in_addresses(value: str) -> Iterator[str]:
    quoted = value.translate(_QUOTED) if value.isascii() else quote(value, safe="", errors="replace")
    yield quoted
    yield quoted.replace("%20", "+")
    yield quoted.replace("%2F", "/")
