"""The table of docs/internals/crashes.md, acted out row by row: the job ends once, its effect happens once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Permanent, Transient
from lambdas.core.model.job import Job
from lazaret.testing.crash import Life
from tests.support.lane import LANE
from tests.support.markdown import table
from tests.support.worlds.broker import Broker

AN_HOUR_S = 3600
PLACES = [row["the process dies"] for row in table("docs/internals/crashes.md", "crashes")]


class Agent:
    """Spends money, opens a case, which can be verified; then ends as it is told."""

    def __init__(self, ending: str) -> None:
        self.ending = ending
        self.opened = 0

    def __call__(self, _job: Job, run: Run) -> dict[str, bool]:
        run.spend(usd=0.5)
        run.effect("case.opened", key="cus_1", do=self._open, verify=lambda: "case_1" if self.opened else None)
        if self.ending == "retry" and run.attempt == 1:
            raise Transient("NETWORK", "the line went dead")
        if self.ending == "bury":
            raise Permanent("DOC_PARSE_CORRUPT", "half of it is missing")
        return {"ok": True}

    def _open(self) -> str:
        self.opened += 1
        return "case_1"


def enqueued(broker: Broker) -> None:
    broker.enqueue(broker.message())


def delivered(broker: Broker) -> None:
    enqueued(broker)
    broker.tick()


def refused(broker: Broker) -> None:
    broker.enqueue(broker.message("not JSON"))


def too_early(broker: Broker) -> None:
    """The first attempt failed, and the message of the second comes before it is due."""
    delivered(broker)
    _, early = broker.waiting.pop()
    broker.enqueue(early)


def of_an_open_tenant(broker: Broker) -> None:
    broker.trip()
    enqueued(broker)


def parked(broker: Broker) -> None:
    broker.trip()
    delivered(broker)


def parked_and_closed(broker: Broker) -> None:
    parked(broker)
    broker.close()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    call: str  # such as `ledger.claim`: whoever makes it first dies
    after: bool = True
    ending: str = "done"
    letters: tuple[str, ...] = ()
    before: Callable[[Broker], None] = enqueued  # what has happened until then
    earlier: str = ""  # a call after which a process died before that
    times: int = 1

    def play(self, broker: Broker) -> None:
        self.before(broker)
        lives = [Life(dies_at=(self.earlier,), after=True)] if self.earlier else []
        lives += [Life(dies_at=(self.call,), after=self.after) for _ in range(self.times)]
        broker.life, *broker.lives = lives
        broker.run_until_settled()
        broker.later(AN_HOUR_S)
        broker.process(broker._sweep)  # which learns what no message says
        broker.run_until_settled()
        assert all(life.over for life in lives), "nobody made that call"


BURIED = ("DOC_PARSE_CORRUPT",)
SCENES: dict[str, Scene] = {
    "before the claim": Scene(call="ledger.claim", after=False),
    "after the claim, or during the run": Scene(call="ledger.claim"),
    "after `run.spend`": Scene(call="ledger.note_used"),
    "after an effect's intent, before its commit": Scene(call="ledger.commit_effect", after=False),
    "after the effect's commit": Scene(call="ledger.commit_effect"),
    "after head → done": Scene(call="ledger.finish"),
    "after head → waiting, before the send": Scene(call="ledger.retry", ending="retry"),
    "after the send, before the acknowledgement": Scene(call="queue.send", ending="retry"),
    "after head → dying, before the send": Scene(call="ledger.bury", ending="bury", letters=BURIED),
    "after the burial, before the acknowledgement": Scene(call="queue.send", ending="bury", letters=BURIED),
    "a refused message, after its burial": Scene(
        before=refused, call="queue.send", ending="refuse", letters=("SCHEMA_INVALID",)
    ),
    "an unrun message, after it was put back": Scene(before=too_early, call="queue.send", ending="retry"),
    "intake, after the snapshot": Scene(call="store.put", ending="bury", letters=BURIED),
    "intake, after the transaction": Scene(call="ledger.take_in", ending="bury", letters=BURIED),
    "sweep, after it wrote down the resend": Scene(call="ledger.resend", ending="retry", earlier="ledger.retry"),
    "after head → parked, before the acknowledgement": Scene(before=of_an_open_tenant, call="ledger.park"),
    "sweep, after it wrote a probe on its breaker": Scene(before=parked, call="breakers.move"),
    "after the probe is done, before the breaker knows": Scene(before=parked, call="ledger.finish"),
    "sweep, after it sent a parked job": Scene(before=parked_and_closed, call="queue.send_many"),
    "`max_receive_count` − 1 times on one job": Scene(
        call="ledger.finish", after=False, letters=("CRASH_LOOP",), times=LANE.max_receive_count - 1
    ),
}


def test_every_row_is_acted_out() -> None:
    assert list(SCENES) == PLACES


@pytest.mark.parametrize("place", PLACES)
def test_a_job_ends_once_whatever_dies(place: str) -> None:
    scene = SCENES[place]
    agent = Agent(scene.ending)
    broker = Broker(agent=agent)
    scene.play(broker)
    assert tuple(letter.code for letter in broker.letters) == scene.letters
    assert broker.breakers.find("tnt_1", "kyc").opened_at is None
    if scene.ending != "refuse":
        assert broker.head().status == ("dead" if scene.letters else "done")
        assert agent.opened == 1


def test_what_a_worker_spent_before_it_died_is_remembered() -> None:
    broker = Broker(agent=Agent("done"))
    Scene(call="ledger.note_used").play(broker)
    assert broker.head().spend_usd == 2 * 0.5


@pytest.mark.parametrize("call", ["ledger.claim", "ledger.commit_effect"])
def test_a_worker_that_died_is_on_the_timeline(call: str) -> None:
    broker = Broker(agent=Agent("done"))
    Scene(call=call).play(broker)
    assert broker.events() == [("attempt.lost", "WORKER_LOST")]


def test_an_effect_in_doubt_that_nothing_can_verify_is_held_for_a_person() -> None:
    done: list[str] = []

    def charge(_job: Job, run: Run) -> Any:
        return run.effect("card.charged", key="order-7", do=lambda: done.append("charged") or "ch_1")  # type: ignore[func-returns-value]

    broker = Broker(agent=charge)
    Scene(call="ledger.commit_effect", after=False).play(broker)
    assert ([letter.code for letter in broker.letters], done) == (["EFFECT_IN_DOUBT"], ["charged"])
