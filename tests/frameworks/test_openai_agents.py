"""What is the OpenAI Agents SDK's own: its name, its failure functions, and arguments that do not fit."""

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import agents
from lambdas.core.agent.run import Run
from lambdas.core.worker.settle import Outcome
from lazaret.frameworks.openai_agents import Watch, as_effect, as_step, sdk
from tests.frameworks.on_openai_agents import Scripted
from tests.frameworks.play import Theatre, code_of
from tests.frameworks.stage import Scene, Script, call, say
from tests.support.lane import InMemory

ROOT = Path(agents.__file__).parents[1]


def theatre(script: Script, tools: Any, *, fails: list[Exception] | None = None, max_turns: int = 20) -> Theatre:
    async def play(run: Run, scene: Scene) -> Any:
        watch = Watch(run)
        agent = sdk.Agent(name="clerk", model=Scripted(scene.script), tools=tools(run))
        ran = await sdk.Runner.run(agent, scene.prompt, hooks=watch, run_config=watch.run_config(), max_turns=max_turns)
        return ran.final_output

    return Theatre(play, Scene(script=script), fails=fails or [])


def test_the_sdk_and_our_own_package_of_the_same_name_live_side_by_side() -> None:
    assert sdk.__name__ == "openai_agents"
    assert importlib.import_module("agents.kyc").__file__ == str(ROOT / "agents" / "kyc.py")
    assert not hasattr(agents, "Runner")


def test_modules_that_the_sdk_imports_by_its_own_name_are_not_loaded_twice() -> None:
    seen = importlib.import_module("agents.exceptions")
    assert seen is sys.modules["openai_agents.exceptions"]
    assert seen.__spec__ is not None
    assert seen.__spec__.name == "openai_agents.exceptions"
    assert importlib.import_module("agents.extensions.tool_output_trimmer").ToolOutputTrimmer


def test_a_module_that_neither_has_is_missing_by_the_name_it_was_asked_for() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'agents\.no_such_agent'"):
        importlib.import_module("agents.no_such_agent")


def test_an_agent_that_uses_up_its_turns_is_told_from_other_failures() -> None:
    def lookup(name: str) -> str:
        """Look a customer up."""
        return name

    played = theatre(Script(call("lookup", name="a")), lambda _run: [sdk.function_tool(lookup)], max_turns=2)
    assert code_of(played.first()) == "STEP_BUDGET_EXCEEDED"


def test_a_tool_keeps_its_settings_when_it_becomes_a_step() -> None:
    def told(_context: Any, error: Exception) -> str:
        return f"sorry: {error}"

    def find(context: sdk.RunContextWrapper[Any], name: str) -> str:
        raise LookupError(f"no {name}")

    lookup = sdk.function_tool(find, name_override="find", description_override="Finds.", failure_error_function=told)

    tools: list[Any] = []

    def made(run: Run) -> list[Any]:
        tools.append(as_step(run, lookup))
        return tools[-1:]

    worked = theatre(Script(call("find", name="ada"), say("all well")), made).first()
    assert (tools[0].name, tools[0].description) == ("find", "Finds.")
    assert tools[0].params_json_schema == lookup.params_json_schema
    assert code_of(worked) == "SWALLOWED", "its own failure function hides the error from the SDK's formatter"
    assert worked.failure is not None
    assert worked.failure.error_type == "LookupError"


def test_arguments_that_do_not_fit_leave_no_effect_in_doubt() -> None:
    charges: list[int] = []

    def charge(order: str, cents: int) -> str:
        """Charge a card."""
        charges.append(cents)
        return "ch_1"

    script = Script(call("charge", order="o-7", cents="much"), call("charge", order="o-7", cents=5), say("charged"))
    played = theatre(script, lambda run: [as_effect(run, charge, action="card.charged", key=lambda order, **_: order)])
    assert played.first().outcome is Outcome.DONE
    assert (charges, played.effects) == ([5], [("card.charged", "o-7", "committed")])


def test_a_tool_that_is_no_function_is_refused_with_its_name() -> None:
    def act(_job: Any, run: Run) -> str:
        helper = sdk.Agent(name="helper").as_tool("ask_helper", "Asks.")
        with pytest.raises(TypeError, match="'ask_helper' is not made of a function"):
            as_step(run, helper)
        return "refused"

    lane = InMemory(agent=act)
    assert lane.work(lane.message()).outcome is Outcome.DONE


def test_importing_the_agents_imports_no_framework() -> None:
    names = "langchain_core langgraph openai_agents strands pydantic_ai openai pydantic_core"
    program = f"import sys, agents, agents.kyc, lazaret.frameworks; print(set('{names}'.split()) & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"
