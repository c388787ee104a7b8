"""A tenant in a real browser: it sees its own, and nothing that says there are others."""

import re

import pytest
from playwright.sync_api import expect

from local.stack import Stack
from tests.console.browser import PATIENCE_MS, Console, go
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import UNAUTHORIZED, WELL

pytestmark = [pytest.mark.usefixtures("browser"), pytest.mark.embedded]  # without a browser, no stack either


def letter_of(stack: Stack, tenant_id: str) -> tuple[str, str]:
    """A job that died, and its letter."""
    lane = EmbeddedLane(stack, tenant_id=tenant_id)
    job_id = lane.send([UNAUTHORIZED], WELL)
    return job_id, lane.letter(job_id, within=120).letter_id


def test_a_tenant_sees_its_own_letters_and_no_page_of_the_operators(embedded: Stack, console: Console) -> None:
    own, own_letter = letter_of(embedded, "tnt_ada")
    others, others_letter = letter_of(embedded, "tnt_borg")
    page = console.signed_in("Tenant tnt_ada")
    assert page.get_by_role("navigation").get_by_role("link").all_inner_texts() == ["Letters", "Causes", "Health"]
    expect(page.get_by_text(own)).to_be_visible()
    expect(page.get_by_text(others)).to_have_count(0)

    go(page, f"#/letters/{own_letter}")
    expect(page.get_by_role("button", name="Resume")).to_be_visible()
    expect(page.get_by_role("button", name="Hold")).to_have_count(0)
    expect(page.get_by_role("button", name="Get the whole input")).to_have_count(0)

    go(page, f"#/letters/{others_letter}")
    expect(page.get_by_role("alert")).to_contain_text("there is no such dead letter")
    told = page.locator("main").inner_text().replace(others_letter, "…")
    go(page, "#/letters/dl_of_nobody")
    expect(page.get_by_role("alert")).to_contain_text("dl_of_nobody")
    assert (
        page.locator("main").inner_text().replace("dl_of_nobody", "…").split("Request")[0] == told.split("Request")[0]
    )

    for hash_ in ("overview", "groups", "redrives", "breakers", "tenants", "tenants/tnt_borg"):
        go(page, f"#/{hash_}")
        expect(page.get_by_role("heading", level=1, name="Page not found")).to_be_visible()


def test_a_tenant_resumes_its_own_letter_and_reads_how_it_is_doing(embedded: Stack, console: Console) -> None:
    _, letter_id = letter_of(embedded, "tnt_ada")
    page = console.signed_in("Tenant tnt_ada", f"#/letters/{letter_id}")
    page.get_by_role("button", name="Resume").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("What was fixed").select_option("credentials")
    dialog.get_by_label("Why").fill("we renewed it")
    dialog.get_by_role("button", name="Resume").click()
    expect(page.locator(".marks").get_by_text("recovered", exact=True)).to_be_visible(timeout=120_000)
    go(page, "#/health")
    expect(page.get_by_role("heading", level=1, name="How your jobs are doing")).to_be_visible()
    day = page.get_by_role("region", name="The last 24 hours").get_by_role("img")
    expect(day).to_have_attribute("aria-label", re.compile(r"[1-9]\d* recovered"))


def test_signing_out_leaves_nothing_behind(console: Console) -> None:
    page = console.signed_in("Tenant tnt_borg")
    other = page.context.new_page()  # its fields are kept for who lost the session, and not for who ended it
    other.goto(page.url)
    other.get_by_role("button", name="Sign out").wait_for(timeout=PATIENCE_MS)
    other.locator("main select, main input").first.wait_for(timeout=PATIENCE_MS)
    page.get_by_role("button", name="Sign out").click()
    for each in (page, other):
        expect(each.get_by_role("button", name="Tenant tnt_ada")).to_be_visible()
        assert each.evaluate("sessionStorage.length + localStorage.length") == 0
