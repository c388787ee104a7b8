"""An example agent: validate and convert old rows, chunk by chunk.

A bad row is reported and skipped; only a file without one good row fails. It calls no model.
"""

import csv
import io
import json
import re
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from typing import Any

from lazaret import Job, Permanent, Run

CHUNK_ROWS = 100
MOST_ROWS = 40_000
MOST_ERRORS = 20  # reported in full; all are counted

_CUSTOMER = re.compile(r"[A-Za-z0-9_-]{1,64}")
_EMAIL = re.compile(r"[^@\s]+@[^@\s.]+(\.[^@\s.]+)+")
_COLUMNS = ("customer", "email", "amount", "currency", "paid_on")
_BEYOND = "(beyond the header)"
_DECIMALS = {"EUR": 2, "USD": 2, "GBP": 2, "CHF": 2, "JPY": 0, "KWD": 3}


def backfill(job: Job, run: Run) -> dict[str, Any]:
    rows = read_rows(job.payload)
    parts = [
        run.step(f"rows {start}", convert, rows[start : start + CHUNK_ROWS], start)
        for start in range(0, len(rows), CHUNK_ROWS)
    ]
    errors = [error for part in parts for error in part["errors"]]
    converted = sum(part["converted"] for part in parts)
    if not converted:
        raise Permanent("UNSUPPORTED_INPUT", f"none of {len(rows)} rows can be read; the first: {errors[0]}")
    return {
        "rows": len(rows),
        "converted": converted,
        "rejected": len(errors),
        "minor_units": _summed(parts),
        "errors": errors[:MOST_ERRORS],
    }


def read_rows(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """Raise `Permanent` for a file that is not a table at all."""
    reader = _READERS.get(str(payload.get("format")))
    if reader is None:
        raise Permanent("UNSUPPORTED_INPUT", f"payload.format is {payload.get('format')!r:.40}: expected csv or jsonl")
    data = payload.get("data")
    if not isinstance(data, str) or not data.strip():
        raise Permanent("UNSUPPORTED_INPUT", "payload.data: expected the file as text")
    rows = reader(data.removeprefix("\ufeff"))
    if not 0 < len(rows) <= MOST_ROWS:
        raise Permanent("UNSUPPORTED_INPUT", f"payload.data has {len(rows)} rows: expected 1 to {MOST_ROWS}")
    return rows


def convert(rows: list[dict[str, Any]], start: int) -> dict[str, Any]:
    """One chunk: sums by currency in minor units, and a sentence for each row that is wrong."""
    errors: list[str] = []
    sums: dict[str, int] = {}
    for at, row in enumerate(rows, start=start + 1):
        try:
            currency, minor_units = convert_row(row)
        except ValueError as wrong:
            errors.append(f"row {at}: {wrong}")
        else:
            sums[currency] = sums.get(currency, 0) + minor_units
    return {"converted": len(rows) - len(errors), "minor_units": sums, "errors": errors}


def convert_row(row: dict[str, Any]) -> tuple[str, int]:
    """The currency and the amount in its minor units. Raise ValueError with the column and what was expected."""
    if _BEYOND in row:
        raise ValueError("more cells than the header has columns")
    cells = {column: str(row.get(column) or "").strip() for column in _COLUMNS}
    if not _CUSTOMER.fullmatch(cells["customer"]):
        raise ValueError(f"customer is {cells['customer'][:40]!r}: expected an id")
    if not _EMAIL.fullmatch(cells["email"]):
        raise ValueError("email: expected an address")  # not shown: it is personal
    try:
        date.fromisoformat(cells["paid_on"])
    except ValueError:
        raise ValueError(f"paid_on is {cells['paid_on'][:40]!r}: expected YYYY-MM-DD") from None
    return _money(cells["amount"], cells["currency"].upper())


def _money(amount: str, currency: str) -> tuple[str, int]:
    places = _DECIMALS.get(currency)
    if places is None:
        raise ValueError(f"currency is {currency[:40]!r}: expected one of {', '.join(_DECIMALS)}")
    try:
        units = Decimal(amount).scaleb(places)
        whole = units == units.to_integral_value() and abs(units) < 10**15
    except ArithmeticError:  # not a number, or an exponent beyond any
        whole = False
    if not whole:
        raise ValueError(f"amount is {amount[:40]!r}: expected a number with at most {places} decimals")
    return currency, int(units)


def _csv_rows(data: str) -> list[dict[str, Any]]:
    try:
        reader = csv.DictReader(io.StringIO(data), restkey=_BEYOND, strict=True)
        missing = [column for column in _COLUMNS if column not in (reader.fieldnames or ())]
        if missing:
            raise Permanent("UNSUPPORTED_INPUT", f"the header has no {', '.join(missing)}")
        return list(reader)
    except csv.Error as wrong:
        raise Permanent("UNSUPPORTED_INPUT", f"not CSV at line {reader.reader.line_num}: {wrong}") from wrong


def _jsonl_rows(data: str) -> list[dict[str, Any]]:
    """A line that is not an object becomes an empty row, which `convert_row` rejects with its number."""
    return [_json_object(line) for line in data.splitlines() if line.strip()]


def _json_object(line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return row if isinstance(row, dict) else {}


def _summed(parts: list[dict[str, Any]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for part in parts:
        for currency, units in part["minor_units"].items():
            sums[currency] = sums.get(currency, 0) + units
    return dict(sorted(sums.items()))


_READERS: dict[str, Callable[[str], list[dict[str, Any]]]] = {"csv": _csv_rows, "jsonl": _jsonl_rows}
