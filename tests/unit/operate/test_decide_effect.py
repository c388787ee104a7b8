"""A person decides an effect in doubt: effect, letter and timeline change together, once, and only in doubt."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Effect
from lambdas.core.model.job import Job
from lambdas.core.model.letter import Action, EffectStatus, Intended, Letter, LetterStatus, Safety, safety_of
from lambdas.core.operate.decide_effect import BadStatement, Decider, NoSuchEffect, NotInDoubt, Statement, decide_effect
from lambdas.core.operate.letters import NoSuchLetter
from lambdas.core.ports.ledger import Ledger
from lambdas.core.worker.settle import Outcome
from lazaret.testing.memory import MemoryLedger
from tests.support.builders import AN_HOUR, NOON, a_key, a_letter, an_effect
from tests.support.lane import KEY, LANE, InMemory

LATER = NOON + AN_HOUR
HAPPENED = Statement(happened=True, who="ada", reason="the case is in the CRM", ref="case-17")
DID_NOT = Statement(happened=False, who="ada", reason="no such case")
S = LetterStatus


class Quarantine:
    """A letter with its effects, as intake leaves them."""

    def __init__(self, *effects: Effect, **letter: Any) -> None:
        self.ledger = MemoryLedger()
        self.key = a_key()
        for effect in effects:
            self.ledger.begin_effect(self.key, effect, expires_at=LATER)
        shown = tuple(effect.on_letter() for effect in effects)
        held = {"status": S.HELD, "code": Code.EFFECT_IN_DOUBT, "kind": Kind.PERMANENT}
        recommended = {"recommended_action": Action.VERIFY_EFFECTS}
        self.letter = a_letter(self.key, effects=shown, **{**held, **recommended, **letter})
        self.ledger.dead[self.letter.letter_id] = self.letter

    def decide(self, effect: Effect | str, said: Statement, *, now: datetime = LATER, ledger: Any = None) -> Letter:
        decider = Decider(ledger=ledger or self.ledger, clock=lambda: now, new_id=lambda: "event_1")
        effect_id = effect if isinstance(effect, str) else effect.effect_id
        return decide_effect(decider, self.letter.letter_id, effect_id, said)

    def effect(self, effect: Effect) -> Effect:
        return next(each for each in self.ledger.effects(self.key) if each.effect_id == effect.effect_id)


MAIL, CASE = an_effect(action="mail.sent"), an_effect()


def test_what_happened_is_committed_with_its_reference_and_the_letter_says_so() -> None:
    quarantine = Quarantine(CASE)
    letter = quarantine.decide(CASE, HAPPENED)
    assert quarantine.effect(CASE) == replace(
        CASE, status=EffectStatus.COMMITTED, ref="case-17", result="case-17", committed_at=LATER
    )
    assert letter == quarantine.ledger.letter(letter.letter_id)
    assert [(e.status, e.ref, e.committed_at) for e in letter.effects] == [(EffectStatus.COMMITTED, "case-17", LATER)]


def test_what_did_not_happen_is_refuted_and_may_be_performed() -> None:
    quarantine = Quarantine(CASE)
    letter = quarantine.decide(CASE, DID_NOT)
    assert quarantine.effect(CASE) == replace(CASE, status=EffectStatus.REFUTED)
    assert letter.effects[0].status is EffectStatus.REFUTED
    quarantine.ledger.begin_effect(quarantine.key, CASE, expires_at=LATER)  # raises if it is not free


@pytest.mark.parametrize("said", [HAPPENED, DID_NOT])
def test_a_letter_held_for_its_doubt_is_open_and_safe_once_nothing_is_in_doubt(said: Statement) -> None:
    quarantine = Quarantine(CASE, MAIL)
    first = quarantine.decide(CASE, said)
    assert (first.status, first.recommended_action) == (S.HELD, Action.VERIFY_EFFECTS)
    assert safety_of(first, Intended(), LANE)[0] is Safety.VERIFY_FIRST
    second = quarantine.decide(MAIL, DID_NOT)
    assert (second.status, second.recommended_action) == (S.OPEN, Action.RETRY_LATER)
    assert safety_of(second, Intended(), LANE)[0] is Safety.SAFE


@pytest.mark.parametrize(("status", "code"), [(S.HELD, Code.POLICY_DENIED), (S.OPEN, Code.CRASH_LOOP)])
def test_a_letter_that_waits_for_something_else_stays_where_it_is(status: LetterStatus, code: Code) -> None:
    quarantine = Quarantine(CASE, status=status, code=code)
    assert quarantine.decide(CASE, HAPPENED).status is status


def test_the_timeline_says_who_settled_what_and_why() -> None:
    quarantine = Quarantine(CASE)
    quarantine.decide(CASE, HAPPENED)
    (event,) = quarantine.ledger.timeline(quarantine.key)
    assert (event.what, event.who, event.why) == ("effect.settled", "ada", "the case is in the CRM")
    assert event.data == {
        "letter_id": quarantine.letter.letter_id,
        "effect_id": CASE.effect_id,
        "action": "crm.case_created",
        "key": "C-17",
        "happened": True,
        "ref": "case-17",
    }


def test_an_effect_that_may_still_be_under_way_is_not_settled() -> None:
    quarantine = Quarantine(CASE)
    with pytest.raises(NotInDoubt, match="may still be under way until 12:02:00 UTC"):
        quarantine.decide(CASE, DID_NOT, now=CASE.lease_until - timedelta(milliseconds=1))
    assert quarantine.effect(CASE) == CASE
    quarantine.decide(CASE, DID_NOT, now=CASE.lease_until)


@pytest.mark.parametrize(("first", "second"), [(HAPPENED, DID_NOT), (DID_NOT, HAPPENED)])
def test_another_word_about_what_is_settled_is_refused(first: Statement, second: Statement) -> None:
    quarantine = Quarantine(CASE)
    quarantine.decide(CASE, first)
    known = quarantine.effect(CASE)
    with pytest.raises(NotInDoubt, match=rf"is {known.status} already"):
        quarantine.decide(CASE, second)
    assert quarantine.effect(CASE) == known


def test_the_same_word_again_changes_and_records_nothing() -> None:
    quarantine = Quarantine(CASE)
    letter = quarantine.decide(CASE, HAPPENED)
    assert quarantine.decide(CASE, HAPPENED, now=LATER + AN_HOUR) == letter
    assert len(quarantine.ledger.timeline(quarantine.key)) == 1


def test_a_letter_that_did_not_hear_of_a_settlement_is_brought_up_to_date() -> None:
    """Two versions of a job share their effects: what was decided on one letter is still in doubt on the other."""
    quarantine = Quarantine(CASE)
    decided = replace(CASE, status=EffectStatus.COMMITTED, ref="case-17", committed_at=NOON)
    quarantine.ledger.commit_effect(quarantine.key, decided)
    letter = quarantine.decide(CASE, HAPPENED)
    assert (letter.status, letter.effects) == (S.OPEN, (decided.on_letter(),))
    assert [event.who for event in quarantine.ledger.timeline(quarantine.key)] == ["ada"]
    with pytest.raises(NotInDoubt):
        quarantine.decide(CASE, DID_NOT)


@pytest.mark.parametrize("status", [S.REDRIVING, S.RECOVERED, S.SUPERSEDED, S.DISCARDED])
def test_a_letter_that_is_over_or_in_a_redrive_takes_no_word(status: LetterStatus) -> None:
    quarantine = Quarantine(CASE, status=status)
    with pytest.raises(NotInDoubt, match=f"is {status}"):
        quarantine.decide(CASE, HAPPENED)
    assert quarantine.effect(CASE) == CASE


def test_a_beginning_of_an_id_is_enough_if_it_names_one_effect() -> None:
    quarantine = Quarantine(CASE, MAIL)
    quarantine.decide(CASE.effect_id[:8], HAPPENED)
    assert quarantine.effect(CASE).status is EffectStatus.COMMITTED
    assert quarantine.effect(MAIL).status is EffectStatus.INTENT
    for too_short in ("", CASE.effect_id[:7], "nonsense"):
        with pytest.raises(NoSuchEffect, match="names no one effect"):
            quarantine.decide(too_short, HAPPENED)


def test_an_effect_that_the_letter_does_not_show_is_not_settled_through_it() -> None:
    quarantine = Quarantine(CASE)
    elsewhere = an_effect(scope="afresh")
    quarantine.ledger.begin_effect(quarantine.key, elsewhere, expires_at=LATER)
    with pytest.raises(NoSuchEffect):
        quarantine.decide(elsewhere, HAPPENED)


def test_a_letter_that_shows_no_effects_is_said_to_have_none() -> None:
    with pytest.raises(NoSuchEffect, match=r"it has none$"):
        Quarantine().decide(CASE, HAPPENED)


def test_an_unknown_letter_is_named() -> None:
    decider = Decider(ledger=MemoryLedger(), clock=lambda: NOON, new_id=lambda: "event_1")
    with pytest.raises(NoSuchLetter, match="'dl_nobody'"):
        decide_effect(decider, "dl_nobody", CASE.effect_id, HAPPENED)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"who": " "}, "who is empty"),
        ({"reason": ""}, "reason is empty"),
        ({"reason": "x" * 2001}, "reason has 2001 characters: expected at most 2000"),
        ({"ref": "x" * 201}, "ref has 201 characters"),
        ({"happened": False}, "what did not happen has made nothing"),
    ],
)
def test_a_statement_without_sense_is_refused_before_anything_is_read(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadStatement, match=why):
        Quarantine(CASE).decide(CASE, replace(HAPPENED, **change))


class Meddling:
    """Another person decides another effect between our read and our write."""

    def __init__(self, quarantine: Quarantine, other: Effect, times: int) -> None:
        self.quarantine, self.other, self.times = quarantine, other, times

    def __getattr__(self, name: str) -> Any:
        return getattr(self.quarantine.ledger, name)

    def amend_letter(self, *args: Any, **kwargs: Any) -> None:
        if self.times:
            self.times -= 1
            letter = self.quarantine.ledger.letter(self.quarantine.letter.letter_id)
            assert letter is not None
            changed = replace(letter, effects=(*letter.effects[:-1], replace(letter.effects[-1], ref=f"{self.times}")))
            self.quarantine.ledger.dead[letter.letter_id] = changed
        self.quarantine.ledger.amend_letter(*args, **kwargs)


def test_two_people_who_settle_two_effects_at_once_are_both_heard() -> None:
    quarantine = Quarantine(CASE, MAIL)
    ledger: Any = Meddling(quarantine, MAIL, times=2)
    letter = quarantine.decide(CASE, HAPPENED, ledger=ledger)
    assert letter.effects[0].status is EffectStatus.COMMITTED


def test_a_letter_that_never_holds_still_is_given_up_and_nothing_is_settled() -> None:
    quarantine = Quarantine(CASE, MAIL)
    ledger: Any = Meddling(quarantine, MAIL, times=99)
    with pytest.raises(LetterMoved):
        quarantine.decide(CASE, HAPPENED, ledger=ledger)
    assert quarantine.effect(CASE) == CASE
    assert quarantine.ledger.timeline(quarantine.key) == ()


@pytest.mark.parametrize(("said", "performed", "result"), [(HAPPENED, 0, "case-17"), (DID_NOT, 1, "case-new")])
def test_the_next_attempt_skips_what_happened_and_performs_what_did_not(
    said: Statement, performed: int, result: str
) -> None:
    opened: list[str] = []

    def agent(_job: Job, run: Run) -> Any:
        return run.effect("crm.case_created", key="C-17", do=lambda: opened.append("case") or "case-new")  # type: ignore[func-returns-value]

    lane = InMemory(agent=agent)
    lane.ledger.begin_effect(KEY, CASE, expires_at=LATER)
    letter = a_letter(KEY, effects=(CASE.on_letter(),))
    lane.ledger.dead[letter.letter_id] = letter
    ledger: Ledger = lane.ledger
    decide_effect(
        Decider(ledger=ledger, clock=lambda: LATER, new_id=lambda: "e"), letter.letter_id, CASE.effect_id, said
    )
    lane.later(3600)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert (len(opened), lane.head().result) == (performed, result)


@pytest.mark.parametrize(("name", "most"), [("who", 200), ("reason", 2000), ("ref", 200)])
def test_a_statement_may_be_exactly_as_long_as_it_may_be(name: str, most: int) -> None:
    fits: Any = {name: "x" * most}
    beyond: Any = {name: "x" * (most + 1)}
    assert Quarantine(CASE).decide(CASE, replace(HAPPENED, **fits)).effects[0].status is EffectStatus.COMMITTED
    with pytest.raises(BadStatement, match=f"{name} has {most + 1} characters: expected at most {most}"):
        Quarantine(CASE).decide(CASE, replace(HAPPENED, **beyond))


def test_an_effect_that_is_not_named_well_is_answered_with_the_beginnings_of_those_there_are() -> None:
    with pytest.raises(NoSuchEffect) as refused:
        Quarantine(CASE).decide("nonsense", HAPPENED)
    assert str(refused.value).endswith(f"it has {CASE.effect_id[:12]}")
