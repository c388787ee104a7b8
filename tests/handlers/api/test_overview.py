"""Who I am, a tenant's health, and the lanes."""

from datetime import timedelta
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.api.context import Fresh
from lambdas.api.routes import overview
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code
from lambdas.core.model.letter import LetterStatus
from tests.support.builders import a_key, a_letter, an_event
from tests.support.functions.api_line import ACME, OPERATOR, ask, opened, park
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE


def die_now(tenant_id: str = "tnt_acme", *, hours_ago: float = 0.0, **changes: Any) -> None:
    at = wiring.now() - timedelta(hours=hours_ago)
    letter = a_letter(a_key(tenant_id=tenant_id, job_type=JOB_TYPE), died_at=at, **changes)
    house.ledger().take_in(letter, was=None, event=an_event(), expires_at=None)


def test_the_token_says_who_one_is(outside: Outside) -> None:
    assert ask("GET", "/v1/me").json == {"who": "ops@example.com", "tenant_id": "", "operator": True}
    assert ask("GET", "/v1/me", as_=ACME).json == {
        "who": "tnt_acme/ada@tnt_acme.example",
        "tenant_id": "tnt_acme",
        "operator": False,
    }


@pytest.mark.parametrize(
    ("changes", "who"),
    [
        ({"email_verified": "false"}, "sub-of-tnt_acme"),
        ({"email_verified": ""}, "sub-of-tnt_acme"),
        ({"email_verified": "false", "cognito:username": "ada"}, "ada"),
    ],
)
def test_an_address_that_nobody_verified_names_nobody(changes: dict[str, str], who: str, outside: Outside) -> None:
    assert ask("GET", "/v1/me", as_=ACME | changes).json["who"] == f"tnt_acme/{who}"


def test_health_is_what_died_and_recovered_in_the_last_hours(outside: Outside) -> None:
    for hours_ago in (0, 0, 3, 30):
        die_now(hours_ago=hours_ago)
    die_now("tnt_other")
    health = ask("GET", "/v1/health", as_=ACME).json
    assert (health["tenant_id"], health["letters"], health["poison"], health["recovered"]) == ("tnt_acme", 3, 3, 0)
    assert [hour["letters"] for hour in health["hours"]] == [1, 2]
    assert health["last_failure_at"] is not None
    assert ask("GET", "/v1/health", as_=ACME, hours=48).json["letters"] == 4


def test_health_shows_a_tenant_its_own_open_breakers(outside: Outside) -> None:
    opened(outside)
    opened(outside, "tnt_other")
    park(outside, 2)
    (breaker,) = ask("GET", "/v1/health", as_=ACME).json["breakers"]
    assert (breaker["job_type"], breaker["state"], breaker["parked"]) == (JOB_TYPE, "open", 2)


def test_operators_name_the_tenant_whose_health_they_want(outside: Outside) -> None:
    die_now()
    assert ask("GET", "/v1/health").code == "INVALID"
    assert ask("GET", "/v1/health", tenant_id="tnt_acme").json["letters"] == 1
    assert ask("GET", "/v1/health", as_=OPERATOR | {"custom:tenant_id": "tnt_acme"}).json["letters"] == 1
    assert ask("GET", "/v1/health", as_=ACME, tenant_id="tnt_acme").code == "OPERATORS_ONLY"


def test_lanes_have_their_queues_letters_breakers_and_version(outside: Outside) -> None:
    die_now()
    die_now(status=LetterStatus.HELD)
    opened(outside)
    park(outside, 3)
    lanes = {lane["job_type"]: lane for lane in ask("GET", "/v1/lanes").json["lanes"]}
    assert set(lanes) == set(wiring.lanes())
    lane = lanes[JOB_TYPE]
    assert [lane[name] for name in ("waiting", "in_flight", "delayed", "dying")] == [12, 4, 1, 2]
    assert (lane["open_letters"], lane["breakers_open"], lane["parked"]) == (2, 1, 3)
    assert lane["worker_version"] == "v-41c2"


def test_effects_in_doubt_are_counted_by_the_code_under_which_their_letters_are_listed(outside: Outside) -> None:
    for code in (Code.EFFECT_IN_DOUBT, Code.EFFECT_CONFLICT, Code.EFFECT_CONFLICT, Code.AUTH_DENIED):
        die_now(code=code, status=LetterStatus.HELD)
    (lane,) = (each for each in ask("GET", "/v1/lanes").json["lanes"] if each["job_type"] == JOB_TYPE)
    assert (lane["in_doubt"], lane["in_doubt_by_code"]) == (3, {"EFFECT_IN_DOUBT": 1, "EFFECT_CONFLICT": 2})
    for code, number in lane["in_doubt_by_code"].items():
        listed = ask("GET", "/v1/dead-letters", job_type=JOB_TYPE, code=code).json
        assert (listed["counted"], len(listed["letters"])) == (number, number)


def test_parked_jobs_that_were_not_counted_are_said_to_be_more(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(outside)
    park(outside, 3)
    lane = lane_now()
    assert (lane["parked"], lane["parked_more"]) == (3, False)
    monkeypatch.setattr(overview, "MOST_PARKED", 3)
    assert lane_now()["parked_more"] is True
    monkeypatch.setattr(overview, "MOST_PARKED", 9)
    monkeypatch.setattr(overview, "MOST_BREAKERS", 0)
    assert (lane_now()["parked"], lane_now()["parked_more"]) == (0, True)


def lane_now() -> dict[str, Any]:
    (lane,) = (each for each in overview._read_lanes() if each["job_type"] == JOB_TYPE)
    return lane


def test_a_lane_that_is_not_deployed_does_not_keep_the_others_from_being_shown(outside: Outside) -> None:
    (kyc,) = (lane for lane in ask("GET", "/v1/lanes").json["lanes"] if lane["job_type"] == "kyc")
    assert [kyc[name] for name in ("waiting", "in_flight", "delayed", "dying")] == [None] * 4
    assert kyc["worker_version"] == ""


def test_lanes_are_shown_when_nobody_knows_their_versions(outside: Outside, monkeypatch: pytest.MonkeyPatch) -> None:
    def down(*_: Any) -> dict[str, str]:
        raise Unavailable("parameter", "throttled")

    monkeypatch.setattr(type(outside.versions), "of", down)
    assert {lane["worker_version"] for lane in ask("GET", "/v1/lanes").json["lanes"]} == {""}


def test_a_lane_shows_how_it_flows_and_how_long_its_oldest_message_waits(outside: Outside) -> None:
    lanes = {lane["job_type"]: lane for lane in ask("GET", "/v1/lanes").json["lanes"]}
    assert lanes[JOB_TYPE]["flow"] == {"period_s": 300, "done": [7, 9], "died": [0, 2], "spent": [0.0, 0.5]}
    assert lanes[JOB_TYPE]["oldest_message_s"] == 42
    assert (lanes["kyc"]["flow"], lanes["kyc"]["oldest_message_s"]) == (None, None)


def test_lanes_are_shown_when_cloudwatch_does_not_answer(outside: Outside, monkeypatch: pytest.MonkeyPatch) -> None:
    def down(*_: Any, **__: Any) -> dict[str, Any]:
        raise Unavailable("CloudWatch's metrics", "throttled")

    monkeypatch.setattr(type(house.flow()), "of", down)
    assert {lane["flow"] for lane in ask("GET", "/v1/lanes").json["lanes"]} == {None}


def test_a_lane_names_the_agents_that_a_redrive_may_ask_for(outside: Outside) -> None:
    (kyc,) = (lane for lane in ask("GET", "/v1/lanes").json["lanes"] if lane["job_type"] == "kyc")
    assert kyc["alternates"] == list(wiring.lanes()["kyc"].alternates) == ["agents.kyc:review_page"]


def test_an_answer_is_read_again_only_when_it_is_old() -> None:
    answers, clock = iter((1, 2, 3)), [0.0]
    fresh = Fresh(lambda: next(answers), seconds=5, clock=lambda: clock[0])
    assert [fresh(), fresh()] == [1, 1]
    clock[0] = 5.1
    assert fresh() == 2
