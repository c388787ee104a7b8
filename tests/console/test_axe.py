"""axe-core finds nothing on any page, in either scheme, on a desk or on a phone: roles, names, contrast, order."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.console.browser import shape
from tests.console.pictures import PAGES, answers
from tests.console.pretended import CONSOLE, DEVELOPMENT, Pretended

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
OTHERS = {
    "groups": "#/groups",
    "redrives": "#/redrives",
    "new redrive": "#/redrives/new",
    "breakers": "#/breakers",
    "tenants": "#/tenants",
    "tenant": "#/tenants/tnt_8f2a",
    "questions": "#/questions",
    "search": "#/search?q=job",
    "nothing": "#/nowhere",
}
OWN = {"letters": "#/letters", "causes": "#/causes", "health": "#/health"}
TENANT = {"who": "ada@example.com", "tenant_id": "tnt_8f2a", "operator": False}
# What Playwright evaluates gets past the page's policy, which lets no other script in.
FINDINGS = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
    .map(({id, nodes}) => `${id}: ${nodes.map((each) => each.target.join(" ")).slice(0, 3).join(", ")}`)"""


def told(**changes: Any) -> dict[str, Any]:
    names = {"tenants": "Tenants", "health": "Health", "search": "Search", "own-groups": "OwnGroups"}
    return answers() | {path: shape(name) for path, name in names.items()} | changes


def opened(browser: Browser, known: dict[str, Any], *, scheme: Any, width: int) -> Page:
    page = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme).new_page()
    page.set_default_timeout(60_000)
    Pretended(page, known, DEVELOPMENT)
    page.goto(CONSOLE)
    page.get_by_role("button", name="Operator").wait_for()
    page.evaluate(AXE.read_text())
    assert page.evaluate(FINDINGS) == []  # of the sign-in
    page.get_by_role("button", name="Operator").click()
    page.get_by_role("button", name="Sign out").wait_for()
    page.evaluate(AXE.read_text())
    return page


def findings(page: Page, pages: dict[str, str]) -> dict[str, list[str]]:
    found = {}
    for name, hash_ in pages.items():
        page.evaluate("hash => { document.querySelector('main').replaceChildren(); location.hash = hash }", hash_)
        page.locator("main h1").first.wait_for()
        assert page.locator("main .trouble").count() == 0, f"{name}: {page.locator('main').inner_text()[:300]}"
        # To the pixel: a page that is wider than its window is cut on a phone.
        width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        found[name] = [*page.evaluate(FINDINGS), *([f"{width} px too wide"] if width > 0 else [])]
    return {name: each for name, each in found.items() if each}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_no_page_of_operators_has_a_finding(browser: Browser, scheme: str, width: int) -> None:
    page = opened(browser, told(), scheme=scheme, width=width)
    assert findings(page, {**PAGES, **OTHERS}) == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_of_tenants_has_a_finding(browser: Browser, scheme: str) -> None:
    page = opened(browser, told(me=TENANT), scheme=scheme, width=390)
    assert findings(page, OWN) == {}


def test_neither_a_question_nor_the_list_of_keys_has_a_finding(browser: Browser) -> None:
    page = opened(browser, told(), scheme="light", width=1280)
    page.evaluate("location.hash = '#/breakers/tnt_zeta/kyc'")
    page.get_by_role("button", name="Close, then redrive").click()
    assert page.evaluate(FINDINGS) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    assert page.evaluate(FINDINGS) == []
