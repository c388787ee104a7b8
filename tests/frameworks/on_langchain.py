"""LangGraph's prebuilt agent and LangChain's own, sync and async, with a scripted chat model."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from langchain.agents import create_agent
from langchain.agents.middleware import ToolRetryMiddleware
from langchain_core.callbacks import CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage
from langchain_core.outputs import ChatGeneration, ChatResult
from langchain_core.tools import BaseTool
from langchain_core.tools import tool as tool_of
from langgraph.graph import START, MessagesState, StateGraph
from langgraph.prebuilt import ToolNode, tools_condition
from langgraph.types import interrupt

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lazaret.frameworks.langchain import Watch, as_effect, as_step
from lazaret.frameworks.langgraph import invoke
from tests.frameworks.stage import Prop, Scene, Script


class Scripted(BaseChatModel):
    script: Any

    @property
    def _llm_type(self) -> str:
        return "scripted"

    def bind_tools(self, tools: Sequence[Any], **kwargs: Any) -> Any:
        return self

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        turn = self.script(0)
        message = AIMessage(
            content=turn.text,
            tool_calls=[
                {"name": name, "args": args, "id": f"call_{self.script.asked}_{number}", "type": "tool_call"}
                for number, (name, args) in enumerate(turn.calls)
            ],
            usage_metadata={
                "input_tokens": turn.input_tokens,
                "output_tokens": turn.output_tokens,
                "total_tokens": turn.input_tokens + turn.output_tokens,
            },
        )
        return ChatResult(generations=[ChatGeneration(message=message)])


def tool_for(run: Run, prop: Prop) -> BaseTool:
    if prop.role == "step":
        return as_step(run, prop.fn)
    if prop.how is not None:
        return as_effect(run, tool_of(prop.fn), **prop.how)
    return tool_of(prop.fn)


def graph_of(script: Script, tools: list[BaseTool]) -> Any:
    model = Scripted(script=script)
    builder = StateGraph(MessagesState)
    builder.add_node("model", lambda state: {"messages": [model.invoke(state["messages"])]})
    builder.add_node("tools", ToolNode(tools, handle_tool_errors=True))
    builder.add_edge(START, "model")
    builder.add_conditional_edges("model", tools_condition)
    builder.add_edge("tools", "model")
    return builder.compile()


def _asked(scene: Scene, watch: Watch) -> tuple[Any, Any]:
    return {"messages": [("user", scene.prompt)]}, {"callbacks": [watch], "recursion_limit": 100}


def langgraph(run: Run, scene: Scene) -> Any:
    graph = graph_of(scene.script, [tool_for(run, prop) for prop in scene.props])
    state = graph.invoke(*_asked(scene, Watch(run, price=scene.price)))
    return state["messages"][-1].content


async def langgraph_async(run: Run, scene: Scene) -> Any:
    graph = graph_of(scene.script, [tool_for(run, prop) for prop in scene.props])
    state = await graph.ainvoke(*_asked(scene, Watch(run, price=scene.price)))
    return state["messages"][-1].content


def langchain(run: Run, scene: Scene) -> Any:
    """LangChain's agent raises what a tool raises, unless a middleware tells it to the model, as this one does."""
    agent: Any = create_agent(
        Scripted(script=scene.script),
        [tool_for(run, prop) for prop in scene.props],
        middleware=[ToolRetryMiddleware(max_retries=0, on_failure="continue")],
    )
    state = agent.invoke(*_asked(scene, Watch(run, price=scene.price)))
    return state["messages"][-1].content


def go_through(job: Job, run: Run) -> Any:
    """A graph for a guest: two nodes make the same call, one between them asks. The first process ends in the last."""

    def take(_state: dict[str, Any]) -> dict[str, Any]:
        return {"messages": [run.step("take", one_more, job.payload["file"])]}

    def ask(_state: dict[str, Any]) -> dict[str, Any]:
        return {"messages": [interrupt("Go on?")]}

    def last(state: dict[str, Any]) -> dict[str, Any]:
        if run.attempt == 1:
            os._exit(3)
        return take(state)

    builder: Any = StateGraph(MessagesState)
    graph = builder.add_sequence([take, ask, last]).add_edge(START, "take").compile()
    state = invoke(run, graph, {"messages": []}, timeout=0, default="yes")
    return [message.content for message in state["messages"]]


def one_more(file: str) -> str:
    """How often it was called, by any process."""
    with Path(file).open("a") as written:
        written.write("x")
    return str(len(Path(file).read_text()))
