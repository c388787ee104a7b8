"""`ops effect settle`: say whether an effect in doubt happened. The API writes the word down, and whose it is."""

import argparse
from typing import TYPE_CHECKING, Any

from lambdas.core.model.letter import EffectStatus
from ops.command import OK, Command, Misused, add_by, path_of
from ops.letters.letter import letter_named

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """Settle an effect that was begun and never confirmed. First check outside whether it happened: your word
decides whether a later try skips it or performs it. It is written to the timeline, with your name and reason.

`letter ID` lists the effects with their ids; the first 8 characters are enough.

examples:
  effect settle dl_0f3c5a8e9b7d6c4f2a1b 5d2fe1b9a07c --happened --ref case-17 --reason "the case is in the CRM"
  effect settle dl_0f3c5a8e9b7d6c4f2a1b 5d2fe1b9a07c --not-happened --by ada --reason "no such case at 15:00"

With --ref a later try gets that text as the effect's result; without it, nothing.
--json gives {"letter_id", "status", "recommended_action", "effects"} as they are afterwards."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("verb", metavar="settle", choices=["settle"])
    parser.add_argument("letter_id", metavar="LETTER")
    parser.add_argument("effect_id", metavar="EFFECT")
    word = parser.add_mutually_exclusive_group(required=True)
    word.add_argument("--happened", action="store_true", help="it did: a later try skips it")
    word.add_argument("--not-happened", action="store_true", help="it did not: a later try performs it")
    parser.add_argument("--ref", default="", help="what it made outside: a case's id, a payment's number")
    parser.add_argument("--reason", required=True, help="how you know")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    if not args.reason.strip():
        raise Misused("reason is empty: expected how you know")
    letter_named(args.letter_id, desk)
    path = path_of("dead-letters", args.letter_id, "effects", args.effect_id, "settle")
    said = {"happened": args.happened, "ref": args.ref, "reason": args.reason}
    _show(desk.post(path, said, by=args.by), desk)
    return OK


def _show(letter: dict[str, Any], desk: "Desk") -> None:
    if desk.shown.json:
        names = ("letter_id", "status", "recommended_action", "effects")
        desk.shown.document({name: letter[name] for name in names})
        return
    left = sum(1 for each in letter["effects"] if each["status"] == EffectStatus.INTENT)
    desk.shown.line(f"settled; {letter['letter_id']} is {letter['status']}", style="bold")
    more = f"{left} more effects are" if left > 1 else "1 more effect is"
    desk.shown.line(f"{more} in doubt" if left else "nothing is in doubt any more")
    desk.shown.line(f"recommended: {letter['recommended_action']}")


COMMANDS = (
    Command(
        name="effect",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
