"""`ops find`, and `ops job` by an id alone: whatever an id may mean."""

import json

import pytest

from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace
from tests.support.builders import a_claim, a_key, a_letter, an_event
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414


@pytest.fixture
def letter(line: Line) -> Letter:
    died = a_letter(a_key(job_id="job_44fa"), code="AUTH_DENIED", letter_id="dl_0f3c5a8e")
    line.bench.ledger.take_in(died, was=None, event=an_event(), expires_at=None)
    return died


@pytest.mark.parametrize("text", ["job_44fa", "dl_0f3c5a8e", "dl_0f3", "auth_denied", "tnt_8f"])
def test_anything_is_found_by_its_id_or_by_how_it_begins(line: Line, letter: Letter, text: str) -> None:
    answer = line("find", text)
    assert answer.code == 0
    assert any(name in answer.out for name in (letter.letter_id, letter.tenant_id, "AUTH_DENIED"))


def test_a_program_gets_what_was_found_by_noun(line: Line, letter: Letter) -> None:
    found = json.loads(line("find", "job_44fa", "--json").out)
    assert [each["status"] for each in found["jobs"]] == ["dead"]
    assert [each["letter_id"] for each in found["letters"]] == [letter.letter_id]
    assert set(found) == {"jobs", "letters", "redrives", "tenants", "codes", "groups"}


def test_nothing_found_ends_with_1_and_says_how_jobs_are_found(line: Line) -> None:
    answer = line("find", "job_nowhere")
    assert (answer.code, "whole id" in answer.err) == (1, True)


def test_a_job_is_shown_by_its_id_alone_if_one_job_has_it(line: Line, letter: Letter) -> None:
    answer = line("job", letter.job_id)
    assert answer.code == 0
    assert f"{letter.tenant_id}/kyc/{letter.job_id} v1: dead" in answer.out


def test_an_id_that_two_tenants_use_asks_for_the_tenant_and_lane(line: Line, letter: Letter) -> None:
    other = a_letter(a_key(tenant_id="tnt_other"))
    line.bench.ledger.take_in(other, was=None, event=an_event(event_id="e-2"), expires_at=None)
    line.bench.ledger.claim(a_claim(a_key(tenant_id="tnt_other", job_id=letter.job_id)))
    answer = line("job", letter.job_id)
    assert answer.code == 1
    assert "tnt_other kyc" in answer.err
    assert line("job", "tnt_other", "kyc", letter.job_id).code == 0


@pytest.mark.parametrize("names", [("a", "b"), ("a", "b", "c", "d"), ("no id!",)])
def test_a_job_is_named_by_one_word_or_by_three(line: Line, names: tuple[str, ...]) -> None:
    assert line("job", *names).code == 2


def test_a_job_whose_letter_was_recovered_says_so_and_is_waited_for_with_success(line: Line, letter: Letter) -> None:
    redriving = replace(letter, status=LetterStatus.REDRIVING, redrive_id="rd-1")
    line.bench.ledger.move_letter(letter, redriving, an_event(event_id="e-2"))
    recovered = replace(redriving, status=LetterStatus.RECOVERED)
    line.bench.ledger.move_letter(redriving, recovered, an_event(event_id="e-3"))
    answer = line("job", letter.job_id, "--wait")
    assert answer.code == 0
    assert f"{letter.job_id} v1: done" in answer.out
    assert "it died, and replay:" in answer.out
