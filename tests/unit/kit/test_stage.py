"""Several jobs and tenants on one stage, with the breaker between them."""

from typing import Any

from lazaret import Job, Run
from lazaret.testing import Stage, rehearse
from lazaret.testing.kit import Kit
from tests.support.synth import ROOT
from tests.unit.kit import acme

LANE = {"breaker": {"failures": 3, "share": 0.5, "window_s": 300, "cool_down_s": 600}}


def test_one_tenants_failures_open_its_breaker_and_no_other() -> None:
    stage = Stage(acme.moody, lane=LANE)
    for _ in range(3):
        stage.send({"corrupt": True}, tenant="tnt_bad")
    stage.run()
    parked, well = stage.send({}, tenant="tnt_bad"), stage.send({}, tenant="tnt_well")
    stage.run()
    assert (stage.breaker("tnt_bad"), stage.breaker("tnt_well")) == ("open", "closed")
    assert (stage.outcome(parked).status, stage.outcome(well).status) == ("parked", "done")


def test_a_parked_job_is_done_when_the_breaker_has_cooled_down() -> None:
    stage = Stage(acme.moody, lane=LANE)
    for _ in range(3):
        stage.send({"corrupt": True})
    stage.run()
    parked = stage.send({})
    stage.run()
    stage.later(1200)
    assert (stage.outcome(parked).status, stage.breaker()) == ("done", "closed")


def waits(_job: Job, run: Run) -> Any:
    run.sleep(seconds=40 * 86_400)
    return {"got": [run.wait_for("part", timeout=600, default="none") for _ in range(2)]}


def test_a_sleeper_of_weeks_takes_no_time_and_then_waits_for_somebody() -> None:
    outcome = rehearse(waits, {})
    assert (outcome.status, outcome.attempts, outcome.timeline[-1].what) == ("waiting", 2, "attempt.suspended")
    assert outcome.timeline[-1].after_s == 40 * 86_400


def test_a_signal_wakes_who_waits_for_it_and_the_rest_is_a_matter_of_time() -> None:
    outcome = rehearse(waits, {})
    assert outcome.signal("part", 1, signal_id="a").status == "waiting"
    assert outcome.stage.signal(outcome.key, "part", 1, signal_id="a") == "known"
    outcome.stage.later(700)
    assert outcome.stage.outcome(outcome.key).result == {"got": [1, "none"]}
    assert outcome.stage.signal(outcome.key, "part", 2) == "late"


def test_jobs_have_names_of_their_own_and_may_be_given_some() -> None:
    stage = Stage(acme.moody)
    keys = [stage.send({}), stage.send({}), stage.send({}, job_id="job_x")]
    stage.run()
    assert [key.job_id for key in keys] == ["job_1", "job_2", "job_x"]
    assert {stage.outcome(key).status for key in keys} == {"done"}


def test_the_fixture_knows_the_lanes_of_the_application(lazaret: Kit) -> None:
    assert lazaret.stage("sanctions").lane == lazaret.lanes["sanctions"]
    assert lazaret._folder == ROOT


def shares(job: Job, run: Run) -> Any:
    if "part" in job.payload:
        return {"part": job.payload["part"]}
    sent = [("rehearsed", run.enqueue("rehearsed", {"part": part}, key=str(part))) for part in range(3)]
    return {"parts": [each.result["part"] for each in run.gather(sent)]}


def test_a_job_that_waits_for_jobs_of_its_own_lane_hears_how_they_ended() -> None:
    done = rehearse(shares, {})
    assert (done.status, done.result, done.attempts) == ("done", {"parts": [0, 1, 2]}, 2)


def test_a_parent_that_waits_for_minutes_hears_of_its_job_before_its_time_is_over() -> None:
    def parent(job: Job, run: Run) -> Any:
        if "page" in job.payload:
            return {"page": 1}
        sent = [(job.job_type, run.enqueue(job.job_type, {"page": 1}, key="1"))]
        return {"pages": [each.status for each in run.gather(sent, timeout=600)]}

    assert rehearse(parent, {}).result == {"pages": ["done"]}


def test_time_passes_as_it_was_asked_for_though_somebody_waits_for_weeks() -> None:
    """No message speaks of such a one: only the sweep would wake it."""
    stage = Stage(lambda _job, run: run.ask("Refund it?", key="refund").value)
    waits = stage.rehearse({})
    stage.later(5000)
    assert (stage.quarantine.now - stage._began).total_seconds() == 5000
    assert waits.answer("refund", "yes").result == "yes"
    assert (stage.quarantine.now - stage._began).total_seconds() == 5000
