"""A row that is damaged, or not ours, stops nothing: it is skipped, counted, reported, and what is behind it served."""

from datetime import timedelta
from typing import Any

import pytest
from botocore.exceptions import ClientError

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import attributes, head_item, letter_item
from lambdas.core.model.head import Event, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import iso
from lambdas.core.sweep.sweep import BEATS
from tests.support.builders import NOON, a_head, a_letter
from tests.unit.sweep.slow import A_MINUTE, Slow

A_DAY = timedelta(days=1)
Row = dict[str, Any]
LONG_AGO = iso(NOON - 365 * A_DAY)  # so that it stands before everything else


def key_of(row: Row) -> str:
    return f"{row['pk']['S']} {row['sk']['S']}"


def due_head(**broken: Any) -> Row:
    key = JobKey(tenant_id="tnt_1", job_type="kyc", job_id="broken")
    head = a_head(key, status=HeadStatus.WAITING, ticket="t", sweep_at=NOON, body=StoredBody(text="{}"))
    return {**head_item(head), "sweep_at": {"S": LONG_AGO}, **broken}


DUE_ROWS = {
    "resends is text": due_head(resends={"S": "many"}),
    "attempt is a map": due_head(attempt={"M": {}}),
    "a status that nobody knows": due_head(status={"S": "sleeping"}),
    "a ticket that is a number": due_head(ticket={"N": "7"}),
    "due_at is no time": due_head(due_at={"S": "tomorrow"}),
    "failures is a number": due_head(failures={"N": "3"}),
    "a key of nobody": {**due_head(), **keys.place("somebody's", "note")},
    "the key of a letter": {**due_head(), **keys.place("T#tnt_1#J#kyc#broken", "LETTER#17")},
    "the key of a step": {**due_head(), **keys.place("T#tnt_1#J#kyc#broken", "V#1#STEP#0001")},
    "nothing but its place": {
        **keys.place("T#tnt_1#J#kyc#broken", "V#1#HEAD"),
        "due_shard": {"S": keys.due_shard(0)},
        "sweep_at": {"S": LONG_AGO},
    },
}


@pytest.mark.parametrize("row", DUE_ROWS.values(), ids=DUE_ROWS.keys())
def test_forty_bad_rows_before_every_due_head_of_a_shard_hide_none(row: Row) -> None:
    slow = Slow()
    bad = []
    for shard in range(keys.SHARDS):
        for number in range(40):
            pk = row["pk"]["S"] + (f"_{shard}_{number}" if row["pk"]["S"].startswith("T#") else f"{shard}{number}")
            copy = {**row, "pk": {"S": pk}, "due_shard": {"S": keys.due_shard(shard)}}
            slow.put("ledger", copy)
            bad.append(key_of(copy))
    slow.due(30)
    swept = slow.beat("resend")
    assert (swept.resent, swept.finished) == (30, True)
    assert set(slow.skipped) == set(bad)


def broken_letter(status: LetterStatus, **broken: Any) -> Row:
    key = JobKey(tenant_id="tnt_1", job_type="kyc", job_id="broken")
    letter = a_letter(key, status=status, died_at=NOON - 200 * A_DAY)
    return {**letter_item(letter), "listed_at": {"S": f"{LONG_AGO}#x"}, **broken}


LETTER_ROWS = {
    "no kind that we know": broken_letter(LetterStatus.OPEN, kind={"S": "odd"}),
    "died at no time": broken_letter(LetterStatus.OPEN, died_at={"N": "5"}),
    "attempts is text": broken_letter(LetterStatus.OPEN, attempts={"S": "x"}),
    "another tenant's key": broken_letter(LetterStatus.OPEN, tenant_id={"S": "tnt_2"}),
    "a foreign key": {**broken_letter(LetterStatus.OPEN), **keys.place("x", "y")},
    "listed at no time": broken_letter(LetterStatus.OPEN, listed_at={"S": "2026 or so"}),
}


@pytest.mark.parametrize("row", LETTER_ROWS.values(), ids=LETTER_ROWS.keys())
def test_bad_letters_before_all_others_do_not_keep_upkeep_from_archiving_those(row: Row) -> None:
    slow = Slow()
    for number in range(70):
        pk = f"{row['pk']['S']}_{number}"
        slow.put("ledger", {**row, "pk": {"S": pk}, "lane_status": {"S": f"kyc#open#{number % keys.SHARDS}"}})
    old = slow.put_letter(a_letter(JobKey(tenant_id="t", job_type="kyc", job_id="old"), died_at=NOON - 100 * A_DAY))
    swept = slow.beat("upkeep")
    assert swept.archived == 1
    found = slow.ledger.letter(old.letter_id)
    assert found is not None
    assert found.status is LetterStatus.DISCARDED
    assert len(slow.skipped) >= 1


def test_bad_scheduled_letters_do_not_keep_due_ones_from_being_replayed() -> None:
    slow = Slow()
    for number in range(600):
        row = broken_letter(LetterStatus.SCHEDULED, receives={"S": "x"}, sweep_at={"S": LONG_AGO})
        place = {"due_shard": {"S": keys.letter_due_shard(number % keys.SHARDS)}}
        slow.put("ledger", {**row, "pk": {"S": f"{row['pk']['S']}_{number}"}, **place})
    key = JobKey(tenant_id="t", job_type="kyc", job_id="due")
    due = a_letter(key, status=LetterStatus.SCHEDULED, code="NETWORK", kind="transient", next_retry_at=NOON - A_MINUTE)
    slow.put_letter(due)
    assert slow.beat("recovery").failed == 0
    found = slow.ledger.letter(due.letter_id)
    assert found is not None
    assert (found.status, found.next_retry_at) != (LetterStatus.SCHEDULED, NOON - A_MINUTE), "it had its turn"
    assert len(set(slow.skipped)) == 600


@pytest.mark.parametrize(
    ("place", "broken"),
    [
        ("LETTER#dl_0", {"code": {"S": "y" * 200_000}}),  # to be opened, it would be listed by its code: too long
        ("LETTER#x y", {"letter_id": {"S": "x y"}}),  # no redrive's request can name it
    ],
)
def test_a_due_letter_that_can_be_read_and_not_be_moved_keeps_no_other_waiting(place: str, broken: Row) -> None:
    slow = Slow()
    slow.minute()
    scheduled: dict[str, Any] = {"status": LetterStatus.SCHEDULED, "code": "NETWORK", "kind": "transient"}
    keys_of = [JobKey(tenant_id="t", job_type="kyc", job_id=job_id) for job_id in ("bad", "due_1", "due_2")]
    bad, *good = (a_letter(key, **scheduled, next_retry_at=NOON - A_MINUTE) for key in keys_of)
    slow.put(
        "ledger", {**letter_item(bad), **keys.place("T#t#J#kyc#bad", place), "letter_id": {"S": place[7:]}, **broken}
    )
    for letter in good:
        slow.put_letter(letter)
    swept = slow.beat("recovery")
    assert (swept.failed, swept.replays_started, len(set(slow.skipped))) == (0, 1, 1)
    owners = {found.redrive_id for letter in good if (found := slow.ledger.letter(letter.letter_id))}
    assert len(owners - {""}) == 1


BREAKER_ROWS: dict[str, Row] = {
    "version is text": {**keys.place("tnt_9#kyc", "STATE"), "version": {"S": "two"}},
    "opened at no time": {**keys.place("tnt_9#kyc", "STATE"), "opened_at": {"S": "noon"}},
    "a lane that is gone": keys.place("tnt_9#gone", "STATE"),
    "no lane": keys.place("nobody", "STATE"),
    "an event": keys.place("tnt_9#kyc", "EVENT#1"),
    "its time is no time": {**keys.place("tnt_9#kyc", "STATE"), "watch_at": {"S": "000"}},
}


@pytest.mark.parametrize("row", BREAKER_ROWS.values(), ids=BREAKER_ROWS.keys())
def test_a_bad_breaker_stops_no_other(row: Row) -> None:
    slow = Slow()
    slow.put("breakers", {"watch": {"S": "watch"}, "watch_at": {"S": LONG_AGO}, **row})
    slow.tripped("tnt_1")
    slow.parked("tnt_1", 1)
    swept = slow.beat("breakers")
    assert swept.probes == 1
    assert (swept.unknown, len(set(slow.skipped))) in ((1, 0), (0, 1))
    assert slow.beat("upkeep").gauges[0].open == 1


def test_a_parked_row_that_lies_in_another_tenants_list_is_not_sent_for_it() -> None:
    slow = Slow()
    slow.parked("tnt_2", 1)
    row = dict(slow.tables.tables["ledger"].items["T#tnt_2#J#kyc#tnt_2_00000", "V#1#HEAD"])
    slow.put("ledger", {**row, **attributes({"tenant_status": "tnt_1#kyc#parked"}), "listed_at": {"S": LONG_AGO}})
    slow.parked("tnt_1", 1)
    slow.tripped("tnt_1")
    assert slow.beat("breakers").probes == 1
    assert [each.group for each in slow.sent] == ["tnt_1"]
    assert len(set(slow.skipped)) == 1


def make_unreadable(slow: Slow, tenant_id: str, *, resends: dict[str, str]) -> None:
    for key, item in list(slow.tables.tables["ledger"].items.items()):
        if key[0].startswith(f"T#{tenant_id}#"):
            slow.put("ledger", {**item, "resends": resends})


def test_parked_jobs_that_a_release_cannot_read_stay_watched_and_are_released_by_the_next() -> None:
    slow = Slow()
    slow.closed("tnt_0")
    slow.parked("tnt_0", 3)
    make_unreadable(slow, "tnt_0", resends={"S": "x"})
    for _ in range(5):
        slow.minute()
    assert slow.sent == []
    make_unreadable(slow, "tnt_0", resends={"N": "0"})
    assert slow.beat("breakers").released == 3


@pytest.mark.parametrize("made", ["closed", "tripped"])
def test_thousands_of_parked_jobs_of_one_tenant_that_cannot_be_read_delay_no_other(made: str) -> None:
    slow = Slow()
    getattr(slow, made)("tnt_0")
    slow.parked("tnt_0", 4_000)
    make_unreadable(slow, "tnt_0", resends={"S": "x"})
    slow.tripped("tnt_1")
    slow.parked("tnt_1", 1)
    slow.requests.clear()
    assert slow.beat("breakers").probes == 1
    assert slow.requests.total() < 300


BROKEN_CURSORS: dict[str, Row] = {
    "no times, no place": {"done_at": {"S": "never"}, "place": {"N": "3"}, "facts": {"S": "{"}},
    "facts that are a number": {"facts": {"S": "5"}},
    "facts that are a list": {"facts": {"S": "[]"}, "place": {"S": "a"}},
    "of the first year": {"kept_to": {"S": "0001-01-01T00:00:00.000Z"}, "began_at": {"S": "0001-01-01T00:00:00.000Z"}},
    "of the future": {"done_at": {"S": "9999-12-31T23:59:59.999Z"}, "served_at": {"S": "9999-12-31T23:59:59.999Z"}},
}


@pytest.mark.parametrize("broken", BROKEN_CURSORS.values(), ids=BROKEN_CURSORS.keys())
def test_a_cursor_that_makes_no_sense_begins_anew(broken: Row) -> None:
    slow = Slow()
    slow.minute()
    for part in (*BEATS, "watch", "gauges", "archive", "letters", "parked", "deploys", "unseen"):
        for lane in ("kyc", "@sweep"):
            slow.put("ledger", {**keys.cursor(lane, part), **broken})
    slow.put_due("job_1")
    slow.put_letter(a_letter(JobKey(tenant_id="t", job_type="kyc", job_id="old"), died_at=NOON - 100 * A_DAY))
    slow.version = "v2"
    swept = slow.minute()
    assert [name for name, each in swept.items() if each.failed or not each.finished] == []
    assert (len(slow.sent), swept["upkeep"].archived) == (1, 1)
    assert slow.redrives.deployed(["kyc"]) == {"kyc": "v2"}


def test_a_group_and_a_redrive_that_cannot_be_read_do_not_stop_the_recovery() -> None:
    slow = Slow()
    slow.minute()
    slow.put("ledger", {**keys.place("G#kyc#3", "5f1d"), "letters": {"S": "x"}})
    listed = {"lane_status": {"S": "@redrives"}, "listed_at": {"S": f"{iso(NOON)}#rd"}}
    slow.put("ledger", {**keys.place("R#rd", "REDRIVE"), **listed, "request": {"S": "not JSON"}})
    slow.version = "v2"
    swept = slow.beat("recovery")
    assert (swept.failed, swept.finished) == (0, True)
    assert slow.redrives.deployed(["kyc"]) == {"kyc": "v2"}
    assert len(set(slow.skipped)) == 2


EAST_OF_THE_BEGINNING = {"S": "0001-01-01T00:00:00+14:00"}  # no time in UTC: reading it overflows
BY_THE_SECOND = {"S": "2020-01-01T00:00:00Z"}  # a time, and not as we write it

OVERFLOWING: dict[str, Row] = {
    "its cool-down": {"opened_at": {"S": iso(NOON)}, "cool_down_s": {"N": "1e15"}},
    "when it opened": {"opened_at": EAST_OF_THE_BEGINNING},
    "when it is watched": {"watch_at": EAST_OF_THE_BEGINNING},
    "when it closed": {"closed_at": {"S": "9999-12-31T23:59:59Z"}},
}


@pytest.mark.parametrize("row", OVERFLOWING.values(), ids=OVERFLOWING.keys())
def test_a_breaker_whose_times_overflow_stops_no_other(row: Row) -> None:
    slow = Slow()
    place = keys.place("tnt_9#kyc", "STATE")
    slow.put("breakers", {"watch": {"S": "watch"}, "watch_at": {"S": LONG_AGO}, **place, **row})
    slow.tripped("tnt_1")
    slow.parked("tnt_1", 1)
    assert slow.beat("breakers").probes == 1
    assert slow.beat("upkeep").gauges[0].open >= 1


@pytest.mark.parametrize("broken", [{"due_at": EAST_OF_THE_BEGINNING}, {"sweep_at": BY_THE_SECOND}])
def test_due_heads_with_odd_times_are_read_once_and_hide_none(broken: Row) -> None:
    slow = Slow()
    for number in range(240):
        place = {"pk": {"S": f"T#tnt_1#J#kyc#broken_{number}"}, "due_shard": {"S": keys.due_shard(number % 8)}}
        slow.put("ledger", {**due_head(**broken), **place})
    slow.due(5)
    swept = slow.beat("resend")
    assert (swept.resent, swept.moved, swept.finished) == (5, 0, True)
    assert len(set(slow.skipped)) == 240
    assert slow.requests.total() < 200


def due_letter(slow: Slow, job_id: str, *, tenant_id: str = "t", job_type: str = "kyc", **known: Any) -> Row:
    key = JobKey(tenant_id=tenant_id, job_type=job_type, job_id=job_id)
    due = {"status": LetterStatus.SCHEDULED, "code": "NETWORK", "kind": "transient", "next_retry_at": NOON - A_MINUTE}
    return letter_item(slow.put_letter(a_letter(key, **{**due, **known})))


def test_due_letters_with_odd_times_hide_none() -> None:
    slow = Slow()
    for number in range(520):
        slow.put(
            "ledger", {**due_letter(slow, f"odd_{number}"), "next_retry_at": BY_THE_SECOND, "sweep_at": BY_THE_SECOND}
        )
    due_letter(slow, "due")
    assert slow.beat("recovery").replays_started == 1


def test_a_redrive_that_cannot_be_read_owns_no_letter_and_stops_no_lane() -> None:
    slow = Slow(lanes=("kyc", "other"))
    due_letter(slow, "owned", redrive_id="auto-1")
    due_letter(slow, "free", job_type="other")
    slow.put("ledger", {**keys.place("R#auto-1", "REDRIVE"), "request": {"S": "not JSON"}})
    assert slow.beat("recovery").replays_started == 2


def test_a_breaker_that_cannot_be_read_stops_neither_workers_nor_replays() -> None:
    slow = Slow()
    slow.put("breakers", {**keys.place("tnt_9#kyc", "STATE"), "opened_at": {"S": "noon"}})
    slow.tripped("tnt_1")
    assert set(slow.breakers.read(["tnt_1", "tnt_9"], "kyc")) == {"tnt_1"}
    due_letter(slow, "due", tenant_id="tnt_9")
    assert slow.beat("recovery").replays_started == 1


def test_a_group_that_no_request_can_name_and_a_version_that_cannot_be_read_stop_no_proposal() -> None:
    slow = Slow(lanes=("kyc", "other"))
    slow.minute()
    slow.put("ledger", {**keys.place("L#other", "VERSION"), "worker_version": {"N": "1"}})
    group = {"letters": 3, "first_seen": NOON, "last_seen": NOON, "kind": "permanent", "code": "PROGRAM_ERROR"}
    group |= {"sample": "dl_1", "worker_version": "v1"}
    for signature in ("", "zz"):
        slow.put("ledger", {**attributes(group), **keys.place("G#kyc#3", signature or "-")})
        key = JobKey(tenant_id="t", job_type="kyc", job_id=f"job_{signature}")
        slow.put_letter(a_letter(key, code="PROGRAM_ERROR", signature=signature))
    slow.version = "v2"
    swept = slow.beat("recovery")
    assert (swept.proposed, swept.failed) == (1, 0)
    assert slow.redrives.deployed(["kyc", "other"]) == {"kyc": "v2", "other": "v2"}


@pytest.mark.parametrize("part", ["archive", "letters", "parked"])
def test_a_place_that_makes_no_sense_begins_anew(part: str) -> None:
    slow = Slow()
    slow.tripped("tnt_1")
    slow.put("ledger", {**keys.cursor("kyc", part), "place": {"S": "tnt_1 nowhere"}})
    slow.minute()
    assert slow.minute()["upkeep"].finished
    assert slow.ledger.cursors(part, ["kyc"])["kyc"].done_at is not None


def test_a_parked_job_with_a_senseless_body_keeps_none_from_being_released() -> None:
    slow = Slow()
    slow.closed("tnt_1")
    slow.parked("tnt_1", 3)
    item = slow.tables.tables["ledger"].items["T#tnt_1#J#kyc#tnt_1_00000", "V#1#HEAD"]
    slow.put("ledger", {**item, "body": {"N": "5"}})
    assert slow.beat("breakers").released == 2
    assert len(set(slow.skipped)) == 1


def test_a_counter_that_makes_no_sense_fails_no_settle_and_no_beat() -> None:
    slow = Slow()
    letter = a_letter(JobKey(tenant_id="t", job_type="kyc", job_id="j"), signature="5f1d", code="SCHEMA_INVALID")
    for shard in range(keys.COUNTER_SHARDS):
        slow.put("ledger", {**keys.place(f"G#kyc#{shard}", "5f1d"), "last_seen": {"N": "1"}})
    died = Event(at=slow.now, event_id="e1", what="letter.born")
    slow.ledger.take_in(letter, was=None, event=died, expires_at=None)
    slow.now += 5 * A_MINUTE
    assert slow.beat("resend").skipped == 1


def test_a_letter_that_the_table_does_not_take_keeps_none_from_being_archived(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    for job_id, days in (("large", 200), ("old", 100)):
        key = JobKey(tenant_id="t", job_type="kyc", job_id=job_id)
        slow.put_letter(a_letter(key, died_at=NOON - timedelta(days=days)))
    write = slow.tables.transact_write_items

    def refuse(**request: Any) -> Any:
        if "#large" in str(request):
            too_large = {"Code": "ValidationException", "Message": "Item size has exceeded the maximum allowed size"}
            raise ClientError({"Error": too_large}, "TransactWriteItems")
        return write(**request)

    monkeypatch.setattr(slow.tables, "transact_write_items", refuse)
    assert slow.beat("upkeep").archived == 1


@pytest.mark.parametrize("at", ["9999-12-31T23:59:59.000Z", "0001-01-01T00:00:00+14:00"])
def test_a_move_at_the_end_of_the_calendar_keeps_none_from_being_counted(at: str) -> None:
    slow = Slow()
    move = {"letter_id": "dl_1", "to": "open", "kind": "permanent", "code": "BAD", "signature": "s"}
    for name, moment in (("a", at), ("b", iso(NOON))):
        listed = attributes(
            {"due_shard": keys.uncounted_shard(0), "sweep_at": LONG_AGO, "counts": {**move, "at": moment}}
        )
        slow.put("ledger", {**listed, **keys.place("T#tnt_1#J#kyc#job", f"EVENT#{name}")})
    swept = slow.beat("resend")
    assert (swept.counted, swept.skipped, swept.finished) == (1, 1, True)


ONE, NUMBER, TEXT = {"N": "1"}, {"N": "1.5"}, {"S": "x"}
COUNTERS = {
    "what waits in a lane": keys.place("G#kyc#0#waiting", keys.LANE) | {"open:BAD": NUMBER},
    "what waits of a tenant": keys.place("G#kyc#0#waiting", f"{keys.TENANT}tnt_1") | {"open": NUMBER},
    "what waits of a cause": keys.place("G#kyc#0#waiting", f"{keys.CAUSE}s") | {"open": NUMBER},
    "an hour of a cause without a number": keys.place("G#kyc#0#hours", f"{keys.hour(NOON)}#s"),
    "an hour of a cause that is none": keys.place("G#kyc#0#hours", "9999T#s") | {"letters": {"N": "1"}},
    "a day of a cause that is none": keys.place("G#kyc#0#hours", "9999#s") | {"letters": {"N": "1"}},
    "a day of a cause with an hour that is none": keys.place("G#kyc#0#hours", f"{keys.day(NOON)}#s") | {"hour_25": ONE},
    "a day of a cause with an hour that is text": keys.place("G#kyc#0#hours", f"{keys.day(NOON)}#s")
    | {"hour_11": TEXT},
    "a tenant's hour that is text": keys.place("H#tnt_1#0", keys.hour(NOON)) | {"letters": TEXT},
    "a tenant's hour that is none": keys.place("H#tnt_1#0", "later") | {"letters": {"N": "1"}},
    "a tenant's hour with no time": keys.place("H#tnt_1#0", keys.hour(NOON)) | {"last_failure_at": TEXT},
    "a group": keys.place("G#kyc#0", "s") | {"letters": TEXT},
}


@pytest.mark.parametrize("row", COUNTERS.values(), ids=COUNTERS.keys())
def test_a_counter_that_makes_no_sense_stops_no_page(row: Row) -> None:
    """A lane's intake may write its lane's counters, and every worker any tenant's hours."""
    slow = Slow(lanes=("kyc", "other"))
    slow.put("ledger", row)
    ledger = slow.ledger
    assert ledger.waiting(["kyc", "other"])["other"].all.total == 0
    assert not (*ledger.waiting_tenants("kyc"), *ledger.waiting_groups("kyc"), *ledger.waiting_of("tnt_1", ["kyc"]))
    assert ledger.waiting_group("kyc", "s").total == 0
    assert not ledger.causes_by_hour("kyc", since=NOON - A_DAY)
    assert (ledger.group("kyc", "s"), tuple(ledger.health_hours("tnt_1", since=NOON - A_DAY))) == (None, ())
    assert set(slow.skipped) == {key_of(row)}
