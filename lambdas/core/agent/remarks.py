"""What an agent or its framework tells its run: what a tool is, what a call cost, which failure was handled.

Methods of `Run`, which names them. And what an agent may have hidden: errors that left a step or an effect, and that
nothing has healed since. A run notes them itself, by name and by which call of it: the one with the same arguments, and
of effects the one with the same key. That another customer's charge went well says nothing of this one's.
"""

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lambdas.core.agent.fingerprint import PLACED, Placed
from lambdas.core.agent.supervise import an_amount
from lambdas.core.model.head import LONGEST_NAME
from lambdas.core.model.value import clipped, value

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run


@value
class Swallowed:
    """An exception that left a step or an effect, and that no later success of the same one has healed."""

    step: str
    error: Exception
    in_effect: bool


Left = dict[tuple[str, str], Swallowed]


def note(left: Left, name: str, error: Exception | None) -> None:
    """What only a framework saw, which knows calls by their name alone; None: the last one went well.

    It may be what lies behind an error that left a step: then it stands for that one, and is healed with it.
    """
    left.pop((name, ""), None)
    if error is None:
        return
    behind = (place for place, each in left.items() if place[0] == name and _lies_behind(error, each.error))
    place = next(behind, (name, ""))
    in_effect = place in left and left[place].in_effect
    left[place] = Swallowed(step=name, error=error, in_effect=in_effect)


def forget(left: Left, name: str) -> None:
    """Every call of this name."""
    for each in [each for each in left if each[0] == name]:
        del left[each]


def _lies_behind(error: Exception, shown: Exception) -> bool:
    return error in (shown.__cause__, shown.__context__)


def tool(run: "Run", fn: Callable[..., Any] | None = None, *, name: str = "") -> Callable[..., Any]:
    """Make every call of a function a step: `search = run.tool(search)`, or as a decorator."""
    if fn is None:
        return lambda decorated: tool(run, decorated, name=name)
    called = name or fn.__name__

    @functools.wraps(fn)
    def as_step(*args: Any, **kwargs: Any) -> Any:
        return run.step(called, fn, *args, **kwargs)

    return as_step


def spend(run: "Run", *, tokens: int = 0, usd: float = 0.0) -> None:
    """Say what a model call cost. Raises through any framework once the lineage's budget is used up.

    When it returns, the ledger knows all that the lineage spent, but for a little: see `at_risk`.
    """
    usd, tokens = an_amount(usd, "usd"), int(an_amount(tokens, "tokens"))
    with run._lock:
        run._alive()
        over = run.guards.spend(usd=usd, tokens=tokens, on=run.doing or "outside any step")
        run._save()
        run._heed(over)


def afford(run: "Run", *, tokens: int = 0, usd: float = 0.0) -> None:
    """Ask before a model call: raises if the lineage's budget does not allow this much more."""
    usd, tokens = an_amount(usd, "usd"), int(an_amount(tokens, "tokens"))
    with run._lock:
        run._alive()
        run._heed(run.guards.afford(usd=usd, tokens=tokens))


def output(run: "Run", text: str) -> None:
    """Say what the model answered. The same answer three times in a row ends the run."""
    with run._lock:
        run._alive()
        run._heed(run.guards.output(text))


def forgive(run: "Run", step: str) -> None:
    """The failure of this step was handled on purpose: it is not silence."""
    with run._lock:
        run._alive()
        name = clipped(str(step), LONGEST_NAME)
        run._forgiven[name] = None
        forget(run._left, name)


def note_swallowed(run: "Run", step: str, error: Exception | None) -> None:
    """For framework adapters: a tool failed, and the framework showed it only to the model; None: it went well."""
    with run._lock:
        run._alive()
        note(run._left, clipped(str(step), LONGEST_NAME), error)


def journal(run: "Run", name: str, placed: Placed) -> tuple[list[Any], Callable[[Any], None]]:
    """For framework adapters that go on from checkpoints of their own: what is kept under a name, and how to add.

    `placed` says where a step or a wait is: what was kept there is found there, and nowhere else.
    """
    inputs = f"{PLACED}{name}"
    with run._lock:
        run._alive()
        if placed not in run._calls.placed:
            run._calls.placed.append(placed)
        kept = run._kept.all(name, inputs)
        # What lies before the checkpoint is not passed again.
        run._passed = max([run._passed, *(step.checkpoint for step in kept)])
    return [run._read(step) for step in kept], lambda entry: run._keep(name, inputs, entry)
