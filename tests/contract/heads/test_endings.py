"""Dead heads end with the letter that ends their lineage, counters some time after their last letter; nothing else."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.counters import GROUP_FOR, HEALTH_FOR
from lambdas.adapters.dynamo.keys import TTL
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.group import Cause, Hour
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_key, a_letter, an_event
from tests.support.ledgers.bench import Bench, DynamoBench
from tests.support.ledgers.redrives import IN_A_YEAR, LATER, claim_of, died, dying_of, found, replay, resume

IN_TWO_YEARS = IN_A_YEAR + timedelta(days=365)


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


@pytest.fixture
def letter(bench: Bench, key: JobKey) -> Letter:
    return died(bench, key)


def done(bench: Bench, head: Head) -> None:
    bench.ledger.finish(replace(bench.ledger.claim(claim_of(head)), updated_at=LATER), expires_at=IN_A_YEAR)


def dies_again(bench: Bench, head: Head, letter: Letter, **fields: Any) -> Letter:
    bench.ledger.bury(dying_of(bench.ledger.claim(claim_of(head))), an_event())
    was = found(bench, head)
    second = a_letter(head.key, root=letter.root, lineage=(letter.letter_id,), **fields)
    bench.ledger.take_in(second, was=was, event=an_event(), expires_at=IN_A_YEAR)
    return second


def discarded(bench: Bench, letter: Letter) -> None:
    to = replace(letter, status=LetterStatus.DISCARDED, resolved_at=LATER, resolved_by="ana")
    bench.ledger.move_letter(letter, to, an_event(), expires_at=IN_TWO_YEARS)


def test_a_dead_head_does_not_expire_while_its_letter_is_unresolved(bench: Bench, key: JobKey, letter: Letter) -> None:
    assert bench.expires(key) is None
    head = replay(bench, letter)
    assert bench.expires(key) is None
    dies_again(bench, head, letter)
    assert (bench.expires(key), bench.expires(head.key)) == (None, None)


def test_a_replay_that_is_done_ends_the_dead_head_that_it_replays(bench: Bench, key: JobKey, letter: Letter) -> None:
    head = replay(bench, letter)
    done(bench, head)
    assert bench.expires(key) == bench.expires(head.key) == bench.expires(letter) == IN_A_YEAR
    assert found(bench, key).live_replay == ""


def test_a_longer_lineage_ends_from_its_root_on(bench: Bench, key: JobKey, letter: Letter) -> None:
    middle = replay(bench, letter)
    second = dies_again(bench, middle, letter)
    last = replay(bench, second, "redrive-2")
    done(bench, last)
    assert [bench.expires(each) for each in (key, middle.key, last.key)] == [IN_A_YEAR] * 3


def test_a_head_between_root_and_last_ends_with_its_superseded_letter(
    bench: Bench, key: JobKey, letter: Letter
) -> None:
    middle = replay(bench, letter)
    second = dies_again(bench, middle, letter)
    last = replay(bench, second, "redrive-2")
    dies_again(bench, last, second)
    assert [bench.expires(each) for each in (key, middle.key, last.key)] == [None, IN_A_YEAR, None]


def test_a_resume_that_is_done_expires_once_as_what_it_is(bench: Bench, key: JobKey, letter: Letter) -> None:
    done(bench, resume(bench, letter))
    assert bench.expires(key) == IN_A_YEAR


def test_a_discarded_letter_takes_its_head_with_it(bench: Bench, key: JobKey, letter: Letter) -> None:
    discarded(bench, letter)
    assert bench.expires(key) == bench.expires(letter) == IN_TWO_YEARS


def test_a_discarded_letter_of_a_retired_lane_takes_its_head_with_it(bench: Bench, key: JobKey) -> None:
    """Others of its code have no head."""
    discarded(bench, died(bench, key, code=Code.UNROUTABLE))
    assert bench.expires(key) == IN_TWO_YEARS


def test_a_discarded_replays_letter_takes_the_root_too(bench: Bench, key: JobKey, letter: Letter) -> None:
    head = replay(bench, letter)
    discarded(bench, dies_again(bench, head, letter))
    assert bench.expires(key) == bench.expires(head.key) == IN_TWO_YEARS


def test_a_head_that_lives_again_is_given_no_end(bench: Bench, key: JobKey, letter: Letter) -> None:
    """As when a letter is discarded by who has read it before somebody else resumed its job."""
    head = resume(bench, letter)
    bench.put_letter(letter)
    discarded(bench, letter)
    assert (bench.expires(key), found(bench, key).status) == (None, head.status)


def test_a_letter_without_a_head_ends_alone(bench: Bench, key: JobKey) -> None:
    letter = a_letter(key, code=Code.SCHEMA_INVALID, kind=Kind.PERMANENT, root="letter.1")
    bench.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    discarded(bench, letter)
    assert bench.expires(letter) == IN_TWO_YEARS
    assert bench.ledger.head(key) is None


def test_a_letter_that_is_moved_and_not_resolved_ends_nothing(bench: Bench, key: JobKey, letter: Letter) -> None:
    bench.ledger.move_letter(letter, replace(letter, status=LetterStatus.HELD), an_event(), expires_at=IN_A_YEAR)
    assert bench.expires(key) is None


def test_a_death_that_is_discarded_at_birth_ends_its_head_and_its_root(
    bench: Bench, key: JobKey, letter: Letter
) -> None:
    head = replay(bench, letter)
    expired = {"status": LetterStatus.DISCARDED, "code": Code.EXPIRED, "kind": Kind.PERMANENT}
    dies_again(bench, head, letter, **expired)
    assert bench.expires(key) == bench.expires(head.key) == IN_A_YEAR


def test_counters_of_health_and_groups_expire_after_their_last_letter(on_moto: DynamoBench, key: JobKey) -> None:
    letter = died(on_moto, key)
    hour, cause = Hour(tenant_id=key.tenant_id, begins=NOON), Cause(job_type=key.job_type, signature=letter.signature)
    health, group = (keys.place(*keys.counter(of, spread_by=letter.letter_id)) for of in (hour, cause))
    assert on_moto.item(health)[TTL] == int((NOON + AN_HOUR + HEALTH_FOR).timestamp())
    assert on_moto.item(group)[TTL] == int((letter.died_at + GROUP_FOR).timestamp())
    done(on_moto, replay(on_moto, letter))
    later = keys.counter(replace(hour, begins=LATER), spread_by=letter.letter_id)
    recovered = on_moto.item(keys.place(*later))
    assert (recovered["recovered"], recovered[TTL]) == (1, int((LATER + AN_HOUR + HEALTH_FOR).timestamp()))
