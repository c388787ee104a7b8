"""A lane that was retired while jobs were under way: each ends as one letter that has its head, and nothing runs."""

from dataclasses import replace
from datetime import timedelta

from lambdas.core.model.failure import Code, Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Letter
from lambdas.core.sweep.recoverer import recover
from lambdas.core.worker.settle import Outcome
from tests.support.lane import KEY, LANE, InMemory, failing_with
from tests.support.worlds.island import Island

RETIRED = replace(LANE, retired=True)


def letter_of(lane: InMemory) -> Letter:
    (sent,) = lane.queue.buried
    letter = lane.take_in(sent)
    assert letter is not None
    return letter


def test_a_job_that_waits_for_another_try_dies_with_its_head_and_is_not_sent_again() -> None:
    lane = InMemory(agent=failing_with(Transient("NETWORK", "reset")))
    lane.work(lane.message())
    lane.lane = RETIRED
    lane.later(600)
    worked = lane.work(lane.delivered(lane.queue.sent[-1]))
    assert (worked.outcome, lane.head().status) == (Outcome.BURIED, HeadStatus.DYING)
    letter = letter_of(lane)
    assert (letter.code, letter.root, lane.head().letter_id) == (Code.UNROUTABLE, "job_1", letter.letter_id)
    lane.later(86_400)
    assert lane.sweep().resent == 0


def test_a_job_whose_worker_died_dies_with_its_head() -> None:
    lane = InMemory()
    again = lane.crash(lane.message())
    lane.lane = RETIRED
    lane.work(again)
    assert (letter_of(lane).code, lane.head().status) == (Code.UNROUTABLE, HeadStatus.DEAD)


def test_a_late_copy_of_a_job_that_is_done_is_no_letter() -> None:
    lane = InMemory()
    message = lane.message()
    lane.work(message)
    lane.lane = RETIRED
    assert (lane.work(message).outcome, lane.queue.buried) == (Outcome.DUPLICATE, [])


def test_the_deploy_that_retires_a_lane_is_greeted_with_no_proposal_and_does_not_stop_the_sweep() -> None:
    island = Island(agent=failing_with(KeyError("name")))
    island.versions.versions["kyc"] = "v1"
    recover(island.recoverer, until=island.now + timedelta(seconds=50))
    island.kill(1)
    island.versions.versions["kyc"] = "v2"
    island.lane = RETIRED
    counts = recover(island.recoverer, until=island.now + timedelta(seconds=50))
    assert (counts["failed"], counts["proposed"], island.redrives.versions["kyc"]) == (0, 0, "v2")
    assert island.ledger.heads[replace(KEY, job_id="job_0")].status is HeadStatus.DEAD
