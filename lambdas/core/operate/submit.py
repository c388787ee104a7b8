"""A job that somebody submits to the API: read as its worker will read it, then sent as a producer would send it.

The tenant is the caller's own. What a worker would only bury is refused here, and nothing is sent.
"""

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from lambdas.core.config.lane import Lane, job_for
from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import Code
from lambdas.core.model.head import Head
from lambdas.core.model.job import MAX_DEPTH, Job, JobKey, Outgoing, Refused, StoredBody, far_ahead, read_job
from lambdas.core.model.value import depth, iso, value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.outside import LaneQueue

SOURCE = "api"  # where a job comes from that does not say it
NOT_SENDABLE = ("\ufffe", "\uffff")  # SQS refuses them


class NoSuchLane(LazaretError):
    """No lane takes jobs of this type."""

    def __init__(self, job_type: str) -> None:
        super().__init__(f"job_type: there is no lane {job_type!r}")


class LaneRetired(LazaretError):
    """The lane takes nothing new: its worker would bury the job as UNROUTABLE."""

    def __init__(self, job_type: str) -> None:
        super().__init__(f"job_type: lane {job_type!r} is retired, and takes no new jobs")


class JobIdReused(LazaretError):
    """This id and version is another job's. Its worker would make a letter of it."""

    def __init__(self, key: JobKey) -> None:
        super().__init__(f"job_id: {key.job_id!r} version {key.version} was submitted before with another payload")


@value
class Submitter:
    lanes: Mapping[str, Lane]
    ledger: Ledger
    queue_of: Callable[[str], LaneQueue]
    clock: Callable[[], datetime]


@value
class Submitted:
    """The job, and its head if the ledger knew it already: then nothing was sent."""

    job: Job
    known: Head | None = None


def submit(submitter: Submitter, given: Mapping[str, Any], *, tenant_id: str, trace_id: str = "") -> Submitted:
    """Raise `Refused` with the field, `NoSuchLane`, `LaneRetired` or `JobIdReused`.

    Two that race both send. Their worker runs one of them, as it does when a producer sends a job twice.
    """
    if depth(dict(given)) > MAX_DEPTH:  # before it is written: that takes as many calls
        raise Refused(Code.SCHEMA_INVALID, "body", f"nested deeper than {MAX_DEPTH} levels")
    facts = {"source": SOURCE, "created_at": iso(submitter.clock())}
    body = as_text({**facts, **given, "tenant_id": tenant_id})
    lane = _lane_of(submitter, given.get("job_type"), body)
    job = job_for(lane, body)
    if isinstance(job, Refused):
        raise job
    if job.is_ours:
        raise Refused(Code.SCHEMA_INVALID, "job_id", f"{job.job_id!r}: ids that begin like this are Lazaret's own")
    known = submitter.ledger.head(job.key)
    if known is not None and known.input_hash != job.input_hash:
        raise JobIdReused(job.key)
    if known is None:
        ahead = far_ahead(job, lambda: submitter.ledger.newest_done([job.key]).get(job.key, 0))
        if ahead is not None:
            raise ahead
        message = Outgoing(body=StoredBody(text=body), group=tenant_id, trace_id=trace_id)
        submitter.queue_of(lane.job_type).send(message)
    return Submitted(job=job, known=known)


def as_text(envelope: Mapping[str, Any]) -> str:
    """As short as it can be: escapes would make most of the world's alphabets twice as long."""
    text = json.dumps(envelope, ensure_ascii=False, separators=(",", ":"))
    return text if _is_sendable(text) else json.dumps(envelope, separators=(",", ":"))


def _is_sendable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair, which JSON allows
        return False
    return not any(each in text for each in NOT_SENDABLE)


def _lane_of(submitter: Submitter, job_type: object, body: str) -> Lane:
    lane = submitter.lanes.get(job_type) if isinstance(job_type, str) else None
    if lane is None:
        read_job(body, job_type=str(job_type))  # what cannot be a lane's name is refused as a field
        raise NoSuchLane(str(job_type))
    if lane.retired:
        raise LaneRetired(lane.job_type)
    return lane
