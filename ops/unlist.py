"""`ops unlist`: take a row that says to the indexes what its key does not bear out, out of every list."""

import argparse
from typing import TYPE_CHECKING

from ops.command import OK, Command, Misused, add_by, path_of

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """Take a foreign row out of every list of the ledger. The alarm foreign-rows says that there is one,
and the log line row.skipped has its KEY. The row itself stays, for whoever asks who wrote it. A row that belongs where
it is listed is refused.

examples:
  unlist "T#tnt_8f2a#J#kyc#job_1 LETTER#dl_1" --reason "forged by a stolen role"

--json gives {"key", "why"}."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("key", metavar="KEY", help="as row.skipped has it: partition key, a space, sort key")
    parser.add_argument("--reason", help="why; required, and kept with your name")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    if not args.reason or not args.reason.strip():
        raise Misused('unlist needs --reason "…": it is kept, for whoever asks later')
    pk, _, sk = args.key.partition(" ")
    if not pk or not sk:
        raise Misused("a KEY is a partition key, a space and a sort key, as the log line row.skipped has it")
    unlisted = desk.post(path_of("rows", "unlist"), {"key": args.key, "reason": args.reason.strip()}, by=args.by)
    if desk.shown.json:
        desk.shown.document(unlisted)
    else:
        desk.shown.line(f"{args.key} is in no list any more: {unlisted['why']}")
    return OK


COMMANDS = (Command(name="unlist", description=DESCRIPTION, add_arguments=add_arguments, run=run),)
