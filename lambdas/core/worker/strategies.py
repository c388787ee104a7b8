"""What the next try changes, after a failure that only another try can cure: the default answers, and what was learned.

Each answer says how long to wait, what to change and how many more tries there are, with its reason. Lanes override
delays and tries in lanes.toml; what changes is code, because it must fit what the agent can take. A lane's experience
decides between the strategies, with the default as its prior belief: without experience the default is chosen, and the
same experience always makes the same choice.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from lambdas.core.config.lane import AnswerOverride, Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.experience import NEVER, NONE, Experience, Tally, by_strategy
from lambdas.core.model.failure import SAME, Code, Failure, Kind, Strategy
from lambdas.core.model.value import replace, value

if TYPE_CHECKING:
    from lambdas.core.model.head import Head
    from lambdas.core.ports.runs import Ending
    from lambdas.core.worker.settle import Worker

COMPRESS_TO_TOKENS = 80_000
OUTPUT_TOKENS = 4_096  # what agents are assumed to allow until a strategy says otherwise
TIGHTER = 0.6

Change = Callable[[Failure, Lane, Strategy], Strategy]


@value
class Answer:
    delay_s: float
    more_tries: int
    change: str  # the default strategy, by its name in `CHANGES`
    reason: str


def answer_to(code: str, lane: Lane) -> Answer:
    """Of a conditional code. One of the lane's own rules is answered as UNKNOWN is."""
    default = ANSWERS.get(code, ANSWERS[Code.UNKNOWN])
    override = lane.answers.get(code, AnswerOverride())
    return Answer(
        delay_s=default.delay_s if override.delay_s is None else override.delay_s,
        more_tries=default.more_tries if override.more_tries is None else override.more_tries,
        change=default.change,
        reason=default.reason,
    )


def _same(_failure: Failure, _lane: Lane, _tried: Strategy) -> Strategy:
    return SAME


def _compress(_failure: Failure, lane: Lane, tried: Strategy) -> Strategy:
    return Strategy(
        model=_larger_model(lane, tried.model),
        compress_to_tokens=COMPRESS_TO_TOKENS,
        instructions=("Keep to the core of the task; leave background out.",),
    )


def _someone_else(failure: Failure, lane: Lane, tried: Strategy) -> Strategy:
    return Strategy(
        agent=_next(lane.alternates, tried.agent),
        model=_next(tuple(model.name for model in lane.models), tried.model or _first_model(lane)),
        constraints=(
            f"An earlier answer was wrong and was repeated: {_first_line(failure)}. Do not give it again.",
            "Check the answer against the expected shape before giving it.",
        ),
    )


def _concise(_failure: Failure, _lane: Lane, tried: Strategy) -> Strategy:
    limit = tried.max_output_tokens or OUTPUT_TOKENS
    return Strategy(max_output_tokens=int(limit * TIGHTER), instructions=("Be concise: accuracy before completeness.",))


def _constrain(failure: Failure, _lane: Lane, _tried: Strategy) -> Strategy:
    return Strategy(
        constraints=(
            f"The earlier answer did not fit what was asked: {_first_line(failure)}.",
            "Answer in the expected schema and nothing else.",
        )
    )


def _evidence(failure: Failure, _lane: Lane, _tried: Strategy) -> Strategy:
    return Strategy(instructions=(f"An earlier try failed: {_first_line(failure)}. Take it into account.",))


# Every strategy that a try can follow, by the name that people see, pin and forbid.
CHANGES: dict[str, Change] = {
    "same": _same,
    "compress": _compress,
    "someone_else": _someone_else,
    "concise": _concise,
    "constrain": _constrain,
    "evidence": _evidence,
}

ANSWERS: dict[str, Answer] = {
    Code.CONTEXT_OVERFLOW: Answer(
        delay_s=10, more_tries=1, change="compress", reason="the cure is a smaller prompt, not time"
    ),
    Code.HALLUCINATION_LOOP: Answer(
        delay_s=60, more_tries=1, change="someone_else", reason="another mind breaks the loop; the same one repeats it"
    ),
    Code.TOKEN_BUDGET_EXCEEDED: Answer(
        delay_s=10, more_tries=1, change="concise", reason="the answer was too long, so ask for a shorter one"
    ),
    Code.MODEL_CONFUSED: Answer(
        delay_s=60, more_tries=1, change="constrain", reason="the task was valid, so say what was misunderstood"
    ),
    Code.TOOL_FAILED: Answer(
        delay_s=60, more_tries=1, change="evidence", reason="an agent that knows which tool failed may work around it"
    ),
    Code.SWALLOWED: Answer(
        delay_s=60, more_tries=1, change="evidence", reason="what was hidden is shown to the next try"
    ),
    Code.EMPTY_RESULT: Answer(
        delay_s=60, more_tries=1, change="evidence", reason="silence may be chance, twice it is a fault"
    ),
    Code.OUT_OF_MEMORY: Answer(
        delay_s=10, more_tries=1, change="same", reason="beside other neighbours it may fit; if not, raise memory_mb"
    ),
    Code.PROGRAM_ERROR: Answer(
        delay_s=10, more_tries=1, change="same", reason="one more try tells whether it is deterministic"
    ),
    Code.UNKNOWN: Answer(delay_s=120, more_tries=1, change="same", reason="nothing is known, so try once more only"),
}

# No word to a model mends the code or gives it memory: for these only the delay can be learned.
_NOT_THE_MODEL = frozenset({Code.PROGRAM_ERROR, Code.OUT_OF_MEMORY})
DELAYS_S = (10, 60, 600)  # beside the default's own

BELIEF = 4.0  # tries that the default table counts as
USUAL = 0.6  # how often the default is believed to cure before anything is known
OTHERS = 0.2  # and any other strategy
CURIOUS = 0.15  # how much a strategy gains by being seldom tried


class Choice(NamedTuple):
    name: str
    strategy: Strategy
    delay_s: float
    why: str


def choose(
    failure: Failure, lane: Lane, experience: Experience, *, now: Strategy, tried: Iterable[Strategy]
) -> Choice | None:
    """The most promising strategy that this job has not tried; None if there is none.

    `now` is what the failed attempt ran with.
    """
    answer = answer_to(failure.code, lane)
    made = {name: change(failure, lane, now) for name, change in CHANGES.items()}
    failed = {name for name, strategy in made.items() if strategy != SAME and strategy in set(tried)}
    allowed = _allowed(failure.code, lane, answer, experience)
    open_ = [name for name in allowed if name not in failed]
    if answer.change in failed:  # what else there is must have cured before: this job has had its one guess
        cured = by_strategy(experience.of_code)
        open_ = [name for name in open_ if cured.get(name, NEVER).cures]
    if not open_:
        return None
    name, why = _best(open_, answer, experience)
    return Choice(name=name, strategy=made[name], delay_s=_delay(name, failure.code, lane, answer, experience), why=why)


def _allowed(code: str, lane: Lane, answer: Answer, experience: Experience) -> list[str]:
    """The default first: with equal prospects it stays."""
    ruling = experience.ruling
    if ruling.pinned in CHANGES:
        return [ruling.pinned]
    others = [] if code in _NOT_THE_MODEL else [name for name in CHANGES if name != answer.change]
    if not lane.alternates and len(lane.models) < 2 and "someone_else" in others:
        others.remove("someone_else")  # there is nobody else
    return [name for name in (answer.change, *others) if name not in ruling.forbidden]


def _best(names: list[str], answer: Answer, experience: Experience) -> tuple[str, str]:
    of_code, of_cause = by_strategy(experience.of_code), by_strategy(experience.of_cause)
    known = {name: _prospect(name, answer.change, of_code, of_cause) for name in names}
    all_tries = sum(tally.tries for tally in of_code.values())

    def promise(name: str) -> float:
        return known[name] + CURIOUS * math.sqrt(math.log1p(all_tries) / (of_code.get(name, NEVER).tries + BELIEF))

    best = max(names, key=promise)  # the first of equals
    if experience.ruling.pinned:
        return best, f"{best}, as {experience.ruling.who or 'a person'} decided"
    if best == answer.change:
        return best, answer.reason
    rest = f"; {answer.change} cures {known[answer.change]:.0%}" if answer.change in known else ""
    return best, f"{best} has cured {known[best]:.0%} of such failures lately{rest}"


def _prospect(name: str, usual: str, of_code: Mapping[str, Tally], of_cause: Mapping[str, Tally]) -> float:
    """How often it cures: this cause's own tries, beside all tries of the code, beside the prior belief."""
    belief = USUAL if name == usual else OTHERS
    in_general = _mean(of_code.get(name, NEVER), belief)
    return _mean(of_cause.get(name, NEVER), in_general)


def _mean(tally: Tally, belief: float) -> float:
    return (tally.cures + BELIEF * belief) / (tally.tries + BELIEF)


def _delay(name: str, code: str, lane: Lane, answer: Answer, experience: Experience) -> float:
    """A lane that names a delay means it. Otherwise the one after which this strategy cured most."""
    if lane.answers.get(code, AnswerOverride()).delay_s is not None:
        return answer.delay_s

    def prospect(delay_s: float) -> float:
        belief = USUAL if delay_s == answer.delay_s else OTHERS
        in_general = _mean(experience.of_code.get((name, int(delay_s)), NEVER), belief)
        return _mean(experience.of_cause.get((name, int(delay_s)), NEVER), in_general)

    return max((answer.delay_s, *DELAYS_S), key=prospect)


def _larger_model(lane: Lane, current: str | None) -> str | None:
    windows = {model.name: model.context_tokens for model in lane.models}
    size = windows.get(current or _first_model(lane) or "", 0)
    larger = [model for model in lane.models if model.context_tokens > size]
    return min(larger, key=lambda model: model.context_tokens).name if larger else None


def _first_model(lane: Lane) -> str | None:
    return lane.models[0].name if lane.models else None


def _next(names: tuple[str, ...], current: str | None) -> str | None:
    if current not in names:
        return names[0] if names else None
    following = names[names.index(current) + 1 :]
    return following[0] if following else None


def _first_line(failure: Failure) -> str:
    return failure.detail.split("\n", 1)[0][:300] or failure.code


CURED = 3  # tries that a strategy must have cured, and half of all, before a first attempt begins with it


def known_cure(code: str, lane: Lane, experience: Experience) -> str:
    """The strategy that would answer such a failure, if it has cured it often enough; or nothing."""
    failure = Failure(kind=Kind.CONDITIONAL, code=code, retryable=True)
    chosen = choose(failure, lane, experience, now=SAME, tried=()) if code in ANSWERS else None
    tally = by_strategy(experience.of_code).get(chosen.name, NEVER) if chosen else NEVER
    return chosen.name if chosen and tally.cures >= max(CURED, tally.tries / 2) else ""


def from_the_start(name: str, lane: Lane) -> Strategy:
    """A strategy for a first attempt: without its words, which may speak of an earlier one."""
    if name not in CHANGES:
        return SAME
    made = CHANGES[name](Failure(kind=Kind.CONDITIONAL, code="", retryable=True), lane, SAME)
    return replace(made, instructions=(), constraints=())


def recall(worker: "Worker", failure: Failure) -> Experience:
    """What the lane knows of such failures; nothing, if it cannot be read now."""
    try:
        return worker.ledger.experience(
            worker.lane.job_type, failure.code, signature=failure.signature, now=worker.clock()
        )
    except Unavailable:
        return NONE


def learn(worker: "Worker", head: "Head", ending: "Ending") -> None:
    """Of a changed try that has ended. After the settle, and once: a lesson that is lost costs nothing but itself."""
    failure = ending.failure
    if head.answered is None or (failure is not None and failure.kind is Kind.TRANSIENT):
        return  # after a transient failure the same answer is tried again
    spent_usd = max(0.0, ending.used.spend_usd - head.spend_usd)
    with suppress(Unavailable):
        worker.ledger.learn(head.key.job_type, head.answered, cured=failure is None, usd=spent_usd, at=worker.clock())
