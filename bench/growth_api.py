"""Every list of the HTTP API, through its real handler, with a hundred letters in the ledger and with 100,000.

Both ledgers are asked in turns. Tenants and causes are two in either, so that every page is full in both.
"""

import json
import logging
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any
from unittest import mock
from urllib.parse import urlencode

from bench.growth import LANE, NOON, each_once, group_of, hour_of, letter
from bench.measure.indexed import IndexedTable, listed, stacked
from bench.measure.row import Row
from lambdas.adapters.dynamo.items import attributes, letter_item
from lambdas.adapters.dynamo.keys import Item
from lambdas.adapters.dynamo.ledger import DynamoLedger
from lambdas.adapters.dynamo.redrives import DynamoRedrives, redrive_item
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.letter import Letter
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import read_request
from lazaret.testing.memory import MemoryBreakers

FEW, MANY = 100, 100_000
ROUNDS = 25
MOST = 1.5  # times as long with many as with few
REDRIVES = 60
SIGNATURE = f"{0:016x}"
OPERATOR = {"sub": "o", "cognito:groups": "[operators]", "token_use": "id"}
TENANT = {"sub": "t", "custom:tenant_id": "tnt_0", "token_use": "id"}
LISTS: dict[str, tuple[Mapping[str, str], str, dict[str, Any]]] = {
    "a tenant's letters": (TENANT, "/v1/dead-letters", {}),
    "a tenant's of one code": (TENANT, "/v1/dead-letters", {"code": Code.DEPENDENCY_GONE.value}),
    "a lane's letters": (OPERATOR, "/v1/dead-letters", {"job_type": LANE}),
    "a lane's of one code": (OPERATOR, "/v1/dead-letters", {"job_type": LANE, "code": Code.DEPENDENCY_GONE.value}),
    "a group's letters": (OPERATOR, "/v1/dead-letters", {"job_type": LANE, "signature": SIGNATURE}),
    "groups": (OPERATOR, "/v1/groups", {"job_type": LANE}),
    "lanes": (OPERATOR, "/v1/lanes", {}),
    "redrives": (OPERATOR, "/v1/redrives", {}),
    "breakers": (OPERATOR, "/v1/breakers", {}),
    "a tenant's health": (TENANT, "/v1/health", {"hours": 720}),
}


def letter_of_two(number: int) -> Letter:
    own = {"tenant_id": f"tnt_{number % 2}", "signature": f"{number // 2 % 2:016x}", "code": Code.DEPENDENCY_GONE}
    return replace(letter(number), **own)  # type: ignore[arg-type]


def table_of(letters: int) -> IndexedTable:
    return IndexedTable(*stacked((lambda n: letter_item(letter_of_two(n)), letters), listed(_beside())))


def _beside() -> list[Item]:
    """What does not grow with the letters: counters of causes and hours, and redrives."""
    counted = {"letters": 1, "first_seen": NOON, "last_seen": NOON, "kind": Kind.PERMANENT, "sample": "dl_00000000"}
    cause = {"code": Code.DEPENDENCY_GONE, "summary": "KeyError", "error_type": "KeyError", "worker_version": "v-41c2"}
    causes = each_once([group_of(letter_of_two(n)) for n in range(400)])
    hours = each_once([hour_of("tnt_0", n) for n in range(200)])
    return [
        *({**attributes({**counted, **cause}), **place} for place in causes),
        *({**attributes({"letters": 1, "last_failure_at": NOON}), **place} for place in hours),
        *(redrive_item(_redrive(number)) for number in range(REDRIVES)),
    ]


def _redrive(number: int) -> Redrive:
    given = {"action": "replay", "job_type": LANE, "filter": {"code": "X"}, "reason": "fixed", "operator": "ops"}
    request = read_request(given, job_types={LANE: None})
    return Redrive(
        redrive_id=f"rd-{number:03d}", request=request, status=RedriveStatus.DONE, started_at=NOON, updated_at=NOON
    )


def asker(table: IndexedTable) -> Callable[[str], None]:
    """Ask for a list by its name. A function that has answered before: what it keeps for seconds it reads anew."""
    from lambdas import house, wiring  # noqa: PLC0415 - after the environment is set
    from lambdas.api.routes import overview  # noqa: PLC0415
    from lambdas.handlers.api import handler  # noqa: PLC0415

    ledger, redrives, breakers = DynamoLedger(table, "ledger"), DynamoRedrives(table, "ledger"), MemoryBreakers()  # type: ignore[arg-type]
    queues = SimpleNamespace(of=lambda _: SimpleNamespace(waiting=1, in_flight=1, delayed=0, dying=0))
    nothing = SimpleNamespace(of=lambda *_, **__: {})
    parts = {"ledger": ledger, "redrives": redrives, "depths": queues, "flow": nothing, "versions": nothing}
    housed: dict[str, Any] = {part: partial(_given, each) for part, each in parts.items()}
    wired: dict[str, Any] = {"breakers": partial(_given, breakers), "now": partial(_given, NOON)}
    context: Any = SimpleNamespace(**_CONTEXT)

    def ask(name: str) -> None:
        overview.lanes_now.forget()
        with mock.patch.multiple(house, **housed), mock.patch.multiple(wiring, **wired):
            made = handler(_event(*LISTS[name]), context)
        if made["statusCode"] != 200:
            raise RuntimeError(f"{name} answered {made['statusCode']}: {made['body']}")

    return ask


def _given(part: Any) -> Any:
    return part


_CONTEXT = {
    "aws_request_id": "bench",
    "function_name": "lazaret-api",
    "memory_limit_in_mb": 1024,
    "invoked_function_arn": "arn:aws:lambda:us-east-1:000000000000:function:lazaret-api",
}


def _event(claims: Mapping[str, str], path: str, query: Mapping[str, Any]) -> dict[str, Any]:
    http = {"method": "GET", "path": path, "sourceIp": "127.0.0.1", "protocol": "HTTP/1.1"}
    asked = {"requestContext": {"http": http, "stage": "$default", "authorizer": {"jwt": {"claims": dict(claims)}}}}
    given = {name: str(value) for name, value in query.items()}
    return {
        **{"version": "2.0", "routeKey": f"GET {path}", "rawPath": path, "rawQueryString": urlencode(given)},
        **{"headers": {}, "queryStringParameters": given, "isBase64Encoded": False},
        **asked,
    }


@contextmanager
def quietly() -> Iterator[None]:
    """The function's one line of log for each request is not what is measured here, nor is it for reading."""
    names = {"LAZARET_NAME": "lazaret", "AWS_DEFAULT_REGION": "us-east-1", "POWERTOOLS_DEV": "false"}
    with mock.patch.dict(os.environ, names):
        logging.disable(logging.INFO)
        try:
            yield
        finally:
            logging.disable(logging.NOTSET)


def rows(sizes: tuple[int, int] = (FEW, MANY), rounds: int = ROUNDS) -> list[Row]:
    with quietly():
        tables = [table_of(size) for size in sizes]
        askers = [asker(table) for table in tables]
        return [_row(name, tables, askers, rounds) for name in LISTS]


def _row(name: str, tables: list[IndexedTable], askers: list[Callable[[str], None]], rounds: int) -> Row:
    few, many = (_requests(name, table, ask) for table, ask in zip(tables, askers, strict=True))
    taken: list[list[float]] = [[], []]
    for _ in range(rounds):
        for at, (table, ask) in enumerate(zip(tables, askers, strict=True)):
            taken[at].append(_seconds(name, table, ask))
    short, long = (1e3 * median(each) for each in taken)
    return Row(
        what=f"growth: the API's list of {name}",
        ours=f"{many} requests, {long:.1f} ms at {MANY:,} letters",
        theirs=f"{few} requests, {short:.1f} ms at {FEW}",
        ratio=long / short,
        goal=f"at most {MOST} × and no more requests",
        met=long / short <= MOST and many <= few,
    )


def _requests(name: str, table: IndexedTable, ask: Callable[[str], None]) -> int:
    before = table.requests.total()
    ask(name)
    return table.requests.total() - before


def _seconds(name: str, table: IndexedTable, ask: Callable[[str], None]) -> float:
    making, began = table.making_s, process_time()
    ask(name)
    return process_time() - began - (table.making_s - making)


if __name__ == "__main__":
    for row in rows():
        print(json.dumps([row.what, row.theirs, row.ours, round(row.ratio or 0, 2), row.met]))
