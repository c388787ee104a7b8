"""What long work promises: a question has one answer, and what is gathered is told once, whole and truly."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lambdas.core.model.head import MACHINE, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import Question
from lambdas.core.model.wait import Ended, For
from tests.simulation.world.agents import Attempt
from tests.simulation.world.waits import NOTHING
from tests.support.lane import NOON

if TYPE_CHECKING:
    from tests.simulation.world.world import World

Place = tuple[JobKey, str, str]  # the root, the scope and the key: an answer belongs to these
SKEW_S = 4.0  # of two clocks, each up to two seconds off
WOKEN_WITHIN_S = 600.0  # by whoever answers, or else by the sweep
LOOKED_WITHIN_S = 1800.0  # at jobs that are waited for: each quarter of an hour at the latest
GATHERED_S = 2400.0  # as long as a run of `world.long_work` waits for others


class LongWork:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._asked_at: dict[Place, float] = {}
        self._tried: dict[Place, set[str]] = defaultdict(set)
        self._accepted: dict[Place, dict[str, float]] = defaultdict(
            dict
        )  # by answer: since when it is known to be kept
        self._heard: dict[Place, Any] = {}
        self._begun_at: dict[tuple[JobKey, str], float] = {}  # of what is gathered
        self._told: dict[tuple[JobKey, str], list[tuple[str, str]]] = {}
        self.came: Counter[str] = Counter()  # for whoever asks whether such worlds try what they are for

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def toiled(self, at: Attempt, label: str) -> None:
        self.came["toiled"] += 1

    def asks(self, at: Attempt, label: str) -> None:
        self._asked_at.setdefault((at.root, at.scope, label), self._world.clock.now)
        self.came["asked"] += 1

    def tried(self, root: JobKey, shown: Question, value: str) -> None:
        self._tried[root, shown.scope, shown.key].add(value)

    def accepted(self, root: JobKey, shown: Question, value: str) -> None:
        place = (root, shown.scope, shown.key)
        taken = self._accepted[place]
        taken.setdefault(value, self._world.clock.now)
        self.came["answered"] += 1
        if len(taken) > 1:
            self.broken(f"{root} asked {shown.key} once, and {sorted(taken)} were each taken as its answer")
        if self._heard.get(place, value) != value:
            self.broken(f"{root} was answered {value!r}, and had heard {self._heard[place]!r} at {shown.key}")

    def answered(self, at: Attempt, label: str, said: Any, who: str, timeout: float) -> None:
        """The same in every attempt and replay: what was accepted, or the default if nothing had been in time."""
        place, now = (at.root, at.scope, label), self._world.clock.now
        former = self._heard.setdefault(place, said)
        until = self._asked_at[place] + timeout
        accepted = self._accepted[place]
        in_time = [each for each, came in accepted.items() if came < until - SKEW_S]
        self.came["default" if who == MACHINE else "heard"] += 1
        for applies, why in (
            (former != said, f"heard {former!r} before"),
            (bool(accepted) and said not in accepted, f"{sorted(accepted)} was accepted"),
            (who != MACHINE and said not in self._tried[place], "nobody said so"),
            (who == MACHINE and said != NOTHING, "that is no default"),
            (who == MACHINE and now < until - SKEW_S, "its time was not over"),
            (who == MACHINE and bool(in_time), f"{in_time} had come"),
        ):
            if applies:
                self.broken(f"{at.key} heard {said!r} of {who} at {label}, and {why}")

    def gathers(self, at: Attempt, label: str, named: Sequence[JobKey]) -> None:
        self._begun_at.setdefault((at.key, label), self._world.clock.now)

    def gathered(self, at: Attempt, label: str, named: Sequence[JobKey], ended: Sequence[Ended]) -> None:
        """Each job once and in its place, as it had ended; the same in every attempt."""
        told = [(each.job_id, each.status) for each in ended]
        if [(each.job_type, each.job_id) for each in ended] != [(key.job_type, key.job_id) for key in named]:
            self.broken(f"{at.key} gathered {told} at {label}, and asked for {[key.job_id for key in named]}")
            return
        if (former := self._told.setdefault((at.key, label), told)) != told:
            self.broken(f"{at.key} gathered {told} at {label}, and {former} before")
        over = self._world.clock.now >= self._begun_at[at.key, label] + GATHERED_S - SKEW_S
        for key, each in zip(named, ended, strict=True):
            self.came[f"gathered {each.status}"] += 1
            self._true(at, key, each, over=over)

    def _true(self, at: Attempt, key: JobKey, each: Ended, *, over: bool) -> None:
        family = [head for head in self._world.view.heads if head.root_key == key]
        done = [head for head in family if head.status is HeadStatus.DONE]
        letters = [letter for letter in self._world.audit.born.values() if letter.root == key.job_id]
        said = each.result if isinstance(each.result, dict) else None
        for applies, why in (
            (each.done and not done, "no run of it is done"),
            (each.done and said is not None and said["root"] != key.job_id, f"its result is {str(said)[:60]}"),
            (each.status == "dead" and not letters, "it has no letter"),
            (each.status == "dead" and not each.code, "nothing is said of why"),
            (not each.over and not over, "the time to wait for it was not over"),
            (not each.over and each.result != NOTHING, f"its result is {each.result!r}"),
        ):
            if applies:
                self.broken(f"{at.key} was told that {key} is {each.status}, and {why}")

    def each_minute(self) -> None:
        """No wake-up is lost: what was answered long ago is heard, and what has ended long ago is told."""
        for head in self._world.view.heads:
            asleep = head.status is HeadStatus.WAITING and head.suspended_at is not None
            if not asleep or head.key.job_type not in self._world.lanes:
                continue
            for wait in head.waits:
                came = self._accepted[head.root_key, head.scope, wait.name].values()
                if wait.what is For.ANSWER and came and self._long_ago(min(came), WOKEN_WITHIN_S):
                    self.broken(f"{head.key} waits for {wait.name}, which was answered at {min(came):.0f}")
                if wait.what is For.JOBS and self._long_ago((wait.until - NOON).total_seconds(), LOOKED_WITHIN_S):
                    self.broken(f"{head.key} waits for {wait.name}, and was to until {wait.until}")

    def _long_ago(self, at: float, within: float) -> bool:
        since = self._world.promises.calm_since
        return since is not None and self._world.clock.now - max(at, since) > within

    def check(self) -> None:
        """Who is done has heard and gathered all that its plan asks for."""
        for head in self._world.view.heads:
            if head.status is not HeadStatus.DONE:
                continue
            at = self._world.promises.runs.attempts.get((head.key, head.attempt))
            for number, op in enumerate(at.job.payload["plan"]) if at is not None else ():
                name = op.partition(":")[0]
                if name == "ask" and (head.root_key, head.scope, f"ask{number}") not in self._heard:
                    self.broken(f"{head.key} is done, and never heard an answer at ask{number}")
                if name == "gather" and (head.key, f"gather{number}") not in self._told:
                    self.broken(f"{head.key} is done, and never gathered at gather{number}")
