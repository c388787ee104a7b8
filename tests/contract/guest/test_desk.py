"""What a guest asks for beyond its own run is refused, whatever it says it is."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.head import Effect, Owner
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.question import digest_of
from lambdas.core.worker.settle import Outcome
from lambdas.guest.stay import LONGEST_NAME, _checked
from lambdas.guest.wire import plain
from tests.support.guests import HERE, Guests
from tests.support.lane import KEY, body

NOON = datetime(2026, 6, 12, 12, tzinfo=UTC)
FOREIGN = Effect(
    effect_id="a" * 64,
    action="mail.sent",
    key="k",
    scope="",
    status=EffectStatus.INTENT,
    owner=Owner(job_id="another", version=1, attempt=1),
    lease_until=NOON,
    intended_at=NOON,
)
ASKED = {
    **{"key": "k", "scope": "", "text": "Go?", "to": "tenant", "digest": "d", "who": "ana"},
    **{"asked_at": "2026-06-12T12:00:00+00:00", "until": "2026-06-12T12:00:00+00:00"},
}
REFUSED: dict[str, tuple[str, dict[str, Any]]] = {
    "another job's result": ("get", {"ref": "results/kyc/tnt_2/job_9/1/result.json"}),
    "a body": ("get", {"ref": "bodies/kyc/tnt_1/job_1.json"}),
    "a way out of its folder": ("put", {"ref": "results/kyc/tnt_1/job_1/1/../../x", "content": "{}"}),
    "another tenant's job": ("enqueue", {"job_type": "kyc", "body": '{"tenant_id":"tnt_2","job_type":"kyc"}'}),
    "another lane": ("enqueue", {"job_type": "kyc", "body": '{"tenant_id":"tnt_1","job_type":"payments"}'}),
    "another's effect": ("take_effect", {"effect": plain(FOREIGN), "former": plain(FOREIGN.owner)}),
    "an effect by another name": ("begin_effect", {"effect": plain(replace(FOREIGN, effect_id="HEAD"))}),
    "to commit an effect by another name": ("commit_effect", {"effect": plain(replace(FOREIGN, effect_id="HEAD"))}),
    "a word on the timeline": (
        "record",
        {"event": {"at": "2026-06-12T12:00:00+00:00", "event_id": "e", "what": "letter.discarded"}},
    ),
    "a question that cannot be asked": ("ask", {"question": {**ASKED, "key": "../HEAD"}, "valid_from": ASKED["until"]}),
    "an answer to what it was not shown": ("answer_by_default", {"question": ASKED}),
    "to answer as a person": ("answer", {"question": ASKED}),
    "something that no run does": ("finish", {}),
    "a step that is none": ("keep_step", {"step": {"number": "first"}}),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_run_gets_nothing_that_is_not_its_own(what: str, guests: Guests) -> None:
    guests.store.put("results/kyc/tnt_2/job_9/1/result.json", "secret")
    ask, facts = REFUSED[what]
    worked = guests.ask(ask, facts)
    assert worked.outcome is not Outcome.DONE
    assert worked.failure is not None
    assert "secret" not in worked.failure.detail
    assert guests.ledger.effects(KEY) == ()
    assert {each.code for each in guests.queue.buried} <= {"AUTH_DENIED"}, "its own job, and no other"
    assert list(guests.store.objects) == ["results/kyc/tnt_2/job_9/1/result.json"]


def test_a_guest_asks_in_its_own_scope_and_brings_no_answer(guests: Guests) -> None:
    forged = {**ASKED, "scope": "another", "answered_at": ASKED["until"], "answer": "yes", "job_id": "another"}
    guests.ask("ask", {"question": forged, "valid_from": ASKED["until"]})
    (asked,) = guests.ledger.questions(KEY)
    assert (asked.scope, asked.answered_at, asked.answer, asked.who, asked.job_id) == ("", None, None, "", KEY.job_id)
    assert asked.digest == digest_of((), None)


def test_attempt_and_owner_are_the_workers_word_and_not_the_guests(guests: Guests) -> None:
    step = {"number": 1, "name": "a", "inputs": "i", "at": "2030-01-01T00:00:00+00:00", "attempt": 99}
    guests.ask("keep_step", {"step": step}, job_id="a")
    guests.ask("begin_effect", {"effect": plain(FOREIGN)}, job_id="b")
    [kept] = guests.ledger.steps(replace(KEY, job_id="a"))
    [effect] = guests.ledger.effects(replace(KEY, job_id="b"))
    assert (kept.attempt, kept.at) == (1, guests.now)
    assert effect.owner == Owner(job_id="b", version=1, attempt=1)


@pytest.mark.parametrize("began_again", [False, True])
def test_a_guest_takes_an_effect_over_only_as_it_was_shown(
    guests: Guests, monkeypatch: pytest.MonkeyPatch, began_again: bool
) -> None:
    verifying = f"{HERE}:verifying"
    guests.work(guests.message(body(agent=verifying)))
    take = guests.ledger.take_effect

    def taken(root: Any, effect: Effect, **facts: Any) -> None:
        (now,) = guests.ledger.effects(root)
        if began_again:
            take(root, replace(now, lease_until=guests.now + timedelta(minutes=1)), former=now.owner)
        take(root, effect, **facts)

    monkeypatch.setattr(guests.ledger, "take_effect", taken)
    worked = guests.work(guests.message(body(agent=verifying, version=2)))
    assert worked.outcome is (Outcome.RETRIED if began_again else Outcome.DONE)


def test_a_kept_step_is_its_own_runs(guests: Guests) -> None:
    """Steps outlive their job: if its id is used again, only the run tells the old ones."""
    guests.run("stepping", fail=True)
    run_id = guests.head().run_id
    assert run_id
    assert {step.run_id for step in guests.ledger.steps(KEY)} == {run_id}


def test_what_was_used_never_shrinks(guests: Guests) -> None:
    less = {"used": {"spend_usd": -5.0, "tokens": -1, "steps_begun": -1}}
    guests.ask("note_used", less)
    assert (guests.head().spend_usd, guests.head().tokens) == (0.0, 0)


def test_a_guests_word_about_its_failure_is_short_and_has_a_code() -> None:
    """It may send any frame: what no item of the ledger holds, or no exception could say, ends there."""
    long = "x" * 500_000
    failure = {"kind": "permanent", "code": "BAD", "retryable": False, **dict.fromkeys(("because", "where"), long)}
    known = _checked({"ended": {"failure": failure}, "text": ""}).failure
    assert known is not None
    assert max(len(known.because), len(known.where)) <= LONGEST_NAME
    for code in ("sk-proj-0123456789abcdef", "A#B", ""):
        with pytest.raises(ValueError, match="code"):
            _checked({"ended": {"failure": {**failure, "code": code}}, "text": ""})


def test_no_guest_says_that_its_run_was_never_begun() -> None:
    """That is the worker's word, by which a job comes again and nothing is held against it."""
    assert _checked({"ended": {"not_begun": "so that it is never judged"}, "text": "{}"}).not_begun == ""
