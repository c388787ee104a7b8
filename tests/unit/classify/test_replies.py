"""What a server said when it refused, read out of bodies and headers of many shapes, exactly up to their limits."""

from typing import Any

import pytest

from lambdas.core.classify import replies
from lambdas.core.classify.answers import as_status
from lambdas.core.classify.replies import Reply, body_of, headers_of, is_exhausted, read_body, seconds


class Holder:
    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (None, Reply()),
        ({}, Reply()),
        ("text", Reply()),
        (
            {"code": "Rate_Limited", "message": "slow down"},
            Reply(codes=frozenset({"rate_limited"}), message="slow down"),
        ),
        ({"error": {"type": "overloaded", "message": "busy"}}, Reply(codes=frozenset({"overloaded"}), message="busy")),
        ({"errors": [{"reason": "quota"}, {"status": "late"}]}, Reply(codes=frozenset({"quota", "late"}))),
        (
            {"__type": "com.amazon.coral#AccessDenied", "Message": "no"},
            Reply(codes=frozenset({"accessdenied"}), message="no"),
        ),
        (
            {"error": "invalid_grant", "error_description": "it is old"},
            Reply(codes=frozenset({"invalid_grant"}), message="it is old"),
        ),
        ({"error": "no such user"}, Reply(message="no such user")),
        (
            {"code": 429, "message": "first", "error": {"code": 503, "message": "second"}},
            Reply(message="first", status=429),
        ),
        ({"error": {"code": "503"}}, Reply(codes=frozenset({"503"}), status=503)),
        ({"details": [{"retryDelay": "7s"}, {"retryDelay": "9s"}]}, Reply(retry_after=7.0)),
        ({"code": "x" * 80}, Reply(codes=frozenset({"x" * 80}))),
        ({"code": "x" * 81}, Reply()),
        ([{"code": "a"}], Reply(codes=frozenset({"a"}))),
        ([{"code": f"c{number}"} for number in range(9)], Reply(codes=frozenset(f"c{number}" for number in range(8)))),
    ],
)
def test_codes_message_wait_and_status_are_found_wherever_a_vendor_puts_them(body: Any, told: Reply) -> None:
    assert read_body(body) == told


def test_a_body_that_nests_for_ever_is_read_for_32_parts() -> None:
    body: dict[str, Any] = {"code": "deepest"}
    for _ in range(31):
        body = {"error": body}
    assert read_body(body).codes == {"deepest"}
    assert read_body({"error": body}).codes == frozenset()


@pytest.mark.parametrize(
    ("value", "status"),
    [
        (100, 100),
        (599, 599),
        (99, None),
        (600, None),
        ("429", 429),
        ("42", None),
        ("4290", None),
        ("4x9", None),
        (True, None),
        (429.0, None),
    ],
)
def test_a_status_is_a_number_from_100_to_599(value: object, status: int | None) -> None:
    assert as_status(value) == status


@pytest.mark.parametrize(
    ("error", "response", "body"),
    [
        (Holder(), {"Error": 1}, {"Error": 1}),
        (Holder(body={"a": 1}), None, {"a": 1}),
        (Holder(body="{", details=[1]), None, [1]),
        (Holder(body=b'{"a": 1}'), None, {"a": 1}),
        (Holder(body=""), Holder(_content=b'{"b": 2}'), {"b": 2}),
        (Holder(body=7), None, None),
        (Holder(body='"' + "x" * 65_534 + '"'), None, "x" * 65_534),
        (Holder(body='"' + "x" * 65_535 + '"'), None, None),
    ],
    ids=range(8),
)
def test_the_body_is_taken_from_where_the_client_keeps_it(error: object, response: object, body: object) -> None:
    assert body_of(error, response) == body


def test_the_first_headers_count_with_names_in_lower_case() -> None:
    assert headers_of(None, Holder(headers={"Retry-After": 7}), {"Other": "1"}) == {"retry-after": "7"}
    assert headers_of({"A": "1"}, Holder(headers={"B": "2"})) == {"a": "1"}
    assert headers_of(None, Holder()) == {}


@pytest.mark.parametrize(
    ("headers", "exhausted"),
    [
        ({}, False),
        ({"retry-after": "1"}, True),
        ({"x-ratelimit-remaining": "0"}, True),
        ({"ratelimit-remaining": "0"}, True),
        ({"x-rate-limit-remaining": "0"}, True),
        ({"x-ratelimit-remaining": "1"}, False),
    ],
)
def test_a_limit_is_used_up_when_a_header_says_so(headers: dict[str, str], exhausted: bool) -> None:
    assert is_exhausted(headers) is exhausted


@pytest.mark.parametrize(
    ("text", "wait"),
    [
        ("please try again in 20s", 20.0),
        ("retry after 1.5 m", 90.0),
        ("try again in 250ms", 0.25),
        ("retry in 3 and be patient", 3.0),
        ("try later", None),
    ],
)
def test_a_wait_is_read_from_the_sentence_with_its_unit(text: str, wait: float | None) -> None:
    assert replies.wait_in_text(text) == wait


@pytest.mark.parametrize(
    ("given", "wait"),
    [
        (5, 5.0),
        ("7s", 7.0),
        ("250ms", 0.25),
        (True, None),
        (-1, 0.0),
        ("x", None),
        (90_000, 86_400.0),
        (float("inf"), None),
    ],
)
def test_a_waiting_time_is_a_number_or_a_text_of_one(given: object, wait: float | None) -> None:
    assert seconds(given) == wait


DATE = "Fri, 12 Jun 2026 12:00:00 GMT"


@pytest.mark.parametrize(
    ("headers", "wait"),
    [
        ({"retry-after": "30"}, 30.0),
        ({"retry-after-ms": "1500"}, 1.5),
        ({"date": DATE, "retry-after": "Fri, 12 Jun 2026 12:00:40 GMT"}, 40.0),
        ({"retry-after": "Fri, 12 Jun 2026 12:00:40 GMT"}, None),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "55"}, 55.0),
        ({"ratelimit-remaining": "0", "ratelimit-reset": "55"}, 55.0),
        ({"x-ratelimit-remaining": "1", "x-ratelimit-reset": "55"}, None),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1781265660", "date": DATE}, 60.0),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1781265660"}, None),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "soon"}, None),
        ({"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1" * 13, "date": DATE}, None),
        ({}, None),
    ],
)
def test_a_waiting_time_is_read_from_headers_of_any_kind(headers: dict[str, str], wait: float | None) -> None:
    assert replies.wait_in(headers) == wait
