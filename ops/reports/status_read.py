"""How the deployment stands, read for one screen: a bounded number of requests for each lane, however many letters.

Letters are counted by their counters, as on the console, so every number is exact. It prints nothing, and receives
nothing from a queue.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from botocore.exceptions import ClientError

from lambdas.adapters.sqs import Depths, SqsDepths
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.group import Group, Waiting
from lambdas.core.model.letter import WAITING
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.sweep.gauges import MOST_STUCK
from ops.reports.cloudwatch import Metrics, age_of

if TYPE_CHECKING:
    from ops.desk import Desk

MOST_PARKED = 10_000  # of one tenant and lane
MOST_BREAKERS = 20  # whose parked jobs are counted
MOST_REDRIVES = 200
TENANTS = 5  # whose health is read
AT_ONCE = 8
A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class LaneNow:
    job_type: str
    depths: Depths | None  # None: it has no queues here
    open_letters: int  # that wait, as the next two
    groups: Sequence[tuple[Group, Waiting]]
    tenants: Mapping[str, Waiting]
    oldest: datetime | None  # when the letter died that has waited longest
    stuck: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenGroup:
    """The open letters of one signature."""

    job_type: str
    signature: str
    kind: str
    code: str
    letters: int
    latest: datetime
    summary: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """One tenant's part of the open letters, and its last day."""

    tenant_id: str
    letters: int
    share: float
    died: int | None = None  # None: not read
    poison: int | None = None
    recovered: int | None = None


def read_lanes(desk: "Desk", job_types: Sequence[str]) -> list[LaneNow]:
    connection = desk.connection
    depths, ledger = SqsDepths(connection.sqs, connection.queue_url), connection.ledger
    counted = ledger.waiting(job_types)

    def read(job_type: str) -> LaneNow:
        waiting = counted[job_type].all
        by_group = ledger.waiting_groups(job_type) if waiting.total else {}
        groups = ledger.groups(job_type) if waiting.total else ()
        return LaneNow(
            job_type=job_type,
            depths=depths_of(depths, job_type),
            open_letters=waiting.total,
            groups=[(each, found) for each in groups if (found := by_group.get(each.signature)) and found.total],
            tenants=ledger.waiting_tenants(job_type) if waiting.total else {},
            oldest=_oldest(desk, job_type, waiting),
            stuck=len(ledger.stuck(job_type, now=desk.clock(), most=MOST_STUCK)),
        )

    with ThreadPoolExecutor(AT_ONCE) as asking:
        return list(asking.map(read, job_types))


def _oldest(desk: "Desk", job_type: str, waiting: Waiting) -> datetime | None:
    counted = [status for status in WAITING if getattr(waiting, status.value)]
    asked = [LetterQuery(status=each, job_type=job_type, oldest_first=True, limit=1) for each in counted]
    read = desk.connection.ledger.letters
    return min((letter.died_at for each in asked for letter in read(each).letters), default=None)


def depths_of(depths: SqsDepths, job_type: str) -> Depths | None:
    """A lane of lanes.toml may not be deployed."""
    try:
        return depths.of(job_type)
    except ClientError as refused:
        if not refused.response["Error"]["Code"].endswith(("NonExistentQueue", "QueueDoesNotExist")):
            raise
        return None


def ages(desk: "Desk", metrics: Metrics, lanes: Sequence[LaneNow]) -> dict[str, float] | None:
    """Of the oldest message of each queue, in seconds, by the end of the queue's name; without empty queues."""
    ends = [end for lane in lanes if lane.depths for end in (lane.job_type, f"{lane.job_type}-dead")]
    asked = {age_of(f"{desk.connection.name}-{end}"): end for end in ends}
    found = metrics.latest(asked, now=desk.clock())
    return None if found is None else {asked[each]: seconds for each, seconds in found.items()}


def versions(desk: "Desk", job_types: Sequence[str]) -> dict[str, str]:
    with suppress(Unavailable):
        return desk.connection.versions.of(job_types)
    return {}


def breakers(desk: "Desk", job_types: Sequence[str]) -> list[tuple[Breaker, int | None]]:
    """Those that are open or still release something, the longest open first, with what is parked behind them."""
    watched = [each for each in desk.connection.breakers.watched() if each.job_type in job_types]
    now = desk.clock()
    watched.sort(key=lambda each: each.opened_at or now)
    count = desk.connection.ledger.count_parked
    counted = [count(each.tenant_id, each.job_type, most=MOST_PARKED) for each in watched[:MOST_BREAKERS]]
    return list(zip(watched, [*counted, *[None] * (len(watched) - len(counted))], strict=True))


def redrives(desk: "Desk", job_types: Sequence[str]) -> list[Redrive]:
    """Under way, and proposals that nobody has started, however many have ended since."""
    found = desk.connection.redrives.live(limit=MOST_REDRIVES).redrives
    live = [each for each in found if each.request.job_type in job_types]
    return sorted(live, key=lambda each: each.status is RedriveStatus.PROPOSED)


def groups(lanes: Sequence[LaneNow]) -> list[OpenGroup]:
    """The largest first."""
    found = [_group(group, waiting) for lane in lanes for group, waiting in lane.groups]
    return sorted(found, key=lambda group: (group.letters, group.latest), reverse=True)


def _group(group: Group, waiting: Waiting) -> OpenGroup:
    return OpenGroup(
        job_type=group.job_type,
        signature=group.signature,
        kind=group.kind.value,
        code=group.code,
        letters=waiting.total,
        latest=group.last_seen,
        summary=group.summary,
    )


def shares(desk: "Desk", lanes: Sequence[LaneNow]) -> list[Share]:
    """The largest first. Only of the first few the last day is read: it is sixteen requests for a tenant."""
    counted = Counter[str]()
    for lane in lanes:
        counted.update({tenant_id: each.total for tenant_id, each in lane.tenants.items() if each.total})
    ranked = sorted(counted.items(), key=lambda each: (-each[1], each[0]))
    total = counted.total()
    days = [_day(desk, tenant_id) for tenant_id, _ in ranked[:TENANTS]]
    days += [{}] * (len(ranked) - len(days))
    return [
        Share(tenant_id=tenant_id, letters=letters, share=letters / total, **day)
        for (tenant_id, letters), day in zip(ranked, days, strict=True)
    ]


def _day(desk: "Desk", tenant_id: str) -> dict[str, Any]:
    hours = desk.connection.ledger.health_hours(tenant_id, since=desk.clock() - A_DAY)
    names = {"died": "letters", "poison": "poison", "recovered": "recovered"}
    return {key: sum(getattr(hour, name) for hour in hours) for key, name in names.items()}
