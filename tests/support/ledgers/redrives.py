"""Jobs that died, and what a redrive makes of them: the heads that tests of its moves begin with."""

from dataclasses import replace
from typing import Any

from lambdas.core.model.head import Claim, Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Letter
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_failure, a_head, a_letter, an_event
from tests.support.ledgers.bench import Bench

S = HeadStatus
LATER = NOON + AN_HOUR
IN_A_YEAR = NOON + 365 * 24 * AN_HOUR
BODY = StoredBody(text='{"job_id": "again"}')


def died(bench: Bench, key: JobKey, **changes: Any) -> Letter:
    """The job is dead after its second attempt, and this is its letter."""
    dying = a_head(
        key, status=S.DYING, lease_until=None, attempt=2, ticket="t-0", body=BODY, sweep_at=NOON, failure=a_failure()
    )
    letter = a_letter(key, **changes)
    bench.ledger.take_in(letter, was=bench.put_head(dying), event=an_event(event_id="died"), expires_at=None)
    return letter


def replay_of(letter: Letter, redrive_id: str = "redrive-1", **changes: Any) -> Head:
    key = replace(letter.job_key, job_id=f"replay:{letter.letter_id}.{redrive_id}")
    queued = a_head(key, status=S.QUEUED, attempt=0, lease_until=None, first_claimed_at=None, root=letter.root)
    return replace(_sent(queued, letter, redrive_id), **changes)


def resume_of(letter: Letter, was: Head, redrive_id: str = "redrive-1") -> Head:
    return _sent(replace(was, status=S.QUEUED, failure=None, death_id="", letter_id=""), letter, redrive_id)


def claim_of(head: Head, **changes: Any) -> Claim:
    return a_claim(head.key, ticket=head.ticket, may_create=False, **changes)


def waiting_of(running: Head) -> Head:
    retried = replace(running, ticket="t-waiting", body=BODY, failure=a_failure(), updated_at=LATER)
    return replace(retried, due_at=LATER, sweep_at=LATER + A_MINUTE)


def dying_of(running: Head) -> Head:
    return replace(waiting_of(running), due_at=None, death_id="death-2")


def found(bench: Bench, of: Head | JobKey) -> Head:
    head = bench.ledger.head(of.key if isinstance(of, Head) else of)
    assert head is not None
    return head


def now(bench: Bench, letter: Letter) -> Letter:
    read = bench.ledger.letter(letter.letter_id)
    assert read is not None
    return read


def events(bench: Bench, key: JobKey) -> list[str]:
    return [event.event_id for event in bench.ledger.timeline(key)]


def _sent(head: Head, letter: Letter, redrive_id: str) -> Head:
    return replace(
        head,
        lineage=(*letter.lineage, letter.letter_id),
        replays=letter.key,
        redrive_id=redrive_id,
        ticket=f"t-{redrive_id}",
        body=BODY,
        due_at=None,
        sweep_at=LATER,
        updated_at=LATER,
    )


def replay(bench: Bench, letter: Letter, redrive_id: str = "redrive-1") -> Head:
    head = replay_of(letter, redrive_id)
    bench.ledger.replay(letter, head, an_event(event_id=f"replayed-{redrive_id}"))
    return head


def resume(bench: Bench, letter: Letter, redrive_id: str = "redrive-1") -> Head:
    was = found(bench, letter.job_key)
    head = resume_of(letter, was, redrive_id)
    bench.ledger.resume(letter, was, head, an_event(event_id=f"resumed-{redrive_id}"))
    return head
