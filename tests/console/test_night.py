"""What an operator at three in the morning read on the page and could not trust: each as it is said now."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.console.browser import shape
from tests.console.pretended import Pretended, answered

LAST = shape("Breakers")["breakers"][0]["last_failure"]
BREAKER = shape("Breakers")["breakers"][0]
WHOLE = {**shape("BreakerWhole"), "last_failure": LAST}
QUESTION = shape("Questions")["questions"][0]
JOB = shape("JobShown")
REDRIVE = shape("RedriveShown")
ONE = shape("RedriveLetters")["letters"][0]


def opened(browser: Browser, hash_: str, **answers: Any) -> Pretended:
    known: dict[str, Any] = {
        "lanes": shape("Lanes"),
        "groups": {"groups": [], "causes": 0, "cursor": None},
        "breakers": {"breakers": [], "more": False},
        "redrives": {"redrives": [], "cursor": None},
        "questions": {"questions": [], "more": False},
        "dead-letters": {"letters": [], "cursor": None, "counted": 0},
    }
    return answered(browser, hash_, **{**known, **answers})


def ago(**span: float) -> str:
    return (datetime.now(UTC) - timedelta(**span)).isoformat().replace("+00:00", "Z")


def needs(page: Page) -> Any:
    return page.get_by_role("region", name="What needs you").get_by_role("listitem")


def test_the_tenant_with_the_most_jobs_parked_stands_first_and_every_row_has_its_picture(browser: Browser) -> None:
    few = {**BREAKER, "tenant_id": "tnt_few", "parked": 0, "cools_until": ago(minutes=1)}
    many = {**BREAKER, "tenant_id": "tnt_many", "parked": 29, "last_failure": {**LAST, "signature": "another"}}
    asked = {
        "breakers": {"breakers": [few, many], "more": False},
        "questions": {"questions": [QUESTION], "more": False},
    }
    rows = needs(opened(browser, "#/overview", **asked).page)
    expect(rows.nth(0)).to_contain_text("tnt_many is stopped")
    expect(rows.nth(1)).to_contain_text("its next job is the try")
    expect(rows.filter(has_text="Refund this order?")).to_contain_text("its time is over")
    drawn = rows.locator(".chip path").evaluate_all("all => all.map(each => each.getAttribute('d') || '')")
    assert len(drawn) == rows.count()
    assert all(drawn)


def test_a_long_error_leaves_room_for_what_to_do_about_it(browser: Browser) -> None:
    long = {
        **BREAKER,
        "code": "PROGRAM_ERROR",
        "last_failure": {**LAST, "detail": "ValueError: " + "no line is so long " * 15},
    }
    page = opened(browser, "#/breakers", breakers={"breakers": [long], "more": False}).page
    table = page.get_by_role("table", name="Breakers")
    expect(table.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    expect(table).to_contain_text(LAST["code"])  # as its letters have it
    assert table.evaluate("each => each.parentElement.scrollWidth <= each.parentElement.clientWidth")


def test_a_breaker_says_under_which_code_its_letters_are_found(browser: Browser) -> None:
    """Attempts fail as PROGRAM_ERROR. A letter is written at the second, and has the code of the verdict."""
    crashed = {**WHOLE, "code": "PROGRAM_ERROR", "last_failure": {**LAST, "code": "PROGRAM_ERROR"}}
    page = opened(browser, "#/breakers/tnt_8f2a/kyc", **{"breakers/tnt_8f2a/kyc": crashed}).page
    failed = page.get_by_role("region", name="What failed last")
    expect(failed).to_contain_text("a job that fails so again dies as DETERMINISTIC_CRASH")
    denied = {**WHOLE, "code": "AUTH_DENIED", "last_failure": {**LAST, "code": "AUTH_DENIED"}}
    page = opened(browser, "#/breakers/tnt_8f2a/kyc", **{"breakers/tnt_8f2a/kyc": denied}).page
    expect(page.get_by_role("region", name="What failed last")).to_contain_text("AUTH_DENIED")
    expect(page.get_by_role("region", name="What failed last")).not_to_contain_text("dies as")


@pytest.mark.parametrize(
    ("parked", "said"),
    [(0, "No job is parked. The next that arrives is tried."), (3, "One parked job is tried with the next sweep")],
)
def test_a_try_that_is_due_is_not_in_the_past_and_is_made_with_what_there_is(
    browser: Browser, parked: int, said: str
) -> None:
    due = {**WHOLE, "state": "half_open", "cools_until": ago(minutes=3), "parked": parked, "jobs": []}
    page = opened(browser, "#/breakers/tnt_8f2a/kyc", **{"breakers/tnt_8f2a/kyc": due}).page
    expect(page.locator(".marks")).to_contain_text(said)
    about = page.get_by_role("region", name="The breaker")
    expect(about.locator("dl > div").filter(has_text="next try")).to_contain_text("due now")


def test_a_tenants_limits_are_words(browser: Browser) -> None:
    limits = {"failures": 10, "share": 0.1, "transient_share": None, "window_s": 600, "cool_down_s": 3600}
    each = {"breakers/tnt_8f2a/kyc": {**WHOLE, "limits": limits}}
    page = opened(browser, "#/breakers/tnt_8f2a/kyc", **each).page
    said = "10 failures, 10 % of its attempts, within 10 min, first try after 1 h"
    expect(page.get_by_role("region", name="The breaker")).to_contain_text(said)


def suspended(what: str) -> dict[str, Any]:
    at = ago(minutes=5)
    event = {
        "at": at,
        "what": "attempt.suspended",
        "who": "lazaret",
        "why": f"waits for {what}",
        "data": {"attempt": 1},
    }
    waits = {"waits_for": what, "waits": [{"what": what, "name": "refund", "until": ago(hours=-2)}]}
    times = {"first_claimed_at": ago(minutes=6), "suspended_at": at, "updated_at": at, "due_at": ago(hours=-2)}
    gone = {"failures": [], "letter_id": "", "detail": "", "steps": [], "effects": [], "timeline": [event]}
    return {**JOB, **waits, **times, **gone, "status": "waiting", "attempt": 1}


def test_a_job_that_waits_for_an_answer_has_not_failed(browser: Browser) -> None:
    page = opened(browser, "#/jobs/tnt_8f2a/kyc/job_44fa", **{"jobs/kyc/job_44fa": suspended("answer")}).page
    expect(page.locator(".marks")).to_contain_text("it waits for a person's answer")
    expect(page.locator(".marks")).not_to_contain_text("failed")
    expect(page.get_by_role("region", name="Attempts, side by side")).to_contain_text("suspended itself")
    expect(page.get_by_role("region", name="What happened, to scale").locator("rect.busy")).to_have_count(1)
    expect(page.get_by_role("region", name="The job")).to_contain_text("goes on, at the latest")


def test_an_attempt_of_some_milliseconds_did_run(browser: Browser) -> None:
    quick = {"attempt": 1, "code": "PROGRAM_ERROR", "kind": "conditional", "duration_ms": 34, "spend_usd": 0}
    failed = {"at": ago(minutes=5), "what": "attempt.failed", "who": "lazaret", "why": "", "data": quick}
    job = {"jobs/kyc/job_44fa": {**JOB, "timeline": [failed]}}
    page = opened(browser, "#/jobs/tnt_8f2a/kyc/job_44fa", **job).page
    expect(page.get_by_role("table", name="Attempts")).to_contain_text("34 ms")


def test_a_letter_without_advice_says_nothing_of_it(browser: Browser) -> None:
    letter = {"dead-letters/dl_1": {**shape("LetterShown"), "advice": None}}
    page = opened(browser, "#/letters/dl_1", **letter).page
    page.get_by_role("heading", level=1).wait_for()
    said = "[...document.querySelector('main').childNodes].filter(node => node.nodeType === 3).map(node => node.data)"
    assert page.evaluate(said) == []


NOTHING = {
    **{**REDRIVE, "status": "nothing_to_send", "planned": 0, "sent": 0, "recovered": 0, "waves": []},
    "plan": {**REDRIVE["plan"], "planned": 0, "waves": [], "skipped": {"breaker_open": 8}},
    "outcome": "none could be sent: 8 breaker_open",
}


def test_a_redrive_that_sent_nothing_had_no_canary_and_says_what_is_in_the_way(browser: Browser) -> None:
    page = opened(browser, "#/redrives/rd-1", **{"redrives/rd-1": NOTHING}).page
    expect(page.get_by_role("list", name="Steps of a redrive").locator(".past")).to_have_count(1)
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("8 letters skipped: the breaker is open")
    expect(verdict).not_to_contain_text("breaker_open")
    expect(page.get_by_role("table", name="Letters that are skipped")).to_be_visible()
    expect(verdict.get_by_role("link", name="Choose again")).to_be_visible()


def chosen(**changes: Any) -> dict[str, Any]:
    """Of letters that were chosen one by one: the canary of two died, six were not sent."""
    ids = [f"dl_{at}" for at in range(8)]
    request = {**REDRIVE["request"], "filter": {"letter_ids": ids}, "patch": {"model": "large"}, "limit": 50}
    wave = {**REDRIVE["waves"][0], "end": 2, "sent": 2, "recovered": 1, "died_again": 1, "same_signature": 1}
    counts = {"planned": 8, "sent": 2, "recovered": 1, "died_again": 1, "waves": [wave], "request": request}
    return {**REDRIVE, **counts, "status": "halted", "outcome": "1 of 2 died again", **changes}


def sent() -> dict[str, Any]:
    fates = [("recovered", ""), ("died_again", "dl_newer"), *[("not_sent", "")] * 6]
    letters = [
        {
            **ONE,
            "position": at,
            "letter_id": f"dl_{at}",
            "wave": 1 if at < 2 else 0,
            "outcome": fate,
            "new_letter_id": newer,
        }
        for at, (fate, newer) in enumerate(fates)
    ]
    return {"letters": letters, "next": None}


def test_what_was_chosen_one_by_one_is_tried_again_and_nothing_else(browser: Browser) -> None:
    """A form that forgets them would send whatever waits in the lane."""
    known = {
        "redrives/rd-1": chosen(redrive_id="rd-1"),
        "redrives/rd-1/letters": sent(),
        "redrives": {"redrive_id": "rd-2"},
    }
    pretended = opened(browser, "#/redrives/rd-1", **known, **{"redrives/rd-2": {**REDRIVE, "dry_run": True}})
    page = pretended.page
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict.get_by_role("link", name="6 letters")).to_have_attribute("href", "#/redrives/rd-1?outcome=not_sent")
    expect(page.get_by_role("region", name="The request")).to_contain_text("and 5 more")
    verdict.get_by_role("link", name="Change something and try again").click()
    expect(page.get_by_text("7 letters in kyc, chosen one by one")).to_be_visible()
    page.get_by_role("button", name="Show the blast radius").click()
    page.wait_for_url("**#/redrives/rd-2")
    asked = pretended.posted["redrives"]
    assert asked["filter"] == {"letter_ids": ["dl_newer", *[f"dl_{at}" for at in range(2, 8)]]}
    assert (asked["patch"], asked["limit"], asked["dry_run"]) == ({"model": "large"}, 50, True)
