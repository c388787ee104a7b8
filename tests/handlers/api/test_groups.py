"""Groups through the API: what people know of a cause, written down with who wrote it."""

from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.api import letter_queries
from lambdas.core.model.letter import LetterStatus
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import read_request
from tests.support.builders import A_MINUTE, NOON, a_key, a_letter, an_event
from tests.support.functions.api_line import Answer, ask, bury
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE


def group(signature: str = "aa") -> Any:
    return ask("GET", f"/v1/groups/{signature}", job_type=JOB_TYPE).json


def write(verb: str, signature: str = "aa", **body: Any) -> Answer:
    return ask("POST", f"/v1/groups/{signature}/{verb}", body={"job_type": JOB_TYPE, **body})


def redriven(outside: Outside, minute: int, **given: Any) -> str:
    asked = {"action": "discard", "job_type": JOB_TYPE, "reason": "x", "operator": "ops", **given}
    request = read_request(asked, job_types=wiring.lanes())
    at = NOON + minute * A_MINUTE
    redrive_id = f"rd-{minute}"
    outside.redrives.write(
        Redrive(redrive_id=redrive_id, request=request, status=RedriveStatus.DONE, started_at=at, updated_at=at)
    )
    return redrive_id


def listed(**query: Any) -> Any:
    return ask("GET", "/v1/groups", job_type=JOB_TYPE, **query).json


def test_groups_of_a_lane_are_listed_the_last_seen_first_with_their_counts(outside: Outside) -> None:
    for minute, signature in enumerate(("aa", "bb", "aa")):
        bury(minute=minute, signature=signature)
    found = listed()
    assert [(each["signature"], each["letters"]) for each in found["groups"]] == [("aa", 2), ("bb", 1)]
    assert found["cursor"] is None
    assert ask("GET", "/v1/groups", job_type="kyc").json["groups"] == []


def test_groups_of_every_lane_come_page_by_page_the_worst_first(outside: Outside) -> None:
    for letters, signature in enumerate(("s0", "s1", "s2", "s3", "s4"), start=1):
        for minute in range(letters):
            bury(minute=minute, signature=signature)
    pages: list[list[str]] = []
    cursor = None
    while not pages or cursor:
        page = ask("GET", "/v1/groups", limit=2, cursor=cursor).json
        assert page["causes"] == 5
        pages.append([each["signature"] for each in page["groups"]])
        cursor = page["cursor"]
    assert pages == [["s4", "s3"], ["s2", "s1"], ["s0"]]
    assert ask("GET", "/v1/groups", cursor="e30").code == ask("GET", "/v1/groups", cursor="-2").code == "BAD_CURSOR"


def test_pages_of_groups_hold_every_group_once_and_a_last_page_that_is_full_is_the_last(outside: Outside) -> None:
    for minute in range(6):
        bury(minute=minute // 2, signature=f"s{minute}")
    pages: list[list[str]] = []
    cursor = None
    while not pages or cursor:
        page = listed(limit=2, cursor=cursor)
        pages.append([each["signature"] for each in page["groups"]])
        cursor = page["cursor"]
    assert pages == [["s5", "s4"], ["s3", "s2"], ["s1", "s0"]]


def test_a_group_says_how_many_letters_wait_whose_they_are_and_on_which_versions_they_died(outside: Outside) -> None:
    bury(signature="aa", worker_version="v1")
    bury("tnt_other", signature="aa", worker_version="v2", status=LetterStatus.HELD)
    bury("tnt_other", signature="aa", worker_version="v2", status=LetterStatus.SCHEDULED)
    bury("tnt_third", signature="aa", worker_version="v3", status=LetterStatus.DISCARDED)
    bury("tnt_third", minute=1, signature="bb")
    shown, row = group(), listed()["groups"][1]
    for each in (shown, row):
        assert (each["letters"], each["open_letters"]) == (4, 3)
        assert each["letters_waiting"] == {"open": 1, "held": 1, "escalated": 0, "scheduled": 1}
    assert (shown["tenant_count"], shown["more_tenants"]) == (2, False)
    assert shown["tenants"] == ["tnt_acme", "tnt_other"]
    assert shown["worker_versions"] == ["v1", "v2"]
    assert (row["tenant_count"], row["tenants"]) == (None, []), "a list does not read letters"


def test_a_group_of_which_nothing_waits_has_the_version_of_its_latest_letter(outside: Outside) -> None:
    bury(signature="aa", worker_version="v1", status=LetterStatus.DISCARDED)
    assert (group()["open_letters"], group()["tenants"], group()["worker_versions"]) == (0, [], ["v1"])


def test_tenants_that_were_not_all_looked_at_are_said_to_be_more(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(letter_queries, "OF_A_GROUP", 2)
    for number in range(4):
        bury(f"tnt_{number}", minute=number, signature="aa")
    assert (group()["open_letters"], group()["tenants"], group()["more_tenants"]) == (4, ["tnt_2", "tnt_3"], True)


def test_without_a_lane_the_groups_that_wait_anywhere_come_worst_first(outside: Outside) -> None:
    for minute, (signature, lane) in enumerate((("aa", "kyc"), ("bb", JOB_TYPE), ("bb", JOB_TYPE), ("cc", JOB_TYPE))):
        bury(minute=minute, signature=signature, job_type=lane)
    bury(minute=9, signature="dd", status=LetterStatus.DISCARDED)
    found = ask("GET", "/v1/groups").json
    assert [(each["signature"], each["open_letters"]) for each in found["groups"]] == [("bb", 2), ("cc", 1), ("aa", 1)]
    assert (found["causes"], found["cursor"]) == (3, None)
    fewer = ask("GET", "/v1/groups", limit=1).json
    assert (len(fewer["groups"]), fewer["causes"]) == (1, 3)


def test_a_group_shows_its_deaths_by_the_hour_the_current_one_last(outside: Outside) -> None:
    now = wiring.now()
    for hours in (0, 0, 1, 23, 24):
        letter = a_letter(a_key(job_type=JOB_TYPE), signature="aa", died_at=now - hours * 60 * A_MINUTE)
        house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    deaths = group()["deaths"]
    assert (len(deaths), deaths[-1], deaths[-2], deaths[0], sum(deaths)) == (24, 2, 1, 1, 4)


@pytest.mark.parametrize("verb", ["hold", "release", "note"])
def test_a_group_that_nobody_knows_is_not_found(verb: str, outside: Outside) -> None:
    assert ask("GET", "/v1/groups/aa", job_type=JOB_TYPE).code == "GROUP_NOT_FOUND"
    body = {"note": "x"} if verb == "note" else {"reason": "x"}
    assert write(verb, **body).code == "GROUP_NOT_FOUND"


def test_holding_and_releasing_are_kept_with_name_and_reason_and_leave_the_note(outside: Outside) -> None:
    bury(signature="aa")
    write("note", owner="ada", note="page 2", bug_url="https://bugs.example.com/17")
    assert write("hold", reason="the fix is not out").json["note"] == {
        "owner": "ada",
        "note": "page 2",
        "bug_url": "https://bugs.example.com/17",
        "on_hold": True,
    }
    assert write("release", reason="it is out").json["note"]["on_hold"] is False
    history = outside.ledger.group_history(JOB_TYPE, "aa")
    assert [(event.what, event.who, event.why) for event in history] == [
        ("group.noted", "ops@example.com", "page 2"),
        ("group.held", "ops@example.com", "the fix is not out"),
        ("group.released", "ops@example.com", "it is out"),
    ]


def test_a_note_changes_only_what_it_names(outside: Outside) -> None:
    bury(signature="aa")
    write("note", owner="ada", note="page 2")
    write("note", note="page 3")
    note = group()["note"]
    assert (note["owner"], note["note"]) == ("ada", "page 3")
    assert write("note", note="").json["note"]["note"] == ""


@pytest.mark.parametrize("bug_url", ["javascript:alert(1)", "bugs.example.com/17", "https://a b"])
def test_a_bug_link_is_an_address_of_the_web(bug_url: str, outside: Outside) -> None:
    bury(signature="aa")
    assert write("note", bug_url=bug_url).code == "INVALID"


@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({"filter": {"signature": "aa"}}, True),
        ({"filter": {"code": "DETERMINISTIC_CRASH"}}, True),
        ({"filter": {"signature": "bb"}}, False),
        ({"filter": {"code": "DETERMINISTIC_CRASH", "signature": "bb"}}, False),
        ({"filter": {"letter_ids": ["dl_1"]}}, False),
        ({"filter": {"signature": "aa"}, "dry_run": True}, False),
    ],
)
def test_a_group_names_the_latest_redrive_that_was_asked_for_it(
    given: dict[str, Any], counts: bool, outside: Outside
) -> None:
    bury(minute=0, signature="aa")
    redrive_id = redriven(outside, 5, **given)
    shown = group()
    assert shown["last_redrive"] == (redrive_id if counts else "")
    assert shown["new_since"] is False
    bury(minute=9, signature="aa")
    assert group()["new_since"] is counts


def test_letters_without_a_signature_are_a_group_too(outside: Outside) -> None:
    bury(signature="")
    assert group("-")["letters"] == 1
    assert write("hold", "-", reason="x").json["note"]["on_hold"] is True
