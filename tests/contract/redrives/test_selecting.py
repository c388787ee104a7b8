"""A redrive's letters are selected through the index that fits, oldest first, and a limit of n reads about n rows."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.dynamo.keys import SHARDS
from lambdas.adapters.dynamo.lists import FEWEST
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import Selection
from tests.support.ledgers.ahead import A_MINUTE, NOON, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import Bench, DynamoBench, counted

OPEN, SCHEDULED, ESCALATED = LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.ESCALATED
MATCHING: dict[str, Any] = {
    "kind": Kind.PERMANENT,
    "code": "DOC_PARSE_CORRUPT",
    "signature": "a1b2c3d4e5f60718",
    "worker_version": "v-9",
}
INDEX_OF = [
    ({}, "by_lane"),
    ({"kind": Kind.PERMANENT}, "by_lane"),
    ({"worker_version": "v-9"}, "by_lane"),
    ({"code": "DOC_PARSE_CORRUPT"}, "by_lane_code"),
    ({"signature": "a1b2c3d4e5f60718"}, "by_signature"),
    ({"signature": "a1b2c3d4e5f60718", "code": "DOC_PARSE_CORRUPT", "tenant_id": "its"}, "by_signature"),
    ({"tenant_id": "its"}, "by_tenant"),
    ({"tenant_id": "its", "code": "DOC_PARSE_CORRUPT"}, "by_tenant_code"),
]


def a_selection(lane: str, **asked: Any) -> Selection:
    return replace(Selection(job_type=lane, statuses=(OPEN, SCHEDULED, ESCALATED), limit=1000), **asked)


def put(bench: Bench, tenant: str, lane: str, minute: int = 0, **changes: Any) -> Letter:
    key = a_key(tenant_id=tenant, job_type=lane)
    return bench.put_letter(a_letter(key, died_at=NOON + minute * A_MINUTE, **{**MATCHING, **changes}))


def selected(bench: Bench, selection: Selection) -> list[str]:
    """As `select` and as `matching` find them, which is the same."""
    found = [letter.key for letter in bench.ledger.select(selection)]
    assert list(bench.ledger.matching(selection)) == found
    return [key.letter_id for key in found]


@pytest.mark.parametrize("asked", [asked for asked, _ in INDEX_OF], ids=str)
def test_only_what_matches_is_selected_oldest_first(
    bench: Bench, tenant: str, lane: str, asked: dict[str, Any]
) -> None:
    asked = {**asked, **({"tenant_id": tenant} if "tenant_id" in asked else {})}
    statuses = [OPEN, SCHEDULED, ESCALATED] * 4
    matching = [put(bench, tenant, lane, minute, status=status) for minute, status in enumerate(statuses)]
    put(bench, tenant, f"{lane}-b")
    put(bench, tenant, lane, status=LetterStatus.HELD)
    others: dict[str, Any] = {"kind": Kind.POISON, "code": Code.UNKNOWN, "signature": "ffff", "worker_version": "v-8"}
    for name in asked.keys() & others.keys():
        put(bench, tenant, lane, **{name: others[name]})
    if "tenant_id" in asked:
        put(bench, an_id("tnt"), lane)
    found = bench.ledger.select(a_selection(lane, **asked))
    assert [letter.letter_id for letter in found] == [letter.letter_id for letter in matching]


@pytest.mark.parametrize(("asked", "index"), INDEX_OF, ids=str)
def test_the_narrowest_index_is_asked(on_moto: DynamoBench, lane: str, asked: dict[str, Any], index: str) -> None:
    with counted(on_moto.client) as requests:
        on_moto.ledger.select(a_selection(lane, **asked))
    shards = 1 if index.startswith("by_tenant") else SHARDS
    assert {body["IndexName"] for body in requests.bodies} == {index}
    assert requests.names == ["Query"] * 3 * shards


def test_a_time_asked_for_is_included_at_its_beginning_and_not_at_its_end(bench: Bench, tenant: str, lane: str) -> None:
    letters = [put(bench, tenant, lane, minute) for minute in range(5)]
    span = {"died_after": NOON + A_MINUTE, "died_before": NOON + 3 * A_MINUTE}
    for asked in ({}, {"tenant_id": tenant}, {"signature": MATCHING["signature"]}):
        found = selected(bench, a_selection(lane, **asked, **span))
        assert found == [letters[1].letter_id, letters[2].letter_id]
    assert selected(bench, a_selection(lane, died_after=NOON + 4 * A_MINUTE)) == [letters[4].letter_id]
    assert selected(bench, a_selection(lane, died_before=NOON + A_MINUTE)) == [letters[0].letter_id]


def test_a_time_is_compared_to_the_millisecond_that_a_letter_has(bench: Bench, tenant: str, lane: str) -> None:
    letter = put(bench, tenant, lane)
    almost = NOON + timedelta(microseconds=900)
    assert selected(bench, a_selection(lane, died_after=almost)) == [letter.letter_id]
    assert selected(bench, a_selection(lane, died_before=almost)) == []


@pytest.mark.parametrize("minutes", [-1, 0])
def test_an_empty_span_selects_nothing(bench: Bench, tenant: str, lane: str, minutes: int) -> None:
    put(bench, tenant, lane)
    ends = NOON + minutes * A_MINUTE
    assert selected(bench, a_selection(lane, died_after=NOON, died_before=ends)) == []


def test_dynamodb_is_not_asked_for_a_span_that_ends_before_it_begins(on_moto: DynamoBench, lane: str) -> None:
    """It would call that our mistake, and moto does not."""
    with counted(on_moto.client) as requests:
        on_moto.ledger.select(a_selection(lane, died_after=NOON, died_before=NOON - A_MINUTE))
    assert requests.names == []


def test_a_selected_letter_is_a_row_of_the_list(bench: Bench, tenant: str, lane: str) -> None:
    letter = put(bench, tenant, lane, detail="first line\nsecond line", spend_usd=1.5, note="not in a list")
    (row,) = bench.ledger.select(a_selection(lane))
    assert (row.key, row.detail, row.spend_usd, row.note) == (letter.key, "first line", 1.5, "")


def test_a_letter_that_moved_is_selected_by_the_status_it_has_now(bench: Bench, tenant: str, lane: str) -> None:
    letter = put(bench, tenant, lane)
    bench.ledger.move_letter(letter, replace(letter, status=SCHEDULED), an_event())
    assert selected(bench, a_selection(lane, statuses=(OPEN,))) == []
    assert selected(bench, a_selection(lane, statuses=(SCHEDULED, SCHEDULED))) == [letter.letter_id]


@pytest.mark.parametrize("limit", [0, 1, 7, 40])
def test_no_more_than_the_limit_is_selected_and_those_are_the_oldest(
    bench: Bench, tenant: str, lane: str, limit: int
) -> None:
    letters = [put(bench, tenant, lane, minute) for minute in range(30)]
    found = selected(bench, a_selection(lane, limit=limit))
    assert found == [letter.letter_id for letter in letters[:limit]]


def test_a_code_of_the_agents_own_may_hold_the_signs_of_a_key(bench: Bench, tenant: str, lane: str) -> None:
    letter = put(bench, tenant, lane, code="A#open#1")
    put(bench, tenant, lane, code="A")
    for asked in ({}, {"tenant_id": tenant}):
        assert selected(bench, a_selection(lane, code="A#open#1", **asked)) == [letter.letter_id]


@pytest.mark.parametrize("many", [60, 200])
def test_a_limit_of_n_reads_about_n_rows_however_many_letters_there_are(
    on_moto: DynamoBench, tenant: str, lane: str, many: int
) -> None:
    for minute in range(many):
        put(on_moto, tenant, lane, minute)
    with counted(on_moto.client) as by_lane:
        assert len(on_moto.ledger.select(a_selection(lane, limit=20))) == 20
    with counted(on_moto.client) as by_tenant:
        assert len(on_moto.ledger.select(a_selection(lane, tenant_id=tenant, limit=20))) == 20
    assert by_lane.items <= 20 + SHARDS * FEWEST
    assert by_tenant.items <= 20 + FEWEST
    assert len(by_lane.names) <= 3 * SHARDS + 2


class WhileReading:
    """A client of DynamoDB, behind whose first answer with rows something happens."""

    def __init__(self, client: Any, do: Callable[[], None]) -> None:
        self._client, self._do = client, [do]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)

    def query(self, **request: Any) -> Any:
        answer = self._client.query(**request)
        if answer["Items"] and self._do:
            self._do.pop()()
        return answer


def test_a_letter_that_moves_while_it_is_selected_is_selected_once(
    on_moto: DynamoBench, tenant: str, lane: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    letter = put(on_moto, tenant, lane)
    later = put(on_moto, tenant, lane, minute=1)

    def escalate() -> None:
        on_moto.ledger.move_letter(letter, replace(letter, status=ESCALATED), an_event())

    monkeypatch.setattr(on_moto.ledger, "client", WhileReading(on_moto.ledger.client, escalate))
    found = [each.letter_id for each in on_moto.ledger.select(a_selection(lane, tenant_id=tenant))]
    assert found == [letter.letter_id, later.letter_id]


def test_keys_are_read_as_they_are_asked_for(on_moto: DynamoBench, tenant: str, lane: str) -> None:
    for minute in range(60):
        put(on_moto, tenant, lane, minute)
    keys = on_moto.ledger.matching(a_selection(lane, tenant_id=tenant, limit=60))
    with counted(on_moto.client) as requests:
        next(keys)
    assert requests.items == FEWEST


def test_all_letters_of_a_lane_are_read_in_pages_of_its_shards(on_moto: DynamoBench, tenant: str, lane: str) -> None:
    letters = [put(on_moto, tenant, lane, minute) for minute in range(120)]
    with counted(on_moto.client) as requests:
        found = list(on_moto.ledger.matching(a_selection(lane, statuses=(OPEN,), limit=120)))
    assert found == [letter.key for letter in letters]
    assert requests.items == 120
    assert len(requests.names) <= 3 * SHARDS
