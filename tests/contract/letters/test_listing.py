"""Letters are listed by lane or by tenant, newest first, and a page costs what a page costs."""

from dataclasses import replace
from itertools import count, islice
from typing import Any

import pytest

from lambdas.adapters.dynamo.keys import SHARDS, shard_of
from lambdas.core.model.errors import BadCursor
from lambdas.core.model.failure import Code
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import listed_at
from lambdas.core.ports.lists import LetterQuery, cursor_at, place_in
from tests.support.ledgers.ahead import A_MINUTE, NOON, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import Bench, DynamoBench, counted

OPEN = LetterStatus.OPEN


def put_many(bench: Bench, tenant: str, lane: str, many: int) -> list[Letter]:
    """Newest first, as a list shows them."""
    letters = [
        bench.put_letter(a_letter(a_key(tenant_id=tenant, job_type=lane), died_at=NOON + minute * A_MINUTE))
        for minute in range(many)
    ]
    return letters[::-1]


def pages(bench: Bench, query: LetterQuery) -> list[list[str]]:
    found = []
    while True:
        page = bench.ledger.letters(query)
        found.append([letter.letter_id for letter in page.letters])
        if page.cursor is None:
            return found
        query = replace(query, cursor=page.cursor)


def ids(letters: list[Letter]) -> list[str]:
    return [letter.letter_id for letter in letters]


@pytest.mark.parametrize("by", ["lane", "tenant"])
@pytest.mark.parametrize("coded", [False, True])
def test_pages_hold_every_letter_once_newest_first(bench: Bench, tenant: str, lane: str, by: str, coded: bool) -> None:
    letters = put_many(bench, tenant, lane, 23)
    query = LetterQuery(
        status=OPEN,
        job_type=lane if by == "lane" else None,
        tenant_id=tenant if by == "tenant" else None,
        code=letters[0].code if coded else None,
        limit=5,
    )
    found = pages(bench, query)
    assert [each for page in found for each in page] == ids(letters)
    assert [len(page) for page in found] == [5, 5, 5, 5, 3]


def test_a_last_page_that_is_full_is_the_last(bench: Bench, tenant: str, lane: str) -> None:
    put_many(bench, tenant, lane, 4)
    assert [len(page) for page in pages(bench, LetterQuery(status=OPEN, job_type=lane, limit=2))] == [2, 2]


def test_letters_of_one_moment_are_all_listed(bench: Bench, tenant: str, lane: str) -> None:
    letters = [bench.put_letter(a_letter(a_key(tenant_id=tenant, job_type=lane))) for _ in range(7)]
    found = pages(bench, LetterQuery(status=OPEN, job_type=lane, limit=3))
    assert sorted(each for page in found for each in page) == sorted(ids(letters))


def test_letters_that_die_while_paging_do_not_shift_the_pages(bench: Bench, tenant: str, lane: str) -> None:
    letters = put_many(bench, tenant, lane, 4)
    query = LetterQuery(status=OPEN, job_type=lane, limit=2)
    first = bench.ledger.letters(query)
    bench.put_letter(a_letter(a_key(tenant_id=tenant, job_type=lane), died_at=NOON + 99 * A_MINUTE))
    second = bench.ledger.letters(replace(query, cursor=first.cursor))
    assert [letter.letter_id for letter in (*first.letters, *second.letters)] == ids(letters)


def test_a_tenant_sees_its_own_letters_alone(bench: Bench, tenant: str, lane: str) -> None:
    mine = put_many(bench, tenant, lane, 1)
    put_many(bench, f"{tenant}x", lane, 1)
    assert pages(bench, LetterQuery(status=OPEN, tenant_id=tenant)) == [ids(mine)]


def test_a_list_has_one_status_and_one_code(bench: Bench, tenant: str, lane: str) -> None:
    key = a_key(tenant_id=tenant, job_type=lane)
    bench.put_letter(a_letter(key, status=LetterStatus.HELD))
    bench.put_letter(a_letter(key, code=Code.NETWORK))
    wanted = bench.put_letter(a_letter(key, code=Code.AUTH_DENIED))
    query = LetterQuery(status=OPEN, job_type=lane, code=Code.AUTH_DENIED)
    assert pages(bench, query) == [[wanted.letter_id]]
    assert pages(bench, replace(query, job_type=None, tenant_id=tenant)) == [[wanted.letter_id]]


def test_a_letter_that_moved_is_listed_where_it_is_now(bench: Bench, tenant: str, lane: str) -> None:
    (letter,) = put_many(bench, tenant, lane, 1)
    bench.ledger.move_letter(letter, replace(letter, status=LetterStatus.HELD), an_event())
    for query in (LetterQuery(status=OPEN, job_type=lane), LetterQuery(status=OPEN, tenant_id=tenant)):
        assert pages(bench, query) == [[]]
        assert pages(bench, replace(query, status=LetterStatus.HELD)) == [[letter.letter_id]]
        assert pages(bench, replace(query, status=LetterStatus.HELD, code=letter.code)) == [[letter.letter_id]]


def test_a_row_has_the_list_fields_and_the_first_line_of_the_detail(bench: Bench, tenant: str, lane: str) -> None:
    letter = bench.put_letter(
        a_letter(
            a_key(tenant_id=tenant, job_type=lane, version=3),
            detail="first line\nsecond line",
            spend_usd=1.25,
            tokens=7,
            checkpoint=2,
            owner="ada",
            note="not in a list",
            next_retry_at=NOON + A_MINUTE,
            redrive_id="redrive-1",
        )
    )
    (row,) = bench.ledger.letters(LetterQuery(status=OPEN, job_type=lane)).letters
    hidden: dict[str, Any] = {"note": "", "death_id": "", "run_id": "", "source": "", "receives": 0, "root": ""}
    hidden |= {"input_hash": "", "redrive_id": "", "first_failed_at": letter.died_at, "last_failed_at": letter.died_at}
    assert row == replace(letter, detail="first line", **hidden)


def test_a_letter_without_a_head_is_listed_under_the_job_it_named(bench: Bench, tenant: str, lane: str) -> None:
    reused = a_letter(a_key(tenant_id=tenant, job_type=lane), code=Code.JOB_ID_REUSED, root=an_id("death"))
    bench.put_letter(reused)
    (row,) = bench.ledger.letters(LetterQuery(status=OPEN, tenant_id=tenant)).letters
    assert (row.job_id, row.key) == (reused.job_id, reused.key)


def test_a_foreign_or_forged_cursor_can_do_no_more_than_shift_ones_own_page(
    bench: Bench, tenant: str, lane: str
) -> None:
    """A cursor is a bound on the place within the partition that the query names: it cannot name another."""
    mine, theirs = put_many(bench, tenant, lane, 4), put_many(bench, f"{tenant}x", lane, 4)
    lanes = LetterQuery(status=OPEN, job_type=lane, limit=1)
    given = [bench.ledger.letters(replace(lanes, job_type=None, tenant_id=f"{tenant}x")).cursor]
    given += [bench.ledger.letters(lanes).cursor]
    foreign = [listed_at(letter.died_at, letter.letter_id) for letter in theirs]
    odd = [listed_at(theirs[1].died_at, tie) for tie in ("", f"{tenant}x#{OPEN}", "~" * 200)]
    for place in (*foreign, *odd, *filter(None, map(place_in, given)), "0000-00-00T00:00:00.000Z#", MOST_PLACE):
        for code in (None, mine[0].code):
            query = LetterQuery(status=OPEN, tenant_id=tenant, code=code, cursor=cursor_at(place))
            older = [each for each in mine if listed_at(each.died_at, each.letter_id) < place]
            assert pages(bench, query) == [ids(older)]
            assert pages(bench, replace(query, status=LetterStatus.HELD)) == [[]]


MOST_PLACE = "9999-99-99T99:99:99.999Z#~"
NO_PLACES = ["", "before noon", "2026-07-28T12:00:00.000Z", f"{MOST_PLACE}{'~' * 200}", f"{MOST_PLACE}\n", "\x00"]
OF_OLD = ["nonsense", "e30=", "eyJiZWZvcmUiOiAxfQ==", "é", "\ud800", "=", "x" * 600]


@pytest.mark.parametrize("cursor", [*map(cursor_at, NO_PLACES), *OF_OLD])
def test_a_cursor_that_is_no_place_of_a_list_is_refused(bench: Bench, lane: str, cursor: str) -> None:
    with pytest.raises(BadCursor):
        bench.ledger.letters(LetterQuery(status=OPEN, job_type=lane, cursor=cursor))


def test_a_cursor_holds_the_longest_id_and_fits_into_what_a_caller_may_send() -> None:
    place = listed_at(NOON, "x" * 128)
    assert place_in(cursor_at(place)) == place
    assert len(cursor_at(place)) <= 600


@pytest.mark.parametrize(
    "owner", [{}, {"job_type": "kyc", "tenant_id": "tnt_8f2a"}, {"job_type": "kyc", "limit": 0}], ids=str
)
def test_a_list_of_no_lane_and_no_tenant_or_of_both_is_refused(bench: Bench, owner: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="either a lane or a tenant"):
        bench.ledger.letters(LetterQuery(status=OPEN, **owner))  # type: ignore[arg-type]


@pytest.mark.parametrize("many", [10, 300])
def test_a_page_costs_the_same_however_many_letters_there_are(
    on_moto: DynamoBench, tenant: str, lane: str, many: int
) -> None:
    put_many(on_moto, tenant, lane, many)
    with counted(on_moto.client) as by_tenant:
        on_moto.ledger.letters(LetterQuery(status=OPEN, tenant_id=tenant, limit=5))
    with counted(on_moto.client) as by_lane:
        on_moto.ledger.letters(LetterQuery(status=OPEN, job_type=lane, limit=5))
    assert by_tenant.names == ["Query"]
    assert by_lane.names == ["Query"] * SHARDS
    assert by_tenant.items + by_lane.items <= 6 * (SHARDS + 1)


def test_a_page_of_a_lane_reads_little_more_than_it_shows(on_moto: DynamoBench, tenant: str, lane: str) -> None:
    put_many(on_moto, tenant, lane, 300)
    with counted(on_moto.client) as asked:
        assert len(on_moto.ledger.letters(LetterQuery(status=OPEN, job_type=lane, limit=50)).letters) == 50
    assert asked.items <= 3 * 51
    assert len(asked.names) <= SHARDS + 2


def test_a_page_whose_letters_all_lie_in_one_shard_is_whole(bench: Bench, tenant: str, lane: str) -> None:
    """Each shard is asked for its share first: one that has them all is asked again."""
    made = (a_letter(a_key(tenant_id=tenant, job_type=lane), died_at=NOON + n * A_MINUTE) for n in count())
    letters = list(islice((each for each in made if shard_of(each.letter_id) == 3), 40))[::-1]
    for letter in letters:
        bench.put_letter(letter)
    found = pages(bench, LetterQuery(status=OPEN, job_type=lane, limit=30))
    assert found == [ids(letters)[:30], ids(letters)[30:]]


@pytest.mark.parametrize("by", ["lane", "tenant", "signature"])
def test_letters_are_counted_as_they_are_listed_and_no_further_than_asked(
    bench: Bench, tenant: str, lane: str, by: str
) -> None:
    letters = put_many(bench, tenant, lane, 23)
    bench.put_letter(a_letter(a_key(tenant_id=tenant, job_type=lane), status=LetterStatus.HELD))
    owner: dict[str, Any] = {"tenant_id": tenant} if by == "tenant" else {"job_type": lane}
    named: dict[str, Any] = {"signature": letters[0].signature} if by == "signature" else {}
    query = LetterQuery(status=OPEN, limit=2, **owner, **named)
    assert [bench.ledger.count_letters(query, most=most) for most in (0, 1, 22, 23, 1000)] == [0, 1, 22, 23, 23]


def test_counting_sends_nothing_over_and_stops_asking_when_it_has_enough(
    on_moto: DynamoBench, tenant: str, lane: str
) -> None:
    put_many(on_moto, tenant, lane, 40)
    query = LetterQuery(status=OPEN, job_type=lane)
    with counted(on_moto.client) as all_of_them:
        assert on_moto.ledger.count_letters(query, most=1000) == 40
    with counted(on_moto.client) as one:
        assert on_moto.ledger.count_letters(query, most=1) == 1
    assert (len(all_of_them.names), all_of_them.items) == (SHARDS, 0)
    assert len(one.names) < SHARDS


def test_letters_of_one_signature_are_listed_page_by_page(bench: Bench, tenant: str, lane: str) -> None:
    letters = put_many(bench, tenant, lane, 7)
    other = a_letter(a_key(tenant_id=tenant, job_type=lane), signature="another", died_at=NOON + 99 * A_MINUTE)
    bench.put_letter(other)
    query = LetterQuery(status=OPEN, job_type=lane, signature=letters[0].signature, limit=3)
    found = pages(bench, query)
    assert [each for page in found for each in page] == ids(letters)
    assert pages(bench, replace(query, signature="another")) == [[other.letter_id]]


@pytest.mark.parametrize("wrong", [{"code": "X"}, {"job_type": None, "tenant_id": "t"}])
def test_a_signature_goes_with_a_lane_and_without_a_code(bench: Bench, lane: str, wrong: dict[str, Any]) -> None:
    query = replace(LetterQuery(status=OPEN, job_type=lane, signature="s"), **wrong)
    with pytest.raises(ValueError, match="a signature goes with a lane"):
        bench.ledger.letters(query)
