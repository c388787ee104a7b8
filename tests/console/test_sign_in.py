"""Signing in through an issuer's own page, against a pretended one: no network, the console's real files."""

import base64
import hashlib
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.console.pretended import CONSOLE, ISSUER, Pretended

ME = {"who": "ops@example.com", "tenant_id": "tnt_8f2a", "operator": False}


ANSWERS: dict[str, Any] = {
    "me": ME,
    "dead-letters": {"letters": [], "cursor": None},
    "questions": {"questions": [], "more": False},
    "health": {
        **{"tenant_id": "tnt_8f2a", "since": "2026-06-12T12:00:00Z", "last_failure_at": None},
        **{"letters": 0, "poison": 0, "recovered": 0, "hours": [], "breakers": [], "letters_waiting": {}},
    },
}


@pytest.fixture
def pretended(browser: Browser) -> Pretended:
    page = browser.new_context().new_page()
    page.set_default_timeout(30_000)
    return Pretended(page, dict(ANSWERS))


def doing_well(page: Page) -> None:
    expect(page.get_by_role("heading", level=1, name="How your jobs are doing")).to_be_visible()


def test_a_code_is_traded_with_the_verifier_that_only_this_tab_knows(pretended: Pretended) -> None:
    asked = pretended.begin()
    assert (asked["response_type"], asked["client_id"], asked["redirect_uri"]) == ("code", "console-1", CONSOLE)
    assert (asked["scope"], asked["code_challenge_method"]) == ("openid email profile", "S256")
    pretended.page.goto(f"{CONSOLE}?code=c0de&state={asked['state']}")
    doing_well(pretended.page)  # where the person was going
    assert pretended.page.url == f"{CONSOLE}#/health"  # and no code is left in the address
    (traded,) = pretended.traded
    digest = hashlib.sha256(traded["code_verifier"].encode()).digest()
    assert base64.urlsafe_b64encode(digest).decode().rstrip("=") == asked["code_challenge"]
    assert (traded["code"], traded["redirect_uri"], traded["client_id"]) == ("c0de", CONSOLE, "console-1")


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (lambda asked: "code=c0de&state=of-somebody-else", "was not started in this tab"),
        (lambda asked: f"error=access_denied&error_description=no%20such%20person&state={asked['state']}", "no such"),
    ],
)
def test_an_answer_to_another_question_or_a_refusal_signs_nobody_in(
    pretended: Pretended, answer: Callable[[dict[str, str]], str], told: str
) -> None:
    asked = pretended.begin()
    pretended.page.goto(f"{CONSOLE}?{answer(asked)}")
    expect(pretended.page.get_by_role("alert")).to_contain_text(told)
    assert pretended.traded == []


def test_a_token_that_expired_is_renewed_and_the_page_goes_on(pretended: Pretended) -> None:
    asked = pretended.begin()
    pretended.page.goto(f"{CONSOLE}?code=c0de&state={asked['state']}")
    doing_well(pretended.page)
    pretended.good = "second"
    pretended.page.get_by_role("link", name="Letters", exact=True).click()
    expect(pretended.page.get_by_text("No letter waits, in any lane")).to_be_visible()
    assert [each["grant_type"] for each in pretended.traded] == ["authorization_code", "refresh_token"]
    assert pretended.traded[1]["refresh_token"] == "again"


def test_signing_out_ends_the_issuers_own_session_too(pretended: Pretended) -> None:
    asked = pretended.begin()
    pretended.page.goto(f"{CONSOLE}?code=c0de&state={asked['state']}")
    doing_well(pretended.page)
    pretended.page.get_by_role("button", name="Sign out").click()
    pretended.page.wait_for_url(f"{ISSUER}/logout**")
    assert parse_qs(urlsplit(pretended.page.url).query)["logout_uri"] == [CONSOLE]


def test_a_renewal_that_ends_after_somebody_signed_out_signs_nobody_in(pretended: Pretended) -> None:
    asked = pretended.begin()
    page = pretended.page
    page.goto(f"{CONSOLE}?code=c0de&state={asked['state']}")
    doing_well(page)
    held: list[Route] = []
    page.route(f"{ISSUER}/oauth2/token", lambda route: held.append(route))  # noqa: PLW0108 - Playwright marks it
    pretended.good = "second"
    with page.expect_request(f"{ISSUER}/oauth2/token"):
        page.get_by_role("link", name="Letters", exact=True).click()
    other = page.context.new_page()
    Pretended(other, ANSWERS)
    other.goto(CONSOLE)  # asks the first tab for its session, which the issuer has ended
    other.evaluate("new BroadcastChannel('lazaret.session').postMessage({ gone: true })")
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    (renewal,) = held
    with page.expect_response(f"{ISSUER}/oauth2/token"):
        renewal.fulfill(
            json={"id_token": "second", "refresh_token": "again"}, headers={"Access-Control-Allow-Origin": "*"}
        )
    page.wait_for_function("new Promise(done => setTimeout(() => done(true)))")  # what awaits the answer has run
    assert page.evaluate("sessionStorage.getItem('lazaret.session')") is None


def test_requests_that_are_refused_together_renew_the_token_once(pretended: Pretended) -> None:
    pretended.answers["me"] = {**ME, "operator": True}
    pretended.answers |= {"lanes": {"lanes": []}, "groups": {"groups": [], "causes": 0}}
    pretended.answers |= {"breakers": {"breakers": [], "more": False}, "redrives": {"redrives": [], "cursor": None}}
    asked = pretended.begin("#/breakers")
    pretended.page.goto(f"{CONSOLE}?code=c0de&state={asked['state']}")
    pretended.page.get_by_role("heading", level=1, name="Breakers").wait_for()
    pretended.good = "second"
    pretended.page.get_by_role("link", name="Overview").click()  # asks four things at once
    expect(pretended.page.get_by_role("heading", level=1)).to_have_text("Nothing needs you")
    assert [each["grant_type"] for each in pretended.traded] == ["authorization_code", "refresh_token"]
