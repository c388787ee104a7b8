"""The operator's page at work, out of the documented shapes: what needs a person, lists, the search, a rest in use."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.console.browser import shape
from tests.console.pretended import CONSOLE, DEVELOPMENT, OPERATOR, Pretended, answered

LETTER = shape("Letters")["letters"][0]
LETTERS = [LETTER, {**LETTER, "letter_id": "dl_second", "job_id": "job_second"}]
BREAKER = shape("BreakerWhole")
LAST = shape("Breakers")["breakers"][0]["last_failure"]


def answers(**changes: Any) -> dict[str, Any]:
    return {
        "lanes": shape("Lanes"),
        "groups": shape("Groups"),
        "breakers": shape("Breakers"),
        "redrives": {"redrives": [], "cursor": None},
        "questions": {"questions": [], "more": False},
        "dead-letters": {"letters": LETTERS, "cursor": None, "counted": 981},
        "breakers/tnt_8f2a/kyc": {**BREAKER, "last_failure": LAST},
        "search": shape("Search"),
        "tenants": shape("Tenants"),
        "jobs/kyc/job_44fa": shape("JobShown"),
        **changes,
    }


def opened(browser: Browser, hash_: str, **changes: Any) -> Pretended:
    return answered(browser, hash_, **answers(**changes))


def again(page: Page) -> None:
    """What the page does by itself every few seconds."""
    with page.expect_response("**/v1/lanes"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_what_needs_a_person_is_one_list_with_the_most_harm_first_and_its_numbers_are_keys(browser: Browser) -> None:
    page = opened(browser, "#/overview").page
    rows = page.get_by_role("region", name="What needs you").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("tnt_8f2a is stopped in kyc")
    expect(rows.nth(0)).to_contain_text("the XMP packet is not XML")
    expect(rows.nth(1)).to_contain_text("2 jobs died in the middle of an effect")
    expect(rows.nth(2)).to_contain_text("KeyError: 'birth_date'")
    expect(rows.nth(2)).to_contain_text("+35")  # 40 died, 5 recovered
    expect(page.get_by_role("heading", level=1)).to_have_text("Three things need you")
    page.keyboard.press("1")
    expect(page.get_by_role("heading", level=1)).to_have_text("tnt_8f2a is stopped in kyc")
    expect(page.get_by_role("table", name="Parked jobs")).to_contain_text("job_91c4")


def close_then_redrive(page: Page) -> None:
    page.get_by_role("button", name="Close, then redrive").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Why it is safe now").fill("the parser is fixed")
    dialog.get_by_label("What was fixed").select_option("code")
    dialog.get_by_role("button", name="Close it").click()


CLOSED = {"breakers/tnt_8f2a/kyc/close": shape("Closed"), "redrives/rd-1": shape("RedriveShown")}


def test_closing_a_breaker_leads_on_to_the_blast_radius_of_its_tenants_letters(browser: Browser) -> None:
    pretended = opened(browser, "#/breakers/tnt_8f2a/kyc", **CLOSED)
    pretended.answers["redrives"] = {"redrive_id": "rd-1", "status": "planning"}
    close_then_redrive(pretended.page)
    pretended.page.wait_for_url("**#/redrives/rd-1")
    assert pretended.posted["breakers/tnt_8f2a/kyc/close"] == {"reason": "the parser is fixed"}
    asked = pretended.posted["redrives"]
    assert (asked["dry_run"], asked["filter"], asked["fixed"]) == (True, {"tenant_id": "tnt_8f2a"}, "code")


def test_a_dry_run_that_is_refused_after_the_breaker_was_closed_is_asked_again_in_its_form(browser: Browser) -> None:
    pretended = opened(browser, "#/breakers/tnt_8f2a/kyc", **CLOSED)
    pretended.refusals["redrives"] = {"status": 503, "code": "UNAVAILABLE", "title": "Not now", "detail": "slow down"}
    page = pretended.page
    close_then_redrive(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Start a redrive")
    expect(page.get_by_label("Tenant")).to_have_value("tnt_8f2a")
    expect(page.get_by_label("What was fixed")).to_have_value("code")
    expect(page.get_by_label("Why (required)")).to_have_value("the parser is fixed")


def test_a_list_says_exactly_how_many_wait_and_an_empty_one_names_its_filter(browser: Browser) -> None:
    pretended = opened(browser, "#/letters")
    page = pretended.page
    expect(page.get_by_role("heading", level=1)).to_have_text("981 letters wait")
    pretended.answers["dead-letters"] = {"letters": [], "cursor": None, "counted": 0}
    page.evaluate("location.hash = '#/letters?job_type=kyc&code=job_44fa'")
    expect(page.locator("main")).to_contain_text(
        "No letters with lane kyc, code job_44fa. “job_44fa” looks like an id."
    )
    page.get_by_role("link", name="Search for job_44fa").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Search: job_44fa")


def test_a_refresh_leaves_a_field_in_use_and_the_chosen_letters_alone(browser: Browser) -> None:
    pretended = opened(browser, "#/letters")
    page = pretended.page
    page.get_by_label("choose dl_second").check()
    expect(page.get_by_text("1 letter chosen")).to_be_visible()
    page.get_by_label("Code").fill("AUTH_")
    pretended.answers["dead-letters"] = {"letters": LETTERS, "cursor": None, "counted": 982}
    again(page)
    expect(page.get_by_label("Code")).to_be_focused()
    expect(page.get_by_label("Code")).to_have_value("AUTH_")
    expect(page.get_by_role("heading", level=1)).to_have_text("981 letters wait")
    page.get_by_label("Code").fill("")
    page.get_by_role("heading", level=1).click()
    again(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("982 letters wait")
    expect(page.get_by_label("choose dl_second")).to_be_checked()


def test_letters_that_were_chosen_are_redriven_together(browser: Browser) -> None:
    pretended = opened(browser, "#/letters", **{"redrives/rd-1": shape("RedriveShown")})
    page = pretended.page
    page.get_by_label("choose every letter on this page").check()
    pretended.answers["redrives"] = {"redrive_id": "rd-1", "status": "planning"}
    page.get_by_role("button", name="Redrive", exact=True).click()
    page.get_by_role("dialog").get_by_label("Why").fill("the key is renewed")
    page.get_by_role("dialog").get_by_role("button", name="Show the blast radius").click()
    page.wait_for_url("**#/redrives/rd-1")
    asked = pretended.posted["redrives"]
    assert (asked["dry_run"], asked["job_type"]) == (True, "kyc")
    assert asked["filter"] == {"letter_ids": [LETTER["letter_id"], "dl_second"]}


def test_the_search_is_a_key_away_and_its_first_result_is_enter(browser: Browser) -> None:
    page = opened(browser, "#/overview").page
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("/")
    page.keyboard.type("job_44fa")
    expect(page.get_by_role("listbox", name="Results")).to_contain_text("tnt_8f2a · kyc")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("job_44fa")
    expect(page.get_by_role("region", name="What it did outside")).to_contain_text("crm.case_created")


def test_a_link_opened_in_another_tab_is_signed_in_too_and_signing_out_ends_both(browser: Browser) -> None:
    first = opened(browser, "#/overview").page
    first.get_by_role("heading", level=1).wait_for()
    second = first.context.new_page()
    Pretended(second, {"me": OPERATOR, **answers()}, DEVELOPMENT)
    second.goto(f"{CONSOLE}#/tenants")
    expect(second.get_by_role("heading", level=1)).to_contain_text("1 tenant")
    first.get_by_role("button", name="Sign out").click()
    expect(second.get_by_role("button", name="Operator")).to_be_visible()


def test_what_was_typed_outlasts_a_lost_session(browser: Browser) -> None:
    pretended = opened(browser, "#/redrives/new?job_type=kyc&code=X")
    page = pretended.page
    page.get_by_label("Why (required)").fill("a long and careful reason")
    pretended.good = "second"
    page.get_by_role("button", name="Show the blast radius").click()
    page.get_by_role("button", name="Operator").wait_for()
    pretended.good = "first"
    page.get_by_role("button", name="Operator").click()
    expect(page.get_by_label("Why (required)")).to_have_value("a long and careful reason")


def test_what_was_typed_into_a_question_is_there_when_it_is_opened_again(browser: Browser) -> None:
    pretended = opened(browser, "#/breakers/tnt_8f2a/kyc")
    page = pretended.page
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_label("Why it is safe now").fill("the parser is fixed, I looked")
    pretended.good = "second"
    page.get_by_role("dialog").get_by_role("button", name="Close it").click()
    page.get_by_role("button", name="Operator").wait_for()
    pretended.good = "first"
    page.get_by_role("button", name="Operator").click()
    expect(page.get_by_text("What you typed is kept.")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_label("Why it is safe now")).to_have_value("the parser is fixed, I looked")


def test_tenants_that_one_cause_has_stopped_are_one_row(browser: Browser) -> None:
    stopped = shape("Breakers")["breakers"][0]
    others = [{**stopped, "tenant_id": f"tnt_{number}"} for number in range(4)]
    page = opened(browser, "#/overview", breakers={"breakers": [stopped, *others], "more": False}).page
    rows = page.get_by_role("region", name="What needs you").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("5 tenants are stopped in kyc")
    expect(rows.nth(0)).to_contain_text("200parked")
    expect(rows.nth(0).get_by_role("link", name="2 more")).to_be_visible()
    expect(rows.nth(1)).to_contain_text("2 jobs died in the middle of an effect")


def test_letters_of_one_cause_say_once_what_is_alike_and_each_what_differs(browser: Browser) -> None:
    texts = ["document 48 has 9048 tokens", "document 51 has 9051 tokens"]
    letters = [{**LETTER, "letter_id": f"dl_{at}", "summary": text} for at, text in enumerate(texts)]
    other = {**LETTER, "letter_id": "dl_other", "signature": "another", "summary": "the key expired"}
    listed = {"letters": [letters[0], other, letters[1]], "cursor": None, "counted": 3}
    page = opened(browser, "#/letters", **{"dead-letters": listed}).page
    rows = page.get_by_role("table", name="Dead letters").get_by_role("row")
    expect(rows.nth(1)).to_contain_text("2 letters on this page")
    expect(rows.nth(1)).not_to_contain_text("9048")
    expect(rows.nth(2)).to_contain_text("48 · 9048")
    expect(rows.nth(3)).to_contain_text("51 · 9051")
    expect(rows.nth(4)).to_contain_text("the key expired")


def test_a_redrives_letters_fill_in_as_they_settle_and_its_numbers_lead_to_them(browser: Browser) -> None:
    one = shape("RedriveLetters")["letters"][0]
    letters = [{**one, "position": at, "letter_id": f"dl_{at}", "outcome": "waiting"} for at in range(5)]
    begun = shape("RedriveShown")
    begun["waves"][0] |= {"recovered": 0, "sent": 5, "verdict": ""}
    path = f"redrives/{begun['redrive_id']}"
    told = {path: begun, f"{path}/letters": {"letters": letters, "next": None}}
    pretended = opened(browser, f"#/{path}", **told)
    page = pretended.page
    waves = page.get_by_role("region", name="Waves")
    expect(waves).to_contain_text("5 of 112 sent · 0 recovered")
    pretended.answers[f"{path}/letters"] = {"letters": [one, *letters[1:]], "next": None}
    expect(waves).to_contain_text("5 of 112 sent · 1 recovered")
    expect(page.get_by_role("link", name=f"{one['letter_id']}: recovered")).to_be_visible()
    waves.get_by_role("link", name="1", exact=True).first.click()
    page.wait_for_url("**?outcome=recovered")
    expect(page.get_by_role("region", name="Its letters: recovered")).to_be_visible()


def test_what_a_page_can_do_has_keys_which_its_list_of_keys_names(browser: Browser) -> None:
    page = opened(browser, "#/breakers/tnt_8f2a/kyc").page
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Close, then redrive")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.get_by_role("dialog")).to_contain_text("Close the breaker of tnt_8f2a in kyc?")


@pytest.mark.parametrize(
    "hash_", ["#/overview", "#/letters", "#/breakers/tnt_8f2a/kyc", "#/jobs/tnt_8f2a/kyc/job_44fa"]
)
def test_on_a_phone_nothing_is_cut_and_every_page_is_within_reach(browser: Browser, hash_: str) -> None:
    page = opened(browser, hash_).page
    page.set_viewport_size({"width": 390, "height": 800})
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for link in page.get_by_role("navigation").get_by_role("link").all():
        box = link.bounding_box()
        assert box
        assert (box["x"] >= 0, box["x"] + box["width"] <= 390.5) == (True, True)
