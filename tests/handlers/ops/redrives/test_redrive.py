"""`ops redrive`: what is asked for reaches the machine as its input, in the name of who is signed in."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus
from lambdas.core.redrive.request import as_input
from ops.redrive.present import MEANING
from tests.support.builders import NOON
from tests.support.functions.api_line import OPERATOR
from tests.support.functions.gateway import MACHINE
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414
from tests.support.functions.redrive_line import ME, Redriving, proposed
from tests.support.functions.redrive_line import redriving as redriving  # noqa: PLC0414

REPLAY = ("redrive", "start", "--lane", "kyc", "--action", "replay", "--code", "DOC_PARSE_CORRUPT", "--reason", "fixed")
ALL: dict[str, Any] = {
    "action": "replay",
    "job_type": "kyc",
    "filter": {
        "kind": "permanent",
        "code": "DOC_PARSE_CORRUPT",
        "signature": "5f1d",
        "tenant_id": "tnt_8f2a",
        "letter_ids": ["dl_1", "dl_2", "dl_3"],
        "died_after": "2026-06-12T12:00:00Z",
        "died_before": "2026-06-13T12:00:00Z",
        "worker_version": "v-41c2",
    },
    "reason": "parser fixed in 1.8.2",
    "operator": "ada",
    "fixed": "code",
    "limit": 20,
    "canary": 2,
    "growth": 1.5,
    "watch_seconds": 10,
    "settle_timeout": 100,
    "max_failure_share": 0.1,
    "rate_per_second": 5,
    "patch": {"pages": None},
    "strategy": {"max_output_tokens": 100},
    "raise": {"budget_usd": 2.5, "replays": 5},
    "scope": "fresh",
}
FILTERED = (
    *("--kind", "permanent", "--code", "DOC_PARSE_CORRUPT", "--signature", "5f1d", "--tenant", "tnt_8f2a"),
    *("--letter", "dl_1", "dl_2", "--letter", "dl_3", "--worker-version", "v-41c2"),
    *("--died-after", "2026-06-12T12:00:00Z", "--died-before", "2026-06-13T12:00:00Z"),
)
PACED = (
    *("--limit", "20", "--canary", "2", "--growth", "1.5", "--watch-seconds", "10", "--settle-timeout", "100"),
    *("--max-failure-share", "0.1", "--rate", "5"),
)
CHANGED = (
    *("--patch", '{"pages": null}', "--strategy", '{"max_output_tokens": 100}', "--scope", "fresh"),
    *("--raise", "budget_usd=2.5", "--raise", "replays=5", "--fixed", "code", "--operator", "ada"),
)


def waiting(redriving: Redriving, *, by: str) -> Redrive:
    redriving.line(*REPLAY)
    return redriving.becomes(status=RedriveStatus.WAITING_FOR_APPROVAL, task_token="token-1", started_by=by)


def test_every_option_reaches_the_machine_under_its_key(redriving: Redriving) -> None:
    argv = ("redrive", "start", "--lane", "kyc", "--action", "replay", "--reason", ALL["reason"])
    started = redriving.line.json(*argv, *FILTERED, *PACED, *CHANGED)
    assert redriving.given_to(started["redrive_id"]) == ALL
    record = redriving.only()
    assert (record.redrive_id, record.started_by, record.status) == (started["redrive_id"], ME, "planning")
    assert as_input(record.request) == started["request"]
    assert started["execution"] == redriving.execution(record.redrive_id)


def test_without_a_name_the_operator_is_who_is_signed_in(redriving: Redriving) -> None:
    answer = redriving.line(*REPLAY)
    record = redriving.only()
    assert (answer.code, answer.out) == (0, f"started {record.redrive_id}\n")
    assert f"python -m ops redrive watch {record.redrive_id}" in answer.err
    assert f"python -m ops redrive abort {record.redrive_id}" in answer.err
    assert (record.request.operator, record.started_by) == (ME, ME)


def test_a_whole_input_may_come_from_a_file_or_stdin_and_options_win_over_it(
    redriving: Redriving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "redrive.json"
    path.write_text(json.dumps(ALL))
    from_file = redriving.line.json("redrive", "start", "--input", f"@{path}", "--limit", "7", "--code", "OTHER")
    expected = {**ALL, "limit": 7, "filter": {**ALL["filter"], "code": "OTHER"}}
    assert redriving.given_to(from_file["redrive_id"]) == expected
    monkeypatch.setattr("sys.stdin", path.open())
    from_stdin = redriving.line.json("redrive", "start", "--input", "-")
    assert redriving.given_to(from_stdin["redrive_id"]) == ALL


def test_bad_input_names_every_fault_and_touches_nothing(redriving: Redriving) -> None:
    answer = redriving.line(
        "redrive", "start", "--lane", "kyk", "--action", "replya", "--limit", "many", "--scope", "x"
    )
    assert (answer.code, answer.out) == (2, "")
    for told in (
        "faults in the redrive's input:",
        "job_type = 'kyk': there is no such lane",
        "action = 'replya': expected one of replay, resume, discard",
        "limit = 'many': expected a whole number",
        "scope = 'x'",
        "filter: missing",
        "reason: missing",
    ):
        assert told in answer.err, told
    assert redriving.redrives.page().redrives == ()


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("--patch", "{"), "--patch is not JSON"),
        (("--strategy", "@/nowhere.json"), "--strategy: '/nowhere.json' cannot be read"),
        (("--raise", "budget_usd"), "--raise 'budget_usd': expected KEY=N"),
        (("--input", "[1]"), "--input is not a JSON object"),
        (("--input", "{}", "--proposal", "p"), "not allowed with argument"),
    ],
)
def test_what_cannot_even_be_read_is_refused(redriving: Redriving, argv: tuple[str, ...], sentence: str) -> None:
    answer = redriving.line(*REPLAY, *argv)
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err


def test_a_proposal_is_started_under_a_new_id_and_only_once(redriving: Redriving) -> None:
    proposed(redriving)
    started = redriving.line.json("redrive", "start", "--proposal", "proposed-17")
    assert started["redrive_id"] == "accepted-17"
    given = redriving.given_to("accepted-17")
    assert (given["filter"], given["operator"], given["reason"]) == ({"signature": "5f1d"}, ME, "v1 became v2")
    again = redriving.line("redrive", "start", "--proposal", "proposed-17")
    assert (again.code, again.err) == (
        1,
        "proposed-17 was started before: `python -m ops redrive show accepted-17`\n",
    )
    accepted = redriving.redrives.find("proposed-17")
    assert accepted is not None
    assert (accepted.status, accepted.ended_at is None) == (RedriveStatus.ACCEPTED, False)
    assert "started as accepted-17" in redriving.line("redrive", "list").out
    other = redriving.line("redrive", "start", "--proposal", "accepted-17")
    assert (other.code, "accepted-17 is planning, not proposed" in other.err) == (1, True)


def test_a_list_is_newest_first_of_one_lane_and_in_pages(redriving: Redriving) -> None:
    assert redriving.line("redrive", "list").out == "there has been no redrive\n"
    old = proposed(redriving)
    for n in range(2):
        record = replace(old, redrive_id=f"rd-{n}", status=RedriveStatus.DONE, started_at=NOON.replace(hour=13 + n))
        redriving.redrives.write(replace(record, version=0, started_by="ada"))
    answer = redriving.line("redrive", "list")
    places = [answer.out.index(told) for told in ("rd-1", "rd-0", "proposed-17")]
    assert places == sorted(places)
    assert max(len(row) for row in answer.out.splitlines()) <= 80
    page = redriving.line.json("redrive", "list", "--lane", "kyc", "--limit", "2")
    assert [(row["redrive_id"], row["verdict"], row["by"]) for row in page["redrives"]] == [
        ("rd-1", "done", "ada"),
        ("rd-0", "done", "ada"),
    ]
    rest = redriving.line.json("redrive", "list", "--cursor", page["cursor"])
    assert ([row["redrive_id"] for row in rest["redrives"]], rest["cursor"]) == (["proposed-17"], None)
    assert redriving.line.json("redrive", "list", "--lane", "sanctions")["redrives"] == []
    assert redriving.line("redrive", "list", "--lane", "kyk").code == 2


def test_one_redrive_is_shown_with_who_did_what(redriving: Redriving) -> None:
    redriving.line(*REPLAY)
    redrive_id = redriving.only().redrive_id
    answer = redriving.line("redrive", "show", redrive_id)
    for told in (f"{redrive_id}: planning", "DOC_PARSE_CORRUPT", "redrive.asked", f"by {ME}", "fixed"):
        assert told in " ".join(answer.out.split()) or told in answer.out, told
    shown = redriving.line.json("redrive", "show", redrive_id)
    assert (shown["verdict"], shown["aborted"]) == ("planning", None)
    assert [(event["what"], event["who"]) for event in shown["history"]] == [("redrive.asked", ME)]


@pytest.mark.parametrize(
    "argv", [("show",), ("watch",), ("approve",), ("continue",), ("abort", "--reason", "r"), ("start", "--proposal")]
)
def test_an_unknown_redrive_says_how_to_find_one(redriving: Redriving, argv: tuple[str, ...]) -> None:
    answer = redriving.line("redrive", *argv, "rd-nobody")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "there is no redrive 'rd-nobody': `python -m ops redrive list` lists them\n"


def test_an_approval_and_a_refusal_are_of_the_person_whom_the_token_names(redriving: Redriving) -> None:
    record = waiting(redriving, by=ME)
    yes = redriving.line.json("redrive", "approve", record.redrive_id, "--why", "agreed")
    assert yes == {"redrive_id": record.redrive_id, "approved": True, "status": "waiting_for_approval"}
    assert redriving.answers == []  # nobody verified who started it: one is not enough
    redriving.line("redrive", "approve", record.redrive_id, "--refuse", "--why", "too early")
    signed = [(event.what, event.who, event.why) for event in redriving.redrives.signed(record.redrive_id)]
    who = OPERATOR["email"]
    assert signed == [("redrive.signed", who, "agreed"), ("redrive.refused", who, "too early")]


def test_without_a_token_nobody_approves_anything(redriving: Redriving, monkeypatch: pytest.MonkeyPatch) -> None:
    record = waiting(redriving, by=ME)
    monkeypatch.delenv("LAZARET_TOKEN", raising=False)
    answer = redriving.line("redrive", "approve", record.redrive_id)
    assert (answer.code, "an approval needs to know who you are" in answer.err) == (1, True)
    assert redriving.redrives.signed(record.redrive_id) == ()


def test_a_start_with_credentials_is_no_persons_and_its_claim_is_kept_as_one(redriving: Redriving) -> None:
    redriving.line(*REPLAY, "--by", "Ada Löwe")
    record = redriving.only()
    assert (record.started_by, record.request.operator) == (ME, "Ada Löwe")
    assert redriving.redrives.signed(record.redrive_id) == ()


def test_a_starter_whom_no_token_has_verified_is_shown_as_unverified(redriving: Redriving) -> None:
    record = waiting(redriving, by=ME)
    shown = " ".join(redriving.line("redrive", "show", record.redrive_id).out.split())
    assert f"{ME} (unverified): two must approve" in shown
    listed = redriving.line.json("redrive", "list")["redrives"][0]
    assert (listed["by"], listed["verified"]) == (f"{ME} (unverified)", False)


def test_an_abort_is_written_down_with_its_reason(redriving: Redriving) -> None:
    redriving.line(*REPLAY)
    redrive_id = redriving.only().redrive_id
    assert redriving.line("redrive", "abort", redrive_id).code == 2
    assert redriving.redrives.aborted(redrive_id) is None
    answer = redriving.line("redrive", "abort", redrive_id, "--reason", "the vendor is down")
    assert answer.out == f"{redrive_id} was asked to halt: it stops sending within seconds\n"
    aborted = redriving.redrives.aborted(redrive_id)
    assert aborted is not None
    assert (aborted.who, aborted.why) == (ME, "the vendor is down")
    assert redriving.line.json("redrive", "show", redrive_id)["aborted"]["why"] == "the vendor is down"


def test_a_redrive_whose_execution_was_stopped_is_aborted_by_going_on(redriving: Redriving) -> None:
    redriving.line(*REPLAY)
    record = redriving.becomes(status=RedriveStatus.SENDING)
    busy = redriving.line("redrive", "continue", record.redrive_id)
    assert (busy.code, "is under way: its execution is RUNNING" in busy.err) == (1, True)
    redriving.states.stop_execution(executionArn=redriving.execution(record.redrive_id))
    told = redriving.line("redrive", "abort", record.redrive_id, "--reason", "enough")
    assert (
        f"its execution is ABORTED and will do no more: `python -m ops redrive continue {record.redrive_id}`"
        in told.err
    )
    gone_on = redriving.line.json("redrive", "continue", record.redrive_id, "--reason", "the table is back")
    assert gone_on == {"redrive_id": record.redrive_id, "status": "sending"}
    running = redriving.states.list_executions(stateMachineArn=MACHINE, statusFilter="RUNNING")["executions"]
    (successor,) = [each["name"] for each in running]
    assert redriving.given_to(successor) == {"continues": record.redrive_id}
    asked = [event for event in redriving.redrives.history(record.redrive_id) if "continue" in event.what]
    assert [(event.who, event.why) for event in asked] == [(ME, "the table is back")]


@pytest.mark.parametrize("status", sorted(ENDED))
def test_what_has_ended_can_neither_be_halted_nor_gone_on_with(redriving: Redriving, status: RedriveStatus) -> None:
    redriving.line(*REPLAY)
    record = redriving.becomes(status=status, ended_at=NOON)
    assert redriving.line("redrive", "abort", record.redrive_id, "--reason", "r").code == 1
    answer = redriving.line("redrive", "continue", record.redrive_id)
    assert (answer.code, f"is {status}: there is nothing to go on with\n" in answer.err) == (1, True)


def test_every_status_has_a_sentence() -> None:
    assert set(MEANING) == set(RedriveStatus)
