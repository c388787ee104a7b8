"""Figures of docs/reference/cost.md are those that the arithmetic gives."""

import pytest

from bench.capacity import DEATH_WRITES, LINES, QUOTAS, RATES, WORKER_GB, first_met, waves, workers
from bench.others import durable
from bench.others.prices import PRICES, WRITE
from lambdas.adapters.dynamo.keys import COUNTER_SHARDS, SHARDS
from lambdas.core.config.lane import Lane
from lambdas.core.model.head import ENDED_FOR
from lambdas.core.model.job import MAX_DELAY_S, OUTAGE_FIRST_S, OUTAGE_TOTAL_S
from lambdas.core.redrive.request import MOST_LETTERS
from lambdas.core.sweep.resender import AT_ONCE
from tests.docs.costs import DEATH, elsewhere, lines
from tests.support.markdown import prose, table

COST = "docs/reference/cost.md"


def words(document: str) -> str:
    return " ".join(prose(document).split())


TEXT = words(COST)


def dollars(cell: str) -> float:
    return float(cell.strip("*").removeprefix("$").replace(",", ""))


def test_the_prices_are_those_of_the_arithmetic() -> None:
    assert {row["price"]: dollars(row["per million"]) for row in table(COST, "prices")} == PRICES


@pytest.mark.parametrize("at", range(len(lines())))
def test_a_line_of_the_cost_table_is_what_the_arithmetic_gives(at: int) -> None:
    what, requests, cost = table(COST, "cost")[at].values()
    line = lines()[at]
    assert what.strip("*").startswith(line.what)
    assert requests == str(line.requests or "")
    assert dollars(cost) == pytest.approx(line.dollars, abs=0.0051)


def test_the_cost_table_has_no_other_line() -> None:
    assert len(table(COST, "cost")) == len(lines())


def test_the_cost_of_a_death_is_the_sum_of_its_writes() -> None:
    assert f"at least {sum(DEATH.values())} write units" in TEXT
    for units in DEATH.values():
        assert f"{units} for" in TEXT
    assert f"A thousand letters are {sum(DEATH.values()) * WRITE * 1000 / 1e6 * 100:.1f} cents" in TEXT
    assert f"Ten thousand deaths that nobody could count at once are {-(-10_000 // AT_ONCE)} transactions" in TEXT


def test_the_cost_of_futile_attempts_is_their_product() -> None:
    assert f"are ${5 * 0.47 * 0.0045 * 1_000_000:,.0f} for a million jobs" in TEXT


def test_the_cost_of_the_same_job_elsewhere_is_what_was_counted_and_computed() -> None:
    counted = durable.measure()
    bills = elsewhere(operations=counted.operations, data_bytes=counted.data_bytes)
    rows = table(COST, "elsewhere")
    assert [(row["where"], row["for"]) for row in rows] == [(bill.of, bill.formula) for bill in bills]
    assert [dollars(row["dollars"]) for row in rows] == pytest.approx([bill.dollars for bill in bills], abs=0.0051)


def test_the_capacity_table_is_what_the_arithmetic_gives() -> None:
    shown = [list(row.values()) for row in table(COST, "capacity")]
    assert shown == [[line.what, line.formula, *(line.shown(rate) for rate in RATES)] for line in LINES]


def test_the_columns_of_the_capacity_table_are_its_rates() -> None:
    assert list(table(COST, "capacity")[0])[2:] == [f"{rate:,} jobs a second" for rate in RATES]


def test_the_quotas_are_in_the_order_in_which_they_are_met() -> None:
    assert [first_met(quota) for quota in QUOTAS] == sorted(first_met(quota) for quota in QUOTAS)
    shown = [list(row.values()) for row in table(COST, "quotas")]
    assert shown == [[q.what, f"{q.default:,.0f}", f"{first_met(q):,.0f}", q.remedy] for q in QUOTAS]


def test_figures_of_the_capacity_in_the_text_follow_from_it() -> None:
    assert f"1,000 workers take {(workers(1_000) - 5) / 300:.1f} minutes" in TEXT
    assert f"redrive of {MOST_LETTERS:,} letters is {waves(MOST_LETTERS)} waves" in TEXT
    assert sum(DEATH.values()) == DEATH_WRITES


def test_shards_and_times_in_the_text_are_the_codes() -> None:
    storage = words("docs/internals/storage.md")
    assert f"one value over {SHARDS} shards; the counters over {COUNTER_SHARDS}" in storage
    assert f"at {SHARDS * 1000:,}, because that is spread over {SHARDS} shards" in TEXT
    assert f"done heads after {ENDED_FOR.days} days" in storage
    hops = f"after {OUTAGE_FIRST_S} s, {2 * OUTAGE_FIRST_S} s, {4 * OUTAGE_FIRST_S} s and so on up to {MAX_DELAY_S} s"
    assert f"{hops}, for {OUTAGE_TOTAL_S // 3600} hours" in words("docs/internals/job.md")


def test_the_workers_memory_is_what_the_arithmetic_takes() -> None:
    assert Lane(job_type="any", agent="a:b").memory_mb == WORKER_GB * 1024
