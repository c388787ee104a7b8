"""A sender keeps its pace, looks for an abort now and then, and posts again what a former try left."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive import plan
from lambdas.core.redrive.claim import claim
from lambdas.core.redrive.send import OutOfTime
from lazaret.testing.dynamodb import refused
from tests.support.builders import an_event
from tests.support.worlds.island import Island
from tests.unit.redrive.sender import entries_of, planned, send


def sleeps_of(island: Island, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    slept: list[float] = []

    def later(seconds: float) -> None:
        slept.append(round(seconds, 3))
        island.now += timedelta(seconds=seconds)

    plain = Island.redriver.fget  # type: ignore[attr-defined]
    monkeypatch.setattr(Island, "redriver", property(lambda self: replace(plain(self), sleep=later)))
    return slept


def test_a_slow_rate_sends_one_at_a_time_and_waits_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    island = planned(4)
    slept = sleeps_of(island, monkeypatch)
    assert send(island, rate=0.5).sent == 4
    assert slept == [2.0, 2.0, 2.0]


def test_a_high_rate_sends_in_batches_of_ten_and_waits_only_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    island = planned(25)
    slept = sleeps_of(island, monkeypatch)
    sizes: list[int] = []
    plain = type(island.queue).send_many

    def counted(self: Any, messages: Any) -> Any:
        sizes.append(len(messages))
        return plain(self, messages)

    monkeypatch.setattr(type(island.queue), "send_many", counted)
    assert send(island, rate=20).sent == 25
    assert sizes == [10, 10, 5]
    assert slept == [0.5, 0.5]


def test_time_that_is_up_stops_a_sender_and_what_it_claimed_is_still_posted() -> None:
    island = planned(3)
    with pytest.raises(OutOfTime, match="'rd-1': 0 sent when time was up"):
        send(island, until=island.now)
    assert send(island, until=island.now + timedelta(seconds=1)).sent == 3


def test_only_its_own_range_is_sent() -> None:
    island = planned(5)
    assert send(island, begin=1, end=3).sent == 2
    assert island.statuses() == {"open": 3, "redriving": 2}


def test_a_former_tries_letters_count_as_sent_and_their_messages_are_posted_again() -> None:
    island = planned(2)
    send(island)
    messages = len(island.queue.sent)
    again = send(island)
    assert (again.sent, again.skipped, len(island.queue.sent)) == (2, {}, 2 * messages)
    for head in list(island.ledger.heads.values()):
        if head.status is HeadStatus.QUEUED:
            island.ledger.heads[head.key] = replace(head, status=HeadStatus.RUNNING)
    send(island)
    assert len(island.queue.sent) == 2 * messages, "what runs needs no message"


@pytest.mark.parametrize("action", ["replay", "resume"])
def test_what_another_sender_of_the_same_wave_takes_first_counts_and_nothing_goes_in_its_place(
    action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two executions of one redrive, of which both had read the letters when one took them."""
    island = planned(4, action=action)
    plain, meanwhile = claim, [2]

    def claimed(*given: Any) -> Any:
        if meanwhile:
            assert send(island, most=meanwhile.pop()).sent == 2
        return plain(*given)

    monkeypatch.setattr("lambdas.core.redrive.send.claim", claimed)
    told = send(island, most=2)
    assert (told.sent, dict(told.skipped), told.end) == (2, {}, 2)
    assert island.statuses() == {"open": 2, "redriving": 2}


def test_an_abort_is_seen_within_seconds_and_asked_for_no_oftener(monkeypatch: pytest.MonkeyPatch) -> None:
    island = planned(6)
    slept = sleeps_of(island, monkeypatch)
    looks: list[datetime] = []
    plain = type(island.redrives).aborted

    def aborted(self: Any, redrive_id: str) -> Any:
        looks.append(island.now)
        if len(looks) == 2:
            island.redrives.abort("rd-1", an_event())
        return plain(self, redrive_id)

    monkeypatch.setattr(type(island.redrives), "aborted", aborted)
    told = send(island, rate=1)
    assert (told.sent, told.skipped, slept) == (3, {"aborted": 3}, [1.0, 1.0])
    assert [look - looks[0] for look in looks] == [timedelta(0), timedelta(seconds=2)]


def test_a_letter_that_is_gone_or_taken_is_skipped_with_its_reason() -> None:
    island = planned(3)
    first, second, _ = island.ledger.dead.values()
    del island.ledger.dead[first.letter_id]
    island.ledger.dead[second.letter_id] = replace(second, status=LetterStatus.HELD)
    told = send(island, end=3)
    assert (told.sent, dict(told.skipped)) == (1, {"unknown": 1, "held": 1})


def test_a_letter_that_was_archived_under_its_redrives_name_was_not_sent() -> None:
    """The sweep writes its redrive on a letter before that is started, and a recalled letter keeps the name."""
    island = planned(3)
    first = next(iter(island.ledger.dead.values()))
    island.ledger.dead[first.letter_id] = replace(first, status=LetterStatus.DISCARDED, redrive_id="rd-1")
    told = send(island, end=3)
    assert (told.sent, dict(told.skipped)) == (2, {"resolved": 1})


def test_what_a_discard_took_is_told_as_it_was() -> None:
    island = planned(2, action="discard", fixed=None)
    taken: list[Letter] = []
    told = send(island, on_discarded=taken.append)
    assert told.sent == 2
    assert [letter.status for letter in taken] == [LetterStatus.OPEN, LetterStatus.OPEN]
    assert island.statuses() == {"discarded": 2}
    assert [message for message in island.queue.sent if not message.death_id] == []
    again = send(island, on_discarded=taken.append)
    assert (again.sent, len(taken)) == (2, 2)


def stopped_behind(island: Island, *, most: int) -> Letter:
    """A sender was stopped when it had skipped the first letter, which was held then, and sent those behind it."""
    first = island.ledger.dead[entries_of(island)[0]]
    island.ledger.dead[first.letter_id] = replace(first, status=LetterStatus.HELD)
    former = send(island, most=most)
    assert (former.sent, former.end) == (most, most + 1)
    island.ledger.dead[first.letter_id] = first
    return first


@pytest.mark.parametrize("aborted", [True, False])
def test_what_a_former_try_took_behind_a_letter_that_it_skipped_is_counted_too(aborted: bool) -> None:
    island = planned(4)
    first = stopped_behind(island, most=2)
    if aborted:
        island.redrives.abort("rd-1", an_event())
    told = send(island, most=2)
    assert (told.sent, dict(told.skipped), told.end) == (2, {"left_out": 1}, 3)
    assert island.ledger.dead[first.letter_id].status is LetterStatus.OPEN, "the wave is no larger than it was"


def test_what_a_former_try_took_on_another_page_is_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lambdas.core.redrive.send.A_PAGE", 2)
    island = planned(6)
    stopped_behind(island, most=3)
    told = send(island, most=3)
    assert (told.sent, told.end) == (4, 4), "the first was sent before anybody saw the last two"


def test_a_sender_that_was_the_first_reads_no_more_than_it_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lambdas.core.redrive.send.A_PAGE", 2)
    island = planned(6)
    read: list[int] = []
    plain = type(island.ledger).letters_at

    def letters_at(self: Any, keys: Any) -> Any:
        read.append(len(keys))
        return plain(self, keys)

    monkeypatch.setattr(type(island.ledger), "letters_at", letters_at)
    send(island, most=1)
    assert read == [2]


def refuses(operation: str, _request: object) -> None:
    raise refused(operation, "ThrottlingException", "busy")


def test_a_sender_that_cannot_see_whose_breaker_is_open_sends_nothing_and_is_tried_again() -> None:
    """A worker would run the job. A redrive has time: whoever asked for it does not want to make things worse."""
    island = planned(3)
    island.trip()
    calm, island.breakers.dynamodb.seen = island.breakers.dynamodb.seen, refuses
    with pytest.raises(Unavailable):
        send(island)
    with pytest.raises(Unavailable):
        plan.tenants_shut(island.breakers, "kyc", list(island.ledger.dead.values()), auto=True, now=island.now)
    assert island.breakers.read(["tnt_1"], "kyc") == {}, "a worker goes on"
    island.breakers.dynamodb.seen = calm
    assert send(island).skipped == {"breaker_open": 3}
