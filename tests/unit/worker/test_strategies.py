"""What the next try changes: the default until experience says otherwise, and never against a person's word."""

from dataclasses import replace

import pytest

from lambdas.core.config.lane import AnswerOverride, Lane, Model
from lambdas.core.model.experience import NONE, Experience, Ruling, Tally
from lambdas.core.model.failure import SAME, Code, Failure, stated
from lambdas.core.worker.strategies import ANSWERS, CHANGES, Choice, choose

LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    alternates=("agents.kyc:second",),
    models=(Model(name="small", context_tokens=100_000), Model(name="large", context_tokens=400_000)),
)
OVERFLOW = stated(Code.CONTEXT_OVERFLOW, "too long")
WORN_OUT = {("compress", 10): Tally(tries=30, cures=1)}


def chosen(experience: Experience = NONE, failure: Failure = OVERFLOW, lane: Lane = LANE) -> Choice:
    found = choose(failure, lane, experience, now=SAME, tried=())
    assert found is not None
    return found


def known(experience: dict[tuple[str, int], Tally], **more: object) -> Experience:
    return Experience(of_code=experience, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("code", list(ANSWERS))
def test_without_experience_the_default_is_chosen_with_its_delay_and_reason(code: Code) -> None:
    choice = chosen(failure=stated(code, "it failed"))
    answer = ANSWERS[code]
    assert (choice.name, choice.delay_s, choice.why) == (answer.change, answer.delay_s, answer.reason)


def test_a_few_unlucky_tries_do_not_change_what_is_done() -> None:
    assert chosen(known({("compress", 10): Tally(tries=3, cures=0)})).name == "compress"


def test_what_cured_is_chosen_once_the_default_has_stopped_to() -> None:
    choice = chosen(known(WORN_OUT | {("someone_else", 60): Tally(tries=10, cures=6)}))
    assert choice.name == "someone_else"
    assert choice.strategy.agent == "agents.kyc:second"
    assert choice.why == "someone_else has cured 49% of such failures lately; compress cures 10%"


def test_when_the_default_has_stopped_and_nothing_else_is_known_others_are_tried_one_after_the_other() -> None:
    tried: dict[tuple[str, int], Tally] = dict(WORN_OUT)
    order = []
    for _ in range(30):
        choice = chosen(known(tried))
        order.append(choice.name)
        way = (choice.name, int(choice.delay_s))
        tried[way] = tried.get(way, Tally()).plus(Tally(tries=1))
    assert set(order) == set(CHANGES) - {"compress"}, "each of them had a chance"


def test_what_one_cause_shows_outweighs_its_code() -> None:
    in_general = {("compress", 10): Tally(tries=50, cures=35), ("concise", 10): Tally(tries=10, cures=5)}
    this_cause = {("compress", 10): Tally(tries=20, cures=0), ("concise", 10): Tally(tries=5, cures=5)}
    assert chosen(known(in_general)).name == "compress"
    assert chosen(known(in_general, of_cause=this_cause)).name == "concise"


def test_the_delay_is_learned_too_unless_the_lane_names_one() -> None:
    failed = stated(Code.TOOL_FAILED, "")
    later = known({("evidence", 60): Tally(tries=20, cures=1), ("evidence", 600): Tally(tries=5, cures=5)})
    assert chosen(later, failed).delay_s == 600
    fixed = replace(LANE, answers={"TOOL_FAILED": AnswerOverride(delay_s=5)})
    assert chosen(later, failed, fixed).delay_s == 5


@pytest.mark.parametrize("code", [Code.PROGRAM_ERROR, Code.OUT_OF_MEMORY])
def test_no_experience_makes_a_word_to_a_model_the_answer_to_what_no_model_can_mend(code: Code) -> None:
    wonders = known({("same", 10): Tally(tries=99), ("evidence", 10): Tally(tries=9, cures=9)})
    assert chosen(wonders, stated(code, "")).name == "same"


def test_a_lane_without_another_agent_or_model_has_nobody_else() -> None:
    alone = replace(LANE, alternates=(), models=LANE.models[:1])
    learned = known(WORN_OUT | {("someone_else", 60): Tally(tries=10, cures=9)})
    assert chosen(learned, lane=alone).name != "someone_else"


def test_a_pinned_strategy_is_used_whatever_the_numbers_say() -> None:
    ruling = Ruling(pinned="concise", who="ada")
    choice = chosen(known({("concise", 10): Tally(tries=99)}, ruling=ruling))
    assert (choice.name, choice.why) == ("concise", "concise, as ada decided")


def test_a_forbidden_strategy_is_not_used_even_if_it_is_the_default() -> None:
    assert chosen(known({}, ruling=Ruling(forbidden=("compress",)))).name != "compress"
    everything = Ruling(forbidden=tuple(CHANGES))
    assert choose(OVERFLOW, LANE, known({}, ruling=everything), now=SAME, tried=()) is None


def test_a_ruling_that_names_what_no_longer_exists_rules_nothing() -> None:
    assert chosen(known({}, ruling=Ruling(pinned="prayer"))).name == "compress"


def test_after_the_default_has_failed_a_job_only_what_has_cured_before_is_tried() -> None:
    tried = (chosen().strategy,)
    assert choose(OVERFLOW, LANE, NONE, now=SAME, tried=tried) is None
    learned = known({("concise", 10): Tally(tries=4, cures=1)})
    again = choose(OVERFLOW, LANE, learned, now=SAME, tried=tried)
    assert again is not None
    assert again.name == "concise"


def test_a_code_of_the_lanes_own_is_answered_as_the_unknown_and_learns_under_its_own_name() -> None:
    own = replace(stated(Code.UNKNOWN, ""), code="PAGE_UNSURE")
    assert chosen(failure=own).delay_s == ANSWERS[Code.UNKNOWN].delay_s
    learned = known({("same", 120): Tally(tries=20), ("evidence", 120): Tally(tries=5, cures=5)})
    assert chosen(learned, own).name == "evidence"
