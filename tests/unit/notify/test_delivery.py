"""A notice is sent until it is taken, refused or given up; a function may die on the way."""

from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.letter import LetterStatus
from lambdas.core.notify.notice import COUNTED, DELAYS_S, MANY_LETTERS, WINDOW, EndpointRefused, NoticeStatus, NotTaken
from lambdas.core.ports.lists import LetterQuery
from lambdas.core.ports.outside import DUE, NoticeMessage
from tests.support.builders import NOON, a_key, a_letter, an_event
from tests.support.worlds.notices import TENANT, World


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


def test_a_due_message_without_its_notice_does_nothing(world: World) -> None:
    world.dies(6)
    assert world.hear(NoticeMessage(what=DUE, tenant_id=TENANT, job_type="kyc", topic=MANY_LETTERS)) is None
    assert world.posted == []


def test_all_tries_end_before_the_next_window() -> None:
    assert timedelta(seconds=sum(DELAYS_S)) < WINDOW
    assert max(DELAYS_S) <= 900  # SQS delays no longer
    assert LetterQuery(status=LetterStatus.OPEN, tenant_id=TENANT, limit=COUNTED).limit <= 200
