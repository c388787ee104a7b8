"""A question in a real browser: it is among what needs a person, and the answer is to what is on the screen."""

from typing import Any

from playwright.sync_api import Browser, expect

from tests.console.browser import shape
from tests.console.pretended import Pretended, answered

QUESTION = shape("Questions")["questions"][0]
NOTHING: dict[str, Any] = {
    "lanes": {"lanes": []},
    "groups": {"groups": [], "causes": 0, "cursor": None},
    "breakers": {"breakers": [], "more": False},
    "redrives": {"redrives": [], "cursor": None},
}
ANSWERS = "jobs/kyc/job_44fa/answers/refund"


def opened(browser: Browser, hash_: str, **question: Any) -> Pretended:
    asked = {**QUESTION, **question}
    job = {**shape("JobShown"), "status": "waiting", "questions": [asked]}
    known = {"questions": {"questions": [asked], "more": False}, "jobs/kyc/job_44fa": job}
    told = {ANSWERS: {"key": "refund", "came": "woke", "status": "waiting"}}
    letters: dict[str, Any] = {"letters": [], "cursor": None, "counted": 0}
    return answered(browser, hash_, **NOTHING, **known, **told, health=shape("Health"), **{"dead-letters": letters})


def test_what_operators_are_asked_needs_them_and_leads_to_its_answer(browser: Browser) -> None:
    pretended = opened(browser, "#/overview")
    page = pretended.page
    needs = page.get_by_role("region", name="What needs you").get_by_role("listitem")
    expect(needs).to_contain_text(["Refund this order?"])
    expect(page.get_by_role("heading", level=1)).to_have_text("One thing needs you")
    needs.get_by_role("link", name="Answer").click()
    asked = page.get_by_role("region", name="What it asks")
    expect(asked).to_contain_text('"eur": 40')
    asked.get_by_role("button", name="yes").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Why").fill("the invoice is wrong")
    dialog.get_by_role("button", name="yes").click()
    expect(page.get_by_text("Answered. The job goes on.")).to_be_visible()
    said = {"answer": "yes", "why": "the invoice is wrong", "digest": QUESTION["digest"]}
    assert pretended.posted[ANSWERS] == said


def test_a_tenants_page_has_what_it_is_asked_and_a_free_answer_is_text(browser: Browser) -> None:
    pretended = opened(browser, "#/tenants/tnt_8f2a", to="tenant", options=[], about=None)
    needs = pretended.page.get_by_role("region", name="What needs you")
    expect(needs.get_by_role("link", name="job_44fa")).to_be_visible()
    needs.get_by_role("button", name="Answer").click()
    dialog = pretended.page.get_by_role("dialog")
    dialog.get_by_label("Answer").fill("40 EUR")
    dialog.get_by_role("button", name="Answer").click()
    expect(pretended.page.get_by_text("Answered. The job goes on.")).to_be_visible()
    assert pretended.posted[ANSWERS]["answer"] == "40 EUR"


def test_one_that_was_answered_says_by_whom_and_offers_nothing(browser: Browser) -> None:
    told = {
        "status": "answered",
        "answer": "no",
        "who": "ada@example.com",
        "why": "paid",
        "answered_at": "2026-06-12T12:00:00Z",
    }
    asked = opened(browser, "#/jobs/tnt_8f2a/kyc/job_44fa", **told).page.get_by_role("region", name="What it asks")
    expect(asked).to_contain_text('answered "no" by ada@example.com')
    expect(asked.get_by_role("button")).to_have_count(0)


def test_letters_that_turn_a_text_around_are_shown_as_what_they_are(browser: Browser) -> None:
    """Whoever agrees to what is on the screen must not read it backwards."""
    page = opened(browser, "#/jobs/tnt_8f2a/kyc/job_44fa", question="Pay \u202e71?", about={"to": "a\u2066b"}).page
    asked = page.get_by_role("region", name="What it asks")
    expect(asked).to_contain_text("Pay \\u202e71?")
    expect(asked).to_contain_text("a\\u2066b")
