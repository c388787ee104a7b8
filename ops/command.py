"""What a command of the line is, and how it says no. A new one is a module with `COMMANDS`, and a line in __main__.py.

Nothing here, nor at the top of a command's module, imports boto3 or rich: `--help` must not wait for them.
"""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias
from urllib.parse import quote

OK, FAILED, MISUSED = 0, 1, 2
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Failed(Exception):
    """The command cannot do what was asked; the text is one sentence that says what to do."""

    exit_code = FAILED


class Misused(Failed):
    """What was asked makes no sense as it stands: another command line is needed."""

    exit_code = MISUSED


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    name: str
    description: str  # shown by `<command> --help`, with examples
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, Any], int]  # with the `Desk`, or None if it does not connect
    help: str = ""  # a verb's line in its family's list; that of a command is in `ops/__main__.py`
    connects: bool = True  # to AWS or the embedded stack
    broken: int = FAILED  # how it ends when it could not find out: a gate's 1 means something else

    def add_to(self, commands: Commands, *, help: str) -> None:
        parser = _parser(commands, self.name, help=help, description=self.description)
        self.add_arguments(parser)
        parser.add_argument(
            "--name",
            default=os.environ.get("LAZARET_NAME"),
            help="the deployment (default: LAZARET_NAME, or the name in [deployment] of lanes.toml, or lazaret)",
        )
        parser.add_argument("--json", action="store_true", help="one JSON document on stdout, for programs")
        parser.set_defaults(command=self)


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """A command whose first word is a verb: `redrive start`, `redrive list`."""

    name: str
    description: str
    verbs: tuple[Command, ...]

    def add_to(self, commands: Commands, *, help: str) -> None:
        parser = _parser(commands, self.name, help=help, description=self.description)
        verbs = parser.add_subparsers(metavar="verb", required=True)
        for verb in self.verbs:
            verb.add_to(verbs, help=verb.help)


def _parser(commands: Commands, name: str, *, help: str, description: str) -> argparse.ArgumentParser:
    """Texts are printed as they were written, with their examples."""
    shown = argparse.RawDescriptionHelpFormatter
    return commands.add_parser(name, help=help, description=description, formatter_class=shown)


def add_by(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--by", metavar="NAME", help="who you are, if others use these credentials: kept as a claim")


def path_of(*parts: str) -> str:
    """Of a route of the API. An id may be anything that somebody typed."""
    return "/v1/" + "/".join(quote(part, safe="") for part in parts)


def whole(least: int, most: int) -> Callable[[str], int]:
    """An argparse type: a whole number within bounds, refused with both named."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return read


def share(text: str) -> float:
    """An argparse type: a part of a whole."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share from 0 to 1")
    return value
