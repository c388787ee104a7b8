"""`ops send`: jobs reach the lane's queue as the contract has them, and what would be a letter is refused first."""

import json
from pathlib import Path

import pytest

from lambdas.core.model.job import read_job
from ops.connection import Connection
from ops.desk import Desk
from ops.jobs.delivery import Delivery, Sent, Unsent
from ops.jobs.envelopes import Parcel
from ops.jobs.send import report
from ops.shown import Shown
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import connection as connection  # noqa: PLC0414
from tests.support.functions.ops_line import line as line  # noqa: PLC0414


def test_one_job_is_sent_with_its_tenant_as_group_and_its_id_is_told(line: Line) -> None:
    answer = line("send", "--lane", "kyc", "--tenant", "tnt_a", "--job-id", "job_1", "--payload", '{"n": 1}')
    (message,) = line.messages("kyc")
    job = read_job(message["Body"], job_type="kyc")
    assert answer.code == 0
    assert "sent job_1 to lane kyc" in answer.out
    assert "python -m ops job tnt_a kyc job_1 --wait" in answer.err.replace("\n", " ")
    assert (job.tenant_id, job.job_id, job.payload, job.source) == ("tnt_a", "job_1", {"n": 1}, "ops")
    assert message["Attributes"]["MessageGroupId"] == "tnt_a"


def test_every_field_of_the_envelope_can_be_given(line: Line) -> None:
    times = ("--not-before", "2026-12-31T00:00:00Z", "--not-after", "2027-01-01T00:00:00Z")
    fields = ("--version", "3", *times, "--source", "webhook")
    line("send", "--lane", "kyc", "--tenant", "tnt_a", "--payload", "{}", *fields)
    job = read_job(line.messages("kyc")[0]["Body"], job_type="kyc")
    assert (job.version, job.source) == (3, "webhook")
    assert job.not_after is not None
    assert job.not_after.year == 2027
    assert job.not_before is not None
    assert job.not_before.year == 2026


def test_a_payload_may_come_from_a_file(line: Line, tmp_path: Path) -> None:
    (tmp_path / "case.json").write_text('{"from": "file"}')
    line("send", "--lane", "kyc", "--tenant", "tnt_a", "--payload", f"@{tmp_path / 'case.json'}")
    assert json.loads(line.messages("kyc")[0]["Body"])["payload"] == {"from": "file"}


@pytest.mark.parametrize("lane", ["kyc", "sanctions", "backfill", "simulated"])
def test_samples_go_out_by_the_hundred_and_each_is_a_job_of_its_own(line: Line, lane: str) -> None:
    answer = line("send", "--lane", lane, "--sample", "--count", "105", "--tenant", "a", "--tenant", "b")
    jobs = [read_job(message["Body"], job_type=lane) for message in line.messages(lane)]
    assert f"sent 105 jobs to lane {lane}" in answer.out
    assert len({job.job_id for job in jobs}) == 105
    assert {job.tenant_id for job in jobs} == {"a", "b"}


def test_json_names_every_job_and_message(line: Line) -> None:
    sent = line.json("send", "--lane", "simulated", "--count", "2", "--tenant", "t", "--job-id", "job_9")
    ids = {message["MessageId"] for message in line.messages("simulated")}
    assert sent["failed"] == []
    assert [job["job_id"] for job in sent["sent"]] == ["job_9-00001", "job_9-00002"]
    assert set(sent["sent"][0]) == {"tenant_id", "job_type", "job_id", "version", "message_id"}
    assert {job["message_id"] for job in sent["sent"]} == ids


def test_a_file_is_sent_line_by_line_to_the_lanes_it_names(line: Line, tmp_path: Path) -> None:
    lines = [
        {"tenant_id": "a", "job_type": "kyc", "payload": {"n": 1}},
        {"tenant_id": "b", "job_type": "sanctions", "payload": {"n": 2}, "job_id": "mine"},
    ]
    (tmp_path / "jobs.jsonl").write_text("\n\n".join(json.dumps(each) for each in lines))
    assert line("send", "--file", str(tmp_path / "jobs.jsonl")).code == 0
    assert json.loads(line.messages("kyc")[0]["Body"])["payload"] == {"n": 1}
    assert json.loads(line.messages("sanctions")[0]["Body"])["job_id"] == "mine"


def test_a_file_with_faults_is_not_sent_and_every_fault_is_listed(line: Line, tmp_path: Path) -> None:
    lines = [
        '{"job_id": "same", "payload": {"n": 1}}',
        '{"job_id": "no good", "payload": {}}',
        '{"payload": 5}',
        '{"job_id": "same", "payload": {"n": 2}}',
        '{"job_id": "replay:x", "payload": {}}',
    ]
    (tmp_path / "jobs.jsonl").write_text("\n".join(lines))
    answer = line("send", "--file", str(tmp_path / "jobs.jsonl"), "--lane", "kyc", "--tenant", "t")
    assert answer.code == 1
    assert "4 of 5 would become letters" in answer.err
    assert "line 2: job_id: 'no good' is not an id" in answer.err
    assert "line 3: payload: expected a JSON object" in answer.err
    assert "line 4: job_id: t/kyc/same v1 has another payload in line 1" in answer.err
    assert "line 5: job_id: 'replay:x': ids that begin like this are Lazaret's own" in answer.err
    assert line.messages("kyc") == []


def test_lines_that_are_not_json_are_named_before_anything_is_sent(line: Line, tmp_path: Path) -> None:
    (tmp_path / "jobs.jsonl").write_text('{"tenant_id": "t", "job_type": "kyc", "payload": {}}\nnot json\n[1]')
    answer = line("send", "--file", str(tmp_path / "jobs.jsonl"))
    assert answer.code == 1
    assert "line 2: not JSON" in answer.err
    assert "line 3: expected a JSON object" in answer.err
    assert line.messages("kyc") == []


def test_unchecked_sends_a_broken_envelope_as_it_is(line: Line) -> None:
    wrong = ("send", "--lane", "kyc", "--tenant", "no tenant", "--payload", "[]", "--type", "invoices")
    refused, sent = line(*wrong), line(*wrong, "--no-check")
    (message,) = line.messages("kyc")
    assert refused.code == 1
    assert "tenant_id: 'no tenant' is not an id" in refused.err
    assert sent.code == 0
    assert json.loads(message["Body"])["job_type"] == "invoices"
    assert "MessageGroupId" not in message["Attributes"]


def test_raw_text_is_the_very_body(line: Line) -> None:
    assert line("send", "--lane", "kyc", "--raw", "not JSON at all").code == 0
    assert line.messages("kyc")[0]["Body"] == "not JSON at all"


def test_an_unchecked_file_is_sent_as_its_lines_are(line: Line, tmp_path: Path) -> None:
    (tmp_path / "jobs.jsonl").write_text('{"half": \n[1]')
    line("send", "--file", str(tmp_path / "jobs.jsonl"), "--lane", "kyc", "--no-check")
    assert sorted(message["Body"] for message in line.messages("kyc")) == ["[1]", '{"half": ']


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("--lane", "kyk", "--sample"), "there is no lane 'kyk': lanes.toml has kyc, sanctions, backfill, "),
        (("--sample",), "--lane is missing"),
        (("--lane", "kyc", "--payload", "{}"), "--tenant is missing"),
        (("--lane", "kyc", "--tenant", "t"), "--payload is missing"),
        (("--lane", "kyc", "--tenant", "t", "--payload", "{"), "--payload is not JSON"),
        (("--lane", "kyc", "--tenant", "t", "--payload", "@nowhere.json"), "'nowhere.json' cannot be read"),
        (("--file", "nowhere.jsonl"), "'nowhere.jsonl' cannot be read"),
        (("--lane", "kyc", "--raw", ""), "--raw is empty"),
        (("--lane", "kyc", "--count", "0"), "'0' is not a whole number from 1"),
        (("--lane", "kyc", "--raw", "x", "--sample"), "not allowed with argument"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused_with_what_is_missing(
    line: Line, argv: tuple[str, ...], sentence: str
) -> None:
    answer = line("send", *argv)
    assert answer.code == 2
    assert sentence in answer.err
    assert line.messages("kyc") == []


def test_a_lane_without_a_queue_asks_whether_lazaret_is_deployed(line: Line) -> None:
    answer = line("send", "--lane", "kyc", "--sample", "--name", "other")
    assert answer.code == 1
    assert answer.err == (
        "the lane's queue does not exist: is Lazaret deployed in this account in us-east-1 under the name 'other'? "
        "(`make deploy`, or --name for another)\n"
    )


def test_what_could_not_be_sent_is_listed_with_its_reason_and_fails_the_command(
    connection: Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = (Parcel(lane="kyc", body="{}", job_id=f"job_{n}", tenant_id="t") for n in (1, 2))
    delivery = Delivery(
        sent=[Sent(parcel=good, message_id="m-1")], unsent=[Unsent(parcel=bad, reason="InvalidMessageContents")]
    )
    people = report(delivery, Desk(connection=connection, shown=Shown(), lanes={}))
    said = capsys.readouterr().out
    programs = report(delivery, Desk(connection=connection, shown=Shown(json=True), lanes={}))
    document = json.loads(capsys.readouterr().out)
    assert people == programs == 1
    assert "sent job_1 to lane kyc" in said
    assert "1 could not be sent; sending the same ids again is harmless" in said
    assert "InvalidMessageContents" in said
    assert [(each["job_id"], each["reason"]) for each in document["failed"]] == [("job_2", "InvalidMessageContents")]
    assert [each["job_id"] for each in document["sent"]] == ["job_1"]
