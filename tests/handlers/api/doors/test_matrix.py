"""The cross-tenant matrix: every route × whoever may call it. No cell tells a tenant anything of another's."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from lambdas import wiring
from lambdas.api.routes.table import ROUTES, Route, Who
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.question import Question, To, digest_of
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import read_request
from tests.support.builders import NOON
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, Answer, ask, bury, claims_of, event
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE, Context

SECRET = "only-of-acme"
SIGNED_IN = [route for route in ROUTES if route.who is not Who.ANYBODY]
OPEN_TO_TENANTS = [route for route in ROUTES if route.who is Who.SIGNED_IN]
FOR_OPERATORS = [route for route in ROUTES if route.who is Who.OPERATORS]
KEYED = {"idempotency-key": "the-same"}
NEED_A_TENANT = (
    "/v1/jobs/{job_type}/{job_id}/signals/{name}",
    "/v1/jobs/{job_type}/{job_id}/answers/{key}",
    "/v1/own-groups",
    "/v1/own-groups/{signature}/replay",
    "/v1/health",
    "/v1/dead-letters",
    "/v1/jobs/{job_type}/{job_id}",
)
OF_A_LANE = ("groups", "strategies")  # their lists are asked for one lane
ABSENT = ("ENDPOINT_NOT_FOUND", "ROW_NOT_FOUND", "JOB_ENDED")  # of this world
BODIES: dict[str, Any] = {
    "settle": {"happened": True, "reason": "x"},
    "{letter_id}/note": {"note": "x"},
    "note": {"job_type": JOB_TYPE, "note": "x"},
    "groups": {"job_type": JOB_TYPE, "reason": "x"},
    "/v1/endpoints/{tenant_id}$": {"url": "https://hooks.example.com/in", "reason": "x"},
    "/v1/rows/unlist": {"key": "T#tnt_acme#J#simulated#job LETTER#dl", "reason": "x"},
    "/v1/strategies/": {"job_type": JOB_TYPE, "pinned": "concise", "reason": "x"},
    "/signals/": {"signal_id": "sig-1", "value": 1},
    "/answers/": {"answer": "yes"},
    "/v1/jobs$": {"job_type": JOB_TYPE, "job_id": "job_submitted", "payload": {}},
    "/v1/redrives$": {"action": "discard", "job_type": JOB_TYPE, "filter": {"code": "X"}, "reason": "x"},
}


@pytest.fixture
def acmes(outside: Outside) -> dict[str, str]:
    """A world in which only tnt_acme has anything, all of it marked."""
    letter = bury(detail=f"{SECRET}\n…", signature="5f1d3c0a9b8e7766")
    given = {"action": "discard", "job_type": JOB_TYPE, "filter": {"tenant_id": "tnt_acme"}, "reason": SECRET}
    request = read_request(given | {"operator": "ops"}, job_types=wiring.lanes())
    outside.redrives.write(
        Redrive(
            redrive_id="rd-acme",
            request=request,
            status=RedriveStatus.SENDING,
            started_at=NOON,
            updated_at=NOON,
        )
    )
    asked = Question(
        key="refund",
        scope="",
        text=SECRET,
        to=To.TENANT,
        digest=digest_of((), None),
        asked_at=NOON,
        until=NOON,
    )
    outside.ledger.ask(letter.job_key, asked, valid_from=NOON, expires_at=datetime.max.replace(tzinfo=UTC))
    breaker = Breaker(tenant_id="tnt_acme", job_type=JOB_TYPE, opened_at=NOON, opened_code=SECRET, watch_at=NOON)
    outside.breakers.move(Breaker(tenant_id="tnt_acme", job_type=JOB_TYPE), breaker)
    return {
        "letter_id": letter.letter_id,
        "effect_id": "0123456789ab",
        "signature": "5f1d3c0a9b8e7766",
        "tenant_id": "tnt_acme",
        "job_type": JOB_TYPE,
        "redrive_id": "rd-acme",
        "job_id": letter.job_id,
        "name": "payment",
        "key": "refund",
        "code": "CONTEXT_OVERFLOW",
    }


def call(route: Route, names: dict[str, str], as_: Any, **query: Any) -> Answer:
    body = next((body for part, body in BODIES.items() if part in f"{route.path}$"), {"reason": "x"})
    if route.method == "GET" and any(part in route.path for part in OF_A_LANE):
        query["job_type"] = JOB_TYPE
    query |= {"q": SECRET} if route.path.endswith("/search") else {}
    path = route.path.format(**names)
    return ask(route.method, path, as_=as_, body=body if route.method == "POST" else None, **query)


def nobodys(names: dict[str, str]) -> dict[str, str]:
    return {name: "0" * len(value) if name != "job_type" else value for name, value in names.items()}


@pytest.mark.parametrize("route", SIGNED_IN, ids=lambda route: route.key)
def test_without_a_token_nothing_is_answered(route: Route, acmes: dict[str, str]) -> None:
    answer = call(route, acmes, None)
    assert (answer.status, answer.code) == (401, "UNAUTHENTICATED")
    assert SECRET not in answer.text


@pytest.mark.parametrize("route", SIGNED_IN, ids=lambda route: route.key)
@pytest.mark.parametrize(
    "claims",
    [
        claims_of("tnt_acme", token_use="access"),
        claims_of("tnt_acme") | {"sub": ""},
        claims_of(""),
        claims_of("tnt_acme tnt_other"),
        claims_of("@operators"),
        {"sub": "x", "cognito:groups": "[not-operators operators-of-acme]"},
        {"sub": "x", "cognito:groups": "operators-of-acme"},
        {"sub": "x", "custom:groups": "[operators]"},
    ],
    ids=[
        "access token",
        "no sub",
        "no tenant",
        "two tenants",
        "the operators' partition",
        "near groups",
        "one",
        "other",
    ],
)
def test_a_token_that_names_no_tenant_and_no_operator_opens_nothing(
    route: Route, claims: dict[str, str], acmes: dict[str, str]
) -> None:
    answer = call(route, acmes, claims)
    assert answer.code in ("UNAUTHENTICATED", "NO_TENANT")
    assert SECRET not in answer.text


@pytest.mark.parametrize("route", FOR_OPERATORS, ids=lambda route: route.key)
def test_an_operators_route_tells_a_tenant_the_same_of_its_own_anothers_and_nobodys(
    route: Route, acmes: dict[str, str]
) -> None:
    answers = [call(route, names, who) for names in (acmes, nobodys(acmes)) for who in (ACME, OTHER)]
    assert {answer.status for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1


@pytest.mark.parametrize("route", OPEN_TO_TENANTS, ids=lambda route: route.key)
def test_another_tenant_gets_the_answer_of_nobodys(route: Route, acmes: dict[str, str]) -> None:
    theirs, none = call(route, acmes, OTHER), call(route, nobodys(acmes), OTHER)
    assert theirs.status == none.status
    assert _but_names(theirs, acmes) == _but_names(none, nobodys(acmes))
    for told in (SECRET, "tnt_acme", acmes["signature"]):
        assert told not in theirs.text


@pytest.mark.parametrize("route", OPEN_TO_TENANTS, ids=lambda route: route.key)
def test_a_tenant_gets_at_its_own(route: Route, acmes: dict[str, str]) -> None:
    answer = call(route, acmes, ACME)
    assert answer.status in (200, 202, 409), answer
    if answer.status == 409:
        assert answer.code in ("UNSAFE", "JOB_ENDED")


@pytest.mark.parametrize("route", SIGNED_IN, ids=lambda route: route.key)
def test_an_operator_gets_at_everything(route: Route, acmes: dict[str, str]) -> None:
    query = {"tenant_id": "tnt_acme"} if route.path in NEED_A_TENANT else {}
    # A job is submitted by its tenant: an operator has one of their own, or sends with `ops`.
    who = OPERATOR | {"custom:tenant_id": "tnt_own"} if route.key == "POST /v1/jobs" else OPERATOR
    answer = call(route, acmes, who, **query)
    if answer.status >= 400:
        assert answer.code in ("UNSAFE", "NOT_PROPOSED", "NOT_WAITING", "EFFECT_NOT_FOUND", "NOT_OPEN", *ABSENT), answer
    else:
        assert answer.status in (200, 202)


@pytest.mark.parametrize("route", OPEN_TO_TENANTS, ids=lambda route: route.key)
@pytest.mark.parametrize("where", ["query", "header", "body"])
def test_no_part_of_the_request_chooses_the_tenant(route: Route, where: str, acmes: dict[str, str]) -> None:
    path = route.path.format(**acmes)
    forged: dict[str, Any] = {"tenant_id": "tnt_acme"}
    body = {"reason": "x", **(forged if where == "body" else {})} if route.method == "POST" else None
    headers = {"x-tenant-id": "tnt_acme", "tenant_id": "tnt_acme"} if where == "header" else None
    answer = ask(route.method, path, as_=OTHER, body=body, headers=headers, **(forged if where == "query" else {}))
    assert SECRET not in answer.text
    assert answer.status in (200, 403, 404, 422)
    if answer.status == 200:
        assert "tnt_acme" not in answer.text


@pytest.mark.parametrize("route", OPEN_TO_TENANTS, ids=lambda route: route.key)
@pytest.mark.parametrize("body", [{}, {"reason": ""}, {"reason": "x", "colour": "red"}, ["x"]], ids=str)
def test_a_request_that_is_wrong_tells_no_more_of_anothers_than_of_nobodys(
    route: Route, body: Any, acmes: dict[str, str]
) -> None:
    query: dict[str, Any] = {"limit": 0} if route.method == "GET" else {}
    given = None if route.method == "GET" else body
    theirs, none = (
        ask(route.method, route.path.format(**names), as_=OTHER, body=given, **query)
        for names in (acmes, nobodys(acmes))
    )
    assert theirs.status == none.status
    assert _but_names(theirs, acmes) == _but_names(none, nobodys(acmes))


@pytest.mark.parametrize("route", [each for each in OPEN_TO_TENANTS if "{letter_id}" in each.path], ids=lambda r: r.key)
@pytest.mark.parametrize(
    "guess",
    [str.upper, str.title, lambda name: name[:-1], lambda name: f"{name}0", lambda name: f"tnt_acme:{name}"],
    ids=["upper", "title", "shorter", "longer", "with its tenant"],
)
def test_a_guess_that_is_near_a_letters_id_is_nobodys_to_its_own_tenant_too(
    route: Route, guess: Callable[[str], str], acmes: dict[str, str]
) -> None:
    assert guess(acmes["letter_id"]) != acmes["letter_id"]
    answer = call(route, acmes | {"letter_id": guess(acmes["letter_id"])}, ACME)
    assert (answer.status, answer.code) == (404, "LETTER_NOT_FOUND")


def test_a_cursor_of_another_tenant_opens_nothing_of_theirs(acmes: dict[str, str]) -> None:
    bury(minute=1)
    own = bury("tnt_other", minute=-1).letter_id
    cursor = ask("GET", "/v1/dead-letters", as_=ACME, limit=1).json["cursor"]
    assert cursor
    answer = ask("GET", "/v1/dead-letters", as_=OTHER, cursor=cursor)
    assert [letter["letter_id"] for letter in answer.json["letters"]] == [own]
    assert SECRET not in answer.text


def test_an_idempotency_key_of_another_tenant_finds_nothing_of_theirs(acmes: dict[str, str], outside: Outside) -> None:
    own = bury("tnt_other").letter_id
    started = [
        ask("POST", f"/v1/dead-letters/{letter}/discard", as_=who, body={"reason": "x"}, headers=KEYED)
        for who, letter in ((ACME, acmes["letter_id"]), (OTHER, own))
    ]
    assert [answer.status for answer in started] == [202, 202]
    assert len({answer.json["redrive_id"] for answer in started}) == 2


def test_nothing_that_another_tenant_tried_has_changed_anything(acmes: dict[str, str], outside: Outside) -> None:
    before = (dict(outside.ledger.dead), dict(outside.redrives.records), outside.breakers.find("tnt_acme", JOB_TYPE))
    for route in SIGNED_IN:
        call(route, acmes, OTHER)
    assert (
        dict(outside.ledger.dead),
        dict(outside.redrives.records),
        outside.breakers.find("tnt_acme", JOB_TYPE),
    ) == before
    assert outside.ledger.learned(JOB_TYPE, now=wiring.now()) == ({}, {}), "nor has it ruled on a lane's strategies"
    assert outside.machine.started == {}
    assert {message.group for message in outside.queue.sent} == {"tnt_other"}, "what it submitted is its own"


def _but_names(answer: Answer, names: dict[str, str]) -> Any:
    told = json.dumps(answer.json)
    for name, value in names.items():
        told = told.replace(value, f"<{name}>") if name != "job_type" else told
    document = json.loads(told)
    document.pop("since", None)  # the moment of asking
    return document


@pytest.mark.parametrize("route", FOR_OPERATORS, ids=lambda route: route.key)
def test_a_path_that_the_gateway_took_for_a_tenants_route_is_still_an_operators(
    route: Route, acmes: dict[str, str]
) -> None:
    """Should the gateway and the function ever read a path in two ways, the stricter counts."""
    from lambdas.handlers.api import handler  # noqa: PLC0415

    body = next((body for part, body in BODIES.items() if part in f"{route.path}$"), {"reason": "x"})
    query = {"job_type": JOB_TYPE} if any(part in route.path for part in OF_A_LANE) else {}
    astray = event(route.method, route.path.format(**acmes), as_=ACME, text=json.dumps(body), query=query)
    made = handler(astray | {"routeKey": "GET /v1/me"}, Context())
    assert json.loads(made["body"])["code"] == "OPERATORS_ONLY"
