"""Agent frameworks and retry libraries: what they raise, and what they wrap."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypedDict

import httpx
import openai
import tenacity
from langchain_core.exceptions import ModelRateLimitError
from langchain_core.output_parsers import JsonOutputParser, PydanticOutputParser
from langchain_core.runnables import RunnableLambda
from langchain_core.tools import ToolException, tool
from langgraph.errors import GraphInterrupt
from langgraph.graph import END, START, StateGraph
from pydantic import BaseModel

from lambdas.core.model.failure import Code, NeedsReview, Permanent, Transient
from tests.corpus.case import Case, Manner, answer, asked
from tests.corpus.loopback import Loopback
from tests.corpus.openai_agents import agents_sdk


class Verdict(BaseModel):
    score: int


class State(TypedDict):
    count: int


def _graph(node: Callable[[State], Any], *, endless: bool = False) -> Any:
    builder = StateGraph(State)
    builder.add_node("node", RunnableLambda(node))
    builder.add_edge(START, "node")
    builder.add_conditional_edges("node", lambda _state: "node" if endless else END)
    return builder.compile()


def _graph_loop(_server: Loopback) -> object:
    return _graph(lambda state: {"count": state["count"] + 1}, endless=True).invoke(
        {"count": 0}, {"recursion_limit": 4}
    )


def _graph_wrong_update(_server: Loopback) -> object:
    return _graph(lambda state: state["count"]).invoke({"count": 0})


def _graph_key_error(_server: Loopback) -> object:
    return _graph(lambda state: state["customer"]).invoke({"count": 0})  # type: ignore[typeddict-item]


def _graph_over_http(server: Loopback) -> object:
    return _graph(lambda _state: _fetch(server)).invoke({"count": 0})


def _fetch(server: Loopback) -> object:
    return httpx.get(server.url, timeout=0.4, trust_env=False).raise_for_status()


def _parser(text: str) -> Callable[[Loopback], object]:
    return lambda _server: PydanticOutputParser(pydantic_object=Verdict).parse(text)


def _json_parser(_server: Loopback) -> object:
    return JsonOutputParser().parse("I would rather not say")


@tool
def refuse(account: str) -> str:
    """Refuses."""
    raise ToolException(f"account {account} is closed")


def _tool(_server: Loopback) -> object:
    return refuse.invoke({"account": "a-1"})


def _tool_with_wrong_arguments(_server: Loopback) -> object:
    return refuse.invoke({"acount": "a-1"})


class _RateLimited(ModelRateLimitError, openai.RateLimitError):
    """How LangChain's integrations join the two families."""

    def __init__(self, cause: openai.RateLimitError) -> None:
        openai.RateLimitError.__init__(self, cause.message, response=cause.response, body=cause.body)


def _langchain_rate_limit(server: Loopback) -> object:
    try:
        return openai.OpenAI(base_url=server.url, api_key="x", max_retries=0).models.list()
    except openai.RateLimitError as error:
        raise _RateLimited(error) from error


@tenacity.retry(stop=tenacity.stop_after_attempt(2))
def _tried_twice(server: Loopback) -> object:
    return _fetch(server)


def _wrapped(server: Loopback) -> object:
    try:
        return _fetch(server)
    except httpx.HTTPError as error:
        raise RuntimeError("the tool 'lookup' failed") from error


def _wrapped_silently(server: Loopback) -> object:
    try:
        return _fetch(server)
    except httpx.HTTPError:
        raise RuntimeError("the tool 'lookup' failed")  # noqa: B904 - the point of the case


def _bug_in_a_handler(server: Loopback) -> object:
    try:
        return _fetch(server)
    except httpx.HTTPError as error:
        return {}[error.args[0]]


def _hidden(server: Loopback) -> object:
    try:
        return _fetch(server)
    except httpx.HTTPError:
        raise RuntimeError("nothing to see") from None


class DocumentCorrupt(Exception):
    pass


def _domain_error(_server: Loopback) -> object:
    try:
        return dict[str, str]()["page"]
    except KeyError:
        raise DocumentCorrupt("no page in the document")  # noqa: B904 - the point of the case


def _group(*errors: Exception) -> Callable[[Loopback], object]:
    def provoke(_server: Loopback) -> object:
        raise ExceptionGroup("several", errors)

    return provoke


def _signal(error: Exception, wrap: bool = False) -> Callable[[Loopback], object]:
    def provoke(_server: Loopback) -> object:
        if wrap:
            raise RuntimeError("node failed") from error
        raise error

    return provoke


def _agents(name: str) -> Callable[[Loopback], object]:
    return lambda server: asyncio.run(agents_sdk(name, server))


def _completion(message: dict[str, Any]) -> Any:
    choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", **message}}
    return answer(200, {"id": "1", "object": "chat.completion", "created": 1, "model": "gpt-4o", "choices": [choice]})


def _tool_call(name: str) -> Any:
    call = {"id": "call_1", "type": "function", "function": {"name": name, "arguments": json.dumps({"account": "a"})}}
    return _completion({"content": None, "tool_calls": [call]})


CASES = [
    Case(name="langgraph loop", provoke=_graph_loop, code=Code.TOOL_LOOP, why="round and round until the limit"),
    Case(
        name="langgraph wrong update",
        provoke=_graph_wrong_update,
        code=Code.PROGRAM_ERROR,
        why="a node returned what no state takes",
        error_type="langgraph.InvalidUpdateError",
    ),
    Case(name="langgraph bug in a node", provoke=_graph_key_error, code=Code.PROGRAM_ERROR, why="a node's own bug"),
    Case(
        name="langgraph interrupt that got out",
        provoke=_signal(GraphInterrupt()),
        code=Code.APPROVAL_REQUIRED,
        why="the graph asks a person, and its caller did not expect that",
    ),
    asked("langgraph 503 in a node", _graph_over_http, answer(503), Code.DEPENDENCY_UNAVAILABLE, "a node's tool"),
    Case(
        name="langchain answer is not the schema",
        provoke=_parser('{"score": "high"}'),
        code=Code.MODEL_CONFUSED,
        why="the parser says so",
    ),
    Case(name="langchain answer is prose", provoke=_json_parser, code=Code.MODEL_CONFUSED, why="the parser says so"),
    Case(name="langchain tool refused", provoke=_tool, code=Code.TOOL_FAILED, why="a tool's own word"),
    Case(
        name="langchain wrong arguments",
        provoke=_tool_with_wrong_arguments,
        code=Code.MODEL_CONFUSED,
        why="a model invented an argument",
    ),
    asked(
        "langchain rate limit",
        _langchain_rate_limit,
        answer(429, {"error": {"message": "slow", "code": "rate_limit_exceeded"}}, retry_after="4"),
        Code.LLM_RATE_LIMITED,
        "two families of classes, one status",
        retry_after=4,
    ),
    asked(
        "openai-agents too many turns",
        _agents("turns"),
        _tool_call("lookup"),
        Code.STEP_BUDGET_EXCEEDED,
        "the agent used up its turns",
        error_type="agents.MaxTurnsExceeded",
    ),
    asked(
        "openai-agents unknown tool",
        _agents("turns"),
        _tool_call("no_such_tool"),
        Code.MODEL_CONFUSED,
        "the model invented a tool",
    ),
    asked(
        "openai-agents input guardrail",
        _agents("input guardrail"),
        _completion({"content": "fine"}),
        Code.POLICY_DENIED,
        "a person must look",
    ),
    asked(
        "openai-agents output guardrail",
        _agents("output guardrail"),
        _completion({"content": "fine"}),
        Code.POLICY_DENIED,
        "a person must look",
    ),
    asked(
        "openai-agents answer is not the schema",
        _agents("schema"),
        _completion({"content": "no JSON"}),
        Code.MODEL_CONFUSED,
        "the SDK says so",
    ),
    asked(
        "openai-agents 429",
        _agents("turns"),
        answer(429, {"error": {"message": "slow", "code": "rate_limit_exceeded"}}),
        Code.LLM_RATE_LIMITED,
        "the provider's error passes through",
    ),
    asked(
        "tenacity gave up",
        _tried_twice,
        answer(503),
        Code.DEPENDENCY_UNAVAILABLE,
        "the last attempt's error is the cause",
        error_type="httpx.HTTPStatusError",
    ),
    asked("tenacity gave up on 401", _tried_twice, answer(401), Code.AUTH_DENIED, "the last attempt tells"),
    asked("wrapped 429", _wrapped, answer(429, retry_after="8"), Code.THROTTLED, "raise from", retry_after=8),
    asked("wrapped in silence", _wrapped_silently, answer(401), Code.AUTH_DENIED, "a bare wrapper: its context tells"),
    asked("wrapped reset", _wrapped, answer(200, manner=Manner.RESET), Code.NETWORK, "raise from"),
    asked(
        "bug in a handler",
        _bug_in_a_handler,
        answer(503),
        Code.PROGRAM_ERROR,
        "a KeyError is a bug, whatever was being handled",
        error_type="KeyError",
    ),
    asked("hidden on purpose", _hidden, answer(503), Code.UNKNOWN, "raise from None is respected"),
    Case(
        name="domain error over a KeyError",
        provoke=_domain_error,
        code=Code.UNSUPPORTED_INPUT,
        why="it means what it says, not what it replaced",
    ),
    Case(
        name="group of transients",
        provoke=_group(ConnectionResetError("a"), TimeoutError("b")),
        code=Code.NETWORK,
        why="the first of equals",
    ),
    Case(
        name="group with a bug",
        provoke=_group(TimeoutError("b"), KeyError("a")),
        code=Code.PROGRAM_ERROR,
        why="waiting cures the bug least",
    ),
    Case(
        name="group in a group",
        provoke=_group(TimeoutError("b"), ExceptionGroup("inner", [OSError("x"), NeedsReview("look")])),
        code=Code.NEEDS_REVIEW,
        why="whoever asks for a person gets one",
    ),
    Case(
        name="signal permanent",
        provoke=_signal(Permanent(Code.IMPOSSIBLE_TASK, "two ends")),
        code=Code.IMPOSSIBLE_TASK,
        why="the agent's word",
        error_type="Permanent",
    ),
    Case(
        name="signal wrapped by a framework",
        provoke=_signal(Permanent(Code.DATA_INTEGRITY), wrap=True),
        code=Code.DATA_INTEGRITY,
        why="the agent's word survives the framework",
    ),
    Case(
        name="signal transient",
        provoke=_signal(Transient(Code.THROTTLED, retry_after=12)),
        code=Code.THROTTLED,
        why="the agent's word, with a time",
        retry_after=12,
    ),
]
