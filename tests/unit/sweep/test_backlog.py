"""Copies of one job in a backlog of hours: each is as good as the others, and a dead one speaks only for the latest."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from lambdas.core.config.lane import KEPT_IN_QUEUE
from lambdas.core.intake.intake import take_in
from lambdas.core.model.errors import HeadMoved
from lambdas.core.model.failure import Code, Permanent, Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Outgoing
from lambdas.core.model.letter import Letter
from lambdas.core.worker.settle import Outcome
from tests.support.lane import LANE, InMemory, failing_with, healthy

PATIENCE = 2 * LANE.visibility_s
EIGHT_HOURS = timedelta(hours=8)
A_MONTH = timedelta(days=30)


def waiting() -> InMemory:
    """A job that waits for its second attempt; its message is the only one that was sent."""
    lane = InMemory(agent=failing_with(Transient()))
    lane.work(lane.message())
    lane.agent = healthy
    return lane


def swept_until_sent(lane: InMemory) -> Outgoing:
    """The next copy that the sweep sends."""
    before = len(lane.queue.sent)
    lane.now = lane.head().sweep_at or lane.now
    assert lane.sweep().resent == 1
    (sent,) = lane.queue.sent[before:]
    return sent


def moved(lane: InMemory, sent: Outgoing) -> Letter | None:
    return take_in(lane.intake, lane.moved_by_broker(lane.delivered(sent)))


def in_a_backlog(lane: InMemory, *, behind: timedelta, until: datetime) -> list[Outcome]:
    """Whatever is sent is delivered so much later, one copy after the other; the sweep comes when something is due."""
    outcomes = list[Outcome]()
    queued = [(lane.now + behind, sent) for sent in lane.queue.sent]
    while lane.now < until and (queued or lane.head().sweep_at is not None):
        moments = [at for at, _ in queued] + [at for at in (lane.head().sweep_at,) if at is not None]
        lane.now = max(lane.now, min(moments))
        known = len(lane.queue.sent)
        lane.sweep()
        due, queued = [each for each in queued if each[0] <= lane.now], [each for each in queued if each[0] > lane.now]
        outcomes += [lane.work(lane.delivered(sent)).outcome for _, sent in due]
        queued += [(lane.now + behind, sent) for sent in lane.queue.sent[known:]]
    return outcomes


def test_a_job_behind_a_backlog_of_eight_hours_runs_once_when_its_turn_comes() -> None:
    lane = waiting()
    began, asked = lane.now, len(lane.agents_asked)
    outcomes = in_a_backlog(lane, behind=EIGHT_HOURS, until=began + A_MONTH)
    assert lane.head().status is HeadStatus.DONE
    assert lane.agents_asked[asked:] == [LANE.agent]
    assert outcomes[0] is Outcome.DONE
    assert set(outcomes[1:]) == {Outcome.DUPLICATE}
    assert len(outcomes) <= 12  # copies: the sweep's wait doubles
    assert (lane.head().updated_at or began) - began <= EIGHT_HOURS


def test_a_resend_keeps_the_ticket_and_numbers_its_copy() -> None:
    lane = waiting()
    first = lane.queue.sent[0]
    copies = [swept_until_sent(lane) for _ in range(3)]
    assert {sent.ticket for sent in (first, *copies)} == {lane.head().ticket}
    assert [sent.send for sent in (first, *copies)] == [0, 1, 2, 3]


def test_a_copy_that_is_put_back_keeps_its_number() -> None:
    lane = waiting()
    lane.later(lane.queue.sent[0].delay_s)
    copy = swept_until_sent(lane)
    lane.work(lane.delivered(lane.queue.sent[0], receive_count=2), lane.delivered(copy))  # a suspect runs alone
    (put_back,) = lane.queue.sent[2:]
    assert (put_back.ticket, put_back.send) == (copy.ticket, copy.send) == (copy.ticket, 1)


@pytest.mark.parametrize("first_moved", [0, 1])
def test_an_old_copy_that_the_broker_moved_does_not_bury_the_job(first_moved: int) -> None:
    lane = waiting()
    copies = [lane.queue.sent[0], swept_until_sent(lane), swept_until_sent(lane)]
    assert moved(lane, copies[first_moved]) is None
    assert lane.head().status is HeadStatus.WAITING
    assert lane.work(lane.delivered(copies[2])).outcome is Outcome.DONE


def test_the_latest_copy_that_the_broker_moved_is_the_jobs_letter() -> None:
    lane = waiting()
    copies = [lane.queue.sent[0], swept_until_sent(lane)]
    letter = moved(lane, copies[1])
    assert letter is not None
    assert letter.code == Code.NEVER_STARTED
    assert lane.head().status is HeadStatus.DEAD
    assert moved(lane, copies[0]) is None  # the same death


def test_a_copy_from_before_copies_were_numbered_counts_as_the_first() -> None:
    lane = waiting()
    unnumbered = replace(swept_until_sent(lane), send=0)
    assert moved(lane, unnumbered) is None
    letter = moved(lane, swept_until_sent(lane))
    assert letter is not None
    assert letter.code == Code.NEVER_STARTED


def test_a_job_that_was_never_sent_again_dies_of_its_only_copy() -> None:
    lane = waiting()
    letter = moved(lane, lane.queue.sent[0])
    assert letter is not None
    assert letter.code == Code.NEVER_STARTED


@pytest.mark.parametrize("hours", [0.1, 1, 8, 48])
def test_a_lane_that_cannot_start_ends_its_job_as_a_letter_whatever_its_backlog(hours: float) -> None:
    """Every copy is moved so much later. A copy is outrun until the sweep waits longer than that."""
    lane = waiting()
    began, behind, letters, known = lane.now, timedelta(hours=hours), list[Letter](), 0
    copies = [(lane.now + behind, lane.queue.sent[0])]
    while not letters:
        assert lane.now - began < KEPT_IN_QUEUE * 2
        moments = [at for at, _ in copies] + [at for at in (lane.head().sweep_at,) if at is not None]
        lane.now = max(lane.now, min(moments))
        known = len(lane.queue.sent)
        lane.sweep()
        copies += [(lane.now + behind, sent) for sent in lane.queue.sent[known:]]
        letters += [letter for at, sent in copies if at <= lane.now and (letter := moved(lane, sent)) is not None]
        copies = [each for each in copies if each[0] > lane.now]
    assert [letter.code for letter in letters] == [Code.NEVER_STARTED]
    assert lane.now - began <= 4 * behind + timedelta(seconds=4 * PATIENCE)


def test_the_last_waits_are_as_long_as_a_queue_keeps_a_message() -> None:
    lane = waiting()
    for _ in range(40):
        swept_until_sent(lane)
    assert lane.head().sweep_at == lane.now + KEPT_IN_QUEUE


def test_a_copy_that_is_sent_while_an_older_is_taken_in_saves_the_job() -> None:
    lane = waiting()
    first, read = lane.queue.sent[0], lane.head()
    letter_of = lane.moved_by_broker(lane.delivered(first))
    swept_until_sent(lane)
    ledger, reads = lane.ledger, list[int]()

    class ReadBefore:
        """Intake has read the head a moment before the sweep sent it again."""

        def __getattr__(self, name: str) -> object:
            return getattr(ledger, name)

        def head(self, key: object) -> object:
            reads.append(1)
            return read if len(reads) == 1 else ledger.head(read.key)

    lane.ledger = ReadBefore()  # type: ignore[assignment]
    assert take_in(lane.intake, letter_of) is None
    assert ledger.head(read.key) == replace(read, resends=1, sweep_at=lane.head().sweep_at)
    assert len(reads) > 1


def test_an_old_copy_at_its_last_receive_runs_the_job_if_another_copy_could_still_save_it() -> None:
    lane = waiting()
    first = lane.queue.sent[0]
    swept_until_sent(lane)
    last = lane.delivered(first, receive_count=LANE.max_receive_count)
    assert lane.work(last).outcome is Outcome.DONE


def test_two_burials_of_one_death_are_one_letter() -> None:
    lane = InMemory(agent=failing_with(Permanent("BAD")))
    lane.work(lane.message())
    lane.now = lane.head().sweep_at or lane.now
    lane.sweep()
    first, again = lane.queue.buried
    assert (first.death_id, first.ticket) == (again.death_id, again.ticket)
    assert lane.take_in(first) is not None
    assert lane.take_in(again) is None
    assert len(lane.ledger.dead) == 1


def test_copies_of_a_job_that_moved_on_are_stale() -> None:
    lane = waiting()
    copies = [lane.queue.sent[0], swept_until_sent(lane)]
    lane.agent = failing_with(Transient())
    assert lane.work(lane.delivered(copies[0])).outcome is Outcome.RETRIED
    lane.agent = healthy
    assert lane.work(lane.delivered(copies[1])).outcome is Outcome.OUTDATED
    assert moved(lane, copies[1]) is None
    lane.later(lane.queue.sent[-1].delay_s)
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DONE


def test_a_copy_that_finds_the_job_running_waits_for_its_end() -> None:
    lane = waiting()
    copies = [lane.queue.sent[0], swept_until_sent(lane)]
    seen = list[Outcome]()

    def slow(_job: object, _run: object) -> dict[str, bool]:
        if not seen:
            seen.append(lane.work(lane.delivered(copies[1])).outcome)
        return {"ok": True}

    lane.agent = slow
    assert lane.work(lane.delivered(copies[0])).outcome is Outcome.DONE
    assert seen == [Outcome.REQUEUED]
    assert lane.work(lane.delivered(lane.queue.sent[-1])).outcome is Outcome.DUPLICATE


def test_a_sweep_that_has_read_an_older_time_sends_nothing() -> None:
    lane = waiting()
    read = lane.head()
    swept_until_sent(lane)
    with pytest.raises(HeadMoved):
        lane.ledger.resend(read, sweep_at=lane.now + timedelta(days=1))


def test_a_probe_that_got_stuck_does_not_bury_the_job_that_was_released_since() -> None:
    lane = InMemory()
    lane.trip()
    lane.work(lane.message())
    probe = lane.head().message()
    lane.close()
    lane.later(PATIENCE)
    assert lane.sweep().released == 1
    (released,) = lane.queue.sent
    assert (released.ticket, probe.send, released.send, lane.head().resends) == (probe.ticket, 0, 1, 1)
    assert moved(lane, probe) is None
    letter = moved(lane, released)
    assert letter is not None
    assert letter.code == Code.NEVER_STARTED


def test_a_job_that_is_parked_again_counts_its_copies_anew() -> None:
    lane = waiting()
    copy = swept_until_sent(lane)
    lane.trip()
    assert lane.work(lane.delivered(copy)).outcome is Outcome.PARKED
    assert lane.head().resends == 0
    assert lane.head().ticket != copy.ticket


def test_a_job_whose_worker_died_is_sent_again_once_no_queue_has_its_message() -> None:
    """Its queue stood still for longer than SQS keeps a message, so the message that its worker left is gone."""
    lane = waiting()
    lane.later(lane.queue.sent[0].delay_s)
    lane.crash(lane.delivered(lane.queue.sent[0]))
    lease_until = lane.head().lease_until
    assert lane.head().status is HeadStatus.RUNNING
    assert lease_until is not None
    lane.now = lease_until + KEPT_IN_QUEUE - timedelta(minutes=1)
    assert lane.sweep().resent == 0, "its own message may still be there"
    worked = lane.work(lane.delivered(swept_until_sent(lane)))
    assert worked.failure is not None
    assert (worked.outcome, worked.failure.code) == (Outcome.BURIED, Code.STALE), "it ends, and its letter says why"


def test_a_head_without_a_body_is_put_off_and_hides_no_other() -> None:
    """A producer gave its first message a ticket, and its worker died: the ledger never had its body."""
    lane = InMemory()
    lane.crash(lane.message(ticket="made up"))
    lane.now = lane.head().sweep_at or lane.now
    swept = lane.sweep()
    assert (swept.resent, swept.unknown, lane.queue.sent) == (0, 1, [])
    assert lane.sweep().unknown == 0
