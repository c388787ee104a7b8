"""The transition tables of heads and letters, held against every ledger: what is in them works, all else is refused."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace

import pytest

from lambdas.core.model.errors import LazaretError, LetterMoved
from lambdas.core.model.failure import Code
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.moves import HEAD_MOVES, LETTER_MOVES
from lambdas.core.ports.ledger import Ledger
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import Bench

S = HeadStatus
L = LetterStatus
BODY = StoredBody(text="{}")


def seeded(bench: Bench, key: JobKey, status: HeadStatus | None) -> Head:
    """A head as if it had come to that status, with everything right for whichever move is tried on it."""
    running = status is S.RUNNING
    head = a_head(
        key,
        status=status or S.QUEUED,
        ticket=None if status is None else "t-1",
        lease_until=NOON if running else None,
        due_at=NOON if status in (S.QUEUED, S.WAITING) else None,
        sweep_at=NOON if status in (S.QUEUED, S.WAITING, S.DYING) else None,
        parked_at=NOON if status is S.PARKED else None,
        body=StoredBody() if running else BODY,
        letter_id=an_id("letter") if status is S.DEAD else "",
        attempt=0 if status is None else 1,
    )
    return head if status is None else bench.put_head(head)


def _claim(ledger: Ledger, head: Head) -> None:
    ledger.claim(a_claim(head.key, ticket=head.ticket))


def _take_over(ledger: Ledger, head: Head) -> None:
    ledger.take_over(head, replace(head, attempt=head.attempt + 1, lease_until=NOON + AN_HOUR), an_event())


def _finish(ledger: Ledger, head: Head) -> None:
    ledger.finish(replace(head, updated_at=NOON), expires_at=NOON)


def _retry(ledger: Ledger, head: Head) -> None:
    ledger.retry(replace(head, ticket="t-2", body=BODY, due_at=NOON, sweep_at=NOON), an_event())


def _bury(ledger: Ledger, head: Head) -> None:
    ledger.bury(replace(head, ticket="t-2", body=BODY, sweep_at=NOON, death_id="d-1"), an_event())


def _park(ledger: Ledger, head: Head) -> None:
    ledger.park(a_claim(head.key, ticket=head.ticket), ticket="t-2", body=BODY)


def _release(ledger: Ledger, head: Head) -> None:
    ledger.release(head, now=NOON, sweep_at=NOON + AN_HOUR)


def _bury_parked(ledger: Ledger, head: Head) -> None:
    ledger.bury_parked(head, replace(head, ticket="t-2", sweep_at=NOON, death_id="d-1", parked_at=None), an_event())


def _take_in(ledger: Ledger, head: Head) -> None:
    was = ledger.head(head.key)
    ledger.take_in(a_letter(head.key), was=was, event=an_event(), expires_at=None)


def _resend(ledger: Ledger, head: Head) -> None:
    ledger.resend(head, sweep_at=NOON + AN_HOUR)


def _a_letter_taken_in(ledger: Ledger, letter: Letter) -> Letter:
    """Beside the head that the move is tried on, and not on its timeline."""
    ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    return letter


def _replay(ledger: Ledger, head: Head) -> None:
    letter = _a_letter_taken_in(ledger, a_letter(a_key(tenant_id=head.key.tenant_id)))
    replay = replace(head, root=letter.root, replays=letter.key, redrive_id="redrive-1", sweep_at=NOON, body=BODY)
    ledger.replay(letter, replay, an_event())


def _resume(ledger: Ledger, head: Head) -> None:
    letter = a_letter(head.key, letter_id=head.letter_id or an_id("letter"), code=Code.UNROUTABLE, root=an_id("death"))
    _a_letter_taken_in(ledger, letter)
    resumed = replace(head, letter_id="", replays=letter.key, redrive_id="redrive-1", sweep_at=NOON)
    ledger.resume(letter, head, resumed, an_event())


def _recall(ledger: Ledger, head: Head) -> None:
    letter = _a_letter_taken_in(ledger, a_letter(a_key(tenant_id=head.key.tenant_id)))
    ledger.recall(replace(head, replays=letter.key, redrive_id="redrive-1"), an_event(), expires_at=NOON)


def _recall_a_resume(ledger: Ledger, head: Head) -> None:
    letter = _a_letter_taken_in(ledger, a_letter(head.key, code=Code.UNROUTABLE, root=an_id("death")))
    ledger.recall(replace(head, replays=letter.key, redrive_id="redrive-1"), an_event(), expires_at=NOON)


# For each way of the port to move a head: from which statuses, to which.
WAYS: dict[Callable[[Ledger, Head], None], dict[HeadStatus | None, HeadStatus]] = {
    _claim: dict.fromkeys((None, S.QUEUED, S.WAITING, S.PARKED), S.RUNNING),
    _take_over: {S.RUNNING: S.RUNNING},
    _finish: {S.RUNNING: S.DONE},
    _retry: {S.RUNNING: S.WAITING},
    _bury: {S.RUNNING: S.DYING},
    _park: dict.fromkeys((None, S.QUEUED, S.WAITING, S.PARKED), S.PARKED),
    _release: {S.PARKED: S.QUEUED},
    _bury_parked: {S.PARKED: S.DYING},
    _take_in: dict.fromkeys((None, S.QUEUED, S.RUNNING, S.WAITING, S.DYING), S.DEAD),
    _resend: {status: status for status in (S.QUEUED, S.RUNNING, S.WAITING, S.DYING)},
    _replay: {None: S.QUEUED},
    _resume: {S.DEAD: S.QUEUED},
    _recall: dict.fromkeys((S.QUEUED, S.WAITING, S.PARKED), S.CANCELLED),
    _recall_a_resume: dict.fromkeys((S.QUEUED, S.WAITING, S.PARKED), S.DEAD),
}
# The same settle again is no move and no error: the answer to the first may have been lost on its way.
AGAIN = {(_finish, S.DONE)}
STATUSES: tuple[HeadStatus | None, ...] = (None, *HeadStatus)
EVERY_WAY = [
    pytest.param(way, status, id=f"{way.__name__.strip('_')} {status or 'absent'}")
    for way in WAYS
    for status in STATUSES
]


@pytest.mark.parametrize(("way", "status"), EVERY_WAY)
def test_a_head_moves_along_its_table_and_no_other_way(
    bench: Bench, tenant: str, way: Callable[[Ledger, Head], None], status: HeadStatus | None
) -> None:
    head = seeded(bench, a_key(tenant_id=tenant), status)
    before = bench.ledger.head(head.key)
    if status in WAYS[way]:
        way(bench.ledger, head)
        after = bench.ledger.head(head.key)
        assert after is not None
        assert after.status is WAYS[way][status]
        return
    with nullcontext() if (way, status) in AGAIN else pytest.raises(LazaretError):
        way(bench.ledger, head)
    assert bench.ledger.head(head.key) == before
    assert bench.ledger.timeline(head.key) == ()


def test_the_ways_of_the_port_are_the_table() -> None:
    ways = {(start, end) for moves in WAYS.values() for start, end in moves.items()}
    table = {(start, end) for start, ends in HEAD_MOVES.items() for end in ends}
    assert ways == table


@pytest.mark.parametrize("start", list(LetterStatus))
@pytest.mark.parametrize("end", list(LetterStatus))
def test_a_letter_moves_along_its_table_and_no_other_way(
    bench: Bench, tenant: str, start: LetterStatus, end: LetterStatus
) -> None:
    letter = bench.put_letter(a_letter(a_key(tenant_id=tenant), status=start))
    if end in LETTER_MOVES[start]:
        bench.ledger.move_letter(letter, replace(letter, status=end), an_event())
        moved = bench.ledger.letter(letter.letter_id)
        assert moved is not None
        assert moved.status is end
        return
    with pytest.raises(LetterMoved):
        bench.ledger.move_letter(letter, replace(letter, status=end), an_event())
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.ledger.timeline(letter.job_key) == ()


@pytest.mark.parametrize("status", list(LetterStatus))
def test_a_letter_is_born_in_a_status_of_its_table(bench: Bench, tenant: str, status: LetterStatus) -> None:
    head = seeded(bench, a_key(tenant_id=tenant), S.DYING)
    letter = a_letter(head.key, status=status)
    if status in LETTER_MOVES[None]:
        bench.ledger.take_in(letter, was=head, event=an_event(), expires_at=None)
        assert bench.ledger.letter(letter.letter_id) == letter
        return
    with pytest.raises(LetterMoved):
        bench.ledger.take_in(letter, was=head, event=an_event(), expires_at=None)
    assert bench.ledger.letter(letter.letter_id) is None
    assert bench.ledger.head(head.key) == head
