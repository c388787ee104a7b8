"""A redrive that waits for a second person, out of the documented shapes: on the embedded stack none would wait."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.console.browser import shape
from tests.console.pretended import Pretended, answered

ID = "rd-6f1f3c0a"
SAME_PERSON = {"status": 403, "code": "SAME_PERSON", "title": "who started it cannot approve it", "detail": "you did"}


@pytest.fixture
def waiting(browser: Browser) -> Pretended:
    redrive = {**shape("RedriveShown"), "status": "waiting_for_approval", "waves": []}
    answers = {f"redrives/{ID}": redrive, f"redrives/{ID}/approve": shape("Started")}
    return answered(browser, f"#/redrives/{ID}", **answers)


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
    assert waiting.posted == {f"redrives/{ID}/approve": agreed}


def test_a_no_is_said_with_a_reason_too(waiting: Pretended) -> None:
    say(waiting.page, "Refuse", "not on a Friday")
    expect(waiting.page.get_by_role("dialog")).to_have_count(0)
    assert waiting.posted == {f"redrives/{ID}/approve": {"reason": "not on a Friday", "approved": False}}


def test_a_refusal_is_shown_in_the_question_and_nothing_typed_is_lost(waiting: Pretended) -> None:
    waiting.refusals[f"redrives/{ID}/approve"] = SAME_PERSON
    say(waiting.page, "Approve", "it is my own")
    dialog = waiting.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("who started it cannot approve it")
    expect(dialog.get_by_label("Why")).to_have_value("it is my own")
