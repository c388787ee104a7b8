"""Runs that wait for a signal, and who sends it."""

from dataclasses import replace
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lambdas.core.model.wait import Signal
from lambdas.core.operate.signal import Came, Signalled, Signaller, signal
from tests.support.lane import KEY, LANE, AgentFunction, InMemory, body


class Beats:
    def __init__(self) -> None:
        self.asked: list[str] = []

    def ask(self, beat: str) -> None:
        self.asked.append(beat)


def waiting(agent: AgentFunction, **changes: Any) -> InMemory:
    return InMemory(lane=replace(LANE, **changes), agent=agent)


def told(lane: InMemory, name: str = "paid", value: Any = None, *, id_: str = "s1", key: Any = KEY) -> Signalled:
    signaller = Signaller(
        lanes={lane.lane.job_type: lane.lane},
        ledger=lane.ledger,
        queue_of=lambda _: lane.queue,
        beats=Beats(),
        clock=lambda: lane.now,
        new_id=lane.new_id,
    )
    return signal(signaller, key, Signal(signal_id=id_, name=name, at=lane.now, who="ana", value=value))


def payer(_job: Job, run: Run) -> Any:
    return {"paid": run.wait_for("paid")}


def each_is_woken(number: int) -> None:
    lane = waiting(payer)
    keys = [replace(KEY, job_id=f"job_{n}") for n in range(number)]
    for key in keys:
        lane.work(lane.message(body(job_id=key.job_id)))
    assert {told(lane, value=key.job_id, key=key).came for key in keys} == {Came.WOKE}
    for sent in list(lane.queue.sent):
        lane.work(lane.delivered(sent))
    assert [lane.head(key).result for key in keys] == [{"paid": key.job_id} for key in keys]
