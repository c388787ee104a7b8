"""The redrive machine's tasks as Lambda calls them: what they count."""

from collections.abc import Callable

import pytest

from lambdas.handlers import redrive
from tests.support.functions.aws import Aws, Context, emitted


@pytest.mark.parametrize(("verdict", "counted"), [("halted", True), ("done", False), ("nothing_to_send", False)])
def test_a_halt_is_counted_so_that_its_failed_execution_rings_nobody(
    aws: Aws,
    context: Context,
    printed: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
    verdict: str,
    counted: bool,
) -> None:
    told = {"redrive_id": "rd-1", "verdict": verdict}
    monkeypatch.setattr("lambdas.core.redrive.report.report", lambda *_: told)
    assert redrive.handler({"task": "report", "redrive_id": "rd-1"}, context) == told
    metrics = [line for line in emitted(printed()) if "RedrivesHalted" in line]
    assert [line["job_type"] for line in metrics] == (["@redrives"] if counted else [])
