"""The contracts of ledger, breakers, redrives and notices, over every engine there is: how many ran on each."""

import os
import re
from collections import Counter
from pathlib import Path

from proof.figure import Figure

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "contract"
REPEAT = "python -m proof engine"
ENGINES = {
    "in_process": "the DynamoDB in the process",
    "moto": "moto",
    "dynamodb_local": "DynamoDB Local",
    "embedded": "the deployed table of the embedded stack",
}
_ENGINE = re.compile(rf"\[(?:.*-)?({'|'.join(ENGINES)})(?:-.*)?\]$")


def engine_of(test: str) -> str | None:
    """Of a test that runs over several: the one in its name."""
    found = _ENGINE.search(test)
    return found[1] if found else None


class Ran:
    """A plugin of pytest that counts what ran, and remembers what failed, by engine."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.failed: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: object) -> None:
        test, when = getattr(report, "nodeid", ""), getattr(report, "when", "")
        engine = engine_of(test)
        if engine is None:
            return
        if getattr(report, "passed", False):
            self.counts[engine] += when == "call"
        else:
            how = "did not run" if getattr(report, "skipped", False) else "failed"
            self.failed.setdefault(engine, []).append(f"{test.rpartition('::')[2]} {how}")


def figures() -> list[Figure]:
    import pytest  # noqa: PLC0415 - heavy, and only wanted here

    os.environ["LAZARET_SECOND_ENGINE"] = "required"
    ran = Ran()
    options = ["-q", "--no-header", "--show-capture=no", "--tb=short", "-k", " or ".join(ENGINES)]
    ended = pytest.main([str(FOLDER), *options], plugins=[ran])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        ran.failed.setdefault("in_process", []).append(f"pytest ended with {ended!r}")
    return [_figure(ran, engine) for engine in ENGINES]


def _figure(ran: Ran, engine: str) -> Figure:
    return Figure(
        what=f"the contracts on {ENGINES[engine]}",
        tried=f"{ran.counts[engine]:,} tests",
        repeat=REPEAT,
        broken=tuple(ran.failed.get(engine, ())),
    )
