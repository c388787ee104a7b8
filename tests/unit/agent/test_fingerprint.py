"""A kept step is found in another process: by what its call says, and by nothing that the process adds to it."""

import functools
import json
import os
import subprocess
import sys
import warnings
from collections import Counter
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.agent.fingerprint import digest_of, fingerprint
from lambdas.core.agent.former import former_fingerprint
from lambdas.core.agent.run import Run
from lambdas.core.model.head import Step
from lambdas.core.model.job import Job
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, InMemory
from tests.unit.agent.fingerprinted import NAMES, Client, Order, bound_to, inner_of, plain, retried, told
from tests.unit.agent.recorder import Recorder, Timeout, run_again

ROOT = Path(__file__).parents[3]


def in_another_process(seed: int) -> Any:
    environment = {**os.environ, "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(ROOT)}
    asked = [sys.executable, "-m", "tests.unit.agent.fingerprinted"]
    ran = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def test_fingerprints_and_digests_are_the_same_in_every_process() -> None:
    assert in_another_process(1) == in_another_process(4242)


def test_different_calls_have_different_fingerprints() -> None:
    by_text: dict[str, list[str]] = {}
    for name, known in told().items():
        by_text.setdefault(known.text, []).append(name)
    assert [names for names in by_text.values() if len(names) > 1] == []


def test_what_counts_by_its_type_alone_is_said() -> None:
    opaque = {name: known.opaque for name, known in told().items() if known.opaque}
    assert opaque == {
        "a client's method": ("Client",),
        "a client": ("Client",),
        "a client and another page": ("Client",),
        "a decorator's argument": ("dict",),  # its cache: state, and not what it was called with
        "another of a decorator": ("dict",),
    }


def test_what_a_function_keeps_for_itself_is_no_argument() -> None:
    """A cache that a warm process has filled: the next attempt must still find its step."""
    fetch = retried(3)(lambda page, times: page)
    before = fingerprint(fetch, ("a",), {})
    fetch("a")
    assert fingerprint(fetch, ("a",), {}) == before


def test_an_agent_that_a_lambda_uses_is_no_argument() -> None:
    """Its counters and clients change while it works."""
    agent = Order("ada")
    before = fingerprint(bound_to(agent), (), {})
    agent.tags.add("more")
    assert fingerprint(bound_to(agent), (), {}) == before


@pytest.mark.parametrize("made", [bound_to, inner_of, lambda page: functools.partial(plain, page)])
def test_pages_bound_to_a_function_are_found_again_in_any_order(made: Any) -> None:
    calls: Counter[str] = Counter()
    order = iter([["a", "b", "c"], ["c", "a", "b"]])
    fail = Recorder(Timeout("slow"), "ok")

    def agent(_job: Job, run: Run) -> Any:
        pages = [run.step("read", made(page)) for page in next(order)]
        calls.update(pages)
        run.step("fail", fail)
        return pages

    lane = InMemory(agent=agent)
    assert lane.work(lane.message()).outcome is Outcome.RETRIED
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == ["c", "a", "b"]
    assert len(lane.ledger.steps(KEY)) == 4


def test_calls_that_nothing_tells_apart_are_found_by_their_order_and_that_is_said_once() -> None:
    numbers, fail = iter([3, 5]), Recorder(Timeout("slow"), "ok")
    clients = [Client(), Client()]

    def agent(_job: Job, run: Run) -> Any:
        rolled = [run.step("roll", lambda _client: next(numbers), client) for client in clients]
        run.step("fail", fail)
        return rolled

    lane = InMemory(agent=agent)
    with pytest.warns(UserWarning, match=r"step 'roll' was called again .*Client.* found by their order") as said:
        lane.work(lane.message())
    assert len(said) == 1
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == [3, 5]


@pytest.mark.parametrize("given", ["a", Client()])
def test_the_same_call_again_is_nothing_to_warn_of(given: Any) -> None:
    lane = InMemory(agent=lambda _job, run: len([run.step("read", lambda _: 1, given) for _ in range(3)]))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert lane.work(lane.message()).outcome is Outcome.DONE


def test_an_argument_that_breaks_when_it_is_looked_at_leaves_the_name_to_count() -> None:
    class Hostile:
        def __repr__(self) -> str:
            raise RuntimeError("no")

    known = fingerprint(plain, (Hostile(),), {})
    assert known == fingerprint(plain, (Hostile(),), {})
    assert known.opaque == ("RuntimeError",)


def test_steps_that_a_former_release_kept_are_found_by_its_own_fingerprints() -> None:
    """Also where it took two calls for the same: then by their order, as it did."""
    reads = Counter[str]()

    def read(page: str) -> str:
        reads[page] += 1
        return f"read {page}"

    def agent(_job: Job, run: Run) -> Any:
        bound = [run.step("bound", functools.partial(read, page)) for page in ("a", "b")]
        if run.attempt == 1:
            raise Timeout("later")
        return [*bound, run.step("read", read, "c")]

    lane = InMemory(agent=agent)
    lane.work(lane.message())
    calls = {"bound": (functools.partial(read, "a"), ()), "bound#2": (functools.partial(read, "b"), ())}
    for number, (name, (fn, args)) in enumerate(calls.items(), 1):
        inputs = former_fingerprint(fn, args, {})
        old = Step(number=number, name=name, inputs=inputs, at=lane.now, result=f"kept {number}", attempt=1)
        lane.ledger.keep_step(KEY, old, expires_at=lane.now)
    inputs = former_fingerprint(read, ("c",), {})
    old = Step(number=3, name="read", inputs=inputs, at=lane.now, result="kept 3", attempt=1)
    lane.ledger.keep_step(KEY, old, expires_at=lane.now)
    assert run_again(lane).outcome is Outcome.DONE
    assert lane.head().result == ["kept 1", "kept 2", "kept 3"]
    assert reads == {"a": 1, "b": 1}


@pytest.mark.parametrize(
    ("given", "digest"),
    [
        (({"amount": 5}, "EUR"), "118935d952a186c4"),
        ((Decimal("5.00"),), "72634a590ccf22f3"),
        ((set(NAMES),), "a24f6bda932ba7dd"),
    ],
)
def test_an_effect_of_a_former_release_was_not_asked_for_with_other_arguments(given: Any, digest: str) -> None:
    assert digest_of(given, {}) == digest


def test_an_effects_arguments_are_told_apart_whatever_they_are() -> None:
    given: list[Any] = [Order("ada"), Order("bert"), {(1, 2): 3}, {(1, 2): 4}, b"a", b"b", Client()]
    assert len({digest_of((each,), {}) for each in given}) == len(given)
