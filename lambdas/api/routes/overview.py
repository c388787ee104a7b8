"""Who I am, how a tenant is doing, and how the lanes are doing. All of it is read; some of it is seconds old."""

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import MOST_PARKED, Fresh, caller_in, new_router, operator_in, parked
from lambdas.api.problems import Problem
from lambdas.api.shapes import Me
from lambdas.api.shapes.lanes import (
    FlowShown,
    Health,
    HealthHour,
    Lanes,
    LaneShown,
    TenantBreaker,
    TenantRow,
    Tenants,
    WaitingShown,
)
from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code
from lambdas.core.model.group import Flow, LaneWaiting, Waiting, all_of

router = new_router()
MOST_TENANTS = 1_000  # shown
IN_DOUBT = (Code.EFFECT_IN_DOUBT, Code.EFFECT_CONFLICT)
MOST_BREAKERS = 100  # whose parked jobs are counted
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
        letters_waiting=WaitingShown.model_validate(
            all_of(house.ledger().waiting_of(whose, list(wiring.lanes())).values())
        ),
        breakers=_breakers_of(whose),
        **{name: sum(getattr(each, name) for each in found) for name in ("letters", "poison", "recovered")},
    )


@router.get("/lanes", summary="Every lane: queue, letters, breakers", tags=["lanes"])
def list_lanes() -> Lanes:
    operator_in(router)
    return Lanes(lanes=[LaneShown(**lane) for lane in lanes_now()])


@router.get("/tenants", summary="Tenants whose letters wait, or whose breaker is open", tags=["lanes"])
def list_tenants() -> Tenants:
    operator_in(router)
    ledger = house.ledger()
    hurt = [job_type for job_type, lane in ledger.waiting(list(wiring.lanes())).items() if lane.all.total]
    with ThreadPoolExecutor(AT_ONCE) as asking:
        by_lane = dict(zip(hurt, asking.map(ledger.waiting_tenants, hurt), strict=True))
    opened = [(each.tenant_id, each.job_type) for each in wiring.breakers().watched() if each.opened_at is not None]
    names = {tenant_id for lane in by_lane.values() for tenant_id, each in lane.items() if each.total}
    rows = [_tenant(tenant_id, by_lane, opened) for tenant_id in sorted(names | {each for each, _ in opened})]
    worst = sorted(rows, key=lambda row: row.open_letters, reverse=True)
    return Tenants(tenants=worst[:MOST_TENANTS], known=len(worst))


def _tenant(
    tenant_id: str, by_lane: Mapping[str, Mapping[str, Waiting]], opened: Sequence[tuple[str, str]]
) -> TenantRow:
    own = {job_type: lane[tenant_id] for job_type, lane in by_lane.items() if tenant_id in lane}
    found = all_of(own.values())
    return TenantRow(
        tenant_id=tenant_id,
        open_letters=found.total,
        letters_waiting=WaitingShown.model_validate(found),
        lanes=[job_type for job_type, each in own.items() if each.total],
        breakers=[job_type for whose, job_type in opened if whose == tenant_id],
    )


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
    aside, more = _parked(breakers)
    opened = Counter(each.job_type for each in breakers)
    versions, flows = _versions(lanes), flows_now()
    waiting = house.ledger().waiting([lane.job_type for lane in lanes])
    with ThreadPoolExecutor(AT_ONCE) as asking:
        read = list(asking.map(lambda lane: _read_lane(lane, waiting[lane.job_type]), lanes))
    for facts in read:
        job_type = facts["job_type"]
        facts |= {"breakers_open": opened[job_type], "parked": aside[job_type], "parked_more": job_type in more}
        facts |= {"worker_version": versions.get(job_type, ""), **_flow(flows.get(job_type))}
    return read


def _parked(breakers: Sequence[Breaker]) -> tuple[Mapping[str, int], Set[str]]:
    """How many jobs are parked in each lane, and the lanes in which there are more than were counted."""
    with ThreadPoolExecutor(AT_ONCE) as asking:
        counted = list(asking.map(lambda each: parked(each.tenant_id, each.job_type), breakers[:MOST_BREAKERS]))
    aside = Counter[str]()
    for each, number in zip(breakers, counted, strict=False):
        aside[each.job_type] += number
    uncounted = {each.job_type for each in breakers[MOST_BREAKERS:]}
    return aside, uncounted | {
        each.job_type for each, number in zip(breakers, counted, strict=False) if number >= MOST_PARKED
    }


def _read_lane(lane: Lane, waiting: LaneWaiting) -> dict[str, Any]:
    named = {name: getattr(lane, name) for name in SHOWN_OF_A_LANE}
    doubted = {code: waiting.codes[code].total for code in IN_DOUBT if code in waiting.codes}
    doubts = {
        "in_doubt": sum(doubted.values()),
        "in_doubt_by_code": {code: many for code, many in doubted.items() if many},
    }
    letters = {"open_letters": waiting.all.total, "letters_waiting": WaitingShown.model_validate(waiting.all)}
    return named | letters | doubts | _depths(lane.job_type)


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
