"""A job as its producer sent it, and the messages that carry it: delivered, sent again, or dead.

An envelope is read strictly: one that breaks the contract is `Refused` with the field and the reason.
Our own facts travel as message attributes, never in the body.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, NoReturn

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import Code
from lambdas.core.model.value import depth, value

MAX_BODY_BYTES = 1024 * 1024 - 16 * 1024  # SQS takes 1 MiB with attributes: the rest is for ours
REPLAY_ROOM = 1024  # bytes more for a replay, whose id and version may be longer than those of the job that died
MAX_DEPTH = 100
MAX_TEXT = 2048
REPLAY_PREFIX = "replay:"  # job ids that only a redrive may make
ENQUEUED_PREFIX = "enqueued."  # and those that only a job's own run may
# The root of a letter without a head begins with this. Before it was reserved, a job's id could too: that had a run.
NO_HEAD = "letter."
MOST_VERSIONS = 1_000_000_000
FREE_VERSIONS = 1_000  # that a job may be ahead of the newest of its versions that is done

_ID = re.compile(r"[A-Za-z0-9_.:-]{1,128}")


@value
class JobKey:
    """The name of one version of a job."""

    tenant_id: str
    job_type: str
    job_id: str
    version: int = 1

    def __str__(self) -> str:
        return f"{self.tenant_id}/{self.job_type}/{self.job_id} v{self.version}"


@value
class Job:
    """A job as its producer asked for it."""

    tenant_id: str
    job_type: str
    job_id: str
    payload: dict[str, Any]
    version: int = 1
    not_before: datetime | None = None
    not_after: datetime | None = None
    source: str = ""
    trace_url: str = ""
    model: str | None = None
    agent: str | None = None
    created_at: datetime | None = None
    input_hash: str = ""

    @property
    def key(self) -> JobKey:
        return JobKey(tenant_id=self.tenant_id, job_type=self.job_type, job_id=self.job_id, version=self.version)

    @property
    def is_replay(self) -> bool:
        return self.job_id.startswith(REPLAY_PREFIX)

    @property
    def is_ours(self) -> bool:
        """Its id is one that only Lazaret itself may give."""
        return self.job_id.startswith((REPLAY_PREFIX, ENQUEUED_PREFIX, NO_HEAD))


class Refused(LazaretError):
    """The message breaks the contract. It becomes a letter at once: no retry can mend it."""

    def __init__(self, code: Code, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.code = code
        self.field = field
        self.reason = reason


def read_job(body: str, *, job_type: str) -> Job:
    """Raise `Refused` with the first broken rule, in the order: size, JSON, shape, fields, lane."""
    envelope = _envelope_in(body)
    fields = {name: _read(envelope, name, reader) for name, reader in _FIELDS.items()}
    if fields["job_type"] != job_type:
        reason = f"{fields['job_type']!r} came to the queue of {job_type!r}"
        raise Refused(Code.UNROUTABLE, "job_type", reason)
    if fields["job_id"].startswith(NO_HEAD):
        _refuse("job_id", f"ids that begin with '{NO_HEAD}' are for letters")
    if fields["not_before"] and fields["not_after"] and fields["not_before"] > fields["not_after"]:
        _refuse("not_before", "it is after not_after: the job could never run")
    return Job(**fields, input_hash=input_hash(fields["payload"]))


def job_in(body: str, *, job_type: str) -> Job | None:
    """The job that a refused body names, if it names one: its key and payload alone."""
    try:
        envelope = _envelope_in(body)
        named = {name: _read(envelope, name, _FIELDS[name]) for name in (*sorted(_REQUIRED), "version")}
    except Refused:
        return None
    return Job(**named, input_hash=input_hash(named["payload"])) if named["job_type"] == job_type else None


def tenant_named_in(body: str) -> str:
    """The tenant of a job's message; empty if it names none, or not a valid one."""
    try:
        envelope = json.loads(body)
    except (ValueError, RecursionError):
        return ""
    named = envelope.get("tenant_id") if isinstance(envelope, dict) else None
    return str(named) if valid_id(named) else ""


def input_hash(payload: Mapping[str, Any]) -> str:
    """Equal payloads have equal hashes, whatever the order of their keys."""
    return hashlib.sha256(_CANONICAL.encode(payload).encode()).hexdigest()


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"))  # `dumps` makes one for each call


def valid_id(value: object) -> bool:
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def far_ahead(job: Job, newest: Callable[[], int]) -> Refused | None:
    """Whoever names a version far ahead would make all that come before it look overtaken, for ever.

    `newest` reads the newest version of the job that is done, and is not asked about the first thousand.
    """
    if job.version <= FREE_VERSIONS or job.version <= newest() + FREE_VERSIONS:
        return None
    reason = f"{job.version} is more than {FREE_VERSIONS:,} ahead of the newest that is done"
    return Refused(Code.SCHEMA_INVALID, "version", reason)


def parse_time(text: str) -> datetime:
    """ISO 8601 with an offset. Raise ValueError otherwise: a time without an offset is a guess."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"{text!r} has no time zone offset")
    try:
        moment.astimezone(UTC)
    except OverflowError:  # the first and the last day of the calendar, elsewhere
        raise ValueError(f"{text!r} is not a time in UTC") from None
    return moment


def _envelope_in(body: str) -> dict[str, Any]:
    size = len(body.encode("utf-8", "surrogatepass"))
    if size > MAX_BODY_BYTES + REPLAY_ROOM:
        _refuse_size(size)
    try:
        envelope = json.loads(body, parse_constant=_no_constant)
    except RecursionError:
        _refuse("body", f"nested deeper than {MAX_DEPTH} levels")
    except ValueError as error:
        _refuse("body", f"not JSON: {_clip(str(error))}")
    if not isinstance(envelope, dict):
        _refuse("body", f"expected a JSON object, got {_json_name(envelope)}")
    if size > MAX_BODY_BYTES and not str(envelope.get("job_id")).startswith(REPLAY_PREFIX):
        _refuse_size(size)
    # Only a body with that many brackets can be that deep, and counting them is much cheaper than walking.
    if body.count("{") + body.count("[") > MAX_DEPTH and depth(envelope) > MAX_DEPTH:
        _refuse("body", f"nested deeper than {MAX_DEPTH} levels")
    return envelope


def _read(envelope: dict[str, Any], name: str, reader: Callable[[Any], Any]) -> Any:
    if name in _REQUIRED and name not in envelope:
        _refuse(name, "missing")
    try:
        return reader(envelope.get(name))
    except ValueError as error:
        _refuse(name, str(error))


def _refuse_size(size: int) -> NoReturn:
    _refuse("body", f"{size} bytes, expected at most {MAX_BODY_BYTES}")


def _refuse(field: str, reason: str) -> NoReturn:
    raise Refused(Code.SCHEMA_INVALID, field, reason)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _id(value: Any) -> str:
    if not valid_id(value):
        raise ValueError(f"{_shown(value)} is not an id: expected 1 to 128 of A-Z a-z 0-9 _ . : -")
    return str(value)


def _payload(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"expected a JSON object, got {_json_name(value)}")
    return value


def _version(value: Any) -> int:
    if value is None:
        return 1
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_VERSIONS:
        raise ValueError(f"{_shown(value)} is not a version: expected a whole number from 1 to {MOST_VERSIONS:,}")
    return value


def _time(value: Any) -> datetime | None:
    if value is None:
        return None
    try:
        return parse_time(value)
    except (TypeError, ValueError):
        raise ValueError(f"{_shown(value)} is not a time: expected ISO 8601 with an offset") from None


def _text(value: Any) -> str:
    if value is None:
        return ""
    if not isinstance(value, str) or len(value) > MAX_TEXT or not _is_unicode(value):
        raise ValueError(f"{_shown(value)}: expected text of at most {MAX_TEXT} characters")
    return value


def _name(value: Any) -> str | None:
    return _text(value) or None


_FIELDS: dict[str, Callable[[Any], Any]] = {
    "tenant_id": _id,
    "job_type": _id,
    "job_id": _id,
    "payload": _payload,
    "version": _version,
    "not_before": _time,
    "not_after": _time,
    "source": _text,
    "trace_url": _text,
    "model": _name,
    "agent": _name,
    "created_at": _time,
}
_REQUIRED = frozenset({"tenant_id", "job_type", "job_id", "payload"})


def _is_unicode(text: str) -> bool:
    """A lone surrogate is valid JSON and cannot be stored anywhere."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _json_name(value: Any) -> str:
    names = {dict: "an object", list: "an array", str: "a string", bool: "a boolean", type(None): "null"}
    return names.get(type(value), "a number")


def _shown(value: Any) -> str:
    return _clip(ascii(value))


def _clip(text: str, most: int = 80) -> str:
    return text if len(text) <= most else f"{text[:most]}… ({len(text)} characters)"


# A failed infrastructure call requeues the message after 5 s, 10 s, … up to SQS's longest delay, for a day in all.
OUTAGE_FIRST_S = 5
MAX_DELAY_S = 900
OUTAGE_TOTAL_S = 24 * 3600


@value
class StoredBody:
    """The exact body to send again: inline when small, else where it lies in the bucket."""

    text: str | None = None
    ref: str | None = None


def body_for(text: str, ref: Callable[[], str], *, inline_bytes: int = 4096) -> StoredBody:
    """Small bodies live on the head: sending a small job again touches no bucket, and asks for no place in it."""
    if len(text.encode("utf-8", "surrogatepass")) <= inline_bytes:
        return StoredBody(text=text)
    return StoredBody(ref=ref())


@value
class Message:
    """A message of a lane's queue, as delivered."""

    message_id: str
    receipt: str
    body: str
    group: str = ""  # MessageGroupId: the tenant, so that fair queues can tell tenants apart
    ticket: str | None = None
    send: int = 0  # which copy it is: how often its head had been sent again under this ticket
    hops: int = 0  # requeues because our own infrastructure failed
    bad_receives: int = 0  # receives of earlier copies that ended in a crash
    receive_count: int = 1  # the broker's own count for this copy
    sent_at: datetime | None = None
    trace_id: str = ""
    original_message_id: str = ""  # of one that was requeued: the message that it stands for
    sender: str = ""  # the unique id of the role or user that sent it, as SQS says

    @property
    def first_id(self) -> str:
        """Of the message that its producer sent: one that was requeued since has an id of its own."""
        return self.original_message_id or self.message_id

    @property
    def receives(self) -> int:
        return self.bad_receives + self.receive_count

    @property
    def suspect(self) -> bool:
        """A worker may have died on it: it runs alone, so that it cannot take others with it."""
        return self.receives > 1


@value
class DeadMessage:
    """A message in a dead-letter queue: buried by a worker, or moved there by the broker."""

    message_id: str
    body: str
    death_id: str
    group: str = ""
    ticket: str | None = None
    send: int = 0  # as on the message that died
    moved_by_broker: bool = False
    code: str = ""  # what the worker found; empty when the broker moved it
    detail: str = ""  # only when no head can carry it
    receives: int = 0
    sent_at: datetime | None = None
    original_message_id: str = ""
    trace_id: str = ""
    body_ref: str = ""  # a body too large to travel with attributes lies here
    sender: str = ""  # whoever sent it; of one that the broker moved, to the lane's queue
    from_producer: bool = False  # one of the lane's producers sent it, which may use none of our ids


@value
class Outgoing:
    """A message to send to a lane's queue, or, with a `death_id`, to its dead-letter queue."""

    body: StoredBody
    group: str
    ticket: str | None = None
    send: int = 0
    delay_s: int = 0
    hops: int = 0
    bad_receives: int = 0
    death_id: str = ""
    code: str = ""
    kind: str = ""
    detail: str = ""
    receives: int = 0
    original_message_id: str = ""
    trace_id: str = ""


def outage_delay_s(hops: int) -> int | None:
    """None when a day of hops is used up: then the message is buried without its head."""
    waited = sum(_hop_s(hop) for hop in range(min(hops, 1000)))
    return None if waited >= OUTAGE_TOTAL_S else _hop_s(hops)


def _hop_s(hop: int) -> int:
    return min(MAX_DELAY_S, OUTAGE_FIRST_S << min(hop, 20))
