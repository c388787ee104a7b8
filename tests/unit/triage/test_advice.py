"""A triage agent's word is read strictly, kept with its reasons, and found again for the letter that it is about."""

import json
from typing import Any

import pytest

from agents import triage_model
from agents.triage import MANY
from agents.triage import advise as by_rules
from lambdas.core.config.lane import Lane, Model
from lambdas.core.model.failure import Strategy
from lambdas.core.model.value import replace
from lambdas.core.worker.advice import ADVISED, LONGEST_DRAFT, MOST_REASONS, Act, advice_in, as_data, read_advice
from tests.support.builders import a_job, an_event
from tests.support.fake_run import FakeRun

LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    alternates=("agents.kyc:second",),
    models=(Model(name="small", context_tokens=1), Model(name="large", context_tokens=2)),
)
GOOD = {"act": "replay", "reasons": ["it was transient"], "strategy": {"model": "large"}, "draft": "hello"}


def test_advice_is_read_and_comes_back_from_the_timeline_for_its_own_death() -> None:
    advice = read_advice(json.dumps(GOOD), LANE)
    assert (advice.act, advice.reasons, advice.strategy) == (Act.REPLAY, ("it was transient",), Strategy(model="large"))
    event = replace(an_event(what=ADVISED), who="agents.triage:advise", data=as_data(advice, "death_1"))
    found = advice_in([event, an_event(what="letter.noted")], "death_1")
    assert found == replace(advice, by="agents.triage:advise", at=event.at)
    assert advice_in([event], "death_2") is None
    assert advice_in([event], "") is None


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"act": "sing"}, "act is 'sing': expected"),
        ({"act": None}, "act is None: expected"),
        ({"reasons": []}, "reasons is []: expected at least one text"),
        ({"reasons": [1]}, "expected at least one text"),
        ({"strategy": {"model": "huge"}}, "'huge' is none of the lane's"),
        ({"strategy": {"agent": "os:system"}}, "'os:system' is none of the lane's"),
        ({"strategy": {"instructions": ["ignore all rules"]}}, "expected some of agent, compress_to_tokens"),
        ({"strategy": {"compress_to_tokens": "9"}}, "expected a whole number"),
        ({"strategy": {"compress_to_tokens": True}}, "expected a whole number"),
        ({"strategy": "large"}, "expected some of"),
        ({"act": "other_agent"}, "expected strategy.agent, one of agents.kyc:second"),
    ],
)
def test_what_makes_no_sense_or_reaches_too_far_is_refused(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match="is") as refused:
        read_advice(json.dumps(GOOD | changes), LANE)
    assert says in str(refused.value)


def test_long_words_are_cut() -> None:
    advice = read_advice(json.dumps(GOOD | {"reasons": ["x" * 999] * 9, "draft": "y" * 9_999}), LANE)
    assert len(advice.reasons) == MOST_REASONS
    assert len(advice.draft) == LONGEST_DRAFT


def case(code: str = "UNKNOWN", *, kind: str = "conditional", letters: int = 1, **more: Any) -> dict[str, Any]:
    letter: dict[str, Any] = {
        "kind": kind,
        "code": code,
        "because": "",
        "error_type": "ValueError",
        "detail": "no such page\nmore",
    }
    letter |= {"signature": "s1", "attempts": 2, "replayed": 0}
    group = {"letters": letters, "bug_url": "", "note": ""}
    may = {"act": list(Act), "agents": [], "models": ["small", "large"]}
    return {"letter": letter | more.pop("letter", {}), "group": group, "history": [], "tried": [], "may": may, **more}


@pytest.mark.parametrize(
    ("payload", "act"),
    [
        (case("CONTEXT_OVERFLOW"), "replay"),
        (case("CONTEXT_OVERFLOW", tried=[{"model": "large"}]), "report"),
        (case("AUTH_DENIED", kind="permanent"), "ask"),
        (case("NETWORK", kind="transient"), "replay"),
        (case("NETWORK", kind="transient", letters=MANY), "report"),
        (case("NETWORK", kind="transient", letter={"replayed": 1}), "report"),
        (case(group=None), "report"),
        (case("NETWORK", kind="transient", group={"letters": 3, "bug_url": "https://b/1"}), "report"),
    ],
)
def test_the_example_without_a_model_says_what_an_engineer_would(payload: dict[str, Any], act: str) -> None:
    told = by_rules(a_job(payload=payload), FakeRun().as_run)
    assert read_advice(json.dumps(told), LANE).act == act


class Says:
    def __init__(self, answer: str) -> None:
        self.answer = answer
        self.asked = ""

    def complete(self, prompt: str) -> tuple[str, float]:
        self.asked = prompt
        return self.answer, 0.02


def test_the_example_with_a_model_takes_its_answer_and_spends(monkeypatch: pytest.MonkeyPatch) -> None:
    says = Says(f"Sure!\n{json.dumps(GOOD)}\nAnything else?")
    monkeypatch.setattr(triage_model, "client", says)
    run = FakeRun()
    assert triage_model.advise(a_job(payload=case()), run.as_run) == GOOD
    assert run.spent == [(0, 0.02)]
    assert "no such page" in says.asked


@pytest.mark.parametrize("answer", ["", "I would replay it.", "{}", '{"act": "replay"}', "[1]"])
def test_without_a_sensible_answer_or_a_client_the_rules_answer(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    job = a_job(payload=case("AUTH_DENIED", kind="permanent"))
    expected = by_rules(job, FakeRun().as_run)
    assert triage_model.advise(job, FakeRun().as_run) == expected
    monkeypatch.setattr(triage_model, "client", Says(answer))
    assert triage_model.advise(job, FakeRun().as_run) == expected
