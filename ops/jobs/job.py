"""`ops job`: what the ledger knows of one job, and how it got there. It never shows a payload."""

import argparse
from dataclasses import fields
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.model.head import Effect, Head, HeadStatus, Step, of_its_run
from lambdas.core.model.job import JobKey, valid_id
from lambdas.core.model.value import replace
from lambdas.core.operate import signed_by
from lambdas.core.operate.find import Lineage, find_jobs, follow, known_tenants
from ops import said
from ops.command import FAILED, OK, Command, Failed, Misused, whole
from ops.jobs.find import finder_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lambdas.core.model.head import Event
    from ops.desk import Desk

MEANING = {
    HeadStatus.QUEUED: "known, and its message is in a queue",
    HeadStatus.RUNNING: "an attempt is at work on it",
    HeadStatus.WAITING: "put back for another attempt: the last one failed, or its run waits",
    HeadStatus.PARKED: "set aside because its tenant's breaker is open",
    HeadStatus.DYING: "its failure is recorded; its letter is on the way",
    HeadStatus.DEAD: "a letter exists",
    HeadStatus.DONE: "an attempt succeeded",
    HeadStatus.CANCELLED: "a redrive was halted and its letter is open again",
}
SETTLED = frozenset({HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED})
UNTAKEN = "no worker has taken it yet; the lane's worker logs why, if it put it back"
PATIENCE = timedelta(seconds=5)  # before a wait says what it waits for
POLL_S = 0.5
WHOLE = 3  # names of a job: its tenant, its lane, its id

# The body is the payload; step and effect results may hold what was in it.
_PRIVATE = frozenset({"key", "body", "result_ref"})
_PRIVATE_RESULTS = frozenset({"result", "result_ref"})

DESCRIPTION = """What the ledger knows of one job: its status, its failures, its steps, its effects and its timeline.

Its id alone is enough if one job has it, under a tenant that ever had a letter or an open breaker.

examples:
  job job_44fa
  job tnt_8f2a kyc job_44fa
  job tnt_8f2a kyc job_44fa --wait --timeout 60
  job tnt_8f2a kyc job_44fa --json

A job that was replayed has the status of its latest replay, `replayed_as`: once that is done, so is the job.
--json gives one object: the head's fields, with `steps`, `effects` and `timeline`.
With --wait the exit code is 0 only if the job is done, or its letter recovered."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", metavar="[TENANT LANE] JOB_ID", nargs="+")
    parser.add_argument("--version", type=whole(1, 1_000_000_000), default=1, help="of the job (default: 1)")
    parser.add_argument("--wait", action="store_true", help="until it is done, dead or cancelled")
    parser.add_argument("--timeout", type=whole(1, 86_400), default=120, help="seconds to wait (default: 120)")


def run(args: argparse.Namespace, desk: "Desk") -> int:
    key = _named(args.names, args.version, desk)
    head = _settled(key, args.timeout, desk) if args.wait else desk.connection.ledger.head(key)
    if head is None:
        raise _unknown(key, desk)
    ledger = desk.connection.ledger
    steps, effects = of_its_run(head, ledger.steps(key, results=False)), ledger.effects(head.root_key, results=False)
    found = follow(ledger, head)
    show(found, steps, effects, ledger.timeline(key), desk)
    return FAILED if args.wait and found.status is not HeadStatus.DONE else OK


def _named(names: "Sequence[str]", version: int, desk: "Desk") -> JobKey:
    """Raise `Misused`, or `Failed` if an id alone does not name one job."""
    given = dict(zip(("TENANT", "LANE", "JOB_ID") if len(names) == WHOLE else ("JOB_ID",), names, strict=False))
    if len(names) not in (1, WHOLE):
        raise Misused("name a job by its id, or by its tenant, lane and id")
    for name, value in given.items():
        if not valid_id(value):
            raise Misused(f"{name} {value!r} is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -")
    if len(names) == WHOLE:
        return JobKey(tenant_id=names[0], job_type=names[1], job_id=names[2], version=version)
    finder = finder_of(desk)
    found = find_jobs(finder, names[0], tenants=known_tenants(finder), version=version)
    if len(found) == 1:
        return found[0].key
    many = ", ".join(f"{head.key.tenant_id} {head.key.job_type}" for head in found)
    raise Failed(
        f"{len(found)} jobs are {names[0]!r}: name its tenant and lane, one of {many}"
        if found
        else f"no job {names[0]!r} of a tenant that ever had a letter or an open breaker: name its tenant and lane"
    )


def _settled(key: JobKey, timeout: int, desk: "Desk") -> Head:
    """Raise `Failed` when the time is up: a job may wait long, and that is not an error of its own."""
    began, shown_last = desk.clock(), ""
    ends_at = began + timedelta(seconds=timeout)
    while True:
        head = desk.connection.ledger.head(key)
        if head is not None and head.status in SETTLED:
            return head
        now = MEANING[head.status] if head else UNTAKEN
        if now != shown_last and desk.clock() - began >= PATIENCE:
            shown_last = now
            desk.shown.note(f"{key}: {now}")
        if desk.clock() >= ends_at:
            if head is None:
                raise _unknown(key, desk)
            why = f" after {head.failures[-1].code}" if head.failures else ""
            raise Failed(f"job {key} is still {head.status}{why} after {timeout} s: {MEANING[head.status]}")
        desk.sleep(POLL_S)


def _unknown(key: JobKey, desk: "Desk") -> Failed:
    if key.job_type not in desk.lanes:
        return desk.unknown_lane(key.job_type)
    return Failed(
        f"job {key} is not in the ledger: it waits for its first worker (--wait waits along), "
        f"or its message was refused (`python -m ops letters --tenant {key.tenant_id}`)"
    )


def show(
    found: Lineage, steps: "Sequence[Step]", effects: "Sequence[Effect]", timeline: "Sequence[Event]", desk: "Desk"
) -> None:
    shown = desk.shown
    result = said.result(desk.connection.result_of(found.last.key))
    head = replace(said.head(found.asked), result=result, result_ref=found.last.result_ref)
    steps, effects = [said.named(each) for each in steps], [said.named(each) for each in effects]
    timeline = said.timeline(timeline)
    if shown.json:
        now = {"status": found.status, "recovered": found.recovered, "replayed_as": found.replayed_as}
        parts = {"steps": [_public(s) for s in steps], "effects": [_public(e) for e in effects], "timeline": timeline}
        shown.document({**names_of(head.key), **_fields(head, _PRIVATE), **now, **parts})
        return
    shown.line(f"{head.key}: {found.status}", style="bold")
    shown.line(_meaning(found))
    shown.line()
    shown.facts(_facts(head, found))
    if steps:
        shown.line("\nsteps kept", style="bold")
        shown.table(("#", "step", "attempt", "at"), [(s.number, s.name, s.attempt, s.at) for s in steps])
    if effects:
        shown.line("\neffects: what happened outside", style="bold")
        rows = [(e.status, f"{e.action}\n{e.key}", e.ref, e.committed_at or e.intended_at) for e in effects]
        shown.table(("status", "effect\nkey", "reference", "when"), rows)
    show_timeline(timeline, desk)


def _meaning(found: Lineage) -> str:
    if found.recovered:
        return f"it died, and {found.replayed_as or 'its resume'} is done"
    return f"as {found.replayed_as}: {MEANING[found.status]}" if found.replayed_as else MEANING[found.status]


def show_timeline(timeline: "Sequence[Event]", desk: "Desk") -> None:
    if timeline:
        desk.shown.line("\ntimeline", style="bold")
        rows = [(e.at, f"{e.what}\nby {signed_by(e.who, e.data)}", f"{_told(e)}{e.why}") for e in timeline]
        desk.shown.table(("when", "what", "why"), rows)


def names_of(key: JobKey) -> dict[str, Any]:
    return {"tenant_id": key.tenant_id, "job_type": key.job_type, "job_id": key.job_id, "version": key.version}


def _facts(head: Head, found: Lineage) -> dict[str, Any]:
    failure = head.failure if found.status is not HeadStatus.DONE else None  # what is done has overcome it
    return {
        "attempt": head.attempt,
        "failure": f"{failure.kind} {failure.code}\n{failure.detail.splitlines()[0] if failure.detail else ''}"
        if failure
        else None,
        "failed before": " ".join(f"{past.attempt}:{past.code}" for past in head.failures) or None,
        "letter": head.letter_id or None,
        "next try": head.due_at,
        "first claimed": head.first_claimed_at,
        "last change": head.updated_at,
        "run": head.run_id or None,
        "root": head.root if head.root != head.key.job_id else None,
        "spent": f"${head.spend_usd:.4f}, {head.tokens} tokens" if head.spend_usd or head.tokens else None,
        "worker version": head.worker_version or None,
        "result": head.result if head.result is not None else (head.result_ref or None),
    }


def _told(event: "Event") -> str:
    """What the machine wrote down beside its sentence, in its order."""
    facts = [f"attempt {event.data['attempt']}"] if "attempt" in event.data else []
    facts += [str(event.data[name]) for name in ("code", "letter_id") if name in event.data]
    return f"{', '.join(facts)}\n" if facts else ""


def _public(value: Step | Effect) -> dict[str, Any]:
    return _fields(value, _PRIVATE_RESULTS)


def _fields(value: Any, private: frozenset[str]) -> dict[str, Any]:
    return {each.name: getattr(value, each.name) for each in fields(value) if each.name not in private}


COMMANDS = (
    Command(
        name="job",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
