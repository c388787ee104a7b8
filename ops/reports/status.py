"""`ops status`: how the deployment stands, on one screen."""

import argparse
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from ops.command import OK, Command

if TYPE_CHECKING:
    from lambdas.core.model.breaker import Breaker
    from ops.desk import Desk
    from ops.reports.status_read import LaneNow

DESCRIPTION = """How the deployment stands now, on one screen: queues and their ages, open letters by group, whose they
are, breakers, redrives under way, alarms that ring.

examples:
  status
  status --lane kyc --json

Queue counts are SQS's, and about right; their ages are CloudWatch's, and some minutes old. Letters that wait are
counted exactly, however many there are. --json gives {"lanes", "alarms", "breakers", "groups", "tenants", "redrives",
"unknown"}: the last are sentences about what could not be read."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lane", help="of this lane alone")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    from ops.reports import status_shown  # noqa: PLC0415 - what reads and draws it is not loaded for --help

    if args.lane is not None and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    status = document(desk, [args.lane] if args.lane else list(desk.lanes))
    if desk.shown.json:
        desk.shown.document(status)
    else:
        status_shown.show(status, desk)
    return OK


def document(desk: "Desk", job_types: Sequence[str]) -> dict[str, Any]:
    from ops.redrive.present import row  # noqa: PLC0415
    from ops.reports import status_read as read  # noqa: PLC0415

    metrics = desk.connection.metrics()
    lanes = read.read_lanes(desk, job_types)
    breakers = [_breaker(each, parked, desk) for each, parked in read.breakers(desk, job_types)]
    ages, alarms = read.ages(desk, metrics, lanes), metrics.ringing(desk.connection.name)
    versions = read.versions(desk, job_types)
    return {
        "at": desk.clock(),
        "name": desk.connection.name,
        "lanes": [_lane(lane, ages or {}, breakers, versions.get(lane.job_type, ""), desk) for lane in lanes],
        "alarms": alarms,
        "breakers": breakers,
        "groups": read.groups(lanes),
        "tenants": read.shares(desk, lanes),
        "redrives": [row(each) for each in read.redrives(desk, job_types)],
        "unknown": [f"queue ages and alarms: {metrics.refused}"] if metrics.refused else [],
    }


def _lane(
    lane: "LaneNow", ages: dict[str, float], breakers: Sequence[dict[str, Any]], version: str, desk: "Desk"
) -> dict[str, Any]:
    depths = lane.depths
    mine = [each for each in breakers if each["job_type"] == lane.job_type]
    names = ("waiting", "in_flight", "delayed", "dying")
    return {
        "job_type": lane.job_type,
        "deployed": depths is not None,
        **{name: getattr(depths, name) if depths else None for name in names},
        "oldest_message_s": ages.get(lane.job_type),
        "oldest_dead_s": ages.get(f"{lane.job_type}-dead"),
        "open_letters": lane.open_letters,
        "oldest_letter_s": (desk.clock() - lane.oldest) / timedelta(seconds=1) if lane.oldest else None,
        "stuck": lane.stuck,
        "breakers_open": sum(1 for each in mine if each["opened_at"] is not None),
        "parked": sum(each["parked"] or 0 for each in mine),
        "worker_version": version,
    }


def _breaker(breaker: "Breaker", parked: int | None, desk: "Desk") -> dict[str, Any]:
    return {
        "tenant_id": breaker.tenant_id,
        "job_type": breaker.job_type,
        "state": breaker.state(desk.clock()).value,
        "code": breaker.opened_code,
        "opened_at": breaker.opened_at,
        "probe": breaker.probe_job or None,
        "parked": parked,
    }


COMMANDS = (
    Command(
        name="status",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
