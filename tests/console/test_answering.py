"""What a run asks, answered in a real browser on the embedded stack: its job goes on at once."""

import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.moves import WAKE_PATIENCE
from lambdas.core.model.wait import For
from local.stack import Stack
from tests.console.browser import Console
from tests.support.embedded.lane import EmbeddedLane, wait_for

pytestmark = [pytest.mark.usefixtures("browser"), pytest.mark.embedded]  # without a browser, no stack either

ANSWERED = "Answered. The job goes on."


def asks(**how: Any) -> dict[str, Any]:
    """Of a key of its own: which effect it is about follows from it."""
    return {"op": "ask", "question": "Refund this order?", "key": f"refund-{uuid.uuid4().hex[:8]}", **how}


def waiting(lane: EmbeddedLane, job_id: str) -> Head:
    def asked() -> Head | None:
        head = lane.ledger.head(lane.key(job_id))
        return head if head is not None and head.waits_for is For.ANSWER else None

    head = wait_for(asked, within=120)
    assert isinstance(head, Head)
    return head


def say(page: Page, answer: str, why: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Why").fill(why)
    dialog.get_by_role("button", name=answer).click()
    expect(page.get_by_text(ANSWERED)).to_be_visible()


def test_an_operator_answers_in_the_browser_and_the_job_ends_with_its_effect_once(
    embedded: Stack, console: Console
) -> None:
    lane = EmbeddedLane(embedded)
    asked = asks(to="operators", options=["yes", "no"], about={"eur": 40}, effect="card.refunded")
    job_id = lane.send([asked, {"op": "return", "value": "refunded"}])
    waiting(lane, job_id)
    assert lane.world("card.refunded", asked["key"]) == 0
    page = console.signed_in("Operator sees", "#/overview")
    needs = page.get_by_role("region", name="What needs you").get_by_role("listitem").filter(has_text=job_id)
    needs.get_by_role("link", name="Answer").click()
    shown = page.get_by_role("region", name="What it asks")
    expect(shown).to_contain_text('"eur": 40')
    shown.get_by_role("button", name="yes").click()
    say(page, "yes", "the invoice is wrong")
    head = lane.settled(job_id, within=300)
    assert (head.status, head.result, head.attempt) == (HeadStatus.DONE, "refunded", 2)
    assert lane.world("card.refunded", asked["key"]) == 1
    (answered,) = [each for each in lane.ledger.timeline(head.key) if each.what == "job.answered"]
    assert (answered.why, bool(answered.who)) == ("the invoice is wrong", True)
    assert head.updated_at is not None
    assert head.updated_at - answered.at < WAKE_PATIENCE, "it was the sweep that sent its message"


def test_a_tenant_answers_in_the_browser_and_a_crash_behind_it_asks_nobody_again(
    embedded: Stack, console: Console
) -> None:
    lane = EmbeddedLane(embedded, tenant_id="tnt_ada")
    asked = asks()
    done = [asked, {"op": "return", "value": "went on"}]
    job_id = lane.send([asked], [asked, {"op": "exit"}], done)
    waiting(lane, job_id)
    page = console.signed_in("Tenant tnt_ada", f"#/jobs/tnt_ada/simulated/{job_id}")
    shown = page.get_by_role("region", name="What it asks")
    shown.get_by_role("button", name="Answer").click()
    page.get_by_role("dialog").get_by_label("Answer").fill("40 EUR")
    say(page, "Answer", "as agreed")
    head = lane.settled(job_id)
    assert (head.status, head.result, head.attempt) == (HeadStatus.DONE, "went on", 3)
    assert [step.returned for step in lane.ledger.steps(head.key)] == ["40 EUR"]
    whats = [what for what, _ in lane.timeline(job_id)]
    assert whats == ["attempt.suspended", "job.answered", "attempt.failed"]
