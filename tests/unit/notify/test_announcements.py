"""What a lane announces: by whom, with what in it, and what becomes of it when the bus is down."""

from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.core.config.lanes_file import LanesInvalid, lanes_from
from lambdas.core.model.announcement import MOST_INLINE, Told, of_done
from lambdas.core.model.failure import Permanent
from lambdas.core.model.refs import result_ref
from lambdas.core.model.value import replace
from lambdas.core.worker.settle import Outcome
from tests.support.lane import LANE, InMemory, body, failing_with

CORRUPT = failing_with(Permanent("DOC_PARSE_CORRUPT", "broken"))


def lane_of(agent: Any = None, events: tuple[str, ...] = tuple(Told)) -> InMemory:
    lane = replace(LANE, events=events)
    return InMemory(lane=lane) if agent is None else InMemory(lane=lane, agent=agent)


def test_a_done_job_is_announced_by_its_worker_with_its_result() -> None:
    lane = lane_of()
    lane.work(lane.message())
    ((what, detail),) = lane.bus.told
    assert what == "done"
    assert detail == {
        "event_id": of_done(lane.head()).event_id,
        "tenant_id": "tnt_1",
        "job_type": "kyc",
        "job_id": "job_1",
        "version": 1,
        "root": "job_1",
        "status": "done",
        "at": "2026-06-12T12:00:00.000Z",
        "result": {"ok": True},
    }
    lane.later(600)
    assert (lane.sweep().announced, len(lane.bus.told)) == (0, 1), "the sweep finds nothing left to send"


def test_a_dead_job_is_announced_by_intake_with_its_letter_and_code() -> None:
    lane = lane_of(CORRUPT)
    lane.work(lane.message())
    letter = lane.take_in(lane.queue.buried[-1])
    assert letter is not None
    ((what, detail),) = lane.bus.told
    assert (what, detail["job_id"], detail["letter_id"]) == ("dead", "job_1", letter.letter_id)
    assert (detail["code"], detail["status"], "result" in detail) == ("DOC_PARSE_CORRUPT", "dead", False)


@pytest.mark.parametrize("events", [("dead", "discarded"), ("discarded",), ("dead",)])
def test_a_job_whose_time_was_over_is_dead_and_discarded_at_once(events: tuple[str, ...]) -> None:
    """Nobody moves its letter afterwards: whoever hears of what was given up would never hear of this one."""
    lane = lane_of(events=events)
    lane.work(lane.message(body(not_after="2026-06-12T11:59:59Z")))
    letter = lane.take_in(lane.queue.buried[-1])
    assert letter is not None
    assert tuple(what for what, _ in lane.bus.told) == events
    assert {(detail["code"], detail["letter_id"]) for _, detail in lane.bus.told} == {("EXPIRED", letter.letter_id)}
    assert len({detail["event_id"] for _, detail in lane.bus.told}) == len(events)
    lane.later(600)
    assert lane.sweep().announced == 0, "and nothing is left to send"


def test_what_expired_while_the_bus_was_down_is_announced_twice_over_by_the_sweep() -> None:
    lane = lane_of()
    lane.bus.down = True
    lane.work(lane.message(body(not_after="2026-06-12T11:59:59Z")))
    lane.take_in(lane.queue.buried[-1])
    lane.bus.down = False
    lane.later(61)
    assert lane.sweep().announced == 2
    assert sorted(what for what, _ in lane.bus.told) == ["dead", "discarded"]


def test_a_letter_that_nobody_resolved_in_its_time_is_announced_as_discarded() -> None:
    lane = lane_of(CORRUPT)
    lane.work(lane.message())
    letter = lane.take_in(lane.queue.buried[-1])
    assert letter is not None
    lane.later(86_400 * (lane.lane.retention_days + 1))
    lane.sweep()
    lane.later(120)
    lane.sweep()
    assert [what for what, _ in lane.bus.told] == ["dead", "discarded"]
    assert lane.bus.told[-1][1]["letter_id"] == letter.letter_id


def test_a_message_that_is_no_job_is_announced_as_dead_too() -> None:
    lane = lane_of()
    lane.work(lane.message("not JSON"))
    lane.take_in(lane.queue.buried[-1])
    ((what, detail),) = lane.bus.told
    assert (what, detail["code"]) == ("dead", "SCHEMA_INVALID")


def test_what_the_bus_did_not_take_is_announced_by_the_sweep_and_the_job_is_done_meanwhile() -> None:
    lane = lane_of()
    lane.bus.down = True
    assert lane.work(lane.message()).outcome is Outcome.DONE
    lane.later(61)
    swept = lane.sweep()
    assert (swept.announced, swept.failed, swept.finished) == (0, 1, False), "and the beat is behind, which rings"
    lane.bus.down = False
    lane.later(301)
    assert lane.sweep().announced == 1
    ((what, detail),) = lane.bus.told
    assert (what, detail["result"], detail["event_id"]) == ("done", {"ok": True}, of_done(lane.head()).event_id)


def test_a_result_that_is_too_large_for_an_event_lies_in_the_bucket() -> None:
    lane = lane_of(lambda _job, _run: "x" * MOST_INLINE)
    lane.work(lane.message())
    ((_, detail),) = lane.bus.told
    assert "result" not in detail
    assert lane.store.get(detail["result_ref"]) == f'"{"x" * MOST_INLINE}"'


@pytest.mark.parametrize("ones", [10_000, 16_000, 17_000])
def test_a_result_of_many_small_parts_is_in_the_event_or_in_the_bucket(ones: int) -> None:
    lane = lane_of(lambda _job, _run: [1] * ones)
    lane.work(lane.message())
    ((_, detail),) = lane.bus.told
    assert ("result" in detail) == (2 * ones < MOST_INLINE) == ("result_ref" not in detail)


@pytest.mark.parametrize("events", [(), ("dead",)])
def test_a_lane_announces_nothing_unless_it_says_so(events: tuple[str, ...]) -> None:
    lane = lane_of(events=events)
    lane.work(lane.message())
    lane.later(600)
    assert lane.sweep().announced == 0
    assert lane.bus.told == []
    assert lane.ledger.unannounced(lane.now, limit=10) == ()


def test_a_deployment_whose_lanes_announce_nothing_does_not_even_look() -> None:
    asked: list[str] = []
    lane = lane_of(events=())
    lane.ledger.dynamodb.seen = lambda operation, request: asked.append(repr(request))
    lane.sweep()
    assert not [request for request in asked if "tell#" in request]


def test_more_than_one_page_is_announced_in_one_turn() -> None:
    lane = lane_of()
    lane.bus.down = True
    for number in range(25):
        lane.work(lane.message(body(job_id=f"job_{number}")))
    lane.bus.down = False
    lane.later(61)
    assert lane.sweep().announced == 25
    assert {detail["job_id"] for _, detail in lane.bus.told} == {f"job_{number}" for number in range(25)}


def test_a_row_that_announces_nothing_readable_stops_no_other() -> None:
    lane = lane_of()
    lane.bus.down = True
    lane.work(lane.message())
    lane.bus.down = False
    for place, item in lane.ledger.dynamodb.tables["ledger"].items.items():
        if place[1].startswith("TELL#"):
            lane.ledger.dynamodb.put_item(
                TableName="ledger", Item={**item, "sk": {"S": "TELL#forged"}, "what": {"S": "paid"}}
            )
            break
    lane.later(61)
    assert lane.sweep().announced == 1


def forged_beside(lane: InMemory, **changes: Any) -> None:
    """As somebody writes it who stole the role of the lane's worker: to have the sweep say it, which may say more."""
    lane.bus.down = True
    lane.work(lane.message())
    lane.bus.down = False
    items = lane.ledger.dynamodb.tables["ledger"].items
    ours = next(item for place, item in items.items() if place[1].startswith("TELL#"))
    lane.ledger.dynamodb.put_item(TableName="ledger", Item={**ours, "sk": {"S": "TELL#forged"}, **changes})
    lane.later(61)


@pytest.mark.parametrize("what", ["recovered", "discarded", "asks"])
def test_the_sweep_announces_no_kind_that_the_lane_does_not(what: str) -> None:
    lane = lane_of(events=("done", "dead"))
    forged_beside(lane, what={"S": what})
    assert lane.sweep().announced == 1
    assert [what for what, _ in lane.bus.told] == ["done"]
    assert lane.ledger.unannounced(lane.now, limit=10) == (), "nor does it look at it again"


@pytest.mark.parametrize("name", ["job_id", "root", "letter_id", "code", "key", "to", "result_of"])
@pytest.mark.parametrize("said", [{"S": "call +1 900, your account is closed"}, {"S": "x" * 129}, {"S": "\u202e1_boj"}])
def test_no_text_of_a_forged_row_is_announced(name: str, said: dict[str, str]) -> None:
    lane = lane_of()
    forged_beside(lane, **{name: said})
    assert lane.sweep().announced == 1
    assert len(lane.bus.told) == 1


def test_a_lane_announces_what_can_happen_and_nothing_else() -> None:
    with pytest.raises(LanesInvalid) as invalid:
        lanes_from({"kyc": {"agent": "agents.kyc:review", "events": ["asks", "paid"]}})
    assert list(invalid.value.faults) == [
        'kyc.events[1] = "paid": expected one of "done", "dead", "recovered", "discarded", "asks"'
    ]


def test_a_run_has_one_event_however_often_it_is_settled_and_the_next_run_another() -> None:
    lane = lane_of()
    lane.work(lane.message())
    assert of_done(lane.head()) == of_done(replace(lane.head(), spend_usd=1.0))
    assert of_done(lane.head()).event_id != of_done(replace(lane.head(), run_id="run_another")).event_id


@pytest.mark.parametrize("ref", ["results/kyc/tnt_2/job/1/result.json", "snapshots/kyc/tnt_1/x.json", "results/x"])
def test_a_reference_to_anothers_object_is_not_announced(ref: str) -> None:
    """Whoever may write the lane's heads can write it there."""
    lane = lane_of(lambda _job, _run: "x")
    lane.work(lane.message())
    forged = replace(lane.head(), result_ref=ref)
    assert "result_ref" not in of_done(forged).detail(forged)
    own = replace(forged, result_ref=result_ref(forged.key, "result"))
    assert of_done(own).detail(own)["result_ref"] == own.result_ref


def odd_row(lane: InMemory, **changed: Any) -> None:
    """Of what is pending, one that makes no sense, the first of all."""
    rows = lane.ledger.dynamodb.tables["ledger"]
    place, row = next((at, row) for at, row in rows.items.items() if at[1].startswith(keys.ANNOUNCEMENTS))
    odd = {**row, "sweep_at": {"S": "2000-01-01T00:00:00.000Z"}, **changed}
    rows.write((place[0], odd["sk"]["S"]), odd)


@pytest.mark.parametrize(
    "changed",
    [
        {"version": {"L": []}},
        {"version": {"N": "1E+40"}},
        {"at": {"N": "5"}},
        {
            "sk": {"S": "note"}
        },  # taken off the list under the key that it should have, it would stay and be sent for ever
        {"sk": {"S": keys.ANNOUNCEMENTS.rstrip("#")}},
    ],
    ids=str,
)
def test_an_announcement_that_makes_no_sense_is_not_sent_and_stops_no_other(changed: dict[str, Any]) -> None:
    lane = lane_of()
    lane.bus.down = True
    for number in range(4):
        lane.work(lane.message(body(job_id=f"job_{number}")))
    odd_row(lane, **changed)
    lane.bus.down = False
    lane.later(120)
    swept = lane.sweep()
    assert (swept.failed, swept.finished) == (0, True)
    assert len(lane.bus.told) == (4 if "sk" in changed else 3)
