"""What a tenant is told and when, over memory: a clock that the test moves, an endpoint that answers as it says."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import count
from typing import Any

import pytest

from lambdas.adapters.memory import MemoryLedger
from lambdas.adapters.memory_tenant_notices import MemoryTenantNotices
from lambdas.core.errors import LazaretError, Unavailable
from lambdas.core.ledger import LetterQuery, Page
from lambdas.core.letter import Action, Letter, LetterStatus
from lambdas.core.notify import (
    BREAKER_WINDOW,
    COUNTED,
    DELAYS_S,
    DISCARD_WINDOW,
    DISCARDED,
    DUE,
    LETTER,
    MANY,
    MANY_LETTERS,
    OF_BREAKERS,
    WINDOW,
    Heard,
    NoticeStatus,
    TenantNotice,
    tenant_named_in,
    window_of,
)
from lambdas.core.notify_telling import Notifier, hear
from lambdas.core.webhook import Endpoint, EndpointRefused, NotTaken
from tests.builders import A_MINUTE, NOON, a_key, a_letter, an_event

TENANT = "tnt_8f2a"
OPENED, CLOSED = OF_BREAKERS
NEWS = Heard(what=LETTER, tenant_id=TENANT, job_type="kyc")
ENDPOINT = Endpoint(url="https://hooks.example.com/", secret="s")
SECOND = timedelta(seconds=1)


@dataclass
class World:
    ledger: MemoryLedger = field(default_factory=MemoryLedger)
    book: MemoryTenantNotices = field(default_factory=MemoryTenantNotices)
    now: datetime = NOON
    endpoint: Endpoint | None = ENDPOINT
    answers: list[LazaretError] = field(default_factory=list)  # of the endpoint, then it takes everything
    posted: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    queued: list[tuple[Heard, int]] = field(default_factory=list)
    serial: Any = field(default_factory=lambda: count(1))
    on_post: Callable[[], None] = lambda: None

    def find(self, _tenant_id: str) -> Endpoint | None:
        return self.endpoint

    def send(self, heard: Heard, *, delay_s: int = 0) -> None:
        self.queued.append((heard, delay_s))

    def post(self, endpoint: Endpoint, body: str, *, notice_id: str, at: datetime) -> None:
        self.posted.append((notice_id, json.loads(body)))
        self.on_post()
        if self.answers:
            raise self.answers.pop(0)

    @property
    def notifier(self) -> Notifier:
        return Notifier(
            ledger=self.ledger,
            book=self.book,
            endpoints=self,
            postman=self,
            queue=self,
            api_url="https://api.example.com",
            clock=lambda: self.now,
            new_id=lambda: f"id{next(self.serial)}",
        )

    def discards(self, redrive_id: str, number: int, *, code: str, action: Action = Action.ASK_TENANT) -> list[Letter]:
        """As a redrive leaves them."""
        letters = self.dies(number, code=code, recommended_action=action)
        for letter in letters:
            discarded = replace(letter, status=LetterStatus.DISCARDED, redrive_id=redrive_id)
            self.ledger.dead[letter.letter_id] = discarded
        return letters

    def dies(self, number: int = 1, **changes: Any) -> list[Letter]:
        letters = [a_letter(a_key(tenant_id=TENANT), **{"died_at": self.now, **changes}) for _ in range(number)]
        for letter in letters:
            self.ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
        return letters

    def hear(self, heard: Heard = NEWS) -> TenantNotice | None:
        return hear(self.notifier, heard)

    def hear_what_is_due(self) -> TenantNotice | None:
        heard, delay_s = self.queued.pop(0)
        self.now += timedelta(seconds=delay_s)
        return self.hear(heard)

    def statuses(self) -> dict[str, LetterStatus]:
        return {letter.letter_id: letter.status for letter in self.ledger.dead.values()}


class Racing(MemoryLedger):
    """Somebody moves a letter between the list and what is done with it."""

    after_listing: Callable[[], None] | None = None

    def letters(self, query: LetterQuery) -> Page:
        page = super().letters(query)
        if self.after_listing:
            self.after_listing()
        return page


def discard_of(letter: Letter, redrive_id: str, reason: str) -> Heard:
    named = {name: getattr(letter, name) for name in ("letter_id", "job_type", "job_id", "code")}
    facts = {"redrive_id": redrive_id, "reason": reason, **named}
    return Heard(what=DISCARDED, tenant_id=TENANT, job_type="kyc", facts=facts)


@pytest.fixture
def world() -> World:
    return World()


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


def test_a_notice_that_is_not_taken_is_sent_again_as_it_was_with_growing_waits(world: World) -> None:
    world.dies(6)
    world.answers = [NotTaken("answered 503"), NotTaken("answered 500")]
    first = world.hear()
    assert first is not None
    assert (first.status, first.tries, first.why) == (NoticeStatus.SENDING, 1, "answered 503")
    world.dies(3)  # they are not part of it
    assert [delay for _, delay in world.queued] == [60]
    world.hear_what_is_due()
    assert [delay for _, delay in world.queued] == [300]
    last = world.hear_what_is_due()
    assert last is not None
    assert (last.status, last.tries, last.why) == (NoticeStatus.SENT, 3, "")
    assert len(world.posted) == 3
    assert all(posted == world.posted[0] for posted in world.posted)


def test_news_that_comes_while_a_notice_waits_does_not_hurry_it(world: World) -> None:
    world.dies(6)
    world.answers = [NotTaken("answered 503")]
    world.hear()
    world.now += timedelta(seconds=59)
    assert world.hear() is None
    assert len(world.posted) == 1


def test_the_last_try_that_fails_is_the_end_of_it(world: World) -> None:
    world.dies(6)
    world.answers = [NotTaken(f"answered 50{n}") for n in range(9)]
    notice = world.hear()
    while notice is not None and notice.status is NoticeStatus.SENDING:
        notice = world.hear_what_is_due()
    assert notice is not None
    assert (notice.status, notice.tries) == (NoticeStatus.FAILED, len(DELAYS_S))
    assert len(world.posted) == len(DELAYS_S)
    assert world.hear_what_is_due() is None  # the message that was sent before the last try
    assert world.now - NOON < WINDOW
    assert set(world.statuses().values()) == {LetterStatus.OPEN}


def test_an_endpoint_that_is_refused_is_not_tried_again(world: World) -> None:
    world.dies(6)
    world.answers = [EndpointRefused("host 'x' has the address 127.0.0.1, which is not a public one")]
    notice = world.hear()
    assert notice is not None
    assert (notice.status, notice.tries) == (NoticeStatus.REFUSED, 1)
    assert "127.0.0.1" in notice.why
    assert world.hear_what_is_due() is None
    assert len(world.posted) == 1


def test_an_endpoint_that_was_removed_meanwhile_gets_nothing_more(world: World) -> None:
    world.dies(6)
    world.answers = [NotTaken("answered 503")]
    world.hear()
    world.endpoint = None
    notice = world.hear_what_is_due()
    assert notice is not None
    assert (notice.status, notice.why) == (NoticeStatus.REFUSED, "its endpoint was removed")


def test_a_function_that_dies_while_it_posts_leaves_the_next_try_in_the_queue(world: World) -> None:
    world.dies(6)

    def die() -> None:
        world.on_post = lambda: None
        raise KeyboardInterrupt

    world.on_post = die
    with pytest.raises(KeyboardInterrupt):
        world.hear()
    notice = world.hear_what_is_due()
    assert notice is not None
    assert (notice.status, notice.tries) == (NoticeStatus.SENT, 2)


def test_a_function_that_dies_over_the_last_try_leaves_a_failure_that_can_be_seen(world: World) -> None:
    world.dies(6)
    world.answers = [NotTaken("answered 503")] * 5
    world.hear()
    for _ in range(4):
        world.hear_what_is_due()

    def die() -> None:
        raise KeyboardInterrupt

    world.on_post = die
    with pytest.raises(KeyboardInterrupt):
        world.hear_what_is_due()
    notice = world.hear_what_is_due()
    assert notice is not None
    assert (notice.status, len(world.posted)) == (NoticeStatus.FAILED, 6)


def test_what_was_left_of_the_letters_is_escalated_when_the_last_message_comes(world: World) -> None:
    world.dies(6)
    world.hear()
    late = a_letter(a_key(tenant_id=TENANT), died_at=world.now)  # listed only now, or left when the function died
    world.ledger.take_in(late, was=None, event=an_event(), expires_at=None)
    assert world.hear_what_is_due() is None
    assert world.statuses()[late.letter_id] is LetterStatus.ESCALATED


def test_nothing_is_begun_if_the_next_try_cannot_be_put_into_the_queue(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.dies(6)

    def unavailable(*_: Any, **__: Any) -> None:
        raise Unavailable("the notices queue", "throttled")

    monkeypatch.setattr(World, "send", unavailable)
    with pytest.raises(Unavailable):
        world.hear()
    assert (world.posted, world.book.all(TENANT)) == ([], ())


def test_a_breaker_that_opens_and_closes_is_told_twice_and_a_copy_of_the_message_is_not(world: World) -> None:
    facts = {"tenant_id": TENANT, "job_type": "kyc", "code": "AUTH_DENIED", "failed": 5, "attempts": 7, "why": "x"}
    opened = Heard(what=OPENED, tenant_id=TENANT, job_type="kyc", facts=facts)
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
    world.hear(Heard(what=OPENED, tenant_id=TENANT, job_type="kyc"))
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


def test_a_due_message_without_its_notice_does_nothing(world: World) -> None:
    world.dies(6)
    assert world.hear(Heard(what=DUE, tenant_id=TENANT, job_type="kyc", topic=MANY_LETTERS)) is None
    assert world.posted == []


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


def test_all_tries_end_before_the_next_window() -> None:
    assert timedelta(seconds=sum(DELAYS_S)) < WINDOW
    assert max(DELAYS_S) <= 900  # SQS delays no longer
    assert LetterQuery(status=LetterStatus.OPEN, tenant_id=TENANT, limit=COUNTED).limit <= 200


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
