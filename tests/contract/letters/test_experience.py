"""What a lane learned from changed tries: counted by code, cause, strategy, delay and week, and what people decided."""

from datetime import timedelta

from lambdas.core.model.experience import NO_RULING, NONE, REMEMBERED, Answered, Ruling, Tally, week_of
from tests.support.ledgers.ahead import NOON, an_event
from tests.support.ledgers.bench import Bench, DynamoBench, counted

COMPRESSED = Answered(code="CONTEXT_OVERFLOW", signature="s1", strategy="compress", delay_s=10)
A_WEEK = timedelta(weeks=1)


def test_a_lane_that_never_tried_anything_knows_nothing_and_one_request_tells(on_moto: DynamoBench) -> None:
    with counted(on_moto.client) as requests:
        assert on_moto.ledger.experience("kyc", "UNKNOWN", signature="s1", now=NOON) == NONE
    assert requests.names == ["BatchGetItem"]


def test_a_try_is_counted_for_its_code_and_for_its_cause(bench: Bench, lane: str) -> None:
    bench.ledger.learn(lane, COMPRESSED, cured=True, usd=0.25, at=NOON)
    bench.ledger.learn(lane, COMPRESSED, cured=False, usd=0.5, at=NOON)
    mine = bench.ledger.experience(lane, "CONTEXT_OVERFLOW", signature="s1", now=NOON)
    both = {("compress", 10): Tally(tries=2, cures=1, usd=0.75)}
    assert (mine.of_code, mine.of_cause, mine.ruling) == (both, both, NO_RULING)
    other = bench.ledger.experience(lane, "CONTEXT_OVERFLOW", signature="s2", now=NOON)
    assert (other.of_code, other.of_cause) == (both, {})
    assert bench.ledger.experience(lane, "UNKNOWN", signature="s1", now=NOON) == NONE
    assert bench.ledger.experience(f"{lane}-b", "CONTEXT_OVERFLOW", signature="s1", now=NOON) == NONE


def test_a_cause_without_a_signature_is_counted_once(bench: Bench, lane: str) -> None:
    unsigned = Answered(code="UNKNOWN", signature="", strategy="same", delay_s=120)
    bench.ledger.learn(lane, unsigned, cured=True, usd=0.0, at=NOON)
    found = bench.ledger.experience(lane, "UNKNOWN", signature="", now=NOON)
    assert (found.of_code, found.of_cause) == ({("same", 120): Tally(tries=1, cures=1)}, {})


def test_older_weeks_count_for_less_and_the_oldest_not_at_all(bench: Bench, lane: str) -> None:
    for age in range(5):
        bench.ledger.learn(lane, COMPRESSED, cured=True, usd=0.0, at=NOON - age * A_WEEK)
    found = bench.ledger.experience(lane, "CONTEXT_OVERFLOW", signature="", now=NOON)
    assert found.of_code["compress", 10].tries == 1 + 1 / 2 + 1 / 4 + 1 / 8


def test_one_lesson_is_two_writes_that_expire(on_moto: DynamoBench) -> None:
    with counted(on_moto.client) as requests:
        on_moto.ledger.learn("kyc", COMPRESSED, cured=True, usd=0.0, at=NOON)
    assert requests.names == ["UpdateItem", "UpdateItem"]
    ends = on_moto.item({"pk": {"S": "G#kyc#tried"}, "sk": {"S": f"CONTEXT_OVERFLOW#s1#{week_of(NOON)}"}})["expires_at"]
    assert ends == int((NOON + REMEMBERED).timestamp())


def test_what_a_person_decided_is_read_with_it_and_listed_with_every_week(bench: Bench, lane: str) -> None:
    ruling = Ruling(pinned="concise", forbidden=("same",), why="the vendor truncates", who="ada", at=NOON)
    bench.ledger.rule(lane, "CONTEXT_OVERFLOW", ruling, an_event())
    bench.ledger.learn(lane, COMPRESSED, cured=True, usd=0.0, at=NOON)
    assert bench.ledger.experience(lane, "CONTEXT_OVERFLOW", signature="", now=NOON).ruling == ruling
    assert bench.ledger.learned(lane, now=NOON) == (
        {"CONTEXT_OVERFLOW": {week_of(NOON): {("compress", 10): Tally(tries=1, cures=1)}}},
        {"CONTEXT_OVERFLOW": ruling},
    )


def test_a_ruling_lies_where_no_worker_writes_and_is_believed_nowhere_else(on_moto: DynamoBench) -> None:
    ruling = Ruling(pinned="concise", why="the vendor truncates", who="ada", at=NOON)
    on_moto.ledger.rule("kyc", "UNKNOWN", ruling, an_event())
    assert on_moto.item({"pk": {"S": "P#kyc"}, "sk": {"S": "RULING#UNKNOWN"}})["pinned"] == "concise"
    forged = {"pinned": {"S": "same"}, "who": {"S": "ada"}}
    for sk in ("TOOL_FAILED#@ruling", "RULING#TOOL_FAILED", f"TOOL_FAILED##{week_of(NOON)}"):
        on_moto.client.put_item(TableName=on_moto.table, Item={"pk": {"S": "G#kyc#tried"}, "sk": {"S": sk}, **forged})
    assert on_moto.ledger.experience("kyc", "TOOL_FAILED", signature="", now=NOON) == NONE
    assert on_moto.ledger.learned("kyc", now=NOON)[1] == {"UNKNOWN": ruling}


def test_people_read_the_recent_weeks_of_each_code_and_no_cause(on_moto: DynamoBench) -> None:
    codes = ("A", "A_B", "CONTEXT_OVERFLOW")
    for code in codes:
        for cause in range(40):
            lesson = Answered(code=code, signature=f"s{cause}", strategy="compress", delay_s=10)
            on_moto.ledger.learn("kyc", lesson, cured=True, usd=0.0, at=NOON)
    on_moto.ledger.learn("kyc", COMPRESSED, cured=True, usd=0.0, at=NOON - 6 * A_WEEK)
    with counted(on_moto.client) as requests:
        weeks, _ = on_moto.ledger.learned("kyc", now=NOON)
    assert weeks == {code: {week_of(NOON): {("compress", 10): Tally(tries=40, cures=40)}} for code in codes}
    assert requests.names == ["Query"] * (len(codes) + 1) + ["BatchGetItem", "Query"]


def test_made_up_rows_end_no_page_of_strategies(on_moto: DynamoBench) -> None:
    """As the stolen role of a worker would write them: codes that are none, and more than anybody looks at."""
    on_moto.ledger.learn("kyc", COMPRESSED, cured=True, usd=0.0, at=NOON)
    made_up = ["#", "A", "A$", "Z" * 1000, "\U0001f600", *(f"X{number}#x" for number in range(300))]
    for sk in made_up:
        on_moto.client.put_item(TableName=on_moto.table, Item={"pk": {"S": "G#kyc#tried"}, "sk": {"S": sk}})
    weeks, _ = on_moto.ledger.learned("kyc", now=NOON)
    assert weeks["CONTEXT_OVERFLOW"] == {week_of(NOON): {("compress", 10): Tally(tries=1, cures=1)}}
    assert {"A", "X0"} <= weeks.keys()
    assert all(len(code) <= 64 for code in weeks)
    assert len(weeks) <= 200


def test_a_counter_that_makes_no_sense_is_skipped(on_moto: DynamoBench) -> None:
    on_moto.ledger.learn("kyc", COMPRESSED, cured=True, usd=0.0, at=NOON)
    bad = {"pk": {"S": "G#kyc#tried"}, "sk": {"S": f"CONTEXT_OVERFLOW#s1#{week_of(NOON)}"}, "tries:x": {"N": "1"}}
    on_moto.client.put_item(TableName=on_moto.table, Item=bad)
    found = on_moto.ledger.experience("kyc", "CONTEXT_OVERFLOW", signature="s1", now=NOON)
    assert found.of_cause == {}
    assert found.of_code == {("compress", 10): Tally(tries=1, cures=1)}
