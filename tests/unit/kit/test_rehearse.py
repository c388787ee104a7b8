"""One job rehearsed, from its message to its end: what a test can ask, and where its worker can die."""

import subprocess
import sys

import pytest

from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.core.model.letter import Safety
from lazaret import Job, Run, testing
from lazaret.testing import NeverReached, NotSent, Stage, rehearse
from tests.support.markdown import ROOT
from tests.unit.kit import acme

ORDER = {"order": "order-7"}
OF_A_CAREFUL_AGENT = [
    "ledger.claim:after",
    "step:price:before_keep",
    "step:price:after",
    "effect:card.charged:before",
    "effect:card.charged:before_do",
    "effect:card.charged:before_commit",
    "effect:card.charged:after",
    "settle",
]


@pytest.fixture(autouse=True)
def _a_new_world() -> None:
    acme.forget()


def test_a_rehearsal_tells_how_the_job_ended_and_what_it_did() -> None:
    outcome = rehearse(acme.careful, ORDER)
    assert (outcome.status, outcome.attempts, outcome.letter) == ("done", 1, None)
    assert outcome.result == {"cents": 7, "charge": "ch_1", "case": "case_1"}
    assert outcome.steps == ("price",)
    told = [(each.action, each.key, each.status, each.performed) for each in outcome.effects]
    assert sorted(told) == [
        ("card.charged", "order-7", "committed", 1),
        ("crm.case_created", "order-7", "committed", 1),
    ]
    assert (outcome.spend_usd, outcome.tokens) == (0.25, 1000)


@pytest.mark.parametrize("call", OF_A_CAREFUL_AGENT)
def test_a_job_goes_on_after_its_worker_died_at_a_call(call: str) -> None:
    outcome = rehearse(acme.careful, ORDER, crash=call)
    assert (outcome.status, outcome.attempts, outcome.result["charge"]) == ("done", 2, "ch_1")
    assert acme.charges == ["order-7"]
    assert [moment.what for moment in outcome.timeline] == ["attempt.lost"]


def test_what_was_settled_before_the_crash_is_not_done_again() -> None:
    assert rehearse(acme.careful, ORDER, crash="settle:after").attempts == 1


def test_workers_may_die_one_after_another() -> None:
    outcome = rehearse(acme.careful, ORDER, crash=["step:price:after", "effect:card.charged:before_commit"])
    assert (outcome.status, outcome.attempts, acme.charges) == ("done", 3, ["order-7"])


def test_the_second_step_of_a_name_and_the_second_end_of_an_attempt_are_named_by_their_numbers() -> None:
    def converts(_job: Job, run: Run) -> list[int]:
        return [run.step("convert", int, row) for row in "123"]

    stage = Stage(converts)
    assert (stage.rehearse({}, crash="step:convert#2:after").attempts, stage.deeds.steps["convert"]) == (2, 3)
    assert rehearse(acme.moody, {"hiccups": 1}, crash="settle#2").attempts == 3


def test_a_call_that_the_job_never_makes_is_an_error_that_lists_those_it_makes() -> None:
    with pytest.raises(NeverReached, match="never came to 'step:prise:after'") as never:
        rehearse(acme.careful, ORDER, crash="step:prise:after")
    assert "step:price:after" in str(never.value)


def test_an_async_agent_is_rehearsed_like_any_other() -> None:
    outcome = rehearse(acme.careful_async, ORDER, crash="effect:card.charged:before_commit")
    assert (outcome.status, outcome.result, acme.charges) == ("done", {"cents": 7, "charge": "ch_1"}, ["order-7"])


def test_an_agent_has_the_name_that_lanes_toml_would_give_it() -> None:
    assert rehearse("tests.unit.kit.acme:careful", ORDER).status == "done"


def test_hours_of_backoff_pass_at_once_on_a_clock_of_the_stage() -> None:
    outcome = rehearse(acme.moody, {"hiccups": 3}, lane={"attempts": 4, "backoff": {"base_s": 3600, "cap_s": 36000}})
    assert (outcome.status, outcome.attempts) == ("done", 4)
    assert [(moment.after_s, moment.what, moment.code) for moment in outcome.timeline] == [
        (hours * 3600, "attempt.failed", "NETWORK") for hours in (0, 1, 2)
    ]


def test_a_wrong_key_of_the_lane_is_the_same_fault_as_in_lanes_toml() -> None:
    with pytest.raises(LanesInvalid, match="attemps"):
        rehearse(acme.careful, ORDER, lane={"attemps": 2})


def test_a_letter_tells_its_cause_and_whether_it_is_safe_to_send_again() -> None:
    outcome = rehearse(acme.unchecked, ORDER, crash="effect:card.charged:before_commit")
    assert outcome.letter is not None
    assert (outcome.status, outcome.letter.kind, outcome.letter.code) == ("dead", "permanent", "EFFECT_IN_DOUBT")
    assert (outcome.letter.status, outcome.letter.safety) == ("held", Safety.VERIFY_FIRST)
    assert [(each.status, each.performed) for each in outcome.effects] == [("intent", 1)]


def test_jobs_for_other_lanes_are_seen() -> None:
    assert rehearse(acme.handing_over, ORDER, lane={"enqueues": ["sanctions"]}).enqueued == ("sanctions",)


def test_a_dead_job_is_replayed_after_a_fix_and_skips_nothing_that_it_must_do() -> None:
    dead = rehearse(acme.moody, {"corrupt": True})
    assert dead.letter is not None
    assert dead.letter.code == "DOC_PARSE_CORRUPT"
    replayed = dead.replay(fixed="code", agent=acme.careful, patch=ORDER)
    assert (replayed.status, replayed.result["charge"]) == ("done", "ch_1")
    first = replayed.stage.outcome(dead.key)
    assert first.letter is not None
    assert first.letter.status == "recovered"


def test_a_resumed_run_keeps_its_steps() -> None:
    stage = Stage(acme.moody)
    dead = stage.rehearse({"corrupt": True})
    resumed = dead.resume(fixed="code", agent=acme.guessing_no_more)
    assert (resumed.status, resumed.result, stage.deeds.steps["price"]) == ("done", {"cents": 1}, 1)


@pytest.mark.parametrize("how", ["replay", "resume"])
def test_an_agent_that_is_deployed_is_the_change_that_a_bug_waits_for(how: str) -> None:
    dead = rehearse(acme.buggy, ORDER)
    with pytest.raises(NotSent, match="unfixed"):
        getattr(dead, how)()
    sent = getattr(dead, how)(agent=acme.guessing_no_more)
    assert (sent.status, sent.result) == ("done", {"cents": 7})


def test_a_letter_that_is_not_safe_to_send_is_not_sent() -> None:
    dead = rehearse(acme.unchecked, ORDER, crash="effect:card.charged:before_commit")
    with pytest.raises(NotSent, match="in doubt"):
        dead.replay(fixed="code")


def test_a_lane_that_needs_a_second_person_has_one() -> None:
    dead = rehearse(acme.moody, {"corrupt": True}, lane={"human_review": True, "replay": {"auto": False}})
    assert dead.replay(fixed="data", patch={"corrupt": False}).status == "done"


def test_what_an_agent_imports_and_what_pytest_loads_need_no_aws_sdk() -> None:
    code = (
        "import sys, lazaret, lazaret.testing.plugin; print([m for m in sys.modules if m.startswith(('boto', 'aws'))])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "[]"


WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(("boto3", "botocore", "pydantic", "aws_lambda_powertools")))  # as if not installed
from lazaret.testing import crash_everywhere, rehearse
from tests.support.markdown import ROOT
from tests.unit.kit import acme
order = {"order": "order-7"}
assert crash_everywhere(acme.careful, order, reset=acme.forget).safe
sent = rehearse(acme.buggy, order).replay(agent=acme.guessing_no_more)
print(sent.status, rehearse(acme.unchecked, order, crash="settle").status)
"""


def test_the_kit_needs_no_package_at_all() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (ran.stdout.split(), ran.stderr) == (["done", "done"], "")


def test_the_kit_has_every_name_that_it_exports() -> None:
    assert all(hasattr(testing, name) for name in testing.__all__)
    with pytest.raises(AttributeError, match="it has Fault, NeverReached"):
        _ = testing.rehears
