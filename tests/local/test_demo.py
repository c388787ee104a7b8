"""The demo's account is strict both ways, and its story comes true on the embedded stack."""

import shlex
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from lambdas.core.model.failure import Code
from lambdas.core.model.job import Refused, read_job
from lambdas.core.model.letter import LetterStatus
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT
from local.demo import __main__ as demo
from local.demo import redrive as demo_redrive
from local.demo.account import Ending, ended, mismatches, rows, summary
from local.demo.story import HEALTHY, TENANTS, Expected, Part, story
from local.demo.watch import Watch
from local.stack import Stack
from ops.__main__ import parser
from ops.jobs.delivery import Sent
from ops.jobs.envelopes import faults_in, parcel
from ops.shown import Shown
from tests.support.builders import NOON, an_id

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
    assert '"op":"kill_worker"' in STORY[0].parcels[0].body


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


def test_a_second_worker_that_is_lost_too_is_expected_and_none_at_all_is_not(all_well: dict[str, Ending]) -> None:
    body = STORY[0].parcels[0].body
    all_well[body] = replace(all_well[body], attempts=3, overcame=(Code.WORKER_LOST, Code.WORKER_LOST))
    assert mismatches(STORY, all_well) == []
    for attempts, overcame in [(1, ()), (2, ()), (3, (Code.WORKER_LOST,)), (3, (Code.WORKER_LOST, Code.LLM_TIMEOUT))]:
        all_well[body] = replace(all_well[body], attempts=attempts, overcame=overcame)
        assert len(mismatches(STORY, all_well)) == 1


def test_the_summary_has_a_row_for_each_part_with_the_letters_reasons(all_well: dict[str, Ending]) -> None:
    del all_well[STORY[-1].parcels[0].body]
    by_title = {title: (sent, how) for title, sent, how in rows(STORY, all_well)}
    assert by_title["5 corrupt documents"] == ("5", "5 letter DOC_PARSE_CORRUPT after 1 attempt\n“because”")
    assert by_title["40 healthy jobs, backfill"] == ("40", "39 done after 1 attempt\n1 not accounted for")


def test_what_was_seen_is_counted_from_what_was_found(all_well: dict[str, Ending]) -> None:
    assert summary(STORY, all_well, recovered=5) == (
        "209 messages, none lost; 202 done, 2 of them after a failure; 7 dead letters, each with its cause, "
        "and 5 of those recovered by a redrive"
    )
    del all_well[STORY[-1].parcels[0].body]
    all_well[STORY[0].parcels[0].body] = Ending(status="running", attempts=1)
    assert summary(STORY, all_well, recovered=0).startswith(
        "209 messages, 2 lost; 200 done, 1 of them after a failure;"
    )


def test_only_the_worker_that_dies_keeps_the_redrive_waiting_for_nothing() -> None:
    assert [part.expected.code for part in STORY if part.late] == [Code.WORKER_LOST]


class Operator:
    """Types nothing: says how each command ends, and keeps what it was."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)
        self.typed: list[list[str]] = []

    def __call__(self, words: Sequence[str]) -> int:
        self.typed.append(list(words))
        return self.codes.pop(0)


def redriven(operator: Operator, *statuses: LetterStatus | None) -> list[str]:
    """What the last act says of letters that are thus after it."""
    letters = {f"dl_{n}": status for n, status in enumerate(statuses)}
    found = {name: SimpleNamespace(status=status) if status else None for name, status in letters.items()}
    connection: Any = SimpleNamespace(ledger=SimpleNamespace(letter=found.get))
    return demo_redrive.redrive(list(letters), since=NOON, ops=operator, connection=connection, shown=Shown())


def test_the_redrive_is_asked_for_first_and_then_begins_with_a_canary() -> None:
    operator = Operator(0, 0)
    assert redriven(operator, LetterStatus.RECOVERED, LetterStatus.RECOVERED) == []
    dry, real = (parser(words).parse_args(words) for words in operator.typed)
    assert (dry.dry_run, real.dry_run) == (True, False)
    assert (real.asked_canary, real.watch) == (1, True)
    assert dry.asked_strategy == real.asked_strategy == '{"agent": "agents.kyc:review_page"}'
    assert "agents.kyc:review_page" in load_lanes(ROOT, simulated=True)["kyc"].alternates


def test_a_dry_run_that_fails_is_named_and_nothing_is_sent() -> None:
    operator = Operator(2)
    (sentence,) = redriven(operator, LetterStatus.OPEN)
    assert sentence.endswith("--dry-run` ended with 2, expected 0")
    assert len(operator.typed) == 1


def test_a_letter_that_is_not_recovered_is_named() -> None:
    assert redriven(Operator(0, 0), LetterStatus.RECOVERED, LetterStatus.REDRIVING, None) == [
        "letter dl_1 is redriving after its redrive, expected recovered",
        "letter dl_2 is gone after its redrive, expected recovered",
    ]
    assert len(redriven(Operator(0, 1), LetterStatus.RECOVERED)) == 1


def test_a_command_is_shown_as_a_shell_would_read_it() -> None:
    words = [*demo_redrive.question(NOON), "--dry-run"]
    shown = demo_redrive.typed(words)
    assert shlex.split(shown.replace("\\\n", "")) == ["python", "-m", "ops", *words]
    assert max(map(len, shown.splitlines())) <= 100


@pytest.mark.embedded
def test_the_story_comes_true_its_letters_recover_and_a_wrong_expectation_fails_it(
    embedded: Stack, capfd: pytest.CaptureFixture[str]
) -> None:
    """Without the worker that dies, which tests elsewhere wait for."""
    connection, since, shown = demo.connection_to(embedded), datetime.now(UTC), Shown()
    ops = demo_redrive.ops_on(embedded.environment())
    then = partial(demo_redrive.redrive, since=since, ops=ops, connection=connection, shown=shown)
    told = [replace(part, parcels=part.parcels[:5]) for part in story(an_id("run"))[1:]]
    wrong = told[-1]
    told.append(
        replace(wrong, title="a hope", parcels=story(an_id("run"))[-1].parcels[:1], expected=Expected(attempts=7))
    )
    code, seen = demo.play(told, connection, shown, then=then)
    said = capfd.readouterr().out
    assert code == 1
    assert said.count("MISMATCH") == 1
    assert "MISMATCH a hope: " in said
    assert "letter DOC_PARSE_CORRUPT after 1 attempt" in said
    assert "plan: 5 of 5 letters, 5 tenants in waves of 1, 4" in said
    assert "wave 1: 1 letter, 1 sent, 1 recovered" in said
    assert "wave 2: 4 letters, 4 sent, 4 recovered" in said
    assert seen.endswith("7 dead letters, each with its cause, and 5 of those recovered by a redrive")


@pytest.mark.embedded
def test_a_message_that_nobody_sent_is_never_over(embedded: Stack) -> None:
    names = {"tenant_id": "tnt_demo", "job_type": "simulated", "payload": {}}
    job, refused = ({**names, "job_id": an_id("unsent"), "job_type": lane} for lane in ("simulated", "elsewhere"))
    sent = [Sent(parcel=parcel(each, lane="simulated"), message_id="m-nobody") for each in (job, refused)]
    watch = Watch(connection=demo.connection_to(embedded), sent=sent)
    assert not watch.look()
    assert watch.endings == {}
