"""Hides a lane's secrets in whatever leaves its worker, in every form in which a text may have them.

By value and not by shape: what is kept stays as it is, but for them. redact.py removes what looks like a secret too.
"""

import base64
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lambdas.core.model.redact import REDACTED, escaped, in_addresses

SHORTEST = 6  # characters: a shorter one is no secret, and hiding it would take words apart
_SHORTEST_PART = 5  # of a secret that a cut has left over
_CUT = re.compile(r"(\n?…\n?|\.\.\.)")  # where a text was cut, and where what it left out ends


class Hidden:
    def __init__(self, values: Iterable[str] = ()) -> None:
        self._values = tuple(value for value in values if len(value) >= SHORTEST)
        self._forms = sorted({form for value in self._values for form in _forms(value)}, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(re.escape, self._forms)))

    @property
    def longest(self) -> int:
        """Characters of the longest form: of so many, the end of a text may be the beginning of one."""
        return len(self._forms[0]) if self._forms else 0

    def clean(self, text: str) -> str:
        if not any(form in text for form in self._forms):  # ten times as fast as the pattern, which most do not need
            return text
        return self._pattern.sub(REDACTED, text)

    def clean_cut(self, text: str) -> str:
        """Of a text that may have been cut anywhere: also what a cut has left of a value."""
        return "".join(self._without_parts(part) for part in _CUT.split(self.clean(text))) if self._forms else text

    def clean_in(self, node: Any) -> Any:
        """Every text of what is JSON, names too."""
        if not self._forms:
            return node
        if isinstance(node, str):
            return self.clean(node)
        if isinstance(node, Mapping):
            return {self.clean_in(name): self.clean_in(each) for name, each in node.items()}
        if isinstance(node, list | tuple):
            return [self.clean_in(each) for each in node]
        return node

    def _without_parts(self, text: str) -> str:
        for value in self._values:
            for length in range(len(value) - 1, _SHORTEST_PART - 1, -1):
                if text.endswith(value[:length]):
                    text = text[:-length] + REDACTED
                if text.startswith(value[-length:]):
                    text = REDACTED + text[length:]
        return text


def _forms(value: str) -> Iterator[str]:
    encoded = base64.b64encode(value.encode("utf-8", "replace")).decode()
    for each in (value, encoded, encoded.rstrip("="), encoded.replace("+", "-").replace("/", "_").rstrip("=")):
        yield from escaped(each)
        yield from in_addresses(each)


NOTHING_HIDDEN = Hidden()
