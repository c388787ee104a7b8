"""`@fuzz(…)`: a test of examples that Hypothesis makes up, counted as they run.

A run of the tests takes some hundred of each; `python -m proof fuzz` asks for the profile with many more. Both draw the
same examples each time: what failed once fails again.
"""

import functools
import os
from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings

PROFILE = "LAZARET_FUZZ"  # the environment variable that names one
TESTS, PROOF = "lazaret-tests", "lazaret-proof"
_CALM: dict[str, Any] = {
    "derandomize": True,
    "deadline": None,  # of a shared machine, it says nothing
    "database": None,
    "report_multiple_bugs": False,
    "phases": [Phase.generate, Phase.shrink],
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
}
settings.register_profile(TESTS, max_examples=120, **_CALM)
settings.register_profile(PROOF, max_examples=500, **_CALM)

RAN: Counter[str] = Counter()  # examples, by test


def fuzz(*, share: float = 1.0, **strategies: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """`share` of the profile's examples, for a test that has parameters too, or takes long."""
    profile = settings.get_profile(os.environ.get(PROFILE, TESTS))
    profile = settings(profile, max_examples=int(profile.max_examples * share))

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def counted(*args: Any, **kwargs: Any) -> None:
            RAN[f"{test.__module__.rpartition('.')[2]}.{test.__name__}"] += 1
            test(*args, **kwargs)

        tried: Callable[..., None] = settings(profile)(given(**strategies)(counted))
        return tried

    return decorated
