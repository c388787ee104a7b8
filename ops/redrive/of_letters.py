"""`ops replay`, `ops resume`, `ops discard`: letters that a person named, as redrives, one for each lane."""

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lambdas.core.model.letter import Letter, Safety, Way
from lambdas.core.operate.letters import lane_of, redrive_of, safety_by_way
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.request import MOST_IDS
from ops.command import FAILED, OK, Command, Failed, Misused
from ops.letters.letter import deployed_for, letter_named
from ops.redrive.begin import add_begin_arguments, begin, show_begun
from ops.redrive.present import facts
from ops.redrive.watch import exit_code

if TYPE_CHECKING:
    from ops.desk import Desk

MEANS = {
    Way.REPLAY: "Run letters again, each as a new job. What already happened outside is skipped.",
    Way.RESUME: "Go on with letters from their checkpoints, as the same jobs.",
    Way.DISCARD: "Give letters up, for good. A tenant whose own event was bad is notified.",
}
DESCRIPTION = """{means}
It is a redrive like any other: what is not safe is skipped with the reason. Many letters of one cause are better named
by their code: `redrive start`.

examples:
  {way} dl_0f3c5a8e9b7d6c4f2a1b --reason "{reason}"
  {way} dl_0f3c5a8e9b7d6c4f2a1b dl_7a1be9c4f2d05d2fe1b9 --reason "{reason}" --watch

--json gives {{"redrives": [...]}}, one for each lane. The exit code is 1 if one of them may not
be sent; with --watch or --dry-run it is 0 only if all ended well."""
REASONS = {Way.REPLAY: "the vendor is back", Way.RESUME: "the key is renewed", Way.DISCARD: "the customer is gone"}


def _arguments(way: Way) -> Callable[[argparse.ArgumentParser], None]:
    def add(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("letter_ids", metavar="LETTER", nargs="+")
        parser.add_argument("--reason", required=True, help="why; kept for whoever asks later")
        if way is not Way.DISCARD:
            parser.add_argument("--fixed", help="your word that the cause is gone: code, data, credentials, …")
        add_begin_arguments(parser)

    return add


def _run(way: Way) -> Callable[[argparse.Namespace, "Desk"], int]:
    def run(args: argparse.Namespace, desk: "Desk") -> int:
        named = _named(args, desk)
        unsafe = {} if way is Way.DISCARD or args.dry_run else _unsafe(way, named, args.fixed or "", desk)
        for letter_id, why in unsafe.items():
            desk.shown.note(f"{letter_id} is not sent: {why}")
        if unsafe and len(unsafe) == len(named):
            raise Failed("nothing was sent: do what each letter asks for first, or say what was --fixed")
        safe = [letter for letter in named if letter.letter_id not in unsafe]
        begun = [begin(given, args, desk) for given in _asked(way, safe, args)]
        if desk.shown.json:
            desk.shown.document({"redrives": [facts(redrive) for redrive in begun]})
        else:
            for redrive in begun:
                show_begun(redrive, desk)
        return max([FAILED if unsafe else OK, *(_code(redrive) for redrive in begun)])

    return run


def _named(args: argparse.Namespace, desk: "Desk") -> list[Letter]:
    """Every letter is looked for before anything is started."""
    if len(args.letter_ids) > MOST_IDS:
        raise Misused(f"{len(args.letter_ids)} letters: expected at most {MOST_IDS}; `redrive start` takes a filter")
    return [letter_named(letter_id, desk) for letter_id in dict.fromkeys(args.letter_ids)]


def _unsafe(way: Way, letters: Sequence[Letter], fixed: str, desk: "Desk") -> dict[str, str]:
    """Why each that may not be sent may not: a redrive would pass it over, and nobody would see that."""
    found: dict[str, str] = {}
    for letter in letters:
        lane, version = lane_of(letter, desk.lanes), deployed_for(letter, desk)
        safety = safety_by_way(desk.connection.ledger, letter, lane, worker_version=version, fixed=fixed)
        verdict, why = safety[way]
        if verdict is not Safety.SAFE:
            found[letter.letter_id] = f"{verdict}: {why}"
    return found


def _asked(way: Way, letters: Sequence[Letter], args: argparse.Namespace) -> list[dict[str, Any]]:
    lanes: dict[str, list[Letter]] = defaultdict(list)
    for letter in letters:
        lanes[letter.job_type].append(letter)
    fixed = getattr(args, "fixed", None) or ""
    dry = {"dry_run": True} if args.dry_run else {}
    return [redrive_of(way, own, reason=args.reason, fixed=fixed) | dry for own in lanes.values()]


def _code(redrive: Redrive) -> int:
    return exit_code(redrive) if redrive.ended_at else OK


def _command(way: Way) -> Command:
    return Command(
        name=way.value,
        description=DESCRIPTION.format(means=MEANS[way], way=way.value, reason=REASONS[way]),
        add_arguments=_arguments(way),
        run=_run(way),
    )


COMMANDS = tuple(_command(way) for way in Way)
