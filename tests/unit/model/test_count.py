"""The changes that moves make add up to what counting the letters gives, however they are grouped and ordered."""

from collections import Counter
from datetime import timedelta
from functools import reduce
from random import Random

import pytest

from lambdas.core.model.failure import Kind
from lambdas.core.model.group import Cause, CauseDay, Change, Counted, Hour, Move, OwnCause, Waits
from lambdas.core.model.letter import WAITING, Letter, LetterStatus
from lambdas.core.model.moves import LETTER_MOVES, move_of, moved
from lambdas.core.model.replays import missing
from lambdas.core.model.value import replace
from tests.support.builders import NOON, a_key, a_letter

AN_HOUR, A_MINUTE = timedelta(hours=1), timedelta(minutes=1)


def lives(random: Random, number: int) -> tuple[list[Letter], list[Move]]:
    """Letters as they end after any number of allowed moves, and the moves."""
    letters, moves = [], []
    for _ in range(number):
        status = random.choice(sorted(LETTER_MOVES[None]))
        letter = a_letter(
            a_key(tenant_id=random.choice(["t1", "t2"])),
            status=status,
            signature=random.choice(["s1", "s2", ""]),
            kind=random.choice(list(Kind)),
            code=random.choice(["AUTH_DENIED", "own.code-7"]),
            died_at=NOON + random.randrange(300) * A_MINUTE,
        )
        moves.append(move_of(letter, was=None, at=NOON))
        at = letter.died_at
        while LETTER_MOVES[letter.status] and random.random() < 0.8:
            at += random.randrange(60) * A_MINUTE
            to = random.choice(sorted(LETTER_MOVES[letter.status]))
            resolved = at if to is LetterStatus.RECOVERED else None
            was, letter = letter.status, replace(letter, status=to, resolved_at=resolved)
            moves.append(move_of(letter, was=was, at=at))
        letters.append(letter)
    random.shuffle(moves)
    return letters, moves


def summed(moves: list[Move]) -> dict[Counted, Change]:
    by_counter: dict[Counted, list[Change]] = {}
    for move in moves:
        for change in moved(move):
            by_counter.setdefault(change.of, []).append(change)
    return {of: reduce(Change.plus, changes) for of, changes in by_counter.items()}


@pytest.mark.parametrize("seed", range(100))
def test_the_changes_of_any_allowed_moves_add_up_to_a_count_of_the_letters(seed: int) -> None:
    letters, moves = lives(Random(seed), 30)
    counted: dict[Counted, Counter[str]] = {}
    for letter in letters:
        hour = Hour(tenant_id=letter.tenant_id, begins=letter.died_at.replace(minute=0))
        cause = Cause(job_type=letter.job_type, signature=letter.signature)
        counted.setdefault(hour, Counter()).update(["letters"] + ["poison"] * (letter.kind is Kind.POISON))
        counted.setdefault(cause, Counter()).update(["letters"])
        if letter.status is LetterStatus.RECOVERED and letter.resolved_at:
            hour = replace(hour, begins=letter.resolved_at.replace(minute=0))
            counted.setdefault(hour, Counter()).update(["recovered"])
            began = letter.resolved_at.replace(hour=0, minute=0)
            of_day = CauseDay(job_type=cause.job_type, signature=cause.signature, begins=began)
            counted.setdefault(of_day, Counter()).update([f"recovered_{letter.resolved_at.hour:02}"])
        waits = Waits(job_type=letter.job_type)
        begins = letter.died_at.replace(hour=0, minute=0)
        day = CauseDay(job_type=cause.job_type, signature=cause.signature, begins=begins)
        counted.setdefault(day, Counter()).update([f"hour_{letter.died_at.hour:02}"])
        if letter.status in WAITING:
            own = letter.code == "own.code-7"
            counted.setdefault(waits, Counter()).update([] if own else [f"{letter.status}:{letter.code}"])
            for of in (waits, *where(letter), *([replace(waits, code=letter.code)] if own else [])):
                counted.setdefault(of, Counter()).update([str(letter.status)])
    assert _not_zero(summed(moves)) == counted


def where(letter: Letter) -> tuple[Counted, ...]:
    waits = Waits(job_type=letter.job_type)
    own = OwnCause(job_type=letter.job_type, tenant_id=letter.tenant_id, signature=letter.signature)
    return replace(waits, tenant_id=letter.tenant_id), replace(waits, signature=letter.signature), own


def _not_zero(changes: dict[Counted, Change]) -> dict[Counted, Counter[str]]:
    """Without what came and went."""
    sums = {of: Counter({n: by for n, by in each.add.items() if by}) for of, each in changes.items()}
    return {of: found for of, found in sums.items() if found}


@pytest.mark.parametrize("seed", range(100))
def test_whatever_stretch_of_its_life_no_event_told_of_the_missing_move_makes_its_counters_right(seed: int) -> None:
    random = Random(seed)
    (letter,), moves = lives(random, 1)
    moves.sort(key=lambda move: (move.at, move.was is not None))
    whole = summed(moves)
    told = [*moves]
    begin = random.randrange(len(moves))
    del told[begin : random.randrange(begin, len(moves)) + 1]
    move = missing(letter, told, at=NOON)
    caught_up = summed([*told, *([move] if move else [])])
    waits = [of for of in whole if isinstance(of, Waits)]
    assert {of: _not_zero(caught_up).get(of) for of in waits} == {of: _not_zero(whole).get(of) for of in waits}
    assert missing(letter, [*told, *([move] if move else [])], at=NOON) is None
    # Its hour and its group were counted by whoever took it in.
    assert set(summed([move] if move else [])) <= set(waits) | {*where(letter)}


def test_events_that_cannot_be_one_letters_are_refused() -> None:
    letter = a_letter(status=LetterStatus.OPEN)
    held = replace(move_of(letter, was=LetterStatus.OPEN, at=NOON), to=LetterStatus.DISCARDED)
    with pytest.raises(ValueError, match="cannot be its own"):
        missing(letter, [held, held], at=NOON)


@pytest.mark.parametrize("seed", range(100))
def test_the_first_and_the_last_that_a_group_saw_do_not_depend_on_the_order(seed: int) -> None:
    letters, moves = lives(Random(seed), 30)
    for of, change in summed(moves).items():
        if isinstance(of, Cause):
            died = sorted((each.died_at, each.letter_id) for each in letters if each.signature == of.signature)
            assert change.first is not None
            assert change.last is not None
            assert (change.first.at, change.first.letter_id) == died[0]
            assert (change.last.at, change.last.letter_id) == died[-1]


def test_a_move_that_no_counter_knows_changes_nothing() -> None:
    superseded = a_letter(status=LetterStatus.SUPERSEDED)
    assert moved(move_of(superseded, was=LetterStatus.REDRIVING, at=NOON)) == ()
