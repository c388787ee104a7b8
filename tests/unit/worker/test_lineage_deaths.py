"""A process dies at every call that it makes, twice in a row too: the ledger never says that more was spent than agents
said, and never less but for the little that each crash may lose."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lazaret.testing.crash import Life
from tests.support.lane import LANE
from tests.unit.worker.lineage import DEAR, Said, Story, a_lane

UNBOUNDED = replace(LANE, max_receive_count=20)
LANES = {"budgets": replace(DEAR, max_receive_count=20), "no budgets": UNBOUNDED}


@dataclass
class Spender:
    """Spends in steps, between them, in parallel, in effects, little and much; then ends as it is told."""

    ending: str
    said: Said = field(default_factory=Said)

    def __call__(self, _job: Job, run: Run) -> dict[str, bool]:
        self.said.spend(run, usd=0.02, tokens=900)
        run.step("plan", lambda: self.said.spend(run, usd=0.03, tokens=1200))
        for _ in range(3):
            self.said.spend(run, usd=0.05, tokens=2500)
        self._in_parallel(run)
        run.effect("mail.sent", key="cus_1", do=lambda: self.said.spend(run, usd=0.11), idempotent=True)
        self.said.spend(run, usd=0.09, tokens=4000)
        if self.ending == "retry" and run.attempt < 3:
            raise Transient("NETWORK", "the line went dead")
        if self.ending == "bury":
            raise Permanent("DOC_PARSE_CORRUPT", "half of it is missing")
        return {"ok": True}

    def _in_parallel(self, run: Run) -> None:
        def part(number: int) -> int:
            self.said.spend(run, usd=0.01 * number, tokens=10 * number)
            return number

        for number in (1, 2):  # one after another in a known order, or no two lives would make the same calls
            with ThreadPoolExecutor(1) as pool:
                pool.submit(run.step, "part", part, number).result()

        async def other(number: int) -> int:
            return part(number)

        async def both() -> None:
            await asyncio.gather(run.step("other", other, 3), run.step("other", other, 4))

        asyncio.run(both())


def played(ending: str, lane: Lane, lives: list[Life]) -> Story:
    agent = Spender(ending)
    story = Story(a_lane(agent, lane), lives)
    head = story.play()
    assert head.status in (HeadStatus.DONE, HeadStatus.DEAD)
    agent.said.agrees_with(head, lane, crashes=story.crashes)
    for letter_id in [head.letter_id] if head.letter_id else []:
        letter = story.lane.ledger.letter(letter_id)
        assert letter is not None
        assert letter.used == head.used
    return story


def calls_of(ending: str, lane: Lane) -> int:
    life = Life()
    played(ending, lane, [life])
    return life.calls


@pytest.mark.parametrize("bounds", LANES)
@pytest.mark.parametrize("ending", ["done", "retry", "bury"])
@pytest.mark.parametrize("after", [False, True])
def test_one_death_at_any_call(ending: str, after: bool, bounds: str) -> None:
    lane = LANES[bounds]
    for call in range(1, calls_of(ending, lane) + 1):
        story = played(ending, lane, [Life(dies_at=call, after=after)])
        assert story.crashes == 1, f"nobody died at call {call}"


@pytest.mark.parametrize("bounds", LANES)
@pytest.mark.parametrize("ending", ["done", "retry", "bury"])
def test_two_deaths_in_a_row_at_any_calls(ending: str, bounds: str) -> None:
    lane = LANES[bounds]
    calls = calls_of(ending, lane)
    for first in range(2, calls + 1, 2):
        for second in range(1, calls + 1, 3):
            played(ending, lane, [Life(dies_at=first, after=True), Life(dies_at=second)])


def test_nobody_dies_and_nothing_is_lost() -> None:
    for ending in ("done", "retry", "bury"):
        agent = Spender(ending)
        head = Story(a_lane(agent, UNBOUNDED)).play()
        assert head.spend_usd == pytest.approx(agent.said.called.spend_usd)
        assert head.tokens == agent.said.called.tokens == agent.said.returned.tokens
        assert head.steps_begun == 6, "what was kept or committed is not begun again"
