"""Somebody who has read nothing: from the address that `make up` prints to the demo's corrupt documents, recovered."""

import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from local.__main__ import welcome
from local.demo import __main__ as demo
from local.demo.story import story
from local.stack import HOME, Stack
from ops.shown import Shown
from tests.console.browser import Console
from tests.console.pretended import CONSOLE, OPERATOR, Pretended, answered
from tests.support.builders import an_id

NOTHING: dict[str, Any] = {
    "lanes": {"lanes": []},
    "groups": {"groups": [], "causes": 0, "cursor": None},
    "breakers": {"breakers": [], "more": False},
    "redrives": {"redrives": [], "cursor": None},
    "questions": {"questions": [], "more": False},
}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S+/console/index\.html")


def play_the_demos_poison(stack: Stack) -> None:
    """The corrupt documents of its story, by its own code."""
    (part,) = [part for part in story(an_id("run")) if part.expected.code == "DOC_PARSE_CORRUPT"]
    code, _ = demo.play([part], demo.connection_to(stack), Shown())
    assert code == 0


def show_the_blast_radius(page: Page) -> int:
    """How many letters would be sent."""
    page.get_by_role("button", name="Show the blast radius").click()
    radius = page.get_by_role("region", name="Blast radius")
    expect(radius).to_contain_text("letters to send again", timeout=120_000)
    found = re.search(r"(\d+)\s*letters to send again", radius.inner_text())
    assert found
    return int(found[1])


def send_the_canary(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Send a canary")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Send a canary")).click()


@pytest.mark.embedded
def test_from_the_printed_address_to_a_finished_redrive_of_the_demos_poison_group(
    embedded: Stack, console: Console
) -> None:
    play_the_demos_poison(embedded)
    printed = ADDRESS.search(welcome(replace(embedded, home=HOME / "24566"), 10.0))
    assert printed
    page = console.page()
    page.goto(printed[0])
    page.get_by_role("button", name="Operator sees").click(timeout=180_000)  # the function is cold, the files are many
    # By its lane and cause: other tests leave letters in other lanes, and the overview shows the six largest groups.
    page.get_by_role("table", name="Lanes").get_by_role("link", name="kyc", exact=True).click()
    page.get_by_role("link", name="DOC_PARSE_CORRUPT: the XMP packet").click()
    expect(page.get_by_text("What to do: change code, data or credentials, then replay.")).to_be_visible()
    page.get_by_role("link", name="Redrive this group").click()

    # Nothing is different: the page says so, and the canary proves it.
    expect(page.get_by_text("Nothing is different yet")).to_be_visible()
    page.get_by_label("Why (required)").fill("does it still die?")
    page.get_by_text("Pace, limits").click()
    page.get_by_label("Letters in the canary").fill("1")
    page.get_by_label("Watch each wave").fill("2")  # a minute is for production
    letters = show_the_blast_radius(page)
    assert letters >= 5
    send_the_canary(page)
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("0 letters recovered, 1 died again", timeout=180_000)
    expect(verdict).to_contain_text("of the same cause, so it is still there")

    # The way on is in the verdict, with everything as it was filled in.
    verdict.get_by_role("link", name="Change something and try again").click()
    expect(page.get_by_label("Why (required)")).to_have_value("does it still die?")
    page.get_by_label("Agent").select_option("agents.kyc:review_page")
    expect(page.get_by_text("Nothing is different yet")).to_have_count(0)
    page.get_by_label("Why (required)").fill("the page is whole, its metadata is not")
    assert show_the_blast_radius(page) == letters
    send_the_canary(page)
    expect(verdict).to_contain_text(f"{letters} letters recovered, 0 died again", timeout=240_000)
    waves = page.get_by_role("table", name="Waves").get_by_role("row")
    expect(waves.nth(1)).to_contain_text("canary")
    expect(waves.nth(2)).to_contain_text("wave 2")
    verdict.get_by_role("link", name="Back to the group").click()
    expect(page.get_by_text("none waiting", exact=True)).to_be_visible()


def test_an_empty_console_of_the_embedded_stack_says_how_to_fill_it(browser: Browser) -> None:
    pretended = answered(browser, "#/overview", **NOTHING)
    expect(pretended.page.get_by_role("region", name="What needs you")).to_contain_text("make demo")


def test_an_empty_console_of_aws_speaks_of_no_demo(browser: Browser) -> None:
    page = browser.new_context().new_page()
    page.set_default_timeout(30_000)
    answers: dict[str, Any] = dict(NOTHING)
    pretended = Pretended(page, {"me": OPERATOR, **answers})
    asked = pretended.begin("#/overview")
    page.goto(f"{CONSOLE}?code=c0de&state={asked['state']}")
    needs = page.get_by_role("region", name="What needs you")
    expect(needs).to_contain_text("No letters are waiting")
    expect(needs).not_to_contain_text("make demo")


def test_a_file_that_does_not_come_is_asked_for_again(browser: Browser) -> None:
    """A function that is cold or busy may fail one of the many files that the page is made of."""
    page = browser.new_context().new_page()
    page.set_default_timeout(30_000)
    Pretended(page, {"me": OPERATOR})
    failed: list[str] = []

    def once(route: Route) -> None:
        if failed:
            route.fallback()
        else:
            failed.append(route.request.url)
            route.fulfill(status=503, body="busy")

    page.route("**/console/ui/parts.js", once)
    page.goto(CONSOLE)
    expect(page.get_by_role("button", name="Sign in")).to_be_visible(timeout=20_000)
    assert len(failed) == 1
