"""Messages to send, made from what a person gave, and checked the way a worker will read them. It sends nothing."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from agents import samples
from lambdas.core.model.job import Refused, read_job, valid_id

HEALTHY: dict[str, Any] = {"attempts": [[{"op": "return", "value": {"ok": True}}]]}

# The n-th input of a lane that ships with the project.
SAMPLES: dict[str, Callable[[int], dict[str, Any]]] = {
    "kyc": lambda n: samples.kyc_payload(f"cus_{n:05d}"),
    "sanctions": samples.sanctions_payload,
    "backfill": samples.backfill_payload,
    "simulated": lambda _n: HEALTHY,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel:
    """One message and the lane whose queue it goes to. The names are what the body says, as far as it says any."""

    lane: str
    body: str
    tenant_id: str = ""
    job_type: str = ""
    job_id: str = ""
    version: int = 1
    line: int | None = None  # of the file it came from

    @property
    def group(self) -> str | None:
        """MessageGroupId: the tenant, so that fair queues can tell tenants apart. SQS refuses what is not an id."""
        return self.tenant_id if valid_id(self.tenant_id) else None

    @property
    def called(self) -> str:
        """How a person finds it again."""
        return f"line {self.line}" if self.line is not None else self.job_id or "the message"


def parcel(envelope: dict[str, Any], *, lane: str, line: int | None = None) -> Parcel:
    return _named(envelope, lane=lane, body=json.dumps(envelope, separators=(",", ":")), line=line)


def raw_parcel(body: str, *, lane: str, tenant_id: str = "", line: int | None = None) -> Parcel:
    """A body as it is, whatever it is."""
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError):
        envelope = None
    found = _named(envelope if isinstance(envelope, dict) else {}, lane=lane, body=body, line=line)
    return found if found.tenant_id else Parcel(lane=lane, body=body, tenant_id=tenant_id, line=line)


def filled(line: object, *, defaults: dict[str, Any], at: int) -> dict[str, Any]:
    """A line of a file with what it leaves out. Raise ValueError if it is not an object."""
    if not isinstance(line, dict):
        raise ValueError(f"line {at}: expected a JSON object")
    return {**defaults, **line}


def faults_in(parcels: Iterable[Parcel]) -> list[str]:
    """A sentence for every message that would become a letter instead of a job."""
    faults: list[str] = []
    known: dict[object, tuple[str, str]] = {}
    for each in parcels:
        try:
            job = read_job(each.body, job_type=each.lane)
        except Refused as refused:
            faults.append(f"{each.called}: {refused}")
            continue
        if job.is_ours:
            faults.append(f"{each.called}: job_id: {job.job_id!r}: ids that begin like this are Lazaret's own")
        first, first_hash = known.setdefault(job.key, (each.called, job.input_hash))
        if first_hash != job.input_hash:
            faults.append(f"{each.called}: job_id: {job.key} has another payload in {first}")
    return faults


def many(
    count: int,
    *,
    lane: str,
    common: dict[str, Any],
    tenants: Sequence[str],
    job_id: Callable[[int], str],
    payload: Callable[[int], Any],
) -> list[Parcel]:
    """`count` jobs, their tenants taking turns."""
    return [
        parcel(
            {"job_id": job_id(n), "tenant_id": tenants[n % len(tenants)], "payload": payload(n), **common},
            lane=lane,
        )
        for n in range(count)
    ]


def stamp(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds").replace("+00:00", "Z")


def _named(envelope: dict[str, Any], *, lane: str, body: str, line: int | None) -> Parcel:
    names = {
        name: envelope[name] for name in ("tenant_id", "job_type", "job_id") if isinstance(envelope.get(name), str)
    }
    version = envelope.get("version")
    return Parcel(lane=lane, body=body, line=line, version=version if isinstance(version, int) else 1, **names)
