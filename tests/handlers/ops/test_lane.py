"""`ops lane`: whether a retired lane can be removed, and its letters as a file."""

import json
from pathlib import Path

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import event_item
from lambdas.core.model.letter import Letter, LetterStatus
from tests.support.builders import A_MINUTE, NOON, a_key, a_letter, an_event
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414


def put(line: Line, n: int, **changes: object) -> Letter:
    names = {name: changes.pop(name) for name in ("job_type",) if name in changes}
    letter = a_letter(
        a_key(job_id=f"job_{n}", **names), letter_id=f"dl_{n:020d}", died_at=NOON + n * A_MINUTE, **changes
    )
    return line.bench.put_letter(letter)


def test_a_lane_with_letters_is_not_to_be_removed_and_they_are_counted_by_status(line: Line) -> None:
    put(line, 1)
    put(line, 2)
    put(line, 3, status=LetterStatus.HELD)
    put(line, 4, status=LetterStatus.RECOVERED)
    put(line, 5, job_type="sanctions")
    answer = line("lane", "left", "kyc")
    assert answer.code == 1
    for told in ("letters, open", "2", "letters, held", "1", "lane export kyc", "--action discard"):
        assert told in answer.out + answer.err, told
    found = json.loads(line("lane", "left", "kyc", "--json").out)
    assert (found["letters"]["open"], found["letters"]["held"], found["left"]) == (2, 1, True)


def test_a_lane_whose_letters_are_all_resolved_can_be_removed(line: Line) -> None:
    put(line, 1, status=LetterStatus.DISCARDED)
    answer = line("lane", "left", "kyc")
    assert (answer.code, answer.out.strip()) == (0, "kyc: nothing is left. A retired lane can be removed now.")


def test_a_message_that_no_worker_took_yet_is_left_too(line: Line) -> None:
    url = line.sqs.get_queue_url(QueueName="lazaret-kyc")["QueueUrl"]
    line.sqs.create_queue(QueueName="lazaret-kyc-dead")
    line.sqs.send_message(QueueUrl=url, MessageBody="{}")
    found = json.loads(line("lane", "left", "kyc", "--json").out)
    assert (found["left"], found["queue"]["waiting"]) == (True, 1)


def test_a_lane_that_never_was_is_named_as_a_mistake(line: Line) -> None:
    answer = line("lane", "left", "kcy")
    assert answer.code == 2
    assert "kcy" in answer.err
    assert line("lane", "export", "kcy").code == 2


def test_letters_are_exported_whole_with_their_timelines_whatever_became_of_them(line: Line, tmp_path: Path) -> None:
    first = put(line, 1, detail="the XMP packet is cut off")
    second = put(line, 2, status=LetterStatus.RECOVERED)
    put(line, 3, job_type="sanctions")
    item = event_item(keys.partition(first.job_key), an_event(what="letter.created"))
    line.bench.client.put_item(TableName=line.bench.table, Item=item)
    file = tmp_path / "kyc.jsonl"
    answer = line("lane", "export", "kyc", "--to", str(file))
    assert (answer.code, answer.out.strip()) == (0, f"2 letters are in {file}")
    lines = [json.loads(each) for each in file.read_text().splitlines()]
    assert {each["letter"]["letter_id"] for each in lines} == {first.letter_id, second.letter_id}
    whole = next(each for each in lines if each["letter"]["letter_id"] == first.letter_id)
    assert whole["letter"]["detail"] == "the XMP packet is cut off"
    assert [event["what"] for event in whole["timeline"]] == ["letter.created"]
