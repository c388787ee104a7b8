"""What an agent imports: its job, its run, what it may raise, and how an error is read. It needs no AWS SDK.

`is_async` and `NotDoneWhen` are for adapters of frameworks.
"""

from lambdas.core.agent.effect_once import NotDoneWhen
from lambdas.core.agent.run import Run
from lambdas.core.agent.supervise import is_async
from lambdas.core.model.failure import Kind, NeedsReview, NotDone, Permanent, Rule, Transient, classify
from lambdas.core.model.job import Job

__all__ = [
    "Job",
    "Kind",
    "NeedsReview",
    "NotDone",
    "NotDoneWhen",
    "Permanent",
    "Rule",
    "Run",
    "Transient",
    "classify",
    "is_async",
]
