"""The alarms that can halt a redrive: those of the lane that tell that sending makes things worse.

Alarms about the backlog never halt: they are why the operator is here.
"""

from lambdas.core.redrive.redriver import Redriver

HALTING = ("worker-errors", "worker-throttles", "silent-failures", "queue-age", "retry-spend")


def halting_alarms(redriver: Redriver, job_type: str) -> tuple[str, ...]:
    """Those that are OK now. One that is in alarm already says nothing about the redrive."""
    return _in_state(redriver, [f"{redriver.name}-{job_type}-{noun}" for noun in HALTING], "OK")


def in_alarm(redriver: Redriver, names: tuple[str, ...]) -> tuple[str, ...]:
    return _in_state(redriver, list(names), "ALARM")


def _in_state(redriver: Redriver, names: list[str], wanted: str) -> tuple[str, ...]:
    states = redriver.alarms.states(names) if names else {}
    return tuple(name for name in names if states.get(name) == wanted)
