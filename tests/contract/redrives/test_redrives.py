"""The record of a redrive is written version by version, found again whole, and listed newest first."""

import json
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from lambdas.adapters.dynamo.items import plain_item
from lambdas.adapters.dynamo.redrives import FIRST_WAVES, LAST_WAVES, DynamoRedrives, redrive_item, redrive_key
from lambdas.core.config.deploy import Deployed, followed
from lambdas.core.config.lane import Raised
from lambdas.core.model.errors import BadCursor
from lambdas.core.model.failure import Kind, Strategy
from lambdas.core.model.letter import LetterStatus, Way
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.ports.redrives import RedriveMoved, Redrives
from lambdas.core.redrive.record import Plan, Redrive, RedriveStatus, Wave
from lambdas.core.redrive.request import BadRequest, Filter, Request
from lazaret.testing.redrives import MemoryRedrives
from tests.support.ledgers.ahead import A_MINUTE, AN_HOUR, NOON, an_event, an_id
from tests.support.ledgers.bench import DynamoBench, counted
from tests.support.ledgers.engines import ENGINES


@pytest.fixture(params=ENGINES)
def redrives(request: pytest.FixtureRequest) -> Redrives:
    if request.param == "in_process":
        return MemoryRedrives()
    if request.param == "moto":
        return on(request.getfixturevalue("on_moto"))
    if request.param == "dynamodb_local":
        return on(DynamoBench(request.getfixturevalue("second_engine"), "ledger"))
    stack: Any = request.getfixturevalue("embedded")
    return DynamoRedrives(stack.client("dynamodb"), stack.outputs["LedgerTable"], sleep=lambda _: None)


def on(bench: DynamoBench) -> DynamoRedrives:
    return DynamoRedrives(bench.client, bench.table, sleep=lambda _: None)


def a_redrive(lane: str, minute: int = 0, **changes: Any) -> Redrive:
    request = Request(
        action=Way.REPLAY,
        job_type=lane,
        filter=Filter(code="DOC_PARSE_CORRUPT"),
        reason="parser fixed in 1.8.2",
        operator="ops@example.com",
    )
    began = NOON + minute * A_MINUTE
    defaults = Redrive(
        redrive_id=an_id("redrive"),
        request=request,
        status=RedriveStatus.PLANNING,
        started_at=began,
        updated_at=began,
    )
    return replace(defaults, **changes)


def a_wave(number: int, **changes: Any) -> Wave:
    begins = {"begin": 5 * number - 5, "end": 5 * number, "began_at": NOON + number * A_MINUTE}
    return replace(Wave(number=number, **begins, sent=5, recovered=4, died_again=1), **changes)  # type: ignore[arg-type]


def full(lane: str) -> Redrive:
    request = Request(
        action=Way.REPLAY,
        job_type=lane,
        filter=Filter(kind=Kind.PERMANENT, letter_ids=("l-1", "l-2"), died_after=NOON, died_before=NOON + AN_HOUR),
        reason='a ☂ "quoted" reason',
        operator="ops@example.com",
        fixed="code",
        growth=1.5,
        max_failure_share=0.05,
        patch={"document": {"page": None, "notes": [], "empty": ""}},
        strategy=Strategy(model="m", instructions=("be\nshort",)),
        raised=Raised(budget_usd=2.0, replays=5),
        scope="fresh",
        dry_run=True,
        auto=True,
    )
    plan = Plan(
        plan_id="plan_1",
        matched=12,
        planned=10,
        more=True,
        skipped={"unsafe": 2},
        why_skipped={"unsafe": "2 effects are in doubt"},
        tenants=2,
        by_tenant={"tnt_b": 8, "tnt_a": 2},
        effects_skipped=3,
        effects_that_may_fire=1,
        spent_usd=2.0,
        tokens=900,
        oldest=NOON,
        newest=NOON + A_MINUTE,
        seconds=180,
        waves=(5, 5),
        worker_version="v-1",
        alarms=("lazaret-kyc-queue-age",),
    )
    pending = {"waiting": 2, "parked": 3, "suspended": 5}
    last = {"same_signature": 1, **pending, "recalled": 4, "skipped": {"breaker_open": 1}}
    waves = (a_wave(1), a_wave(2, **last, verdict="halt", reason="it died again"))
    return a_redrive(
        lane,
        request=request,
        status=RedriveStatus.HALTED,
        started_by="ada",
        execution="arn:aws:states:us-east-1:000000000000:execution:lazaret-redrive:r-1",
        plan=plan,
        waves=waves,
        approved_by="bob",
        task_token="token",
        reason="it died again",
        ended_at=NOON + AN_HOUR,
    )


def pages(redrives: Redrives, **asked: Any) -> list[list[str]]:
    found, cursor = [], None
    while True:
        page = redrives.page(**asked, cursor=cursor)
        found.append([redrive.redrive_id for redrive in page.redrives])
        cursor = page.cursor
        if cursor is None:
            return found


@pytest.mark.parametrize("make", [a_redrive, full])
def test_a_record_is_found_as_it_was_written(redrives: Redrives, lane: str, make: Callable[[str], Redrive]) -> None:
    redrive = make(lane)
    written = redrives.write(redrive, an_event())
    assert written == replace(redrive, version=1)
    assert redrives.find(redrive.redrive_id) == written


def test_the_record_that_is_written_here_says_something_in_every_field(lane: str) -> None:
    """Or a new field would be forgotten, and nobody would see it."""
    redrive = full(lane)
    silent = {
        each.name
        for said in (redrive, redrive.plan, redrive.request, redrive.waves[1])
        for each in fields(said)
        if getattr(said, each.name) in (None, "", 0, (), {}, False)
    }
    assert silent == {"version"}


def test_a_redrive_that_nobody_asked_for_is_not_found(redrives: Redrives) -> None:
    nobody = an_id("redrive")
    assert redrives.find(nobody) is None
    assert redrives.aborted(nobody) is None
    assert list(redrives.history(nobody)) == []


@pytest.mark.parametrize("told", [True, False])
def test_each_write_replaces_the_record_whole_and_counts_its_version(redrives: Redrives, lane: str, told: bool) -> None:
    first = redrives.write(replace(full(lane), reason="about to end"), an_event() if told else None)
    done = replace(first, status=RedriveStatus.DONE, reason="", waves=())
    second = redrives.write(done, an_event() if told else None)
    assert second == replace(done, version=2)
    assert redrives.find(first.redrive_id) == second


@pytest.mark.parametrize("told", [True, False])
def test_a_write_on_a_version_that_is_not_the_records_is_refused_with_what_is_there(
    redrives: Redrives, lane: str, told: bool
) -> None:
    read = redrives.write(a_redrive(lane), an_event(what="redrive.asked"))
    won = redrives.write(replace(read, status=RedriveStatus.SENDING))
    for late in (replace(read, status=RedriveStatus.FAILED), replace(read, version=0), replace(read, version=7)):
        with pytest.raises(RedriveMoved) as moved:
            redrives.write(late, an_event(what="redrive.failed") if told else None)
        assert moved.value.redrive == won
    assert redrives.find(read.redrive_id) == won
    assert [event.what for event in redrives.history(read.redrive_id)] == ["redrive.asked"]


def test_a_write_of_a_record_that_is_gone_is_refused(redrives: Redrives, lane: str) -> None:
    with pytest.raises(RedriveMoved) as moved:
        redrives.write(a_redrive(lane, version=3))
    assert moved.value.redrive is None


@pytest.mark.parametrize("told", [True, False])
def test_a_write_whose_answer_was_lost_may_be_sent_again(redrives: Redrives, lane: str, told: bool) -> None:
    event = an_event() if told else None
    redrive = full(lane)
    read = redrives.write(redrive, event)
    assert redrives.write(redrive, event) == read
    sending = replace(read, status=RedriveStatus.SENDING)
    assert redrives.write(sending, event) == redrives.write(sending, event) == replace(sending, version=2)
    assert list(redrives.history(redrive.redrive_id)) == ([event] if event else [])


def test_a_request_that_nobody_could_read_again_is_not_written(redrives: Redrives, lane: str) -> None:
    redrive = a_redrive(lane)
    with pytest.raises(BadRequest, match="limit = 0"):
        redrives.write(replace(redrive, request=replace(redrive.request, limit=0)))
    assert redrives.find(redrive.redrive_id) is None


def test_the_first_request_to_halt_stands_and_the_record_is_not_touched(redrives: Redrives, lane: str) -> None:
    written = redrives.write(a_redrive(lane))
    first, second = an_event(what="redrive.aborted", who="ada"), an_event(what="redrive.aborted", who="bob")
    redrives.abort(written.redrive_id, first)
    redrives.abort(written.redrive_id, second)
    assert redrives.aborted(written.redrive_id) == first
    assert redrives.find(written.redrive_id) == written
    redrives.write(replace(written, status=RedriveStatus.HALTED))
    assert redrives.aborted(written.redrive_id) == first


def test_the_audit_is_told_oldest_first_with_the_abort_in_its_place(redrives: Redrives, lane: str) -> None:
    asked, halted = an_event(what="redrive.asked", data={"letters": 3}), an_event(at=NOON + 2 * A_MINUTE, what="halted")
    aborted = an_event(at=NOON + A_MINUTE, what="redrive.aborted", who="ada", why="the bureau is down")
    written = redrives.write(a_redrive(lane), asked)
    redrives.abort(written.redrive_id, aborted)
    redrives.write(replace(written, status=RedriveStatus.HALTED), halted)
    redrives.write(a_redrive(lane), an_event(what="of another redrive"))
    assert list(redrives.history(written.redrive_id)) == [asked, aborted, halted]


def test_a_lanes_redrives_are_listed_whole_newest_first(redrives: Redrives, lane: str) -> None:
    written = [redrives.write(replace(full(lane), started_at=NOON + n * A_MINUTE)) for n in range(7)][::-1]
    redrives.write(a_redrive(f"{lane}-b", 99))
    assert list(redrives.page(job_type=lane).redrives) == written
    ids = [redrive.redrive_id for redrive in written]
    assert pages(redrives, job_type=lane, limit=3) == [ids[:3], ids[3:6], ids[6:]]
    assert pages(redrives, job_type=lane, limit=7) == [ids]
    assert pages(redrives, job_type=f"{lane}-c") == [[]]


def test_redrives_of_all_lanes_are_one_list(redrives: Redrives, lane: str) -> None:
    far_ahead = 60 * 24 * 365 * 50  # the deployed table is shared: before all others
    begun = far_ahead + int(an_id("x")[-5:])
    ids = [redrives.write(a_redrive(f"{lane}-{n}", begun + n)).redrive_id for n in range(3)]
    assert pages(redrives, limit=2)[0] == [ids[2], ids[1]]


def test_a_redrive_keeps_its_place_in_the_list_when_it_moves_on(redrives: Redrives, lane: str) -> None:
    first, second = redrives.write(a_redrive(lane)), redrives.write(a_redrive(lane, 1))
    moved = redrives.write(replace(first, status=RedriveStatus.DONE, updated_at=NOON + AN_HOUR))
    assert list(redrives.page(job_type=lane).redrives) == [second, moved]


def test_what_has_not_ended_is_listed_however_many_newer_ones_have(redrives: Redrives, lane: str) -> None:
    """An approval waits a day. Thirty letters that are replayed one by one meanwhile are thirty redrives."""
    begun = 60 * 24 * 365 * 49 + int(an_id("x")[-5:])  # the deployed table is shared: before most others
    waits = redrives.write(a_redrive(lane, begun, status=RedriveStatus.WAITING_FOR_APPROVAL))
    proposed = redrives.write(a_redrive(lane, begun + 1, status=RedriveStatus.PROPOSED))
    watched = redrives.write(a_redrive(lane, begun + 2, status=RedriveStatus.WATCHING))
    for minute in range(3, 9):
        redrives.write(a_redrive(lane, begun + minute, status=RedriveStatus.DONE))
    assert live(redrives, lane) == [watched, proposed, waits]
    redrives.write(replace(watched, status=RedriveStatus.HALTED))
    assert live(redrives, lane) == [proposed, waits]
    assert redrives.live(limit=1).cursor is not None


def live(redrives: Redrives, lane: str) -> list[Redrive]:
    return [each for each in redrives.live(limit=50).redrives if each.request.job_type == lane]


@pytest.mark.parametrize("cursor", ["", "nonsense", "e30=", "é"])
def test_a_cursor_that_no_page_gave_is_refused(redrives: Redrives, cursor: str) -> None:
    with pytest.raises(BadCursor):
        redrives.page(cursor=cursor)


@pytest.mark.parametrize("limit", [0, 201])
def test_a_page_of_no_size_or_too_large_is_refused(redrives: Redrives, limit: int) -> None:
    with pytest.raises(ValueError, match="expected 1 to 200"):
        redrives.page(limit=limit)


def test_waves_in_the_middle_of_very_many_are_kept_as_one_and_totals_stay_true(redrives: Redrives, lane: str) -> None:
    most = FIRST_WAVES + 1 + LAST_WAVES
    redrive = redrives.write(
        a_redrive(lane, waves=tuple(a_wave(n, skipped={"expired": 1}) for n in range(1, most + 1)))
    )
    assert [wave.number for wave in redrive.waves] == list(range(1, most + 1))
    for number in range(most + 1, most + 40):
        wave = a_wave(number, skipped={"expired": 1})
        redrive = redrives.write(replace(redrive, waves=(*redrive.waves, wave)))
    found = redrives.find(redrive.redrive_id)
    assert found == redrive
    one = redrive.waves[FIRST_WAVES]
    assert len(redrive.waves) == most
    assert (one.number, one.reason) == (60, "waves 21 to 60 together")
    assert (one.begin, one.end, one.sent, one.recovered) == (100, 300, 5 * 40, 4 * 40)
    assert one.skipped == {"expired": 40}
    assert sum(wave.sent for wave in redrive.waves) == 5 * (most + 39)
    assert [wave.number for wave in redrive.waves] == [*range(1, 21), 60, *range(61, most + 40)]


def test_what_is_folded_step_by_step_is_folded_as_all_at_once(lane: str) -> None:
    redrives, waves = MemoryRedrives(), [a_wave(n, skipped={"expired": n}) for n in range(1, 300)]
    slowly = redrives.write(a_redrive(lane, waves=tuple(waves[:250])))
    slowly = redrives.write(replace(slowly, waves=(*slowly.waves, *waves[250:])))
    assert slowly.waves == redrives.write(a_redrive(lane, waves=tuple(waves))).waves


def test_the_version_of_a_lane_that_was_noted_last_is_remembered(redrives: Redrives, lane: str) -> None:
    for job_type, version in ((lane, "v-1"), (f"{lane}-b", "v-7"), (lane, "v-2")):
        redrives.note_deployed(job_type, Deployed(worker_version=version))
    assert redrives.deployed([lane, f"{lane}-b", f"{lane}-c", lane]) == {lane: "v-2", f"{lane}-b": "v-7"}
    assert redrives.deployed([]) == {}


def test_a_lane_whose_version_is_empty_does_not_hide_the_others(redrives: Redrives, lane: str) -> None:
    redrives.note_deployed(lane, Deployed())
    assert redrives.deploys(lane) == redrives.deploys("never-seen") == Deployed()
    first = followed(Deployed(), "v-1", {"attempts": "3", "agent": "a:b"}, at=NOON)
    second = followed(first, "v-2", {"attempts": "4", "agent": "a:b"}, at=NOON)
    redrives.note_deployed(lane, second)
    assert redrives.deploys(lane) == second
    assert [each.changed for each in second.deploys] == [{}, {"attempts": "3 → 4"}]
    redrives.note_deployed(lane, Deployed())
    redrives.note_deployed(f"{lane}-b", Deployed(worker_version="v-7"))
    assert redrives.deployed([lane, f"{lane}-b"]) == {lane: "", f"{lane}-b": "v-7"}


def test_a_value_that_is_empty_is_no_change_however_it_was_stored(redrives: Redrives, lane: str) -> None:
    values = {"attempts": "3", "unwrap": ""}
    redrives.note_deployed(lane, followed(Deployed(), "v-1", values, at=NOON))
    released = {**values, "triage_may": "[]", "environment": "{}"}
    assert followed(redrives.deploys(lane), "v-2", released, at=NOON).deploys[-1].changed == {}


# What only DynamoDB has: letters in the same table, the cost of a request, and the item itself.


def test_letters_and_redrives_do_not_meet_in_the_indexes_they_share(on_moto: DynamoBench, lane: str) -> None:
    on(on_moto).write(a_redrive(lane))
    for status in LetterStatus:
        assert on_moto.ledger.letters(LetterQuery(status=status, job_type=lane)).letters == ()


@pytest.mark.parametrize("many", [6, 30])
def test_a_page_costs_what_a_page_costs(on_moto: DynamoBench, lane: str, many: int) -> None:
    redrives = on(on_moto)
    for minute in range(many):
        redrives.write(a_redrive(lane, minute))
    for asked in ({}, {"job_type": lane}):
        with counted(on_moto.client) as requests:
            assert len(redrives.page(limit=5, **asked).redrives) == 5
        assert requests.names == ["Query", "BatchGetItem"]
        assert requests.items == 6


def test_each_other_request_is_one(on_moto: DynamoBench, lane: str) -> None:
    redrives = on(on_moto)
    with counted(on_moto.client) as requests:
        written = redrives.write(a_redrive(lane), an_event())
        redrives.write(written)
        redrives.find(written.redrive_id)
        redrives.abort(written.redrive_id, an_event())
        redrives.aborted(written.redrive_id)
    assert requests.names == ["TransactWriteItems", "PutItem", "GetItem", "PutItem", "GetItem"]


def test_the_versions_of_a_hundred_lanes_are_one_request(on_moto: DynamoBench, lane: str) -> None:
    redrives = on(on_moto)
    redrives.note_deployed(f"{lane}-7", Deployed(worker_version="v-1"))
    with counted(on_moto.client) as requests:
        assert redrives.deployed([f"{lane}-{n}" for n in range(100)]) == {f"{lane}-7": "v-1"}
    assert requests.names == ["BatchGetItem"]


def test_a_record_and_its_audit_are_kept_for_more_than_a_year(on_moto: DynamoBench, lane: str) -> None:
    redrives = on(on_moto)
    written = redrives.write(a_redrive(lane), an_event())
    redrives.abort(written.redrive_id, an_event())
    items = [plain_item(item) for item in on_moto.client.scan(TableName=on_moto.table)["Items"]]
    assert [(item["expires_at"] - NOON.timestamp()) / 86_400 for item in items] == [400] * 3


def test_the_request_is_kept_as_it_can_be_pasted_again(on_moto: DynamoBench, lane: str) -> None:
    written = on(on_moto).write(a_redrive(lane))
    pasted = json.loads(on_moto.item(redrive_key(written.redrive_id))["request"])
    assert pasted["filter"] == {"code": "DOC_PARSE_CORRUPT"}
    assert pasted["raise"] == {}


def test_the_largest_record_fits_into_an_item(lane: str) -> None:
    wide = {f"reason_{n}": 100_000 for n in range(8)}
    waves = tuple(a_wave(n, skipped=wide, reason="because of " * 15) for n in range(1, 400))
    told = dict.fromkeys(wide, "because of " * 15)
    plan = Plan(why_skipped=told, by_tenant={"t" * 128 + str(n): n for n in range(20)})
    redrive = a_redrive(lane, waves=waves, plan=plan)
    request = replace(redrive.request, patch={"document": "x" * 248_000})
    item = redrive_item(replace(redrive, request=request, reason="r" * 2000))
    size = sum(len(name) + len(next(iter(stored.values())).encode()) for name, stored in item.items())
    assert size < 400 * 1024
