"""Where things lie in the ledger's table: partition and sort keys, and the index attributes of what must be found."""

from datetime import datetime
from typing import Any

from lambdas.adapters.attributes import Item
from lambdas.adapters.listing import iso, listed_at
from lambdas.adapters.schema import COUNTER_SHARDS, shard_of
from lambdas.core.head import DUE, Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import Letter, LetterKey, LetterStatus
from lambdas.core.timeline import Event
from lambdas.core.upkeep import stuck_since

EVENTS = "EVENT#"
EFFECTS = "EFFECT#"


def head(key: JobKey) -> Item:
    return _at(_partition(key.tenant_id, key.job_type, key.job_id), f"V#{key.version}#HEAD")


def steps(key: JobKey) -> str:
    return f"V#{key.version}#STEP#"


def step(key: JobKey, number: int) -> Item:
    return _at(partition(key), f"{steps(key)}{number:04d}")


def effect(root: JobKey, effect_id: str) -> Item:
    return _at(partition(root), f"{EFFECTS}{effect_id}")


def event(key: JobKey, event: Event) -> Item:
    return _at(partition(key), f"{EVENTS}{iso(event.at)}#{event.event_id}")


def letter(key: LetterKey) -> Item:
    return _at(_partition(key.tenant_id, key.job_type, key.home), f"LETTER#{key.letter_id}")


def home(key: LetterKey) -> JobKey:
    """The job whose partition, and timeline, the letter lies in."""
    return JobKey(tenant_id=key.tenant_id, job_type=key.job_type, job_id=key.home)


def newest(root: JobKey) -> Item:
    """Which version of the job, above 1, is the newest that is done."""
    return _at(partition(root), "NEWEST")


def health(tenant_id: str, spread_by: str, at: datetime) -> Item:
    return _at(f"H#{tenant_id}#{shard_of(spread_by, COUNTER_SHARDS)}", iso(at)[:13])


def group(letter: Letter) -> Item:
    # A sort key cannot be empty.
    return _at(f"G#{letter.job_type}#{shard_of(letter.letter_id, COUNTER_SHARDS)}", letter.signature or "-")


def partition(key: JobKey) -> str:
    return _partition(key.tenant_id, key.job_type, key.job_id)


def due_shard(shard: int) -> str:
    return f"head#{shard}"


def letter_due_shard(shard: int) -> str:
    return f"letter#{shard}"


def job_key_in(item: Item) -> JobKey:
    _, tenant_id, _, job_type, job_id = item["pk"]["S"].split("#")
    version = int(item["sk"]["S"].split("#")[1])
    return JobKey(tenant_id=tenant_id, job_type=job_type, job_id=job_id, version=version)


def letter_key_in(item: Item) -> LetterKey:
    _, tenant_id, _, job_type, home = item["pk"]["S"].split("#")
    letter_id = item["sk"]["S"].removeprefix("LETTER#")
    return LetterKey(tenant_id=tenant_id, job_type=job_type, home=home, letter_id=letter_id)


def head_places(head: Head) -> dict[str, Any]:
    """Index attributes. A first attempt and ended heads have none: the healthy path pays for no index."""
    if head.status is HeadStatus.PARKED and head.parked_at is not None:
        return parked_places(head.key, head.parked_at)
    due = head.status in DUE and head.sweep_at is not None
    places = {"due_shard": due_shard(shard_of(head.key.job_id))} if due else {}
    return {**places, **stuck_places(head)}


def stuck_places(head: Head) -> dict[str, Any]:
    """Listed under the moment from which it counts as stuck, which may be to come."""
    since = stuck_since(head)
    if since is None:
        return {}
    place = stuck_in(head.key.job_type, shard_of(head.key.job_id))
    return {"lane_status": place, "listed_at": listed_at(since, head.key.job_id)}


def parked_in(tenant_id: str, job_type: str) -> str:
    return f"{tenant_id}#{job_type}#parked"


def released_in(tenant_id: str, job_type: str) -> str:
    """Where a job that was parked is counted from its release until a worker takes it."""
    return f"{tenant_id}#{job_type}#released"


def stuck_in(job_type: str, shard: int) -> str:
    return f"{job_type}#stuck#{shard}"


def chores(job_type: str) -> Item:
    return _at(f"U#{job_type}", "CHORES")


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


def _at(pk: str, sk: str) -> Item:
    return {"pk": {"S": pk}, "sk": {"S": sk}}
