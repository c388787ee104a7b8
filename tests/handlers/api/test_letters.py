"""Reading letters through the API: lists, one letter, its payload; and what a tenant does not get to see."""

import json
from dataclasses import replace
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.core.model.failure import Code, Kind, Strategy
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import LetterStatus
from lambdas.core.operate.letters import home_of
from lambdas.core.ports.lists import LetterQuery, Page
from lambdas.core.worker.advice import ADVISED, Act, Advice, as_data
from tests.support.builders import a_key, a_letter, an_event
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, ask, bury
from tests.support.functions.aws import JOB_TYPE

pytestmark = pytest.mark.usefixtures("outside")


def ids(answer: Any) -> list[str]:
    assert answer.status == 200, answer
    return [letter["letter_id"] for letter in answer.json["letters"]]


def pages(**asked: Any) -> list[list[str]]:
    found, cursor = [], None
    while True:
        answer = ask("GET", "/v1/dead-letters", cursor=cursor, **asked)
        found.append(ids(answer))
        cursor = answer.json["cursor"]
        if cursor is None:
            return found


def test_a_tenant_lists_its_own_letters_newest_first_page_by_page() -> None:
    mine = [bury(minute=minute).letter_id for minute in range(5)]
    bury("tnt_other", minute=9)
    assert pages(as_=ACME, limit=2) == [[mine[4], mine[3]], [mine[2], mine[1]], [mine[0]]]


def test_an_operator_lists_a_lanes_letters_or_a_tenants_or_a_groups() -> None:
    mine, theirs = bury(signature="aa"), bury("tnt_other", minute=1, signature="bb")
    assert ids(ask("GET", "/v1/dead-letters", job_type=JOB_TYPE)) == [theirs.letter_id, mine.letter_id]
    assert ids(ask("GET", "/v1/dead-letters", tenant_id="tnt_acme")) == [mine.letter_id]
    assert ids(ask("GET", "/v1/dead-letters", job_type=JOB_TYPE, signature="bb")) == [theirs.letter_id]


def test_an_operator_who_names_neither_a_lane_nor_a_tenant_gets_all_that_waits_in_every_lane() -> None:
    waits = [
        bury("tnt_1", minute=1, job_type="kyc"),
        bury("tnt_2", minute=2, status=LetterStatus.HELD),
        bury("tnt_1", minute=3, status=LetterStatus.SCHEDULED),
        bury("tnt_3", minute=4, job_type="kyc"),
    ]
    bury("tnt_1", minute=5, status=LetterStatus.DISCARDED)
    expected = [letter.letter_id for letter in reversed(waits)]
    answer = ask("GET", "/v1/dead-letters")
    assert (ids(answer), answer.json["counted"], answer.json["cursor"]) == (expected, 4, None)
    pages: list[list[str]] = []
    cursor = None
    while not pages or cursor:
        answer = ask("GET", "/v1/dead-letters", limit=3, cursor=cursor)
        pages.append(ids(answer))
        cursor = answer.json["cursor"]
    assert pages == [expected[:3], expected[3:]]


def test_nothing_that_waits_anywhere_is_an_empty_list_with_an_exact_nought() -> None:
    answer = ask("GET", "/v1/dead-letters")
    assert (ids(answer), answer.json["counted"]) == ([], 0)


@pytest.mark.parametrize("code", ["AUTH_DENIED", "auth_denied", "OWN.code-7", "own.Code-7"])
def test_a_code_is_found_however_it_is_spelled(code: str) -> None:
    found = {"auth_denied": bury(code=Code.AUTH_DENIED), "own.code-7": bury(code="own.Code-7")}
    bury()
    answer = ask("GET", "/v1/dead-letters", code=code)
    assert (ids(answer), answer.json["counted"]) == ([found[code.lower()].letter_id], 1)


@pytest.mark.parametrize(
    ("query", "counted"),
    [
        ({}, 4),
        ({"job_type": JOB_TYPE}, 3),
        ({"job_type": JOB_TYPE, "status": "held"}, 1),
        ({"tenant_id": "tnt_1"}, 3),
        ({"tenant_id": "tnt_1", "job_type": "kyc"}, 1),
        ({"job_type": JOB_TYPE, "signature": "aa"}, 2),
        ({"kind": "poison"}, None),
        ({"job_type": JOB_TYPE, "status": "discarded"}, None),
    ],
)
def test_a_list_says_how_many_wait_where_a_counter_knows(query: dict[str, Any], counted: int | None) -> None:
    bury("tnt_1", signature="aa")
    bury("tnt_1", job_type="kyc")
    bury("tnt_2", signature="aa", status=LetterStatus.HELD)
    bury("tnt_1", signature="bb")
    bury("tnt_1", signature="bb", status=LetterStatus.DISCARDED)
    assert ask("GET", "/v1/dead-letters", limit=1, **query).json["counted"] == counted


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ({"code": "AUTH_DENIED"}, {"denied"}),
        ({"kind": "permanent"}, {"denied"}),
        ({"kind": "poison"}, {"crashed", "elsewhere", "held"}),
        ({"job_type": "kyc"}, {"elsewhere"}),
        ({"job_type": "kyc", "kind": "permanent"}, set()),
        ({"status": "held"}, {"held"}),
    ],
)
def test_a_list_is_narrowed_by_code_kind_lane_and_status(asked: dict[str, Any], found: set[str]) -> None:
    named = {
        "crashed": bury(),
        "denied": bury(code=Code.AUTH_DENIED, kind=Kind.PERMANENT),
        "elsewhere": bury(job_type="kyc"),
        "held": bury(status=LetterStatus.HELD),
    }
    assert set(ids(ask("GET", "/v1/dead-letters", as_=ACME, **asked))) == {named[name].letter_id for name in found}


def test_a_page_of_a_list_that_no_index_knows_may_be_short_and_the_cursor_goes_on() -> None:
    rare = bury(minute=0, kind=Kind.PERMANENT).letter_id
    for minute in range(1, 15):
        bury(minute=minute)
    found = pages(as_=ACME, kind="permanent", limit=2)
    assert [each for page in found for each in page] == [rare]
    assert found[0] == []


def test_a_cursor_of_another_tenant_or_list_says_only_where_in_the_own_list_to_begin() -> None:
    mine = [bury(minute=minute).letter_id for minute in range(3)]
    theirs = [bury("tnt_other", minute=minute).letter_id for minute in range(3)]
    cursor = ask("GET", "/v1/dead-letters", as_=ACME, limit=1).json["cursor"]  # behind minute 2
    assert set(ids(ask("GET", "/v1/dead-letters", as_=ACME, cursor=cursor))) == {mine[0], mine[1]}
    assert set(ids(ask("GET", "/v1/dead-letters", as_=OTHER, cursor=cursor))) - {theirs[2]} == {theirs[0], theirs[1]}
    assert ids(ask("GET", "/v1/dead-letters", as_=ACME, cursor=cursor, status="held")) == []
    assert ids(ask("GET", "/v1/dead-letters", as_=ACME, cursor=cursor, code="AUTH_DENIED")) == []
    assert ask("GET", "/v1/redrives", as_=ACME, cursor=cursor).code == "OPERATORS_ONLY"


def test_of_what_waits_only_the_lists_are_read_that_have_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most of what waits has one status. A page that reads the three others too waits for each."""
    bury()
    read: list[str] = []
    real = type(house.ledger()).letters

    def letters(self: Any, query: LetterQuery) -> Page:
        read.append(query.status.value)
        return real(self, query)

    monkeypatch.setattr(type(house.ledger()), "letters", letters)
    assert len(ask("GET", "/v1/dead-letters").json["letters"]) == 1
    assert read == ["open"]
    bury(status=LetterStatus.HELD)
    read.clear()
    assert len(ask("GET", "/v1/dead-letters").json["letters"]) == 2
    assert sorted(read) == ["held", "open"]


@pytest.mark.parametrize("path", ["/v1/dead-letters", "/v1/redrives", "/v1/groups"])
@pytest.mark.parametrize("text", ["x", "AAAA", "é", "%00", "e30", "x" * 600])
def test_a_cursor_that_is_no_place_of_a_list_is_a_problem_that_says_so(path: str, text: str) -> None:
    answer = ask("GET", path, job_type=JOB_TYPE, cursor=text)
    assert (answer.status, answer.code) == (400, "BAD_CURSOR")


def test_one_letter_has_its_safety_effects_timeline_and_a_redacted_payload() -> None:
    letter = bury()
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).json
    assert shown["safety"]["replay"]["verdict"] == "unfixed"
    assert json.loads(shown["payload"]["preview"]) == {"customer": "[redacted]", "pages": 3}
    assert [event["why"] for event in shown["timeline"]] == ["by [redacted]"]
    assert shown["effects"] == []


def test_a_new_worker_version_makes_a_crash_safe_to_replay() -> None:
    letter = bury(worker_version="v-0")
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).json
    assert shown["safety"]["replay"] == {"verdict": "safe", "why": "nothing happened outside"}


@pytest.mark.parametrize("kept", [False, True])
def test_a_letter_without_its_snapshot_is_shown_without_it(kept: bool) -> None:
    letter = a_letter(a_key(tenant_id="tnt_acme", job_type=JOB_TYPE))
    letter = replace(letter, snapshot_ref=letter.key.snapshot_ref if kept else "")
    house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    payload = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).json["payload"]
    assert payload["preview"] == ""
    assert payload["missing"]


def test_a_letter_whose_lane_is_gone_is_judged_by_the_built_in_policy() -> None:
    letter = bury(job_type="long-gone", code=Code.LLM_TIMEOUT, kind=Kind.TRANSIENT)
    assert ask("GET", f"/v1/dead-letters/{letter.letter_id}").json["safety"]["replay"]["verdict"] == "safe"


def test_a_tenant_sees_neither_our_plumbing_nor_what_operators_wrote() -> None:
    letter = bury(owner="grace", note="like tnt_other's", consumer_id="stream", source_queue="lazaret-simulated")
    home = JobKey(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id=letter.job_id)
    for who, why in [("ops@example.com", "as for tnt_other"), ("tnt_acme/ada@tnt_acme.example", "my own words")]:
        house.ledger().record(home, an_event(who=who, why=why, data={"redrive_id": "rd-1"}))
    path = f"/v1/dead-letters/{letter.letter_id}"
    shown, all_of_it = ask("GET", path, as_=ACME), ask("GET", path, as_=OPERATOR)
    assert "tnt_other" not in shown.text
    assert {shown.json[name] for name in ("owner", "note", "consumer_id", "source_queue", "snapshot_ref")} == {""}
    told = {(event["who"], event["why"]) for event in shown.json["timeline"]}
    assert {("an operator", ""), ("tnt_acme/ada@tnt_acme.example", "my own words")} <= told
    assert all_of_it.json["note"] == "like tnt_other's"
    assert "as for tnt_other" in {event["why"] for event in all_of_it.json["timeline"]}


@pytest.mark.parametrize(
    ("resolved_by", "seen"),
    [
        ("lazaret", "lazaret"),
        ("ops@example.com", "an operator"),
        ("tnt_acme/a@b.c", "tnt_acme/a@b.c"),
        ("rd-1", "rd-1"),
        ("unverified (claims to be tnt_acme/a@b.c)", "an operator"),
    ],
)
def test_a_tenant_sees_who_resolved_its_letter_only_if_it_was_one_of_its_own(resolved_by: str, seen: str) -> None:
    letter = bury(redrive_id="rd-1")
    done = replace(letter, status=LetterStatus.DISCARDED, resolved_by=resolved_by)
    house.ledger().move_letter(letter, done, an_event())
    assert ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).json["resolved_by"] == seen


def test_another_tenants_letter_and_nobodys_get_the_same_answer_word_for_word() -> None:
    letter = bury()
    theirs = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=OTHER)
    nobodys = ask("GET", "/v1/dead-letters/letter_of_nobody", as_=OTHER)
    assert theirs.text.replace(letter.letter_id, "X") == nobodys.text.replace("letter_of_nobody", "X")
    assert (theirs.status, theirs.headers) == (nobodys.status, nobodys.headers)
    assert theirs.code == "LETTER_NOT_FOUND"


@pytest.mark.parametrize("asked", [{"tenant_id": "tnt_acme"}, {"tenant_id": "tnt_other"}])
def test_a_tenant_that_asks_as_an_operator_would_is_refused(asked: dict[str, Any]) -> None:
    bury(signature="aa")
    answer = ask("GET", "/v1/dead-letters", as_=ACME, **asked)
    assert (answer.status, answer.code) == (403, "OPERATORS_ONLY")


def test_a_page_reads_on_past_letters_that_were_not_asked_for_until_it_is_full() -> None:
    wanted = [bury(minute=minute, kind=Kind.PERMANENT).letter_id for minute in (0, 1)]
    for minute in (2, 3, 4):
        bury(minute=minute)
    assert ids(ask("GET", "/v1/dead-letters", as_=ACME, kind="permanent", limit=2)) == wanted[::-1]


def test_a_triage_agents_advice_is_on_the_letter_and_its_group_for_operators_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    letter = bury(signature="aa", death_id="death_1")
    advice = Advice(act=Act.REPLAY, reasons=("the scanner was repaired",), strategy=Strategy(model="large"))
    told = replace(an_event(what=ADVISED), who="agents.triage:advise", data=as_data(advice, "death_1"))
    house.ledger().record(home_of(letter), told)
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}").json["advice"]
    assert (shown["act"], shown["reasons"], shown["strategy"]["model"]) == ("replay", list(advice.reasons), "large")
    assert (shown["by"], shown["is_acted_on"]) == ("agents.triage:advise", False)
    assert ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).json["advice"] is None
    lane = replace(wiring.lanes()[JOB_TYPE], triage="agents.triage:advise", triage_may=(letter.code,))
    assert ask("GET", "/v1/groups/aa", job_type=JOB_TYPE).json["advice"] is None, "the lane has no agent any more"
    monkeypatch.setitem(wiring.lanes(), JOB_TYPE, lane)
    group = ask("GET", "/v1/groups/aa", job_type=JOB_TYPE).json["advice"]
    assert (group["act"], group["is_acted_on"]) == ("replay", True)


@pytest.mark.parametrize("forged", [{}, {"act": "replay", "reasons": 5, "strategy": {}, "draft": 5, "spend_usd": "x"}])
def test_advice_that_makes_no_sense_is_none_and_its_letter_is_shown(forged: dict[str, Any]) -> None:
    """Whoever has a worker's role may write it."""
    letter = bury(signature="aa", death_id="death_1")
    told = replace(an_event(what=ADVISED), who="agents.triage:advise", data={**forged, "death_id": "death_1"})
    house.ledger().record(home_of(letter), told)
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}")
    assert (shown.status, shown.json["advice"]) == (200, None)
