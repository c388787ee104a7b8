"""What an agent raises when it knows better than the classifier: its word is kept, kind and code alike.

Nothing here decides what happens next; triage does.
"""

import math
import re
from typing import Any

from lambdas.core.taxonomy import Code, Kind

_CODE = re.compile(r"[A-Z][A-Z0-9_]{0,63}")


class AgentSignal(Exception):
    """The base of what an agent raises about itself. A guard of the run may raise it directly, with any kind."""

    def __init__(self, kind: Kind, code: str, detail: str = "", retry_after: float | None = None) -> None:
        super().__init__(kind, code, detail, retry_after)
        name = type(self).__name__
        if not isinstance(code, str) or not _CODE.fullmatch(code):
            raise ValueError(f"code of {name} is {code!r}, expected capitals, digits and _ such as DOC_PARSE_CORRUPT")
        if retry_after is not None and not (math.isfinite(retry_after) and retry_after >= 0):
            raise ValueError(f"retry_after of {name} is {retry_after!r}, expected seconds of 0 or more, or None")
        self.kind = Kind(kind)
        self.code = str(code)
        self.detail = str(detail)
        self.retry_after = retry_after

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}" if self.detail else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        # The subclasses take other arguments than this one, so a signal from a process pool is revived by its fields.
        return _revive, (type(self),), self.__dict__


class Permanent(AgentSignal):
    """No try of this job can work until somebody changes something."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(Kind.PERMANENT, code, detail)


class Transient(AgentSignal):
    """The same try may work later, after `retry_after` seconds if that is known."""

    def __init__(
        self, code: str = Code.DEPENDENCY_UNAVAILABLE, detail: str = "", retry_after: float | None = None
    ) -> None:
        super().__init__(Kind.TRANSIENT, code, detail, retry_after)


class NeedsReview(AgentSignal):
    """A person must look before anything moves."""

    def __init__(self, detail: str = "", code: str = Code.NEEDS_REVIEW) -> None:
        super().__init__(Kind.PERMANENT, code, detail)


def _revive(kind_of_signal: type[AgentSignal]) -> AgentSignal:
    return kind_of_signal.__new__(kind_of_signal)
