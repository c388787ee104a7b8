"""Proposals of the sweep through the API: each is started once, by an operator, as a redrive of its own."""

from typing import Any

import pytest

from lambdas import wiring
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.request import read_request
from tests.support.builders import a_proposal
from tests.support.functions.api_line import ACME, ANOTHER_OPERATOR, ASKED, OPERATOR, Answer, ask, start
from tests.support.functions.api_outside import Outside


def propose(outside: Outside) -> None:
    """As the sweep does after a deploy."""
    request = read_request({**ASKED, "operator": "lazaret"}, job_types=wiring.lanes())
    outside.redrives.write(a_proposal(request, reason="KeyError"))


def accept(redrive_id: str, **more: Any) -> Answer:
    return ask("POST", f"/v1/redrives/{redrive_id}/accept", **{"body": {"reason": "the fix is in"}, **more})


def test_a_proposal_is_started_as_a_redrive_in_the_callers_name_and_with_their_reason(outside: Outside) -> None:
    propose(outside)
    answer = accept("proposed-17")
    assert (answer.status, answer.json) == (202, {"redrive_id": "accepted-17", "status": "planning"})
    given = outside.machine.started["accepted-17"]
    assert (given["operator"], given["reason"]) == ("ops@example.com", "the fix is in")
    assert given["filter"] == ASKED["filter"]
    assert ask("GET", "/v1/redrives/accepted-17").json["started_by"] == "ops@example.com"
    left = ask("GET", "/v1/redrives/proposed-17").json
    assert (left["status"], left["outcome"]) == ("accepted", "started as accepted-17: KeyError")
    assert [(event["what"], event["who"]) for event in left["history"]] == [("redrive.accepted", "ops@example.com")]


@pytest.mark.parametrize("second", [OPERATOR, ANOTHER_OPERATOR], ids=["the same person", "another"])
def test_a_proposal_is_started_once_and_who_is_late_is_told_as_what(outside: Outside, second: dict[str, str]) -> None:
    propose(outside)
    accept("proposed-17")
    answer = accept("proposed-17", as_=second)
    assert (answer.status, answer.code) == (409, "NOT_PROPOSED")
    assert answer.json["detail"] == "proposed-17 was started before: read accepted-17"
    assert [*outside.machine.started] == ["accepted-17"]


def test_what_is_no_proposal_is_not_started_again(outside: Outside) -> None:
    redrive_id = start().json["redrive_id"]
    answer = accept(redrive_id)
    assert (answer.status, answer.code) == (409, "NOT_PROPOSED")
    assert f"{redrive_id} is planning, not proposed" in answer.json["detail"]
    assert [*outside.machine.started] == [redrive_id]


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"as_": ACME}, 403, "OPERATORS_ONLY"),
        ({"as_": None}, 401, "UNAUTHENTICATED"),
        ({"body": {}}, 422, "INVALID"),
        ({"body": {"reason": " "}}, 422, "INVALID"),
        ({"body": {"reason": "x", "operator": "somebody@example.com"}}, 422, "INVALID"),
    ],
    ids=["a tenant", "nobody", "no reason", "an empty reason", "in another's name"],
)
def test_a_proposal_stays_one_where_it_may_not_be_started(
    outside: Outside, more: dict[str, Any], status: int, code: str
) -> None:
    propose(outside)
    answer = accept("proposed-17", **more)
    assert (answer.status, answer.code) == (status, code)
    assert (outside.machine.started, outside.redrives.records["proposed-17"].status) == ({}, RedriveStatus.PROPOSED)


def test_a_proposals_id_that_can_be_none_is_refused(outside: Outside) -> None:
    assert (accept("proposed%2017").status, accept("p" * 129).code) == (422, "INVALID")
