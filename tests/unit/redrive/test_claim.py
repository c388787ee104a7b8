"""One letter of a redrive: what its timeline says, and the word for each reason why it was not sent."""

import json
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent
from lambdas.core.model.head import Event, HeadStatus
from lambdas.core.model.job import MAX_BODY_BYTES, REPLAY_ROOM, Job, Refused, read_job
from lambdas.core.model.letter import Letter, LetterStatus, Way
from lambdas.core.redrive.claim import NotClaimed, claim, discard
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import Filter, Request
from tests.support.builders import AN_HOUR, NOON, an_event
from tests.support.lane import LANE
from tests.support.worlds.island import Island


def broken(_job: Job, _run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "cannot read the document")


def a_redrive(redrive_id: str = "rd-1", way: Way = Way.REPLAY, **changes: Any) -> Redrive:
    request = Request(action=way, job_type="kyc", filter=Filter(), reason="mended", operator="ana", **changes)
    return Redrive(
        redrive_id=redrive_id, request=request, status=RedriveStatus.SENDING, started_at=NOON, updated_at=NOON
    )


@pytest.fixture
def island() -> Island:
    return Island(agent=broken, lane=LANE)


@pytest.fixture
def letter(island: Island) -> Letter:
    (letter,) = island.kill(1)
    return letter


def last_event(island: Island, letter: Letter) -> Event:
    return island.ledger.timeline(letter.job_key)[-1]


def why_not(island: Island, redrive: Redrive, letter: Letter, head: Any = None) -> str:
    with pytest.raises(NotClaimed, match=f"dead letter '{letter.letter_id}' was not sent: .+") as refused:
        claim(island.redriver, redrive, letter, head)
    return refused.value.reason


def test_a_replay_is_on_the_timeline_with_who_why_and_what_was_changed(island: Island, letter: Letter) -> None:
    again = claim(island.redriver, a_redrive(fixed="data", patch={"a": {"b": 1}}), letter, None)
    event = last_event(island, letter)
    assert (event.what, event.who, event.why) == ("letter.replayed", "unverified", "mended")
    assert event.data == {
        "redrive_id": "rd-1",
        "job_id": again.head.key.job_id,
        "fixed": "data",
        "patched": ["/a/b"],
        "claimed": "ana",
    }


def test_what_a_request_does_not_say_is_not_on_the_timeline(island: Island, letter: Letter) -> None:
    discard(island.redriver, replace(a_redrive(way=Way.DISCARD), started_by="arn:ana"), letter)
    event = last_event(island, letter)
    assert (event.what, event.who) == ("letter.discarded", "arn:ana")
    assert event.data == {"redrive_id": "rd-1", "claimed": "ana"}


def test_a_body_too_large_for_the_head_is_stored_before_the_head_that_names_it(island: Island) -> None:
    (large,) = island.kill(1, payload={"text": "x" * 5000})
    again = claim(island.redriver, a_redrive(), large, None)
    assert again.head.body.ref is not None
    assert island.store.objects[again.head.body.ref] == again.text


def test_a_small_body_is_stored_nowhere_else(island: Island, letter: Letter) -> None:
    before = set(island.store.objects)
    assert claim(island.redriver, a_redrive(), letter, None).head.body.text
    assert set(island.store.objects) == before


def test_a_letter_that_another_redrive_holds_is_claimed_by_another(island: Island, letter: Letter) -> None:
    claim(island.redriver, a_redrive("rd-other"), letter, None)
    assert why_not(island, a_redrive(), letter) == "claimed_by_another"
    with pytest.raises(NotClaimed) as refused:
        discard(island.redriver, a_redrive(way=Way.DISCARD), letter)
    assert refused.value.reason == "claimed_by_another"


def test_a_replay_that_was_called_back_is_not_sent_again_by_the_same_redrive(island: Island, letter: Letter) -> None:
    head = claim(island.redriver, a_redrive(), letter, None).head
    island.ledger.recall(head, an_event(), expires_at=NOON + AN_HOUR)
    opened = island.ledger.dead[letter.letter_id]
    assert opened.status is LetterStatus.OPEN
    assert why_not(island, a_redrive(), opened) == "called_back"


def test_a_resume_whose_head_moved_on_is_claimed_by_another(island: Island, letter: Letter) -> None:
    head = island.ledger.head(letter.job_key)
    assert head is not None
    island.ledger.heads[letter.job_key] = replace(head, status=HeadStatus.RUNNING)
    assert why_not(island, a_redrive(way=Way.RESUME), letter, head) == "claimed_by_another"


def test_a_resume_needs_a_head(island: Island, letter: Letter) -> None:
    assert why_not(island, a_redrive(way=Way.RESUME), letter) == "invalid"


def test_a_letter_whose_snapshot_is_gone_cannot_be_replayed(island: Island, letter: Letter) -> None:
    del island.store.objects[letter.snapshot_ref]
    assert why_not(island, a_redrive(), letter) == "gone"


def test_a_resume_goes_on_with_the_head_that_it_has(island: Island, letter: Letter) -> None:
    head = island.ledger.head(letter.job_key)
    again = claim(island.redriver, a_redrive(way=Way.RESUME), letter, head)
    assert again.head.key == letter.job_key
    assert island.ledger.heads[letter.job_key].status is HeadStatus.QUEUED
    assert last_event(island, letter).what == "letter.resumed"


def test_a_replay_leaves_the_dead_head_alone_even_if_it_is_at_hand(island: Island, letter: Letter) -> None:
    head = island.ledger.head(letter.job_key)
    again = claim(island.redriver, a_redrive(), letter, head)
    assert again.head.key != letter.job_key
    assert island.ledger.heads[letter.job_key].status is HeadStatus.DEAD


@pytest.mark.parametrize(("retention", "kept"), [(30, 90), (400, 400)])
def test_a_discarded_letter_is_kept_for_90_days_or_as_long_as_its_lane_says(retention: int, kept: int) -> None:
    island = Island(agent=broken, lane=replace(LANE, retention_days=retention))
    (letter,) = island.kill(1)
    discard(island.redriver, a_redrive(way=Way.DISCARD), letter)
    moved = island.ledger.dead[letter.letter_id]
    assert (moved.status, moved.resolved_by, moved.resolved_at) == (
        LetterStatus.DISCARDED,
        "unverified (claims to be ana)",
        island.now,
    )
    assert island.ledger.expiry[letter.letter_id] == island.now + timedelta(days=kept)


@pytest.mark.parametrize(
    "named", ["lazaret", "auto-1", "tnt_1/ada@example.com", "ops@example.com", "arn:aws:iam::1:role/x"]
)
def test_whoever_is_named_in_the_input_of_an_execution_is_nowhere_taken_for_them(island: Island, named: str) -> None:
    """As somebody with StartExecution would write it: the sweep, the tenant, another operator."""
    (letter,) = island.kill(1)
    redrive = a_redrive(way=Way.DISCARD)
    raw = replace(redrive, request=replace(redrive.request, operator=named), started_by="")
    discard(island.redriver, raw, letter)
    event = last_event(island, letter)
    assert (event.who, event.data["claimed"]) == ("unverified", named)
    assert island.ledger.dead[letter.letter_id].resolved_by == f"unverified (claims to be {named})"
    assert not raw.verified


def snapshot_of(island: Island, letter: Letter, text: str) -> None:
    island.store.put(letter.snapshot_ref, json.dumps({"body": text}))


def compact(payload: str) -> str:
    """As a producer writes it that counts its bytes."""
    return f'{{"job_id":"job_0","tenant_id":"tnt_1","job_type":"kyc","payload":{payload}}}'


@pytest.mark.parametrize("size", [740_000, MAX_BODY_BYTES - 1, MAX_BODY_BYTES])
@pytest.mark.parametrize("number", ["1e5", "7"])  # one that Python writes longer, and one with many commas
def test_a_large_compact_body_is_replayed_as_it_came(island: Island, letter: Letter, size: int, number: str) -> None:
    room = size - len(compact('{"n":[0],"pad":""}')) - 1
    numbers = ",".join([number] * (room // (len(number) + 1)))
    payload = f'{{"n":[{numbers}],"pad":"{"x" * (room + 2 - len(numbers))}"}}'
    assert len(compact(payload)) == size
    snapshot_of(island, letter, compact(payload))
    again = claim(island.redriver, a_redrive(), letter, None)
    assert f'"payload":{payload}' in again.text
    job = read_job(again.text, job_type="kyc")
    assert (job.job_id, job.version) == (again.head.key.job_id, 1)
    assert len(again.text) - size < REPLAY_ROOM


def test_a_patched_body_is_written_without_spaces(island: Island, letter: Letter) -> None:
    snapshot_of(island, letter, compact('{"n": 1,"text":"é"}'))
    again = claim(island.redriver, a_redrive(patch={"n": 2}), letter, None)
    assert again.text.startswith('{"job_id":"replay:')
    assert '"payload":{"n":2,"text":"é"}' in again.text


def test_a_body_is_replayed_whatever_space_is_between_its_members(island: Island, letter: Letter) -> None:
    spaced = ' {\n "job_id" : "job_0" ,\t"tenant_id":"tnt_1", "job_type": "kyc", "payload" : { "a" : [ 1 , 2 ] } \r\n} '
    snapshot_of(island, letter, spaced)
    again = claim(island.redriver, a_redrive(), letter, None)
    assert '"payload":{ "a" : [ 1 , 2 ] }' in again.text
    assert read_job(again.text, job_type="kyc").payload == {"a": [1, 2]}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a":1} {}', '"job"', "[" * 100_000])
def test_what_is_not_an_object_cannot_be_replayed(island: Island, letter: Letter, text: str) -> None:
    snapshot_of(island, letter, text)
    assert why_not(island, a_redrive(), letter) == "invalid"


@pytest.mark.parametrize(("job_id", "taken"), [("job_0", False), ("replay:1", True)])
def test_only_a_replay_may_be_larger_than_a_producers_body(job_id: str, taken: bool) -> None:
    text = compact('{"pad":""}').replace("job_0", job_id)
    text = text.replace('""', f'"{"x" * (MAX_BODY_BYTES + 1 - len(text))}"')
    if taken:
        assert read_job(text, job_type="kyc").job_id == job_id
    else:
        with pytest.raises(Refused, match=f"{MAX_BODY_BYTES + 1} bytes, expected at most {MAX_BODY_BYTES}"):
            read_job(text, job_type="kyc")
