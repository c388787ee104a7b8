"""The timeline: what happened to a job, who did it and why. Append-only."""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime
from typing import Any

from lambdas.core.value import value

MACHINE = "lazaret"  # who, when it was not a person


@value
class Event:
    """One thing that happened to a job."""

    at: datetime
    event_id: str  # orders events of one moment, and makes writing one twice harmless
    what: str  # a constant phrase: "attempt.failed", "letter.discarded"
    who: str = MACHINE
    why: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
