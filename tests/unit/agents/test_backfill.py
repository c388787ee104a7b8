"""The backfill agent: rows converted in chunks, bad rows reported, and files that are no table refused."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agents.backfill import CHUNK_ROWS, MOST_ERRORS, backfill
from agents.samples import backfill_payload
from lambdas.core.model.failure import Permanent
from tests.support.fake_run import FakeRun, job_of

HEADER = "customer,email,amount,currency,paid_on"
GOOD = "cus_1,a@example.com,12.50,EUR,2024-02-29"


def filled(data: str, form: str = "csv", run: FakeRun | None = None) -> dict[str, Any]:
    return backfill(job_of({"format": form, "data": data}, job_type="backfill"), (run or FakeRun()).as_run)


def table(*rows: str) -> str:
    return "\n".join([HEADER, *rows])


def test_amounts_are_summed_in_minor_units_of_each_currency() -> None:
    result = filled(table(GOOD, "c,a@example.com,100,JPY,2024-01-01", "c,a@example.com,0.5,eur,2024-01-01"))
    assert result == {
        "rows": 3,
        "converted": 3,
        "rejected": 0,
        "minor_units": {"EUR": 1300, "JPY": 100},
        "errors": [],
    }


@pytest.mark.parametrize(
    ("row", "error"),
    [
        ("c d,a@example.com,1,EUR,2024-01-01", "row 2: customer is 'c d': expected an id"),
        ("c,nobody,1,EUR,2024-01-01", "row 2: email: expected an address"),
        ("c,a@example.com,1.005,EUR,2024-01-01", "row 2: amount is '1.005': expected a number with at most 2 decimals"),
        ("c,a@example.com,1.5,JPY,2024-01-01", "row 2: amount is '1.5': expected a number with at most 0 decimals"),
        ("c,a@example.com,NaN,EUR,2024-01-01", "row 2: amount is 'NaN'"),
        ("c,a@example.com,Infinity,EUR,2024-01-01", "row 2: amount is 'Infinity'"),
        ("c,a@example.com,1e999999999,EUR,2024-01-01", "row 2: amount is '1e999999999'"),
        ("c,a@example.com,1,XXX,2024-01-01", "row 2: currency is 'XXX'"),
        ("c,a@example.com,1,EUR,2023-02-29", "row 2: paid_on is '2023-02-29': expected YYYY-MM-DD"),
        ("c", "row 2: email: expected an address"),
        (GOOD + ",extra", "row 2: more cells than the header has columns"),
    ],
)
def test_a_bad_row_is_reported_with_its_number_and_column_and_the_others_are_converted(row: str, error: str) -> None:
    result = filled(table(GOOD, row, GOOD))
    assert (result["converted"], result["rejected"]) == (2, 1)
    assert result["errors"][0].startswith(error)


def test_json_lines_are_read_and_a_line_that_is_no_object_is_a_bad_row() -> None:
    good = json.dumps(dict(zip(HEADER.split(","), GOOD.split(","), strict=True)))
    result = filled("\n".join([good, "{half", "[1]", "", good]), "jsonl")
    assert (result["rows"], result["converted"], result["rejected"]) == (4, 2, 2)
    assert result["errors"][0].startswith("row 2: ")


def test_each_chunk_is_a_step_and_a_kept_chunk_is_not_converted_again() -> None:
    run = FakeRun(kept={"rows 0": {"converted": 7, "minor_units": {"EUR": 1}, "errors": []}})
    result = filled(table(*[GOOD] * (CHUNK_ROWS + 1)), run=run)
    assert run.steps == ["rows 0", f"rows {CHUNK_ROWS}"]
    assert (result["converted"], result["minor_units"]) == (8, {"EUR": 1251})


def test_row_numbers_go_on_across_chunks_and_only_the_first_errors_are_listed() -> None:
    bad = "c,nobody,1,EUR,2024-01-01"
    result = filled(table(*[GOOD] * CHUNK_ROWS, *[bad] * (MOST_ERRORS + 5)))
    assert result["rejected"] == MOST_ERRORS + 5
    assert len(result["errors"]) == MOST_ERRORS
    assert result["errors"][0].startswith(f"row {CHUNK_ROWS + 1}:")


@pytest.mark.parametrize(
    ("data", "form", "reason"),
    [
        (table(GOOD), "xlsx", "payload.format is 'xlsx': expected csv or jsonl"),
        ("", "csv", "payload.data: expected the file as text"),
        (HEADER, "csv", "payload.data has 0 rows"),
        ("a,b\n1,2", "csv", "the header has no customer, email, amount, currency, paid_on"),
        (table('"c,a@example.com'), "csv", "not CSV at line 2"),
        (table("x,y,z,w,v", "x,y,z,w,v"), "csv", "none of 2 rows can be read; the first: row 1: email"),
        ("<html>", "jsonl", "none of 1 rows can be read"),
    ],
)
def test_a_file_without_one_good_row_is_permanent_with_the_reason(data: str, form: str, reason: str) -> None:
    with pytest.raises(Permanent, match=reason) as refused:
        filled(data, form)
    assert refused.value.code == "UNSUPPORTED_INPUT"


@given(st.integers(0, 1000))
def test_every_sample_converts_all_but_the_three_rows_that_are_wrong_on_purpose(i: int) -> None:
    result = backfill(job_of(backfill_payload(i), job_type="backfill"), FakeRun().as_run)
    assert (result["rows"], result["converted"], result["rejected"]) == (40, 37, 3)


@given(st.text(max_size=200), st.sampled_from(["csv", "jsonl"]))
def test_any_text_is_refused_in_words(data: str, form: str) -> None:
    with pytest.raises(Permanent):
        filled(data, form)
