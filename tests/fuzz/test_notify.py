"""Whatever lies in the notices queue, whatever an endpoint is, and whatever it answers."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import strategies as some

from lambdas import house
from lambdas.adapters.notices import ForeignMessage, message_in
from lambdas.adapters.webhooks import HttpsPostman
from lambdas.core.model.errors import LazaretError
from lambdas.core.notify.notice import Endpoint, EndpointRefused, NoticeStatus, NotTaken, target_of
from lambdas.core.ports.outside import DISCARDED, DUE, LETTER, OF_BREAKERS, OF_REDRIVES
from lambdas.handlers import notify
from tests.fuzz.anything import ANYTHING, IDS, SENDABLE, TEXT, written
from tests.fuzz.line import Line, Minute
from tests.fuzz.trying import fuzz
from tests.support.builders import NOON
from tests.support.worlds.notices import TENANT, World

HEARD = some.fixed_dictionaries(
    {
        "what": some.sampled_from([LETTER, DISCARDED, DUE, *OF_BREAKERS, *OF_REDRIVES]) | TEXT,
        "tenant_id": some.just("tnt_8f2a") | IDS | TEXT,
        "job_type": some.just("kyc") | TEXT,
    },
    optional={
        "topic": some.sampled_from(["letters.many", "breaker.opened#kyc"]) | TEXT | ANYTHING,
        "facts": ANYTHING,
    },
)
BODIES = HEARD.map(written) | ANYTHING.map(written) | SENDABLE
ANSWERS = some.lists(some.sampled_from([NotTaken("no"), EndpointRefused("never")]), max_size=3)


@fuzz(bodies=some.lists(BODIES, min_size=1, max_size=3), letters=some.integers(0, 8), answers=ANSWERS)
def test_whatever_was_heard_is_told_dropped_or_comes_again(
    bodies: list[str], letters: int, answers: list[LazaretError]
) -> None:
    world, line = World(), Line()
    world.answers = list(answers)
    if letters:
        world.dies(letters)
    records = [line.record(body) for body in bodies]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "notifier", lambda: world.notifier)
        answer = notify.handler({"Records": records}, Minute())
    failed = [each["itemIdentifier"] for each in answer["batchItemFailures"]]
    assert failed == [record["messageId"] for record in records if not _is_ours(record["body"])]
    for notice in world.book.all(TENANT):
        assert notice.status in NoticeStatus
        json.loads(notice.body)
        notice.body.encode()


def _is_ours(body: str) -> bool:
    try:
        message_in(body)
    except ForeignMessage:
        return False
    return True


class Answering:
    """A socket, plain or secure, whose other side says this."""

    def __init__(self, *said: bytes) -> None:
        self.said = list(said)

    def __enter__(self) -> "Answering":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def settimeout(self, _seconds: float) -> None:
        return None

    def sendall(self, _content: bytes) -> None:
        return None

    def recv(self, most: int) -> bytes:
        return self.said.pop(0)[:most] if self.said else b""

    def wrap_socket(self, _plain: Any, *, server_hostname: str) -> "Answering":
        return self


@contextmanager
def connecting(to: Answering) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "create_connection", lambda *_args, **_kwargs: to)
        yield


SAID = some.binary(max_size=40) | some.sampled_from(
    [b"HTTP/1.1 200 OK\r\n", b"HTTP/1.1 2", b"HTTP/1.1 ", b"HTTP/1.0 301 Go\r\n", b"HTTP/2 200\r\n", b"x" * 100_000]
)
SAID |= some.integers(0, 9999).map(lambda status: b"HTTP/1.1 %d \r\n" % status)


@fuzz(said=some.lists(SAID, max_size=3))
def test_whatever_an_endpoint_answers_it_took_the_notice_or_not(said: list[bytes]) -> None:
    answering = Answering(*said)
    postman = HttpsPostman(
        resolve=lambda _host, port: [(None, None, 6, "", ("93.184.215.14", port))],
        trust=lambda: answering,  # type: ignore[arg-type,return-value]
    )
    endpoint = Endpoint(url="https://hooks.example.com/in", secret="s", set_at=NOON)
    with connecting(answering):
        try:
            postman.post(endpoint, "{}", notice_id="n", at=datetime(2026, 6, 12, tzinfo=UTC))
        except (NotTaken, EndpointRefused) as refused:
            str(refused).encode()
        else:
            assert said[0].startswith(b"HTTP/1.")


HOSTS = some.sampled_from(["127.0.0.1", "[::1]", "0x7f.1", "localhost", "hooks.example.com", "a@b", "１２７.0.0.1", ""])
URLS = (
    TEXT
    | SENDABLE
    | some.builds("{}://{}{}{}".format, some.sampled_from(["https", "http", "file"]), HOSTS, SENDABLE, TEXT)
)


@fuzz(share=2, url=URLS)
def test_whatever_url_is_registered_it_is_a_public_name_or_refused(url: str) -> None:
    try:
        target = target_of(url)
    except EndpointRefused as refused:
        str(refused)
        return
    assert target.port == 443
    assert not target.host.replace(".", "").isdigit()
    f"{target.host}{target.path}".encode("ascii")
