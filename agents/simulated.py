"""The agent of the simulated lane: it does what the payload says, so that any failure can be provoked.

`{"attempts": [[op, …], [op, …]]}`: attempt n performs the n-th list, the last one for all later.
"""

import importlib
import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from agents.simulated_errors import built
from agents.simulated_world import add_one, seen
from lazaret import Job, Permanent, Run

Op = dict[str, Any]
Done = tuple[Any]  # what a `return` op returns, in a tuple so that None can be returned too

MOST_LOOPS = 10_000  # a loop ends by itself if no guard stops it: a test must not hang


def perform(job: Job, run: Run) -> Any:
    ops = script_of(job.payload, run.attempt)
    for op in ops:
        done = _OPS[op["op"]](op, run)
        if done is not None:
            return done[0]
    return {"ok": True}


def script_of(payload: dict[str, Any], attempt: int) -> list[Op]:
    """The ops of this attempt. The whole script is checked first: a slip must not look like a simulated failure."""
    attempts = payload.get("attempts")
    if not isinstance(attempts, list) or not attempts:
        raise Permanent("SCRIPT_INVALID", "payload.attempts: expected a list of lists of ops")
    for n, ops in enumerate(attempts):
        if not isinstance(ops, list):
            raise Permanent("SCRIPT_INVALID", f"payload.attempts[{n}]: expected a list of ops")
        for at, op in enumerate(ops):
            if fault := _fault(op):
                raise Permanent("SCRIPT_INVALID", f"payload.attempts[{n}][{at}]{fault}")
    chosen: list[Op] = attempts[min(attempt, len(attempts)) - 1]
    return chosen


def _fault(op: object) -> str:
    if not isinstance(op, dict) or str(op.get("op")) not in _NEEDS:
        return f".op: expected one of {', '.join(_NEEDS)}"
    for field, kinds in _NEEDS[op["op"]].items():
        if not isinstance(op.get(field), kinds) or isinstance(op.get(field), bool):
            return f".{field} is {op.get(field)!r:.40}: expected a {_KINDS.get(kinds, 'number')}"
    if op.get("crash") not in (None, "before", "after"):
        return f".crash is {op['crash']!r:.40}: expected before or after"
    return ""


def _step(op: Op, run: Run) -> None:
    took = {"seconds": op["seconds"]} if op.get("seconds") else {}
    run.step(op["name"], _same, op.get("value", op["name"]), **took)


def _effect(op: Op, run: Run) -> None:
    run.effect(
        op["action"],
        key=op["key"],
        do=add_one,
        args=(op["action"], op["key"], op.get("crash")),
        verify=seen if op.get("verify") else None,
        idempotent=bool(op.get("idempotent", False)),
    )


def _spend(op: Op, run: Run) -> None:
    run.spend(tokens=int(op.get("tokens", 0)), usd=float(op.get("usd", 0.0)))


def _raise(op: Op, _run: Run) -> None:
    raise built(op)


def _swallow(op: Op, run: Run) -> None:
    def fail() -> None:
        raise built(op)

    # The very sin that Lazaret must notice: the agent hides the failure and goes on.
    with suppress(Exception):
        run.step(op.get("name", "swallow"), fail)


def _sleep(op: Op, _run: Run) -> None:
    time.sleep(op["seconds"])


def _sleep_for(op: Op, run: Run) -> None:
    run.sleep(op["seconds"])


def _wait_for(op: Op, run: Run) -> None:
    """What came is a step's too, so that one can see it."""
    given = {name: op[name] for name in ("timeout", "default") if name in op}
    run.step(f"came.{op['name']}", _same, run.wait_for(op["name"], **given))


def _ask(op: Op, run: Run) -> None:
    """What was answered is a step's too, so that one can see it. With `effect` it acts on what was agreed to."""
    given = {name: op[name] for name in ("options", "to", "timeout", "default", "about", "valid_for") if name in op}
    said = run.ask(op["question"], key=op["key"], **given)
    run.step(f"answered.{op['key']}", _same, said.value)
    if "effect" in op:
        args = (op["effect"], op["key"], None)
        run.effect(op["effect"], key=op["key"], do=lambda **_: add_one(*args), kwargs=op["about"], approved_by=said)


def _callback(op: Op, run: Run) -> None:
    """Nobody gets the link: a test knows what it is made of."""
    run.callback(op["name"], timeout=op.get("timeout"))


def _gather(op: Op, run: Run) -> None:
    """What became of each job is a step's too."""
    given = {name: op[name] for name in ("timeout", "default") if name in op}
    ended = run.gather([(job_type, job_id) for job_type, job_id in op["jobs"]], **given)
    run.step("came.jobs", _same, [asdict(each) for each in ended])


def _exit(_op: Op, _run: Run) -> None:
    os._exit(1)  # no clean-up, no goodbye: the process of the agent ends, and nothing else


def _loop(op: Op, run: Run) -> None:
    for _ in range(MOST_LOOPS):
        run.step(op.get("name", "loop"), _same, op.get("value", "again"))


def _return(op: Op, _run: Run) -> Done:
    return (op.get("value"),)


def _same(value: Any, seconds: float = 0) -> Any:
    if seconds:
        time.sleep(seconds)
    return value


def _crash(name: str) -> Callable[[Op, Run], None]:
    """What only a crash needs is imported with the first one."""

    def crash(op: Op, _run: Run) -> None:
        getattr(importlib.import_module("agents.simulated_crashes"), name)(op)

    return crash


def _env(_op: Op, _run: Run) -> Done:
    return (sorted(os.environ),)


_NUMBER = (int, float)
_KINDS: dict[Any, str] = {str: "text", list: "list"}
_NEEDS: dict[str, dict[str, Any]] = {
    "step": {"name": str},
    "effect": {"action": str, "key": str},
    "spend": {},
    "raise": {"error": str},
    "swallow": {"error": str},
    "sleep": {"seconds": _NUMBER},
    "sleep_for": {"seconds": _NUMBER},
    "wait_for": {"name": str},
    "ask": {"question": str, "key": str},
    "callback": {"name": str},
    "gather": {"jobs": list},
    "exit": {},
    "alloc": {},
    "segfault": {},
    "hang": {},
    "hang_up": {},
    "outlive": {"seconds": _NUMBER},
    "kill_worker": {},
    "env": {},
    "loop": {},
    "return": {},
}
_OPS: dict[str, Callable[[Op, Run], Done | None]] = {
    "step": _step,
    "effect": _effect,
    "spend": _spend,
    "raise": _raise,
    "swallow": _swallow,
    "sleep": _sleep,
    "sleep_for": _sleep_for,
    "wait_for": _wait_for,
    "ask": _ask,
    "callback": _callback,
    "gather": _gather,
    "exit": _exit,
    "alloc": _crash("allocate"),
    "segfault": _crash("segfault"),
    "hang": _crash("hang"),
    "hang_up": _crash("hang_up"),
    "outlive": _crash("outlive"),
    "kill_worker": _crash("kill_worker"),
    "env": _env,
    "loop": _loop,
    "return": _return,
}
