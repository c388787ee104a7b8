"""What the API asks of DynamoDB does not grow with the letters that there are."""

from typing import Any

import pytest

from bench.worlds.pages import counters, letters
from lambdas import house, wiring
from lambdas.adapters.dynamo.items import letter_item
from lambdas.api.routes import overview
from lambdas.api.routes.table import ROUTES, Route, Who
from lambdas.core.model.letter import Letter
from lambdas.core.model.value import replace
from tests.support.builders import A_MINUTE, NOON, a_key, a_letter, an_event
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, ask
from tests.support.functions.aws import JOB_TYPE, Aws
from tests.support.ledgers.bench import counted

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
    "own groups": (ACME, "/v1/own-groups", {}),
    "health": (ACME, "/v1/health", {"hours": 720}),
    "groups": (OPERATOR, "/v1/groups", {"limit": 5, "job_type": JOB_TYPE}),
    "lanes": (OPERATOR, "/v1/lanes", {}),
    "strategies": (OPERATOR, "/v1/strategies", {"job_type": JOB_TYPE}),
    "breakers": (OPERATOR, "/v1/breakers", {}),
    "redrives": (OPERATOR, "/v1/redrives", {"limit": 5}),
    "questions": (OPERATOR, "/v1/questions", {}),
    "search": (OPERATOR, "/v1/search", {"q": "nothing-begins-like-this"}),
}
# One thing, not a list: it has no page.
NOT_LISTS = {"GET /v1/me", "GET /v1/dead-letters/{letter_id}", "GET /v1/groups/{signature}"}
NOT_LISTS |= {"GET /v1/redrives/{redrive_id}", "GET /v1/jobs/{job_type}/{job_id}"}
# A page of the manifest and of the heads of its letters, whatever else there is.
NOT_LISTS |= {"GET /v1/redrives/{redrive_id}/letters"}
NOT_LISTS |= {"GET /v1/breakers/{tenant_id}/{job_type}", "GET /v1/endpoints/{tenant_id}"}


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
    assert few["a lane's"] == few["every lane's"] == ["Query"] * 8, "of the one status that has letters"
    # Counters and notes, those that wait, deaths by the hour, redrives, open breakers.
    assert few["groups"] == ["Query"] * (17 + 16 + 16 + 2)
    assert few["lanes"].count("Query") == 1, "open breakers; letters are counted already"
    assert few["strategies"] == ["Query"] * 2, "what was tried, and what people decided"
    assert few["tenants"] == ["Query"] * (16 + 1)


@pytest.mark.parametrize("query", [{}, {"job_type": JOB_TYPE}, {"code": "OF_OUR_OWN"}])
def test_a_list_of_letters_reads_the_lanes_counters_once(aws: Aws, query: dict[str, Any]) -> None:
    """They say which lanes to look in, how a code is written and how many there are. Own codes are 16 requests more."""
    letter = replace(a_letter(a_key(tenant_id="tnt_acme", job_type=JOB_TYPE)), code="OF_OUR_OWN")
    house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    aws.requests.clear()
    assert ask("GET", "/v1/dead-letters", **query).json["counted"] == 1
    asked = [params for name, params in aws.requests if name == "BatchGetItem"]
    assert len(asked) == 1
    own = [params for name, params in aws.requests if name == "Query" and "#waiting" in str(params)]
    assert len(own) == 16


@pytest.mark.usefixtures("aws")
def test_letters_of_a_lane_that_was_taken_out_of_the_file_are_counted_too() -> None:
    letter = a_letter(a_key(tenant_id="tnt_acme", job_type="taken-out"))
    house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    shown = ask("GET", "/v1/dead-letters", job_type="taken-out").json
    assert (len(shown["letters"]), shown["counted"]) == (1, 1)


HOURS, CAUSES, LETTERS = 24, 25, 20_000
# At most: of the counters that a page sums up, each in 16 shards, and of the letters that it shows.
ITEMS = {
    "groups": 16 * CAUSES * (1 + 1 + 2),  # a cause, how many wait, and a day or two of deaths by the hour
    "groups that wait": 16 * CAUSES * (1 + 1 + 2) + 16,
    "tenants": 16 * 20 + 16,
    "lanes": 16 * 4,
    "health": 16 * (HOURS + 1) + 16 * 4,
    "one group": 16 * (1 + 1 + 2) + 8 * 60,
    # Lanes, tenants and causes; the newest hundred letters of the one status in which some wait, and what its shards
    # give beyond that.
    "search": 16 * 4 + 16 * 20 + 16 * CAUSES + 8 * 28,
}


def test_with_20_000_letters_a_page_reads_a_bounded_number_of_items(aws: Aws) -> None:
    """A page that reads an item for each hour of each cause in each shard reads ten thousand, and takes seconds."""
    client, table = wiring.client("dynamodb"), house.ledger().name
    died = [replace(each, tenant_id="tnt_acme", job_type=JOB_TYPE) for each in letters(LETTERS, wiring.now())]
    for item in counters(died):
        client.put_item(TableName=table, Item=item)
    for letter in died[:500]:
        client.put_item(TableName=table, Item=letter_item(letter))
    asked = {**LISTS, "one group": (OPERATOR, f"/v1/groups/{3:016x}", {"job_type": JOB_TYPE})}
    for name, most in ITEMS.items():
        who, path, query = asked[name]
        overview.lanes_now.forget()
        with counted(client) as requests:
            assert ask("GET", path, as_=who, **query).status == 200
        read = requests.items + requests.got
        assert read <= most, f"{name}: {read} items, at most {most}"
        assert len(requests.names) <= 60, f"{name}: {len(requests.names)} requests"


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
