"""Strands Agents: a hook provider that feeds the run, tools as steps or effects, and interrupts as questions."""

# ruff: noqa: ARG002
# The signatures are the framework's.

from typing import Any, Unpack

from pydantic_core import to_jsonable_python
from strands import Agent, Snapshot
from strands import tool as tool_of
from strands.agent import AgentResult
from strands.hooks import (
    AfterModelCallEvent,
    AfterToolCallEvent,
    BeforeModelCallEvent,
    HookProvider,
    HookRegistry,
)
from strands.tools.decorator import DecoratedFunctionTool
from strands.types.session import decode_bytes_values, encode_bytes_values

from lazaret import Run
from lazaret.frameworks.asking import How as AskedHow
from lazaret.frameworks.asking import Talk, answers, answers_later, question_of
from lazaret.frameworks.feed import MODEL_CALL, Feed, Price, Usage
from lazaret.frameworks.tools import Function, How, kept, not_among, once


class ToolError(Exception):
    """A tool answered with status "error" and raised nothing. Its words are the message."""


class Watch(HookProvider):
    """`Agent(…, hooks=[Watch(run)])`.

    Strands' concurrent executor drops a guard's exception that leaves a tool. It is raised again before the next
    model call, so the run ends there.
    """

    def __init__(self, run: Run, *, price: Price | None = None) -> None:
        self._feed = Feed(run, price)

    def register_hooks(self, registry: HookRegistry, **kwargs: Any) -> None:
        registry.add_callback(BeforeModelCallEvent, self._before_model)
        registry.add_callback(AfterModelCallEvent, self._after_model)
        registry.add_callback(AfterToolCallEvent, self._after_tool)

    def _before_model(self, event: BeforeModelCallEvent) -> None:
        self._feed.model_starts()

    def _after_model(self, event: AfterModelCallEvent) -> None:
        if event.exception is not None:
            self._feed.failed(MODEL_CALL, event.exception)
        if event.stop_response is None:
            return
        message: Any = event.stop_response.message
        used = message.get("metadata", {}).get("usage", {})
        uses = [block["toolUse"] for block in message["content"] if "toolUse" in block]
        asked = event.agent.messages[0]["content"] if event.agent.messages else ""
        config = event.agent.model.get_config()
        self._feed.model_answered(
            text="".join(block["text"] for block in message["content"] if "text" in block),
            calls=[[use["name"], use["input"]] for use in uses],
            asked=f"{event.agent.name}: {asked}",
            usage=Usage(
                model=str(config.get("model_id", "")) if isinstance(config, dict) else "",
                input_tokens=used.get("inputTokens", 0),
                output_tokens=used.get("outputTokens", 0),
            ),
        )

    def _after_tool(self, event: AfterToolCallEvent[Any]) -> None:
        if event.selected_tool is None or event.cancel_message is not None:
            return  # a tool that the model invented, or that a hook forbade: no tool has failed
        name = event.tool_use["name"]
        if event.exception is not None:
            self._feed.failed(name, event.exception)
        elif event.result["status"] == "error":
            said = " ".join(block["text"] for block in event.result["content"] if "text" in block)
            self._feed.failed(name, ToolError(said))
        else:
            self._feed.succeeded(name)


def as_step(run: Run, tool: Any) -> DecoratedFunctionTool[..., Any]:
    """The same tool, every call of it a step of the run."""
    decorated, fn, hidden = _taken_apart(tool)
    return _made_of(decorated, kept(run, fn, name=decorated.tool_name, hidden=hidden))


def as_effect(run: Run, tool: Any, **how: Unpack[How]) -> DecoratedFunctionTool[..., Any]:
    """The same tool, performed once for its action and key."""
    decorated, fn, hidden = _taken_apart(tool)
    return _made_of(decorated, once(run, fn, hidden=hidden, **how))


def invoke(run: Run, agent: Agent, given: Any, *, thread: str = "", **how: Unpack[AskedHow]) -> AgentResult:
    """What `agent(given)` returns. Each interrupt is asked with `run.ask`, and its answer is what it returns."""
    talk = Talk(run, thread)
    while True:
        turn = given
        if talk.state is not None:
            turn = _responses(answers(run, _restored(talk, agent, how)))
        with talk.going_on():
            result = agent(turn)
        if result.stop_reason != "interrupt":
            return result
        talk.stopped(_stop(agent, result))


async def ainvoke(run: Run, agent: Agent, given: Any, *, thread: str = "", **how: Unpack[AskedHow]) -> AgentResult:
    """The same with `agent.invoke_async`."""
    talk = Talk(run, thread)
    while True:
        turn = given
        if talk.state is not None:
            turn = _responses(await answers_later(run, _restored(talk, agent, how)))
        with talk.going_on():
            result = await agent.invoke_async(turn)
        if result.stop_reason != "interrupt":
            return result
        talk.stopped(_stop(agent, result))


def _stop(agent: Agent, result: AgentResult) -> dict[str, Any]:
    waiting = [
        {"id": each.id, "name": each.name, "reason": to_jsonable_python(each.reason, fallback=str)}
        for each in result.interrupts or ()
    ]
    return {"agent": encode_bytes_values(agent.take_snapshot(preset="session").to_dict()), "interrupts": waiting}


def _restored(talk: Talk, agent: Agent, how: AskedHow) -> dict[str, dict[str, Any]]:
    """What is to be asked, with the agent as it was."""
    agent.load_snapshot(Snapshot.from_dict(decode_bytes_values(talk.state["agent"])))
    waiting = talk.state["interrupts"]
    keys = talk.keys([each["name"] for each in waiting])
    return {each["id"]: question_of(key, each["reason"], how) for each, key in zip(waiting, keys, strict=True)}


def _responses(said: dict[str, Any]) -> list[Any]:
    return [{"interruptResponse": {"interruptId": waits, "response": said[waits].value}} for waits in said]


def _taken_apart(tool: Any) -> tuple[DecoratedFunctionTool[..., Any], Function, frozenset[str]]:
    decorated = tool if hasattr(tool, "tool_spec") else tool_of(tool)
    if not isinstance(decorated, DecoratedFunctionTool):
        raise TypeError(f"tool {decorated.tool_name!r} is not made of a function: expected one, or the result of @tool")
    fn = decorated._tool_func
    filled = decorated.tool_spec["inputSchema"]["json"].get("properties", {})
    return decorated, fn, not_among(fn, filled)


def _made_of(tool: DecoratedFunctionTool[..., Any], fn: Function) -> DecoratedFunctionTool[..., Any]:
    return DecoratedFunctionTool(tool.tool_name, tool.tool_spec, fn, tool._metadata)
