"""The fuzz tests with many more examples than each run of the tests has. Examples are counted as they run."""

import os
from collections import Counter
from pathlib import Path

from proof.figure import Figure

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "fuzz"
REPEAT = "python -m proof fuzz"


class Failures:
    """A plugin of pytest that remembers what failed, by module."""

    def __init__(self) -> None:
        self.by_module: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: object) -> None:
        if getattr(report, "failed", False):
            path, _, test = getattr(report, "nodeid", "").partition("::")
            self.by_module.setdefault(Path(path).stem, []).append(f"{test} failed")


def figures() -> list[Figure]:
    import pytest  # noqa: PLC0415 - heavy, and only wanted here

    os.environ["LAZARET_FUZZ"] = "lazaret-proof"  # read when the tests are imported
    failures = Failures()
    options = ["-q", "--no-header", "--show-capture=no", "--tb=short", "--timeout=0", "-p", "no:logging"]
    ended = pytest.main([str(FOLDER), *options], plugins=[failures])
    from tests.fuzz.trying import RAN  # noqa: PLC0415 - the same module that the tests counted in

    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        failures.by_module.setdefault("collection", []).append(f"pytest ended with {ended!r}")
    examples: Counter[str] = Counter()
    for test, number in RAN.items():
        examples[test.partition(".")[0]] += number
    return [_figure(name, examples[name], failures.by_module.get(name, ())) for name in examples | failures.by_module]


def _figure(module: str, examples: int, broken: "list[str] | tuple[str, ...]") -> Figure:
    what = f"fuzz: {module.removeprefix('test_').replace('_', ' ')}"
    return Figure(what=what, tried=f"{examples:,} examples", repeat=REPEAT, broken=tuple(broken))
