"""The incident treats all workers alike, and what it says of ours depends on what ours does."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.incident import LAZARET, NEVER, WORKERS, compare, rows_of
from bench.plots import incident as incident_plot
from bench.worlds.incident_lazaret import Lazaret, lazaret
from bench.worlds.incident_run import Seen, quiet, watch
from bench.worlds.incident_trace import HOUR, INTEGRATOR, Incident, World, arrivals
from bench.worlds.incident_workers import IN_PLACE, LANE, Make, powertools, retry_by_visibility, retry_in_place
from bench.worlds.virtual import Clock
from lambdas.core.config.lane import BreakerLimits, Lane
from lambdas.core.model.failure import Code, Kind, Rule
from lambdas.core.model.head import HeadStatus

SMALL = Incident(
    seed=1, healthy=80, hours=1.0, corrupt=12, corrupt_from_s=600, corrupt_over_s=60, concurrency=4, watched_hours=3.0
)
WEATHER = Rule(kind=Kind.TRANSIENT, code=Code.DEPENDENCY_UNAVAILABLE, match=".")


def seen_by(make: Make, incident: Incident = SMALL) -> Seen:
    return watch(make, incident)


def lived_through(lane: Lane = LANE, incident: Incident = SMALL) -> Lazaret:
    clock, trace = Clock(), arrivals(incident)
    world = World(clock=clock, incident=incident, trace={each.job_id: each for each in trace})
    side = Lazaret(world=world, lane=lane)
    for each in trace:
        clock.at(each.visible_at, lambda each=each: side.send(each))  # type: ignore[misc]
    try:
        clock.run(until=incident.watched_hours * HOUR)
    finally:
        clock.close()
    return side


def test_the_healthy_jobs_are_the_same_with_and_without_the_corrupt_ones() -> None:
    with_poison = [arrival for arrival in arrivals(SMALL) if not arrival.corrupt]
    assert with_poison == arrivals(quiet(SMALL))
    assert len(with_poison) == len(arrivals(SMALL)) - 12


def test_the_published_waits_come_out_when_nothing_is_wrong() -> None:
    waits = seen_by(powertools, quiet(Incident(seed=1))).waits
    assert waits.mean == pytest.approx(12, abs=0.5)
    assert waits.p95 == pytest.approx(14, abs=0.5)


def test_the_published_41_minutes_come_out_of_retrying_in_place() -> None:
    assert seen_by(retry_in_place, Incident(seed=1)).waits.mean / 60 == pytest.approx(41, abs=2)


def test_without_corrupt_documents_every_worker_gives_the_same_waits() -> None:
    found = [seen_by(make, quiet(SMALL)) for make in WORKERS.values()]
    assert [seen.all_waits for seen in found] == [found[0].all_waits] * len(WORKERS)
    assert [seen.nowhere for seen in found] == [0] * len(WORKERS)


@pytest.mark.parametrize("lane", [LANE, replace(NEVER, rules=(WEATHER,))])
def test_a_run_is_the_same_each_time(lane: Lane) -> None:
    assert seen_by(lazaret(lane)) == seen_by(lazaret(lane))


def test_retrying_in_place_has_no_end_and_everyone_waits() -> None:
    seen = seen_by(retry_in_place)
    assert min(seen.poison_attempts) >= IN_PLACE
    assert seen.nowhere >= SMALL.corrupt
    assert seen.waits.p95 > 10 * seen_by(retry_in_place, quiet(SMALL)).waits.p95


def test_retrying_by_visibility_gives_the_slot_away_but_never_ends() -> None:
    seen = seen_by(retry_by_visibility)
    assert min(seen.poison_attempts) > LANE.max_receive_count
    assert seen.nowhere == SMALL.corrupt
    assert seen.waits.mean < seen_by(retry_in_place).waits.mean


def test_powertools_and_a_dead_letter_queue_try_each_corrupt_document_as_often_as_the_broker_lets_it() -> None:
    seen = seen_by(powertools)
    assert set(seen.poison_attempts) == {LANE.max_receive_count}
    assert seen.nowhere == 0


def test_ours_tries_a_corrupt_document_at_most_twice_and_never_while_the_breaker_is_open() -> None:
    side = lived_through()
    tried = [number for job_id, number in side.world.attempts.items() if side.world.trace[job_id].corrupt]
    assert tried
    assert max(tried) <= 2
    assert side.while_open == 0
    assert [notice.what for notice in side.told] == ["breaker.opened"]


def test_ours_accounts_for_every_job() -> None:
    side = lived_through()
    statuses = {key.job_id: head.status for key, head in side.ledger.heads.items()}
    assert len(statuses) == SMALL.healthy + SMALL.corrupt
    healthy = [status for job_id, status in statuses.items() if not side.world.trace[job_id].corrupt]
    assert set(healthy) == {HeadStatus.DONE}
    assert HeadStatus.PARKED in statuses.values()
    assert seen_by(lazaret()).nowhere == 0


def test_an_attempt_that_begins_while_the_breaker_is_open_would_be_counted() -> None:
    side = lived_through()
    breaker = side.breakers.find(INTEGRATOR, LANE.job_type)
    assert breaker.opened_at is not None
    others = [job_id for job_id in side.world.trace if job_id not in (breaker.probe_job, "job_0")]
    side.see_start(next(job_id for job_id in others if side.world.trace[job_id].corrupt))
    side.see_start("job_0")
    assert side.while_open == 1


def test_without_the_breaker_every_corrupt_document_costs_one_attempt_and_becomes_a_letter() -> None:
    side = lived_through(NEVER)
    letters = side.ledger.dead.values()
    assert [letter.attempts for letter in letters] == [1] * SMALL.corrupt
    assert seen_by(lazaret(NEVER)).nowhere == 0


def test_without_classification_and_breaker_ours_retries_as_blindly_as_the_others() -> None:
    blind = replace(NEVER, rules=(WEATHER,))
    assert set(seen_by(lazaret(blind)).poison_attempts) == {LANE.attempts}


def test_the_breaker_opens_on_weather_too_if_that_is_all_a_tenant_has() -> None:
    found = seen_by(lazaret(replace(LANE, rules=(WEATHER,), breaker=BreakerLimits())))
    assert sum(found.poison_attempts) < SMALL.corrupt * LANE.attempts
    assert found.while_open == 0


def test_no_worker_uses_more_of_the_lane_than_it_has() -> None:
    assert lived_through().queue.most_at_once == SMALL.concurrency


def test_the_rows_tell_a_goal_that_is_missed() -> None:
    found = {name: compare(name, make, [SMALL]) for name, make in WORKERS.items()}
    assert [row.met for row in rows_of(found)][1:] == [True, None]
    worse = {**found, LAZARET: replace(found[LAZARET], poisoned=found["Powertools batch and DLQ"].poisoned)}
    assert not rows_of(worse)[1].met


def test_the_plot_is_a_picture_with_every_worker_named(tmp_path: Path) -> None:
    seen = {name: seen_by(powertools) for name in WORKERS}
    incident_plot.save(seen, tmp_path / "incident.svg")
    found = ElementTree.parse(tmp_path / "incident.svg").iter("{http://www.w3.org/2000/svg}text")
    assert set(WORKERS) <= {text.text for text in found}
