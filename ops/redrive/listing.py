"""`ops redrive list` and `ops redrive show`: redrives and proposals, and everything about one of them."""

import argparse
from typing import TYPE_CHECKING, Any

from lambdas.core.operate import signed_by
from lambdas.core.redrive.approval import Signed, signed_in
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import as_input
from ops.command import OK, Command, whole
from ops.redrive.present import MEANING, facts, row, show_plan, show_waves
from ops.redrive.watch import found

if TYPE_CHECKING:
    from ops.desk import Desk

LIST = """Redrives and proposals, newest first.

examples:
  redrive list
  redrive list --lane kyc --json

--json gives {"redrives": [...], "cursor": text or null}; --cursor takes that text."""

SHOW = """Everything about one redrive: what was asked, the plan, each wave, and who did what when.

examples:
  redrive show rd-5d2fe1b9a07c4e11

--json gives one object as `redrive start` does, with `aborted` and `history`."""


def _list_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lane", help="of this lane")
    parser.add_argument("--limit", type=whole(1, 100), default=20, help="redrives in a page (default: 20)")
    parser.add_argument("--cursor", help="where the last page ended")


def _one(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("redrive_id", metavar="ID")


def _list(args: argparse.Namespace, desk: "Desk") -> int:
    page = desk.connection.redrives.page(job_type=args.lane, limit=args.limit, cursor=args.cursor)
    if not page.redrives and args.lane is not None and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    if desk.shown.json:
        desk.shown.document({"redrives": [row(each) for each in page.redrives], "cursor": page.cursor})
        return OK
    if not page.redrives:
        desk.shown.line("there has been no redrive" + (f" of lane {args.lane}" if args.lane else ""))
        return OK
    cells = [(f"{r.redrive_id}\n{r.started_at:%Y-%m-%d %H:%M:%S}Z", _did(r), _became(r)) for r in page.redrives]
    desk.shown.table(("redrive\nstarted", "lane, action\nwhy, by whom", "status\nplanned, sent → became"), cells)
    desk.shown.note("everything about one: python -m ops redrive show <id>")
    if page.cursor is not None:
        desk.shown.note(f"there are more: the same with --cursor {page.cursor}")
    return OK


def _did(redrive: Redrive) -> str:
    request = redrive.request
    dry = " (dry run)" if request.dry_run else ""
    return f"{request.job_type} {request.action}{dry}\n{request.reason}\nby {redrive.starter}"


def _became(redrive: Redrive) -> str:
    counted = row(redrive)
    if redrive.status in (RedriveStatus.PROPOSED, RedriveStatus.ACCEPTED):
        return f"{redrive.status}\n{redrive.reason}"
    counts = f"{counted['planned']} planned, {counted['replayed'] + counted['discarded']} sent"
    became = f" → {counted['recovered']} recovered, {counted['died_again']} died again" if counted["replayed"] else ""
    return f"{redrive.status}\n{counts}{became}"


def _show(args: argparse.Namespace, desk: "Desk") -> int:
    redrive = found(args.redrive_id, desk)
    port, shown = desk.connection.redrives, desk.shown
    aborted, history = port.aborted(args.redrive_id), port.history(args.redrive_id)
    if shown.json:
        shown.document({**facts(redrive), "aborted": aborted, "history": history})
        return OK
    shown.line(f"{redrive.redrive_id}: {redrive.status}", style="bold")
    shown.line(MEANING[redrive.status])
    shown.line()
    shown.facts(_facts(redrive) | _signed(signed_in(desk.connection.redrives, redrive), redrive))
    if redrive.plan.matched or redrive.plan.skipped:
        show_plan(redrive, shown)
    show_waves(redrive.waves, shown)
    shown.line("\nwho did what", style="bold")
    shown.table(("when", "what", "why"), [(e.at, f"{e.what}\nby {signed_by(e.who, e.data)}", e.why) for e in history])
    return OK


def _facts(redrive: Redrive) -> dict[str, Any]:
    asked = as_input(redrive.request)
    usual = ("action", "job_type", "filter", "reason", "operator", "fixed", "limit", "patch", "strategy", "raise")
    why = "why it was proposed" if redrive.status is RedriveStatus.PROPOSED else "why it ended"
    return {
        **{name: asked.get(name) for name in usual},
        "started": redrive.started_at,
        "ended": redrive.ended_at,
        why: redrive.reason,
        "execution": redrive.execution,
    }


def _signed(signed: Signed, redrive: Redrive) -> dict[str, Any]:
    """Who started it, as far as a token has proven it."""
    starter = signed.starter or f"{redrive.starter}: two must approve"
    return {"started by": starter, "approved by": redrive.approved_by or ", ".join(signed.approvers)}


VERBS = (
    Command(name="list", help="the latest", description=LIST, add_arguments=_list_arguments, run=_list),
    Command(name="show", help="everything about one", description=SHOW, add_arguments=_one, run=_show),
)
