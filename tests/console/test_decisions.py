"""Redrives that wait for a person: one that needs a second, one that the sweep proposed.

Both out of the documented shapes: on the embedded stack none would wait, and a proposal would take a deploy.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from lambdas.core.redrive.start import accepted_id
from tests.console.browser import shape
from tests.console.pretended import Pretended, answered

ASKED = "rd-6f1f3c0a"
SAME_PERSON = {"status": 403, "code": "SAME_PERSON", "title": "who started it cannot approve it", "detail": "you did"}
OFFERED = "proposed-5d2fe1b9a07c"
STARTED = accepted_id(OFFERED)
REASON = "worker version v1 became v2: it may be cured"
TOO_LATE = {"status": 409, "code": "NOT_PROPOSED", "title": "there is nothing to start", "detail": "started before"}


@pytest.fixture
def waiting(browser: Browser) -> Pretended:
    redrive = {**shape("RedriveShown"), "status": "waiting_for_approval", "waves": []}
    answers = {f"redrives/{ASKED}": redrive, f"redrives/{ASKED}/approve": shape("Started")}
    return answered(browser, f"#/redrives/{ASKED}", **answers)


def say(page: Page, word: str, why: str) -> None:
    page.get_by_role("button", name=word).click()
    page.get_by_label("Why").fill(why)
    page.get_by_role("dialog").get_by_role("button", name=word).click()


def test_a_second_person_sees_what_would_happen_and_approves(waiting: Pretended) -> None:
    page = waiting.page
    expect(page.get_by_text("a second person must approve")).to_be_visible()
    expect(page.get_by_role("region", name="Blast radius").get_by_text("dl_77: 1 effect is in doubt")).to_be_visible()
    say(page, "Approve", "looked at the fix")
    expect(page.get_by_role("dialog")).to_have_count(0)
    agreed = {"reason": "looked at the fix", "plan": "9b7d6c4f2a1b0f3c"}  # to this plan, and to no other
    assert waiting.posted == {f"redrives/{ASKED}/approve": agreed}


def test_a_no_is_said_with_a_reason_too(waiting: Pretended) -> None:
    say(waiting.page, "Refuse", "not on a Friday")
    expect(waiting.page.get_by_role("dialog")).to_have_count(0)
    assert waiting.posted == {f"redrives/{ASKED}/approve": {"reason": "not on a Friday", "approved": False}}


def test_a_refusal_is_shown_in_the_question_and_nothing_typed_is_lost(waiting: Pretended) -> None:
    waiting.refusals[f"redrives/{ASKED}/approve"] = SAME_PERSON
    say(waiting.page, "Approve", "it is my own")
    dialog = waiting.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("who started it cannot approve it")
    expect(dialog.get_by_label("Why")).to_have_value("it is my own")


@pytest.fixture
def proposed(browser: Browser) -> Pretended:
    """The sweep has written it; nothing of it was planned or sent."""
    none = {"waves": [], "started_by": "", "sent": 0, "recovered": 0, "planned": 0}
    offer = {**shape("RedriveShown"), **none, "redrive_id": OFFERED, "status": "proposed", "reason": REASON}
    begun = {**shape("RedriveShown"), "redrive_id": STARTED, "status": "planning", "reason": "deployed at noon"}
    answers = {
        f"redrives/{OFFERED}": {**offer, "outcome": "DETERMINISTIC_CRASH: KeyError"},
        f"redrives/{OFFERED}/accept": {"redrive_id": STARTED, "status": "planning"},
        f"redrives/{STARTED}": begun,
    }
    return answered(browser, f"#/redrives/{OFFERED}", **answers)


def test_a_proposal_says_what_may_be_cured_and_can_only_be_started(proposed: Pretended) -> None:
    main = proposed.page.locator("main")
    expect(main.get_by_text("a deploy may have cured this; nobody has asked for the redrive yet")).to_be_visible()
    expect(main.get_by_text("DETERMINISTIC_CRASH: KeyError")).to_be_visible()
    expect(main.locator(".heading").get_by_role("button")).to_have_text(["Start it"])
    expect(main.get_by_text("Blast radius", exact=True)).to_have_count(1)  # the step alone: nothing was planned


def test_it_is_started_after_a_question_and_leads_to_its_redrive(proposed: Pretended) -> None:
    page = proposed.page
    page.get_by_role("button", name="Start it").click()
    dialog = page.get_by_role("dialog", name="Start this redrive?")
    expect(dialog.get_by_label("Why")).to_have_value(REASON)
    assert proposed.posted == {}
    dialog.get_by_label("Why").fill("deployed at noon")
    dialog.get_by_role("button", name="Start it").click()
    expect(page.get_by_role("heading", name="deployed at noon")).to_be_visible()
    expect(page.locator("main").get_by_text(STARTED)).to_be_visible()
    assert page.url.endswith(f"#/redrives/{STARTED}")
    assert proposed.posted == {f"redrives/{OFFERED}/accept": {"reason": "deployed at noon"}}


def test_whoever_thinks_better_of_it_starts_nothing(proposed: Pretended) -> None:
    page = proposed.page
    page.get_by_role("button", name="Start it").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (proposed.posted, page.url.endswith(f"#/redrives/{OFFERED}")) == ({}, True)


def test_who_is_late_is_told_and_the_page_then_leads_to_the_redrive_of_the_other(proposed: Pretended) -> None:
    page = proposed.page
    proposed.refusals[f"redrives/{OFFERED}/accept"] = TOO_LATE
    page.get_by_role("button", name="Start it").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Start it").click()
    expect(dialog.get_by_role("alert")).to_contain_text("there is nothing to start")
    offer = proposed.answers[f"redrives/{OFFERED}"]
    proposed.answers[f"redrives/{OFFERED}"] = {
        **offer,
        "status": "accepted",
        "outcome": f"started as {STARTED}: KeyError",
    }
    dialog.get_by_role("button", name="Cancel").click()
    there = page.get_by_role("link", name="Go to its redrive")
    expect(there).to_be_visible()
    expect(page.get_by_role("region", name="Verdict")).to_have_count(0)
    there.click()
    expect(page.get_by_role("heading", name="deployed at noon")).to_be_visible()
