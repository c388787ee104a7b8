"""What an agent calls its steps, effects and waits may hold a secret: a terminal, and --json, show none of them."""

from typing import Any

import pytest

from lambdas.adapters.dynamo.items import letter_item
from lambdas.core.model.job import StoredBody
from lambdas.core.model.value import replace
from lambdas.core.model.wait import For, Wait
from tests.support.builders import AN_HOUR, NOON, a_claim, a_key, a_letter, a_step, an_effect, an_event
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

SECRET = "gh" + "p_" + "a1" * 18
NAMED = {"action": f"call {SECRET}", "key": f"token={SECRET}", "compensate": f"revoke {SECRET}", "ref": SECRET}
KEY = a_key(job_id="job_44fa")


@pytest.fixture
def told(line: Line) -> Line:
    ledger = line.bench.ledger
    running = ledger.claim(a_claim(KEY))
    ledger.keep_step(KEY, a_step(1, name=f"step {SECRET}"), expires_at=NOON + AN_HOUR)
    ledger.begin_effect(KEY, an_effect(**NAMED), expires_at=NOON + AN_HOUR)
    wait = Wait(what=For.SIGNAL, until=NOON + AN_HOUR, name=SECRET, place=f"wait_for {SECRET} 1")
    asleep: dict[str, Any] = {
        "ticket": "t",
        "body": StoredBody(text="{}"),
        "due_at": NOON + AN_HOUR,
        "sweep_at": NOON + AN_HOUR,
    }
    event = an_event(why=f"it said {SECRET}", data={"attempt": 1, "note": SECRET})
    ledger.suspend(replace(running, suspended_at=NOON, waits=(wait,), **asleep), event, woken=0)
    letter = a_letter(KEY, letter_id="dl_1", steps_done=(f"step {SECRET}",), effects=(an_effect(**NAMED).on_letter(),))
    line.bench.client.put_item(TableName=line.bench.table, Item=letter_item(letter))
    return line


JOB, WAITING = ("job", KEY.tenant_id, KEY.job_type, KEY.job_id), ("jobs", "--waiting")
ASKED = {
    "a job": JOB,
    "a job as json": (*JOB, "--json"),
    "a letter": ("letter", "dl_1"),
    "a letter as json": ("letter", "dl_1", "--json"),
    "what waits": WAITING,
    "what waits as json": (*WAITING, "--json"),
    "an export": ("lane", "export", KEY.job_type),
}


@pytest.mark.parametrize("argv", ASKED.values(), ids=ASKED.keys())
def test_a_secret_that_an_agent_named_something_is_in_no_answer(told: Line, argv: Any) -> None:
    answer = told(*argv)
    assert (answer.code, "[red" in answer.out) == (0, True)
    assert "a1a1a1" not in answer.out
