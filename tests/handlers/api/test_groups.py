"""Groups through the API: what people know of a cause, written down with who wrote it."""

from typing import Any

import pytest

from lambdas import wiring
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import read_request
from tests.builders import A_MINUTE, NOON
from tests.handlers.api.conftest import Outside
from tests.handlers.api.line import Answer, ask
from tests.handlers.api.test_letters import bury
from tests.handlers.conftest import JOB_TYPE


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


def test_groups_of_a_lane_are_listed_the_last_seen_first_with_their_counts(outside: Outside) -> None:
    for minute, signature in enumerate(("aa", "bb", "aa")):
        bury(minute=minute, signature=signature)
    listed = ask("GET", "/v1/groups", job_type=JOB_TYPE).json
    assert [(each["signature"], each["letters"]) for each in listed["groups"]] == [("aa", 2), ("bb", 1)]
    assert listed["more"] is False
    assert ask("GET", "/v1/groups", job_type=JOB_TYPE, limit=1).json["more"] is True
    assert ask("GET", "/v1/groups", job_type="kyc").json["groups"] == []


def test_one_group_says_who_is_affected_by_its_open_letters(outside: Outside) -> None:
    bury(signature="aa", worker_version="v1")
    bury("tnt_other", signature="aa", worker_version="v2")
    bury("tnt_third", signature="bb")
    shown = group()
    assert (shown["open_letters"], shown["tenants"]) == (2, ["tnt_acme", "tnt_other"])
    assert shown["worker_versions"] == ["v1", "v2"]


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
