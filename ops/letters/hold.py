"""`ops hold`, `ops release`: keep redrives away from a letter or from a whole group, and let them at it again."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lambdas.core.model.letter import Letter
from ops.command import OK, Command, Misused, add_by, path_of
from ops.letters.letter import letter_named

if TYPE_CHECKING:
    from ops.desk import Desk

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
    parser.add_argument("--reason", help="why; required, and kept with your name")
    add_by(parser)


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
        reason = {"reason": args.reason.strip()}
        if args.group is not None:
            show_group(desk.post(path_of_group(args, verb), {**reason, "job_type": args.lane}, by=args.by), desk)
        else:
            letter = letter_named(args.letter_id, desk)
            moved = desk.post(path_of("dead-letters", letter.letter_id, verb), reason, by=args.by)
            _show_moved(letter, moved, desk)
        return OK

    return run


def _show_moved(letter: Letter, moved: dict[str, Any], desk: "Desk") -> None:
    if desk.shown.json:
        desk.shown.document({"letter_id": letter.letter_id, "status": moved["status"]})
    else:
        desk.shown.line(f"{letter.letter_id} is {moved['status']}, it was {letter.status}")


def path_of_group(args: argparse.Namespace, verb: str) -> str:
    if args.lane is None:
        raise Misused("--group needs --lane: one cause in two lanes is two groups")
    return path_of("groups", args.group or "-", verb)


def show_group(group: dict[str, Any], desk: "Desk") -> None:
    note = group["note"]
    if desk.shown.json:
        desk.shown.document({"job_type": group["job_type"], "signature": group["signature"], "note": note})
        return
    held = "on hold" if note["on_hold"] else "not on hold"
    desk.shown.line(f"group {group['signature']} of lane {group['job_type']}: {group['letters']} letters ever, {held}")
    desk.shown.facts({"owner": note["owner"], "note": note["note"], "bug": note["bug_url"]})


COMMANDS = (
    Command(
        name="hold",
        description=HOLD,
        add_arguments=add_arguments,
        run=_run(hold=True),
    ),
    Command(
        name="release",
        description=RELEASE,
        add_arguments=add_arguments,
        run=_run(hold=False),
    ),
)
