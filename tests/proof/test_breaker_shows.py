"""One tenant's jobs all fail alike: what people can see of it, from the first minute on. Over the real adapters."""

from collections import Counter
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Backoff, BreakerLimits, Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.failure import Transient
from lambdas.core.model.group import Group
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.letter import LetterStatus
from lambdas.core.operate.letters import groups_in
from lambdas.core.ports.lists import LetterQuery
from tests.support.lane import KEY, NOON, body
from tests.support.worlds.broker import Broker

JOBS = 30
SECRET = "ana@example.com"
LANE = Lane(
    job_type="kyc",
    agent="agents.kyc:review",
    run_timeout=5,
    attempts=4,
    backoff=Backoff(base_s=30, cap_s=300),
    redact=("$.contact",),
    breaker=BreakerLimits(failures=5, share=0.1, transient_share=0.5, window_s=300, cool_down_s=900),
)


def missing(job: Job, _run: Run) -> None:
    raise KeyError(f"no passport of {job.payload['contact']}")


def unreachable(_job: Job, _run: Run) -> None:
    raise Transient("NETWORK", "connection refused")


@dataclass
class Town(Broker):
    lane: Lane = LANE

    def minutes(self, number: float) -> "Town":
        """Deliver what is due, second by second where there is something; sweep every minute."""
        until = self.now + timedelta(minutes=number)
        while self.now < until:
            self._deliver_until(min(until, self.now + timedelta(minutes=1)))
            self._sweep()
            self.collect()
        return self

    def _deliver_until(self, moment: datetime) -> None:
        while due := [at for at, _ in [*self.waiting, *self.dead_waiting] if at <= moment]:
            self.now = max(self.now, min(due))
            for each in [each for each in self.waiting if each[0] <= self.now]:
                self.waiting.remove(each)
                self._deliver(each[1])
            for dead in [each for each in self.dead_waiting if each[0] <= self.now]:
                self.dead_waiting.remove(dead)
                self._deliver_dead(dead[1])
        self.now = moment

    @property
    def breaker(self) -> Breaker:
        return self.breakers.find("tnt_1", "kyc")

    @property
    def groups(self) -> list[Group]:
        return list(groups_in(self.ledger, self.breakers, "kyc"))

    def died(self, status: LetterStatus) -> list[Any]:
        found = self.ledger.letters(LetterQuery(status=status, job_type="kyc", limit=100)).letters
        return [self.ledger.letters_at([each.key])[0] for each in found]

    @property
    def all_died(self) -> list[Any]:
        return [letter for status in LetterStatus for letter in self.died(status)]


def an_incident(agent: Any, **changes: Any) -> Town:
    town = Town(agent=agent, now=NOON, **changes)
    for number in range(JOBS):
        payload = {"n": number, "contact": SECRET}
        town.enqueue(town.message(body(job_id=f"job_{number:02}", payload=payload)))
    return town


def test_within_a_minute_there_is_something_to_see() -> None:
    town = an_incident(missing).minutes(1)
    assert town.breaker.opened_at is not None
    last = town.breaker.last_failure
    assert last is not None
    assert (last.code, last.kind, last.error_type) == ("PROGRAM_ERROR", "conditional", "KeyError")
    assert "in missing" in last.detail, "the traceback's frames"
    assert SECRET not in last.detail
    (group,) = town.groups
    assert (group.signature, group.code, group.letters) == (last.signature, "PROGRAM_ERROR", 0)
    assert (group.breakers, group.sample_job) == (("tnt_1",), last.job_id)
    assert SECRET not in group.summary


def test_the_second_failure_of_a_job_buries_it_though_it_is_a_probe() -> None:
    town = an_incident(missing).minutes(20)
    (letter,) = town.died(LetterStatus.OPEN)
    assert (letter.code, letter.attempts, "in missing" in letter.detail) == ("DETERMINISTIC_CRASH", 2, True)
    (group,) = town.groups
    assert (group.signature, group.letters, group.sample, group.breakers) == (
        letter.signature,
        1,
        letter.letter_id,
        ("tnt_1",),
    )


def test_after_44_minutes_people_have_a_letter_and_the_first_opening() -> None:
    town = an_incident(missing).minutes(44)
    assert len(town.all_died) >= 1
    opened_at = town.breaker.opened_at
    assert opened_at is not None
    assert opened_at < NOON + timedelta(minutes=1)
    assert town.breaker.probes_failed == 1
    assert town.breaker.cools_until is not None
    assert town.breaker.cools_until > town.now


@pytest.mark.parametrize("agent", [missing, unreachable])
def test_the_job_of_every_third_failed_probe_is_buried_and_held(agent: Any) -> None:
    town = an_incident(agent, lane=LANE).minutes(130)
    assert town.breaker.probes_failed == 3
    (held,) = town.died(LetterStatus.HELD)
    assert "3 probes in a row of the breaker of tnt_1 in lane kyc have failed" in held.detail
    assert held.job_id == town.breaker.last_failure.job_id  # type: ignore[union-attr]
    town.minutes(3 * 61)
    assert town.breaker.probes_failed == 6
    assert len(town.died(LetterStatus.HELD)) == 2, "one for three probes, not one for each"


def test_failures_and_attempts_are_kept_while_a_job_is_parked_and_probed() -> None:
    """Transient failures: the attempts of each job, on probes or not, stay within the lane's own."""
    town = an_incident(unreachable).minutes(60 * 8)
    heads = [town.head(each.job_key) for each in town.all_died]
    assert heads
    for head in heads:
        assert head.attempt == len(head.failures) <= LANE.attempts


def test_when_the_cause_is_mended_everything_else_runs_and_the_breaker_forgets() -> None:
    town = an_incident(missing).minutes(44)
    town.agent = lambda _job, _run: {"ok": True}
    town.minutes(130)
    breaker = town.breaker
    assert (breaker.opened_at, breaker.last_failure, breaker.probes_failed) == (None, None, 0)
    assert all(not group.breakers for group in town.groups)
    dead = len(town.all_died)
    fates = Counter(town.head(replace(KEY, job_id=f"job_{number:02}")).status for number in range(JOBS))
    assert fates == {HeadStatus.DEAD: dead, HeadStatus.DONE: JOBS - dead}


def test_a_tenant_whose_every_job_kills_its_worker_has_a_held_letter_too() -> None:
    """The worker cannot report: the sweep counts the failed probe, and whoever finds the lost attempt buries it."""
    town = an_incident(missing).minutes(1)

    def deadly(_job: Job, _run: Run) -> None:
        town.life.over = True  # at its next call

    town.agent = deadly
    town.minutes(60 * 5)
    assert town.breaker.probes_failed >= 3
    assert len(town.died(LetterStatus.HELD)) == town.breaker.probes_failed // 3
    last = town.breaker.last_failure
    assert last is not None
    assert last.code == "WORKER_LOST"
