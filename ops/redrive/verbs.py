"""`ops redrive`: letters replayed, resumed or discarded in growing waves; start one, follow it, approve or halt it."""

import argparse
from typing import TYPE_CHECKING

from lambdas.core.ports.redrives import RUNNING
from lambdas.core.redrive.record import RedriveStatus
from ops.command import OK, Command, Family, Misused, add_by, path_of
from ops.redrive import listing, options
from ops.redrive.begin import add_begin_arguments, run_start
from ops.redrive.present import facts, show_end, show_plan
from ops.redrive.watch import execution_of, exit_code, follow, found, how_to_go_on

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """A redrive acts on many letters: replay (a new job), resume (from its checkpoint) or discard. It plans
first and skips what is not safe, sends a canary, watches it, and sends more only while it works.

docs/runbook.md has the inputs that are needed most."""

START = """Start a redrive. Options are the keys of its input; --input takes a whole one, and options win over it.

examples:
  redrive start --lane kyc --action replay --code DOC_PARSE_CORRUPT --reason "parser fixed in 1.8.2" --dry-run
  redrive start --lane kyc --action replay --code DOC_PARSE_CORRUPT --reason "parser fixed in 1.8.2" --watch
  redrive start --lane kyc --action resume --code AUTH_DENIED --fixed credentials --reason "key renewed" --watch
  redrive start --lane kyc --action replay --letter dl_0f3c5a8e9b7d6c4f2a1b --raise budget_usd=5 --reason "long scan"
  redrive start --input @redrive.json --dry-run
  redrive start --proposal proposed-5d2fe1b9a07c

--json gives one object: the execution's output with `request`, `execution`, `started_by` and the times.
With --watch or --dry-run the exit code is 0 only if it ended well. Ctrl-C leaves it running."""

WATCH = """Follow a redrive until it ends. Ctrl-C leaves it running.

examples:
  redrive watch rd-5d2fe1b9a07c4e11

--json gives one object when it has ended. The exit code is 0 only if it ended well."""

APPROVE = """Say yes to a redrive that waits for a second person; with --refuse, no. Who started it cannot approve it.
The API must know who you are, and AWS credentials do not say it: LAZARET_TOKEN is your ID token. A redrive whose
starter no token has verified (ops, the Step Functions console) waits for two people.

examples:
  redrive approve rd-5d2fe1b9a07c4e11 --why "agreed with the team"
  redrive approve rd-5d2fe1b9a07c4e11 --refuse --why "not before the release"

--json gives {"redrive_id", "approved", "status"}."""

ABORT = """Halt a redrive: it stops sending within seconds, and what has not begun is open again.

examples:
  redrive abort rd-5d2fe1b9a07c4e11 --reason "the vendor is down again"

--json gives {"redrive_id", "execution"}."""

CONTINUE = """Go on with a redrive whose execution was stopped or broke off, where it stood.

examples:
  redrive continue rd-5d2fe1b9a07c4e11 --reason "the table is back"

--json gives {"redrive_id", "status"}."""


def _start_arguments(parser: argparse.ArgumentParser) -> None:
    options.add_arguments(parser)
    add_begin_arguments(parser)


def _one(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("redrive_id", metavar="ID")


def _approve_arguments(parser: argparse.ArgumentParser) -> None:
    _one(parser)
    parser.add_argument("--why", default="", help="kept with your name")
    parser.add_argument("--refuse", action="store_true", help="say no: nothing is sent")


def _abort_arguments(parser: argparse.ArgumentParser) -> None:
    _one(parser)
    parser.add_argument("--reason", help="why; required, and kept with your name")
    add_by(parser)


def _continue_arguments(parser: argparse.ArgumentParser) -> None:
    _one(parser)
    parser.add_argument("--reason", default="", help="why; kept with your name")
    add_by(parser)


def _watch(args: argparse.Namespace, desk: "Desk") -> int:
    redrive = follow(args.redrive_id, desk)
    if desk.shown.json:
        desk.shown.document(facts(redrive))
    elif redrive.status is RedriveStatus.PLANNED:
        show_plan(redrive, desk.shown)
    else:
        show_end(redrive, desk.shown)
    return exit_code(redrive)


def _approve(args: argparse.Namespace, desk: "Desk") -> int:
    """Through the API: an approval is the word of whoever is signed in, and of nobody else."""
    from ops import api  # noqa: PLC0415 - botocore is not loaded for --help

    seen = found(args.redrive_id, desk)
    reason = args.why.strip() or ("refused" if args.refuse else "approved")
    body = {"reason": reason, "approved": not args.refuse, "plan": seen.approved_as}
    answer = api.approve(desk.connection, path_of("redrives", args.redrive_id, "approve"), body)
    if desk.shown.json:
        desk.shown.document({"redrive_id": args.redrive_id, "approved": not args.refuse, "status": answer["status"]})
    else:
        desk.shown.line(f"{'refused' if args.refuse else 'approved'}: {args.redrive_id}")
        desk.shown.note(f"see what becomes of it: python -m ops redrive watch {args.redrive_id}")
    return OK


def _abort(args: argparse.Namespace, desk: "Desk") -> int:
    if not args.reason or not args.reason.strip():
        raise Misused('redrive abort needs --reason "…": it is kept, for whoever asks later')
    redrive = found(args.redrive_id, desk)
    desk.post(path_of("redrives", args.redrive_id, "abort"), {"reason": args.reason.strip()}, by=args.by)
    execution = execution_of(redrive, desk)
    if desk.shown.json:
        desk.shown.document({"redrive_id": args.redrive_id, "execution": execution})
        return OK
    desk.shown.line(f"{args.redrive_id} was asked to halt: it stops sending within seconds")
    if execution != RUNNING:
        desk.shown.note(f"{how_to_go_on(redrive, execution)}, and lets it open what it still holds")
    else:
        desk.shown.note(f"see it halt: python -m ops redrive watch {args.redrive_id}")
    return OK


def _continue(args: argparse.Namespace, desk: "Desk") -> int:
    found(args.redrive_id, desk)
    reason = {"reason": args.reason.strip() or "continued"}
    answer = desk.post(path_of("redrives", args.redrive_id, "continue"), reason, by=args.by)
    if desk.shown.json:
        desk.shown.document(answer)
    else:
        desk.shown.line(f"{args.redrive_id} goes on in another execution")
        desk.shown.note(f"watch it: python -m ops redrive watch {args.redrive_id}")
    return OK


VERBS = (
    Command(name="start", help="start one", description=START, add_arguments=_start_arguments, run=run_start),
    *listing.VERBS,
    Command(name="watch", help="follow one until it ends", description=WATCH, add_arguments=_one, run=_watch),
    Command(name="approve", help="say yes or no", description=APPROVE, add_arguments=_approve_arguments, run=_approve),
    Command(name="abort", help="halt one", description=ABORT, add_arguments=_abort_arguments, run=_abort),
    Command(
        name="continue",
        help="go on with a stopped one",
        description=CONTINUE,
        add_arguments=_continue_arguments,
        run=_continue,
    ),
)

COMMANDS = (Family(name="redrive", description=DESCRIPTION, verbs=VERBS),)
