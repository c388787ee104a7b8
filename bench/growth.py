"""From a hundred dead letters to a hundred thousand: what a list, a plan, a group and a sweep ask of DynamoDB.

The real ledger, over reads that find their first row as an index does. Requests and rows are what AWS bills; the time
is ours alone. Run: `python -m bench.growth`.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from math import log10
from statistics import median
from time import process_time

from bench.measure.indexed import IndexedTable, listed, stacked
from bench.measure.row import Row
from bench.plots import growth as growth_plot
from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import attributes, head_item, letter_item
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.group import Cause, Hour
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import value
from lambdas.core.ports.lists import LetterQuery, Selection

SIZES = (100, 1_000, 10_000, 100_000)
ROUNDS = 15
LANE, TENANT = "kyc", "tnt_0"
TENANTS, CAUSES, DUE = 20, 25, 40  # these do not grow: more letters of the same
NOON = datetime(2026, 6, 12, 12, tzinfo=UTC)
FLAT = 0.10  # per tenfold: less than a tenth more each time
LAST_PAGE = 50


@value
class Point:
    """One operation on a table of one size."""

    letters: int
    requests: int
    rows: int
    cpu_ms: float


def letter(number: int) -> Letter:
    """The letters of an hour, however many: the newer, the higher its number."""
    cause = number % CAUSES
    return Letter(
        letter_id=f"dl_{number:08d}",
        death_id=f"death_{number:08d}",
        job_id=f"job_{number:08d}",
        root=f"job_{number:08d}",
        run_id=f"run_{number:08d}",
        version=1,
        tenant_id=f"tnt_{number % TENANTS}",
        job_type=LANE,
        source="webhook:kyc.uploaded",
        status=LetterStatus.OPEN,
        kind=Kind.PERMANENT,
        code=Code.DEPENDENCY_GONE if cause else Code.SCHEMA_INVALID,
        signature=f"{cause:016x}",
        error_type="KeyError",
        detail="KeyError: 'birth_date'\nTraceback",
        attempts=1,
        receives=1,
        first_failed_at=NOON,
        last_failed_at=NOON,
        died_at=NOON + timedelta(milliseconds=number * 30),
        worker_version="v-41c2",
    )


def group_of(dead: Letter) -> Item:
    cause = Cause(job_type=dead.job_type, signature=dead.signature)
    return keys.place(*keys.counter(cause, spread_by=dead.letter_id))


def hour_of(tenant_id: str, number: int) -> Item:
    return keys.place(*keys.counter(Hour(tenant_id=tenant_id, begins=NOON), spread_by=f"dl_{number}"))


def each_once(places: list[Item]) -> list[Item]:
    return list({str(place): place for place in places}.values())


def beside(letters: int) -> list[Item]:
    """What lies beside them: counters of causes and of tenants, and heads that the sweep must send again."""
    counted = {"letters": 1, "first_seen": NOON, "last_seen": NOON, "kind": Kind.PERMANENT, "sample": "dl_00000000"}
    causes = [group_of(letter(n)) for n in range(min(letters, 16 * CAUSES * 4))]
    hours = [hour_of(TENANT, n) for n in range(min(letters, 200))]
    return [
        *({**attributes(counted), **place} for place in each_once(causes)),
        *({**attributes({"letters": 1, "last_failure_at": NOON}), **place} for place in each_once(hours)),
        *(head_item(_waiting(number)) for number in range(DUE)),
    ]


def _waiting(number: int) -> Head:
    key = JobKey(tenant_id=TENANT, job_type=LANE, job_id=f"due_{number:04d}")
    body = StoredBody(text="{}")
    return Head(key=key, status=HeadStatus.WAITING, attempt=1, ticket="t", body=body, due_at=NOON, sweep_at=NOON)


def operations(ledger: DynamoLedger, letters: int) -> dict[str, Callable[[], object]]:
    lane = LetterQuery(status=LetterStatus.OPEN, job_type=LANE)
    return {
        "a lane's newest 50": partial(ledger.letters, lane),
        "a lane's 50 of one code": partial(
            ledger.letters, LetterQuery(status=LetterStatus.OPEN, job_type=LANE, code=Code.DEPENDENCY_GONE)
        ),
        "a tenant's newest 50": partial(ledger.letters, LetterQuery(status=LetterStatus.OPEN, tenant_id=TENANT)),
        "one letter by its id": partial(ledger.letter, f"dl_{letters // 2:08d}"),
        "the lane's groups": partial(ledger.groups, LANE),
        "a tenant's health, 24 h": partial(ledger.health_hours, TENANT, since=NOON - timedelta(hours=24)),
        "a plan's first 100 letters": partial(
            ledger.select, Selection(job_type=LANE, statuses=(LetterStatus.OPEN,), limit=100)
        ),
        "the sweep's due jobs": partial(ledger.due, NOON + timedelta(days=1), limit=200),
    }


def measure(sizes: tuple[int, ...] = SIZES, rounds: int = ROUNDS) -> dict[str, list[Point]]:
    found: dict[str, list[Point]] = {}
    for size in sizes:
        table = IndexedTable(*stacked((lambda n: letter_item(letter(n)), size), listed(beside(size))))
        ledger = DynamoLedger(table, "ledger")  # type: ignore[arg-type]  # the reads of a client are all it needs
        for name, act in operations(ledger, size).items():
            found.setdefault(name, []).append(_point(table, size, act, rounds))
    return found


def _point(table: IndexedTable, size: int, act: Callable[[], object], rounds: int) -> Point:
    requests, rows, taken = table.requests.total(), table.items_read, []
    act()
    requests, rows = table.requests.total() - requests, table.items_read - rows
    for _ in range(rounds):
        making, began = table.making_s, process_time()
        act()
        taken.append(process_time() - began - (table.making_s - making))
    return Point(letters=size, requests=requests, rows=rows, cpu_ms=1e3 * median(taken))


def slope(points: list[Point], what: str) -> float:
    """How much more for each tenfold of letters, as a share: 0 is flat, 9 is in proportion."""
    xs = [log10(point.letters) for point in points]
    ys = [log10(max(1e-9, getattr(point, what))) for point in points]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    rise = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)
    return float(10**rise - 1)


def rows(sizes: tuple[int, ...] = SIZES, rounds: int = ROUNDS) -> list[Row]:
    found = measure(sizes, rounds)
    if sizes == SIZES:  # the plot in docs/benchmarks.md is of these
        growth_plot.save(found)
    return [_row(name, points) for name, points in found.items()]


def _row(name: str, points: list[Point]) -> Row:
    """The first size may have less than a page, so the slope is taken from the second on."""
    full = points[1:] or points
    last, grown = full[-1], {what: slope(full, what) for what in ("requests", "rows", "cpu_ms")}
    return Row(
        what=f"growth: {name}",
        ours=f"{last.requests} requests, {last.rows} rows, {last.cpu_ms:.1f} ms at {last.letters:,} letters",
        theirs=f"{full[0].requests} requests, {full[0].rows} rows, {full[0].cpu_ms:.1f} ms at {full[0].letters:,}",
        ratio=last.cpu_ms / full[0].cpu_ms,
        spread=f"{grown['requests']:+.0%}, {grown['rows']:+.0%}, {grown['cpu_ms']:+.0%} a tenfold",
        goal="requests and rows flat",
        met=grown["requests"] <= FLAT and grown["rows"] <= FLAT,
    )


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:40} {row.theirs:55} {row.ours:62} {row.spread}")
