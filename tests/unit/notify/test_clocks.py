"""The message for a notice's next try comes when it is due by the clock of whoever sent it, not of whoever hears it."""

from datetime import timedelta

from lambdas.core.notify.notice import DELAYS_S, MANY, NoticeStatus, NotTaken, TenantNotice
from lambdas.core.ports.outside import DUE
from lazaret.testing.breakers import MemoryTenantNotices
from tests.support.worlds.notices import World


def refused_once() -> World:
    """A tenant's endpoint was down; the message for the next try is in the queue."""
    world = World(answers=[NotTaken("503")])
    world.dies(MANY + 1)
    world.hear()
    return world


def test_a_try_that_is_heard_of_a_moment_early_comes_again_and_is_made_then() -> None:
    world = refused_once()
    heard, delay_s = world.queued.pop(0)
    world.now += timedelta(seconds=delay_s - 1.5)
    assert world.hear(heard) is None
    assert [(each.what, wait) for each, wait in world.queued] == [(DUE, 2)]
    told = world.hear_what_is_due()
    assert told is not None
    assert (told.status, len(world.posted)) == (NoticeStatus.SENT, 2)


def test_a_function_that_stood_still_until_the_next_try_was_due_sends_its_message_again() -> None:
    """The first one came before the notice was in the book, and found nothing to try."""

    class Slow(MemoryTenantNotices):
        def write(self, notice: TenantNotice, *, was: TenantNotice | None) -> bool:
            if was is None:
                world.now += timedelta(seconds=DELAYS_S[0] + 30)
            return super().write(notice, was=was)

    world = World(book=Slow(), answers=[NotTaken("503")])
    world.dies(MANY + 1)
    world.hear()
    assert [(each.what, wait) for each, wait in world.queued] == [(DUE, DELAYS_S[0]), (DUE, 0)]
    world.queued.pop(0)
    told = world.hear_what_is_due()
    assert told is not None
    assert told.status is NoticeStatus.SENT


def test_a_late_copy_of_an_older_word_waits_for_the_try_that_is_due() -> None:
    world = refused_once()
    heard, _ = world.queued[0]
    world.answers = [NotTaken("503")]
    world.hear_what_is_due()
    world.queued.clear()
    assert world.hear(heard) is None
    assert [wait for _, wait in world.queued] == [DELAYS_S[1]]
    assert len(world.posted) == 2
