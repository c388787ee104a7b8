"""`ops hold`, `release`, `note`, `replay`, `resume`, `discard`: what a person does to letters that they name."""

from typing import Any

import boto3
import pytest

from lambdas.core.model.head import Event
from lambdas.core.model.letter import Letter, LetterStatus
from tests.support.builders import NOON, a_key, a_letter, an_event
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414
from tests.support.functions.redrive_line import ME, Redriving
from tests.support.functions.redrive_line import redriving as redriving  # noqa: PLC0414

WHY = ("--reason", "legal looks at it")
GROUP = ("--group", "5f1d3c0a9b8e7766", "--lane", "kyc")


def read(line: Line, letter: Letter) -> Letter:
    found = line.bench.ledger.letter(letter.letter_id)
    assert found is not None
    return found


def last_event(line: Line, letter: Letter) -> Event:
    return line.bench.ledger.timeline(letter.job_key)[-1]


def taken_in(line: Line) -> Letter:
    """Counted in its group, as intake does."""
    letter = a_letter(a_key(job_id="job_1"), letter_id="dl_0001")
    line.bench.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter


@pytest.mark.parametrize("status", [LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.ESCALATED])
def test_a_letter_is_held_and_released_with_a_name_and_a_reason(redriving: Redriving, status: LetterStatus) -> None:
    line, letter = redriving.line, redriving.put(1, status=status, next_retry_at=NOON)
    assert line("hold", letter.letter_id, *WHY).out == f"dl_0001 is held, it was {status}\n"
    assert (read(line, letter).status, read(line, letter).next_retry_at) == ("held", None)
    event = last_event(line, letter)
    assert (event.what, event.who, event.why) == ("letter.held", ME, "legal looks at it")
    assert line.json("release", letter.letter_id, "--reason", "no objection") == {
        "letter_id": "dl_0001",
        "status": "open",
    }
    assert read(line, letter).status == "open"
    assert "letter.released" in [event.what for event in line.bench.ledger.timeline(letter.job_key)]


@pytest.mark.parametrize(
    ("command", "status", "to"),
    [
        ("hold", LetterStatus.HELD, "held"),
        ("hold", LetterStatus.REDRIVING, "held"),
        ("hold", LetterStatus.RECOVERED, "held"),
        ("release", LetterStatus.OPEN, "open"),
        ("release", LetterStatus.SCHEDULED, "open"),
        ("release", LetterStatus.REDRIVING, "open"),
    ],
)
def test_a_letter_that_cannot_move_so_is_left_as_it_is(
    redriving: Redriving, command: str, status: LetterStatus, to: str
) -> None:
    letter = redriving.put(1, status=status)
    answer = redriving.line(command, letter.letter_id, *WHY)
    why = f"the letter's status does not allow this: dead letter 'dl_0001' is {status}: it cannot become {to}\n"
    assert (answer.code, answer.err) == (1, why)
    assert read(redriving.line, letter).status is status


def test_a_group_is_put_on_hold_noted_and_released_and_each_keeps_what_the_others_wrote(line: Line) -> None:
    letter = taken_in(line)
    assert "on hold" in line("hold", *GROUP, *WHY).out
    noted = line.json("note", *GROUP, "cut-off packets", "--owner", "ada", "--bug", "https://bugs.example.com/17")
    assert noted["note"] == {
        "owner": "ada",
        "note": "cut-off packets",
        "bug_url": "https://bugs.example.com/17",
        "on_hold": True,
    }
    line("note", *GROUP, "--owner", "bob")
    released = line.json("release", *GROUP, "--reason", "fixed")
    assert released["note"] == {**noted["note"], "owner": "bob", "on_hold": False}
    told = [(e.what, e.who, e.why) for e in line.bench.ledger.group_history("kyc", letter.signature)]
    assert told == [
        ("group.held", ME, "legal looks at it"),
        ("group.noted", ME, "cut-off packets"),
        ("group.noted", ME, ""),
        ("group.released", ME, "fixed"),
    ]


def test_a_note_is_on_the_letter_and_on_its_timeline(redriving: Redriving) -> None:
    line, letter = redriving.line, redriving.put(1)
    assert line.json("note", letter.letter_id, "asked the customer", "--owner", "ada") == {
        "letter_id": "dl_0001",
        "owner": "ada",
        "note": "asked the customer",
    }
    line("note", letter.letter_id, "")
    found = read(line, letter)
    assert (found.owner, found.note, found.status) == ("ada", "", "open")
    assert {(e.what, e.who) for e in line.bench.ledger.timeline(letter.job_key)} == {("letter.noted", ME)}


@pytest.mark.parametrize(
    ("argv", "code", "sentence"),
    [
        (("hold", "dl_0001"), 2, "hold needs --reason"),
        (("hold", *WHY), 2, "hold needs a LETTER, or --group with --lane, and not both"),
        (("release", "dl_0001", *GROUP, *WHY), 2, "release needs a LETTER, or --group"),
        (("hold", "--group", "5f1d", *WHY), 2, "--group needs --lane"),
        (("hold", "--group", "5f1d", "--lane", "kyc", *WHY), 1, "lane 'kyc' has no group '5f1d'"),
        (("hold", "dl_nobody", *WHY), 1, "there is no letter 'dl_nobody'"),
        (("note", "dl_0001"), 2, "note needs a TEXT, --owner or --bug"),
        (("note", "dl_0001", "a", "b"), 2, "note takes a LETTER and a TEXT in quotes"),
        (("note", "dl_0001", "a", "--bug", "https://b"), 2, "--bug is kept with a group"),
        (("note", "dl_0001", "a" * 2001), 2, "note is longer than 2000 characters"),
        (("note", "dl_nobody", "a"), 1, "there is no letter 'dl_nobody'"),
        (("discard", "dl_0001"), 2, "the following arguments are required: --reason"),
        (("discard", "dl_0001", "dl_nobody", *WHY), 1, "there is no letter 'dl_nobody'"),
        (("discard", *(f"dl_{n}" for n in range(1001)), *WHY), 2, "1001 letters: expected at most 1000"),
        (("discard", "dl_0001", "--fixed", "code", *WHY), 2, "unrecognized arguments: --fixed code"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence_and_changes_nothing(
    redriving: Redriving, argv: tuple[str, ...], code: int, sentence: str
) -> None:
    letter = redriving.put(1)
    answer = redriving.line(*argv)
    assert (answer.code, answer.out) == (code, "")
    assert sentence in answer.err
    assert read(redriving.line, letter) == letter
    assert redriving.redrives.page().redrives == ()


@pytest.mark.parametrize("command", ["replay", "resume", "discard"])
def test_letters_that_are_named_become_one_redrive_for_each_lane(redriving: Redriving, command: str) -> None:
    for n, lane in enumerate(("kyc", "sanctions", "kyc"), start=1):
        redriving.put(n, job_type=lane)
    told = redriving.line.json(command, "dl_0001", "dl_0002", "dl_0003", "dl_0001", "--reason", "gone")
    given: list[Any] = [redriving.given_to(each["redrive_id"]) for each in told["redrives"]]
    assert [(each["action"], each["job_type"], each["filter"], each["limit"]) for each in given] == [
        (command, "kyc", {"letter_ids": ["dl_0001", "dl_0003"]}, 2),
        (command, "sanctions", {"letter_ids": ["dl_0002"]}, 1),
    ]
    assert {(each["operator"], each["reason"]) for each in given} == {(ME, "gone")}


def test_a_word_that_the_cause_is_gone_goes_along_with_a_replay(redriving: Redriving) -> None:
    redriving.put(1)
    answer = redriving.line("replay", "dl_0001", "--fixed", "code", "--reason", "fixed in 1.8.2")
    record = redriving.only()
    assert answer.out == f"started {record.redrive_id}\n"
    assert redriving.given_to(record.redrive_id)["fixed"] == "code"


def test_a_letter_is_judged_by_the_version_that_its_lane_has_deployed(redriving: Redriving) -> None:
    line, letter = redriving.line, redriving.put(1, code="DETERMINISTIC_CRASH", worker_version="v1")
    assert line.json("letter", letter.letter_id)["deployed_version"] is None
    ssm = boto3.client("ssm")
    ssm.put_parameter(Name="/lazaret/kyc/worker-version", Value="v1", Type="String")
    assert line.json("letter", letter.letter_id)["safety"]["replay"]["verdict"] == "unfixed"
    ssm.put_parameter(Name="/lazaret/kyc/worker-version", Value="v2", Type="String", Overwrite=True)
    shown = line.json("letter", letter.letter_id)
    assert (shown["safety"]["replay"]["verdict"], shown["deployed_version"]) == ("safe", "v2")
    assert "it died on worker version v1, the lane has v2 now" in line("letter", letter.letter_id).out
