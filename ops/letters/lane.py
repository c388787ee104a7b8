"""`ops lane left`, `ops lane export`: what a lane still holds before it is removed, and its letters as a file.

It changes nothing. Letters are discarded as any others: by a redrive.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from ops.command import FAILED, OK, Command, Family, Misused

if TYPE_CHECKING:
    from ops.desk import Desk

MOST = 10_000  # of a status: beyond it the line says "or more"
A_PAGE = 100
ENDED = frozenset({LetterStatus.RECOVERED, LetterStatus.SUPERSEDED, LetterStatus.DISCARDED})

LEFT = """What a lane still holds: letters that nobody resolved, parked jobs, messages in its queues.
It ends with 0 if there is nothing, and with 1 if there is. A retired lane may be removed when it is 0.

examples:
  lane left kyc

--json gives {"job_type", "letters": {status: number}, "parked", "queue": {…} or null, "left": true or false}."""

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
    from lambdas.adapters.sqs import SqsDepths  # noqa: PLC0415 - botocore is not loaded for --help
    from ops.reports.status_read import depths_of  # noqa: PLC0415

    connection, lane = desk.connection, args.lane
    letters = {status.value: _count(desk, lane, status) for status in LetterStatus if status not in ENDED}
    parked = _parked(desk, lane)
    depths = depths_of(SqsDepths(connection.sqs, connection.queue_url), lane)
    if depths is None and not any((*letters.values(), parked)) and lane not in desk.lanes:
        raise desk.unknown_lane(lane)
    queue = asdict(depths) if depths else None
    some = bool(parked or any(letters.values()) or any((queue or {}).values()))
    found = {"job_type": lane, "letters": letters, "parked": parked, "queue": queue, "left": some}
    if desk.shown.json:
        desk.shown.document(found)
    else:
        _show(found, desk)
    return FAILED if some else OK


def _count(desk: "Desk", lane: str, status: LetterStatus) -> int:
    return desk.connection.ledger.count_letters(LetterQuery(status=status, job_type=lane), most=MOST)


def _parked(desk: "Desk", lane: str) -> int:
    ledger = desk.connection.ledger
    tenants = [each.tenant_id for each in desk.connection.breakers.watched() if each.job_type == lane]
    return sum(ledger.count_parked(tenant_id, lane, most=MOST) for tenant_id in tenants)


def _show(found: dict[str, Any], desk: "Desk") -> None:
    lane, queue = found["job_type"], found["queue"]
    letters = {status: number for status, number in found["letters"].items() if number}
    rows = {f"letters, {status}": _number(number) for status, number in letters.items()}
    rows |= {"parked jobs": _number(found["parked"])} if found["parked"] else {}
    rows |= {f"messages, {where.replace('_', ' ')}": number for where, number in (queue or {}).items() if number}
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
        yield whole(letter, ledger.timeline(home))


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
