"""Three incidents as somebody meets them at three in the morning: jobs that really die, and a hand that counts clicks.

How long they take is measured, and written to docs/operate.md; no test asserts a time.
"""

import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, expect

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.core.model.breaker import TierLimits
from lambdas.core.model.head import Event, HeadStatus
from lambdas.core.model.value import replace
from local.stack import Stack
from tests.console.browser import Console
from tests.support.builders import an_id
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.redrives import WELL, dead_letters

pytestmark = [pytest.mark.usefixtures("browser"), pytest.mark.embedded]

PATIENCE_MS = 180_000
BAD, GOOD = 10, 20
REFUSED = {"op": "raise", "error": "anthropic.PermissionDeniedError", "message": "the licence ran out", "status": 403}


@dataclass
class Hand:
    """Every click that a person with a mouse needs. Keys are not counted: a reason must be typed anyway."""

    clicks: int = 0

    def click(self, what: Locator) -> None:
        self.clicks += 1
        what.click()

    def choose(self, field: Locator, value: str) -> None:
        self.clicks += 2  # open the list, pick from it
        field.select_option(value)

    def write(self, field: Locator, text: str) -> None:
        self.clicks += 0 if field.evaluate("each => each === document.activeElement") else 1
        field.fill(text)


def breakers_of(stack: Stack) -> DynamoBreakers:
    return DynamoBreakers(stack.client("dynamodb"), stack.outputs["BreakersTable"])


def parked(lane: EmbeddedLane) -> int:
    return lane.ledger.count_parked(lane.tenant_id, lane.job_type, most=99)


def rests(lane: EmbeddedLane, job_id: str) -> bool:
    head = lane.ledger.head(lane.key(job_id))
    return head is not None and head.status in (HeadStatus.DONE, HeadStatus.PARKED)


def park(lane: EmbeddedLane, number: int) -> list[str]:
    """Good jobs. Some run: a worker may have read the breaker seconds ago, when it was closed."""
    sent: list[str] = []
    while (missing := number - parked(lane)) > 0:
        some = [lane.send(WELL) for _ in range(missing)]
        for job_id in some:
            wait_for(partial(rests, lane, job_id), within=180)
        sent += some
    return sent


def incident(stack: Stack) -> tuple[EmbeddedLane, list[str]]:
    """Ten jobs of one tenant die for good, its breaker opens at the tenth, and twenty good ones are parked."""
    lane = EmbeddedLane(stack, tenant_id=an_id("tnt-night"))
    breakers = breakers_of(stack)
    limits = TierLimits(failures=BAD, share=0.1, window_s=600, cool_down_s=3_600)
    event = Event(at=datetime.now(UTC), event_id=an_id("event"), what="limits.set", who="ada", why="its scans are old")
    breakers.set_limits(replace(breakers.find(lane.tenant_id, lane.job_type), limits=limits), event)
    for job_id in [lane.send([REFUSED], WELL) for _ in range(BAD)]:
        lane.letter(job_id, within=180)
    wait_for(lambda: breakers.find(lane.tenant_id, lane.job_type).opened_at, within=120)
    return lane, park(lane, GOOD)


def row_of(page: Page, tenant: str) -> Locator:
    needs = page.get_by_role("region", name="What needs you").get_by_role("listitem")
    return needs.filter(has_text=f"{tenant} is stopped in simulated")


def test_a_stopped_tenant_is_understood_in_two_clicks_and_recovered_in_nine(embedded: Stack, console: Console) -> None:
    lane, good = incident(embedded)
    page, hand = console.signed_in("Operator sees", "#/overview"), Hand()
    began = monotonic()
    row = row_of(page, lane.tenant_id)
    expect(row).to_contain_text("the licence ran out", timeout=PATIENCE_MS)
    hand.click(row.get_by_role("link").first)
    failed = page.get_by_role("region", name="What failed last")
    expect(failed).to_contain_text("the licence ran out")
    expect(failed).to_contain_text("AUTH_DENIED")
    expect(page.get_by_role("region", name="20 parked")).to_be_visible()
    understood = hand.clicks
    assert understood <= 2

    hand.click(page.get_by_role("button", name="Close, then redrive"))
    dialog = page.get_by_role("dialog")
    why = dialog.get_by_label("Why it is safe now")
    expect(why).to_be_focused()  # a person reads the dialog before they type: it has the focus by then
    hand.write(why, "the licence is renewed")
    hand.choose(dialog.get_by_label("Action"), "resume")
    hand.choose(dialog.get_by_label("What was fixed"), "credentials")
    hand.click(dialog.get_by_role("button", name="Close it"))
    send = page.get_by_role("button", name="Send a canary")
    send.wait_for(timeout=PATIENCE_MS)
    hand.click(send)
    hand.click(page.get_by_role("dialog").get_by_role("button", name="Send a canary"))
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text(f"{BAD} letters recovered, 0 died again", timeout=PATIENCE_MS)
    seen = monotonic() - began
    assert {lane.settled(job_id, within=180).status for job_id in good} == {HeadStatus.DONE}
    sys.stdout.write(f"understood in {understood} clicks; recovered in {hand.clicks} clicks and {seen:.0f} s\n")
    assert hand.clicks <= 9


def test_sixty_letters_of_one_second_jobs_recover_and_the_page_shows_each_as_it_settles(
    embedded: Stack, console: Console
) -> None:
    """Of twenty tenants, three each: too few to open a breaker."""
    said = f"the licence {an_id('licence')} ran out"
    expired = {**REFUSED, "message": said}
    dead_letters(embedded, 60, [expired], [{"op": "sleep", "seconds": 1}, *WELL], tenants=20)
    page = console.signed_in("Operator sees", "#/groups?job_type=simulated")
    page.get_by_role("link", name=said).click()
    page.get_by_role("link", name="Redrive this group").click()
    page.get_by_label("Action", exact=True).select_option("resume")
    page.get_by_label("What was fixed").select_option("credentials")
    page.get_by_label("Why (required)").fill("the licence is renewed")
    page.get_by_role("button", name="Show the blast radius").click()
    send = page.get_by_role("button", name="Send a canary of 5 letters")
    send.wait_for(timeout=PATIENCE_MS)
    send.click()
    page.get_by_role("dialog").get_by_role("button", name="Send a canary").click()
    began, seen = monotonic(), set[str]()
    while not page.get_by_role("region", name="Verdict").count():
        assert monotonic() - began < PATIENCE_MS / 1000
        seen |= set(page.locator(".total p").all_inner_texts())
        page.wait_for_timeout(250)
    took = monotonic() - began
    expect(page.get_by_role("region", name="Verdict")).to_contain_text("60 letters recovered, 0 died again")
    waves = page.get_by_role("table", name="Waves")
    expect(waves.get_by_role("row")).to_have_count(4)  # its head, the canary of 5, then 20 and 35
    expect(page.locator(".cells a.good")).to_have_count(60)
    sys.stdout.write(f"60 letters recovered {took:.0f} s after the button; seen meanwhile: {len(seen)} counts\n")
    assert len(seen) >= 3  # not only what each wave came to


def test_a_programs_error_is_on_the_page_before_any_letter_is_written(embedded: Stack, console: Console) -> None:
    """Thirty jobs of one tenant fail, and are parked before one of them dies: nobody waits for a letter to see why."""
    lane = EmbeddedLane(embedded, tenant_id=an_id("tnt-keyerror"))
    page = console.signed_in("Operator sees", "#/overview")
    began = monotonic()
    for _ in range(30):
        lane.send([{"op": "raise", "error": "KeyError", "message": "birth_date"}])
    sent = monotonic() - began
    row = row_of(page, lane.tenant_id)
    expect(row).to_contain_text("KeyError: 'birth_date'", timeout=PATIENCE_MS)
    seen = monotonic() - began
    sys.stdout.write(f"30 jobs sent in {sent:.1f} s; their error is on the page {seen:.1f} s after the first\n")
    row.get_by_role("link").first.click()
    failed = page.get_by_role("region", name="What failed last")
    expect(failed).to_contain_text("KeyError: 'birth_date'")
    failed.get_by_role("link", name="the group of it").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("KeyError")
    expect(page.get_by_role("link", name=lane.tenant_id).first).to_be_visible()
