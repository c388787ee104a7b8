"""Whatever an agent returns, raises or hands to its run, its job ends: done, or as a letter with a code."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import strategies as some

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane
from lambdas.core.model.failure import Kind, Permanent
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from tests.fuzz.agents import ERRORS, VALUES
from tests.fuzz.anything import ANYTHING, NUMBERS, TEXT
from tests.fuzz.line import Line
from tests.fuzz.trying import fuzz
from tests.support.lane import LANE, body

LANES = some.sampled_from(
    [LANE, replace(LANE, needs_result=False), replace(LANE, budget_usd=1.0, budget_tokens=1000, redact=("$.secret",))]
)


def ended(agent: Callable[[Job, Run], Any], lane: Lane = LANE) -> Line:
    line = Line(agent=agent, lane=lane)
    line.worked(line.record(body(payload={"secret": "\ud800 abc"})))
    line.run_dry()
    head = line.head()
    assert head.status in (HeadStatus.DONE, HeadStatus.DEAD)
    assert sum(letter.job_id == "job_1" for letter in line.ledger.dead.values()) == (head.status is HeadStatus.DEAD)
    for letter in line.ledger.dead.values():
        assert letter.kind in Kind
        assert letter.code
        assert letter.code.isascii()
        assert len(letter.signature) == 16
    return line


@fuzz(made=VALUES, lane=LANES)
def test_whatever_an_agent_returns_is_kept_or_has_failed_by_name(made: Any, lane: Lane) -> None:
    ended(lambda _job, _run: made(), lane)


@fuzz(error=ERRORS, lane=LANES)
def test_whatever_an_agent_raises_has_a_kind_and_a_code(error: Any, lane: Lane) -> None:
    def agent(_job: Job, _run: Run) -> None:
        raise error()

    line = ended(agent, lane)
    assert line.ledger.dead


@fuzz(error=ERRORS, made=VALUES)
def test_whatever_is_raised_in_a_step_and_hidden_is_not_silent(error: Any, made: Any) -> None:
    def agent(_job: Job, run: Run) -> Any:
        def fails() -> None:
            raise error()

        try:
            run.step("hidden", fails)
        except BaseException:
            return made()
        return made()

    line = ended(agent)
    assert line.ledger.dead or not issubclass(type(error()), Exception)


NAMES = (
    some.sampled_from([lambda: "", lambda: "x" * 500_000, lambda: "é" * 300, lambda: "a/b#c"])
    | (TEXT | NUMBERS).map(lambda content: lambda: content)
    | VALUES
)
CALLS: list[Callable[[Run, Any, Any], Any]] = [
    lambda run, name, made: run.step(name, lambda: made),
    lambda run, name, made: run.step("s", lambda _x: 1, made),
    lambda run, name, made: run.step("s", lambda **_k: 1, **({str(name): made} if isinstance(name, str) else {})),
    lambda run, name, made: run.effect(name, key="k", do=lambda: made),
    lambda run, name, made: run.effect("e", key=name, do=lambda: made),
    lambda run, name, made: run.effect("e", key="k", do=lambda: 1, compensate=name),
    lambda run, name, made: run.effect("e", key="k", do=lambda: name),
    lambda run, name, made: run.effect("e", key="k", do=lambda: 1, kwargs=made),
    lambda run, name, made: run.spend(usd=name),
    lambda run, name, made: run.spend(tokens=made),
    lambda run, name, made: run.afford(tokens=name, usd=made),
    lambda run, name, made: run.output(name),
    lambda run, name, made: run.forgive(name),
    lambda run, name, made: run.note_swallowed(name, made),
    lambda run, name, made: run.enqueue("kyc", made, key=name),
    lambda run, name, made: run.enqueue(name, {"a": made}, key="k"),
    lambda run, name, made: run.tool(made, name=name)(),
]


@fuzz(
    calls=some.lists(some.tuples(some.sampled_from(CALLS), NAMES, NAMES), min_size=1, max_size=4),
    ending=some.sampled_from(["return", "raise", "leave"]),
)
def test_whatever_an_agent_hands_to_its_run_its_job_ends(calls: list[Any], ending: str) -> None:
    def agent(job: Job, run: Run) -> Any:
        for call, name, made in calls if job.job_id == "job_1" else ():
            try:
                call(run, name(), made())
            except Exception:
                if ending == "leave":
                    raise
        if ending == "raise" and job.job_id == "job_1":
            raise Permanent("DOC_PARSE_CORRUPT", "after all that")
        return {"ok": True}

    ended(agent)


@fuzz(share=0.2, count=some.integers(1, 150), name=some.sampled_from(["s", "ü" * 400]), made=ANYTHING)
def test_however_many_steps_and_effects_there_are_the_letter_is_one_item(count: int, name: str, made: Any) -> None:
    def agent(_job: Job, run: Run) -> None:
        for number in range(count):
            run.effect(f"{number} {name}" * 9, key=f"{name}{number}" * 9, do=lambda: name * 9, compensate=name * 99)
        raise Permanent("DOC_PARSE_CORRUPT", "at last")

    ended(agent, replace(LANE, max_steps=10_000))
