"""How the command line finds a deployment, and what it says when it cannot."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError, EndpointConnectionError, NoRegionError, UnauthorizedSSOTokenError
from botocore.stub import Stubber

from lambdas.core.model.errors import Unavailable
from local import host, stack
from ops.connection import SAYS_WHERE, Connection, connect
from ops.jobs.delivery import TRIES, Sender, batches
from ops.jobs.envelopes import Parcel
from ops.troubles import explained
from tests.support.functions.ops_line import Line, said
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import connection as connection  # noqa: PLC0414
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

NOWHERE = "http://127.0.0.1:9"  # the discard port: nothing listens


@pytest.fixture
def nothing_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No environment, no profile, no instance role, no embedded stack."""
    for name in (*SAYS_WHERE, "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    for name in ("AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"):
        monkeypatch.setenv(name, str(tmp_path / "none"))
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    monkeypatch.setattr(stack, "HOME", tmp_path)


@pytest.fixture
def embedded_stack_is_up(nothing_said: None, tmp_path: Path) -> Iterator[str]:
    class Healthy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_args: Any) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Healthy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    port = server.server_port
    (tmp_path / "up.json").write_text(json.dumps({"port": port, "home": str(tmp_path), "outputs": {}}))
    yield host.endpoint(port)
    server.shutdown()
    server.server_close()


def test_help_names_every_command_with_examples_and_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    answer = said(capsys, "--help")
    assert answer.code == 0
    for told in ("send", "job", "letters", "letter", "exit codes", "examples", "source .local/env"):
        assert told in answer.out, told


@pytest.mark.parametrize("command", ["send", "job", "letters", "letter"])
def test_the_help_of_each_command_has_an_example_and_says_what_its_json_is(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    answer = said(capsys, command, "--help")
    assert answer.code == 0
    assert "examples:" in answer.out
    assert "--json gives" in answer.out


@pytest.mark.usefixtures("nothing_said")
def test_without_credentials_it_says_how_to_get_some(capsys: pytest.CaptureFixture[str]) -> None:
    answer = said(capsys, "letters")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.startswith("there are no AWS credentials: set AWS_PROFILE")
    assert answer.err.count("\n") == 1


def test_an_embedded_stack_that_is_up_is_never_chosen_silently(
    embedded_stack_is_up: str, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = said(capsys, "letters")
    assert answer.code == 1
    assert f"an embedded stack is up on {embedded_stack_is_up}" in answer.err
    assert "source .local/env" in answer.err


def test_an_endpoint_where_nothing_answers_is_named(
    nothing_said: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    monkeypatch.setenv("AWS_ENDPOINT_URL", NOWHERE)
    answer = said(capsys, "letter", "dl_1")
    assert answer.code == 1
    assert f"nothing answers at {NOWHERE}: for the embedded stack, `make up`" in answer.err


def test_a_missing_table_asks_whether_lazaret_is_deployed_under_that_name(line: Line) -> None:
    answer = line("letters", "--name", "other")
    assert answer.code == 1
    assert answer.err.startswith(
        "table other-ledger does not exist: is Lazaret deployed in this account in us-east-1 under the name 'other'?"
    )


def test_the_name_may_come_from_the_environment(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAZARET_NAME", "second")
    assert "table second-ledger does not exist" in line("letters").err


def test_an_applications_file_says_its_name_and_which_tables_are_in_use(
    line: Line, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lane = '[kyc]\nagent = "agents.kyc:review"\n'
    (tmp_path / "lanes.toml").write_text(f'[deployment]\nname = "acme"\nledger_table = "acme-ledger-2"\n{lane}')
    monkeypatch.setenv("LAZARET_APP", str(tmp_path))
    assert "table acme-ledger-2 does not exist" in line("letters").err
    assert "table other-ledger does not exist" in line("letters", "--name", "other").err
    embedded = {"LAZARET_APP": str(tmp_path), "AWS_ENDPOINT_URL": host.endpoint(24566)}
    assert connect(None, environ=embedded).ledger_table == "acme-ledger", "nothing was restored here"


def test_a_deployment_is_looked_for_in_the_region_that_its_file_pins(
    nothing_said: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Wherever a profile usually goes: it cannot be anywhere else."""
    lane = '[kyc]\nagent = "agents.kyc:review"\n'
    (tmp_path / "lanes.toml").write_text(f'[deployment]\naccount = "111122223333"\nregion = "eu-north-1"\n{lane}')
    found = connect(None, environ={"LAZARET_APP": str(tmp_path)})
    regions = {found.region, found.sqs.meta.region_name, found.client("ssm").meta.region_name}
    assert regions == {"eu-north-1"}
    assert connect("other", environ={"LAZARET_APP": str(tmp_path)}).region == "us-east-1"
    embedded = {"LAZARET_APP": str(tmp_path), "AWS_ENDPOINT_URL": host.endpoint(24566)}
    assert connect(None, environ=embedded).region == "us-east-1"


def test_a_name_that_no_deployment_can_have_is_refused(line: Line) -> None:
    answer = line("letters", "--name", "Prod-1")
    assert answer.code == 2
    assert "--name 'Prod-1' cannot be a deployment's" in answer.err


def test_an_unknown_profile_is_one_sentence(
    nothing_said: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("AWS_PROFILE", "nobody")
    answer = said(capsys, "letters")
    assert answer.code == 1
    assert "(nobody) could not be found: `aws configure list-profiles`" in answer.err


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("ExpiredTokenException", "the AWS session has expired: log in again"),
        ("UnrecognizedClientException", "AWS does not know these credentials"),
        ("ProvisionedThroughputExceededException", "AWS asks to slow down"),
        ("AccessDeniedException", "User: x is not authorized: ask for the operators' or producers' policy"),
        ("SomethingNew", "User: x is not authorized"),
    ],
)
def test_what_aws_refuses_is_one_sentence_that_says_what_to_do(
    connection: Connection, code: str, sentence: str
) -> None:
    refused = ClientError({"Error": {"Code": code, "Message": "User: x is not authorized"}}, "Query")
    wrapped = Unavailable("table lazaret-ledger", code)
    wrapped.__cause__ = refused
    assert sentence in explained(wrapped, connection)
    assert "\n" not in explained(wrapped, connection)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (NoRegionError(), "no AWS region is set: set AWS_REGION"),
        (UnauthorizedSSOTokenError(), "log in again"),
        (EndpointConnectionError(endpoint_url=NOWHERE), "nothing answers there"),
    ],
)
def test_what_never_reached_aws_is_one_sentence_too(error: Exception, sentence: str) -> None:
    assert sentence in explained(error, None)


def a_parcel(n: int, size: int = 10) -> Parcel:
    return Parcel(lane="kyc", body=f"{n:05d}".ljust(size, "."), tenant_id="t", job_id=f"job_{n}")


def test_a_request_holds_ten_messages_of_one_lane_and_at_most_a_mebibyte() -> None:
    other = Parcel(lane="sanctions", body="x")
    small = [len(batch) for _, batch in batches([*(a_parcel(n) for n in range(23)), other])]
    large = [len(batch) for _, batch in batches([a_parcel(n, 400_000) for n in range(5)])]
    assert small == [10, 10, 3, 1]
    assert large == [2, 2, 1]


def answer_to(*entries: tuple[str, bool | None]) -> dict[str, Any]:
    """Of a batch: for each entry its id and None, or whether its failure is the sender's fault."""
    good = [{"Id": n, "MessageId": f"m-{n}", "MD5OfMessageBody": ""} for n, fault in entries if fault is None]
    bad = [
        {"Id": n, "SenderFault": fault, "Code": "InternalError", "Message": "try again"}
        for n, fault in entries
        if fault is not None
    ]
    return {"Successful": good, "Failed": bad}


def test_what_sqs_could_not_take_is_tried_again_and_what_it_refuses_is_not(connection: Connection) -> None:
    waits: list[float] = []
    sender = Sender(connection=connection, sleep=waits.append, jitter=lambda: 1.0)
    with Stubber(connection.sqs) as sqs:
        sqs.add_response("get_queue_url", {"QueueUrl": "https://queue"})
        sqs.add_response("send_message_batch", answer_to(("0", None), ("1", False), ("2", True)))
        sqs.add_response("send_message_batch", answer_to(("1", None)))
        delivery = sender.deliver([a_parcel(n) for n in range(3)])
    assert [each.parcel.job_id for each in delivery.sent] == ["job_0", "job_1"]
    assert [(each.parcel.job_id, each.reason) for each in delivery.unsent] == [("job_2", "InternalError: try again")]
    assert len(waits) == 1


def test_what_sqs_never_takes_is_given_up_with_its_reason(connection: Connection) -> None:
    sender = Sender(connection=connection, sleep=lambda _: None, jitter=lambda: 1.0)
    with Stubber(connection.sqs) as sqs:
        sqs.add_response("get_queue_url", {"QueueUrl": "https://queue"})
        for _ in range(TRIES):
            sqs.add_response("send_message_batch", answer_to(("0", False)))
        delivery = sender.deliver([a_parcel(0)])
    assert [each.reason for each in delivery.unsent] == ["InternalError: try again"]


def test_when_aws_stops_answering_half_way_every_message_is_accounted_for(connection: Connection) -> None:
    sender = Sender(connection=connection, sleep=lambda _: None, jitter=lambda: 1.0)
    with Stubber(connection.sqs) as sqs:
        sqs.add_response("get_queue_url", {"QueueUrl": "https://queue"})
        sqs.add_response("send_message_batch", answer_to(*((str(n), None) for n in range(10))))
        sqs.add_client_error("send_message_batch", "ExpiredTokenException")
        delivery = sender.deliver([a_parcel(n) for n in range(25)])
    assert len(delivery.sent) == 10
    assert [each.parcel.job_id for each in delivery.unsent] == [f"job_{n}" for n in range(10, 25)]
    assert "the AWS session has expired" in delivery.unsent[0].reason


def test_a_message_that_was_sent_before_its_batch_broke_off_is_not_called_unsent(connection: Connection) -> None:
    sender = Sender(connection=connection, sleep=lambda _: None, jitter=lambda: 1.0)
    with Stubber(connection.sqs) as sqs:
        sqs.add_response("get_queue_url", {"QueueUrl": "https://queue"})
        sqs.add_response("send_message_batch", answer_to(("0", None), ("1", False)))
        sqs.add_client_error("send_message_batch", "ExpiredTokenException")
        delivery = sender.deliver([a_parcel(n) for n in range(2)])
    assert [each.parcel.job_id for each in delivery.sent] == ["job_0"]
    assert [each.parcel.job_id for each in delivery.unsent] == ["job_1"]
