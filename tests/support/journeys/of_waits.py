"""The ways of a job that stops for now: it goes on, sleeps, is told something, asks, waits for others.

A process dies at every call.
"""

from collections.abc import Callable
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.value import replace
from lambdas.core.model.wait import For, Signal
from lambdas.core.operate.signal import Said, Signaller, answer, signal
from tests.support.journeys.journey import CALM, Journey
from tests.support.lane import KEY, body
from tests.support.worlds.town import Town

ASKS = replace(CALM, events=("asks",))
GOES_ON = replace(CALM, continues=True, run_timeout=5, step_reserve_s=2)


def working(town: Town, between: Callable[[Run], Any]) -> None:
    """A step and an effect, what comes between, and again."""

    def agent(job: Job, run: Run) -> Any:
        run.step("read", lambda: 1)
        run.effect("case", key="k", do=town.outside.act, args=(f"case {job.job_id}",), verify=town.outside.find)
        came = between(run)
        run.effect("mail", key="k", do=town.outside.act, args=(f"mail {job.job_id}",), verify=town.outside.find)
        run.step("write", lambda: 3)
        return {"came": came}

    town.agent = agent
    town.enqueue(town.message(body(payload={"n": "x" * 6000})))  # its body lies in the bucket


def going_on(town: Town) -> None:
    working(town, lambda run: run.step("long", lambda: town.later(4)))


def sleeping(town: Town) -> None:
    working(town, lambda run: run.sleep(seconds=1200))


def waiting(town: Town) -> None:
    working(town, lambda run: [run.wait_for("part"), run.wait_for("part", timeout=600, default="none")])
    town.enqueue(town.message(body(job_id="small")))


ABOUT = {"order": "o-17", "eur": 40}


def asking(town: Town) -> None:
    """One is answered, one never is; an effect acts on what was agreed to."""

    def between(run: Run) -> Any:
        said = run.ask("Refund?", key="refund", options=["yes", "no"], about=ABOUT)
        act = f"refund {run.job.job_id}"
        run.effect(
            "refund",
            key="o-17",
            do=lambda **_: town.outside.act(act),
            kwargs=ABOUT,
            approved_by=said,
            verify=lambda **_: town.outside.find(act),
        )
        return [said.value, run.ask("More?", key="more", to="operators", timeout=1200, default="none").value]

    working(town, between)
    town.enqueue(town.message(body(job_id="small")))


def unanswered(town: Town) -> None:
    working(town, lambda run: run.ask("Refund?", key="refund", timeout=60).value)


def answers(town: Town, job_id: str) -> None:
    def say() -> None:
        key = replace(KEY, job_id=job_id)
        (asked, *_) = town.ledger.questions(key)
        said = Said(key="refund", answer="yes", digest=asked.digest, who="ana", why="it is right")
        answer(signaller_of(town), key, said)

    town.person(say)


def answered(town: Town) -> None:
    """One by a body that lies in the bucket, one that is sent at once, and twice."""
    for job_id in ("job_1", "small"):
        until_it_waits(town, job_id, For.ANSWER)
        answers(town, job_id)
        answers(town, job_id)
    settle(town)


def both_were_answered(town: Town) -> None:
    jobs = ("job_1", "small")
    came = {head.key.job_id: head.result for head in town.ledger.heads.values()}
    assert came == {job: {"came": ["yes", "none"]} for job in jobs}, came
    assert not town.ledger.dead
    assert town.outside.happened == {f"{what} {job}": 1 for what in ("case", "refund", "mail") for job in jobs}
    assert town.ledger.asked(most=80) == ()


def is_held_as_unanswered(town: Town) -> None:
    (letter,) = town.ledger.dead.values()
    assert (letter.code, letter.status) == ("UNANSWERED", "held")
    assert town.ledger.asked(most=80) == ()
    assert town.outside.happened == {"case job_1": 1}


def gathering(town: Town) -> None:
    """Of two children one dies; a third is sent by the parent itself. All of them are of one lane."""

    def between(run: Run) -> Any:
        sent = run.enqueue("kyc", {"n": 2}, key="k")
        return [each.result or each.code for each in run.gather([("kyc", "a"), ("kyc", "b"), ("kyc", sent)])]

    working(town, between)
    parent = town.agent

    def agent(job: Job, run: Run) -> Any:
        if job.job_id == "job_1":
            return parent(job, run)
        if job.job_id == "b":
            raise Permanent("DOC_CORRUPT", "page 3")
        return "x" * 3000 if job.job_id == "a" else {"n": job.payload["n"]}

    town.agent = agent
    town.others["kyc"] = town.queue
    for job_id in ("a", "b"):
        town.enqueue(town.message(body(job_id=job_id)))


def has_gathered(town: Town) -> None:
    assert town.head().result == {"came": ["x" * 3000, "DOC_CORRUPT", {"n": 2}]}
    assert town.outside.happened == {"case job_1": 1, "mail job_1": 1}
    assert sorted(head.status for head in town.ledger.heads.values()) == ["dead", "done", "done", "done"]


def settle(town: Town) -> None:
    town.run_until_settled(most=500)


def until_it_waits(town: Town, job_id: str, what: For) -> None:
    for _ in range(200):
        head = town.ledger.head(replace(KEY, job_id=job_id))
        if head is not None and head.waits_for is what:
            return
        town.tick()
    raise AssertionError("it never waited")


class Beats:
    def ask(self, beat: str) -> None:
        """The minute comes by itself."""


def tell(town: Town, job_id: str, signal_id: str) -> None:
    """Whoever sends it sends it again if their request breaks off."""

    def say() -> None:
        said = Signal(signal_id=signal_id, name="part", at=town.now, who="ana", value=signal_id)
        signal(signaller_of(town), replace(KEY, job_id=job_id), said)

    town.person(say)


def signaller_of(town: Town) -> Signaller:
    return Signaller(
        lanes={town.lane.job_type: town.lane},
        ledger=town.ledger,
        queue_of=lambda _: town.queue,
        beats=Beats(),
        clock=lambda: town.now,
        new_id=town.new_id,
    )


def told(town: Town) -> None:
    """One early, one twice, and one that never comes."""
    tell(town, "job_1", "early")
    until_it_waits(town, "small", For.SIGNAL)
    tell(town, "small", "late")
    tell(town, "small", "late")
    settle(town)


def is_done(came: Any) -> Callable[[Town], None]:
    def check(town: Town) -> None:
        assert [head.status for head in town.ledger.heads.values()] == [HeadStatus.DONE]
        assert town.head().result == {"came": came}
        assert town.outside.happened == {"case job_1": 1, "mail job_1": 1}
        assert not town.ledger.dead

    return check


def both_are_done(town: Town) -> None:
    came = {head.key.job_id: head.result for head in town.ledger.heads.values()}
    assert came == {"job_1": {"came": ["early", "none"]}, "small": {"came": ["late", "none"]}}, came
    assert not town.ledger.dead


OF_WAITS: dict[str, Journey] = {
    "suspend and go on": Journey(prepare=going_on, go=settle, check=is_done(None), lane=GOES_ON),
    "sleep": Journey(prepare=sleeping, go=settle, check=is_done(None)),
    "gather": Journey(prepare=gathering, go=settle, check=has_gathered),
    "signals, early, late and twice": Journey(prepare=waiting, go=told, check=both_are_done),
    "questions, answered and not": Journey(prepare=asking, go=answered, check=both_were_answered, lane=ASKS),
    "a question that nobody answers": Journey(prepare=unanswered, go=settle, check=is_held_as_unanswered),
}
