"""Several jobs and tenants on one stage, with the breaker between them."""

from lazaret.testing import Stage
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


def test_jobs_have_names_of_their_own_and_may_be_given_some() -> None:
    stage = Stage(acme.moody)
    keys = [stage.send({}), stage.send({}), stage.send({}, job_id="job_x")]
    stage.run()
    assert [key.job_id for key in keys] == ["job_1", "job_2", "job_x"]
    assert {stage.outcome(key).status for key in keys} == {"done"}


def test_the_fixture_knows_the_lanes_of_the_application(lazaret: Kit) -> None:
    assert lazaret.stage("sanctions").lane == lazaret.lanes["sanctions"]
    assert lazaret._folder == ROOT
