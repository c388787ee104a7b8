"""`ops find`: whatever an id, or the beginning of one, may mean: a job, letter, redrive, tenant, code or group."""

import argparse
from typing import TYPE_CHECKING, Any

from lambdas.core.operate.find import Finder, Found, find
from ops.command import FAILED, OK, Command, Misused

if TYPE_CHECKING:
    from ops.desk import Desk

SHORTEST = 2
DESCRIPTION = """Find a job, letter, redrive, tenant, code or group by its id, or the beginning of it.

A job is found by its whole id, under every tenant that ever had a letter or an open breaker, and by how its id begins
while it is parked. Of the letters that wait, the newest 100 of each lane and status are compared; any other is found by
its whole id.

examples:
  find job_44fa
  find dl_0f3c
  find auth_denied

--json gives {"jobs", "letters", "redrives", "tenants", "codes", "groups"}. The exit code is 1 if nothing is found."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", metavar="TEXT")


def finder_of(desk: "Desk") -> Finder:
    connection = desk.connection
    return Finder(
        lanes=tuple(desk.lanes),
        ledger=connection.ledger,
        breakers=connection.breakers,
        redrives=connection.redrives,
    )


def run(args: argparse.Namespace, desk: "Desk") -> int:
    if len(args.text.strip()) < SHORTEST:
        raise Misused(f"{args.text!r}: expected at least {SHORTEST} characters")
    parts = _parts(find(finder_of(desk), args.text))
    if desk.shown.json:
        desk.shown.document(
            {name: [dict(zip(columns, row, strict=True)) for row in rows] for name, columns, rows in parts}
        )
    else:
        _show(parts, args.text, desk)
    return OK if any(rows for _, _, rows in parts) else FAILED


Part = tuple[str, tuple[str, ...], list[tuple[Any, ...]]]


def _parts(found: Found) -> list[Part]:
    jobs = [(h.key.job_id, h.key.tenant_id, h.key.job_type, h.status, h.letter_id) for h in found.jobs]
    letters = [(x.letter_id, x.tenant_id, x.job_type, x.status, x.code, x.job_id) for x in found.letters]
    redrives = [(r.redrive_id, r.request.job_type, r.status, r.request.reason) for r in found.redrives]
    groups = [(g.signature, g.job_type, g.code, g.summary) for g in found.groups]
    return [
        ("jobs", ("job_id", "tenant_id", "lane", "status", "letter_id"), jobs),
        ("letters", ("letter_id", "tenant_id", "lane", "status", "code", "job_id"), letters),
        ("redrives", ("redrive_id", "lane", "status", "reason"), redrives),
        ("tenants", ("tenant_id", "waiting"), list(found.tenants)),
        ("codes", ("lane", "code", "waiting"), list(found.codes)),
        ("groups", ("signature", "lane", "code", "summary"), groups),
    ]


def _show(parts: list[Part], text: str, desk: "Desk") -> None:
    for name, columns, rows in parts:
        if rows:
            desk.shown.line(f"\n{name}", style="bold")
            desk.shown.table(columns, rows)
    if not any(rows for _, _, rows in parts):
        desk.shown.note(f"nothing is known by {text!r}; a job is found by its whole id")


COMMANDS = (Command(name="find", description=DESCRIPTION, add_arguments=add_arguments, run=run),)
