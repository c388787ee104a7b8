"""What is LangChain's own: injected arguments, artifacts, tools that are classes, models that fail in silence."""

import contextlib
from typing import Annotated, Any

import pytest
from langchain.agents import create_agent
from langchain.agents.middleware import HumanInTheLoopMiddleware, ModelRetryMiddleware
from langchain_core.language_models import FakeListLLM
from langchain_core.tools import BaseTool, InjectedToolCallId, Tool, ToolException
from langchain_core.tools import tool as tool_of
from langgraph.prebuilt import InjectedState
from langgraph.types import interrupt

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome, Worked
from lazaret.frameworks.langchain import Watch, as_effect, as_step
from lazaret.frameworks.langgraph import invoke
from lazaret.testing import Stage
from tests.frameworks.on_langchain import Scripted, graph_of
from tests.frameworks.play import Theatre, code_of
from tests.frameworks.stage import Scene, Script, Turn, call, say
from tests.support.lane import KEY, InMemory


class Slow(Exception):
    __module__ = "openai"
    status_code = 503


def played(script: Script, tools: Any, *, attempts: int = 1) -> tuple[InMemory, Worked]:
    """A LangGraph agent with the tools that `tools(run)` gives; it fails once for every attempt before the last."""

    def graph(run: Run, scene: Scene) -> Any:
        config: Any = {"callbacks": [Watch(run)]}
        state = graph_of(scene.script, tools(run)).invoke({"messages": [("user", scene.prompt)]}, config)
        return [message.content for message in state["messages"] if message.type == "tool"] or "nothing"

    fails: list[Exception] = [Transient("LLM_OVERLOADED", "later") for _ in range(attempts - 1)]
    theatre = Theatre(graph, Scene(script=script), fails=fails)
    return theatre.world, theatre.until_done() if attempts > 1 else theatre.first()


def test_what_the_framework_injects_makes_no_difference_to_a_step() -> None:
    made: list[tuple[str, int]] = []

    @tool_of
    def lookup(
        name: str, call_id: Annotated[str, InjectedToolCallId], state: Annotated[dict[str, Any], InjectedState]
    ) -> str:
        """Look a customer up."""
        made.append((call_id, len(state["messages"])))
        return name

    script = Script(call("lookup", name="ada"), say("done"))
    world, worked = played(script, lambda run: [as_step(run, lookup)], attempts=2)
    assert (worked.outcome, world.head().result) == (Outcome.DONE, ["ada"])
    assert made == [("call_1_0", 2)]


def test_a_kept_pair_of_content_and_artifact_is_a_pair_again() -> None:
    made: list[str] = []

    @tool_of(response_format="content_and_artifact")
    def scan(name: str) -> tuple[str, dict[str, int]]:
        """Scan a page."""
        made.append(name)
        return f"page of {name}", {"bytes": 7}

    script = Script(call("scan", name="ada"), say("done"))
    world, worked = played(script, lambda run: [as_step(run, scan)], attempts=2)
    assert (worked.outcome, world.head().result, made) == (Outcome.DONE, ["page of ada"], ["ada"])


def test_a_tool_that_is_a_class_of_its_own_can_be_an_effect() -> None:
    sent: list[str] = []

    class Send(BaseTool):
        name: str = "send"
        description: str = "Sends a mail."

        def _run(self, to: str) -> str:
            sent.append(to)
            return f"sent to {to}"

    script = Script(call("send", to="ada@example.com"), say("done"))
    tools = lambda run: [as_effect(run, Send(), action="mail.sent", key=lambda to: to)]  # noqa: E731
    world, worked = played(script, tools, attempts=2)
    assert (worked.outcome, sent) == (Outcome.DONE, ["ada@example.com"])
    assert [effect.key for effect in world.ledger.effects(KEY)] == ["ada@example.com"]


def test_the_one_argument_of_a_plain_tool_tells_its_steps_apart() -> None:
    names = iter(["ada", "bob"])
    made: list[str] = []

    class Moody(Script):
        def rewind(self) -> None:
            super().rewind()
            self._turns = (call("find", __arg1=next(names)), say("done"))

    find = Tool(name="find", description="Finds.", func=lambda name: made.append(name) or name)  # type: ignore[func-returns-value]
    _, worked = played(Moody(), lambda run: [as_step(run, find)], attempts=2)
    assert (worked.outcome, made) == (Outcome.DONE, ["ada", "bob"])


def test_an_error_that_the_tool_itself_turns_into_words_is_silence_too() -> None:
    @tool_of
    def lookup(name: str) -> str:
        """Look a customer up."""
        raise ToolException(f"no ledger for {name}")

    lookup.handle_tool_error = True
    _, worked = played(Script(call("lookup", name="ada"), say("all well")), lambda _run: [lookup])
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert "no ledger for ada" in worked.failure.detail


def test_a_failed_effect_is_noted_once_and_by_its_action() -> None:
    runs: list[Run] = []

    @tool_of
    def charge(order: str) -> str:
        """Charge a card."""
        raise Slow("over capacity")

    def tools(run: Run) -> list[BaseTool]:
        runs.append(run)
        return [as_effect(run, charge, action="card.charged", key=lambda order: order)]

    played(Script(call("charge", order="o-7"), say("all well")), tools)
    assert [(each.step, each.in_effect) for each in runs[0].swallowed] == [("card.charged", True)]


def test_a_tool_that_waits_for_a_person_does_not_let_the_run_end_as_done() -> None:
    @tool_of
    def approve(order: str) -> str:
        """Ask a person."""
        return str(interrupt({"order": order}))

    _, worked = played(Script(call("approve", order="o-7"), say("all well")), lambda _run: [approve])
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert worked.failure.error_type.endswith("GraphInterrupt")


def lane_of(act: Any) -> InMemory:
    return InMemory(agent=lambda _job, run: act(run))


def test_a_model_error_that_a_middleware_turned_into_an_answer_is_silence() -> None:
    def act(run: Run) -> Any:
        middleware: Any = [ModelRetryMiddleware(max_retries=0, on_failure="continue")]
        agent: Any = create_agent(Scripted(script=Script(Turn(error=Slow("over capacity")))), [], middleware=middleware)
        return agent.invoke({"messages": [("user", "hi")]}, {"callbacks": [Watch(run)]})["messages"][-1].content

    lane = lane_of(act)
    worked = lane.work(lane.message())
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert "'model call' failed" in worked.failure.detail
    assert worked.failure.error_type == "openai.Slow"


def test_a_model_that_stands_in_for_one_that_failed_heals_it() -> None:
    def act(run: Run) -> Any:
        first = Scripted(script=Script(Turn(error=Slow("over capacity"))))
        model = first.with_fallbacks([Scripted(script=Script(say("hello")))])
        return model.invoke("hi", {"callbacks": [Watch(run)]}).content

    lane = lane_of(act)
    assert (lane.work(lane.message()).outcome, lane.head().result) == (Outcome.DONE, "hello")


@pytest.mark.parametrize(("prompts", "ends"), [(("a?", "b?", "c?"), "done"), (("a?", "a?", "a?"), "retried")])
def test_only_answers_to_the_same_conversation_are_repetitions(prompts: tuple[str, ...], ends: str) -> None:
    def act(run: Run) -> Any:
        model = Scripted(script=Script(say("yes")))
        return [model.invoke(prompt, {"callbacks": [Watch(run)]}).content for prompt in prompts]

    lane = lane_of(act)
    assert lane.work(lane.message()).outcome == ends


def test_a_completion_model_is_watched_as_well() -> None:
    class Counted(FakeListLLM):
        def _generate(self, *args: Any, **kwargs: Any) -> Any:
            result = super()._generate(*args, **kwargs)
            result.llm_output = {"token_usage": {"prompt_tokens": 4, "completion_tokens": 3}}
            return result

    lane = lane_of(lambda run: Counted(responses=["hello"]).invoke("hi", {"callbacks": [Watch(run)]}))
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert lane.head().tokens == 7


def test_a_guard_is_not_held_up_by_code_that_catches_every_exception() -> None:
    def act(_job: Job, run: Run) -> Any:
        model = Scripted(script=Script(say("yes")))
        for _ in range(5):
            with contextlib.suppress(Exception):
                model.invoke("again?", {"callbacks": [Watch(run)]})
        return "all well"

    lane = InMemory(agent=act)
    assert code_of(lane.work(lane.message())) == "HALLUCINATION_LOOP"


def test_the_approval_of_a_tool_call_that_langchain_has_is_a_question_too() -> None:
    charged: list[str] = []
    script = Script(call("charge", order="o-7"), say("done"))  # the second attempt's model is asked for the second only

    @tool_of
    def charge(order: str) -> str:
        """Charge a card."""
        charged.append(order)
        return "ch_1"

    def agent(_job: Job, run: Run) -> Any:
        tools = [as_effect(run, charge, action="card.charged", key=lambda order: order)]
        asking = HumanInTheLoopMiddleware(interrupt_on={"charge": True})
        graph: Any = create_agent(Scripted(script=script), tools, middleware=[asking])
        config: Any = {"callbacks": [Watch(run)]}
        return invoke(run, graph, {"messages": [("user", "charge it")]}, config)["messages"][-1].type

    stage = Stage(agent)
    key = stage.send({})
    stage.run()
    [question] = stage.questions(key)
    assert question.about["action_requests"][0]["args"] == {"order": "o-7"}
    assert charged == []
    assert stage.answer(key, question.key, {"decisions": [{"type": "approve"}]}) == "woke"
    stage.run()
    assert (stage.outcome(key).status, charged) == ("done", ["o-7"])
