"""How a rehearsed job ended: what a test asks about. It is read from the ledger, which keeps the rest."""

import json
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Intended, Letter, Way, safety_of
from lambdas.core.model.question import Question
from lambdas.core.model.value import value
from lazaret.testing.ledger import MemoryLedger
from lazaret.testing.watched import Deeds

if TYPE_CHECKING:
    from lazaret.testing.stage import Stage


@value
class RehearsedLetter:
    """The dead letter as far as a test of an agent cares about it."""

    letter_id: str
    status: str  # open, held, recovered …
    kind: str
    code: str
    safety: str  # of a replay as things are: safe, resume_only, verify_first, unfixed, never
    why: str  # the sentence that explains the safety
    recommended: str
    detail: str

    @property
    def summary(self) -> str:
        """The first line of its detail."""
        return next(iter(self.detail.splitlines()), "")


@value
class RehearsedEffect:
    action: str
    key: str
    status: str  # committed, intent (in doubt) or refuted
    performed: int  # how often its function ran to its end


@value
class Moment:
    """One line of the job's timeline."""

    after_s: float  # since the stage was set, by its own clock
    what: str  # attempt.failed, attempt.lost …
    code: str  # of the failure, if it tells of one
    why: str


@value
class Outcome:
    key: JobKey
    status: str  # done, dead, parked behind an open breaker, or waiting for somebody
    result: Any
    attempts: int
    letter: RehearsedLetter | None
    steps: tuple[str, ...]  # kept ones, in their order
    effects: tuple[RehearsedEffect, ...]
    spend_usd: float  # of the whole lineage, as tokens
    tokens: int
    timeline: tuple[Moment, ...]
    enqueued: tuple[str, ...]  # job types to which its stage sent jobs
    stage: "Stage"

    def signal(self, name: str, value: Any = None, *, signal_id: str = "") -> "Outcome":
        """Tell the job something that it waits for, or will, and see how it goes on."""
        self.stage.signal(self.key, name, value, signal_id=signal_id)
        self.stage.run()
        return self.stage.outcome(self.key)

    def answer(self, question: str, value: Any, *, why: str = "", who: str = "rehearsal") -> "Outcome":
        """Answer what the job asks under this key, and see how it goes on."""
        self.stage.answer(self.key, question, value, why=why, who=who)
        self.stage.run()
        return self.stage.outcome(self.key)

    @property
    def questions(self) -> tuple[Question, ...]:
        """What it has asked, open or answered."""
        return self.stage.questions(self.key)

    def replay(self, **how: Any) -> "Outcome":
        """Send its letter again as a new job; `how` is what `Stage.redrive` takes."""
        return self.stage.redrive(self, Way.REPLAY, **how)

    def resume(self, **how: Any) -> "Outcome":
        """Let its run go on from the last kept step."""
        return self.stage.redrive(self, Way.RESUME, **how)

    def __repr__(self) -> str:
        died = f" of {self.letter.code}: {self.letter.summary}" if self.letter else f" with {self.result!r}"
        return f"<{self.key.job_id} is {self.status}{died}, attempts: {self.attempts}, steps: {list(self.steps)}>"


def outcome_of(stage: "Stage", head: Head, deeds: Deeds, began: datetime) -> Outcome:
    ledger, lane = stage.quarantine.ledger, stage.lane
    return Outcome(
        key=head.key,
        status=head.status.value,
        result=_result(head, stage.quarantine.store.get),
        attempts=head.attempt,
        letter=_letter(ledger.dead.get(head.letter_id), lane, stage.version),
        steps=tuple(step.name for step in ledger.steps(head.key, results=False)),
        effects=_effects(ledger, head, deeds),
        spend_usd=head.spend_usd,
        tokens=head.tokens,
        timeline=tuple(
            Moment(
                after_s=(event.at - began).total_seconds(),
                what=event.what,
                code=str(event.data.get("code", "")),
                why=event.why,
            )
            for event in ledger.timeline(head.key)
        ),
        enqueued=tuple(name for name, queue in stage.quarantine.others.items() if queue.sent),
        stage=stage,
    )


def _result(head: Head, get: Callable[[str], str]) -> Any:
    return json.loads(get(head.result_ref)) if head.result_ref else head.result


def _letter(letter: Letter | None, lane: Lane, version: str) -> RehearsedLetter | None:
    if letter is None:
        return None
    safety, why = safety_of(letter, Intended(worker_version=version), lane)
    return RehearsedLetter(
        letter_id=letter.letter_id,
        status=letter.status.value,
        kind=letter.kind.value,
        code=str(letter.code),
        safety=safety.value,
        why=why,
        recommended=letter.recommended_action.value,
        detail=letter.detail,
    )


def _effects(ledger: MemoryLedger, head: Head, deeds: Deeds) -> tuple[RehearsedEffect, ...]:
    return tuple(
        RehearsedEffect(
            action=effect.action,
            key=effect.key,
            status=effect.status.value,
            performed=deeds.effects[effect.action, effect.key],
        )
        for effect in ledger.effects(head.root_key)
    )
