"""Who I am, how a tenant is doing, and how the lanes are doing. All of it is read; some of it is seconds old."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

from lambdas import house, wiring
from lambdas.api import letter_queries, params
from lambdas.api.context import Fresh, caller_in, new_router, operator_in
from lambdas.api.problems import Problem
from lambdas.api.routes.breakers import parked
from lambdas.api.shapes import Me
from lambdas.api.shapes.lanes import FlowShown, Health, HealthHour, Lanes, LaneShown, TenantBreaker
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.group import Flow
from lambdas.core.ports.lists import LetterQuery

router = new_router()
MOST_OPEN = 1_000  # letters counted a lane
MOST_BREAKERS = 20  # whose parked jobs are counted
AT_ONCE = 8  # lanes that are asked at the same time
SHOWN_OF_A_LANE = (
    *("job_type", "agent", "alternates", "retired", "human_review"),
    *("approval_above", "max_concurrency", "letter_sla_hours"),
)
DEPTHS = ("waiting", "in_flight", "delayed", "dying")


@router.get("/me", summary="Who the token says you are", tags=["you"])
def read_me() -> Me:
    return Me.model_validate(caller_in(router))


@router.get("/health", summary="A tenant's last hours", tags=["you"])
def read_health(tenant_id: params.Tenant = None, hours: params.Hours = 24) -> Health:
    """Operators name a tenant; everybody else gets their own."""
    caller = caller_in(router)
    if tenant_id is not None and not caller.operator:
        raise Problem("OPERATORS_ONLY", "tenant_id is for operators: your token names your tenant")
    whose = tenant_id or caller.tenant_id
    if not whose:
        raise Problem("INVALID", "name a tenant", faults=["tenant_id: operators name a tenant"])
    since = wiring.now() - timedelta(hours=hours)
    found = house.ledger().health_hours(whose, since=since)
    failed = [each.last_failure_at for each in found if each.last_failure_at is not None]
    return Health(
        tenant_id=whose,
        since=since,
        last_failure_at=max(failed, default=None),
        hours=[HealthHour(**_counts(each), hour=each.hour) for each in found],
        breakers=_breakers_of(whose),
        **{name: sum(getattr(each, name) for each in found) for name in ("letters", "poison", "recovered")},
    )


@router.get("/lanes", summary="Every lane: queue, letters, breakers", tags=["lanes"])
def list_lanes() -> Lanes:
    operator_in(router)
    return Lanes(lanes=[LaneShown(**lane) for lane in lanes_now()])


def _counts(hour: Any) -> dict[str, int]:
    return {name: getattr(hour, name) for name in ("letters", "poison", "recovered")}


def _breakers_of(tenant_id: str) -> list[TenantBreaker]:
    """One read a lane, which a tenant with no open breaker answers from the cache."""
    now, port = wiring.now(), wiring.breakers()
    known = [port.read([tenant_id], job_type).get(tenant_id) for job_type in wiring.lanes()]
    return [
        TenantBreaker(
            job_type=each.job_type,
            state=each.state(now),
            code=each.opened_code,
            opened_at=each.opened_at,
            parked=parked(tenant_id, each.job_type),
        )
        for each in known
        if each is not None and each.opened_at is not None
    ]


def _read_lanes() -> list[dict[str, Any]]:
    lanes = list(wiring.lanes().values())
    breakers = [each for each in wiring.breakers().watched() if each.opened_at is not None]
    aside = Counter[str]()
    for each in breakers[:MOST_BREAKERS]:
        aside[each.job_type] += parked(each.tenant_id, each.job_type)
    opened = Counter(each.job_type for each in breakers)
    versions, flows = _versions(lanes), flows_now()
    with ThreadPoolExecutor(AT_ONCE) as asking:
        read = list(asking.map(_read_lane, lanes))
    for facts in read:
        job_type = facts["job_type"]
        facts |= {"breakers_open": opened[job_type], "parked": aside[job_type]}
        facts |= {"worker_version": versions.get(job_type, ""), **_flow(flows.get(job_type))}
    return read


def _read_lane(lane: Lane) -> dict[str, Any]:
    queries = [LetterQuery(status=status, job_type=lane.job_type) for status in letter_queries.STATUSES]
    counts = [house.ledger().count_letters(query, most=MOST_OPEN) for query in queries]
    named = {name: getattr(lane, name) for name in SHOWN_OF_A_LANE}
    return named | {"open_letters": min(MOST_OPEN, sum(counts))} | _depths(lane.job_type)


def _depths(job_type: str) -> dict[str, int | None]:
    """A lane of lanes.toml may not be deployed yet: then nothing is known of its queues."""
    try:
        found = house.depths().of(job_type)
    except Unavailable:
        return dict.fromkeys(DEPTHS)
    return {name: getattr(found, name) for name in DEPTHS}


def _versions(lanes: Sequence[Lane]) -> dict[str, str]:
    try:
        return house.versions().of([lane.job_type for lane in lanes])
    except Unavailable:
        return {}


def _read_flows() -> dict[str, Flow]:
    """A console without its curves is still worth showing."""
    try:
        return house.flow().of(list(wiring.lanes()), now=wiring.now())
    except Unavailable:
        return {}


def _flow(found: Flow | None) -> dict[str, Any]:
    if found is None:
        return {"oldest_message_s": None, "flow": None}
    return {"oldest_message_s": found.oldest_message_s, "flow": FlowShown.model_validate(found)}


# CloudWatch bills by the metric, and has a new number a minute.
flows_now = Fresh(_read_flows, seconds=60)
# Everybody who has the page open asks every few seconds.
lanes_now = Fresh(_read_lanes, seconds=10)
