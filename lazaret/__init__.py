"""What an agent imports: its job, its run, what it may raise, and how an error is read. It needs no AWS SDK.

`is_async`, `NotDoneWhen`, `Place` and `Suspended` are for adapters of frameworks.
"""

from lazaret import beside  # noqa: F401 - before anything of lambdas

# isort: split
from lambdas.core.agent.declared import NotDoneWhen
from lambdas.core.agent.fingerprint import Place
from lambdas.core.agent.pauses import Suspended
from lambdas.core.agent.run import Run
from lambdas.core.agent.supervise import is_async
from lambdas.core.model.failure import Kind, NeedsReview, NotDone, Permanent, Rule, Transient, classify
from lambdas.core.model.job import Job
from lambdas.core.model.wait import Ended

__all__ = [
    "Ended",
    "Job",
    "Kind",
    "NeedsReview",
    "NotDone",
    "NotDoneWhen",
    "Permanent",
    "Place",
    "Rule",
    "Run",
    "Suspended",
    "Transient",
    "classify",
    "is_async",
]
