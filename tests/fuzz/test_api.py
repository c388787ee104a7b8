"""Whatever is asked of the API, by whomever: an answer with a name, never a fault of ours, never another tenant's."""

import base64
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import strategies as some

from lambdas import house
from lambdas.api.problems import SORTS
from lambdas.api.routes.table import ROUTES, Route
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.model.value import replace
from tests.fuzz.anything import ANYTHING, IDS, JSON, SENDABLE, TEXT, written
from tests.fuzz.trying import fuzz
from tests.support.builders import A_MINUTE, NOON, a_key, a_letter, an_effect, an_event
from tests.support.functions.api_line import ACME, ANOTHER_OPERATOR, OPERATOR, OTHER, event
from tests.support.functions.api_outside import Outside, outside
from tests.support.functions.aws import JOB_TYPE, Context

assert outside  # the fixture, which `filled` asks for
MARK = "seen-by-nobody-else"
KNOWN = ["dl_acme_1", "dl_other_1", "rd-1", "tnt_acme", "tnt_other", JOB_TYPE, "5f1d3c0a9b8e7766", "open", "kyc"]


@pytest.fixture(scope="module")
def filled() -> Iterator[None]:
    """One world for all examples: what they do to it must not matter."""
    with pytest.MonkeyPatch.context() as patch:
        made = outside.__wrapped__(patch)  # type: ignore[attr-defined]
        _fill(next(made))
        yield
        next(made, None)


def _fill(world: Outside) -> None:
    for tenant in ("acme", "other"):
        for number in range(1, 4):
            key = a_key(tenant_id=f"tnt_{tenant}", job_type=JOB_TYPE, job_id=f"job_{tenant}_{number}")
            letter = a_letter(
                key,
                letter_id=f"dl_{tenant}_{number}",
                died_at=NOON + number * A_MINUTE,
                source=MARK if tenant == "other" else "web",
                effects=(an_effect(status=EffectStatus.INTENT).on_letter(),),
                status=[LetterStatus.OPEN, LetterStatus.HELD, LetterStatus.SCHEDULED][number - 1],
            )
            letter = replace(letter, snapshot_ref=letter.key.snapshot_ref)
            payload = {"a": letter.source}
            world.store.put(letter.snapshot_ref, json.dumps({"body": json.dumps({"payload": payload})}))
            world.ledger.take_in(letter, was=None, event=an_event(why=tenant), expires_at=None)


def asked(made: dict[str, Any]) -> dict[str, Any]:
    from lambdas.handlers.api import handler  # noqa: PLC0415 - after the environment is set

    answer: dict[str, Any] = handler(made, Context())
    status, kind = answer["statusCode"], answer["headers"].get("Content-Type", "")
    assert 200 <= status < 500, answer["body"][:500]
    if status >= 400:
        assert kind == "application/problem+json", (status, kind)
        told = json.loads(answer["body"])
        assert told["code"] in SORTS
        assert told["status"] == status == SORTS[told["code"]].status
        assert told["detail"]
        if told["code"] == "INVALID":
            assert told["faults"]
    str(answer.get("body") or "").encode()
    return answer


FIELDS = ["reason", "fixed", "happened", "ref", "job_type", "owner", "note", "bug_url", "approved", "action", "filter"]
NAMES = [*FIELDS, "status", "kind", "code", "limit", "cursor", "hours", "tenant_id", "signature"]
PARTS = some.sampled_from(KNOWN) | IDS | SENDABLE.map(lambda text: quote(text, safe="")) | TEXT
MOST_PARTS = max(route.path.count("{") for route in ROUTES)
BODIES = (
    some.dictionaries(some.sampled_from(FIELDS) | TEXT, some.sampled_from(KNOWN) | ANYTHING, max_size=6).map(written)
    | ANYTHING.map(written)
    | TEXT
    | some.sampled_from(["[" * 60_000, '{"reason": "' + "x" * 200_000 + '"}', '{"reason": "\\ud800"}', "\x00"])
)
QUERIES = some.dictionaries(some.sampled_from(NAMES) | TEXT, some.sampled_from(KNOWN) | TEXT, max_size=4)
HEADERS = some.dictionaries(
    some.sampled_from(["content-type", "idempotency-key", "accept", "x-forwarded-for", "authorization"]), SENDABLE
)
CLAIMS = some.dictionaries(
    some.sampled_from(["sub", "email", "email_verified", "custom:tenant_id", "cognito:groups", "token_use", "iss"]),
    some.sampled_from(["tnt_acme", "[operators]", "operators", "[not-operators]", "id", "access", "true"]) | JSON,
)
CALLERS = some.sampled_from([ACME, OTHER, OPERATOR, ANOTHER_OPERATOR]) | CLAIMS | some.none()


def _path(route: Route, parts: list[str]) -> str:
    pieces = [part if "{" not in part else (parts.pop() or "x") for part in route.path.split("/")]
    return "/".join(pieces)


@fuzz(
    share=2,
    route=some.sampled_from(ROUTES),
    parts=some.lists(PARTS, min_size=MOST_PARTS, max_size=MOST_PARTS),
    who=CALLERS,
    query=QUERIES,
    headers=HEADERS,
    body=some.none() | BODIES,
    encoded=some.booleans(),
)
@pytest.mark.usefixtures("filled")
def test_whatever_is_asked_has_an_answer_with_a_name(
    route: Route, parts: list[str], who: Any, query: dict[str, str], headers: dict[str, str], body: str, encoded: bool
) -> None:
    made = event(route.method, _path(route, parts), as_=who, headers=headers)
    made |= {"routeKey": route.key, "queryStringParameters": query} if query else {"routeKey": route.key}
    made["requestContext"]["routeKey"] = route.key
    if body is not None:
        made["body"] = base64.b64encode(body.encode("utf-8", "replace")).decode() if encoded else body
        made["isBase64Encoded"] = encoded
    answer = asked(made)
    if who == ACME and route.path.startswith("/v1/dead-letters"):
        assert MARK not in answer["body"]
        assert answer["statusCode"] >= 400 or "tnt_other" not in answer["body"]  # a problem repeats what was asked


LISTS = ["/v1/dead-letters", "/v1/redrives"]


@fuzz(
    who=some.sampled_from([ACME, OTHER, OPERATOR]),
    path=some.sampled_from(LISTS),
    tampering=some.lists(
        some.tuples(some.sampled_from(["cut", "flip", "add", "swap"]), some.integers(0, 200), SENDABLE), max_size=3
    ),
)
@pytest.mark.usefixtures("filled")
def test_a_changed_cursor_shows_nobody_more_than_their_own(who: Any, path: str, tampering: list[Any]) -> None:
    given = json.loads(asked(event("GET", LISTS[0], as_=ACME, query={"status": "open", "limit": 1}))["body"])
    cursor = given["cursor"] or _cursor_of_acme()
    touched = cursor
    for way, place, text in tampering:
        at = place % (len(touched) or 1)
        touched = {
            "cut": touched[:at],
            "flip": touched[:at] + ("A" if touched[at : at + 1] != "A" else "B") + touched[at + 1 :],
            "add": touched[:at] + text + touched[at:],
            "swap": touched[at:] + touched[:at],
        }[way]
    answer = asked(event("GET", path, as_=who, query={"status": "open", "limit": 1, "cursor": touched}))
    assert answer["statusCode"] in (200, 400, 403, 422), (touched, cursor)
    shown = {row["tenant_id"] for row in json.loads(answer["body"]).get("letters", ())}
    other = {"tnt_other"} if who == OTHER else {"tnt_acme", "tnt_other"}  # operators see all
    assert shown <= ({"tnt_acme"} if who == ACME else other), (touched, cursor)
    assert MARK not in answer["body"]


def _cursor_of_acme() -> str:
    """Of a list that has a second page."""
    for number in range(4, 7):
        key = a_key(tenant_id="tnt_acme", job_type=JOB_TYPE, job_id=f"job_acme_{number}")
        letter = a_letter(key, letter_id=f"dl_acme_{number}", died_at=NOON + number * A_MINUTE)
        house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    given = json.loads(asked(event("GET", LISTS[0], as_=ACME, query={"status": "open", "limit": 1}))["body"])
    return str(given["cursor"])
