"""The demo's account is strict both ways, and its story comes true on the embedded stack."""

from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.job import Refused, read_job
from lambdas.core.taxonomy import Code
from local import demo
from local.demo_account import Ending, ended, mismatches, rows
from local.demo_story import HEALTHY, TENANTS, Expected, Part, story
from local.demo_watch import Watch
from local.stack import Stack
from ops.delivery import Sent
from ops.envelopes import faults_in, parcel
from ops.shown import Shown
from tests.builders import an_id

STORY = story("run1")


def as_it_must(part: Part) -> Ending:
    expected = part.expected
    if expected.letter:
        return Ending(status="letter", code=expected.code, attempts=expected.attempts, reason="because")
    overcame = (expected.code,) if expected.code else ()
    return Ending(status="done", attempts=expected.attempts, overcame=overcame)


@pytest.fixture
def all_well() -> dict[str, Ending]:
    return {each.body: as_it_must(part) for part in STORY for each in part.parcels}


def test_the_story_has_two_hundred_healthy_jobs_of_several_tenants_in_three_lanes() -> None:
    healthy = [each for part in STORY for each in part.parcels if part.expected == Expected()]
    assert len(healthy) == sum(HEALTHY.values()) == 200
    assert {each.lane for each in healthy} == {"kyc", "sanctions", "backfill"}
    assert {each.tenant_id for each in healthy} == set(TENANTS)
    assert faults_in(healthy) == []


def test_the_job_whose_worker_dies_is_sent_first() -> None:
    assert STORY[0].expected.code == Code.WORKER_LOST
    assert '"op":"exit"' in STORY[0].parcels[0].body


@pytest.mark.parametrize(("code", "field"), [(Code.UNROUTABLE, "job_type"), (Code.SCHEMA_INVALID, "body")])
def test_the_refused_messages_break_the_rule_that_their_letter_will_name(code: Code, field: str) -> None:
    (one,) = [each for part in STORY for each in part.parcels if part.expected.code == code]
    with pytest.raises(Refused) as refused:
        read_job(one.body, job_type=one.lane)
    assert (refused.value.code, refused.value.field) == (code, field)


def test_two_runs_share_no_job() -> None:
    ids = [{each.job_id for part in story(run) for each in part.parcels if each.job_id} for run in ("a", "b")]
    assert len(ids[0]) == len(ids[1]) == 208
    assert not ids[0] & ids[1]


def test_an_account_in_which_all_ended_as_expected_has_no_mismatch(all_well: dict[str, Ending]) -> None:
    assert mismatches(STORY, all_well) == []
    assert all(ended(part, all_well) == len(part.parcels) for part in STORY)


@pytest.mark.parametrize("part", STORY, ids=lambda part: part.title)
def test_a_message_that_is_missing_is_named(part: Part, all_well: dict[str, Ending]) -> None:
    missing = part.parcels[-1]
    del all_well[missing.body]
    expected = f"{part.title}: {missing.called} is nowhere: no head, no letter, expected {part.expected}"
    assert mismatches(STORY, all_well) == [expected]
    assert ended(part, all_well) == len(part.parcels) - 1


@pytest.mark.parametrize("part", STORY, ids=lambda part: part.title)
@pytest.mark.parametrize(
    "wrong",
    [
        {"status": "parked"},
        {"status": "cancelled"},
        {"status": "letter", "code": "UNKNOWN", "overcame": ()},
        {"attempts": 3},
    ],
    ids=str,
)
def test_a_message_that_ended_otherwise_is_named(
    part: Part, wrong: dict[str, Any], all_well: dict[str, Ending]
) -> None:
    body = part.parcels[0].body
    all_well[body] = replace(all_well[body], **wrong)
    (sentence,) = mismatches(STORY, all_well)
    assert sentence.startswith(f"{part.title}: ")
    assert sentence.endswith(f"expected {part.expected}")


def test_a_job_that_is_done_without_the_failure_it_had_to_overcome_is_named(all_well: dict[str, Ending]) -> None:
    body = STORY[0].parcels[0].body
    all_well[body] = replace(all_well[body], overcame=("LLM_TIMEOUT",))
    assert "expected done after 2 attempts, overcoming WORKER_LOST" in mismatches(STORY, all_well)[0]


def test_the_summary_has_a_row_for_each_part_with_the_letters_reasons(all_well: dict[str, Ending]) -> None:
    del all_well[STORY[-1].parcels[0].body]
    by_title = {title: (sent, how) for title, sent, how in rows(STORY, all_well)}
    assert by_title["5 corrupt documents"] == ("5", "5 letter DOC_PARSE_CORRUPT after 1 attempt\n“because”")
    assert by_title["40 healthy jobs, backfill"] == ("40", "39 done after 1 attempt\n1 not accounted for")


@pytest.mark.embedded
def test_the_story_comes_true_and_a_wrong_expectation_fails_it(
    embedded: Stack, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the worker that dies, which tests elsewhere wait for."""
    told = [replace(part, parcels=part.parcels[:5]) for part in story(an_id("run"))[1:]]
    wrong = told[-1]
    told.append(
        replace(wrong, title="a hope", parcels=story(an_id("run"))[-1].parcels[:1], expected=Expected(attempts=7))
    )
    code, letter_id = demo.play(told, demo.connection_to(embedded), Shown())
    said = capsys.readouterr().out
    assert code == 1
    assert said.count("MISMATCH") == 1
    assert "MISMATCH a hope: " in said
    assert "letter DOC_PARSE_CORRUPT after 1 attempt" in said
    assert letter_id.startswith("dl_")


@pytest.mark.embedded
def test_a_message_that_nobody_sent_is_never_over(embedded: Stack) -> None:
    names = {"tenant_id": "tnt_demo", "job_type": "simulated", "payload": {}}
    job, refused = ({**names, "job_id": an_id("unsent"), "job_type": lane} for lane in ("simulated", "elsewhere"))
    sent = [Sent(parcel=parcel(each, lane="simulated"), message_id="m-nobody") for each in (job, refused)]
    watch = Watch(connection=demo.connection_to(embedded), sent=sent)
    assert not watch.look()
    assert watch.endings == {}
