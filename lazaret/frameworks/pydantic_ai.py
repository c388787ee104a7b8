"""Pydantic AI: a capability that feeds the run, tools as steps or effects, and approvals as questions."""

# ruff: noqa: ARG002
# The signatures are the framework's.

import copy
import dataclasses
import inspect
from collections.abc import Mapping
from typing import Any, Unpack

from pydantic_ai import (
    Agent,
    DeferredToolRequests,
    DeferredToolResults,
    ModelMessagesTypeAdapter,
    ModelRetry,
    RunContext,
    Tool,
    ToolApproved,
    ToolDenied,
)
from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.exceptions import (
    ApprovalRequired,
    CallDeferred,
    SkipToolExecution,
    ToolFailed,
    ToolFailedError,
    ToolRetryError,
)
from pydantic_ai.messages import ModelResponse

from lazaret import Run
from lazaret.frameworks.asking import How as AskedHow
from lazaret.frameworks.asking import Talk, answers_later, may_call, refusal
from lazaret.frameworks.feed import MODEL_CALL, Feed, Price, Usage
from lazaret.frameworks.tools import Function, How, kept, once

_NO_FAILURE = (ApprovalRequired, CallDeferred, SkipToolExecution)


class Watch(AbstractCapability[Any]):
    """`agent.run(…, capabilities=[Watch(run)])`."""

    def __init__(self, run: Run, *, price: Price | None = None) -> None:
        self._run = run
        self._feed = Feed(run, price)

    async def prepare_model_request(self, ctx: RunContext[Any], request_context: Any) -> Any:
        self._feed.model_starts()
        return request_context

    async def after_model_request(
        self, ctx: RunContext[Any], *, request_context: Any, response: ModelResponse
    ) -> ModelResponse:
        self._feed.model_answered(
            text=response.text or "",
            calls=[[call.tool_name, call.args] for call in response.tool_calls],
            asked=str(ctx.messages[0].parts[0]) if ctx.messages else "",
            usage=Usage(
                model=response.model_name or "",
                input_tokens=response.usage.input_tokens,
                output_tokens=response.usage.output_tokens,
            ),
        )
        return response

    async def on_model_request_error(
        self, ctx: RunContext[Any], *, request_context: Any, error: Exception
    ) -> ModelResponse:
        self._feed.failed(MODEL_CALL, error)
        raise error

    async def wrap_tool_execute(
        self, ctx: RunContext[Any], *, call: Any, tool_def: Any, args: Any, handler: Any
    ) -> Any:
        try:
            result = await handler(args)
        except _NO_FAILURE:
            raise
        except Exception as error:
            self._tool_failed(call.tool_name, error)
            raise
        self._feed.succeeded(call.tool_name)
        return result

    async def on_tool_validate_error(
        self, ctx: RunContext[Any], *, call: Any, tool_def: Any, args: Any, error: Any
    ) -> Any:
        self._tool_failed(call.tool_name, error)
        raise error

    def _tool_failed(self, tool: str, error: Exception) -> None:
        """A plain ModelRetry is what the tool has to say to the model. One that hides another error counts as that."""
        said = error.__cause__ if isinstance(error, ToolRetryError | ToolFailedError) else error
        behind = (said.__cause__ or said.__context__) if isinstance(said, ModelRetry | ToolFailed) else None
        if isinstance(said, ModelRetry) and behind is None:
            self._run.forgive(tool)  # a step notes whatever leaves it
        else:
            self._feed.failed(tool, behind or said or error)


def as_step(run: Run, tool: Tool[Any] | Function) -> Tool[Any]:
    """The same tool, every call of it a step of the run."""
    made = _tool_of(tool)
    return _with(made, kept(run, made.function, name=made.name, hidden=_context_of(made)))


def as_effect(run: Run, tool: Tool[Any] | Function, **how: Unpack[How]) -> Tool[Any]:
    """The same tool, performed once for its action and key."""
    made = _tool_of(tool)
    return _with(made, once(run, made.function, hidden=_context_of(made), **how))


async def ainvoke(
    run: Run,
    agent: Agent[Any, Any],
    given: Any,
    settings: Mapping[str, Any] | None = None,
    *,
    thread: str = "",
    **how: Unpack[AskedHow],
) -> Any:
    """What `agent.run(given, **settings)` returns. Each tool that needs approval is asked for with `run.ask`."""
    chosen = {"output_type": agent.output_type, **(settings or {})}
    chosen["output_type"] = _or_deferred(chosen["output_type"])
    talk = Talk(run, thread)
    while True:
        if talk.state is not None:
            given, chosen = None, {**chosen, **await _decided(run, talk, how)}
        with talk.going_on():
            result = await agent.run(given, **chosen)
        if not isinstance(result.output, DeferredToolRequests):
            return result
        talk.stopped(_stop(result))


def _or_deferred(output: Any) -> list[Any]:
    outputs = list(output) if isinstance(output, list | tuple) else [output]
    return outputs if DeferredToolRequests in outputs else [*outputs, DeferredToolRequests]


def _stop(result: Any) -> dict[str, Any]:
    """Raise TypeError for a call that somebody else is to make: a person's yes is not its result."""
    if result.output.calls:
        raise TypeError(f"tool {result.output.calls[0].tool_name!r} is called outside: expected approvals only")
    calls = [
        {
            "id": call.tool_call_id,
            "tool": call.tool_name,
            "arguments": call.args_as_dict(),
            "metadata": result.output.metadata.get(call.tool_call_id),
        }
        for call in result.output.approvals
    ]
    return {"messages": ModelMessagesTypeAdapter.dump_python(result.all_messages(), mode="json"), "calls": calls}


async def _decided(run: Run, talk: Talk, how: AskedHow) -> dict[str, Any]:
    calls = talk.state["calls"]
    keys = talk.keys([call["tool"] for call in calls])
    asked = {
        call["id"]: may_call(key, call["tool"], call["arguments"], how, **_more(call))
        for call, key in zip(calls, keys, strict=True)
    }
    said = await answers_later(run, asked)
    approvals: dict[str, bool | ToolApproved | ToolDenied] = {
        waits: ToolApproved() if answer.approved else ToolDenied(refusal(answer)) for waits, answer in said.items()
    }
    messages = ModelMessagesTypeAdapter.validate_python(talk.state["messages"])
    return {"message_history": messages, "deferred_tool_results": DeferredToolResults(approvals=approvals)}


def _more(call: Mapping[str, Any]) -> dict[str, Any]:
    return {"metadata": call["metadata"]} if call["metadata"] else {}


def _tool_of(tool: Tool[Any] | Function) -> Tool[Any]:
    return tool if isinstance(tool, Tool) else Tool(tool)


def _context_of(tool: Tool[Any]) -> frozenset[str]:
    names = list(inspect.signature(tool.function).parameters)
    return frozenset(names[:1]) if tool.takes_ctx else frozenset()


def _with(tool: Tool[Any], fn: Function) -> Tool[Any]:
    changed = copy.copy(tool)
    changed.function = fn
    changed.function_schema = dataclasses.replace(tool.function_schema, function=fn)
    return changed
