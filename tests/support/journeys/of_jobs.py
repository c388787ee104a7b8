"""The ways of a job, each from a beginning to its end: every call on the way is a moment at which a process dies."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Code, Permanent, Transient
from lambdas.core.model.head import HeadStatus, Step
from lambdas.core.model.job import Job
from lambdas.core.model.letter import EffectStatus, LetterStatus
from lambdas.core.model.refs import result_ref
from lambdas.core.model.value import replace
from lambdas.core.notify.notice import NoticeStatus
from lambdas.core.operate.decide_effect import Decider, Statement, decide_effect
from lambdas.core.ports.outside import LETTER, NoticeMessage
from tests.support.journeys.journey import CALM, Journey
from tests.support.journeys.of_announcements import OF_ANNOUNCEMENTS
from tests.support.journeys.of_books import OF_BOOKS
from tests.support.journeys.of_places import OF_PLACES
from tests.support.journeys.of_redrives import OF_REDRIVES, is_recovered
from tests.support.journeys.of_waits import OF_WAITS
from tests.support.lane import KEY, LANE, NOON, body, healthy
from tests.support.worlds.island import REPLAY
from tests.support.worlds.town import Town

TOUCHY = replace(LANE, breaker=replace(LANE.breaker, failures=2, cool_down_s=120))
Agent = Callable[[Job, Run], Any]


def at_work(town: Town, ending: Callable[[Run], Any], *, verify: bool = True) -> Agent:
    """Three steps and two effects, and then the end."""

    def agent(job: Job, run: Run) -> Any:
        verifying = town.outside.find if verify else None
        run.step("read", lambda: 1)
        run.effect("case", key="k", do=town.outside.act, args=(f"case of {job.payload['n']}",), verify=verifying)
        run.step("think", lambda: "x" * (110_000 if job.payload.get("large") else 1))
        run.effect("mail", key="k", do=town.outside.act, args=(f"mail of {job.payload['n']}",), verify=verifying)
        run.step("write", lambda: 3)
        return ending(run)

    return agent


def done(run: Run) -> Any:
    return {"ok": True}


def flaky(run: Run) -> Any:
    if run.attempt == 1:
        raise Transient("NETWORK", "a hiccup")
    return {"ok": "x" * 110_000}


def fatal(run: Run) -> Any:
    raise Permanent("DOC_PARSE_CORRUPT", "broken")


def enqueued(ending: Callable[[Run], Any], *, verify: bool = True, **payload: Any) -> Callable[[Town], None]:
    def prepare(town: Town) -> None:
        town.agent = at_work(town, ending, verify=verify)
        town.enqueue(town.message(body(payload={"n": 1, **payload})))

    return prepare


def settle(town: Town) -> None:
    town.run_until_settled(most=500)


def is_done(town: Town) -> None:
    assert town.head().status is HeadStatus.DONE
    assert town.outside.happened == {"case of 1": 1, "mail of 1": 1}
    assert not town.ledger.dead


def is_buried(town: Town) -> None:
    assert town.head().status is HeadStatus.DEAD
    assert [letter.code for letter in town.ledger.dead.values()] == ["DOC_PARSE_CORRUPT"]
    assert town.outside.happened == {"case of 1": 1, "mail of 1": 1}


def is_done_or_in_doubt(town: Town) -> None:
    if town.head().status is HeadStatus.DONE:
        return is_done(town)
    (letter,) = town.ledger.dead.values()
    assert (letter.code, letter.status) == (Code.EFFECT_IN_DOUBT, LetterStatus.HELD)
    assert [effect.status for effect in letter.effects].count(EffectStatus.INTENT) == 1
    return None


def in_doubt(town: Town) -> None:
    """The case was opened, and its confirmation got lost."""

    def agent(_job: Job, run: Run) -> Any:
        def open_case() -> str:
            town.outside.act("case of 1")
            raise TimeoutError("no answer") if run.attempt == 1 else AssertionError("opened twice")

        return {"case": run.effect("case", key="k", do=open_case)}

    town.agent = agent
    town.enqueue(town.message())
    settle(town)


def settled_by_a_person(town: Town) -> None:
    (letter,) = town.ledger.dead.values()
    said = Statement(happened=True, who="ana", reason="it is in the CRM", ref="case_1")

    def say() -> None:
        decider = Decider(ledger=town.ledger, clock=lambda: town.now, new_id=town.new_id)
        decide_effect(decider, letter.letter_id, letter.effects[0].effect_id, said)

    town.person(say)
    town.drive({**REPLAY, "action": "resume", "filter": {"code": Code.EFFECT_IN_DOUBT.value}})
    settle(town)


def parked(town: Town) -> None:
    town.agent = at_work(town, done)
    town.trip()
    for number in range(2):
        envelope = body(job_id=f"job_{number}", payload={"n": number, "large": "x" * 6000})
        town.enqueue(town.message(envelope))
    town.enqueue(town.message(body(tenant_id="tnt_2", payload={"n": 9}), group="tnt_2"))


def all_are_done(town: Town) -> None:
    assert {head.status for head in town.ledger.heads.values()} == {HeadStatus.DONE}
    assert set(town.outside.happened.values()) == {1}
    assert town.breakers.find("tnt_1", "kyc").opened_at is None


def failing_for_a_while(town: Town) -> None:
    """The breaker trips, its first probe fails, its second succeeds."""
    well_again = NOON + timedelta(minutes=4)

    def agent(_job: Job, _run: Run) -> Any:
        if town.now < well_again:
            raise Permanent("DOC_PARSE_CORRUPT", "broken")
        return {"ok": True}

    town.agent = agent
    for number in range(6):
        town.enqueue(town.message(body(job_id=f"job_{number}", payload={"n": number})))


def tripped_and_closed(town: Town) -> None:
    counted = [head.status for head in town.ledger.heads.values()]
    assert len(counted) == 6
    assert set(counted) == {HeadStatus.DONE, HeadStatus.DEAD}
    assert len(town.ledger.dead) == counted.count(HeadStatus.DEAD) >= town.lane.breaker.failures
    assert town.breakers.find("tnt_1", "kyc").opened_at is None


def strangers(town: Town) -> None:
    """What no worker can take: no JSON, another's id, and a message that the broker moved unread."""
    town.agent = healthy
    town.enqueue(town.message("not JSON"))
    town.enqueue(town.message(body()))
    town.enqueue(town.message(body(payload={"n": 2})))
    town.enqueue(town.message(body(job_type="other")))
    unread = town.moved_by_broker(town.message(body(job_id="job_9", payload={"n": "x" * 6000})))
    town.dead_waiting.append((town.now, unread))


def settle_and_look_again(town: Town) -> None:
    """Until the sweep has seen that Lambda refused no worker, and that no replay can start what never started."""
    settle(town)
    for _ in range(8):
        if not any(letter.status is LetterStatus.SCHEDULED for letter in town.ledger.dead.values()):
            return
        town.later(16 * 60)
        town.minutes(1)


def all_are_letters(town: Town) -> None:
    codes = sorted(letter.code for letter in town.ledger.dead.values())
    assert codes == ["JOB_ID_REUSED", "NEVER_STARTED", "SCHEMA_INVALID", "UNROUTABLE"]
    assert town.head().status is HeadStatus.DONE
    assert all(letter.snapshot_ref in town.store.objects for letter in town.ledger.dead.values())


def many_letters(town: Town) -> None:
    town.agent = lambda _job, _run: fatal(_run)
    town.kill(6)


def hearing(town: Town) -> None:
    town.tell(NoticeMessage(what=LETTER, tenant_id="tnt_1", job_type="kyc"))


def its_tenant_knows(town: Town) -> None:
    (notice,) = town.book.all("tnt_1")
    assert notice.status is NoticeStatus.SENT
    assert len(set(town.outside.told)) == 1, "the same notice, however often"
    assert town.statuses() == {"escalated": 6}


def neglected(town: Town) -> None:
    """A retry and a burial whose messages got lost, a letter past its retention, and a step that is still needed."""
    town.agent = lambda job, run: flaky(run) if job.job_id == "job_1" else fatal(run)
    town.kill(1, first=7)
    town.later(86_400 * (CALM.retention_days + 1))
    town.kill(1, first=8)
    (letter,) = [each for each in town.ledger.dead.values() if each.job_id == "job_8"]
    ref = result_ref(letter.job_key, "step-0001")
    town.store.put(ref, "1")
    step = Step(number=1, name="s", inputs="i", at=town.now, result_ref=ref, attempt=1)
    town.ledger.keep_step(letter.job_key, step, expires_at=town.now + timedelta(days=22))
    town.later(86_400 * 21)
    town.work(town.message())
    town.work(town.message(body(job_id="job_2")))
    town.queue.sent.clear()
    town.queue.buried.clear()


def sweeping(town: Town) -> None:
    town.minutes(4)
    settle(town)
    town.later(3_700)
    town.minutes(2)


def is_tidy(town: Town) -> None:
    assert town.head().status is HeadStatus.DONE
    assert town.head(replace(KEY, job_id="job_2")).status is HeadStatus.DEAD
    status = {letter.job_id: letter.status for letter in town.ledger.dead.values()}
    assert status == {"job_7": "discarded", "job_8": "open", "job_2": "open"}, status
    assert [ref for ref in town.store.objects if ref.startswith("archive/")], "archived whole"
    (kept,) = [at for place, at in town.ledger.expiry.items() if place == (replace(KEY, job_id="job_8"), 1)]
    assert kept > town.now + timedelta(days=30), "its step is kept for as long as its letter"


def stormy(town: Town) -> None:
    town.agent = lambda _job, run: _storm(run)
    town.kill(1)
    town.agent = healthy
    town.later(16 * 60)


def _storm(_run: Run) -> Any:
    raise Transient("NETWORK", "connection reset")


def recovering(town: Town) -> None:
    """Until nothing is left to replay; a letter that was passed over comes again in a quarter of an hour."""
    for _ in range(40):
        town.minutes(1)
        if {letter.status for letter in town.ledger.dead.values()} <= {LetterStatus.RECOVERED}:
            return


def never_started(town: Town) -> None:
    """No worker could start it; then a version is deployed that can."""
    town.agent = healthy
    town.versions.versions["kyc"] = "v1"
    town.dead_waiting.append((town.now, town.moved_by_broker(town.message())))
    settle(town)
    town.minutes(1)
    town.versions.versions["kyc"] = "v2"


def parked_in_a_lane_that_retires(town: Town) -> None:
    town.trip()
    town.work(town.message())
    town.work(town.message(body(job_id="job_2")))
    town.queue.sent.clear()
    town.lane = replace(town.lane, retired=True)


def is_unroutable(town: Town) -> None:
    assert sorted(letter.code for letter in town.ledger.dead.values()) == ["UNROUTABLE", "UNROUTABLE"]


def sends_another(town: Town) -> None:
    def agent(job: Job, run: Run) -> Any:
        if job.job_id == "job_1":
            run.enqueue("kyc", {"n": 2}, key="second")
        else:
            run.effect("case", key="k", do=town.outside.act, args=("case of 2",), verify=town.outside.find)
        return {"ok": True}

    town.agent = agent
    town.enqueue(town.message())


def both_are_done(town: Town) -> None:
    assert [head.status for head in town.ledger.heads.values()] == [HeadStatus.DONE, HeadStatus.DONE]
    assert town.outside.happened == {"case of 2": 1}


JOURNEYS: dict[str, Journey] = {
    "healthy": Journey(prepare=enqueued(done), go=settle, check=is_done),
    "retry": Journey(prepare=enqueued(flaky, large="x" * 6000), go=settle, check=is_done),
    "bury": Journey(prepare=enqueued(fatal, large="x" * 6000), go=settle, check=is_buried),
    "an effect that nothing verifies": Journey(
        prepare=enqueued(done, verify=False), go=settle, check=is_done_or_in_doubt
    ),
    "an effect that a person settles": Journey(prepare=in_doubt, go=settled_by_a_person, check=is_recovered),
    "a job that sends a job": Journey(prepare=sends_another, go=settle, check=both_are_done),
    "park, probe and release": Journey(prepare=parked, go=settle, check=all_are_done, lane=TOUCHY),
    "trip, failed probe, close": Journey(prepare=failing_for_a_while, go=settle, check=tripped_and_closed, lane=TOUCHY),
    "intake of what no worker takes": Journey(prepare=strangers, go=settle_and_look_again, check=all_are_letters),
    **OF_REDRIVES,
    "replay by the sweep": Journey(prepare=stormy, go=recovering, check=is_recovered),
    "replay after a deploy": Journey(prepare=never_started, go=recovering, check=is_recovered),
    "sweep": Journey(prepare=neglected, go=sweeping, check=is_tidy),
    "retired lane": Journey(prepare=parked_in_a_lane_that_retires, go=settle, check=is_unroutable),
    "notice": Journey(prepare=many_letters, go=hearing, check=its_tenant_knows),
    **OF_BOOKS,
    **OF_ANNOUNCEMENTS,
    **OF_PLACES,
    **OF_WAITS,
}
