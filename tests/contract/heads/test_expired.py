"""TTL deletes what has expired within days. Until then it is there, and nobody sees it."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.errors import EffectTaken
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus, LetterStatus
from tests.support.ledgers.ahead import NOON, a_claim, a_key, a_letter, a_step, an_effect, an_event
from tests.support.ledgers.bench import DynamoBench
from tests.support.ledgers.engines import ENGINES

A_DAY = timedelta(days=1)


class Clocked(DynamoBench):
    """A ledger that knows what time it is."""

    def __init__(self, client: Any, table: str) -> None:
        super().__init__(client, table)
        self.now = NOON
        self.ledger = DynamoLedger(client, table, sleep=lambda _: None, clock=self.clock)

    def clock(self) -> datetime:
        return self.now


@pytest.fixture(params=ENGINES)
def bench(request: pytest.FixtureRequest) -> Clocked:
    if request.param == "moto":
        on_moto: DynamoBench = request.getfixturevalue("on_moto")
        return Clocked(on_moto.client, on_moto.table)
    if request.param == "dynamodb_local":
        return Clocked(request.getfixturevalue("second_engine"), "ledger")
    stack: Any = request.getfixturevalue("embedded")
    return Clocked(stack.client("dynamodb"), stack.outputs["LedgerTable"])


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


def test_a_head_that_has_expired_is_not_seen_though_it_is_there(bench: Clocked, key: JobKey) -> None:
    running = bench.ledger.claim(a_claim(key))
    bench.ledger.finish(replace(running, updated_at=NOON), expires_at=NOON + A_DAY)
    assert bench.ledger.head(key) is not None
    assert key in bench.ledger.heads_at([key])
    bench.now = NOON + A_DAY
    assert bench.ledger.head(key) is None
    assert bench.ledger.heads_at([key]) == {}
    assert bench.item(keys.head(key))["status"] == "done"


def test_a_letter_that_has_expired_is_not_seen(bench: Clocked, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key))
    bench.ledger.move_letter(
        letter, replace(letter, status=LetterStatus.DISCARDED), an_event(), expires_at=NOON + A_DAY
    )
    assert bench.ledger.letter(letter.letter_id) is not None
    bench.now = NOON + A_DAY
    assert bench.ledger.letter(letter.letter_id) is None
    assert bench.ledger.letters_at([letter.key]) == ()


def test_steps_that_have_expired_do_not_count_and_may_be_kept_anew(bench: Clocked, key: JobKey) -> None:
    bench.ledger.keep_step(key, a_step(number=1, name="old", attempt=7), expires_at=NOON + A_DAY)
    bench.now = NOON + A_DAY
    assert bench.ledger.steps(key) == ()
    anew = a_step(number=1, name="new", attempt=1)
    bench.ledger.keep_step(key, anew, expires_at=NOON + 9 * A_DAY)
    assert bench.ledger.steps(key) == (anew,)


def test_an_effect_that_has_expired_is_not_listed_but_is_not_performed_again_while_it_is_there(
    bench: Clocked, key: JobKey
) -> None:
    effect = an_effect(status=EffectStatus.COMMITTED)
    bench.ledger.begin_effect(key, effect, expires_at=NOON + A_DAY)
    bench.now = NOON + A_DAY
    assert bench.ledger.effects(key) == ()
    with pytest.raises(EffectTaken) as taken:
        bench.ledger.begin_effect(key, effect, expires_at=NOON + 9 * A_DAY)
    assert taken.value.effect == effect


def test_a_death_is_taken_in_where_only_an_expired_head_is_left(bench: Clocked, key: JobKey) -> None:
    running = bench.ledger.claim(a_claim(key))
    bench.ledger.finish(replace(running, updated_at=NOON), expires_at=NOON + A_DAY)
    bench.now = NOON + A_DAY
    letter = a_letter(key)
    bench.ledger.take_in(letter, was=bench.ledger.head(key), event=an_event(), expires_at=None)
    head = bench.ledger.head(key)
    assert head is not None
    assert (head.status, head.letter_id, bench.expires(key)) == (HeadStatus.DEAD, letter.letter_id, None)


def test_a_late_copy_of_a_job_that_expired_is_still_a_duplicate_while_its_head_is_there(
    bench: Clocked, key: JobKey
) -> None:
    running = bench.ledger.claim(a_claim(key))
    bench.ledger.finish(replace(running, updated_at=NOON), expires_at=NOON + A_DAY)
    bench.now = NOON + A_DAY
    with pytest.raises(Exception, match="done, not free to claim"):
        bench.ledger.claim(a_claim(key))
