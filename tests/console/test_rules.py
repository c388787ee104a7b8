"""The rules of axe that a page of tables and dialogs can break, asked of every page: structure, names, references.

Contrast and width are asked on the embedded stack, in test_access.py.
"""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.console.browser import go, shape
from tests.console.pretended import answered

GROUP = shape("Groups")["groups"][0]
LETTER = shape("LetterShown")
ANSWERS: dict[str, Any] = {
    "lanes": shape("Lanes"),
    "groups": shape("Groups"),
    f"groups/{GROUP['signature']}": GROUP,
    "breakers": shape("Breakers"),
    "breakers/tnt_8f2a/kyc": {
        **shape("BreakerWhole"),
        "last_failure": shape("Breakers")["breakers"][0]["last_failure"],
    },
    "redrives": shape("Redrives"),
    "questions": shape("Questions"),
    "redrives/rd-1": shape("RedriveShown"),
    "dead-letters": {**shape("Letters"), "counted": 981},
    "dead-letters/dl_1": LETTER,
    "search": shape("Search"),
    "tenants": shape("Tenants"),
    "health": shape("Health"),
    "jobs/kyc/job_44fa": {**shape("JobShown"), "questions": shape("Questions")["questions"]},
}
PAGES = [
    *("#/overview", "#/groups", f"#/groups/kyc/{GROUP['signature']}", "#/letters", "#/letters/dl_1", "#/redrives"),
    *("#/redrives/new?job_type=kyc", "#/redrives/rd-1", "#/breakers", "#/breakers/tnt_8f2a/kyc"),
    *("#/jobs/tnt_8f2a/kyc/job_44fa", "#/search?q=job_44fa", "#/questions", "#/tenants", "#/tenants/tnt_8f2a"),
]
# Each finding is a rule's name and what broke it.
FINDINGS = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility())
  const shown = (node) => node.outerHTML.slice(0, 100)
  const found = []
  const rule = (name, nodes) => found.push(...nodes.map((node) => `${name}: ${shown(node)}`))
  const named = (node) => node.getAttribute("aria-label") || node.getAttribute("title") || node.textContent.trim()
    || (node.getAttribute("aria-labelledby") || "").split(" ").some((id) => id && document.getElementById(id))
    || node.labels?.length || node.querySelector("img[alt]:not([alt='']), input[aria-label]")
  const ids = all("[id]").map((node) => node.id)
  rule("duplicate-id", all("[id]").filter((node) => ids.filter((id) => id === node.id).length > 1))
  const spoken = "a[href], button, input, select, textarea, summary, [role=img], dialog, table"
  rule("name", all(spoken).filter((node) => !named(node)))
  for (const name of ["aria-labelledby", "aria-describedby", "aria-controls", "for"])
    rule(name, all(`[${name}]`).filter((node) =>
      node.getAttribute(name).split(" ").some((id) => !document.getElementById(id))))
  const lists = all("ul, ol").flatMap((list) => [...list.children])
  rule("list", lists.filter((node) => node.tagName !== "LI"))
  rule("listitem", all("li").filter((node) => !["UL", "OL"].includes(node.parentElement.tagName)))
  rule("definition-list", all("dt, dd").filter((node) => !node.closest("dl")))
  rule("nested-interactive", all("a a, a button, button a, button button, summary a, summary button, label button"))
  rule("empty-heading", all("h1, h2, h3, h4").filter((node) => !node.textContent.trim()))
  const levels = all("h1, h2, h3, h4").map((node) => [Number(node.tagName[1]), node])
  rule("heading-order", levels.filter(([level], at) => at && level > levels[at - 1][0] + 1).map(([, node]) => node))
  if (all("h1").length !== 1) found.push(`page-has-heading-one: ${all("h1").length}`)
  rule("th", all("table").filter((table) => !table.querySelector("th")))
  rule("empty-table-header", all("th").filter((th) => !named(th)))
  const home = "header, main, dialog, .skip, [role=status], noscript, script"
  rule("landmark", all("body > *").filter((node) => !node.matches(home) && node.textContent.trim()))
  rule("tabindex", all("[tabindex]").filter((node) => Number(node.getAttribute("tabindex")) > 0))
  const scrolls = (n) => n.scrollWidth > n.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(n).overflowX)
  rule("scrollable-region-focusable", all("main *").filter((node) => scrolls(node) && node.tabIndex < 0
    && !node.querySelector("a, button, input")))
  return found
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    found = answered(browser, "#/overview", **ANSWERS).page
    found.get_by_role("heading", level=1).wait_for()
    return found


@pytest.mark.parametrize("hash_", PAGES)
def test_no_page_breaks_a_rule_that_people_with_a_screen_reader_or_a_keyboard_rely_on(page: Page, hash_: str) -> None:
    if not page.url.endswith(hash_):
        go(page, hash_)
    assert page.evaluate(FINDINGS) == []


def test_the_shortcuts_say_every_key_that_does_something(page: Page) -> None:
    page.keyboard.press("?")
    shown = page.get_by_role("dialog", name="Keyboard shortcuts")
    keys = shown.locator("kbd").all_text_contents()
    page.keyboard.press("Escape")
    assert {"g", "j", "k", "Enter", "/", "f", "x", "a", "r", "?", "Esc"} <= set(keys)
