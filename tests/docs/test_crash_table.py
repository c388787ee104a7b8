"""The table of crashes in docs/design.md, acted out row by row: the job ends once, and its effect happens once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from lambdas.core.job import Job
from lambdas.core.run import Run
from lambdas.core.signals import Permanent, Transient
from tests.docs.markdown import table
from tests.docs.mortal import Broker, Mortal, again, letters_of
from tests.unit.harness import InMemory

PLACES = [row["the process dies"] for row in table("docs/design.md", "crashes")]


class Agent:
    """Opens a case, which can be verified; then ends as it is told."""

    def __init__(self, ending: str) -> None:
        self.ending = ending
        self.opened = 0

    def __call__(self, _job: Job, run: Run) -> dict[str, bool]:
        run.effect("case.opened", key="cus_1", do=self._open, verify=lambda: "case_1" if self.opened else None)
        if self.ending == "retry" and run.attempt == 1:
            raise Transient("NETWORK", "the line went dead")
        if self.ending == "bury":
            raise Permanent("DOC_PARSE_CORRUPT", "half of it is missing")
        return {"ok": True}

    def _open(self) -> str:
        self.opened += 1
        return "case_1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    act: Callable[["Scene", Broker], None]
    call: str
    after: bool = True
    ending: str = "done"
    letters: tuple[str, ...] = ()

    @property
    def mortal(self) -> Mortal:
        return Mortal(call=self.call, after=self.after)


def in_worker(scene: Scene, broker: Broker) -> None:
    message = broker.world.message("not JSON" if scene.ending == "refuse" else None)
    assert broker.dying(scene.mortal, lambda: broker.world.work(message))
    broker.waiting.append(again(message))


def in_worker_before_it_is_due(scene: Scene, broker: Broker) -> None:
    broker.world.work(broker.world.message())
    broker.collect()
    early = broker.waiting.pop()
    assert broker.dying(scene.mortal, lambda: broker.world.work(early))
    broker.waiting.append(again(early))


def in_intake(scene: Scene, broker: Broker) -> None:
    broker.world.work(broker.world.message())
    broker.collect()
    assert broker.dying(scene.mortal, lambda: broker._take_in(broker.dead[0]))


def in_sweep(scene: Scene, broker: Broker) -> None:
    message = broker.world.message()
    assert broker.dying(Mortal(call="ledger.put_back"), lambda: broker.world.work(message))
    broker.world.later(3 * broker.world.lane.visibility_s)
    assert broker.dying(scene.mortal, broker.world.sweep)


def in_worker_of_an_open_tenant(scene: Scene, broker: Broker) -> None:
    broker.world.trip()
    in_worker(scene, broker)
    broker.world.close()


def in_sweep_that_probes(scene: Scene, broker: Broker) -> None:
    _parked(broker)
    broker.world.later(broker.world.lane.breaker.cool_down_s)
    assert broker.dying(scene.mortal, broker.world.sweep)


def in_worker_of_the_probe(scene: Scene, broker: Broker) -> None:
    _parked(broker)
    broker.world.later(broker.world.lane.breaker.cool_down_s)
    broker.world.sweep()
    broker.collect()
    probe = broker.waiting.pop()
    assert broker.dying(scene.mortal, lambda: broker.world.work(probe))
    broker.waiting.append(again(probe))


def in_sweep_that_releases(scene: Scene, broker: Broker) -> None:
    _parked(broker)
    broker.world.close()
    assert broker.dying(scene.mortal, broker.world.sweep)


def _parked(broker: Broker) -> None:
    broker.world.trip()
    broker.world.work(broker.world.message())


def every_time(scene: Scene, broker: Broker) -> None:
    message = broker.world.message()
    for _ in range(broker.world.lane.max_receive_count - 1):
        assert broker.dying(scene.mortal, lambda one=message: broker.world.work(one))  # type: ignore[misc]
        broker.world.later(broker.world.lane.visibility_s)
        message = again(message)
    broker.waiting.append(message)


BURIED = ("DOC_PARSE_CORRUPT",)
SCENES: dict[str, Scene] = {
    "before the claim": Scene(act=in_worker, call="ledger.claim", after=False),
    "after the claim, or during the run": Scene(act=in_worker, call="ledger.claim"),
    "after an effect's intent, before its commit": Scene(act=in_worker, call="ledger.commit_effect", after=False),
    "after the effect's commit": Scene(act=in_worker, call="ledger.commit_effect"),
    "after head → done": Scene(act=in_worker, call="ledger.finish"),
    "after head → waiting, before the send": Scene(act=in_worker, call="ledger.put_back", ending="retry"),
    "after the send, before the acknowledgement": Scene(act=in_worker, call="queue.send", ending="retry"),
    "after head → dying, before the send": Scene(act=in_worker, call="ledger.give_up", ending="bury", letters=BURIED),
    "after the burial, before the acknowledgement": Scene(
        act=in_worker, call="queue.send", ending="bury", letters=BURIED
    ),
    "a refused message, after its burial": Scene(
        act=in_worker, call="queue.send", ending="refuse", letters=("SCHEMA_INVALID",)
    ),
    "an unrun message, after it was put back": Scene(act=in_worker_before_it_is_due, call="queue.send", ending="retry"),
    "intake, after the snapshot": Scene(act=in_intake, call="store.put", ending="bury", letters=BURIED),
    "intake, after the transaction": Scene(act=in_intake, call="ledger.take_in", ending="bury", letters=BURIED),
    "sweep, after the new ticket": Scene(act=in_sweep, call="ledger.resend", ending="retry"),
    "after head → parked, before the acknowledgement": Scene(act=in_worker_of_an_open_tenant, call="ledger.park"),
    "sweep, after it wrote a probe on its breaker": Scene(act=in_sweep_that_probes, call="breakers.move"),
    "after the probe is done, before the breaker knows": Scene(act=in_worker_of_the_probe, call="ledger.finish"),
    "sweep, after it sent a parked job": Scene(act=in_sweep_that_releases, call="queue.send_many"),
    "`max_receive_count` − 1 times on one job": Scene(
        act=every_time, call="ledger.finish", after=False, letters=("CRASH_LOOP",)
    ),
}


def test_every_row_is_acted_out() -> None:
    assert list(SCENES) == PLACES


@pytest.mark.parametrize("place", PLACES)
def test_a_job_ends_once_whatever_dies(place: str) -> None:
    scene = SCENES[place]
    agent = Agent(scene.ending)
    broker = Broker(world=InMemory(agent=agent))
    scene.act(scene, broker)
    broker.go_on()
    assert tuple(letters_of(broker.world)) == scene.letters
    assert not broker.waiting
    assert not broker.dead
    assert broker.world.breakers.find("tnt_1", "kyc").opened_at is None
    if scene.ending != "refuse":
        assert broker.world.head().status == ("dead" if scene.letters else "done")
        assert agent.opened == 1


@pytest.mark.parametrize("call", ["ledger.claim", "ledger.commit_effect"])
def test_a_worker_that_died_is_on_the_timeline(call: str) -> None:
    broker = Broker(world=InMemory(agent=Agent("done")))
    in_worker(Scene(act=in_worker, call=call), broker)
    broker.go_on()
    assert broker.world.events() == [("attempt.lost", "WORKER_LOST")]


def test_an_effect_in_doubt_that_nothing_can_verify_is_held_for_a_person() -> None:
    done: list[str] = []

    def charge(_job: Job, run: Run) -> Any:
        return run.effect("card.charged", key="order-7", do=lambda: done.append("charged") or "ch_1")  # type: ignore[func-returns-value]

    broker = Broker(world=InMemory(agent=charge))
    in_worker(Scene(act=in_worker, call="ledger.commit_effect", after=False), broker)
    broker.go_on()
    assert (letters_of(broker.world), done) == (["EFFECT_IN_DOUBT"], ["charged"])
