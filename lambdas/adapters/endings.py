"""Heads whose story is over expire with their letter. Parts of a transaction, which goes on without those that lost.

Nothing that can still be sent, run or resumed is ever given an end here: each write asks that the head is dead.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from lambdas.adapters import keys, transitions
from lambdas.adapters.attributes import Item
from lambdas.adapters.dynamo import Table, Write
from lambdas.adapters.expression import Expression
from lambdas.adapters.items import expiry
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import NO_HEAD, UNRESOLVED, Letter
from lambdas.core.value import replace

HEALTH_FOR = timedelta(days=90)
GROUP_FOR = timedelta(days=400)  # since its last letter: a cause that comes back within a year is known


def end_of(letter: Letter, expires_at: datetime | None) -> Item:
    """The expiry of what ends with this letter. An unresolved letter ends nothing."""
    return {} if letter.status in UNRESOLVED else expiry(expires_at)


def replayed_ends(table: Table, head: Head, expires_at: datetime | None) -> Sequence[Write]:
    """The dead head of the letter that `head` replays, unless that is its root (see `freeing_root`) or itself."""
    job = transitions.replayed(head)
    if head.replays is None or job is None or expires_at is None:
        return ()
    return (_ends_as(table, job, head.replays.letter_id, expires_at),)


def letters_heads_end(table: Table, letter: Letter, expires_at: datetime | None) -> Sequence[Write]:
    """Its own, and its root's. A letter from a list does not know its root, which then stays."""
    if letter.status in UNRESOLVED or expires_at is None or letter.root.startswith(NO_HEAD):
        return ()
    own = _ends_as(table, letter.job_key, letter.letter_id, expires_at)
    if letter.root in ("", letter.job_id):
        return (own,)
    e = Expression()
    e.set(expiry(expires_at))
    over = f"{e['status']} = {e(HeadStatus.DEAD)} AND attribute_not_exists({e['live_replay']})"
    root = keys.head(replace(letter.job_key, job_id=letter.root))
    return (own, table.updating(root, **e.request(condition=over)))


def _ends_as(table: Table, job: JobKey, letter_id: str, expires_at: datetime) -> Write:
    e = Expression()
    e.set(expiry(expires_at))
    dead = f"{e['status']} = {e(HeadStatus.DEAD)} AND {e['buried_as']} = {e(letter_id)}"
    return table.updating(keys.head(job), **e.request(condition=dead))
