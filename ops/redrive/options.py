"""The input of a redrive from what a person typed: options laid over a JSON or a proposal. It starts nothing.

What the options hold is judged where the machine judges it, so that every fault is reported at once.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ops.command import Misused

# The option, the key of the input that it is, and what it means.
FILTER = (
    ("--code", "code", "of this failure, such as DOC_PARSE_CORRUPT"),
    ("--kind", "kind", "transient, conditional, permanent or poison"),
    ("--signature", "signature", "of this group"),
    ("--tenant", "tenant_id", "of this tenant; @operators has those that name none"),
    ("--died-after", "died_after", "from this time on, such as 2026-06-12T12:00:00Z"),
    ("--died-before", "died_before", "before this time"),
    ("--worker-version", "worker_version", "that died on this version"),
)
WORDS = (
    ("--action", "action", "replay, resume or discard"),
    ("--lane", "job_type", "of this lane"),
    ("--reason", "reason", "why; kept for whoever asks later"),
    ("--fixed", "fixed", "your word that the cause is gone: code, data, credentials, dependency or policy"),
    ("--scope", "scope", "inherit: effects that happened are skipped (default); fresh: they happen again"),
)
NUMBERS = (
    ("--limit", "limit", "letters at most (default: 200)"),
    ("--canary", "canary", "letters in the first wave (default: 5)"),
    ("--growth", "growth", "each wave is this many times the one before (default: 4)"),
    ("--watch-seconds", "watch_seconds", "between two looks at a wave, at most (default: 60)"),
    ("--settle-timeout", "settle_timeout", "seconds for a wave to settle, else it halts (default: 3600)"),
    ("--max-failure-share", "max_failure_share", "of a wave that may die of something else (default: 0)"),
    ("--rate", "rate_per_second", "letters a second (default: 50)"),
)
JSONS = (
    ("--patch", "patch", "merged into each payload; null takes a key away"),
    ("--strategy", "strategy", "model, agent, compress_to_tokens, max_output_tokens, instructions, constraints"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    base = parser.add_mutually_exclusive_group()
    base.add_argument("--input", metavar="JSON", help="the machine's input: JSON, @file, or - for stdin")
    base.add_argument("--proposal", metavar="ID", help="what was proposed after a deploy")
    for option, key, summary in WORDS:
        parser.add_argument(option, dest=f"asked_{key}", metavar=option[2:].upper(), help=summary)
    which = parser.add_argument_group("which letters of the lane; at least one of these")
    which.add_argument("--letter", dest="filter_letter_ids", metavar="ID", nargs="+", action="extend", help="these")
    for option, key, summary in FILTER:
        which.add_argument(option, dest=f"filter_{key}", metavar=option[2:].upper(), help=summary)
    pace = parser.add_argument_group("how many, how fast, and when to halt")
    for option, key, summary in NUMBERS:
        pace.add_argument(option, dest=f"asked_{key}", metavar="N", type=number, help=summary)
    changed = parser.add_argument_group("what is different this time")
    for option, key, summary in JSONS:
        changed.add_argument(option, dest=f"asked_{key}", metavar="JSON", help=f"{summary}; JSON or @file")
    known = "budget_usd, budget_tokens, max_steps or replays"
    changed.add_argument("--raise", dest="raised", metavar="KEY=N", action="append", help=f"above the lane's: {known}")


def asked(args: argparse.Namespace, base: Mapping[str, Any]) -> dict[str, Any]:
    """`base` with the options over it. Raise `Misused` for what is not even JSON."""
    plain = {key: getattr(args, f"asked_{key}") for _, key, _ in (*WORDS, *NUMBERS)}
    given = {**base, **{key: value for key, value in plain.items() if value is not None}}
    for option, key, _ in JSONS:
        if (text := getattr(args, f"asked_{key}")) is not None:
            given[key] = json_of(option, text)
    if args.raised:
        given["raise"] = {**_table(given.get("raise")), **dict(map(_raised, args.raised))}
    narrowed = {key: getattr(args, f"filter_{key}") for key in (*(key for _, key, _ in FILTER), "letter_ids")}
    if narrowed := {key: value for key, value in narrowed.items() if value is not None}:
        given["filter"] = {**_table(given.get("filter")), **narrowed}
    if args.dry_run:
        given["dry_run"] = True
    return given


def json_of(option: str, text: str) -> Any:
    """What is given there, or in @file, or on stdin for -."""
    if text == "-" or text.startswith("@"):
        text = _read(option, text.removeprefix("@"))
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Misused(f"{option} is not JSON: {error}") from None


def number(text: str) -> int | float | str:
    """Text that is not a number stays text: its fault is reported with all the others."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _raised(pair: str) -> tuple[str, Any]:
    key, found, value = pair.partition("=")
    if not found:
        raise Misused(f"--raise {pair!r}: expected KEY=N, such as budget_usd=2.5")
    return key, number(value)


def _table(found: Any) -> dict[str, Any]:
    return dict(found) if isinstance(found, Mapping) else {}


def _read(option: str, path: str) -> str:
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Misused(f"{option}: {path!r} cannot be read: {error}") from None
