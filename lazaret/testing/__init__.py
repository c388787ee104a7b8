"""The test kit for agents, and AWS as Lazaret uses it in the process: held to the contracts of the real one.

Not deployed, and it needs nothing but Python: no AWS SDK is installed or asked. The names below are imported when they
are asked for, because pytest imports this package, for its plugin, wherever it is installed.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lazaret.testing.crash import NeverReached
    from lazaret.testing.everywhere import Fault, Report, crash_everywhere
    from lazaret.testing.outcome import Outcome
    from lazaret.testing.stage import NotSent, Stage, rehearse

__all__ = ["Fault", "NeverReached", "NotSent", "Outcome", "Report", "Stage", "crash_everywhere", "rehearse"]

_IN = {
    "Fault": "everywhere",
    "NeverReached": "crash",
    "NotSent": "stage",
    "Outcome": "outcome",
    "Report": "everywhere",
    "Stage": "stage",
    "crash_everywhere": "everywhere",
    "rehearse": "stage",
}


def __getattr__(name: str) -> Any:
    if name not in _IN:
        raise AttributeError(f"lazaret.testing has no {name!r}; it has {', '.join(__all__)}")
    return getattr(import_module(f"lazaret.testing.{_IN[name]}"), name)
