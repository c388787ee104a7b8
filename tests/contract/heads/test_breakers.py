"""The breakers' port over memory and every table there is: counting, moving, watching, remembering."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import boto3
import pytest
from botocore.config import Config
from botocore.stub import Stubber
from moto import mock_aws

from lambdas.adapters.dynamo.breakers import CLOSED_FOR_S, DynamoBreakers
from lambdas.core.config.lane import BreakerLimits
from lambdas.core.model.breaker import (
    MOST_CODES,
    WHOLE_LANE,
    Breaker,
    FailedAttempt,
    Tally,
    TierLimits,
    closed,
    probed,
    reopened,
    tripped,
)
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Kind
from lambdas.core.model.head import Event
from lambdas.core.model.job import JobKey
from lambdas.core.model.value import iso
from lambdas.core.ports.outside import Breakers
from lazaret.testing.memory import MemoryBreakers
from tests.support.builders import an_id
from tests.support.ledgers.ahead import NOON
from tests.support.ledgers.bench import counted
from tests.support.ledgers.engines import ENGINES, NOBODY, REGION
from tests.support.ledgers.table import create_breakers_table

ONCE = Config(retries={"total_max_attempts": 1})
LIMITS = BreakerLimits(failures=5, window_s=300, cool_down_s=900)


@pytest.fixture(params=ENGINES)
def breakers(request: pytest.FixtureRequest) -> Iterator[Breakers]:
    if request.param == "in_process":
        yield MemoryBreakers()
    elif request.param == "dynamodb_local":
        yield DynamoBreakers(request.getfixturevalue("second_engine"), "breakers", sleep=lambda _: None)
    elif request.param == "embedded":
        stack: Any = request.getfixturevalue("embedded")
        yield DynamoBreakers(stack.client("dynamodb"), stack.outputs["BreakersTable"])
    else:
        yield request.getfixturevalue("on_table").breakers


@dataclass(frozen=True, slots=True, kw_only=True)
class OnMoto:
    client: Any
    breakers: DynamoBreakers
    clock: list[float]


@pytest.fixture
def on_table(dynamodb_of_moto: Any) -> Iterator[OnMoto]:
    clock = [0.0]
    with mock_aws():
        create_breakers_table(dynamodb_of_moto, "breakers")
        breakers = DynamoBreakers(dynamodb_of_moto, "breakers", monotonic=lambda: clock[0], sleep=lambda _: None)
        yield OnMoto(client=dynamodb_of_moto, breakers=breakers, clock=clock)


@pytest.fixture
def lane_name(lane: str) -> str:
    """Not one of the deployment's: its sweep must leave these breakers alone."""
    return lane


def tally(tenant: str, lane: str, code: str = "BAD", *, after_s: float = 0.0, number: int = 1) -> Tally:
    at = NOON + timedelta(seconds=after_s)
    return Tally(tenant_id=tenant, job_type=lane, at=at, began_at=at, window_s=300, code=code, number=number)


def opened(breakers: Breakers, tenant: str, lane: str) -> Breaker:
    found = breakers.find(tenant, lane)
    moved = breakers.move(found, tripped(found, code="BAD", at=NOON, limits=LIMITS))
    assert moved is not None
    return moved


def an_event(what: str = "breaker.opened") -> Event:
    return Event(at=NOON, event_id=an_id("event"), what=what, who="ana", why="because")


def test_a_tenant_of_whom_nothing_is_known_is_closed(breakers: Breakers, tenant: str, lane_name: str) -> None:
    assert breakers.find(tenant, lane_name) == Breaker(tenant_id=tenant, job_type=lane_name)
    assert breakers.read([tenant], lane_name) == {}
    assert breakers.read([], lane_name) == {}


def test_breakers_are_read_by_tenant_and_lane(breakers: Breakers, tenant: str, lane_name: str) -> None:
    first, second, third = (f"{tenant}:{number}" for number in range(3))
    sick = opened(breakers, first, lane_name)
    opened(breakers, second, f"{lane_name}-b")
    assert breakers.read([first, second, third, first], lane_name) == {first: sick}


def test_failures_are_counted_in_total_and_by_code(breakers: Breakers, tenant: str, lane_name: str) -> None:
    for code in ("A", "B.b-c:1 Ü", "A"):
        breakers.count(tally(tenant, lane_name, code))
    found = breakers.count(tally(tenant, lane_name, "", number=7))
    assert found == breakers.find(tenant, lane_name)
    assert (found.total, dict(found.codes), found.window_started_at) == (10, {"A": 2, "B.b-c:1 Ü": 1}, NOON)


LAST = FailedAttempt(
    job_id="job_1",
    version=2,
    at=NOON,
    kind=Kind.CONDITIONAL,
    code="PROGRAM_ERROR",
    signature="s1",
    error_type="KeyError",
    detail="KeyError: 'x'\n  in read",
    worker_version="v1",
)


def test_the_attempt_that_failed_last_is_kept_with_the_count(breakers: Breakers, tenant: str, lane_name: str) -> None:
    for number in range(MOST_CODES + 2):  # the first begins the window, the last finds it full
        last = replace(LAST, job_id=f"job_{number}")
        found = breakers.count(replace(tally(tenant, lane_name, f"CODE_{number}"), failure=last))
        assert found is not None
        assert found.last_failure == last
    breakers.count(tally(tenant, lane_name, "", number=7))
    assert breakers.find(tenant, lane_name).last_failure == last


def test_a_failed_probe_brings_the_last_failure_and_the_closing_forgets_it(
    breakers: Breakers, tenant: str, lane_name: str
) -> None:
    sick = opened(breakers, tenant, lane_name)
    again = breakers.move(sick, reopened(sick, at=NOON, limits=LIMITS, failure=LAST, held=True))
    assert again is not None
    assert (again.last_failure, again.probes_failed, again.probes_held, again.opened_at) == (LAST, 1, 1, NOON)
    well = breakers.move(again, closed(again, at=NOON, by="ana", why="fixed"))
    assert well is not None
    assert (well.last_failure, well.probes_failed, well.probes_held, well.cools_until) == (None, 0, 0, None)


def test_a_success_begins_no_window(breakers: Breakers, tenant: str, lane_name: str) -> None:
    assert breakers.count(tally(tenant, lane_name, "")) is None
    breakers.count(tally(tenant, lane_name))
    assert breakers.count(tally(tenant, lane_name, "", after_s=300)) is None
    assert breakers.find(tenant, lane_name).total == 1


def test_the_window_tumbles(breakers: Breakers, tenant: str, lane_name: str) -> None:
    breakers.count(tally(tenant, lane_name))
    kept = breakers.count(tally(tenant, lane_name, after_s=299))
    new = breakers.count(tally(tenant, lane_name, "OTHER", after_s=300))
    assert kept is not None
    assert new is not None
    assert (kept.total, new.total, dict(new.codes)) == (2, 1, {"OTHER": 1})


def test_what_began_before_the_closing_does_not_count(breakers: Breakers, tenant: str, lane_name: str) -> None:
    sick = opened(breakers, tenant, lane_name)
    breakers.move(sick, closed(sick, at=NOON + timedelta(seconds=10), by="ana", why="fixed"))
    assert breakers.count(tally(tenant, lane_name, after_s=9)) is None
    found = breakers.count(tally(tenant, lane_name, after_s=10))
    assert found is not None
    assert found.total == 1


def test_a_window_takes_so_many_codes_and_no_more(breakers: Breakers, tenant: str, lane_name: str) -> None:
    for number in range(MOST_CODES + 2):
        breakers.count(tally(tenant, lane_name, f"CODE_{number}"))
    breakers.count(tally(tenant, lane_name, "CODE_0"))
    found = breakers.find(tenant, lane_name)
    assert (len(found.codes), found.total, found.codes["CODE_0"]) == (MOST_CODES, MOST_CODES + 3, 2)


def test_a_move_is_lost_if_somebody_moved_before(breakers: Breakers, tenant: str, lane_name: str) -> None:
    read = breakers.find(tenant, lane_name)
    sick = opened(breakers, tenant, lane_name)
    assert breakers.move(read, tripped(read, code="LATE", at=NOON, limits=LIMITS), an_event()) is None
    assert breakers.find(tenant, lane_name) == sick
    assert breakers.history(tenant, lane_name) == ()


def test_counting_is_no_move_and_a_move_keeps_what_was_counted(breakers: Breakers, tenant: str, lane_name: str) -> None:
    read = breakers.count(tally(tenant, lane_name))
    assert read is not None
    breakers.count(tally(tenant, lane_name))
    moved = breakers.move(read, tripped(read, code="BAD", at=NOON, limits=LIMITS))
    assert moved is not None
    assert (moved.total, moved.opened_code) == (2, "BAD")


def test_a_whole_life_is_kept_as_it_was_written(breakers: Breakers, tenant: str, lane_name: str) -> None:
    key = JobKey(tenant_id=tenant, job_type=lane_name, job_id="job_1", version=3)
    sick = opened(breakers, tenant, lane_name)
    out = breakers.move(sick, probed(sick, key, attempt=2, until=NOON + timedelta(minutes=5)))
    assert out is not None
    assert (out.probe, out.probe_attempt, out.probe_until) == (key, 2, NOON + timedelta(minutes=5))
    again = breakers.move(out, reopened(out, at=NOON, limits=LIMITS), an_event("breaker.reopened"))
    assert again is not None
    assert (again.probe, again.probe_until, again.cool_down_s) == (None, None, 1800)
    well = breakers.move(again, closed(again, at=NOON, by="ana", why="fixed", untold=True), an_event("breaker.closed"))
    assert well == breakers.find(tenant, lane_name)
    assert well is not None
    assert (well.opened_at, well.closed_by, well.closed_why, well.untold, well.version) == (
        None,
        "ana",
        "fixed",
        True,
        4,
    )
    told = {(event.what, event.who, event.why) for event in breakers.history(tenant, lane_name)}
    assert told == {("breaker.reopened", "ana", "because"), ("breaker.closed", "ana", "because")}


def test_closing_takes_the_window_away(breakers: Breakers, tenant: str, lane_name: str) -> None:
    counted_once = breakers.count(tally(tenant, lane_name))
    assert counted_once is not None
    well = breakers.move(counted_once, closed(counted_once, at=NOON, by="ana", why="fixed"))
    assert well is not None
    assert (well.window_started_at, well.total, dict(well.codes)) == (None, 0, {})


def test_what_must_be_looked_at_is_watched_earliest_first(breakers: Breakers, tenant: str, lane_name: str) -> None:
    late, early, over = (f"{tenant}:{number}" for number in range(3))
    for number, each in enumerate((late, early, over)):
        found = breakers.find(each, lane_name)
        breakers.move(found, replace(found, opened_at=NOON, watch_at=NOON - timedelta(seconds=number)))
    done = breakers.find(over, lane_name)
    breakers.move(done, replace(done, opened_at=None, watch_at=None))
    ours = [each.tenant_id for each in breakers.watched() if each.job_type == lane_name]
    assert ours == [early, late]
    for each in (early, late):  # leave nothing for a deployment's own sweep
        found = breakers.find(each, lane_name)
        breakers.move(found, replace(found, watch_at=None))


def test_the_watch_list_names_them_and_these_are_read_in_its_order(
    breakers: Breakers, tenant: str, lane_name: str
) -> None:
    names = [f"{tenant}:{number}" for number in range(3)]
    for number, each in enumerate(names):
        found = breakers.find(each, lane_name)
        breakers.move(found, replace(found, opened_at=NOON, watch_at=NOON - timedelta(seconds=number)))
    listed = [each for each in breakers.watch_list() if each.job_type == lane_name]
    assert [(each.tenant_id, each.watch_at) for each in listed] == [
        (each, NOON - timedelta(seconds=2 - number)) for number, each in enumerate(reversed(names))
    ]
    read = breakers.these(listed[::-1])
    assert read == [breakers.find(each, lane_name) for each in names]
    breakers.unwatch(read)
    assert breakers.these(listed) == []


def test_a_breaker_that_moved_since_it_was_read_stays_watched_and_the_others_do_not(
    breakers: Breakers, tenant: str, lane_name: str
) -> None:
    names = [f"{tenant}:{number}" for number in range(3)]
    for each in names:
        found = breakers.find(each, lane_name)
        breakers.move(found, closed(found, at=NOON, by="ana", why="fixed"))
    read = [breakers.find(each, lane_name) for each in names]
    moved = breakers.move(read[1], replace(read[1], opened_at=NOON))
    assert moved is not None
    breakers.unwatch(read)
    assert [breakers.find(each, lane_name).watch_at for each in names] == [None, NOON, None]
    breakers.unwatch([moved])
    assert breakers.find(names[1], lane_name).watch_at is None
    breakers.unwatch([])


def test_limits_are_kept_through_moves_and_can_be_taken_away(breakers: Breakers, tenant: str, lane_name: str) -> None:
    limits = TierLimits(failures=50, share=0.25)
    breakers.set_limits(replace(breakers.find(tenant, lane_name), limits=limits), an_event("limits.set"))
    sick = opened(breakers, tenant, lane_name)
    assert sick.limits == limits
    breakers.set_limits(replace(sick, limits=TierLimits()), an_event("limits.set"))
    found = breakers.find(tenant, lane_name)
    assert (found.limits, found.opened_at) == (TierLimits(), NOON)
    assert len(breakers.history(tenant, lane_name)) == 2


def test_a_batch_of_tenants_is_one_consistent_read(on_table: OnMoto) -> None:
    with counted(on_table.client) as requests:
        on_table.breakers.read([f"tnt_{number}" for number in range(100)], "kyc")
    assert requests.names == ["BatchGetItem"]
    assert requests.bodies[0]["RequestItems"]["breakers"]["ConsistentRead"] is True


def test_a_move_keeps_the_failure_that_was_counted_meanwhile(on_table: OnMoto) -> None:
    breakers = on_table.breakers
    found = breakers.count(replace(tally("tnt_1", "kyc"), failure=LAST))
    assert found is not None
    newer = replace(LAST, job_id="job_2")
    breakers.count(replace(tally("tnt_1", "kyc"), failure=newer))
    breakers.move(found, tripped(found, code="BAD", at=NOON, limits=LIMITS))
    assert breakers.find("tnt_1", "kyc").last_failure == newer


@pytest.mark.parametrize("since", [None, NOON - timedelta(hours=1)])
def test_a_breaker_stored_before_cools_until_was_is_read_and_moved_on(on_table: OnMoto, since: datetime | None) -> None:
    """Each failed probe moved its `opened_at`; `open_since`, if there was one, had the first opening."""
    held = {
        "opened_at": {"S": iso(NOON)},
        "cool_down_s": {"N": "1800.0"},
        "version": {"N": "3"},
        "watch": {"S": "watch"},
    }
    former = {} if since is None else {"open_since": {"S": iso(since)}}
    place = {"pk": {"S": "tnt_1#kyc"}, "sk": {"S": "STATE"}, "watch_at": {"S": iso(NOON)}}
    on_table.client.put_item(TableName="breakers", Item={**place, **held, **former})
    found = on_table.breakers.find("tnt_1", "kyc")
    assert (found.opened_at, found.cools_until) == (since or NOON, NOON + timedelta(seconds=1800))
    moved = on_table.breakers.move(found, reopened(found, at=NOON + timedelta(hours=1), limits=LIMITS))
    assert moved is not None
    assert (moved.opened_at, moved.cools_until) == (since or NOON, NOON + timedelta(hours=2))


def test_more_tenants_than_a_batch_get_takes_are_read_all_the_same(on_table: OnMoto) -> None:
    sick = opened(on_table.breakers, "tnt_149", "kyc")
    assert on_table.breakers.read([f"tnt_{number}" for number in range(150)], "kyc") == {"tnt_149": sick}


def test_closed_is_remembered_for_seconds_and_open_never(on_table: OnMoto) -> None:
    opened(on_table.breakers, "sick", "kyc")
    on_table.breakers.read(["well", "sick"], "kyc")
    with counted(on_table.client) as requests:
        on_table.breakers.read(["well", "sick"], "kyc")
    assert [key["pk"]["S"] for key in requests.bodies[0]["RequestItems"]["breakers"]["Keys"]] == ["sick#kyc"]
    on_table.clock[0] += CLOSED_FOR_S
    with counted(on_table.client) as requests:
        on_table.breakers.read(["well"], "kyc")
    assert requests.names == ["BatchGetItem"]


def test_a_live_window_is_remembered_with_what_is_closed(on_table: OnMoto) -> None:
    """Otherwise a worker's successes would not count for the seconds after its own failure."""
    on_table.breakers.count(tally("tnt_1", "kyc"))
    with counted(on_table.client) as requests:
        found = on_table.breakers.read(["tnt_1"], "kyc")
    assert (requests.names, found["tnt_1"].total) == ([], 1)


def test_a_failure_in_a_live_window_is_one_request(on_table: OnMoto) -> None:
    with counted(on_table.client) as requests:
        on_table.breakers.count(tally("tnt_1", "kyc"))
        on_table.breakers.count(tally("tnt_1", "kyc"))
    assert requests.names == ["UpdateItem"] * 3  # two for the one that begins the window


def test_a_breaker_that_cannot_be_read_counts_as_closed() -> None:
    client = boto3.client("dynamodb", region_name=REGION, config=ONCE, **NOBODY)
    with Stubber(client) as stub:
        stub.add_client_error("batch_get_item", "InternalServerError", http_status_code=500)
        assert DynamoBreakers(client, "breakers").read(["tnt_1"], "kyc") == {}
        stub.assert_no_pending_responses()


def test_a_count_that_dynamodb_refuses_is_unavailable_and_no_error_of_the_job() -> None:
    client = boto3.client("dynamodb", region_name=REGION, config=ONCE, **NOBODY)
    with Stubber(client) as stub:
        stub.add_client_error("update_item", "ValidationException", "Item size has exceeded the maximum allowed size")
        with pytest.raises(Unavailable, match="Item size"):
            DynamoBreakers(client, "breakers").count(tally("tnt_1", "kyc"))


def test_a_lane_waits_for_the_longest_time_that_it_was_asked_to(breakers: Breakers, lane_name: str) -> None:
    for minutes in (2, 5, 1):
        for tenant_id in ("tnt_1", "tnt_2"):
            breakers.slow_down(tenant_id, lane_name, until=NOON + timedelta(minutes=minutes), now=NOON)
    known = breakers.read([WHOLE_LANE, "tnt_1", "tnt_3"], lane_name)
    assert {name: known[name].slow_until for name in known} == dict.fromkeys(
        (WHOLE_LANE, "tnt_1"), NOON + timedelta(minutes=5)
    )


def test_what_one_tenant_is_told_is_its_own_until_another_is_told_so_too(breakers: Breakers, lane_name: str) -> None:
    soon, later = NOON + timedelta(minutes=1), NOON + timedelta(minutes=9)
    for now in (NOON, NOON):
        breakers.slow_down("tnt_1", lane_name, until=soon, now=now)
    assert breakers.find(WHOLE_LANE, lane_name).slow_until is None
    breakers.slow_down("tnt_2", lane_name, until=later, now=soon)  # the first no longer waits
    assert breakers.find(WHOLE_LANE, lane_name).slow_until is None
    breakers.slow_down("tnt_1", lane_name, until=later, now=soon)
    assert breakers.find(WHOLE_LANE, lane_name).slow_until == later
