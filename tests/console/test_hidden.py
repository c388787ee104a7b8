"""Nothing that waits is hidden behind what is newer, larger or more; and where a list ends, the page says so."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.console.browser import shape
from tests.console.pretended import Pretended, answered

REDRIVE = shape("Redrives")["redrives"][0]
GROUP = shape("Groups")["groups"][0]
LANE = shape("Lanes")["lanes"][0]
BREAKER = shape("Breakers")["breakers"][0]
QUESTION = shape("Questions")["questions"][0]
JOB = shape("JobShown")


def ago(**span: float) -> str:
    return (datetime.now(UTC) - timedelta(**span)).isoformat().replace("+00:00", "Z")


def opened(browser: Browser, hash_: str, **answers: Any) -> Pretended:
    known: dict[str, Any] = {
        "lanes": {"lanes": [LANE]},
        "groups": {"groups": [], "causes": 0, "cursor": None},
        "breakers": {"breakers": [], "more": False},
        "redrives": {"redrives": [], "cursor": None},
        "questions": {"questions": [], "more": False},
    }
    return answered(browser, hash_, **{**known, **answers})


def needs(page: Page) -> Locator:
    return page.get_by_role("region", name="What needs you").get_by_role("listitem")


def test_an_approval_that_waits_is_there_however_many_redrives_are_newer(browser: Browser) -> None:
    waits = {**REDRIVE, "redrive_id": "rd-old", "status": "waiting_for_approval", "reason": "the key is renewed"}
    newer = [{**REDRIVE, "redrive_id": f"rd-{each}", "status": "done"} for each in range(30)]

    def redrives(asked: dict[str, str]) -> dict[str, Any]:
        return {"redrives": [waits] if asked.get("live") else newer, "cursor": None if asked.get("live") else "more"}

    page = opened(browser, "#/overview", redrives=redrives).page
    expect(needs(page).filter(has_text="the key is renewed")).to_have_count(1)
    expect(page.get_by_role("table", name="Redrives").get_by_role("row")).to_have_count(2)  # its head, and it


def test_effects_in_doubt_lead_to_as_many_letters_as_they_say(browser: Browser) -> None:
    doubts = {"in_doubt": 5, "in_doubt_by_code": {"EFFECT_IN_DOUBT": 3, "EFFECT_CONFLICT": 2}}
    page = opened(browser, "#/overview", lanes={"lanes": [{**LANE, **doubts}]}).page
    for text, code in (
        ("3 jobs died in the middle", "EFFECT_IN_DOUBT"),
        ("2 jobs died of an effect", "EFFECT_CONFLICT"),
    ):
        link = needs(page).filter(has_text=text).get_by_role("link").first
        expect(link).to_have_attribute("href", f"#/letters?job_type=kyc&code={code}")


def test_groups_that_do_not_fit_on_a_page_are_on_the_next(browser: Browser) -> None:
    def groups(asked: dict[str, str]) -> dict[str, Any]:
        first = asked.get("cursor") is None
        name = "the first cause" if first else "the last cause"
        return {"groups": [{**GROUP, "summary": name}], "causes": 101, "cursor": "100" if first else None}

    page = opened(browser, "#/groups", groups=groups).page
    expect(page.get_by_text("1 of 101 shown")).to_be_visible()
    page.get_by_role("link", name="The next").click()
    expect(page.get_by_text("the last cause")).to_be_visible()
    page.get_by_role("link", name="Back to the worst").click()
    expect(page.get_by_text("the first cause")).to_be_visible()


def test_the_last_day_says_when_it_is_that_of_the_largest_causes_alone(browser: Browser) -> None:
    page = opened(browser, "#/overview", groups={"groups": [GROUP], "causes": 101, "cursor": "100"}).page
    expect(page.get_by_text("died, of the 1 largest causes that wait")).to_be_visible()
    page = opened(browser, "#/overview", groups={"groups": [GROUP], "causes": 1, "cursor": None}).page
    expect(page.get_by_text("died, of causes that wait")).to_be_visible()


def test_jobs_behind_more_breakers_than_are_counted_have_a_plus(browser: Browser) -> None:
    uncounted = {**BREAKER, "tenant_id": "tnt_last", "parked": 1_000}  # as many as are counted
    stopped = {
        "lanes": {"lanes": [{**LANE, "parked": 40, "parked_more": True}]},
        "breakers": {"breakers": [BREAKER, uncounted], "more": True},
    }
    page = opened(browser, "#/overview", **stopped).page
    expect(page.get_by_text("40+ jobs are parked")).to_be_visible()
    expect(needs(page).filter(has_text="2 tenants are stopped")).to_contain_text("1,040+")
    expect(page.get_by_text("More breakers are open than this list shows")).to_be_visible()


@pytest.mark.parametrize("more", [False, True])
def test_every_question_can_be_answered_on_the_page(browser: Browser, more: bool) -> None:
    asked = [
        {**QUESTION, "key": f"q{each}", "question": f"Question {each}?", "until": ago(hours=-3)} for each in range(9)
    ]
    page = opened(browser, "#/overview", questions={"questions": asked, "more": more}).page
    page.get_by_role("link", name="At least 4 more questions" if more else "4 more questions to operators").click()
    expect(page.get_by_role("button", name="yes")).to_have_count(9)
    expect(page.get_by_text("3 h left to answer").first).to_be_visible()


@pytest.mark.parametrize(
    ("done", "age", "said"),
    [
        ([4, 0, 0, 0, 0, 0, 0], 20, "no job was done for 30 min"),
        ([0] * 36, 9_000, "no job was done for at least 3 h"),  # since before the curve begins
        ([0] * 36, 20, ""),  # it has just arrived
        ([4] * 7, 9_000, ""),
    ],
)
def test_a_lane_in_which_messages_wait_and_nothing_is_done_is_silent(
    browser: Browser, done: list[int], age: int, said: str
) -> None:
    flow = {"period_s": 300, "done": done, "died": [0] * len(done), "spent": [0.0] * len(done)}
    lane = {**LANE, "waiting": 7, "in_flight": 0, "oldest_message_s": age, "flow": flow, "in_doubt_by_code": {}}
    page = opened(browser, "#/overview", lanes={"lanes": [lane]}).page
    expect(page.get_by_role("table", name="Lanes")).to_be_visible()
    row = needs(page).filter(has_text="kyc is silent")
    expect(row).to_have_count(1 if said else 0)
    if said:
        expect(row).to_contain_text(said)


def test_a_tenant_of_whom_nothing_is_known_does_not_look_well(browser: Browser) -> None:
    nothing = {
        **shape("Health"),
        **{"tenant_id": "tnt_zeat", "letters": 0, "poison": 0, "recovered": 0, "last_failure_at": None, "hours": []},
        **{"letters_waiting": {"open": 0, "held": 0, "escalated": 0, "scheduled": 0}, "breakers": []},
    }
    letters: dict[str, Any] = {"letters": [], "cursor": None, "counted": 0}
    page = opened(browser, "#/tenants/tnt_zeat", health=nothing, **{"dead-letters": letters}).page
    expect(page.get_by_text("so does a name that is mistyped")).to_be_visible()
    expect(page.get_by_role("link", name="Search for it")).to_have_attribute("href", "#/search?q=tnt_zeat")


def test_a_tenant_is_not_offered_what_only_operators_can_say(browser: Browser) -> None:
    """The API takes no tenant's word for a change of code: a dialog that has it chosen already is a trap."""
    me = {"who": "tnt_8f2a/ada@example.com", "tenant_id": "tnt_8f2a", "operator": False}
    crashed = {**shape("LetterShown"), "letter_id": "dl_1"}
    assert crashed["safety"]["replay"]["verdict"] == "unfixed"
    safe = {"replay": {"verdict": "safe", "why": ""}, "resume": {"verdict": "safe", "why": ""}}
    known = {"dead-letters/dl_1": crashed, "dead-letters/dl_2": {**crashed, "safety": safe}}
    page = opened(browser, "#/letters/dl_1", me=me, **known).page
    replay = page.get_by_role("button", name="Replay")
    expect(replay).to_be_disabled()
    expect(replay).to_have_attribute("title", crashed["safety"]["replay"]["why"])
    page.evaluate("location.hash = '#/letters/dl_2'")
    expect(replay).to_be_enabled()
    replay.click()
    offered = page.get_by_role("dialog").get_by_label("What was fixed").locator("option").all_inner_texts()
    assert offered == ["nothing was fixed", "the data", "the credentials", "a system it depends on", "a policy"]


def test_attempts_close_to_each_other_keep_names_that_can_be_read(browser: Browser) -> None:
    """Five attempts within a minute, of a job that began an hour ago: their names would lie on each other."""
    facts = {"code": "LLM_TIMEOUT", "kind": "transient", "spend_usd": 0}
    events = [
        {"at": ago(seconds=70 - 10 * n), "what": "attempt.failed", "who": "lazaret", "why": "", "data": data}
        for n in range(1, 6)
        for data in [{**facts, "attempt": n, "duration_ms": 40 * n}]
    ]
    times = {
        "first_claimed_at": ago(hours=1),
        "updated_at": ago(seconds=10),
        "steps": [],
        "effects": [],
        "failures": [],
    }
    job = {"jobs/kyc/job_44fa": {**JOB, **times, "timeline": events}}
    page = opened(browser, "#/jobs/tnt_8f2a/kyc/job_44fa", **job).page
    drawn = page.get_by_role("group", name="What happened, to scale")
    expect(drawn.get_by_text("5 · LLM_TIMEOUT")).to_be_visible()
    boxes = drawn.locator("svg text.strong").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON())"
    )
    edges = sorted((each["left"], each["right"]) for each in boxes)
    assert all(left >= before for (_, before), (left, _) in pairwise(edges))
    expect(drawn).not_to_contain_text("suspended")  # the key names what is drawn
