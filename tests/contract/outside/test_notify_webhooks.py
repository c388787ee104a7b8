"""Posting to a tenant's endpoint, over real TLS on the loopback address, which only these tests may allow."""

import json
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lambdas.adapters.webhooks import HttpsPostman
from lambdas.core.notify.notice import Endpoint, EndpointRefused, NotTaken
from tests.support.builders import NOON
from tests.support.markdown import blocks
from tests.support.receiver import HOST, Receiver

SECRET = "s3cret"
BODY = json.dumps({"notice_id": "n1", "letters": 6})


@pytest.fixture
def receiver(tmp_path: Path) -> Iterator[Receiver]:
    made = Receiver(tmp_path)
    yield made
    made.close()


def postman(receiver: Receiver, **changes: Any) -> HttpsPostman:
    asked: dict[str, Any] = {
        "resolve": receiver.resolve,
        "allowed": {"127.0.0.1"},
        "ports": frozenset({receiver.port}),
        "trust": receiver.trust,
        **changes,
    }
    return HttpsPostman(**asked)


def post(receiver: Receiver, *, at: datetime = NOON, **changes: Any) -> None:
    endpoint = Endpoint(url=receiver.url, secret=SECRET)
    postman(receiver, **changes).post(endpoint, BODY, notice_id="n1", at=at)


def test_the_endpoint_gets_the_notice_once_under_its_own_name_and_port(receiver: Receiver) -> None:
    post(receiver)
    [(first, headers, body)] = receiver.requests
    assert (first, body) == ("POST /in?source=lazaret HTTP/1.1", BODY)
    assert headers["Host"] == f"{HOST}:{receiver.port}"
    assert (headers["Content-Type"], headers["Lazaret-Notice"]) == ("application/json", "n1")
    assert receiver.asked_for == [HOST]


def verify_as_documented() -> Any:
    """The receiver's side as the design shows it."""
    (block,) = (block for block in blocks("docs/internals/notices.md", "python") if "Lazaret-Signature" in block.text)
    names: dict[str, Any] = {}
    exec(compile(block.text, str(block), "exec"), names)
    return names["is_from_lazaret"]


def test_the_verification_that_is_shown_takes_it_and_refuses_what_is_forged_or_old(receiver: Receiver) -> None:
    now = datetime.now(UTC)
    post(receiver, at=now)
    [(_, headers, body)] = receiver.requests
    genuine = verify_as_documented()
    content, at = body.encode(), now.timestamp()
    assert genuine(headers, content, SECRET, now=at)
    assert genuine(headers, content, SECRET, now=at + 299)
    assert not genuine(headers, content, SECRET, now=at + 301)
    assert not genuine(headers, content + b" ", SECRET, now=at)
    assert not genuine(headers, content, "another", now=at)
    later = str(int(at) + 600)
    assert not genuine({**headers, "Lazaret-Timestamp": later}, content, SECRET, now=at + 600)
    assert not genuine({**headers, "Lazaret-Signature": "v1="}, content, SECRET, now=at)


@pytest.mark.parametrize("status", ["200 OK", "201 Created", "204 No Content", "299 Whatever"])
def test_any_2xx_is_a_notice_taken(receiver: Receiver, status: str) -> None:
    receiver.says(status)
    post(receiver)
    assert len(receiver.requests) == 1


@pytest.mark.parametrize("status", ["400 Bad Request", "404 Not Found", "429 Too Many Requests", "500 Oh", "103 Hints"])
def test_any_other_answer_is_tried_again(receiver: Receiver, status: str) -> None:
    receiver.says(status)
    with pytest.raises(NotTaken, match=f"answered {status[:3]}, expected 2xx"):
        post(receiver)


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "307 Temporary", "308 Permanent"])
def test_a_redirect_is_not_followed(receiver: Receiver, status: str) -> None:
    receiver.says(status, f"Location: https://127.0.0.1:{receiver.port}/secret")
    with pytest.raises(EndpointRefused, match="redirects are not followed"):
        post(receiver)
    assert len(receiver.requests) == 1


def test_without_the_tests_own_permission_loopback_is_refused_before_anything_is_sent(receiver: Receiver) -> None:
    with pytest.raises(EndpointRefused, match=r"has the address 127\.0\.0\.1, which is not a public one"):
        post(receiver, allowed=())
    assert (receiver.requests, receiver.asked_for) == ([], [])


def test_a_postman_as_the_function_makes_it_goes_to_no_port_but_443() -> None:
    with pytest.raises(EndpointRefused, match="has port 8443"):
        HttpsPostman().post(Endpoint(url=f"https://{HOST}:8443/", secret=SECRET), BODY, notice_id="n1", at=NOON)


def test_a_name_that_answers_otherwise_the_second_time_is_asked_only_once(receiver: Receiver) -> None:
    answers = [["127.0.0.1"], ["169.254.169.254"]]

    def rebinding(_host: str, port: int) -> list[Any]:
        return [(None, None, 6, "", (address, port)) for address in answers.pop(0)]

    post(receiver, resolve=rebinding)
    assert (len(receiver.requests), len(answers)) == (1, 1)


def test_a_certificate_for_another_name_is_no_proof(receiver: Receiver) -> None:
    endpoint = Endpoint(url=f"https://other.example.com:{receiver.port}/", secret=SECRET)
    with pytest.raises(NotTaken, match=r"SSLCertVerificationError.*Hostname mismatch"):
        postman(receiver).post(endpoint, BODY, notice_id="n1", at=NOON)
    assert receiver.requests == []


def test_a_certificate_that_nobody_vouches_for_is_no_proof(receiver: Receiver) -> None:
    with pytest.raises(NotTaken, match="SSLCertVerificationError"):
        post(receiver, trust=ssl.create_default_context)
    assert receiver.requests == []


def test_an_endpoint_that_never_answers_costs_no_more_than_its_time(receiver: Receiver) -> None:
    waited = threading.Event()

    def never(_client: ssl.SSLSocket) -> None:
        receiver.closing.wait(60)
        waited.set()

    receiver.answer = never
    with pytest.raises(NotTaken, match=r"TimeoutError|took too long|timed out"):
        post(receiver, in_all_s=0.5)
    assert not waited.is_set()


def test_an_endpoint_that_drips_does_not_get_more_time_with_each_drop(receiver: Receiver) -> None:
    def drip(client: ssl.SSLSocket) -> None:
        for letter in b"HTTP/1.1 200 OK":
            client.sendall(bytes([letter]))
            if receiver.closing.wait(0.2):
                return

    receiver.answer = drip
    with pytest.raises(NotTaken, match=r"TimeoutError|took too long|timed out"):
        post(receiver, in_all_s=0.7)


def test_what_is_no_http_is_not_read_to_its_end(receiver: Receiver) -> None:
    receiver.answer = lambda client: client.sendall(b"x" * 10_000)
    with pytest.raises(NotTaken, match=r"expected HTTP/1\.1 and a status"):
        post(receiver)


def test_an_endpoint_that_hangs_up_is_tried_again(receiver: Receiver) -> None:
    receiver.answer = lambda _client: None
    with pytest.raises(NotTaken):
        post(receiver)


def test_where_nobody_listens_the_next_address_is_tried(receiver: Receiver) -> None:
    def both(_host: str, port: int) -> list[Any]:
        return [(None, None, 6, "", (address, port)) for address in ("127.0.0.9", "127.0.0.1")]

    post(receiver, resolve=both, allowed={"127.0.0.9", "127.0.0.1"})
    assert len(receiver.requests) == 1


def test_a_name_that_takes_forever_to_resolve_is_given_up(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lambdas.adapters.webhooks.RESOLVE_S", 0.2)

    waited = threading.Event()

    def slow(_host: str, _port: int) -> list[Any]:
        receiver.closing.wait(60)
        waited.set()
        return []

    with pytest.raises(NotTaken, match=r"could not be resolved in 0\.2 s"):
        post(receiver, resolve=slow)
    assert not waited.is_set()
