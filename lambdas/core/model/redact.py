"""Removes private values from what people read, and cuts a payload to fit a screen. Snapshots keep the full input.

What a lane names by JSON path is removed wherever its value appears; the shapes of secrets are removed everywhere. A
payload is redacted as a structure, not as text. What cannot be redacted is not shown.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from lambdas.core.model.failure import Failure
from lambdas.core.model.private import CUTS, PrivateValues
from lambdas.core.model.secrets import REDACTED as REDACTED  # noqa: PLC0414 - given on
from lambdas.core.model.secrets import scrubbed
from lambdas.core.model.value import replace, value

WITHHELD = "[not shown: it could not be redacted]"
MOST = 16_000  # characters of one text that are searched, and shown: cut first, so that no text takes long
_PART = re.compile(r"\.([A-Za-z0-9_-]+)|\[(\*|\d+)\]")


def redact(text: str, payload: Any, paths: Iterable[str]) -> str:
    return Redactor(payload, paths).clean(text)


def redacted(failure: Failure, payload: Any, paths: Iterable[str]) -> Failure:
    """The door that every failure passes before it is first written or logged: what an agent says may hold anything."""
    return replace(failure, detail=redact(failure.detail, payload, paths))


class Redactor:
    """What one payload holds at a lane's paths, found once for many texts."""

    def __init__(self, payload: Any, paths: Iterable[str], *, known: bool = True) -> None:
        """`known`: the payload is there to be searched. Without it, and with paths, nothing is shown."""
        paths = tuple(paths)
        self._paths = [_PART.findall(path) for path in paths]
        self._values: PrivateValues | None = None
        with suppress(Exception):  # whatever a payload is: what cannot be searched for is not shown
            if known or not paths:
                self._values = PrivateValues({str(value) for path in paths for value in _values_at(payload, path)})

    @property
    def open(self) -> bool:
        return self._values is not None

    def clean(self, text: str, *, most: int = MOST) -> str:
        """Cut to `most` characters, and then searched. It never raises: a text that cannot be searched is not shown."""
        if self._values is None:
            return WITHHELD if text else text
        try:
            whole, text = text, text[:most]
            cut = len(whole) > most or text.endswith(CUTS)
            return scrubbed(self._values.replaced(text, by=REDACTED, cut=cut))
        except Exception:
            return WITHHELD

    def clean_in(self, node: Any) -> Any:
        """Every text in it, whatever it lies in."""
        if isinstance(node, str):
            return self.clean(node)
        if isinstance(node, Mapping):
            return {name: self.clean_in(each) for name, each in node.items()}
        if isinstance(node, list | tuple):
            return [self.clean_in(each) for each in node]
        return node

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
    """Iterative: a payload may be deeper than the stack."""
    stack = [node]
    while stack:
        each = stack.pop()
        if isinstance(each, dict | list):
            stack.extend(each.values() if isinstance(each, dict) else each)
        elif each is not None and not isinstance(each, bool):
            yield each


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
    redactor = Redactor(payload, paths)
    if not redactor.open:
        return Preview(missing="it could not be redacted")
    cutter = _Cutter(redactor)
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
        self._room = LONGEST  # characters: what does not fit is not searched either
        self.cut = False

    def shown(self, node: Any, place: tuple[str | int, ...] = ()) -> Any:
        if self._redactor.hides(place):
            return REDACTED
        if isinstance(node, dict | list) and (len(place) >= DEEPEST or self._is_full):
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

    @property
    def _is_full(self) -> bool:
        return self._left <= 0 or self._room <= 0

    def _first(self, items: list[Any]) -> list[Any]:
        self.cut = self.cut or len(items) > MOST_ITEMS
        return items[:MOST_ITEMS]

    def _leaf(self, leaf: Any) -> Any:
        self._left -= 1
        if leaf is None or isinstance(leaf, bool):
            return leaf
        if self._room <= 0:
            self.cut = True
            return "…"
        text = str(leaf)
        clean = self._redactor.clean(text, most=SEARCHED)
        self._room -= min(len(text), LONGEST_TEXT)
        if isinstance(leaf, int | float):
            return leaf if clean == text else REDACTED
        self.cut = self.cut or len(text) > LONGEST_TEXT
        return clean if len(clean) <= LONGEST_TEXT else f"{clean[:LONGEST_TEXT]}…"
