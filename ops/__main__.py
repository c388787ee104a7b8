"""`python -m ops <command>`: send jobs and look at what became of them, on AWS or on the embedded stack."""

import argparse
import os
import sys
from collections.abc import Sequence

from ops import (
    breakers,
    effect,
    gate,
    hold,
    jobs,
    letters,
    note,
    redrive,
    redrive_letters,
    report,
    send,
    status,
    sweep,
    tenant,
)
from ops.command import Command, Family

COMMANDS: tuple[Command | Family, ...] = (
    *status.COMMANDS,
    *send.COMMANDS,
    *jobs.COMMANDS,
    *letters.COMMANDS,
    *effect.COMMANDS,
    *redrive.COMMANDS,
    *redrive_letters.COMMANDS,
    *hold.COMMANDS,
    *note.COMMANDS,
    *breakers.COMMANDS,
    *tenant.COMMANDS,
    *sweep.COMMANDS,
    *report.COMMANDS,
    *gate.COMMANDS,
)

DESCRIPTION = """Send jobs to Lazaret, and see what became of them.

Where: the usual AWS environment says it (AWS_PROFILE, AWS_REGION, AWS_ENDPOINT_URL …). For the embedded
stack: `make up` in one terminal, `source .local/env` in this one."""

EPILOG = """exit codes:
  0  done
  1  not found, or failed; stderr has one sentence that says what to do
  2  the command line makes no sense as it is

examples:
  python -m ops status
  python -m ops send --lane kyc --tenant tnt_8f2a --sample
  python -m ops job tnt_8f2a kyc job_44fa --wait
  python -m ops letters --lane kyc
  python -m ops letter dl_0f3c5a8e9b7d6c4f2a1b
  python -m ops redrive start --lane kyc --action replay --code DOC_PARSE_CORRUPT --reason "parser fixed" --dry-run
  python -m ops breaker list
  python -m ops gate --max-open 20"""


def parser() -> argparse.ArgumentParser:
    line = argparse.ArgumentParser(
        prog="python -m ops",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = line.add_subparsers(metavar="command", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return line


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    from ops.desk import serve  # noqa: PLC0415 - boto3 and rich take longer to load than --help takes to read

    try:
        code = serve(args.command, args)
        sys.stdout.flush()
    except BrokenPipeError:
        # `| head` has read enough. Without this Python complains once more while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())
