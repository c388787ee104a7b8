"""The letter's own words: its status table, what is recommended, and what a log line says."""

import inspect
import re
from enum import StrEnum

import pytest

from lambdas.core.model import moves
from lambdas.core.model.breaker import State
from lambdas.core.model.failure import KIND_OF, Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import UNRESOLVED, Action, EffectStatus, LetterEffect, LetterStatus, recommend
from lambdas.core.model.moves import HEAD_MOVES, LETTER_MOVES
from lambdas.core.redrive.record import RedriveStatus
from tests.support.builders import a_letter


def test_every_status_has_its_row_and_the_resolved_ones_are_final() -> None:
    assert set(LETTER_MOVES) == {None, *LetterStatus}
    assert {status for status in LetterStatus if not LETTER_MOVES[status]} == set(LetterStatus) - UNRESOLVED
    assert set(HEAD_MOVES) == {None, *HeadStatus}


@pytest.mark.parametrize("name", ["HEAD_MOVES", "LETTER_MOVES"])
def test_every_row_says_who_leaves_its_status_and_who_rescues_it(name: str) -> None:
    source = inspect.getsource(moves).partition(f"\n{name}:")[2].partition("\n}\n")[0]
    *rows, rest = re.split(r"^    (?:None|_[HL]\.\w+): frozenset\(.*\),$", source, flags=re.MULTILINE)
    assert (len(rows), rest.strip()) == (len(getattr(moves, name)), "")
    assert [(row.count("# left by: "), row.count("# rescued by: ")) for row in rows] == [(1, 1)] * len(rows)


@pytest.mark.parametrize("states", [State, EffectStatus, RedriveStatus])
def test_states_without_a_table_of_moves_say_it_too(states: type[StrEnum]) -> None:
    each = r"    # left by: (?:.+\n    # )+rescued by: (?:.+\n    # )*.+\n    {} = "
    source = inspect.getsource(states)
    assert [state.name for state in states if not re.search(each.format(state.name), source)] == []


def test_every_code_has_exactly_one_kind() -> None:
    assert set(KIND_OF) == {code.value for code in Code}


@pytest.mark.parametrize(
    ("code", "action"),
    [
        ("LLM_TIMEOUT", Action.RETRY_LATER),
        ("NEVER_STARTED", Action.RETRY_LATER),
        ("AUTH_DENIED", Action.FIX_AND_REPLAY),
        ("DETERMINISTIC_CRASH", Action.FIX_AND_REPLAY),
        ("CONTEXT_OVERFLOW", Action.SPLIT_OR_COMPRESS),
        ("EFFECT_IN_DOUBT", Action.RETRY_LATER),
        ("EFFECT_CONFLICT", Action.VERIFY_EFFECTS),
        ("SCHEMA_INVALID", Action.ASK_TENANT),
        ("APPROVAL_REQUIRED", Action.APPROVE),
        ("EXPIRED", Action.DISCARD),
    ],
)
def test_each_code_recommends_one_action(code: str, action: Action) -> None:
    assert recommend(KIND_OF[code], code, ()) is action


def test_an_effect_in_doubt_comes_before_everything_else() -> None:
    doubt = LetterEffect(action="mail.sent", key="k", status=EffectStatus.INTENT)
    assert recommend(KIND_OF["LLM_TIMEOUT"], "LLM_TIMEOUT", (doubt,)) is Action.VERIFY_EFFECTS


def test_a_log_line_has_the_facts_and_only_the_first_line_of_the_detail() -> None:
    fields = a_letter(detail="KeyError: 'x'\n  traceback with payload values").log_fields()
    assert fields["failure_reason"] == "KeyError: 'x'"
    assert "traceback" not in str(fields)
    assert {"letter_id", "tenant_id", "job_id", "code", "attempts", "source_queue", "original_message_id"} <= set(
        fields
    )


def test_a_log_line_names_every_fact_by_the_letters_own_word() -> None:
    done = LetterEffect(action="mail.sent", key="k", status=EffectStatus.COMMITTED, ref="msg_1")
    doubt = LetterEffect(action="case.opened", key="C-1", status=EffectStatus.INTENT)
    letter = a_letter(effects=(done, doubt), trace_id="1-2-3", trace_url="https://traces/1", spend_usd=0.5, tokens=7)
    fields = letter.log_fields()
    assert fields["effects"] == ["mail.sent:msg_1 committed", "case.opened:C-1 intent"]
    assert [fields[name] for name in ("first_failed_at", "last_failed_at", "died_at")] == [
        "2026-06-12T11:00:00+00:00",
        "2026-06-12T11:59:00+00:00",
        "2026-06-12T12:00:00+00:00",
    ]
    told_otherwise = {"effects", "failure_reason", "source_queue", "first_failed_at", "last_failed_at", "died_at"}
    assert {name: fields[name] for name in fields if name not in told_otherwise} == {
        name: getattr(letter, name) for name in fields if name not in told_otherwise
    }
    assert {"death_id", "job_type", "run_id", "root", "signature", "trace_id", "trace_url", "worker_version"} <= set(
        fields
    )
