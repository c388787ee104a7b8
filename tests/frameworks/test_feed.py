"""What the adapters share, without a framework."""

from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.worker.settle import Outcome
from lazaret.frameworks.feed import Usage, per_million
from lazaret.frameworks.tools import kept, once
from tests.frameworks.play import code_of
from tests.support.lane import KEY, InMemory


def done(act: Any) -> InMemory:
    lane = InMemory(agent=lambda _job, run: act(run))
    worked = lane.work(lane.message())
    assert worked.outcome is Outcome.DONE, worked.failure
    return lane


def test_a_price_is_dollars_for_a_million_tokens() -> None:
    price = per_million(input_usd=3.0, output_usd=15.0)
    assert price(Usage(input_tokens=1_000_000, output_tokens=100_000)) == pytest.approx(4.5)


def test_an_argument_may_have_any_name() -> None:
    def tool(name: str, fn: str, self: str, **more: str) -> list[str]:
        return [name, fn, self, *more.values()]

    lane = done(lambda run: kept(run, tool, name="odd")(name="a", fn="b", self="c", do="d", kwargs="e"))
    assert lane.head().result == ["a", "b", "c", "d", "e"]
    odd: Any = {"action": "odd", "key": lambda **arguments: arguments["name"]}
    lane = done(lambda run: once(run, tool, **odd)(name="a", fn="b", self="c", do="d", kwargs="e"))
    assert [effect.key for effect in lane.ledger.effects(KEY)] == ["a"]


def test_an_argument_that_is_left_out_is_its_default() -> None:
    keys: list[str] = []

    def key(name: str, depth: int) -> str:
        keys.append(f"{name}-{depth}")
        return keys[-1]

    def tool(name: str, depth: int = 1) -> str:
        return f"{name} at {depth}"

    def act(run: Run) -> list[str]:
        performed = once(run, tool, action="odd", key=key)
        return [performed("a"), performed("a", 1), performed(name="a")]

    lane = done(act)
    assert (keys, len(lane.ledger.effects(KEY))) == (["a-1", "a-1", "a-1"], 1)


def test_a_result_that_is_not_json_is_refused_by_the_run_and_its_effect_is_committed() -> None:
    lane = InMemory(agent=lambda _job, run: once(run, object, action="odd", key=lambda: "k")())
    worked = lane.work(lane.message())
    assert code_of(worked) == "PROGRAM_ERROR"
    assert [effect.status.value for effect in lane.ledger.effects(KEY)] == ["committed"]


def test_an_async_verify_of_a_sync_tool_is_refused_at_once() -> None:
    async def verify() -> None: ...

    def tool() -> str:
        return "x"

    def act(run: Run) -> str:
        with pytest.raises(TypeError, match="verify of 'odd' is async and its tool 'tool' is not"):
            once(run, tool, action="odd", key=lambda: "k", verify=verify)
        return "refused"

    done(act)
