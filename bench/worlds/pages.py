"""Every page of the console with 20,000 letters: how long until it shows, and whether its numbers are the table's.

It fills the embedded stack that `make up` runs, so start a fresh one. Letters and counters are written as the functions
would have left them; the pages are read in a real Chromium. Run: `python -m bench.worlds.pages`.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, TimeoutError, sync_playwright

from bench.growth import LANE, letter
from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import attributes, letter_item
from lambdas.core.model.group import Cause, Change, Counted, OwnCause
from lambdas.core.model.letter import Letter
from lambdas.core.model.moves import move_of, moved
from local import stack
from local.stack import Stack
from tests.console.browser import ARGUMENTS, chromium

LETTERS, ROUNDS = 20_000, 5
A_REQUEST = 25  # items that DynamoDB takes at once
PAGES = {
    "overview": "#/overview",
    "groups": f"#/groups?job_type={LANE}",
    "one group": f"#/groups/{LANE}/{3:016x}",
    "letters": "#/letters",
    "letters of a lane": f"#/letters?job_type={LANE}",
    "letters of a tenant": "#/letters?tenant_id=tnt_7",
    "one letter": "#/letters/dl_00000007",
    "redrives": "#/redrives",
    "breakers": "#/breakers",
    "tenants": "#/tenants",
    "one tenant": "#/tenants/tnt_7",
    "search": "#/search?q=tnt_7",
}


def letters(number: int, now: datetime) -> list[Letter]:
    """Over the last day, of 20 tenants and 25 causes."""
    apart = timedelta(days=1) / number
    return [replace(letter(n), died_at=now - n * apart, last_failed_at=now) for n in range(number)]


def counters(died: Iterable[Letter]) -> Iterator[dict[str, Any]]:
    """What the moves of all of them add up to, by the same function that counts each."""
    sums: dict[tuple[str, str], Change] = {}
    for each in died:
        for change in moved(move_of(each, was=None, at=each.died_at)):
            place = keys.counter(change.of, spread_by=each.letter_id)
            sums[place] = sums[place].plus(change) if place in sums else change
    for place, change in sums.items():
        yield {**keys.place(*place), **attributes({**change.add, **_seen(change.of, change)})}


def _seen(of: Counted, change: Change) -> dict[str, Any]:
    first, last = change.first, change.last
    if first is None or last is None:
        return {}
    if not isinstance(of, Cause | OwnCause):
        return {"last_failure_at": last.at}
    told = {name: getattr(last, name) for name in ("kind", "code", "summary", "error_type", "worker_version")}
    return {**told, "first_seen": first.at, "last_seen": last.at, "sample": last.letter_id}


def fill(running: Stack, died: Sequence[Letter]) -> None:
    client, table = running.client("dynamodb"), running.outputs["LedgerTable"]
    items = [*map(letter_item, died), *counters(died)]
    for first in range(0, len(items), A_REQUEST):
        puts = [{"PutRequest": {"Item": item}} for item in items[first : first + A_REQUEST]]
        client.batch_write_item(RequestItems={table: puts})


def shown(page: Page, hash_: str) -> float:
    """Seconds from the click to the page, with what it asked the API for."""
    began = perf_counter()
    page.evaluate("hash => { document.querySelector('main').replaceChildren(); location.hash = hash }", hash_)
    page.locator("main h1").first.wait_for()
    took = perf_counter() - began
    if page.locator("main .trouble").count():
        raise SystemExit(f"{hash_} shows an error, not the page: {page.locator('main').inner_text()}")
    page.evaluate("location.hash = '#/nowhere'")
    page.get_by_role("heading", name="Page not found").wait_for()
    return took


def faults(page: Page, died: Sequence[Letter]) -> list[str]:
    """Numbers on pages that are not those of the letters."""
    by_cause = Counter(each.signature for each in died)
    by_tenant = Counter(each.tenant_id for each in died)
    wanted = {
        "#/letters": f"{len(died):,} letters wait",
        f"#/letters?job_type={LANE}": f"{len(died):,} letters wait",
        "#/letters?tenant_id=tnt_7": f"{by_tenant['tnt_7']:,} letters wait",
        f"#/groups/{LANE}/{3:016x}": f"{by_cause[f'{3:016x}']:,} waiting",
        "#/overview": f"{len(died):,} letters wait",
        "#/tenants": f"{by_tenant['tnt_7']:,}",
    }
    found = []
    for hash_, text in wanted.items():
        shown(page, hash_)
        page.evaluate("hash => { location.hash = hash }", hash_)
        try:
            page.locator("main").get_by_text(text).first.wait_for(timeout=20_000)
        except TimeoutError:
            found.append(f"{hash_}: expected {text!r}")
    return found


def main() -> int:
    running, browser_path = stack.attached(), chromium()
    if running is None or browser_path is None:
        print("start a fresh `make up`, and install Chromium", file=sys.stderr)
        return 2
    died = letters(LETTERS, datetime.now(UTC).replace(microsecond=0))
    fill(running, died)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=ARGUMENTS)
        page = browser.new_page()
        page.set_default_timeout(120_000)
        page.goto(running.outputs["ConsoleUrl"])
        page.get_by_role("button", name="Operator sees").click()
        page.locator("main h1").first.wait_for()
        for name, hash_ in PAGES.items():
            shown(page, hash_)  # the first of a cold function
            print(f"{name:20} {median(shown(page, hash_) for _ in range(ROUNDS)):6.2f} s")
        wrong = faults(page, died)
        browser.close()
    print("\n".join(wrong) or "every number is that of the table")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
