"""LangChain and LangGraph: a callback handler that feeds the run, and tools as steps or effects."""

# ruff: noqa: ARG002
# The signatures are the framework's.

import functools
from collections.abc import Callable, Collection
from typing import Any, Unpack, cast
from uuid import UUID

from langchain_core.callbacks import BaseCallbackHandler
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.outputs import LLMResult
from langchain_core.tools import BaseTool, StructuredTool, Tool, ToolException
from langchain_core.tools import tool as tool_of
from langchain_core.utils.function_calling import convert_to_openai_tool

from lazaret import Run, is_async
from lazaret.frameworks.feed import MODEL_CALL, Feed, Price, Usage
from lazaret.frameworks.tools import Function, How, kept, not_among, once


class Watch(BaseCallbackHandler):
    """`graph.invoke(…, {"callbacks": [Watch(run)]})`."""

    raise_error = True
    run_inline = True  # else async graphs call it from other threads, in any order

    def __init__(self, run: Run, *, price: Price | None = None) -> None:
        super().__init__()
        self._feed = Feed(run, price)
        self._asked: dict[UUID, str] = {}
        self._tools: dict[UUID, str] = {}

    def on_chat_model_start(
        self, serialized: dict[str, Any], messages: list[list[BaseMessage]], *, run_id: UUID, **kwargs: Any
    ) -> None:
        self._feed.model_starts()
        self._asked[run_id] = next((str(each.content) for each in messages[0] if each.type == "human"), "")

    def on_llm_start(self, serialized: dict[str, Any], prompts: list[str], *, run_id: UUID, **kwargs: Any) -> None:
        self._feed.model_starts()
        self._asked[run_id] = prompts[0]

    def on_llm_end(self, response: LLMResult, *, run_id: UUID, **kwargs: Any) -> None:
        first = next((each for prompt in response.generations for each in prompt), None)
        message = getattr(first, "message", None)
        calls = message.tool_calls if isinstance(message, AIMessage) else []
        self._feed.model_answered(
            text=first.text if first else "",
            calls=[[call["name"], call["args"]] for call in calls],
            asked=self._asked.pop(run_id, ""),
            usage=_usage(message, response.llm_output or {}),
        )

    def on_llm_error(self, error: BaseException, *, run_id: UUID, **kwargs: Any) -> None:
        self._asked.pop(run_id, None)
        self._feed.failed(MODEL_CALL, error)

    def on_tool_start(self, serialized: dict[str, Any], input_str: str, *, run_id: UUID, **kwargs: Any) -> None:
        self._tools[run_id] = serialized["name"]

    def on_tool_end(self, output: Any, *, run_id: UUID, **kwargs: Any) -> None:
        name = self._tools.pop(run_id, "tool")
        if getattr(output, "status", "") == "error":  # the tool's own handle_tool_error: no on_tool_error comes
            self._feed.failed(name, ToolException(str(output.content)))
        else:
            self._feed.succeeded(name)

    def on_tool_error(self, error: BaseException, *, run_id: UUID, **kwargs: Any) -> None:
        self._feed.failed(self._tools.pop(run_id, "tool"), error)


def as_step(run: Run, tool: BaseTool | Function) -> BaseTool:
    """The same tool, every call of it a step of the run."""
    structured = _structured(tool)
    return _with(structured, lambda fn, hidden: kept(run, fn, name=structured.name, hidden=hidden))


def as_effect(run: Run, tool: BaseTool | Function, **how: Unpack[How]) -> BaseTool:
    """The same tool, performed once for its action and key."""
    return _with(_structured(tool), lambda fn, hidden: once(run, fn, hidden=hidden, **how))


def _usage(message: object, output: dict[str, Any]) -> Usage:
    if isinstance(message, AIMessage) and message.usage_metadata:
        used = message.usage_metadata
        model = str(message.response_metadata.get("model_name", ""))
        return Usage(model=model, input_tokens=used["input_tokens"], output_tokens=used["output_tokens"])
    older = output.get("token_usage") or {}  # completion models, and integrations from before usage_metadata
    return Usage(
        model=str(output.get("model_name", "")),
        input_tokens=older.get("prompt_tokens") or 0,
        output_tokens=older.get("completion_tokens") or 0,
    )


def _structured(tool: BaseTool | Function) -> StructuredTool | Tool:
    """A tool made of a function; one that is a class of its own is taken apart for its methods."""
    if not isinstance(tool, BaseTool):
        tool = tool_of(tool)
    if isinstance(tool, StructuredTool | Tool):
        return tool
    return StructuredTool(
        name=tool.name,
        description=tool.description,
        args_schema=tool.get_input_schema(),
        func=tool._run,
        coroutine=tool._arun if type(tool)._arun is not BaseTool._arun else None,
        return_direct=tool.return_direct,
        response_format=tool.response_format,
        handle_tool_error=tool.handle_tool_error,
        handle_validation_error=tool.handle_validation_error,
        metadata=tool.metadata,
        tags=tool.tags,
    )


def _with(tool: StructuredTool | Tool, wrap: Callable[[Function, Collection[str]], Function]) -> BaseTool:
    # The one argument of a `Tool` has another name in its schema than in its function.
    filled = None if isinstance(tool, Tool) else _properties(tool)
    paired = tool.response_format == "content_and_artifact"
    changed = {}
    for slot in ("func", "coroutine"):
        fn = getattr(tool, slot)
        if fn is not None:
            wrapped = wrap(fn, not_among(fn, filled) if filled is not None else ())
            changed[slot] = _as_pair(wrapped) if paired else wrapped
    return tool.model_copy(update=changed)


def _properties(tool: BaseTool) -> Collection[str]:
    parameters = convert_to_openai_tool(tool)["function"]["parameters"]
    return cast(Collection[str], parameters.get("properties", {}))


def _as_pair(fn: Function) -> Function:
    """Content and artifact: LangChain insists on a tuple, and JSON has none."""

    @functools.wraps(fn)
    def pair(*args: Any, **kwargs: Any) -> Any:
        return tuple(fn(*args, **kwargs))

    @functools.wraps(fn)
    async def async_pair(*args: Any, **kwargs: Any) -> Any:
        return tuple(await fn(*args, **kwargs))

    return async_pair if is_async(fn) else pair
