"""The engine proof counts a test where it ran, and one that failed or did not run is no success."""

from types import SimpleNamespace

import pytest

from proof.engine import Ran, engine_of


@pytest.mark.parametrize(
    ("test", "engine"),
    [
        ("tests/contract/heads/test_due.py::test_one[moto]", "moto"),
        ("tests/contract/heads/test_due.py::test_one[3-dynamodb_local]", "dynamodb_local"),
        ("tests/contract/heads/test_due.py::test_one[embedded-a letter]", "embedded"),
        ("tests/contract/heads/test_due.py::test_one[in memory]", None),
        ("tests/contract/heads/test_due.py::test_moto", None),
    ],
)
def test_the_engine_is_in_the_name_of_a_test(test: str, engine: str | None) -> None:
    assert engine_of(test) == engine


def test_what_failed_or_did_not_run_is_told_and_not_counted() -> None:
    ran = Ran()
    for outcome, when in (("passed", "setup"), ("passed", "call"), ("failed", "call"), ("skipped", "setup")):
        report = SimpleNamespace(nodeid=f"a.py::test_{outcome}[moto]", when=when, passed=False, skipped=False)
        setattr(report, outcome, True)
        ran.pytest_runtest_logreport(report)
    assert ran.counts == {"moto": 1}
    assert ran.failed == {"moto": ["test_failed[moto] failed", "test_skipped[moto] did not run"]}
