"""Starts redrives for whoever is signed in, follows them if asked to, and tells what is to be told."""

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lambdas.core.redrive.approval import Approvals
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import BadRequest, as_input
from lambdas.core.redrive.start import NotProposed, Starter, accept, require_proposed, start
from ops.command import OK, Failed, Misused
from ops.redrive.options import asked, json_of
from ops.redrive.present import facts, show_end, show_plan
from ops.redrive.watch import exit_code, follow, found

if TYPE_CHECKING:
    from ops.desk import Desk


def add_begin_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--operator", help="who asks (default: who is signed in, which is kept in any case)")
    parser.add_argument("--dry-run", action="store_true", help="only say what it would do; sends nothing")
    parser.add_argument("--watch", action="store_true", help="follow it until it ends")


def begin(
    given: Mapping[str, Any], args: argparse.Namespace, desk: "Desk", *, proposal: Redrive | None = None
) -> Redrive:
    """Started, and followed to its end if it was asked for, or if it is a dry run, which is there to be read."""
    caller = desk.connection.caller()
    operator = args.operator or given.get("operator") or caller
    starter = Starter(
        lanes=desk.lanes,
        redrives=desk.connection.redrives,
        machine=desk.connection.machine(caller),
        clock=desk.clock,
        new_id=desk.new_id,
    )
    whole = {**given, "operator": operator}
    try:
        if proposal is None:
            redrive = start(starter, whole, started_by=caller)
        else:
            redrive = accept(starter, proposal, by=caller, changes=whole)
    except NotProposed as moved:
        raise _not_proposed(moved) from moved
    except BadRequest as bad:
        raise Misused(
            "\n".join([f"{len(bad.faults)} faults in the redrive's input:", *map(_fault, bad.faults)])
        ) from bad
    follows = args.watch or redrive.request.dry_run
    return follow(redrive.redrive_id, desk) if follows else redrive


def show_begun(redrive: Redrive, desk: "Desk") -> None:
    """As it stands when `begin` is over."""
    if redrive.status is RedriveStatus.PLANNED:
        show_plan(redrive, desk.shown)
        desk.shown.note("nothing was sent; the same without --dry-run does it")
    elif redrive.ended_at is None:
        desk.shown.line(f"started {redrive.redrive_id}")
        desk.shown.note(f"watch it: python -m ops redrive watch {redrive.redrive_id}")
        desk.shown.note(f'halt it: python -m ops redrive abort {redrive.redrive_id} --reason "…"')
    else:
        show_end(redrive, desk.shown)


def run_start(args: argparse.Namespace, desk: "Desk") -> int:
    base, proposal = _base(args, desk)
    redrive = begin(asked(args, base), args, desk, proposal=proposal)
    if desk.shown.json:
        desk.shown.document(facts(redrive))
    else:
        show_begun(redrive, desk)
    return exit_code(redrive) if redrive.ended_at else OK


def approvals(desk: "Desk", caller: str) -> Approvals:
    machine = desk.connection.machine(caller)
    return Approvals(redrives=desk.connection.redrives, machine=machine, clock=desk.clock, new_id=desk.new_id)


def _base(args: argparse.Namespace, desk: "Desk") -> tuple[dict[str, Any], Redrive | None]:
    """What the options are laid over, and the proposal that is accepted by it, if any."""
    if args.proposal is not None:
        return _offered(args, desk)
    if args.input is None:
        return {}, None
    given = json_of("--input", args.input)
    if not isinstance(given, dict):
        raise Misused("--input is not a JSON object")
    return given, None


def _offered(args: argparse.Namespace, desk: "Desk") -> tuple[dict[str, Any], Redrive | None]:
    """A dry run of a proposal is another redrive, and leaves it proposed."""
    proposal = found(args.proposal, desk)
    given = {key: value for key, value in as_input(proposal.request).items() if key != "operator"}
    if not args.dry_run:
        return given, proposal
    try:
        require_proposed(proposal)
    except NotProposed as moved:
        raise _not_proposed(moved) from moved
    return given, None


def _not_proposed(moved: NotProposed) -> Failed:
    return Failed(f"{moved}: `python -m ops redrive show {moved.look_at}`")


def _fault(fault: str) -> str:
    return f"  {fault}"
