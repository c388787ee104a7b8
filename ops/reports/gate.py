"""`ops gate`: may a release proceed? Open letters, replays that recover, and duplicates, each against a limit."""

import argparse
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from ops.command import FAILED, MISUSED, OK, Command, share, whole

if TYPE_CHECKING:
    from ops.desk import Desk

MAX_OPEN, MIN_REPLAY_SUCCESS, MAX_DUPLICATES = 0, 0.8, 0.01
ENOUGH = 10  # below it a rate is not judged, unless its limit was given

DESCRIPTION = f"""For a release pipeline: ends with 0 if every limit holds, with 1 if one does not, with 2 if it cannot
tell. One line for each limit.

examples:
  gate
  gate --max-open 20 --min-replay-success 0.9 --max-duplicates 0.005
  gate --lane kyc --days 1 --json

open letters       letters that nobody has resolved and no redrive holds (default: at most {MAX_OPEN})
replay success     of the replays of what died in these days, the share that recovered
                   (default: at least {MIN_REPLAY_SUCCESS})
duplicates         messages of jobs that were done already, for each job done, as CloudWatch counts them
                   (default: at most {MAX_DUPLICATES})

Where nothing happened there is no rate: the limit holds, and the line says so. A default rate is judged from {ENOUGH}
replays or jobs on, one that you give from the first on; --least changes that.
--json gives {{"passed", "limits": [{{"name", "value", "limit", "of", "passed", "judged", "why"}}]}}."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    name: str
    value: float | None  # None: there is nothing of which it could be a share
    limit: float
    of: int  # how many it is a share of; of a number, itself
    passed: bool
    judged: bool = True
    why: str = ""

    @property
    def line(self) -> str:
        share = "" if self.name == OPEN_LETTERS or self.value is None else f" of {self.of}"
        value = "none" if self.value is None else f"{self.value:g}{share}"
        verdict = ("ok" if self.judged else "not judged") if self.passed else "PAST ITS LIMIT"
        bound = "at least" if self.name == REPLAY_SUCCESS else "at most"
        return f"{self.name}: {value}, {bound} {self.limit:g}: {verdict}" + (f" ({self.why})" if self.why else "")


OPEN_LETTERS, REPLAY_SUCCESS, DUPLICATES = "open letters", "replay success", "duplicates"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--max-open", type=whole(0, 1_000_000), help=f"open letters at most (default: {MAX_OPEN})")
    parser.add_argument("--min-replay-success", type=share, help=f"at least (default: {MIN_REPLAY_SUCCESS})")
    parser.add_argument("--max-duplicates", type=share, help=f"at most (default: {MAX_DUPLICATES})")
    parser.add_argument("--lane", help="of this lane alone")
    parser.add_argument("--days", type=whole(1, 90), default=7, help="how far back, 1 to 90 (default: 7)")
    parser.add_argument("--least", type=whole(1, 1_000_000), help="judge a rate only from this many on")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    if args.lane is not None and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    limits = limits_of(args, desk, [args.lane] if args.lane else list(desk.lanes))
    passed = all(limit.passed for limit in limits)
    if desk.shown.json:
        desk.shown.document({"passed": passed, "limits": [asdict(limit) for limit in limits]})
    else:
        for limit in limits:
            desk.shown.line(limit.line)
    return OK if passed else FAILED


def limits_of(args: argparse.Namespace, desk: "Desk", job_types: list[str]) -> list[Limit]:
    from ops.reports import gate_read as read  # noqa: PLC0415 - not loaded for --help

    since = desk.clock() - timedelta(days=args.days)
    letters = read.open_letters(desk, job_types)
    most = MAX_OPEN if args.max_open is None else args.max_open
    recovered, replays = read.replays(desk, job_types, since=since)
    duplicates, done = read.duplicates(desk, job_types, since=since)
    return [
        Limit(name=OPEN_LETTERS, value=letters, limit=most, of=letters, passed=letters <= most),
        _rate(REPLAY_SUCCESS, recovered, replays, (args.min_replay_success, MIN_REPLAY_SUCCESS), args.least),
        _rate(DUPLICATES, duplicates, done, (args.max_duplicates, MAX_DUPLICATES), args.least),
    ]


def _rate(name: str, part: int, of: int, limits: tuple[float | None, float], least: int | None) -> Limit:
    """`limits`: the one that was given, and the default."""
    given, default = limits
    limit = default if given is None else given
    enough = least or (ENOUGH if given is None else 1)
    if of < enough:
        value = part / of if of else None
        why = f"{of} is fewer than {enough}" if of else "there were none in this time"
        return Limit(name=name, value=value, limit=limit, of=of, passed=True, judged=False, why=why)
    rate = part / of
    passed = rate >= limit if name == REPLAY_SUCCESS else rate <= limit
    return Limit(name=name, value=rate, limit=limit, of=of, passed=passed)


COMMANDS = (
    Command(
        name="gate",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
        # A pipeline must tell "past a limit" from "nobody knows": both stop it, and only one is about the release.
        broken=MISUSED,
    ),
)
