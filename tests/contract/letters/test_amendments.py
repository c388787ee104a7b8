"""What a letter says is changed only over what was read, and with a decision about an effect or not at all."""

from dataclasses import replace

import pytest

from lambdas.core.model.errors import EffectTaken, LetterMoved
from lambdas.core.model.head import Decided, Effect
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Action, EffectStatus, Letter, LetterStatus
from lambdas.core.model.moves import LETTER_MOVES
from lambdas.core.ports.lists import LetterQuery
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_key, a_letter, an_effect, an_event
from tests.support.ledgers.bench import Bench

S = LetterStatus
CASE, MAIL = an_effect(compensate="close it"), an_effect(action="mail.sent")
COMMITTED = replace(CASE, status=EffectStatus.COMMITTED, ref="case-17", result="case-17", committed_at=NOON)


@pytest.fixture
def key(tenant: str) -> JobKey:
    return a_key(tenant_id=tenant)


@pytest.fixture
def letter(bench: Bench, key: JobKey) -> Letter:
    effects = (CASE.on_letter(), MAIL.on_letter())
    return bench.put_letter(a_letter(key, status=S.HELD, effects=effects, recommended_action=Action.VERIFY_EFFECTS))


def decided_on(letter: Letter) -> Letter:
    return replace(letter, effects=(COMMITTED.on_letter(), MAIL.on_letter()))


def decided(key: JobKey, effect: Effect = COMMITTED) -> Decided:
    return Decided(root=key, effect=effect, former=CASE.owner)


def test_a_letter_is_amended_with_its_event_and_keeps_its_status(bench: Bench, key: JobKey, letter: Letter) -> None:
    told = an_event(what="letter.noted", who="ada", why="the vendor was asked")
    to = replace(letter, note="asked the vendor", owner="ada")
    bench.ledger.amend_letter(letter, to, told)
    assert bench.ledger.letter(letter.letter_id) == to
    assert bench.ledger.timeline(key) == (told,)


def test_an_effect_is_settled_together_with_what_its_letter_says(bench: Bench, key: JobKey, letter: Letter) -> None:
    bench.ledger.begin_effect(key, CASE, expires_at=NOON + AN_HOUR)
    to = decided_on(letter)
    bench.ledger.amend_letter(letter, to, an_event(), decided=decided(key))
    assert bench.ledger.effects(key) == (COMMITTED,)
    assert bench.ledger.letter(letter.letter_id) == to


def test_what_is_settled_is_no_longer_anybodys_intent(bench: Bench, key: JobKey, letter: Letter) -> None:
    bench.ledger.begin_effect(key, CASE, expires_at=NOON + AN_HOUR)
    bench.ledger.amend_letter(letter, decided_on(letter), an_event(), decided=decided(key))
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.take_effect(key, replace(COMMITTED, status=EffectStatus.REFUTED), former=CASE.owner)
    assert taken.value.effect == COMMITTED


def test_an_amendment_may_move_the_letter_along_its_table(bench: Bench, key: JobKey, letter: Letter) -> None:
    to = replace(letter, status=S.OPEN, recommended_action=Action.RETRY_LATER)
    bench.ledger.amend_letter(letter, to, an_event())
    for status, listed in ((S.HELD, []), (S.OPEN, [letter.letter_id])):
        page = bench.ledger.letters(LetterQuery(status=status, tenant_id=key.tenant_id))
        assert [each.letter_id for each in page.letters] == listed


@pytest.mark.parametrize("status", [each for each in LetterStatus if each not in LETTER_MOVES[S.HELD] | {S.HELD}])
def test_an_amendment_makes_no_move_that_the_table_does_not_have(
    bench: Bench, key: JobKey, letter: Letter, status: LetterStatus
) -> None:
    with pytest.raises(LetterMoved):
        bench.ledger.amend_letter(letter, replace(letter, status=status), an_event())
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.ledger.timeline(key) == ()


def test_what_changed_since_it_was_read_is_not_overwritten(bench: Bench, key: JobKey, letter: Letter) -> None:
    bench.ledger.begin_effect(key, CASE, expires_at=NOON + AN_HOUR)
    mailed = replace(MAIL, status=EffectStatus.COMMITTED, committed_at=NOON)
    now = bench.put_letter(replace(letter, effects=(CASE.on_letter(), mailed.on_letter())))
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.amend_letter(letter, decided_on(letter), an_event(), decided=decided(key))
    assert moved.value.status is S.HELD
    assert bench.ledger.letter(letter.letter_id) == now
    assert bench.ledger.effects(key) == (CASE,)
    assert bench.ledger.timeline(key) == ()


def test_what_was_empty_when_it_was_read_must_be_empty_still(bench: Bench, key: JobKey, letter: Letter) -> None:
    noted = bench.put_letter(replace(letter, note="from another"))
    with pytest.raises(LetterMoved):
        bench.ledger.amend_letter(letter, replace(letter, note="from me"), an_event())
    assert bench.ledger.letter(letter.letter_id) == noted


def test_what_an_amendment_does_not_touch_may_have_changed(bench: Bench, key: JobKey, letter: Letter) -> None:
    bench.put_letter(replace(letter, owner="grace"))
    bench.ledger.amend_letter(letter, replace(letter, note="from me"), an_event())
    assert bench.ledger.letter(letter.letter_id) == replace(letter, owner="grace", note="from me")


def test_a_letter_that_moved_takes_no_amendment(bench: Bench, key: JobKey, letter: Letter) -> None:
    moved_on = bench.put_letter(replace(letter, status=S.DISCARDED))
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.amend_letter(letter, replace(letter, note="late"), an_event())
    assert moved.value.status is S.DISCARDED
    assert bench.ledger.letter(letter.letter_id) == moved_on


def test_a_letter_that_is_gone_is_not_amended_into_being(bench: Bench, key: JobKey) -> None:
    ghost = a_letter(key)
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.amend_letter(ghost, replace(ghost, note="who?"), an_event())
    assert moved.value.status is None
    assert bench.ledger.letter(ghost.letter_id) is None


@pytest.mark.parametrize("status", [EffectStatus.COMMITTED, EffectStatus.REFUTED])
def test_what_was_settled_meanwhile_is_not_settled_again(
    bench: Bench, key: JobKey, letter: Letter, status: EffectStatus
) -> None:
    there = replace(CASE, status=status, ref="first")
    bench.ledger.begin_effect(key, there, expires_at=NOON + AN_HOUR)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.amend_letter(letter, decided_on(letter), an_event(), decided=decided(key))
    assert taken.value.effect == there
    assert bench.ledger.effects(key) == (there,)
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.ledger.timeline(key) == ()


def test_an_effect_that_another_attempt_took_over_is_not_settled(bench: Bench, key: JobKey, letter: Letter) -> None:
    theirs = replace(CASE, owner=replace(CASE.owner, attempt=2))
    bench.ledger.begin_effect(key, theirs, expires_at=NOON + AN_HOUR)
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.amend_letter(letter, decided_on(letter), an_event(), decided=decided(key))
    assert taken.value.effect == theirs
    assert bench.ledger.letter(letter.letter_id) == letter


def test_an_effect_that_is_not_there_is_not_settled_into_being(bench: Bench, key: JobKey, letter: Letter) -> None:
    with pytest.raises(EffectTaken):
        bench.ledger.amend_letter(letter, decided_on(letter), an_event(), decided=decided(key))
    assert bench.ledger.effects(key) == ()
    assert bench.ledger.letter(letter.letter_id) == letter


def test_an_amendment_cannot_rename_a_letter(bench: Bench, letter: Letter) -> None:
    with pytest.raises(ValueError, match="keeps the letter's key"):
        bench.ledger.amend_letter(letter, replace(letter, letter_id="another"), an_event())
