"""Redrives through the API: asked for in the caller's own name, followed, approved by another, aborted."""

import json
from dataclasses import replace
from typing import Any

import pytest

from lambdas import house
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import Letter, LetterStatus, Way
from lambdas.core.redrive.record import Plan, RedriveStatus, Wave, entry_of, write_manifest
from tests.support.builders import NOON, a_failure, a_head, an_event
from tests.support.functions.api_line import ACME, ANOTHER_OPERATOR, ASKED, OPERATOR, ask, bury, start
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE


def waiting(outside: Outside) -> str:
    redrive_id: str = start().json["redrive_id"]
    found = outside.redrives.find(redrive_id)
    assert found is not None
    outside.redrives.write(replace(found, status=RedriveStatus.WAITING_FOR_APPROVAL, task_token="token-1"))
    outside.machine.waiting.add("token-1")
    return redrive_id


def test_a_redrive_is_started_with_the_callers_name_and_can_be_followed(outside: Outside) -> None:
    answer = start(dry_run=True, canary=2)
    assert answer.status == 202
    redrive_id = answer.json["redrive_id"]
    assert outside.machine.started[redrive_id] == ASKED | {"dry_run": True, "canary": 2, "operator": "ops@example.com"}
    shown = ask("GET", f"/v1/redrives/{redrive_id}").json
    assert (shown["status"], shown["started_by"], shown["dry_run"]) == ("planning", "ops@example.com", True)
    assert shown["request"]["filter"] == ASKED["filter"]
    (asked,) = shown["history"]
    # An operator's name is an address, and no secret to operators.
    assert (asked["what"], asked["who"]) == ("redrive.asked", "ops@example.com")


def sent(outside: Outside, way: str = "replay") -> tuple[str, list[Letter]]:
    """A redrive of four letters: the canary has one that is done and one that died again, the rest is not sent yet."""
    letters = [bury(minute=minute) for minute in range(4)]
    redrive_id: str = start(action=way).json["redrive_id"]
    found = outside.redrives.find(redrive_id)
    assert found is not None
    wave = Wave(number=1, begin=0, end=2, began_at=NOON, sent=2)
    outside.redrives.write(replace(found, plan=Plan(plan_id="p1", matched=4, planned=4, waves=(2, 2)), waves=(wave,)))
    write_manifest(outside.store, redrive_id, map(entry_of, letters), plan_id="p1")
    return redrive_id, letters


def put(outside: Outside, head: Head) -> None:
    outside.ledger.heads[head.key] = head


def test_the_letters_of_a_redrive_are_listed_with_what_became_of_each(outside: Outside) -> None:
    redrive_id, letters = sent(outside)
    jobs = [entry_of(letter).job_key(Way.REPLAY, redrive_id) for letter in letters[:2]]
    put(outside, a_head(jobs[0], status=HeadStatus.DONE, redrive_id=redrive_id, updated_at=NOON))
    failure = a_failure(signature=letters[1].signature)
    died = a_head(jobs[1], status=HeadStatus.DEAD, redrive_id=redrive_id, failure=failure, letter_id="dl_new")
    put(outside, died)
    page = ask("GET", f"/v1/redrives/{redrive_id}/letters").json
    first, second, *rest = page["letters"]
    assert (first["outcome"], first["wave"], first["letter_id"]) == ("recovered", 1, letters[0].letter_id)
    assert (first["job_id"], first["at"]) == (jobs[0].job_id, "2026-06-12T12:00:00Z")
    assert (second["outcome"], second["same_cause"], second["new_letter_id"]) == ("died_again", True, "dl_new")
    assert [(each["outcome"], each["wave"], each["at"]) for each in rest] == [("not_sent", 0, None)] * 2
    assert page["next"] is None


def test_a_page_of_them_ends_where_the_next_begins_and_one_outcome_can_be_asked_for(outside: Outside) -> None:
    redrive_id, letters = sent(outside)
    page = ask("GET", f"/v1/redrives/{redrive_id}/letters", limit=3).json
    assert [each["position"] for each in page["letters"]] == [0, 1, 2]
    last = ask("GET", f"/v1/redrives/{redrive_id}/letters", begin=page["next"]).json
    assert ([each["position"] for each in last["letters"]], last["next"]) == ([3], None)
    job = entry_of(letters[2]).job_key(Way.REPLAY, redrive_id)
    put(outside, a_head(job, status=HeadStatus.PARKED, redrive_id=redrive_id))
    parked = ask("GET", f"/v1/redrives/{redrive_id}/letters", outcome="parked", limit=1).json
    assert ([each["position"] for each in parked["letters"]], parked["next"]) == ([2], 3)


def test_letters_that_are_discarded_say_so_by_their_own_status(outside: Outside) -> None:
    redrive_id, letters = sent(outside, "discard")
    gone = replace(letters[0], status=LetterStatus.DISCARDED, resolved_at=NOON, resolved_by=redrive_id)
    outside.ledger.move_letter(letters[0], gone, an_event())
    page = ask("GET", f"/v1/redrives/{redrive_id}/letters").json
    assert [each["outcome"] for each in page["letters"]] == ["discarded", "not_sent", "not_sent", "not_sent"]


def test_a_redrive_that_is_not_planned_yet_has_no_letters_and_one_that_is_not_there_is_not_found(
    outside: Outside,
) -> None:
    redrive_id = start().json["redrive_id"]
    assert ask("GET", f"/v1/redrives/{redrive_id}/letters").json == {"letters": [], "next": None}
    assert ask("GET", "/v1/redrives/rd-nope/letters").status == 404


@pytest.mark.parametrize("changes", [{"operator": "somebody@example.com"}, {"auto": True}])
def test_nobody_can_ask_in_anothers_name(changes: dict[str, Any], outside: Outside) -> None:
    answer = start(**changes)
    assert (answer.status, answer.code) == (422, "INVALID")
    assert outside.machine.started == {}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"job_type": "nope"}, "job_type = 'nope': there is no such lane"),
        ({"filter": {}}, "filter = {}: expected at least one of"),
        ({"filter": {"colour": "red"}}, "filter.colour: no such key"),
        ({"colour": "red"}, "colour: no such key"),
        ({"continues": "rd-1"}, "continues: no such key"),
        ({"limit": 0}, "body.limit: Input should be greater than or equal to 1"),
        ({"strategy": {"agent": "agents.nope:nope"}}, "strategy.agent = 'agents.nope:nope': expected one of"),
    ],
)
def test_a_request_that_is_wrong_is_told_every_fault(changes: dict[str, Any], fault: str, outside: Outside) -> None:
    answer = start(**changes)
    assert answer.code == "INVALID"
    assert any(each.startswith(fault) for each in answer.json["faults"]), answer.json["faults"]
    assert outside.machine.started == {}


def test_a_patch_that_is_no_json_never_reaches_the_machine(outside: Outside) -> None:
    text = json.dumps(ASKED | {"patch": {"amount": float("nan")}})
    assert ask("POST", "/v1/redrives", raw=text).code == "INVALID"
    assert outside.machine.started == {}


def test_a_machine_that_cannot_be_started_is_said_and_written_down(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any) -> str:
        raise Unavailable("state machine lazaret-redrive", "throttled")

    monkeypatch.setattr(type(outside.machine), "start", refuse)
    answer = start()
    assert (answer.status, answer.code) == (503, "UNAVAILABLE")
    assert answer.headers["Retry-After"] == "5"
    assert "lazaret-redrive" not in answer.text
    (written,) = ask("GET", "/v1/redrives").json["redrives"]
    assert written["status"] == "failed"


def test_redrives_are_listed_newest_first_page_by_page_also_of_one_lane(outside: Outside) -> None:
    ids = [start().json["redrive_id"] for _ in range(3)]
    for place, redrive_id in enumerate(ids):
        found = outside.redrives.records[redrive_id]
        outside.redrives.records[redrive_id] = replace(found, started_at=NOON.replace(minute=place))
    first = ask("GET", "/v1/redrives", limit=2).json
    rest = ask("GET", "/v1/redrives", limit=2, cursor=first["cursor"]).json
    assert [each["redrive_id"] for each in first["redrives"] + rest["redrives"]] == ids[::-1]
    assert rest["cursor"] is None
    assert ask("GET", "/v1/redrives", job_type="kyc").json["redrives"] == []


def test_those_that_have_not_ended_are_one_list_however_many_newer_ones_have(outside: Outside) -> None:
    redrive_id = waiting(outside)
    for _ in range(5):
        ended = outside.redrives.find(start().json["redrive_id"])
        assert ended is not None
        outside.redrives.write(replace(ended, status=RedriveStatus.DONE))
    newest = ask("GET", "/v1/redrives", limit=5).json["redrives"]
    assert redrive_id not in [each["redrive_id"] for each in newest]
    page = ask("GET", "/v1/redrives", live="true", limit=5).json
    assert [(each["redrive_id"], each["status"]) for each in page["redrives"]] == [(redrive_id, "waiting_for_approval")]
    assert page["cursor"] is None
    assert ask("GET", "/v1/redrives", live="true", job_type=JOB_TYPE).code == "INVALID"


def test_a_redrive_shows_its_plan_waves_and_sums_and_never_its_task_token(outside: Outside) -> None:
    redrive_id = waiting(outside)
    found = outside.redrives.find(redrive_id)
    assert found is not None
    waves = [Wave(number=n, begin=0, end=5, began_at=NOON, sent=5, recovered=4, died_again=1) for n in (1, 2)]
    plan = Plan(matched=12, planned=10, skipped={"unfixed": 2}, waves=(5, 5))
    outside.redrives.write(replace(found, waves=tuple(waves), plan=plan))
    answer = ask("GET", f"/v1/redrives/{redrive_id}")
    shown = answer.json
    assert (shown["planned"], shown["sent"], shown["recovered"], shown["died_again"]) == (10, 10, 8, 2)
    assert shown["plan"]["skipped"] == {"unfixed": 2}
    assert [wave["number"] for wave in shown["waves"]] == [1, 2]
    assert "token-1" not in answer.text


def signed(outside: Outside, redrive_id: str) -> list[tuple[str, str]]:
    return [(event.what, event.who) for event in outside.redrives.signed(redrive_id)]


def test_another_operator_approves_and_it_is_written_down_before_the_machine_is_woken(outside: Outside) -> None:
    redrive_id = waiting(outside)
    answer = ask(
        "POST", f"/v1/redrives/{redrive_id}/approve", as_=ANOTHER_OPERATOR, body={"reason": "I looked at the plan"}
    )
    assert answer.status == 200
    assert signed(outside, redrive_id) == [
        ("redrive.started", "ops@example.com"),
        ("redrive.signed", "second@example.com"),
    ]
    assert outside.machine.answers["token-1"] == {}
    shown = ask("GET", f"/v1/redrives/{redrive_id}").json
    assert (shown["verified"], shown["approvals"]) == (True, ["second@example.com"])


def test_who_asked_cannot_approve_but_can_withdraw(outside: Outside) -> None:
    redrive_id = waiting(outside)
    path = f"/v1/redrives/{redrive_id}/approve"
    answer = ask("POST", path, body={"reason": "me"})
    assert (answer.status, answer.code) == (403, "SAME_PERSON")
    assert outside.machine.answers == {}
    assert ask("POST", path, body={"reason": "no", "approved": False}).status == 200
    assert signed(outside, redrive_id)[-1] == ("redrive.refused", "ops@example.com")
    assert outside.machine.answers["token-1"] == {}


def started_by_hand(outside: Outside) -> str:
    """Its address. As somebody does it who starts an execution with a role, and approves under their other name."""
    made = outside.redrives.find(start().json["redrive_id"])
    assert made is not None
    request = replace(made.request, operator="somebody-else")
    raw = replace(made, redrive_id="raw", request=request, started_by="", version=0, task_token="token-2")
    outside.machine.waiting.add("token-2")
    outside.redrives.write(replace(raw, status=RedriveStatus.WAITING_FOR_APPROVAL))
    return "/v1/redrives/raw"


def test_a_start_that_no_token_verified_is_shown_as_such_and_needs_two_people(outside: Outside) -> None:
    path = started_by_hand(outside)
    assert ask("GET", path).json["verified"] is False
    for _ in range(2):  # the same person twice is one person
        assert ask("POST", f"{path}/approve", as_=OPERATOR, body={"reason": "mine"}).status == 200
    assert outside.machine.answers == {}
    assert ask("POST", f"{path}/approve", as_=ANOTHER_OPERATOR, body={"reason": "looked"}).status == 200
    assert outside.machine.answers == {"token-2": {}}


def test_a_tenant_may_not_say_that_the_code_was_fixed(outside: Outside) -> None:
    letter = bury()
    path = f"/v1/dead-letters/{letter.letter_id}/replay"
    answer = ask("POST", path, as_=ACME, body={"reason": "I think so", "fixed": "code"})
    assert (answer.status, answer.code) == (403, "OPERATORS_ONLY")
    assert outside.machine.started == {}
    assert ask("POST", path, as_=OPERATOR, body={"reason": "deployed", "fixed": "code"}).status == 202


def test_the_same_person_with_an_access_token_cannot_approve_either(outside: Outside) -> None:
    path = f"/v1/redrives/{waiting(outside)}/approve"
    disguised = {name: value for name, value in OPERATOR.items() if not name.startswith("email")}
    answer = ask("POST", path, as_=disguised | {"token_use": "access", "username": "ops"}, body={"reason": "me"})
    assert (answer.status, answer.code) == (401, "UNAUTHENTICATED")


# Cognito leaves the address out of an ID token whose scopes are `openid profile`, which whoever signs in may choose.
NAMELESS = {name: value for name, value in OPERATOR.items() if not name.startswith("email")}


@pytest.mark.parametrize("other", [{}, {"cognito:username": "ops"}, {"email": "new@x.org", "email_verified": "true"}])
def test_the_same_person_under_another_name_cannot_approve(outside: Outside, other: dict[str, str]) -> None:
    path = f"/v1/redrives/{waiting(outside)}/approve"
    answer = ask("POST", path, as_=NAMELESS | other, body={"reason": "me"})
    assert (answer.status, answer.code) == (403, "SAME_PERSON")
    assert outside.machine.answers == {}


def test_one_person_under_two_names_is_not_two_people(outside: Outside) -> None:
    started_by_hand(outside)
    for claims in (OPERATOR, NAMELESS):
        assert ask("POST", "/v1/redrives/raw/approve", as_=claims, body={"reason": "mine"}).status == 200
    assert outside.machine.answers == {}
    assert ask("GET", "/v1/redrives/raw").json["approvals"] == ["ops@example.com"]


def test_a_redrive_that_waits_for_nobody_cannot_be_approved(outside: Outside) -> None:
    path = f"/v1/redrives/{start().json['redrive_id']}/approve"
    answer = ask("POST", path, as_=ANOTHER_OPERATOR, body={"reason": "x"})
    assert (answer.status, answer.code) == (409, "NOT_WAITING")


def test_an_abort_is_written_down_and_shown(outside: Outside) -> None:
    redrive_id = start().json["redrive_id"]
    assert ask("POST", f"/v1/redrives/{redrive_id}/abort", body={"reason": "wrong lane"}).status == 200
    event = outside.redrives.aborted(redrive_id)
    assert event is not None
    assert (event.who, event.why) == ("ops@example.com", "wrong lane")
    assert ask("GET", f"/v1/redrives/{redrive_id}").json["aborted_by"] == "ops@example.com"


def test_an_ended_redrive_cannot_be_aborted(outside: Outside) -> None:
    redrive_id = start().json["redrive_id"]
    found = outside.redrives.find(redrive_id)
    assert found is not None
    outside.redrives.write(replace(found, status=RedriveStatus.DONE))
    answer = ask("POST", f"/v1/redrives/{redrive_id}/abort", body={"reason": "x"})
    assert (answer.status, answer.code) == (409, "REDRIVE_OVER")


@pytest.mark.parametrize("verb", ["accept", "approve", "abort"])
def test_a_redrive_of_nobodys_is_not_found(verb: str, outside: Outside) -> None:
    assert ask("GET", "/v1/redrives/rd-none").code == "REDRIVE_NOT_FOUND"
    assert ask("POST", f"/v1/redrives/rd-none/{verb}", body={"reason": "x"}).code == "REDRIVE_NOT_FOUND"


def test_the_same_idempotency_key_starts_one_redrive(outside: Outside) -> None:
    key = {"idempotency-key": "k1"}
    ids = {ask("POST", "/v1/redrives", body=ASKED, headers=key).json["redrive_id"] for _ in range(2)}
    assert len(ids) == len(outside.machine.started) == 1
    assert ask("POST", "/v1/redrives", body=ASKED, headers={"idempotency-key": "a b"}).code == "INVALID"


def test_the_starter_is_wired_to_what_the_test_sees(outside: Outside) -> None:
    assert house.starter().machine is outside.machine
