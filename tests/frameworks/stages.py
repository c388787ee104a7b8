"""All stages, and which of them can do what."""

import pytest

from tests.frameworks.on_langchain import langchain, langgraph, langgraph_async
from tests.frameworks.on_openai_agents import openai_agents, openai_agents_sync
from tests.frameworks.on_pydantic_ai import pydantic_ai, pydantic_ai_async
from tests.frameworks.on_strands import strands, strands_async
from tests.frameworks.stage import Stage

# What a tool raises is told to the model and to nobody else.
_TELLING: list[Stage] = [
    langgraph, langgraph_async, langchain, openai_agents, openai_agents_sync, strands, strands_async
]  # fmt: skip
# What a tool raises ends the run.
_RAISING: list[Stage] = [pydantic_ai, pydantic_ai_async]
# LangChain refuses async tools in a sync graph.
_SYNC_TOOLS_ONLY: list[Stage] = [langgraph, langchain]


def _each(stages: list[Stage]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("stage", stages, ids=lambda stage: stage.__name__)


every_stage = _each(_TELLING + _RAISING)
telling_stages = _each(_TELLING)
raising_stages = _each(_RAISING)
async_tool_stages = _each([stage for stage in _TELLING + _RAISING if stage not in _SYNC_TOOLS_ONLY])
