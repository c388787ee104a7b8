"""The example agents are safe to run again wherever their worker dies: proved with the kit that teams get."""

from typing import Any

import pytest

from agents.samples import backfill_payload, kyc_payload, sanctions_payload
from lazaret.testing.kit import Kit

JOBS = {"kyc": kyc_payload("cus_00881"), "sanctions": sanctions_payload(1), "backfill": backfill_payload(2)}


@pytest.mark.parametrize(("lane", "payload"), JOBS.items(), ids=list(JOBS))
def test_an_example_agent_is_safe_to_run_again(lazaret: Kit, lane: str, payload: dict[str, Any]) -> None:
    report = lazaret.crash_everywhere(lane, payload, watch=["agents.kyc:open_case"])
    assert report.safe, report
    assert report.steady


def test_a_corrupt_scan_is_refused_alike_wherever_a_worker_dies(lazaret: Kit) -> None:
    report = lazaret.crash_everywhere("kyc", kyc_payload("cus_00881", corrupt=True), dies_of="DOC_PARSE_CORRUPT")
    assert report.safe, report
