"""What a redrive makes of a letter: the same job each time, with what the letter and the request say, and a patch."""

import json
from dataclasses import replace
from typing import Any

import pytest

from lambdas.core.config.lane import Raised
from lambdas.core.model.failure import SAME, Strategy
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Letter, Way
from lambdas.core.redrive.claim import NotAJob, changed_paths, merged, replayed, resumed
from lambdas.core.redrive.record import replay_id
from lambdas.core.redrive.request import Filter, Request
from tests.support.builders import AN_HOUR, NOON, a_failure, a_head, a_key, a_letter
from tests.support.lane import LANE

BIGGER = Strategy(model="large")
REQUEST = Request(action=Way.REPLAY, job_type="kyc", filter=Filter(), reason="mended", operator="ada")
LETTER = a_letter(
    a_key(job_id="job_1"),
    letter_id="letter_2",
    lineage=("letter_1",),
    spend_usd=0.5,
    tokens=70,
    strategies_tried=(BIGGER,),
    original_message_id="message_1",
    auto_replays=1,
    trace_id="1-2-3",
)
BODY = json.dumps({"job_id": "job_1", "tenant_id": "tnt_8f2a", "job_type": "kyc", "payload": {"a": 1, "b": {"c": "é"}}})


def of(request: Request = REQUEST, letter: Letter = LETTER, body: str = BODY) -> Any:
    return replayed(letter, body, request, "redrive_1", LANE, NOON)


def test_a_replay_is_a_queued_job_of_the_same_lineage_with_what_it_has_used_so_far() -> None:
    head = of().head
    assert (head.status, head.root, head.lineage) == (HeadStatus.QUEUED, "job_1", ("letter_1", "letter_2"))
    assert (head.spend_usd, head.tokens, head.strategies_tried) == (0.5, 70, (BIGGER,))
    assert (head.replays, head.redrive_id, head.auto_replays) == (LETTER.key, "redrive_1", 1)
    assert (head.message_id, head.trace_id) == ("message_1", "1-2-3")
    assert (head.due_at, head.sweep_at, head.resends, head.updated_at) == (None, NOON + LANE.patience, 0, NOON)
    assert head.scope == LETTER.scope


@pytest.mark.parametrize(
    ("code", "root", "run_id", "is_shared"),
    [
        ("SCHEMA_INVALID", "letter.9", "", False),
        ("SCHEMA_INVALID", "letter.9", "run_1", True),  # an agent's own word, of a job that its producer called so
        ("SCHEMA_INVALID", "job_0", "", True),  # a retired lane's: it had a head
        ("NEVER_STARTED", "letter.9", "", True),  # a producer may call its job so
    ],
)
def test_only_a_letter_that_never_had_a_head_has_no_root_to_share(
    code: str, root: str, run_id: str, is_shared: bool
) -> None:
    head = of(letter=replace(LETTER, code=code, run_id=run_id, root=root)).head
    assert head.root == (root if is_shared else head.key.job_id)


def test_the_same_letter_and_redrive_make_the_same_job_and_others_another() -> None:
    assert of() == of()
    ids = {replay_id("letter_2", "redrive_1"), replay_id("letter_3", "redrive_1"), replay_id("letter_2", "redrive_2")}
    assert len(ids) == 3
    assert len({of().head.key.job_id.partition("_")[2], of().head.run_id.partition("_")[2], of().head.ticket}) == 3


def test_a_replay_is_named_the_same_by_every_release_as_a_redrive_may_go_on_in_the_next() -> None:
    head = of().head
    assert head.key.job_id == "replay:23598d4c45d02c3bb7572a9736c52661"
    assert (head.run_id, head.ticket) == ("run_33405155f96ca78fa9cf627414fe9796", "bdc070409d4ddf41e53ce1a2bfbbafaf")


def test_what_is_sent_is_the_envelope_with_its_own_id_and_the_patch() -> None:
    again = of(replace(REQUEST, patch={"a": None, "b": {"d": 2}}))
    envelope = json.loads(again.text)
    assert envelope["job_id"] == again.head.key.job_id == replay_id("letter_2", "redrive_1")
    assert envelope["payload"] == {"b": {"c": "é", "d": 2}}
    assert envelope["version"] == LETTER.version
    assert "é" in again.text
    sent = again.head.message()
    assert (sent.body.text, sent.group, sent.ticket, sent.trace_id) == (
        again.text,
        "tnt_8f2a",
        again.head.ticket,
        "1-2-3",
    )


def test_a_request_of_the_sweep_counts_and_a_new_strategy_is_written_down() -> None:
    other = Strategy(model="huge")
    head = of(replace(REQUEST, auto=True, strategy=other, raised=Raised(budget_usd=2.0), scope="fresh")).head
    assert (head.auto_replays, head.strategy, head.strategies_tried) == (2, other, (BIGGER, other))
    assert (head.raised, head.scope) == (Raised(budget_usd=2.0), "redrive_1")
    assert of(replace(REQUEST, strategy=BIGGER)).head.strategies_tried == (BIGGER,)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("{", "the body is not JSON"),
        ("[]", "the body is not a JSON object"),
        (BODY.replace("tnt_8f2a", "tnt_other"), "tenant_id: 'tnt_other', the letter is 'tnt_8f2a'"),
        ("{}", "tenant_id"),
    ],
)
def test_a_body_that_is_no_job_of_the_letters_tenant_is_refused(body: str, why: str) -> None:
    with pytest.raises(NotAJob, match=why):
        of(body=body)


def test_a_lone_surrogate_is_sent_escaped() -> None:
    again = of(body=BODY.replace("\\u00e9", "\\ud800"))
    assert "\\ud800" in again.text
    again.text.encode()


def test_a_resume_is_the_same_run_whose_row_of_failures_begins_anew() -> None:
    was = a_head(
        a_key(job_id="job_1"),
        status=HeadStatus.DEAD,
        failure=a_failure(),
        first_failed_at=NOON - AN_HOUR,
        parked_at=NOON - AN_HOUR,
        parked_ms=9,
        death_id="death_1",
        letter_id="letter_2",
        spend_usd=0.5,
        checkpoint=3,
    )
    head = resumed(LETTER, was, BODY, REQUEST, "redrive_1", LANE, NOON).head
    assert (head.key, head.run_id, head.checkpoint, head.spend_usd) == (was.key, was.run_id, 3, 0.5)
    assert (head.status, head.strategy) == (HeadStatus.QUEUED, SAME)
    assert (head.failure, head.failures, head.first_claimed_at, head.first_failed_at) == (None, (), None, None)
    assert (head.parked_at, head.parked_ms, head.death_id, head.letter_id) == (None, 0, "", "")


def test_a_resume_goes_on_with_what_a_recalled_replay_used_meanwhile() -> None:
    """Found by the simulation: only the letter knows of it, and the budget was spent twice."""
    was = a_head(status=HeadStatus.DEAD, spend_usd=1.5, tokens=900)
    letter = replace(LETTER, spend_usd=2.1, tokens=700)
    head = resumed(letter, was, BODY, REQUEST, "redrive_1", LANE, NOON).head
    assert (head.spend_usd, head.tokens) == (2.1, 900)


@pytest.mark.parametrize("body", ["{}", BODY.replace("tnt_8f2a", "tnt_other"), BODY.replace("job_1", "job_2")])
def test_what_cannot_be_read_or_is_anothers_is_not_resumed(body: str) -> None:
    with pytest.raises(NotAJob):
        resumed(LETTER, a_head(), body, REQUEST, "redrive_1", LANE, NOON)


@pytest.mark.parametrize(
    ("target", "patch", "result"),
    [
        ({"a": 1}, {"a": None}, {}),
        ({"a": 1}, {"b": None}, {"a": 1}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": None}}, {"a": {"c": 2}}),
        ({"a": [1]}, {"a": {"b": 1}}, {"a": {"b": 1}}),
        ("text", {"a": 1}, {"a": 1}),
        ({"a": 1}, [2], [2]),
    ],
)
def test_a_patch_merges_as_rfc_7396_says(target: Any, patch: Any, result: Any) -> None:
    assert merged(target, patch) == result


def test_the_paths_of_a_patch_are_json_pointers_without_values() -> None:
    assert changed_paths({"a": {"b~c": 1, "d/e": {}}, "f": [1], "g": {"h": None}}) == [
        "/a/b~0c",
        "/a/d~1e",
        "/f",
        "/g/h",
    ]
