"""`ops note`: what people know about a letter or a group, and whose it is. It changes nothing else."""

import argparse
from typing import TYPE_CHECKING, Any

from ops.command import OK, Command, Misused, add_by, path_of
from ops.letters.hold import add_group_arguments, path_of_group, show_group
from ops.letters.letter import letter_named

if TYPE_CHECKING:
    from ops.desk import Desk

MOST = 2000  # characters

DESCRIPTION = """Write down what you know about a letter, or about a group. What is given replaces what was there, the
rest stays. An empty text takes it away.

examples:
  note dl_0f3c5a8e9b7d6c4f2a1b "asked the customer for a better scan" --owner ada
  note --group 5f1d3c0a9b8e7766 --lane kyc "cut-off XMP packets" --owner ada --bug https://bugs.example.com/17

--json gives {"letter_id", "owner", "note"}, or {"job_type", "signature", "note"} of a group."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", metavar="LETTER TEXT", nargs="*", help="with --group only TEXT")
    add_group_arguments(parser)
    parser.add_argument("--owner", help="who takes care of it")
    parser.add_argument("--bug", metavar="URL", help="where its cause is worked on; of a group")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    letter_id, text = _words(args)
    given = {"note": text, "owner": args.owner, "bug_url": args.bug}
    written = {name: value.strip() for name, value in given.items() if value is not None}
    if not written:
        raise Misused("note needs a TEXT, --owner or --bug")
    if long := [name for name, value in written.items() if len(value) > MOST]:
        raise Misused(f"{long[0]} is longer than {MOST} characters")
    if args.group is None:
        letter = letter_named(letter_id, desk)
        _show(desk.post(path_of("dead-letters", letter.letter_id, "note"), written, by=args.by), desk)
        return OK
    show_group(desk.post(path_of_group(args, "note"), {**written, "job_type": args.lane}, by=args.by), desk)
    return OK


def _words(args: argparse.Namespace) -> tuple[str, str | None]:
    words = [*args.words] if args.group is None else ["", *args.words]
    if not 1 <= len(words) <= 2:
        raise Misused("note takes a LETTER and a TEXT in quotes, or --group with --lane and a TEXT")
    if args.group is None and args.bug is not None:
        raise Misused("--bug is kept with a group: one cause, one bug")
    return words[0], words[1] if len(words) > 1 else None


def _show(letter: dict[str, Any], desk: "Desk") -> None:
    if desk.shown.json:
        desk.shown.document({name: letter[name] for name in ("letter_id", "owner", "note")})
    else:
        desk.shown.line(f"noted: {letter['letter_id']}")
        desk.shown.facts({"owner": letter["owner"], "note": letter["note"]})


COMMANDS = (
    Command(
        name="note",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
