"""A run that asks a person: it costs nothing meanwhile, an answer counts for what was asked, and is given once."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.pauses import MayNotWait
from lambdas.core.agent.run import Run
from lambdas.core.model.head import Event, HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.model.wait import For
from lambdas.core.operate.signal import (
    AlreadyAnswered,
    AnswerStale,
    BadAnswer,
    NoSuchQuestion,
    NotAskedOf,
    Said,
    answer,
)
from lazaret.testing import Outcome, Stage, rehearse

A_WEEK = 7 * 86_400
REFUND = {"order": "o-17", "eur": 40}


def asker(_job: Job, run: Run) -> Any:
    run.step("read", lambda: 1)
    said = run.ask("Refund?", key="refund", options=["yes", "no"], about=REFUND)
    return {"said": said.value, "who": said.who, "why": said.why}


def asking(agent: Any = asker, **lane: Any) -> tuple[Stage, Outcome]:
    stage = Stage(agent, lane=lane)
    return stage, stage.rehearse({})


def says(stage: Stage, outcome: Outcome, value: Any = "yes", **how: Any) -> Any:
    (asked,) = outcome.questions
    given = {"key": asked.key, "digest": asked.digest, "who": "ana", "why": "it is right", "operator": True}
    return answer(stage._signaller(), outcome.key, Said(**{**given, "answer": value, **how}))


def test_a_question_is_kept_its_job_waits_and_goes_on_with_the_answer() -> None:
    stage, waits = asking()
    head = stage.quarantine.ledger.head(waits.key)
    assert head is not None
    assert (head.status, head.waits_for, head.lease_until) == (HeadStatus.WAITING, For.ANSWER, None)
    (asked,) = waits.questions
    assert (asked.text, asked.options, asked.about, asked.to) == ("Refund?", ("yes", "no"), REFUND, "tenant")
    assert stage.quarantine.queue.sent == []
    done = waits.answer("refund", "yes", why="it is right", who="ana")
    assert (done.status, done.result) == ("done", {"said": "yes", "who": "ana", "why": "it is right"})
    assert stage.deeds.steps["read"] == 1
    (event,) = [each for each in stage.quarantine.ledger.timeline(waits.key) if each.what == "job.answered"]
    assert (event.who, event.why, event.data["key"]) == ("ana", "it is right", "refund")


def test_what_is_listed_is_what_waits_and_an_answer_takes_it_off_the_lists() -> None:
    stage, waits = asking()
    ledger = stage.quarantine.ledger

    def listed() -> list[int]:
        of_tenant, of_all = ledger.asking(tenant_id="tnt_1", limit=9), ledger.asking(to="tenant", limit=9)
        return [len(of_tenant), len(of_all), len(ledger.asking(to="operators", limit=9)), len(ledger.asked(most=80))]

    assert listed() == [1, 1, 0, 1]
    (head,) = ledger.asking(tenant_id="tnt_1", limit=9)
    assert [each.key for each in ledger.questions_of([head])[waits.key]] == ["refund"]
    assert ledger.asking(tenant_id="tnt_2", limit=9) == ()
    stage.answer(waits.key, "refund", "no")
    assert listed() == [0, 0, 0, 0]
    assert ledger.questions_of([head]) == {}


def test_a_question_is_answered_once_and_the_same_again_is_harmless() -> None:
    stage, waits = asking()
    assert [says(stage, waits).came for _ in range(2)] == ["woke", "known"]
    with pytest.raises(AlreadyAnswered, match="by ana"):
        says(stage, waits, "no")
    with pytest.raises(AlreadyAnswered):
        says(stage, waits, who="bob")


@pytest.mark.parametrize(
    ("said", "error"),
    [
        ({"value": "perhaps"}, BadAnswer),
        ({"digest": ""}, BadAnswer),
        ({"digest": "of another"}, AnswerStale),
        ({"key": "other"}, NoSuchQuestion),
    ],
)
def test_an_answer_is_one_of_the_options_to_what_was_shown(said: dict[str, Any], error: type[Exception]) -> None:
    stage, waits = asking()
    with pytest.raises(error):
        says(stage, waits, **said)
    assert waits.questions[0].answered_at is None


def test_what_operators_are_asked_no_tenant_answers_and_an_operator_answers_for_a_tenant() -> None:
    stage, waits = asking(lambda _job, run: {"said": run.ask("Really?", key="k", to="operators").value})
    with pytest.raises(NotAskedOf):
        says(stage, waits, operator=False)
    assert says(stage, waits).came == "woke"
    stage, waits = asking()
    assert says(stage, waits, operator=True).came == "woke"


def test_an_answer_that_comes_while_the_run_is_being_suspended_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = Stage(asker)
    key = stage.send({})
    real = stage.quarantine.ledger.suspend

    def late(*args: Any, **how: Any) -> None:
        (asked,) = stage.questions(key)
        if asked.answered_at is None:
            said = Said(key="refund", answer="yes", digest=asked.digest, who="ana")
            assert answer(stage._signaller(), key, said).came == "kept"
        real(*args, **how)

    monkeypatch.setattr(stage.quarantine.ledger, "suspend", late)
    stage.run()
    assert stage.outcome(key).result["said"] == "yes"
    assert stage.outcome(key).attempts == 2


def test_nobody_answers_and_the_default_counts_for_good() -> None:
    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund", timeout=600, default="no")
        if run.attempt == 2:
            raise ConnectionError("no")
        return {"said": said.value, "who": said.who}

    stage, waits = asking(agent)
    stage.later(700)
    stage.run()
    done = stage.outcome(waits.key)
    assert (done.attempts, done.result) == (3, {"said": "no", "who": "lazaret"})
    with pytest.raises(AlreadyAnswered, match="lazaret"):
        stage.answer(waits.key, "refund", "yes")
    (event,) = [each for each in done.timeline if each.what == "job.answered"]
    assert "nobody answered 'refund'" in event.why


def test_unanswered_without_a_default_it_is_a_held_letter_and_a_resume_asks_anew() -> None:
    stage, waits = asking(lambda _job, run: {"said": run.ask("Refund?", key="refund", timeout=A_WEEK).value})
    (first,) = waits.questions
    stage.later(A_WEEK)
    stage.run()
    dead = stage.outcome(waits.key)
    assert dead.letter is not None
    assert (dead.letter.code, dead.letter.status) == ("UNANSWERED", "held")
    assert says(stage, dead).came == "late"
    again = released(stage, dead).resume()
    assert again.status == "waiting"
    (second,) = again.questions
    assert second.until > first.until
    assert again.answer("refund", "yes").result == {"said": "yes"}


def released(stage: Stage, dead: Outcome) -> Outcome:
    assert dead.letter is not None
    ledger = stage.quarantine.ledger
    letter = ledger.dead[dead.letter.letter_id]
    event = Event(at=stage.quarantine.now, event_id="released", what="letter.released", who="ana")
    ledger.move_letter(letter, replace(letter, status=LetterStatus.OPEN), event)
    return stage.outcome(dead.key)


def test_asked_about_something_else_the_old_answer_is_stale_and_it_asks_again() -> None:
    def agent(_job: Job, run: Run) -> Any:
        eur = 40 if run.attempt < 2 else 50
        said = run.ask("Refund?", key="refund", options=["yes", "no"], about={"eur": eur})
        return {"eur": eur, "who": said.who}

    stage, waits = asking(agent)
    (shown,) = waits.questions
    again = waits.answer("refund", "yes", who="ana")
    assert (again.status, again.questions[0].about) == ("waiting", {"eur": 50})
    with pytest.raises(AnswerStale):
        says(stage, again, digest=shown.digest)
    assert again.answer("refund", "yes", who="bob").result == {"eur": 50, "who": "bob"}


def test_an_answer_lasts_as_long_as_it_is_valid_for() -> None:
    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund", valid_for=3600)
        run.sleep(seconds=86_400 * (run.attempt < 4))
        return {"who": said.who}

    _, waits = asking(agent)
    stale = waits.answer("refund", "yes", who="ana")
    assert (stale.status, stale.questions[0].answered_at) == ("waiting", None)
    assert stale.answer("refund", "yes", who="bob").result == {"who": "bob"}


def test_an_effect_acts_on_what_was_agreed_to_and_on_nothing_else() -> None:
    done: list[Any] = []

    def agent(job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund", options=["yes", "no"], about=REFUND)
        payload = REFUND if job.payload["same"] else {**REFUND, "eur": 4000}
        as_kwargs = {"kwargs": payload} if job.payload["named"] else {"args": (payload,)}
        run.effect(
            "refund", key="o-17", do=lambda *a, **named: done.append(named or a[0]), approved_by=said, **as_kwargs
        )
        return {"said": said.value}

    for named in (True, False):
        assert rehearse(agent, {"same": True, "named": named}, answers={"refund": "yes"}).status == "done"
    refused = rehearse(agent, {"same": False, "named": True}, answers={"refund": "yes"})
    assert refused.letter is not None
    assert (refused.letter.code, refused.letter.status) == ("APPROVAL_REQUIRED", "held")
    assert done == [REFUND, REFUND]


@pytest.mark.parametrize(
    ("answer", "how", "acts"),
    [
        ("yes", {"options": ["yes", "no"]}, True),
        ("no", {"options": ["yes", "no"]}, False),
        ("Approve", {}, True),
        (True, {}, True),
        (1, {}, False),
        (False, {}, False),
        ("no, yes is wrong", {}, False),
        ({"approve": True}, {}, False),
        ("pay", {"options": ["pay", "keep"]}, False),
        ("pay", {"options": ["pay", "keep"], "approves": ["pay"]}, True),
        ("yes", {"options": ["yes", "keep"], "approves": ["keep"]}, False),
        ({"a": 1, "b": 2}, {"approves": [{"b": 2, "a": 1}]}, True),
        (1, {"approves": [True]}, False),
    ],
)
def test_an_effect_needs_an_answer_that_approves(answer: Any, how: dict[str, Any], acts: bool) -> None:
    done: list[Any] = []

    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund", about=REFUND, **how)
        assert said.approved is acts
        run.effect("refund", key="o-17", do=lambda **named: done.append(named), kwargs=REFUND, approved_by=said)
        return {"ok": True}

    outcome = rehearse(agent, {}, answers={"refund": answer})
    assert done == [REFUND] * acts
    if not acts:
        assert outcome.letter is not None
        assert (outcome.letter.code, outcome.letter.status) == ("APPROVAL_REQUIRED", "held")
        assert "does not approve" in outcome.letter.detail
        assert "refund" in outcome.letter.detail


def test_a_default_is_nobodys_approval() -> None:
    done: list[Any] = []

    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund", about=REFUND, timeout=60, default="yes")
        run.effect("refund", key="o-17", do=lambda **named: done.append(named), kwargs=REFUND, approved_by=said)
        return {"ok": True}

    stage, waits = asking(agent)
    stage.later(100)
    stage.run()
    letter = stage.outcome(waits.key).letter
    assert letter is not None
    assert (letter.code, done) == ("APPROVAL_REQUIRED", [])
    assert "nobody answered" in letter.detail


def test_an_answer_that_has_outlived_its_time_approves_nothing_and_a_resume_asks_anew() -> None:
    done: list[Any] = []

    def take_time() -> None:
        stage.quarantine.now += timedelta(seconds=30)

    def agent(_job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund", about=REFUND, valid_for=20)
        run.step("slow", take_time)
        run.effect("refund", key="o-17", do=lambda **named: done.append(named), kwargs=REFUND, approved_by=said)
        return {"who": said.who}

    stage = Stage(agent)
    dead = stage.rehearse({}).answer("refund", "yes", who="ana")
    assert dead.letter is not None
    assert (dead.letter.code, done) == ("APPROVAL_REQUIRED", [])
    assert "was valid until" in dead.letter.detail
    again = released(stage, dead).resume()
    assert again.status == "waiting"
    assert again.answer("refund", "yes", who="bob").result == {"who": "bob"}
    assert done == [REFUND]


def test_an_answer_is_its_value_wherever_it_is_kept_sent_or_returned() -> None:
    sent: list[Any] = []

    def agent(job: Job, run: Run) -> Any:
        if "answer" in job.payload:
            sent.append(job.payload["answer"])
            return {"ok": True}
        said = run.ask("Refund?", key="refund", about=REFUND)
        kept = run.step("keep", lambda given: {"said": given}, said)
        run.effect("noted", key="1", do=lambda: [said])
        run.enqueue(job.job_type, {"answer": said}, key="1")
        run.ask("And?", key="and", about={"before": said})
        return {"said": said, "kept": kept["said"] == "yes"}

    outcome = rehearse(agent, {}, answers={"refund": "yes", "and": 1})
    assert outcome.result == {"said": "yes", "kept": True}
    assert sent == ["yes"]
    alone = rehearse(lambda _job, run: run.ask("?", key="k"), {}, answers={"k": {"a": [1]}})
    assert alone.result == {"a": [1]}


def test_a_replay_finds_the_answer_and_one_with_a_fresh_scope_asks_anew() -> None:
    def agent(job: Job, run: Run) -> Any:
        said = run.ask("Refund?", key="refund")
        if not run.job.payload.get("mended"):
            raise ValueError("broken")
        return {"who": said.who}

    def dead() -> Outcome:
        stage = Stage(agent, lane={"attempts": 1})
        return stage.rehearse({}).answer("refund", "yes", who="ana")

    how = {"fixed": "data", "patch": {"mended": True}}
    assert dead().replay(**how).result == {"who": "ana"}
    asks = dead().replay(**how, scope="fresh")
    assert asks.status == "waiting"
    assert [each.scope != "" for each in asks.questions] == [False, True]
    assert asks.answer("refund", "no", who="bob").result == {"who": "bob"}


def test_a_question_inside_an_effect_is_an_error_of_its_own() -> None:
    def agent(_job: Job, run: Run) -> Any:
        with pytest.raises(MayNotWait):
            run.effect("pay", key="1", do=lambda: run.ask("Pay?", key="pay"), not_done=(MayNotWait,))
        run.forgive("pay")
        return {"ok": True}

    assert rehearse(agent, {}).status == "done"


def test_an_async_agent_awaits_the_answers_of_two_at_once() -> None:
    async def agent(_job: Job, run: Run) -> Any:
        said = await asyncio.gather(run.ask("One?", key="one"), run.ask("Two?", key="two", to="operators"))
        return {"said": [each.value for each in said]}

    outcome = rehearse(agent, {}, answers={"one": 1, "two": 2})
    assert (outcome.status, outcome.result) == ("done", {"said": [1, 2]})


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"key": "a b"}, "key is 'a b'"),
        ({"options": "yes"}, "expected texts"),
        ({"options": ["yes", "yes"]}, "each once"),
        ({"options": [""]}, "1 to 200 characters"),
        ({"options": ["yes", "no\ud800"]}, "1 to 200 characters of UTF-8"),
        ({"to": "everybody"}, "expected tenant or operators"),
        ({"about": ["x"]}, "expected a mapping"),
        ({"about": {"x": "y" * 40_000}}, "at most 32768"),
        ({"about": {"x": object()}}, "not JSON"),
        ({"valid_for": 0}, "valid_for"),
        ({"approves": "yes"}, "expected a list of answers"),
        ({"approves": ["sure"], "options": ["yes", "no"]}, "expected one of its options"),
        ({"approves": [object()]}, "not JSON"),
        ({"timeout": -1}, "-1"),
        ({"default": object()}, "not JSON"),
    ],
)
def test_what_cannot_be_asked_is_said_at_once(how: dict[str, Any], words: str) -> None:
    asked = {"key": "k", **how}
    outcome = rehearse(lambda _job, run: run.ask("What?", **asked), {}, lane={"attempts": 1})
    assert outcome.letter is not None
    assert words in outcome.letter.detail
    assert outcome.questions == ()


def test_an_answer_compares_as_its_value() -> None:
    outcome = rehearse(lambda _job, run: {"yes": run.ask("?", key="k") == "yes"}, {}, answers={"k": "yes"})
    assert outcome.result == {"yes": True}


def test_asking_the_same_over_and_over_is_a_loop() -> None:
    outcome = rehearse(lambda _job, run: [run.ask("?", key="k") for _ in range(20)], {}, answers={"k": 1})
    assert outcome.letter is not None
    assert outcome.letter.code == "TOOL_LOOP"


def test_who_is_to_answer_is_told_once_and_so_is_the_bus() -> None:
    def agent(job: Job, run: Run) -> Any:
        run.ask("One?", key="one")
        run.ask("Two?", key="two", to="operators")
        return {"ok": True}

    stage = Stage(agent, lane={"events": ["asks"]})
    waits = stage.rehearse({})
    stage.signal(waits.key, "something else")
    stage.later(60)
    waits.answer("one", 1)
    told = [notice for notice in stage.quarantine.notices.told if notice.what == "job.asks"]
    assert [notice.facts["topic"].split("/")[:2] for notice in told] == [["job_1", "1"]] * 2
    sent = [detail for what, detail in stage.quarantine.bus.told if what == "asks"]
    assert [(detail["key"], detail["to"], detail["job_id"]) for detail in sent] == [
        ("one", "tenant", "job_1"),
        ("two", "operators", "job_1"),
    ]
