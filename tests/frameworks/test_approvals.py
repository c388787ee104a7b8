"""Tools that need a person's yes, in frameworks that stop for it: the run asks, and the framework goes on."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from pydantic_ai import Agent as PydanticAgent
from pydantic_ai import RunContext, Tool
from pydantic_ai.exceptions import CallDeferred
from strands import Agent as StrandsAgent
from strands import ToolContext
from strands import tool as strands_tool
from strands.vended_interventions.hitl import HumanInTheLoop

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lazaret.frameworks import openai_agents, pydantic_ai, strands
from lazaret.testing import Stage, crash_everywhere, rehearse
from tests.frameworks import on_openai_agents, on_pydantic_ai, on_strands
from tests.frameworks.stage import Script, Turn, call, say

sdk = openai_agents.sdk


class Shop:
    """Two tools: one that may be called, and one that a person must agree to."""

    def __init__(self) -> None:
        self.looked: list[str] = []
        self.refunded: list[str] = []

    def look(self, order: str) -> str:
        """Look an order up."""
        self.looked.append(order)
        return f"{order} seen {len(self.looked)}"

    def refund(self, order: str) -> str:
        """Refund an order."""
        self.refunded.append(order)
        return f"re_{order}"

    def clear(self) -> None:
        self.looked.clear()
        self.refunded.clear()


HOW: dict[str, Any] = {"action": "card.refunded", "key": lambda order: order, "idempotent": True}
Talking = Callable[[Run, Script, Shop], Any]


async def on_openai(run: Run, script: Script, shop: Shop, **how: Any) -> Any:
    look = openai_agents.as_step(run, sdk.function_tool(shop.look))
    refund = openai_agents.as_effect(run, sdk.function_tool(shop.refund, needs_approval=True), **HOW)
    clerk = sdk.Agent(name="clerk", model=on_openai_agents.Scripted(script), tools=[look, refund])
    watch = openai_agents.Watch(run)
    settings = {"hooks": watch, "run_config": watch.run_config()}
    return (await openai_agents.ainvoke(run, clerk, "money!", settings, **how)).final_output


async def on_pydantic(run: Run, script: Script, shop: Shop, **how: Any) -> Any:
    look = pydantic_ai.as_step(run, Tool(shop.look))
    refund = pydantic_ai.as_effect(run, Tool(shop.refund, requires_approval=True), **HOW)
    clerk = PydanticAgent(on_pydantic_ai.model_of(script), tools=[look, refund], capabilities=[pydantic_ai.Watch(run)])
    return (await pydantic_ai.ainvoke(run, clerk, "money!", **how)).output


def _strands(run: Run, script: Script, shop: Shop) -> StrandsAgent:
    look = strands.as_step(run, strands_tool(shop.look))
    refund = strands.as_effect(run, strands_tool(shop.refund), **HOW)
    return StrandsAgent(
        model=on_strands.Scripted(script),
        tools=[look, refund],
        hooks=[strands.Watch(run)],
        interventions=[HumanInTheLoop(allowed_tools=["look"])],
        callback_handler=None,
    )


async def on_strands_async(run: Run, script: Script, shop: Shop, **how: Any) -> Any:
    return str(await strands.ainvoke(run, _strands(run, script, shop), "money!", **how)).strip()


def on_strands_sync(run: Run, script: Script, shop: Shop, **how: Any) -> Any:
    return str(strands.invoke(run, _strands(run, script, shop), "money!", **how)).strip()


every = pytest.mark.parametrize("talk", [on_openai, on_pydantic, on_strands_async, on_strands_sync])

LINES = (call("look", order="o-7"), call("refund", order="o-7"), call("look", order="o-7"), say("that was it"))


def agent_of(talk: Any, script: Script, shop: Shop, *threads: str, **how: Any) -> Any:
    """It has a conversation in each thread, one after another."""

    async def asynchronous(_job: Job, run: Run) -> Any:
        return [await talk(run, script, shop, thread=thread, **how) for thread in threads or [""]]

    def agent(_job: Job, run: Run) -> Any:
        return [talk(run, script, shop, thread=thread, **how) for thread in threads or [""]]

    return asynchronous if asyncio.iscoroutinefunction(talk) else agent


def asking(talk: Any, *lines: Turn, **how: Any) -> tuple[Stage, Shop, Script]:
    script, shop = Script(*(lines or LINES), follows=True), Shop()
    return Stage(agent_of(talk, script, shop, **how)), shop, script


@every
def test_a_tool_is_called_once_a_person_has_said_yes_and_no_model_is_asked_again(talk: Any) -> None:
    stage, shop, script = asking(talk)
    waits = stage.rehearse({})
    assert (waits.status, shop.refunded, script.asked) == ("waiting", [], 2)
    (asked,) = waits.questions
    assert asked.key.endswith(":1")
    assert "o-7" in str(asked.about)
    done = waits.answer(asked.key, "yes", who="ana")
    assert (done.status, done.result, done.attempts) == ("done", ["that was it"], 2)
    assert (shop.refunded, script.asked) == (["o-7"], 4)
    assert shop.looked == ["o-7", "o-7"], "a step behind the stop got the result of the one before it"
    assert done.tokens == 60


@every
def test_a_tool_is_not_called_if_somebody_says_no_or_nobody_anything(talk: Any) -> None:
    stage, shop, _ = asking(talk)
    waits = stage.rehearse({})
    done = waits.answer(waits.questions[0].key, "no", why="it was refunded before")
    assert (done.status, done.result, shop.refunded) == ("done", ["that was it"], [])
    stage, shop, _ = asking(talk, timeout=600, default="no", to="operators")
    waits = stage.rehearse({})
    assert waits.questions[0].to == "operators"
    stage.later(700)
    stage.run()
    assert (stage.outcome(waits.key).status, shop.refunded) == ("done", [])


@every
def test_what_waits_side_by_side_is_asked_at_once_and_each_has_its_answer(talk: Any) -> None:
    both = Turn(calls=(("refund", {"order": "a"}), ("refund", {"order": "b"})))
    stage, shop, script = asking(talk, both, say("done with it"))
    waits = stage.rehearse({})
    first, second = sorted(waits.questions, key=lambda each: str(each.about))
    shorter, longer = sorted([first.key, second.key], key=len)
    assert (shorter[-2:], longer) == (":1", f"{shorter}:2")
    still = waits.answer(first.key, "no")
    assert (still.status, shop.refunded) == ("waiting", [])
    done = still.answer(second.key, "yes")
    assert (done.result, shop.refunded, script.asked) == (["done with it"], ["b"], 2)


@every
def test_a_conversation_that_stops_twice_goes_on_from_its_last_stop(talk: Any) -> None:
    stage, shop, script = asking(talk, call("refund", order="a"), call("refund", order="b"), say("both"))
    first = stage.rehearse({})
    second = first.answer(first.questions[0].key, "yes")
    assert (second.status, shop.refunded) == ("waiting", ["a"])
    (asked,) = [each for each in second.questions if each.answered_at is None]
    assert asked.key.endswith(":2")
    done = second.answer(asked.key, "yes")
    assert (done.result, shop.refunded, script.asked) == (["both"], ["a", "b"], 3)


@every
def test_the_effect_is_performed_once_wherever_the_worker_dies(talk: Any) -> None:
    script, shop = Script(*LINES, follows=True), Shop()
    agent = agent_of(talk, script, shop)
    key = rehearse(agent, {}).questions[0].key
    report = crash_everywhere(agent, {}, reset=shop.clear, answers={key: "yes"})
    assert report.safe, report
    assert {"ledger.ask:after", "effect:card.refunded:before_commit"} <= set(report.calls)


@every
def test_two_conversations_of_a_run_have_questions_of_their_own(talk: Any) -> None:
    first = rehearse(agent_of(talk, Script(*LINES, follows=True), Shop(), "", "late"), {})
    key = first.questions[0].key
    second = first.answer(key, "yes")
    assert second.status == "waiting"
    assert [each.key for each in second.questions if each.answered_at is None] == [f"late.{key}"]
    assert second.answer(f"late.{key}", "yes").result == ["that was it", "that was it"]


def test_an_agent_within_another_is_not_asked_for_through_the_run() -> None:
    seen: list[str] = []

    async def agent(_job: Job, run: Run) -> Any:
        async def inner(context: RunContext[None]) -> str:
            """Ask another."""
            try:
                await pydantic_ai.ainvoke(run, PydanticAgent("test"), "?")
            except ValueError as error:
                seen.append(str(error))
            return "no"

        script = Script(call("inner"), say("done"), follows=True)
        return (
            await pydantic_ai.ainvoke(run, PydanticAgent(on_pydantic_ai.model_of(script), tools=[inner]), "?")
        ).output

    assert rehearse(agent, {}).result == "done"
    assert "within another" in seen[0]


def test_a_tools_own_interrupt_is_a_question_and_the_answer_what_it_returns() -> None:
    def agent(_job: Job, run: Run) -> Any:
        @strands_tool(context=True)
        def size(tool_context: ToolContext) -> str:
            """Ask for the size."""
            return str(tool_context.interrupt("size", reason={"question": "Which size?", "options": ["S", "L"]}))

        script = Script(call("size"), say("thanks"), follows=True)
        clerk = StrandsAgent(
            model=on_strands.Scripted(script), tools=[size], hooks=[strands.Watch(run)], callback_handler=None
        )
        strands.invoke(run, clerk, "?")
        (told,) = [block for each in clerk.messages for block in each["content"] if "toolResult" in block]
        return told["toolResult"]["content"][0]["text"]

    waits = rehearse(agent, {})
    (asked,) = waits.questions
    assert (asked.key, asked.text, asked.options) == ("size:1", "Which size?", ("S", "L"))
    assert waits.answer("size:1", "L").result == "L"


def test_what_is_deferred_to_somebody_outside_is_no_approval() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        def elsewhere() -> str:
            """Called outside."""
            raise CallDeferred

        script = Script(call("elsewhere"), say("done"), follows=True)
        return (
            await pydantic_ai.ainvoke(run, PydanticAgent(on_pydantic_ai.model_of(script), tools=[elsewhere]), "?")
        ).output

    outcome = rehearse(agent, {}, lane={"attempts": 1})
    assert outcome.letter is not None
    assert "'elsewhere' is called outside" in outcome.letter.detail
