"""The proof that an agent is safe to run again, and that the proof can fail: each kind of harm is reported."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from lazaret import Job, Run
from lazaret.testing import crash_everywhere, rehearse
from lazaret.testing.everywhere import CHANGED, ENDED, LOST, NEVER, NO_PROOF, TWICE, Report
from tests.unit.kit import acme

ORDER = {"order": "order-7"}
CHARGE = f"{acme.__name__}:charge_card"


def tried(agent: Callable[..., Any], **how: Any) -> Report:
    return crash_everywhere(agent, ORDER, reset=acme.forget, **how)


@pytest.mark.parametrize("agent", [acme.careful, acme.careful_async])
def test_a_careful_agent_is_safe_wherever_its_worker_dies(agent: Callable[..., Any]) -> None:
    report = tried(agent, outside=lambda: (list(acme.charges), dict(acme.cases)))
    assert report.safe, report
    assert {"step:price:before_keep", "effect:card.charged:before_commit", "settle", "settle:after"} <= {*report.calls}


def test_an_effect_that_may_be_repeated_is_named_though_it_is_no_fault() -> None:
    report = tried(acme.careful)
    assert (report.safe, report.repeated) == (True, ("crm.case_created of order-7",))


def test_an_effect_that_nobody_can_check_is_reported_with_the_call() -> None:
    report = tried(acme.unchecked)
    assert [(fault.call, fault.what) for fault in report.faults] == [
        ("effect:card.charged:before_do", ENDED),
        ("effect:card.charged:before_commit", ENDED),
    ]
    assert "EFFECT_IN_DOUBT" in str(report)


def test_a_check_that_finds_nothing_is_reported_as_an_effect_done_twice() -> None:
    report = tried(acme.misled)
    assert [(fault.call, fault.what) for fault in report.faults] == [("effect:card.charged:before_commit", TWICE)]
    assert "effect 'card.charged' of 'order-7' ran 2 times" in str(report)


def test_a_check_that_finds_what_was_never_done_is_reported() -> None:
    report = tried(acme.trusting)
    assert [(fault.call, fault.what) for fault in report.faults] == [("effect:card.charged:before_do", NEVER)]
    assert "effect 'card.charged' of 'order-7' counts as done" in str(report)


def test_a_world_that_remembers_what_an_earlier_life_did_is_no_fault_of_a_check() -> None:
    acme.forget()
    assert crash_everywhere(acme.careful, ORDER).safe


def test_a_charge_past_the_run_is_reported_by_the_name_of_the_function() -> None:
    report = tried(acme.past_the_ledger, watch=[CHARGE])
    assert ("settle", TWICE) in {(fault.call, fault.what) for fault in report.faults}
    assert f"{CHARGE}('order-7') was called 2 times, 1 without a crash" in str(report)
    assert acme.charge_card("order-8"), "the function is itself again"


def test_a_charge_past_the_run_is_reported_by_what_it_left_outside() -> None:
    assert tried(acme.past_the_ledger).safe, "the ledger alone cannot know"
    report = tried(acme.past_the_ledger, outside=lambda: list(acme.charges))
    assert ("settle", CHANGED) in {(fault.call, fault.what) for fault in report.faults}


def test_a_step_that_no_attempt_finds_again_is_reported_as_lost() -> None:
    report = tried(acme.forgetful)
    assert ("step:price:after", LOST) in {(fault.call, fault.what) for fault in report.faults}
    assert "step:price:before_keep" not in {fault.call for fault in report.faults}, "nothing was kept by then"


def test_a_step_that_ends_after_its_process_has_died_is_not_reported_as_lost() -> None:
    """Messages are hidden beside the run: a worker that dies there dies while its agent is in a step."""

    def slow() -> str:
        time.sleep(0.2)
        return "slow"

    def agent(_job: Job, run: Run) -> dict[str, str]:
        return {"was": run.step("slow", slow)}

    report = crash_everywhere(agent, {})
    assert "queue.hide:before" in report.calls
    assert report.safe, report


def test_a_result_that_depends_on_the_crash_is_reported() -> None:
    report = tried(acme.guessing)
    assert {fault.what for fault in report.faults} == {CHANGED}
    assert "the result is {'attempt': 2}, without a crash {'attempt': 1}" in str(report)


def test_a_result_that_differs_by_itself_is_not_compared() -> None:
    report = tried(acme.drawing)
    assert (report.safe, report.steady) == (True, False)


@pytest.mark.parametrize(("agent", "for_what"), [(acme.asking, "approve"), (acme.awaiting, "payment")])
def test_a_job_that_waits_is_no_proof_until_somebody_tells_it_what_it_waits_for(
    agent: Callable[..., Any], for_what: str
) -> None:
    (fault,) = tried(agent).faults
    assert (fault.what, f"the job is waiting for {for_what!r}" in fault.detail) == (NO_PROOF, True)
    told = tried(agent, answers={for_what: "yes"})
    assert ("effect:card.charged:before_do", ENDED) in {(fault.call, fault.what) for fault in told.faults}


def test_a_fault_names_the_call_that_shows_it_again() -> None:
    call = tried(acme.misled).faults[0].call
    acme.forget()
    (effect,) = rehearse(acme.misled, ORDER, crash=call).effects
    assert effect.performed == 2


def test_a_job_that_fails_by_itself_fails_alike_wherever_its_worker_dies() -> None:
    report = crash_everywhere(acme.moody, {"corrupt": True}, dies_of="DOC_PARSE_CORRUPT")
    assert report.safe, report
    assert "ledger.take_in:after" in report.calls, "intake dies too"


def test_a_job_that_waits_waits_no_longer_for_the_message_that_its_dead_worker_left_behind() -> None:
    """That one comes back when its visibility is over: the time to answer would be over before."""

    def agent(_job: Job, run: Run) -> Any:
        return run.ask("Refund it?", key="refund", timeout=60, default="no").value

    report = crash_everywhere(agent, {}, answers={"refund": "yes"})
    assert report.safe, report
