"""What is Pydantic AI's own: words to the model that are no failure, errors behind them, and one model as argument."""

from typing import Any

import pytest
from pydantic import BaseModel
from pydantic_ai import Agent, ModelRetry, RunContext
from pydantic_ai.exceptions import ToolFailed
from pydantic_ai.models.fallback import FallbackModel

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.worker.settle import Outcome
from lazaret.frameworks.pydantic_ai import Watch, as_effect, as_step
from tests.frameworks.on_pydantic_ai import model_of
from tests.frameworks.play import Theatre, code_of
from tests.frameworks.stage import Scene, Script, Turn, call, say


def theatre(script: Script, tools: Any, *, attempts: int = 1, model: Any = None) -> Theatre:
    def play(run: Run, scene: Scene) -> Any:
        agent = Agent(model or model_of(scene.script), tools=tools(run), capabilities=[Watch(run)], retries=3)
        return agent.run_sync(scene.prompt, deps=object()).output

    return Theatre(play, Scene(script=script), fails=[Transient("LLM_OVERLOADED", "x") for _ in range(attempts - 1)])


@pytest.mark.parametrize("kept", [True, False])
def test_what_a_tool_has_to_say_to_the_model_is_no_failure(kept: bool) -> None:
    def lookup(name: str) -> str:
        """Look a customer up."""
        raise ModelRetry(f"there is no {name}, ask for the surname")

    script = Script(call("lookup", name="ada"), say("there is no such customer"))
    assert theatre(script, lambda run: [as_step(run, lookup) if kept else lookup]).first().outcome is Outcome.DONE


@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("said", [True, False])
def test_an_error_behind_what_a_tool_says_is_silence(kept: bool, said: bool) -> None:
    def lookup(name: str) -> str:
        """Look a customer up."""
        try:
            return {"bob": "found"}[name]
        except KeyError as missing:
            if said:
                raise ModelRetry("try again") from missing
            raise ModelRetry("try again")  # noqa: B904 - the point of the case

    script = Script(call("lookup", name="ada"), say("all well"))
    worked = theatre(script, lambda run: [as_step(run, lookup) if kept else lookup]).first()
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert worked.failure.error_type == "KeyError"


def test_an_error_behind_what_a_tool_says_is_healed_by_a_success() -> None:
    def lookup(name: str) -> str:
        """Look a customer up."""
        try:
            return {"bob": "found"}[name]
        except KeyError as missing:
            raise ModelRetry("try again") from missing

    script = Script(call("lookup", name="ada"), call("lookup", name="bob"), say("all well"))
    assert theatre(script, lambda _run: [lookup]).first().outcome is Outcome.DONE


def test_a_tool_that_says_it_failed_has_failed() -> None:
    def lookup(name: str) -> str:
        """Look a customer up."""
        raise ToolFailed(f"the ledger of {name} is closed")

    worked = theatre(Script(call("lookup", name="ada"), say("all well")), lambda _run: [lookup]).first()
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert "the ledger of ada is closed" in worked.failure.detail


def test_arguments_that_never_fitted_are_silence() -> None:
    def lookup(name: str, depth: int) -> str:
        """Look a customer up."""
        return name * depth

    script = Script(call("lookup", name="ada", depth="deep"), say("all well"))
    worked = theatre(script, lambda _run: [lookup]).first()
    assert code_of(worked) == "SWALLOWED"
    assert worked.failure is not None
    assert worked.failure.error_type.endswith("ValidationError")


class Person(BaseModel):
    name: str


def test_two_models_of_one_type_are_two_arguments_and_a_result_comes_back_as_json() -> None:
    names, made = iter(["ada", "bob", "bob"]), list[str]()

    class Moody(Script):
        def rewind(self) -> None:
            super().rewind()
            self._turns = (call("lookup", name=next(names)), say("done"))

    def lookup(ctx: RunContext[object], person: Person) -> Person:
        """Look a person up."""
        made.append(person.name)
        return person

    played = theatre(Moody(), lambda run: [as_step(run, lookup)], attempts=3)
    assert played.until_done().outcome is Outcome.DONE
    assert made == ["ada", "bob"], "the third attempt found what the second kept"


def test_the_key_of_an_effect_is_made_of_the_tools_own_arguments() -> None:
    def greet(ctx: RunContext[object], person: Person) -> str:
        """Greet."""
        return f"hello {person.name}"

    script = Script(call("greet", name="ada"), say("done"))
    tools = lambda run: [as_effect(run, greet, action="mail.sent", key=lambda person: person.name)]  # noqa: E731
    played = theatre(script, tools, attempts=2)
    assert played.until_done().outcome is Outcome.DONE
    assert played.effects == [("mail.sent", "ada", "committed")]


def test_a_model_that_stands_in_for_one_that_failed_heals_it() -> None:
    class Slow(Exception):
        status_code = 503

    model = FallbackModel(
        model_of(Script(Turn(error=Slow("busy")))), model_of(Script(say("hello"))), fallback_on=(Slow,)
    )
    played = theatre(Script(say("unused")), lambda _run: [], model=model)
    assert (played.first().outcome, played.world.head().result) == (Outcome.DONE, "hello")


def test_an_agent_made_at_import_time_takes_a_runs_tools_and_watch() -> None:
    made: list[str] = []

    def lookup(name: str) -> str:
        """Look a customer up."""
        made.append(name)
        return name

    script = Script(call("lookup", name="ada"), say("done"))
    agent = Agent(model_of(script), tools=[lookup])

    def play(run: Run, scene: Scene) -> Any:
        with agent.override(tools=[as_step(run, lookup)]):
            return agent.run_sync(scene.prompt, capabilities=[Watch(run)]).output

    played = Theatre(play, Scene(script=script), fails=[Transient("LLM_OVERLOADED", "x")])
    assert played.until_done().outcome is Outcome.DONE
    assert (made, played.world.head().tokens) == (["ada"], 60)
