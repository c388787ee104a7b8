"""Agents that end in odd ways or leave their process otherwise: each ends by name, and the next finds all as usual."""

import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lambdas.core.model.job import JobKey
from lambdas.core.worker.settle import Outcome, Worked
from lambdas.guest.host import ProcessHost
from tests.support import odd_guests
from tests.support.guests import LANE_OF_GUESTS, Guests, hosting
from tests.support.lane import body

HERE = odd_guests.__name__
LANE = replace(
    LANE_OF_GUESTS,
    agent=f"{HERE}:healthy",
    alternates=tuple(name for name in odd_guests.AGENTS if not name.endswith(":healthy")),
)


@pytest.fixture(scope="module")
def host() -> Iterator[ProcessHost]:
    with hosting(LANE) as made:
        yield made


@pytest.fixture
def lane(host: ProcessHost) -> Guests:
    return Guests(lane=LANE, host=host)


def run(lane: Guests, agent: str, *, job_id: str = "job_1", **payload: Any) -> Worked:
    return lane.work(lane.message(body(job_id=job_id, payload=payload, agent=f"{HERE}:{agent}")))


def looked(lane: Guests, job_id: str) -> dict[str, Any]:
    assert run(lane, "healthy", job_id=job_id).outcome is Outcome.DONE
    found: dict[str, Any] = lane.result(job_id)
    return found


@pytest.mark.parametrize("what", odd_guests.RAISED)
def test_whatever_is_raised_is_a_failure_with_its_name_and_its_guest_lives_on(what: str, lane: Guests) -> None:
    before = looked(lane, "before")
    failure = run(lane, "raises", what=what).failure
    assert failure is not None
    assert failure.error_type.endswith(odd_guests.RAISED[what].__name__)
    assert looked(lane, "after") == before


@pytest.mark.parametrize("what", ["object", "circle", "nan", "bytes", "key", "huge"])
def test_what_is_not_json_is_no_result_and_its_guest_lives_on(what: str, lane: Guests) -> None:
    before = looked(lane, "before")
    failure = run(lane, "returns", what=what).failure
    assert failure is not None
    assert failure.detail.startswith("TypeError: the result of the agent is not JSON")
    assert looked(lane, "after") == before


def test_half_characters_are_kept_as_they_are(lane: Guests) -> None:
    assert run(lane, "surrogates").outcome is Outcome.DONE
    assert lane.result() == {"half": "\ud800"}


def test_the_next_job_finds_folder_umask_signals_and_depth_as_they_were(lane: Guests) -> None:
    before = looked(lane, "before")
    run(lane, "unsettles")
    assert looked(lane, "after") == before


@pytest.mark.parametrize(("how", "stays"), [("closed", False), ("put over", False), ("replaced", True)])
def test_the_next_job_is_heard_whatever_the_one_before_made_of_its_output(how: str, stays: bool, lane: Guests) -> None:
    host: Any = lane.host
    run(lane, "hears_nothing", job_id="a", how=how)
    host.said.clear()
    assert run(lane, "says", job_id="b").outcome is Outcome.DONE
    assert [facts["text"] for what, facts in host.said if what == "agent.said"] == ["heard"]
    assert (lane.result("a")["pid"] == lane.result("b")["pid"]) is stays


def test_the_next_job_hears_of_its_children_and_says_where_it_crashed_whatever_the_one_before_ignored(
    lane: Guests,
) -> None:
    run(lane, "forgets_children", job_id="a")
    run(lane, "asks_a_child", job_id="b")
    assert lane.result("b") == {**lane.result("a"), "ended": 3, "pipe": signal.SIG_IGN}
    failure = run(lane, "segfaults", job_id="c").failure
    assert failure is not None
    assert "in segfaults" in failure.detail


@pytest.mark.parametrize("for_good", [True, False])
def test_what_an_agent_may_use_is_what_it_could_use_before_another_limited_itself(
    for_good: bool, lane: Guests, tmp_path: Path
) -> None:
    run(lane, "limits_itself", job_id="a", for_good=for_good)
    worked = run(lane, "burns", job_id="b", file=str(tmp_path / "written"))
    assert worked.outcome is Outcome.DONE, worked.failure
    assert for_good or lane.result("a") == lane.result("b"), "what can be put right is"


def test_a_guest_whose_files_stay_open_is_replaced_before_none_is_left(lane: Guests) -> None:
    for number in range(2):
        assert run(lane, "leaks_files", job_id=f"a{number}").outcome is Outcome.DONE
        run(lane, "asks_a_child", job_id=f"b{number}")
        assert lane.result(f"b{number}")["ended"] == 3
        assert lane.result(f"a{number}")["pid"] != lane.result(f"b{number}")["pid"]


def test_no_two_tenants_have_the_same_connection_of_an_import() -> None:
    pair = replace(LANE, batch_size=2)
    with hosting(pair, CONNECTS_WHEN_IMPORTED="yes") as host:
        lane = Guests(lane=pair, host=host)
        found: dict[str, set[int]] = {}
        for tenant in ("a", "b", "a"):
            number = str(next(lane.ids))
            text = body(job_id=number, tenant_id=tenant, payload={}, agent=f"{HERE}:connected")
            lane.work(lane.message(text, group=tenant))
            head = lane.ledger.head(JobKey(tenant_id=tenant, job_type="kyc", job_id=number))
            assert head is not None
            found.setdefault(tenant, set()).add(head.result["connection"])
        said = [facts for what, facts in host.said if what == "guest.spawned_not_forked"]  # type: ignore[attr-defined]
    assert (len(found["a"]), found["a"] & found["b"]) == (1, set())
    assert [facts["connections"] for facts in said] == [2]


def test_what_a_guest_had_to_import_by_itself_is_no_growth(monkeypatch: pytest.MonkeyPatch) -> None:
    share = 8 * 1024 * 1024  # less than any import of an agent takes
    monkeypatch.setattr(ProcessHost, "_fair_share", share)
    with hosting(LANE, room_mb=400, CONNECTS_WHEN_IMPORTED="yes") as host:
        lane = Guests(lane=LANE, host=host)
        assert looked(lane, "a")["pid"] == looked(lane, "b")["pid"]
        assert host._idle[0].held().memory > share, "though all of it is its own"


@pytest.mark.parametrize(
    ("agent", "payload", "why"),
    [
        ("closes", {"from": 3}, "closed its connection, and ended"),
        ("closes", {"from": 0}, "closed its connection, and ended"),
        ("writes", {}, "closed its connection: a frame of 4294967295 bytes"),
        ("patches", {}, "neither a question nor an end"),
    ],
)
def test_a_guest_that_spoils_its_line_is_a_crash_at_once_and_is_replaced(
    agent: str, payload: dict[str, Any], why: str, lane: Guests
) -> None:
    before = looked(lane, "before")
    failure = run(lane, agent, **payload).failure
    assert failure is not None
    assert failure.code == "AGENT_CRASHED"
    assert why in failure.detail
    assert looked(lane, "after") == {**before, "pid": lane.result("after")["pid"]}
    assert lane.result("after")["pid"] != before["pid"]
