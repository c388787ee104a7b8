"""`ops report`: the week. Why jobs died, who resolved their letters and how soon, and what it cost."""

import argparse
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from ops.command import OK, Command, whole

if TYPE_CHECKING:
    from lambdas.core.model.letter import Letter
    from ops.desk import Desk

MOST = 20_000
CAUSES = 15  # shown

DESCRIPTION = """What died in the last days and what became of it: by cause, resolved by the machine or by a person,
how soon, and the money burnt; for each lane.

examples:
  report
  report --days 30 --lane kyc
  report --json

Letters are counted by when their job died, and are exact up to --most a lane; where that cuts, or CloudWatch is not
asked, it says so. A failure that a retry cured leaves no letter: attempts, retries and their spend come from
CloudWatch. Time to resolution is from the letter to its recovery, or until a person discarded it. --json gives
{"lanes", "total", "causes", "incomplete"}."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=whole(1, 90), default=7, help="how far back, 1 to 90 (default: 7)")
    parser.add_argument("--lane", help="of this lane alone")
    parser.add_argument(
        "--most", type=whole(1, 1_000_000), default=MOST, help=f"letters counted a lane (default: {MOST})"
    )


def run(args: argparse.Namespace, desk: "Desk") -> int:
    from ops.reports import report_shown  # noqa: PLC0415 - what reads and draws it is not loaded for --help

    if args.lane is not None and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    until = desk.clock()
    report = document(
        desk,
        [args.lane] if args.lane else list(desk.lanes),
        since=until - timedelta(days=args.days),
        until=until,
        most=args.most,
    )
    if desk.shown.json:
        desk.shown.document(report)
    else:
        report_shown.show(report, desk, days=args.days, causes=CAUSES)
    return OK


def document(desk: "Desk", job_types: Sequence[str], *, since: datetime, until: datetime, most: int) -> dict[str, Any]:
    from ops.reports import report_read as read  # noqa: PLC0415

    letters, incomplete = _letters(desk, job_types, since=since, most=most)
    lanes, causes, total = read.tallied(letters)
    metrics = desk.connection.metrics()
    counted = read.from_metrics(metrics, job_types, since=since, until=until)
    if metrics.refused:
        incomplete.append(f"attempts, retries and their spend are not known: {metrics.refused}")
    ranked = sorted(causes.items(), key=lambda each: (-each[1].counts["died"], each[0]))
    return {
        "since": since,
        "until": until,
        "lanes": [
            {"job_type": job_type, **lanes.get(job_type, read.Tally()).told(), **counted[job_type]}
            for job_type in job_types
        ],
        "total": {**total.told(), **{name: _summed(name, counted) for name in read.FROM_METRICS}},
        "causes": [
            {"job_type": job_type, "kind": kind, "code": code, **tally.told()}
            for (job_type, kind, code), tally in ranked
        ],
        "incomplete": incomplete,
    }


def _letters(desk: "Desk", job_types: Sequence[str], *, since: datetime, most: int) -> tuple[list["Letter"], list[str]]:
    from ops.reports import report_read as read  # noqa: PLC0415

    ledger, rows, incomplete = desk.connection.ledger, list["Letter"](), list[str]()
    with desk.shown.progress("lanes", len(job_types)) as advance:
        for job_type in job_types:
            found, more = read.listed(ledger, job_type, since=since, most=most)
            rows += found
            if more:
                until = f"{found[-1].died_at:%Y-%m-%d %H:%M:%S}Z"
                incomplete.append(f"lane {job_type} has more than {most} letters: those after {until} are not counted")
            advance(1)
    with desk.shown.progress("letters", sum(map(read.needs_reading, rows))) as advance:
        return read.whole(ledger, rows, advance), incomplete


def _summed(name: str, counted: dict[str, dict[str, float | None]]) -> float | None:
    known = [lane[name] for lane in counted.values()]
    return None if None in known else sum(each for each in known if each is not None)


COMMANDS = (
    Command(
        name="report",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
