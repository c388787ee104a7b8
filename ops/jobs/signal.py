"""`ops signal`: tell a job something that its run waits for, or will."""

import argparse
import json
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from ops.command import OK, Command, Misused, add_by, path_of, whole

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """Send a signal to a job: a run that waits for this name goes on at once, and one that will finds it.

examples:
  signal tnt_8f2a kyc job_44fa scan-arrived
  signal tnt_8f2a kyc job_44fa approved --value '{"by": "ada", "limit": 200}'
  signal tnt_8f2a kyc job_44fa approved --id ticket-17

The same --id is one signal, however often it is sent; without one, each call is another signal.
`python -m ops jobs --waiting` lists who waits for what. --json gives {"signal_id", "came", "status"}."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tenant_id", metavar="TENANT")
    parser.add_argument("job_type", metavar="LANE")
    parser.add_argument("job_id", metavar="JOB")
    parser.add_argument("signal", metavar="NAME", help="what the run waits for")
    parser.add_argument("--value", default="null", metavar="JSON", help="what the run gets (default: null)")
    parser.add_argument("--id", default="", dest="signal_id", help="of the signal; made up if it is left out")
    parser.add_argument("--version", type=whole(1, 1_000_000_000), default=1, help="of the job (default: 1)")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    try:
        value = json.loads(args.value)
    except ValueError as wrong:
        raise Misused(f"--value is not JSON ({wrong}): a text needs quotes of its own, as '\"yes\"' has") from wrong
    path = path_of("jobs", args.job_type, args.job_id, "signals", args.signal)
    query = urlencode({"tenant_id": args.tenant_id, "version": args.version})
    asked = {"signal_id": args.signal_id or f"ops-{desk.new_id()}", "value": value}
    sent = desk.post(f"{path}?{query}", asked, by=args.by)
    if desk.shown.json:
        desk.shown.document(sent)
    else:
        desk.shown.line(f"{sent['signal_id']}: {_TOLD.get(sent['came'], sent['came'])}")
    return OK


_TOLD = {
    "woke": "the run waited for it, and goes on",
    "kept": "nobody waits for it now; it is kept for whoever will",
    "known": "it had come before, and is one signal",
}


COMMANDS = (Command(name="signal", description=DESCRIPTION, add_arguments=add_arguments, run=run),)
