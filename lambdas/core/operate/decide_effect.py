"""A person says whether an effect in doubt happened: the effect, the letter and the timeline change together.

It takes the person's word and never finds out by itself. What is decided stays decided: another word is refused.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from lambdas.core.model.errors import EffectTaken, LazaretError, LetterMoved
from lambdas.core.model.failure import Code
from lambdas.core.model.head import Decided, Effect, Event
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus, recommend
from lambdas.core.model.value import replace, value
from lambdas.core.operate import CLAIMED
from lambdas.core.operate.letters import find_letter
from lambdas.core.ports.ledger import Ledger

SETTLED = "effect.settled"
TRIES = 3  # another person may decide another effect of the letter at the same moment
SHORTEST_ID = 8  # characters of an effect's id that a person must give
MOST = {"who": 200, "reason": 2000, "ref": 200}  # characters
_OPEN_TO_WORDS = frozenset(
    {LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.HELD, LetterStatus.ESCALATED}
)  # a redrive's own run decides its effects; what is resolved needs no word


class NoSuchEffect(LazaretError):
    """The letter has no effect with this id, or several begin with it."""


class BadStatement(LazaretError):
    """The statement lacks its author or reason, is too long, or contradicts itself."""


class NotInDoubt(LazaretError):
    """There is nothing to decide: it is decided another way, still being performed, or its letter is over."""


@value
class Statement:
    """What a person knows about an effect in doubt."""

    happened: bool
    who: str  # verified
    reason: str
    claimed: str = ""  # whom they claim to be beside that
    ref: str = ""  # what it made outside, if it happened; a later attempt gets it as the effect's result


@value
class Decider:
    """What deciding needs of the outside."""

    ledger: Ledger
    clock: Callable[[], datetime]
    new_id: Callable[[], str]


def decide_effect(decider: Decider, letter_id: str, effect_id: str, said: Statement) -> Letter:
    """The letter as it is afterwards. The same statement again is harmless, and brings the letter up to date.

    `effect_id` may be the beginning of one. Raise `BadStatement`, `NoSuchLetter`, `NoSuchEffect` or `NotInDoubt`.
    """
    _require_sense(said)
    for again in range(TRIES):
        try:
            return _decide(decider, letter_id, effect_id, said)
        except (LetterMoved, EffectTaken):
            if again == TRIES - 1:
                raise
    raise AssertionError("the last try returns or raises")


def _decide(decider: Decider, letter_id: str, effect_id: str, said: Statement) -> Letter:
    ledger, now = decider.ledger, decider.clock()
    letter = find_letter(ledger, letter_id)
    root = replace(letter.job_key, job_id=letter.root)
    effects = ledger.effects(root, results=False)
    found = _named(letter, effects, effect_id)
    decided = _as_said(root, found, said, now)
    known = [decided.effect if decided and each.effect_id == found.effect_id else each for each in effects]
    to = _amended(letter, known)
    if decided is None and to == letter:
        return letter
    _require_open(letter)
    ledger.amend_letter(letter, to, _event(decider, found, letter, said, now), decided=decided)
    return to


def _require_sense(said: Statement) -> None:
    given = {"who": said.who, "reason": said.reason}
    for name, text in given.items():
        if not text.strip():
            raise BadStatement(f"{name} is empty: expected who says so, and how they know")
    for name, text in {**given, "ref": said.ref}.items():
        if len(text) > MOST[name]:
            raise BadStatement(f"{name} has {len(text)} characters: expected at most {MOST[name]}")
    if said.ref and not said.happened:
        raise BadStatement(f"ref is {said.ref!r}, but what did not happen has made nothing")


def _named(letter: Letter, effects: Sequence[Effect], effect_id: str) -> Effect:
    shown = {each.effect_id for each in letter.effects}
    found = [each for each in effects if each.effect_id in shown and each.effect_id.startswith(effect_id)]
    if len(effect_id) < SHORTEST_ID or len(found) != 1:
        ids = ", ".join(each[:12] for each in sorted(shown)) or "none"
        raise NoSuchEffect(f"{effect_id!r} names no one effect of dead letter {letter.letter_id!r}: it has {ids}")
    return found[0]


def _as_said(root: JobKey, found: Effect, said: Statement, now: datetime) -> Decided | None:
    """None if the ledger says the same already."""
    wanted = EffectStatus.COMMITTED if said.happened else EffectStatus.REFUTED
    if found.status is wanted:
        return None
    name = f"effect {found.action!r} of {found.key!r}"
    if found.status is not EffectStatus.INTENT:
        raise NotInDoubt(f"{name} is {found.status} already, not in doubt")
    if not found.in_doubt(now):
        raise NotInDoubt(f"{name} may still be under way until {found.lease_until:%H:%M:%S} UTC: try again then")
    # The owner stays: should its attempt be alive after all and confirm the effect, late but true is true.
    effect = replace(found, status=wanted, ref=said.ref, result=said.ref or None)
    if said.happened:
        effect = replace(effect, committed_at=now)
    return Decided(root=root, effect=effect, former=found.owner)


def _require_open(letter: Letter) -> None:
    if letter.status not in _OPEN_TO_WORDS:
        raise NotInDoubt(f"dead letter {letter.letter_id!r} is {letter.status}: its effects are not settled here")


def _amended(letter: Letter, known: Sequence[Effect]) -> Letter:
    """What the letter says of its effects, as the ledger has them now; a letter held only for its doubt is open."""
    by_id = {each.effect_id: each.on_letter() for each in known}
    effects = tuple(by_id.get(each.effect_id, each) for each in letter.effects)
    in_doubt = any(each.status is EffectStatus.INTENT for each in effects)
    freed = letter.status is LetterStatus.HELD and letter.code == Code.EFFECT_IN_DOUBT and not in_doubt
    return replace(
        letter,
        effects=effects,
        recommended_action=recommend(letter.kind, letter.code, effects),
        status=LetterStatus.OPEN if freed else letter.status,
    )


def _event(decider: Decider, found: Effect, letter: Letter, said: Statement, now: datetime) -> Event:
    data: dict[str, Any] = {
        "letter_id": letter.letter_id,
        "effect_id": found.effect_id,
        "action": found.action,
        "key": found.key,
    }
    data |= {"happened": said.happened, "ref": said.ref} | ({CLAIMED: said.claimed} if said.claimed else {})
    return Event(at=now, event_id=decider.new_id(), what=SETTLED, who=said.who, why=said.reason, data=data)
