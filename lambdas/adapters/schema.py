"""The ledger's keys and indexes: the one place that infra, the adapter and the tests read them from.

Indexes are sparse: only letters, and heads that are queued, waiting, dying or parked, carry their attributes.
"""

import zlib

from lambdas.core.value import value

TABLE_KEYS = ("pk", "sk")
TTL = "expires_at"

# A partition takes 1,000 writes a second: a flood of one lane, signature or due minute is spread over this many.
SHARDS = 8
# Counters that every letter of a tenant or of a cause adds to, in intake's transaction, are spread wider.
COUNTER_SHARDS = 16

# DynamoDB allows 20 projected attributes an index and 100 in all. Every index has pk and sk, which name the letter,
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

# Of the breakers' table: those that the sweep must look at. They are few, and move seldom: one partition is enough.
WATCHED = Index(name="watched", hash_key="watch", sort_key="watch_at", projected=None)
WATCH = "watch"


def shard_of(key: str, shards: int = SHARDS) -> int:
    """crc32, not hash(): every process must find the same shard."""
    return zlib.crc32(key.encode()) % shards
