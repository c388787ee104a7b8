"""`ops letters`: the dead letters of a lane, of a tenant, or of all lanes, newest first."""

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from lambdas.core.model.job import valid_id
from lambdas.core.model.letter import OPERATORS, UNRESOLVED, Letter, LetterStatus
from lambdas.core.model.value import listed_at
from lambdas.core.ports.lists import LetterQuery, Page, page_of
from ops.command import OK, Command, Misused, whole

if TYPE_CHECKING:
    from ops.desk import Desk

MOST = 199  # of a page: one more than asked for is read, to know whether there is another
WAITING = (LetterStatus.OPEN, LetterStatus.HELD)  # for a person

DESCRIPTION = f"""Dead letters, newest first: of one lane, of one tenant, of one tenant in one lane, or of all lanes.
Without --status those that wait for a person: {" and ".join(WAITING)}.

examples:
  letters --lane kyc
  letters --tenant tnt_8f2a --status any
  letters --lane kyc --code DOC_PARSE_CORRUPT --all --json

--json gives {{"letters": [the fields of a list], "cursor": text or null}}; --cursor takes that text."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lane", help="of this lane")
    parser.add_argument("--tenant", help="of this tenant; @operators has those that name none")
    statuses = [*(status.value for status in LetterStatus), "any"]
    parser.add_argument("--status", action="append", choices=statuses, help="may be given several times")
    parser.add_argument("--code", help="of this failure, such as LLM_TIMEOUT")
    pages = parser.add_mutually_exclusive_group()
    pages.add_argument("--cursor", help="where the last page ended")
    pages.add_argument("--all", action="store_true", help="every page")
    parser.add_argument("--limit", type=whole(1, MOST), default=50, help="letters in a page (default: 50)")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    page = _all(args, desk) if args.all else next_page(args, args.cursor, desk)
    if not page.letters and args.lane is not None and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    if desk.shown.json:
        desk.shown.document({"letters": [_row(each) for each in page.letters], "cursor": page.cursor})
    else:
        _show(page, args, desk)
    return OK


def next_page(args: argparse.Namespace, cursor: str | None, desk: "Desk") -> Page:
    """The newest of what each list holds. With a tenant and a lane, pages without that lane are passed over."""
    while True:
        found: dict[str, Letter] = {}
        for query in _queries(args, cursor, desk):
            found |= {
                listed_at(each.died_at, each.letter_id): each for each in desk.connection.ledger.letters(query).letters
            }
        page = page_of(sorted(found.items(), reverse=True), args.limit)
        if args.tenant is None or args.lane is None:
            return page
        of_lane = tuple(each for each in page.letters if each.job_type == args.lane)
        if of_lane or page.cursor is None:
            return Page(letters=of_lane, cursor=page.cursor)
        cursor = page.cursor


def _queries(args: argparse.Namespace, cursor: str | None, desk: "Desk") -> Iterator[LetterQuery]:
    if args.tenant is not None and args.tenant != OPERATORS and not valid_id(args.tenant):
        raise Misused(
            f"--tenant {args.tenant!r} is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -, or {OPERATORS}"
        )
    lanes = [None] if args.tenant is not None else [args.lane] if args.lane is not None else list(desk.lanes)
    for status in _statuses(args):
        for lane in lanes:
            yield LetterQuery(
                status=status,
                job_type=lane,
                tenant_id=args.tenant,
                code=args.code,
                limit=args.limit + 1,
                cursor=cursor,
            )


def _statuses(args: argparse.Namespace) -> tuple[LetterStatus, ...]:
    if not args.status:
        return WAITING
    if "any" in args.status:
        return tuple(LetterStatus)
    return tuple(dict.fromkeys(LetterStatus(status) for status in args.status))


def _all(args: argparse.Namespace, desk: "Desk") -> Page:
    found: list[Letter] = []
    cursor: str | None = None
    while True:
        page = next_page(args, cursor, desk)
        found += page.letters
        cursor = page.cursor
        if cursor is None:
            return Page(letters=tuple(found), cursor=None)


def _row(each: Letter) -> dict[str, Any]:
    """Only what a list knows: `letter` has the rest."""
    from lambdas.adapters.dynamo.lists import ROW  # noqa: PLC0415 - botocore is not loaded for --help

    listed = {name: getattr(each, name) for name in ROW if name != "detail"}
    return {**listed, "summary": each.summary}


def _to_do(each: Letter) -> str:
    """Nothing, once it is resolved."""
    return f"\n→ {each.recommended_action}" if each.status in UNRESOLVED else ""


def _show(page: Page, args: argparse.Namespace, desk: "Desk") -> None:
    if not page.letters:
        statuses = " or ".join(status.value for status in _statuses(args))
        desk.shown.line(f"no letter here is {statuses}")
        return
    rows = [
        (
            f"{each.letter_id}\n{_when(each)}",
            f"{each.tenant_id}\n{each.job_type}/{each.job_id}",
            f"{each.kind} {each.code}, {each.status}\n{each.summary}{_to_do(each)}",
        )
        for each in page.letters
    ]
    desk.shown.table(("letter\ndied at", "tenant\nlane/job", "kind, code, status\nsummary → what to do"), rows)
    desk.shown.note("everything about one: python -m ops letter <id>")
    if page.cursor is not None:
        desk.shown.note(f"there are more: the same with --cursor {page.cursor}, or --all")


def _when(each: Letter) -> str:
    return f"{each.died_at:%Y-%m-%d %H:%M:%S}Z"


COMMANDS = (
    Command(
        name="letters",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
