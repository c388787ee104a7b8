"""`ops tenant`: the limits of a tenant's tier, which override its lane's. It never touches a job."""

import argparse
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING

from lambdas.core.breaker import TierLimits
from lambdas.core.breaking import event_of
from ops.breakers import checked, person
from ops.command import OK, Command, Misused, whole

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """Limits of one tenant's breaker in one lane. What is not given stays the lane's own.

examples:
  tenant set-limits tnt_8f2a kyc --failures 50 --share 0.25 --reason "sends scans of all qualities"
  tenant set-limits tnt_8f2a kyc --clear --reason "moved to the standard tier"

The limits given replace all that were set before; --clear sets none. --json gives the limits as they are then."""


def share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share from 0 to 1")
    return value


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("set-limits",))
    parser.add_argument("tenant_id", metavar="TENANT")
    parser.add_argument("job_type", metavar="LANE")
    parser.add_argument("--failures", type=whole(1, 100_000), help="of one code in a window, at least")
    parser.add_argument("--share", type=share, help="of the window, for permanent and poison codes")
    parser.add_argument("--transient-share", type=share, help="of the window, for the others")
    parser.add_argument("--window-s", type=whole(1, 86_400), help="the window's length")
    parser.add_argument("--cool-down-s", type=whole(1, 604_800), help="how long it stays open before a probe")
    parser.add_argument("--clear", action="store_true", help="the lane's own limits again")
    parser.add_argument("--reason", help="why; needed, and kept with your name")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    tenant_id, job_type = checked(args)
    if job_type not in desk.lanes:
        raise desk.unknown_lane(job_type)
    limits = TierLimits(**{each.name: getattr(args, each.name) for each in fields(TierLimits)})
    if args.clear == (limits != TierLimits()):
        raise Misused("give at least one limit, or --clear, and not both")
    if not args.reason or not args.reason.strip():
        raise Misused('tenant set-limits needs --reason "…": it is kept, for whoever asks later')
    port = desk.connection.breakers
    found = replace(port.find(tenant_id, job_type), limits=limits)
    event = event_of("limits.set", at=desk.clock(), why=args.reason, new_id=desk.new_id, who=person())
    port.set_limits(found, event)
    in_force = asdict(limits.over(desk.lanes[job_type].breaker))
    if desk.shown.json:
        desk.shown.document({"tenant_id": tenant_id, "job_type": job_type, "limits": in_force})
    else:
        desk.shown.line(f"limits of {tenant_id} in lane {job_type}, within seconds:")
        desk.shown.facts(in_force)
    return OK


COMMANDS = (
    Command(
        name="tenant",
        help="set the limits of a tenant's breaker",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
