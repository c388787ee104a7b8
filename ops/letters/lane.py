"""`ops lane left`, `ops lane export`: what a lane still holds before it is removed, and its letters as a file.

It changes nothing. Letters are discarded as any others: by a redrive.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import nullcontext
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from ops import said
from ops.command import FAILED, OK, Command, Family, Misused
from ops.jobs.waiting import AHEAD

if TYPE_CHECKING:
    from ops.connection import Connection
    from ops.desk import Desk

MOST = 10_000  # of a status: beyond it the line says "or more"
A_PAGE = 100
ENDED = frozenset({LetterStatus.RECOVERED, LetterStatus.SUPERSEDED, LetterStatus.DISCARDED})

LEFT = """What a lane still holds: letters that nobody resolved, jobs that are parked or wait on purpose, and messages.
It ends with 0 if there is nothing, and with 1 if there is. A retired lane may be removed when it is 0.

examples:
  lane left kyc

--json gives {"job_type", "letters": {status: number}, "parked", "waiting", "queue": {…} or null, "left": true or
false}."""

EXPORT = """All letters of a lane, each with its timeline, as lines of JSON: what the archive in the bucket has too.
The payload is not in it: snapshot_ref says where the bucket has it.

examples:
  lane export kyc --to kyc-letters.jsonl

--json gives {"letters": number}; it needs --to."""


def add_lane(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("lane", metavar="LANE")


def add_export(parser: argparse.ArgumentParser) -> None:
    add_lane(parser)
    parser.add_argument("--to", type=Path, metavar="FILE", help="instead of stdout")


def left(args: argparse.Namespace, desk: "Desk") -> int:
    lane = args.lane
    found = held(desk.connection, lane, desk.clock())
    if found["queue"] is None and not found["left"] and lane not in desk.lanes:
        raise desk.unknown_lane(lane)
    if desk.shown.json:
        desk.shown.document(found)
    else:
        _show(found, desk)
    return FAILED if found["left"] else OK


def held(connection: "Connection", lane: str, now: datetime) -> dict[str, Any]:
    """What the lane holds, and under `left` whether it is anything. It need not be in lanes.toml."""
    from lambdas.adapters.sqs import SqsDepths  # noqa: PLC0415 - botocore is not loaded for --help
    from ops.reports.status_read import depths_of  # noqa: PLC0415

    ledger = connection.ledger
    letters = {
        status.value: ledger.count_letters(LetterQuery(status=status, job_type=lane), most=MOST)
        for status in LetterStatus
        if status not in ENDED
    }
    tenants = [each.tenant_id for each in connection.breakers.watched() if each.job_type == lane]
    parked = sum(ledger.count_parked(tenant_id, lane, most=MOST) for tenant_id in tenants)
    heads = [*ledger.due(now + AHEAD, limit=MOST), *ledger.gathering(now + AHEAD, limit=MOST)]
    waiting = sum(head.waits_for is not None and head.key.job_type == lane for head in heads)
    depths = depths_of(SqsDepths(connection.sqs, connection.queue_url), lane)
    queue = asdict(depths) if depths else None
    some = bool(parked or waiting or any(letters.values()) or any((queue or {}).values()))
    return {
        "job_type": lane,
        "letters": letters,
        "parked": parked,
        "waiting": waiting,
        "queue": queue,
        "left": some,
    }


def told(found: Mapping[str, Any]) -> dict[str, str]:
    """What of it is not zero, in words."""
    rows = {f"letters, {status}": number for status, number in found["letters"].items()}
    rows |= {"parked jobs": found["parked"], "waiting jobs": found["waiting"]}
    rows |= {f"messages, {where.replace('_', ' ')}": number for where, number in (found["queue"] or {}).items()}
    return {what: _number(number) for what, number in rows.items() if number}


def _show(found: dict[str, Any], desk: "Desk") -> None:
    lane, letters, rows = found["job_type"], any(found["letters"].values()), told(found)
    if not rows:
        desk.shown.line(f"{lane}: nothing is left. A retired lane can be removed now.")
        return
    desk.shown.facts(rows)
    if letters:
        desk.shown.note(
            f"to keep them: python -m ops lane export {lane} --to {lane}-letters.jsonl\nto give them up: python -m ops"
            f' redrive start --lane {lane} --action discard --reason "the lane is removed"'
        )


def _number(number: int) -> str:
    return f"{number:,} or more" if number >= MOST else f"{number:,}"


def export(args: argparse.Namespace, desk: "Desk") -> int:
    if desk.shown.json and args.to is None:
        raise Misused("--json needs --to FILE: stdout has only one document")
    number = 0
    with args.to.open("w") if args.to else nullcontext(sys.stdout) as file:
        for line in exported(args.lane, desk):
            file.write(f"{line}\n")
            number += 1
    if not number and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    if desk.shown.json:
        desk.shown.document({"letters": number})
    elif args.to:
        desk.shown.line(f"{number:,} {'letter is' if number == 1 else 'letters are'} in {args.to}")
    return OK


def exported(lane: str, desk: "Desk") -> Iterator[str]:
    """Of each status, newest first. A letter that moves meanwhile may be there twice, or as it was."""
    from lambdas.core.sweep.keeper import whole  # noqa: PLC0415 - with all that the sweep imports

    ledger = desk.connection.ledger
    for letter in _letters(lane, desk):
        home = JobKey(tenant_id=letter.tenant_id, job_type=letter.job_type, job_id=letter.key.home)
        yield whole(said.letter(letter), said.timeline(ledger.timeline(home)))


def _letters(lane: str, desk: "Desk") -> Iterator[Letter]:
    ledger = desk.connection.ledger
    for status in LetterStatus:
        cursor: str | None = None
        while True:
            page = ledger.letters(LetterQuery(status=status, job_type=lane, limit=A_PAGE, cursor=cursor))
            yield from ledger.letters_at([letter.key for letter in page.letters])
            cursor = page.cursor
            if cursor is None:
                break


COMMANDS = (
    Family(
        name="lane",
        description="What a lane still holds before it is removed, and its letters as a file.",
        verbs=(
            Command(
                name="left",
                help="what it still holds: 0 if nothing, 1 if something",
                description=LEFT,
                add_arguments=add_lane,
                run=left,
                broken=2,
            ),
            Command(
                name="export",
                help="its letters as lines of JSON",
                description=EXPORT,
                add_arguments=add_export,
                run=export,
            ),
        ),
    ),
)
