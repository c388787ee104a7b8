"""What is not one text, as people see it: a payload, cut to fit a screen, and whatever else holds texts and names.

Nothing private is in either. The snapshot keeps the whole input.
"""

import json
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from lambdas.core.model.redact import SHORTEST_CUT, Redactor, is_prose, scrubbed
from lambdas.core.model.shapes import REDACTED
from lambdas.core.model.value import value

LONGEST_TEXT = 500  # characters of one text; twice as many are searched, so that none is cut out of a match
SEARCHED = 2 * LONGEST_TEXT
MOST_ITEMS = 50  # of one list or object
DEEPEST = 12
MOST_LEAVES = 1_000
LONGEST = 8_000  # characters of the preview
_LARGEST_COUNT = 999_999  # of what is called a token; a longer number is one

_SECRET_NAMES = re.compile(r"(?i)pass(word|wd|phrase)|secret|token(?!s)|api_?key|authorization|credential|private_?key")


def _is_secret(name: str) -> bool:
    return _SECRET_NAMES.search(name) is not None or names_a_secret(name)


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

    def shown(self, node: Any, place: tuple[str | int, ...] = (), *, secret: bool = False) -> Any:
        """`secret`: a name on the way here says that it is one."""
        named = secret and isinstance(node, str | int | float) and not isinstance(node, bool)
        if named or self._redactor.hides(place):
            return REDACTED
        if isinstance(node, dict | list) and (len(place) >= DEEPEST or self._is_full):
            self.cut = True
            return "…"
        if isinstance(node, dict):
            pairs = self._first(list(node.items()))
            apart = names_its_value(node)
            return {
                self._leaf(name): self.shown(
                    child, (*place, name), secret=secret or _is_secret(name) or (apart and name == "value")
                )
                for name, child in pairs
            }
        if isinstance(node, list):
            return [self.shown(child, (*place, at), secret=secret) for at, child in enumerate(self._first(node))]
        return self._leaf(node)

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


def clean_in(redactor: Redactor, node: Any) -> Any:
    """Every text in it, whatever it lies in: names too, and what a name says is a secret, however deep."""
    return _clean_in(redactor, node, named=False)


def _clean_in(redactor: Redactor, node: Any, *, named: bool) -> Any:
    if isinstance(node, str):
        secret = named and len(node) >= SHORTEST_CUT and not is_prose(node)
        return REDACTED if secret else redactor.clean(node)
    if isinstance(node, Mapping):
        apart = names_its_value(node)
        return {
            redactor.clean(name) if isinstance(name, str) else name: _clean_in(
                redactor, each, named=named or names_a_secret(name) or (apart and name == "value")
            )
            for name, each in node.items()
        }
    if isinstance(node, list | tuple):
        return [_clean_in(redactor, each, named=named) for each in node]
    return REDACTED if named and type(node) is int and node > _LARGEST_COUNT else node


_VALUE = '="xxxx1111"'  # as a secret is assigned
_LONGEST_NAME = 200  # of which the end says what it names


@lru_cache(maxsize=1_000)
def names_a_secret(name: Any) -> bool:
    """In a text the name stands before its value; in a structure each is a text of its own."""
    return isinstance(name, str) and not scrubbed(f"{name[-_LONGEST_NAME:]}{_VALUE}").endswith(_VALUE)


def names_its_value(node: Mapping[Any, Any]) -> bool:
    """Of a header or a variable in fields of its own: one names the secret that the other, `value`, is."""
    named = (node.get(field) for field in ("name", "key"))
    return any(isinstance(name, str) and names_a_secret(name) for name in named)
