"""Removes private values from what people read, and cuts a payload to fit a screen. Snapshots keep the full input.

What a lane names by JSON path is removed wherever its value appears; some shapes (e-mail, keys, cards) are removed
everywhere. A payload is redacted as a structure, not as text, because JSON escapes would hide values from a search.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from lambdas.core.model.value import value

REDACTED = "[redacted]"
_SHORTEST = 3  # a one-letter value would take the text apart

_SHAPES = (
    # E-mail. Tried where a run of such letters begins, and given up whole: any other place is as long again.
    re.compile(r"(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]++@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"),
    re.compile(r"\b(?:sk|pk|rk|gh[pousr]|github_pat|glpat|xox[abeprs])[-_][A-Za-z0-9_-]{12,}"),  # vendors' keys
    re.compile(r"\bAIza[A-Za-z0-9_-]{35}"),  # Google's
    re.compile(r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b"),
    re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)", re.DOTALL),
    re.compile(r"\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*"),  # JWT
    re.compile(r"(?i)(?<=bearer )[A-Za-z0-9._~+/-]{12,}=*"),
)
_DIGITS = re.compile(r"\b\d(?:[ -]?\d){12,18}\b")
_PART = re.compile(r"\.([A-Za-z0-9_-]+)|\[(\*|\d+)\]")


def redact(text: str, payload: Any, paths: Iterable[str]) -> str:
    return Redactor(payload, paths).clean(text)


class Redactor:
    """What one payload holds at a lane's paths, found once for many texts."""

    def __init__(self, payload: Any, paths: Iterable[str]) -> None:
        paths = tuple(paths)
        values = {str(value) for path in paths for value in _values_at(payload, path)}
        self._values = sorted((value for value in values if len(value) >= _SHORTEST), key=len, reverse=True)
        self._paths = [_PART.findall(path) for path in paths]

    def clean(self, text: str, *, most: int | None = None) -> str:
        """`most` bounds what is searched for shapes, whose search of a long text is slow; the rest is cut off."""
        for private in self._values:
            text = text.replace(private, REDACTED)
        text = text[:most]
        for shape in _SHAPES:
            text = shape.sub(REDACTED, text)
        return _DIGITS.sub(lambda found: REDACTED if _is_card(found.group()) else found.group(), text)

    def hides(self, place: tuple[str | int, ...]) -> bool:
        """Whether a path of the lane leads to this very place, given by the names and indexes on the way."""
        return any(len(path) == len(place) and all(map(_leads_to, path, place)) for path in self._paths)


def _leads_to(part: tuple[str, str], step: str | int) -> bool:
    name, index = part
    return step == name if name else isinstance(step, int) and index in ("*", str(step))


def _values_at(payload: Any, path: str) -> Iterator[Any]:
    """Scalars at `$.a.b[*].c`. A path that leads nowhere has none."""
    nodes = [payload]
    for name, index in _PART.findall(path):
        nodes = [child for node in nodes for child in _children(node, name, index)]
    for node in nodes:
        yield from _scalars(node)


def _children(node: Any, name: str, index: str) -> list[Any]:
    if name:
        return [node[name]] if isinstance(node, dict) and name in node else []
    if not isinstance(node, list):
        return []
    return node if index == "*" else node[int(index) : int(index) + 1]


def _scalars(node: Any) -> Iterator[Any]:
    if isinstance(node, dict | list):
        for child in node.values() if isinstance(node, dict) else node:
            yield from _scalars(child)
    elif node is not None and not isinstance(node, bool):
        yield node


def _is_card(text: str) -> bool:
    """The Luhn sum tells a card number from an order number."""
    digits = [int(character) for character in text if character.isdigit()]
    doubled = [sum(divmod(digit * 2, 10)) for digit in digits[-2::-2]]
    return (sum(digits[-1::-2]) + sum(doubled)) % 10 == 0


LONGEST_TEXT = 500  # characters of one text; twice as many are searched, so that none is cut out of a match
SEARCHED = 2 * LONGEST_TEXT
MOST_ITEMS = 50  # of one list or object
DEEPEST = 12
MOST_LEAVES = 1_000
LONGEST = 8_000  # characters of the preview

_SECRET_NAMES = re.compile(r"(?i)pass(word|wd|phrase)|secret|token(?!s)|api_?key|authorization|credential|private_?key")


@value
class Preview:
    text: str = ""  # JSON, unless it is cut
    cut: bool = False
    missing: str = ""  # why there is none


def preview(snapshot: str, paths: Iterable[str]) -> Preview:
    """Of the snapshot that intake stored. `paths` are the lane's own."""
    try:
        payload = payload_in(snapshot)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Preview(missing="the message is not JSON that could be redacted; operators can ask for its snapshot")
    cutter = _Cutter(Redactor(payload, paths))
    text = json.dumps(cutter.shown(payload), indent=2, ensure_ascii=False)
    text = text.encode("utf-8", "replace").decode()  # half a character, as some producers send, is not text
    return Preview(text=text[:LONGEST], cut=cutter.cut or len(text) > LONGEST)


def payload_in(snapshot: str) -> Any:
    """Raise ValueError, TypeError, KeyError or RecursionError if it holds no job."""
    return json.loads(json.loads(snapshot)["body"])["payload"]


class _Cutter:
    def __init__(self, redactor: Redactor) -> None:
        self._redactor = redactor
        self._left = MOST_LEAVES
        self.cut = False

    def shown(self, node: Any, place: tuple[str | int, ...] = ()) -> Any:
        if self._redactor.hides(place):
            return REDACTED
        if isinstance(node, dict | list) and (len(place) >= DEEPEST or self._left <= 0):
            self.cut = True
            return "…"
        if isinstance(node, dict):
            pairs = self._first(list(node.items()))
            return {self._leaf(name): self._named(name, child, place) for name, child in pairs}
        if isinstance(node, list):
            return [self.shown(child, (*place, at)) for at, child in enumerate(self._first(node))]
        return self._leaf(node)

    def _named(self, name: str, child: Any, place: tuple[str | int, ...]) -> Any:
        if _SECRET_NAMES.search(name) and isinstance(child, str | int | float) and not isinstance(child, bool):
            return REDACTED
        return self.shown(child, (*place, name))

    def _first(self, items: list[Any]) -> list[Any]:
        self.cut = self.cut or len(items) > MOST_ITEMS
        return items[:MOST_ITEMS]

    def _leaf(self, leaf: Any) -> Any:
        self._left -= 1
        if leaf is None or isinstance(leaf, bool):
            return leaf
        text = str(leaf)
        clean = self._redactor.clean(text, most=SEARCHED)
        if isinstance(leaf, int | float):
            return leaf if clean == text else REDACTED
        self.cut = self.cut or len(text) > LONGEST_TEXT
        return clean if len(clean) <= LONGEST_TEXT else f"{clean[:LONGEST_TEXT]}…"
