"""What one classification costs, next to formatting the same traceback, which every logger does anyway.

Run: `python -m bench.classify`.
"""

import math
import traceback
from collections.abc import Callable
from functools import partial
from time import perf_counter
from timeit import repeat
from typing import Any

from bench.measure.row import Row
from lambdas.core.model.failure import Permanent, classify

GOAL_US, WORST_GOAL_US = 100.0, 300.0
_ROUNDS, _CALLS = 25, 150


class Reply:
    status_code = 429
    headers = {"Retry-After": "17", "Date": "Wed, 21 Oct 2026 07:28:00 GMT", "Content-Type": "application/json"}  # noqa: RUF012


def rate_limited() -> Exception:
    message = (
        "Rate limit reached for gpt-4o in organization org-a1b2c3 on tokens per min (TPM): Limit 30000, Used 29000."
    )
    error: Any = type("RateLimitError", (Exception,), {"__module__": "openai"})(message)
    error.response = Reply()
    error.body = {"message": message, "type": "tokens", "code": "rate_limit_exceeded"}
    return error  # type: ignore[no-any-return]


def wrapped() -> Exception:
    error = RuntimeError("the tool 'lookup' failed")
    error.__cause__ = caught(ConnectionResetError(104, "Connection reset by peer"))
    return error


WORST = "worst: unknown class, 4,000 characters"
ERRORS: dict[str, Callable[[], Exception]] = {
    "KeyError": lambda: KeyError("customer"),
    "openai.RateLimitError with body and headers": rate_limited,
    "RuntimeError from ConnectionResetError": wrapped,
    "Permanent of the agent": lambda: Permanent("DOC_PARSE_CORRUPT", "page 3 is cut off"),
    WORST: lambda: type("Odd", (Exception,), {"__module__": "vendor"})("value 17, " * 400),
}


def deep(depth: int, error: BaseException) -> None:
    if depth:
        deep(depth - 1, error)
    raise error


def caught(error: Exception) -> Exception:
    """The error as an agent's frames leave it: eight deep."""
    try:
        deep(8, error)
    except Exception as raised:
        return raised
    raise AssertionError("nothing was raised")


def microseconds(*acts: Callable[[], object]) -> list[float]:
    """The best of many single calls, in turns: a neighbour on the same core disturbs some of them, and not all."""
    for act in acts:
        act()  # fills the caches, as the first failure of a worker does
    best = [math.inf] * len(acts)
    for _ in range(_ROUNDS):
        for number, act in enumerate(acts):
            best[number] = min(best[number], *repeat(act, perf_counter, number=1, repeat=_CALLS))
    return [seconds * 1e6 for seconds in best]


def rows() -> list[Row]:
    found = []
    for name, make in ERRORS.items():
        error = caught(make())
        goal = WORST_GOAL_US if name == WORST else GOAL_US
        ours, theirs = microseconds(
            partial(classify, error, step="extract"), partial(traceback.format_exception, error)
        )
        found.append(
            Row(
                what=f"classify: {name}",
                ours=f"{ours:.1f} µs",
                theirs=f"{theirs:.1f} µs (formatting the traceback)",
                ratio=ours / theirs,
                goal=f"under {goal:.0f} µs",
                met=ours < goal,
            )
        )
    return found


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:60} {row.ours:>10} {row.ratio:6.2f} × {row.theirs}")
