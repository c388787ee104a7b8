"""Figures of docs/design.md are those that the arithmetic gives."""

import re

import pytest

from infra.worker import Worker as WorkerConstruct
from lambdas.adapters.schema import COUNTER_SHARDS, SHARDS
from lambdas.core.lane import Lane
from lambdas.core.message import MAX_DELAY_S, OUTAGE_FIRST_S, OUTAGE_TOTAL_S
from lambdas.core.settle import DONE_FOR
from tests.docs.costs import DEATH, JOBS_PER_S, PRICES, SCALES, WORKER_GB, WRITE, WRITES, lines, minutes_to, workers_at
from tests.docs.markdown import prose, table, text_of

DESIGN = "docs/design.md"
TEXT = " ".join(prose(DESIGN).split())


def dollars(cell: str) -> float:
    return float(cell.strip("*").removeprefix("$").replace(",", ""))


def test_the_prices_are_those_of_the_arithmetic() -> None:
    assert {row["price"]: dollars(row["per million"]) for row in table(DESIGN, "prices")} == PRICES


@pytest.mark.parametrize("at", range(len(lines())))
def test_a_line_of_the_cost_table_is_what_the_arithmetic_gives(at: int) -> None:
    what, requests, cost = table(DESIGN, "cost")[at].values()
    line = lines()[at]
    assert what.strip("*").startswith(line.what)
    assert requests == str(line.requests or "")
    assert dollars(cost) == pytest.approx(line.dollars, abs=0.0051)


def test_the_cost_table_has_no_other_line() -> None:
    assert len(table(DESIGN, "cost")) == len(lines())


def test_the_cost_of_a_death_is_the_sum_of_its_writes() -> None:
    assert f"at least {sum(DEATH.values())} write units" in TEXT
    for units in DEATH.values():
        assert f"{units} for" in TEXT
    assert f"A thousand letters are {sum(DEATH.values()) * WRITE * 1000 / 1e6 * 100:.1f} cents" in TEXT


def test_the_cost_of_futile_attempts_is_their_product() -> None:
    assert f"are ${5 * 0.47 * 0.0045 * 1_000_000:,.0f} for a million jobs" in TEXT


def test_a_row_of_the_scale_table_follows_from_the_rate_and_the_run() -> None:
    shown = [[cell.replace(",", "") for cell in row.values()][:4] for row in table(DESIGN, "scale")]
    assert shown == [
        [f"{scale}×", str(scale * JOBS_PER_S), str(workers_at(scale)), str(scale * JOBS_PER_S * WRITES)]
        for scale in SCALES
    ]


def test_what_is_met_first_is_the_lanes_own_limit() -> None:
    default = Lane(job_type="any", agent="a:b").max_concurrency
    assert workers_at(1) < default < workers_at(10)
    assert f"`max_concurrency`, {default} by default" in table(DESIGN, "scale")[1]["met first"]
    assert f"1,000 workers take {minutes_to(1000):.1f} minutes" in TEXT


def test_shards_and_times_in_the_text_are_the_codes() -> None:
    assert f"one value over {SHARDS} shards; the counters over {COUNTER_SHARDS}" in TEXT
    assert f"at {SHARDS * 1000:,}, because that is spread over {SHARDS} shards" in TEXT
    assert f"done heads after {DONE_FOR.days} days" in TEXT
    hops = f"after {OUTAGE_FIRST_S} s, {2 * OUTAGE_FIRST_S} s, {4 * OUTAGE_FIRST_S} s and so on up to {MAX_DELAY_S} s"
    assert f"{hops}, for {OUTAGE_TOTAL_S // 3600} hours" in TEXT


def test_the_workers_memory_is_what_the_arithmetic_takes() -> None:
    source = text_of(f"{WorkerConstruct.__module__.replace('.', '/')}.py")
    memory = re.search(r"memory_mb=(\d+)", source)
    assert memory
    assert int(memory[1]) == WORKER_GB * 1024
