"""The job once for each call that it makes, dying there and going on afterwards: is the agent safe to run again?

What a team learns here before its customers do: an effect that nobody can check, a step that is known by the time of
day, a charge that went past `run.effect`.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.value import value
from lazaret.testing.crash import NamedLife
from lazaret.testing.outcome import Outcome
from lazaret.testing.stage import Agent, Stage
from lazaret.testing.watched import Deeds, watching

TWICE, NEVER, LOST, CHANGED, ENDED = "done twice", "never done", "step lost", "result changed", "ended otherwise"
NO_PROOF = "no proof"
_NUMBERED = re.compile(r"#\d+$")  # how the ledger tells steps of one name apart


@value
class Fault:
    """What went wrong when the job died at a call. `rehearse(crash=call)` shows it again."""

    call: str  # empty if it went wrong without a crash
    what: str  # one of the six above
    detail: str

    def __str__(self) -> str:
        return f"{f'died at {self.call}' if self.call else 'without a crash'}: {self.what}: {self.detail}"


@value
class Report:
    calls: tuple[str, ...]  # at each of which the job died once
    faults: tuple[Fault, ...]
    repeated: tuple[str, ...]  # effects that were done again, as their agent declared them: idempotent
    steady: bool  # whether two undisturbed runs gave the same result: if not, results are not compared

    @property
    def safe(self) -> bool:
        return not self.faults

    def __str__(self) -> str:
        verdict = "safe" if self.safe else f"{len(self.faults)} faults"
        return "\n  ".join([f"died at {len(self.calls)} calls: {verdict}", *map(str, self.faults)])

    __repr__ = __str__


@value
class _Trial:
    """One life of the job, from its message to its end."""

    outcome: Outcome
    deeds: Deeds
    outside: Any
    seen: tuple[str, ...]  # calls that it could have died at
    unkept: Counter[str]  # steps that were performed and not kept when it died


def _nothing() -> None:
    """The outside world stays as the last life left it."""


def crash_everywhere(
    agent: Agent | str,
    payload: Mapping[str, Any],
    *,
    lane: Lane | Mapping[str, Any] | None = None,
    reset: Callable[[], object] = _nothing,
    watch: Sequence[str] = (),
    outside: Callable[[], Any] = lambda: None,
    dies_of: str = "",
    answers: Mapping[str, Any] | None = None,
) -> Report:
    """`reset` makes the outside world new before each life: fakes that remember must forget. Only with it can a
    `verify` that finds what was never done be told from one that finds what an earlier life did.

    `watch` names functions as `module:function`, where the agent finds them: called more often than without a crash,
    they are reported. `outside` returns what the outside world looks like; a crash must not change it. A job that
    dies by itself proves nothing of what it would have done, unless it is to: `dies_of` is the code.

    `answers` has what is answered to its questions, by their keys, and what it is told, by the names of the signals
    that it waits for. Without them it would rest, and nobody would see what it does afterwards.
    """

    def live(point: str = "") -> _Trial:
        reset()
        return _lived(Stage(agent, lane=lane), payload, point, watch, outside, answers or {})

    calm = live()
    if unproven := _unproven(calm.outcome, dies_of):
        return Report(calls=(), faults=(Fault(call="", what=NO_PROOF, detail=unproven),), repeated=(), steady=True)
    again = live()
    steady = calm.outcome.result == again.outcome.result and calm.outside == again.outside
    points = tuple(dict.fromkeys(calm.seen))
    trials = {point: live(point) for point in points}
    new = reset is not _nothing
    faults = [each for point, trial in trials.items() for each in _faults(point, calm, trial, steady=steady, new=new)]
    return Report(calls=points, faults=tuple(faults), repeated=_repeated(trials.values()), steady=steady)


def _unproven(calm: Outcome, dies_of: str) -> str:
    """Empty if the job came to the end that it is to come to."""
    if calm.letter is not None:
        return "" if calm.letter.code == dies_of else _told(calm)
    if calm.status == HeadStatus.DONE:
        return ""
    head = calm.stage.quarantine.ledger.head(calm.key)
    waits = ", ".join(repr(wait.name) for wait in head.waits) if head and head.waits_for else ""
    return f"{_told(calm)} for {waits}: say in `answers` what it is to hear" if waits else _told(calm)


def _lived(
    stage: Stage,
    payload: Mapping[str, Any],
    point: str,
    watch: Sequence[str],
    outside: Callable[[], Any],
    answers: Mapping[str, Any],
) -> _Trial:
    unkept: Counter[str] = Counter()
    ledger = stage.quarantine.ledger  # the processes see it through their lives

    def on_end() -> None:
        kept = Counter(_NUMBERED.sub("", step.name) for step in ledger.kept_steps.values())
        with stage.deeds.lock:
            stage.deeds.late.clear()  # they are among those that are counted here
            unkept.update({name: times - kept[name] for name, times in stage.deeds.steps.items() if times > kept[name]})

    life = NamedLife(point=point, on_end=on_end)
    with watching(watch, stage.deeds):
        key = stage.send(payload)
        stage.live(life)
        stage.run_answering(key, answers)
    return _Trial(
        outcome=stage.outcome(key), deeds=stage.deeds, outside=outside(), seen=tuple(life.seen), unkept=unkept
    )


def _faults(point: str, calm: _Trial, trial: _Trial, *, steady: bool, new: bool) -> list[Fault]:
    found = [
        *((TWICE, detail) for detail in _twice(calm, trial)),
        *((NEVER, detail) for detail in _never(calm, trial) if new),
        *((LOST, detail) for detail in _lost(calm, trial)),
        *((ENDED, detail) for detail in _ended(calm.outcome, trial.outcome)),
    ]
    if not found and steady:
        found = [(CHANGED, detail) for detail in _changed(calm, trial)]
    return [Fault(call=point, what=what, detail=detail) for what, detail in found]


def _twice(calm: _Trial, trial: _Trial) -> list[str]:
    effects = [
        f"effect {action!r} of {key!r} ran {times} times"
        for (action, key), times in trial.deeds.effects.items()
        if times > max(1, calm.deeds.effects[action, key]) and (action, key) not in trial.deeds.idempotent
    ]
    calls = [
        f"{call} was called {times} times, {calm.deeds.calls[call]} without a crash"
        for call, times in trial.deeds.calls.items()
        if times > calm.deeds.calls[call]
    ]
    return [*effects, *calls]


def _never(calm: _Trial, trial: _Trial) -> list[str]:
    return [
        f"effect {effect.action!r} of {effect.key!r} counts as done, and its function never ran to its end: its "
        "verify finds what is not there, or reset does not make it forget"
        for effect in trial.outcome.effects
        if effect.status == EffectStatus.COMMITTED
        and effect.performed < min(1, calm.deeds.effects[effect.action, effect.key])
    ]


def _lost(calm: _Trial, trial: _Trial) -> list[str]:
    """A step that was done and not kept when the process died must be done again. No other."""
    return [
        f"step {name!r} ran {times} times, though it had been kept: its arguments or its name differ between attempts"
        for name, times in trial.deeds.steps.items()
        if times > calm.deeds.steps[name] + trial.unkept[name] + trial.deeds.late[name]
    ]


def _ended(calm: Outcome, trial: Outcome) -> list[str]:
    if (trial.status, _code(trial)) == (calm.status, _code(calm)):
        return []
    return [f"{_told(trial)}, without a crash {_told(calm)}"]


def _changed(calm: _Trial, trial: _Trial) -> list[str]:
    pairs = (("the result", calm.outcome.result, trial.outcome.result), ("outside", calm.outside, trial.outside))
    return [f"{what} is {after!r}, without a crash {before!r}" for what, before, after in pairs if before != after]


def _told(outcome: Outcome) -> str:
    if outcome.letter is None:
        return f"the job is {outcome.status}"
    return f"the job is {outcome.status}, {outcome.letter.code}: {outcome.letter.summary}"


def _code(outcome: Outcome) -> str:
    return outcome.letter.code if outcome.letter else ""


def _repeated(trials: Any) -> tuple[str, ...]:
    again = {
        f"{action} of {key}"
        for trial in trials
        for (action, key) in trial.deeds.idempotent
        if trial.deeds.effects[action, key] > 1
    }
    return tuple(sorted(again))
