"""Effects whose ledger took a write and whose answer was lost: an own intent is no doubt, anybody's else is."""

from contextlib import suppress
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code, Kind, NotDone
from lambdas.core.model.job import Job
from lambdas.core.model.letter import EffectStatus
from lambdas.core.model.value import replace
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, InMemory


class Outside:
    """Counts what is done to it; the first `refusals` answers get lost after it was done."""

    def __init__(self, refusals: int = 0) -> None:
        self.done = 0
        self._refusals = refusals

    def do(self) -> str:
        self.done += 1
        if self.done <= self._refusals:
            raise TimeoutError("no answer")
        return "ch_1"


class Answers:
    """A ledger whose answer to one method is lost once: the client library asks again, or gives up."""

    def __init__(self, ledger: Any, method: str, *, asks_again: bool) -> None:
        self._ledger = ledger
        self._method = method
        self._asks_again = asks_again

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._ledger, name)
        if name != self._method:
            return real
        self._method = ""

        def lost(*args: Any, **kwargs: Any) -> Any:
            real(*args, **kwargs)
            if self._asks_again:
                return real(*args, **kwargs)
            raise Unavailable("ledger", "no answer")

        return lost


def charging(outside: Outside, **how: Any) -> Any:
    return lambda _job, run: run.effect("card.charged", key="k", do=outside.do, **how)


def insisting(outside: Outside, **how: Any) -> Any:
    """An agent that tries an effect a second time in the same attempt."""

    def agent(_job: Job, run: Run) -> Any:
        try:
            return run.effect("card.charged", key="k", do=outside.do, **how)
        except Exception:
            return run.effect("card.charged", key="k", do=outside.do, **how)

    return agent


def with_lost_answer(lane: InMemory, method: str, *, asks_again: bool) -> None:
    lane.ledger = Answers(lane.ledger, method, asks_again=asks_again)  # type: ignore[assignment]


def test_an_intent_that_was_written_twice_by_one_call_is_performed_and_is_not_in_doubt() -> None:
    outside = Outside()
    lane = InMemory(agent=charging(outside))
    with_lost_answer(lane, "begin_effect", asks_again=True)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert (outside.done, lane.ledger.effects(KEY)[0].status) == (1, EffectStatus.COMMITTED)


def test_an_intent_whose_answer_was_lost_may_be_performed_later_in_the_same_attempt() -> None:
    outside = Outside()
    lane = InMemory(agent=insisting(outside))
    with_lost_answer(lane, "begin_effect", asks_again=False)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert outside.done == 1


def test_an_intent_that_this_attempt_has_acted_on_stays_in_doubt() -> None:
    outside = Outside(refusals=1)
    lane = InMemory(agent=insisting(outside))
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert (outside.done, worked.failure.code) == (1, Code.EFFECT_IN_DOUBT)


def test_an_intent_of_a_former_attempt_stays_in_doubt_though_it_was_never_performed() -> None:
    """Its process is gone, and with it the knowledge."""
    outside = Outside()
    lane = InMemory(agent=charging(outside))
    with_lost_answer(lane, "begin_effect", asks_again=False)
    lane.work(lane.message())
    lane.later(600)
    worked = lane.work(lane.delivered(lane.queue.sent[-1]))
    assert worked.failure is not None
    assert (outside.done, worked.failure.code) == (0, Code.EFFECT_IN_DOUBT)


@pytest.mark.parametrize(("found", "times"), [("ch_1", 1), (None, 2)])
def test_a_takeover_that_was_written_twice_by_one_call_goes_on_with_what_verify_said(
    found: str | None, times: int
) -> None:
    outside = Outside(refusals=1)
    lane = InMemory(agent=charging(outside, verify=lambda: found))
    lane.work(lane.message())
    lane.later(600)
    with_lost_answer(lane, "take_effect", asks_again=True)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    assert outside.done == times


def test_what_verify_found_is_not_performed_when_the_answer_to_its_takeover_was_lost() -> None:
    """The intent is this attempt's own by then, but it stands for what a former one did."""
    outside = Outside(refusals=1)
    lane = InMemory(agent=charging(outside, verify=lambda: "ch_1"))
    lane.work(lane.message())
    lane.later(600)
    lane.agent = insisting(outside, verify=lambda: "ch_1")
    with_lost_answer(lane, "take_effect", asks_again=False)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE
    assert outside.done == 1


def test_an_intent_that_expired_before_it_could_be_taken_over_is_begun_anew() -> None:
    """Performing it without one would leave nothing to doubt, should this process die over it."""
    outside = Outside(refusals=1)
    lane = InMemory()
    lane.agent = charging(outside, verify=lane.ledger.kept_effects.clear)
    lane.work(lane.message())
    lane.later(600)
    worked = lane.work(lane.delivered(lane.queue.sent[-1]))
    assert worked.failure is not None
    assert (outside.done, worked.failure.code) == (1, Code.STORE_CONFLICT)


def test_what_a_job_of_the_same_id_intended_before_its_head_expired_is_in_doubt() -> None:
    """Effects outlive heads. The new head's first attempt has the same owner, and another lease."""
    outside = Outside(refusals=1)

    def forgiving(_job: Job, run: Run) -> Any:
        try:
            return run.effect("card.charged", key="k", do=outside.do)
        except TimeoutError:
            run.forgive("card.charged")
            return "later"

    lane = InMemory(agent=forgiving)
    assert lane.work(lane.message()).outcome is Outcome.DONE
    lane.ledger.heads.clear()
    lane.later(17 * 86400)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert (outside.done, worked.failure.code, worked.failure.kind) == (1, Code.EFFECT_IN_DOUBT, Kind.PERMANENT)


def test_an_effect_that_was_declared_not_done_is_no_doubt_when_it_is_begun_again_and_the_answer_lost() -> None:
    tries = list[str]()

    def do() -> str:
        tries.append("try")
        if len(tries) == 1:
            raise NotDone("busy")
        return "ch_1"

    lane = InMemory()

    def agent(_job: Job, run: Run) -> Any:
        with suppress(NotDone):
            run.effect("card.charged", key="k", do=do)
        ledger = Answers(run._ledger, "begin_effect", asks_again=True)
        run._effects = replace(run._effects, ledger=ledger)
        return run.effect("card.charged", key="k", do=do)

    lane.agent = agent
    assert lane.work(lane.message()).outcome is Outcome.DONE
    assert (len(tries), lane.ledger.effects(KEY)[0].status) == (2, EffectStatus.COMMITTED)
