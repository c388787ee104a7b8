"""Pydantic AI: a capability that feeds the run, and tools as steps or effects."""

# ruff: noqa: ARG002
# The signatures are the framework's.

import copy
import dataclasses
import inspect
from typing import Any, Unpack

from pydantic_ai import ModelRetry, RunContext, Tool
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
        """A plain ModelRetry is what the tool has to say to the model. One that hides another error is told as that."""
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
