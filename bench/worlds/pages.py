"""Every page of the console with 20,000 letters: how long until it shows, and whether its numbers are the table's.

It fills the embedded stack that `make up` runs, so start a fresh one. Letters and counters are written as the functions
would have left them; the pages are read in a real Chromium. Run: `python -m bench.worlds.pages`.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.growth import LANE, letter
from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import attributes, attributes_of, event_item, letter_item
from lambdas.core.model.group import Cause, Change, Counted, OwnCause
from lambdas.core.model.head import Event
from lambdas.core.model.letter import WAITING, Letter
from lambdas.core.model.moves import move_of, moved
from lambdas.core.model.value import names_in, value
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
    "letters of the last hour": "#/letters?within=1h",
    "letters of one kind": "#/letters?kind=permanent",
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
    facts = {name: getattr(last, name) for name in ("kind", "code", "summary", "error_type", "worker_version")}
    return {**facts, "first_seen": first.at, "last_seen": last.at, "sample": last.letter_id}


def born(letter: Letter) -> dict[str, Any]:
    """The event of its birth, counted already. Without one the sweep takes the letter for one of a release that did not
    count, and counts it again."""
    event = Event(at=letter.died_at, what="letter.created", event_id=letter.letter_id)
    move = move_of(letter, was=None, at=letter.died_at)
    counts = {"counts": {"M": attributes_of(move, without=frozenset({"tenant_id", "job_type"}))}}
    item = event_item(keys.partition(keys.home(letter.key)), event)
    return {**item, **counts, **attributes({"counted": True})}


def fill(running: Stack, died: Sequence[Letter]) -> None:
    client, table = running.client("dynamodb"), running.outputs["LedgerTable"]
    items = [*map(letter_item, died), *map(born, died), *counters(died)]
    for first in range(0, len(items), A_REQUEST):
        puts = [{"PutRequest": {"Item": item}} for item in items[first : first + A_REQUEST]]
        client.batch_write_item(RequestItems={table: puts})


# Playwright looks again after 20, 50, 100, 100 and then every 500 ms: too coarse for what is to take a second at most.
# So the page watches itself, from the click until what it shows is painted.
_WATCH = """hash => new Promise(done => {
  const main = document.querySelector("main")
  const began = performance.now()
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
  const watch = new MutationObserver(() => {
    if (!main.querySelector("h1")) return
    watch.disconnect()
    painted()
  })
  main.replaceChildren()
  watch.observe(main, { childList: true, subtree: true })
  location.hash = hash
})"""


def shown(page: Page, hash_: str) -> float:
    """Seconds from the click to the page, with what it asked the API for."""
    page.evaluate("location.hash = '#/nowhere'")
    page.get_by_role("heading", name="Page not found").wait_for()
    took = float(page.evaluate(_WATCH, hash_)) / 1e3
    if page.locator("main .trouble").count():
        raise SystemExit(f"{hash_} shows an error, not the page: {page.locator('main').inner_text()}")
    return took


@value
class Row:
    """A letter as the table has it: read from its item, by nothing that the pages use."""

    job_type: str
    tenant_id: str
    code: str
    signature: str


def waiting(running: Stack) -> list[Row]:
    """Every letter that waits, by a scan of the whole table."""
    pages = running.client("dynamodb").get_paginator("scan").paginate(TableName=running.outputs["LedgerTable"])
    letters = (item for page in pages for item in page["Items"] if item["sk"]["S"].startswith("LETTER#"))
    return [_row(item) for item in letters if item["status"]["S"] in WAITING]


def _row(item: dict[str, Any]) -> Row:
    _, tenant_id, _, job_type, _ = item["pk"]["S"].split("#")
    signature = item.get("signature", {}).get("S", "")
    return Row(job_type=job_type, tenant_id=tenant_id, code=item["code"]["S"], signature=signature)


def faults(page: Page, rows: Sequence[Row]) -> list[str]:
    """Each number of letters that wait, on each page, that is not a count of the table."""
    by = {name: Counter(getattr(each, name) for each in rows) for name in names_in(Row)}
    worst = dict(by["signature"].most_common())
    wanted = {
        "#/overview": {".lead-in": [len(rows), max(worst.values())]},
        "#/letters": {"h1": [len(rows)]},
        **{f"#/letters?job_type={lane}": {"h1": [number]} for lane, number in by["job_type"].items()},
        **{f"#/letters?tenant_id={tenant}": {"h1": [number]} for tenant, number in by["tenant_id"].items()},
        **{f"#/letters?job_type={LANE}&code={code}": {"h1": [number]} for code, number in by["code"].items()},
        **{f"#/letters?job_type={LANE}&signature={each}": {"h1": [number]} for each, number in worst.items()},
        **{f"#/groups/{LANE}/{each}": {".marks": [number]} for each, number in worst.items()},
        **{f"#/tenants/{tenant}": {".tiles a": [number]} for tenant, number in by["tenant_id"].items()},
    }
    said = [(hash_, place, number) for hash_, places in wanted.items() for place, number in places.items()]
    tables = {
        f"#/groups?job_type={LANE}": ("waiting", worst.values()),
        "#/groups": ("waiting", worst.values()),
        "#/tenants": ("waiting letters", by["tenant_id"].values()),
        "#/overview": ("letters", by["job_type"].values()),
    }
    found = [f"{hash_}: {fault}" for hash_, place, numbers in said if (fault := _missing(page, hash_, place, numbers))]
    return found + [
        f"{hash_}, column {name!r}: shows {column}, the table has {sorted(numbers)}"
        for hash_, (name, numbers) in tables.items()
        if (column := _column(page, hash_, name)) != sorted(numbers)
    ]


def _missing(page: Page, hash_: str, place: str, numbers: Sequence[int]) -> str:
    shown(page, hash_)
    text = page.locator(f"main {place}").first.inner_text()
    known = [int(each.replace(",", "")) for each in re.findall(r"(?<![\w.])[0-9][0-9,]*(?![\w.])", text)]
    return "" if set(numbers) <= set(known) else f"shows {text!r}, the table has {list(numbers)}"


def _column(page: Page, hash_: str, name: str) -> list[int]:
    """The numbers of a table's column, without those that are nothing."""
    shown(page, hash_)
    texts: list[str] = page.evaluate(
        """name => [...document.querySelectorAll("main table")].flatMap(table => {
          const at = [...table.querySelectorAll("thead th")].findIndex(each => each.innerText.trim() === name)
          return at < 0 ? [] : [...table.querySelectorAll("tbody tr")].map(row => row.children[at].innerText)
        })""",
        name,
    )
    numbers = (int(re.match(r"[0-9,]*", each.strip())[0].replace(",", "") or 0) for each in texts)  # type: ignore[index]
    return sorted(number for number in numbers if number)


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
            print(f"{name:24} {median(shown(page, hash_) for _ in range(ROUNDS)):6.2f} s")
        wrong = faults(page, waiting(running))
        browser.close()
    print("\n".join(wrong) or "every number is that of the table")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
