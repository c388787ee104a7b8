"""The OpenAI Agents SDK with a scripted model, sync and async."""

import json
from typing import Any

from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

from lambdas.core.agent.run import Run
from lazaret.frameworks.openai_agents import Watch, as_effect, as_step, sdk
from tests.frameworks.stage import Prop, Scene, Script

sdk.set_tracing_disabled(True)


class Scripted(sdk.Model):  # type: ignore[misc]
    def __init__(self, script: Script) -> None:
        self.script = script

    async def get_response(self, *args: Any, **kwargs: Any) -> Any:
        given = kwargs["input"] if "input" in kwargs else args[1]
        turn = self.script(_said(given))
        output: list[Any] = []
        if turn.text:
            text = ResponseOutputText(annotations=[], text=turn.text, type="output_text")
            output.append(
                ResponseOutputMessage(id="m", content=[text], role="assistant", status="completed", type="message")
            )
        for number, (name, arguments) in enumerate(turn.calls):
            output.append(
                ResponseFunctionToolCall(
                    name=name,
                    arguments=json.dumps(arguments),
                    call_id=f"call_{self.script.asked}_{number}",
                    type="function_call",
                )
            )
        usage = sdk.Usage(
            requests=1,
            input_tokens=turn.input_tokens,
            output_tokens=turn.output_tokens,
            total_tokens=turn.input_tokens + turn.output_tokens,
        )
        return sdk.ModelResponse(output=output, usage=usage, response_id=None)

    async def stream_response(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError
        yield


def _said(given: Any) -> int:
    """How often the model has called tools: calls of one turn lie side by side."""
    kinds = [each.get("type") for each in given if isinstance(each, dict)] if isinstance(given, list) else []
    return sum(kind == "function_call" != before for before, kind in zip(["", *kinds], kinds, strict=False))


def tool_for(run: Run, prop: Prop) -> Any:
    if prop.role == "step":
        return as_step(run, prop.fn)
    if prop.how is not None:
        return as_effect(run, sdk.function_tool(prop.fn), **prop.how)
    return sdk.function_tool(prop.fn)


def _cast(run: Run, scene: Scene) -> Any:
    tools = [tool_for(run, prop) for prop in scene.props]
    return sdk.Agent(name="clerk", model=Scripted(scene.script), tools=tools)


async def openai_agents(run: Run, scene: Scene) -> Any:
    watch = Watch(run, price=scene.price)
    result = await sdk.Runner.run(
        _cast(run, scene), scene.prompt, max_turns=50, hooks=watch, run_config=watch.run_config()
    )
    return result.final_output


def openai_agents_sync(run: Run, scene: Scene) -> Any:
    watch = Watch(run, price=scene.price)
    result = sdk.Runner.run_sync(
        _cast(run, scene), scene.prompt, max_turns=50, hooks=watch, run_config=watch.run_config()
    )
    return result.final_output
