"""What an operator does, each with a reason, in a real browser: abort, discard, hold, see the whole input, close."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.core.model.breaker import Breaker
from local.stack import Stack
from tests.console.browser import Console, go
from tests.support.builders import an_id
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import UNAUTHORIZED, WELL, dead_letters

pytestmark = [pytest.mark.usefixtures("browser"), pytest.mark.embedded]  # without a browser, no stack either
BUSY = {"op": "raise", "error": "openai.RateLimitError", "message": "please try again in 60s", "status": 429}


def say(page: Page, word: str, why: str, *, confirm: str = "", label: str = "Why") -> None:
    """Press, give the reason, confirm."""
    page.get_by_role("button", name=word, exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(label).fill(why)
    dialog.get_by_role("button", name=confirm or word, exact=True).click()
    expect(dialog).to_have_count(0)


def status_of(page: Page, word: str) -> None:
    expect(page.locator(".marks").get_by_text(word, exact=True)).to_be_visible(timeout=120_000)


@pytest.fixture
def letter(embedded: Stack, console: Console) -> Page:
    """The page of a letter that is open."""
    ((_, _, letter_id),) = dead_letters(embedded, 1, [UNAUTHORIZED], WELL)
    return console.signed_in("Operator sees", f"#/letters/{letter_id}")


def test_a_redrive_is_aborted_with_a_reason_and_what_it_had_not_sent_is_still_open(
    embedded: Stack, console: Console
) -> None:
    # The canary waits for a minute: one that settles at once is over before Abort is pressed.
    died = dead_letters(embedded, 3, [UNAUTHORIZED], [BUSY], WELL)
    lane = died[0][0]
    filled = f"job_type=simulated&tenant_id={lane.tenant_id}&action=resume&fixed=credentials&reason=renewed"
    page = console.signed_in("Operator sees", f"#/redrives/new?{filled}&canary=1&watch_seconds=60")
    page.get_by_role("button", name="Show the blast radius").click()
    page.get_by_role("button", name="Send a canary of 1 letter").click()
    page.get_by_role("dialog").get_by_role("button", name="Send a canary of 1 letter").click()
    page.get_by_role("table", name="Waves").wait_for()
    say(page, "Abort", "the wrong tenant")
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("the wrong tenant", timeout=120_000)
    expect(page.get_by_role("region", name="The request")).to_contain_text("aborted by")
    expect(page.get_by_role("button", name="Abort")).to_have_count(0)
    still_open = {letter.letter_id for letter in lane.letters()} & {letter_id for _, _, letter_id in died}
    assert len(still_open) >= 2  # the canary may have been called back in time


def test_a_letter_is_discarded_with_a_reason_that_its_timeline_keeps(letter: Page) -> None:
    say(letter, "Discard", "the customer is gone", confirm="Discard it")
    status_of(letter, "discarded")
    told = letter.get_by_role("region", name="What happened, in order")
    expect(told).to_contain_text("the customer is gone")
    expect(told).to_contain_text("ops@example.com")
    expect(letter.get_by_role("button", name="Replay")).to_have_count(0)


def test_a_held_letter_cannot_be_sent_until_somebody_releases_it(letter: Page) -> None:
    say(letter, "Hold", "legal looks at it")
    status_of(letter, "held")
    expect(letter.get_by_role("button", name="Replay")).to_have_count(0)
    say(letter, "Release", "legal is content")
    status_of(letter, "open")
    expect(letter.get_by_role("button", name="Replay")).to_be_enabled()
    expect(letter.get_by_role("region", name="What happened, in order")).to_contain_text("legal looks at it")


def test_the_whole_input_is_a_link_that_the_timeline_tells_of(letter: Page) -> None:
    letter.get_by_role("button", name="Get the whole input").click()
    letter.get_by_role("dialog").get_by_label("Why").fill("the tenant asked")
    letter.get_by_role("button", name="Get a link").click()
    link = letter.get_by_role("dialog", name="The whole input").get_by_role("link", name="Open it")
    expect(link).to_have_attribute("rel", "noopener noreferrer")
    address = link.get_attribute("href")
    assert address
    body = letter.request.get(address).text()
    assert "openai.AuthenticationError" in body
    letter.keyboard.press("Escape")
    expect(letter.get_by_role("region", name="What happened, in order")).to_contain_text("the tenant asked")


def test_an_open_breaker_is_closed_with_a_reason(embedded: Stack, console: Console) -> None:
    tenant = an_id("tnt-broken")
    breakers = DynamoBreakers(embedded.client("dynamodb"), embedded.outputs["BreakersTable"])
    closed, now = Breaker(tenant_id=tenant, job_type="simulated"), datetime.now(UTC)
    soon = now + timedelta(hours=1)
    opened = Breaker(
        tenant_id=tenant, job_type="simulated", opened_at=now, opened_code="AUTH_DENIED", cool_down_s=900, watch_at=soon
    )
    assert breakers.move(closed, opened) is not None
    page = console.signed_in("Operator sees", "#/breakers")
    row = page.get_by_role("row").filter(has_text=tenant)
    expect(row).to_contain_text("AUTH_DENIED")
    row.get_by_role("button", name="Close").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Why it is safe now").fill("the key was renewed")
    dialog.get_by_role("button", name="Close it").click()
    expect(row).to_contain_text("closed by ops@example.com: the key was renewed")
    assert breakers.find(tenant, "simulated").opened_at is None
    go(page, f"#/tenants/{tenant}")
    expect(page.get_by_role("heading", level=1)).to_have_text(tenant)
    expect(page.get_by_role("region", name="Stopped in")).to_have_count(0)


def test_what_waits_is_counted_by_cause_with_whose_it_is(embedded: Stack, console: Console) -> None:
    odd = {"op": "raise", "error": "openai.AuthenticationError", "message": "of three tenants", "status": 401}
    dead_letters(embedded, 3, [odd], WELL, tenants=3)
    page = console.signed_in("Operator sees", "#/groups?job_type=simulated")
    row = page.get_by_role("row").filter(has_text="of three tenants")
    cells = row.get_by_role("cell")
    expect(cells.nth(2)).to_have_text("3")
    row.get_by_role("link").first.click()
    expect(page.get_by_role("region", name="About this group").get_by_role("link", name="tnt")).to_have_count(3)


def test_a_lane_shows_what_flows_through_it(embedded: Stack, console: Console) -> None:
    lane = EmbeddedLane(embedded)
    lane.settled(lane.send(WELL))
    page = console.signed_in("Operator sees", "#/overview")
    row = page.get_by_role("table", name="Lanes").get_by_role("row").filter(has_text="simulated")
    drawn = row.get_by_role("img").first
    expect(drawn).to_have_attribute("aria-label", re.compile(r"simulated: [1-9][\d,]* jobs done"), timeout=90_000)
