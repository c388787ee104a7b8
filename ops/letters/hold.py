"""`ops hold`, `ops release`: keep redrives away from a letter or from a whole group, and let them at it again."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lambdas.core.group import Group
from lambdas.core.letter import MOVES, Letter, LetterStatus
from lambdas.core.refusals import LetterMoved
from lambdas.core.timeline import Event
from ops.command import OK, Command, Failed, Misused

if TYPE_CHECKING:
    from ops.desk import Desk

HOLDABLE = tuple(status for status in LetterStatus if LetterStatus.HELD in MOVES[status])

HOLD = """Hold a letter, or all letters of a group: no redrive sends them until somebody releases them.
A held letter may still be discarded.

examples:
  hold dl_0f3c5a8e9b7d6c4f2a1b --reason "legal looks at it"
  hold --group 5f1d3c0a9b8e7766 --lane kyc --reason "the fix is not deployed"

--json gives {"letter_id", "status"}, or {"job_type", "signature", "note"} of a group."""

RELEASE = """Release what was held: a letter is open again, a group is taken by redrives again.

examples:
  release dl_0f3c5a8e9b7d6c4f2a1b --reason "legal has no objection"
  release --group 5f1d3c0a9b8e7766 --lane kyc --reason "fixed in 1.8.2"

--json gives {"letter_id", "status"}, or {"job_type", "signature", "note"} of a group."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("letter_id", metavar="LETTER", nargs="?")
    add_group_arguments(parser)
    parser.add_argument("--reason", help="why; needed, and kept with your name")


def add_group_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--group", metavar="SIGNATURE", help="all letters with this signature, instead of one LETTER")
    parser.add_argument("--lane", help="of the group")


def _run(hold: bool) -> Callable[[argparse.Namespace, "Desk"], int]:
    verb = "hold" if hold else "release"

    def run(args: argparse.Namespace, desk: "Desk") -> int:
        if not args.reason or not args.reason.strip():
            raise Misused(f'{verb} needs --reason "…": it is kept, for whoever asks later')
        if (args.letter_id is None) == (args.group is None):
            raise Misused(f"{verb} needs a LETTER, or --group with --lane, and not both")
        if args.group is not None:
            group = group_named(args, desk)
            event = event_of("group.held" if hold else "group.released", args.reason, desk, on_hold=hold)
            note_group(replace(group, note=replace(group.note, on_hold=hold)), event, desk)
        else:
            _move(letter_named(args.letter_id, desk), hold, args.reason, desk)
        return OK

    return run


def _move(letter: Letter, hold: bool, reason: str, desk: "Desk") -> None:
    to = LetterStatus.HELD if hold else LetterStatus.OPEN
    expected = HOLDABLE if hold else (LetterStatus.HELD,)
    if letter.status not in expected:
        raise Failed(f"{letter.letter_id} is {letter.status}: expected {' or '.join(expected)}")
    what = "letter.held" if hold else "letter.released"
    event = event_of(what, reason, desk, letter_id=letter.letter_id)
    try:
        desk.connection.ledger.move_letter(letter, replace(letter, status=to, next_retry_at=None), event)
    except LetterMoved as moved:
        raise Failed(f"{moved} now, it has just moved: look at it again") from moved
    if desk.shown.json:
        desk.shown.document({"letter_id": letter.letter_id, "status": to})
    else:
        desk.shown.line(f"{letter.letter_id} is {to}, it was {letter.status}")


def letter_named(letter_id: str, desk: "Desk") -> Letter:
    found = desk.connection.ledger.letter(letter_id) if letter_id else None
    if found is None:
        raise Failed(f"there is no letter {letter_id!r}: `python -m ops letters` lists those that are open")
    return found


def group_named(args: argparse.Namespace, desk: "Desk") -> Group:
    if args.lane is None:
        raise Misused("--group needs --lane: one cause in two lanes is two groups")
    found = desk.connection.ledger.group(args.lane, args.group)
    if found is None:
        raise Failed(f"lane {args.lane!r} has no group {args.group!r}: `python -m ops letter <id>` shows a signature")
    return found


def note_group(group: Group, event: Event, desk: "Desk") -> None:
    """What is written replaces what was written before."""
    desk.connection.ledger.note_group(group.job_type, group.signature, group.note, event)
    if desk.shown.json:
        desk.shown.document({"job_type": group.job_type, "signature": group.signature, "note": group.note})
        return
    told = "on hold" if group.note.on_hold else "not on hold"
    desk.shown.line(f"group {group.signature} of lane {group.job_type}: {group.letters} letters ever, {told}")
    desk.shown.facts({"owner": group.note.owner, "note": group.note.note, "bug": group.note.bug_url})


def event_of(what: str, why: str, desk: "Desk", **data: Any) -> Event:
    who = desk.connection.caller()
    return Event(at=desk.clock(), event_id=desk.new_id(), what=what, who=who, why=why.strip(), data=data)


COMMANDS = (
    Command(
        name="hold",
        help="keep redrives away from a letter or a group",
        description=HOLD,
        add_arguments=add_arguments,
        run=_run(hold=True),
    ),
    Command(
        name="release",
        help="let redrives at it again",
        description=RELEASE,
        add_arguments=add_arguments,
        run=_run(hold=False),
    ),
)
