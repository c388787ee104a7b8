"""Has the API start redrives, follows them if asked to, and tells what is to be told."""

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lambdas.core.model.value import replace
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import BadRequest, as_input
from lambdas.core.redrive.start import NotProposed, accepted_id, read_for, require_proposed
from ops.command import OK, Failed, Misused, add_by, path_of
from ops.redrive.options import asked, json_of
from ops.redrive.present import facts, show_end, show_plan
from ops.redrive.watch import exit_code, follow, found

if TYPE_CHECKING:
    from ops.desk import Desk


def add_begin_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--operator", dest="by", help=argparse.SUPPRESS)  # as --by was called
    add_by(parser)
    parser.add_argument("--dry-run", action="store_true", help="only say what it would do; sends nothing")
    parser.add_argument("--watch", action="store_true", help="follow it until it ends")


def begin(
    given: Mapping[str, Any], args: argparse.Namespace, desk: "Desk", *, proposal: Redrive | None = None
) -> Redrive:
    """Started, and followed to its end if it was asked for, or if it is a dry run, which is there to be read."""
    by = args.by or given.get("operator") or ""
    asked_for = {key: value for key, value in given.items() if key != "operator"}
    _require_sense(asked_for, desk)
    if proposal is None:
        path, body = path_of("redrives"), asked_for
    else:
        _require_unstarted(proposal, desk)
        path = path_of("redrives", proposal.redrive_id, "accept")
        body = {"reason": asked_for["reason"], "changes": asked_for}
    started = found(desk.post(path, body, by=by)["redrive_id"], desk)
    if args.watch or started.request.dry_run:
        return follow(started.redrive_id, desk)
    # Its execution notes itself on the record with its first task.
    return replace(started, execution=started.execution or desk.connection.machine.execution(started.redrive_id))


def _require_sense(given: Mapping[str, Any], desk: "Desk") -> None:
    """The API checks it once more; here every fault is reported at once, in the words of the options."""
    try:
        read_for({**given, "operator": "ops"}, desk.lanes)
    except BadRequest as bad:
        raise Misused(
            "\n".join([f"{len(bad.faults)} faults in the redrive's input:", *map(_fault, bad.faults)])
        ) from bad


def _require_unstarted(proposal: Redrive, desk: "Desk") -> None:
    started = accepted_id(proposal.redrive_id)
    try:
        if desk.connection.redrives.find(started) is not None:
            raise NotProposed(f"{proposal.redrive_id} was started before", look_at=started)
        require_proposed(proposal)
    except NotProposed as moved:
        raise _not_proposed(moved) from moved


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
