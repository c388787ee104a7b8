"""`ops status`, `report` and `gate` on the embedded stack: its CloudWatch has what the functions printed."""

import json
from typing import Any

import pytest

from lambdas.core.model.head import HeadStatus
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.ops_line import OpsLine

pytestmark = [pytest.mark.embedded, pytest.mark.slow, pytest.mark.timeout(300)]

WELL = [{"op": "return", "value": {"ok": True}}]
DENIED = [
    {"op": "spend", "usd": 0.25, "tokens": 10},
    {"op": "raise", "error": "openai.AuthenticationError", "message": "bad key", "status": 401},
]

LANE = ("--lane", "simulated")


def test_a_job_that_is_sent_twice_is_a_duplicate_which_the_gate_sees(embedded: Stack, line: OpsLine) -> None:
    _, before = line("gate", *LANE, "--max-duplicates", "1", "--max-open", "1000000")
    lane = EmbeddedLane(embedded)
    envelope = lane.envelope(WELL)
    for _ in range(2):
        lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
        assert lane.settled(envelope["job_id"]).status is HeadStatus.DONE

    def counted() -> tuple[int, Any] | None:
        code, told = line("gate", *LANE, "--max-duplicates", "0", "--max-open", "1000000", "--min-replay-success", "0")
        duplicates = told["limits"][2]
        more = duplicates["of"] > before["limits"][2]["of"]
        return (code, duplicates) if more and duplicates["value"] else None

    code, duplicates = wait_for(counted, within=60)
    assert (code, duplicates["passed"], duplicates["judged"]) == (1, False, True)
    assert line("gate", *LANE, "--max-duplicates", "1", "--max-open", "1000000", "--min-replay-success", "0")[0] == 0


def test_a_letter_is_on_the_screen_in_the_report_and_in_the_way_of_a_release(embedded: Stack, line: OpsLine) -> None:
    _, before = line("report", *LANE)
    lane = EmbeddedLane(embedded)
    letter = lane.letter(lane.send(DENIED))
    _, status = line("status", *LANE)
    [now] = status["lanes"]
    assert (now["deployed"], now["open_letters"] >= 1, len(now["worker_version"]) >= 8) == (True, True, True)
    groups = {group["signature"]: group for group in status["groups"]}
    assert groups[letter.signature]["code"] == "AUTH_DENIED"
    assert lane.tenant_id in [share["tenant_id"] for share in status["tenants"]]
    assert status["unknown"] == []
    _, after = line("report", *LANE)
    assert after["incomplete"] == []
    more = {name: after["total"][name] - before["total"][name] for name in ("died", "open", "spent_usd")}
    assert more == {"died": 1, "open": 1, "spent_usd": pytest.approx(0.25)}
    failed = wait_for(lambda: line("report", *LANE)[1]["total"]["attempts_failed"], within=30)
    assert failed >= 1
    code, gate = line("gate", *LANE, "--max-open", "0")
    assert (code, gate["limits"][0]["passed"]) == (1, False)


def test_a_message_that_waits_has_an_age_and_a_depth(embedded: Stack, line: OpsLine) -> None:
    lane = EmbeddedLane(embedded)
    lane.send_raw(json.dumps(lane.envelope(WELL)), MessageGroupId=lane.tenant_id, DelaySeconds=20)

    def aged() -> Any:
        [now] = line("status", *LANE)[1]["lanes"]
        return now if now["delayed"] and (now["oldest_message_s"] or 0) > 1 else None

    assert wait_for(aged, within=15)
