"""Whoever reads the console, on whatever: phone width, dark and light, by name rather than by sight."""

from typing import Any

import pytest
from playwright.sync_api import Page

from local.stack import Stack
from tests.console.browser import Console, go
from tests.support.embedded.redrives import UNAUTHORIZED, WELL, dead_letters

pytestmark = [pytest.mark.usefixtures("browser"), pytest.mark.embedded]  # without a browser, no stack either
PAGES = (
    *("overview", "groups?job_type=simulated", "letters?job_type=simulated"),
    *("redrives", "redrives/new", "breakers", "tenants"),
)
LEAST = 4.5  # to 1: what WCAG 2.2 AA asks of text

# Of every element with words of its own: the ratio of its colour to the nearest ground that is painted.
CONTRASTS = """() => {
  const numbers = colour => colour.match(/[\\d.]+/g).map(Number)
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0)
  const ground = node => {
    for (let at = node; at; at = at.parentElement) {
      const found = numbers(getComputedStyle(at).backgroundColor)
      if (found.length === 3 || found[3] > 0) return found
    }
    return [255, 255, 255]
  }
  const words = node => [...node.childNodes].some(each => each.nodeType === 3 && each.data.trim())
  return [...document.querySelectorAll("body *")]
    .filter(node => words(node) && node.checkVisibility() && !node.disabled && !node.matches("option, noscript"))
    .map(node => {
      const [a, b] = [light(numbers(getComputedStyle(node).color)), light(ground(node))].sort((x, y) => y - x)
      return [node.textContent.trim().slice(0, 40), Math.round((a + 0.05) / (b + 0.05) * 100) / 100]
    })
}"""

NAMELESS = """() => [...document.querySelectorAll("a, button, input, select, textarea, summary, [role=img], table")]
  .filter(node => node.checkVisibility())
  .filter(node => !(node.labels?.length || node.getAttribute("aria-label") || node.textContent.trim()))
  .map(node => node.outerHTML.slice(0, 80))"""

# Pixels that the page, or a table in it, is wider than what is seen of it.
WIDER = """() => Math.max(...[document.documentElement, ...document.querySelectorAll(".scroll")]
  .map(node => node.scrollWidth - node.clientWidth))"""


@pytest.fixture(scope="module")
def letter_id(embedded: Stack) -> str:
    """Of a job that had done something outside."""
    effect = {"op": "effect", "action": "crm.case_created", "key": "access-1"}
    ((_, _, found),) = dead_letters(embedded, 1, [effect, UNAUTHORIZED], WELL)
    return found


def each_page(page: Page, letter_id: str, look: str) -> dict[str, Any]:
    found = {}
    for hash_ in (*PAGES, f"letters/{letter_id}"):
        go(page, f"#/{hash_}")
        found[hash_] = page.evaluate(look)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_words_stand_out_from_their_ground(console: Console, letter_id: str, scheme: str) -> None:
    page = console.signed_in("Operator sees", "#/tenants/tnt_ada", scheme=scheme)
    found = each_page(page, letter_id, CONTRASTS)
    assert all(len(words) > 5 for words in found.values()), "no page is without words"
    assert [pair for words in found.values() for pair in words if pair[1] < LEAST] == []


def test_everything_that_can_be_used_has_a_name(console: Console, letter_id: str) -> None:
    page = console.signed_in("Operator sees", "#/tenants/tnt_ada")
    found = each_page(page, letter_id, NAMELESS)
    assert {hash_: nameless for hash_, nameless in found.items() if nameless} == {}


def test_a_phone_scrolls_down_and_never_sideways(console: Console, letter_id: str) -> None:
    page = console.signed_in("Operator sees", "#/tenants/tnt_ada", width=360)
    wider = each_page(page, letter_id, WIDER)
    assert {hash_: pixels for hash_, pixels in wider.items() if pixels > 0} == {}
