"""The OpenAI Agents SDK, whose package is called `agents` like the directory where a user's agents live.

So the real one is imported under its own name only while a case runs, and put away again.
"""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import openai
from pydantic import BaseModel

from tests.corpus.loopback import Loopback

_kept: dict[str, ModuleType] = {}


class Verdict(BaseModel):
    score: int


def _named_agents() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "agents"}


@contextmanager
def _real_agents() -> Iterator[Any]:
    ours = _named_agents()
    for name in ours:
        del sys.modules[name]
    sys.modules.update(_kept)
    packages = str(Path(openai.__file__).parents[1])
    sys.path.insert(0, packages)
    try:
        yield importlib.import_module("agents")
    finally:
        sys.path.remove(packages)
        _kept.update(_named_agents())
        for name in _kept:
            sys.modules.pop(name, None)
        sys.modules.update(ours)


async def agents_sdk(what: str, server: Loopback) -> object:
    with _real_agents() as sdk:
        sdk.set_tracing_disabled(True)
        client = openai.AsyncOpenAI(base_url=server.url, api_key="none", max_retries=0)
        agent = sdk.Agent(
            name="corpus",
            model=sdk.OpenAIChatCompletionsModel("gpt-4o", client),
            tools=[sdk.function_tool(lookup)],
            output_type=Verdict if what == "schema" else None,
            input_guardrails=[sdk.InputGuardrail(_trip(sdk))] if what == "input guardrail" else [],
            output_guardrails=[sdk.OutputGuardrail(_trip(sdk))] if what == "output guardrail" else [],
        )
        return await sdk.Runner.run(agent, "hello", max_turns=2)


def lookup(account: str) -> str:
    """Looks an account up."""
    return account


def _trip(sdk: Any) -> Any:
    async def guardrail(_context: Any, _agent: Any, _value: Any) -> Any:
        return sdk.GuardrailFunctionOutput(output_info=None, tripwire_triggered=True)

    return guardrail
