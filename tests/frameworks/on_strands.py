"""Strands Agents with a scripted model, sync and async."""

import json
from typing import Any

from strands import Agent
from strands import tool as tool_of
from strands.models import Model

from lambdas.core.agent.run import Run
from lazaret.frameworks.strands import Watch, as_effect, as_step
from tests.frameworks.stage import Prop, Scene, Script


class Scripted(Model):
    def __init__(self, script: Script) -> None:
        self.script = script

    def update_config(self, **model_config: Any) -> None:
        raise NotImplementedError

    def get_config(self) -> Any:
        return {"model_id": "scripted"}

    def structured_output(self, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError

    async def stream(self, messages: Any, *args: Any, **kwargs: Any) -> Any:
        turn = self.script(sum(message["role"] == "assistant" for message in messages))
        yield {"messageStart": {"role": "assistant"}}
        if turn.text:
            yield {"contentBlockStart": {"start": {}}}
            yield {"contentBlockDelta": {"delta": {"text": turn.text}}}
            yield {"contentBlockStop": {}}
        for number, (name, arguments) in enumerate(turn.calls):
            use = {"name": name, "toolUseId": f"call_{self.script.asked}_{number}"}
            yield {"contentBlockStart": {"start": {"toolUse": use}}}
            yield {"contentBlockDelta": {"delta": {"toolUse": {"input": json.dumps(arguments)}}}}
            yield {"contentBlockStop": {}}
        yield {"messageStop": {"stopReason": "tool_use" if turn.calls else "end_turn"}}
        used = {"inputTokens": turn.input_tokens, "outputTokens": turn.output_tokens}
        total = turn.input_tokens + turn.output_tokens
        yield {"metadata": {"usage": {**used, "totalTokens": total}, "metrics": {"latencyMs": 1}}}


def tool_for(run: Run, prop: Prop) -> Any:
    if prop.role == "step":
        return as_step(run, prop.fn)
    if prop.how is not None:
        return as_effect(run, tool_of(prop.fn), **prop.how)
    return tool_of(prop.fn)


def _cast(run: Run, scene: Scene, *, watched: bool = True) -> Agent:
    return Agent(
        model=Scripted(scene.script),
        tools=[tool_for(run, prop) for prop in scene.props],
        hooks=[Watch(run, price=scene.price)] if watched else [],
        callback_handler=None,
    )


def strands(run: Run, scene: Scene) -> Any:
    return str(_cast(run, scene)(scene.prompt)).strip()


async def strands_async(run: Run, scene: Scene) -> Any:
    return str(await _cast(run, scene).invoke_async(scene.prompt)).strip()


def strands_unwatched(run: Run, scene: Scene) -> Any:
    return str(_cast(run, scene, watched=False)(scene.prompt)).strip()
