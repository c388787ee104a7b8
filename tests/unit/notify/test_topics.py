"""What is told beside letters: breakers that open and close, and discards."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from lambdas.core.model.letter import Action, Letter, LetterStatus
from lambdas.core.notify.notice import BREAKER_WINDOW, COUNTED, DISCARD_WINDOW, MANY_LETTERS, WINDOW, window_of
from lambdas.core.ports.outside import DISCARDED, OF_BREAKERS, NoticeMessage
from tests.support.builders import A_MINUTE
from tests.support.worlds.notices import SECOND, TENANT, World

OPENED, CLOSED = OF_BREAKERS


def discard_of(letter: Letter, redrive_id: str, reason: str) -> NoticeMessage:
    named = {name: getattr(letter, name) for name in ("letter_id", "job_type", "job_id", "code")}
    facts = {"redrive_id": redrive_id, "reason": reason, **named}
    return NoticeMessage(what=DISCARDED, tenant_id=TENANT, job_type="kyc", facts=facts)


def test_a_breaker_that_opens_and_closes_is_told_twice_and_a_copy_of_the_message_is_not(world: World) -> None:
    facts = {"tenant_id": TENANT, "job_type": "kyc", "code": "AUTH_DENIED", "failed": 5, "attempts": 7, "why": "x"}
    opened = NoticeMessage(what=OPENED, tenant_id=TENANT, job_type="kyc", facts=facts)
    world.hear(opened)
    world.hear(opened)
    world.now += SECOND
    world.hear(replace(opened, what=CLOSED, facts={**facts, "why": "their lawyer called (closed by ada)"}))
    assert [body["what"] for _, body in world.posted] == [OPENED, CLOSED]
    assert world.posted[0][1]["job_type"] == "kyc"
    assert (world.posted[0][1]["code"], world.posted[0][1]["failed"]) == ("AUTH_DENIED", 5)
    assert world.posted[0][1]["url"] == "https://api.example.com/v1/health"
    assert "lawyer" not in json.dumps(world.posted)
    world.now += 15 * A_MINUTE
    world.hear(opened)
    assert len(world.posted) == 3


def test_a_breaker_escalates_no_letter(world: World) -> None:
    world.dies(2)
    world.hear(NoticeMessage(what=OPENED, tenant_id=TENANT, job_type="kyc"))
    assert set(world.statuses().values()) == {LetterStatus.OPEN}


def test_the_discards_of_one_redrive_are_told_once_with_their_reason(world: World) -> None:
    first, second = world.discards("rd-1", 3, code="SCHEMA_INVALID"), world.discards("rd-2", 1, code="UNREADABLE")
    world.discards("rd-1", 1, code="AUTH_DENIED", action=Action.FIX_AND_REPLAY)
    for letter in first:
        world.hear(discard_of(letter, "rd-1", "no id"))
    world.hear(discard_of(second[0], "rd-2", "too old"))
    told = [(body["what"], body["letters"], body["codes"], body["reason"]) for _, body in world.posted]
    assert told == [
        ("letters.discarded", 3, {"SCHEMA_INVALID": 3}, "no id"),
        ("letters.discarded", 1, {"UNREADABLE": 1}, "too old"),
    ]
    samples = world.posted[0][1]["samples"]
    assert {sample["letter_id"] for sample in samples} == {letter.letter_id for letter in first}


def test_a_discard_that_the_list_does_not_show_yet_is_told_by_its_own_letter(world: World) -> None:
    [letter] = world.dies(1, code="SCHEMA_INVALID")
    world.hear(discard_of(letter, "rd-1", "no id"))
    [(_, body)] = world.posted
    assert (body["letters"], body["samples"][0]["letter_id"]) == (1, letter.letter_id)


def test_more_discards_than_are_read_are_said_to_be_more(world: World) -> None:
    letters = world.discards("rd-1", COUNTED + 1, code="SCHEMA_INVALID")
    world.hear(discard_of(letters[0], "rd-1", "no id"))
    [(_, body)] = world.posted
    assert (body["letters"], body["or_more"], len(body["samples"])) == (COUNTED, True, 5)


def test_a_notice_about_discards_links_to_the_list_of_them_and_to_each_letter(world: World) -> None:
    [letter] = world.dies(1, code="SCHEMA_INVALID")
    world.hear(discard_of(letter, "rd-1", "no id"))
    [(_, body)] = world.posted
    assert body["url"].endswith("/v1/dead-letters?status=discarded")
    assert body["samples"][0]["url"].endswith(f"/v1/dead-letters/{letter.letter_id}")
    assert body["samples"][0].keys() == {"letter_id", "job_type", "job_id", "code", "url"}
    assert (body["job_type"], body["or_more"], body["codes"]) == ("kyc", True, {"SCHEMA_INVALID": 1})


@pytest.mark.parametrize(
    ("topic", "window"),
    [(MANY_LETTERS, WINDOW), ("letters.discarded#rd-1", DISCARD_WINDOW), ("breaker.opened#kyc", BREAKER_WINDOW)],
)
def test_each_topic_has_its_window_whatever_it_is_about(topic: str, window: timedelta) -> None:
    assert window_of(topic) == window
