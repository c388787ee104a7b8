"""`ops tenant`: the limits of a tenant's tier, which override its lane's, and where notices go. It touches no job."""

import argparse
from dataclasses import fields
from typing import TYPE_CHECKING

from lambdas.core.model.breaker import TierLimits
from lambdas.core.model.job import valid_id
from ops.command import OK, Command, Misused, add_by, path_of, share, whole
from ops.tenants import webhook
from ops.tenants.breakers import checked

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """One tenant: the limits of its breaker in one lane, and the endpoint that gets notices of its letters.

examples:
  tenant set-limits tnt_8f2a kyc --failures 50 --share 0.25 --reason "sends scans of all qualities"
  tenant set-limits tnt_8f2a kyc --clear --reason "moved to the standard tier"
  tenant set-webhook tnt_8f2a --url https://hooks.example.com/lazaret --reason "asked for by their integrator"
  tenant show tnt_8f2a
  tenant remove-webhook tnt_8f2a --reason "their integrator has left"

The limits given replace all that were set before; --clear sets none, and what is not given stays the lane's own.
--json gives the limits as they are then. `set-webhook` makes a new secret, also for a tenant that has one, and shows
it this once. `show` has the endpoint, what became of the last notices, and who registered it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("set-limits", *webhook.ACTIONS))
    parser.add_argument("tenant_id", metavar="TENANT")
    parser.add_argument("job_type", metavar="LANE", nargs="?", help="of set-limits")
    parser.add_argument("--url", help="of set-webhook: https, port 443, a name that has only public addresses")
    parser.add_argument("--failures", type=whole(1, 100_000), help="of one code in a window, at least")
    parser.add_argument("--share", type=share, help="of the window, for permanent and poison codes")
    parser.add_argument("--transient-share", type=share, help="of the window, for the others")
    parser.add_argument("--window-s", type=whole(1, 86_400), help="the window's length")
    parser.add_argument("--cool-down-s", type=whole(1, 604_800), help="how long it stays open before a probe")
    parser.add_argument("--clear", action="store_true", help="the lane's own limits again")
    parser.add_argument("--reason", help="why; required, and kept with your name")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    if args.action != "show" and (not args.reason or not args.reason.strip()):
        raise Misused(f'tenant {args.action} needs --reason "…": it is kept, for whoever asks later')
    if args.action == "set-limits":
        return _set_limits(args, desk)
    if args.job_type is not None or not valid_id(args.tenant_id):
        raise Misused(f"tenant {args.action} takes one TENANT, of A-Z a-z 0-9 _ . : -, and no LANE")
    return webhook.ACTIONS[args.action](args, desk, args.tenant_id)


def _set_limits(args: argparse.Namespace, desk: "Desk") -> int:
    tenant_id, job_type = checked(args)
    if job_type not in desk.lanes:
        raise desk.unknown_lane(job_type)
    limits = TierLimits(**{each.name: getattr(args, each.name) for each in fields(TierLimits)})
    if args.clear == (limits != TierLimits()):
        raise Misused("give at least one limit, or --clear, and not both")
    given = {each.name: value for each in fields(TierLimits) if (value := getattr(limits, each.name)) is not None}
    body = {"reason": args.reason, **given}
    set_now = desk.post(path_of("breakers", tenant_id, job_type, "limits"), body, by=args.by)
    if desk.shown.json:
        desk.shown.document(set_now)
    else:
        desk.shown.line(f"limits of {tenant_id} in lane {job_type}, within seconds:")
        desk.shown.facts(set_now["limits"])
    return OK


COMMANDS = (
    Command(
        name="tenant",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
