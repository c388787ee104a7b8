"""What waiting promises: a sleep lasts, no signal is lost or taken twice, and what a lane announces is announced."""

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from lambdas.core.model.announcement import Announcement, of_done, of_letter
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.wait import For, Signal
from tests.simulation.world.agents import Attempt
from tests.simulation.world.waits import NOTHING

if TYPE_CHECKING:
    from tests.simulation.world.world import World

Place = tuple[JobKey, str]  # the root, and the name: a replay hears what was said to the job that it replays
SKEW_S = 4.0  # of two clocks, each up to two seconds off
WOKEN_WITHIN_S = 600.0  # by whoever signals, or else by the sweep


class Waits:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._asked_at: dict[tuple[JobKey, str], float] = {}  # by its job and its place in the plan: first
        self._outcomes: dict[tuple[JobKey, str], Any] = {}
        self._tried: dict[Place, set[str]] = defaultdict(set)
        self._accepted: dict[Place, dict[str, float]] = defaultdict(dict)  # by id: since when it is known to be kept
        self.told: dict[str, list[tuple[str, Mapping[str, Any]]]] = defaultdict(list)  # by event id
        self.asleep: set[tuple[JobKey, int]] = set()  # attempts that ended so
        self._numbers = 0

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def number(self) -> int:
        self._numbers += 1
        return self._numbers

    def tried(self, key: JobKey, said: Signal) -> None:
        self._tried[_place(key, said.name)].add(said.signal_id)

    def accepted(self, key: JobKey, said: Signal) -> None:
        self._accepted[_place(key, said.name)].setdefault(said.signal_id, self._world.clock.now)

    def asks(self, at: Attempt, label: str) -> None:
        self._asked_at.setdefault((at.key, label), self._world.clock.now)

    def slept(self, at: Attempt, label: str, seconds: float) -> None:
        lasted = self._world.clock.now - self._asked_at[at.key, label]
        if lasted < seconds - SKEW_S:
            self.broken(f"{at.key} slept for {lasted:.0f} s at {label}, and asked for {seconds:.0f}")

    def heard(self, at: Attempt, label: str, name: str, said: Any, timeout: float) -> None:
        """The same each time that the run comes there, the n-th signal for the n-th wait, and the default only if none
        had come in time.
        """
        place, now = _place(at.root, name), self._world.clock.now
        former = self._outcomes.setdefault((at.key, label), said)
        others = [each for (key, other), each in self._outcomes.items() if key == at.key and other != label]
        until = self._asked_at[at.key, label] + timeout
        in_time = [each for each, came in self._accepted[place].items() if came < until - SKEW_S]
        for applies, why in (
            (former != said, f"heard {former!r} before"),
            (said != NOTHING and said not in self._tried[place], "nobody said so"),
            (said != NOTHING and said in others, "another wait of it had heard that"),
            (said == NOTHING and now < until - SKEW_S, "its time was not over"),
            (said == NOTHING and len(in_time) >= _nth(at, label, name), f"{in_time} had come"),
        ):
            if applies:
                self.broken(f"{at.key} heard {said!r} at {label}, and {why}")

    def suspended(self, was: Head, to: Head) -> None:
        """Nothing is held against it."""
        if (to.failures, to.in_a_row) != (was.failures, was.in_a_row):
            self.broken(f"{to.key} is suspended, and that counts as a failure")
        self.asleep.add((to.key, to.attempt))
        if to.replays is not None and to.waits:
            self._world.promises.redrives.slept.add((to.key, to.redrive_id))

    def each_minute(self) -> None:
        """No wake-up is lost: what a run waits for, and was kept long ago, it has found."""
        for head in self._world.view.heads:
            if head.status is not HeadStatus.WAITING or head.key.job_type not in self._world.lanes:
                continue
            for wait in head.waits if head.suspended_at is not None else ():
                came = sorted(self._accepted[_place(head.root_key, wait.name)].values())
                nth = int(wait.place.rpartition(" ")[2]) if wait.what is For.SIGNAL else 0
                if wait.what is For.SIGNAL and len(came) >= nth and self._long_ago(came[nth - 1]):
                    self.broken(f"{head.key} waits for {wait.name!r} {nth}, which came at {came[nth - 1]:.0f}")

    def _long_ago(self, at: float) -> bool:
        since = self._world.promises.calm_since
        return since is not None and self._world.clock.now - max(at, since) > WOKEN_WITHIN_S

    def announced(self, what: str, detail: Mapping[str, Any]) -> None:
        self.told[detail["event_id"]].append((what, detail))

    def check(self) -> None:
        """What became of each job and letter of a lane that announces it was announced, always in the same words."""
        world = self._world
        done = [of_done(each) for each in world.view.heads if each.status is HeadStatus.DONE]
        born = [of_letter(each, at=each.died_at, born=True) for each in world.audit.born.values()]
        ended = [of_letter(each, at=each.died_at) for each in world.view.letters]
        for each in (*done, *born, *ended):
            if each is not None and each.what in world.lanes[each.job_type].events:
                self._check_told(each)

    def _check_told(self, expected: Announcement) -> None:
        told = self.told.get(expected.event_id, [])
        if not told:
            self.broken(f"{expected.job_id} {expected.letter_id} is {expected.what}, and that was not announced")
        if any((what, detail["job_id"]) != (expected.what, expected.job_id) for what, detail in told):
            self.broken(f"{expected.job_id} {expected.letter_id} is {expected.what}, and was announced as {told}")


def _place(key: JobKey, name: str) -> Place:
    return key, name


def _nth(at: Attempt, label: str, name: str) -> int:
    """Which wait for this name of its plan it is."""
    number = int(label.lstrip("abcdefghijklmnopqrstuvwxyz"))
    return sum(1 for op in at.job.payload["plan"][: number + 1] if op.startswith(f"hear:{name}:"))
