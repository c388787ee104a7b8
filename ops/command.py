"""What a command of the line is, and how it says no. A new command is a module with `COMMANDS`.

Nothing here, nor at the top of a command's module, imports boto3 or rich: `--help` must not wait for them.
"""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ops.desk import Desk

OK, FAILED, MISUSED = 0, 1, 2


class Failed(Exception):
    """The command cannot do what was asked; the text is one sentence that says what to do."""

    exit_code = FAILED


class Misused(Failed):
    """What was asked makes no sense as it stands: another command line is needed."""

    exit_code = MISUSED


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    name: str
    help: str  # one line in the list of commands
    description: str  # shown by `<command> --help`, with examples
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, "Desk"], int]
    broken: int = FAILED  # how it ends when it could not find out: a gate's 1 means something else

    def add_to(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
        parser = commands.add_parser(
            self.name,
            help=self.help,
            description=self.description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        self.add_arguments(parser)
        parser.add_argument(
            "--name",
            default=os.environ.get("LAZARET_NAME") or "lazaret",
            help="the deployment, as given to the CDK context `name` (default: LAZARET_NAME, or lazaret)",
        )
        parser.add_argument("--json", action="store_true", help="one JSON document on stdout, for programs")
        parser.set_defaults(command=self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """A command whose first word is a verb: `redrive start`, `redrive list`."""

    name: str
    help: str
    description: str
    verbs: tuple[Command, ...]

    def add_to(self, commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
        parser = commands.add_parser(
            self.name,
            help=self.help,
            description=self.description,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        verbs = parser.add_subparsers(metavar="verb", required=True)
        for verb in self.verbs:
            verb.add_to(verbs)


def whole(least: int, most: int) -> Callable[[str], int]:
    """An argparse type: a whole number within bounds, refused with both named."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read
