"""Failure + history + the lane's policy + now → verdict: retry, bury or hold. Pure; randomness is an argument.

What the next try changes, after a failure that only another try can cure, is chosen in strategies.py.
"""

from collections.abc import Callable
from datetime import datetime, timedelta
from enum import StrEnum

from lambdas.core.config.lane import Lane
from lambdas.core.model.experience import NONE, Answered, Experience
from lambdas.core.model.failure import HELD, SAME, Code, Failure, Kind, NeedsReview, Strategy, stated
from lambdas.core.model.head import KEPT_FAILURES, Head, lost, streak
from lambdas.core.model.value import replace, value
from lambdas.core.worker.strategies import answer_to, choose

REPEATS_TO_POISON = 3
CRASHES_TO_POISON = 2
CRASHES = frozenset({Code.PROGRAM_ERROR, Code.AGENT_CRASHED})


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
    answered: Answered | None = None  # what the lane learns from the next try
    reason: str = ""


Recall = Callable[[Failure], Experience]


def inexperienced(_failure: Failure) -> Experience:
    return NONE


def triage(head: Head, lane: Lane, *, now: datetime, jitter: float, experience: Recall = inexperienced) -> Verdict:
    """`head` already carries the failure; `jitter` is a random number from 0 to 1.

    `experience` is asked only about a failure that a changed try may cure.
    """
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
        return _try_differently(head, failure, lane, experience)
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
    crashes = sum(1 for past in head.failures if past.code in CRASHES and past.signature == failure.signature)
    if failure.code in CRASHES and crashes >= CRASHES_TO_POISON:
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
    return Verdict(
        decision=Decision.RETRY,
        failure=failure,
        delay=timedelta(seconds=delay),
        strategy=head.strategy,
        answered=head.answered,  # waiting tells nothing about the strategy: its try is still to come
    )


def _try_differently(head: Head, failure: Failure, lane: Lane, experience: Recall) -> Verdict:
    answer = answer_to(failure.code, lane)
    tries = sum(1 for past in streak(head) if past.code == failure.code)
    if tries > answer.more_tries:
        return _end(failure, f"tried {tries} times, {answer.reason}")
    chosen = choose(failure, lane, experience(failure), now=head.strategy, tried=head.strategies_tried)
    if chosen is None:
        return _end(failure, "every strategy that could help has failed already, or is forbidden")
    delay = max(chosen.delay_s, failure.retry_after or 0.0)
    answered = Answered(
        code=failure.code, signature=failure.signature, strategy=chosen.name, delay_s=int(chosen.delay_s)
    )
    return Verdict(
        decision=Decision.RETRY,
        failure=failure,
        delay=timedelta(seconds=delay),
        strategy=chosen.strategy,
        answered=answered,
        reason=chosen.why,
    )


def _renamed(failure: Failure, code: Code) -> Failure:
    because = f"{Kind.POISON}, because: the same again; each time {failure.because or failure.code}"
    return replace(failure, kind=Kind.POISON, code=code, retryable=False, because=because)


def _replaced(head: Head, code: Code, text: str) -> Failure:
    return stated(code, text, last=head.failure)
