"""`python -m ops <command>`: send jobs and look at what became of them, on AWS or on the embedded stack."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

# Every command: the module that has it, and its line in `--help`. Only the module of the one asked for is imported.
COMMANDS = {
    "new": ("ops.new.command", "write a small application of your own"),
    "status": ("ops.reports.status", "how it stands now, on one screen"),
    "send": ("ops.jobs.send", "send one job, or many"),
    "job": ("ops.jobs.job", "what became of one job"),
    "jobs": ("ops.jobs.waiting", "jobs that wait on purpose, and what for"),
    "signal": ("ops.jobs.signal", "tell a job what its run waits for"),
    "questions": ("ops.jobs.answer", "what runs ask of people, and nobody has answered"),
    "answer": ("ops.jobs.answer", "answer what a run asks"),
    "find": ("ops.jobs.find", "find anything by its id, or the beginning of it"),
    "letters": ("ops.letters.listing", "list dead letters"),
    "letter": ("ops.letters.letter", "everything about one dead letter"),
    "effect": ("ops.letters.effect", "settle an effect in doubt"),
    "redrive": ("ops.redrive.verbs", "act on many letters, in waves"),
    "replay": ("ops.redrive.of_letters", "replay the letters named"),
    "resume": ("ops.redrive.of_letters", "resume the letters named"),
    "discard": ("ops.redrive.of_letters", "discard the letters named"),
    "hold": ("ops.letters.hold", "keep redrives away from a letter or a group"),
    "release": ("ops.letters.hold", "let redrives take it again"),
    "note": ("ops.letters.note", "write down what you know about a letter or a group"),
    "lane": ("ops.letters.lane", "what a lane still holds before it is removed; its letters as a file"),
    "breaker": ("ops.tenants.breakers", "list open breakers, or close one"),
    "tenant": ("ops.tenants.tenant", "set the limits of a tenant's breaker, and where it gets notices of its letters"),
    "strategies": ("ops.reports.strategies", "what changed tries have cured; pin a strategy, or forbid one"),
    "unlist": ("ops.unlist", "take a row that does not belong there out of every list"),
    "sweep": ("ops.sweep", "run the sweep now"),
    "report": ("ops.reports.report", "the week: causes, resolutions, money"),
    "gate": ("ops.reports.gate", "may a release proceed? exits with 0 or 1"),
}

DESCRIPTION = """Send jobs to Lazaret, and see what became of them.

The usual AWS environment says where: AWS_PROFILE, AWS_REGION, AWS_ENDPOINT_URL … For the embedded
stack: `make up` in one terminal, `source .local/env` in this one."""

EPILOG = """exit codes:
  0  done
  1  not found, or failed; stderr has one sentence that says what to do
  2  the command line cannot be understood

examples:
  python -m ops new ../acme-agents
  python -m ops status
  python -m ops send --lane kyc --tenant tnt_8f2a --sample
  python -m ops job tnt_8f2a kyc job_44fa --wait
  python -m ops find job_44fa
  python -m ops letters --lane kyc
  python -m ops letter dl_0f3c5a8e9b7d6c4f2a1b
  python -m ops redrive start --lane kyc --action replay --code DOC_PARSE_CORRUPT --reason "parser fixed" --dry-run
  python -m ops breaker list
  python -m ops gate --max-open 20"""


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """Knows the command that `argv` names down to its options, and of the others their names."""
    line = argparse.ArgumentParser(
        prog="python -m ops",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    line.add_argument("--version", action=_Version, help="print the version and exit")
    commands = line.add_subparsers(metavar="command", required=True)
    wanted = next((word for word in argv if not word.startswith("-")), "")
    for name, (module, summary) in COMMANDS.items():
        if name == wanted:
            _command(name, module).add_to(commands, help=summary)
        else:
            commands.add_parser(name, help=summary)
    return line


def _command(name: str, module: str) -> Any:
    found = importlib.import_module(module).COMMANDS
    return next(command for command in found if command.name == name)


class _Version(argparse.Action):
    """Reads pyproject.toml, the one place that has the version, only when somebody asks."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**{**given, "nargs": 0})

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        from infra.release import version  # noqa: PLC0415 - nobody else waits for it

        print(f"lazaret {version()}")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else argv
    args = parser(given).parse_args(given)
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
