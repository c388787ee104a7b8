"""One attempt's guards, by themselves; test_run.py has what becomes of a run that one of them ends."""

from lambdas.core.guards import IDENTICAL_OUTPUTS, Guards
from lambdas.core.taxonomy import Code
from tests.unit.harness import LANE


def test_an_output_may_come_twice_and_ends_the_run_when_it_comes_a_third_time() -> None:
    guards = Guards(lane=LANE, spend_usd=0.0, tokens=0)
    first, second, third = (guards.output("the same") for _ in range(IDENTICAL_OUTPUTS))
    assert (first, second) == (None, None)
    assert third is not None
    assert (third.code, third.detail) == (Code.HALLUCINATION_LOOP, "the model gave the same output 3 times: the same")


def test_another_output_in_between_begins_the_count_anew() -> None:
    guards = Guards(lane=LANE, spend_usd=0.0, tokens=0)
    assert [guards.output(text) for text in ("a", "a", "b", "a", "a")] == [None] * 5


def test_of_a_long_output_only_the_first_200_characters_are_told() -> None:
    guards = Guards(lane=LANE, spend_usd=0.0, tokens=0)
    failure = [guards.output("x" * 10_000) for _ in range(IDENTICAL_OUTPUTS)][-1]
    assert failure is not None
    assert failure.detail.count("x") == 200
