"""An operator in a real browser, on the embedded stack, with letters of jobs that really died."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.letter import LetterStatus
from local.stack import Stack
from tests.console.browser import Console, go
from tests.support.builders import a_key, a_letter, an_effect, an_event
from tests.support.embedded.lane import EmbeddedLane
from tests.support.embedded.redrives import UNAUTHORIZED, WELL, dead_letters

pytestmark = [pytest.mark.usefixtures("browser"), pytest.mark.embedded]  # without a browser, no stack either

# An error of its own, so that the group is of this test alone.
REVOKED = {**UNAUTHORIZED, "error": "anthropic.AuthenticationError", "message": "the key was revoked"}
HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>"


def choose(page: Page) -> None:
    page.get_by_label("Action", exact=True).select_option("resume")
    page.get_by_label("What was fixed").select_option("credentials")
    page.get_by_label("Why (required)").fill("the key was renewed")
    page.get_by_text("Pace, limits").click()
    page.get_by_label("Letters in the canary").fill("2")
    page.get_by_label("Watch each wave").fill("2")


def test_from_a_red_group_to_a_recovered_one(embedded: Stack, console: Console) -> None:
    dead_letters(embedded, 6, [{"op": "step", "name": "extract"}, REVOKED], WELL, tenants=2)
    page = console.signed_in("Operator sees", "#/groups?job_type=simulated")
    page.get_by_role("link", name="anthropic.AuthenticationError").click()
    expect(page.get_by_text("6 waiting", exact=True)).to_be_visible()

    page.get_by_role("link", name="Redrive this group").click()
    choose(page)
    page.get_by_role("button", name="Show the blast radius").click()

    send = page.get_by_role("button", name="Send a canary of 2 letters")
    send.wait_for()
    radius = page.get_by_role("region", name="Blast radius")
    expect(radius).to_contain_text(re.compile(r"6\s*letters to send again"))
    expect(radius).to_contain_text("2 → 4")
    send.click()
    page.get_by_role("dialog").get_by_role("button", name="Send a canary").click()

    waves = page.get_by_role("table", name="Waves")
    expect(waves.get_by_role("row").nth(1)).to_contain_text("canary")
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("6 letters recovered, 0 died again", timeout=180_000)
    expect(waves.get_by_role("row")).to_have_count(3)  # its head, the canary, the rest
    verdict.get_by_role("link", name="Back to the group").click()
    expect(page.get_by_text("none waiting", exact=True)).to_be_visible()


def test_one_letter_is_resumed_with_a_reason_and_the_page_follows_it(embedded: Stack, console: Console) -> None:
    ((_, _, letter_id),) = dead_letters(embedded, 1, [{"op": "spend", "usd": 0.25, "tokens": 10}, UNAUTHORIZED], WELL)
    page = console.signed_in("Operator sees", f"#/letters/{letter_id}")
    expect(page.get_by_role("region", name="Is it safe to send again?")).to_contain_text("From its checkpoint")
    expect(page.get_by_role("region", name="What went wrong")).to_contain_text("$0.25, 10 tokens")
    page.get_by_role("button", name="Resume").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Resume").click()
    expect(dialog).to_be_visible()  # a reason is needed
    dialog.get_by_label("What was fixed").select_option("credentials")
    dialog.get_by_label("Why").fill("the key was renewed")
    dialog.get_by_role("button", name="Resume").click()
    expect(page.locator(".marks").get_by_text("recovered", exact=True)).to_be_visible(timeout=120_000)


def letter_in_doubt(stack: Stack) -> str:
    """Written by hand: a worker that really dies in the middle of an effect takes most of a minute."""
    ledger = DynamoLedger(stack.client("dynamodb"), stack.outputs["LedgerTable"])
    key, effect = a_key(tenant_id="tnt_borg", job_type="simulated"), an_effect(action="mail.sent")
    ledger.begin_effect(key, effect, expires_at=datetime.now(UTC) + timedelta(hours=1))
    letter = a_letter(
        key,
        status=LetterStatus.HELD,
        kind=Kind.PERMANENT,
        code=Code.EFFECT_IN_DOUBT,
        effects=(effect.on_letter(),),
        letter_id=f"dl_{key.job_id}",
    )
    ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter.letter_id


def test_an_effect_in_doubt_is_settled_and_its_letter_is_open_again(embedded: Stack, console: Console) -> None:
    page = console.signed_in("Operator sees", f"#/letters/{letter_in_doubt(embedded)}")
    outside = page.get_by_role("region", name="What already happened outside")
    expect(outside).to_contain_text("in doubt")
    expect(page.get_by_role("region", name="Is it safe to send again?")).to_contain_text("verify first")
    outside.get_by_role("button", name="Record what happened").click()
    page.get_by_label("Did it happen").select_option("yes")
    page.get_by_label("Reference there").fill("mail-17")
    page.get_by_label("How you know").fill("it is in the outbox")
    page.get_by_role("button", name="Confirm").click()
    expect(outside).to_contain_text("mail-17")
    expect(page.locator(".marks").get_by_text("open", exact=True)).to_be_visible()


def test_what_is_known_about_a_group_is_written_down_and_a_hold_keeps_redrives_away(
    embedded: Stack, console: Console
) -> None:
    odd = {"op": "raise", "error": "ZeroDivisionError", "message": "by zero"}
    dead_letters(embedded, 1, [odd])
    page = console.signed_in("Operator sees", "#/groups?job_type=simulated")
    page.get_by_role("link", name="ZeroDivisionError").click()
    page.get_by_role("button", name="Add a note").click()
    page.get_by_label("Owner").fill("ada")
    page.get_by_label("Bug").fill("https://bugs.example.com/17")
    page.get_by_role("button", name="Save").click()
    bug = page.get_by_role("link", name="https://bugs.example.com/17")
    expect(bug).to_have_attribute("rel", "noopener noreferrer")
    page.get_by_role("button", name="Put on hold").click()
    page.get_by_label("Why").fill("the parser is being mended")
    page.get_by_role("dialog").get_by_role("button", name="Put on hold").click()
    expect(page.get_by_text("on hold", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Redrive this group")).to_have_count(0)


def test_a_tenants_words_stay_words(embedded: Stack, console: Console) -> None:
    lane = EmbeddedLane(embedded, tenant_id="tnt_borg")
    job_id = lane.send([{"op": "raise", "error": "KeyError", "message": HOSTILE}])
    letter = lane.letter(job_id, within=120)
    page = console.signed_in("Operator sees", f"#/letters/{letter.letter_id}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(HOSTILE)
    for hash_ in ("#/groups?job_type=simulated", "#/letters?tenant_id=tnt_borg"):
        go(page, hash_)
        expect(page.get_by_text(HOSTILE).first).to_be_visible()
        assert page.locator("main img, main script, main [onerror]").count() == 0


def test_the_keyboard_reaches_everything(embedded: Stack, console: Console) -> None:
    dead_letters(embedded, 1, [UNAUTHORIZED])
    page = console.signed_in("Operator sees", "#/overview")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("Breakers")
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.keyboard.press("g")
    expect(page.get_by_role("heading", level=1, name="with letters that wait")).to_be_focused()
    page.keyboard.press("j")
    row = page.locator("main [data-row]").first
    expect(row).to_be_focused()
    assert row.evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    expect(page.get_by_text("Group in")).to_be_visible()


def test_an_answer_that_fails_is_told_and_asked_for_again(console: Console) -> None:
    page = console.signed_in("Operator sees", "#/breakers")
    page.route("**/v1/breakers", lambda route: route.fulfill(status=503, json={"title": "Busy", "detail": "soon"}))
    page.keyboard.press("r")
    expect(page.get_by_role("alert")).to_contain_text("soon")
    page.unroute("**/v1/breakers")
    expect(page.get_by_role("alert")).to_have_count(0, timeout=30_000)
