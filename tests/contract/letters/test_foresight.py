"""A lane's foresight: bundles are read once and in order, and a model is replaced as it was read or not at all."""

from datetime import timedelta

from lambdas.adapters.dynamo.experience import KEPT_FOR
from lambdas.core.model.experience import BLIND, Features, Foresight, Score, Seen
from tests.support.ledgers.ahead import NOON
from tests.support.ledgers.bench import Bench, DynamoBench, counted

FEATURES = Features(tokens="1024", shape="5f2a", tenant="acme", model="a b=c", worker="v1", hour="12")
WELL = Seen(features=FEATURES, code="", said="", did="")
FAILED = Seen(features=FEATURES, code="UNKNOWN", said="UNKNOWN", did="compress")
A_MINUTE = timedelta(minutes=1)
MODEL = Foresight(
    to="seen#x",
    at=NOON,
    clues={"tenant acme": {"": 3.5, "UNKNOWN": 2.0}},
    scores={"2026-W24": Score(right=2, missed=1)},
)


def test_a_lane_that_saw_nothing_is_blind_and_one_request_tells(on_moto: DynamoBench) -> None:
    with counted(on_moto.client) as requests:
        assert on_moto.ledger.foresight("kyc") == BLIND
    assert requests.names == ["GetItem"]


def test_bundles_are_read_in_order_behind_the_last_one_and_before_a_moment(bench: Bench, lane: str) -> None:
    for minutes in (2, 0, 1):
        bench.ledger.note_seen(lane, {WELL: minutes + 1}, at=NOON + minutes * A_MINUTE, bundle_id="b")
    found = list(bench.ledger.seen(lane, after="", before=NOON + 2 * A_MINUTE))
    assert [rows for _, rows in found] == [[(WELL, 1)], [(WELL, 2)]]
    first = found[0][0]
    rest = list(bench.ledger.seen(lane, after=first, before=NOON + 3 * A_MINUTE))
    assert [rows for _, rows in rest] == [[(WELL, 2)], [(WELL, 3)]]
    assert list(bench.ledger.seen(f"{lane}-b", after="", before=NOON + 3 * A_MINUTE)) == []


def test_a_bundle_is_one_write_that_expires_and_comes_back_as_it_was(on_moto: DynamoBench) -> None:
    with counted(on_moto.client) as requests:
        on_moto.ledger.note_seen("kyc", {WELL: 7, FAILED: 1}, at=NOON, bundle_id="b")
    assert requests.names == ["PutItem"]
    ((name, rows),) = on_moto.ledger.seen("kyc", after="", before=NOON + A_MINUTE)
    assert rows == [(WELL, 7), (FAILED, 1)]
    ends = on_moto.item({"pk": {"S": "G#kyc#foreseen"}, "sk": {"S": name}})["expires_at"]
    assert ends == int((NOON + KEPT_FOR).timestamp())


def test_a_model_is_replaced_only_by_who_read_it(bench: Bench, lane: str) -> None:
    assert not bench.ledger.keep_foresight(lane, MODEL, former="seen#a")
    assert bench.ledger.keep_foresight(lane, MODEL, former="")
    assert not bench.ledger.keep_foresight(lane, MODEL, former="")
    assert bench.ledger.foresight(lane) == MODEL
    assert bench.ledger.keep_foresight(lane, MODEL, former="seen#x")


def test_what_makes_no_sense_is_skipped(on_moto: DynamoBench) -> None:
    for name in ("@model", "seen#2026-06-12T11:00:00.000Z#bad"):
        bad = {"pk": {"S": "G#kyc#foreseen"}, "sk": {"S": name}, "rows": {"S": "[1]"}, "to": {"S": "x"}}
        on_moto.client.put_item(TableName=on_moto.table, Item=bad)
    on_moto.ledger.note_seen("kyc", {WELL: 1}, at=NOON, bundle_id="b")
    assert on_moto.ledger.foresight("kyc") == BLIND
    assert [rows for _, rows in on_moto.ledger.seen("kyc", after="", before=NOON + A_MINUTE)] == [[(WELL, 1)]]
