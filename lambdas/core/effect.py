"""Steps and effects as the ledger keeps them: what a former attempt finished, and what it changed outside."""

import hashlib
import json
from datetime import datetime
from typing import Any

from lambdas.core.letter import EffectStatus, LetterEffect
from lambdas.core.value import value

LONGEST_NAME = 200  # characters of a step's or an effect's name that are kept: an agent may name one after a document


@value
class Step:
    """A named part of a run whose result is kept. `number` orders them; `name` is unique in its run."""

    number: int
    name: str
    inputs: str  # hash of its code and arguments: a changed step is noticed
    at: datetime
    result: Any = None
    result_ref: str = ""
    attempt: int = 0
    spend_usd: float = 0.0  # since the step before
    tokens: int = 0


@value
class Owner:
    """The attempt that performs an effect."""

    job_id: str
    version: int
    attempt: int


@value
class Effect:
    """A change of the outside world, as far as the ledger knows it."""

    effect_id: str  # sha256 of [scope, action, key]
    action: str
    key: str
    scope: str
    status: EffectStatus
    owner: Owner
    lease_until: datetime  # until then the owner may still be performing it
    intended_at: datetime
    result: Any = None
    result_ref: str = ""
    ref: str = ""  # what a person looks up outside
    committed_at: datetime | None = None
    compensate: str = ""

    def in_doubt(self, now: datetime) -> bool:
        return self.status is EffectStatus.INTENT and now >= self.lease_until

    def on_letter(self) -> LetterEffect:
        return LetterEffect(
            action=self.action,
            key=self.key,
            status=self.status,
            ref=self.ref,
            committed_at=self.committed_at,
            compensate=self.compensate,
            effect_id=self.effect_id,
        )


def effect_id(scope: str, action: str, key: str) -> str:
    return hashlib.sha256(json.dumps([scope, action, key]).encode()).hexdigest()
