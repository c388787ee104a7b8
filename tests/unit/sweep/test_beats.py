"""Beats of one sweep, over the real adapters at 10 ms a request: none waits for another, and none stops for good."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import attributes
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.failure import Code
from lambdas.core.model.job import JobKey
from lambdas.core.ports.ledger import EVERYWHERE
from lambdas.core.sweep.keeper import LOOK_AT, MARGIN
from lambdas.core.sweep.resender import LANE_GONE
from lambdas.core.sweep.sweep import BEATS, beats_in, sweep
from lambdas.core.sweep.watcher import MOST_IDLE
from tests.support.builders import NOON, a_letter, a_step
from tests.unit.sweep.slow import A_MINUTE, A_TURN, Slow

AN_HOUR = timedelta(hours=1)
A_DAY = timedelta(days=1)


def requests_of_a_minute(slow: Slow) -> int:
    slow.requests.clear()
    slow.minute()
    return slow.requests.total()


def watched(slow: Slow) -> int:
    return len(slow.breakers.watch_list())


@pytest.mark.parametrize("state", ["cooled", "closed", "mixed"])
def test_a_minute_of_a_hundred_lanes_and_three_thousand_watched_breakers_takes_at_most_two_thousand_requests(
    state: str,
) -> None:
    lanes = [f"lane-{number:03d}" for number in range(100)]
    slow = Slow(lanes=lanes)
    makers: dict[str, Callable[..., Breaker]] = {
        "cooling": lambda *who: slow.tripped(*who, ago=timedelta(0)),
        "cooled": slow.tripped,
        "closed": slow.closed,
        "just closed": lambda *who: slow.closed(*who, ago=timedelta(0)),
    }
    for number in range(3_000):
        made = makers[state] if state != "mixed" else list(makers.values())[number % 4]
        made(f"tnt_{number}", lanes[number % 100])
    counted = [requests_of_a_minute(slow) for _ in range(2)]
    assert max(counted) <= 2_000, counted
    began = slow.now
    assert sweep(slow.sweeper, recoverer=slow.recoverer, until=began + A_TURN).failed == 0
    assert slow.now - began <= timedelta(seconds=20), "all of them in one invocation, as a person asks for them"


def test_fifteen_hundred_tenants_that_tripped_once_are_worked_off_while_lost_messages_are_sent_each_minute() -> None:
    slow = Slow()
    for number in range(1_500):
        slow.closed(f"tnt_{number:04d}")
    minutes = 0
    while watched(slow):
        minutes += 1
        lost = slow.put_due(f"job_{minutes}")
        slow.minute()
        assert slow.resends(lost) == 1, "a lost message waits for no breaker"
        assert minutes <= 10
    assert minutes == -(-1_500 // MOST_IDLE)


def test_each_of_fifteen_hundred_open_breakers_has_its_turn_and_one_that_is_new_is_first() -> None:
    slow = Slow()
    for number in range(1_500):
        slow.tripped(f"tnt_{number:04d}", ago=2 * AN_HOUR)
    slow.minute()
    slow.parked("tnt_1499", 1)
    slow.tripped("tnt_new", ago=timedelta(seconds=slow.sweeper.lanes["kyc"].breaker.cool_down_s - 30))
    slow.parked("tnt_new", 1)
    slow.now += timedelta(seconds=40)
    slow.minute()
    assert [each.group for each in slow.sent] == ["tnt_new"], "its cool-down is over since the turn before"
    for _ in range(4):
        slow.minute()
    assert {each.group for each in slow.sent} == {"tnt_new", "tnt_1499"}


def test_what_is_parked_behind_a_thousand_closed_breakers_is_released_in_the_next_minutes() -> None:
    slow = Slow()
    for number in range(1_000):
        slow.closed(f"tnt_{number:04d}", ago=timedelta(seconds=30))
    slow.parked("tnt_0999", 3)
    for _ in range(4):
        slow.minute()
    assert [each.group for each in slow.sent] == ["tnt_0999"] * 3


def grouped(slow: Slow, number: int) -> None:
    """Groups of the worker version that was, each with an open letter."""
    for each in range(number):
        signature = f"{each:016x}"
        key = JobKey(tenant_id="tnt_1", job_type="kyc", job_id=f"job_{each}")
        letter = slow.put_letter(a_letter(key, signature=signature, worker_version="v1", died_at=slow.now))
        counted = {"letters": 1, "first_seen": slow.now, "last_seen": slow.now, "kind": letter.kind}
        cause = {"code": Code.DETERMINISTIC_CRASH, "worker_version": "v1", "sample": letter.letter_id, "summary": "x"}
        slow.put(
            "ledger", {**attributes({**counted, **cause}), **keys.place(f"G#{letter.job_type}#0", letter.signature)}
        )


@pytest.mark.parametrize("groups", [700, 1_200])
def test_hundreds_of_groups_after_a_deploy_are_proposed_over_minutes_while_lost_messages_are_sent_each_minute(
    groups: int,
) -> None:
    slow = Slow()
    slow.minute()
    grouped(slow, groups)
    slow.version = "v2"
    minutes, lags = 0, []
    while slow.redrives.deployed(["kyc"])["kyc"] == "v1":
        minutes += 1
        lost = slow.put_due(f"job_due_{minutes}")
        lags.append(slow.minute()["recovery"].lags["recovery"])
        assert slow.resends(lost) == 1
        assert minutes <= 5
    assert len(slow.told) == groups, "each once"
    assert lags[-1] == 0
    assert all(lag >= 50 for lag in lags[:-1]), "until then it says that it is behind"
    assert minutes == 1 + groups // 1_000


def test_a_deploy_with_very_many_groups_in_one_lane_does_not_keep_another_lane_waiting() -> None:
    slow = Slow(lanes=("aaa", "kyc"))
    slow.minute()
    grouped(slow, 40)
    for each in range(2_000):
        letter = a_letter(JobKey(tenant_id="t", job_type="aaa", job_id=f"j{each}"), signature=f"{each:016x}")
        seen = {"letters": 1, "first_seen": NOON, "last_seen": NOON, "code": letter.code, "kind": letter.kind}
        slow.put(
            "ledger",
            {
                **attributes({**seen, "worker_version": "v1", "sample": "x"}),
                **keys.place(f"G#{letter.job_type}#0", letter.signature),
            },
        )
    slow.version = "v2"
    for _ in range(3):
        slow.minute()
    assert slow.redrives.deployed(["aaa", "kyc"]) == {"aaa": "v1", "kyc": "v2"}


def test_due_heads_of_a_lane_that_is_gone_hide_nothing_and_come_back_with_their_lane() -> None:
    slow = Slow()
    slow.due(250, "gone", sweep_at=NOON - A_DAY)
    slow.due(30, "kyc")
    swept = slow.beat("resend")
    assert (swept.resent, swept.unknown, swept.finished) == (30, 250, True)
    assert slow.beat("resend").unknown == 0, "they do not cost anything for a while"
    slow.lanes = ("kyc", "gone")
    slow.now += LANE_GONE
    assert slow.beat("resend").resent >= 250


def test_a_resend_that_is_cut_goes_on_with_the_oldest_and_says_how_far_it_is_behind() -> None:
    slow = Slow()
    lost = slow.due(300)
    swept = slow.beat("resend", seconds=2)
    assert 50 < swept.resent < 150
    assert not swept.finished
    slow.now += A_MINUTE
    late = slow.beat("resend", seconds=2)
    assert late.lags["resend"] >= 60
    swept = slow.beat("resend")
    assert (swept.finished, swept.lags["resend"]) == (True, 0.0)
    assert [slow.resends(head) for head in lost] == [1] * 300 == [1] * len(slow.sent), "each once"


def test_upkeep_extends_what_a_letter_needs_once_and_not_each_hour() -> None:
    """Expiries are whole seconds, and the times of letters are not."""
    slow = Slow()
    died_at = NOON - LOOK_AT - A_DAY + timedelta(milliseconds=123)
    letter = slow.put_letter(a_letter(JobKey(tenant_id="t", job_type="kyc", job_id="j"), died_at=died_at))
    slow.ledger.keep_step(letter.job_key, a_step(1), expires_at=NOON + A_DAY)
    kept = []
    for _ in range(4):
        kept.append(slow.beat("upkeep").kept)
        slow.now += AN_HOUR
    assert kept == [1, 0, 0, 0]


def test_upkeep_that_is_cut_goes_on_where_it_stopped_and_other_lanes_have_their_turn_first() -> None:
    slow = Slow(lanes=("aaa", "kyc"))
    for lane, number in (("aaa", 1_000), ("kyc", 10)):
        for each in range(number):
            key = JobKey(tenant_id="t", job_type=lane, job_id=f"j{each}")
            letter = slow.put_letter(a_letter(key, died_at=NOON - LOOK_AT - A_DAY + timedelta(seconds=each)))
            item = {"expires_at": {"N": str(int((NOON + A_DAY).timestamp()))}, "number": {"N": "1"}}
            slow.put("ledger", {**item, **keys.step(letter.job_key, 1)})
    assert sum(slow.minute()["upkeep"].kept for _ in range(12)) == 1_010
    cursors = slow.ledger.cursors("letters", ("aaa", "kyc"))
    assert cursors["kyc"].done_at is not None
    assert cursors["aaa"].done_at is not None
    assert cursors["kyc"].done_at < cursors["aaa"].done_at


def test_a_chores_item_of_a_former_release_is_read_and_its_work_is_not_done_again() -> None:
    slow = Slow()
    noted = attributes({"kept_to": NOON - A_DAY, "done_at": NOON - timedelta(minutes=5)})
    slow.put("ledger", {**noted, **keys.chores("kyc")})
    for part in ("letters", "parked"):
        found = slow.ledger.cursors(part, ("kyc",))["kyc"]
        assert (found.kept_to, found.done_at) == (NOON - A_DAY, NOON - timedelta(minutes=5))
    slow.ledger.note_cursor(replace(slow.ledger.cursors("letters", ("kyc",))["kyc"], place="x"))
    assert slow.ledger.cursors("letters", ("kyc",))["kyc"].place == "x", "what is noted today stands over it"


def test_a_table_that_does_not_answer_for_one_part_leaves_the_others_their_turn() -> None:
    slow = Slow()
    slow.put_due("job_1")
    swept = sweep(slow.sweeper, recoverer=slow.recoverer, until=slow.now + A_TURN)
    assert swept.resent == 1
    assert set(swept.lags) == set(BEATS)
    assert slow.ledger.cursors("resend", (EVERYWHERE,))[EVERYWHERE].done_at is not None


@pytest.mark.parametrize(("event", "expected"), [({}, BEATS), ({"source": "aws.events"}, BEATS)])
def test_without_a_beat_all_of_them_run_the_most_urgent_first(event: dict[str, str], expected: tuple[str, ...]) -> None:
    assert beats_in(event) == expected == ("resend", "breakers", "recovery", "upkeep")


def test_a_schedule_names_its_beat_and_a_beat_that_is_not_known_is_refused() -> None:
    assert beats_in({"beat": "upkeep"}) == ("upkeep",)
    with pytest.raises(ValueError, match="beat 'sing': expected one of resend, breakers, recovery, upkeep"):
        beats_in({"beat": "sing"})


@pytest.mark.parametrize("beat", BEATS)
def test_the_same_beat_twice_at_once_does_nothing_twice(beat: str) -> None:
    """The second reads all that the first read, a moment before it wrote: each write is conditional, or the same."""
    slow = Slow()
    slow.due(20)
    slow.closed("tnt_2")
    slow.parked("tnt_2", 5)
    slow.tripped("tnt_3")
    slow.parked("tnt_3", 2)
    slow.put_letter(a_letter(JobKey(tenant_id="t", job_type="kyc", job_id="old"), died_at=NOON - 100 * A_DAY))
    slow.beat(beat)
    sent = [(each.ticket, each.group) for each in slow.sent]
    slow.beat(beat)
    assert [(each.ticket, each.group) for each in slow.sent] == sent


def test_a_margin_is_left_for_what_upkeep_looks_at() -> None:
    """However slow the rotation: a pass of a hundred lanes takes well below the days that are left."""
    assert MARGIN - (LOOK_AT + A_DAY) >= 7 * A_DAY


def test_a_message_that_could_not_be_sent_for_a_day_goes_out_soon_after_its_queue_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow()
    slow.put_due("job_1")

    def gone(_message: object) -> None:
        raise Unavailable("queue", "AWS.SimpleQueueService.NonExistentQueue")

    with monkeypatch.context() as outage:
        outage.setattr(slow, "send", gone)
        for _ in range(24 * 6):
            slow.beat("resend")
            slow.now += 10 * A_MINUTE
    for _ in range(6):
        slow.beat("resend")
        slow.now += 10 * A_MINUTE
    assert len(slow.sent) >= 1
