"""`ops send`: one job, or many. What would only become a letter is refused here, unless that is what is wanted."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ops.command import FAILED, OK, Command, Failed, Misused, whole
from ops.jobs.envelopes import HEALTHY, SAMPLES, Parcel, faults_in, filled, many, parcel, raw_parcel, stamp

if TYPE_CHECKING:
    from ops.desk import Desk
    from ops.jobs.delivery import Delivery, Unsent

MOST_SHOWN = 20
EXAMPLE_TENANT = "tnt_example"

DESCRIPTION = """Send one job, or many, to the queue of a lane. Every envelope is checked first; nothing is sent
if one has a fault. Sending the same job again is harmless: an id and version run once.

examples:
  send --lane kyc --tenant tnt_8f2a --sample                     an example document
  send --lane kyc --tenant tnt_8f2a --job-id job_44fa --payload @case.json
  send --lane sanctions --sample --count 500 --tenant a --tenant b
  send --file jobs.jsonl                                         an envelope on each line
  send --lane simulated --tenant t --payload '{"attempts": [[{"op": "raise", "error": "KeyError"}]]}'
  send --lane kyc --raw 'not JSON at all'                        provoke a letter

--json gives {"sent": [{tenant_id, job_type, job_id, version, message_id}], "failed": [{…, reason}]}."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_argument_group("what")
    only = what.add_mutually_exclusive_group()
    only.add_argument("--payload", metavar="JSON", help="the job's input: JSON, @file, or - for stdin")
    only.add_argument("--sample", action="store_true", help=f"an example input; lanes: {', '.join(SAMPLES)}")
    only.add_argument(
        "--file", metavar="JOBS.jsonl", help="one envelope per line, - for stdin; options fill in the rest"
    )
    only.add_argument("--raw", metavar="TEXT", help="exactly this body, unchecked")
    what.add_argument("--count", type=whole(1, 1_000_000), help="this many jobs; their ids are numbered")
    what.add_argument("--no-check", action="store_true", help="send it as it is, whatever becomes of it")
    whose = parser.add_argument_group("where and whose")
    whose.add_argument("--lane", help="the lane whose queue gets it (with --file: default is each line's job_type)")
    whose.add_argument("--tenant", action="append", help="the tenant; several take turns")
    fields = parser.add_argument_group("other fields of the envelope")
    fields.add_argument("--type", help="its job_type, if not the lane (needs --no-check)")
    fields.add_argument("--job-id", help="default: a new one")
    fields.add_argument("--version", type=whole(1, 1_000_000_000), help="default: 1")
    fields.add_argument("--not-before", metavar="TIME", help="do not run it before this, ISO 8601 with an offset")
    fields.add_argument("--not-after", metavar="TIME", help="do not run it after this, ISO 8601 with an offset")
    fields.add_argument("--source", help="where it comes from (default: ops)")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    from ops.jobs.delivery import Sender  # noqa: PLC0415 - it needs botocore, which --help must not wait for

    parcels = made(args, desk)
    if not (args.no_check or args.raw is not None) and (faults := faults_in(parcels)):
        raise Failed(_listed(faults, len(parcels)))
    with desk.shown.progress("sending", len(parcels)) as advanced:
        delivery = Sender(connection=desk.connection, sleep=desk.sleep, jitter=desk.jitter, advanced=advanced).deliver(
            parcels
        )
    if delivery.stopped is not None and not delivery.sent:
        raise delivery.stopped
    return report(delivery, desk)


def made(args: argparse.Namespace, desk: "Desk") -> list[Parcel]:
    """Raise `Misused` for options that do not fit together."""
    if args.lane is not None and args.lane not in desk.lanes:
        raise desk.unknown_lane(args.lane)
    if args.file is not None:
        return _from_file(args, desk)
    if args.lane is None:
        raise Misused(f"--lane is missing: lanes.toml has {', '.join(desk.lanes)}")
    if args.raw is not None:
        if args.raw == "":
            raise Misused("--raw is empty: SQS takes no empty message")
        tenant_id = args.tenant[0] if args.tenant else ""
        return [raw_parcel(args.raw, lane=args.lane, tenant_id=tenant_id) for _ in range(args.count or 1)]
    tenants = args.tenant or ([EXAMPLE_TENANT] if args.sample or args.count else None)
    if tenants is None:
        raise Misused("--tenant is missing: whose job is it?")
    job_id = args.job_id or f"job_{desk.new_id()}"
    return many(
        args.count or 1,
        lane=args.lane,
        common={"job_type": args.type or args.lane, **_common(args, desk)},
        tenants=tenants,
        job_id=lambda n: f"{job_id}-{n + 1:05d}" if args.count else job_id,
        payload=_payloads(args),
    )


def _payloads(args: argparse.Namespace) -> Any:
    if args.sample:
        if args.lane not in SAMPLES:
            raise Misused(f"lane {args.lane!r} has no examples: those of {', '.join(SAMPLES)} have")
        return SAMPLES[args.lane]
    if args.payload is None:
        if args.lane != "simulated":
            raise Misused("--payload is missing (or --sample for an example)")
        return lambda _n: HEALTHY
    text = _text(args.payload[1:]) if args.payload.startswith("@") else args.payload
    text = _text("-") if text == "-" else text
    try:
        payload = json.loads(text)
    except ValueError as error:
        raise Misused(f"--payload is not JSON: {error}") from None
    return lambda _n: payload


def _from_file(args: argparse.Namespace, desk: "Desk") -> list[Parcel]:
    tenants = {"tenant_id": args.tenant[0]} if args.tenant else {}
    lanes = {"job_type": args.lane} if args.lane else {}
    common = {**_common(args, desk), **tenants, **lanes}
    parcels, faults = [], []
    for at, line in enumerate(_text(args.file).splitlines(), start=1):
        if not line.strip():
            continue
        try:
            parcels.append(_from_line(line, at, args, {"job_id": f"job_{desk.new_id()}", **common}))
        except ValueError as error:
            faults.append(str(error))
    faults += [f"{p.called}: there is no lane {p.lane!r}" for p in parcels if p.lane not in desk.lanes]
    if faults:
        raise Failed(_listed(faults, len(parcels) + len(faults)))
    if not parcels:
        raise Misused(f"--file {args.file} has no line to send")
    return parcels


def _from_line(line: str, at: int, args: argparse.Namespace, defaults: dict[str, Any]) -> Parcel:
    if args.no_check and args.lane:
        return raw_parcel(line, lane=args.lane, line=at)
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"line {at}: not JSON: {error}") from None
    envelope = filled(found, defaults=defaults, at=at)
    lane = args.lane or envelope.get("job_type")
    if not isinstance(lane, str):
        raise ValueError(f"line {at}: job_type: missing, and there is no --lane")
    return raw_parcel(line, lane=lane, line=at) if args.no_check else parcel(envelope, lane=lane, line=at)


def _common(args: argparse.Namespace, desk: "Desk") -> dict[str, Any]:
    times = {"not_before": args.not_before, "not_after": args.not_after}
    given = {"version": args.version, **times, "source": args.source or "ops"}
    return {"created_at": stamp(desk.clock()), **{name: value for name, value in given.items() if value is not None}}


def _text(path: str) -> str:
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Misused(f"{path!r} cannot be read: {error}") from None


def _listed(faults: list[str], of: int) -> str:
    more = [f"  … and {len(faults) - MOST_SHOWN} more"] if len(faults) > MOST_SHOWN else []
    shown = [f"  {fault}" for fault in faults[:MOST_SHOWN]]
    head = f"nothing was sent: {len(faults)} of {of} would become letters (--no-check sends them anyway)"
    return "\n".join([head, *shown, *more])


def report(delivery: "Delivery", desk: "Desk") -> int:
    if desk.shown.json:
        sent = [{**_names(each.parcel), "message_id": each.message_id} for each in delivery.sent]
        failed = [{**_names(each.parcel), "reason": each.reason} for each in delivery.unsent]
        desk.shown.document({"sent": sent, "failed": failed})
    else:
        _tell(delivery, desk)
    return FAILED if delivery.unsent else OK


def _tell(delivery: "Delivery", desk: "Desk") -> None:
    lanes = ", ".join(dict.fromkeys(each.parcel.lane for each in delivery.sent))
    if len(delivery.sent) == 1:
        only = delivery.sent[0].parcel
        desk.shown.line(f"sent {only.job_id or 'the message'} to lane {lanes}")
        a_job = only.job_id and only.job_type == only.lane
        follow = f"job {only.tenant_id} {only.lane} {only.job_id} --wait" if a_job else f"letters --lane {lanes}"
        desk.shown.note(f"see what becomes of it: python -m ops {follow}")
    elif delivery.sent:
        desk.shown.line(f"sent {len(delivery.sent)} jobs to lane {lanes}")
    if delivery.unsent:
        _tell_unsent(delivery.unsent, desk)


def _tell_unsent(unsent: "list[Unsent]", desk: "Desk") -> None:
    desk.shown.line(f"{len(unsent)} could not be sent; sending the same ids again is harmless:")
    desk.shown.table(("job", "reason"), [(each.parcel.called, each.reason) for each in unsent[:MOST_SHOWN]], whole=())
    if len(unsent) > MOST_SHOWN:
        desk.shown.line(f"… and {len(unsent) - MOST_SHOWN} more; --json lists all")


def _names(each: Parcel) -> dict[str, Any]:
    return {
        "tenant_id": each.tenant_id,
        "job_type": each.job_type or each.lane,
        "job_id": each.job_id,
        "version": each.version,
    }


COMMANDS = (
    Command(
        name="send",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
