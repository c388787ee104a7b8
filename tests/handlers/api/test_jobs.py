"""Jobs in any state, and the search that finds them, through the API."""

import json
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.model.redact import WITHHELD
from lambdas.core.model.value import replace
from lambdas.core.redrive.record import replay_id
from tests.support.builders import NOON, a_claim, a_head, a_key, a_step, an_effect, an_event
from tests.support.functions.api_line import ACME, OTHER, ask, bury, opened, park
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE


def job(job_id: str, **query: Any) -> Any:
    return ask("GET", f"/v1/jobs/{JOB_TYPE}/{job_id}", **{"tenant_id": "tnt_acme", **query})


def find(text: str) -> Any:
    return ask("GET", "/v1/search", q=text).json


def running(job_id: str = "job_44fa") -> None:
    key = a_key(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id=job_id)
    house.ledger().claim(a_claim(key))
    house.ledger().keep_step(key, a_step(number=1, name="extract"), expires_at=NOON)
    house.ledger().begin_effect(key, an_effect(action="crm.case_created", key="C-1"), expires_at=NOON)


def test_a_job_that_runs_shows_its_steps_and_what_it_has_begun_outside(outside: Outside) -> None:
    running()
    shown = job("job_44fa").json
    assert (shown["status"], shown["attempt"], shown["recovered"]) == ("running", 1, False)
    assert [step["name"] for step in shown["steps"]] == ["extract"]
    (effect,) = shown["effects"]
    assert (effect["action"], effect["status"], effect["committed_at"]) == (
        "crm.case_created",
        EffectStatus.INTENT,
        None,
    )
    assert effect["intended_at"]


def redriven(letter: Letter, redrive_id: str, status: LetterStatus) -> str:
    """The letter as a redrive left it. The id of its replay, whose head is the caller's to make."""
    redriving = replace(letter, status=LetterStatus.REDRIVING, redrive_id=redrive_id)
    house.ledger().move_letter(letter, redriving, an_event(event_id=f"e-{redrive_id}-1"))
    if status is not LetterStatus.REDRIVING:
        house.ledger().move_letter(redriving, replace(redriving, status=status), an_event(event_id=f"e-{redrive_id}-2"))
    return replay_id(letter.letter_id, redrive_id)


def put(outside: Outside, head: Head) -> None:
    outside.ledger.heads[head.key] = head


def of(letter: Letter) -> tuple[str, bool, str]:
    shown = job(letter.job_id).json
    return shown["status"], shown["recovered"], shown["replayed_as"]


def test_a_job_whose_letter_was_recovered_is_done_and_says_by_which_replay(outside: Outside) -> None:
    letter = bury()
    assert of(letter) == ("dead", False, "")
    replay = redriven(letter, "rd-1", LetterStatus.RECOVERED)
    done = a_head(replace(letter.job_key, job_id=replay), status=HeadStatus.DONE, result={"case": "case-17"})
    put(outside, done)
    assert of(letter) == ("done", True, replay)
    assert job(letter.job_id).json["result"] == {"case": "case-17"}
    assert job(letter.job_id).json["letter_status"] == "recovered"


def test_a_recovered_job_is_done_also_when_its_replay_is_forgotten(outside: Outside) -> None:
    letter = bury()
    replay = redriven(letter, "rd-1", LetterStatus.RECOVERED)
    assert of(letter) == ("done", True, replay), "a replay's head expires sooner than its letter"


def test_a_replay_under_way_gives_the_job_its_status_and_one_that_died_too_leaves_it_dead(outside: Outside) -> None:
    letter = bury()
    replay = redriven(letter, "rd-1", LetterStatus.SUPERSEDED)
    key = replace(letter.job_key, job_id=replay)
    put(outside, a_head(key, status=HeadStatus.RUNNING))
    assert of(letter) == ("running", False, replay)
    del outside.ledger.heads[key]
    second = bury(job_id=replay, lineage=(letter.letter_id,))  # with its head, as intake does it
    assert of(letter) == ("dead", False, replay)
    third = redriven(second, "rd-2", LetterStatus.RECOVERED)
    put(outside, a_head(replace(key, job_id=third), status=HeadStatus.DONE))
    assert of(letter) == ("done", True, third)


def test_a_resumed_job_is_done_as_itself(outside: Outside) -> None:
    letter = bury()
    redriven(letter, "rd-1", LetterStatus.RECOVERED)
    put(outside, a_head(letter.job_key, status=HeadStatus.DONE, letter_id=letter.letter_id))
    assert of(letter) == ("done", True, "")


def test_a_tenant_reads_its_own_job_without_a_traceback_and_no_other(outside: Outside) -> None:
    letter = bury()
    own = ask("GET", f"/v1/jobs/{JOB_TYPE}/{letter.job_id}", as_=ACME)
    assert own.status == 200
    assert "\n" not in own.json["detail"]
    assert ask("GET", f"/v1/jobs/{JOB_TYPE}/{letter.job_id}", as_=OTHER).code == "JOB_NOT_FOUND"
    assert ask("GET", f"/v1/jobs/{JOB_TYPE}/{letter.job_id}", as_=ACME, tenant_id="tnt_other").code == "OPERATORS_ONLY"


INPUT = json.dumps({"payload": {"customer": "Ada Lovelace"}})


@pytest.fixture
def private(outside: Outside, monkeypatch: pytest.MonkeyPatch) -> Outside:
    """A customer's name looks like no secret: only the lane says that it is one."""
    lane = replace(wiring.lanes()[JOB_TYPE], redact=("$.customer",))
    monkeypatch.setattr(wiring, "lanes", lambda: {JOB_TYPE: lane})
    return outside


def test_what_a_lane_redacts_is_in_no_timeline_or_result_of_a_job_either(private: Outside) -> None:
    letter = bury()
    wiring.store().put(letter.snapshot_ref, json.dumps({"body": INPUT}))
    put(private, replace(private.ledger.heads[letter.job_key], result={"asked": "ADA: Ada Lovelace"}))
    private.ledger.record(letter.job_key, an_event(why="asked Ada Lovelace", event_id="e-9"))
    shown = job(letter.job_id).json
    assert "asked [redacted]" in [event["why"] for event in shown["timeline"]]
    assert shown["result"] == {"asked": "ADA: [redacted]"}
    assert "Ada Lovelace" not in str(shown)


def test_of_a_job_that_waits_its_own_body_says_what_is_redacted(private: Outside) -> None:
    key = a_key(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id="job_w")
    head = a_head(key, status=HeadStatus.WAITING, body=StoredBody(text=INPUT))
    put(private, head)
    private.ledger.record(head.key, an_event(why="asked Ada Lovelace"))
    assert [event["why"] for event in job("job_w").json["timeline"]] == ["asked [redacted]"]


@pytest.mark.parametrize("body", [None, "{", "[]", "{}", "null"])
def test_while_a_jobs_input_is_not_known_no_text_about_it_is_shown(private: Outside, body: str | None) -> None:
    key = a_key(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id="job_d")
    put(private, a_head(key, status=HeadStatus.DONE, body=StoredBody(text=body), result={"Ada": "Lovelace"}))
    private.ledger.record(key, an_event(why="asked Ada Lovelace", data={"said": "Ada Lovelace"}))
    shown = job("job_d").json
    (event,) = shown["timeline"]
    assert (event["why"], event["data"]["said"], shown["result"]) == (WITHHELD,) * 3
    assert job("job_d", as_=ACME, tenant_id=None).json["result"] == {"Ada": "Lovelace"}, "whose it is"


def test_an_operator_names_the_tenant_of_a_job(outside: Outside) -> None:
    answer = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_1")
    assert (answer.code, answer.json["faults"]) == ("INVALID", ["tenant_id: operators name the job's tenant"])


def test_a_letter_is_found_by_its_id_by_how_it_begins_and_by_its_jobs(outside: Outside) -> None:
    letter = bury()
    bury()
    for text in (letter.letter_id, letter.letter_id[:-1] + letter.letter_id[-1], letter.job_id):
        assert letter.letter_id in [each["letter_id"] for each in find(text)["letters"]]


def test_a_job_of_any_state_is_found_by_its_id_alone_once_its_tenant_is_known(outside: Outside) -> None:
    running("job_healthy")
    assert find("job_healthy")["jobs"] == [], "no index knows a tenant that nothing ever happened to"
    bury()
    (found,) = find("job_healthy")["jobs"]
    assert (found["tenant_id"], found["job_type"], found["status"]) == ("tnt_acme", JOB_TYPE, HeadStatus.RUNNING)


def test_a_parked_job_is_found_by_how_its_id_begins_before_any_letter_is_written(outside: Outside) -> None:
    opened(outside)
    for job_id in ("job_aa11", "job_aa22", "job_bb33"):
        claim = a_claim(a_key(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id=job_id))
        outside.ledger.park(claim, ticket="t", body=StoredBody(text="{}"))
    found = find("JOB_AA")["jobs"]
    assert sorted(each["job_id"] for each in found) == ["job_aa11", "job_aa22"]
    assert {each["status"] for each in found} == {HeadStatus.PARKED}
    assert [each["job_id"] for each in find("job_aa11")["jobs"]] == ["job_aa11"]


def test_tenants_codes_and_groups_are_found_by_a_part_of_them_with_how_many_wait(outside: Outside) -> None:
    bury(code="AUTH_DENIED", signature="abcd1234")
    bury(code="AUTH_DENIED", signature="abcd1234")
    opened(outside, "tnt_acrobat")
    assert find("tnt_ac")["tenants"] == [
        {"tenant_id": "tnt_acme", "open_letters": 2},
        {"tenant_id": "tnt_acrobat", "open_letters": 0},
    ]
    assert find("denied")["codes"] == [{"job_type": JOB_TYPE, "code": "AUTH_DENIED", "open_letters": 2}]
    assert [each["signature"] for each in find("abcd")["groups"]] == ["abcd1234"]


@pytest.mark.parametrize("text", ["", " ", "x"])
def test_a_search_for_next_to_nothing_is_refused(text: str) -> None:
    assert ask("GET", "/v1/search", q=text).code == "INVALID"


def test_a_breaker_shows_who_waits_behind_it_and_what_it_has_tried(outside: Outside) -> None:
    opened(outside)
    park(outside, 3)
    shown = ask("GET", f"/v1/breakers/tnt_acme/{JOB_TYPE}").json
    assert (shown["state"], shown["parked"], len(shown["jobs"])) == ("open", 3, 3)
    assert all(each["parked_at"] for each in shown["jobs"])
    assert isinstance(shown["history"], list)


def test_tenants_are_listed_with_all_that_waits_of_them_the_most_first(outside: Outside) -> None:
    for _ in range(3):
        bury("tnt_many")
    bury("tnt_many", job_type="kyc", status=LetterStatus.HELD)
    bury("tnt_few")
    opened(outside, "tnt_stopped")
    found = ask("GET", "/v1/tenants").json
    assert [(each["tenant_id"], each["open_letters"], each["breakers"]) for each in found["tenants"]] == [
        ("tnt_many", 4, []),
        ("tnt_few", 1, []),
        ("tnt_stopped", 0, [JOB_TYPE]),
    ]
    assert set(found["tenants"][0]["lanes"]) == {"kyc", JOB_TYPE}
    assert found["known"] == 3
