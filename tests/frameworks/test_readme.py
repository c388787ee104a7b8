"""The agents that the README of the adapters shows are run: each in its framework, over two attempts."""

import inspect
import json
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome
from lazaret.testing import crash_everywhere, rehearse
from tests.frameworks import on_langchain, on_openai_agents, on_pydantic_ai, on_strands
from tests.frameworks.play import Theatre
from tests.frameworks.stage import Scene, Script, call, say
from tests.support.markdown import Block, blocks

MODELS: dict[str, Any] = {
    "langchain": lambda script: on_langchain.Scripted(script=script),
    "openai_agents": on_openai_agents.Scripted,
    "strands": on_strands.Scripted,
    "pydantic_ai": on_pydantic_ai.model_of,
}
BLOCKS = blocks("lazaret/frameworks/README.md", "python")
ASKING = [block for block in BLOCKS if "answers" in json.loads(block.directive)]
SHOWN = [block for block in BLOCKS if block not in ASKING]


SCRIPT = (call("find_order", order="o-7"), call("refund", order="o-7", cents=500), say("refunded"))


def program(block: Block, script: Script) -> dict[str, Any]:
    on = json.loads(block.directive)["on"]
    names: dict[str, Any] = {"model_for": lambda _run: MODELS[on](script), "refunds": {}, "__name__": "shown"}
    exec(compile("\n" * block.line + block.text, block.document, "exec"), names)
    return names


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: json.loads(block.directive)["on"])
def test_an_agent_that_is_shown_is_safe_to_run_again_wherever_its_worker_dies(block: Block) -> None:
    script = Script(*SCRIPT)
    names = program(block, script)

    async def agent(job: Job, run: Run) -> Any:
        script.rewind()
        answer = names["support"](job, run)
        return await answer if inspect.isawaitable(answer) else answer

    report = crash_everywhere(agent, {"question": "where is my money?"}, reset=names["refunds"].clear)
    assert report.safe, report
    assert {"step:find_order:after", "effect:card.refunded:before_commit"} <= set(report.calls)


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: json.loads(block.directive)["on"])
def test_an_agent_that_is_shown_looks_up_once_and_refunds_once(block: Block) -> None:
    said = json.loads(block.directive)
    script = Script(*SCRIPT)
    names = program(block, script)
    theatre = Theatre(lambda _run, _scene: None, Scene(script=script))
    failures = [Transient("LLM_OVERLOADED", "come back later")]

    async def agent(job: Job, run: Run) -> Any:
        script.rewind()
        answer = names[said["agent"]](job, run)
        answer = await answer if inspect.isawaitable(answer) else answer
        if failures:
            raise failures.pop()
        return answer

    theatre.world.agent = agent
    assert theatre.until_done().outcome is Outcome.DONE
    assert (theatre.world.head().attempt, theatre.world.head().result) == (2, "refunded")
    assert theatre.world.head().tokens == 90
    assert theatre.steps == ["find_order"]
    assert theatre.effects == [("card.refunded", "o-7", "committed")]


@pytest.mark.parametrize("block", ASKING, ids=lambda block: json.loads(block.directive)["on"])
def test_an_agent_that_is_shown_asking_is_answered_and_refunds_once_wherever_its_worker_dies(block: Block) -> None:
    said, script = json.loads(block.directive), Script(SCRIPT[1], SCRIPT[2], follows=True)
    names = program(block, script)
    agent, payload = names[said["agent"]], {"order": "o-7"}
    outcome = rehearse(agent, payload, answers=said["answers"])
    assert (outcome.status, names["refunds"]) == ("done", {"o-7": "re_o-7"})
    assert "re_o-7" in str(outcome.result) or outcome.result == "refunded"
    report = crash_everywhere(agent, payload, reset=names["refunds"].clear, answers=said["answers"])
    assert report.safe, report
    assert {"ledger.ask:after", "effect:card.refunded:before_commit"} <= set(report.calls)


def test_every_adapter_is_shown() -> None:
    assert sorted(json.loads(block.directive)["on"] for block in SHOWN) == sorted(MODELS)
    assert {json.loads(block.directive)["on"] for block in ASKING} == {*MODELS} - {"langchain"} | {"langgraph"}
