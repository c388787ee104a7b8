"""An agent for an application's folder: a real LangGraph graph that asks a person, and whose process ends twice.

What really happens is written into the book that its job names, so that a test sees it though the process is gone.
"""

import os
from pathlib import Path
from typing import Any, TypedDict

from langgraph.graph import START, StateGraph
from langgraph.types import interrupt

from lazaret import Job, Run
from lazaret.frameworks.langgraph import invoke


class State(TypedDict, total=False):
    cents: int
    answer: str
    refund: str


class Book:
    def __init__(self, path: str) -> None:
        self._path = Path(path)

    def note(self, what: str) -> str:
        with self._path.open("a") as pages:
            pages.write(f"{what}\n")
        return what

    def find(self, what: str) -> str | None:
        noted = self._path.read_text().splitlines() if self._path.exists() else []
        return what if what in noted else None

    def die_once(self, where: str) -> None:
        if not self.find(f"died {where}"):
            self.note(f"died {where}")
            os._exit(1)


def support(job: Job, run: Run) -> Any:
    book = Book(job.payload["book"])

    def find(_state: State) -> State:
        run.step("find", book.note, "found")
        return {"cents": 500}

    def approve(state: State) -> State:
        book.die_once("before it asked")
        answer = interrupt({"question": "Refund it?", "options": ["yes", "no"], "cents": state["cents"]})
        return {"answer": book.note(answer)}

    def refund(_state: State) -> State:
        how: Any = {"key": job.job_id, "do": book.note, "args": ("refunded",), "verify": book.find}
        return {"refund": run.effect("card.refunded", **how)}

    def tell(_state: State) -> State:
        book.die_once("behind its effect")
        run.step("tell", book.note, "told")
        return {}

    nodes: list[Any] = [find, approve, refund, tell]
    graph = StateGraph(State).add_sequence(nodes).add_edge(START, "find").compile()
    return invoke(run, graph, {}, to="operators")["refund"]
