"""Answers that meet: each other, a default whose time has come, a deploy. One counts, until whoever asks asks anew."""

from collections.abc import Callable
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.job import Job
from lambdas.core.operate.signal import AlreadyAnswered, Answered, NotAskedOf, Said, answer
from lazaret import Transient
from lazaret.testing import Stage, rehearse

KEY = "refund"
AN_HOUR = 3600


def asker(_job: Job, run: Run) -> Any:
    said = run.ask("Refund?", key=KEY, timeout=600, default="no")
    return {"said": said.value, "who": said.who}


def asking(agent: Any = asker) -> tuple[Stage, Any]:
    stage = Stage(agent)
    key = stage.send({})
    stage.run()
    return stage, key


def says(stage: Stage, key: Any, value: str, who: str = "ana") -> Answered:
    return answer(stage._signaller(), key, Said(key=KEY, answer=value, digest="", who=who))


def who_answered(stage: Stage, key: Any) -> list[str]:
    return [each.who for each in stage.quarantine.ledger.timeline(key) if each.what == "job.answered"]


def just_before(monkeypatch: pytest.MonkeyPatch, stage: Stage, method: str, do: Callable[[], Any]) -> list[Any]:
    """What `do` comes to, in the moment before the ledger is asked for that, once."""
    ledger, came = stage.quarantine.ledger, list[Any]()
    real = getattr(ledger, method)

    def late(*args: Any, **how: Any) -> Any:
        monkeypatch.setattr(ledger, method, real)
        came.append(do())
        return real(*args, **how)

    monkeypatch.setattr(ledger, method, late)
    return came


def test_of_two_answers_that_were_both_begun_on_the_open_question_the_first_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage, key = asking()
    came = just_before(monkeypatch, stage, "answer", lambda: says(stage, key, "yes", "bob").came)
    with pytest.raises(AlreadyAnswered, match="by bob"):
        says(stage, key, "never")
    stage.run()
    assert came == ["woke"]
    assert stage.outcome(key).result == {"said": "yes", "who": "bob"}
    assert who_answered(stage, key) == ["bob"]


def test_an_answer_that_is_written_while_the_run_takes_its_default_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, key = asking()
    came = just_before(monkeypatch, stage, "answer_by_default", lambda: says(stage, key, "yes").came)
    stage.later(700)
    stage.run()
    assert came == ["kept"]
    assert stage.outcome(key).result == {"said": "yes", "who": "ana"}
    assert who_answered(stage, key) == ["ana"]


def test_whoever_answers_while_the_default_is_written_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stage, key = asking()
    stage.later(700)
    just_before(monkeypatch, stage, "answer", stage.run)
    with pytest.raises(AlreadyAnswered, match="by lazaret"):
        says(stage, key, "yes")
    assert stage.outcome(key).result == {"said": "no", "who": "lazaret"}


def test_a_signal_that_is_written_while_the_run_takes_its_default_is_the_next_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The outcome of a wait that was over stays what it was, in every attempt."""

    def agent(_job: Job, run: Run) -> Any:
        first = run.wait_for("go", timeout=600, default="none")
        run.sleep(seconds=30)
        return {"first": first}

    stage, key = asking(agent)
    stage.later(700)
    just_before(monkeypatch, stage, "keep_step", lambda: stage.signal(key, "go", "late"))
    stage.run()
    stage.later(60)
    stage.run()
    assert stage.outcome(key).result == {"first": "none"}


def test_a_question_that_was_asked_before_a_deploy_is_answered_after_it() -> None:
    stage, key = asking()
    stage.deploy(lambda job, run: {**asker(job, run), "version": 2})
    assert says(stage, key, "yes").came == "woke"
    stage.run()
    assert stage.outcome(key).result == {"said": "yes", "who": "ana", "version": 2}


def test_a_sleeper_sleeps_on_across_a_deploy_and_no_longer() -> None:
    def agent(_job: Job, run: Run) -> Any:
        if run.attempt == 1:
            stage.deploy(lambda job, run: {**agent(job, run), "version": 2})
        run.sleep(seconds=1200)
        return {"attempt": run.attempt}

    stage = Stage(agent)
    began, key = stage.quarantine.now, stage.send({})
    stage.run()
    assert stage.outcome(key).result == {"attempt": 2, "version": 2}
    assert 1200 <= (stage.quarantine.now - began).total_seconds() < 1300


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
