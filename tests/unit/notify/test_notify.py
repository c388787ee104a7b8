"""What a tenant is told and when, over memory: a clock that the test moves, an endpoint that answers as it says."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

import pytest

from lambdas.core.model.job import tenant_named_in
from lambdas.core.model.letter import LetterStatus
from lambdas.core.notify.notice import (
    COUNTED,
    MANY,
    MANY_LETTERS,
    WINDOW,
    NoticeStatus,
    NotTaken,
    TenantNotice,
)
from lambdas.core.ports.lists import LetterQuery, Page
from lazaret.testing.memory import MemoryLedger
from tests.support.builders import A_MINUTE, NOON, an_event
from tests.support.worlds.notices import ENDPOINT, SECOND, TENANT, World


class Racing(MemoryLedger):
    """Somebody moves a letter between the list and what is done with it."""

    after_listing: Callable[[], None] | None = None

    def letters(self, query: LetterQuery) -> Page:
        page = super().letters(query)
        if self.after_listing:
            self.after_listing()
        return page


def test_five_letters_in_an_hour_are_no_news(world: World) -> None:
    world.dies(MANY)
    assert world.hear() is None
    assert (world.posted, world.queued) == ([], [])


def test_one_more_is_told_with_counts_codes_and_links(world: World) -> None:
    world.dies(4)
    world.now += A_MINUTE
    newest = world.dies(2, code="AUTH_DENIED")
    notice = world.hear()
    assert notice is not None
    assert notice.status is NoticeStatus.SENT
    [(notice_id, body)] = world.posted
    assert (body["what"], body["tenant_id"], body["letters"], body["or_more"]) == (MANY_LETTERS, TENANT, 6, False)
    assert body["codes"] == {"AUTH_DENIED": 2, "DETERMINISTIC_CRASH": 4}
    assert body["job_types"] == {"kyc": 6}
    assert body["notice_id"] == notice_id == notice.notice_id
    assert body["url"] == "https://api.example.com/v1/dead-letters"
    first, second = body["samples"][:2]
    assert {first["letter_id"], second["letter_id"]} == {letter.letter_id for letter in newest}
    assert first == {
        "letter_id": first["letter_id"],
        "job_type": "kyc",
        "job_id": world.ledger.dead[first["letter_id"]].job_id,
        "code": "AUTH_DENIED",
        "died_at": "2026-06-12T12:01:00.000Z",
        "url": f"https://api.example.com/v1/dead-letters/{first['letter_id']}",
    }
    assert len(body["samples"]) == 5


def test_times_are_told_in_utc_to_the_millisecond(world: World) -> None:
    world.now = datetime.fromisoformat("2026-06-12T14:00:01.234567+02:00")
    world.dies(MANY + 1)
    world.hear()
    [(_, body)] = world.posted
    assert {body["at"], *(sample["died_at"] for sample in body["samples"])} == {"2026-06-12T12:00:01.234Z"}


def test_nothing_that_an_error_said_leaves_the_house(world: World) -> None:
    world.dies(6, detail="KeyError: 'passport 123456'")
    world.hear()
    assert "passport" not in json.dumps(world.posted)


def test_letters_of_the_hour_before_do_not_count(world: World) -> None:
    world.dies(5)
    world.now += WINDOW
    world.dies(5)
    assert world.hear() is None
    world.dies()
    assert world.hear() is not None
    assert world.posted[0][1]["letters"] == 6


def test_an_hour_is_any_hour_and_not_the_clocks(world: World) -> None:
    world.now = NOON - 5 * A_MINUTE
    world.dies(3)
    world.now = NOON + 5 * A_MINUTE
    world.dies(3)
    assert world.hear() is not None


def test_letters_that_are_resolved_do_not_count(world: World) -> None:
    world.dies(5)
    world.dies(3, status=LetterStatus.DISCARDED)
    assert world.hear() is None


def test_more_letters_than_are_read_are_said_to_be_more(world: World) -> None:
    world.dies(COUNTED + 1)
    world.hear()
    [(_, body)] = world.posted
    assert (body["letters"], body["or_more"]) == (COUNTED, True)


def test_a_window_has_one_notice_and_the_next_has_its_own(world: World) -> None:
    world.dies(6)
    world.hear()
    world.now += WINDOW - SECOND
    world.dies(6)
    assert world.hear() is None
    assert len(world.posted) == 1
    world.now += SECOND
    assert world.hear() is not None
    assert len({notice_id for notice_id, _ in world.posted}) == 2


def test_two_functions_that_hear_at_once_tell_once(world: World) -> None:
    world.dies(6)
    heard: list[TenantNotice | None] = []
    world.on_post = lambda: heard.append(world.hear())  # while the first is posting
    world.hear()
    assert heard == [None]
    assert len(world.posted) == 1


def test_a_race_for_the_window_is_decided_by_the_write(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.dies(6)
    monkeypatch.setattr(type(world.book), "find", lambda *_: None)  # both read before either wrote
    assert world.hear() is not None
    assert world.hear() is None
    assert len(world.posted) == 1


def test_open_letters_become_escalated_and_others_stay_as_they_are(world: World) -> None:
    opened = world.dies(5)
    scheduled = world.dies(status=LetterStatus.SCHEDULED, next_retry_at=NOON + WINDOW)
    held = world.dies(status=LetterStatus.HELD)
    world.hear()
    statuses = world.statuses()
    assert {statuses[letter.letter_id] for letter in opened} == {LetterStatus.ESCALATED}
    assert statuses[scheduled[0].letter_id] is LetterStatus.SCHEDULED
    assert statuses[held[0].letter_id] is LetterStatus.HELD
    event = world.ledger.timeline(opened[0].job_key)[-1]
    assert event.what == "letter.escalated"
    assert event.data["notice_id"] == world.posted[0][0]


def test_older_letters_are_not_escalated_by_a_notice_that_did_not_count_them(world: World) -> None:
    (old,) = world.dies()
    world.now += WINDOW
    world.dies(6)
    world.hear()
    assert world.statuses()[old.letter_id] is LetterStatus.OPEN


def test_letters_are_not_escalated_before_their_tenant_was_told(world: World) -> None:
    world.dies(6)
    world.answers = [NotTaken("answered 503")]
    world.hear()
    assert set(world.statuses().values()) == {LetterStatus.OPEN}
    world.hear_what_is_due()
    assert set(world.statuses().values()) == {LetterStatus.ESCALATED}


def test_a_letter_that_moves_meanwhile_is_left_to_who_moved_it(world: World) -> None:
    world.ledger = Racing()
    letters = world.dies(6)

    def discard() -> None:
        to = replace(letters[0], status=LetterStatus.DISCARDED)
        world.ledger.move_letter(letters[0], to, an_event())

    world.on_post = lambda: setattr(world.ledger, "after_listing", discard)
    world.hear()
    found = list(world.statuses().values())
    assert (found.count(LetterStatus.ESCALATED), found.count(LetterStatus.DISCARDED)) == (5, 1)


def test_a_tenant_without_an_endpoint_is_told_nothing_and_its_letters_stay_open(world: World) -> None:
    world.endpoint = None
    world.dies(6)
    assert world.hear() is None
    assert set(world.statuses().values()) == {LetterStatus.OPEN}
    world.endpoint = ENDPOINT
    assert world.hear() is not None


@pytest.mark.parametrize(
    ("body", "tenant"),
    [
        ('{"tenant_id": "tnt_1"}', "tnt_1"),
        ('{"tenant_id": "not an id"}', ""),
        ('{"tenant_id": 7}', ""),
        ("[]", ""),
        ("not json", ""),
        ("[" * 100_000, ""),
    ],
)
def test_a_tenant_is_found_in_a_body_only_if_it_can_be_one(body: str, tenant: str) -> None:
    assert tenant_named_in(body) == tenant
