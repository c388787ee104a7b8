"""A tenant's health is what intake and settles counted, summed over shards, by the hour."""

from dataclasses import replace

from lambdas.adapters.dynamo.keys import COUNTER_SHARDS
from lambdas.core.model.failure import Kind
from lambdas.core.model.group import HealthHour
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import LetterStatus
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_head, a_key, a_letter, an_event
from tests.support.ledgers.bench import Bench, DynamoBench, counted


def die(bench: Bench, tenant: str, *, after: int = 0, kind: Kind = Kind.PERMANENT) -> None:
    letter = a_letter(a_key(tenant_id=tenant), died_at=NOON + after * A_MINUTE, kind=kind)
    bench.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)


def test_deaths_are_summed_by_the_hour_oldest_first(bench: Bench, tenant: str) -> None:
    for minute in (0, 10, 59, 61):
        die(bench, tenant, after=minute)
    die(bench, tenant, after=30, kind=Kind.POISON)
    assert bench.ledger.health_hours(tenant, since=NOON) == (
        HealthHour(hour=NOON, letters=4, poison=1, last_failure_at=NOON + 59 * A_MINUTE),
        HealthHour(hour=NOON + AN_HOUR, letters=1, last_failure_at=NOON + 61 * A_MINUTE),
    )


def test_a_recovery_counts_in_the_hour_in_which_it_was_settled(bench: Bench, tenant: str) -> None:
    letter = bench.put_letter(a_letter(a_key(tenant_id=tenant), status=LetterStatus.REDRIVING))
    head = a_head(a_key(tenant_id=tenant), replays=letter.key, updated_at=NOON + AN_HOUR)
    bench.put_head(replace(head, status=HeadStatus.RUNNING))
    bench.ledger.finish(head, expires_at=NOON + 24 * AN_HOUR)
    (hour,) = bench.ledger.health_hours(tenant, since=NOON)
    assert (hour.hour, hour.recovered, hour.letters) == (NOON + AN_HOUR, 1, 0)


def test_what_was_before_is_left_out_and_another_tenants_is_never_seen(bench: Bench, tenant: str) -> None:
    die(bench, tenant, after=-90)
    die(bench, f"{tenant}-2", after=0)
    assert bench.ledger.health_hours(tenant, since=NOON) == ()


def test_it_costs_a_read_for_each_shard_however_many_died(on_moto: DynamoBench, tenant: str) -> None:
    for minute in range(40):
        die(on_moto, tenant, after=minute)
    with counted(on_moto.client) as seen:
        on_moto.ledger.health_hours(tenant, since=NOON)
    assert seen.names == ["Query"] * COUNTER_SHARDS
