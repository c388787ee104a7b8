"""What is Strands' own: a concurrent executor that drops guards, tools that answer with an error, its tool context."""

from typing import Any

import pytest
from strands import Agent, ToolContext
from strands import tool as tool_of
from strands.tools.executors import SequentialToolExecutor
from strands.tools.tools import PythonAgentTool

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.worker.settle import Outcome
from lazaret.frameworks.strands import Watch, as_step
from tests.frameworks.on_strands import Scripted, strands_unwatched
from tests.frameworks.play import Theatre, code_of
from tests.frameworks.stage import Scene, Script, call, say, step
from tests.support.lane import InMemory


def theatre(script: Script, tools: Any, *, fails: list[Exception] | None = None, **options: Any) -> Theatre:
    def play(run: Run, scene: Scene) -> Any:
        agent = Agent(
            model=Scripted(scene.script), tools=tools(run), hooks=[Watch(run)], callback_handler=None, **options
        )
        return str(agent(scene.prompt)).strip()

    return Theatre(play, Scene(script=script), fails=fails or [])


def lookup(name: str) -> str:
    """Look a customer up."""
    return name


def test_a_guard_that_strands_dropped_fails_the_run_all_the_same() -> None:
    script = Script(*(call("lookup", name="ada") for _ in range(12)), say("all well"))
    played = Theatre(strands_unwatched, Scene(script=script, props=(step(lookup),)))
    assert code_of(played.first()) == "TOOL_LOOP"
    assert script.asked == 13, "without a watch the model goes on talking to a run that is over"


def test_a_sequential_executor_lets_a_guard_pass_at_once() -> None:
    script = Script(call("lookup", name="ada"))
    played = theatre(script, lambda run: [as_step(run, lookup)], tool_executor=SequentialToolExecutor())
    assert (code_of(played.first()), script.asked) == ("TOOL_LOOP", 11)


def test_a_tool_that_answers_with_an_error_has_failed() -> None:
    @tool_of
    def find(name: str) -> dict[str, Any]:
        """Find."""
        return {"status": "error", "content": [{"text": f"no ledger for {name}"}]}

    worked = theatre(Script(call("find", name="ada"), say("all well")), lambda _run: [find]).first()
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert "no ledger for ada" in worked.failure.detail


def test_a_tool_that_the_model_invented_has_not_failed() -> None:
    script = Script(call("no_such_tool", name="ada"), say("my mistake"))
    assert theatre(script, lambda _run: [tool_of(lookup)]).first().outcome is Outcome.DONE


def test_the_tool_context_makes_no_difference_to_a_step() -> None:
    made: list[str] = []

    @tool_of(context=True)
    def find(name: str, tool_context: ToolContext) -> str:
        """Find."""
        made.append(tool_context.tool_use["toolUseId"])
        return name

    script = Script(call("find", name="ada"), say("done"))
    fails: list[Exception] = [Transient("LLM_OVERLOADED", "later")]
    played = theatre(script, lambda run: [as_step(run, find)], fails=fails)
    assert (played.until_done().outcome, made) == (Outcome.DONE, ["call_1_0"])


def test_a_tool_that_is_no_function_is_refused_with_its_name() -> None:
    spec: Any = {"name": "raw", "description": "Raw.", "inputSchema": {"json": {}}}
    raw = PythonAgentTool("raw", spec, lambda *_args, **_kwargs: None)  # type: ignore[arg-type]

    def act(_job: Any, run: Run) -> str:
        with pytest.raises(TypeError, match="'raw' is not made of a function"):
            as_step(run, raw)
        return "refused"

    lane = InMemory(agent=act)
    assert lane.work(lane.message()).outcome is Outcome.DONE
