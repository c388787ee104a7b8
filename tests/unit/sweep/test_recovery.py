"""What the sweep does about letters by itself: replays of weather, greetings to deploys, proposals."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.config.deploy import KEPT, Deployed
from lambdas.core.config.lane import ReplayPolicy
from lambdas.core.model.failure import Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.redrive import plan
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.send import send_range
from lambdas.core.redrive.start import write_down
from lambdas.core.redrive.watch import choose_wave
from lambdas.core.sweep.recoverer import recover
from tests.support.lane import LANE, body, healthy
from tests.support.worlds.island import REPLAY, Island

CALM = replace(LANE, breaker=replace(LANE.breaker, failures=100_000))


def stormy(_job: Job, _run: Run) -> None:
    raise Transient("NETWORK", "connection reset")


def buggy(_job: Job, _run: Run) -> None:
    raise KeyError("name")


def swept(island: Island) -> dict[str, int]:
    """One turn of the sweep; the executions that it started are run."""
    before = set(island.machine.started)
    counts = recover(island.recoverer, until=island.now + timedelta(seconds=50))
    for name in set(island.machine.started) - before:
        island.drive(island.machine.started[name], name=name)
    return counts


def only(island: Island) -> Letter:
    (letter,) = [each for each in island.ledger.dead.values() if each.status is not LetterStatus.SUPERSEDED]
    return letter


def test_a_transient_letter_is_scheduled_and_replayed_when_it_is_due() -> None:
    island = Island(agent=stormy, lane=CALM)
    (letter,) = island.kill(1)
    assert (letter.status, letter.next_retry_at) == (LetterStatus.SCHEDULED, letter.died_at + timedelta(minutes=15))
    assert swept(island)["replays_started"] == 0
    island.agent = healthy
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 1
    assert island.statuses() == {"recovered": 1}
    assert only(island).redrive_id.startswith("auto-")


def test_weather_that_stays_is_tried_at_growing_distances_and_then_left_to_a_person() -> None:
    island = Island(agent=stormy, lane=CALM)
    island.kill(1)
    waits = []
    for _ in range(2):
        letter = only(island)
        assert letter.next_retry_at is not None
        waits.append(letter.next_retry_at - letter.died_at)
        island.now = letter.next_retry_at + timedelta(seconds=1)
        assert swept(island)["replays_started"] == 1
    assert waits == [timedelta(minutes=15), timedelta(hours=1)]
    assert (only(island).status, only(island).auto_replays) == (LetterStatus.OPEN, 2)
    island.later(86_400)
    assert swept(island)["replays_started"] == 0


def test_two_sweeps_at_once_replay_a_letter_once() -> None:
    island = Island(agent=stormy, lane=CALM)
    island.kill(3)
    island.later(16 * 60)
    first = recover(island.recoverer, until=island.now + timedelta(seconds=50))
    second = recover(island.recoverer, until=island.now + timedelta(seconds=50))
    assert (first["replays_started"], second["replays_started"]) == (1, 0)


def test_a_due_letter_of_a_tenant_with_an_open_breaker_waits() -> None:
    island = Island(agent=stormy, lane=CALM)
    island.kill(1)
    island.later(16 * 60)
    island.trip()
    assert swept(island)["replays_started"] == 0
    assert only(island).status is LetterStatus.SCHEDULED
    island.close()
    island.agent = healthy
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 1
    assert only(island).status is LetterStatus.RECOVERED


def test_a_due_letter_becomes_the_probe_of_a_breaker_behind_which_nothing_is_parked() -> None:
    island = Island(agent=stormy, lane=CALM)
    island.kill(1)
    island.agent = healthy
    island.later(16 * 60)
    island.trip()
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 1
    island.pass_time(600)
    assert only(island).status is LetterStatus.RECOVERED
    assert island.breakers.find("tnt_1", "kyc").opened_at is None


def test_what_waiting_does_not_cure_is_opened_with_its_reason_and_not_tried_again() -> None:
    island = Island(agent=stormy, lane=CALM)
    (letter,) = island.kill(1)
    island.agent = healthy
    island.enqueue(island.message(body(job_id="job_0", version=2)))
    island.run_until_settled()
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 0
    assert only(island).status is LetterStatus.OPEN
    assert island.ledger.timeline(letter.job_key)[-1].why == "a newer version of the job is done"


def test_a_lane_that_no_longer_replays_by_itself_opens_what_was_scheduled() -> None:
    island = Island(agent=stormy, lane=CALM)
    island.kill(1)
    island.lane = replace(CALM, replay=ReplayPolicy(auto=False))
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 0
    assert only(island).status is LetterStatus.OPEN


def test_a_lane_with_review_schedules_nothing() -> None:
    island = Island(agent=stormy, lane=replace(CALM, human_review=True, replay=ReplayPolicy(auto=False)))
    (letter,) = island.kill(1)
    assert letter.status is LetterStatus.OPEN


def never_started(island: Island) -> None:
    """A message that the broker moved because no worker could even begin."""
    message = island.message()
    island.dead_waiting.append((island.now, island.moved_by_broker(message)))
    island.pass_time(60)


def test_what_could_never_start_is_opened_and_replayed_only_after_the_version_changed() -> None:
    island = Island(agent=healthy, lane=CALM)
    island.versions.versions["kyc"] = "v1"
    never_started(island)
    assert (only(island).code, only(island).status) == ("NEVER_STARTED", LetterStatus.SCHEDULED)
    for _ in range(3):
        island.later(86_400)
        assert swept(island)["replays_started"] == 0
        assert only(island).status is LetterStatus.OPEN
    assert "another version" in island.ledger.timeline(only(island).job_key)[-1].why
    island.versions.versions["kyc"] = "v2"
    assert swept(island)["replays_started"] == 1
    assert only(island).status is LetterStatus.RECOVERED
    assert swept(island)["replays_started"] == 0


def test_what_could_never_start_and_is_still_scheduled_is_replayed_after_a_deploy_too() -> None:
    island = Island(agent=healthy, lane=CALM)
    island.versions.versions["kyc"] = "v1"
    never_started(island)
    assert swept(island)["replays_started"] == 0
    island.versions.versions["kyc"] = "v2"
    assert swept(island)["replays_started"] == 1
    assert only(island).status is LetterStatus.RECOVERED


def test_what_was_throttled_waits_while_throttles_last_and_is_replayed_when_they_end() -> None:
    island = Island(agent=healthy, lane=CALM)
    island.versions.versions["kyc"] = "v1"
    refused = island.throttles.refused.setdefault("kyc", [island.now])
    never_started(island)
    for _ in range(4):  # an hour, in which Lambda refuses workers
        island.later(15 * 60)
        refused.append(island.now - timedelta(minutes=2))
        assert swept(island)["replays_started"] == 0
        assert (only(island).status, only(island).auto_replays) == (LetterStatus.SCHEDULED, 0)
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 1
    assert only(island).status is LetterStatus.RECOVERED


def test_throttles_long_before_a_job_was_tried_are_not_why_it_could_not_start() -> None:
    island = Island(agent=healthy, lane=CALM)
    island.throttles.refused["kyc"] = [island.now - timedelta(days=2)]
    never_started(island)
    island.later(16 * 60)
    assert swept(island)["replays_started"] == 0
    assert only(island).status is LetterStatus.OPEN


@pytest.mark.parametrize(("minutes", "replayed"), [(-1, 1), (0, 1), (2, 0), (60, 0)])
def test_only_throttles_before_its_death_are_why_a_job_could_not_start(minutes: int, replayed: int) -> None:
    """A worker that cannot be imported and a busy hour later would else be replayed into the same failure."""
    island = Island(agent=healthy, lane=CALM)
    never_started(island)
    island.throttles.refused["kyc"] = [only(island).died_at + timedelta(minutes=minutes)]
    island.later(3 * 3600)
    assert swept(island)["replays_started"] == replayed
    assert only(island).status is (LetterStatus.RECOVERED if replayed else LetterStatus.OPEN)


def cured(**changes: Any) -> Island:
    island = Island(agent=buggy, lane=replace(CALM, **changes))
    island.versions.versions["kyc"] = "v1"  # the version of the island's worker
    island.kill(2)
    assert swept(island)["proposed"] == 0
    island.versions.versions["kyc"] = "v2"
    return island


def test_a_new_version_proposes_a_canary_for_groups_that_only_code_cures_and_replays_nothing() -> None:
    island = cured()
    assert swept(island) == {"replays_started": 0, "proposed": 1, "failed": 0}
    (proposal,) = island.redrives.page().redrives
    (group,) = island.ledger.groups("kyc")
    assert (proposal.status, proposal.request.filter.signature) == (RedriveStatus.PROPOSED, group.signature)
    assert "v1 became v2" in proposal.request.reason
    assert [notice.what for notice in island.notices.told][-1] == "redrive.proposed"
    assert island.statuses() == {"open": 2}
    assert swept(island)["proposed"] == 0


def test_a_group_is_proposed_as_long_as_any_of_its_letters_is_open() -> None:
    island = cured()
    (group,) = island.ledger.groups("kyc")
    latest = island.ledger.dead[group.sample]
    island.ledger.dead[group.sample] = replace(latest, status=LetterStatus.DISCARDED)
    assert swept(island)["proposed"] == 1


def test_a_group_without_open_letters_or_on_hold_is_not_proposed() -> None:
    island = cured()
    for letter in list(island.ledger.dead.values()):
        island.ledger.dead[letter.letter_id] = replace(letter, status=LetterStatus.DISCARDED)
    assert swept(island)["proposed"] == 0
    held = cured()
    (group,) = held.ledger.groups("kyc")
    event = held.redriver.event("group.held", why="we look", who="ana")
    held.ledger.note_group("kyc", group.signature, replace(group.note, on_hold=True), event)
    assert swept(held)["proposed"] == 0


def test_a_sweep_that_dies_while_it_greets_a_deploy_greets_it_again_and_starts_nothing_twice() -> None:
    island = cured()
    known = dict(island.redrives.deployed(["kyc"]))
    assert swept(island)["proposed"] == 1
    island.redrives.note_deployed("kyc", Deployed(worker_version=known["kyc"]))
    island.later(60)
    assert swept(island)["proposed"] == 0
    assert len(island.redrives.page().redrives) == 1


def test_no_head_is_left_under_way() -> None:
    island = Island(agent=stormy, lane=CALM)
    island.kill(2)
    island.agent = healthy
    island.later(16 * 60)
    swept(island)
    assert {head.status for head in island.ledger.heads.values()} == {HeadStatus.DEAD, HeadStatus.DONE}


def deploy(island: Island, version: str) -> dict[str, int]:
    island.version = version
    island.versions.versions["kyc"] = version
    return swept(island)


def rolled_back(*, died_on_both: bool) -> Island:
    """v1, then v2, then v1 again: what died on v1 waits there as before."""
    island = cured()
    assert deploy(island, "v2")["proposed"] == 1
    if died_on_both:
        island.kill(2, first=10)
    return island


@pytest.mark.parametrize("died_on_both", [False, True])
def test_a_version_that_comes_back_cures_nothing_that_died_on_it(died_on_both: bool) -> None:
    island = rolled_back(died_on_both=died_on_both)
    assert deploy(island, "v1")["proposed"] == 0
    assert len(island.redrives.page().redrives) == 1


def test_a_version_that_comes_back_after_more_deploys_than_are_kept_cures_nothing_that_died_on_it() -> None:
    island = cured()
    for number in range(KEPT + 2):
        island.later(60)
        deploy(island, f"v{number + 2}")
    island.kill(2, first=10)
    before = len(island.redrives.page().redrives)
    assert "v1" not in {each.worker_version for each in island.redrives.deploys("kyc").deploys}
    assert (deploy(island, "v1")["proposed"], len(island.redrives.page().redrives)) == (0, before)


def test_a_rollback_proposes_what_only_the_version_between_died_of() -> None:
    island = Island(agent=healthy, lane=CALM)
    for version in ("v1", "v2"):
        assert deploy(island, version)["proposed"] == 0
    island.agent = buggy
    island.kill(2)
    assert deploy(island, "v1")["proposed"] == 1
    assert deploy(island, "v2")["proposed"] == 0, "and what died on v2 is not cured by v2"


def test_what_could_never_start_on_a_version_between_is_replayed_after_the_rollback() -> None:
    """A redrive was named by the version alone, so nothing was started when that version came back."""
    island = Island(agent=healthy, lane=CALM)
    for version in ("v0", "v1", "v2"):
        deploy(island, version)
        never_started(island)
        assert only(island).code == "NEVER_STARTED"
        for letter in list(island.ledger.dead.values()):
            del island.ledger.dead[letter.letter_id]
            del island.ledger.heads[letter.job_key]
    never_started(island)
    assert deploy(island, "v1")["replays_started"] == 1
    assert only(island).status is LetterStatus.RECOVERED


def test_a_lineage_that_died_on_two_versions_is_unfixed_on_both() -> None:
    island = Island(agent=buggy, lane=CALM)
    deploy(island, "v1")
    island.kill(1)
    deploy(island, "v2")
    asked = {**REPLAY, "filter": {"code": "DETERMINISTIC_CRASH"}, "fixed": None, "max_failure_share": 1}
    assert island.drive(asked)["died_again"] == 1
    assert (only(island).worker_version, only(island).unfixed_on) == ("v2", ("v1",))
    for version in ("v1", "v2"):
        deploy(island, version)
        told = island.drive(asked)
        assert (told["verdict"], told["skipped"]) == ("nothing_to_send", {"unfixed": 1})
    deploy(island, "v3")
    assert island.drive({**asked, "dry_run": True})["planned"] == 1


def test_a_rollback_while_a_redrive_waits_sends_nothing_to_the_version_that_it_died_on() -> None:
    island = cured(approval_above=1)
    deploy(island, "v2")
    asked = {**REPLAY, "filter": {"code": "DETERMINISTIC_CRASH"}, "fixed": None}
    write_down(island.redriver, asked, execution="arn:e", name="rd-1")
    assert plan.plan(island.redriver, "rd-1") == "ask"
    deploy(island, "v1")
    ((part,), _) = choose_wave(island.redriver, "rd-1")
    sent = send_range(island.redriver, "rd-1", part, until=island.now + timedelta(hours=1))
    assert (sent.sent, dict(sent.skipped)) == (0, {"unfixed": 2})
