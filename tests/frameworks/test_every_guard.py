"""A guard ends the run inside every framework, whatever the framework does with exceptions."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

from lambdas.core.worker.settle import Outcome
from tests.frameworks.play import Theatre, code_of
from tests.frameworks.stage import Calls, Scene, Script, Stage, Turn, call, say, step, watched
from tests.frameworks.stages import every_stage
from tests.support.lane import LANE

SHORT: Any = 0.3  # seconds


def found(calls: Calls) -> Any:
    def lookup(name: str) -> Any:
        """Look a customer up."""
        return calls.answer(name=name)

    return lookup


@every_stage
def test_a_spent_budget_ends_the_run_after_the_call_that_spent_it(stage: Stage) -> None:
    calls = Calls()
    script = Script(call("lookup", name="ada"))
    theatre = Theatre(stage, Scene(script=script, props=(watched(found(calls)),)), lane=replace(LANE, budget_tokens=40))
    worked = theatre.first()
    assert (worked.outcome, code_of(worked)) == (Outcome.BURIED, "BUDGET_EXCEEDED")
    assert (script.asked, len(calls.made), theatre.world.head().tokens) == (3, 2, 45)


@every_stage
def test_a_loop_of_identical_tool_calls_ends_the_run_and_the_model_is_not_asked_again(stage: Stage) -> None:
    calls = Calls()
    script = Script(call("lookup", name="ada"))
    theatre = Theatre(stage, Scene(script=script, props=(step(found(calls)),)))
    worked = theatre.first()
    assert (worked.outcome, code_of(worked)) == (Outcome.BURIED, "TOOL_LOOP")
    assert (script.asked, len(calls.made)) == (11, 10)


@every_stage
def test_a_guard_in_one_of_two_tools_that_run_at_once_ends_the_run(stage: Stage) -> None:
    script = Script(Turn(calls=(("lookup", {"name": "ada"}), ("lookup", {"name": "bob"}))), say("all well"))
    theatre = Theatre(stage, Scene(script=script, props=(step(found(Calls())),)), lane=replace(LANE, max_steps=1))
    worked = theatre.first()
    assert (worked.outcome, code_of(worked), script.asked) == (Outcome.BURIED, "STEP_BUDGET_EXCEEDED", 1)


@every_stage
def test_the_same_answer_three_times_in_one_conversation_ends_the_run(stage: Stage) -> None:
    stuck = Turn(text="let me see", calls=(("lookup", {"name": "ada"}),))
    script = Script(stuck)
    theatre = Theatre(stage, Scene(script=script, props=(watched(found(Calls())),)))
    assert code_of(theatre.first()) == "HALLUCINATION_LOOP"
    assert script.asked == 3


@every_stage
def test_the_same_words_with_other_tool_calls_are_no_repeated_answer(stage: Stage) -> None:
    turns = [Turn(text="next one", calls=(("lookup", {"name": name}),)) for name in ("ada", "bob", "cy")]
    theatre = Theatre(stage, Scene(script=Script(*turns, say("done")), props=(watched(found(Calls())),)))
    assert theatre.first().outcome is Outcome.DONE


@every_stage
def test_tool_calls_without_words_are_no_repeated_answer(stage: Stage) -> None:
    script = Script(*(call("lookup", name="ada") for _ in range(4)), say("done"))
    theatre = Theatre(stage, Scene(script=script, props=(watched(found(Calls())),)))
    assert theatre.first().outcome is Outcome.DONE


@every_stage
def test_a_run_that_is_over_asks_no_model_and_calls_no_tool_any_more(stage: Stage) -> None:
    over, ended = threading.Event(), threading.Event()
    calls = Calls()

    def wait(name: str) -> str:
        """Waits until its run has been settled."""
        calls.answer(name=name)
        over.wait(5)
        return "late"

    script = Script(call("wait", name="ada"), call("wait", name="bob"), say("done"))
    theatre = Theatre(stage, Scene(script=script, props=(step(wait),)), lane=replace(LANE, run_timeout=SHORT))
    inner = theatre.world.agent

    def agent(job: Any, run: Any) -> Any:
        try:
            played = inner(job, run)
            return asyncio.run(played) if asyncio.iscoroutine(played) else played
        finally:
            ended.set()

    theatre.world.agent = agent
    assert code_of(theatre.first()) == "RUN_TIMEOUT"
    over.set()
    assert ended.wait(5), "the agent's thread never ended"
    assert (script.asked, len(calls.made), theatre.steps) == (1, 1, [])


@every_stage
def test_the_models_own_error_is_classified_as_what_it_is(stage: Stage) -> None:
    class RateLimitError(Exception):
        __module__ = "openai"
        status_code = 429

    theatre = Theatre(stage, Scene(script=Script(Turn(error=RateLimitError("slow down")))))
    assert code_of(theatre.first()) == "LLM_RATE_LIMITED"
