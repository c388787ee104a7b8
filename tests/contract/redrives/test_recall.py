"""What a redrive has sent and no worker has begun can be taken back, whole, and sent again by another."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.keys import INDEXES
from lambdas.core.config.lane import Used
from lambdas.core.model.errors import ClaimLost, HeadMoved, LetterMoved
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from tests.support.builders import an_effect
from tests.support.ledgers.ahead import NOON, a_claim, a_key, a_letter, a_step, an_event
from tests.support.ledgers.bench import Bench, DynamoBench, counted
from tests.support.ledgers.redrives import (
    BODY,
    IN_A_YEAR,
    LATER,
    claim_of,
    died,
    dying_of,
    events,
    found,
    now,
    replay_of,
    resume_of,
    waiting_of,
)

S = HeadStatus
L = LetterStatus
Get = Callable[[Bench, Head], Head]
Send = Callable[[Bench, Letter], Head]


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


@pytest.fixture
def letter(bench: Bench, key: JobKey) -> Letter:
    return died(bench, key, lineage=("letter-0",), auto_replays=1)


def replay(bench: Bench, letter: Letter, redrive_id: str = "redrive-1") -> Head:
    head = replay_of(letter, redrive_id)
    bench.ledger.replay(letter, head, an_event(event_id=f"replayed-{redrive_id}"))
    return found(bench, head)


def resume(bench: Bench, letter: Letter, redrive_id: str = "redrive-1") -> Head:
    was = found(bench, letter.job_key)
    head = replace(resume_of(letter, was, redrive_id), auto_replays=letter.auto_replays + 1)
    bench.ledger.resume(letter, was, head, an_event(event_id=f"resumed-{redrive_id}"))
    return found(bench, head)


def recall(bench: Bench, head: Head) -> None:
    bench.ledger.recall(head, an_event(event_id="recalled", at=LATER), expires_at=IN_A_YEAR)


def queued(bench: Bench, head: Head) -> Head:
    return found(bench, head)


def waiting(bench: Bench, head: Head) -> Head:
    bench.ledger.retry(waiting_of(bench.ledger.claim(claim_of(head))), an_event())
    return found(bench, head)


def parked(bench: Bench, head: Head) -> Head:
    bench.ledger.park(claim_of(head), ticket="t-parked", body=BODY)
    return found(bench, head)


def running(bench: Bench, head: Head) -> Head:
    return bench.ledger.claim(claim_of(head))


def dying(bench: Bench, head: Head) -> Head:
    bench.ledger.bury(dying_of(running(bench, head)), an_event())
    return found(bench, head)


def dead(bench: Bench, head: Head) -> Head:
    was = dying(bench, head)
    bench.ledger.take_in(a_letter(was.key, root=was.root), was=was, event=an_event(), expires_at=None)
    return found(bench, head)


def done(bench: Bench, head: Head) -> Head:
    bench.ledger.finish(replace(running(bench, head), updated_at=LATER), expires_at=IN_A_YEAR)
    return found(bench, head)


def cancelled(bench: Bench, head: Head) -> Head:
    recall(bench, found(bench, head))
    return found(bench, head)


NOT_BEGUN = [pytest.param(get, id=get.__name__) for get in (queued, waiting, parked)]
BEGUN = [pytest.param(get, id=get.__name__) for get in (running, dying, dead, done, cancelled)]


@pytest.mark.parametrize("get", NOT_BEGUN)
def test_a_recalled_replay_is_cancelled_its_letter_open_and_its_root_free(
    bench: Bench, key: JobKey, letter: Letter, get: Get
) -> None:
    head = get(bench, replay(bench, letter))
    recall(bench, head)
    over = {"body": StoredBody(), "due_at": None, "sweep_at": None, "parked_at": None, "updated_at": LATER}
    assert found(bench, head) == replace(head, status=S.CANCELLED, **over)  # type: ignore[arg-type]
    assert bench.expires(head.key) == IN_A_YEAR
    assert now(bench, letter) == letter
    assert found(bench, key).live_replay == ""
    assert "recalled" in events(bench, key)
    assert head.key not in [each.key for each in bench.ledger.due(IN_A_YEAR, limit=1000)]
    assert bench.ledger.parked(key.tenant_id, key.job_type, limit=10) == ()


@pytest.mark.parametrize("send", [replay, resume])
def test_what_was_used_before_it_was_recalled_stays_with_the_letter(bench: Bench, letter: Letter, send: Send) -> None:
    """Found by the simulation: the next replay began with the letter's old sums, and the budget was spent twice."""
    sent = send(bench, letter)
    begun = bench.ledger.claim(a_claim(sent.key, ticket=sent.ticket, input_hash=sent.input_hash))
    tried = replace(begun, status=S.WAITING, spend_usd=letter.spend_usd + 0.5, tokens=letter.tokens + 70)
    bench.ledger.retry(replace(tried, due_at=LATER, sweep_at=LATER), an_event())
    recall(bench, found(bench, sent))
    again = now(bench, letter)
    assert (again.status, again.spend_usd, again.tokens) == (letter.status, letter.spend_usd + 0.5, letter.tokens + 70)


@pytest.mark.parametrize("get", NOT_BEGUN)
def test_a_recalled_resume_is_dead_again_as_its_letter(bench: Bench, key: JobKey, letter: Letter, get: Get) -> None:
    before = found(bench, key)
    head = get(bench, resume(bench, letter))
    recall(bench, head)
    after = found(bench, key)
    assert (after.status, after.letter_id, after.death_id) == (S.DEAD, letter.letter_id, letter.death_id)
    assert (after.replays, after.redrive_id, after.live_replay, after.body) == (None, "", "", StoredBody())
    assert (after.lineage, after.auto_replays) == (letter.lineage, letter.auto_replays)
    assert (after.attempt, after.run_id, after.ticket) == (head.attempt, before.run_id, head.ticket)
    assert (after.due_at, after.sweep_at, after.parked_at) == (None, None, None)
    assert bench.expires(key) is None, "a dead job is kept as long as its letter"
    assert now(bench, letter) == letter
    assert "recalled" in events(bench, key)
    assert key not in [each.key for each in bench.ledger.due(IN_A_YEAR, limit=1000)]
    assert bench.ledger.parked(key.tenant_id, key.job_type, limit=10) == ()


@pytest.mark.parametrize("send", [replay, resume])
@pytest.mark.parametrize("get", BEGUN)
def test_what_has_begun_or_is_over_is_not_recalled(
    bench: Bench, letter: Letter, send: Callable[[Bench, Letter], Head], get: Get
) -> None:
    head = get(bench, send(bench, letter))
    told, held = events(bench, letter.job_key), now(bench, letter)
    with pytest.raises(HeadMoved) as moved:
        recall(bench, head)
    assert moved.value.head == head
    assert (found(bench, head), now(bench, letter)) == (head, held)
    assert events(bench, letter.job_key) == told


@pytest.mark.parametrize("get", [waiting, parked, running, done])
def test_a_head_that_moved_since_it_was_read_is_not_recalled(bench: Bench, letter: Letter, get: Get) -> None:
    read = replay(bench, letter)
    moved_on = get(bench, read)
    with pytest.raises(HeadMoved) as moved:
        recall(bench, read)
    assert moved.value.head is not None
    assert moved.value.head.status is moved_on.status
    assert now(bench, letter).status is (L.RECOVERED if get is done else L.REDRIVING)


@pytest.mark.parametrize(
    "changed", [{"ticket": "t-resent"}, {"ticket": None}, {"attempt": 1}], ids=["sent again", "no ticket", "attempt"]
)
def test_a_head_of_another_ticket_or_attempt_than_was_read_is_not_recalled(
    bench: Bench, letter: Letter, changed: dict[str, object]
) -> None:
    read = replay(bench, letter)
    moved_on = bench.put_head(replace(read, **changed))  # type: ignore[arg-type]
    with pytest.raises(HeadMoved) as moved:
        recall(bench, read)
    assert moved.value.head == moved_on
    assert (found(bench, read), now(bench, letter).status) == (moved_on, L.REDRIVING)


def test_a_job_that_no_redrive_sent_is_not_recalled(bench: Bench, key: JobKey) -> None:
    bench.ledger.park(a_claim(key), ticket="t-1", body=BODY)
    head = found(bench, key)
    with pytest.raises(HeadMoved):
        recall(bench, head)
    assert found(bench, key) == head


def test_recalling_again_after_a_lost_answer_finds_it_recalled(bench: Bench, key: JobKey, letter: Letter) -> None:
    head = replay(bench, letter)
    recall(bench, head)
    told = events(bench, key)
    with pytest.raises(HeadMoved) as moved:
        recall(bench, head)
    assert moved.value.head == found(bench, head)
    assert found(bench, head).status is S.CANCELLED
    assert (now(bench, letter), events(bench, key)) == (letter, told)


def test_a_late_message_of_a_recalled_replay_claims_nothing(bench: Bench, letter: Letter) -> None:
    head = replay(bench, letter)
    recall(bench, head)
    with pytest.raises(ClaimLost) as lost:
        bench.ledger.claim(claim_of(head))
    assert lost.value.head == found(bench, head)


@pytest.mark.parametrize("first", [replay, resume])
@pytest.mark.parametrize("second", [replay, resume])
def test_what_was_recalled_can_be_sent_by_another_redrive(
    bench: Bench,
    key: JobKey,
    letter: Letter,
    first: Callable[[Bench, Letter], Head],
    second: Callable[[Bench, Letter, str], Head],
) -> None:
    bench.ledger.keep_step(key, a_step(0), expires_at=IN_A_YEAR)
    recall(bench, first(bench, letter))
    head = second(bench, letter, "redrive-2")
    assert (head.status, head.lineage) == (S.QUEUED, (*letter.lineage, letter.letter_id))
    assert found(bench, key).live_replay == head.key.job_id
    assert (now(bench, letter).status, now(bench, letter).redrive_id) == (L.REDRIVING, "redrive-2")
    assert bench.ledger.steps(key) == (a_step(0),)
    bench.ledger.finish(replace(running(bench, head), updated_at=LATER), expires_at=IN_A_YEAR)
    assert now(bench, letter).status is L.RECOVERED


def test_the_redrive_that_recalled_a_replay_cannot_make_the_same_one_again(bench: Bench, letter: Letter) -> None:
    head = replay(bench, letter)
    recall(bench, head)
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.replay(letter, head, an_event())
    assert moved.value.head == found(bench, head)
    assert now(bench, letter) == letter


@pytest.mark.parametrize(
    "changed",
    [{"status": L.OPEN, "redrive_id": ""}, {"status": L.REDRIVING, "redrive_id": "redrive-2"}],
    ids=["reopened by a person", "held by another redrive"],
)
def test_a_letter_that_this_redrive_no_longer_holds_is_left_as_it_is(
    bench: Bench, key: JobKey, letter: Letter, changed: dict[str, object]
) -> None:
    head = replay(bench, letter)
    moved_on = bench.put_letter(replace(now(bench, letter), **changed))  # type: ignore[arg-type]
    recall(bench, head)
    assert found(bench, head).status is S.CANCELLED
    assert now(bench, letter) == moved_on
    assert found(bench, key).live_replay == ""


def test_a_root_that_another_replay_holds_is_left_to_it(bench: Bench, key: JobKey, letter: Letter) -> None:
    head = replay(bench, letter)
    bench.put_head(replace(found(bench, key), live_replay="replay:another"))
    recall(bench, head)
    assert found(bench, head).status is S.CANCELLED
    assert found(bench, key).live_replay == "replay:another"


def test_a_reopened_letter_is_listed_as_open_and_nowhere_else(bench: Bench, key: JobKey) -> None:
    letter = died(bench, key, status=L.SCHEDULED, next_retry_at=NOON)
    recall(bench, replay(bench, letter))
    assert now(bench, letter) == replace(letter, status=L.OPEN, next_retry_at=None)
    for status, listed in ((L.SCHEDULED, []), (L.REDRIVING, []), (L.OPEN, [letter.letter_id])):
        for query in (
            LetterQuery(status=status, job_type=key.job_type),
            LetterQuery(status=status, tenant_id=key.tenant_id),
        ):
            assert [each.letter_id for each in bench.ledger.letters(query).letters] == listed
    assert letter.letter_id not in [each.letter_id for each in bench.ledger.due_letters(IN_A_YEAR, limit=1000)]


@pytest.mark.parametrize("get", NOT_BEGUN)
def test_a_cancelled_head_is_in_no_index_and_a_recall_is_two_requests_or_three_if_it_was_begun_and_its_counting(
    on_moto: DynamoBench, key: JobKey, get: Get
) -> None:
    head = get(on_moto, replay(on_moto, died(on_moto, key)))
    assert {index.hash_key for index in INDEXES} & on_moto.item(keys.head(head.key)).keys()
    with counted(on_moto.client) as requests:
        recall(on_moto, head)
    effects = ["Query"] if head.attempt else []  # what it did outside is shown by its letter
    assert requests.names == ["GetItem", *effects, "TransactWriteItems", "TransactWriteItems"]
    left = {*(index.hash_key for index in INDEXES), "listed_at", "sweep_at", "due_at", "body", "body_ref"}
    assert not left & on_moto.item(keys.head(head.key)).keys()


@pytest.mark.parametrize("status", [L.OPEN, L.REDRIVING])
def test_a_letter_that_moves_between_the_read_and_the_write_of_a_recall_is_left_as_it_is(
    on_moto: DynamoBench, key: JobKey, status: LetterStatus
) -> None:
    letter = died(on_moto, key)
    head = replay(on_moto, letter)
    moved_on = replace(letter, status=status, redrive_id="redrive-2")
    on, name = on_moto.client.meta.events, "provide-client-params.dynamodb.TransactWriteItems"
    on.register(name, lambda **_: on_moto.put_letter(moved_on) and None, unique_id="meanwhile")
    try:
        recall(on_moto, head)
    finally:
        on.unregister(name, unique_id="meanwhile")
    assert now(on_moto, letter) == moved_on
    assert found(on_moto, head).status is S.CANCELLED


@pytest.mark.parametrize("send", [replay, resume])
def test_what_a_recalled_job_used_stays_used(
    bench: Bench, letter: Letter, send: Callable[[Bench, Letter], Head]
) -> None:
    """An attempt of it may have failed before. The next replay begins with what its letter says."""
    used = Used(spend_usd=letter.spend_usd + 1.5, tokens=letter.tokens + 700, steps_begun=letter.steps_begun + 3)
    head = bench.ledger.claim(claim_of(send(bench, letter)))
    bench.ledger.retry(replace(waiting_of(head), **used.as_fields()), an_event())
    recall(bench, found(bench, head))
    assert now(bench, letter) == replace(letter, **used.as_fields())


def test_a_letter_that_was_sent_ran_and_was_recalled_since_it_was_read_is_not_sent_as_it_was(
    bench: Bench, letter: Letter
) -> None:
    """Else a redrive that read it before sends it with less than its lineage has used, and judged as it was then."""
    head = bench.ledger.claim(claim_of(replay(bench, letter)))
    bench.ledger.retry(replace(waiting_of(head), steps_begun=letter.steps_begun + 1), an_event())
    recall(bench, found(bench, head))
    with pytest.raises(LetterMoved) as moved:
        replay(bench, letter, "redrive-2")
    assert moved.value.letter == now(bench, letter)
    assert replay(bench, now(bench, letter), "redrive-2").status is S.QUEUED


@pytest.mark.parametrize("scope", ["", "redrive-1"])
def test_what_a_recalled_replay_did_outside_is_on_its_letter(bench: Bench, letter: Letter, scope: str) -> None:
    """Else a replay in a fresh scope would be called safe, and do it again."""
    head = replay_of(letter, scope=scope)
    bench.ledger.replay(letter, head, an_event(event_id="replayed"))
    running = bench.ledger.claim(claim_of(head))
    did = an_effect(effect_id="did", scope=scope, status=EffectStatus.INTENT)
    bench.ledger.begin_effect(running.root_key, did, expires_at=IN_A_YEAR)
    bench.ledger.retry(waiting_of(running), an_event())
    recall(bench, found(bench, head))
    after = now(bench, letter)
    assert (after.status, after.scope) == (letter.status, scope)
    assert after.effects == (*letter.effects, did.on_letter())
