"""One job from its message to its end, whose processes die where a test says, and an agent that counts its money."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import NOTHING, Lane, Used, at_risk
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Message
from lambdas.core.model.letter import Letter
from lambdas.core.worker.settle import Outcome, Worked
from lazaret.testing.crash import Life, lived
from tests.support.lane import LANE, AgentFunction, InMemory, healthy

DEAR = replace(LANE, budget_usd=2.0, budget_tokens=100_000)


def a_lane(agent: AgentFunction = healthy, lane: Lane = DEAR) -> InMemory:
    return InMemory(agent=agent, lane=lane)


@dataclass
class Said:
    """What an agent said that it spent: all of it, and that of which `run.spend` returned."""

    called: Used = NOTHING
    returned: Used = NOTHING

    def spend(self, run: Run, *, usd: float = 0.0, tokens: int = 0) -> None:
        self.called = _with(self.called, usd, tokens)
        run.spend(usd=usd, tokens=tokens)
        self.returned = _with(self.returned, usd, tokens)

    def agrees_with(self, found: Head | Letter, lane: Lane, *, crashes: int) -> None:
        """Never more than was said, and never less but for what each crash may have lost."""
        risk = at_risk(lane)
        least = self.returned.spend_usd - crashes * risk.spend_usd
        assert least - 1e-9 <= found.spend_usd <= self.called.spend_usd + 1e-9
        assert self.returned.tokens - crashes * risk.tokens <= found.tokens <= self.called.tokens


def _with(used: Used, usd: float, tokens: int) -> Used:
    return Used(spend_usd=used.spend_usd + usd, tokens=used.tokens + tokens)


@dataclass
class Story:
    lane: InMemory
    lives: list[Life] = field(default_factory=list)  # of its processes, in their order; then all live on
    crashes: int = 0
    attempts: int = 0

    def play(self, most: int = 100) -> Head:
        message: Message | None = self.lane.message()
        while message is not None:
            assert self.attempts < most, "it never ends"
            self.attempts += 1
            message = self._next(message, *self._lived(self._work(message)))
        return self.lane.head()

    def _work(self, message: Message) -> Callable[[], Worked]:
        return lambda: self.lane.work(message)

    def _next(self, message: Message, alive: bool, worked: Worked) -> Message | None:
        if not alive:
            self.lane.later(self.lane.lane.visibility_s)
            return replace(message, receive_count=message.receive_count + 1)
        if worked.outcome is Outcome.OUTDATED:  # whoever settled it died before it sent the next message
            self.lane.later(self.lane.lane.patience.total_seconds())
            self.lane.sweep()
        else:
            self.lane.later(400)
        if self.lane.queue.buried:
            while not self._lived(lambda: self.lane.take_in(self.lane.queue.buried[-1]))[0]:
                self.lane.later(self.lane.lane.visibility_s)
            return None
        return None if self.lane.head().status is HeadStatus.DONE else self.lane.delivered(self.lane.queue.sent[-1])

    def _lived(self, do: Callable[[], Any]) -> tuple[bool, Any]:
        life = self.lives.pop(0) if self.lives else Life()
        alive, answer = lived(life, self.lane, ("ledger",), do)
        self.crashes += not alive
        return alive, answer
