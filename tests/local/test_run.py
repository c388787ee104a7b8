"""A run whose process really dies, at every point, on the embedded stack: nothing lost, nothing done twice.

Between steps it is the worker's, in an effect the agent's own. A lost worker's job is back half a minute after its end,
so all of them are sent first and looked at afterwards.
"""

import copy
import json
import time
import uuid
from dataclasses import dataclass
from typing import Any

import pytest

from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Action, EffectStatus, Intended, LetterStatus, Safety, safety_of
from lambdas.core.operate import CLAIMED
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT
from local.stack import Stack
from ops.__main__ import main
from tests.support.embedded.lane import EmbeddedLane, wait_for

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

LANE = load_lanes(ROOT, simulated=True)["simulated"]
Op = dict[str, Any]
KILL: Op = {"op": "kill_worker"}
# read, case, think, mail, write: a process may die before each of them, and when all are done.
STEPS = ("read", "think", "write")
EFFECTS = {"case": 1, "mail": 2}  # and how many steps come before it
WAYS: dict[str, Op] = {"plain": {}, "verify": {"verify": True}, "idempotent": {"idempotent": True}}
BETWEEN = range(6)
IN_FLIGHT = [(effect, half, way) for effect in EFFECTS for half in ("before", "after") for way in WAYS]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """One job, of a tenant of its own: one tenant's many crashes would open its breaker."""

    lane: EmbeddedLane
    job_id: str

    def happened(self, effect: str) -> int:
        return self.lane.world(effect, self.job_id)

    def attempts_of_steps(self) -> dict[str, int]:
        return {step.name: step.attempt for step in self.lane.ledger.steps(self.lane.key(self.job_id))}


def script(key: str, **of_effects: Op) -> list[Op]:
    def effect(action: str) -> Op:
        return {"op": "effect", "action": action, "key": key, **of_effects.get(action, {})}

    read, think, write = ({"op": "step", "name": name} for name in STEPS)
    return [read, effect("case"), think, effect("mail"), write]


def send(lane: EmbeddedLane, first: list[Op], then: list[Op], job_id: str, copies: int = 1) -> Sent:
    own = copy.copy(lane)
    own.tenant_id = f"tnt-{uuid.uuid4().hex[:8]}"
    body = json.dumps(own.envelope(first, then, job_id=job_id))
    entries = [{"Id": str(n), "MessageBody": body, "MessageGroupId": own.tenant_id} for n in range(copies)]
    answer = own.sqs.send_message_batch(QueueUrl=own.queue_url, Entries=entries)
    assert len(answer["Successful"]) == copies
    return Sent(lane=own, job_id=job_id)


def new_id() -> str:
    return f"job-{uuid.uuid4().hex[:12]}"


@pytest.fixture(scope="module")
def sent(embedded: Stack) -> dict[Any, Sent]:
    lane = EmbeddedLane(embedded)
    jobs: dict[Any, Sent] = {}
    for point in BETWEEN:
        key = new_id()
        whole = script(key)
        jobs[point] = send(lane, [*whole[:point], KILL, *whole[point:]], whole, key)
    for effect, half, way in IN_FLIGHT:
        key = new_id()
        how = dict.fromkeys(EFFECTS, WAYS[way])
        first = script(key, **{**how, effect: {**WAYS[way], "crash": half}})
        jobs[effect, half, way] = send(lane, first, script(key, **how), key)
    key = new_id()
    nap: Op = {"op": "sleep", "seconds": 1}
    steady = [nap, *script(key), nap]
    jobs["ten copies"] = send(lane, steady, steady, key, copies=10)
    key = new_id()
    late: list[Op] = [{"op": "sleep", "seconds": LANE.run_timeout + 3}, *script(key)]
    jobs["sleeper"] = send(lane, [{"op": "step", "name": "kept"}, *late], [{"op": "step", "name": "kept"}], key)
    return jobs


def began_with(job: Sent, *event: str) -> None:
    assert job.lane.timeline(job.job_id)[0] == event


@pytest.mark.parametrize("point", BETWEEN)
def test_a_process_that_dies_between_steps_and_effects_costs_the_job_nothing_but_time(
    sent: dict[Any, Sent], point: int
) -> None:
    job = sent[point]
    head = job.lane.settled(job.job_id, within=150)
    assert (head.status, head.attempt) == (HeadStatus.DONE, 2)
    assert {effect: job.happened(effect) for effect in EFFECTS} == {"case": 1, "mail": 1}
    done_before = (point + 1) // 2
    expected = {name: 1 if number < done_before else 2 for number, name in enumerate(STEPS)}
    assert job.attempts_of_steps() == expected, "what the dead attempt had kept was not done again"
    began_with(job, "attempt.lost", "WORKER_LOST")


@pytest.mark.parametrize(("effect", "half"), [(effect, half) for effect, half, way in IN_FLIGHT if way == "plain"])
def test_a_process_that_dies_inside_an_effect_leaves_exactly_that_one_in_doubt(
    sent: dict[Any, Sent], effect: str, half: str
) -> None:
    job = sent[effect, half, "plain"]
    letter = job.lane.letter(job.job_id, within=150)
    assert (letter.code, letter.status) == (Code.EFFECT_IN_DOUBT, LetterStatus.HELD)
    assert letter.recommended_action is Action.VERIFY_EFFECTS
    assert safety_of(letter, Intended(), LANE)[0] is Safety.VERIFY_FIRST
    expected = {"case": EffectStatus.COMMITTED} | {effect: EffectStatus.INTENT}
    assert {each.action: each.status for each in letter.effects} == expected
    counts = {"case": 1, "mail": 0} if effect == "mail" else {"case": 0, "mail": 0}
    assert {each: job.happened(each) for each in EFFECTS} == {**counts, effect: int(half == "after")}
    assert letter.steps_done == STEPS[: EFFECTS[effect]]
    began_with(job, "attempt.failed", "AGENT_CRASHED")


@pytest.mark.parametrize(("effect", "half", "way"), [each for each in IN_FLIGHT if each[2] != "plain"])
def test_what_can_be_verified_or_repeated_goes_on_by_itself(
    sent: dict[Any, Sent], effect: str, half: str, way: str
) -> None:
    job = sent[effect, half, way]
    head = job.lane.settled(job.job_id, within=150)
    assert (head.status, head.attempt) == (HeadStatus.DONE, 2)
    # What is called idempotent may be performed again, and only if it was in flight: that is what the word means.
    repeated = way == "idempotent" and half == "after"
    assert {each: job.happened(each) for each in EFFECTS} == {"case": 1, "mail": 1, effect: 2 if repeated else 1}
    statuses = {each.status for each in job.lane.ledger.effects(job.lane.key(job.job_id))}
    assert statuses == {EffectStatus.COMMITTED}


def test_ten_deliveries_at_once_perform_each_effect_once(sent: dict[Any, Sent]) -> None:
    job = sent["ten copies"]
    head = job.lane.settled(job.job_id, within=90)
    assert (head.status, head.attempt) == (HeadStatus.DONE, 1)
    # The copies come back when the lease would have been over, and find the job done.
    lease = LANE.function_timeout_s + 5
    time.sleep(max(0.0, lease + 3 - (time.time() - head.updated_at.timestamp())) if head.updated_at else lease)
    assert {effect: job.happened(effect) for effect in EFFECTS} == {"case": 1, "mail": 1}
    assert job.lane.settled(job.job_id) == head
    assert job.lane.letters() == []


def test_an_agent_that_wakes_after_its_deadline_has_no_process_left_to_act_in(sent: dict[Any, Sent]) -> None:
    job = sent["sleeper"]
    head = job.lane.settled(job.job_id, within=90)
    assert (head.status, head.attempt) == (HeadStatus.DONE, 2)
    assert job.lane.timeline(job.job_id) == [("attempt.failed", "RUN_TIMEOUT")]
    assert head.first_claimed_at is not None
    wakes_at = head.first_claimed_at.timestamp() + LANE.run_timeout + 3
    time.sleep(max(0.0, wakes_at + 4 - time.time()))
    assert {effect: job.happened(effect) for effect in EFFECTS} == {"case": 0, "mail": 0}
    assert job.lane.ledger.effects(job.lane.key(job.job_id)) == ()
    assert job.attempts_of_steps() == {"kept": 1}
    assert job.lane.settled(job.job_id) == head


@pytest.mark.parametrize(
    ("half", "word", "status"),
    [
        ("after", ("--happened", "--ref", "mail-1"), EffectStatus.COMMITTED),
        ("before", ("--not-happened",), EffectStatus.REFUTED),
    ],
)
def test_a_person_settles_what_is_in_doubt_and_the_letter_may_be_sent_again(
    sent: dict[Any, Sent],
    embedded: Stack,
    monkeypatch: pytest.MonkeyPatch,
    half: str,
    word: tuple[str, ...],
    status: EffectStatus,
) -> None:
    for name, value in embedded.environment().items():
        monkeypatch.setenv(name, value)
    for name in ("AWS_PROFILE", "AWS_SESSION_TOKEN", "LAZARET_NAME"):
        monkeypatch.delenv(name, raising=False)
    job = sent["mail", half, "plain"]
    letter = job.lane.letter(job.job_id, within=150)
    (doubt,) = (each for each in letter.effects if each.status is EffectStatus.INTENT)
    said = ("--by", "ada", "--reason", "looked at the outbox")
    assert main(["effect", "settle", letter.letter_id, doubt.effect_id[:12], *word, *said]) == 0
    after = wait_for(lambda: job.lane.ledger.letter(letter.letter_id), within=10)
    assert (after.status, after.recommended_action) == (LetterStatus.OPEN, Action.RETRY_LATER)
    assert safety_of(after, Intended(), LANE)[0] is Safety.SAFE
    assert [each.letter_id for each in job.lane.letters()] == [letter.letter_id]
    assert {each.action: each.status for each in after.effects} == {"case": EffectStatus.COMMITTED, "mail": status}
    event = job.lane.ledger.timeline(job.lane.key(job.job_id))[-1]
    # Who settled it is what the credentials prove; `--by` is a claim beside it.
    assert event.who.startswith("arn:aws:")
    assert event.data[CLAIMED] == "ada"
    assert (event.what, event.why) == ("effect.settled", "looked at the outbox")
