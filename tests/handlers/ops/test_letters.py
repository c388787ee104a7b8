"""`ops letters`, `ops letter`, `ops lane`: letters in lists, all about one, and what a lane still has of them."""

import json
from dataclasses import fields, replace
from datetime import timedelta
from pathlib import Path

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import event_item
from lambdas.core.model.failure import Code, Kind, Strategy
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import OPERATORS, EffectStatus, Letter, LetterEffect, LetterStatus
from lambdas.core.operate.letters import home_of
from lambdas.core.worker.advice import ADVISED, Act, Advice, as_data
from ops.letters.letter import MEANING, OUTCOME
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_claim, a_head, a_key, a_letter, an_event
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

COMMITTED = LetterEffect(
    action="crm.case_created", key="C-17", status=EffectStatus.COMMITTED, ref="case-17", committed_at=NOON
)
IN_DOUBT = LetterEffect(action="mail.sent", key="C-17", status=EffectStatus.INTENT)


def put(line: Line, n: int, **changes: object) -> Letter:
    defaults: dict[str, object] = {"letter_id": f"dl_{n:020d}", "died_at": NOON + n * A_MINUTE}
    names = {name: changes.pop(name) for name in ("tenant_id", "job_type") if name in changes}
    return line.bench.put_letter(a_letter(a_key(job_id=f"job_{n}", **names), **{**defaults, **changes}))


def ids(answer: dict[str, list[dict[str, str]]]) -> list[int]:
    return [int(letter["letter_id"].removeprefix("dl_")) for letter in answer["letters"]]


def test_letters_are_listed_newest_first_with_what_a_person_needs_to_choose(line: Line) -> None:
    put(line, 1, kind=Kind.PERMANENT, code="DOC_PARSE_CORRUPT", detail="the XMP packet is cut off\nTraceback …")
    put(line, 2, job_type="sanctions", tenant_id="tnt_b")
    answer = line("letters")
    assert answer.code == 0
    for told in ("dl_00000000000000000001", "2026-06-12 12:01:00Z", "tnt_8f2a", "kyc/job_1"):
        assert told in answer.out, told
    for told in ("permanent DOC_PARSE_CORRUPT", "open", "the XMP packet is cut off", "→ fix_and_replay"):
        assert told in answer.out, told
    assert "Traceback" not in answer.out
    assert answer.out.index("sanctions/job_2") < answer.out.index("kyc/job_1")
    assert max(len(row) for row in answer.out.splitlines()) <= 80


def test_nothing_is_recommended_for_a_letter_that_is_resolved(line: Line) -> None:
    put(line, 1, status=LetterStatus.RECOVERED)
    listed = line("letters", "--status", "any").out
    assert "recovered" in listed
    assert listed.count("→") == 1, "in the heading"
    assert "recommended" not in line("letter", "dl_00000000000000000001").out


def test_letters_are_chosen_by_lane_tenant_status_and_code(line: Line) -> None:
    put(line, 1)
    put(line, 2, job_type="sanctions")
    put(line, 3, tenant_id="tnt_b")
    put(line, 4, status=LetterStatus.HELD, code=Code.EFFECT_IN_DOUBT)
    put(line, 5, status=LetterStatus.DISCARDED)
    put(line, 6, status=LetterStatus.RECOVERED, tenant_id="tnt_b", job_type="sanctions")
    assert ids(line.json("letters")) == [4, 3, 2, 1]
    assert ids(line.json("letters", "--lane", "kyc")) == [4, 3, 1]
    assert ids(line.json("letters", "--tenant", "tnt_b")) == [3]
    assert ids(line.json("letters", "--tenant", "tnt_8f2a", "--lane", "sanctions")) == [2]
    assert ids(line.json("letters", "--status", "discarded", "--status", "recovered")) == [6, 5]
    assert ids(line.json("letters", "--status", "any", "--tenant", "tnt_b")) == [6, 3]
    assert ids(line.json("letters", "--code", "EFFECT_IN_DOUBT")) == [4]


@pytest.mark.parametrize("of", [("--lane", "kyc"), ("--tenant", "tnt_8f2a"), ()])
def test_pages_follow_each_other_without_a_gap_or_a_repeat(line: Line, of: tuple[str, ...]) -> None:
    for n in range(7):
        put(line, n, job_type="kyc", status=LetterStatus.HELD if n % 3 == 0 else LetterStatus.OPEN)
    seen: list[int] = []
    page = line.json("letters", *of, "--limit", "3")
    while page["cursor"] is not None:
        assert len(page["letters"]) == 3
        seen += ids(page)
        page = line.json("letters", *of, "--limit", "3", "--cursor", page["cursor"])
    assert [*seen, *ids(page)] == [6, 5, 4, 3, 2, 1, 0]
    assert ids(line.json("letters", *of, "--limit", "3", "--all")) == [6, 5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize("of", [("--lane", "kyc"), ("--tenant", "tnt_8f2a"), ()])
def test_only_a_full_page_that_is_not_the_last_has_a_cursor(line: Line, of: tuple[str, ...]) -> None:
    for n in range(3):
        put(line, n)
    assert line.json("letters", *of, "--limit", "3")["cursor"] is None
    put(line, 3)
    assert line.json("letters", *of, "--limit", "3")["cursor"] is not None


def test_a_tenants_letters_of_one_lane_are_found_behind_pages_of_another(line: Line) -> None:
    put(line, 0, job_type="sanctions")
    for n in range(1, 6):
        put(line, n, job_type="kyc")
    page = line.json("letters", "--tenant", "tnt_8f2a", "--lane", "sanctions", "--limit", "2")
    assert ids(page) == [0]
    assert page["cursor"] is None


def test_a_person_is_told_how_to_go_on(line: Line) -> None:
    for n in range(3):
        put(line, n)
    answer = line("letters", "--lane", "kyc", "--limit", "2")
    assert "--cursor" in answer.err
    assert "python -m ops letter <id>" in answer.err


def test_no_letters_is_an_answer(line: Line) -> None:
    answer = line("letters", "--lane", "kyc")
    assert (answer.code, answer.out) == (0, "no letter here is open or held\n")
    assert line.json("letters") == {"letters": [], "cursor": None}


def test_letters_of_a_lane_that_was_removed_are_still_listed(line: Line) -> None:
    put(line, 1, job_type="former")
    assert ids(line.json("letters", "--lane", "former")) == [1]


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("--lane", "kyk"), "there is no lane 'kyk': lanes.toml has kyc, sanctions, backfill, "),
        (("--cursor", "nonsense"), "cursor 'nonsense' is not one that a page of letters gave"),
        (("--limit", "1000"), "'1000' is not a whole number from 1 to 199"),
        (("--status", "lost"), "invalid choice: 'lost'"),
        (("--tenant", "a b"), "--tenant 'a b' is not an id"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused_in_a_sentence(
    line: Line, argv: tuple[str, ...], sentence: str
) -> None:
    answer = line("letters", *argv)
    assert (answer.code, answer.out) == (2, "")
    assert sentence in answer.err


def test_a_letter_shows_what_happened_outside_and_its_safety_before_anything_else(line: Line) -> None:
    found = put(line, 1, effects=(COMMITTED, IN_DOUBT), lineage=("dl_before",), code="DOC_PARSE_CORRUPT")
    line.bench.client.put_item(TableName=line.bench.table, Item=_event_item(found, "attempt 2 failed as well"))
    answer = line("letter", found.letter_id)
    places = [
        answer.out.index(told)
        for told in (
            "open",
            "crm.case_created",
            "replay: verify_first: 1 effect is in doubt",
            "DOC_PARSE_CORRUPT",
            "Traceback",
            "attempt 2 failed as well",
            "dl_before",
            "v-41c2",
        )
    ]
    assert places == sorted(places)
    assert "yes; will be skipped" in answer.out
    assert "IN DOUBT" in answer.out
    assert max(len(row) for row in answer.out.splitlines()) <= 80


def test_the_json_of_a_letter_has_every_field_of_the_design(line: Line) -> None:
    found = put(line, 1, effects=(COMMITTED,), code=Code.LLM_TIMEOUT, kind=Kind.TRANSIENT)
    answer = line.json("letter", found.letter_id)
    beside = {"safety", "deployed_version", "advice", "timeline"}
    assert set(answer) == {field.name for field in fields(Letter)} | beside
    assert answer["safety"]["replay"] == {"verdict": "safe", "why": "every effect is committed and will be skipped"}
    assert answer["effects"][0]["committed_at"] == "2026-06-12T12:00:00.000Z"
    assert answer["died_at"] == "2026-06-12T12:01:00.000Z"


def test_the_lanes_own_policy_judges(line: Line) -> None:
    denied = put(line, 1, job_type="kyc", code=Code.POLICY_DENIED)
    elsewhere = put(line, 2, job_type="sanctions", code=Code.POLICY_DENIED)
    assert line.json("letter", denied.letter_id)["safety"]["replay"]["verdict"] == "never"
    assert line.json("letter", elsewhere.letter_id)["safety"]["replay"]["verdict"] == "safe"


def test_a_letter_whose_newer_version_is_done_is_never_safe(line: Line) -> None:
    found = put(line, 1, code=Code.LLM_TIMEOUT)
    line.bench.put_head(a_head(a_key(job_id="job_1", version=2), status=HeadStatus.WAITING, sweep_at=NOON))
    assert line.json("letter", found.letter_id)["safety"]["replay"]["verdict"] == "safe"
    newer = line.bench.ledger.claim(a_claim(a_key(job_id="job_1", version=3)))
    line.bench.ledger.finish(replace(newer, status=HeadStatus.DONE), expires_at=NOON + AN_HOUR)
    safety = line.json("letter", found.letter_id)["safety"]
    assert safety["replay"] == {"verdict": "never", "why": "a newer version of the job is done"}


def test_a_letter_that_names_no_job_has_its_timeline_too(line: Line) -> None:
    letter = a_letter(
        a_key(tenant_id=OPERATORS, job_id="letter.0f3c"), code=Code.SCHEMA_INVALID, letter_id="dl_headless", attempts=0
    )
    line.bench.ledger.take_in(letter, was=None, event=an_event(why="body: not JSON"), expires_at=None)
    answer = line("letter", "dl_headless")
    assert "body: not JSON" in answer.out
    assert "never: SCHEMA_INVALID letters hold no job that could run" in " ".join(answer.out.split())


def test_a_letter_of_a_removed_lane_is_judged_by_the_built_in_policy_and_says_so(line: Line) -> None:
    found = put(line, 1, job_type="former")
    answer = line("letter", found.letter_id)
    assert answer.code == 0
    assert "lane 'former' is not in this lanes.toml" in answer.out


@pytest.mark.parametrize("letter_id", ["dl_nobody", ""])
def test_an_unknown_letter_says_how_to_find_one(line: Line, letter_id: str) -> None:
    answer = line("letter", letter_id)
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"there is no letter {letter_id!r}: `python -m ops letters` lists those that are open\n"


def test_every_status_has_a_sentence() -> None:
    assert set(MEANING) == set(LetterStatus)
    assert set(OUTCOME) == set(EffectStatus)


def _event_item(letter: Letter, why: str) -> dict[str, dict[str, str]]:
    return event_item(keys.partition(letter.job_key), an_event(why=why, at=NOON + timedelta(seconds=30)))


def test_a_lane_with_letters_is_not_to_be_removed_and_they_are_counted_by_status(line: Line) -> None:
    put(line, 1)
    put(line, 2)
    put(line, 3, status=LetterStatus.HELD)
    put(line, 4, status=LetterStatus.RECOVERED)
    put(line, 5, job_type="sanctions")
    answer = line("lane", "left", "kyc")
    assert answer.code == 1
    for told in ("letters, open", "2", "letters, held", "1", "lane export kyc", "--action discard"):
        assert told in answer.out + answer.err, told
    found = json.loads(line("lane", "left", "kyc", "--json").out)
    assert (found["letters"]["open"], found["letters"]["held"], found["left"]) == (2, 1, True)


def test_a_lane_whose_letters_are_all_resolved_can_be_removed(line: Line) -> None:
    put(line, 1, status=LetterStatus.DISCARDED)
    answer = line("lane", "left", "kyc")
    assert (answer.code, answer.out.strip()) == (0, "kyc: nothing is left. A retired lane can be removed now.")


def test_a_message_that_no_worker_took_yet_is_left_too(line: Line) -> None:
    url = line.sqs.get_queue_url(QueueName="lazaret-kyc")["QueueUrl"]
    line.sqs.create_queue(QueueName="lazaret-kyc-dead")
    line.sqs.send_message(QueueUrl=url, MessageBody="{}")
    found = json.loads(line("lane", "left", "kyc", "--json").out)
    assert (found["left"], found["queue"]["waiting"]) == (True, 1)


def test_a_lane_that_never_was_is_named_as_a_mistake(line: Line) -> None:
    answer = line("lane", "left", "kcy")
    assert answer.code == 2
    assert "kcy" in answer.err
    assert line("lane", "export", "kcy").code == 2


def test_letters_are_exported_whole_with_their_timelines_whatever_became_of_them(line: Line, tmp_path: Path) -> None:
    first = put(line, 1, detail="the XMP packet is cut off")
    second = put(line, 2, status=LetterStatus.RECOVERED)
    put(line, 3, job_type="sanctions")
    item = event_item(keys.partition(first.job_key), an_event(what="letter.created"))
    line.bench.client.put_item(TableName=line.bench.table, Item=item)
    file = tmp_path / "kyc.jsonl"
    answer = line("lane", "export", "kyc", "--to", str(file))
    assert (answer.code, answer.out.strip()) == (0, f"2 letters are in {file}")
    lines = [json.loads(each) for each in file.read_text().splitlines()]
    assert {each["letter"]["letter_id"] for each in lines} == {first.letter_id, second.letter_id}
    whole = next(each for each in lines if each["letter"]["letter_id"] == first.letter_id)
    assert whole["letter"]["detail"] == "the XMP packet is cut off"
    assert [event["what"] for event in whole["timeline"]] == ["letter.created"]


def test_a_letter_shows_what_the_lanes_triage_agent_advises(line: Line) -> None:
    letter = put(line, 1, death_id="death_1")
    assert "advises" not in line("letter", letter.letter_id).out
    advice = Advice(
        act=Act.ASK, reasons=("only the tenant knows",), strategy=Strategy(model="large"), draft="May we still use it?"
    )
    told = replace(an_event(what=ADVISED), who="agents.triage:advise", data=as_data(advice, "death_1"))
    line.bench.ledger.record(home_of(letter), told)
    shown = line("letter", letter.letter_id).out
    assert "agents.triage:advise advises: ask" in shown
    for word in ("- only the tenant knows", "with model large", "May we still use it?"):
        assert word in shown
    assert line.json("letter", letter.letter_id)["advice"]["act"] == "ask"
