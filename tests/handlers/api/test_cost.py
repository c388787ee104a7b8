"""What the API asks of DynamoDB does not grow with the letters that there are."""

from typing import Any

import pytest

from lambdas import house
from lambdas.api.routes import overview
from lambdas.api.routes.table import ROUTES, Route, Who
from lambdas.core.model.letter import Letter
from tests.support.builders import A_MINUTE, NOON, a_key, a_letter, an_event
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, ask
from tests.support.functions.aws import JOB_TYPE, Aws

MANY = 60  # more than a page of every list below


def bury(minute: int) -> Letter:
    letter = a_letter(a_key(tenant_id="tnt_acme", job_type=JOB_TYPE), died_at=NOON + minute * A_MINUTE)
    house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter


LISTS: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "a tenant's": (ACME, "/v1/dead-letters", {"limit": 5}),
    "a tenant's by code": (ACME, "/v1/dead-letters", {"limit": 5, "code": "DETERMINISTIC_CRASH"}),
    "a lane's": (OPERATOR, "/v1/dead-letters", {"limit": 5, "job_type": JOB_TYPE}),
    "a group's": (OPERATOR, "/v1/dead-letters", {"limit": 5, "job_type": JOB_TYPE, "signature": "5f1d3c0a9b8e7766"}),
    "every lane's": (OPERATOR, "/v1/dead-letters", {"limit": 5}),
    "tenants": (OPERATOR, "/v1/tenants", {}),
    "groups that wait": (OPERATOR, "/v1/groups", {"limit": 5}),
    "health": (ACME, "/v1/health", {"hours": 720}),
    "groups": (OPERATOR, "/v1/groups", {"limit": 5, "job_type": JOB_TYPE}),
    "lanes": (OPERATOR, "/v1/lanes", {}),
    "breakers": (OPERATOR, "/v1/breakers", {}),
    "redrives": (OPERATOR, "/v1/redrives", {"limit": 5}),
}
# One thing, not a list: it has no page.
NOT_LISTS = {"GET /v1/me", "GET /v1/dead-letters/{letter_id}", "GET /v1/groups/{signature}"}
NOT_LISTS |= {"GET /v1/redrives/{redrive_id}", "GET /v1/jobs/{job_type}/{job_id}", "GET /v1/search"}
NOT_LISTS |= {"GET /v1/breakers/{tenant_id}/{job_type}"}


def test_every_list_of_the_api_is_counted_here() -> None:
    reads = {route.key for route in ROUTES if route.method == "GET" and route.who is not Who.ANYBODY}
    assert reads - NOT_LISTS == {f"GET {path}" for _, path, _ in LISTS.values()}


def test_every_list_makes_as_many_requests_with_many_letters_as_with_few(aws: Aws) -> None:
    def requests() -> dict[str, list[str]]:
        made = {}
        for name, (who, path, query) in LISTS.items():
            aws.requests.clear()
            overview.lanes_now.forget()
            assert ask("GET", path, as_=who, **query).status == 200
            # A breaker's state is kept for seconds, so whether it is read again is the clock's.
            made[name] = sorted(request for request, _ in aws.requests if request != "BatchGetItem")
        return made

    bury(0)
    requests()  # a queue's address is looked up once
    few = requests()
    for minute in range(1, MANY):
        bury(minute)
    assert requests() == few
    assert few["a tenant's"] == ["Query"] * 4, "one a status"
    assert few["a lane's"] == few["every lane's"] == ["Query"] * 4 * 8
    # Counters and notes, those that wait, deaths by the hour, redrives, open breakers.
    assert few["groups"] == ["Query"] * (17 + 16 + 16 + 2)
    assert few["lanes"].count("Query") == 1, "open breakers; letters are counted already"
    assert few["tenants"] == ["Query"] * (16 + 1)


LETTER_ROUTES = [route for route in ROUTES if "{letter_id}" in route.path and route.who is Who.SIGNED_IN]


@pytest.mark.parametrize("route", LETTER_ROUTES, ids=lambda route: route.key)
def test_anothers_letter_takes_the_requests_that_nobodys_takes(aws: Aws, route: Route) -> None:
    """Else the time of the answer would tell that there is one."""
    body = {"reason": "x"} if route.method == "POST" else None
    made = []
    for letter_id in (bury(0).letter_id, "dl_of_nobody"):
        aws.requests.clear()
        answer = ask(route.method, route.path.format(letter_id=letter_id), as_=OTHER, body=body)
        assert answer.code == "LETTER_NOT_FOUND"
        made.append([name for name, _ in aws.requests])
    assert made == [["Query"], ["Query"]]


@pytest.mark.parametrize("limit", [1, 5])
def test_a_page_reads_about_as_many_rows_as_it_shows(aws: Aws, limit: int) -> None:
    for minute in range(12):
        bury(minute)
    aws.requests.clear()
    assert len(ask("GET", "/v1/dead-letters", as_=ACME, limit=limit).json["letters"]) == limit
    assert [params["Limit"] for name, params in aws.requests if name == "Query"] == [limit + 1] * 4
