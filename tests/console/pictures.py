"""The pictures of the console in docs/img: its real files in a real Chromium, over an API that is pretended.

Run: `python -m tests.console.pictures`, with a folder to write them elsewhere. Some are dark, some of a phone.
"""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.console.browser import ARGUMENTS, chromium, shape
from tests.console.pretended import CONSOLE, DEVELOPMENT, OPERATOR, Pretended

HOME = Path(__file__).parents[2] / "docs" / "img"
NOW = datetime.now(UTC).replace(microsecond=0)
PAGES = {
    "overview": "#/overview",
    "group": "#/groups/kyc/5f1d3c0a9b8e7766",
    "letters": "#/letters",
    "letter": "#/letters/dl_0f3c5a8e9b7d6c4f2a1b",
    "redrive": "#/redrives/rd-1",
    "breaker": "#/breakers/tnt_zeta/kyc",
    "job": "#/jobs/tnt_8f2a/kyc/job_44fa",
}
CAUSES = (
    ("401 from crm.example.com: key expired for svc-kyc", "AUTH_DENIED", "kyc", 704, [0] * 22 + [236, 468]),
    (
        "the mail vendor refused the recipient: mailbox full",
        "VENDOR_REJECTED",
        "outreach",
        118,
        [3, 2, 0, 1, 4] * 4 + [2, 1, 1, 1],
    ),
    ("KeyError: 'birth_date'", "DETERMINISTIC_CRASH", "kyc", 31, [0] * 23 + [31]),
    ("no rate for EUR/USD on 2026-06-12", "RATES_MISSING", "invoices", 25, [0] * 18 + [38, 67, 4, 0, 0, 0]),
    ("near miss: score 0.82 for a name on the list", "NEEDS_REVIEW", "sanctions", 20, [1, 0, 2, 0, 1, 3] * 4),
)


def ago(**span: float) -> str:
    return (NOW - timedelta(**span)).isoformat().replace("+00:00", "Z")


def groups() -> list[dict[str, Any]]:
    one = shape("Groups")["groups"][0]
    known = []
    for at, (summary, code, lane, waits, deaths) in enumerate(CAUSES):
        counts = {"open_letters": waits, "letters_waiting": {"open": waits, "held": 0, "escalated": 0, "scheduled": 0}}
        when = {"first_seen": ago(hours=2 + at), "last_seen": ago(minutes=1 + at)}
        note = {"owner": "mia" if at == 1 else "", "note": "", "bug_url": "", "on_hold": at == 4}
        back = [0] * 20 + [0, 9, 31, 22] if at == 1 else [0] * 24
        hours = {"deaths": deaths, "recoveries": back}
        named = {"summary": summary, "code": code, "job_type": lane, "signature": f"{at:016x}", **hours}
        known.append({**one, **named, **counts, **when, "note": note, "breakers": ["tnt_zeta"] if at == 0 else []})
    return known


def one_group() -> dict[str, Any]:
    told = groups()[0]
    before = {"worker_version": "58fcb82a", "at": ago(days=3), "changed": {}}
    after = {
        "worker_version": "aa01bb02",
        "at": ago(minutes=25),
        "changed": {"attempts": "4 → 6", "budget_usd": "0.5 → 0.8"},
    }
    tenants = {"tenant_count": 3, "tenants": ["tnt_ada", "tnt_curie", "tnt_zeta"], "more_tenants": False}
    return {**told, **tenants, "signature": "5f1d3c0a9b8e7766", "letters": 731, "deploys": [before, after]}


def lanes() -> list[dict[str, Any]]:
    one = shape("Lanes")["lanes"][0]
    waiting = {"kyc": 751, "outreach": 131, "invoices": 29, "sanctions": 27}
    flow = {"period_s": 300, "done": [40, 44, 38, 47, 43, 41] * 6, "died": [0] * 30 + [4, 9, 16, 22, 31, 38]}
    flow["spent"] = [0.0] * 30 + [0.4, 0.7, 1.1, 1.9, 2.4, 2.6]
    quiet = {"period_s": 300, "done": [9, 12, 8, 14, 11, 10] * 6, "died": [0, 0, 1, 0, 0, 0] * 6}
    quiet["spent"] = [0.0, 0.0, 0.08, 0.0, 0.0, 0.0] * 6
    facts = {
        "waiting": 12,
        "in_flight": 7,
        "delayed": 0,
        "dying": 0,
        "oldest_message_s": 9,
        "letters_waiting": shape("Health")["letters_waiting"],
    }
    return [
        {
            **{**one, **facts, "job_type": name, "open_letters": letters, "flow": flow if name == "kyc" else quiet},
            **{"in_doubt": 3 if name == "kyc" else 0, "parked": 240 if name == "kyc" else 0},
            "in_doubt_by_code": {"EFFECT_IN_DOUBT": 3} if name == "kyc" else {},
            "breakers_open": 1 if name == "kyc" else 0,
        }
        for name, letters in waiting.items()
    ]


def letters() -> list[dict[str, Any]]:
    one = shape("Letters")["letters"][0]
    told = [cause for cause in CAUSES[:3] for _ in range(4)]
    return [
        {
            **{**one, "summary": summary, "code": code, "job_type": lane, "died_at": ago(minutes=7 * at)},
            **{"letter_id": f"dl_{at:020x}", "job_id": f"job_{at * 7919 % 65536:04x}", "signature": code},
            "tenant_id": ("tnt_ada", "tnt_curie", "tnt_zeta")[at % 3],
        }
        for at, (summary, code, lane, _, _) in enumerate(told)
    ]


def breaker() -> dict[str, Any]:
    last = {**shape("Breakers")["breakers"][0]["last_failure"], "at": ago(minutes=4)}
    times = {"opened_at": ago(minutes=31), "cools_until": ago(minutes=-4), "probes_failed": 2, "parked": 240}
    jobs = [
        {**shape("BreakerWhole")["jobs"][0], "parked_at": ago(minutes=30 - at), "job_id": f"job_{at:04x}"}
        for at in range(6)
    ]
    whole = {**shape("BreakerWhole"), **times, "tenant_id": "tnt_zeta", "last_failure": last, "jobs": jobs}
    return {**whole, "state": "open", "probe": "", "closed_at": None}


def job() -> dict[str, Any]:
    """Two attempts that failed, and a third that had an effect which nobody confirmed."""
    facts = {
        "kind": "transient",
        "error_type": "ReadTimeout",
        "detail": "ReadTimeout: no answer from the model in 60 s",
    }
    first = {
        **facts,
        "attempt": 1,
        "code": "LLM_TIMEOUT",
        "duration_ms": 62_000,
        "spend_usd": 0.04,
        "strategy": {"model": "small"},
    }
    second = {**facts, "attempt": 2, "code": "LLM_TIMEOUT", "duration_ms": 124_000, "spend_usd": 0.05}
    events = [(first, 9.0, "the model was slow: another model is tried"), (second, 6.5, "the same again")]
    timeline = [
        {"at": ago(minutes=at), "what": "attempt.failed", "who": "lazaret", "why": why, "data": data}
        for data, at, why in events
    ]
    steps = [
        {**shape("JobShown")["steps"][0], "name": name, "at": ago(minutes=at)}
        for name, at in (("extract", 9.6), ("compare", 5.9))
    ]
    effect = {
        **shape("JobShown")["effects"][0],
        "status": "intent",
        "intended_at": ago(minutes=5.5),
        "committed_at": None,
    }
    times = {"first_claimed_at": ago(minutes=10), "updated_at": ago(minutes=5)}
    return {
        **shape("JobShown"),
        **times,
        "timeline": timeline,
        "steps": steps,
        "effects": [effect],
        "failures": [],
        "model": "large",
    }


def redrive() -> dict[str, Any]:
    """The canary is well, the second wave settles."""
    found = {**shape("RedriveShown"), "started_at": ago(minutes=3), "updated_at": ago(seconds=20)}
    canary = {**found["waves"][0], "began_at": ago(minutes=2), "reason": "5 of 5 recovered"}
    second = {**canary, "number": 2, "begin": 5, "end": 25, "sent": 20, "recovered": 12, "waiting": 7, "parked": 1}
    second |= {"verdict": "wait", "reason": "8 of 20 have not settled", "began_at": ago(seconds=50)}
    counts = {"sent": 25, "recovered": 17, "waves": [canary, second]}
    return {**found, **counts, "history": [{**each, "at": ago(minutes=3)} for each in found["history"]]}


def sent() -> dict[str, Any]:
    one = shape("RedriveLetters")["letters"][0]
    fates = ["recovered"] * 17 + ["parked"] + ["waiting"] * 7 + ["not_sent"] * 87
    letters = [
        {
            **{**one, "position": at, "wave": 1 if at < 5 else 2 if at < 25 else 0, "outcome": outcome},
            **{"letter_id": f"dl_{at * 7919:020x}", "tenant_id": ("tnt_ada", "tnt_curie", "tnt_borg")[at % 3]},
            "at": ago(seconds=110 - 4 * at) if outcome == "recovered" else None,
        }
        for at, outcome in enumerate(fates)
    ]
    return {"letters": letters, "next": None}


def answers() -> dict[str, Any]:
    asked = {**shape("Redrives")["redrives"][0], "status": "waiting_for_approval", "planned": 704}
    asked |= {"reason": "CRM key renewed", "started_by": "ada@example.com", "started_at": ago(minutes=6)}
    stopped, question = breaker(), shape("Questions")["questions"][0]
    short = {name: stopped[name] for name in shape("Breakers")["breakers"][0]}
    return {
        "me": OPERATOR,
        "lanes": {"lanes": lanes()},
        "groups": {"groups": groups(), "cursor": None, "causes": 15},
        "groups/5f1d3c0a9b8e7766": one_group(),
        "breakers": {"breakers": [short], "more": False},
        "breakers/tnt_zeta/kyc": stopped,
        "redrives": {"redrives": [asked], "cursor": None},
        "questions": {"questions": [{**question, "asked_at": ago(minutes=12), "until": ago(hours=-23)}], "more": False},
        "redrives/rd-1": redrive(),
        "redrives/rd-1/letters": sent(),
        "dead-letters": {"letters": letters(), "cursor": "more", "counted": 981},
        "dead-letters/dl_0f3c5a8e9b7d6c4f2a1b": shape("LetterShown"),
        "jobs/kyc/job_44fa": job(),
    }


def taken(page: Page, folder: Path, *, only: tuple[str, ...] = tuple(PAGES), ending: str = "") -> None:
    Pretended(page, answers(), {**DEVELOPMENT, "name": "prod"})
    page.goto(CONSOLE)
    page.get_by_role("button", name="Operator").click()
    for name in only:
        page.locator("main h1").first.wait_for()
        page.evaluate("hash => { document.querySelector('main').replaceChildren(); location.hash = hash }", PAGES[name])
        page.locator("main h1").first.wait_for()
        page.screenshot(path=folder / f"console-{name}{ending}.png", animations="disabled")


# Each with the ending of its names, and what is taken: of the dark and the narrow ones a sample is enough.
DESK, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
SERIES: tuple[tuple[str, Any, Any, tuple[str, ...]], ...] = (
    ("", DESK, "light", ("overview", "group", "letters", "letter", "redrive", "breaker", "job")),
    ("-dark", DESK, "dark", ("overview",)),
    ("-phone", PHONE, "light", ("overview",)),
)


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else HOME
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for ending, size, scheme, only in SERIES:
            page = browser.new_context(viewport=size, color_scheme=scheme).new_page()
            page.set_default_timeout(60_000)
            taken(page, folder, only=only, ending=ending)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
