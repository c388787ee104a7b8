"""Pydantic AI with its own FunctionModel, sync and async."""

from typing import Any

from pydantic_ai import Agent, Tool
from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import FunctionModel
from pydantic_ai.usage import RequestUsage

from lambdas.core.agent.run import Run
from lazaret.frameworks.pydantic_ai import Watch, as_effect, as_step
from tests.frameworks.stage import Prop, Scene, Script


def model_of(script: Script) -> FunctionModel:
    def answer(messages: Any, _info: Any) -> ModelResponse:
        turn = script(sum(isinstance(message, ModelResponse) for message in messages))
        calls = [ToolCallPart(tool_name=name, args=arguments) for name, arguments in turn.calls]
        words = [TextPart(turn.text)] if turn.text else []
        usage = RequestUsage(input_tokens=turn.input_tokens, output_tokens=turn.output_tokens)
        return ModelResponse(parts=[*words, *calls], usage=usage)

    return FunctionModel(answer)


def tool_for(run: Run, prop: Prop) -> Tool[Any]:
    if prop.role == "step":
        return as_step(run, prop.fn)
    if prop.how is not None:
        return as_effect(run, Tool(prop.fn), **prop.how)
    return Tool(prop.fn)


def _cast(run: Run, scene: Scene) -> Agent[Any, Any]:
    return Agent(
        model_of(scene.script),
        tools=[tool_for(run, prop) for prop in scene.props],
        capabilities=[Watch(run, price=scene.price)],
        retries=20,
    )


def pydantic_ai(run: Run, scene: Scene) -> Any:
    return _cast(run, scene).run_sync(scene.prompt).output


async def pydantic_ai_async(run: Run, scene: Scene) -> Any:
    return (await _cast(run, scene).run(scene.prompt)).output
