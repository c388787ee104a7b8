"""What a run is, in a thread and in a process: one suite over both."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from lambdas.core.model import moves
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.wait import CALLBACKS, For, Signal, link_digest, read_token
from lambdas.core.worker.settle import Outcome, Worked
from tests.support.builders import AN_HOUR, an_event
from tests.support.guests import Guests
from tests.support.lane import KEY

# Each agent that fails, and with which code.
FAILING = {
    "in_doubt": "NETWORK",
    "not_done": "DEPENDENCY_UNAVAILABLE",
    "spender": "BUDGET_EXCEEDED",
    "looping": "TOOL_LOOP",
    "busy": "STEP_BUDGET_EXCEEDED",
    "repeating": "HALLUCINATION_LOOP",
    "hiding": "SWALLOWED",
    "nothing": "EMPTY_RESULT",
    "unfit": "PROGRAM_ERROR",
    "sends_elsewhere": "PROGRAM_ERROR",
    "permanent": "DOC_PARSE_CORRUPT",
    "program_error": "PROGRAM_ERROR",
    "vendor_error": "LLM_RATE_LIMITED",
    "leaving": "PROGRAM_ERROR",
}


def test_a_result_is_kept(lane: Guests) -> None:
    assert lane.run("healthy").outcome is Outcome.DONE
    assert lane.result() == {"ok": True}


def test_a_run_knows_its_job_its_attempt_and_its_deadline(lane: Guests) -> None:
    lane.run("told", text="ü\ud800")
    assert lane.result() == {
        "attempt": 1,
        "model": None,
        "compress": None,
        "payload": {"text": "ü\ud800"},
        "tenant": "tnt_1",
        "late": "2026-06-12T12:00:30+00:00",
    }


def test_a_second_attempt_finds_steps_and_effects_of_the_first(lane: Guests) -> None:
    assert lane.run("stepping", fail=True).outcome is Outcome.RETRIED
    [first, second] = lane.ledger.steps(KEY)
    assert lane.again().outcome is Outcome.DONE
    assert lane.result() == {"first": {"n": 1}, "second": second.returned, "sent": f"mail-{second.returned}"}
    assert [effect.status for effect in lane.ledger.effects(KEY)] == [EffectStatus.COMMITTED]
    assert (lane.head().checkpoint, lane.head().spend_usd, first.name) == (2, 0.02, "first")


def test_a_run_that_waits_is_suspended_and_goes_on_when_it_is_told(lane: Guests) -> None:
    assert lane.run("waiting").outcome is Outcome.SUSPENDED
    head = lane.head()
    assert (head.waits_for, [wait.name for wait in head.waits], head.checkpoint) == (For.SIGNAL, ["paid"], 1)
    tell_paid(lane, head)
    assert lane.again().outcome is Outcome.DONE
    assert lane.result() == {"paid": {"eur": 7}, "kept": True}


def test_a_run_that_waits_beside_its_steps_goes_on_with_them_until_they_have_ended(lane: Guests) -> None:
    lane.now = datetime.now(UTC)  # a guest has a clock of its own
    assert lane.run("waiting_beside").outcome is Outcome.SUSPENDED
    while (head := lane.head()).waits_for is For.CONTINUES:
        lane.now = datetime.now(UTC)
        assert lane.again().outcome is Outcome.SUSPENDED
    assert ([wait.name for wait in head.waits], len(lane.ledger.steps(KEY))) == (["paid"], 8)
    tell_paid(lane, head)
    assert lane.again().outcome is Outcome.DONE
    assert lane.result() == {"paid": {"eur": 7}, "toiled": 28}


def tell_paid(lane: Guests, head: Head) -> None:
    woken = moves.woken(head, ticket="woken", now=lane.now, by_the_sweep=False)
    said = Signal(signal_id="s1", name="paid", at=lane.now, who="ana", value={"eur": 7}, order=1)
    lane.ledger.signal(KEY, said, an_event(), of=head, woken=woken, expires_at=lane.now + AN_HOUR)
    lane.queue.send(woken.message())


def test_a_run_that_asks_is_suspended_and_goes_on_with_the_answer_or_with_the_default(lane: Guests) -> None:
    assert lane.run("asking").outcome is Outcome.SUSPENDED
    head = lane.head()
    assert (head.waits_for, [(wait.name, wait.to) for wait in head.waits]) == (For.ANSWER, [("refund", "operators")])
    (asked,) = lane.ledger.questions(KEY)
    assert (asked.text, asked.options, asked.about, asked.asked_at) == ("Refund?", ("yes", "no"), {"eur": 7}, lane.now)
    woken = moves.woken(head, ticket="woken", now=lane.now, by_the_sweep=False)
    said = replace(asked, answer="yes", answered_at=lane.now, who="ana", why="it is right")
    lane.ledger.answer(KEY, said, an_event(), of=head, woken=woken)
    lane.queue.send(woken.message())
    assert lane.again().outcome is Outcome.DONE
    assert lane.result() == {"said": "yes", "who": "ana", "done": {"eur": 7}, "late": "nobody"}
    assert [each.who for each in lane.ledger.questions(KEY)] == ["ana", "lazaret"]


def test_a_run_gives_away_links_of_which_the_ledger_has_the_digest(lane: Guests) -> None:
    assert lane.run("calling_back").outcome is Outcome.DONE
    tokens = [read_token(link.removeprefix(CALLBACKS)) for link in lane.result()["links"]]
    kept = [lane.ledger.callback(root, link_digest(secret)) for root, secret in tokens]
    assert [(each.name, each.nth, each.digest) for each in kept if each] == [
        ("paid", 1, link_digest(secret)) for _, secret in tokens
    ]
    assert {root for root, _ in tokens} == {KEY}
    assert len({secret for _, secret in tokens}) == 2


def test_a_run_that_waits_for_jobs_is_told_by_the_sweep_how_they_ended(lane: Guests) -> None:
    assert lane.run("gathering").outcome is Outcome.SUSPENDED
    assert lane.head().waits[0].jobs == ("kyc/a", "kyc/b")
    for job_id, result in (("a", "x" * 5000), ("b", 7)):
        lane.seed(Head(key=replace(KEY, job_id=job_id), status=HeadStatus.DONE, result=result, updated_at=lane.now))
    assert lane.sweep().gathered == 1
    assert lane.again().outcome is Outcome.DONE
    assert lane.result() == [[True, 5000], [True, 1]]


@pytest.mark.parametrize("agent", FAILING)
def test_a_failure_has_the_same_code_signature_and_words_in_both(agent: str, threads: Guests, guests: Guests) -> None:
    seen = [failed(lane.run(agent)) for lane in (threads, guests)]
    assert seen[0]["code"] == FAILING[agent]
    assert seen[1] == seen[0]


def failed(worked: Worked) -> dict[str, Any]:
    assert worked.failure is not None
    assert worked.head is not None
    failure, head = worked.failure, worked.head
    told = {name: getattr(failure, name) for name in ("kind", "code", "signature", "error_type", "retry_after")}
    spent = (head.spend_usd, head.steps_begun, head.checkpoint, worked.outcome, worked.silent)
    return {**told, "said": failure.detail.split("\n")[0], "spent": spent}


@pytest.mark.parametrize("agent", ["slow", "slow_step"])
def test_a_run_past_its_deadline_has_the_same_signature_in_both(agent: str, threads: Guests, guests: Guests) -> None:
    seen = []
    for lane in (threads, guests):
        lane.lane = replace(lane.lane, run_timeout=1)
        worked = lane.run(agent)
        assert worked.failure is not None
        seen.append(
            (worked.outcome, worked.failure.code, worked.failure.signature, worked.failure.detail.split("\n")[0])
        )
    assert seen[0] == seen[1]


def test_an_outage_that_a_run_meets_has_the_same_signature_in_both(threads: Guests, guests: Guests) -> None:
    def down(*_: Any, **__: Any) -> None:
        raise Unavailable("table lazaret-ledger", "ThrottlingException")

    seen = []
    for lane in (threads, guests):
        lane.ledger.keep_step = down  # type: ignore[method-assign]
        worked = lane.run("stepping")
        assert worked.failure is not None
        seen.append((worked.failure.code, worked.failure.signature))
    assert seen[0] == seen[1]
    assert seen[0][0] == "DEPENDENCY_UNAVAILABLE"


def test_calls_of_several_threads_and_tasks_are_in_flight_at_once(lane: Guests) -> None:
    lane.run("many", job_id="threads")
    lane.run("in_turns", job_id="tasks")
    assert (lane.result("threads"), lane.result("tasks")) == ([0, 1, 4, 9], [1, 2, 3, 4, 5])


def test_a_large_result_goes_to_the_store_and_is_found_again(lane: Guests) -> None:
    lane.run("large")
    [step] = lane.ledger.steps(KEY)
    assert len(lane.store.get(step.result_ref)) == 200_002
    assert len(lane.store.get(lane.head().result_ref)) == 200_011


def test_a_run_sends_jobs_of_its_own_tenant(lane: Guests) -> None:
    lane.run("sends")
    [sent] = lane.queue.sent
    assert sent.group == "tnt_1"
    assert lane.result().startswith("enqueued.")


def test_an_effect_that_failed_is_in_doubt_at_once_and_one_that_did_not_happen_is_refuted(lane: Guests) -> None:
    lane.run("in_doubt", job_id="a")
    lane.run("not_done", job_id="b")
    [doubtful] = lane.ledger.effects(replace(KEY, job_id="a"))
    [refuted] = lane.ledger.effects(replace(KEY, job_id="b"))
    assert (doubtful.in_doubt(lane.now), refuted.status) == (True, EffectStatus.REFUTED)


def test_what_a_run_leaves_in_its_context_is_not_found_by_the_next(lane: Guests) -> None:
    lane.run("leaking", job_id="a")
    lane.run("leaking", job_id="b")
    assert (lane.result("a"), lane.result("b")) == ({"before": "nothing"}, {"before": "nothing"})


def test_a_run_whose_lease_is_lost_is_not_acked(lane: Guests) -> None:
    taken = lane.ledger.note_used

    def overtaken(*args: Any, **kwargs: Any) -> None:
        lane.seed(replace(lane.head(), attempt=7))
        taken(*args, **kwargs)

    lane.ledger.note_used = overtaken  # type: ignore[method-assign]
    assert lane.run("spender").outcome is Outcome.FAILED
    assert lane.head().status is HeadStatus.RUNNING
