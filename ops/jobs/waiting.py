"""`ops jobs --waiting`: jobs whose runs wait on purpose: since when, what for, and until when at most."""

import argparse
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from ops import said
from ops.command import OK, Command, whole

if TYPE_CHECKING:
    from lambdas.core.model.head import Head
    from ops.desk import Desk

AHEAD = timedelta(days=10 * 365)  # longer than anybody waits
DESCRIPTION = """Jobs that wait on purpose, the first to be due first: they sleep, or wait for a signal or other jobs.

examples:
  jobs --waiting
  jobs --waiting --lane kyc --limit 500

What is looked at are the next jobs that are due of all lanes, whatever they wait for; `--limit` says how many.
--json gives {"jobs": [{tenant_id, lane, job_id, version, for, names, since, due_at}], "looked_at"}."""
COLUMNS = ("tenant_id", "lane", "job_id", "version", "for", "names", "since", "due_at")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--waiting", action="store_true", required=True, help="those that wait on purpose")
    parser.add_argument("--lane", default="", help="of one lane only")
    parser.add_argument("--limit", type=whole(1, 10_000), default=1_000, help="how many to look at (default: 1000)")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    if args.lane and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    ledger, until = desk.connection.ledger, desk.clock() + AHEAD
    heads = [*ledger.due(until, limit=args.limit), *ledger.gathering(until, limit=args.limit)]
    waiting = [head for head in heads if head.waits_for is not None and args.lane in ("", head.key.job_type)]
    waiting.sort(key=lambda head: head.due_at or until)
    rows = [_row(head) for head in waiting]
    if desk.shown.json:
        jobs = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
        desk.shown.document({"jobs": jobs, "looked_at": len(heads)})
    elif rows:
        desk.shown.table(list(COLUMNS), [_told(row) for row in rows], whole=(2,))
    else:
        desk.shown.line("no job waits on purpose")
    if len(heads) >= args.limit and not desk.shown.json:
        desk.shown.line(f"{args.limit} jobs were looked at, and there are more: raise --limit")
    return OK


def _row(head: "Head") -> tuple[object, ...]:
    named = ", ".join(dict.fromkeys(wait.name for wait in said.head(head).waits if wait.name))
    key = head.key
    since, due = head.suspended_at, head.due_at
    return key.tenant_id, key.job_type, key.job_id, key.version, str(head.waits_for), named, since, due


def _told(row: tuple[object, ...]) -> list[object]:
    return [f"{cell:%Y-%m-%d %H:%M}" if isinstance(cell, datetime) else cell for cell in row]


COMMANDS = (Command(name="jobs", description=DESCRIPTION, add_arguments=add_arguments, run=run),)
