"""Whether a letter may be sent again: every verdict, and what lifts it."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.config.lane import ReplayPolicy
from lambdas.core.model.failure import KIND_OF, Code, Kind, Strategy
from lambdas.core.model.letter import (
    Action,
    EffectStatus,
    Intended,
    Letter,
    LetterEffect,
    Safety,
    Way,
    advised,
    recommend,
    safety_of,
)
from tests.support.builders import a_letter
from tests.support.lane import LANE

COMMITTED = LetterEffect(action="crm.case_created", key="cus_9", status=EffectStatus.COMMITTED, ref="case_881")
IN_DOUBT = LetterEffect(action="mail.sent", key="cus_9", status=EffectStatus.INTENT)


def verdict(letter: Letter, **intended: Any) -> Safety:
    return safety_of(letter, Intended(**{"worker_version": "v1", **intended}), LANE)[0]


def letter(code: str = "LLM_TIMEOUT", **changes: Any) -> Letter:
    return a_letter(code=code, worker_version="v1", effects=(), lineage=(), strategies_tried=(), **changes)


def test_nothing_happened_outside_is_safe() -> None:
    assert verdict(letter()) is Safety.SAFE


def test_committed_effects_are_safe_when_the_replay_inherits_them() -> None:
    done = replace(letter(), effects=(COMMITTED,))
    assert verdict(done) is Safety.SAFE
    assert verdict(done, fresh_scope=True) is Safety.RESUME_ONLY
    assert verdict(done, fresh_scope=True, way=Way.RESUME) is Safety.SAFE


def test_an_effect_in_doubt_must_be_verified_first() -> None:
    doubtful = replace(letter(), effects=(COMMITTED, IN_DOUBT))
    assert verdict(doubtful) is Safety.VERIFY_FIRST
    assert verdict(doubtful, way=Way.RESUME, fixed="code") is Safety.VERIFY_FIRST


@pytest.mark.parametrize(
    "code", ["PROGRAM_ERROR", "DETERMINISTIC_CRASH", "CRASH_LOOP", "TOOL_LOOP", "REPEATED_SIGNATURE"]
)
def test_what_only_code_cures_is_unfixed_on_the_same_worker(code: str) -> None:
    assert verdict(letter(code)) is Safety.UNFIXED


@pytest.mark.parametrize(
    "change",
    [{"worker_version": "v2"}, {"patched": True}, {"fixed": "code"}, {"strategy": Strategy(model="large")}],
)
def test_unfixed_is_lifted_by_a_new_version_a_patch_a_strategy_or_a_statement(change: dict[str, Any]) -> None:
    assert verdict(letter("DETERMINISTIC_CRASH"), **change) is Safety.SAFE


def test_a_strategy_that_was_tried_lifts_nothing() -> None:
    tried = replace(letter("DETERMINISTIC_CRASH"), strategies_tried=(Strategy(model="large"),))
    assert verdict(tried, strategy=Strategy(model="large")) is Safety.UNFIXED


@pytest.mark.parametrize("code", ["AUTH_DENIED", "LLM_RATE_LIMITED", "DOC_PARSE_CORRUPT", "NEVER_STARTED"])
def test_what_data_credentials_or_time_cure_is_never_unfixed(code: str) -> None:
    assert verdict(letter(code)) is Safety.SAFE


@pytest.mark.parametrize("code", ["UNREADABLE", "UNROUTABLE", "JOB_ID_REUSED", "SCHEMA_INVALID", "EXPIRED"])
def test_a_letter_without_a_job_is_never_replayed(code: str) -> None:
    assert verdict(letter(code)) is Safety.NEVER


def test_denied_codes_used_up_replays_and_newer_versions_are_never_replayed() -> None:
    strict = replace(LANE, replay=ReplayPolicy(deny=("LLM_TIMEOUT",)))
    assert safety_of(letter(), Intended(), strict)[0] is Safety.NEVER
    assert verdict(replace(letter(), lineage=("a", "b", "c"))) is Safety.NEVER
    assert verdict(replace(letter(), lineage=("a", "b"))) is Safety.SAFE
    assert verdict(letter(), newer_version_done=True) is Safety.NEVER


def test_discarding_is_always_safe() -> None:
    assert verdict(replace(letter("EXPIRED"), effects=(IN_DOUBT,)), way=Way.DISCARD) is Safety.SAFE


@pytest.mark.parametrize(
    ("effects", "intended", "why"),
    [
        ((IN_DOUBT,), {}, "1 effect is in doubt"),
        ((IN_DOUBT, IN_DOUBT), {}, "2 effects are in doubt"),
        ((COMMITTED,), {"fresh_scope": True}, "1 committed effect would happen again in a fresh scope"),
        ((COMMITTED, COMMITTED), {"fresh_scope": True}, "2 committed effects would happen again in a fresh scope"),
    ],
)
def test_a_verdict_says_how_many_effects_it_is_about(
    effects: tuple[LetterEffect, ...], intended: dict[str, Any], why: str
) -> None:
    assert safety_of(replace(letter(), effects=effects), Intended(**intended), LANE)[1] == why


ALL_CODES = [*Code, "A_CODE_OF_THEIR_OWN"]


@pytest.mark.parametrize("code", ALL_CODES)
@pytest.mark.parametrize("lineage", [(), ("dl_1", "dl_2", "dl_3")])
@pytest.mark.parametrize("effects", [(), (COMMITTED,), (IN_DOUBT,)])
def test_a_recommendation_never_contradicts_the_verdict(code: str, lineage: Any, effects: Any) -> None:
    kind = KIND_OF.get(code, Kind.PERMANENT)
    asked = recommend(kind, code, effects)
    dead = replace(letter(code), kind=kind, effects=effects, lineage=lineage, recommended_action=asked)
    verdicts = {verdict(dead, way=way) for way in (Way.REPLAY, Way.RESUME)}
    shown = advised(dead, verdicts).recommended_action
    if verdicts == {Safety.NEVER}:
        assert shown in (Action.DISCARD, Action.ASK_TENANT, Action.VERIFY_EFFECTS)
    elif Safety.VERIFY_FIRST in verdicts:
        assert shown is Action.VERIFY_EFFECTS
    else:
        assert shown is asked
        assert not (Safety.UNFIXED in verdicts and shown is Action.RETRY_LATER)
