"""What the API asks of DynamoDB does not grow with the letters that there are."""

from typing import Any

import pytest

from lambdas import wiring
from lambdas.core.letter import Letter
from tests.builders import A_MINUTE, NOON, a_key, a_letter, an_event
from tests.handlers.api.line import ACME, OPERATOR, ask
from tests.handlers.conftest import JOB_TYPE, Aws

MANY = 60  # more than a page of every list below


def bury(minute: int) -> Letter:
    letter = a_letter(a_key(tenant_id="tnt_acme", job_type=JOB_TYPE), died_at=NOON + minute * A_MINUTE)
    wiring.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter


LISTS: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "a tenant's": (ACME, "/v1/dead-letters", {"limit": 5}),
    "a tenant's by code": (ACME, "/v1/dead-letters", {"limit": 5, "code": "DETERMINISTIC_CRASH"}),
    "a lane's": (OPERATOR, "/v1/dead-letters", {"limit": 5, "job_type": JOB_TYPE}),
    "a group's": (OPERATOR, "/v1/dead-letters", {"limit": 5, "job_type": JOB_TYPE, "signature": "5f1d3c0a9b8e7766"}),
    "health": (ACME, "/v1/health", {"hours": 720}),
}


def test_every_list_makes_as_many_requests_with_many_letters_as_with_few(aws: Aws) -> None:
    def requests() -> dict[str, list[str]]:
        made = {}
        for name, (who, path, query) in LISTS.items():
            aws.requests.clear()
            assert ask("GET", path, as_=who, **query).status == 200
            # A breaker's state is kept for seconds, so whether it is read again is the clock's.
            made[name] = [request for request, _ in aws.requests if request != "BatchGetItem"]
        return made

    bury(0)
    requests()  # the first reads the seal
    few = requests()
    for minute in range(1, MANY):
        bury(minute)
    assert requests() == few
    assert few["a tenant's"] == ["Query"]
    assert few["a lane's"] == ["Query"] * 8


@pytest.mark.parametrize("limit", [1, 5])
def test_a_page_reads_about_as_many_rows_as_it_shows(aws: Aws, limit: int) -> None:
    for minute in range(12):
        bury(minute)
    aws.requests.clear()
    assert len(ask("GET", "/v1/dead-letters", as_=ACME, limit=limit).json["letters"]) == limit
    assert [params["Limit"] for name, params in aws.requests if name == "Query"] == [limit + 1]
