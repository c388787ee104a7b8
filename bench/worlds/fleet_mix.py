"""The published fleet: 26,147 messages, 118 failures by cause, and what becomes of another try. It knows no policy.

What is published is a rate of success for a number of retries. How repeated tries depend on each other is not, so
that is a model with one free number, stated in `Model`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from lambdas.core.model.failure import KIND_OF, Code, Kind, Strategy

MESSAGES = 26_147
MIX: dict[Code, int] = {
    Code.LLM_OVERLOADED: 31,  # the vendor's 503 and 529
    Code.LLM_RATE_LIMITED: 18,
    Code.THROTTLED: 9,  # a source forge's rate limit
    Code.NETWORK: 8,
    Code.WORKER_LOST: 6,  # a spot node was taken away
    Code.CONTEXT_OVERFLOW: 17,
    Code.HALLUCINATION_LOOP: 5,
    Code.TOKEN_BUDGET_EXCEEDED: 4,
    Code.MODEL_CONFUSED: 3,
    Code.AUTH_DENIED: 7,  # the task needs rights that the agent lacks
    Code.IMPOSSIBLE_TASK: 4,
    Code.DEPENDENCY_GONE: 3,
    Code.DATA_INTEGRITY: 3,
}
FAILURES = sum(MIX.values())
RATES = {Kind.TRANSIENT: 0.89, Kind.CONDITIONAL: 0.62, Kind.PERMANENT: 0.0}
TRANSIENT_RETRIES = 3  # behind the 89 %; the 62 % have one retry behind them
MOST_TRIES = 12

# What a changed retry must change to be one. Any other is the same try again.
CHANGES: dict[Code, Callable[[Strategy], bool]] = {
    Code.CONTEXT_OVERFLOW: lambda strategy: bool(strategy.compress_to_tokens or strategy.model),
    Code.HALLUCINATION_LOOP: lambda strategy: bool(strategy.agent or strategy.model),
    Code.TOKEN_BUDGET_EXCEEDED: lambda strategy: strategy.max_output_tokens is not None,
    Code.MODEL_CONFUSED: lambda strategy: bool(strategy.constraints),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """Of the transient failures a share is curable at all, and each retry of a curable one works with `per_try`.

    The share follows: after three retries the published 89 % are resolved. At `per_try` 0.521 every job is curable and
    tries are independent; at 1.0 the first retry tells all.
    """

    per_try: float
    unchanged: float = 0.02  # a conditional failure, tried again as it was: "near 0" is no number, this one is ours

    @property
    def curable(self) -> float:
        return RATES[Kind.TRANSIENT] / (1 - (1 - self.per_try) ** TRANSIENT_RETRIES)

    def __post_init__(self) -> None:
        if not INDEPENDENT <= self.per_try <= 1:
            raise ValueError(f"per_try is {self.per_try}, expected {INDEPENDENT:.4f} to 1: or 89 % cannot be reached")


INDEPENDENT = 1 - (1 - RATES[Kind.TRANSIENT]) ** (1 / TRANSIENT_RETRIES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """One failure and its luck, drawn before any policy acts: every policy meets the same."""

    code: Code
    standing: float  # from 0 to 1: below the curable share, a try can work
    told: float  # from 0 to 1: below the share that the classifier can name, it names it
    luck: tuple[float, ...]  # one number from 0 to 1 for each retry

    @property
    def kind(self) -> Kind:
        return KIND_OF[self.code]

    def cured(self, model: Model, retry: int, strategy: Strategy) -> bool:
        """Whether this retry works; the first is number 0."""
        if self.kind is Kind.TRANSIENT:
            return self.standing < model.curable and self.luck[retry] < model.per_try
        if self.kind is Kind.CONDITIONAL and CHANGES[self.code](strategy):
            return self.standing < RATES[Kind.CONDITIONAL]
        return self.kind is Kind.CONDITIONAL and self.luck[retry] < model.unchanged


def draw(seed: int) -> list[Fate]:
    """Another run of the whole fleet: each of its messages fails with the published probabilities."""
    rng = Random(seed)
    weights = [*MIX.values(), MESSAGES - FAILURES]
    drawn = rng.choices([*MIX, None], weights, k=MESSAGES)
    return [
        Fate(
            code=code,
            standing=rng.random(),
            told=rng.random(),
            luck=tuple(rng.random() for _ in range(MOST_TRIES)),
        )
        for code in drawn
        if code is not None
    ]


def ceiling(fates: list[Fate]) -> float:
    """The share that the published rates allow for these failures."""
    return sum(RATES[fate.kind] for fate in fates) / len(fates)
