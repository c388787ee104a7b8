"""The OpenAI Agents SDK: hooks that feed the run, tools as steps or effects, approvals, and the SDK itself as `sdk`.

Its package is called `agents`, like the directory of a user's agents, which hides it: use `sdk`, not `import agents`.
"""

# ruff: noqa: ARG002
# The signatures are the framework's.

import dataclasses
import json
from collections.abc import Mapping
from typing import Any, Unpack

from lazaret import Run
from lazaret.frameworks.asking import How as AskedHow
from lazaret.frameworks.asking import Talk, answers_later, may_call, refusal
from lazaret.frameworks.feed import Feed, Price, Usage
from lazaret.frameworks.openai_sdk import load
from lazaret.frameworks.tools import Function, How, kept, not_among, once

sdk: Any = load()


class Watch(sdk.RunHooks):  # type: ignore[misc]  # the SDK is Any here: mypy sees our own package under its name
    """`Runner.run(agent, …, hooks=watch, run_config=watch.run_config())`."""

    def __init__(self, run: Run, *, price: Price | None = None) -> None:
        self._feed = Feed(run, price)
        self._asked: dict[str, str] = {}
        self._failed: set[str] = set()  # ids of the tool calls that failed

    def run_config(self, **settings: Any) -> Any:
        """Hooks do not hear of a tool's failure: the SDK tells only the model, through this formatter."""
        return sdk.RunConfig(**{"tool_error_formatter": self._on_tool_error, **settings})

    async def on_llm_start(self, context: Any, agent: Any, system_prompt: Any, input_items: list[Any]) -> None:
        self._feed.model_starts()
        self._asked[agent.name] = f"{agent.name}: {input_items[0] if input_items else ''}"

    async def on_llm_end(self, context: Any, agent: Any, response: Any) -> None:
        calls = [each for each in response.output if each.type == "function_call"]
        self._feed.model_answered(
            text=sdk.ItemHelpers.text_message_outputs(_messages(agent, response)),
            calls=[[call.name, call.arguments] for call in calls],
            asked=self._asked.get(agent.name, ""),
            usage=Usage(
                model=agent.model if isinstance(agent.model, str) else "",
                input_tokens=response.usage.input_tokens,
                output_tokens=response.usage.output_tokens,
            ),
        )

    async def on_tool_end(self, context: Any, agent: Any, tool: Any, result: object) -> None:
        if getattr(context, "tool_call_id", None) not in self._failed:
            self._feed.succeeded(tool.name)

    def _on_tool_error(self, failed: Any) -> None:
        """None leaves the SDK's own sentence to the model as it is."""
        if failed.kind == "tool_exception":
            self._failed.add(failed.call_id)
            self._feed.failed(failed.tool_name, failed.error)


def as_step(run: Run, tool: Any) -> Any:
    """The same tool, every call of it a step of the run."""
    tool, fn, hidden = _taken_apart(tool)
    return _made_of(tool, kept(run, fn, name=tool.name, hidden=hidden))


def as_effect(run: Run, tool: Any, **how: Unpack[How]) -> Any:
    """The same tool, performed once for its action and key."""
    tool, fn, hidden = _taken_apart(tool)
    return _made_of(tool, once(run, fn, hidden=hidden, **how))


async def ainvoke(
    run: Run,
    agent: Any,
    given: Any,
    settings: Mapping[str, Any] | None = None,
    *,
    thread: str = "",
    **how: Unpack[AskedHow],
) -> Any:
    """What `Runner.run(agent, given, **settings)` returns. A tool that needs approval is asked for with `run.ask`."""
    talk = Talk(run, thread)
    while True:
        turn = given
        if talk.state is not None:
            turn = await sdk.RunState.from_json(agent, talk.state)
            await _decide(run, talk, turn, how)
        with talk.going_on():
            result = await sdk.Runner.run(agent, turn, **(settings or {}))
        if not result.interruptions:
            return result
        talk.stopped(result.to_state().to_json())


async def _decide(run: Run, talk: Talk, state: Any, how: AskedHow) -> None:
    waiting = {str(number): item for number, item in enumerate(state.get_interruptions())}
    names = [item.tool_name or "tool" for item in waiting.values()]
    asked = {
        number: may_call(key, name, _arguments(item), how)
        for (number, item), name, key in zip(waiting.items(), names, talk.keys(names), strict=True)
    }
    for number, answer in (await answers_later(run, asked)).items():
        if answer.approved:
            state.approve(waiting[number])
        else:
            state.reject(waiting[number], rejection_message=refusal(answer))


def _arguments(item: Any) -> Any:
    """As the model wrote them: of a function they are JSON, of other tools the call itself says what it is to do."""
    raw = item.raw_item if isinstance(item.raw_item, dict) else item.raw_item.model_dump(mode="json")
    said = raw.get("arguments")
    if not isinstance(said, str):
        return {name: each for name, each in raw.items() if name not in ("id", "call_id", "status")}
    try:
        return json.loads(said)
    except ValueError:
        return said


def _messages(agent: Any, response: Any) -> list[Any]:
    said = (each for each in response.output if each.type == "message")
    return [sdk.MessageOutputItem(agent=agent, raw_item=each) for each in said]


def _taken_apart(tool: Any) -> tuple[Any, Function, frozenset[str]]:
    if not isinstance(tool, sdk.FunctionTool):
        tool = sdk.function_tool(tool)
    behind = getattr(tool, "__wrapped__", None)
    if behind is None:
        raise TypeError(f"tool {tool.name!r} is not made of a function: expected one, or the result of function_tool")
    return tool, behind, not_among(behind, tool.params_json_schema.get("properties", {}))


def _made_of(tool: Any, fn: Function) -> Any:
    """All settings of the tool, and another function in it. Arguments are checked before the function is called."""
    made = sdk.function_tool(fn, name_override=tool.name, strict_mode=tool.strict_json_schema)
    return dataclasses.replace(tool, on_invoke_tool=made.on_invoke_tool)
