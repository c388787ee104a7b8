"""What a command changes goes through the API: where it is, who signs, and what is said when it does not go through."""

import threading
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import ClassVar

import boto3
import pytest

from ops import api
from tests.support.builders import a_key, a_letter
from tests.support.functions.gateway import ADDRESS
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

HOLD = ("hold", "dl_1", "--reason", "legal looks at it")


@pytest.fixture
def held(line: Line) -> Line:
    line.bench.put_letter(a_letter(a_key(job_id="job_1"), letter_id="dl_1"))
    return line


def test_a_change_is_signed_and_asks_the_second_door(held: Line) -> None:
    assert held(*HOLD).code == 0
    assert held.gateway.asked == [("POST", "/iam/v1/dead-letters/dl_1/hold", {"reason": "legal looks at it"})]


def test_the_address_is_the_deployments_own_unless_one_is_given(held: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LAZARET_API")
    missing = held(*HOLD)
    assert (missing.code, missing.out) == (1, "")
    assert "does not say where its own is: deploy this release, or set LAZARET_API" in missing.err
    boto3.client("ssm").put_parameter(Name="/lazaret/api/url", Value="https://own.example.com/", Type="String")
    assert held(*HOLD).code == 0
    monkeypatch.setenv("LAZARET_API", "api.example.com")
    wrong = held("release", "dl_1", "--reason", "no objection")
    assert (wrong.code, "LAZARET_API is 'api.example.com': expected the address" in wrong.err) == (1, True)


@pytest.mark.parametrize(
    ("says", "sentence"),
    [
        ((403, {"message": "Forbidden"}), "it does not take these AWS credentials"),
        ((403, {"message": "Forbidden"}), "the stack's output OperatorPolicyArn"),
        ((404, {"message": "Not Found"}), "does not know this: is it the deployment's, and of this release?"),
        ((429, {"message": "Too Many Requests"}), "asks to slow down"),
        ((503, {"message": "Service Unavailable"}), "answered 503"),
    ],
)
def test_what_never_reached_the_function_is_one_sentence_that_says_what_to_do(
    held: Line, says: tuple[int, dict[str, str]], sentence: str
) -> None:
    held.gateway.says = says
    answer = held(*HOLD)
    assert (answer.code, answer.out, answer.err.count("\n")) == (1, "", 1)
    assert sentence in answer.err


def test_an_api_that_does_not_answer_is_named(held: Line) -> None:
    held.gateway.down = ConnectionRefusedError("nobody listens")
    answer = held(*HOLD)
    assert (answer.code, f"the API at {ADDRESS} does not answer: nobody listens" in answer.err) == (1, True)


def test_without_credentials_nothing_is_asked(held: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ops.connection.boto3.Session.get_credentials", lambda _self: None)
    answer = held(*HOLD)
    assert (answer.code, "there are no AWS credentials: set AWS_PROFILE" in answer.err) == (1, True)
    assert held.gateway.asked == []


@pytest.mark.parametrize("typed", ["../../v1/me", "a/b", "a?b", "a b", "ä"])
def test_whatever_is_typed_as_an_id_stays_one_part_of_the_path(typed: str) -> None:
    from ops.command import path_of  # noqa: PLC0415

    assert path_of("redrives", typed, "abort").count("/") == 4
    assert "?" not in path_of("redrives", typed)


def test_the_header_of_a_claim_is_the_one_that_the_api_reads() -> None:
    from lambdas.api.context import BY, MOST_OF_A_NAME  # noqa: PLC0415

    assert (api.BY, api.MOST_OF_A_NAME) == (BY, MOST_OF_A_NAME)


class Elsewhere(BaseHTTPRequestHandler):
    """What listens at the API's address, and sends whoever asks to another place of its own."""

    asked: ClassVar[list[tuple[str, str]]] = []

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.asked.append((self.path, self.headers.get("authorization", "")))
        self.send_response(302)
        self.send_header("location", f"http://{self.headers['host']}/elsewhere")
        self.end_headers()

    def do_GET(self) -> None:
        self.asked.append((self.path, self.headers.get("authorization", "")))
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: object) -> None:
        """Quiet."""


def test_a_token_is_not_carried_on_to_wherever_an_answer_points() -> None:
    Elsewhere.asked.clear()
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/v1/redrives/rd-1/approve"
        headers = {"authorization": "Bearer of-ada"}
        status, _ = api.send(urllib.request.Request(address, data=b"{}", headers=headers, method="POST"))
        server.shutdown()
    assert status == 302
    assert Elsewhere.asked == [("/v1/redrives/rd-1/approve", "Bearer of-ada")]
