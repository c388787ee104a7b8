"""Breakers through the API: which are open, and closing one with a reason."""

from datetime import timedelta

import pytest

from lambdas import wiring
from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.breaker import FailedAttempt, reopened
from lambdas.core.model.failure import Kind
from tests.support.functions.api_line import ask, opened, park
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE

CLOSE = f"/v1/breakers/tnt_acme/{JOB_TYPE}/close"


def test_open_breakers_are_listed_with_what_is_parked(outside: Outside) -> None:
    breaker = opened(outside)
    opened(outside, "tnt_other", "kyc")
    park(outside, 3)
    (shown,) = ask("GET", "/v1/breakers", job_type=JOB_TYPE).json["breakers"]
    assert (shown["tenant_id"], shown["state"], shown["code"], shown["parked"]) == ("tnt_acme", "open", "NETWORK", 3)
    assert breaker.opened_at is not None
    assert shown["cools_until"].startswith((breaker.opened_at + timedelta(seconds=900)).strftime("%Y-%m-%dT%H:%M:%S"))
    assert len(ask("GET", "/v1/breakers").json["breakers"]) == 2


def test_the_attempt_that_failed_last_is_shown_and_its_cause_is_a_group_before_any_letter(outside: Outside) -> None:
    breaker = opened(outside)
    assert breaker.opened_at is not None
    last = FailedAttempt(
        job_id="job_7",
        at=breaker.opened_at,
        kind=Kind.CONDITIONAL,
        code="PROGRAM_ERROR",
        signature="5f1d3c0a9b8e7766",
        error_type="KeyError",
        detail="KeyError: 'passport'\n  agents/kyc.py:12 in review",
        worker_version="v7",
    )
    outside.breakers.move(breaker, reopened(breaker, at=wiring.now(), limits=BreakerLimits(), failure=last))
    (shown,) = ask("GET", "/v1/breakers").json["breakers"]
    assert (shown["probes_failed"], shown["last_failure"]["detail"]) == (1, last.detail)
    assert shown["opened_at"].startswith(breaker.opened_at.strftime("%Y-%m-%dT%H:%M:%S"))
    (group,) = ask("GET", "/v1/groups", job_type=JOB_TYPE).json["groups"]
    named = ask("GET", f"/v1/groups/{shown['last_failure']['signature']}", job_type=JOB_TYPE).json
    for each in (group, named):
        assert (each["letters"], each["open_letters"], each["sample"], each["sample_job"]) == (0, 0, "", "job_7")
        assert (each["breakers"], each["summary"]) == (["tnt_acme"], "KeyError: 'passport'")
    noted = ask("POST", f"/v1/groups/{last.signature}/note", body={"job_type": JOB_TYPE, "note": "a deploy is coming"})
    again = ask("GET", f"/v1/groups/{last.signature}", job_type=JOB_TYPE)
    (listed,) = ask("GET", "/v1/groups", job_type=JOB_TYPE).json["groups"]
    assert [each["note"]["note"] for each in (noted.json, again.json, listed)] == ["a deploy is coming"] * 3
    assert ask("GET", "/v1/groups", job_type="kyc").json["groups"] == []


def test_what_holds_for_a_whole_lane_is_nobodys_breaker(outside: Outside) -> None:
    for tenant_id in ("tnt_1", "tnt_2"):
        outside.breakers.slow_down(tenant_id, JOB_TYPE, until=wiring.now() + timedelta(minutes=5), now=wiring.now())
    assert ask("GET", "/v1/breakers").json == {"breakers": [], "more": False}


def test_closing_is_written_down_with_name_and_reason(outside: Outside) -> None:
    opened(outside)
    park(outside, 2)
    answer = ask("POST", CLOSE, body={"reason": "the integrator fixed it"})
    assert answer.json == {"tenant_id": "tnt_acme", "job_type": JOB_TYPE, "state": "closed", "parked": 2}
    found = outside.breakers.find("tnt_acme", JOB_TYPE)
    assert (found.opened_at, found.closed_by, found.closed_why) == (None, "ops@example.com", "the integrator fixed it")
    (event,) = outside.breakers.history("tnt_acme", JOB_TYPE)
    assert (event.what, event.who, event.why) == ("breaker.closed", "ops@example.com", "the integrator fixed it")
    assert found.untold is True  # the sweep tells people
    assert outside.beats.asked == ["breakers"]  # and releases them now, not with the next minute


def test_a_breaker_that_is_not_open_cannot_be_closed(outside: Outside) -> None:
    answer = ask("POST", CLOSE, body={"reason": "x"})
    assert (answer.status, answer.code) == (409, "BREAKER_NOT_OPEN")


def test_a_breaker_that_moves_meanwhile_is_closed_as_it_is_then(
    outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(outside)
    moves = Slow(outside.breakers, lost=2)
    monkeypatch.setattr(wiring, "breakers", lambda: moves)
    assert ask("POST", CLOSE, body={"reason": "x"}).status == 200
    moves.lost = 99
    opened_again = outside.breakers.find("tnt_acme", JOB_TYPE)
    assert opened_again.opened_at is None


def test_a_breaker_that_never_rests_is_a_conflict(outside: Outside, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(outside)
    monkeypatch.setattr(wiring, "breakers", lambda: Slow(outside.breakers, lost=99))
    assert ask("POST", CLOSE, body={"reason": "x"}).code == "MOVED"


class Slow:
    """Somebody else is quicker, some times."""

    def __init__(self, breakers: object, lost: int) -> None:
        self._breakers, self.lost = breakers, lost

    def __getattr__(self, name: str) -> object:
        return getattr(self._breakers, name)

    def move(self, *given: object) -> object:
        self.lost -= 1
        return None if self.lost >= 0 else self._breakers.move(*given)  # type: ignore[attr-defined]
