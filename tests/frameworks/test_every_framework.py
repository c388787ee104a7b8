"""What every adapter promises, held to it in every framework: the real package, a scripted model, the real worker."""

import asyncio
import time
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from lambdas.core.model.failure import Transient
from lambdas.core.worker.settle import Outcome
from lazaret.frameworks.feed import per_million
from tests.frameworks.play import Theatre, code_of
from tests.frameworks.stage import Calls, Scene, Script, Stage, Turn, call, effect, say, step, watched
from tests.frameworks.stages import async_tool_stages, every_stage, raising_stages, telling_stages

BUSY = Transient("LLM_OVERLOADED", "come back later")


class LedgerClosed(Exception):
    """A tool's own error."""


def found(calls: Calls) -> Any:
    def lookup(name: str, depth: int = 1) -> Any:
        """Look a customer up."""
        return calls.answer(name=name, depth=depth)

    return lookup


def found_later(calls: Calls) -> Any:
    async def lookup(name: str, depth: int = 1) -> Any:
        """Look a customer up."""
        await asyncio.sleep(0)
        return calls.answer(name=name, depth=depth)

    return lookup


def charged(calls: Calls) -> Any:
    def charge(order: str, cents: int) -> Any:
        """Charge a card."""
        return calls.answer(order=order, cents=cents)

    return charge


@every_stage
def test_tokens_and_dollars_of_every_model_call_are_on_the_head(stage: Stage) -> None:
    scene = Scene(
        script=Script(call("lookup", name="ada"), say("here she is")),
        props=(watched(found(Calls())),),
        price=per_million(input_usd=1000.0, output_usd=2000.0),
    )
    theatre = Theatre(stage, scene)
    assert theatre.first().outcome is Outcome.DONE
    head = theatre.world.head()
    assert (head.result, head.tokens) == ("here she is", 30)
    assert head.spend_usd == pytest.approx(2 * (10 * 1000 + 5 * 2000) / 1_000_000)


def redone_steps(stage: Stage, tool: Any, calls: Calls) -> None:
    script = Script(call("lookup", name="ada"), call("lookup", name="bob"), say("both"))
    theatre = Theatre(stage, Scene(script=script, props=(step(tool),)), fails=[BUSY])
    assert theatre.until_done().outcome is Outcome.DONE
    assert theatre.world.head().attempt == 2
    assert [each["name"] for each in calls.made] == ["ada", "bob"]
    assert theatre.steps == ["lookup", "lookup#2"]


@every_stage
def test_a_tool_that_is_a_step_is_not_called_again_by_a_later_attempt(stage: Stage) -> None:
    calls = Calls()
    redone_steps(stage, found(calls), calls)


@async_tool_stages
def test_an_async_tool_that_is_a_step_is_not_called_again_by_a_later_attempt(stage: Stage) -> None:
    calls = Calls()
    redone_steps(stage, found_later(calls), calls)


@every_stage
def test_a_step_whose_arguments_the_model_changed_is_done_again(stage: Stage) -> None:
    made: list[str] = []

    def lookup(born: date) -> str:
        """Look a person up by birthday."""
        made.append(str(born))
        return "found"

    days = iter(["1815-12-10", "1912-06-23"])
    theatre = Theatre(stage, Scene(script=Script(say("")), props=(step(lookup),)), fails=[BUSY])

    class Moody(Script):
        def rewind(self) -> None:
            super().rewind()
            self._turns = (call("lookup", born=next(days)), say("done"))

    theatre.scene = replace(theatre.scene, script=Moody())
    assert theatre.until_done().outcome is Outcome.DONE
    assert made == ["1815-12-10", "1912-06-23"]


@every_stage
def test_an_effect_is_performed_once_over_all_attempts(stage: Stage) -> None:
    calls = Calls(answers=("ch_1",))
    script = Script(call("charge", order="o-7", cents=500), say("charged"))
    prop = effect(charged(calls), {"action": "card.charged", "key": lambda order, **_: order})
    theatre = Theatre(stage, Scene(script=script, props=(prop,)), fails=[BUSY, BUSY])
    assert theatre.until_done().outcome is Outcome.DONE
    assert theatre.world.head().attempt == 3
    assert calls.made == [{"order": "o-7", "cents": 500}]
    assert theatre.effects == [("card.charged", "o-7", "committed")]


@every_stage
@pytest.mark.parametrize("verified", [True, False])
def test_an_effect_that_the_model_asks_for_twice_in_one_turn_is_performed_once(stage: Stage, verified: bool) -> None:
    calls = Calls(answers=("ch_1",))

    def charge(order: str) -> Any:
        """Charge a card."""
        time.sleep(0.05)  # or the first call would be over before the second begins
        return calls.answer(order=order)

    how: Any = {"action": "card.charged", "key": lambda order: order}
    twice = Turn(calls=(("charge", {"order": "o-7"}), ("charge", {"order": "o-7"})))
    if verified:
        how["verify"] = lambda **_: None
    prop = effect(charge, how)
    theatre = Theatre(stage, Scene(script=Script(twice, say("charged")), props=(prop,)))
    assert theatre.first().outcome is Outcome.DONE
    assert (len(calls.made), theatre.effects) == (1, [("card.charged", "o-7", "committed")])


@every_stage
def test_verify_is_asked_with_the_tools_arguments_when_a_worker_died_in_the_effect(stage: Stage) -> None:
    class Died(BaseException):
        pass

    calls = Calls(answers=(Died(), "never"))
    asked: list[dict[str, Any]] = []

    def verify(**arguments: Any) -> str:
        asked.append(arguments)
        return "ch_1"

    script = Script(call("charge", order="o-7", cents=500), say("charged"))
    how: Any = {"action": "card.charged", "key": lambda order, **_: order, "verify": verify}
    theatre = Theatre(stage, Scene(script=script, props=(effect(charged(calls), how),)))
    again = theatre.world.crash(theatre.world.message())
    assert theatre.world.work(again).outcome is Outcome.DONE
    assert (len(calls.made), asked) == (1, [{"order": "o-7", "cents": 500}])
    assert theatre.effects == [("card.charged", "o-7", "committed")]


def closed(role: Any, *answers: Any) -> tuple[Calls, Any]:
    calls = Calls(answers=(LedgerClosed("closed on sundays"), *answers))
    return calls, role(found(calls))


@telling_stages
@pytest.mark.parametrize("role", [watched, step])
def test_a_tool_error_that_only_the_model_was_told_is_swallowed_by_the_tools_own_name_and_type(
    stage: Stage, role: Any
) -> None:
    _, prop = closed(role)
    theatre = Theatre(stage, Scene(script=Script(call("lookup", name="ada"), say("all well")), props=(prop,)))
    worked = theatre.first()
    assert (code_of(worked), worked.silent) == ("SWALLOWED", True)
    assert worked.failure is not None
    assert "'lookup' failed" in worked.failure.detail
    assert "closed on sundays" in worked.failure.detail
    assert worked.failure.error_type.endswith("LedgerClosed")


@raising_stages
@pytest.mark.parametrize("role", [watched, step])
def test_a_tool_error_that_leaves_the_framework_is_no_silence(stage: Stage, role: Any) -> None:
    _, prop = closed(role)
    theatre = Theatre(stage, Scene(script=Script(call("lookup", name="ada"), say("all well")), props=(prop,)))
    worked = theatre.first()
    assert (code_of(worked), worked.silent) == ("UNKNOWN", False)
    assert worked.failure is not None
    assert worked.failure.error_type.endswith("LedgerClosed")


@telling_stages
@pytest.mark.parametrize("role", [watched, step])
def test_a_later_success_of_the_same_tool_heals_its_failure(stage: Stage, role: Any) -> None:
    calls, prop = closed(role, "found")
    script = Script(call("lookup", name="ada"), call("lookup", name="ada"), say("all well"))
    theatre = Theatre(stage, Scene(script=script, props=(prop,)))
    assert theatre.first().outcome is Outcome.DONE
    assert len(calls.made) == 2


@telling_stages
def test_the_success_of_another_tool_heals_nothing(stage: Stage) -> None:
    _, prop = closed(watched)
    script = Script(call("lookup", name="ada"), call("charge", order="o-7", cents=5), say("all well"))
    theatre = Theatre(stage, Scene(script=script, props=(prop, watched(charged(Calls())))))
    assert code_of(theatre.first()) == "SWALLOWED"


@telling_stages
def test_an_effect_that_failed_is_in_doubt_and_the_letter_says_so(stage: Stage) -> None:
    calls = Calls(answers=(LedgerClosed("closed"),))
    how: Any = {"action": "card.charged", "key": lambda order, **_: order}
    script = Script(call("charge", order="o-7", cents=5), say("all well"))
    theatre = Theatre(stage, Scene(script=script, props=(effect(charged(calls), how),)))
    assert code_of(theatre.until_done()) == "EFFECT_IN_DOUBT"
    assert (len(calls.made), theatre.effects) == (1, [("card.charged", "o-7", "intent")])
