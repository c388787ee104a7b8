"""What a redrive and the sweep read by the hundred, and when a scheduled letter is due."""

from dataclasses import replace

import pytest

from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.replays import Fate
from lambdas.core.model.wait import For, Wait
from tests.support.builders import a_failure
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import Bench, DynamoBench, counted
from tests.support.ledgers.redrives import IN_A_YEAR, LATER, now

L, H = LetterStatus, HeadStatus


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


def done(bench: Bench, key: JobKey) -> None:
    bench.ledger.finish(replace(bench.ledger.claim(a_claim(key)), updated_at=NOON), expires_at=IN_A_YEAR)


def scheduled(bench: Bench, key: JobKey, minutes: int) -> Letter:
    letter = a_letter(replace(key, job_id=an_id("job")), status=L.SCHEDULED, next_retry_at=NOON + minutes * A_MINUTE)
    return bench.put_letter(letter)


def due(bench: Bench, key: JobKey, minutes: int = 0) -> list[Letter]:
    """Of this test's own lane: the deployed table has others' letters."""
    found = bench.ledger.due_letters(NOON + minutes * A_MINUTE, limit=1000)
    return [letter for letter in found if letter.job_type == key.job_type]


def test_a_letter_is_found_by_its_id_and_is_not_there_for_another_tenant(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key, note="whole"))
    for whose in (None, key.tenant_id):
        assert bench.ledger.letter(letter.letter_id, of_tenant=whose) == letter
    assert bench.ledger.letter(letter.letter_id, of_tenant=f"{key.tenant_id}x") is None
    assert bench.ledger.letter(an_id("nobody"), of_tenant=key.tenant_id) is None


def test_letters_are_read_whole_in_the_order_that_was_asked(bench: Bench, key: JobKey) -> None:
    letters = [bench.put_letter(a_letter(replace(key, job_id=an_id("job")), note="whole")) for _ in range(4)]
    headless = bench.put_letter(a_letter(key, code=Code.SCHEMA_INVALID, kind=Kind.PERMANENT, root=an_id("death")))
    asked = [letters[2], headless, letters[0], letters[3]]
    assert bench.ledger.letters_at([each.key for each in asked]) == tuple(asked)


def test_letters_that_are_gone_are_left_out(bench: Bench, key: JobKey) -> None:
    letter, ghost = bench.put_letter(a_letter(key)), a_letter(key)
    assert bench.ledger.letters_at([ghost.key, letter.key]) == (letter,)
    assert bench.ledger.letters_at([]) == ()


def test_a_letter_that_is_asked_for_twice_comes_twice(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key))
    assert bench.ledger.letters_at([letter.key, letter.key]) == (letter, letter)


def test_heads_are_read_whole_without_those_that_are_not_there(bench: Bench, key: JobKey) -> None:
    first, second = bench.put_head(a_head(key, tokens=7)), bench.put_head(a_head(replace(key, version=2)))
    ghost = replace(key, version=3)
    assert bench.ledger.heads_at([ghost, second.key, first.key, first.key]) == {key: first, second.key: second}
    assert bench.ledger.heads_at([]) == {}


def test_a_fate_is_what_became_of_a_job_and_nothing_else(bench: Bench, key: JobKey) -> None:
    dead = a_head(key, status=H.DEAD, failure=a_failure(signature="cause"), redrive_id="rd-1", letter_id="dl_1")
    done = a_head(replace(key, version=2), status=H.DONE, redrive_id="rd-2", result={"pages": 2})
    for head in (dead, done):
        bench.put_head(head)
    assert bench.ledger.fates_at([key, done.key, replace(key, version=3), key]) == {
        key: Fate(status=H.DEAD, redrive_id="rd-1", letter_id="dl_1", signature="cause", at=dead.updated_at),
        done.key: Fate(status=H.DONE, redrive_id="rd-2", at=done.updated_at),
    }
    assert bench.ledger.fates_at([]) == {}


@pytest.mark.parametrize("what", [None, For.SLEEP])
def test_a_fate_tells_a_sleeper_from_a_run_that_goes_on_at_once(bench: Bench, key: JobKey, what: For | None) -> None:
    waits = (Wait(what=what, until=NOON),) if what is not None else ()
    bench.put_head(a_head(key, status=H.WAITING, redrive_id="rd-1", suspended_at=NOON, waits=waits))
    assert bench.ledger.fates_at([key])[key].suspended is (what is not None)


def test_a_fate_travels_without_the_rest_of_its_head(on_moto: DynamoBench, key: JobKey) -> None:
    failure = a_failure(detail="x" * 4_000)
    on_moto.put_head(a_head(key, status=H.DEAD, failure=failure, result="x" * 50_000))
    with counted(on_moto.client) as requests:
        assert on_moto.ledger.fates_at([key])[key].signature == failure.signature
    assert requests.bytes < 2_000


def test_the_newest_version_that_is_done_is_kept_whatever_the_order(bench: Bench, key: JobKey) -> None:
    assert bench.ledger.newest_done([key]) == {}
    for version, newest in ((2, 2), (5, 5), (3, 5)):
        done(bench, replace(key, version=version))
        assert bench.ledger.newest_done([key]) == {key: newest}
        head = bench.ledger.head(replace(key, version=version))
        assert head is not None
        assert head.status == "done"


def test_a_first_version_that_is_done_is_no_newer_than_any(bench: Bench, key: JobKey) -> None:
    done(bench, key)
    assert bench.ledger.newest_done([key]) == {}


def test_every_version_of_a_job_is_told_its_newest(bench: Bench, key: JobKey) -> None:
    done(bench, replace(key, version=4))
    other = replace(key, job_id=an_id("job"))
    asked = [key, other, replace(key, version=2)]
    assert bench.ledger.newest_done(asked) == {key: 4, replace(key, version=2): 4}


def test_a_version_that_is_done_twice_over_is_done_once(bench: Bench, key: JobKey) -> None:
    running = bench.ledger.claim(a_claim(replace(key, version=2)))
    for _ in range(2):
        bench.ledger.finish(replace(running, updated_at=NOON), expires_at=IN_A_YEAR)
    assert bench.ledger.newest_done([key]) == {key: 2}


def test_scheduled_letters_are_due_from_their_time_on_the_oldest_first(bench: Bench, key: JobKey) -> None:
    later, sooner = scheduled(bench, key, 3), scheduled(bench, key, 1)
    assert due(bench, key, 0) == []
    assert due(bench, key, 1) == [sooner]
    assert due(bench, key, 3) == [sooner, later]


@pytest.mark.parametrize("status", [status for status in LetterStatus if status is not L.SCHEDULED])
def test_a_letter_that_is_not_scheduled_is_never_due(bench: Bench, key: JobKey, status: LetterStatus) -> None:
    bench.put_letter(a_letter(key, status=status, next_retry_at=NOON))
    assert due(bench, key, 60) == []


def test_a_scheduled_letter_that_was_moved_is_no_longer_due(bench: Bench, key: JobKey) -> None:
    letter = scheduled(bench, key, 0)
    bench.ledger.move_letter(letter, replace(letter, status=L.HELD), an_event())
    assert due(bench, key, 60) == []


def test_no_more_letters_are_due_than_the_limit(bench: Bench, key: JobKey) -> None:
    for minutes in range(5):
        scheduled(bench, key, minutes)
    assert len(bench.ledger.due_letters(NOON + AN_HOUR, limit=3)) <= 3
    assert bench.ledger.due_letters(NOON + AN_HOUR, limit=1000)


def test_a_letter_is_rescheduled_from_the_time_that_was_read(bench: Bench, key: JobKey) -> None:
    letter = scheduled(bench, key, 0)
    bench.ledger.reschedule(letter, at=LATER)
    assert now(bench, letter) == replace(letter, next_retry_at=LATER)
    assert due(bench, key, 59) == []
    assert due(bench, key, 60) == [replace(letter, next_retry_at=LATER)]


def test_a_letter_is_rescheduled_with_the_redrive_that_is_to_send_it(bench: Bench, key: JobKey) -> None:
    letter = scheduled(bench, key, 0)
    bench.ledger.reschedule(letter, at=LATER, redrive_id="auto-1")
    owned = now(bench, letter)
    assert owned == replace(letter, next_retry_at=LATER, redrive_id="auto-1")
    bench.ledger.reschedule(owned, at=LATER + AN_HOUR)
    assert now(bench, letter) == replace(owned, next_retry_at=LATER + AN_HOUR)


def test_a_letter_that_was_rescheduled_meanwhile_is_not_rescheduled(bench: Bench, key: JobKey) -> None:
    letter = scheduled(bench, key, 0)
    bench.ledger.reschedule(letter, at=LATER)
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.reschedule(letter, at=LATER + AN_HOUR)
    assert moved.value.letter == now(bench, letter) == replace(letter, next_retry_at=LATER)


@pytest.mark.parametrize("status", [status for status in LetterStatus if status is not L.SCHEDULED])
def test_only_a_scheduled_letter_is_rescheduled(bench: Bench, key: JobKey, status: LetterStatus) -> None:
    read = a_letter(key, status=L.SCHEDULED, next_retry_at=NOON)
    moved_on = bench.put_letter(replace(read, status=status))
    for letter in (read, moved_on):
        with pytest.raises(LetterMoved) as moved:
            bench.ledger.reschedule(letter, at=LATER)
        assert moved.value.status is status
    assert now(bench, read) == moved_on


def test_a_letter_that_is_gone_is_not_rescheduled_into_being(bench: Bench, key: JobKey) -> None:
    ghost = a_letter(key, status=L.SCHEDULED, next_retry_at=NOON)
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.reschedule(ghost, at=LATER)
    assert moved.value.letter is None
    assert bench.ledger.letter(ghost.letter_id) is None


def test_a_hundred_are_one_request(on_moto: DynamoBench, key: JobKey) -> None:
    jobs = [replace(key, job_id=f"job-{n}") for n in range(101)]
    for job in jobs[-2:]:
        done(on_moto, replace(job, version=2))
    letters = [on_moto.put_letter(a_letter(job)) for job in jobs]
    heads = [on_moto.put_head(a_head(job)) for job in jobs]
    for asked, requests_made in ((100, 1), (101, 2)):
        with counted(on_moto.client) as requests:
            assert on_moto.ledger.letters_at([each.key for each in letters[:asked]]) == tuple(letters[:asked])
            assert on_moto.ledger.heads_at(jobs[:asked]) == {each.key: each for each in heads[:asked]}
            assert on_moto.ledger.newest_done(jobs[:asked]) == dict.fromkeys(jobs[99:asked], 2)
        assert requests.names == ["BatchGetItem"] * requests_made * 3
    with counted(on_moto.client) as requests:
        on_moto.ledger.reschedule(scheduled(on_moto, key, 0), at=LATER)
    assert requests.names == ["PutItem", "UpdateItem"], "the first is the test's own"
