"""When an answer no longer counts: whoever asks anew is heard, and waits as long as the first time."""

from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lambdas.core.operate.answer import NotAskedOf, Said, answer
from lazaret import Transient
from lazaret.testing import Stage, rehearse

AN_HOUR = 3600


def test_a_question_whose_answer_is_no_longer_valid_waits_as_long_as_the_first_time() -> None:
    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Pay?", key="pay", timeout=AN_HOUR, valid_for=60, default="yes")
        if run.attempt == 2:
            raise Transient("LLM_OVERLOADED", "busy", retry_after=2 * AN_HOUR)
        return {"who": said.who}

    stage = Stage(agent)
    first = stage.rehearse({})
    (asked,) = first.questions
    again = first.answer("pay", "yes", who="ana")
    assert (again.status, again.questions[0].answered_at) == ("waiting", None)
    assert again.questions[0].until > asked.until
    assert again.answer("pay", "yes", who="bob").result == {"who": "bob"}


def test_a_time_that_is_over_is_over_though_the_attempt_that_found_it_so_failed_first() -> None:
    def agent(_job: Job, run: Run) -> Any:
        if run.attempt == 2:
            raise Transient("LLM_OVERLOADED", "busy", retry_after=AN_HOUR)
        return {"who": run.ask("Pay?", key="pay", timeout=AN_HOUR, default="no").who}

    stage = Stage(agent)
    key = stage.rehearse({}).key
    stage.later(AN_HOUR)
    stage.run()
    assert stage.outcome(key).result == {"who": "lazaret"}


def test_what_a_tenant_answered_is_no_answer_of_operators() -> None:
    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Pay?", key="pay", to="tenant" if run.attempt < 3 else "operators", about={"eur": 40})
        if run.attempt == 2:
            raise ConnectionError("once")
        return {"who": said.who}

    stage = Stage(agent)
    again = stage.rehearse({}).answer("pay", "yes", who="the tenant")
    (asked,) = again.questions
    assert (again.status, asked.to, asked.answered_at) == ("waiting", "operators", None)
    with pytest.raises(NotAskedOf):
        answer(stage._signaller(), again.key, Said(key="pay", answer="yes", digest=asked.digest, who="the tenant"))
    assert again.answer("pay", "yes", who="ana").result == {"who": "ana"}


def test_two_questions_of_one_key_are_refused_and_nobody_is_asked_for_ever() -> None:
    def agent(_job: Job, run: Run) -> Any:
        return {"said": [run.ask("Pay?", key="pay", about={"eur": eur}).value for eur in (40, 50)]}

    outcome = rehearse(agent, {}, answers={"pay": "yes"})
    assert outcome.letter is not None
    assert "question 'pay' is about something else already in this run" in outcome.letter.detail
    assert [each.about for each in outcome.questions] == [{"eur": 40}]
