"""An effect is committed, in doubt, or declared not done by the agent. Nothing is concluded from an error."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.exceptions import EndpointConnectionError, ReadTimeoutError

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code, Kind, classify
from lambdas.core.model.job import Job
from lambdas.core.model.letter import EffectStatus
from lambdas.core.worker.settle import Outcome, Worked
from lazaret import NotDone
from tests.support.lane import KEY, LANE, InMemory, body


class RateLimited(Exception):
    __module__ = "crm"
    status_code = 429


class TooLarge(RateLimited):
    status_code = 413


def an_effect(do: Callable[..., Any], **how: Any) -> InMemory:
    return InMemory(agent=lambda _job, run: run.effect("card.charged", key="k", do=do, **how))


def raising(*errors: Exception | None) -> tuple[list[int], Callable[[], str]]:
    """What was performed, and a `do` that raises these, one a call; None and no more of them: it works."""
    performed: list[int] = []
    left = list(errors)

    def do() -> str:
        error = left.pop(0) if left else None
        if error is not None:
            raise error
        performed.append(1)
        return "ch_1"

    return performed, do


def run_again(lane: InMemory) -> Worked:
    lane.later(120)
    return lane.work(lane.delivered(lane.queue.sent[-1]))


def status_of(lane: InMemory) -> EffectStatus:
    return lane.ledger.effects(KEY)[0].status


@pytest.mark.parametrize(
    "error",
    [RateLimited("slow down"), ConnectionRefusedError(111, "refused"), TimeoutError("no answer"), KeyError("x")],
)
def test_no_error_proves_that_nothing_happened(error: Exception) -> None:
    performed, do = raising(error)
    lane = an_effect(do)
    lane.work(lane.message())
    assert status_of(lane) is EffectStatus.INTENT
    worked = run_again(lane)
    assert (worked.outcome, worked.failure.code if worked.failure else "") == (Outcome.BURIED, Code.EFFECT_IN_DOUBT)
    assert performed == []


def test_a_client_that_retries_inside_performs_nothing_twice() -> None:
    """botocore's own retries: the first try was performed and its answer lost, the second never left."""
    sqs = boto3.client(
        "sqs",
        region_name="us-east-1",
        aws_access_key_id="testing",
        aws_secret_access_key="testing",
        config=Config(retries={"mode": "standard", "total_max_attempts": 2}),
    )
    tries: list[str] = []

    def first_performed_then_unreachable(request: Any, **_: Any) -> None:
        tries.append(request.url)
        if len(tries) % 2:
            raise ReadTimeoutError(endpoint_url=request.url)
        raise EndpointConnectionError(endpoint_url=request.url)

    sqs.meta.events.register("before-send.sqs", first_performed_then_unreachable)
    url = "https://sqs.us-east-1.amazonaws.com/1/orders"
    lane = an_effect(lambda: sqs.send_message(QueueUrl=url, MessageBody="{}"))
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert len(tries) == 2
    worked = run_again(lane)
    assert (len(tries), worked.failure.code if worked.failure else "") == (2, Code.EFFECT_IN_DOUBT)


def test_a_second_call_that_was_refused_says_nothing_about_the_first() -> None:
    performed: list[str] = []

    def do() -> None:
        performed.append("charged")
        raise RateLimited("the receipt could not be sent")

    lane = an_effect(do)
    lane.work(lane.message())
    run_again(lane)
    assert performed == ["charged"]


def test_not_done_is_the_agents_word_and_the_cause_decides_what_comes_next() -> None:
    def do() -> str:
        try:
            return do_it()
        except RateLimited as error:
            raise NotDone("the gateway refused it before charging") from error

    performed, do_it = raising(RateLimited("slow down"))
    lane = an_effect(do)
    worked = lane.work(lane.message())
    assert (status_of(lane), worked.outcome) == (EffectStatus.REFUTED, Outcome.RETRIED)
    assert worked.failure is not None
    assert worked.failure.code == classify(RateLimited("slow down")).code
    assert run_again(lane).outcome is Outcome.DONE
    assert performed == [1]


def test_not_done_without_a_cause_is_tried_again() -> None:
    performed, do = raising(NotDone("nobody at the desk"))
    lane = an_effect(do)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert (worked.failure.kind, worked.outcome) == (Kind.TRANSIENT, Outcome.RETRIED)
    assert "nobody at the desk" in worked.failure.detail
    assert run_again(lane).outcome is Outcome.DONE
    assert performed == [1]


@pytest.mark.parametrize(
    ("not_done", "error", "status"),
    [
        ((RateLimited,), RateLimited("no"), EffectStatus.REFUTED),
        (RateLimited, TooLarge("no"), EffectStatus.REFUTED),
        ((TooLarge,), RateLimited("no"), EffectStatus.INTENT),
        (lambda error: getattr(error, "status_code", 0) == 413, TooLarge("no"), EffectStatus.REFUTED),
        (lambda error: getattr(error, "status_code", 0) == 413, RateLimited("no"), EffectStatus.INTENT),
        (lambda error: "yes", RateLimited("no"), EffectStatus.INTENT),
        (lambda error: error.no_such_thing, RateLimited("no"), EffectStatus.INTENT),
    ],
)
def test_an_effect_names_the_errors_that_mean_that_it_did_not_happen(
    not_done: Any, error: Exception, status: EffectStatus
) -> None:
    _, do = raising(error)
    lane = an_effect(do, not_done=not_done)
    lane.work(lane.message())
    assert status_of(lane) is status


def test_an_async_effect_declares_it_too() -> None:
    performed, once = raising(RateLimited("slow down"))

    async def do() -> str:
        await asyncio.sleep(0)
        return once()

    async def agent(_job: Job, run: Run) -> Any:
        return await run.effect("card.charged", key="k", do=do, not_done=(RateLimited,))

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE
    assert performed == [1]


@pytest.mark.parametrize("not_done", ["RateLimited", (1,), 3, [RateLimited]])
def test_a_declaration_that_could_never_be_true_is_refused_before_anything_happens(not_done: Any) -> None:
    performed, do = raising()
    lane = an_effect(do, not_done=not_done)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert "expected exceptions or a function" in worked.failure.detail
    assert performed == []


def test_the_same_key_with_other_arguments_is_skipped_and_the_timeline_and_the_letter_say_so() -> None:
    performed: list[int] = []
    amounts = iter([100, 120, 130])

    def agent(_job: Job, run: Run) -> None:
        run.effect("card.charged", key="k", do=performed.append, args=(next(amounts),))
        raise RateLimited("later")

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    run_again(lane)
    run_again(lane)
    assert performed == [100]
    events = [event for event in lane.ledger.timeline(KEY) if event.what == "effect.asked_otherwise"]
    assert len(events) == 2
    assert "'card.charged' of 'k'" in events[0].why
    assert lane.ledger.effects(KEY)[0].on_letter().differs


def test_an_effect_in_doubt_that_is_performed_again_with_other_arguments_is_told_too() -> None:
    performed: list[int] = []
    amounts = iter([100, 120])

    def charge(amount: int) -> str:
        performed.append(amount)
        if len(performed) == 1:
            raise RateLimited("no answer")
        return "ch_1"

    lane = InMemory(
        agent=lambda _job, run: run.effect("card.charged", key="k", do=charge, args=(next(amounts),), idempotent=True)
    )
    lane.work(lane.message())
    assert run_again(lane).outcome is Outcome.DONE
    assert performed == [100, 120]
    events = [event.why for event in lane.ledger.timeline(KEY) if event.what == "effect.asked_otherwise"]
    assert len(events) == 1
    assert "the first one may have happened" in events[0]
    assert lane.ledger.effects(KEY)[0].on_letter().differs


def test_the_same_arguments_again_are_nothing_to_speak_of() -> None:
    performed, do = raising()

    def agent(_job: Job, run: Run) -> None:
        run.effect("card.charged", key="k", do=lambda **_: do(), kwargs={"amount": 100, "currency": "EUR"})
        raise RateLimited("later")

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    run_again(lane)
    assert performed == [1]
    assert not [event for event in lane.ledger.timeline(KEY) if event.what.startswith("effect.")]
    assert not lane.ledger.effects(KEY)[0].differs


def test_arguments_that_must_be_the_same_and_are_not_end_the_run_with_both_values() -> None:
    amounts, performed = iter([100, 120]), list[int]()

    def agent(_job: Job, run: Run) -> None:
        asked = {"amount": next(amounts), "note": "a"}
        run.effect("card.charged", key="k", do=lambda **_: performed.append(1), kwargs=asked, same=("amount",))
        raise RateLimited("later")

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    worked = run_again(lane)
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code) == (Outcome.BURIED, Code.EFFECT_CONFLICT)
    assert worked.failure.kind is Kind.PERMANENT
    assert "amount was 100 and is now 120" in worked.failure.detail
    assert performed == [1]


def test_a_private_argument_is_compared_and_not_shown() -> None:
    ibans = iter(["DE02120300000000202051", "DE02500105170137075030"])

    def agent(_job: Job, run: Run) -> None:
        run.effect("paid", key="k", do=lambda **_: 1, kwargs={"to": next(ibans)}, same=("to",))
        raise RateLimited("later")

    payload = {"old": "DE02120300000000202051", "new": "DE02500105170137075030"}
    lane = InMemory(agent=agent, lane=replace(LANE, redact=("$.old", "$.new")))
    lane.work(lane.message(body(payload=payload)))
    worked = run_again(lane)
    assert worked.failure is not None
    assert worked.failure.code == Code.EFFECT_CONFLICT
    assert "DE02" not in worked.failure.detail + str(lane.ledger.effects(KEY)[0])


@pytest.mark.parametrize("same", ["amount", ("price",)])
def test_only_keyword_arguments_can_be_compared(same: Any) -> None:
    lane = an_effect(lambda **_: 1, kwargs={"amount": 1}, same=same)
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert "expected names of its kwargs: ['amount']" in worked.failure.detail


def second_time(first: Any, second: Any, *, name: str = "amount", redact: tuple[str, ...] = ()) -> Worked:
    asked = iter((first, second))

    def agent(_job: Job, run: Run) -> None:
        run.effect("card.charged", key="k", do=lambda **_: 1, kwargs={name: next(asked)}, same=(name,))
        if run.attempt == 1:
            raise RateLimited("later")

    lane = InMemory(agent=agent, lane=replace(LANE, redact=redact, needs_result=False))
    lane.work(lane.message())
    return run_again(lane)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (5, 5.0),
        (100000.0, 100000),
        (Decimal("10.50"), 10.5),
        ({"eur": [5]}, {"eur": (5.0,)}),
        (Decimal(2**53 + 1), 2**53 + 1),
        (Decimal("12345678901234567.010"), Decimal("12345678901234567.01")),
        (Decimal("1E+400"), 10**400),
        ({5.0, "a"}, frozenset({"a", Decimal("5.00")})),
    ],
)
def test_a_number_that_is_written_otherwise_is_the_same(first: Any, second: Any) -> None:
    assert second_time(first, second).outcome is Outcome.DONE


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (5, 5.01),
        (5, "5"),
        (1, True),
        (0, None),
        ({"eur": 5}, {"usd": 5}),
        (Decimal("12345678901234567.01"), Decimal("12345678901234567.02")),
        (Decimal("1E+400"), Decimal("1E+401")),
        ({"eur": None}, {}),
        ({5, 6}, {5}),
    ],
)
def test_another_value_is_not(first: Any, second: Any) -> None:
    worked = second_time(first, second)
    assert worked.failure is not None
    assert worked.failure.code == Code.EFFECT_CONFLICT


def test_what_the_lane_hides_of_its_payload_is_hidden_of_an_argument_too_whoever_chose_it() -> None:
    worked = second_time("DE02120300000000202051", "DE02500105170137075030", name="iban", redact=("$.iban",))
    assert worked.failure is not None
    assert "iban was '[redacted]' and is now '[redacted]'" in worked.failure.detail


def test_what_no_process_can_compare_is_refused_before_anything_is_done() -> None:
    lane = an_effect(lambda **_: 1, kwargs={"amount": object()}, same=("amount",))
    worked = lane.work(lane.message())
    assert worked.failure is not None
    assert "names 'amount', a object: it can compare data only" in worked.failure.detail
    assert lane.ledger.effects(KEY) == ()
