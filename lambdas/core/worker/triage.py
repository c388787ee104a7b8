"""Failure + history + the lane's policy + now → verdict: retry, bury or hold. Pure; randomness is an argument.

The second half is the default answer to each failure that another try may cure: how long to wait, what to change, how
many more tries, each with its reason. Lanes override delays and tries in lanes.toml; what changes is code, because it
must fit what the agent can take.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from enum import StrEnum

from lambdas.core.config.lane import AnswerOverride, Lane
from lambdas.core.model.failure import HELD, SAME, Code, Failure, Kind, NeedsReview, Strategy, stated
from lambdas.core.model.head import KEPT_FAILURES, Head, lost, streak
from lambdas.core.model.value import replace, value

REPEATS_TO_POISON = 3
CRASHES_TO_POISON = 2
_CRASHES = frozenset({Code.PROGRAM_ERROR, Code.AGENT_CRASHED})


class Decision(StrEnum):
    RETRY = "retry"  # try it again, perhaps with another strategy
    BURY = "bury"  # it becomes a letter
    HOLD = "hold"  # it becomes a letter, and a person must look


@value
class Verdict:
    decision: Decision
    failure: Failure  # perhaps another than came in: a repeated failure becomes poison
    delay: timedelta = timedelta(0)
    strategy: Strategy = SAME
    reason: str = ""


def triage(head: Head, lane: Lane, *, now: datetime, jitter: float) -> Verdict:
    """`head` already carries the failure; `jitter` is a random number from 0 to 1."""
    failure = head.failure
    if failure is None:
        raise ValueError(f"job {head.key} has no failure to judge")
    over = _over_budget(head, lane, now)
    if over is not None and failure.retryable:
        return _end(over, "a budget of the lineage is used up")
    poison = _as_poison(head, failure, lane)
    if poison is not None:
        return _end(poison, "trying again would repeat it")
    if head.in_a_row >= KEPT_FAILURES and failure.retryable:  # of whatever kinds: beyond that nobody remembers which
        return _end(failure, f"{head.in_a_row} attempts in a row without progress")
    if failure.kind is Kind.TRANSIENT:
        return _wait(head, failure, lane, jitter)
    if failure.kind is Kind.CONDITIONAL:
        return _try_differently(head, failure, lane)
    return _end(failure, f"{failure.kind} failures are not retried")


def _end(failure: Failure, reason: str) -> Verdict:
    decision = Decision.HOLD if needs_a_person(failure) else Decision.BURY
    return Verdict(decision=decision, failure=failure, reason=reason)


def needs_a_person(failure: Failure) -> bool:
    """Also when the agent gave its request for review a code of its own, or its tenant's breaker needs a letter."""
    return (
        bool(failure.held_for) or failure.code in HELD or failure.error_type.rpartition(".")[2] == NeedsReview.__name__
    )


def _over_budget(head: Head, lane: Lane, now: datetime) -> Failure | None:
    """What the lineage has used up, asked only when another try would use more."""
    past = head.failure.code if head.failure else ""
    if lane.budget_usd is not None and head.spend_usd >= lane.budget_usd:
        spent = f"spent ${head.spend_usd:.4f} of ${lane.budget_usd:.4f}"
        return _replaced(head, Code.BUDGET_EXCEEDED, f"{spent}; the last failure was {past}")
    if lane.budget_tokens is not None and head.tokens >= lane.budget_tokens:
        used = f"used {head.tokens} of {lane.budget_tokens} tokens"
        return _replaced(head, Code.BUDGET_EXCEEDED, f"{used}; the last failure was {past}")
    if head.age(now) >= timedelta(hours=lane.max_age_hours):
        hours = head.age(now) / timedelta(hours=1)
        text = f"{hours:.1f} hours old, the lane allows {lane.max_age_hours:g}; the last failure was {past}"
        return _replaced(head, Code.STALE, text)
    return None


def _as_poison(head: Head, failure: Failure, lane: Lane) -> Failure | None:
    row = streak(head)
    if lost(head) >= lane.max_receive_count:
        return _replaced(head, Code.CRASH_LOOP, f"{lost(head)} workers died on it without progress")
    # The same input and the same fault: that steps before it were kept meanwhile makes it no less deterministic.
    crashes = sum(1 for past in head.failures if past.code in _CRASHES and past.signature == failure.signature)
    if failure.code in _CRASHES and crashes >= CRASHES_TO_POISON:
        return _renamed(failure, Code.DETERMINISTIC_CRASH)
    alike = sum(1 for past in row if past.signature == failure.signature and past.kind is not Kind.TRANSIENT)
    # Without a frame of the agent's own, equal words do not prove one cause: it ends as UNKNOWN, which may be replayed.
    is_placed = failure.code != Code.UNKNOWN or bool(failure.where)
    if failure.signature and failure.kind is Kind.CONDITIONAL and alike >= REPEATS_TO_POISON and is_placed:
        return _renamed(failure, Code.REPEATED_SIGNATURE)
    return None


def _wait(head: Head, failure: Failure, lane: Lane, jitter: float) -> Verdict:
    tries = sum(1 for past in streak(head) if past.kind is Kind.TRANSIENT)
    # Lost workers have their own limit, `max_receive_count`: the broker counts those by itself.
    if failure.code != Code.WORKER_LOST and tries >= lane.attempts:
        return _end(failure, f"{tries} attempts in a row without progress")
    ceiling = min(lane.backoff.cap_s, lane.backoff.base_s * 2 ** max(0, tries - 1))
    delay = max(ceiling * jitter, failure.retry_after or 0.0)
    return Verdict(decision=Decision.RETRY, failure=failure, delay=timedelta(seconds=delay), strategy=head.strategy)


def _try_differently(head: Head, failure: Failure, lane: Lane) -> Verdict:
    answer = answer_to(failure.code, lane)
    if answer is None:  # a conditional code of the lane's own rules
        answer = answer_to(Code.UNKNOWN, lane)
    assert answer is not None  # noqa: S101 - UNKNOWN is in the table
    tries = sum(1 for past in streak(head) if past.code == failure.code)
    if tries > answer.more_tries:
        return _end(failure, f"tried {tries} times, {answer.reason}")
    strategy = answer.change(failure, lane, head.strategy)
    if strategy != SAME and strategy in head.strategies_tried:
        return _end(failure, "the strategy that could help has failed already")
    delay = max(answer.delay_s, failure.retry_after or 0.0)
    return Verdict(
        decision=Decision.RETRY,
        failure=failure,
        delay=timedelta(seconds=delay),
        strategy=strategy,
        reason=answer.reason,
    )


def _renamed(failure: Failure, code: Code) -> Failure:
    because = f"{Kind.POISON}, because: the same again; each time {failure.because or failure.code}"
    return replace(failure, kind=Kind.POISON, code=code, retryable=False, because=because)


def _replaced(head: Head, code: Code, text: str) -> Failure:
    return stated(code, text, last=head.failure)


COMPRESS_TO_TOKENS = 80_000
OUTPUT_TOKENS = 4_096  # what agents are assumed to allow until a strategy says otherwise
TIGHTER = 0.6

Change = Callable[[Failure, Lane, Strategy], Strategy]


@value
class Answer:
    delay_s: float
    more_tries: int
    change: Change
    reason: str


def answer_to(code: str, lane: Lane) -> Answer | None:
    """None for what is not conditional: transient delays come from the lane's backoff, permanent gets no try."""
    default = ANSWERS.get(code)
    if default is None:
        return None
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


ANSWERS: dict[str, Answer] = {
    Code.CONTEXT_OVERFLOW: Answer(
        delay_s=10, more_tries=1, change=_compress, reason="the cure is a smaller prompt, not time"
    ),
    Code.HALLUCINATION_LOOP: Answer(
        delay_s=60, more_tries=1, change=_someone_else, reason="another mind breaks the loop; the same one repeats it"
    ),
    Code.TOKEN_BUDGET_EXCEEDED: Answer(
        delay_s=10, more_tries=1, change=_concise, reason="the answer was too long, so ask for a shorter one"
    ),
    Code.MODEL_CONFUSED: Answer(
        delay_s=60, more_tries=1, change=_constrain, reason="the task was valid, so say what was misunderstood"
    ),
    Code.TOOL_FAILED: Answer(
        delay_s=60, more_tries=1, change=_evidence, reason="an agent that knows which tool failed may work around it"
    ),
    Code.SWALLOWED: Answer(
        delay_s=60, more_tries=1, change=_evidence, reason="what was hidden is shown to the next try"
    ),
    Code.EMPTY_RESULT: Answer(
        delay_s=60, more_tries=1, change=_evidence, reason="silence may be chance, twice it is a fault"
    ),
    Code.OUT_OF_MEMORY: Answer(
        delay_s=10, more_tries=1, change=_same, reason="beside other neighbours it may fit; if not, raise memory_mb"
    ),
    Code.PROGRAM_ERROR: Answer(
        delay_s=10, more_tries=1, change=_same, reason="one more try tells whether it is deterministic"
    ),
    Code.UNKNOWN: Answer(delay_s=120, more_tries=1, change=_same, reason="nothing is known, so try once more only"),
}


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
