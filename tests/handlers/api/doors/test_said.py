"""What an agent calls its steps, effects and waits is its own word, and may hold a secret as an error may."""

import json
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.core.model.failure import Strategy
from lambdas.core.model.head import MACHINE, HeadStatus
from lambdas.core.model.value import replace
from lambdas.core.model.wait import For, Wait
from lambdas.core.operate.letters import home_of
from tests.support.builders import NOON, a_claim, a_head, a_key, a_step, an_effect, an_event
from tests.support.functions.api_line import ACME, OPERATOR, ask, bury
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE

SECRET = "gh" + "p_" + "a1" * 18
NAMED = {"action": f"call {SECRET}", "key": f"token={SECRET}", "compensate": f"revoke {SECRET}", "ref": SECRET}


@pytest.mark.parametrize("who", [OPERATOR, ACME])
def test_a_secret_in_the_name_of_a_step_or_an_effect_is_not_on_the_letters_page(who: Any, outside: Outside) -> None:
    letter = bury(steps_done=(f"step {SECRET}",), effects=(an_effect(**NAMED).on_letter(),))
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=who)
    assert shown.status == 200
    assert shown.json["effects"][0]["key"] == "token=[redacted]"
    assert SECRET not in shown.text


@pytest.mark.parametrize("who", [OPERATOR, ACME])
def test_a_secret_in_the_name_of_a_step_an_effect_or_a_wait_is_not_on_the_jobs_page(who: Any, outside: Outside) -> None:
    key = a_key(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id="job_44fa")
    house.ledger().claim(a_claim(key))
    house.ledger().keep_step(key, a_step(number=1, name=f"step {SECRET}"), expires_at=NOON)
    house.ledger().begin_effect(key, an_effect(**NAMED), expires_at=NOON)
    waits = (Wait(what=For.SIGNAL, name=f"for {SECRET}", place="1", until=NOON),)
    outside.ledger.heads[key] = a_head(key, status=HeadStatus.WAITING, suspended_at=NOON, waits=waits)
    query: dict[str, Any] = {"tenant_id": "tnt_acme"} if who is OPERATOR else {}
    shown = ask("GET", f"/v1/jobs/{JOB_TYPE}/job_44fa", as_=who, **query)
    assert shown.status == 200
    assert [len(shown.json[what]) for what in ("steps", "effects", "waits")] == [1, 1, 1]
    assert SECRET not in shown.text


def test_what_a_lane_redacts_is_not_shown_as_the_key_of_an_effect(outside: Outside) -> None:
    named = an_effect(action="crm.case_created", key="Ada Lovelace", ref="case of Ada Lovelace").on_letter()
    letter = bury(job_type="kyc", effects=(named,))
    body = json.dumps({"job_id": letter.job_id, "payload": {"document": "Ada Lovelace"}})
    wiring.store().put(letter.snapshot_ref, json.dumps({"body": body}))
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=OPERATOR)
    assert shown.json["effects"][0]["action"] == "crm.case_created"
    assert "Lovelace" not in shown.text


@pytest.mark.parametrize("who", [OPERATOR, ACME])
def test_of_a_lane_that_is_gone_nothing_is_shown_that_it_may_have_called_private(who: Any, outside: Outside) -> None:
    letter = bury(job_type="gone", effects=(an_effect(key="Ada Lovelace").on_letter(),))
    body = json.dumps({"job_id": letter.job_id, "payload": {"name": "Ada Lovelace"}})
    wiring.store().put(letter.snapshot_ref, json.dumps({"body": body}))
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=who)
    assert (shown.status, "Lovelace" in shown.text) == (200, False)
    assert shown.json["payload"]["missing"].startswith("its lane is gone")
    house.ledger().claim(a_claim(a_key(tenant_id="tnt_acme", job_type="gone", job_id="job_1")))
    asked: dict[str, Any] = {"tenant_id": "tnt_acme"} if who is OPERATOR else {}
    assert ask("GET", "/v1/jobs/gone/job_1", as_=who, **asked).status == 200


def test_what_an_operator_told_an_agent_in_a_redrive_is_not_shown_to_the_letters_tenant(outside: Outside) -> None:
    """One redrive may be of several tenants, and its words may name any of them."""
    told = Strategy(
        model="claude-haiku", instructions=("tnt_other's scans are upside down",), constraints=("as Bob said",)
    )
    letter = bury(strategies_tried=(told,))
    failed = replace(an_event(what="attempt.failed"), who=MACHINE, data={"strategy": {**told.__dict__}})
    house.ledger().record(home_of(letter), failed)
    theirs = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME)
    assert theirs.json["strategies_tried"][0]["model"] == "claude-haiku"
    assert [each["data"]["strategy"]["model"] for each in theirs.json["timeline"] if each["data"]] == ["claude-haiku"]
    assert "upside down" not in theirs.text
    assert "Bob" not in theirs.text
    ours = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=OPERATOR).json["strategies_tried"]
    assert ours[0]["instructions"] == ["tnt_other's scans are upside down"]
