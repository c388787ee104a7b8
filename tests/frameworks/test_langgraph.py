"""A real LangGraph graph that goes on from its last checkpoint, and whose interrupts people answer."""

import operator
from datetime import UTC, datetime
from typing import Annotated, Any, TypedDict

import pytest
from langgraph.graph import START, StateGraph
from langgraph.types import Send, interrupt

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.job import Job
from lazaret.frameworks.langgraph import Checkpointer, ainvoke, invoke
from lazaret.testing import Stage, crash_everywhere, rehearse

Done = list[str]


class State(TypedDict, total=False):
    order: str
    cents: int
    answer: str
    refund: str
    took: Annotated[list[Any], operator.add]


def refunding(run: Run, done: Done) -> Any:
    """Looks an order up, asks, and refunds it."""

    def note(what: str, gives: Any) -> Any:
        done.append(what)
        return gives

    def find(state: State) -> State:
        return {"cents": run.step("find", note, "found", 500)}

    def approve(state: State) -> State:
        limit = run.step("limit", note, "limit", 400)
        return {"answer": interrupt({"question": "Refund it?", "options": ["yes", "no"], "over": limit})}

    def refund(state: State) -> State:
        if state["answer"] != "yes":
            return {"refund": "none"}
        order = state["order"]
        how: Any = {"do": note, "verify": lambda what, gives: gives if what in done else None}
        return {"refund": run.effect("card.refunded", key=order, args=("refunded", f"re_{order}"), **how)}

    builder = StateGraph(State)
    builder.add_sequence([find, approve, refund])
    builder.add_edge(START, "find")
    return builder.compile()


def refunds(done: Done) -> Any:
    def agent(job: Job, run: Run) -> Any:
        return invoke(run, refunding(run, done), {"order": job.payload["order"]})["refund"]

    return agent


def refunds_async(done: Done) -> Any:
    async def agent(job: Job, run: Run) -> Any:
        return (await ainvoke(run, refunding(run, done), {"order": job.payload["order"]}))["refund"]

    return agent


both = pytest.mark.parametrize("agent_of", [refunds, refunds_async])
ORDER = {"order": "o-7"}
YES = {"approve:2": "yes"}


@both
def test_an_interrupt_is_a_question_and_its_answer_the_resume_value(agent_of: Any) -> None:
    done: Done = []
    outcome = rehearse(agent_of(done), ORDER, answers=YES)
    assert (outcome.status, outcome.attempts, outcome.result) == ("done", 2, "re_o-7")
    assert done == ["found", "limit", "refunded"]


@both
def test_a_graph_that_crashes_is_answered_and_ends_with_its_effects_once(agent_of: Any) -> None:
    done: Done = []
    outcome = rehearse(agent_of(done), ORDER, answers=YES, crash=["step:limit:after", "effect:card.refunded:after"])
    assert (outcome.status, outcome.result) == ("done", "re_o-7")
    assert done == ["found", "limit", "refunded"]


@both
def test_a_graph_that_asks_is_safe_wherever_its_worker_dies(agent_of: Any) -> None:
    done: Done = []
    report = crash_everywhere(agent_of(done), ORDER, reset=done.clear, answers=YES)
    assert report.safe, report
    assert {"step:limit:after", "ledger.ask:after", "effect:card.refunded:before_commit"} <= set(report.calls)


def graph_of(*nodes: Any, at_once: bool = False) -> Any:
    """Nodes one after another, or all of them at once."""
    builder = StateGraph(State)
    if not at_once:
        builder.add_sequence(list(nodes))
    for node in nodes if at_once else nodes[:1]:
        if at_once:
            builder.add_node(node)
        builder.add_edge(START, node.__name__)
    return builder.compile()


def taking(*nodes: Any, at_once: bool = False, **how: Any) -> Any:
    """An agent whose graph has these nodes, each of them a function of the run; it gives what they took."""

    def agent(_job: Job, run: Run) -> Any:
        return invoke(run, graph_of(*(node(run) for node in nodes), at_once=at_once), {"took": []}, **how)["took"]

    return agent


def node(name: str, act: Any) -> Any:
    """A node that takes what `act(run)` gives."""

    def made(run: Run) -> Any:
        def perform(_state: State) -> State:
            return {"took": [act(run)]}

        perform.__name__ = name
        return perform

    return made


class Numbers:
    """Gives another number each time: who gets a kept one shows it."""

    def __init__(self) -> None:
        self.given = 0

    def __call__(self) -> int:
        self.given += 1
        return self.given


def test_a_later_node_does_not_get_an_earlier_ones_result() -> None:
    """The second node makes the same call. A crash before it would otherwise give it the first one's."""
    numbers = Numbers()
    roll = lambda run: run.step("roll", numbers)  # noqa: E731
    agent = taking(node("first", roll), node("second", roll))
    assert rehearse(agent, {}, crash="step:roll#2:before_keep").result == [1, 3]
    numbers.given = 0
    assert rehearse(agent, {}, crash="step:roll#2:after").result == [1, 2]
    report = crash_everywhere(agent, {}, reset=lambda: setattr(numbers, "given", 0))
    assert not [fault for fault in report.faults if fault.what != "result changed"], report


def test_of_nodes_at_once_the_one_that_failed_does_not_get_the_others_result() -> None:
    numbers, fails = Numbers(), [Transient("NETWORK", "gone")]

    def other(run: Run) -> Any:
        if fails:
            while numbers.given == 0:  # so that the first is done before this fails
                pass
            raise fails.pop()
        return run.step("roll", numbers)

    agent = taking(node("first", lambda run: run.step("roll", numbers)), node("second", other), at_once=True)
    outcome = rehearse(agent, {})
    assert (outcome.attempts, outcome.result) == (2, [1, 2])


def test_each_node_sleeps_its_own_sleep_and_takes_its_own_signal() -> None:
    def wait(run: Run) -> Any:
        run.sleep(seconds=60)
        return run.wait_for("paid")

    stage = Stage(taking(node("first", wait), node("second", wait)))
    key = stage.send({})
    for value in ("a", "b"):
        stage.run()
        assert stage.signal(key, "paid", value) == "woke"
    stage.run()
    outcome = stage.outcome(key)
    assert (outcome.status, outcome.result) == ("done", ["a", "b"])
    assert [step for step in outcome.steps if not step.startswith("checkpoint")] == [
        "sleep", "wait_for paid", "sleep#2", "wait_for paid#2"
    ]  # fmt: skip


def test_what_a_node_did_before_its_interrupt_is_not_done_again_when_the_answer_is_there() -> None:
    """A replay has the answer at once, so the node is performed twice in one attempt."""
    numbers, fails = Numbers(), [True]

    def act(run: Run) -> Any:
        number = run.step("roll", numbers)
        answer = interrupt("Go on?")
        if fails:
            raise Permanent("BROKEN", "a mistake in the program")
        return [number, answer]

    stage = Stage(taking(node("ask", act)))
    dead = stage.rehearse({}, answers={"ask:1": "yes"})
    assert (dead.status, dead.letter.code if dead.letter else "") == ("dead", "BROKEN")
    fails.clear()
    again = dead.replay(fixed="code")
    assert (again.status, again.attempts, again.result) == ("done", 1, [[2, "yes"]])


def test_each_interrupt_of_a_node_is_a_question_of_its_own() -> None:
    agent = taking(node("ask", lambda _run: [interrupt("Go on?"), interrupt("Go on?")]))
    outcome = rehearse(agent, {}, answers={"ask:1": "yes", "ask:1:2": {"but": "slowly"}})
    assert (outcome.attempts, outcome.result) == (3, [["yes", {"but": "slowly"}]])


def test_what_nodes_ask_at_once_is_asked_at_once() -> None:
    stage = Stage(taking(*(node(name, lambda _run: interrupt("Yes?")) for name in ("a", "b")), at_once=True))
    key = stage.send({})
    stage.run()
    assert sorted(question.key for question in stage.questions(key)) == ["a:1", "b:1"]
    assert [stage.answer(key, name, name.upper()) for name in ("b:1", "a:1")] == ["woke", "woke"]
    stage.run()
    assert stage.outcome(key).result == ["A:1", "B:1"]


def test_tasks_that_were_sent_and_nodes_of_subgraphs_ask_by_keys_of_their_own() -> None:
    def agent(_job: Job, _run: Run) -> Any:
        inner = graph_of(node("ask", lambda _run: interrupt("Yes?"))(_run))
        builder = StateGraph(State)
        builder.add_node("sent", lambda state: {"took": [interrupt(state["order"])]})
        builder.add_node("inner", inner)
        builder.add_conditional_edges(START, lambda _state: [Send("sent", {"order": each}) for each in ("x", "y")])
        builder.add_edge("sent", "inner")
        return invoke(_run, builder.compile(), {"took": []})["took"]

    answers = {"sent-0:1": "X", "sent-1:1": "Y", "inner:2.ask:1": "Z"}
    outcome = rehearse(agent, {}, answers=answers)
    assert (outcome.status, outcome.result) == ("done", ["X", "Y", "X", "Y", "Z"])
    assert crash_everywhere(agent, {}, answers=answers).safe


def test_nobody_answers_and_the_default_is_the_resume_value() -> None:
    stage = Stage(taking(node("ask", lambda _run: interrupt("Yes?")), to="operators", timeout=60, default="no"))
    key = stage.send({})
    stage.run()
    assert [question.to for question in stage.questions(key)] == ["operators"]
    stage.later(61)
    stage.run()
    assert stage.outcome(key).result == ["no"]


def test_an_answer_counts_for_what_was_shown_only() -> None:
    """Another amount is asked about anew, and so are other words."""
    shown: list[Any] = [{"question": "Refund?", "cents": 1}, {"question": "Refund?", "cents": 2}, "Refund it all?"]

    def act(run: Run) -> Any:
        raise_once = run.attempt % 2 == 0
        answer = interrupt(shown[(run.attempt - 1) // 2])
        if raise_once:
            raise Transient("NETWORK", "gone")
        return answer

    def agent(job: Job, run: Run) -> Any:
        """Without checkpoints of former attempts, as a replay is."""
        thread: Any = {"configurable": {"thread_id": str(run.attempt)}}
        return invoke(run, graph_of(node("ask", act)(run)), {"took": []}, thread)["took"]

    stage = Stage(agent, lane={"attempts": 9})
    key = stage.send({})
    for asked in shown:
        stage.run()
        [question] = stage.questions(key)
        assert question.about == (asked if isinstance(asked, dict) else {"question": asked})
        assert stage.answer(key, "ask:1", "yes") == "woke"


def test_a_node_that_fails_each_time_makes_no_progress() -> None:
    def fail(run: Run) -> Any:
        raise Transient("NETWORK", f"gone {run.attempt} times")

    outcome = rehearse(taking(node("first", lambda _run: 1), node("second", fail)), {}, lane={"attempts": 3})
    assert (outcome.status, outcome.attempts) == ("dead", 4)


def test_a_node_that_gets_further_each_time_makes_progress() -> None:
    """Though an attempt that goes on from a checkpoint passes fewer steps than the first one did."""

    def work(run: Run) -> Any:
        done = [run.step("work", int, number) for number in range(run.attempt)]
        if run.attempt < 5:
            raise Transient("NETWORK", "gone")
        return len(done)

    many = node("first", lambda run: len([run.step("prepare", int, number) for number in range(9)]))
    outcome = rehearse(taking(many, node("second", work)), {}, lane={"attempts": 3})
    assert (outcome.status, outcome.attempts, outcome.result) == ("done", 5, [9, 5])


def test_what_another_checkpointer_of_the_run_finds_is_all_that_was_put() -> None:
    """Also what was put in this attempt; and what was deleted is gone."""

    def agent(_job: Job, run: Run) -> Any:
        graph = graph_of(*(node(name, lambda _run: {"when": datetime(2026, 1, 1, tzinfo=UTC)})(run) for name in "ab"))
        saver = Checkpointer(run)
        for thread in ("kept", "gone"):
            graph.copy({"checkpointer": saver}).invoke({"took": []}, {"configurable": {"thread_id": thread}})
        saver.delete_thread("gone")
        other = Checkpointer(run)
        assert list(other.list(None)) == list(saver.list(None)) != []
        assert other.get_tuple({"configurable": {"thread_id": "gone"}}) is None
        return len(list(other.list(None)))

    assert rehearse(agent, {}).result == 4


def test_a_graph_that_had_ended_is_not_performed_again() -> None:
    done: Done = []
    outcome = rehearse(taking(node("only", lambda _run: done.append("x"))), {}, crash="settle")
    assert (outcome.status, outcome.attempts, outcome.result, done) == ("done", 2, [None], ["x"])


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"interrupt_before": ["ask"]}, "interrupt_before"),
        ({"interrupt_after": ["ask"]}, "interrupt_before"),
    ],
)
def test_breakpoints_that_would_ask_nobody_are_refused(how: dict[str, Any], says: str) -> None:
    def agent(_job: Job, run: Run) -> Any:
        builder = StateGraph(State)
        builder.add_node("ask", lambda _state: {})
        builder.add_edge(START, "ask")
        return invoke(run, builder.compile(**how), {"took": []})

    letter = rehearse(agent, {}).letter
    assert letter is not None
    assert says in letter.summary


def test_a_thread_is_invoked_once_in_a_run_and_not_within_a_node() -> None:
    def twice(_job: Job, run: Run) -> Any:
        thread: Any = {"configurable": {"thread_id": "t"}}
        return [invoke(run, graph_of(node("one", lambda _run: 1)(run)), {"took": []}, thread) for _ in range(2)]

    def within(run: Run) -> Any:
        return invoke(run, graph_of(node("one", lambda _run: 1)(run)), {"took": []})["took"]

    for agent, says in ((twice, "'t' was invoked before"), (taking(node("outer", within)), "within a node")):
        letter = rehearse(agent, {}).letter
        assert letter is not None
        assert says in letter.summary


def test_two_graphs_of_one_run_have_their_own_checkpoints() -> None:
    def agent(_job: Job, run: Run) -> Any:
        graph = graph_of(node("one", lambda run: run.step("roll", numbers))(run))
        return [invoke(run, graph, {"took": []})["took"] for _ in range(2)]

    numbers = Numbers()
    assert rehearse(agent, {}, crash="settle").result == [[1], [2]]
