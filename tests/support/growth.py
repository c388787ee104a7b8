"""How much longer a thing takes when it is given more of it, as a ratio that a busy machine does not change."""

import time
from collections.abc import Callable
from statistics import median

TURNS = 5


def growth(few: Callable[[], object], many: Callable[[], object]) -> float:
    """CPU of `many` ÷ that of `few`. They take turns: what slows the machine down for a while slows both."""
    turns = [(_cpu(few), _cpu(many)) for _ in range(TURNS)]
    return median(of_many / of_few for of_few, of_many in turns)


def _cpu(do: Callable[[], object]) -> float:
    began = time.thread_time()
    do()
    return max(time.thread_time() - began, 1e-6)
