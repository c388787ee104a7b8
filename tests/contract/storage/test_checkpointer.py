"""LangGraph's own contract of a checkpointer: ours keeps it, and so does another one that finds what it put."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.base import CheckpointTuple
from langgraph.checkpoint.conformance import checkpointer_test, validate

from lazaret import Job, Run
from lazaret.frameworks.langgraph import Checkpointer
from lazaret.testing import rehearse


class Found(Checkpointer):
    """Whoever reads it, reads what the next attempt would."""

    def __init__(self, run: Run) -> None:
        super().__init__(run)
        self._run = run

    async def aget_tuple(self, config: RunnableConfig) -> CheckpointTuple | None:
        return await Checkpointer(self._run).aget_tuple(config)

    async def alist(self, config: RunnableConfig | None, **how: Any) -> AsyncIterator[CheckpointTuple]:
        async for each in Checkpointer(self._run).alist(config, **how):
            yield each


@pytest.mark.parametrize("kind", [Checkpointer, Found])
def test_the_checkpointer_keeps_langgraphs_own_contract(kind: type[Checkpointer]) -> None:
    async def agent(_job: Job, run: Run) -> Any:
        async def made() -> AsyncIterator[Checkpointer]:
            yield kind(run)

        report = await validate(checkpointer_test(name=kind.__name__)(made))
        return {
            name: {"passed": result.tests_passed, "failures": result.failures}
            for name, result in report.results.items()
            if result.detected
        }

    came = rehearse(agent, {}, lane={"max_steps": 5000, "run_timeout": 300}).result
    assert {name: each["failures"] for name, each in came.items() if each["failures"]} == {}
    assert {"put", "put_writes", "get_tuple", "list", "delete_thread"} <= came.keys()
    assert sum(each["passed"] for each in came.values()) > 50
