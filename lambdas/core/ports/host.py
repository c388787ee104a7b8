"""Where agents run: a thread of the worker, or a process of their own. Each docstring is the contract.

Whoever runs an agent never settles its job. It says how the run ended, and the worker decides what becomes of it.
"""

from collections.abc import Callable
from dataclasses import field
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

from lambdas.core.config.lane import NOTHING, Lane, Used, at_risk
from lambdas.core.model.failure import Failure
from lambdas.core.model.head import Head
from lambdas.core.model.job import Job
from lambdas.core.model.value import value
from lambdas.core.ports.outside import Store
from lambdas.core.ports.runs import RunLedger

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run

Enqueue = Callable[[str, str, str], None]  # (job type, tenant, body)
Agent = Callable[[Job, "Run"], object]
Hide = Callable[[str], str]  # a text without the lane's secrets


@value
class Means:
    """What a run works with, given by the worker."""

    lane: Lane
    ledger: RunLedger
    store: Store
    clock: Callable[[], datetime]
    enqueue: Enqueue
    risk: Callable[[Lane], Used] = field(default=at_risk)  # what a crash may make the ledger forget


@value
class Order:
    """One attempt that is to be run."""

    job: Job
    head: Head
    means: Means
    agent: str  # "module:function"
    deadline: datetime
    seconds: float  # until then
    model: str | None = None


@value
class Ending:
    """How a run ended: with a result, or with a failure."""

    text: str = ""  # the result, as JSON
    failure: Failure | None = None
    silent: bool = False  # the agent returned as if all were well
    survivor: bool = False  # its thread still runs: the process must end after settling
    used: Used = NOTHING  # by the whole lineage
    checkpoint: int = 0  # steps that the attempt found kept, or kept


class Host(Protocol):
    def perform(self, order: Order) -> Ending:
        """Run the agent until it returns, fails, or its time is over. Whatever it does, this answers.

        Afterwards nothing that the agent left behind can use its run: an effect that was under way is in doubt.
        """
        ...
