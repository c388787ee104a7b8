"""A redrive takes a letter and sends its job again: by one redrive at a time, one replay of a root, none overtaken."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambdas.core.model.errors import HeadMoved, LetterMoved, Overtaken, RootBusy
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, a_step, an_event, an_id
from tests.support.ledgers.bench import Bench, DynamoBench, counted
from tests.support.ledgers.redrives import (
    IN_A_YEAR,
    LATER,
    claim_of,
    died,
    dying_of,
    events,
    found,
    now,
    replay,
    replay_of,
    resume,
    resume_of,
    waiting_of,
)

S = HeadStatus
L = LetterStatus
REDRIVABLE = (L.OPEN, L.SCHEDULED, L.ESCALATED)

Send = Callable[[Bench, Letter, str], Head]


SENDS = [pytest.param(send, id=send.__name__) for send in (replay, resume)]


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


@pytest.fixture
def letter(bench: Bench, key: JobKey) -> Letter:
    return died(bench, key)


def listed(bench: Bench, key: JobKey, status: LetterStatus) -> list[str]:
    return [each.letter_id for each in bench.ledger.letters(LetterQuery(status=status, job_type=key.job_type)).letters]


def test_a_replay_is_a_new_queued_head_a_held_letter_a_busy_root_and_an_event(
    bench: Bench, key: JobKey, letter: Letter
) -> None:
    root = found(bench, key)
    head = replay(bench, letter)
    assert found(bench, head) == head
    assert now(bench, letter) == replace(letter, status=L.REDRIVING, redrive_id="redrive-1")
    assert found(bench, key) == replace(root, live_replay=head.key.job_id)
    assert events(bench, key) == ["died", "replayed-redrive-1"]


def test_a_resume_is_the_same_head_queued_again_and_its_own_roots_live_replay(
    bench: Bench, key: JobKey, letter: Letter
) -> None:
    head = resume(bench, letter)
    assert found(bench, key) == replace(head, live_replay=key.job_id)
    assert now(bench, letter) == replace(letter, status=L.REDRIVING, redrive_id="redrive-1")
    assert events(bench, key) == ["died", "resumed-redrive-1"]


def test_a_resume_of_a_replay_holds_the_root(bench: Bench, key: JobKey, letter: Letter) -> None:
    dead = a_head(replace(key, job_id=an_id("replay")), status=S.DEAD, lease_until=None, root=key.job_id)
    second = bench.put_letter(a_letter(dead.key, root=key.job_id, lineage=(letter.letter_id,)))
    bench.put_head(replace(dead, letter_id=second.letter_id, death_id=second.death_id))
    head = resume(bench, second)
    assert found(bench, head) == head
    assert found(bench, key).live_replay == head.key.job_id
    with pytest.raises(RootBusy):
        replay(bench, letter, "redrive-2")


@pytest.mark.parametrize("send", SENDS)
def test_a_held_letter_is_listed_as_redriving_and_is_no_longer_due(bench: Bench, key: JobKey, send: Send) -> None:
    letter = died(bench, key, status=L.SCHEDULED, next_retry_at=NOON)
    assert letter.letter_id in [each.letter_id for each in bench.ledger.due_letters(LATER, limit=1000)]
    send(bench, letter, "redrive-1")
    assert (listed(bench, key, L.SCHEDULED), listed(bench, key, L.REDRIVING)) == ([], [letter.letter_id])
    assert now(bench, letter).next_retry_at is None
    assert letter.letter_id not in [each.letter_id for each in bench.ledger.due_letters(LATER, limit=1000)]


@pytest.mark.parametrize("send", SENDS)
def test_a_letter_from_a_list_is_held_whole(bench: Bench, key: JobKey, letter: Letter, send: Send) -> None:
    (row,) = bench.ledger.letters(LetterQuery(status=L.OPEN, job_type=key.job_type)).letters
    send(bench, replace(row, root=key.job_id), "redrive-1")
    assert now(bench, letter) == replace(letter, status=L.REDRIVING, redrive_id="redrive-1")


@pytest.mark.parametrize("send", SENDS)
def test_who_holds_it_is_written_also_over_what_was_read_long_ago(bench: Bench, letter: Letter, send: Send) -> None:
    send(bench, replace(letter, redrive_id="redrive-1"), "redrive-1")
    assert now(bench, letter).redrive_id == "redrive-1"


@pytest.mark.parametrize("send", SENDS)
@pytest.mark.parametrize("status", list(LetterStatus))
def test_only_a_letter_that_may_be_redriven_is(bench: Bench, key: JobKey, send: Send, status: LetterStatus) -> None:
    letter = bench.put_letter(replace(died(bench, key), status=status))
    root = found(bench, key)
    if status in REDRIVABLE:
        send(bench, letter, "redrive-1")
        assert now(bench, letter).status is L.REDRIVING
        return
    with pytest.raises(LetterMoved) as moved:
        send(bench, letter, "redrive-1")
    assert moved.value.letter == letter
    assert (found(bench, key), now(bench, letter)) == (root, letter)
    assert bench.ledger.head(replay_of(letter).key) is None
    assert events(bench, key) == ["died"]


@pytest.mark.parametrize("send", SENDS)
def test_sending_again_after_a_lost_answer_changes_nothing_and_tells_that_this_redrive_holds_it(
    bench: Bench, key: JobKey, letter: Letter, send: Send
) -> None:
    head = send(bench, letter, "redrive-1")
    running = bench.ledger.claim(claim_of(head))
    with pytest.raises(LetterMoved) as moved:
        send(bench, letter, "redrive-1")
    assert moved.value.status is L.REDRIVING
    assert moved.value.letter == now(bench, letter)
    assert now(bench, letter).redrive_id == "redrive-1"
    assert found(bench, head) == running
    assert len(events(bench, key)) == 2


@pytest.mark.parametrize("first", SENDS)
@pytest.mark.parametrize("second", SENDS)
def test_of_two_redrives_one_gets_the_letter_and_the_other_is_told_who(
    bench: Bench, key: JobKey, letter: Letter, first: Send, second: Send
) -> None:
    first(bench, letter, "redrive-1")
    held, root = now(bench, letter), found(bench, key)
    with pytest.raises(LetterMoved) as moved:
        second(bench, letter, "redrive-2")
    assert moved.value.letter == held
    assert (now(bench, letter), found(bench, key)) == (held, root)
    assert bench.ledger.head(replay_of(letter, "redrive-2").key) is None


@pytest.mark.parametrize("send", SENDS)
def test_a_letter_that_is_gone_is_not_redriven(bench: Bench, key: JobKey, letter: Letter, send: Send) -> None:
    ghost = replace(letter, letter_id=an_id("letter"))
    with pytest.raises(LetterMoved) as moved:
        send(bench, ghost, "redrive-1")
    assert moved.value.letter is None
    assert bench.ledger.letter(ghost.letter_id) is None
    assert bench.ledger.head(replay_of(ghost).key) is None


@pytest.mark.parametrize("send", SENDS)
def test_a_root_has_one_live_replay(bench: Bench, key: JobKey, letter: Letter, send: Send) -> None:
    """Two letters of one lineage: the first was reopened while its replay ran on and died."""
    other = bench.put_letter(a_letter(replace(key, job_id=an_id("replay")), root=key.job_id))
    live = replay(bench, other)
    root = found(bench, key)
    with pytest.raises(RootBusy) as busy:
        send(bench, letter, "redrive-2")
    assert busy.value.live_replay == live.key.job_id
    assert (now(bench, letter), found(bench, key)) == (letter, root)
    assert bench.ledger.head(replay_of(letter, "redrive-2").key) is None
    assert events(bench, key) == ["died"]


def test_a_root_whose_head_is_gone_is_not_made_one(bench: Bench, key: JobKey) -> None:
    orphan = bench.put_letter(a_letter(key))
    with pytest.raises(HeadMoved) as gone:
        replay(bench, orphan)
    assert gone.value.head is None
    assert bench.ledger.head(key) is None
    assert now(bench, orphan) == orphan


def test_the_replay_of_a_letter_without_a_job_is_its_own_root(bench: Bench, key: JobKey) -> None:
    innocent = bench.put_head(a_head(key))
    letter = bench.put_letter(a_letter(key, code=Code.JOB_ID_REUSED, kind=Kind.PERMANENT, root=an_id("death")))
    own = replay_of(letter)
    own = replace(own, root=own.key.job_id)
    bench.ledger.replay(letter, own, an_event(event_id="replayed"))
    assert (found(bench, key), found(bench, own)) == (innocent, own)
    assert events(bench, replace(key, job_id=letter.root)) == ["replayed"]
    bench.ledger.finish(replace(bench.ledger.claim(claim_of(own)), updated_at=LATER), expires_at=IN_A_YEAR)
    assert now(bench, letter).status is L.RECOVERED


def done_in_version(bench: Bench, key: JobKey, version: int) -> None:
    running = bench.ledger.claim(a_claim(replace(key, version=version)))
    bench.ledger.finish(replace(running, updated_at=NOON), expires_at=IN_A_YEAR)


@pytest.mark.parametrize("send", SENDS)
@pytest.mark.parametrize(("of", "done", "refused"), [(1, 2, True), (2, 3, True), (2, 2, False), (3, 2, False)])
def test_a_job_that_a_newer_version_overtook_is_not_sent_again(
    bench: Bench, key: JobKey, send: Send, of: int, done: int, refused: bool
) -> None:
    done_in_version(bench, key, done)
    letter = died(bench, replace(key, version=of))
    if not refused:
        assert found(bench, send(bench, letter, "redrive-1")).status is S.QUEUED
        return
    root = found(bench, letter.job_key)
    with pytest.raises(Overtaken) as overtaken:
        send(bench, letter, "redrive-1")
    assert overtaken.value.done == done
    assert (now(bench, letter), found(bench, letter.job_key)) == (letter, root)
    assert bench.ledger.head(replay_of(letter).key) is None


def test_a_replay_that_is_done_overtakes_the_older_versions_of_its_root(bench: Bench, key: JobKey) -> None:
    older, newer = died(bench, key), died(bench, replace(key, version=2))
    running = bench.ledger.claim(claim_of(replay(bench, newer)))
    assert bench.ledger.newest_done([key]) == {}
    bench.ledger.finish(replace(running, updated_at=LATER), expires_at=IN_A_YEAR)
    assert bench.ledger.newest_done([key]) == {key: 2}
    with pytest.raises(Overtaken):
        replay(bench, older, "redrive-2")


def test_what_is_in_the_way_first_is_told_first(bench: Bench, key: JobKey) -> None:
    letter = died(bench, key)
    done_in_version(bench, key, 2)
    bench.put_head(replace(found(bench, key), live_replay="replay:another"))
    held = bench.put_letter(replace(letter, status=L.HELD))
    for send in (replay, resume):
        with pytest.raises(LetterMoved):
            send(bench, letter)
    bench.put_letter(replace(held, status=L.OPEN))
    for send in (replay, resume):
        with pytest.raises(RootBusy):
            send(bench, letter)
    bench.put_head(replace(found(bench, key), live_replay=""))
    for send in (replay, resume):
        with pytest.raises(Overtaken):
            send(bench, letter)


@pytest.mark.parametrize(
    "changed",
    [{"status": S.QUEUED}, {"letter_id": "another"}, {"letter_id": ""}, {"attempt": 3}],
    ids=["queued", "dead as another letter", "dead as none", "another attempt"],
)
def test_only_a_head_that_is_dead_as_this_letter_is_resumed(
    bench: Bench, key: JobKey, letter: Letter, changed: dict[str, object]
) -> None:
    was = found(bench, key)
    moved_on = bench.put_head(replace(was, **changed))  # type: ignore[arg-type]
    with pytest.raises(HeadMoved) as moved:
        bench.ledger.resume(letter, was, resume_of(letter, was), an_event())
    assert moved.value.head == moved_on
    assert (found(bench, key), now(bench, letter)) == (moved_on, letter)
    assert events(bench, key) == ["died"]


def test_a_replay_that_is_done_recovers_the_letter_and_frees_the_root(bench: Bench, key: JobKey) -> None:
    letter = died(bench, key)
    running = bench.ledger.claim(claim_of(replay(bench, letter)))
    bench.ledger.finish(replace(running, updated_at=LATER), expires_at=IN_A_YEAR)
    recovered = replace(letter, redrive_id="redrive-1", status=L.RECOVERED, resolved_at=LATER, resolved_by="redrive-1")
    assert now(bench, letter) == recovered
    assert found(bench, key).live_replay == ""
    assert found(bench, running).status is S.DONE


def test_a_replay_that_dies_supersedes_the_letter_and_its_own_letter_can_be_replayed(bench: Bench, key: JobKey) -> None:
    first = died(bench, key)
    running = bench.ledger.claim(claim_of(replay(bench, first)))
    bench.ledger.bury(dying_of(running), an_event())
    was = found(bench, running)
    second = a_letter(was.key, root=was.root, lineage=was.lineage, died_at=LATER)
    bench.ledger.take_in(second, was=was, event=an_event(), expires_at=IN_A_YEAR)
    assert (now(bench, first).status, bench.expires(first)) == (L.SUPERSEDED, IN_A_YEAR)
    assert found(bench, key).live_replay == ""
    third = replay(bench, second, "redrive-2")
    assert found(bench, third).lineage == (first.letter_id, second.letter_id)
    assert found(bench, key).live_replay == third.key.job_id


def test_a_resume_that_dies_supersedes_the_letter_and_is_dead_as_the_new_one(bench: Bench, key: JobKey) -> None:
    first = died(bench, key)
    running = bench.ledger.claim(claim_of(resume(bench, first)))
    assert running.attempt == 3
    bench.ledger.bury(dying_of(running), an_event())
    assert found(bench, key).live_replay == key.job_id, "a job that is dying is still under way"
    was = found(bench, key)
    second = a_letter(key, lineage=was.lineage, died_at=LATER)
    bench.ledger.take_in(second, was=was, event=an_event(), expires_at=IN_A_YEAR)
    dead = found(bench, key)
    assert (dead.status, dead.letter_id, dead.live_replay) == (S.DEAD, second.letter_id, "")
    assert now(bench, first).status is L.SUPERSEDED
    assert found(bench, resume(bench, second, "redrive-2")).lineage == (first.letter_id, second.letter_id)


def test_a_resumed_job_that_is_retried_still_holds_its_root(bench: Bench, key: JobKey, letter: Letter) -> None:
    running = bench.ledger.claim(claim_of(resume(bench, letter)))
    bench.ledger.take_over(running, replace(running, attempt=4, lease_until=LATER), an_event())
    assert found(bench, key).live_replay == key.job_id
    bench.ledger.retry(waiting_of(found(bench, key)), an_event())
    assert found(bench, key).live_replay == key.job_id
    again = bench.ledger.claim(a_claim(key, ticket="t-waiting", now=LATER + AN_HOUR))
    bench.ledger.finish(replace(again, updated_at=LATER), expires_at=IN_A_YEAR)
    assert (found(bench, key).status, found(bench, key).live_replay) == (S.DONE, "")
    assert now(bench, letter).status is L.RECOVERED


def test_a_resumed_job_finds_the_steps_it_had_kept(bench: Bench, key: JobKey, letter: Letter) -> None:
    bench.ledger.keep_step(key, a_step(0), expires_at=IN_A_YEAR)
    running = bench.ledger.claim(claim_of(resume(bench, letter)))
    assert bench.ledger.steps(running.key) == (a_step(0),)
    bench.ledger.keep_step(key, a_step(1, attempt=running.attempt), expires_at=IN_A_YEAR)
    assert len(bench.ledger.steps(key)) == 2


@pytest.mark.parametrize(("send", "writes"), [(replay, 5), (resume, 4)])
def test_sending_a_letter_again_is_one_request_and_counting_it_another(
    on_moto: DynamoBench, key: JobKey, send: Send, writes: int
) -> None:
    letter = died(on_moto, key)
    was, head = found(on_moto, key), replay_of(letter)
    with counted(on_moto.client) as requests:
        if send is replay:
            on_moto.ledger.replay(letter, head, an_event())
        else:
            on_moto.ledger.resume(letter, was, resume_of(letter, was), an_event())
    assert requests.names == ["TransactWriteItems", "TransactWriteItems"]
    assert len(requests.bodies[0]["TransactItems"]) == writes
    sent = head.key if send is replay else key
    assert [each.key for each in on_moto.ledger.due(LATER, limit=8)] == [sent], (
        "the sweep finds it if its message is lost"
    )
