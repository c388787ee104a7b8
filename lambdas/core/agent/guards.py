"""The guards of one attempt: they end a run that loops, or that would only burn money.

They count, and say which failure ends the run. What they count for the whole lineage begins with what was used before.
"""

from collections import Counter
from dataclasses import dataclass, field

from lambdas.core.config.lane import Lane, Used
from lambdas.core.model.failure import Code, Failure, stated

IDENTICAL_CALLS = 10  # of one step with the same arguments, in one attempt
MOST_AT_ONCE = 1e12  # dollars or tokens: no call costs as much, and a sum of them is still a number of DynamoDB
SHOWN_SPENDERS = 5
IDENTICAL_OUTPUTS = 3  # of a model, in a row


@dataclass(slots=True, kw_only=True)
class Guards:
    """One attempt's counts. Each method gives the failure that must end the run, or None."""

    lane: Lane
    spend_usd: float  # this and the next two are over the whole lineage
    tokens: int
    steps_begun: int = 0
    _calls: Counter[tuple[str, str]] = field(default_factory=Counter)
    _spent_on: dict[str, tuple[float, int]] = field(default_factory=dict)  # by step: dollars, tokens
    _last_output: str | None = None
    _outputs: int = 0

    @property
    def used(self) -> Used:
        return Used(spend_usd=self.spend_usd, tokens=self.tokens, steps_begun=self.steps_begun)

    def call(self, name: str, inputs: str) -> Failure | None:
        """Of a step or effect, kept or not."""
        self._calls[name, inputs] += 1
        if self._calls[name, inputs] > IDENTICAL_CALLS:
            detail = f"{name!r} was called more than {IDENTICAL_CALLS} times with the same arguments"
            return stated(Code.TOOL_LOOP, detail, about=name)
        return None

    def begin(self, name: str) -> Failure | None:
        """A step or effect that nobody has kept. One that the budget refuses is not begun."""
        if self.steps_begun >= self.lane.max_steps:
            detail = f"more than {self.lane.max_steps} steps over the lineage, the last one {name!r}"
            return stated(Code.STEP_BUDGET_EXCEEDED, detail, about=name)
        self.steps_begun += 1
        return None

    def output(self, text: str) -> Failure | None:
        self._outputs = self._outputs + 1 if text == self._last_output else 1
        self._last_output = text
        if self._outputs < IDENTICAL_OUTPUTS:
            return None
        return stated(Code.HALLUCINATION_LOOP, f"the model gave the same output {self._outputs} times: {text[:200]}")

    def spend(self, *, usd: float, tokens: int, on: str) -> Failure | None:
        self.spend_usd += usd
        self.tokens += tokens
        before_usd, before_tokens = self._spent_on.get(on, (0.0, 0))
        self._spent_on[on] = (before_usd + usd, before_tokens + tokens)
        return self.afford(usd=0.0, tokens=0)

    def afford(self, *, usd: float, tokens: int) -> Failure | None:
        """What is already spent plus what is about to be, against the lane's budgets."""
        budget_usd, budget_tokens = self.lane.budget_usd, self.lane.budget_tokens
        if budget_usd is not None and self.spend_usd + usd > budget_usd:
            detail = f"${self.spend_usd:.4f} spent{_next(f'${usd:.4f}', usd)} of ${budget_usd:.4f} over the lineage"
            detail += self._on_what()
            return stated(Code.BUDGET_EXCEEDED, detail, about="usd")
        if budget_tokens is not None and self.tokens + tokens > budget_tokens:
            detail = f"{self.tokens} tokens used{_next(str(tokens), tokens)} of {budget_tokens} over the lineage"
            detail += self._on_what()
            return stated(Code.BUDGET_EXCEEDED, detail, about="tokens")
        return None

    def _on_what(self) -> str:
        """This attempt's spending, the dearest first. What former attempts spent is in the sum alone."""
        dearest = sorted(self._spent_on.items(), key=lambda each: each[1], reverse=True)[:SHOWN_SPENDERS]
        shown = [f"{name} ${usd:.4f} and {tokens} tokens" for name, (usd, tokens) in dearest]
        return f"; in this attempt: {', '.join(shown)}" if shown else ""


def an_amount(said: float, name: str) -> float:
    """Raise ValueError unless it can be added up and stored: to the billionth, and never less than nothing."""
    amount = float(said)
    if not 0 <= amount <= MOST_AT_ONCE:
        raise ValueError(f"{name} = {said!r}: expected a number from 0 to {MOST_AT_ONCE:g}")
    return round(amount, 9)


def _next(shown: str, amount: float) -> str:
    return f", {shown} more wanted," if amount else ""
