"""A process may die before or after every call it makes: nothing is lost, and no committed effect happens twice."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from lambdas.core.head import HeadStatus
from lambdas.core.job import Job
from lambdas.core.letter import EffectStatus, LetterStatus
from lambdas.core.run import Run
from lambdas.core.signals import Permanent, Transient
from lambdas.core.taxonomy import Code
from tests.unit.broker import Broker, Life

Journey = Callable[["World"], Any]


class World:
    """The outside: what really happened there, and what a verify finds."""

    def __init__(self, broker: Broker) -> None:
        self.broker = broker
        self.happened: Counter[str] = Counter()

    def act(self, name: str) -> str:
        """A process may also die while it acts, before or after the world has changed."""

        def change() -> str:
            self.happened[name] += 1
            return name

        changed: str = self.broker.life.around(change)
        return changed

    def find(self, name: str) -> str | None:
        return name if self.happened[name] else None


def three_steps_two_effects(world: World, *, verify: bool, ending: Callable[[Run], Any]) -> Any:
    def agent(_job: Job, run: Run) -> Any:
        run.step("read", lambda: 1)
        run.effect("case", key="k", do=world.act, args=("case",), verify=world.find if verify else None)
        run.step("think", lambda: 2)
        run.effect("mail", key="k", do=world.act, args=("mail",), verify=world.find if verify else None)
        run.step("write", lambda: 3)
        return ending(run)

    return agent


def done(_run: Run) -> dict[str, bool]:
    return {"ok": True}


def flaky(run: Run) -> dict[str, bool]:
    if run.attempt == 1:
        raise Transient("NETWORK", "a hiccup")
    return {"ok": True}


def fatal(_run: Run) -> None:
    raise Permanent("DOC_PARSE_CORRUPT", "broken")


ENDINGS = {"done": done, "flaky": flaky, "fatal": fatal}


def played(ending: str, *, verify: bool, life: Life) -> tuple[Broker, World]:
    broker = Broker(life=life)
    world = World(broker)
    broker.agent = three_steps_two_effects(world, verify=verify, ending=ENDINGS[ending])
    broker.enqueue(broker.message())
    broker.run_until_settled()
    return broker, world


def calls_of(ending: str, *, verify: bool) -> int:
    """How many moments to die at the journey has, counted by living through it."""
    life = Life()
    played(ending, verify=verify, life=life)
    return life.calls


MOMENTS = [
    (ending, verify, number, after)
    for ending in ENDINGS
    for verify in (True, False)
    for number in range(1, calls_of(ending, verify=verify) + 1)
    for after in (False, True)
]


@pytest.mark.parametrize(("ending", "verify", "number", "after"), MOMENTS)
def test_whenever_the_process_dies_nothing_is_lost_and_nothing_happens_twice(
    ending: str, verify: bool, number: int, after: bool
) -> None:
    broker, world = played(ending, verify=verify, life=Life(dies_at=number, after=after))
    head = broker.head()
    assert head.status in (HeadStatus.DONE, HeadStatus.DEAD)
    assert all(times == 1 for times in world.happened.values()), world.happened
    if head.status is HeadStatus.DONE:
        assert ending != "fatal"
        assert world.happened == {"case": 1, "mail": 1}
        assert broker.letters == []
        return
    [letter] = broker.letters
    if letter.code == Code.EFFECT_IN_DOUBT:
        assert not verify, "a verify would have settled it"
        in_doubt = [effect.action for effect in letter.effects if effect.status is EffectStatus.INTENT]
        assert len(in_doubt) == 1, "exactly the effect that was in flight"
        assert letter.status is LetterStatus.HELD
    else:
        assert (ending, letter.code) == ("fatal", "DOC_PARSE_CORRUPT")


def test_there_are_many_moments_to_die_at() -> None:
    assert len(MOMENTS) > 150
