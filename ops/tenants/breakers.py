"""`ops breaker`: whose jobs are parked and why, and how to take them again. Closing needs a reason, and is kept."""

import argparse
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lambdas.core.model.breaker import Breaker
from lambdas.core.model.job import valid_id
from lambdas.core.operate import signed_by
from ops.command import OK, Command, Misused, add_by, path_of

if TYPE_CHECKING:
    from ops.desk import Desk

MOST_COUNTED = 10_000
MOST_EVENTS = 10  # the latest
LONGEST_SUMMARY = 100  # characters of an error in a table

DESCRIPTION = """Breakers: a tenant whose jobs of one lane keep failing is set aside there, and its jobs are parked.

examples:
  breaker list
  breaker list --lane kyc
  breaker show tnt_8f2a kyc
  breaker parked tnt_8f2a kyc
  breaker close tnt_8f2a kyc --reason "the integrator has fixed its documents"

`list` shows those that are open, and those that are closed while their parked jobs are still being released.
--json gives {"breakers": [...]}. `show` has the attempt that failed last, with its traceback, and what happened to the
breaker; --json gives the breaker of `list` with its `history`. `parked` shows a tenant's parked jobs, the longest
waiting first; --json gives {"parked": [...]}. `close` releases what is parked, at once."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=("list", "show", "parked", "close"))
    parser.add_argument("tenant_id", metavar="TENANT", nargs="?")
    parser.add_argument("job_type", metavar="LANE", nargs="?")
    parser.add_argument("--lane", help="list those of this lane")
    parser.add_argument("--limit", type=int, default=50, help="how many parked jobs to show, 1 to 1000 (default: 50)")
    parser.add_argument("--reason", help="why it may be closed; needed, and kept with your name")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    return {"list": _list, "show": _show, "parked": _parked, "close": _close}[args.action](args, desk)


def _list(args: argparse.Namespace, desk: "Desk") -> int:
    if args.tenant_id is not None:
        raise Misused("breaker list takes no TENANT: use --lane, or no option for all")
    found = [each for each in desk.connection.breakers.watched() if args.lane in (None, each.job_type)]
    rows = [_row(each, desk) for each in found]
    if desk.shown.json:
        desk.shown.document({"breakers": rows})
    elif not rows:
        desk.shown.line("no breaker is open, and nothing is being released")
    else:
        now = desk.clock()
        cells = [(f"{r['tenant_id']}\n{r['job_type']}", r["state"], _why(r, now), r["parked"]) for r in rows]
        desk.shown.table(("tenant\nlane", "state", "why", "parked"), cells)
        desk.shown.note('to take its jobs again: python -m ops breaker close <tenant> <lane> --reason "…"')
    return OK


def _show(args: argparse.Namespace, desk: "Desk") -> int:
    tenant_id, job_type = checked(args)
    breaker = desk.connection.breakers.find(tenant_id, job_type)
    row = _row(breaker, desk)
    history = [
        {"at": event.at, "what": event.what, "who": signed_by(event.who, event.data), "why": event.why}
        for event in desk.connection.breakers.history(tenant_id, job_type)
    ]
    if desk.shown.json:
        desk.shown.document({**row, "history": history})
        return OK
    last = row.pop("last_failure")
    next_probe = _next_probe(row, desk.clock()) if row["opened_at"] else None
    desk.shown.facts({**row, "next_probe": next_probe})
    if last is not None:
        desk.shown.line(f"\nfailed last: {last['job_id']}, {last['at']:%Y-%m-%d %H:%M:%S}Z, group {last['signature']}")
        desk.shown.line(last["detail"])
    for event in history[-MOST_EVENTS:]:
        desk.shown.line(f"{event['at']:%Y-%m-%d %H:%M:%S}Z  {event['what']}  {event['who']}: {event['why']}")
    return OK


def _parked(args: argparse.Namespace, desk: "Desk") -> int:
    tenant_id, job_type = checked(args)
    if not 1 <= args.limit <= 1000:
        raise Misused(f"--limit is {args.limit}, expected 1 to 1000")
    heads = desk.connection.ledger.parked(tenant_id, job_type, limit=args.limit)
    rows = [
        {"job_id": h.key.job_id, "version": h.key.version, "parked_at": h.parked_at, "attempts": h.attempt}
        for h in heads
    ]
    if desk.shown.json:
        desk.shown.document({"parked": rows})
    elif not rows:
        desk.shown.line(f"no job of {tenant_id} is parked in lane {job_type}")
    else:
        cells = [
            (f"{r['job_id']} v{r['version']}", f"{r['parked_at']:%Y-%m-%d %H:%M:%S}Z", r["attempts"]) for r in rows
        ]
        desk.shown.table(("job", "parked since", "attempts"), cells)
    return OK


def _row(breaker: Breaker, desk: "Desk") -> dict[str, Any]:
    ledger = desk.connection.ledger
    return {
        "tenant_id": breaker.tenant_id,
        "job_type": breaker.job_type,
        "state": breaker.state(desk.clock()).value,
        "code": breaker.opened_code,
        "opened_at": breaker.opened_at,
        "cools_until": breaker.cools_until,
        "probe": breaker.probe_job or None,
        "probes_failed": breaker.probes_failed,
        "last_failure": asdict(breaker.last_failure) if breaker.last_failure else None,
        "closed_at": breaker.closed_at,
        "closed_by": breaker.closed_by,
        "closed_why": breaker.closed_why,
        "parked": ledger.count_parked(breaker.tenant_id, breaker.job_type, most=MOST_COUNTED),
    }


def _why(row: dict[str, Any], now: datetime) -> str:
    if row["opened_at"] is None:
        return f"{row['closed_why']}\nclosed by {row['closed_by']}"
    lines = [f"{row['code']} since {row['opened_at']:%Y-%m-%d %H:%M:%S}Z", _next_probe(row, now)]
    last = row["last_failure"]
    return "\n".join([*lines, *([f"last: {last['detail'].partition(chr(10))[0][:LONGEST_SUMMARY]}"] if last else [])])


def _next_probe(row: dict[str, Any], now: datetime) -> str:
    failed = f", {row['probes_failed']} failed" if row["probes_failed"] else ""
    if row["probe"]:
        return f"probe {row['probe']} is out{failed}"
    until = row["cools_until"]
    due = f"at {until:%H:%M:%S}Z" if until is not None and until > now else "due now"
    return f"next probe {due}{failed}"


def _close(args: argparse.Namespace, desk: "Desk") -> int:
    if not args.reason or not args.reason.strip():
        raise Misused('breaker close needs --reason "…": it is kept, for whoever asks later')
    tenant_id, job_type = checked(args)
    closed = desk.post(path_of("breakers", tenant_id, job_type, "close"), {"reason": args.reason}, by=args.by)
    if desk.shown.json:
        desk.shown.document(closed)
    else:
        desk.shown.line(f"closed: {tenant_id} in lane {job_type}; {closed['parked']} parked jobs are being released")
    return OK


def checked(args: argparse.Namespace) -> tuple[str, str]:
    for name, value in {"TENANT": args.tenant_id, "LANE": args.job_type}.items():
        if value is None or not valid_id(value):
            raise Misused(f"{name} {value!r} is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -")
    return args.tenant_id, args.job_type


COMMANDS = (
    Command(
        name="breaker",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
