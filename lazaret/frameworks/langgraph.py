"""LangGraph: checkpoints that the run keeps, and `interrupt` as a question to a person.

A later attempt goes on from the last checkpoint. It leaves out the nodes before it, so a step or a wait in a node is
known by the node's task: another node never gets its result.
"""

import base64
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Unpack, cast

from langchain_core.runnables import RunnableConfig
from langchain_core.runnables.config import var_child_runnable_config

# Private, and better missed at import than in the middle of a graph.
from langgraph._internal._constants import CONFIG_KEY_CHECKPOINTER, CONFIG_KEY_SCRATCHPAD, ERROR, RESUME
from langgraph.checkpoint.base import ChannelVersions, Checkpoint, CheckpointMetadata
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.checkpoint.serde.base import SerializerProtocol
from langgraph.pregel import Pregel
from langgraph.types import Command, Interrupt, PregelTask, StateSnapshot

from lazaret import Place, Run
from lazaret.frameworks.asking import How, answers, answers_later, in_key, question_of, thread_of

_JOURNAL = "checkpoint"  # the name of its steps


class Checkpointer(InMemorySaver):
    """`builder.compile(checkpointer=Checkpointer(run))`. Each change in its memory is kept, as a step of the run."""

    def __init__(self, run: Run, *, serde: SerializerProtocol | None = None) -> None:
        super().__init__(serde=serde)
        kept, self._keep = run.journal(_JOURNAL, _place)
        for entry in kept:
            self._restore(entry)

    def put(
        self,
        config: RunnableConfig,
        checkpoint: Checkpoint,
        metadata: CheckpointMetadata,
        new_versions: ChannelVersions,
    ) -> RunnableConfig:
        made = super().put(config, checkpoint, metadata, new_versions)
        where = made["configurable"]
        thread, ns, known = where["thread_id"], where["checkpoint_ns"], where["checkpoint_id"]
        state, about, parent = self.storage[thread][ns][known]
        blobs = [[name, each, _text(self.blobs[thread, ns, name, each])] for name, each in new_versions.items()]
        self._keep({"put": [thread, ns, known, _text(state), _text(about), parent], "blobs": blobs})
        return made

    def put_writes(
        self, config: RunnableConfig, writes: Sequence[tuple[str, Any]], task_id: str, task_path: str = ""
    ) -> None:
        """An error alone is not kept: the node is performed again, and failing once more would count as progress."""
        where = config["configurable"]
        at = (where["thread_id"], where.get("checkpoint_ns", ""), where["checkpoint_id"])
        before = dict(self.writes.get(at, {}))
        super().put_writes(config, writes, task_id, task_path)
        new = [
            [*key, channel, _text(value), path]
            for key, (_, channel, value, path) in list(self.writes[at].items())
            if key[0] == task_id and before.get(key) != (task_id, channel, value, path)
        ]
        if any(channel != ERROR for _, _, channel, _, _ in new):
            self._keep({"writes": list(at), "new": new})

    def delete_thread(self, thread_id: str) -> None:
        super().delete_thread(thread_id)
        self._keep({"deleted": thread_id})

    def _restore(self, entry: Mapping[str, Any]) -> None:
        if "deleted" in entry:
            super().delete_thread(entry["deleted"])
        elif "writes" in entry:
            for task, index, channel, value, path in entry["new"]:
                self.writes[tuple(entry["writes"])][task, index] = (task, channel, _typed(value), path)
        else:
            thread, ns, known, state, about, parent = entry["put"]
            self.storage[thread][ns][known] = (_typed(state), _typed(about), parent)
            for name, version, value in entry["blobs"]:
                self.blobs[thread, ns, name, version] = _typed(value)


def invoke(
    run: Run, graph: Pregel[Any, Any, Any, Any], given: Any, config: RunnableConfig | None = None, **how: Unpack[How]
) -> Any:
    """What `graph.invoke` returns, from the last checkpoint on. Each `interrupt` is asked with `run.ask`."""
    graph, config = _prepared(run, graph, config)
    turn = _first(graph, config, given)
    while True:
        state = graph.invoke(turn, config, durability="sync")
        asked = _open(graph, config)
        if not asked:
            return state
        turn = Command(resume=_values(answers(run, _questions(asked, how))))


async def ainvoke(
    run: Run, graph: Pregel[Any, Any, Any, Any], given: Any, config: RunnableConfig | None = None, **how: Unpack[How]
) -> Any:
    """The same with `graph.ainvoke`."""
    graph, config = _prepared(run, graph, config)
    turn = _first(graph, config, given)
    while True:
        state = await graph.ainvoke(turn, config, durability="sync")
        asked = _open(graph, config)
        if not asked:
            return state
        turn = Command(resume=_values(await answers_later(run, _questions(asked, how))))


def _place() -> Place | None:
    configurable = (var_child_runnable_config.get() or {}).get("configurable", {})
    execution = configurable.get(CONFIG_KEY_SCRATCHPAD)
    if execution is None or not isinstance(configurable.get(CONFIG_KEY_CHECKPOINTER), Checkpointer):
        return None
    return Place(name=f"{configurable['thread_id']} {configurable['checkpoint_ns']}", execution=execution)


def _prepared(
    run: Run, graph: Pregel[Any, Any, Any, Any], config: RunnableConfig | None
) -> tuple[Pregel[Any, Any, Any, Any], RunnableConfig]:
    """Raise ValueError for what would go wrong in a later attempt only."""
    if _place() is not None:
        raise ValueError("a graph was to be invoked through the run within a node: call it as LangGraph does")
    if graph.interrupt_before_nodes or graph.interrupt_after_nodes:
        raise ValueError(
            "the graph has interrupt_before or interrupt_after, which ask nobody: call interrupt() in a node"
        )
    if not isinstance(graph.checkpointer, Checkpointer):
        graph = graph.copy({"checkpointer": Checkpointer(run)})
    given = (config or {}).get("configurable", {})
    thread = thread_of(run, str(given.get("thread_id") or ""))
    return graph, cast(RunnableConfig, {**(config or {}), "configurable": {**given, "thread_id": thread}})


def _first(graph: Pregel[Any, Any, Any, Any], config: RunnableConfig, given: Any) -> Any:
    """Nothing, if the graph has begun: it goes on then.

    A node that had asked is performed up to its question: only so it shows whether it has its answer, and failed later.
    """
    return given if graph.get_state(config).metadata is None else None


def _open(graph: Pregel[Any, Any, Any, Any], config: RunnableConfig) -> list[tuple[str, Interrupt]]:
    """What the graph waits for, each with the key of its question."""
    return list(_interrupts(cast(Checkpointer, graph.checkpointer), graph.get_state(config, subgraphs=True)))


def _interrupts(saver: Checkpointer, snapshot: StateSnapshot, above: str = "") -> Iterator[tuple[str, Interrupt]]:
    """A key follows from where in the graph it is, and not from ids: a replay, which begins anew, finds the answer."""
    found = saver.get_tuple(snapshot.config) if snapshot.metadata is not None else None
    resumed = {task: values for task, channel, values in (found and found.pending_writes) or () if channel == RESUME}
    for task in snapshot.tasks:
        place = f"{above}{_named(task)}:{(snapshot.metadata or {}).get('step', 0) + 1}"
        if isinstance(task.state, StateSnapshot):
            yield from _interrupts(saver, task.state, f"{place}.")
            continue
        for number, interrupt in enumerate(task.interrupts, start=1 + len(resumed.get(task.id, ()))):
            yield (place if number == 1 else f"{place}:{number}"), interrupt


def _named(task: PregelTask) -> str:
    """Of several tasks of one node, that were sent, each has its number."""
    numbers = [str(each) for each in task.path if type(each) is int]
    return "-".join([in_key(task.name), *numbers])


def _questions(asked: Sequence[tuple[str, Interrupt]], how: How) -> dict[str, dict[str, Any]]:
    return {interrupt.id: question_of(key, interrupt.value, how) for key, interrupt in asked}


def _values(said: Mapping[str, Any]) -> dict[str, Any]:
    return {waits: answer.value for waits, answer in said.items()}


def _text(typed: tuple[str, bytes]) -> list[str]:
    return [typed[0], base64.b64encode(typed[1]).decode()]


def _typed(text: Sequence[str]) -> tuple[str, bytes]:
    return text[0], base64.b64decode(text[1])
