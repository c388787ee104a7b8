"""Every framework in a process of its own: steps, effects, calls in flight at once and asyncio, over the line."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lambdas.core.model.letter import EffectStatus
from lambdas.core.worker.settle import Outcome
from lambdas.guest.host import ProcessHost
from tests.frameworks.acting import PEOPLE
from tests.support.guests import Guests, hosting
from tests.support.lane import KEY, LANE, body

STAGES = {
    "on_langchain": ("langgraph", "langgraph_async", "langchain"),
    "on_openai_agents": ("openai_agents", "openai_agents_sync"),
    "on_strands": ("strands", "strands_async"),
    "on_pydantic_ai": ("pydantic_ai", "pydantic_ai_async"),
}
# This one keeps an event loop between two runs, and its pool of threads: its guest is a new one each time.
LEAVES_THREADS = ("openai_agents_sync",)
ACTED = replace(LANE, agent="tests.frameworks.acting:act", run_timeout=180, attempts=4)
ALL_ONCE = sorted([*(f"lookup {name}" for name in PEOPLE), "charge o-7"])


@pytest.fixture(scope="module", params=STAGES)
def framework(request: pytest.FixtureRequest) -> Iterator[tuple[str, ProcessHost]]:
    """Imported once, in the process that the guests are forked from."""
    module = f"tests.frameworks.{request.param}"
    with (
        pytest.MonkeyPatch.context() as patience,
        hosting(replace(ACTED, alternates=(f"{module}:{STAGES[request.param][0]}",))) as host,
    ):
        patience.setattr("lambdas.guest.slots.IMPORT_S", 300.0)
        yield request.param, host


def play(host: ProcessHost, module: str, stage: str, file: Path, *troubles: str) -> tuple[Guests, Outcome]:
    lane = Guests(lane=ACTED, host=host)
    payload = {"on": f"tests.frameworks.{module}", "stage": stage, "file": str(file), "troubles": troubles}
    worked = lane.work(lane.message(body(payload=payload)))
    while worked.outcome is Outcome.RETRIED and lane.head().attempt < 4:
        worked = lane.again()
    assert worked.failure is None, worked.failure
    return lane, worked.outcome


def test_steps_and_effects_are_done_once_however_a_guest_fails(
    framework: tuple[str, ProcessHost], tmp_path: Path
) -> None:
    """An attempt that fails, one whose process ends, and one that is well."""
    module, host = framework
    for stage in STAGES[module]:
        file = tmp_path / stage
        lane, outcome = play(host, module, stage, file, "fails", "exits")
        assert (outcome, lane.result(), lane.head().attempt) == (Outcome.DONE, "all done", 3)
        assert sorted(file.read_text().splitlines()) == ALL_ONCE
        assert len(lane.ledger.steps(KEY)) == len(PEOPLE)
        assert [each.status for each in lane.ledger.effects(KEY)] == [EffectStatus.COMMITTED]


def test_tokens_are_counted_and_the_guest_stays_warm_unless_threads_are_left(
    framework: tuple[str, ProcessHost], tmp_path: Path
) -> None:
    module, host = framework
    said = host.said  # type: ignore[attr-defined]
    for stage in STAGES[module]:
        said.clear()
        lane, outcome = play(host, module, stage, tmp_path / stage)
        assert (outcome, lane.head().tokens) == (Outcome.DONE, 45)
        assert ("guest.replaced" in [what for what, _ in said]) == (stage in LEAVES_THREADS)


def test_a_graph_goes_on_from_its_last_node_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second attempt takes a number of its own, and not the first node's."""
    monkeypatch.setattr("lambdas.guest.slots.IMPORT_S", 300.0)
    acted = replace(ACTED, agent="tests.frameworks.on_langchain:go_through")
    with hosting(acted) as host:
        lane = Guests(lane=acted, host=host)
        worked = lane.work(lane.message(body(payload={"file": str(tmp_path / "taken")})))
        assert (worked.outcome, worked.failure is not None) == (Outcome.RETRIED, True)
        assert lane.again().outcome is Outcome.DONE
    assert lane.result() == ["1", "yes", "2"]
