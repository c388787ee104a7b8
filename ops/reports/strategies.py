"""`ops strategies`: what changed tries have cured in a lane, and how to pin one for a code or forbid some."""

import argparse
from typing import TYPE_CHECKING, Any

from ops.command import OK, Command, Misused, add_by, path_of

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """What changed tries have cured in a lane, in four weeks, and how a failure would be answered now.
With --code, decide: --pin a strategy, --forbid some, or --clear what was decided before.

examples:
  strategies kyc
  strategies kyc --code CONTEXT_OVERFLOW --pin compress --reason "the vendor's window is too small"
  strategies kyc --code MODEL_CONFUSED --forbid same --forbid concise --reason "they only cost money"
  strategies kyc --code MODEL_CONFUSED --clear --reason "the model was replaced"

A lane with `foresee` shows how right it was, and what it goes by.

--json gives {"job_type", "codes": [...], "foreseen"}, or the ruling as it now is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("job_type", metavar="LANE")
    parser.add_argument("--code", help="the failure to decide about")
    parser.add_argument("--pin", metavar="STRATEGY", help="use this one, whatever the numbers say")
    parser.add_argument(
        "--forbid", metavar="STRATEGY", action="append", default=[], help="never use it; may be repeated"
    )
    parser.add_argument("--clear", action="store_true", help="let experience decide again")
    parser.add_argument("--reason", help="why; needed to decide, and kept with your name")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    decides = bool(args.pin or args.forbid)
    if args.clear and decides:
        raise Misused("--clear goes with neither --pin nor --forbid: it takes both away")
    if args.clear or decides:
        return _decide(args, desk)
    return _list(args, desk)


def _decide(args: argparse.Namespace, desk: "Desk") -> int:
    if not args.code or not args.reason or not args.reason.strip():
        raise Misused('to decide, strategies needs --code and --reason "…": it is kept, for whoever asks later')
    asked = {
        "job_type": args.job_type,
        "pinned": args.pin or "",
        "forbidden": args.forbid,
        "reason": args.reason.strip(),
    }
    ruled = desk.post(path_of("strategies", args.code), asked, by=args.by)
    if desk.shown.json:
        desk.shown.document(ruled)
    else:
        desk.shown.line(f"{args.job_type} {args.code}: {_ruled(ruled) or 'experience decides'}")
    return OK


def _list(args: argparse.Namespace, desk: "Desk") -> int:
    found = desk.get(f"{path_of('strategies')}?job_type={args.job_type}")
    codes = [each for each in found["codes"] if args.code in (None, each["code"])]
    if desk.shown.json:
        desk.shown.document({**found, "codes": codes})
        return OK
    if not codes:
        desk.shown.line(
            f"no changed try of lane {args.job_type} has ended in the last weeks, and nobody decided anything"
        )
    else:
        desk.shown.table(("code\nnow", "tried", "cured", "spent"), [_row(each) for each in codes])
        for each in codes:
            desk.shown.line(f"{each['code']}: {_ruled(each['ruling']) or each['why']}")
    for said in _foreseen(found["foreseen"]):
        desk.shown.line(said)
    return OK


def _foreseen(foreseen: dict[str, Any] | None) -> list[str]:
    if foreseen is None:
        return []
    right, failed = foreseen["right"], foreseen["right"] + foreseen["missed"]
    came = f"{right} of {right + foreseen['wrong']} foretold failures came, {right} of {failed} that came were foretold"
    done = f"{foreseen['changed']} begun differently, {foreseen['cured']} of them done at once, {foreseen['held']} held"
    clues = [
        f"  {each['clue']}: {each['failed']:.0f} of {each['of']:.0f} fail with {each['code']}"
        + (f", {each['cure']} cures" if each["cure"] else "")
        for each in foreseen["clues"]
    ]
    return [f"foresight ({foreseen['mode']}): {came}; {done}", *clues]


def _row(learned: dict[str, Any]) -> tuple[str, str, str, str]:
    tried = learned["tried"]
    return (
        f"{learned['code']}\n{learned['next'] or 'buried'}",
        "\n".join(f"{each['strategy']} after {each['delay_s']} s" for each in tried),
        "\n".join(f"{each['cures']} of {each['tries']}" for each in tried),
        "\n".join(f"${each['usd']:,.2f}" for each in tried),
    )


def _ruled(ruling: dict[str, Any]) -> str:
    said = [f"{ruling['pinned']} is pinned"] if ruling["pinned"] else []
    said += [f"{', '.join(ruling['forbidden'])} forbidden"] if ruling["forbidden"] else []
    return f"{'; '.join(said)} (by {ruling['who']}: {ruling['why']})" if said else ""


COMMANDS = (Command(name="strategies", description=DESCRIPTION, add_arguments=add_arguments, run=run),)
