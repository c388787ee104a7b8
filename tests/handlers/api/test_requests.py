"""What every request goes through before its route sees it, and what every answer has."""

import base64
import json
from typing import Any

import pytest

from lambdas import house
from lambdas.api.problems import SORTS
from lambdas.api.routes.table import MOST_BYTES
from tests.support.functions.api_line import ACME, OPERATOR, ask, event
from tests.support.functions.aws import Context

pytestmark = pytest.mark.usefixtures("outside")
ACT = "/v1/dead-letters/dl_1/discard"


def test_every_answer_has_the_security_headers_and_is_kept_nowhere() -> None:
    for answer in (ask("GET", "/v1/me"), ask("GET", "/v1/me", as_=None), ask("GET", "/v1/lanes", as_=ACME)):
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Strict-Transport-Security"].startswith("max-age=")
        assert not any(name.lower().startswith("access-control") for name in answer.headers)


def test_a_problem_has_its_code_a_sentence_and_what_to_do() -> None:
    told = ask("GET", "/v1/dead-letters/nope", as_=ACME).json
    assert told == {
        "type": "urn:lazaret:problem:LETTER_NOT_FOUND",
        "title": SORTS["LETTER_NOT_FOUND"].title,
        "status": 404,
        "code": "LETTER_NOT_FOUND",
        "detail": "there is no dead letter 'nope'",
        "to_do": SORTS["LETTER_NOT_FOUND"].to_do,
        "request_id": "request-1",
    }


@pytest.mark.parametrize("path", ["/v1/nowhere", "/v2/me", "/v1/dead-letters/a/b/c", "/V1/me"])
def test_a_path_that_is_no_route_is_not_found(path: str) -> None:
    answer = ask("GET", path)
    assert (answer.status, answer.code) == (404, "NOT_FOUND")


def test_a_route_of_the_table_that_the_app_does_not_have_is_not_found() -> None:
    from lambdas.handlers.api import handler  # noqa: PLC0415

    astray = event("GET", "/v1/me", as_=OPERATOR) | {"rawPath": "/v1/nowhere"}
    astray["requestContext"]["http"]["path"] = "/v1/nowhere"
    assert json.loads(handler(astray, Context())["body"])["code"] == "NOT_FOUND"


@pytest.mark.parametrize(
    "text", ["{", '{"reason": NaN}', "[" * 100_000, '{"reason": "\\ud800"}', "null", '"x"', "3", '{"reason": 3}']
)
def test_a_body_that_is_no_json_object_of_ours_is_refused(text: str) -> None:
    answer = ask("POST", ACT, as_=ACME, raw=text)
    assert (answer.status, answer.code) == (422, "INVALID")


def test_a_large_body_is_refused_unread() -> None:
    answer = ask("POST", ACT, as_=ACME, raw=json.dumps({"reason": "x" * MOST_BYTES}))
    assert (answer.status, answer.code) == (413, "TOO_LARGE")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
def test_a_body_of_another_type_is_refused(kind: str) -> None:
    answer = ask("POST", ACT, as_=ACME, raw='{"reason": "x"}', headers={"content-type": kind})
    assert (answer.status, answer.code) == (415, "UNSUPPORTED_MEDIA")


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "Application/JSON", ""])
def test_json_is_read_however_its_type_is_written(kind: str) -> None:
    answer = ask("POST", ACT, as_=ACME, raw='{"reason": "x"}', headers={"content-type": kind})
    assert answer.code == "LETTER_NOT_FOUND"


@pytest.mark.parametrize(("body", "code"), [("eyJyZWFzb24iOiAieCJ9", "LETTER_NOT_FOUND"), ("%%%", "INVALID")])
def test_a_body_that_the_gateway_encoded_is_decoded(body: str, code: str) -> None:
    from lambdas.handlers.api import handler  # noqa: PLC0415

    assert base64.b64decode("eyJyZWFzb24iOiAieCJ9") == b'{"reason": "x"}'
    encoded = event("POST", ACT, as_=ACME, text=body) | {"isBase64Encoded": True}
    assert json.loads(handler(encoded, Context())["body"])["code"] == code


@pytest.mark.parametrize(
    ("query", "fault"),
    [
        ({"limit": 0}, "query.limit"),
        ({"limit": 201}, "query.limit"),
        ({"limit": "many"}, "query.limit"),
        ({"status": "gone"}, "query.status"),
        ({"kind": "bad"}, "query.kind"),
        ({"job_type": "UPPER"}, "query.job_type"),
        ({"code": "a b"}, "query.code"),
        ({"cursor": "x" * 601}, "query.cursor"),
    ],
)
def test_a_parameter_out_of_bounds_is_named(query: dict[str, Any], fault: str) -> None:
    answer = ask("GET", "/v1/dead-letters", as_=ACME, **query)
    assert answer.status == 422
    assert [each.split(":")[0] for each in answer.json["faults"]] == [fault]


@pytest.mark.parametrize("letter_id", ["a b", "ä", "x" * 129, "a%00b", "a'b"])
def test_an_id_that_can_be_nobodys_is_refused(letter_id: str) -> None:
    assert ask("GET", f"/v1/dead-letters/{letter_id}", as_=ACME).status in (404, 422)


def test_an_error_that_nobody_foresaw_is_ours_and_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def letters(self, _: Any) -> Any:
            raise RuntimeError("the secret of the table")

    monkeypatch.setattr(house, "ledger", Broken)
    answer = ask("GET", "/v1/dead-letters", as_=ACME)
    assert (answer.status, answer.code) == (500, "INTERNAL")
    assert "secret" not in answer.text
    assert answer.json["request_id"] == "request-1"


def test_every_request_is_one_line_of_the_log_with_who_asked(caplog: pytest.LogCaptureFixture) -> None:
    ask("GET", "/v1/lanes", as_=ACME)
    lines = [record for record in caplog.records if record.message == "api.answered"]
    assert [(line.route, line.status, line.who) for line in lines] == [  # type: ignore[attr-defined]
        ("GET /v1/lanes", 403, "tnt_acme/ada@tnt_acme.example")
    ]


def test_one_request_leaves_nothing_behind_for_the_next() -> None:
    assert ask("GET", "/v1/lanes", as_=OPERATOR).status == 200
    assert ask("GET", "/v1/me", as_=ACME).json["operator"] is False
    assert ask("GET", "/v1/me", as_=None).code == "UNAUTHENTICATED"
