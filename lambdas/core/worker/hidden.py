"""Hides a lane's secrets in whatever leaves its worker, in every form in which a text may have them.

By value and not by shape: what is kept stays as it is, but for them. redact.py removes what looks like a secret too.
"""

import base64
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lambdas.core.model.redact import escaped, in_addresses
from lambdas.core.model.shapes import REDACTED

SHORTEST = 6  # characters: a shorter one is not a secret, and hiding it would tear words apart
_SHORTEST_LINE = 16  # characters of a line that hides by itself: lines of a key have 64, its first and last are known
_SHORTEST_PART = 5  # of a secret that a cut has left over
_SIGN = re.compile(r"%[0-9A-F]{2}")
_LETTER, _URL_SAFE = "(?:[A-Za-z0-9+/_-]|%2[BbFf])", str.maketrans("+/", "-_")  # of base64
_CUT = re.compile(r"(\n?…\n?|\.\.\.)")  # where a text was cut, and where what it left out ends


class Hidden:
    """Its time grows with the text and with the number of forms, and with nothing else."""

    def __init__(self, values: Iterable[str] = ()) -> None:
        self._values = tuple(part for value in values if len(value) >= SHORTEST for part in _with_lines(value))
        self._numbers = frozenset(value for value in self._values if _is_number(value))
        forms = {form: pattern for value in self._values for form, pattern in _forms(value)}
        self._forms = dict(sorted(forms.items(), key=lambda each: len(each[0]), reverse=True))

    @property
    def longest(self) -> int:
        """Characters of the longest form: of so many, the end of a text may be the beginning of one."""
        return max(map(len, self._forms), default=0)

    def clean(self, text: str) -> str:
        # Each is looked for by itself, which is ten times as fast as one pattern of them all, and most texts have none.
        found = [pattern for form, pattern in self._forms.items() if form in text]
        return re.sub("|".join(found), REDACTED, text) if found else text

    def clean_document(self, text: str) -> str:
        """Of JSON, which stays JSON: a secret may be one of its numbers."""
        if not any(form in text for form in self._forms):
            return text
        try:
            return json.dumps(self.clean_in(json.loads(text)), separators=(",", ":"))
        except (ValueError, RecursionError):
            return self.clean(text)

    def clean_cut(self, text: str) -> str:
        """Of a text that may have been cut anywhere: also what a cut has left of a value."""
        return "".join(self._without_parts(part) for part in _CUT.split(self.clean(text))) if self._forms else text

    def clean_in(self, node: Any) -> Any:
        """Every text of what is JSON, names too, and every number."""
        if not self._forms:
            return node
        if isinstance(node, str):
            return self.clean(node)
        if type(node) in (int, float):
            return REDACTED if str(node) in self._numbers else node
        if isinstance(node, Mapping):
            return {self.clean_in(name): self.clean_in(each) for name, each in node.items()}
        if isinstance(node, list | tuple):
            return [self.clean_in(each) for each in node]
        return node

    def _without_parts(self, text: str) -> str:
        for form in self._forms:
            kept = len(text) - _beginning_at_the_end(form, text)
            text = text if kept == len(text) else text[:kept] + REDACTED
            gone = _end_at_the_beginning(form, text)
            text = REDACTED + text[gone:] if gone else text
        return text


def _beginning_at_the_end(form: str, text: str) -> int:
    """How many of its first characters the text ends with, if they are too many for chance; not all of them."""
    tail, begins = text[-(len(form) - 1) :], form[:_SHORTEST_PART]
    at = tail.find(begins)
    while at >= 0 and not form.startswith(tail[at:]):
        at = tail.find(begins, at + 1)
    return len(tail) - at if at >= 0 else 0


def _end_at_the_beginning(form: str, text: str) -> int:
    return _beginning_at_the_end(form[::-1], text[: len(form) - 1][::-1])


def _with_lines(value: str) -> Iterator[str]:
    """A key of several lines may be printed line by line."""
    yield value
    lines = [line.strip() for line in value.splitlines()] if "\n" in value else []
    yield from (line for line in lines if len(line) >= _SHORTEST_LINE and not line.startswith("-----"))


def _is_number(value: str) -> bool:
    return value.replace(".", "", 1).isdecimal()


def _forms(value: str) -> Iterator[tuple[str, str]]:
    """What to look for, and the pattern of what to remove with it."""
    raw = value.encode("utf-8", "replace")
    signs = "".join(f"%{byte:02x}" for byte in raw)
    plain = (*escaped(value), *_in_addresses(value), repr(raw)[2:-1])
    for form in (*plain, signs, signs.upper(), raw.hex(), raw.hex().upper()):
        yield form, _alone(form)
    for offset in range(3):
        yield from _in_base64(raw, offset)


def _alone(form: str) -> str:
    """A number is hidden only as a whole: within a longer one its digits are chance."""
    return rf"(?<![\d.]){re.escape(form)}(?![\d])" if _is_number(form) else re.escape(form)


def _in_base64(raw: bytes, offset: int) -> Iterator[tuple[str, str]]:
    """Behind so many bytes of something else, by three. Where it begins or ends within a character, that one too."""
    known = base64.b64encode(bytes(offset) + raw).decode()[-(-8 * offset // 6) : 8 * (offset + len(raw)) // 6]
    before = rf"{_LETTER}?" if offset else ""
    after = rf"(?:{_LETTER}(?:=|%3[Dd])*)?" if (offset + len(raw)) % 3 else ""
    for written in (known, known.translate(_URL_SAFE)):
        for form in (written, *_in_addresses(written)):
            yield form, f"{before}{re.escape(form)}{after}"


def _in_addresses(text: str) -> Iterator[str]:
    for quoted in in_addresses(text):
        yield quoted
        yield _SIGN.sub(lambda sign: sign[0].lower(), quoted)


NOTHING_HIDDEN = Hidden()
