"""Results are given back as they were, and a step's fingerprint tells one piece of code on one input from others."""

import functools
from typing import Any

import pytest

from lambdas.core.agent.effect_once import INLINE_BYTES, Results
from lambdas.core.agent.fingerprint import fingerprint
from lambdas.core.model.value import as_json
from lazaret.testing.memory import MemoryStore
from tests.support.builders import a_key


def one(number: int) -> int:
    return number + 1


def other(number: int) -> int:
    return number + 2


class Tool:
    def __call__(self, number: int) -> int:
        return number


def test_a_small_result_is_written_inline_and_a_large_one_into_the_bucket() -> None:
    store = MemoryStore()
    results = Results(key=a_key(job_id="job_1"), store=store)
    fits, beyond = "x" * (INLINE_BYTES - 2), "x" * (INLINE_BYTES - 1)
    assert results.keep(fits, "0001") == (fits, "")
    kept, ref = results.keep(beyond, "0001")
    assert (kept, ref) == (None, "results/kyc/tnt_8f2a/job_1/1/0001.json")
    assert results.read(kept, ref) == beyond
    assert results.read({"a": 1}, "") == {"a": 1}


@pytest.mark.parametrize("result", [{1, 2}, float("nan"), object()])
def test_what_json_cannot_hold_is_refused_by_name(result: Any) -> None:
    with pytest.raises(TypeError, match="the result of step 'x' is not JSON: "):
        as_json(result, "step 'x'")


def test_code_name_and_arguments_each_make_another_fingerprint() -> None:
    marks = [
        fingerprint(one, (1,), {}),
        fingerprint(other, (1,), {}),
        fingerprint(one, (2,), {}),
        fingerprint(one, (), {"number": 1}),
        fingerprint(Tool(), (1,), {}),
        fingerprint(functools.partial(one, 1), (), {}),
    ]
    assert len(set(marks)) == len(marks)
    assert all(mark.text.startswith("2.") and len(mark.text) == 18 for mark in marks)
    assert fingerprint(one, (1,), {}) == marks[0]


def test_the_same_body_under_another_name_is_another_step() -> None:
    def first() -> int:
        return 1

    def second() -> int:
        return 1

    assert fingerprint(first, (), {}) != fingerprint(second, (), {})


def test_constants_of_the_code_count() -> None:
    def of(number: int) -> Any:
        names: dict[str, Any] = {}
        exec(f"def step(): return {number}", names)
        return names["step"]

    assert fingerprint(of(1000), (), {}) != fingerprint(of(2000), (), {})
    assert fingerprint(of(1000), (), {}) == fingerprint(of(1000), (), {})


def test_a_function_within_a_step_does_not_make_each_process_another() -> None:
    def loaded() -> Any:
        names: dict[str, Any] = {}
        exec("def step(rows): return sorted(rows, key=lambda row: row[0])", names)
        return names["step"]

    one_process, another = loaded(), loaded()
    assert fingerprint(one_process, ([],), {}) == fingerprint(another, ([],), {})


def test_keyword_arguments_count_in_any_order_and_sets_do_too() -> None:
    assert fingerprint(one, (), {"a": 1, "b": 2}) == fingerprint(one, (), {"b": 2, "a": 1})
    assert fingerprint(one, ({"a", "b"},), {}) == fingerprint(one, ({"b", "a"},), {})
    assert fingerprint(one, ({"a"},), {}) != fingerprint(one, (frozenset({"a"}),), {})


def test_an_argument_that_says_only_where_it_lies_counts_by_its_class() -> None:
    assert fingerprint(one, (object(),), {}) == fingerprint(one, (object(),), {})
    assert fingerprint(one, (object(),), {}) != fingerprint(one, (Tool(),), {})


def test_a_circle_and_keys_of_several_types_are_told_too() -> None:
    circle: list[Any] = []
    circle.append(circle)
    marks = {
        fingerprint(fn, (value,), {}).text for fn in (one, other) for value in (circle, {1: 1, "a": 2}, {(1, 2): 3})
    }
    assert len(marks) == 6
