"""Where things lie in the ledger's table: keys, indexes, and the attributes of what an index must find.

The one place from which infra, the adapters and the tests read them. Indexes are sparse: only letters, and heads that
are queued, waiting, dying or parked, carry their attributes.
"""

import zlib
from datetime import datetime
from typing import Any

from lambdas.core.model.announcement import Announcement
from lambdas.core.model.group import Cause, CauseDay, Counted, Hour, OwnCause, Waits
from lambdas.core.model.head import SWEPT, Claim, Event, Head, HeadStatus, stuck_since
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterKey, LetterStatus
from lambdas.core.model.moves import forgotten_at
from lambdas.core.model.value import iso, listed_at, value
from lambdas.core.model.wait import For, To

Item = dict[str, Any]  # attribute name → {"S": …}

TABLE_KEYS = ("pk", "sk")
TTL = "expires_at"

# A partition takes 1,000 writes a second: a flood of one lane, signature or due minute is spread over this many.
SHARDS = 8
# Counters that every letter of a tenant or of a cause adds to are spread wider. A multiple of SHARDS: what is due in
# one shard then shares its counters.
COUNTER_SHARDS = 16

# DynamoDB allows 20 projected attributes for an index and 100 in all. Every index has pk and sk, which name the letter,
# its tenant and its lane; the job is projected because a letter without a head lies under another name.
_LETTER_LIST = (
    "job_id",
    "version",
    "status",
    "kind",
    "code",
    "signature",
    "error_type",
    "summary",
    "attempts",
    "checkpoint",
    "spend_usd",
    "tokens",
    "died_at",
    "worker_version",
    "recommended_action",
    "owner",
    "next_retry_at",
)
_PARKED_LIST = ("attempt",)  # when it was parked is in `listed_at`; whoever releases it reads it whole


@value
class Index:
    """A sparse index of the ledger's table."""

    name: str
    hash_key: str
    sort_key: str
    projected: tuple[str, ...] | None  # None: keys only


INDEXES = (
    Index(name="by_lane", hash_key="lane_status", sort_key="listed_at", projected=_LETTER_LIST),
    Index(name="by_lane_code", hash_key="lane_code", sort_key="listed_at", projected=_LETTER_LIST),
    Index(name="by_tenant", hash_key="tenant_status", sort_key="listed_at", projected=_LETTER_LIST + _PARKED_LIST),
    Index(name="by_tenant_code", hash_key="tenant_code", sort_key="listed_at", projected=_LETTER_LIST),
    Index(name="by_signature", hash_key="signature_status", sort_key="listed_at", projected=_LETTER_LIST),
    Index(name="due", hash_key="due_shard", sort_key="sweep_at", projected=None),
    Index(name="by_id", hash_key="letter_id", sort_key="sk", projected=None),
)

# Of the breakers' table: those that the sweep must look at. They are few and seldom move, so one partition is enough.
WATCHED = Index(name="watched", hash_key="watch", sort_key="watch_at", projected=None)
WATCH = "watch"


def index_named(name: str) -> Index:
    return next(index for index in INDEXES if index.name == name)


def shard_of(key: str, shards: int = SHARDS) -> int:
    """crc32, not hash(): every process must find the same shard."""
    return zlib.crc32(key.encode()) % shards


EVENTS = "EVENT#"
EFFECTS = "EFFECT#"


def head(key: JobKey) -> Item:
    return place(_partition(key.tenant_id, key.job_type, key.job_id), f"V#{key.version}#HEAD")


def steps(key: JobKey) -> str:
    return f"V#{key.version}#STEP#"


def step(key: JobKey, number: int) -> Item:
    return place(partition(key), f"{steps(key)}{number:04d}")


def effect(root: JobKey, effect_id: str) -> Item:
    return place(partition(root), f"{EFFECTS}{effect_id}")


def signals(root: JobKey) -> str:
    return f"V#{root.version}#SIGNAL#"


def signal(root: JobKey, signal_id: str) -> Item:
    return place(partition(root), f"{signals(root)}{signal_id}")


def questions(root: JobKey) -> str:
    return f"V#{root.version}#QUESTION#"


def question(root: JobKey, question_id: str) -> Item:
    return place(partition(root), f"{questions(root)}{question_id}")


def callback(root: JobKey, digest: str) -> Item:
    return place(partition(root), f"V#{root.version}#CALLBACK#{digest[:32]}")


def event(pk: str, event: Event) -> Item:
    """Of a job, a breaker, a group, a redrive or a tenant. The same event again is the same item."""
    return place(pk, f"{EVENTS}{iso(event.at)}#{event.event_id}")


def letter(key: LetterKey) -> Item:
    return place(_partition(key.tenant_id, key.job_type, key.home), letter_sk(key.letter_id))


def letter_sk(letter_id: str) -> str:
    return f"LETTER#{letter_id}"


def home(key: LetterKey) -> JobKey:
    """The job whose partition, and timeline, the letter lies in."""
    return JobKey(tenant_id=key.tenant_id, job_type=key.job_type, job_id=key.home)


def unseen(letter_id: str) -> str:
    """How the sort keys begin of the moves of a letter that no event told of."""
    return f"UNSEEN#{letter_id}#"


def newest(root: JobKey) -> Item:
    """Which version of the job, above 1, is the newest that is done."""
    return place(partition(root), "NEWEST")


UNSIGNED = "-"  # a sort key cannot be empty
LANE, TENANT, CAUSE, CODE = "LANE", "TENANT#", "CAUSE#", "CODE#"  # whose waiting letters a counter has


def counter(of: Counted, *, spread_by: str) -> tuple[str, str]:
    shard = shard_of(spread_by, COUNTER_SHARDS)
    if isinstance(of, Hour):
        return f"H#{of.tenant_id}#{shard}", hour(of.begins)
    if isinstance(of, Cause):
        return f"G#{of.job_type}#{shard}", of.signature or UNSIGNED
    if isinstance(of, CauseDay):
        return cause_hours(of.job_type, shard), f"{day(of.begins)}#{of.signature or UNSIGNED}"
    if isinstance(of, OwnCause):
        return own_causes(of.job_type, shard), f"{of.tenant_id}#{of.signature or UNSIGNED}"
    return waits(of.job_type, shard), _whose(of)


def _whose(of: Waits) -> str:
    if of.tenant_id is not None:
        return f"{TENANT}{of.tenant_id}"
    if of.code is not None:
        return f"{CODE}{of.code}"
    return LANE if of.signature is None else f"{CAUSE}{of.signature or UNSIGNED}"


def hour(begins: datetime) -> str:
    return iso(begins)[:13]


def day(begins: datetime) -> str:
    return iso(begins)[:10]


def own_causes(job_type: str, shard: int) -> str:
    return f"G#{job_type}#{shard}#own"


def waits(job_type: str, shard: int) -> str:
    """Beside the groups of its lane: who may count those may count these."""
    return f"G#{job_type}#{shard}#waiting"


def cause_hours(job_type: str, shard: int) -> str:
    return f"G#{job_type}#{shard}#hours"


def partition(key: JobKey) -> str:
    return _partition(key.tenant_id, key.job_type, key.job_id)


def due_shard(shard: int | str) -> str:
    return f"head#{shard}"


GATHERING_SHARDS = 2  # jobs that wait for jobs are few, and each is written once a minute


def gathering_shard(shard: int) -> str:
    """A place of its own: however many there are, no lost message waits behind them."""
    return due_shard(f"gather#{shard}")


def letter_due_shard(shard: int) -> str:
    return f"letter#{shard}"


ANNOUNCEMENTS = "TELL#"


def announcement(of: Announcement) -> Item:
    return place(_partition(of.tenant_id, of.job_type, of.home), f"{ANNOUNCEMENTS}{of.event_id}")


def announcing_shard(shard: int) -> str:
    return f"tell#{shard}"


UNCOUNTED = "count#"


def uncounted_shard(shard: int) -> str:
    return f"{UNCOUNTED}{shard}"


def owner_in(item: Item) -> tuple[str, str]:
    """The tenant and the lane whose partition it lies in."""
    jobs, tenant_id, lanes, job_type, _ = item["pk"]["S"].split("#")
    if (jobs, lanes) != ("T", "J"):
        raise ValueError(f"{item['pk']['S']!r} is no job's partition")
    return tenant_id, job_type


def job_key_in(item: Item) -> JobKey:
    """Raise ValueError, as the others here, if no job can lie there."""
    tenant_id, job_type = owner_in(item)
    job_id = item["pk"]["S"].rpartition("#")[2]
    version = int(item["sk"]["S"].split("#")[1])
    return JobKey(tenant_id=tenant_id, job_type=job_type, job_id=job_id, version=version)


def letter_key_in(item: Item) -> LetterKey:
    tenant_id, job_type = owner_in(item)
    home = item["pk"]["S"].rpartition("#")[2]
    letters, _, letter_id = item["sk"]["S"].partition("#")
    if letters != "LETTER" or not letter_id:
        raise ValueError(f"{item['sk']['S']!r} is no letter's key")
    return LetterKey(tenant_id=tenant_id, job_type=job_type, home=home, letter_id=letter_id)


def of_tenant(tenant_id: str) -> str:
    """What the partition of each of its jobs begins with."""
    return f"T#{tenant_id}#J#"


def of_lane(job_type: str) -> str:
    """What the partition of each of its jobs has within: no id has a `#`."""
    return f"#J#{job_type}#"


def head_places(head: Head) -> dict[str, Any]:
    """Index attributes. A first attempt and ended heads have none: the healthy path pays for no index."""
    if head.status is HeadStatus.PARKED and head.parked_at is not None:
        return parked_places(head.key, head.parked_at)
    due = head.status in SWEPT and head.sweep_at is not None
    places = {"due_shard": _due_place(head)} if due else {}
    return {**places, **asking_places(head), **stuck_places(head)}


def asking_places(head: Head) -> dict[str, Any]:
    """Of a head that waits for an answer. Whatever else becomes of it takes it off these lists, and closes it so."""
    asked = [wait for wait in head.waits if wait.what is For.ANSWER] if head.waits_for is not None else []
    if not asked:
        return {}
    to = To.OPERATORS if any(wait.to == To.OPERATORS for wait in asked) else To.TENANT
    since = min(wait.since or wait.until for wait in asked)
    return {
        "lane_status": asking_in(to, shard_of(head.key.job_id)),
        "tenant_status": asking_of(head.key.tenant_id),
        "listed_at": listed_at(since, head.key.job_id),
    }


def asking_in(to: str, shard: int) -> str:
    """Of all lanes: whoever is to answer asks for all that there is."""
    return f"@asks#{to}#{shard}"


def asking_of(tenant_id: str) -> str:
    return f"{tenant_id}#asks"


def forgotten_places(claim: Claim) -> dict[str, Any]:
    sweep_at = forgotten_at(claim.ticket, claim.lease_until)
    return {"due_shard": due_shard(shard_of(claim.key.job_id)), "sweep_at": sweep_at} if sweep_at is not None else {}


def _due_place(head: Head) -> str:
    job_id = head.key.job_id
    return gathering_shard(shard_of(job_id, GATHERING_SHARDS)) if head.gathers else due_shard(shard_of(job_id))


def stuck_places(head: Head) -> dict[str, Any]:
    """Listed under the moment from which it counts as stuck, which may lie ahead."""
    since = stuck_since(head)
    if since is None:
        return {}
    place = stuck_in(head.key.job_type, shard_of(head.key.job_id))
    return {"lane_status": place, "listed_at": listed_at(since, head.key.job_id)}


def parked_in(tenant_id: str, job_type: str) -> str:
    return f"{tenant_id}#{job_type}#parked"


def released_in(tenant_id: str, job_type: str) -> str:
    """Where a released job is counted until a worker takes it."""
    return f"{tenant_id}#{job_type}#released"


def stuck_in(job_type: str, shard: int) -> str:
    return f"{job_type}#stuck#{shard}"


def cursor(job_type: str, part: str) -> Item:
    return place(f"U#{job_type}", f"CURSOR#{part}")


def chores(job_type: str) -> Item:
    """What a release before beats wrote in the place of two cursors."""
    return place(f"U#{job_type}", "CHORES")


def parked_places(key: JobKey, parked_at: datetime) -> dict[str, Any]:
    return {
        "tenant_status": parked_in(key.tenant_id, key.job_type),
        "listed_at": listed_at(parked_at, key.job_id),
    }


def letter_places(letter: Letter) -> dict[str, Any]:
    shard = shard_of(letter.letter_id)
    places: dict[str, Any] = {
        "lane_status": f"{letter.job_type}#{letter.status}#{shard}",
        "lane_code": f"{letter.job_type}#{letter.status}#{letter.code}#{shard}",
        "tenant_status": f"{letter.tenant_id}#{letter.status}",
        "tenant_code": f"{letter.tenant_id}#{letter.status}#{letter.code}",
        "signature_status": f"{letter.job_type}#{letter.signature}#{letter.status}#{shard}",
        "listed_at": listed_at(letter.died_at, letter.letter_id),
    }
    if letter.status is LetterStatus.SCHEDULED and letter.next_retry_at is not None:
        places |= {"due_shard": letter_due_shard(shard), "sweep_at": letter.next_retry_at}
    return places


def _partition(tenant_id: str, job_type: str, job: str) -> str:
    return f"T#{tenant_id}#J#{job_type}#{job}"


def place(pk: str, sk: str) -> Item:
    return {"pk": {"S": pk}, "sk": {"S": sk}}
