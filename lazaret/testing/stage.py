"""A stage for an agent: the real worker, intake, sweep and redrives of one lane, in this process, on its own clock.

Nothing waits: a backoff of an hour is over at once. Only what the agent itself does takes time.
"""

import importlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import lanes_from
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Job, JobKey, Message, job_in
from lambdas.core.model.letter import Way
from lambdas.core.model.question import Question
from lambdas.core.model.wait import For, Signal
from lambdas.core.operate.signal import Said, Signaller, answer, signal
from lazaret.testing.broker import SETTLED, NotSettled
from lazaret.testing.crash import Life, NamedLife, NeverReached
from lazaret.testing.outcome import Outcome, outcome_of
from lazaret.testing.quarantine import Quarantine
from lazaret.testing.surroundings import rehearsed_secrets, surroundings
from lazaret.testing.watched import Deeds, WatchedRun

Agent = Callable[[Job, Run], Any]

TENANT, JOB_TYPE = "tnt_1", "rehearsed"
MOST_ROUNDS = 20_000  # deliveries and sweeps, before a job counts as going round for ever
_NAMED = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


_FOR_SOMEBODY = frozenset({For.SIGNAL, For.ANSWER})


class _NoBeats:
    def ask(self, beat: str) -> None:
        """The stage sweeps each minute anyway."""


class NotSent(AssertionError):
    """The redrive skipped the letter. The sentence says why."""


class Stage:
    """`agent` is a function, or its name as in lanes.toml; `lane` has the keys of a lane's table there."""

    def __init__(
        self, agent: Agent | str, *, lane: Lane | Mapping[str, Any] | None = None, job_type: str = JOB_TYPE
    ) -> None:
        self.lane = lane if isinstance(lane, Lane) else lane_of(agent, lane or {}, job_type)
        self.version = "v1"
        self.deeds = Deeds(is_dead=lambda: self.quarantine.life.over)
        self._began = datetime.now(UTC).replace(microsecond=0)  # so that an agent may compare its deadline with it
        self._agents: dict[str, Agent] = {} if isinstance(agent, str) else {self.lane.agent: agent}
        self._jobs = 0
        self.quarantine = Quarantine(lane=self.lane, agent=self._run, now=self._began)
        self.quarantine.agent_named = self._watched
        self.quarantine.secrets = rehearsed_secrets(self.lane, lambda: self.quarantine.now)
        self.quarantine.others[self.lane.job_type] = self.quarantine.queue
        self.quarantine.versions.versions[self.lane.job_type] = self.version
        # Of a lane whose redrives need a second person.
        self.quarantine.answer = {"approved": True, "by": "a second person", "why": "rehearsed"}

    def send(self, payload: Mapping[str, Any], *, tenant: str = TENANT, job_id: str = "", **envelope: Any) -> JobKey:
        """Put a job into the lane's queue, as a producer does. Nothing runs yet."""
        self._jobs += 1
        key = JobKey(tenant_id=tenant, job_type=self.lane.job_type, job_id=job_id or f"job_{self._jobs}")
        named = {"tenant_id": key.tenant_id, "job_type": key.job_type, "job_id": key.job_id}
        body = json.dumps({**named, "payload": dict(payload), **envelope})
        self.quarantine.enqueue(self.quarantine.message(body, group=tenant))
        return key

    def run(self) -> None:
        """Until every job has ended, is parked behind an open breaker, or waits for somebody.

        `later` lets a breaker cool down and a wait end, `signal` and `answer` wake who waits for that. Sleep passes by
        itself.
        """
        with surroundings(self.lane):
            for _ in range(MOST_ROUNDS):
                if not self._moves():
                    return
                self.quarantine.tick()
        raise NotSettled(f"after {MOST_ROUNDS} rounds: {[head.status for head in self._heads()]}")

    def run_answering(self, key: JobKey, answers: Mapping[str, Any]) -> None:
        """The same. A question is answered by its key, a wait for a signal by the name of the signal."""
        self.run()
        while self._answered(key, answers):
            self.run()

    def later(self, seconds: float) -> None:
        """Let time pass: messages are delivered when they are due, and the sweep runs each minute."""
        until = self.quarantine.now + timedelta(seconds=seconds)
        with surroundings(self.lane):
            while self.quarantine.now < until:
                self.quarantine.pass_time(min(60.0, (until - self.quarantine.now).total_seconds()))

    def signal(self, key: JobKey, name: str, value: Any = None, *, signal_id: str = "") -> str:
        """Tell a job something, as the API does: kept, woke, known or late. Nothing runs yet."""
        stage = self.quarantine
        said = Signal(signal_id=signal_id or stage.new_id(), name=name, at=stage.now, who="rehearsal", value=value)
        came = signal(self._signaller(), key, said).came
        stage.collect()
        return came.value

    def answer(self, key: JobKey, question: str, value: Any, *, why: str = "", who: str = "rehearsal") -> str:
        """Answer what a job asks under this key, as an operator does by the API. Nothing runs yet."""
        asked = next((each.digest for each in self.questions(key) if each.key == question), "")
        said = Said(key=question, answer=value, digest=asked, who=who, why=why, operator=True)
        came = answer(self._signaller(), key, said).came
        self.quarantine.collect()
        return came.value

    def questions(self, key: JobKey) -> tuple[Question, ...]:
        """What the job, or whichever job it is a replay of, has asked: the first one first."""
        head = self.quarantine.ledger.head(key)
        return tuple(self.quarantine.ledger.questions(head.root_key)) if head is not None else ()

    def _signaller(self) -> Signaller:
        stage = self.quarantine
        return Signaller(
            lanes={self.lane.job_type: self.lane},
            ledger=stage.ledger,
            queue_of=lambda _job_type: stage.queue,
            beats=_NoBeats(),
            clock=lambda: stage.now,
            new_id=stage.new_id,
        )

    def deploy(self, agent: Agent) -> None:
        """The lane has another agent from now on, and with it another version."""
        self._agents[self.lane.agent] = agent
        self.version = self.quarantine.version = f"v{int(self.version[1:]) + 1}"
        self.quarantine.versions.versions[self.lane.job_type] = self.version

    def breaker(self, tenant: str = TENANT) -> str:
        """closed, open or half_open."""
        found = self.quarantine.breakers.find(tenant, self.lane.job_type)
        return found.state(self.quarantine.now).value

    def outcome(self, key: JobKey) -> Outcome:
        head = self.quarantine.ledger.head(key)
        if head is None:
            raise LookupError(f"no worker has seen {key} yet: call run() first")
        return outcome_of(self, head, self.deeds, self._began)

    def rehearse(
        self,
        payload: Mapping[str, Any],
        *,
        crash: str | Sequence[str] = (),
        tenant: str = TENANT,
        answers: Mapping[str, Any] | None = None,
        **envelope: Any,
    ) -> Outcome:
        """One job from its message to its end. `crash` names the calls at which its workers die, one after another.

        `answers` has what is answered to its questions, by their keys, and what it is told, by the signals' names.
        """
        points = [crash] if isinstance(crash, str) else list(crash)
        lives = [NamedLife(point=point) for point in points]
        key = self.send(payload, tenant=tenant, **envelope)
        self.live(*lives)
        self.run_answering(key, answers or {})
        for life in lives:
            if not life.over:
                raise NeverReached(life.point, life.seen)
        return self.outcome(key)

    def _answered(self, key: JobKey, answers: Mapping[str, Any]) -> bool:
        """Whatever it waits for now. Asked anew, it is answered anew."""
        head = self.quarantine.ledger.head(key)
        waits = [wait for wait in head.waits if wait.what in _FOR_SOMEBODY] if head and head.waits_for else []
        known = [wait for wait in waits if wait.name in answers]
        for wait in known:
            say: Callable[[JobKey, str, Any], str] = self.answer if wait.what is For.ANSWER else self.signal
            say(key, wait.name, answers[wait.name])
        return known != []

    def live(self, *lives: Life) -> None:
        """The lives of the processes from now on: when one has died, the next one is its successor's."""
        first, *rest = lives or (Life(),)
        self.quarantine.life, self.quarantine.lives = first, rest

    def redrive(
        self, dead: Outcome, way: Way, *, agent: Agent | None = None, reason: str = "rehearsed", **asked: Any
    ) -> Outcome:
        """As an operator does it, by the real redrive. `asked` has the keys of a redrive's input: fixed, patch, scope …

        With `agent` another version is deployed first. Raise `NotSent` if the letter is not safe to send.
        """
        if dead.letter is None:
            raise LookupError(f"{dead} has no letter to {way.value}")
        if agent is not None:
            self.deploy(agent)
        given = {"action": way.value, "job_type": self.lane.job_type, "filter": {"letter_ids": [dead.letter.letter_id]}}
        with surroundings(self.lane):
            output = self.quarantine.drive({**given, "reason": reason, "operator": "rehearsal", "canary": 1, **asked})
        if not output["replayed"]:
            raise NotSent(f"{dead.letter.code} was not sent: {output['why_skipped'] or output['reason']}")
        self.run()
        return self.outcome(self._sent_again(dead.letter.letter_id).key)

    def _sent_again(self, letter_id: str) -> Head:
        return next(head for head in self._heads() if head.replays and head.replays.letter_id == letter_id)

    def _heads(self) -> list[Head]:
        return list(self.quarantine.ledger.heads.values())

    def _moves(self) -> bool:
        resting = (*SETTLED, HeadStatus.PARKED)
        heads = self._heads()
        patient = [head for head in heads if self._waits_for_somebody(head)]
        # Whoever was woken has left the message behind that was to wake it later: nobody waits for that one, nor for
        # the one that a dead worker left behind, of a job that waits by now.
        known = {head.ticket for head in heads} - {head.ticket for head in patient}
        begun = {head.key for head in patient}
        messages = [
            each
            for _, each in self.quarantine.waiting
            if (each.ticket in known if each.ticket else self._key_of(each) not in begun)
        ]
        under_way = sum(head.status not in resting for head in heads)
        return bool(messages or self.quarantine.dead_waiting) or under_way > len(patient)

    def _key_of(self, message: Message) -> JobKey | None:
        job = job_in(message.body, job_type=self.lane.job_type)
        return job.key if job is not None else None

    def _waits_for_somebody(self, head: Head) -> bool:
        """And its time is not over yet."""
        return head.waits_for in _FOR_SOMEBODY and head.due_at is not None and head.due_at > self.quarantine.now

    def _watched(self, name: str) -> Agent:
        agent = self._agents.get(name) or imported(name)
        return lambda job, run: agent(job, WatchedRun(run, self.deeds))

    def _run(self, job: Job, run: Run) -> Any:
        return self._watched(self.lane.agent)(job, run)


def lane_of(agent: Agent | str, table: Mapping[str, Any], job_type: str) -> Lane:
    """Read as lanes.toml is, so a key that is wrong there is wrong here."""
    name = agent if isinstance(agent, str) else f"{agent.__module__}:{getattr(agent, '__name__', '')}"
    name = name if _NAMED.fullmatch(name) else "rehearsed:agent"
    others = {target: {"agent": name} for target in table.get("enqueues", ())}
    return lanes_from({**others, job_type: {"agent": name, **table}}, source=f"the lane of {name}")[job_type]


def imported(name: str) -> Agent:
    module, _, function = name.partition(":")
    agent: Agent = getattr(importlib.import_module(module), function)
    return agent


def rehearse(
    agent: Agent | str,
    payload: Mapping[str, Any],
    *,
    lane: Lane | Mapping[str, Any] | None = None,
    crash: str | Sequence[str] = (),
    answers: Mapping[str, Any] | None = None,
    **envelope: Any,
) -> Outcome:
    """Run one job of an agent to its end, with every retry, and tell how it ended. Milliseconds, and no AWS."""
    return Stage(agent, lane=lane).rehearse(payload, crash=crash, answers=answers, **envelope)
